games-staff-play-elsewhere = C’est la page d’un joueur. En tant que membre du staff, vous notez les actions sur la page de la table.
games-over = { $ground ->
   *[table] La partie est finie. Son résultat est sur la feuille de résultats de votre table, où tout le monde le signe.
    [field] La partie est finie. Son résultat est sur la feuille de résultats de votre terrain, où tout le monde le signe.
}
games-none-yet = { $ground ->
   *[table] Aucune partie n’a encore commencé à votre table. Dès que quelqu’un du staff la commence, elle est ici.
    [field] Aucune partie n’a encore commencé sur votre terrain. Dès que quelqu’un du staff la commence, elle est ici.
}
games-back-to-own-page = Retour à votre page
games-only-to-look = Pour regarder seulement

games-has-won = { $name } a gagné
games-turn-of = À { $name } de jouer
games-your-turn = C’est à vous de jouer
games-act-for = Agir pour { $name }
games-end-turn = Finir le tour ({ $name })
games-you = (vous)

games-log-heading = Ce qui s’est passé
games-log-empty = Rien encore. Chaque action est notée ici.
games-log-before = Ce qui s’est passé avant
games-take-back = Annuler l’action { $number }
games-taken-back = L’action { $number } a été annulée.
games-how-link = Comment ce jeu se joue ici
games-own-dice = Les dés ont été lancés à la table.
games-thrown = Reeve a lancé { $dice } à partir de la graine { $seed }.
games-meanwhile = Quelqu’un d’autre a été plus rapide et a changé cette partie. Votre action n’a pas été prise en compte. Actualisez la page.
games-meanwhile-told = Quelqu’un d’autre a été plus rapide : { $steps } Votre action n’a pas été prise en compte. Regardez où en est la partie avant de continuer.

games-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
games-of-seats = { $between ->
    [or] { $least } ou { $most }
   *[to] { $least } à { $most }
}
games-seats = { $seats } { $entrant ->
   *[player] joueurs
    [team] équipes
} par { $ground ->
   *[table] table : aussi peu de tables que possible, et jamais plus d’un d’écart de l’une à l’autre
    [field] terrain : aussi peu de terrains que possible, et jamais plus d’un d’écart de l’un à l’autre
}.
games-vp-win = { $count ->
   *[other] { $count } PV pour gagner.
}
