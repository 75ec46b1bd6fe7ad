# Full-Contact: teams on a field with hoops bring balls home while a round runs, and buy and play between rounds. A referee notes it.
# Balls have four colours, which are called wood, wheat, brick and ore.

# A colour of balls, over a column and in lists. $ball: wood, wheat, brick, ore.
full-contact-ball = { $ball ->
    [wood] wood
    [wheat] wheat
    [brick] brick
   *[ore] ore
}
# So many balls of a colour: a price, or a part of a list.
full-contact-balls = { $ball ->
    [wood] { $count ->
       *[other] { $count } wood
    }
    [wheat] { $count ->
       *[other] { $count } wheat
    }
    [brick] { $count ->
       *[other] { $count } brick
    }
   *[ore] { $count ->
       *[other] { $count } ore
    }
}
# What a card is called, within a sentence and in lists.
full-contact-card = { $card ->
   *[vp] victory point
    [year-of-plenty] year of plenty
    [monopoly] monopoly
    [robber] robber
    [barbarians] barbarians
    [foresight] foresight
    [military-supremacy] military supremacy
}

## What is on, as a heading, and the clock.

full-contact-round-is-on = Round { $round } is on
full-contact-before-the-first = Before the first whistle
full-contact-pause = Pause after round { $round }
full-contact-vp-to-win = { $count ->
   *[other] { $count } VP to win
}
# What a team noted for the next round.
full-contact-noted-foresight = { $count ->
   *[other] { $name }: foresight. Its whistle comes { $count } seconds before everybody's.
}
full-contact-noted-supremacy = { $name }: military supremacy, all of them are knights and nobody else is.
# A button.
full-contact-whistle = Whistle round { $round }
# A button: one team has its whistle first.
full-contact-whistle-alone = Whistle round { $round } for { $name } alone
# The clock says so while one team may run.
full-contact-runs-alone = { $name } alone. Everybody else waits for the second whistle.
# The clock says so.
full-contact-clock-go = Go
# The clock says so when a round is over.
full-contact-clock-stop = Stop. Count what came home.
# The clock says so.
full-contact-clock-pause = Pause
# The clock says so when a pause is over.
full-contact-clock-ready = Ready
# The heading, once the time of a round is over.
full-contact-clock-over = Round { $round } is over: count the balls
# A button.
full-contact-fill-screen = Fill the screen
# The same button while the clock fills the screen.
full-contact-back-to-page = Back to the page
full-contact-set-clock = Set the clock
# Label of a field: how long a round lasts.
full-contact-clock-round = Round
# Label of a field: how long a pause lasts.
full-contact-clock-of-pause = Pause
# A tick.
full-contact-clock-sound = Sound
# A tick: the clock blows the whistle at the end of a pause.
full-contact-clock-by-itself = Whistle by itself
# A button.
full-contact-end-round = All balls are counted: end round { $round }

## What a team has.

full-contact-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> VP</span>
}
# $hoops: numbers, such as “2 and 5”; $count: how many there are.
full-contact-cities = { $count ->
    [one] city in hoop { $hoops }
   *[other] cities in hoops { $hoops }
}
full-contact-settlements = { $count ->
    [one] settlement in hoop { $hoops }
   *[other] settlements in hoops { $hoops }
}
full-contact-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
full-contact-knights-of-players = { $count ->
    [one] <span class="num">{ $count }</span> knight of { $players } players
   *[other] <span class="num">{ $count }</span> knights of { $players } players
}
full-contact-to-place = { $count ->
    [one] <b>{ $count } settlement to place</b>
   *[other] <b>{ $count } settlements to place</b>
}
# $cards: names of cards, with commas.
full-contact-holds-cards = cards: { $cards }
# Read out behind a number on a button. It begins with a blank.
full-contact-balls-of-team = <span class="vh"> balls of { $name }</span>
# Label of a field.
full-contact-placed-in-hoop = Placed in hoop
# A button.
full-contact-place = Place
full-contact-on-the-field = On the field
# Of a pile: so many balls of those that it had.
full-contact-pile-left = { $balls } of { $size }
# The cards in the deck: the name of a number.
full-contact-deck = cards

## What a team buys and plays.

# A button.
full-contact-buy-settlement = Settlement: 3 wood, 2 wheat
# A button.
full-contact-buy-city = City in hoop { $hoop }: 3 wood, 3 wheat, 1 ore
# A button. $ball: wood, wheat.
full-contact-buy-knight = { $ball ->
    [wood] Knight: 2 ore, 1 wood
   *[wheat] Knight: 2 ore, 1 wheat
}
# Label of a field, in which 1 wood or 1 wheat is chosen.
full-contact-buy-card = A card for 2 brick and
# Label of a field.
full-contact-card-drawn = The card that was drawn
# A button.
full-contact-buy = Buy
# A button. $card: the name of a card.
full-contact-play = Play { $card }
# A button. $ball: wood, wheat, brick, ore.
full-contact-play-monopoly = { $ball ->
    [wood] Monopoly: all wood
    [wheat] Monopoly: all wheat
    [brick] Monopoly: all brick
   *[ore] Monopoly: all ore
}
# A button.
full-contact-play-barbarians = Barbarians on { $name }, hoop { $hoop }
# Opens the cards.
full-contact-play-a-card = Play a card
# Opens the fields for it.
full-contact-play-plenty = { $count ->
   *[other] Play year of plenty: { $count } balls from the field
}
# A button.
full-contact-take-them = Take them
# Opens the fields for it.
full-contact-play-the-robber = Play the robber
# Over the fields in which the balls of a team are chosen.
full-contact-gives-up = { $count ->
   *[other] { $name } gives up { $count }
}
# A button.
full-contact-play-it = Play it
# Opens the fields for it.
full-contact-trade-heading = Trade with another team
# Label of a field: the other team.
full-contact-trade-with = With
# Over a column: the colours.
full-contact-trade-balls = Balls
# Over a column: what the team gives.
full-contact-trade-gives = gives
# Over a column: what the team gets.
full-contact-trade-gets = gets
# Read out of a field. $ball: wood, wheat, brick, ore.
full-contact-trade-gives-ball = { $ball ->
    [wood] Gives wood
    [wheat] Gives wheat
    [brick] Gives brick
   *[ore] Gives ore
}
# Read out of a field. $ball: wood, wheat, brick, ore.
full-contact-trade-gets-ball = { $ball ->
    [wood] Gets wood
    [wheat] Gets wheat
    [brick] Gets brick
   *[ore] Gets ore
}
# In place of a field.
full-contact-has-none = has none
# In place of a field.
full-contact-nobody-has-any = nobody has any
# A button.
full-contact-trade = Trade

## What the log says of a step.

full-contact-told-whistle = Round { $round } is whistled.
full-contact-told-whistle-ahead = { $count ->
   *[other] Round { $round } is whistled, for { $name } { $count } seconds before everybody.
}
full-contact-told-stop = Round { $round } is over.
# $pile: its name, such as wood.
full-contact-told-collect = { $name } brings a ball of { $pile } home.
full-contact-told-place = { $name } places a settlement in hoop { $hoop }.
full-contact-told-buy-settlement = { $name } buys a settlement.
full-contact-told-buy-city = { $name } buys a city in hoop { $hoop }.
full-contact-told-buy-knight = { $name } buys a knight.
# $card: the name of a card.
full-contact-told-buy-card = { $name } buys a card, { $card }.
# $gives and $takes: balls, such as “2 wood and 1 ore”.
full-contact-told-trade = { $name } gives { $name-other } { $gives } for { $takes }.
# Behind the sentence about what was paid. $balls: such as “3 on wood and 1 on ore”.
full-contact-put-back = Put back: { $balls }.
# So many balls on a pile, in that list.
full-contact-on-pile = { $count ->
   *[other] { $count } on { $pile }
}
full-contact-told-vp = { $name } plays a victory point.
# $balls: such as “3 of wood and 1 of ore”.
full-contact-told-plenty = { $name } plays year of plenty and takes { $balls }.
# So many balls from a pile, in that list.
full-contact-of-pile = { $count ->
   *[other] { $count } of { $pile }
}
# $ball: wood, wheat, brick, ore.
full-contact-told-monopoly = { $ball ->
    [wood] { $name } plays monopoly and takes all wood.
    [wheat] { $name } plays monopoly and takes all wheat.
    [brick] { $name } plays monopoly and takes all brick.
   *[ore] { $name } plays monopoly and takes all ore.
}
# $balls: such as “2 wood and 1 ore”.
full-contact-told-robber = { $name } plays the robber; the others give up { $balls }.
full-contact-told-barbarians = { $name } plays barbarians on { $name-other }, hoop { $hoop }.
full-contact-told-foresight = { $name } plays foresight for the next round.
full-contact-told-supremacy = { $name } plays military supremacy for the next round.

## Why a step is refused. The number of the rule follows in brackets. Names and piles stand in quotation marks.

full-contact-refused-team-size = { $found ->
   *[other] { $name } has { $found } players; a team has { $least } to { $most }.
}
full-contact-refused-start-twice = Two teams start in hoop { $hoop }.
full-contact-refused-no-such-hoop = There is no hoop { $hoop }; they are numbered from 1 to { $most }.
full-contact-refused-pile-size = Pile { $pile } needs a size from 1 to { $most }.
# $ball: wood, wheat, brick, ore.
full-contact-refused-piles-of-ball = { $ball ->
    [wood] { $found ->
       *[other] The piles of wood hold { $found } balls; there are { $wanted }.
    }
    [wheat] { $found ->
       *[other] The piles of wheat hold { $found } balls; there are { $wanted }.
    }
    [brick] { $found ->
       *[other] The piles of brick hold { $found } balls; there are { $wanted }.
    }
   *[ore] { $found ->
       *[other] The piles of ore hold { $found } balls; there are { $wanted }.
    }
}
full-contact-refused-round-runs = A round is running; this waits for the pause.
full-contact-refused-no-round-runs = No round is running; this waits for the whistle.
full-contact-refused-no-such-team = There is no team { $name }.
full-contact-refused-no-such-pile = There is no pile { $pile }.
full-contact-refused-pile-empty = Pile { $pile } has no balls left.
full-contact-refused-nothing-to-place = { $name } has bought no settlement that is not placed yet.
full-contact-refused-hoop-taken = Hoop { $hoop } has a building of { $name }.
# $ball: wood, wheat, brick, ore.
full-contact-refused-no-ball = { $ball ->
    [wood] { $name } has no wood, and this takes { $wanted }.
    [wheat] { $name } has no wheat, and this takes { $wanted }.
    [brick] { $name } has no brick, and this takes { $wanted }.
   *[ore] { $name } has no ore, and this takes { $wanted }.
}
# $balls: such as “2 wood”.
full-contact-refused-too-few-balls = { $name } has { $balls }, and this takes { $wanted }.
full-contact-refused-below-zero = Nobody gives or takes fewer than no balls.
# $ball: wood, wheat, brick, ore.
full-contact-refused-paid-with = { $ball ->
    [wood] The last ball of the price is wood or wheat, not wood.
    [wheat] The last ball of the price is wood or wheat, not wheat.
    [brick] The last ball of the price is wood or wheat, not brick.
   *[ore] The last ball of the price is wood or wheat, not ore.
}
full-contact-refused-no-settlement = { $name } has no settlement in hoop { $hoop }.
full-contact-refused-all-are-knights = { $players ->
   *[other] All { $players } players of { $name } are knights already.
}
full-contact-refused-not-in-deck = No card “{ $card }” is left in the deck.
full-contact-refused-own-team = This takes a team other than { $name }.
full-contact-refused-gives-nothing = { $name } gives nothing; in a trade each side gives a ball or more.
full-contact-refused-card-not-held = { $name } does not hold a card “{ $card }”.
full-contact-refused-pile-has-fewer = { $count ->
   *[other] Pile { $pile } has only { $count }.
}
full-contact-refused-plenty = { $wanted ->
   *[other] A year of plenty brings { $wanted } balls now, not { $found }.
}
full-contact-refused-discards-nothing = { $name } discards nothing: it plays the robber, or has no balls.
full-contact-refused-discards = { $wanted ->
   *[other] { $name } discards { $wanted } balls, not { $found }.
}
full-contact-refused-no-building = { $name } has no building in hoop { $hoop }.
full-contact-refused-starting-city = Hoop { $hoop } is where { $name } started; barbarians leave that city alone.

## How it is played here, on the page of the rules. Each message is one line of a list under a heading. The number of the rule
## in docs/GAMES.md stands behind the line; what was decided here begins with “Decided here:”.


# A heading.
full-contact-how-teams-and-the-field = Teams and the field
full-contact-rule-f1 = Three or four teams of three or four players, 9 to 16 in all, share a field. Each begins with a knight. A team of three has 1 VP more if another team has four players.
full-contact-rule-f2 = The field has ten hoops, numbered from 1. Each team begins with a city in a hoop of its own.
full-contact-rule-f2-decided = The city of the start may stand in any hoop, not only at the bottom of the field.
full-contact-rule-f20 = Knights wear the band of their team on the head, all other players on the arm. The team chooses who is a knight.
full-contact-rule-f3-decided = The balls have four colours, twelve of each: wood, wheat, brick and ore. Where a price names sheep or ore, an ore is paid.
full-contact-rule-f3-decided-2 = The balls of a colour may lie on several piles, each with a name of its own and at least one ball. If nothing else is announced, there is one pile of each colour, wood the highest, then wheat, brick and ore.
full-contact-rule-f5-decided = A ball that lies about counts as on the pile it came from.

# A heading.
full-contact-how-rounds-and-pauses = Rounds and pauses
full-contact-rule-f4 = The whistle begins a round, and the referee ends it. Balls are brought home and settlements carried out while it runs; teams buy, trade and play cards in the pause behind it.
full-contact-rule-f21 = When a round begins, every player has a foot in a hoop with a settlement or city of the own team. All stop at the whistle that ends it.
full-contact-rule-f5 = Players pick up, carry and throw balls, and never hold more than one. A ball is home when it lies in a hoop where the team has a city, or when the player who carries it sets a foot into that hoop. A pile must still have one.
full-contact-rule-f22 = Whoever holds a ball at the whistle that ends the round drops or throws it at once. It lies where it comes down until the next round.
full-contact-rule-f23 = A knight tags any other player, knights too, with both hands. Whoever is tagged stops, does nothing more in this round, and drops a ball that is not home yet at once.
full-contact-rule-f6 = A bought settlement waits until a player carries it into a hoop during a round, the next or a later one.
full-contact-rule-f6-decided = A hoop has room for one building.
full-contact-rule-f7 = A settlement costs 3 wood and 2 wheat; a city 3 wood, 3 wheat and 1 ore; a knight 2 ore and a wood or wheat; a card 2 brick and a wood or wheat.
full-contact-rule-f8 = A city takes the place of one of the team's own settlements.
full-contact-rule-f9-decided = A team never has more knights than players.
full-contact-rule-f11 = Two teams trade what they agree on and have.
full-contact-rule-f11-decided = Each of them gives at least one ball.
full-contact-rule-f17 = What is paid or given up goes back to the piles of its colour at once, the highest pile first.

# A heading.
full-contact-how-cards = Cards
full-contact-rule-f10-decided = The deck is shuffled and has ten cards: four victory points and one each of the six others. Which one was drawn is noted when it is bought, and it is held until it is played.
full-contact-rule-f12 = The year of plenty brings four balls of the team's choice from the field.
full-contact-rule-f12-decided = If fewer are left there, it brings all of them.
full-contact-rule-f13 = The monopoly takes all balls of one colour from all other teams.
full-contact-rule-f14 = The robber takes half of every other team's balls, rounded up.
full-contact-rule-f14-decided = Each team chooses which balls it gives up.
full-contact-rule-f15 = Barbarians take another team's settlement away, or turn its city into a settlement, but never a starting city.
full-contact-rule-f15-decided = What is gone has to be bought anew.
full-contact-rule-f16 = Foresight: in the next round this team has its whistle four seconds before everybody's, and the seconds of the round run from the second whistle.
full-contact-rule-f16-2 = Military supremacy: in the next round all players of this team are knights, and nobody else is.
full-contact-rule-f18-decided = A victory point counts when it is played, not while it is held. Knights that a card lends for a round give no VP.

# A heading.
full-contact-how-who-wins = Who wins
full-contact-rule-f18 = A settlement in a hoop is 1 VP, a city 2, the one of the start too, a knight 1, a victory point played 1.
full-contact-rule-f19 = The first team with 8 VP wins at once; until then barbarians can take VP away.
full-contact-rule-f19-decided = What counts is the order in which the referee notes it.
full-contact-rule-f1-decided = In a full game each team begins with two knights, and 9 VP win. If nothing else is announced, the short game is played.
