stream-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
stream-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } SP
    }
    [hexes] { $count ->
        [one] { $count } Hexfeld
       *[other] { $count } Hexfelder
    }
}
stream-table-of-stage = { $ground ->
   *[table] Tisch { $number }
    [field] Feld { $number }
}
