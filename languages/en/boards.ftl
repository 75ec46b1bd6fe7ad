# Boards of rounds: what they are made of, how they are laid, and what they are worth.

## What lies on a board.

# Of a picture: one letter for each, all of them different. It is that of what the land gives; harbors have the same.
boards-letter = { $land ->
    [forest] L
    [pasture] W
    [field] G
    [hill] B
    [mountain] O
   *[desert] D
}
# What the letters of a picture mean.
boards-legend = L lumber, W wool, G grain, B brick, O ore, D desert.
boards-land = { $land ->
    [forest] forest
    [pasture] pasture
    [field] field
    [hill] hill
    [mountain] mountain
   *[desert] desert
}
boards-resource = { $resource ->
    [lumber] lumber
    [wool] wool
    [grain] grain
    [brick] brick
   *[ore] ore
}
boards-harbor = { $resource ->
   *[any] harbor 3:1
    [lumber] lumber harbor 2:1
    [wool] wool harbor 2:1
    [grain] grain harbor 2:1
    [brick] brick harbor 2:1
    [ore] ore harbor 2:1
}
# On paper: a number on the land of that number.
boards-chit-on = { $chit } on { $land }
# Read out instead of the picture. $stage: prelim, semi, final.
boards-picture-of = { $stage ->
   *[prelim] The board of round { $number }
    [semi] The board of the semi-finals
    [final] The board of the final
}
# Read out instead of a picture that is of no round.
boards-picture = The board
# Read out instead of the picture.
boards-strongest-corners = The same board with its ten strongest corners numbered

## Where a board came from, behind its picture.

boards-kind-standard = The standard island.
boards-kind-free = A free island.
# A choice.
boards-choose-standard = The standard island
# A choice.
boards-choose-free = A free island
boards-made-even = Made as an even board from seed { $seed }.
boards-made = Made from seed { $seed }.
boards-laid-chits-chosen = Laid by people in turn, who chose the numbers. Land and harbors were drawn from seed { $seed }.
boards-laid-drawn = Laid by people in turn. The pieces were drawn from seed { $seed }.
boards-laid-in-turn = Laid by people in turn.
boards-laid-by-hand = Laid by hand.
boards-brought = Brought as a text.

## The page of the boards.

boards-intro = { $ground ->
   *[table] Every table of a round plays the same board, and every round has a new one (2.0.1).
    [field] Every field of a round plays the same board, and every round has a new one (2.0.1).
}
# A heading.
boards-none-yet = No board is shown yet
boards-none-yet-hint = The boards of the rounds appear here, each for everybody at once.
# A button.
boards-about-tournament = About the tournament
# Opens the figures.
boards-worth-of-round = What the board of this round is worth
# A heading.
boards-worth = What it is worth
boards-even = An even board: it keeps all six further rules.
# Over a list of what it breaks.
boards-not-even = Not an even board:
boards-uneven-three-of-a-land = Three hexes of one land meet at a corner.
boards-uneven-two-beside-twelve = The 2 lies beside the 12.
boards-uneven-pips-of-a-resource = A resource has too many or too few pips.
boards-uneven-two-sixes-and-eights = A resource has two of the 6s and 8s.
boards-uneven-pips-of-a-corner = A corner has more than 11 pips.
boards-uneven-own-harbor = A harbor has a dock at a 6 or 8 of its own resource.
# Pips are the dots under a number: in how many of 36 throws it comes.
boards-good-places = { $count ->
    [one] { $count } starting place with 10 pips or more.
   *[other] { $count } starting places with 10 pips or more.
}
boards-pips-of-resources = Pips of the resources
# Over a column.
boards-column-resource = Resource
# Over a column.
boards-column-hexes = Hexes
# Over a column.
boards-column-pips = Pips
# Over a column: pips of a resource for each of its hexes.
boards-column-per-hex = Per hex
# Over a column, read out.
boards-column-bar = The pips as a bar
# Under the picture.
boards-ten-corners-caption = The ten strongest corners.
boards-ten-corners = The ten strongest corners
# Over a column: the number of a corner in the picture.
boards-column-corner = Corner
# Over a column: what a corner gives, such as “lumber 5, ore 4”.
boards-column-gives = Gives
# What a corner gives of one resource.
boards-gives = { $resource ->
    [lumber] lumber { $pips }
    [wool] wool { $pips }
    [grain] grain { $pips }
    [brick] brick { $pips }
   *[ore] ore { $pips }
}
# Opens the text.
boards-as-text = The board as text
boards-as-text-hint = One line for each piece, in the order in which the board was laid. The command <code>reeve board --read</code> reads it too.
# Label of a field. $word: what is typed, which is no text of the language.
boards-type-word = Everybody has seen the board that is there. To change it, type <b>{ $word }</b>

## Why a board or a piece is refused.

# Behind a sentence, in brackets. $code: a word such as chit-taken.
boards-rule = rule { $code }
# Of a text with a board: what is wrong with a line. $code: a word such as chit-taken. $why: a sentence.
boards-fault = line { $line }, rule { $code }: { $why }
# The same as a sentence of its own.
boards-fault-sentence = Line { $line }, rule { $code }: { $why }
boards-unread-not-utf-8 = This line is not UTF-8.
boards-unread-no-line-end = The last line has no line end.
boards-unread-ended-early = The text ends before the board is finished.
boards-unread-empty-line = There is no empty line within a board; one stands between two boards.
boards-unread-no-header = A board begins with the line: reeve board 1.
boards-unread-version = This Reeve reads boards of version 1 only.
boards-unread-no-kind = The second line of a board is: kind standard, or: kind free.
boards-unread-no-seed = A seed is a whole number from 0 to 18446744073709551615; only the word even may follow it, after one space.
boards-unread-no-step = A step is written as land Q R KIND, as harbor Q R faces Q R KIND, or as chit Q R NUMBER, with one space between two words and nothing else.
boards-unread-no-number = Coordinates and chits are whole numbers, written without a plus sign and without zeros in front.
boards-unread-no-such-land = Land is forest, pasture, field, hill, mountain or desert.
boards-unread-no-such-harbor = A harbor is any, lumber, wool, grain, brick or ore.
boards-unread-after-the-end = The board is finished; only an empty line and another board may follow.
boards-unread-not-as-written = Reeve writes this line in another way.
boards-unread-second-board = A second board begins here, and a round has one.
boards-unread-laid = This can't lie here.
# $group: land, harbors, and the chits in their groups.
boards-refused-other-group-due = { $group ->
    [land] 19 hexes of land are due now.
    [harbors] Nine harbors are due now.
    [six-and-eight] The chits 6 and 8 are due now.
    [five-and-nine] The chits 5 and 9 are due now.
   *[other-chits] The chits without 5, 6, 8 and 9 are due now.
}
boards-refused-all-laid = The board is finished.
boards-refused-none-left = All pieces of this kind are laid.
boards-refused-not-in-order = On a standard island land is laid row by row, and each harbor has its place; something else comes next.
boards-refused-first-not-in-centre = The first land of a free island is laid in the middle of the board.
boards-refused-too-far = Land lies at most four hexes from the centre.
boards-refused-land-taken = There is land on this hex already.
boards-refused-touches-no-land = Land has to touch land that is laid.
boards-refused-faces-no-neighbour = A harbor faces a hex beside it.
boards-refused-faces-no-land = A harbor faces land.
boards-refused-harbor-on-land = A harbor lies on the sea.
boards-refused-harbor-taken = There is a harbor on this hex already.
boards-refused-dock-shared = One of its docks belongs to another harbor already.
boards-refused-harbors-touch = It would touch another harbor, and there is still a place where a harbor touches none.
boards-refused-no-such-chit = Chits have the numbers 2 to 12 without 7.
boards-refused-chit-at-sea = A chit lies on land.
boards-refused-chit-on-desert = The desert has no chit.
boards-refused-chit-taken = There is a chit on this hex already.
boards-refused-same-number-beside = A neighbour has the same number.
boards-refused-six-or-eight-beside = No 6 or 8 lies beside a 6 or 8.
boards-refused-corner-too-strong = A corner would have three of 5, 6, 8 and 9.
boards-refused-dead-end = It may lie here, but then the board could not be finished.
boards-refused-end-not-found = It may lie here, but Reeve has not found in time how the board could still be finished then.
# $stage: prelim, semi, final.
boards-round-closed = { $stage ->
   *[prelim] Round { $number } is closed: its games were played on this board, so it stays.
    [semi] The semi-finals is closed: its games were played on this board, so it stays.
    [final] The final is closed: its games were played on this board, so it stays.
}
# $word: what is typed, which is no text of the language.
boards-word-missing = Everybody has seen this board. Type the word “{ $word }” to change it.
# $stage: prelim, semi, final.
boards-used-before = { $stage ->
   *[prelim] Round { $number } has this board already, perhaps turned or mirrored. Each round needs a new one.
    [semi] The semi-finals has this board already, perhaps turned or mirrored. Each round needs a new one.
    [final] The final has this board already, perhaps turned or mirrored. Each round needs a new one.
}
boards-no-text = Paste the text of a board, or choose a file.
boards-no-kind = Choose the standard island or a free one.
boards-no-seed = A seed is a whole number from 0 to 18446744073709551615. Leave it empty for a random one.
# $stage: prelim, semi, final.
boards-laying-under-way = { $stage ->
   *[prelim] A board is being laid for round { $number } already. Finish it, or stop it first.
    [semi] A board is being laid for the semi-finals already. Finish it, or stop it first.
    [final] A board is being laid for the final already. Finish it, or stop it first.
}
boards-nobody-lays = Write who lays, one name on a line.
boards-too-many-lay = { $most ->
   *[other] At most { $most } people take turns.
}
boards-layer-too-long = { $length ->
   *[other] A name has { $length } characters; { $most } are possible.
}
boards-layer-invisible = A name contains an invisible character. Type it again.
boards-not-drawn = Another piece was drawn. Lay that one.
boards-nothing-laid = Nothing lies on the board yet.
boards-not-finished = The board is not finished yet.
boards-no-devices-yet = Open registration first: until then, nobody but the staff can open a page of this tournament.
