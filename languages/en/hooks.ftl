# Messages of a tournament in a chat (Discord, Slack), in the language of the tournament: one short sentence, behind which the address of
# the page stands. $stage: prelim, semi or final; $round: the number of a preliminary round.

hooks-seats-published = { $stage ->
    [semi] The seats of the semi-finals are published.
    [final] The seats of the final are published.
   *[prelim] The seats of round { $round } are published.
}
# $rounds: several, such as "round 1, round 2".
hooks-seats-published-several = The seats of { $rounds } are published.
hooks-round-started = { $stage ->
    [semi] The semi-finals has started.
    [final] The final has started.
   *[prelim] Round { $round } has started.
}
# $rounds: several, such as "Round 1, round 2".
hooks-rounds-started = { $rounds } have started.
hooks-results-closed = { $stage ->
    [semi] The results of the semi-finals are in.
    [final] The results of the final are in.
   *[prelim] The results of round { $round } are in.
}
hooks-results-closed-several = The results of { $rounds } are in.
# $leaders: the first three, such as "1. Ada, 2. Bo, 3. Cy".
hooks-standings-moved = The standings have changed: { $leaders }.
# In a championship.
hooks-champion = { $name } is the champion.
# In other tournaments.
hooks-winner = { $name } is the winner.
hooks-test = This is a test. Messages arrive.
