# The screens in the hall, which are read from far away, and what is said of the clock and of announcements on other pages too.

## Words of a screen

# Over the code to be scanned.
screens-on-your-phone = On your phone
# Beside the code: what the page that it leads to shows.
screens-code-leads-to = Seats, results and standings
screens-code-alt = The address as a code to be scanned
# Over a table of the semi-finals.
screens-semi-final-heading = Semi-final
# Over the table of the final.
screens-final-heading = Final
# Over the list of seats by name: what stands in its columns.
screens-columns-by-name = { $ground ->
   *[table] Table · Name · Position
    [field] Field · Name · Position
}
# Behind a name: the selection position. Very short.
screens-position = pos. { $number }
# Over the tables of a round. $stage: “prelim” for a preliminary round, “semi” for the semi-finals, “final” for the final.
screens-tables-of = { $ground ->
   *[table] { $stage ->
       *[prelim] Tables of round { $number }
        [semi] Tables of the semi-finals
        [final] Tables of the final
    }
    [field] { $stage ->
       *[prelim] Fields of round { $number }
        [semi] Fields of the semi-finals
        [final] Fields of the final
    }
}
# Below the large clock; the three may stand in a row, with a point between them.
screens-began-at = Began at <b class="num">{ $time }</b>
screens-ends-at = ends at <b class="num">{ $time }</b>
screens-planned-until = planned until <b class="num">{ $time }</b>
# How long a round is on: the script of the page writes the minutes in the place of {"{n}"}.
screens-minutes-on = {"{n}"} min
screens-still-playing = { $ground ->
   *[table] { $playing ->
        [one] <b class="num">{ $playing }</b> of { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } is still playing
       *[other] <b class="num">{ $playing }</b> of { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } are still playing
    }
    [field] { $playing ->
        [one] <b class="num">{ $playing }</b> of { $tables ->
            [one] { $tables } field
           *[other] { $tables } fields
        } is still playing
       *[other] <b class="num">{ $playing }</b> of { $tables ->
            [one] { $tables } field
           *[other] { $tables } fields
        } are still playing
    }
}
screens-every-table-is-done = { $ground ->
   *[table] Every table has handed in its result.
    [field] Every field has handed in its result.
}
# Below the picture of a board, behind the letters.
screens-harbors = A letter in the sea: two of that for one.
# Over a game that is on; $head says how far it is.
screens-game-at-table = { $ground ->
   *[table] Table { $number }: <bdi>{ $head }</bdi>
    [field] Field { $number }: <bdi>{ $head }</bdi>
}

## A row of the standings, on a screen

# Points for places, as a figure that may have decimals.
screens-row-points = <b>{ $figure }</b> points
screens-row-wins = { $wins ->
    [one] <b>{ $wins }</b> win
   *[other] <b>{ $wins }</b> wins
}
screens-row-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } VP
    }
    [hexes] { $count ->
       *[other] { $count } hexes
    }
}

## At the foot

screens-lost = No connection. This picture is from <b class="num"></b>.
# The script of the page writes numbers and letters in the place of {"{n}"}, {"{m}"}, {"{a}"} and {"{z}"}.
screens-page = Page {"{n}"} of {"{m}"}
screens-page-with-range = Page {"{n}"} of {"{m}"}: {"{a}"} to {"{z}"}
screens-put-away = This screen has been put away.
screens-thank-you = Thank you for playing.

## Where a screen is opened, and where one was

screens-type-code-intro = For the browser in the hall. The code is on the organizers' page “Screens”.
screens-code-label = Code of the screen
screens-open-button = Open the screen
screens-open-another = Open another screen
screens-wrong-code = No screen has this code. Check it on the organizers' page; it may have been renewed.

## While there is nothing to show

screens-games-are-over = The games are over. Thank you for playing.
screens-no-board-was-made = { $stage ->
   *[prelim] No board was made for round { $number }.
    [semi] No board was made for the semi-finals.
    [final] No board was made for the final.
}
screens-awaits-board = The board of a round appears here as soon as everybody may see it.
screens-awaits-games = How a game stands appears here while it is on and noted step by step.
screens-awaits-standings = The standings appear here with the first results that everybody may see.
screens-no-later-stages = There are no semi-finals and no final here.
screens-awaits-final = The final appears here as soon as its seats are published.
screens-awaits-semi-finals = Semi-finals and final appear here as soon as their seats are published.
screens-awaits-final-after-preliminaries = The final appears here as soon as its seats are published, after the preliminary games.
screens-awaits-semi-finals-after-preliminaries = Semi-finals and final appear here as soon as their seats are published, after the preliminary games.
screens-awaits-winner = The winner is named here as soon as the organizers declare it.
screens-series-goes-on = The ranking of the series says who goes on.
screens-awaits-champion = The champion is named here once the final is over.

## What was just reached, as a heading

screens-moment-to-the-semi-finals = { $stage ->
   *[prelim] Round { $number } is over: to the semi-finals
    [semi] The semi-finals are over: to the semi-finals
    [final] The final is over: to the semi-finals
}
screens-moment-to-the-final = { $stage ->
   *[prelim] Round { $number } is over: to the final
    [semi] The semi-finals are over: to the final
    [final] The final is over: to the final
}

## Announcements and the clock, as players and visitors read them

screens-began = { $stage ->
   *[prelim] Round { $number } began at { $since }.
    [semi] The semi-finals began at { $since }.
    [final] The final began at { $since }.
}
screens-began-with-end = { $stage ->
   *[prelim] Round { $number } began at { $since } and ends at { $ends }.
    [semi] The semi-finals began at { $since } and end at { $ends }.
    [final] The final began at { $since } and ends at { $ends }.
}
# Since when a round is on, and how many tables still play.
screens-clock = { $stage ->
   *[prelim] Round { $number } began at { $since }
    [semi] The semi-finals began at { $since }
    [final] The final began at { $since }
}; { $ground ->
   *[table] { $playing ->
        [0] every table has handed in its result
        [one] { $playing } of { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } is still playing
       *[other] { $playing } of { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } are still playing
    }
    [field] { $playing ->
        [0] every field has handed in its result
        [one] { $playing } of { $tables ->
            [one] { $tables } field
           *[other] { $tables } fields
        } is still playing
       *[other] { $playing } of { $tables ->
            [one] { $tables } field
           *[other] { $tables } fields
        } are still playing
    }
}.
screens-clock-with-end = { $stage ->
   *[prelim] Round { $number } began at { $since } and ends at { $ends }
    [semi] The semi-finals began at { $since } and end at { $ends }
    [final] The final began at { $since } and ends at { $ends }
}; { $ground ->
   *[table] { $playing ->
        [0] every table has handed in its result
        [one] { $playing } of { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } is still playing
       *[other] { $playing } of { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } are still playing
    }
    [field] { $playing ->
        [0] every field has handed in its result
        [one] { $playing } of { $tables ->
            [one] { $tables } field
           *[other] { $tables } fields
        } is still playing
       *[other] { $playing } of { $tables ->
            [one] { $tables } field
           *[other] { $tables } fields
        } are still playing
    }
}.
