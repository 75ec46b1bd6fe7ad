# What lies on the table: pieces, parts of a score and cards, by the words of the printed rules.

## Within a sentence, or alone in a list

pieces-settlements = settlements
pieces-cities = cities
pieces-longest-road = longest road
pieces-largest-army = largest army
pieces-vp-cards = VP cards
pieces-roads = roads
pieces-development-cards = development cards
pieces-knights = knights
# Development cards that are neither knights nor victory points.
pieces-progress = progress
# A development card that is worth a victory point, among the kinds of such cards.
pieces-vp = VP
# What a team of three gets in place of a fourth player, among the parts of its score.
pieces-short-team = extra of a team of three
# A kind of resource card.
pieces-resource = resource

## The same over a column, or at the beginning of a sentence

pieces-settlements-title = Settlements
pieces-cities-title = Cities
pieces-longest-road-title = Longest road
pieces-largest-army-title = Largest army
pieces-vp-cards-title = VP cards
pieces-roads-title = Roads
pieces-development-cards-title = Development cards
pieces-knights-title = Knights
pieces-progress-title = Progress
pieces-vp-title = VP
pieces-short-team-title = Extra of a team of three
pieces-resource-title = Resource
# Over a narrow column of the record sheet on paper: a part of the score, and the most that a player can have of it.
pieces-with-most = { $most ->
   *[other] { $piece } (at most { $most })
}

## So many of them, in a list

# $code: which of them, vp being the development cards that are worth a victory point.
pieces-counted = { $code ->
   *[settlements] { $count ->
       *[other] { $count } settlements
    }
    [cities] { $count ->
       *[other] { $count } cities
    }
    [roads] { $count ->
       *[other] { $count } roads
    }
    [development_cards] { $count ->
       *[other] { $count } development cards
    }
    [knights] { $count ->
       *[other] { $count } knights
    }
    [progress] { $count ->
       *[other] { $count } progress
    }
    [vp] { $count ->
       *[other] { $count } VP
    }
}
# So many cards of each kind.
pieces-each = { $kind ->
   *[resource] { $count ->
       *[other] { $count } of each resource
    }
}
# Cards and their kinds, such as “25 development cards (14 knights, 6 progress, 5 VP)”.
pieces-deck-of-kinds = { $cards } ({ $kinds })
# What is counted before a game: $pieces is a list such as “5 settlements, 4 cities and 15 roads”, $cards one such as
# “25 development cards (14 knights, 6 progress, 5 VP), 19 of each resource”.
pieces-before-the-game = each player has { $pieces }
pieces-before-the-game-with-cards = each player has { $pieces }; { $cards }
