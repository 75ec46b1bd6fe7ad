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

## How a tournament is set: what is decided, on the page of its rules.

tournament-setting-tied-places = { $ground ->
   *[table] Shared places at a table
    [field] Shared places at a field
}
tournament-setting-missed-game = A preliminary game not played
tournament-setting-semi-replacement = A free place in the semi-finals
tournament-setting-final-replacement = A free place in the final
tournament-setting-publish-rounds = Publishing the seats
tournament-setting-standings-move = When the standings are updated
tournament-setting-transcription-fix = A slip of the pen
tournament-setting-own-check-in = { $entrant ->
   *[player] Check-in by the players themselves
    [team] Check-in by the teams themselves
}
tournament-setting-own-results = { $entrant ->
   *[player] Results entered by the players themselves
    [team] Results entered by the teams themselves
}
tournament-setting-what-it-takes = What it takes to go on
tournament-setting-board-shown = When the board of a round is shown
tournament-setting-agreement = { $entrant ->
   *[player] Players who have not agreed to the code of conduct and the photo policy
    [team] Teams who have not agreed to the code of conduct and the photo policy
}

## And how it is decided.

tournament-tied-skip = { $entrant ->
       *[player] Players
        [team] Teams
    } with equal { $points ->
       *[vp] VP
        [hexes] hexes
    } at a { $ground ->
       *[table] table
        [field] field
    } share the better place, and the next place is skipped: 10, 8, 8, 5 { $points ->
       *[vp] VP
        [hexes] hexes
    } are places 1, 2, 2, 4.
tournament-tied-dense = { $entrant ->
       *[player] Players
        [team] Teams
    } with equal { $points ->
       *[vp] VP
        [hexes] hexes
    } at a { $ground ->
       *[table] table
        [field] field
    } share a place, and no place is skipped: 10, 8, 8, 5 { $points ->
       *[vp] VP
        [hexes] hexes
    } are places 1, 2, 2, 3.
# Only the championship asks this.
tournament-missed-nothing = A preliminary game that a player does not play counts no win, 0 VP and 0 VP%.
tournament-semi-next = When a semi-finalist is missing, the next in rank comes in and the seeds close up.
tournament-semi-empty = When a semi-finalist is missing, the place stays empty.
tournament-final-next = When a finalist is missing, the next in rank takes the place.
tournament-final-empty = When a finalist is missing, the place stays empty.
tournament-publish-one = The seats of the preliminary rounds are published one round at a time.
tournament-publish-all = The seats of all preliminary rounds are published together, before the first of them.
tournament-standings-by-round = The public standings are updated when a round is closed.
tournament-standings-by-sheet = The public standings are updated with every signed record sheet.
tournament-transcription-on = A result that was stored differently from the signed paper can be corrected by an organizer and a judge together, in the public log.
tournament-transcription-off = A final result is never corrected.
tournament-check-in-by-staff = { $entrant ->
   *[player] Players are checked in by the staff.
    [team] Teams are checked in by the staff.
}
tournament-check-in-by-link = { $entrant ->
   *[player] Players check themselves in on their own page, by the private link, until the seats are made.
    [team] Teams check themselves in on their own page, by the private link, until the seats are made.
}
tournament-check-in-at-door = { $entrant ->
   *[player] Players check themselves in on their own page, with the code at the door, until the seats are made.
    [team] Teams check themselves in on their own page, with the code at the door, until the seats are made.
}
tournament-results-by-players = { $entrant ->
       *[player] Players
        [team] Teams
    } may enter the result of their own { $ground ->
       *[table] table
        [field] field
    } by the private link; it counts once everybody there has signed it.
tournament-results-by-staff = The staff enters the results.
tournament-takes-shown = { $entrant ->
   *[player] Until the last preliminary round is closed, each player's page says what it takes to go on.
    [team] Until the last preliminary round is closed, each team's page says what it takes to go on.
}
tournament-takes-off = No page says what it takes to go on.
tournament-board-at-start = Everybody sees the board of a round when the round starts.
tournament-board-with-seats = Everybody sees the board of a round together with its seats.
tournament-agreement-asked = { $entrant ->
   *[player] Players who have not agreed to the code of conduct and the photo policy are reminded, but may play.
    [team] Teams who have not agreed to the code of conduct and the photo policy are reminded, but may play.
}
tournament-agreement-needed = { $entrant ->
   *[player] Only players who have agreed to the code of conduct and the photo policy are seated.
    [team] Only teams who have agreed to the code of conduct and the photo policy are seated.
}
