## Where a tournament stands, in a few words beside its name or within a line: "Town hall: registration is open".

status-being-prepared = being prepared
status-registration-open = registration is open
# The final day of a series, to which players are invited.
status-to-come = to come
status-about-to-start = about to start
status-preliminary-games = preliminary games
# The games of a side event, or of an event of a series.
status-being-played = being played
status-semi-finals = semi-finals
status-final = final
status-finished = finished
# The games of an event of a series.
status-over = over
status-called-off = called off
# An event of a series that was put away.
status-archived = archived, doesn't count

## The same by itself, at the head of the tournament's page.

status-heading-being-prepared = Being prepared
status-heading-registration-open = Registration is open
status-heading-to-come = To come
status-heading-about-to-start = About to start
status-heading-preliminary-games = Preliminary games
status-heading-being-played = Being played
status-heading-semi-finals = Semi-finals
status-heading-final = Final
status-heading-finished = Finished
status-heading-over = Over
status-heading-called-off = Called off

## Where the round stands that is on: a heading of the page, and of a screen in the hall.

status-round-about-to-start = About to start
status-find-your-seat = { $stage ->
   *[prelim] Round { $number }: find your seat
    [semi] Semi-finals: find your seat
    [final] Final: find your seat
}
status-final-played = The final has been played
status-all-results-in = { $stage ->
   *[prelim] Round { $number }: every result is in
    [semi] Semi-finals: every result is in
    [final] Final: every result is in
}
status-round-on = { $stage ->
   *[prelim] Round { $number } is being played
    [semi] The semi-finals are being played
    [final] The final is being played
}
status-round-over = { $stage ->
   *[prelim] Round { $number } is over
    [semi] The semi-finals are over
    [final] The final is over
}
# One of these headings as a sentence.
status-as-sentence = { $heading }.
# One of these headings as a sentence, and the sentence on what comes next.
status-over-and-next = { $heading }. { $next }

## What everybody waits for.

status-final-won = { $name-winner } won it. The organizers still have to close it and declare the champion.
status-final-won-soon = Who won is shown here as soon as the organizers close it.
status-next-winner = The last round is over. The winner is announced here as soon as the organizers declare it.
status-next-series = The games of this event are over. The ranking of the series says who goes on.
status-next-later-stages = The preliminary games are over. Who plays on, and where, appears here as soon as the seats are published.
status-next-round = The seats of the next round appear here as soon as they are published.
status-next-final = The seats of the final appear here as soon as they are published.
status-next-standings = The standings show who won.
status-no-seats-yet = Seats appear here as soon as they are published.
