bracket-none-yet = テーブルはまだありません
bracket-none-yet-hint = 主催者が公開すると、全員に同時に表示されます。
bracket-to-standings = 順位表
bracket-final-heading = 決勝
bracket-semi-finals-heading = 準決勝
bracket-table = テーブル{ $number }
bracket-position-column = 順
bracket-position-column-whole = 選択順
bracket-player-column = プレイヤー
bracket-vp-column = VP
bracket-winner-of = 準決勝{ $table }の勝者
bracket-seed = 第{ $seed }シード
bracket-rank = { $rank }位
bracket-rank-in-series = シリーズ{ $rank }位
bracket-seed-and-rank = 第{ $seed }シード、{ $rank }位
bracket-seed-and-rank-in-series = 第{ $seed }シード、シリーズ{ $rank }位
bracket-won-semi-final = 準決勝{ $table }の勝者
bracket-next-in-rank = 準決勝{ $table }、次点
bracket-to-the-final = 決勝へ
bracket-won = 勝利
bracket-won-this-game = このゲームに勝利
bracket-won-the-final = 決勝に勝利
bracket-not-playing = 出場しない
bracket-will-not-play = 出場しない<span class="vh">：{ $name }</span>
bracket-skipped = 準決勝に残っているプレイヤーが12名以下のため、準決勝は行わず、上位4名が決勝に進みます (1.1.7)。
bracket-skipped-for-good = 決勝が始まったので、誰が復帰しても変わりません。
bracket-skipped-for-now = 決勝が始まる前に再び12名を超えたら、準決勝を行います。
bracket-played-after-all = 残っているプレイヤーが再び12名を超えたので、準決勝を行い、その後に決勝を行います (1.1.7)。
bracket-replaced-in-semi-finals = 上位16名の一部が出場しないため、次点が入り、シードを繰り上げました (1.1.7)。
bracket-not-full = 出場枠{ $places }名のうち{ $players }名だけなので、{ $tables }つのテーブルが3人です (1.1.7)。
bracket-nobody-comes-in = 準決勝の勝者{ $names-gone }は決勝に出場しません。代わりは入りません (1.1.9)。
bracket-comes-in-for-winners = 準決勝の勝者{ $names-gone }は決勝に出場しません。代わりに次点の{ $names-next }が出場します (1.1.9)。
bracket-comes-in = { $names-next }は次点として決勝に出場します (1.1.9)。
bracket-comes-in-for-best = 上位4名の一部が決勝に出場しないため、代わりに次点の{ $names-next }が出場します (1.1.9)。
bracket-champion = チャンピオン
bracket-winner = 優勝
bracket-ranks-first = 1位
bracket-champion-to-be = 決勝の勝者
bracket-first-after-disqualification = 1位（決勝の勝者は失格）
bracket-provisional = 主催者がチャンピオンを決定するまでは暫定です。
bracket-champion-named = { $name }、{ $title }
bracket-champion-title = チャンピオン{ $name }
bracket-winner-title = 優勝：{ $name }
bracket-champion-preview = { $name }が{ $name-tournament }（{ $day }、{ $name-place }）で優勝しました。{ $path }
bracket-vp-in-final = 決勝で{ $count }点
bracket-players = { $entrant ->
   *[player] プレイヤー{ $count }名
    [team] { $count }チーム
}
bracket-games = { $count }ゲーム
bracket-path = { $steps }。
bracket-path-seed = 第{ $seed }シード
bracket-path-rank = 予選{ $rank }位
bracket-path-rank-in-series = シリーズ{ $rank }位
bracket-path-semi-final = { $begins ->
    [capital] 準決勝{ $table }に勝利
   *[small] 準決勝{ $table }に勝利
}
bracket-path-semi-final-with = { $begins ->
    [capital] 準決勝{ $table }に{ $vp }点で勝利
   *[small] 準決勝{ $table }に{ $vp }点で勝利
}
bracket-path-final = { $begins ->
    [capital] 決勝に{ $vp }点で勝利
   *[small] 決勝に{ $vp }点で勝利
}
bracket-path-after-disqualification = { $begins ->
    [capital] 決勝の勝者の失格により1位
   *[small] 決勝の勝者の失格により1位
}
