# What is announced in the hall: on screens and phones, and what an organizer reads aloud.

# Before what an organizer typed for one table only.
announcements-to-table = { $ground ->
   *[table] Table { $number }:
    [field] Field { $number }:
}
# $time: of the clock.
announcements-starts = The games begin at { $time }.
announcements-limit = { $minutes ->
    [one] A game ends after { $minutes } minute. Whoever has the most VP then has won; where several have, a judge names the winner.
   *[other] A game ends after { $minutes } minutes. Whoever has the most VP then has won; where several have, a judge names the winner.
}

## Read aloud, one sentence or two at a time. $stage: prelim, semi or final; $round: the number of a preliminary round.

announcements-welcome = Welcome to { $name-tournament }.
announcements-come-to-desk = Please come to the desk, so that we know you are here. The seats of the first round follow soon.
announcements-seats-out = { $stage ->
    [semi] The seats for the semi-finals are out. Look for your name on the lists or on your phone.
    [final] The seats for the final are out. Look for your name on the lists or on your phone.
   *[prelim] The seats for round { $round } are out. Look for your name on the lists or on your phone.
}
announcements-at-table-championship = At the table, confirm the layout first. Then choose chair, colour and play order, by position.
announcements-at-table-other = Go there, and set the game up.
announcements-dont-begin = Please don't begin before we say so.
announcements-may-begin = { $stage ->
    [semi] The semi-finals may begin. Good luck to all of you.
    [final] The final may begin. Good luck to all of you.
   *[prelim] Round { $round } may begin. Good luck to all of you.
}
announcements-no-limit = A game has no time limit.
announcements-raise-hand = Raise your hand for a judge, and stop until one comes.
announcements-sign = When your game is over, check the record sheet together and sign it. Then it stands.
announcements-round-over = Round { $round } is over. Thank you.
announcements-next-round-follows = The standings are out. Please stay close: the seats of the next round follow.
announcements-event-over = The preliminary games here are over. Thank you for playing.
announcements-series-invites = The standings are out. The ranking of the series says who is invited to the final day.
announcements-last-round-over = The last round is over. Thank you.
announcements-prelims-over = The preliminary games are over. Thank you.
announcements-semis-over = The semi-finals are over. Thank you.
announcements-final-over = The final is over. Thank you.
announcements-stay-close = Please stay close: the next announcement follows soon.
announcements-champion-is = The champion is { $name }.
# Where the game is no championship.
announcements-winner-is = The winner is { $name }.
announcements-congratulations = Congratulations, and thank you all for playing.
# $by: won (the final), first (in the standings), disqualified (the winner of the final was, so the next comes first).
announcements-after-final = { $by ->
    [first] The final is over. { $name } ranks first.
    [disqualified] The final is over. { $name } comes first, as its winner is disqualified.
   *[won] The final is over. { $name } won it.
}
announcements-after-last-round = { $by ->
    [disqualified] The last round is over. { $name } comes first, as its winner is disqualified.
    [won] The last round is over. { $name } won it.
   *[first] The last round is over. { $name } ranks first.
}
announcements-declared-soon = Please stay close: the champion is declared soon.
