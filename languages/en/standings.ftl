# The standings, why somebody stands where they stand, and lots.

## The page

standings-none-yet = No standings yet
standings-about-the-tournament = About the tournament
# What the table is called, read out.
standings-caption = Standings
standings-deciding-number = The deciding number is underlined.
standings-in-pictures = The results in pictures, round by round
standings-share-result = Share this result
# Behind a change of rank: the next messages are read out, and stand on the mark ▲2 or ▼2.
standings-up = { $count ->
   *[other] up { $count } since the last round
}
standings-down = { $count ->
   *[other] down { $count } since the last round
}
standings-moves-with-sheets = The standings are updated with every record sheet that is signed.
standings-moves-with-rounds = The standings are updated when a round is closed.
standings-games-on = The first games are on.
standings-games-ahead = The games have not begun.
standings-final-day-on = The first games of the final day are on. Until they are over, the ranking of the series stands.
standings-final-day-ahead = The games of the final day have not begun. Until the first are over, the ranking of the series stands.
# What the standings stand on.
standings-basis-closed = { $stage ->
   *[prelim] After round { $round } of { $rounds }, closed at { $clock }.
    [semi] After the semi-finals, closed at { $clock }.
    [final] After the final, closed at { $clock }.
}
standings-basis-complete = { $stage ->
   *[prelim] After round { $round } of { $rounds }, which is not closed yet.
    [semi] After the semi-finals, which is not closed yet.
    [final] After the final, which is not closed yet.
}
# $signed of $tables record sheets are signed.
standings-basis-partly = { $stage ->
   *[prelim] { $signed ->
       *[other] In the middle of round { $round } of { $rounds }: { $signed } of { $tables } record sheets are signed and count.
    }
    [semi] { $signed ->
       *[other] In the middle of the semi-finals: { $signed } of { $tables } record sheets are signed and count.
    }
    [final] { $signed ->
       *[other] In the middle of the final: { $signed } of { $tables } record sheets are signed and count.
    }
}
standings-basis-without-final = The final isn't counted in these columns.

## The table

standings-find-player = { $entrant ->
   *[player] Find a player
    [team] Find a team
}
standings-rank-column = Rank
# Over a narrow column; the words behind it say it in full.
standings-points-column = Pts
standings-points-column-whole = Points for places
standings-wins-column = W
standings-wins-column-whole = Games won
# How many second places, and third places: over narrow columns.
standings-seconds-column = 2nd
standings-thirds-column = 3rd
standings-games-column = Games
standings-why-column = Why this rank
# What opens the reasons, read out.
standings-why-open = Why
standings-qualified = qualified
# Beside a name: the lot that was drawn.
standings-lot = lot <b>{ $lot }</b>

## The line below those who go on

standings-line-seated = { $stage ->
    [semi] Above this line: in the semi-finals
   *[final] Above this line: in the final
}
standings-line-so-far = { $stage ->
    [semi] Above this line: in the semi-finals, as things stand
   *[final] Above this line: in the final, as things stand
}
standings-line-goes-on = { $stage ->
    [semi] Above this line: on to the semi-finals
   *[final] Above this line: on to the final
}
# $line is one of the three above.
standings-line-tied = { $places ->
    [one] { $line }; { $players ->
       *[other] { $players } players share rank { $rank }, and one of them goes on: lots decide
    }
   *[other] { $line }; { $players ->
       *[other] { $players } players share rank { $rank }, and { $places } of them go on: lots decide
    }
}
standings-line-by-lot = { $line }; level on everything that was played, separated by lot
# $equal is a list of the next six, $criterion one of them.
standings-line-level = { $line }; level on { $equal }, separated by { $criterion }
standings-link-points = points
standings-link-wins = wins
standings-link-vp = VP
standings-link-share = VP%
standings-link-seconds = second places
standings-link-thirds = third places

## Why somebody stands there, in a few words

standings-disqualified = Disqualified
# $clause is the number of a clause of the rules.
standings-disqualified-under = Disqualified ({ $clause })
standings-short-first = First
standings-short-shared = Shares the rank
standings-short-champion = Champion: won the final, { $vp } VP
standings-short-won-final = Won the final, { $vp } VP
standings-short-champion-after = Champion: the winner of the final is disqualified
standings-short-first-after = First: the winner of the final is disqualified
# $place is a place such as 2nd.
standings-short-finalist = { $place } in the final, { $vp } VP
standings-short-in-final = { $vp } VP
# $result is one of the two above, $behind one of those below.
standings-short-finalist-then = { $result }; { $behind }
# What the lower of two has less than the one above.
standings-short-points = { $worth } points against { $worth-above }
standings-short-wins = { $count ->
    [one] { $count } win fewer
   *[other] { $count } wins fewer
}
standings-short-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } VP fewer
    }
    [hexes] { $count ->
       *[other] { $count } hexes fewer
    }
}
standings-short-share = { $points ->
   *[vp] { $percent } VP% less
    [hexes] { $percent } Hexes% less
}
standings-short-seconds = { $count ->
    [one] { $count } second place fewer
   *[other] { $count } second places fewer
}
standings-short-thirds = { $count ->
    [one] { $count } third place fewer
   *[other] { $count } third places fewer
}
standings-short-vp-in-final = { $count ->
   *[other] { $count } VP fewer in the final
}
# These stand by themselves, or, in small letters, behind something else and a semicolon.
standings-short-not-won-final = { $begins ->
    [small] did not win the final
   *[capital] Did not win the final
}
standings-short-not-in-final = { $begins ->
    [small] not in the final
   *[capital] Not in the final
}
standings-short-not-won-semi-final = { $begins ->
    [small] did not win a semi-final
   *[capital] Did not win a semi-final
}
standings-short-lost-semi-final = { $begins ->
    [small] lost the semi-final
   *[capital] Lost the semi-final
}
standings-short-not-in-semi-finals = { $begins ->
    [small] not in the semi-finals
   *[capital] Not in the semi-finals
}
standings-short-lot = { $begins ->
    [small] by lot
   *[capital] By lot
}
standings-short-rank-before = { $begins ->
    [small] by the rank after the preliminary games
   *[capital] By the rank after the preliminary games
}
standings-short-rank-in-series = { $begins ->
    [small] by the rank in the series
   *[capital] By the rank in the series
}
standings-short-shared-too = shares the rank

## The same at length

standings-why-withdrew = Withdrew; the results made still count.
standings-why-disqualified = Disqualified by a judge (no clause noted): listed last, without a rank. The opponents' results stand.
standings-why-disqualified-under = Disqualified by a judge ({ $clause }): listed last, without a rank. The opponents' results stand.
standings-why-first-after = The winner of the final is disqualified (1.3.5), and this player is first among the others.
# $said is a sentence such as: Mira won 3 games, Jan 2.
standings-to-one-above = To the one above: { $said }
standings-to-one-below = To the one below: { $said }
standings-drew-lot = Drew lot { $lot }; the lower lot ranks higher.

# What a game is called before its result.
standings-game-told = { $stage ->
   *[prelim] Preliminary game { $number }
    [semi] Semi-final
    [final] Final
}
standings-round-told = Round { $number }
# A game with its arithmetic: Preliminary game 2, table 3: 8 of 33 VP (8 + 10 + 7, and 8 for the missing fourth) = 24.24 %, second place.
standings-game = { $ground ->
   *[table] { $which }, table { $table }: { $vp } of { $total } { $points ->
       *[vp] VP
        [hexes] hexes
    } ({ $seats }) = { $percent } %, { $place }.
    [field] { $which }, field { $table }: { $vp } of { $total } { $points ->
       *[vp] VP
        [hexes] hexes
    } ({ $seats }) = { $percent } %, { $place }.
}
# $seats are the VP of those who sat there, such as 8 + 10 + 7; $dummy is what stands for each that is missing.
standings-made-up = { $missing ->
    [1] { $seats }, and { $dummy } for the missing fourth
    [2] { $seats }, and { $dummy } for each of the two missing
   *[other] { $seats }, and { $dummy } for each of the three missing
}
standings-stated = { $count } ({ $stated } stated, { $count } count)
standings-place-at-table = { $place ->
    [1] won
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
   *[other] sixth place
}
# Behind the place, the points that are given for it.
standings-place-with-points = { $place } ({ $worth } points)
# A round without a game of the player; $which is its name.
standings-missed = { $points ->
   *[vp] { $which }: not played. It counts no win, 0 VP and 0 VP%.
    [hexes] { $which }: not played. It counts no win, 0 hexes and 0 Hexes%.
}
standings-missed-with-points = { $points ->
   *[vp] { $which }: not played. It counts no points for places, no win, 0 VP and 0 VP%.
    [hexes] { $which }: not played. It counts no points for places, no win, 0 hexes and 0 Hexes%.
}
standings-missed-share-kept = { $points ->
   *[vp] { $which }: not played. It counts no win and 0 VP, and changes no VP%.
    [hexes] { $which }: not played. It counts no win and 0 hexes, and changes no Hexes%.
}
standings-missed-share-kept-with-points = { $points ->
   *[vp] { $which }: not played. It counts no points for places, no win and 0 VP, and changes no VP%.
    [hexes] { $which }: not played. It counts no points for places, no win and 0 hexes, and changes no Hexes%.
}
# What games add up to: $sums is a row of the messages behind these three.
standings-together = Together: { $sums }.
standings-together-without-final = Together, without the final: { $sums }.
standings-brought = { $games ->
    [one] From { $name-event }, the event that counts ({ $games } game): { $sums }.
   *[other] From { $name-event }, the event that counts ({ $games } games): { $sums }.
}
standings-points-for-places = { $worth } points for places
standings-games-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
standings-share = { $points ->
   *[vp] { $percent } VP%
    [hexes] { $percent } Hexes%
}
standings-share-as-mean = { $points ->
   *[vp] { $percent } VP% as the mean of the games
    [hexes] { $percent } Hexes% as the mean of the games
}
standings-share-of-all = { $points ->
   *[vp] { $percent } VP% of all VP at these tables
    [hexes] { $percent } Hexes% of all VP at these tables
}
standings-second-places = { $count ->
    [one] { $count } second place
   *[other] { $count } second places
}
standings-third-places = { $count ->
    [one] { $count } third place
   *[other] { $count } third places
}

## What separates two neighbours, $name from $name-other

# $equal is a row of the messages above, $said the sentence that goes on.
standings-both-have = Both have { $equal }; { $said }
standings-won-final = { $name } won the final, { $name-other } did not.
standings-has-vp-in-final = { $name } has { $vp } VP in the final, { $name-other } { $vp-other }.
standings-played-final = { $name } played in the final, { $name-other } did not.
standings-won-semi-final = { $name } won a semi-final, { $name-other } did not.
standings-semi-final-to-play = { $name } has a semi-final to play, { $name-other } lost one.
standings-in-semi-finals = { $name } is in the semi-finals, { $name-other } is not.
standings-has-points = { $name } has { $worth } points for places, { $name-other } { $worth-other }.
standings-won-games = { $count ->
    [one] { $name } won { $count } game, { $name-other } { $count-other }.
   *[other] { $name } won { $count } games, { $name-other } { $count-other }.
}
standings-has-vp = { $points ->
   *[vp] { $count ->
       *[other] { $name } has { $count } VP, { $name-other } { $count-other }.
    }
    [hexes] { $count ->
       *[other] { $name } has { $count } hexes, { $name-other } { $count-other }.
    }
}
standings-has-share = { $points ->
   *[vp] { $name } has { $percent } VP%, { $name-other } { $percent-other }.
    [hexes] { $name } has { $percent } Hexes%, { $name-other } { $percent-other }.
}
standings-has-seconds = { $count ->
    [one] { $name } has { $count } second place, { $name-other } { $count-other }.
   *[other] { $name } has { $count } second places, { $name-other } { $count-other }.
}
standings-has-thirds = { $count ->
    [one] { $name } has { $count } third place, { $name-other } { $count-other }.
   *[other] { $name } has { $count } third places, { $name-other } { $count-other }.
}
standings-drew-lots = Equal in everything that was played; { $name } drew lot { $lot }, { $name-other } lot { $lot-other }.
standings-ranked-before = { $name } was ranked { $rank } after the preliminary games, { $name-other } { $rank-other }.
standings-ranked-in-series = { $name } was ranked { $rank } in the series, { $name-other } { $rank-other }.
standings-nothing-separates = Nothing separates { $name } and { $name-other }; they share the rank until lots settle it.

## Lots

standings-lots-heading = Lots
standings-lots-settle = { $entrant ->
   *[player] Lots settle the order of players who are equal in everything that was played (1.4.2). The lower lot ranks higher, and a lot once drawn is never drawn again.
    [team] Lots settle the order of teams who are equal in everything that was played (1.4.2). The lower lot ranks higher, and a lot once drawn is never drawn again.
}
# What lots were drawn for.
standings-shared-ranks = { $count ->
    [one] shared rank { $ranks }
   *[other] shared ranks { $ranks }
}
# $at is a day and time; $reason is the message above, or what an organizer typed.
standings-drawn = { $how ->
   *[reeve] Drawn by Reeve on { $at } for { $reason }.
    [hand] Drawn by hand on { $at } for { $reason }.
}
standings-drawn-from-seed = { $how ->
   *[reeve] Drawn by Reeve on { $at } for { $reason }, seed <span class="num nowrap">{ $seed }</span>.
    [hand] Drawn by hand on { $at } for { $reason }, seed <span class="num nowrap">{ $seed }</span>.
}
