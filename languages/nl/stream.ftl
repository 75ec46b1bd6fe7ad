stream-wins = { $wins ->
    [one] { $wins } gewonnen
   *[other] { $wins } gewonnen
}
stream-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } OP
    }
    [hexes] { $count ->
       *[other] { $count } tegels
    }
}
stream-table-of-stage = { $ground ->
   *[table] tafel { $number }
    [field] veld { $number }
}
