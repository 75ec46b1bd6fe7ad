stream-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
stream-counted = { $points ->
   *[vp] { $count } PV
    [hexes] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
}
stream-table-of-stage = { $ground ->
   *[table] table { $number }
    [field] terrain { $number }
}
