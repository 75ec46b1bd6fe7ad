side-rules-intro = ここでの{ $system }の遊び方と順位の決め方です。ルールに書かれていないことや矛盾していることについては、<b>ここでの取り決め</b>に従います。Reeveが操作を受け付けないときは、後ろの番号でルールを示します。
side-rules-log-ruling = 裁定を記録する
side-rules-decided-heading = このサイドイベントで決めたこと
side-rules-decided = ここでの取り決め：
side-rules-game = ゲーム
side-rules-rounds = ラウンド
side-rules-who = 参加者
side-rules-grounds = { $ground ->
   *[table] テーブル
    [field] フィールド
}
side-rules-met-before = 一度同卓した人どうしは、できるだけ再び同卓しないようにします。
side-rules-locked = この設定は、最初の座席を公開した時に確定しました。
side-rules-not-locked = 主催者は、最初の座席を公開するまでこの設定を変えられます。公開すると確定します。

side-rules-ranking-heading = 順位の決め方
side-rules-ranked-by-wins = 勝利数。
side-rules-ranked-by-points = { $points ->
   *[vp] 全ゲームの勝利点の合計。上限はありません。
    [hexes] 全ゲームのヘックスの合計。ゲームが終わった時に持っている数です。上限はありません。
}
side-rules-ranked-by-share = { $points ->
   *[vp] 占有率：各ゲームの勝利点全体に占める割合。0.01%単位に四捨五入し、合計します。
    [hexes] 占有率：各ゲームのヘックス全体に占める割合。0.01%単位に四捨五入し、合計します。
}
side-rules-ranked-by-lots = くじ。一度だけ引き、その後も有効です。
side-rules-winner = { $points ->
   *[vp] 最後のラウンドの後に1位の人が優勝です。不参加のゲームは、勝利なし、0点、占有率0%です。
    [hexes] 最後のラウンドの後に1位の人が優勝です。不参加のゲームは、勝利なし、0ヘックス、占有率0%です。
}

side-rules-conduct = 行動規範
side-rules-code-of-conduct = ここにいる全員が、プレイヤーも来場者も、行動規範とハラスメント防止の方針 (2.1, 2.2) を守り、撮影ポリシー (3.1) に同意します。
side-rules-harassment = ハラスメントを受けたり見たりしたら、スタッフの誰かに伝えてください (2.2.3)。

side-rules-players = プレイヤーが1人ずつ参加します。
side-rules-teams = チームが、それぞれ1つの名前で参加します。申し込んだ人が代表として話し、署名します。
side-rules-by-its-box = 製品のルールで遊びます。結果はスコアシートに入力します。
side-rules-step-by-step = 操作を1つずつ記録するゲーム
side-rules-rule-l1 = どのボタンも、ゲームのログに1行を書きます。別の所で書いたログは、UTF-8のテキストで、各行にJSONのオブジェクトが1つあり、空行はありません。各行には、その操作のキーが1回ずつあり、ほかのキーはありません。数は整数です。
side-rules-rule-l3 = プレイヤー、チーム、山、増築にはそれぞれ別の名前があります。
side-rules-rule-l4 = 有効な操作のうち最後のものを取り消せます。続けてその前のものも取り消せます。取り消しは元に戻せません。
side-rules-rule-l5 = 決着したゲームでは操作できません。決着させた操作は取り消せます。
side-rules-rule-l6-decided = 1ゲームに参加する数は、このページの上にあるとおりで、それより多くも少なくもしません。
