# Semi-finals and final, and who has won.

## The page

bracket-none-yet = No tables yet
bracket-none-yet-hint = Everybody sees them at the same moment, when the organizer publishes them.
# The button that leads there.
bracket-to-standings = Standings
bracket-final-heading = Final
bracket-semi-finals-heading = Semi-finals
# What a table is called, read out.
bracket-table = Table { $number }
# Over a narrow column; the words behind it say it in full.
bracket-position-column = Pos
bracket-position-column-whole = Selection position
bracket-player-column = Player
bracket-vp-column = VP
# A place in the final that a semi-final is to fill.
bracket-winner-of = Winner of semi-final { $table }

## By what somebody has a seat, in grey behind the name

bracket-seed = seed { $seed }
bracket-rank = rank { $rank }
bracket-rank-in-series = rank { $rank } in the series
bracket-seed-and-rank = seed { $seed }, rank { $rank }
bracket-seed-and-rank-in-series = seed { $seed }, rank { $rank } in the series
bracket-won-semi-final = won semi-final { $table }
bracket-next-in-rank = semi-final { $table }, next in rank

## Behind the name of a winner: what winning led to; and of somebody who is out

bracket-to-the-final = to the final
bracket-won = won
bracket-won-this-game = won this game
bracket-won-the-final = won the final
bracket-not-playing = not playing
# For the staff, a button beside somebody who gives the place up; the name is read out only.
bracket-will-not-play = Won't play<span class="vh">: { $name }</span>

## Who plays

bracket-skipped = Twelve or fewer players were left for the semi-finals, so they are skipped and the four best-ranked play the final (1.1.7).
bracket-skipped-for-good = The final has begun, so that stands, whoever comes back.
bracket-skipped-for-now = If more than twelve are there again before it begins, the semi-finals are played after all.
bracket-played-after-all = More than twelve players are left again, so the semi-finals are played after all, and the final after them (1.1.7).
bracket-replaced-in-semi-finals = Not all of the 16 best-ranked play; the next in rank came in, and the seeds closed up (1.1.7).
# $tables have three players; $players of $places are there.
bracket-not-full = { $tables ->
    [one] Only { $players } of the { $places } places are taken, so { $tables } table has three players (1.1.7).
   *[other] Only { $players } of the { $places } places are taken, so { $tables } tables have three players (1.1.7).
}
# $names-gone are $gone winners of semi-finals; $names-next are $next players who come in.
bracket-nobody-comes-in = { $gone ->
    [one] { $names-gone } won a semi-final and does not play the final; nobody comes in (1.1.9).
   *[other] { $names-gone } won semi-finals and do not play the final; nobody comes in (1.1.9).
}
bracket-comes-in-for-winners = { $gone ->
    [one] { $next ->
        [one] { $names-gone } won a semi-final and does not play the final; { $names-next }, next in rank, plays instead (1.1.9).
       *[other] { $names-gone } won a semi-final and does not play the final; { $names-next }, next in rank, play instead (1.1.9).
    }
   *[other] { $next ->
        [one] { $names-gone } won semi-finals and do not play the final; { $names-next }, next in rank, plays instead (1.1.9).
       *[other] { $names-gone } won semi-finals and do not play the final; { $names-next }, next in rank, play instead (1.1.9).
    }
}
bracket-comes-in = { $next ->
    [one] { $names-next } plays the final as the next in rank (1.1.9).
   *[other] { $names-next } play the final as the next in rank (1.1.9).
}
bracket-comes-in-for-best = { $next ->
    [one] Not all of the four best-ranked play the final; { $names-next }, next in rank, plays instead (1.1.9).
   *[other] Not all of the four best-ranked play the final; { $names-next }, next in rank, play instead (1.1.9).
}

## Who has won

# Above or beside the name, as a title.
bracket-champion = Champion
# The same in an event without a championship.
bracket-winner = Winner
# The same before it is declared.
bracket-ranks-first = Ranks first
bracket-champion-to-be = Won the final
bracket-first-after-disqualification = First, as the winner of the final is disqualified
bracket-provisional = Provisional until the organizers declare the champion.
# To be read in a chat; $title is one of the five above.
bracket-champion-named = { $name }, { $title }
# The titles of the page about the player who has won.
bracket-champion-title = { $name }, champion
bracket-winner-title = { $name }, winner
# $path says how, as a sentence.
bracket-champion-preview = { $name } won { $name-tournament }, { $day }, { $name-place }. { $path }
# Second and third: how the final ended for them.
bracket-vp-in-final = { $count ->
   *[other] { $count } VP in the final
}
bracket-players = { $entrant ->
   *[player] { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    [team] { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
}
bracket-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# How the champion came there: a row of the steps below, which begin with a capital where they come first.
bracket-path = { $steps }.
bracket-path-seed = Seed { $seed }
bracket-path-rank = Rank { $rank } after the preliminary games
bracket-path-rank-in-series = Rank { $rank } in the series
bracket-path-semi-final = { $begins ->
    [capital] Won semi-final { $table }
   *[small] won semi-final { $table }
}
bracket-path-semi-final-with = { $begins ->
    [capital] Won semi-final { $table } with { $vp } VP
   *[small] won semi-final { $table } with { $vp } VP
}
bracket-path-final = { $begins ->
    [capital] Won the final with { $vp } VP
   *[small] won the final with { $vp } VP
}
bracket-path-after-disqualification = { $begins ->
    [capital] First in the standings after the winner of the final was disqualified
   *[small] first in the standings after the winner of the final was disqualified
}
