# The turn timer, paused games and the limit of a game, as players read them.

# A table that may play longer than the others.
timers-extra-minutes = { $ground ->
   *[table] { $minutes ->
        [one] Table { $number } has { $minutes } minute more, until { $ends }.
       *[other] Table { $number } has { $minutes } minutes more, until { $ends }.
    }
    [field] { $minutes ->
        [one] Field { $number } has { $minutes } minute more, until { $ends }.
       *[other] Field { $number } has { $minutes } minutes more, until { $ends }.
    }
}
