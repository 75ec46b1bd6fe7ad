seats-none-yet = Todavía no hay asientos públicos
seats-none-yet-hint = Aparecen aquí para todo el mundo a la vez, en cuanto el organizador publica una ronda.
seats-about-the-tournament = Sobre el torneo
seats-by-table-link = { $ground ->
   *[table] Por mesas
    [field] Por campos
}
seats-by-table-heading = { $ground ->
   *[table] Por mesas
    [field] Por campos
}
seats-by-name-heading = Por nombres
seats-by-name-caption = { $round }: asientos por nombre
seats-board = El tablero de esta ronda
seats-round-over = Esta ronda ha terminado
seats-seat-of = Asiento de { $name }
seats-seat = { $ground ->
   *[table] Mesa { $table }, posición { $position }
    [field] Campo { $table }, posición { $position }
}
seats-position-column = Pos.
seats-position-column-whole = Posición de elección

seats-rounds = Rondas
seats-find-player = { $entrant ->
   *[player] Buscar un jugador
    [team] Buscar un equipo
}
seats-find = Buscar
seats-show-all = Mostrar todo
seats-shown-of-all = {"{"}shown{"}"} de {"{"}all{"}"}
seats-nobody-found = En esta ronda nadie se llama así. Revisa la ortografía, o busca una parte.
