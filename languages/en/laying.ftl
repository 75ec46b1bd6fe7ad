# A board that people lay piece by piece, on the page of the staff and on the devices of those who lay.

# A piece as the object of “lays”. $land: forest, pasture and so on.
laying-piece-land = { $land ->
    [forest] a forest
    [pasture] a pasture
    [field] a field
    [hill] a hill
    [mountain] a mountain
   *[desert] a desert
}
# A piece as the object of “lays”. $resource: any, lumber and so on.
laying-piece-harbor = { $resource ->
   *[any] a harbor 3:1
    [lumber] a lumber harbor 2:1
    [wool] a wool harbor 2:1
    [grain] a grain harbor 2:1
    [brick] a brick harbor 2:1
    [ore] an ore harbor 2:1
}
# A piece as the object of “lays”: a number.
laying-piece-chit = { $number ->
    [8] an { $number }
    [11] an { $number }
   *[other] a { $number }
}
# A heading: whose turn it is. $piece: such as “a forest”.
laying-turn = { $name } lays { $piece }
# A heading, where the staff lays. $piece: such as “a forest”.
laying-turn-of-nobody = Lay { $piece }
# A heading: whose turn it is.
laying-choose = { $name } chooses a number, then a place for it
# A heading, where the staff lays.
laying-choose-of-nobody = Choose a piece, then a place for it
# A heading.
laying-all-laid = The board is finished
laying-so-far = { $laid ->
    [0] No piece is laid yet, { $all } to go.
   *[other] { $laid } of { $all } pieces lie.
}
# A button that chooses a piece: its name, and how many there are. $piece: such as “forest”.
laying-left = { $count ->
   *[other] { $piece }, { $count } left
}
# Read out over these buttons.
laying-pieces-left = Pieces that are left
# Read out over the board.
laying-board = The board
# A piece and where it lies. $piece: such as “forest”; $hex: its two numbers.
laying-lies = { $piece } on { $hex }
# A harbor and where it lies.
laying-lies-facing = { $piece } on { $hex }, facing { $faces }
# A line of what was laid: its number, who laid it, and where. $step: such as “forest on 0 1”.
laying-logged = { $number }. { $name }: { $step }
# The same where the staff lays.
laying-logged-of-nobody = { $number }. { $step }
# A button on a place.
laying-there = Lay it on { $hex }
# A button on a place of a harbor.
laying-there-facing = Lay it on { $hex }, facing { $faces }
# A button on a place where the piece can't lie. $why: a sentence.
laying-not-there = Not on { $hex }: { $why }
# A button on a place where a harbor can't lie. $why: a sentence.
laying-not-there-facing = Not on { $hex }, facing { $faces }: { $why }
laying-hint = A plus marks every place where the piece may lie. A dot is a place where it may not; tap it and you read why. With the keyboard, the arrow keys go from place to place.
# Somebody else was faster. $step: such as “29. Ada: 6 on 1 −2”.
laying-meanwhile = Somebody else got there first, so your piece was not laid. The last piece laid is: { $step }
laying-meanwhile-empty = Somebody else got there first, and the board is empty now. Refresh the page.
# On the devices of those who lay, once the board is finished.
laying-thanks = Thank you. Whoever runs the tournament takes it for the round now. Keep it to yourselves until then.
# A heading, over the latest lines.
laying-last = Laid last
# In place of the board.
laying-closed = This board is not laid any further, or the address was closed. Ask whoever runs the tournament.
