status-being-prepared = 準備中
status-registration-open = 参加申込受付中
status-to-come = 開催予定
status-about-to-start = まもなく開始
status-preliminary-games = 予選
status-being-played = 開催中
status-semi-finals = 準決勝
status-final = 決勝
status-finished = 終了
status-over = 終了
status-called-off = 中止
status-archived = アーカイブ済み（数えません）
status-heading-being-prepared = 準備中
status-heading-registration-open = 参加申込受付中
status-heading-to-come = 開催予定
status-heading-about-to-start = まもなく開始
status-heading-preliminary-games = 予選
status-heading-being-played = 開催中
status-heading-semi-finals = 準決勝
status-heading-final = 決勝
status-heading-finished = 終了
status-heading-over = 終了
status-heading-called-off = 中止
status-round-about-to-start = まもなく開始
status-find-your-seat = { $stage ->
   *[prelim] { $number }回戦：席を探してください
    [semi] 準決勝：席を探してください
    [final] 決勝：席を探してください
}
status-final-played = 決勝は終わりました
status-all-results-in = { $stage ->
   *[prelim] { $number }回戦：全結果入力済み
    [semi] 準決勝：全結果入力済み
    [final] 決勝：全結果入力済み
}
status-round-on = { $stage ->
   *[prelim] { $number }回戦のゲーム中です
    [semi] 準決勝のゲーム中です
    [final] 決勝のゲーム中です
}
status-round-over = { $stage ->
   *[prelim] { $number }回戦は終了しました
    [semi] 準決勝は終了しました
    [final] 決勝は終了しました
}
status-as-sentence = { $heading }。
status-over-and-next = { $heading }。{ $next }
status-final-won = 勝者は{ $name-winner }さんです。この後、主催者が締め切ってチャンピオンを決定します。
status-final-won-soon = 主催者が締め切ると、勝者がここに表示されます。
status-next-winner = 最終ラウンドは終了しました。主催者が決定すると、優勝者がここに発表されます。
status-next-series = この大会のゲームは終了しました。誰が進出するかはシリーズの順位表で決まります。
status-next-later-stages = 予選は終了しました。座席が公開されると、誰がどこでプレイするかがここに表示されます。
status-next-round = 次のラウンドの座席は、公開されるとここに表示されます。
status-next-final = 決勝の座席は、公開されるとここに表示されます。
status-next-standings = 誰が勝ったかは順位表で見られます。
status-no-seats-yet = 座席は、公開されるとここに表示されます。
