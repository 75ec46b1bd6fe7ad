rulings-no-penalty = ペナルティなし
rulings-caution = 注意
rulings-warning = 警告
rulings-disqualification = 失格
rulings-penalty-lifted = <s>{ $penalty }</s> 取り消し
rulings-lifted-for = （取り消し）
rulings-title = 裁定{ $number }
rulings-place = { $ground ->
   *[table] { $round }、テーブル{ $number }
    [field] { $round }、フィールド{ $number }
}
rulings-reported = 申し出：{ $report }
rulings-ruled-by = 裁定：<span class="name">{ $name }</span>
rulings-accepted-play = すぐに申し出なし：成立したプレイ (1.3.3)
rulings-kind-of-conduct = 行為の種類：{ $kind }
rulings-win-given-to = 行為の種類：勝ちを譲ること（相手：{ $name }）
rulings-reported-at = 申し出：{ $time }
rulings-lifts = 裁定{ $number }のペナルティを取り消し
rulings-refers = 裁定{ $number }に関連
rulings-referred-by = 裁定{ $number }を参照

rulings-lifted-caution = 審判が{ $time }にあなたへの注意を取り消しました：裁定{ $number }。
rulings-lifted-warning = 審判が{ $time }にあなたへの警告を取り消しました：裁定{ $number }。
rulings-lifted-disqualification = 審判が{ $time }にあなたの失格を取り消しました：裁定{ $number }。
rulings-decided-at = この結果は{ $time }に審判が決めました (1.3.4)。
rulings-decided-for-best-other = この結果は{ $time }に審判が決めました (1.3.4)。残りのプレイヤーの中で最上位の人の勝ちです。
rulings-decided-as-stated = この結果は{ $time }に審判が決めました (1.3.4)。結果は有効です。
rulings-decided-not-counted = このゲームを無効とすることを、{ $time }に審判が決めました (1.3.4)。
rulings-corrected-at = { $time }に主催者と審判が、署名された用紙のとおりに訂正しました (1.3.4)。両方の値が公開ログにあります。

rulings-log-heading = 失格
rulings-log-nobody = 失格者はいません。
rulings-log-caption = { $entrant ->
   *[player] 失格になったプレイヤー
    [team] 失格になったチーム
}
rulings-log-clause = 条項
rulings-lifted-at = { $time }に取り消し

rulings-paused-from-to = ゲームは{ $began }から{ $ended }まで中断しました。
rulings-paused-until-end = ゲームは{ $began }に中断しました。再開の時刻は記録されていません。中断は{ $ended }に、ゲームとともに終わりました。
rulings-paused-at = ゲームは{ $began }に中断しました。
rulings-paused-since = このゲームは{ $began }から中断中です (2.1.7)。
rulings-paused-heading = 中断中のゲーム
rulings-table-paused-since = { $ground ->
   *[table] テーブル{ $number }のゲームは<span class="num">{ $began }</span>から中断中です{ $clause-html }。
    [field] フィールド{ $number }のゲームは<span class="num">{ $began }</span>から中断中です{ $clause-html }。
}

rulings-timer-heading = 手番タイマー
rulings-timer-three-minutes = 手番は3分までです (1.1.8)。
rulings-timer-over = 終了。
rulings-timer-since = テーブル{ $number }：{ $from }から、{ $name }さんの求めによる。
rulings-timer-since-organizers = テーブル{ $number }：{ $from }から、主催者の決定による。
rulings-timer-from-to = テーブル{ $number }：{ $from }から{ $until }まで、{ $name }さんの求めによる。
rulings-timer-from-to-organizers = テーブル{ $number }：{ $from }から{ $until }まで、主催者の決定による。
rulings-timer-all-since = 全テーブル：{ $from }から、{ $name }さんの求めによる。
rulings-timer-all-since-organizers = 全テーブル：{ $from }から、主催者の決定による。
rulings-timer-all-from-to = 全テーブル：{ $from }から{ $until }まで、{ $name }さんの求めによる。
rulings-timer-all-from-to-organizers = 全テーブル：{ $from }から{ $until }まで、主催者の決定による。
rulings-timer-own = あなたのテーブルの手番は、{ $name }さんの求めにより{ $from }から計られています。1手番3分です (1.1.8)。
rulings-timer-own-organizers = あなたのテーブルの手番は、主催者の決定により{ $from }から計られています。1手番3分です (1.1.8)。
