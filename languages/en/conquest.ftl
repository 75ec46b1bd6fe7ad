# Conquest: players share an island of hexes, hold them with buildings and knights, and fight. A hex is called by two numbers: 0,1.

## Words that stand in lists and sentences.

# What land gives, or gold: over a column and in lists. $good: lumber, wool, grain, brick, ore, gold.
conquest-good = { $good ->
    [lumber] lumber
    [wool] wool
    [grain] grain
    [brick] brick
    [ore] ore
   *[gold] gold
}
# So much of it, alone or in a list.
conquest-goods = { $good ->
    [lumber] { $count ->
       *[other] { $count } lumber
    }
    [wool] { $count ->
       *[other] { $count } wool
    }
    [grain] { $count ->
       *[other] { $count } grain
    }
    [brick] { $count ->
       *[other] { $count } brick
    }
    [ore] { $count ->
       *[other] { $count } ore
    }
   *[gold] { $count ->
       *[other] { $count } gold
    }
}
# The letter in a hex of the picture, one for each: what the land gives. The desert gives nothing.
conquest-letter = { $land ->
    [forest] L
    [pasture] W
    [field] G
    [hill] B
    [mountain] O
   *[desert] –
}
# A land and what it gives.
conquest-land = { $land ->
    [forest] forest, lumber
    [pasture] pasture, wool
    [field] field, grain
    [hill] hill, brick
    [mountain] mountain, ore
   *[desert] desert
}
conquest-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
# One of the bonus cards.
conquest-largest-army = largest army
# One of the bonus cards.
conquest-largest-fortress = largest fortress
# One of the bonus cards.
conquest-largest-metropolis = largest metropolis

## The head of the page.

conquest-hexes-win = { $count ->
   *[other] { $count } hexes win.
}
conquest-production-next = Production comes next
# To whoever looks.
conquest-found-yours = Found your first settlement
conquest-founds = { $name } founds a settlement
# Read out over the four parts of a turn.
conquest-this-turn = This turn, round { $round }
# The first part of a turn.
conquest-phase-build = Build
# The second part of a turn.
conquest-phase-move = Move
# The third part of a turn.
conquest-phase-breach = Breach
# The fourth part of a turn.
conquest-phase-attack = Attack

## The picture, and the hex that was chosen.

# Read out instead of the picture, whose hexes are links.
conquest-board = The board
# Read out instead of the picture where it is to look at alone.
conquest-island = The island: who holds which hex
# $land: such as “forest, lumber”.
conquest-hex-free = Hex { $hex }: { $land }; nobody's.
# $land: such as “forest, lumber”. $things: such as “a city and 2 knights (1 moved)”.
conquest-hex-held = Hex { $hex }: { $land }. { $name } has { $things } here.
# A part of those things. $building: settlement, city, castle.
conquest-has-building = { $building ->
    [settlement] a settlement
    [city] a city
   *[castle] a castle
}
conquest-has-breached = { $building ->
    [settlement] a settlement, breached
    [city] a city, breached
   *[castle] a castle, breached
}
# A part of those things: some of the knights moved already.
conquest-has-moved = { $count ->
    [one] { $count } knight ({ $moved } moved)
   *[other] { $count } knights ({ $moved } moved)
}
# Behind what is there.
conquest-may-be-founded = A settlement can be founded here.
# Behind what is there.
conquest-knights-can-go = Knights can go here.
# A hex by what it gives. $land: forest, pasture and so on; none where it is not known.
conquest-hex-named = { $land ->
    [forest] lumber hex { $hex }
    [pasture] wool hex { $hex }
    [field] grain hex { $hex }
    [hill] brick hex { $hex }
    [mountain] ore hex { $hex }
    [desert] desert hex { $hex }
   *[none] hex { $hex }
}
# A hex by the side on which it lies; “from” or “to” stands before it. $hex: such as “wool hex 1,-1”.
conquest-side = { $side ->
    [east] the east ({ $hex })
    [north-east] the north-east ({ $hex })
    [north-west] the north-west ({ $hex })
    [west] the west ({ $hex })
    [south-west] the south-west ({ $hex })
    [south-east] the south-east ({ $hex })
   *[none] { $hex }
}
# A choice: where knights go. $hex: such as “wool hex 1,-1”.
conquest-way-to = { $side ->
    [east] to the east: { $hex }
    [north-east] to the north-east: { $hex }
    [north-west] to the north-west: { $hex }
    [west] to the west: { $hex }
    [south-west] to the south-west: { $hex }
    [south-east] to the south-east: { $hex }
   *[none] farther on: { $hex }
}
# A choice: from where knights come. $hex: such as “wool hex 1,-1”; $knights: such as “2 knights”.
conquest-way-from = { $side ->
    [east] the east: { $hex }, { $knights }
    [north-east] the north-east: { $hex }, { $knights }
    [north-west] the north-west: { $hex }, { $knights }
    [west] the west: { $hex }, { $knights }
    [south-west] the south-west: { $hex }, { $knights }
    [south-east] the south-east: { $hex }, { $knights }
   *[none] farther off: { $hex }, { $knights }
}
conquest-choose-hex = Choose a hex on the board to see what can be done there.
# Behind it, where there is a keyboard.
conquest-choose-hex-keys = With the keyboard: the arrow keys go from hex to hex, Enter chooses one, and Tab goes on from there.
conquest-pluses-of-yours = A plus on the board marks every hex where the first settlement can be founded.
conquest-pluses-of = A plus on the board marks every hex where { $name } can found the first settlement.

## Production.

conquest-production-comes = Production of round { $round }: it brings
conquest-production-came = Production of round { $round }
# A button.
conquest-hand-out = Hand out the production
conquest-hand-out-hint = Anybody at the table may press this.

## What is built and moved.

# A button.
conquest-found-here = Found a settlement here
# A button. $pay: ore, wool.
conquest-buy-knight = { $pay ->
    [ore] Knight for 1 ore
   *[wool] Knight for 1 wool
}
# A button. $building: settlement, city, castle.
conquest-buy-building = { $building ->
    [settlement] Settlement for 1 lumber, brick, wool and grain
    [city] City for 2 ore, 2 grain
   *[castle] Castle for 2 ore, 2 brick, 2 lumber
}
# A button. $side: such as “the north-east (wool hex 1,-1)”. $pay: lumber, brick.
conquest-buy-wall = { $pay ->
    [lumber] Wall to { $side } for 1 lumber
   *[brick] Wall to { $side } for 1 brick
}
# Opens the buttons for it.
conquest-move-wall-here = Move a wall here
# A button. $side: such as “the north-east (wool hex 1,-1)”.
conquest-move-wall = Move the wall between { $one } and { $two } to { $side }
conquest-knights-go-hint = Knights of this hex can go where the board shows a dotted edge. Tap a hex there, or choose it here.
# Label of a field: how many.
conquest-move-knights = Knights
# Label of a field.
conquest-move-where = Where to
# A button.
conquest-move-button = Move
# Label of a field.
conquest-move-from = From
# A button.
conquest-move-here = Move here
# Over the fields in which it is chosen.
conquest-hex-open = Hex { $hex } is open. Who goes there?
# Label of a field. $side: such as “the north-east (wool hex 1,-1)”.
conquest-occupy-from = from { $side }
# A choice: so many of those that are there.
conquest-occupy-count = { $count } of { $all }
# A button.
conquest-occupy = Occupy { $hex }

## Fights.

# Over the buttons for it. $side: such as “the north-east (wool hex 1,-1)”.
conquest-breach-wall = Breach the wall to { $side }
# Over the buttons for it.
conquest-breach-castle = Breach the castle here
# A button.
conquest-throw-die = Throw a die for it
# Label of a field.
conquest-die = The die
# A button: the dice that were chosen beside it were thrown at the table.
conquest-we-threw = We threw this
# A heading. $name: the defender.
conquest-attack-knights = { $attackers ->
    [one] { $attackers } knight
   *[other] { $attackers } knights
} on { $from } against { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} of { $name } on { $to }
# A heading. $name: the defender. $building: settlement, city, castle.
conquest-attack-building = { $attackers ->
    [one] { $attackers } knight
   *[other] { $attackers } knights
} on { $from } against { $building ->
    [settlement] a settlement
    [city] a city
   *[castle] a castle
} of { $name } on { $to }
# A heading. $name: the defender. $building: settlement, city, castle.
conquest-attack-both = { $attackers ->
    [one] { $attackers } knight
   *[other] { $attackers } knights
} on { $from } against { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} and { $building ->
    [settlement] a settlement
    [city] a city
   *[castle] a castle
} of { $name } on { $to }
# What is added to the dice: nothing where it is 0.
conquest-next-battle = { $throws ->
   *[other] The next battle is won in { $throws } of 36 throws: the attacker's die{ $more ->
        [0] {""}
       *[other] {" + "}{ $more }
    } against the defender's die{ $against ->
        [0] {""}
       *[other] {" + "}{ $against }
    }.
}
# Over a list of chances, each of which goes on with it.
conquest-fought-to-end = Fought to the end, the attacker would
# One of those chances.
conquest-odds-take = take the hex
# One of those chances.
conquest-odds-lose = { $count ->
    [0] lose no knight
    [one] lose { $count } knight
   *[other] lose { $count } knights
}
# Label of a field: what a defender without gold gives up.
conquest-gives-up = If it is won, the defender gives up
# A button.
conquest-attack = Attack: throw the dice
# Before a field with a die.
conquest-attacker = attacker
# Before a field with a die.
conquest-defender = defender
# The same, read out.
conquest-attackers-die = The attacker's die
# The same, read out.
conquest-defenders-die = The defender's die

## Trade.

# Opens the fields for it.
conquest-bank = Trade with the bank
# Label of a field: how many.
conquest-bank-take = Take
# Label of a field, read out: which resource.
conquest-bank-gives = What the bank gives
# Label of a field, behind the others.
conquest-bank-pay = and pay
# A choice in that field: what one of them costs. $good: lumber, wool, grain, brick, ore, gold.
conquest-bank-price = { $good ->
    [lumber] 4 lumber each
    [wool] 4 wool each
    [grain] 4 grain each
    [brick] 4 brick each
    [ore] 4 ore each
   *[gold] 1 gold each
}
# A button.
conquest-trade = Trade
# Opens the fields for it.
conquest-trade-heading = Trade with another player
# Label of a field: the other player.
conquest-trade-with = With
# Over a column: resources and gold.
conquest-trade-what = What
# Over a column.
conquest-trade-gives = { $name } gives
# Over a column, behind the other one.
conquest-trade-gets = and gets
# Read out of a field. $good: lumber, wool, grain, brick, ore, gold.
conquest-trade-gives-good = { $good ->
    [lumber] Gives lumber
    [wool] Gives wool
    [grain] Gives grain
    [brick] Gives brick
    [ore] Gives ore
   *[gold] Gives gold
}
# Read out of a field. $good: lumber, wool, grain, brick, ore, gold.
conquest-trade-gets-good = { $good ->
    [lumber] Gets lumber
    [wool] Gets wool
    [grain] Gets grain
    [brick] Gets brick
    [ore] Gets ore
   *[gold] Gets gold
}

## The list of the players.

# Read out over the list.
conquest-players = The players
# How many hexes a player holds, and how many win.
conquest-holds = { $count ->
   *[other] <b class="num">{ $count }</b><span> of { $wins } hexes</span>
}
# A player who holds no hex any more.
conquest-out = Out.
# Read out of the bar beside it.
conquest-holds-bar = Hexes of those that win
# Beside resources: the name of a number.
conquest-knights-title = knights

## What came of a step that dice decided.

conquest-wall-breached = A 6: the wall is breached.
conquest-wall-stands = A { $die } and no 6: the wall stands.
conquest-castle-breached = A 6: the castle is breached.
conquest-castle-stands = A { $die } and no 6: the castle stands.
# To whoever attacked: the sums of both sides.
conquest-you-won = Won: { $attacker } against { $defender }.
conquest-you-lost = Lost: { $attacker } against { $defender }.
# To everybody else.
conquest-name-won = { $name } won: { $attacker } against { $defender }.
conquest-name-lost = { $name } lost: { $attacker } against { $defender }.
# Behind it.
conquest-you-lose-knight = You lose a knight.
conquest-name-loses-knight = { $name } loses a knight.
# $building: settlement, city, castle.
conquest-you-take = { $building ->
    [settlement] You take a settlement.
    [city] You take a city.
   *[castle] You take a castle.
}
conquest-name-takes = { $building ->
    [settlement] { $name } takes a settlement.
    [city] { $name } takes a city.
   *[castle] { $name } takes a castle.
}

## What the log says of a step. $name is whoever has the turn.

conquest-told-found = { $name } founds a settlement on { $hex }.
# $got: such as “Ada: 2 wool and 1 ore; Bo: 5 gold”.
conquest-told-production = Production. { $got }.
# A part of that. $goods: such as “2 wool and 1 ore”.
conquest-told-gets = { $name }: { $goods }
# $pay: ore, wool.
conquest-told-knight = { $pay ->
    [ore] { $name } pays ore for knights on { $hex }.
   *[wool] { $name } pays wool for knights on { $hex }.
}
# $pay: lumber, brick.
conquest-told-wall = { $pay ->
    [lumber] { $name } builds a wall between { $one } and { $two } for lumber.
   *[brick] { $name } builds a wall between { $one } and { $two } for brick.
}
conquest-told-rebuild = { $name } moves the wall between { $one } and { $two } to between { $three } and { $four }.
# $building: settlement, city, castle.
conquest-told-build = { $building ->
    [settlement] { $name } builds a settlement on { $hex }.
    [city] { $name } builds a city on { $hex }.
   *[castle] { $name } builds a castle on { $hex }.
}
# $gives and $takes: such as “4 wool”.
conquest-told-bank = { $name } gives the bank { $gives } for { $takes }.
# $gives and $takes: such as “2 wool and 1 ore”.
conquest-told-trade = { $name } gives { $name-other } { $gives } for { $takes }.
conquest-told-move = { $count ->
    [one] { $name } moves { $count } knight from { $from } to { $to }.
   *[other] { $name } moves { $count } knights from { $from } to { $to }.
}
# $end: breached, stands.
conquest-told-breach-wall = { $end ->
    [breached] { $name } throws { $die } against the wall between { $one } and { $two }, and breaches it.
   *[stands] { $name } throws { $die } against the wall between { $one } and { $two }, and it stands.
}
# $end: breached, stands.
conquest-told-breach-castle = { $end ->
    [breached] { $name } throws { $die } against the castle on { $hex }, and breaches it.
   *[stands] { $name } throws { $die } against the castle on { $hex }, and it stands.
}
conquest-told-occupy = { $count ->
    [one] { $name } occupies { $hex } with { $count } knight.
   *[other] { $name } occupies { $hex } with { $count } knights.
}
# $end: won, lost. $attacker and $defender: their dice.
conquest-told-attack = { $end ->
    [won] { $name } attacks { $to } from { $from } with { $attacker } to { $defender }, and wins.
   *[lost] { $name } attacks { $to } from { $from } with { $attacker } to { $defender }, and loses a knight.
}
# The defender has no gold. $good: lumber, wool, grain, brick, ore.
conquest-told-plunder = { $name } attacks { $to } from { $from } with { $attacker } to { $defender }, and wins; { $good ->
    [lumber] lumber is given up for a gold.
    [wool] wool is given up for a gold.
    [grain] grain is given up for a gold.
    [brick] brick is given up for a gold.
    [ore] ore is given up for a gold.
   *[gold] gold is given up for a gold.
}
conquest-told-end = { $name } ends the turn.

## Why a step is refused. The number of the rule follows in brackets. $hex and $edge stand as in the log: [0,1] and [[0,1],[1,1]].
## Names stand in quotation marks.

conquest-refused-land-size = { $found ->
   *[other] The land has { $found } hexes; it takes { $least } to { $most }.
}
conquest-refused-too-far = { $hex } is beyond any board.
conquest-refused-land-twice = { $hex } is land twice.
conquest-refused-land-in-parts = The land does not hang together.
conquest-refused-number = { $found } is not from { $least } to { $most }.
conquest-refused-founding = Everybody founds a first settlement now.
conquest-refused-production-next = The next step is the production.
conquest-refused-round-goes-on = The round of turns goes on.
conquest-refused-founds-now = It is { $name } who founds now.
conquest-refused-no-land = { $hex } is no land.
conquest-refused-no-coast = { $hex } is not beside the sea.
conquest-refused-held = { $hex } is held by { $name }.
conquest-refused-beside-another = { $hex } is beside a settlement of { $name }.
conquest-refused-no-room = { $count ->
    [one] Too little coast is left: { $count } player is still to found, each beside no other settlement.
   *[other] Too little coast is left: { $count } players are still to found, each beside no other settlement.
}
conquest-refused-is-out = The player holds no hex and is out; the turn can only end.
conquest-refused-turn-gone-on = The turn has gone on.
conquest-refused-moved = Knights have moved in this turn; building and trading are over.
conquest-refused-breach-tried = A breach was tried in this turn; building and moving are over.
conquest-refused-attacked = There was an attack in this turn; all before it is over.
# All three are: lumber, wool, grain, brick, ore, gold.
conquest-refused-not-paid-with = This is paid with { $one } or { $two }, not with { $paid }.
# $good: lumber, wool, grain, brick, ore, gold.
conquest-refused-has-no-good = { $good ->
    [lumber] { $name } has no lumber.
    [wool] { $name } has no wool.
    [grain] { $name } has no grain.
    [brick] { $name } has no brick.
    [ore] { $name } has no ore.
   *[gold] { $name } has no gold.
}
# $goods: such as “2 wool”.
conquest-refused-has-only = { $name } has only { $goods }.
conquest-refused-below-nothing = Nobody gives or takes less than nothing.
conquest-refused-not-settled = The player has no building on { $hex }.
conquest-refused-not-held-beside = The player holds no hex at { $edge }.
conquest-refused-no-edge = { $edge } is no edge between land hexes.
conquest-refused-shore = { $edge } is a coast, and coasts take no walls.
conquest-refused-wall-there = { $edge } has a wall.
conquest-refused-no-own-wall = { $edge } has no wall of the player's.
conquest-refused-rebuilt-already = A wall was rebuilt in this turn already.
conquest-refused-same-edge = The wall at { $edge } goes elsewhere or stays.
conquest-refused-building-there = { $hex } has a building.
conquest-refused-out-of-reach = The player has no knight on { $hex } and has settled no hex beside it.
# $building: settlement, city, castle.
conquest-refused-improves = { $building ->
    [settlement] { $hex } needs a settlement of the player's first.
    [city] { $hex } needs a city of the player's first.
   *[castle] { $hex } needs a castle of the player's first.
}
conquest-refused-bank-gives-no-gold = The bank gives no gold.
# $good: lumber, wool, grain, brick, ore, gold.
conquest-refused-bank-same = { $good ->
    [lumber] The bank does not trade lumber for lumber.
    [wool] The bank does not trade wool for wool.
    [grain] The bank does not trade grain for grain.
    [brick] The bank does not trade brick for brick.
    [ore] The bank does not trade ore for ore.
   *[gold] The bank does not trade gold for gold.
}
conquest-refused-less-than-one = It takes at least one.
conquest-refused-no-such-player = No other player in the game is called { $name }.
conquest-refused-gives-nothing = { $name } gives nothing; in a trade each side gives something.
conquest-refused-nobody-moves = It takes at least one knight to move.
conquest-refused-same-hex = The knights are on { $hex } already.
conquest-refused-too-few-knights = { $count ->
   *[other] The player has { $count } knights on { $hex } for this.
}
conquest-refused-no-way = Knights can't go from { $from } to { $to }.
conquest-refused-tried-already = A breach was tried in this turn already.
conquest-refused-no-die = No die shows { $die }.
conquest-refused-no-wall-there = { $edge } has no wall of an opponent.
conquest-refused-no-knight-beside = No knight of the player stands ready at { $hex }.
conquest-refused-no-castle = { $hex } has no castle of an opponent.
conquest-refused-not-opened = The step before did not open { $hex }.
conquest-refused-named-twice = { $hex } is named twice.
conquest-refused-nobody-occupies = It takes at least one knight to occupy.
conquest-refused-too-early = This is the player's turn { $turn }; attacks begin with turn { $from }.
conquest-refused-not-beside = { $from } and { $to } are no neighbours, or a wall of an opponent is between them.
conquest-refused-no-opponent = { $hex } is held by no opponent.
conquest-refused-plunder-needless = Nothing is named to plunder: the battle is lost, or there is gold, or nothing at all.
# $goods: such as “lumber, ore”.
conquest-refused-plunder-missing = The defender has no gold; name as plunder one of { $goods }.

## How it is played here, on the page of the rules. Each message is one line of a list under a heading. The number of the rule
## in docs/GAMES.md stands behind the line; what was decided here begins with “Decided here:”.


# A heading.
conquest-how-setting-up = Setting up
conquest-rule-c1-decided = Two to six players share an island, and take turns in the order of the log.
conquest-rule-c2-decided = The rules have diagrams that we don't have. The land is that of the round's board or comes from a seed: 7 to 250 hexes that hang together. Everybody begins with the same gold, none if nothing else is announced.
conquest-rule-c5 = In turn, each founds a settlement with a knight on a coastal hex that nobody holds, not beside a settlement of another player.
conquest-rule-c5-decided = Nobody founds so that too little coast is left for those who come later.
conquest-rule-c3 = You hold a hex when your building or your knights are on it. Nobody else can hold it then.
conquest-rule-c4 = A wall stands at the edge of a hex, and is its builder's. A coast needs none.
conquest-rule-c4-decided = A coast takes none either: walls stand between two land hexes, one at an edge.

# A heading.
conquest-how-production = Production
conquest-rule-c6 = It comes once in each round of turns. A land hex gives you 1 for knights on it, 2, 3 or 4 for your settlement, city or castle on it, 1, 2 or 3 for lying beside your settlement, city or castle with no wall of another between, and 1 inside your fortress; all that applies is added up.
conquest-rule-c6-decided = It comes at the start of the round of turns, and nothing else is done then. The desert gives nothing.
conquest-rule-c6-decided-2 = For lying beside a settlement a hex gives 1 once, however many of your settlements it lies beside; so too for cities and castles.
conquest-rule-c6-decided-3 = It is yours whoever else holds that hex.
conquest-rule-c6-2 = If your land gives you nothing, you get 5 gold. Each bonus card gives 5 gold too.
conquest-rule-c6-decided-4 = Who is out gets nothing.

# A heading.
conquest-how-a-turn-build-and-trade = A turn: build and trade
conquest-rule-c7 = Build and trade, then move, then try one breach, then attack.
conquest-rule-c7-decided = Nothing comes back: whoever has moved builds no more in this turn.
conquest-rule-c8 = A knight costs an ore or a wool and comes onto a hex that you settled.
conquest-rule-c8-decided = One payment gives two knights in a castle, if nothing else is announced. The rules say so, and say beside it that these two cost an ore and a wool.
conquest-rule-c9 = A wall costs a lumber or a brick, at an edge of a hex that you settled or occupy.
conquest-rule-c10 = Once a turn a wall goes to another such edge for nothing.
conquest-rule-c10-decided = It is one of your own walls.
conquest-rule-c11 = A settlement is built on a hex that you occupy, or beside one that you settled.
conquest-rule-c11-decided = It costs a lumber, a brick, a wool and a grain, since the rules name no price. The hex has no building and no knights of another. Beside one that you settled it goes over any wall, another's too.
conquest-rule-c11-2 = A city costs 2 ore and 2 grain in the place of your settlement, a castle 2 ore, 2 brick and 2 lumber in the place of your city.
conquest-rule-c12 = The bank gives a resource for a gold.
conquest-rule-c12-decided = It gives one for four of another, too, and never gold. Nobody pays or gives what they don't have.
conquest-rule-c13-decided = You trade with anybody who is not out, gold too. Both sides give something.

# A heading.
conquest-how-a-turn-move-and-fight = A turn: move and fight
conquest-rule-c14 = A knight moves once a turn: onto a hex beside it that nobody holds, or over your own hexes to any of them; never over another's wall.
conquest-rule-c14-decided = It does the one or the other in a turn. Knights built in this turn may move.
conquest-rule-c15 = Once a turn you throw a die to breach a wall or a castle of another. A 6 takes the wall away, or the strength of the castle.
conquest-rule-c15-decided = You do so from where you have a knight: at a wall at the edge of its hex, or at a castle beside it with no wall of another between. A settlement of yours alone, without a knight, breaches no wall beside it.
conquest-rule-c15-decided-2 = A breached castle is weak until its owner's next turn begins.
conquest-rule-c17 = You attack from your third turn on, from a hex with your knights, onto one beside it that another holds. Both throw a die; more knights add 1; a building without knights adds 1, 2 or 3 for settlement, city or castle, and a castle 3 while it is not breached. The attacker wins a tie, and the loser takes a knight away. Where the last knight of a building is gone, one battle more takes the building, which keeps its kind.
conquest-rule-c17-decided = No wall of another is between. A castle has its 3 once, with or without knights. A building that has no knights from the start is taken by one battle.
conquest-rule-c18 = The winning attacker gets a gold from the defender. If there is none, the defender gives a resource to the bank and the attacker gets a gold for it; if there is nothing at all, the gold comes from the bank.
conquest-rule-c18-decided = The attacker names the resource.
conquest-rule-c16 = Where a wall or a hex was won that nobody holds then, you may occupy that hex at once with knights from your hexes beside it.
conquest-rule-c16-decided = You do so before anything else, with knights that moved already too, and with no wall of another between. They don't move again in this turn.
conquest-rule-any-decided = The dice are thrown at the table and typed in, or Reeve throws them: it shows the seed, which stays in the log.

# A heading.
conquest-how-fortresses-and-bonus-cards = Fortresses and bonus cards
conquest-rule-c19 = A fortress is land that your walls, the sea and the desert close off all around. You hold a hex of it.
conquest-rule-c19-decided = At least one of its walls is yours, nobody else holds a hex of it, and the desert is no part of it.
conquest-rule-c20 = The largest army goes to whoever builds up to five knights first, and on to whoever builds up to more than the number written on it.
conquest-rule-c20-2 = The largest fortress goes to the first who has one of three hexes, the largest metropolis to the first who has settled three hexes that hang together.
conquest-rule-c20-decided = These two stay. If a step earns a card for several, the player in turn goes first, then the others in the order of the log.

# A heading.
conquest-how-who-wins = Who wins
conquest-rule-c21-decided = Who holds no hex is out. If it happens in the own turn, the turn can only end. Their walls stay, and are another's to everybody.
conquest-rule-c22 = Whoever is the only one left, or holds more than half of the land, wins.
conquest-rule-c22-decided = The game is over at once, and the desert is land.
conquest-rule-e3 = Everybody's hexes are counted when the game ends. Who is out has none.
