bracket-none-yet = Pas encore de tables
bracket-none-yet-hint = Tout le monde les voit en même temps, quand l’organisation les publie.
bracket-to-standings = Classement
bracket-final-heading = Finale
bracket-semi-finals-heading = Demi-finales
bracket-table = Table { $number }
bracket-position-column = Pos
bracket-position-column-whole = Position de choix
bracket-player-column = Joueur
bracket-vp-column = PV
bracket-winner-of = Vainqueur de la demi-finale { $table }

bracket-seed = tête de série { $seed }
bracket-rank = rang { $rank }
bracket-rank-in-series = rang { $rank } de la série
bracket-seed-and-rank = tête de série { $seed }, rang { $rank }
bracket-seed-and-rank-in-series = tête de série { $seed }, rang { $rank } de la série
bracket-won-semi-final = a gagné la demi-finale { $table }
bracket-next-in-rank = demi-finale { $table }, suivant au classement

bracket-to-the-final = va en finale
bracket-won = a gagné
bracket-won-this-game = a gagné cette partie
bracket-won-the-final = a gagné la finale
bracket-not-playing = ne joue pas
bracket-will-not-play = Ne jouera pas<span class="vh"> : { $name }</span>

bracket-skipped = Il ne restait que douze joueurs ou moins pour les demi-finales : elles sont supprimées, et les quatre premiers du classement jouent la finale (1.1.7).
bracket-skipped-for-good = La finale a commencé : cela reste, même si quelqu’un revient.
bracket-skipped-for-now = Si plus de douze sont à nouveau là avant son début, les demi-finales se jouent tout de même.
bracket-played-after-all = Il reste à nouveau plus de douze joueurs : les demi-finales se jouent tout de même, et la finale après elles (1.1.7).
bracket-replaced-in-semi-finals = Les 16 premiers du classement ne jouent pas tous ; les suivants sont entrés, et les têtes de série ont avancé (1.1.7).
bracket-not-full = { $tables ->
    [one] Seules { $players } des { $places } places sont prises : { $tables } table a trois joueurs (1.1.7).
   *[other] Seules { $players } des { $places } places sont prises : { $tables } tables ont trois joueurs (1.1.7).
}
bracket-nobody-comes-in = { $gone ->
    [one] { $names-gone } a gagné une demi-finale et ne joue pas la finale ; personne n’entre (1.1.9).
   *[other] { $names-gone } ont gagné des demi-finales et ne jouent pas la finale ; personne n’entre (1.1.9).
}
bracket-comes-in-for-winners = { $gone ->
    [one] { $next ->
        [one] { $names-gone } a gagné une demi-finale et ne joue pas la finale ; { $names-next }, suivant au classement, joue à la place (1.1.9).
       *[other] { $names-gone } a gagné une demi-finale et ne joue pas la finale ; { $names-next }, suivants au classement, jouent à la place (1.1.9).
    }
   *[other] { $next ->
        [one] { $names-gone } ont gagné des demi-finales et ne jouent pas la finale ; { $names-next }, suivant au classement, joue à la place (1.1.9).
       *[other] { $names-gone } ont gagné des demi-finales et ne jouent pas la finale ; { $names-next }, suivants au classement, jouent à la place (1.1.9).
    }
}
bracket-comes-in = { $next ->
    [one] { $names-next } joue la finale comme suivant au classement (1.1.9).
   *[other] { $names-next } jouent la finale comme suivants au classement (1.1.9).
}
bracket-comes-in-for-best = { $next ->
    [one] Les quatre premiers du classement ne jouent pas tous la finale ; { $names-next }, suivant au classement, joue à la place (1.1.9).
   *[other] Les quatre premiers du classement ne jouent pas tous la finale ; { $names-next }, suivants au classement, jouent à la place (1.1.9).
}

bracket-champion = Champion
bracket-winner = Vainqueur
bracket-ranks-first = En tête
bracket-champion-to-be = Finale gagnée
bracket-first-after-disqualification = En tête, car le vainqueur de la finale est disqualifié
bracket-provisional = Provisoire, jusqu’à ce que l’organisation proclame le champion.
bracket-champion-named = { $name }, { $title }
bracket-champion-title = { $name }, champion
bracket-winner-title = { $name }, vainqueur
bracket-champion-preview = { $name } a gagné { $name-tournament }, { $day }, { $name-place }. { $path }
bracket-vp-in-final = { $count ->
   *[other] { $count } PV en finale
}
bracket-players = { $entrant ->
   *[player] { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
    [team] { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    }
}
bracket-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
bracket-path = { $steps }.
bracket-path-seed = Tête de série { $seed }
bracket-path-rank = Rang { $rank } après les parties préliminaires
bracket-path-rank-in-series = Rang { $rank } de la série
bracket-path-semi-final = { $begins ->
    [capital] Demi-finale { $table } gagnée
   *[small] demi-finale { $table } gagnée
}
bracket-path-semi-final-with = { $begins ->
    [capital] Demi-finale { $table } gagnée avec { $vp } PV
   *[small] demi-finale { $table } gagnée avec { $vp } PV
}
bracket-path-final = { $begins ->
    [capital] Finale gagnée avec { $vp } PV
   *[small] finale gagnée avec { $vp } PV
}
bracket-path-after-disqualification = { $begins ->
    [capital] En tête du classement après la disqualification du vainqueur de la finale
   *[small] en tête du classement après la disqualification du vainqueur de la finale
}
