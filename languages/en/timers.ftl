# The clock of a round, as players and visitors read it.

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
