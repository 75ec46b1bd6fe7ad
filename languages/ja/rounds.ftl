rounds-title = { $stage ->
    [semi] 準決勝
    [final] 決勝
   *[prelim] { $number }回戦
}
rounds-game = { $stage ->
    [semi] 準決勝
    [final] 決勝
   *[prelim] { $number }回戦
}
rounds-named = { $stage ->
    [semi] 準決勝
    [final] 決勝
   *[prelim] { $number }回戦
}
rounds-in-list = { $stage ->
    [semi] 準決勝
    [final] 決勝
   *[prelim] { $number }回戦
}
rounds-planned = { $stage ->
   *[prelim] { $number }回戦の開始予定は{ $when }です。
    [semi] 準決勝の開始予定は{ $when }です。
    [final] 決勝の開始予定は{ $when }です。
}
rounds-being-played = ゲーム中
rounds-closed = 締め切り
rounds-starts-soon = { $stage ->
    [semi] まもなく開始
   *[prelim] まもなく開始
}
rounds-no-result-yet = まだ
rounds-not-counted = 無効
rounds-seats-taken-back = ここに表示されていた{ $rounds }の座席は無効になりました。新しい座席をお待ちください。
rounds-seats-changed = { $rounds }の座席が{ $clock }に変更されました：{ $changes }。
rounds-changed-before = その前の変更：{ $changes }。
rounds-check-where-you-sit = 今の席を確認してください。
rounds-seats-removed = { $rounds }の座席が{ $clock }に取り消されました：{ $changes }。新しい座席をお待ちください。
rounds-players = プレイヤー{ $count }名
rounds-sit-elsewhere = { $who }の席を変更
rounds-have-a-seat = { $who }の席を追加
rounds-have-no-seat = { $who }の席を取り消し
rounds-own-seat-changed = { $stage ->
   *[prelim] { $number }回戦のあなたの席が{ $clock }に変更されました：テーブル{ $table }、選択順{ $position }（変更前はテーブル{ $table-before }、選択順{ $position-before }）。
    [semi] 準決勝のあなたの席が{ $clock }に変更されました：テーブル{ $table }、選択順{ $position }（変更前はテーブル{ $table-before }、選択順{ $position-before }）。
    [final] 決勝のあなたの席が{ $clock }に変更されました：テーブル{ $table }、選択順{ $position }（変更前はテーブル{ $table-before }、選択順{ $position-before }）。
}
rounds-own-seat-given = { $stage ->
   *[prelim] { $clock }に{ $number }回戦のあなたの席ができました：テーブル{ $table }、選択順{ $position }。
    [semi] { $clock }に準決勝のあなたの席ができました：テーブル{ $table }、選択順{ $position }。
    [final] { $clock }に決勝のあなたの席ができました：テーブル{ $table }、選択順{ $position }。
}
rounds-own-seat-gone = { $stage ->
   *[prelim] { $clock }に{ $number }回戦のあなたの席がなくなりました。変更前はテーブル{ $table }、選択順{ $position }でした。
    [semi] { $clock }に準決勝のあなたの席がなくなりました。変更前はテーブル{ $table }、選択順{ $position }でした。
    [final] { $clock }に決勝のあなたの席がなくなりました。変更前はテーブル{ $table }、選択順{ $position }でした。
}
rounds-has-signed = 署名済み
rounds-card-won = { $points ->
   *[vp] 点、勝利
    [hexes] ヘックス、勝利
}
rounds-open-game = ゲームを開く<span class="vh">：{ $ground ->
   *[table] テーブル{ $number }
    [field] フィールド{ $number }
}</span>
rounds-call-judge = 審判を呼ぶ<span class="vh">：{ $ground ->
   *[table] テーブル{ $number }
    [field] フィールド{ $number }
}</span>
