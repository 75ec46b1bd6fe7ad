champion-final-table = { $ground ->
   *[table] 決勝テーブル
    [field] 決勝フィールド
}
champion-place-column = 順位
champion-vp-column = { $points ->
   *[vp] 決勝の勝利点
    [hexes] 決勝のヘックス
}
champion-all-standings = 順位表全体
