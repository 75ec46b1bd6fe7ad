notes-before-game = このラウンドはまだ始まっていません。
notes-keeper-elsewhere = { $ground ->
   *[table] このテーブルのプレイヤーか、スタッフを選んでください。
    [field] このフィールドのチームか、スタッフを選んでください。
}
notes-judge-handles = 決勝では審判が資源カードを扱います (2.0.4)。
notes-handler-elsewhere = { $ground ->
   *[table] このテーブルのプレイヤーを選んでください (2.0.4)。
    [field] このフィールドのチームを選んでください (2.0.4)。
}
notes-handled-with-result = 結果が入力されたので、資源カード係はスコアシートで扱います (2.0.4)。
notes-no-time = 時刻を14:05のように入力してください。
notes-time-ahead = この時刻はまだ先です。
notes-end-too-late = ゲームの終了時刻を入力してください。開始より後、開始から{ $hours }時間以内です。
notes-no-part = 何が足りないか書いてください。
notes-part-too-long = { $length }文字あります。{ $most }文字までです。
notes-part-with-control = 見えない文字が含まれています。入力し直してください。
notes-no-count = 0から{ $most }までの整数を入力してください。
notes-too-many-sets = 1つの大会に登録できるゲームセットは{ $most }個までです。
notes-too-many-parts = 1つの大会に登録できる不足は{ $most }件までです。主催者に直接伝えてください。
notes-somebody = 誰か
notes-log = 記録をつけた人：{ $name }。サイコロを取り替えます (2.0.7)。
notes-log-with-dice-swapped = 記録をつけた人：{ $name }。サイコロは{ $time }に取り替え済みです (2.0.7)。
notes-layout = ゲーム盤の配置は{ $time }に確認しました。
notes-claimed = 勝利宣言は自分の手番に行われました (3.0.14)。
notes-pieces-checked = コマは確認済みです (2.0.6)。
notes-played-from-to = { $began }から{ $ended }までプレイしました。
notes-began-at = { $began }に始まりました。
notes-ended-at = { $ended }に終わりました。
