pictures-same-as-table = 同じ内容の表
pictures-as-table = { $title }（表）
pictures-after-round = 終了ラウンド
pictures-ranks = 各ラウンド後の順位
pictures-way-heading = ラウンドごとの推移
pictures-first-rank = 1位
pictures-won = 勝利
pictures-rank-and-game = ラウンドごとの順位とゲーム
pictures-round-column = ラウンド
pictures-place-column = 順位
pictures-rank-column = 終了後の総合順位
pictures-among-all = { $entrant ->
   *[player] 全プレイヤーの中で
    [team] 全チームの中で
}
pictures-way-said = { $ranks }。
pictures-way-begins = { $stage ->
   *[prelim] { $number }回戦後{ $rank }位
    [semi] 準決勝後{ $rank }位
    [final] 決勝後{ $rank }位
}
pictures-way-goes-on = { $stage ->
   *[prelim] { $number }回戦後{ $rank }位
    [semi] 準決勝後{ $rank }位
    [final] 決勝後{ $rank }位
}
pictures-at-end = { $points ->
   *[vp] ゲーム終了時の勝利点
    [hexes] ゲーム終了時のヘックス
}
pictures-by-place = { $points ->
   *[vp] 順位と勝利点ごとの席
    [hexes] 順位とヘックスごとの席
}
pictures-vp-column = { $points ->
   *[vp] { $vp }<span class="vh">点</span>
    [hexes] { $vp }<span class="vh">ヘックス</span>
}
pictures-seats-column = 席
pictures-mean-column = { $points ->
   *[vp] 平均勝利点
    [hexes] 平均ヘックス
}
pictures-too-few = 少数
pictures-games-column = ゲーム
pictures-won-column = 勝利
pictures-share-column = 割合
pictures-range-column = 95%範囲
pictures-equal-column = 全員同等の場合
pictures-finding-column = わかること
