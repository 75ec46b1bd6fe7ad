# What judges ruled, what follows from it, pauses and the turn timer, as the players concerned and everybody read it. What a judge decided
# stands beside it in English, as it was written.

## A ruling in a list

# The penalty, in a small badge beside the ruling or within a line.
rulings-no-penalty = no penalty
rulings-caution = caution
rulings-warning = warning
rulings-disqualification = disqualification
# In place of the badge: a penalty that was lifted. The penalty is one of those above.
rulings-penalty-lifted = <s>{ $penalty }</s> lifted
# Behind the name of a player for whom alone the penalty was lifted.
rulings-lifted-for = (lifted)
# The heading or the link of a ruling, with its number.
rulings-title = Ruling { $number }
# The game that a ruling is about: the round, such as Round 2 or Semi-final, and its table.
rulings-place = { $ground ->
   *[table] { $round }, table { $number }
    [field] { $round }, field { $number }
}
# What was reported to the judge, as somebody wrote it down.
rulings-reported = Reported: { $report }
# The next lines stand in small type behind one another, parted by semicolons; the name of the judge is the last.
rulings-ruled-by = ruled by <span class="name">{ $name }</span>
rulings-accepted-play = not reported at once: accepted play (1.3.3)
rulings-kind-of-conduct = kind of conduct: { $kind }
# The kind of conduct "A win given away", with the player to whom it was given.
rulings-win-given-to = kind of conduct: A win given away to { $name }
rulings-reported-at = reported at { $time }
rulings-lifts = lifts the penalty of ruling { $number }
rulings-refers = refers to ruling { $number }
rulings-referred-by = see ruling { $number }

## To a player

rulings-lifted-caution = A judge lifted your caution at { $time }: ruling { $number }.
rulings-lifted-warning = A judge lifted your warning at { $time }: ruling { $number }.
rulings-lifted-disqualification = A judge lifted your disqualification at { $time }: ruling { $number }.
rulings-decided-at = A judge decided this result at { $time } (1.3.4).
rulings-decided-for-best-other = A judge decided this result at { $time } (1.3.4): the best of the others has won.
rulings-decided-as-stated = A judge decided this result at { $time } (1.3.4): it stands.
rulings-decided-not-counted = A judge decided at { $time } that this game is not counted (1.3.4).
rulings-corrected-at = At { $time } an organizer and a judge corrected it to what the signed paper says (1.3.4). The public log has both values.

## The public log

rulings-log-heading = Disqualifications
rulings-log-nobody = Nobody has been disqualified.
rulings-log-caption = { $entrant ->
   *[player] Disqualified players
    [team] Disqualified teams
}
# Over a column: the clause of the rules under which somebody was disqualified.
rulings-log-clause = Clause
# Behind that clause.
rulings-lifted-at = lifted at { $time }

## Pauses (2.1.7)

rulings-paused-from-to = The game was paused from { $began } to { $ended }.
rulings-paused-until-end = The game was paused at { $began }. Nobody recorded when it resumed; the pause ended at { $ended }, with the game.
rulings-paused-at = The game was paused at { $began }.
rulings-paused-since = This game has been paused since { $began } (2.1.7).
rulings-paused-heading = Paused games
# A line of that list; the clause stands behind it.
rulings-table-paused-since = { $ground ->
   *[table] The game at table { $number } has been paused since <span class="num">{ $began }</span>{ $clause-html }.
    [field] The game at field { $number } has been paused since <span class="num">{ $began }</span>{ $clause-html }.
}

## The turn timer (1.1.8)

rulings-timer-heading = Turn timer
rulings-timer-three-minutes = Three minutes for each turn (1.1.8).
# Behind a timer that is over.
rulings-timer-over = Over.
# Since when turns are timed at a table, or at all tables, and who asked for it.
rulings-timer-since = Table { $number }: since { $from }, asked for by { $name }.
rulings-timer-since-organizers = Table { $number }: since { $from }, as the organizers decided.
rulings-timer-from-to = Table { $number }: from { $from } to { $until }, asked for by { $name }.
rulings-timer-from-to-organizers = Table { $number }: from { $from } to { $until }, as the organizers decided.
rulings-timer-all-since = All tables: since { $from }, asked for by { $name }.
rulings-timer-all-since-organizers = All tables: since { $from }, as the organizers decided.
rulings-timer-all-from-to = All tables: from { $from } to { $until }, asked for by { $name }.
rulings-timer-all-from-to-organizers = All tables: from { $from } to { $until }, as the organizers decided.
# To a player whose turns are timed.
rulings-timer-own = Turns at your table have been timed since { $from }, asked for by { $name }: three minutes each (1.1.8).
rulings-timer-own-organizers = Turns at your table have been timed since { $from }, as the organizers decided: three minutes each (1.1.8).
