timers-extra-minutes = { $ground ->
   *[table] { $minutes ->
        [one] La table { $number } a { $minutes } minute de plus, jusqu’à { $ends }.
       *[other] La table { $number } a { $minutes } minutes de plus, jusqu’à { $ends }.
    }
    [field] { $minutes ->
        [one] Le terrain { $number } a { $minutes } minute de plus, jusqu’à { $ends }.
       *[other] Le terrain { $number } a { $minutes } minutes de plus, jusqu’à { $ends }.
    }
}
