# Rounds, and seats that change.

# A round as pages name it, in a heading or a link.
rounds-title = { $stage ->
    [semi] Semi-finals
    [final] Final
   *[prelim] Round { $number }
}
# A round as one of its games is named.
rounds-game = { $stage ->
    [semi] Semi-final
    [final] Final
   *[prelim] Round { $number }
}
# A round within a sentence, or in a list of rounds within one.
rounds-named = { $stage ->
    [semi] the semi-finals
    [final] the final
   *[prelim] round { $number }
}
# Rounds in brackets behind a name.
rounds-in-list = { $stage ->
    [semi] semi-finals
    [final] final
   *[prelim] round { $number }
}
rounds-planned = { $stage ->
   *[prelim] Round { $number } is planned for { $when }.
    [semi] The semi-finals are planned for { $when }.
    [final] The final is planned for { $when }.
}

## How far a round is

# Behind the name of the round and a comma.
rounds-being-played = being played
rounds-closed = closed
rounds-starts-soon = { $stage ->
    [semi] start soon
   *[prelim] starts soon
}
# Beside a table without a result.
rounds-no-result-yet = not yet
# In the place of the VP, where a judge decided that the game is not counted.
rounds-not-counted = not counted

## Seats that everybody knows, and that change. $rounds is one round or a list of them

rounds-seats-taken-back = The seats of { $rounds } that were shown here no longer apply. Wait for the new ones.
# $changes says who sits elsewhere now, and so on.
rounds-seats-changed = The seats of { $rounds } were changed at { $clock }: { $changes }.
# Behind the message before, where there were earlier changes.
rounds-changed-before = Before that: { $changes }.
rounds-check-where-you-sit = Check where you sit now.
rounds-seats-removed = The seats of { $rounds } were taken away at { $clock }: { $changes }. Wait for the new ones.
# So many players, in the place of their names.
rounds-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# Parts of the sentences above. $who is a list of names, or so many players; $count is how many they are.
rounds-sit-elsewhere = { $count ->
    [one] { $who } sits elsewhere
   *[other] { $who } sit elsewhere
}
rounds-have-a-seat = { $count ->
    [one] { $who } has a seat now
   *[other] { $who } have a seat now
}
rounds-have-no-seat = { $count ->
    [one] { $who } no longer has a seat
   *[other] { $who } no longer have a seat
}
rounds-own-seat-changed = { $stage ->
   *[prelim] Your seat in round { $number } was changed at { $clock }: table { $table }, position { $position }, no longer table { $table-before }, position { $position-before }.
    [semi] Your seat in the semi-finals was changed at { $clock }: table { $table }, position { $position }, no longer table { $table-before }, position { $position-before }.
    [final] Your seat in the final was changed at { $clock }: table { $table }, position { $position }, no longer table { $table-before }, position { $position-before }.
}
rounds-own-seat-given = { $stage ->
   *[prelim] You have a seat in round { $number } since { $clock }: table { $table }, position { $position }.
    [semi] You have a seat in the semi-finals since { $clock }: table { $table }, position { $position }.
    [final] You have a seat in the final since { $clock }: table { $table }, position { $position }.
}
rounds-own-seat-gone = { $stage ->
   *[prelim] You have no seat in round { $number } any more since { $clock }. It was table { $table }, position { $position }.
    [semi] You have no seat in the semi-finals any more since { $clock }. It was table { $table }, position { $position }.
    [final] You have no seat in the final any more since { $clock }. It was table { $table }, position { $position }.
}

## The board of a round: a card for each table

# On the mark of a seat that has signed, and read out.
rounds-has-signed = has signed
# Behind the VP of who won, read out only.
rounds-card-won = { $points ->
   *[vp] VP, won
    [hexes] hexes, won
}
# The words behind the tags are read out only.
rounds-open-game = Open the game<span class="vh">: { $ground ->
   *[table] table { $number }
    [field] field { $number }
}</span>
# A button; the words behind it are read out only.
rounds-call-judge = Call a judge<span class="vh"> { $ground ->
   *[table] to table { $number }
    [field] to field { $number }
}</span>
