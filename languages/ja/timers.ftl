timers-extra-minutes = { $ground ->
   *[table] テーブル{ $number }は{ $minutes }分延長し、{ $ends }までです。
    [field] フィールド{ $number }は{ $minutes }分延長し、{ $ends }までです。
}
