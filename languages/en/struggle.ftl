# Struggle: roads, knights, settlements, cities and expansions are cards that lie before the players.

## The page of the game.

# Read out over the three parts of a turn.
struggle-this-turn = This turn
# The first part of a turn.
struggle-phase-trade = Trade
# The second part of a turn.
struggle-phase-build = Build
# The third part of a turn.
struggle-phase-draw = Draw, end
# Over the row in which cards are traded.
struggle-trade = Trade
# A button.
struggle-trade-button = Trade
# Read out behind the words of a button: for whom it acts. It begins with a blank.
struggle-on-behalf = <span class="vh"> for { $name }</span>
# Label of a field.
struggle-trade-cards = Cards
# Label of a field.
struggle-trade-partner = With whom
# A choice in that field. $with: pile, market, player.
struggle-trade-with = { $with ->
    [pile] with the pile
    [market] with the market
   *[player] with { $name }
}
struggle-trade-left = { $count ->
    [one] { $count } card left to trade in this turn
   *[other] { $count } cards left to trade in this turn
}
struggle-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Over the row in which something is built. $kind: road, knight, settlement, city, expansion.
struggle-build = { $kind ->
    [road] Road
    [knight] Knight
    [settlement] Settlement
    [city] City
   *[expansion] Expansion
}
# How many lie in the pile.
struggle-pile-left = { $count ->
   *[other] { $count } left
}
# A button.
struggle-build-button = Build
# A button: a settlement becomes a city.
struggle-city-button = Turn a settlement
# A button.
struggle-steal-button = Steal from { $name }
# A tick beside the button that builds a settlement.
struggle-turn-destiny = turn the destiny card
# Over the row in which cards are drawn.
struggle-draw = Draw
struggle-draw-hint = cards, at the end of the turn
# A button: the number alone is seen, the word is read out.
struggle-draw-button = { $count ->
   *[other] { $count }<span class="vh"> cards</span>
}
struggle-lies-heading = What lies on the table
struggle-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> VP</span>
}
# Read out of the bar beside it.
struggle-vp-bar = VP of those that win
struggle-roads-title = Roads
struggle-knights-title = Knights
struggle-settlements-title = Settlements
struggle-cities-title = Cities
struggle-expansions-title = Expansions
# In place of the cards of a column.
struggle-no-cards = none
# $cards: such as “9 roads, 15 settlements”.
struggle-in-the-piles = In the piles: { $cards }.
struggle-destiny-turned = The destiny card is turned.
struggle-destiny-not-turned = The destiny card is not turned.
# So many cards of a kind, in a list: before a player, or in the piles.
struggle-counted = { $kind ->
    [road] { $count ->
        [one] { $count } road
       *[other] { $count } roads
    }
    [knight] { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
    [settlement] { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
    [city] { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
   *[expansion] { $count ->
        [one] { $count } expansion
       *[other] { $count } expansions
    }
}

## What the log says of a step. $name is whoever has the turn.

# $with: pile, market, player.
struggle-told-trade = { $name } trades { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with { $with ->
    [pile] the pile
    [market] the market
   *[player] { $name-partner }
}.
# $kind: road, knight. $side: A, B.
struggle-told-build = { $kind ->
    [road] { $name } builds a road, side { $side }.
   *[knight] { $name } builds a knight, side { $side }.
}
struggle-told-steal = { $kind ->
    [road] { $name } steals a road from { $name-other }.
   *[knight] { $name } steals a knight from { $name-other }.
}
struggle-told-settlement = { $name } builds a settlement.
struggle-told-settlement-destiny = { $name } builds a settlement and turns the destiny card.
struggle-told-city = { $name } turns a settlement into a city.
# $event: what the card says, as somebody typed it.
struggle-told-city-event = { $name } turns a settlement into a city: { $event }
# $expansion: its name, as somebody typed it.
struggle-told-expansion = { $name } builds the expansion { $expansion }.
struggle-told-draw = { $name } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
struggle-told-end = { $name } ends the turn. Now it is { $name-next }'s turn.

## Why a step is refused. The number of the rule follows in brackets.

struggle-refused-name-taken = The name { $name } means something else in the log.
struggle-refused-number = { $found } is not from 0 to { $most }.
struggle-refused-too-few-to-begin = The piles need a road and a settlement for each player.
struggle-refused-trading-over = Trading is over once something was built.
struggle-refused-turn-over = Cards were drawn; the turn can only end.
struggle-refused-no-such-other = No other player is called { $name }.
struggle-refused-trades-nothing = It takes at least one card to trade.
struggle-refused-draws-nothing = It takes at least one card to draw; who wants none ends the turn.
struggle-refused-trades-more = { $count ->
   *[other] This turn has { $count } cards left to trade.
}
struggle-refused-only-with-pile = Without a road on side A, cards are traded with the pile only.
struggle-refused-market-has = { $count ->
   *[other] The market has { $count } cards.
}
# $kind: road, knight, settlement, city, expansion.
struggle-refused-built-already = { $kind ->
    [road] A road was built in this turn already.
    [knight] A knight was built in this turn already.
    [settlement] A settlement was built in this turn already.
    [city] A city was built in this turn already.
   *[expansion] An expansion was built in this turn already.
}
# $kind: road, knight, settlement, city, expansion; a city is made of a settlement.
struggle-refused-pile-empty = { $kind ->
    [road] No roads are left in the pile.
    [knight] No knights are left in the pile.
    [settlement] No settlements are left in the pile.
    [city] No settlements are left in the pile.
   *[expansion] No expansions are left in the pile.
}
struggle-refused-pile-not-empty = { $kind ->
    [road] Nothing is stolen while the pile has a road.
   *[knight] Nothing is stolen while the pile has a knight.
}
struggle-refused-nothing-to-steal = { $kind ->
    [road] { $name } has no road.
   *[knight] { $name } has no knight.
}
# $expansion: its name, such as “castle”. $count: how many cards it protects.
struggle-refused-protected = { $name } has a { $expansion }, which protects the { $kind ->
    [road] { $count ->
        [one] first road
       *[other] first { $count } roads
    }
   *[knight] { $count ->
        [one] first knight
       *[other] first { $count } knights
    }
}.
struggle-refused-no-destiny = Two players have no destiny card.
struggle-refused-no-settlement = A city needs a settlement to turn over.
# $name: of the expansion.
struggle-refused-no-such-expansion = There is no expansion { $name }.
# $name: of the expansion.
struggle-refused-has-expansion = The player has { $name } already.
struggle-refused-no-city-free = An expansion needs a city that has none.
struggle-refused-draws-more = { $count ->
   *[other] At most { $count } cards are drawn now.
}

## Before a game.

struggle-first-asks = Who is the oldest?
struggle-first-help = The oldest begins; the others follow in the order of their seats.

## How it is played here, on the page of the rules. Each message is one line of a list under a heading. The number of the rule
## in docs/GAMES.md stands behind the line; what was decided here begins with “Decided here:”.


# A heading.
struggle-how-setting-up = Setting up
struggle-rule-s1 = Two to four players take turns. The oldest of them begins.
struggle-rule-s1-decided = Nobody goes by the name pile or market, which mean something else in the log.
struggle-rule-s2 = Each begins with a road and a settlement from the piles.
struggle-rule-s14 = The resource cards are shuffled and lie face down as the pile. Five of them are laid out face up as the market, and everybody gets three, which nobody else sees.
struggle-rule-s2-decided = The rules count 42 building cards, and their piles make 38. We take the piles: 9 roads, 15 settlements, 5 knights and 9 expansions.
struggle-rule-s2-decided-2 = What a card is worth, which expansions there are, and which cards stay in the box with two or three players follow the copy on the table. If it does not say, a settlement is 1 VP, a city 2, a road or knight on side B 1, on side A nothing, an expansion 1, and the expansions are castle, church and university. None is called road, knight, settlement or city.
struggle-rule-s2-decided-3 = It can be played without expansions. The organizer says so before the game.
struggle-rule-any-decided = Hands are secret, so nobody writes down what is paid.

# A heading.
struggle-how-a-turn = A turn
struggle-rule-s3 = Trade first, then build, then draw once. Each part may be left out, and none comes back.
struggle-rule-s5 = You trade as many cards in a turn as you have roads on side A: with the pile, the market or another player. Without such a road you trade one card, with the pile.
struggle-rule-s15 = Cards go away before those from the pile are drawn. From the market you take what you choose and lay as many down. From another player's hand you draw unseen and give as many back, the same ones if you like.
struggle-rule-s5-decided = With the market you trade at most 5 at a time, as many as lie there.
struggle-rule-s16 = What is built is paid to the discards. Three cards of one resource may stand for any one card of the price, as often as you like.
struggle-rule-s4 = Roads and knights lie in a column and show sides A and B in turn.
struggle-rule-s4-decided = When a card is stolen, the others keep their sides.
struggle-rule-s6 = Each kind of card is built once a turn at most. What is built comes from its pile, but for a city.
struggle-rule-s6-decided = All expansions are one kind.
struggle-rule-s7 = When the pile of roads or knights is empty, building one steals the last card of somebody else's column. A castle protects the first three roads, a church the first knight.
struggle-rule-s7-decided = While the pile has a card nothing is stolen.
struggle-rule-s8 = With three or four players the destiny card may be turned when a settlement is built. Two play without it.
struggle-rule-s9 = A city takes the place of a settlement, and what its card says is read aloud.
struggle-rule-s9-decided = What is read aloud is kept nowhere.
struggle-rule-s10 = An expansion lies on a city, and nobody has two of one name.
struggle-rule-s10-decided = There is one expansion on each city at most.
struggle-rule-s11 = You draw up to two cards, and one more for each knight on side A.
struggle-rule-s11-decided = Of those you may draw fewer, or none.

# A heading.
struggle-how-who-wins = Who wins
struggle-rule-s12 = Your VP are those of all that lies before you.
struggle-rule-s13 = Whoever has 10 VP or more on their own turn wins. 10 VP on somebody else's turn have to last until then.
struggle-rule-s13-decided = So the game is over at once, when that turn begins or at any step of it.
