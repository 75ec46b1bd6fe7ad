## Pictures and figures of many games. Headings.

statistics-round-by-round = Standings round by round
statistics-points-and-places = { $points ->
   *[vp] VP and places
    [hexes] Hexes and places
}
statistics-who-wins = Who wins
statistics-more = More
statistics-by-position = By selection position
statistics-by-order = By play order
statistics-by-colour = By colour
# Over a column of the table below each picture: short.
statistics-position = Position
statistics-order = Plays
statistics-colour = Colour

## What stands on the page.

statistics-games = From the results of { $games ->
    [one] { $games } game that everybody may see.
   *[other] { $games } games that everybody may see.
}
statistics-all-one = { $games ->
    [one] { $games } game of one tournament on this Reeve, as far as results are public.
   *[other] { $games } games of one tournament on this Reeve, as far as results are public.
}
statistics-all-newest-one = { $games ->
    [one] { $games } game of the newest tournament on this Reeve, as far as results are public.
   *[other] { $games } games of the newest tournament on this Reeve, as far as results are public.
}
statistics-all-many = { $games ->
    [one] { $games } game of { $tournaments ->
       *[other] { $tournaments }
    } tournaments on this Reeve, as far as results are public.
   *[other] { $games } games of { $tournaments ->
       *[other] { $tournaments }
    } tournaments on this Reeve, as far as results are public.
}
statistics-all-newest = { $games ->
    [one] { $games } game of the { $tournaments ->
       *[other] { $tournaments }
    } newest tournaments on this Reeve, as far as results are public.
   *[other] { $games } games of the { $tournaments ->
       *[other] { $tournaments }
    } newest tournaments on this Reeve, as far as results are public.
}
statistics-still-on = { $stage ->
   *[prelim] Round { $number } is still on, so its ranks can change.
    [semi] The semi-finals are still on, so their ranks can change.
    [final] The final is not closed yet.
}
statistics-lines = { $entrant ->
   *[player] One line per player, from rank to rank. Solid lines are above the current cut, dashed lines below it.
    [team] One line per team, from rank to rank. Solid lines are above the current cut, dashed lines below it.
}
statistics-mark-player = { $entrant ->
   *[player] Mark a player
    [team] Mark a team
}
# Buttons: short.
statistics-mark = Mark
statistics-clear-mark = Clear the mark
statistics-nobody = Nobody in the standings has that name. Check the spelling, or search for a part of it.
statistics-many = { $count ->
   *[other] { $count } players have that in their names. Type more of the name.
}
statistics-how-often = { $points ->
   *[vp] How often a game was finished in which place and with how many VP; more than the goal counts as the goal.
    [hexes] How often a game was finished in which place and with how many hexes; more than the goal counts as the goal.
}
statistics-how-to-read = The dot is the share of games won. The bar is where the true share lies, with 95 % certainty; the upright mark is the share that each would have if all were alike. Where the bar is wider than { $widest ->
       *[other] { $widest }
    } points there are too few games to say anything. And of twenty bars one misses the mark by chance.
statistics-meetings = Who meets whom, round by round
statistics-over-all = The same over all tournaments here
# Where there is nothing yet: a heading, what is said, and buttons.
statistics-nothing-yet = Nothing to count yet
statistics-nothing-yet-why = How often each seat wins is shown here as soon as results are public.
statistics-about = About the tournament
statistics-all-tournaments = All tournaments

## In pictures and their tables.

# Over a column, very short.
statistics-column = { $stage ->
   *[prelim] { $number }
    [semi] Semi
    [final] Final
}
# At the line above which players go on.
statistics-cut = { $stage ->
   *[semi] semi-finals
    [final] final
}
statistics-further-down = ranks { $from } to { $to }, closer together
# What a picture shows, for screen readers.
statistics-bump-all = The ranks of { $players ->
        [one] { $players } player
       *[other] { $players } players
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. The table below has them all.
statistics-bump-some = The ranks of { $shown } of { $players ->
       *[other] { $players } players
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. The table below has them all.
statistics-way-of = The way of { $name } through the event
statistics-not-played = not played
# A number in a row. Where the language has no such endings, the number alone.
statistics-nth = { $ending ->
    [st] { $number }st
    [nd] { $number }nd
    [rd] { $number }rd
   *[th] { $number }th
}
# A share: "31.25 %".
statistics-percent = { $whole }.{ $hundredths } %
statistics-rounded = { $whole } %
# A mean: "8.3".
statistics-tenths = { $whole }.{ $tenths }
statistics-interval = { $low } to { $high } %
# What a share says.
statistics-too-few = too few games
statistics-alike = no difference shown
statistics-more-often = wins more often
statistics-less-often = wins less often
statistics-noted = Noted in { $noted ->
       *[other] { $noted }
    } of { $games ->
       *[other] { $games }
    } games.
# A line of what a picture shows: games won, of all.
statistics-won-of = { $label }: { $wins } of { $games }
statistics-games-won = Games won. { $lines }.
# A line of what a picture shows: a place, and the VP on average.
statistics-place-mean = { $place } place { $mean }
statistics-mean = VP on average: { $lines }.
