common-player = { $entrant ->
   *[player] Speler
    [team] Team
}
common-players = { $entrant ->
   *[player] Spelers
    [team] Teams
}
common-table = { $ground ->
   *[table] Tafel
    [field] Veld
}
common-tables = { $ground ->
   *[table] Tafels
    [field] Velden
}
common-table-numbered = { $ground ->
   *[table] Tafel { $number }
    [field] Veld { $number }
}
common-points = { $points ->
   *[vp] OP
    [hexes] Tegels
}
common-share = { $points ->
   *[vp] OP%
    [hexes] Tegels%
}
common-points-counted = { $points ->
   *[vp] { $count } OP
    [hexes] { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
}
common-position = positie { $number }
