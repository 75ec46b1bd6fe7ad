## The first page of a tournament: what a visitor most likely came for.

# Another day than the one for which it was announced.
tournament-moved = Moved from { $day }.
tournament-final-day-of = The final day of <a href="{ $url }" class="name">{ $name-series }</a>.
tournament-event-of = An event of <a href="{ $url }" class="name">{ $name-series }</a>: your best event counts in its ranking.
# Begins a notice.
tournament-draft = Draft
tournament-draft-seen-by = Only the staff sees this page, until registration opens.
# A heading.
tournament-called-off = Called off
tournament-does-not-take-place = This tournament does not take place.
# Headings over the button to register.
tournament-all-taken = All places are taken
tournament-come-and-play = Come and play
tournament-register-to-wait = Register now and you are on the waiting list: when somebody withdraws, the first on it gets the place.
tournament-places-free = { $free ->
    [one] One place is free.
   *[other] { $free } places are free.
}
tournament-there-is-room = There is room.
tournament-each-is-approved = The organizer looks at each registration before it counts.
# Buttons: short.
tournament-join-waiting-list = Join the waiting list
tournament-register = Register
# A heading.
tournament-best-play = The best play for the title
tournament-invited-play = Those whom the series has invited play here. As soon as the seats are published, they stand on this page.
# A heading.
tournament-about-to-start = It is about to start
tournament-finalists-checked-in = The players are checked in. Tell the organizers that you are here. As soon as the seats are published, you will find yours on this page.
tournament-all-checked-in = { $entrant ->
   *[player] Registration is closed and the players are checked in. Tell the organizers that you are here. As soon as the seats are published, you will find yours on this page.
    [team] Registration is closed and the teams are checked in. Tell the organizers that you are here. As soon as the seats are published, you will find yours on this page.
}
# A heading over the search for a seat.
tournament-where-do-i-sit = Where do I sit?
tournament-your-name = Your name
# A button: short.
tournament-find-my-seat = Find my seat
# A link; $round stands within a sentence, such as "round 2" or "the final".
tournament-all-seats = All seats of { $round }
# Buttons: short.
tournament-to-standings = Standings
tournament-to-results = Results
tournament-share = Share this result

## The table of the final.

tournament-final-table = { $ground ->
   *[table] The final table
    [field] The final field
}
tournament-place = Place
tournament-points-in-final = { $points ->
   *[vp] VP in the final
    [hexes] Hexes in the final
}
# In place of a place, beside the name.
tournament-disqualified = disqualified
# In place of the points of the final.
tournament-absent = absent

## Games of a side event that are on.

tournament-games-on = { $count ->
    [one] The game that is on
   *[other] The games that are on
}

## Headings further down.

tournament-about = About
tournament-programme = Programme
tournament-prizes = Prizes
tournament-how-played = How it is played
tournament-when-and-where = When and where
tournament-map = Show on a map
tournament-calendar = Add it to your calendar
tournament-questions = Questions?
tournament-links = Links
tournament-more = More
# Links to other pages.
tournament-more-standings = Standings, and the reason for each rank
tournament-more-results = { $ground ->
   *[table] Results, table by table
    [field] Results, field by field
}
tournament-more-seats = Seats
tournament-more-boards = Boards of the rounds
tournament-more-statistics = Statistics: the ranks round by round, and who wins, in pictures
tournament-more-log = Public log: corrections and disqualifications
tournament-more-rules = How it is played and ranked here

## Figures with a label: short.

tournament-figure-registered = Registered
# Of the final day of a series: who comes.
tournament-figure-coming = Coming
tournament-figure-places = Places
tournament-figure-players = { $entrant ->
   *[player] Players
    [team] Teams
}
tournament-figure-tables = { $ground ->
   *[table] Tables
    [field] Fields
}
tournament-figure-waiting = On the waiting list
tournament-figure-results = Results in
# How many of how many.
tournament-figure-of = { $done } of { $all }

## Facts with a label.

tournament-fact-level = Kind of event
tournament-fact-game = Game
tournament-fact-side-event = Side event
tournament-fact-stages = Stages
tournament-fact-played-in-series = Players of the series
tournament-fact-rules = Rules
tournament-fact-time-zone = Time zone
