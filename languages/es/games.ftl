games-staff-play-elsewhere = Esta es la página de un jugador. Como parte del personal, anotas los pasos en la página de la mesa.
games-over = { $ground ->
   *[table] La partida ha terminado. Su resultado está en la hoja de resultados de tu mesa, donde todo el mundo la firma.
    [field] La partida ha terminado. Su resultado está en la hoja de resultados de tu campo, donde todo el mundo la firma.
}
games-none-yet = { $ground ->
   *[table] En tu mesa todavía no ha empezado ninguna partida. En cuanto alguien del personal la empiece, estará aquí.
    [field] En tu campo todavía no ha empezado ninguna partida. En cuanto alguien del personal la empiece, estará aquí.
}
games-back-to-own-page = Volver a tu página
games-only-to-look = Solo para mirar

games-has-won = { $name } ha ganado
games-turn-of = Turno de { $name }
games-your-turn = Es tu turno
games-act-for = Actuar por { $name }
games-end-turn = Terminar el turno de { $name }
games-you = (tú)

games-log-heading = Qué ha pasado
games-log-empty = Todavía nada. Cada paso se anota aquí.
games-log-before = Qué pasó antes
games-take-back = Deshacer el paso { $number }
games-taken-back = Se deshizo el paso { $number }.
games-how-link = Cómo se juega aquí
games-own-dice = Los dados se tiraron en la mesa.
games-thrown = Reeve sacó { $dice } con la semilla { $seed }.
games-meanwhile = Alguien se ha adelantado y ha cambiado esta partida. Tu paso no se ha dado. Recarga la página.
games-meanwhile-told = Alguien se ha adelantado: { $steps } Tu paso no se ha dado. Revisa la partida antes de seguir.

games-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
games-of-seats = { $between ->
    [or] { $least } o { $most }
   *[to] de { $least } a { $most }
}
games-seats = { $seats } { $entrant ->
   *[player] jugadores
    [team] equipos
} { $ground ->
   *[table] por mesa: tan pocas mesas como sea posible, y con una diferencia de uno como máximo entre ellas.
    [field] por campo: tan pocos campos como sea posible, y con una diferencia de uno como máximo entre ellos.
}
games-vp-win = { $count ->
    [one] Se gana con { $count } PV.
   *[other] Se gana con { $count } PV.
}
