screens-on-your-phone = Sur votre téléphone
screens-code-leads-to = Places, résultats et classement
screens-code-alt = L’adresse sous forme de code à scanner
screens-semi-final-heading = Demi-finale
screens-final-heading = Finale
screens-columns-by-name = { $ground ->
   *[table] Table · Nom · Position
    [field] Terrain · Nom · Position
}
screens-position = pos. { $number }
screens-tables-of = { $ground ->
   *[table] { $stage ->
       *[prelim] Tables de la ronde { $number }
        [semi] Tables des demi-finales
        [final] Tables de la finale
    }
    [field] { $stage ->
       *[prelim] Terrains de la ronde { $number }
        [semi] Terrains des demi-finales
        [final] Terrains de la finale
    }
}
screens-began-at = Début à <b class="num">{ $time }</b>
screens-ends-at = fin à <b class="num">{ $time }</b>
screens-planned-until = prévu jusqu’à <b class="num">{ $time }</b>
screens-minutes-on = {"{n}"} min
screens-still-playing = { $ground ->
   *[table] { $playing ->
        [one] <b class="num">{ $playing }</b> table sur { $tables } joue encore
       *[other] <b class="num">{ $playing }</b> tables sur { $tables } jouent encore
    }
    [field] { $playing ->
        [one] <b class="num">{ $playing }</b> terrain sur { $tables } joue encore
       *[other] <b class="num">{ $playing }</b> terrains sur { $tables } jouent encore
    }
}
screens-every-table-is-done = { $ground ->
   *[table] Toutes les tables ont rendu leur résultat.
    [field] Tous les terrains ont rendu leur résultat.
}
screens-harbors = Une lettre en mer : deux ressources de cette lettre contre une.
screens-game-at-table = { $ground ->
   *[table] Table { $number } : <bdi>{ $head }</bdi>
    [field] Terrain { $number } : <bdi>{ $head }</bdi>
}

screens-row-points = <b>{ $figure }</b> pts
screens-row-wins = { $wins ->
    [one] <b>{ $wins }</b> victoire
   *[other] <b>{ $wins }</b> victoires
}
screens-row-counted = { $points ->
   *[vp] { $count } PV
    [hexes] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
}

screens-lost = Pas de connexion. Cet affichage date de <b class="num"></b>.
screens-page = Page {"{n}"} sur {"{m}"}
screens-page-with-range = Page {"{n}"} sur {"{m}"} : {"{a}"} à {"{z}"}
screens-put-away = Cet écran a été retiré.
screens-thank-you = Merci d’avoir joué.

screens-type-code-intro = Pour le navigateur de la salle. Le code est sur la page « Screens » de l’organisation.
screens-code-label = Code de l’écran
screens-open-button = Ouvrir l’écran
screens-open-another = Ouvrir un autre écran
screens-wrong-code = Aucun écran n’a ce code. Vérifiez-le sur la page de l’organisation ; il a peut-être été renouvelé.

screens-games-are-over = Les parties sont finies. Merci d’avoir joué.
screens-no-board-was-made = { $stage ->
   *[prelim] Aucun plateau n’a été fait pour la ronde { $number }.
    [semi] Aucun plateau n’a été fait pour les demi-finales.
    [final] Aucun plateau n’a été fait pour la finale.
}
screens-awaits-board = Le plateau d’une ronde apparaît ici dès que tout le monde peut le voir.
screens-awaits-games = Une partie s’affiche ici pendant qu’elle se joue et qu’elle est notée action par action.
screens-awaits-standings = Le classement apparaît ici avec les premiers résultats que tout le monde peut voir.
screens-no-later-stages = Il n’y a ici ni demi-finales ni finale.
screens-awaits-final = La finale apparaît ici dès que ses places sont publiées.
screens-awaits-semi-finals = Les demi-finales et la finale apparaissent ici dès que leurs places sont publiées.
screens-awaits-final-after-preliminaries = La finale apparaît ici dès que ses places sont publiées, après les parties préliminaires.
screens-awaits-semi-finals-after-preliminaries = Les demi-finales et la finale apparaissent ici dès que leurs places sont publiées, après les parties préliminaires.
screens-awaits-winner = Le vainqueur est annoncé ici dès que l’organisation le proclame.
screens-series-goes-on = Le classement de la série dit qui se qualifie.
screens-awaits-champion = Le champion est annoncé ici une fois la finale terminée.

screens-moment-to-the-semi-finals = { $stage ->
   *[prelim] La ronde { $number } est finie : place aux demi-finales
    [semi] Les demi-finales sont finies : place aux demi-finales
    [final] La finale est finie : place aux demi-finales
}
screens-moment-to-the-final = { $stage ->
   *[prelim] La ronde { $number } est finie : place à la finale
    [semi] Les demi-finales sont finies : place à la finale
    [final] La finale est finie : place à la finale
}

screens-began = { $stage ->
   *[prelim] La ronde { $number } a commencé à { $since }.
    [semi] Les demi-finales ont commencé à { $since }.
    [final] La finale a commencé à { $since }.
}
screens-began-with-end = { $stage ->
   *[prelim] La ronde { $number } a commencé à { $since } et finit à { $ends }.
    [semi] Les demi-finales ont commencé à { $since } et finissent à { $ends }.
    [final] La finale a commencé à { $since } et finit à { $ends }.
}
screens-clock = { $stage ->
   *[prelim] La ronde { $number } a commencé à { $since }
    [semi] Les demi-finales ont commencé à { $since }
    [final] La finale a commencé à { $since }
} ; { $ground ->
   *[table] { $playing ->
        [0] toutes les tables ont rendu leur résultat
        [one] { $playing } table sur { $tables } joue encore
       *[other] { $playing } tables sur { $tables } jouent encore
    }
    [field] { $playing ->
        [0] tous les terrains ont rendu leur résultat
        [one] { $playing } terrain sur { $tables } joue encore
       *[other] { $playing } terrains sur { $tables } jouent encore
    }
}.
screens-clock-with-end = { $stage ->
   *[prelim] La ronde { $number } a commencé à { $since } et finit à { $ends }
    [semi] Les demi-finales ont commencé à { $since } et finissent à { $ends }
    [final] La finale a commencé à { $since } et finit à { $ends }
} ; { $ground ->
   *[table] { $playing ->
        [0] toutes les tables ont rendu leur résultat
        [one] { $playing } table sur { $tables } joue encore
       *[other] { $playing } tables sur { $tables } jouent encore
    }
    [field] { $playing ->
        [0] tous les terrains ont rendu leur résultat
        [one] { $playing } terrain sur { $tables } joue encore
       *[other] { $playing } terrains sur { $tables } jouent encore
    }
}.
