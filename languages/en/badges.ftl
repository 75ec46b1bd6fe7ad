# Small signs beside names and tables.

# Read out before the number of a table in a hexagon.
badges-before-table = { $ground ->
   *[table] Table
    [field] Field
}
# How far the game of a table is, in one word.
badges-table-state = { $state ->
    [waiting] waiting
    [playing] playing
    [submitted] submitted
    [disputed] disputed
   *[signed] signed
}
# A player colour.
badges-colour = { $colour ->
    [red] red
    [blue] blue
    [white] white
   *[orange] orange
}
# Beside a player, or in the place of the VP, whom the record sheet marks absent.
badges-absent = absent
# Beside a player who has left the tournament.
badges-withdrawn = withdrawn
# Beside a player.
badges-disqualified = disqualified
