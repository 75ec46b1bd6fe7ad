results-none-yet = 結果はまだありません
results-none-yet-hint = { $ground ->
   *[table] ゲームが終わると、テーブルごとにここに表示されます。
    [field] ゲームが終わると、フィールドごとにここに表示されます。
}
results-about-the-tournament = 大会について
results-won = { $vp } 勝利
results-game = ゲームの状況<span class="vh">：{ $ground ->
   *[table] テーブル{ $number }
    [field] フィールド{ $number }
}</span>
results-in-pictures = 結果の図
