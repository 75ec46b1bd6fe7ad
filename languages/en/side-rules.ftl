# The page of the rules of a side event.

# $system: the name of the game, such as Struggle.
side-rules-intro = How { $system } is played and ranked here. Where its rules say nothing, or contradict themselves, <b>decided here</b> marks what we go by. A step that Reeve refuses names its rule by the number behind it.
# A button for those who may rule.
side-rules-log-ruling = Log a ruling
side-rules-decided-heading = Decided for this side event
# In bold, before a sentence that was decided for this event, because the rules of the game leave it open.
side-rules-decided = Decided here:
side-rules-game = Game
side-rules-rounds = Rounds
side-rules-who = Who takes part
# How many play together: the heading of a line.
side-rules-grounds = { $ground ->
   *[table] Tables
    [field] Fields
}
# Behind the sentence that says how many play together.
side-rules-met-before = Who has met before meets again as rarely as can be found.
side-rules-locked = These settings have been locked since the first seats were published.
side-rules-not-locked = The organizers can change these settings until the first seats are published; then they are locked.

## How the ranking is made: one line of the list each.

side-rules-ranking-heading = How the ranking is made
side-rules-ranked-by-wins = Games won.
side-rules-ranked-by-points = { $points ->
   *[vp] VP of all games together. Nothing is capped.
    [hexes] Hexes of all games together: those held when a game ends. Nothing is capped.
}
side-rules-ranked-by-share = { $points ->
   *[vp] VP%: the share of all VP in each game, rounded to a hundredth of a percent, added up.
    [hexes] Hexes%: the share of all hexes in each game, rounded to a hundredth of a percent, added up.
}
side-rules-ranked-by-lots = Lots, drawn once and kept.
side-rules-winner = { $points ->
   *[vp] Whoever ranks first after the last round has won. A game not played counts no win, 0 VP and 0 VP%.
    [hexes] Whoever ranks first after the last round has won. A game not played counts no win, 0 hexes and 0 Hexes%.
}

## Conduct.

side-rules-conduct = Conduct
side-rules-code-of-conduct = Everybody here, players and guests, keeps to the code of conduct and the policy against harassment (2.1, 2.2) and agrees to the photo policy (3.1).
side-rules-harassment = If you see or experience harassment, tell anybody on the staff (2.2.3).

## What holds for every side game.

side-rules-players = Players, each on their own.
side-rules-teams = Teams, each under one name. Whoever registers speaks and signs for the team.
side-rules-by-its-box = It is played by the rules of its box. Results are typed into the record sheets.
# A heading.
side-rules-step-by-step = A game that is noted step by step
side-rules-rule-l1 = Each button writes a line of the game's log. A log that was written elsewhere is text in UTF-8 with one object of JSON on each line, and no empty line. A line has the keys of its step, each once, and no other; its numbers are whole.
side-rules-rule-l3 = Whoever plays has a name of their own, and so has every pile and expansion.
side-rules-rule-l4 = The latest step that stands can be taken back, then the one before it. Taking back stays.
side-rules-rule-l5 = A game that is won takes no step. The one that won it can be taken back.
side-rules-rule-l6-decided = A game takes as many as the top of this page says, no fewer and no more.
