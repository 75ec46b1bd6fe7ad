# Side games that are noted step by step at the table, and the pages on which that is done.

games-staff-play-elsewhere = This is a player's page. As one of the staff you note steps on the page of the table.
games-over = { $ground ->
   *[table] The game is over. Its result is on the record sheet of your table, where everybody signs it.
    [field] The game is over. Its result is on the record sheet of your field, where everybody signs it.
}
games-none-yet = { $ground ->
   *[table] No game has begun at your table yet. As soon as one of the staff begins it, it is here.
    [field] No game has begun at your field yet. As soon as one of the staff begins it, it is here.
}
# A button.
games-back-to-own-page = Back to your page
# Who can look at a game and not act reads this before the reason, in bold with a full stop behind it.
games-only-to-look = Only to look at

## Whose turn it is. These stand over the game of every system.

games-has-won = { $name } has won
games-turn-of = { $name }'s turn
games-your-turn = It is your turn
# Opens the buttons of a player whose turn it is, for another one at the table.
games-act-for = Act for { $name }
# A button.
games-end-turn = End { $name }'s turn
# Behind the name of whoever looks.
games-you = (you)

## The log of a game.

# A heading.
games-log-heading = What happened
games-log-empty = Nothing yet. Every step is noted here.
# Opens the older lines of the log.
games-log-before = What happened before
# A button: step 12.
games-take-back = Take step { $number } back
games-taken-back = Step { $number } was taken back.
# A link to the page of the rules.
games-how-link = How this game is played here
# Behind a step with dice: the players threw them.
games-own-dice = The dice were thrown at the table.
# Behind a step with dice: $dice are numbers, such as “3 and 5”.
games-thrown = Reeve threw { $dice } from seed { $seed }.
games-meanwhile = Somebody else got there first and has changed this game. Your step was not taken. Refresh the page.
# $steps: one or more sentences of the log.
games-meanwhile-told = Somebody else got there first: { $steps } Your step was not taken. Check the game before you go on.

## What holds for the event.

games-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# How many a game takes, such as “3 or 4” and “2 to 6”. $between: or, to.
games-of-seats = { $between ->
    [or] { $least } or { $most }
   *[to] { $least } to { $most }
}
# $seats: how many a game takes, such as “3 or 4”.
games-seats = { $seats } { $entrant ->
   *[player] players
    [team] teams
} each: as few { $ground ->
   *[table] tables
    [field] fields
} as there can be, and no two of them differ by more than one.
games-vp-win = { $count ->
   *[other] { $count } VP win.
}
