standings-none-yet = Pas encore de classement
standings-about-the-tournament = À propos du tournoi
standings-caption = Classement
standings-deciding-number = Le nombre décisif est souligné.
standings-in-pictures = Les résultats en images, ronde par ronde
standings-share-result = Partager ce résultat
standings-up = { $count ->
    [one] monte de { $count } rang depuis la dernière ronde
   *[other] monte de { $count } rangs depuis la dernière ronde
}
standings-down = { $count ->
    [one] descend de { $count } rang depuis la dernière ronde
   *[other] descend de { $count } rangs depuis la dernière ronde
}
standings-moves-with-sheets = Le classement est mis à jour à chaque feuille de résultats signée.
standings-moves-with-rounds = Le classement est mis à jour quand une ronde est close.
standings-games-on = Les premières parties sont en cours.
standings-games-ahead = Les parties n’ont pas commencé.
standings-final-day-on = Les premières parties de la journée finale sont en cours. Jusqu’à leur fin, le classement de la série vaut.
standings-final-day-ahead = Les parties de la journée finale n’ont pas commencé. Jusqu’à la fin des premières, le classement de la série vaut.
standings-basis-closed = { $stage ->
   *[prelim] Après la ronde { $round } sur { $rounds }, close à { $clock }.
    [semi] Après les demi-finales, closes à { $clock }.
    [final] Après la finale, close à { $clock }.
}
standings-basis-complete = { $stage ->
   *[prelim] Après la ronde { $round } sur { $rounds }, pas encore close.
    [semi] Après les demi-finales, pas encore closes.
    [final] Après la finale, pas encore close.
}
standings-basis-partly = { $stage ->
   *[prelim] { $signed ->
        [one] Pendant la ronde { $round } sur { $rounds } : { $signed } feuille de résultats sur { $tables } est signée et compte.
       *[other] Pendant la ronde { $round } sur { $rounds } : { $signed } feuilles de résultats sur { $tables } sont signées et comptent.
    }
    [semi] { $signed ->
        [one] Pendant les demi-finales : { $signed } feuille de résultats sur { $tables } est signée et compte.
       *[other] Pendant les demi-finales : { $signed } feuilles de résultats sur { $tables } sont signées et comptent.
    }
    [final] { $signed ->
        [one] Pendant la finale : { $signed } feuille de résultats sur { $tables } est signée et compte.
       *[other] Pendant la finale : { $signed } feuilles de résultats sur { $tables } sont signées et comptent.
    }
}
standings-basis-without-final = La finale ne compte pas dans ces colonnes.

standings-find-player = { $entrant ->
   *[player] Chercher un joueur
    [team] Chercher une équipe
}
standings-rank-column = Rang
standings-points-column = Pts
standings-points-column-whole = Points de place
standings-wins-column = V
standings-wins-column-whole = Parties gagnées
standings-seconds-column = 2es
standings-thirds-column = 3es
standings-games-column = Parties
standings-why-column = Pourquoi ce rang
standings-why-open = Pourquoi
standings-qualified = se qualifie
standings-lot = tirage <b>{ $lot }</b>

standings-line-seated = { $stage ->
    [semi] Au-dessus de cette ligne : en demi-finales
   *[final] Au-dessus de cette ligne : en finale
}
standings-line-so-far = { $stage ->
    [semi] Au-dessus de cette ligne : en demi-finales, pour l’instant
   *[final] Au-dessus de cette ligne : en finale, pour l’instant
}
standings-line-goes-on = { $stage ->
    [semi] Au-dessus de cette ligne : qualification pour les demi-finales
   *[final] Au-dessus de cette ligne : qualification pour la finale
}
standings-line-tied = { $places ->
    [one] { $line } ; { $players ->
       *[other] { $players } joueurs partagent le rang { $rank }, et l’un d’eux se qualifie : le tirage au sort décide
    }
   *[other] { $line } ; { $players ->
       *[other] { $players } joueurs partagent le rang { $rank }, et { $places } d’entre eux se qualifient : le tirage au sort décide
    }
}
standings-line-by-lot = { $line } ; à égalité sur tout ce qui a été joué, départage par tirage au sort
standings-line-level = { $line } ; à égalité de { $equal }, départage : { $criterion }
standings-link-points = points
standings-link-wins = victoires
standings-link-vp = PV
standings-link-share = PV%
standings-link-seconds = deuxièmes places
standings-link-thirds = troisièmes places

standings-disqualified = Disqualification
standings-disqualified-under = Disqualification ({ $clause })
standings-short-first = En tête
standings-short-shared = Partage le rang
standings-short-champion = Titre : finale gagnée, { $vp } PV
standings-short-won-final = Finale gagnée, { $vp } PV
standings-short-champion-after = Titre : le vainqueur de la finale est disqualifié
standings-short-first-after = En tête : le vainqueur de la finale est disqualifié
standings-short-finalist = { $place } de la finale, { $vp } PV
standings-short-in-final = { $vp } PV
standings-short-finalist-then = { $result } ; { $behind }
standings-short-points = { $worth } points contre { $worth-above }
standings-short-wins = { $count ->
    [one] { $count } victoire de moins
   *[other] { $count } victoires de moins
}
standings-short-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV de moins
    }
    [hexes] { $count ->
        [one] { $count } tuile de moins
       *[other] { $count } tuiles de moins
    }
}
standings-short-share = { $points ->
   *[vp] { $percent } PV% de moins
    [hexes] { $percent } Tuiles% de moins
}
standings-short-seconds = { $count ->
    [one] { $count } deuxième place de moins
   *[other] { $count } deuxièmes places de moins
}
standings-short-thirds = { $count ->
    [one] { $count } troisième place de moins
   *[other] { $count } troisièmes places de moins
}
standings-short-vp-in-final = { $count ->
   *[other] { $count } PV de moins en finale
}
standings-short-not-won-final = { $begins ->
    [small] n’a pas gagné la finale
   *[capital] N’a pas gagné la finale
}
standings-short-not-in-final = { $begins ->
    [small] pas en finale
   *[capital] Pas en finale
}
standings-short-not-won-semi-final = { $begins ->
    [small] n’a pas gagné de demi-finale
   *[capital] N’a pas gagné de demi-finale
}
standings-short-lost-semi-final = { $begins ->
    [small] a perdu la demi-finale
   *[capital] A perdu la demi-finale
}
standings-short-not-in-semi-finals = { $begins ->
    [small] pas en demi-finales
   *[capital] Pas en demi-finales
}
standings-short-lot = { $begins ->
    [small] par tirage au sort
   *[capital] Par tirage au sort
}
standings-short-rank-before = { $begins ->
    [small] par le rang après les parties préliminaires
   *[capital] Par le rang après les parties préliminaires
}
standings-short-rank-in-series = { $begins ->
    [small] par le rang dans la série
   *[capital] Par le rang dans la série
}
standings-short-shared-too = partage le rang

standings-why-withdrew = Retrait ; les résultats obtenus comptent toujours.
standings-why-disqualified = Disqualification par un arbitre (aucun article noté) : en fin de liste, sans rang. Les résultats des adversaires restent.
standings-why-disqualified-under = Disqualification par un arbitre ({ $clause }) : en fin de liste, sans rang. Les résultats des adversaires restent.
standings-why-first-after = Le vainqueur de la finale est disqualifié (1.3.5), et ce joueur est le premier des autres.
standings-to-one-above = Par rapport à la ligne du dessus : { $said }
standings-to-one-below = Par rapport à la ligne du dessous : { $said }
standings-drew-lot = A tiré le numéro { $lot } ; le plus petit numéro est classé devant.

standings-game-told = { $stage ->
   *[prelim] Partie préliminaire { $number }
    [semi] Demi-finale
    [final] Finale
}
standings-round-told = Ronde { $number }
standings-game = { $ground ->
   *[table] { $which }, table { $table } : { $vp } sur { $total } { $points ->
       *[vp] PV
        [hexes] tuiles
    } ({ $seats }) = { $percent } %, { $place }.
    [field] { $which }, terrain { $table } : { $vp } sur { $total } { $points ->
       *[vp] PV
        [hexes] tuiles
    } ({ $seats }) = { $percent } %, { $place }.
}
standings-made-up = { $missing ->
    [1] { $seats }, et { $dummy } pour le quatrième manquant
    [2] { $seats }, et { $dummy } pour chacun des deux manquants
   *[other] { $seats }, et { $dummy } pour chacun des trois manquants
}
standings-stated = { $count } ({ $stated } indiqués, { $count } comptent)
standings-place-at-table = { $place ->
    [1] victoire
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
    [5] cinquième place
   *[other] sixième place
}
standings-place-with-points = { $place } ({ $worth } points)
standings-missed = { $points ->
   *[vp] { $which } : non jouée. Elle ne compte aucune victoire, 0 PV et 0 PV%.
    [hexes] { $which } : non jouée. Elle ne compte aucune victoire, 0 tuile et 0 Tuiles%.
}
standings-missed-with-points = { $points ->
   *[vp] { $which } : non jouée. Elle ne compte aucun point de place, aucune victoire, 0 PV et 0 PV%.
    [hexes] { $which } : non jouée. Elle ne compte aucun point de place, aucune victoire, 0 tuile et 0 Tuiles%.
}
standings-missed-share-kept = { $points ->
   *[vp] { $which } : non jouée. Elle ne compte aucune victoire et 0 PV, et ne change pas le PV%.
    [hexes] { $which } : non jouée. Elle ne compte aucune victoire et 0 tuile, et ne change pas le Tuiles%.
}
standings-missed-share-kept-with-points = { $points ->
   *[vp] { $which } : non jouée. Elle ne compte aucun point de place, aucune victoire et 0 PV, et ne change pas le PV%.
    [hexes] { $which } : non jouée. Elle ne compte aucun point de place, aucune victoire et 0 tuile, et ne change pas le Tuiles%.
}
standings-together = Ensemble : { $sums }.
standings-together-without-final = Ensemble, sans la finale : { $sums }.
standings-brought = { $games ->
    [one] De { $name-event }, l’étape qui compte ({ $games } partie) : { $sums }.
   *[other] De { $name-event }, l’étape qui compte ({ $games } parties) : { $sums }.
}
standings-points-for-places = { $worth } points de place
standings-games-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
standings-share = { $points ->
   *[vp] { $percent } PV%
    [hexes] { $percent } Tuiles%
}
standings-share-as-mean = { $points ->
   *[vp] { $percent } PV% en moyenne des parties
    [hexes] { $percent } Tuiles% en moyenne des parties
}
standings-share-of-all = { $points ->
   *[vp] { $percent } PV% de tous les PV à ces tables
    [hexes] { $percent } Tuiles% de toutes les tuiles à ces tables
}
standings-second-places = { $count ->
    [one] { $count } deuxième place
   *[other] { $count } deuxièmes places
}
standings-third-places = { $count ->
    [one] { $count } troisième place
   *[other] { $count } troisièmes places
}

standings-both-have = Les deux ont { $equal } ; { $said }
standings-won-final = { $name } a gagné la finale, pas { $name-other }.
standings-has-vp-in-final = { $name } a { $vp } PV en finale, { $name-other } { $vp-other }.
standings-played-final = { $name } a joué la finale, pas { $name-other }.
standings-won-semi-final = { $name } a gagné une demi-finale, pas { $name-other }.
standings-semi-final-to-play = { $name } a encore une demi-finale à jouer, { $name-other } en a perdu une.
standings-in-semi-finals = { $name } joue les demi-finales, pas { $name-other }.
standings-has-points = { $name } a { $worth } points de place, { $name-other } { $worth-other }.
standings-won-games = { $count ->
    [one] { $name } a gagné { $count } partie, { $name-other } { $count-other }.
   *[other] { $name } a gagné { $count } parties, { $name-other } { $count-other }.
}
standings-has-vp = { $points ->
   *[vp] { $count ->
       *[other] { $name } a { $count } PV, { $name-other } { $count-other }.
    }
    [hexes] { $count ->
        [one] { $name } a { $count } tuile, { $name-other } { $count-other }.
       *[other] { $name } a { $count } tuiles, { $name-other } { $count-other }.
    }
}
standings-has-share = { $points ->
   *[vp] { $name } a { $percent } PV%, { $name-other } { $percent-other }.
    [hexes] { $name } a { $percent } Tuiles%, { $name-other } { $percent-other }.
}
standings-has-seconds = { $count ->
    [one] { $name } a { $count } deuxième place, { $name-other } { $count-other }.
   *[other] { $name } a { $count } deuxièmes places, { $name-other } { $count-other }.
}
standings-has-thirds = { $count ->
    [one] { $name } a { $count } troisième place, { $name-other } { $count-other }.
   *[other] { $name } a { $count } troisièmes places, { $name-other } { $count-other }.
}
standings-drew-lots = À égalité sur tout ce qui a été joué ; { $name } a tiré le numéro { $lot }, { $name-other } le numéro { $lot-other }.
standings-ranked-before = { $name } était au rang { $rank } après les parties préliminaires, { $name-other } au rang { $rank-other }.
standings-ranked-in-series = { $name } était au rang { $rank } dans la série, { $name-other } au rang { $rank-other }.
standings-nothing-separates = Rien ne départage { $name } et { $name-other } ; les deux partagent le rang jusqu’au tirage au sort.

standings-lots-heading = Tirage au sort
standings-lots-settle = { $entrant ->
   *[player] Le tirage au sort décide de l’ordre des joueurs à égalité sur tout ce qui a été joué (1.4.2). Le plus petit numéro est classé devant, et un numéro tiré n’est jamais tiré à nouveau.
    [team] Le tirage au sort décide de l’ordre des équipes à égalité sur tout ce qui a été joué (1.4.2). Le plus petit numéro est classé devant, et un numéro tiré n’est jamais tiré à nouveau.
}
standings-shared-ranks = { $count ->
    [one] rang partagé { $ranks }
   *[other] rangs partagés { $ranks }
}
standings-drawn = { $how ->
   *[reeve] Tiré par Reeve le { $at } pour : { $reason }.
    [hand] Tiré à la main le { $at } pour : { $reason }.
}
standings-drawn-from-seed = { $how ->
   *[reeve] Tiré par Reeve le { $at } pour : { $reason }, graine <span class="num nowrap">{ $seed }</span>.
    [hand] Tiré à la main le { $at } pour : { $reason }, graine <span class="num nowrap">{ $seed }</span>.
}
