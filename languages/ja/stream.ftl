stream-wins = { $wins }勝
stream-counted = { $points ->
   *[vp] { $count }点
    [hexes] { $count }ヘックス
}
stream-table-of-stage = { $ground ->
   *[table] テーブル{ $number }
    [field] フィールド{ $number }
}
