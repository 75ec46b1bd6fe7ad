common-player = { $entrant ->
   *[player] プレイヤー
    [team] チーム
}
common-table = { $ground ->
   *[table] テーブル
    [field] フィールド
}
common-table-numbered = { $ground ->
   *[table] テーブル{ $number }
    [field] フィールド{ $number }
}
common-points = { $points ->
   *[vp] VP
    [hexes] ヘックス
}
common-share = { $points ->
   *[vp] 占有率
    [hexes] 占有率
}
common-points-counted = { $points ->
   *[vp] { $count }点
    [hexes] { $count }ヘックス
}
