game-log-rule = ルール{ $number }
game-log-not-offered = { $button }：{ $why }

game-log-not-started = { $stage ->
   *[prelim] { $number }回戦はまだ始まっていません。始まればゲームを始められます。
    [semi] 準決勝はまだ始まっていません。始まればゲームを始められます。
    [final] 決勝はまだ始まっていません。始まればゲームを始められます。
}
game-log-round-closed = { $stage ->
   *[prelim] { $number }回戦は締め切られました。
    [semi] 準決勝は締め切られました。
    [final] 決勝は締め切られました。
}
game-log-sheet-signed = このテーブルのスコアシートは署名済みです。
game-log-referee-only = このゲームでは、レフェリーが経過を記録します。
game-log-player-gone = 大会から抜けた人は、続きをプレイしません。
game-log-too-long = 長すぎます。{ $most }文字までです。
game-log-full = このゲームのログには{ $most }件の操作があり、これ以上は入りません。結末をスコアシートに書くか、ゲームを始め直してください。
game-log-word-missing = このゲームはもう始まっています。これをしまって別のゲームを始めるには、「{ $word }」と入力してください。
game-log-nobody-begins = 誰から始めるか選んでください。

game-log-won = ゲームは決着しています。操作の取り消しだけができます。
game-log-nothing-to-take-back = 取り消せる操作はもうありません。
game-log-name-empty = 空の名前があります。
game-log-name-twice = { $name }という名前が2回出てきます。
game-log-sides = このゲームに参加するのは{ $least }～{ $most }です。{ $found }ではありません。

game-log-no-line = ログが空です。最初の行でゲームが始まります。
game-log-empty-line = 空の行です。どの行も1つの操作です。
game-log-not-json = JSONではありません。
game-log-no-object = JSONですが、波かっこで囲んだオブジェクトではありません。
game-log-unnamed = キー{ $key }がないか、テキストではありません。
game-log-no-such-game = ゲームに{ $found }は使えません。次のどれかです：{ $games }。
game-log-said-aloud = ここに{ $key }というキーはありません。
