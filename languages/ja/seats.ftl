seats-none-yet = 座席はまだ公開されていません
seats-none-yet-hint = 主催者がラウンドを公開すると、全員に同時に表示されます。
seats-about-the-tournament = 大会について
seats-by-table-link = { $ground ->
   *[table] テーブル順
    [field] フィールド順
}
seats-by-table-heading = { $ground ->
   *[table] テーブル順
    [field] フィールド順
}
seats-by-name-heading = 名前順
seats-by-name-caption = { $round }：名前順の座席
seats-board = このラウンドのゲーム盤
seats-round-over = このラウンドは終了しました
seats-seat-of = { $name }さんの席
seats-seat = { $ground ->
   *[table] テーブル{ $table }、選択順{ $position }
    [field] フィールド{ $table }、選択順{ $position }
}
seats-position-column = 順
seats-position-column-whole = 選択順
seats-rounds = ラウンド
seats-find-player = { $entrant ->
   *[player] プレイヤーを検索
    [team] チームを検索
}
seats-find = 検索
seats-show-all = すべて表示
seats-shown-of-all = {"{"}all{"}"}名中{"{"}shown{"}"}名
seats-nobody-found = このラウンドにその名前の人はいません。表記を確かめるか、名前の一部で検索してください。
