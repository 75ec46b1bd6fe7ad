announcements-to-table = { $ground ->
   *[table] テーブル{ $number }：
    [field] フィールド{ $number }：
}
announcements-starts = ゲームは{ $time }に始まります。
announcements-limit = ゲームは{ $minutes }分で終了します。その時点で勝利点が最も多い人の勝ちです。同点の場合は審判が勝者を決めます。
announcements-welcome = { $name-tournament }へようこそ。
announcements-come-to-desk = 到着した方は受付にお越しください。最初のラウンドの座席はまもなく発表します。
announcements-seats-out = { $stage ->
    [semi] 準決勝の座席を発表しました。一覧かスマホでお名前を探してください。
    [final] 決勝の座席を発表しました。一覧かスマホでお名前を探してください。
   *[prelim] { $round }回戦の座席を発表しました。一覧かスマホでお名前を探してください。
}
announcements-at-table-championship = テーブルでは、まず配置を確認してください。その後、選択順に従って椅子、色、手番順を選んでください。
announcements-at-table-other = 席に着いて、ゲームの準備をしてください。
announcements-dont-begin = 合図があるまでゲームを始めないでください。
announcements-may-begin = { $stage ->
    [semi] 準決勝を始めてください。皆さんのご健闘をお祈りします。
    [final] 決勝を始めてください。皆さんのご健闘をお祈りします。
   *[prelim] { $round }回戦を始めてください。皆さんのご健闘をお祈りします。
}
announcements-no-limit = ゲームに制限時間はありません。
announcements-raise-hand = 審判を呼ぶときは手を挙げ、審判が来るまでゲームを止めてください。
announcements-sign = ゲームが終わったら、全員でスコアシートを確認して署名してください。それで結果が確定します。
announcements-round-over = { $round }回戦は終了しました。ありがとうございました。
announcements-next-round-follows = 順位表を発表しました。次のラウンドの座席をまもなく発表しますので、近くでお待ちください。
announcements-event-over = ここでの予選は終了しました。ご参加ありがとうございました。
announcements-series-invites = 順位表を発表しました。決勝大会に招待される人は、シリーズの順位表で決まります。
announcements-last-round-over = 最終ラウンドは終了しました。ありがとうございました。
announcements-prelims-over = 予選は終了しました。ありがとうございました。
announcements-semis-over = 準決勝は終了しました。ありがとうございました。
announcements-final-over = 決勝は終了しました。ありがとうございました。
announcements-stay-close = まもなく次のお知らせがありますので、近くでお待ちください。
announcements-champion-is = チャンピオンは{ $name }さんです。
announcements-winner-is = 優勝は{ $name }さんです。
announcements-congratulations = おめでとうございます。皆さん、ご参加ありがとうございました。
announcements-after-final = { $by ->
    [first] 決勝は終了しました。1位は{ $name }さんです。
    [disqualified] 決勝は終了しました。勝者が失格になったため、1位は{ $name }さんです。
   *[won] 決勝は終了しました。勝者は{ $name }さんです。
}
announcements-after-last-round = { $by ->
    [disqualified] 最終ラウンドは終了しました。勝者が失格になったため、1位は{ $name }さんです。
    [won] 最終ラウンドは終了しました。勝者は{ $name }さんです。
   *[first] 最終ラウンドは終了しました。1位は{ $name }さんです。
}
announcements-declared-soon = まもなくチャンピオンを発表しますので、近くでお待ちください。
