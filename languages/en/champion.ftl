# The page about who has won.

champion-final-table = { $ground ->
   *[table] The final table
    [field] The final field
}
champion-place-column = Place
champion-vp-column = { $points ->
   *[vp] VP in the final
    [hexes] Hexes in the final
}
champion-all-standings = All standings
