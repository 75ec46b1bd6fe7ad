seats-none-yet = Aucune place n’est encore publique
seats-none-yet-hint = Elles apparaissent ici pour tout le monde en même temps, dès que l’organisation publie une ronde.
seats-about-the-tournament = À propos du tournoi
seats-by-table-link = { $ground ->
   *[table] Par table
    [field] Par terrain
}
seats-by-table-heading = { $ground ->
   *[table] Par table
    [field] Par terrain
}
seats-by-name-heading = Par nom
seats-by-name-caption = { $round } : les places par nom
seats-board = Le plateau de cette ronde
seats-round-over = Cette ronde est finie
seats-seat-of = Place ({ $name })
seats-seat = { $ground ->
   *[table] Table { $table }, position { $position }
    [field] Terrain { $table }, position { $position }
}
seats-position-column = Pos.
seats-position-column-whole = Position de choix

seats-rounds = Rondes
seats-find-player = { $entrant ->
   *[player] Chercher un joueur
    [team] Chercher une équipe
}
seats-find = Chercher
seats-show-all = Tout afficher
seats-shown-of-all = {"{"}shown{"}"} sur {"{"}all{"}"}
seats-nobody-found = Personne dans cette ronde n’a ce nom. Vérifiez l’orthographe, ou cherchez une partie du nom.
