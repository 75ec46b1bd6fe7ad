common-player = { $entrant ->
   *[player] Spieler
    [team] Team
}
common-table = { $ground ->
   *[table] Tisch
    [field] Feld
}
common-table-numbered = { $ground ->
   *[table] Tisch { $number }
    [field] Feld { $number }
}
common-points = { $points ->
   *[vp] SP
    [hexes] Hexfelder
}
common-share = { $points ->
   *[vp] SP%
    [hexes] Hex%
}
common-points-counted = { $points ->
   *[vp] { $count } SP
    [hexes] { $count ->
        [one] { $count } Hexfeld
       *[other] { $count } Hexfelder
    }
}
