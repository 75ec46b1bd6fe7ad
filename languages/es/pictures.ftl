pictures-same-as-table = Lo mismo como tabla
pictures-as-table = { $title }, como tabla

pictures-after-round = tras la ronda
pictures-ranks = Puestos tras cada ronda

pictures-way-heading = Ronda a ronda
pictures-first-rank = 1.º
pictures-won = ganada
pictures-rank-and-game = Puesto y partida, ronda a ronda
pictures-round-column = Ronda
pictures-place-column = En la mesa
pictures-rank-column = Puesto después
pictures-among-all = { $entrant ->
   *[player] Entre todos los jugadores
    [team] Entre todos los equipos
}
pictures-way-said = { $ranks }.
pictures-way-begins = { $stage ->
   *[prelim] Puesto { $rank } tras la ronda { $number }
    [semi] Puesto { $rank } tras la semifinal
    [final] Puesto { $rank } tras la final
}
pictures-way-goes-on = { $stage ->
   *[prelim] puesto { $rank } tras la ronda { $number }
    [semi] puesto { $rank } tras la semifinal
    [final] puesto { $rank } tras la final
}

pictures-at-end = { $points ->
   *[vp] PV al final de la partida
    [hexes] Hexágonos al final de la partida
}
pictures-by-place = { $points ->
   *[vp] Asientos por puesto y PV
    [hexes] Asientos por puesto y hexágonos
}
pictures-vp-column = { $points ->
   *[vp] { $vp }<span class="vh"> PV</span>
    [hexes] { $vp }<span class="vh"> hexágonos</span>
}
pictures-seats-column = Asientos
pictures-mean-column = { $points ->
   *[vp] PV de media
    [hexes] Hexágonos de media
}

pictures-too-few = muy pocas
pictures-games-column = Partidas
pictures-won-column = Ganadas
pictures-share-column = Parte
pictures-range-column = Margen del 95 %
pictures-equal-column = Si todo fuera igual
pictures-finding-column = Qué dice
