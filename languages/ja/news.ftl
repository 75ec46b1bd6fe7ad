news-unknown-service = このブラウザに通知を届けるサービスに、Reeveから接続できません。別のブラウザかメールなら使えるかもしれません。
news-seats = { $ground ->
   *[table] 座席が公開されました。テーブルを確認してください。
    [field] 座席が公開されました。フィールドを確認してください。
}
news-other-seat = { $ground ->
   *[table] 席が変わりました。今のテーブルを確認してください。
    [field] 席が変わりました。今のフィールドを確認してください。
}
news-sign = 結果が入力されました。署名してください。
news-final-day = 決勝大会に招待されています。回答してください。
news-from-organizers = 主催者より。
