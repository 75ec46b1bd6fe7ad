common-player = { $entrant ->
   *[player] Speler
    [team] Team
}
common-table = { $ground ->
   *[table] Tafel
    [field] Veld
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
