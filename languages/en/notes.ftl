# What is noted of a game beside its result, and why something is not noted.

# A round of which nothing can be noted yet.
notes-before-game = This round has not started yet.
notes-keeper-elsewhere = { $ground ->
   *[table] Choose a player of this table, or somebody on the staff.
    [field] Choose a team of this field, or somebody on the staff.
}
notes-judge-handles = In the final a judge handles the resource cards (2.0.4).
notes-handler-elsewhere = { $ground ->
   *[table] Choose a player of this table (2.0.4).
    [field] Choose a team of this field (2.0.4).
}
notes-handled-with-result = The result is in: who handled the resource cards stands on the record sheet now (2.0.4).
notes-no-time = Type a time such as 14:05.
notes-time-ahead = This time is still in the future.
notes-end-too-late = { $hours ->
   *[other] Type when the game ended: after it began, and at most { $hours } hours later.
}
notes-no-part = Say which part is missing.
# What was typed about a missing part is too long.
notes-part-too-long = { $length ->
   *[other] This has { $length } characters; at most { $most } fit.
}
notes-part-with-control = This contains an invisible character. Type it again.
notes-no-count = Type whole numbers from 0 to { $most }.
notes-too-many-sets = { $most ->
   *[other] A tournament can list at most { $most } game sets.
}
notes-too-many-parts = { $most ->
   *[other] A tournament can list at most { $most } missing parts. Tell the organizers in person.
}
# Somebody who is not known any more, in the place of a name.
notes-somebody = somebody
# Who kept a log of the dice or events of the game: the dice are swapped after it.
notes-log = Log kept by { $name }; the dice are to be swapped (2.0.7).
notes-log-with-dice-swapped = Log kept by { $name }; dice swapped at { $time } (2.0.7).
notes-layout = The layout of the board was confirmed at { $time }.
notes-claimed = Victory was claimed on the own turn (3.0.14).
notes-pieces-checked = Pieces checked (2.0.6).
notes-played-from-to = Played from { $began } to { $ended }.
notes-began-at = Began at { $began }.
notes-ended-at = Ended at { $ended }.
