timers-extra-minutes = { $ground ->
   *[table] { $minutes ->
        [one] La mesa { $number } tiene { $minutes } minuto más, hasta las { $ends }.
       *[other] La mesa { $number } tiene { $minutes } minutos más, hasta las { $ends }.
    }
    [field] { $minutes ->
        [one] El campo { $number } tiene { $minutes } minuto más, hasta las { $ends }.
       *[other] El campo { $number } tiene { $minutes } minutos más, hasta las { $ends }.
    }
}
