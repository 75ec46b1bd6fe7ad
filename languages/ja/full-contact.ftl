full-contact-ball = { $ball ->
    [wood] 木材
    [wheat] 小麦
    [brick] レンガ
   *[ore] 鉱石
}
full-contact-balls = { $ball ->
    [wood] 木材{ $count }個
    [wheat] 小麦{ $count }個
    [brick] レンガ{ $count }個
   *[ore] 鉱石{ $count }個
}
full-contact-card = { $card ->
   *[vp] 勝利点
    [year-of-plenty] 収穫
    [monopoly] 独占
    [robber] 盗賊
    [barbarians] 蛮族
    [foresight] 先見
    [military-supremacy] 軍事的優位
}

full-contact-round-is-on = ラウンド{ $round }の最中
full-contact-before-the-first = 最初の笛の前
full-contact-pause = ラウンド{ $round }後の休憩
full-contact-vp-to-win = { $count }点で勝ち
full-contact-noted-foresight = { $name }：先見。全員より{ $count }秒早く笛が鳴ります。
full-contact-noted-supremacy = { $name }：軍事的優位。全員が騎士になり、ほかのチームに騎士はいません。
full-contact-whistle = ラウンド{ $round }の笛を吹く
full-contact-whistle-alone = { $name }だけにラウンド{ $round }の笛を吹く
full-contact-runs-alone = { $name }だけ。ほかのチームは2回目の笛を待ちます。
full-contact-clock-go = スタート
full-contact-clock-stop = 終了。持ち帰った数を数えてください。
full-contact-clock-pause = 休憩
full-contact-clock-ready = 準備はよいですか
full-contact-clock-over = ラウンド{ $round }終了：ボールを数えてください
full-contact-fill-screen = 画面いっぱいに表示
full-contact-back-to-page = ページに戻る
full-contact-set-clock = 時計の設定
full-contact-clock-round = ラウンド
full-contact-clock-of-pause = 休憩
full-contact-clock-sound = 音
full-contact-clock-by-itself = 笛を自動で吹く
full-contact-end-round = ボールをすべて数えました：ラウンド{ $round }を終える

full-contact-vp = <b class="num">{ $count }</b><span>点</span>
full-contact-cities = フープ{ $hoops }に都市
full-contact-settlements = フープ{ $hoops }に開拓地
full-contact-knights = 騎士{ $count }人
full-contact-knights-of-players = { $players }人中<span class="num">{ $count }</span>人が騎士
full-contact-to-place = <b>開拓地{ $count }個が未配置</b>
full-contact-holds-cards = カード：{ $cards }
full-contact-balls-of-team = <span class="vh">、{ $name }のボール</span>
full-contact-placed-in-hoop = 置いたフープ
full-contact-place = 置く
full-contact-on-the-field = フィールド上
full-contact-pile-left = { $size }個中{ $balls }個
full-contact-deck = カード

full-contact-buy-settlement = 開拓地：木材3、小麦2
full-contact-buy-city = フープ{ $hoop }に都市：木材3、小麦3、鉱石1
full-contact-buy-knight = { $ball ->
    [wood] 騎士：鉱石2、木材1
   *[wheat] 騎士：鉱石2、小麦1
}
full-contact-buy-card = カード：レンガ2と
full-contact-card-drawn = 引いたカード
full-contact-buy = 買う
full-contact-play = { $card }を使う
full-contact-play-monopoly = { $ball ->
    [wood] 独占：すべての木材
    [wheat] 独占：すべての小麦
    [brick] 独占：すべてのレンガ
   *[ore] 独占：すべての鉱石
}
full-contact-play-barbarians = { $name }のフープ{ $hoop }に蛮族
full-contact-play-a-card = カードを使う
full-contact-play-plenty = 収穫を使う：フィールドからボール{ $count }個
full-contact-take-them = 受け取る
full-contact-play-the-robber = 盗賊を使う
full-contact-gives-up = { $name }は{ $count }個手放す
full-contact-play-it = 使う
full-contact-trade-heading = ほかのチームと交易
full-contact-trade-with = 相手
full-contact-trade-balls = ボール
full-contact-trade-gives = 渡す
full-contact-trade-gets = 受け取る
full-contact-trade-gives-ball = { $ball ->
    [wood] 木材を渡す
    [wheat] 小麦を渡す
    [brick] レンガを渡す
   *[ore] 鉱石を渡す
}
full-contact-trade-gets-ball = { $ball ->
    [wood] 木材を受け取る
    [wheat] 小麦を受け取る
    [brick] レンガを受け取る
   *[ore] 鉱石を受け取る
}
full-contact-has-none = なし
full-contact-nobody-has-any = 誰も持っていません
full-contact-trade = 交易する

full-contact-told-whistle = ラウンド{ $round }の笛が鳴りました。
full-contact-told-whistle-ahead = ラウンド{ $round }の笛が、{ $name }には全員より{ $count }秒早く鳴りました。
full-contact-told-stop = ラウンド{ $round }が終わりました。
full-contact-told-collect = { $name }が{ $pile }のボールを1個持ち帰りました。
full-contact-told-place = { $name }がフープ{ $hoop }に開拓地を置きました。
full-contact-told-buy-settlement = { $name }が開拓地を買いました。
full-contact-told-buy-city = { $name }がフープ{ $hoop }の都市を買いました。
full-contact-told-buy-knight = { $name }が騎士を買いました。
full-contact-told-buy-card = { $name }がカード（{ $card }）を買いました。
full-contact-told-trade = { $name }が{ $name-other }に{ $gives }を渡し、{ $takes }を受け取りました。
full-contact-put-back = 戻したボール：{ $balls }。
full-contact-on-pile = { $pile }に{ $count }個
full-contact-told-vp = { $name }が勝利点を使いました。
full-contact-told-plenty = { $name }が収穫を使い、{ $balls }を受け取りました。
full-contact-of-pile = { $pile }から{ $count }個
full-contact-told-monopoly = { $ball ->
    [wood] { $name }が独占を使い、木材をすべて受け取りました。
    [wheat] { $name }が独占を使い、小麦をすべて受け取りました。
    [brick] { $name }が独占を使い、レンガをすべて受け取りました。
   *[ore] { $name }が独占を使い、鉱石をすべて受け取りました。
}
full-contact-told-robber = { $name }が盗賊を使いました。ほかのチームは{ $balls }を手放しました。
full-contact-told-barbarians = { $name }が{ $name-other }のフープ{ $hoop }に蛮族を使いました。
full-contact-told-foresight = { $name }が次のラウンドのために先見を使いました。
full-contact-told-supremacy = { $name }が次のラウンドのために軍事的優位を使いました。

full-contact-refused-team-size = { $name }は{ $found }人です。チームは{ $least }～{ $most }人です。
full-contact-refused-start-twice = フープ{ $hoop }から2つのチームが始めます。
full-contact-refused-no-such-hoop = フープ{ $hoop }はありません。番号は1～{ $most }です。
full-contact-refused-pile-size = 山{ $pile }の数は1～{ $most }でなければなりません。
full-contact-refused-piles-of-ball = { $ball ->
    [wood] 木材の山のボールは合わせて{ $found }個ですが、全部で{ $wanted }個あります。
    [wheat] 小麦の山のボールは合わせて{ $found }個ですが、全部で{ $wanted }個あります。
    [brick] レンガの山のボールは合わせて{ $found }個ですが、全部で{ $wanted }個あります。
   *[ore] 鉱石の山のボールは合わせて{ $found }個ですが、全部で{ $wanted }個あります。
}
full-contact-refused-round-runs = ラウンドの最中です。これは休憩まで待ちます。
full-contact-refused-no-round-runs = ラウンドの最中ではありません。これは笛まで待ちます。
full-contact-refused-no-such-team = チーム{ $name }はありません。
full-contact-refused-no-such-pile = 山{ $pile }はありません。
full-contact-refused-pile-empty = 山{ $pile }にはもうボールがありません。
full-contact-refused-nothing-to-place = { $name }が買った開拓地は、もうすべて置かれています。
full-contact-refused-hoop-taken = フープ{ $hoop }には{ $name }の建物があります。
full-contact-refused-no-ball = { $ball ->
    [wood] { $name }には木材がありません。これには{ $wanted }個必要です。
    [wheat] { $name }には小麦がありません。これには{ $wanted }個必要です。
    [brick] { $name }にはレンガがありません。これには{ $wanted }個必要です。
   *[ore] { $name }には鉱石がありません。これには{ $wanted }個必要です。
}
full-contact-refused-too-few-balls = { $name }には{ $balls }しかありません。これには{ $wanted }個必要です。
full-contact-refused-below-zero = 0個より少なく渡したり受け取ったりはできません。
full-contact-refused-paid-with = { $ball ->
    [wood] 費用の最後の1個は木材か小麦で払います。木材ではありません。
    [wheat] 費用の最後の1個は木材か小麦で払います。小麦ではありません。
    [brick] 費用の最後の1個は木材か小麦で払います。レンガではありません。
   *[ore] 費用の最後の1個は木材か小麦で払います。鉱石ではありません。
}
full-contact-refused-no-settlement = { $name }の開拓地はフープ{ $hoop }にありません。
full-contact-refused-all-are-knights = { $name }の{ $players }人は、もう全員が騎士です。
full-contact-refused-not-in-deck = 「{ $card }」のカードは山札に残っていません。
full-contact-refused-own-team = これには{ $name }以外のチームが必要です。
full-contact-refused-gives-nothing = { $name }は何も渡していません。交易では両方がボールを1個以上渡します。
full-contact-refused-card-not-held = { $name }は「{ $card }」のカードを持っていません。
full-contact-refused-pile-has-fewer = 山{ $pile }には{ $count }個しかありません。
full-contact-refused-plenty = 収穫で今受け取るボールは{ $wanted }個です。{ $found }個ではありません。
full-contact-refused-discards-nothing = { $name }は何も手放しません。盗賊を使うチームか、ボールを持たないチームです。
full-contact-refused-discards = { $name }が手放すボールは{ $wanted }個です。{ $found }個ではありません。
full-contact-refused-no-building = { $name }の建物はフープ{ $hoop }にありません。
full-contact-refused-starting-city = フープ{ $hoop }は{ $name }が始めた所です。蛮族はその都市に手を出しません。

full-contact-how-teams-and-the-field = チームとフィールド
full-contact-rule-f1 = 3人か4人のチームが3つか4つ、合わせて9～16人で1つのフィールドを使います。各チームは騎士1人で始めます。4人のチームがあれば、3人のチームは1点多くなります。
full-contact-rule-f2 = フィールドには1から番号の付いたフープが10個あります。各チームは、自分たちのフープに都市を1つ置いて始めます。
full-contact-rule-f2-decided = 最初の都市は、フィールドの下の端だけでなく、どのフープにも置けます。
full-contact-rule-f20 = 騎士はチームのバンドを頭に、ほかのプレイヤーは腕に付けます。誰が騎士になるかはチームが決めます。
full-contact-rule-f3-decided = ボールは4色で、木材、小麦、レンガ、鉱石が12個ずつあります。費用に羊または鉱石とあるところは、鉱石で払います。
full-contact-rule-f3-decided-2 = 1つの色のボールを、いくつかの山に分けてもかまいません。山にはそれぞれ名前を付け、ボールを1個以上置きます。特に案内がなければ色ごとに1つの山で、上から木材、小麦、レンガ、鉱石の順です。
full-contact-rule-f5-decided = 転がっているボールは、元の山にあるものとして数えます。

full-contact-how-rounds-and-pauses = ラウンドと休憩
full-contact-rule-f4 = ラウンドは笛で始まり、レフェリーが終わらせます。その間にボールを持ち帰り、開拓地を運び出します。買うこと、交易、カードの使用は、その後の休憩に行います。
full-contact-rule-f21 = ラウンドが始まるとき、プレイヤーは全員、自分のチームの開拓地か都市があるフープに片足を入れています。終わりの笛で全員が止まります。
full-contact-rule-f5 = ボールは拾い、運び、投げることができ、同時に2個以上は持てません。チームの都市があるフープにボールが入るか、ボールを運ぶプレイヤーがそのフープに足を入れると、持ち帰ったことになります。元の山にボールが残っていなければなりません。
full-contact-rule-f22 = ラウンドを終える笛のときにボールを持っている人は、すぐに落とすか投げます。ボールは次のラウンドまで、落ちた所に置いておきます。
full-contact-rule-f23 = 騎士は、ほかのどのプレイヤーにも、騎士にも、両手でタッチできます。タッチされた人は止まり、このラウンドではもう何もせず、まだ持ち帰っていないボールをすぐに落とします。
full-contact-rule-f6 = 買った開拓地は、次かその後のラウンドでプレイヤーがフープに運び込むまで待ちます。
full-contact-rule-f6-decided = 1つのフープに置ける建物は1つです。
full-contact-rule-f7 = 開拓地は木材3と小麦2、都市は木材3、小麦3、鉱石1、騎士は鉱石2と木材1か小麦1、カードはレンガ2と木材1か小麦1です。
full-contact-rule-f8 = 都市は、自分のチームの開拓地と置き換えます。
full-contact-rule-f9-decided = 騎士の数は、チームの人数を超えません。
full-contact-rule-f11 = 2つのチームは、合意したものを、持っている範囲で交易します。
full-contact-rule-f11-decided = 両方がボールを1個以上渡します。
full-contact-rule-f17 = 払ったり手放したりしたボールは、すぐに同じ色の山に、いちばん上の山から順に戻します。

full-contact-how-cards = カード
full-contact-rule-f10-decided = 山札は混ぜた10枚です。勝利点が4枚、ほかの6種類が1枚ずつあります。どれを引いたかは買ったときに記録し、使うまで持っています。
full-contact-rule-f12 = 収穫では、チームが選んだボール4個をフィールドから受け取ります。
full-contact-rule-f12-decided = 残りが4個より少なければ、全部を受け取ります。
full-contact-rule-f13 = 独占では、ほかの全チームから、1つの色のボールをすべて受け取ります。
full-contact-rule-f14 = 盗賊では、ほかの全チームからボールを半分（端数は切り上げ）奪います。
full-contact-rule-f14-decided = どのボールを手放すかは、各チームが選びます。
full-contact-rule-f15 = 蛮族は、ほかのチームの開拓地を取り除くか、都市を開拓地に戻します。最初の都市には使えません。
full-contact-rule-f15-decided = なくなったものは、買い直さなければなりません。
full-contact-rule-f16 = 先見：次のラウンドでは、このチームの笛が全員より4秒早く鳴ります。ラウンドの秒数は2回目の笛から数えます。
full-contact-rule-f16-2 = 軍事的優位：次のラウンドでは、このチームの全員が騎士になり、ほかに騎士はいません。
full-contact-rule-f18-decided = 勝利点は、持っている間ではなく、使ったときに数えます。カードで1ラウンドだけ騎士になっても、点にはなりません。

full-contact-how-who-wins = 勝者
full-contact-rule-f18 = フープの開拓地は1点、都市は最初のものも含め2点、騎士は1点、使った勝利点は1点です。
full-contact-rule-f19 = 最初に8点になったチームがすぐに勝ちます。それまでは、蛮族が点を奪うことがあります。
full-contact-rule-f19-decided = レフェリーが記録した順で決まります。
full-contact-rule-f1-decided = フルゲームでは、各チームが騎士2人で始め、9点で勝ちます。特に案内がなければ、ショートゲームで行います。
