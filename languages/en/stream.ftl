# What is laid over the picture of a stream: as short as can be.

stream-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
stream-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } VP
    }
    [hexes] { $count ->
       *[other] { $count } hexes
    }
}
# Behind the name of a stage, as in “Semi-final · table 3”.
stream-table-of-stage = { $ground ->
   *[table] table { $number }
    [field] field { $number }
}
