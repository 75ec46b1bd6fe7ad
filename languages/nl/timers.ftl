timers-extra-minutes = { $ground ->
   *[table] { $minutes ->
        [one] Tafel { $number } heeft { $minutes } minuut extra, tot { $ends }.
       *[other] Tafel { $number } heeft { $minutes } minuten extra, tot { $ends }.
    }
    [field] { $minutes ->
        [one] Veld { $number } heeft { $minutes } minuut extra, tot { $ends }.
       *[other] Veld { $number } heeft { $minutes } minuten extra, tot { $ends }.
    }
}
