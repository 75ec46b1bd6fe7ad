# What is said of the log of a side game: why a step or a log is refused.

# Behind a sentence, in brackets: the number of a rule, such as F4.
game-log-rule = rule { $number }
# A button, and why it is not there.
game-log-not-offered = { $button }: { $why }

## Why nothing can be noted now. $stage: prelim, semi, final.

game-log-not-started = { $stage ->
   *[prelim] Round { $number } has not started. The game can begin as soon as it has.
    [semi] The semi-finals has not started. The game can begin as soon as it has.
    [final] The final has not started. The game can begin as soon as it has.
}
game-log-round-closed = { $stage ->
   *[prelim] Round { $number } is closed.
    [semi] The semi-finals is closed.
    [final] The final is closed.
}
game-log-sheet-signed = The record sheet of this table is signed.
game-log-referee-only = In this game the referee notes what happens.
game-log-player-gone = Who has left the tournament does not play on.
game-log-too-long = { $most ->
   *[other] That is too long: { $most } characters are possible.
}
game-log-full = { $most ->
   *[other] The log of this game has { $most } steps, and takes no more. Write the end on the record sheet, or begin the game again.
}
# $word: what is typed, which is no text of the language.
game-log-word-missing = This game has begun. Type the word “{ $word }” to put it away and begin another one.
game-log-nobody-begins = Choose who begins.

## Why a step or a log of any game is refused. The number of the rule follows in brackets.

game-log-won = The game is won; steps can only be taken back.
game-log-nothing-to-take-back = No step is left to take back.
game-log-name-empty = A name is empty.
# $name: in quotation marks.
game-log-name-twice = The name { $name } is there twice.
game-log-sides = { $found ->
   *[other] The game takes { $least } to { $most } sides, not { $found }.
}

## Why a line of a log can't be read. The number of the rule follows in brackets.

game-log-no-line = The log is empty; its first line begins the game.
# It is the line that is empty.
game-log-empty-line = Is empty; every line is a step.
# It is the line that is no JSON.
game-log-not-json = Is not JSON.
# It is the line.
game-log-no-object = Is JSON, but no object in braces.
# $key: a word of the log.
game-log-unnamed = The key { $key } is missing, or not a text.
# game: a word of the log. $found: what stands there, in quotation marks. $games: words of the log, with commas.
game-log-no-such-game = Game can't be { $found }; it is one of { $games }.
# $key: a word of the log, in quotation marks.
game-log-said-aloud = Nothing here has a key { $key }.
