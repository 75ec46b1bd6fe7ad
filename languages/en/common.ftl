# Words that stand on many pages by themselves: over columns, on buttons, in labels.

common-player = { $entrant ->
   *[player] Player
    [team] Team
}
common-table = { $ground ->
   *[table] Table
    [field] Field
}
# A table by its number or name.
common-table-numbered = { $ground ->
   *[table] Table { $number }
    [field] Field { $number }
}
# What is counted, over a column.
common-points = { $points ->
   *[vp] VP
    [hexes] Hexes
}
# A share of what was counted, over a column.
common-share = { $points ->
   *[vp] VP%
    [hexes] Hexes%
}
# So many victory points, or what is counted in their place.
common-points-counted = { $points ->
   *[vp] { $count } VP
    [hexes] { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
}