stream-wins = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
stream-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV
    }
    [hexes] { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }
}
stream-table-of-stage = { $ground ->
   *[table] mesa { $number }
    [field] campo { $number }
}
