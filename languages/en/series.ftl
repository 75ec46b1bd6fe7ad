## The page of a series.

# Begins a notice.
series-not-public = Not public
series-only-organizers = Only its organizers see this series.
# A button of its organizers.
series-run = Run this series
# What screen readers call the lines on the final day.
series-final-day = Final day
series-champion = Champion: <span class="name">{ $name }</span>
series-best-play = The best play the <a href="{ $url }" class="name">{ $name }</a>.
# Headings.
series-events = Events
series-ranking = Ranking
series-pass-on = Pass it on
series-no-event = No event is public yet.
series-follow = <a href="{ $calendar }">Follow these events in your calendar</a>. For whoever reports them: <a href="{ $csv }">players, finalists and champions as a file for spreadsheets</a>, <a href="{ $json }">as JSON</a>
# Begins a notice.
series-provisional = Provisional
series-no-result = No result is public yet.
series-open-a-line = Open a line to see every event that the player took part in.
# The table's name for screen readers.
series-table = Ranking of the series
series-files = <a href="{ $ranking }">The ranking as a file for spreadsheets</a>; <a href="{ $events }">with a line for every event of each player</a>
series-as-code = This page as a QR code
# Beside an event.
series-played = { $count ->
       *[other] { $count }
    } played

## When and where a series is.

# Two days: "21 November 2026 to 5 December 2026".
series-days = { $first } to { $last }
# By itself, where the last day is not known.
series-from = From { $first }
# Within a line.
series-from-within = from { $first }

## How a series stands.

series-no-events-yet = No events yet
series-all-over = All events are over
series-prelims-over = The preliminary games of all events are over
series-some-over = { $over ->
    [one] { $over } of { $all ->
       *[other] { $all }
    } events is over
   *[other] { $over } of { $all ->
       *[other] { $all }
    } events are over
}
series-provisional-until = This ranking is provisional. It may change until these events are over: { $events }.
# On the start page, below a series: how many of its events are over, where others are ahead.
series-events-over = { $over ->
    [one] { $over } event is over
   *[other] { $over } events are over
}
# The same where none is ahead.
series-events-all-over = { $over ->
    [one] { $over } event, over
   *[other] { $over } events, all over
}

## How the ranking is made.

series-how = Each player's best single event counts, by games won, VP, VP%, second and third places. Events are never added up; of two equal ones the earlier counts (1.2.3).
series-who = The same e-mail address is the same person. So are players whom the organizers have said to be one.
series-attendance = { $count ->
    [one] { $count } person has played, all events counted together.
   *[other] { $count } different people have played, all events counted together.
}
series-attendance-so-far = { $count ->
    [one] { $count } person has played so far, all events counted together.
   *[other] { $count } different people have played so far, all events counted together.
}
series-not-valid = With fewer than 12 the result is not valid for the championship (1.1.3).
series-may-skip = With 16 to 28 the best 16 play semi-finals, which the organizers may skip (1.1.3).
series-semi-finals = With 29 or more the best 16 play semi-finals (1.1.3).
series-final-alone = With 12 to 15 the best four go straight to the final (1.1.3).
series-frozen = Frozen on { $day }. Invitations to the final day go by this ranking; a result that is corrected later doesn't change it (1.2.4).
# $until is a time: "23:59 on Saturday, 5 December 2026 (Europe/Berlin)".
series-frozen-and-invited = Frozen on { $day }. Invitations to the final day go by this ranking; a result that is corrected later doesn't change it (1.2.4). Whoever is invited has until { $until } to answer.

## A line of the ranking: why it counts as it does.

# The event that counts, of several.
series-best-of = { $name }, the best of { $events ->
       *[other] { $events }
    } events
# What an event adds up to.
series-sum = { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    } of { $games ->
       *[other] { $games }
    }, { $vp ->
       *[other] { $vp }
    } VP, { $percent } VP%, { $seconds ->
        [one] { $seconds } second place
       *[other] { $seconds } second places
    }, { $thirds ->
        [one] { $thirds } third place
       *[other] { $thirds } third places
    }
# $sum is what the event adds up to.
series-counts = { $name } counts: { $sum }.
# $more and $less are what is compared, such as "27 VP" and "25 VP".
series-counts-not = { $name } doesn't count, with { $more } against { $less }: { $sum }.
series-counts-not-equal = { $name } is equal in everything and came later, so it doesn't count: { $sum }.
series-value-points = { $sum } points for places
series-value-vp = { $vp ->
       *[other] { $vp } VP
    }
series-value-percent = { $percent } VP%
series-value-wins = { $wins ->
    [one] { $wins } game won
   *[other] { $wins } games won
}
series-value-seconds = { $seconds ->
    [one] { $seconds } second place
   *[other] { $seconds } second places
}
series-value-thirds = { $thirds ->
    [one] { $thirds } third place
   *[other] { $thirds } third places
}
series-separates-points = What separates this line from the one above: points for places.
series-separates-wins = What separates this line from the one above: games won.
series-separates-vp = What separates this line from the one above: VP.
series-separates-percent = What separates this line from the one above: VP%.
series-separates-seconds = What separates this line from the one above: second places.
series-separates-thirds = What separates this line from the one above: third places.
series-separates-lot = What separates this line from the one above: the lot.
series-separates-nothing = Nothing separates this line from the one above; they share the rank.
series-lots-decide-cut = Lots decide who of those on this rank goes on.
series-lots-decide-seeds = Lots decide the order of those on this rank, and with it their seeds.
# Behind the event that counts.
series-surely-in = { $short }; surely in
series-surely-out = { $short }; can't come in any more
series-in = Surely among the best { $least }, who play the final day: however the events still to be played go, fewer than { $least ->
       *[other] { $least } others
    } can end ahead or equal.
series-out = Can't be among the best { $most } any more: { $most ->
       *[other] { $most } others
    } have more already than any event still to be played can bring. A place comes free only where somebody ahead doesn't come to the final day.
# The name of the line below those who go on.
series-cut-16 = Above this line: the best 16
series-cut-16-tied = Above this line: the best 16; lots decide among those who share the rank here
series-cut-4 = Above this line: the best four
series-cut-4-tied = Above this line: the best four; lots decide among those who share the rank here

## To a player whose event is over.

series-own-place = In { $name-series } you are on rank { $rank } of { $of }; { $name-event } counts for you.
series-own-place-so-far = In { $name-series } you are on rank { $rank } of { $of } so far; { $name-event } counts for you.
series-own-place-this = In { $name-series } you are on rank { $rank } of { $of }; this event counts for you.
series-own-place-this-so-far = In { $name-series } you are on rank { $rank } of { $of } so far; this event counts for you.
series-own-among = That is among the best { $places }. The organizers send the invitations to the final day.
series-own-sure = You are surely among the best { $places }, who play the final day.
series-own-gone = You can't be among the best { $places } any more; there is a place for you only where somebody ahead doesn't come to the final day.
series-own-inside = That is among the best { $places }, who play the final day, but others can still come past you.
series-own-outside = To be among the best { $places } as the ranking stands, you need more in one single event than the last of them has: { $sum }.
