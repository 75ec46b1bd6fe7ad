common-player = { $entrant ->
   *[player] Jugador
    [team] Equipo
}
common-table = { $ground ->
   *[table] Mesa
    [field] Campo
}
common-table-numbered = { $ground ->
   *[table] Mesa { $number }
    [field] Campo { $number }
}
common-points = { $points ->
   *[vp] PV
    [hexes] Hexágonos
}
common-share = { $points ->
   *[vp] PV%
    [hexes] Hex.%
}
common-points-counted = { $points ->
   *[vp] { $count } PV
    [hexes] { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }
}
