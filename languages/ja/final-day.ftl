final-day-invitation = 招待
final-day-coming-button = 出場します
final-day-not-coming-button = 出場できません
final-day-own-page-there = 決勝大会のマイページ
final-day-about = { $name }について
final-day-own-page = マイページ
final-day-answered = 回答を記録しました。
final-day-disqualified = { $name-series }で失格になったため ({ $clause })、決勝大会の参加枠はありません。
final-day-hidden = 主催者が決勝大会を一時的に非公開にしたため、ここでは回答できません。予定は主催者に聞いてください。
final-day-played = { $known ->
    [day] { $day }の{ $name-series }決勝大会（{ $name-place }）に出場しました。大会は終了しています。
   *[none] { $name-series }決勝大会（{ $name-place }）に出場しました。大会は終了しています。
}
final-day-over = { $name-series }の決勝大会は終了しました。
final-day-among-players = { $known ->
    [day] { $day }の{ $name-series }決勝大会（{ $name-place }）の出場者です。都合が悪くなったら、会場の主催者に伝えてください。
   *[none] { $name-series }決勝大会（{ $name-place }）の出場者です。都合が悪くなったら、会場の主催者に伝えてください。
}
final-day-begun-no-place = 参加枠はもうありません。決勝大会は始まっています。
final-day-begun-without = 決勝大会は、あなたなしで始まりました。
final-day-invited-late = { $known ->
    [day] あなたは{ $name-series }の順位が{ $rank }位で、{ $day }の決勝大会（{ $name-place }）に招待されています。回答期限は{ $by }でしたが、参加枠はまだ残っています。今すぐ回答してください。
   *[none] あなたは{ $name-series }の順位が{ $rank }位で、決勝大会（{ $name-place }）に招待されています。回答期限は{ $by }でしたが、参加枠はまだ残っています。今すぐ回答してください。
}
final-day-invited = { $known ->
    [day] あなたは{ $name-series }の順位が{ $rank }位で、{ $day }の決勝大会（{ $name-place }）に招待されています。{ $by }までに回答してください。
   *[none] あなたは{ $name-series }の順位が{ $rank }位で、決勝大会（{ $name-place }）に招待されています。{ $by }までに回答してください。
}
final-day-plays = { $known ->
    [day] { $day }の{ $name-series }決勝大会（{ $name-place }）に出場します。都合が悪くなったら、ここで知らせてください。次点の人が待っています。
   *[none] { $name-series }決勝大会（{ $name-place }）に出場します。都合が悪くなったら、ここで知らせてください。次点の人が待っています。
}
final-day-no-place-but-free = 今は参加枠がありません。まだ空きがあるので、出場できます。
final-day-no-answer-but-free = { $by }までに回答がありませんでした。まだ空きがあるので、出場できます。
final-day-place-gone = 参加枠は次点の人に渡りました。
final-day-last-minute = { $day } 23:59（{ $zone }）
final-day-short-played = 決勝大会に出場しました。
final-day-short-over = 決勝大会は終了しました。
final-day-short-invitation = 決勝大会への招待
final-day-short-invited = 決勝大会に招待されています。回答してください。
final-day-short-invited-by = 決勝大会に招待されています。{ $day } 23:59までに回答してください。
final-day-short-plays = 決勝大会に出場します。
final-day-title = 決勝大会
