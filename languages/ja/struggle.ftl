struggle-this-turn = この手番
struggle-phase-trade = 交易
struggle-phase-build = 建設
struggle-phase-draw = 引く、終了
struggle-trade = 交易
struggle-trade-button = 交易する
struggle-on-behalf = <span class="vh">（{ $name }さんの代わりに）</span>
struggle-trade-cards = カード
struggle-trade-partner = 相手
struggle-trade-with = { $with ->
    [pile] 山札と
    [market] 市場と
   *[player] { $name }さんと
}
struggle-trade-left = この手番で交易できるカードは残り{ $count }枚
struggle-cards = カード{ $count }枚
struggle-build = { $kind ->
    [road] 街道
    [knight] 騎士
    [settlement] 開拓地
    [city] 都市
   *[expansion] 増築
}
struggle-pile-left = 残り{ $count }
struggle-build-button = 建てる
struggle-city-button = 開拓地を裏返す
struggle-steal-button = { $name }さんから奪う
struggle-turn-destiny = 運命カードを裏返す
struggle-draw = 引く
struggle-draw-hint = 手番の最後に引くカード
struggle-draw-button = { $count }<span class="vh">枚</span>
struggle-lies-heading = テーブルにあるもの
struggle-vp = <b class="num">{ $count }</b><span>点</span>
struggle-vp-bar = 勝利に必要な点数のうち
struggle-roads-title = 街道
struggle-knights-title = 騎士
struggle-settlements-title = 開拓地
struggle-cities-title = 都市
struggle-expansions-title = 増築
struggle-no-cards = なし
struggle-in-the-piles = 山に残るカード：{ $cards }。
struggle-destiny-turned = 運命カードは裏返されています。
struggle-destiny-not-turned = 運命カードは裏返されていません。
struggle-counted = { $kind ->
    [road] 街道{ $count }枚
    [knight] 騎士{ $count }枚
    [settlement] 開拓地{ $count }枚
    [city] 都市{ $count }枚
   *[expansion] 増築{ $count }枚
}

struggle-told-trade = { $name }さんが{ $with ->
    [pile] 山札
    [market] 市場
   *[player] { $name-partner }さん
}とカードを{ $count }枚交易しました。
struggle-told-build = { $kind ->
    [road] { $name }さんが街道（{ $side }面）を建てました。
   *[knight] { $name }さんが騎士（{ $side }面）を建てました。
}
struggle-told-steal = { $kind ->
    [road] { $name }さんが{ $name-other }さんの街道を奪いました。
   *[knight] { $name }さんが{ $name-other }さんの騎士を奪いました。
}
struggle-told-settlement = { $name }さんが開拓地を建てました。
struggle-told-settlement-destiny = { $name }さんが開拓地を建て、運命カードを裏返しました。
struggle-told-city = { $name }さんが開拓地を裏返して都市にしました。
struggle-told-city-event = { $name }さんが開拓地を裏返して都市にしました：{ $event }
struggle-told-expansion = { $name }さんが{ $expansion }を増築しました。
struggle-told-draw = { $name }さんがカードを{ $count }枚引きました。
struggle-told-end = { $name }さんが手番を終えました。次は{ $name-next }さんの手番です。

struggle-refused-name-taken = { $name }という名前は、ログでは別の意味です。
struggle-refused-number = { $found }は0～{ $most }の範囲にありません。
struggle-refused-too-few-to-begin = 山にはプレイヤー全員分の街道と開拓地が必要です。
struggle-refused-trading-over = 何かを建てた後は交易できません。
struggle-refused-turn-over = カードを引いたので、手番を終えることしかできません。
struggle-refused-no-such-other = { $name }という名前のほかのプレイヤーはいません。
struggle-refused-trades-nothing = 交易には少なくともカード1枚が必要です。
struggle-refused-draws-nothing = 引くのは1枚からです。引かない人は手番を終えます。
struggle-refused-trades-more = この手番で交易できるカードは残り{ $count }枚です。
struggle-refused-only-with-pile = A面の街道がなければ、カードは山札としか交易できません。
struggle-refused-market-has = 市場にあるカードは{ $count }枚です。
struggle-refused-built-already = { $kind ->
    [road] この手番ではもう街道を建てました。
    [knight] この手番ではもう騎士を建てました。
    [settlement] この手番ではもう開拓地を建てました。
    [city] この手番ではもう都市を建てました。
   *[expansion] この手番ではもう増築しました。
}
struggle-refused-pile-empty = { $kind ->
    [road] 山に街道が残っていません。
    [knight] 山に騎士が残っていません。
    [settlement] 山に開拓地が残っていません。
    [city] 山に開拓地が残っていません。
   *[expansion] 山に増築が残っていません。
}
struggle-refused-pile-not-empty = { $kind ->
    [road] 山に街道がある間は奪えません。
   *[knight] 山に騎士がある間は奪えません。
}
struggle-refused-nothing-to-steal = { $kind ->
    [road] { $name }には街道がありません。
   *[knight] { $name }には騎士がありません。
}
struggle-refused-protected = { $name }の{ $expansion }が、{ $kind ->
    [road] 最初の街道{ $count }枚
   *[knight] 最初の騎士{ $count }枚
}を守っています。
struggle-refused-no-destiny = 2人のゲームに運命カードはありません。
struggle-refused-no-settlement = 都市にするには、裏返す開拓地が必要です。
struggle-refused-no-such-expansion = { $name }という増築はありません。
struggle-refused-has-expansion = このプレイヤーはもう{ $name }を持っています。
struggle-refused-no-city-free = 増築には、まだ増築のない都市が必要です。
struggle-refused-draws-more = ここで引けるカードは{ $count }枚までです。

struggle-first-asks = いちばん年上は誰ですか。
struggle-first-help = いちばん年上の人が始め、ほかの人は席の順に続きます。

struggle-how-setting-up = 準備
struggle-rule-s1 = 2～4人のプレイヤーが順に手番を行います。いちばん年上の人から始めます。
struggle-rule-s1-decided = pile、marketという名前は使えません。ログでは別の意味だからです。
struggle-rule-s2 = 全員が山から街道1枚と開拓地1枚を取って始めます。
struggle-rule-s14 = 資源カードを混ぜて裏向きの山札にします。そのうち5枚を表向きに並べて市場にし、全員に3枚ずつ、ほかの人に見えないように配ります。
struggle-rule-s2-decided = ルールでは建設カードは42枚ですが、山の枚数を足すと38枚です。ここでは山に従い、街道9枚、開拓地15枚、騎士5枚、増築9枚とします。
struggle-rule-s2-decided-2 = カードの点数、増築の種類、2人または3人のときに箱に残すカードは、テーブルにある製品に従います。そこに書かれていなければ、開拓地は1点、都市は2点、街道と騎士はB面が1点でA面が0点、増築は1点とし、増築は城、教会、大学とします。増築にroad、knight、settlement、cityという名前は使えません。
struggle-rule-s2-decided-3 = 増築なしでも遊べます。その場合は主催者がゲームの前に伝えます。
struggle-rule-any-decided = 手札は非公開なので、何を払ったかは書きません。

struggle-how-a-turn = 手番
struggle-rule-s3 = 交易、建設、1回引くという順に行います。どれも省けますが、前には戻れません。
struggle-rule-s5 = 1手番に交易できる枚数は、A面の街道の数と同じです。相手は山札、市場、ほかのプレイヤーです。A面の街道がなければ、山札と1枚だけ交易できます。
struggle-rule-s15 = 山札とは、カードを捨ててから引きます。市場からは好きなカードを取り、同じ枚数を置きます。ほかのプレイヤーの手札からは見ずに引き、同じ枚数を返します。引いたカードを返してもかまいません。
struggle-rule-s5-decided = 市場とは一度に5枚まで、そこにある枚数だけ交易できます。
struggle-rule-s16 = 建設の費用は捨て札に払います。同じ資源のカード3枚は、費用のどのカード1枚の代わりにもでき、何回でも使えます。
struggle-rule-s4 = 街道と騎士は縦に並べ、A面とB面を交互に見せます。
struggle-rule-s4-decided = カードを奪われても、残りのカードの面は変わりません。
struggle-rule-s6 = カードは1手番に、種類ごとに1回まで建てられます。都市のほかは、それぞれの山から取ります。
struggle-rule-s6-decided = 増築は全部で1種類とします。
struggle-rule-s7 = 街道か騎士の山が空のときに建てると、ほかの人の列の最後のカードを奪います。城は最初の街道3枚を、教会は最初の騎士1枚を守ります。
struggle-rule-s7-decided = 山にカードがある間は奪えません。
struggle-rule-s8 = 3人か4人のときは、開拓地を建てるときに運命カードを裏返せます。2人のときは使いません。
struggle-rule-s9 = 都市は開拓地と置き換え、カードに書かれていることを読み上げます。
struggle-rule-s9-decided = 読み上げたことはどこにも残りません。
struggle-rule-s10 = 増築は都市に置きます。同じ名前のものは1人1つまでです。
struggle-rule-s10-decided = 増築は1つの都市に1つまでです。
struggle-rule-s11 = カードは2枚まで引け、A面の騎士1枚につき1枚多く引けます。
struggle-rule-s11-decided = それより少なく引いても、引かなくてもかまいません。

struggle-how-who-wins = 勝者
struggle-rule-s12 = あなたの勝利点は、自分の前にあるものすべての合計です。
struggle-rule-s13 = 自分の手番で10点以上ある人の勝ちです。ほかの人の手番で10点になったら、自分の手番まで保たなければなりません。
struggle-rule-s13-decided = ゲームは、その手番が始まった時かその途中の操作で、すぐに終わります。
