timers-extra-minutes = { $ground ->
   *[table] { $minutes ->
        [one] Tisch { $number } hat { $minutes } Minute mehr, bis { $ends }.
       *[other] Tisch { $number } hat { $minutes } Minuten mehr, bis { $ends }.
    }
    [field] { $minutes ->
        [one] Feld { $number } hat { $minutes } Minute mehr, bis { $ends }.
       *[other] Feld { $number } hat { $minutes } Minuten mehr, bis { $ends }.
    }
}
