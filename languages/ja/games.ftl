games-staff-play-elsewhere = これはプレイヤーのページです。スタッフはテーブルのページで操作を記録します。
games-over = { $ground ->
   *[table] ゲームは終わりました。結果はテーブルのスコアシートにあり、そこで全員が署名します。
    [field] ゲームは終わりました。結果はフィールドのスコアシートにあり、そこで全員が署名します。
}
games-none-yet = { $ground ->
   *[table] あなたのテーブルのゲームはまだ始まっていません。スタッフが始めると、ここに表示されます。
    [field] あなたのフィールドのゲームはまだ始まっていません。スタッフが始めると、ここに表示されます。
}
games-back-to-own-page = マイページに戻る
games-only-to-look = 見るだけ

games-has-won = { $name }の勝利
games-turn-of = { $name }さんの手番
games-your-turn = あなたの手番です
games-act-for = { $name }さんの代わりに操作
games-end-turn = { $name }さんの手番を終える
games-you = （あなた）

games-log-heading = これまでの経過
games-log-empty = まだ何もありません。操作はすべてここに記録されます。
games-log-before = それより前の経過
games-take-back = 操作{ $number }を取り消す
games-taken-back = 操作{ $number }は取り消されました。
games-how-link = ここでの遊び方
games-own-dice = サイコロはテーブルで振りました。
games-thrown = Reeveが乱数シード{ $seed }で{ $dice }を出しました。
games-meanwhile = ほかの人が先に操作し、ゲームが変わりました。あなたの操作は反映されていません。ページを再読み込みしてください。
games-meanwhile-told = ほかの人が先に操作しました：{ $steps } あなたの操作は反映されていません。ゲームを確かめてから続けてください。

games-rounds = { $count }ラウンド
games-of-seats = { $between ->
    [or] { $least }または{ $most }
   *[to] { $least }～{ $most }
}
games-seats = { $ground ->
   *[table] 1テーブル
    [field] 1フィールド
}に{ $seats }{ $entrant ->
   *[player] 人
    [team] チーム
}。{ $ground ->
   *[table] テーブル
    [field] フィールド
}の数はできるだけ少なくし、{ $entrant ->
   *[player] 人数
    [team] チーム数
}の差は1までです。
games-vp-win = { $count }点で勝ちです。
