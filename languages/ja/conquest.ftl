conquest-good = { $good ->
    [lumber] 木材
    [wool] 羊毛
    [grain] 小麦
    [brick] レンガ
    [ore] 鉱石
   *[gold] 金
}
conquest-goods = { $good ->
    [lumber] 木材{ $count }
    [wool] 羊毛{ $count }
    [grain] 小麦{ $count }
    [brick] レンガ{ $count }
    [ore] 鉱石{ $count }
   *[gold] 金{ $count }
}
conquest-letter = { $land ->
    [forest] 木
    [pasture] 羊
    [field] 麦
    [hill] レ
    [mountain] 鉱
   *[desert] –
}
conquest-land = { $land ->
    [forest] 森林（木材）
    [pasture] 牧草地（羊毛）
    [field] 畑（小麦）
    [hill] 丘陵（レンガ）
    [mountain] 山地（鉱石）
   *[desert] 砂漠
}
conquest-knights = 騎士{ $count }人
conquest-largest-army = 最大騎士力
conquest-largest-fortress = 最大要塞
conquest-largest-metropolis = 最大都市圏

conquest-hexes-win = { $count }ヘックスで勝ちです。
conquest-production-next = 次は生産です
conquest-found-yours = 最初の開拓地を置いてください
conquest-founds = { $name }さんが開拓地を置く番です
conquest-this-turn = この手番、{ $round }巡目
conquest-phase-build = 建設
conquest-phase-move = 移動
conquest-phase-breach = 突破
conquest-phase-attack = 攻撃

conquest-board = ゲーム盤
conquest-island = 島：誰がどのヘックスを持っているか
conquest-hex-free = ヘックス{ $hex }：{ $land }。誰のものでもありません。
conquest-hex-held = ヘックス{ $hex }：{ $land }。{ $name }さんの{ $things }。
conquest-has-building = { $building ->
    [settlement] 開拓地
    [city] 都市
   *[castle] 城
}
conquest-has-breached = { $building ->
    [settlement] 開拓地（突破済み）
    [city] 都市（突破済み）
   *[castle] 城（突破済み）
}
conquest-has-moved = 騎士{ $count }人（{ $moved }人は移動済み）
conquest-may-be-founded = ここに開拓地を置けます。
conquest-knights-can-go = ここに騎士が行けます。
conquest-hex-named = { $land ->
    [forest] 木材ヘックス{ $hex }
    [pasture] 羊毛ヘックス{ $hex }
    [field] 小麦ヘックス{ $hex }
    [hill] レンガヘックス{ $hex }
    [mountain] 鉱石ヘックス{ $hex }
    [desert] 砂漠ヘックス{ $hex }
   *[none] ヘックス{ $hex }
}
conquest-side = { $side ->
    [east] 東（{ $hex }）
    [north-east] 北東（{ $hex }）
    [north-west] 北西（{ $hex }）
    [west] 西（{ $hex }）
    [south-west] 南西（{ $hex }）
    [south-east] 南東（{ $hex }）
   *[none] { $hex }
}
conquest-way-to = { $side ->
    [east] 東へ：{ $hex }
    [north-east] 北東へ：{ $hex }
    [north-west] 北西へ：{ $hex }
    [west] 西へ：{ $hex }
    [south-west] 南西へ：{ $hex }
    [south-east] 南東へ：{ $hex }
   *[none] その先：{ $hex }
}
conquest-way-from = { $side ->
    [east] 東：{ $hex }、{ $knights }
    [north-east] 北東：{ $hex }、{ $knights }
    [north-west] 北西：{ $hex }、{ $knights }
    [west] 西：{ $hex }、{ $knights }
    [south-west] 南西：{ $hex }、{ $knights }
    [south-east] 南東：{ $hex }、{ $knights }
   *[none] その先：{ $hex }、{ $knights }
}
conquest-choose-hex = ゲーム盤のヘックスを選ぶと、そこでできることが表示されます。
conquest-choose-hex-keys = キーボードでは、矢印キーでヘックスを移り、Enterで選び、Tabでその先に進みます。
conquest-pluses-of-yours = 最初の開拓地を置けるヘックスには、すべて＋が付いています。
conquest-pluses-of = { $name }さんが最初の開拓地を置けるヘックスには、すべて＋が付いています。

conquest-production-comes = { $round }巡目の生産で得られるもの
conquest-production-came = { $round }巡目の生産
conquest-hand-out = 生産したものを配る
conquest-hand-out-hint = テーブルの誰が押してもかまいません。

conquest-found-here = ここに開拓地を置く
conquest-buy-knight = { $pay ->
    [ore] 騎士（鉱石1）
   *[wool] 騎士（羊毛1）
}
conquest-buy-building = { $building ->
    [settlement] 開拓地（木材、レンガ、羊毛、小麦 各1）
    [city] 都市（鉱石2、小麦2）
   *[castle] 城（鉱石2、レンガ2、木材2）
}
conquest-buy-wall = { $pay ->
    [lumber] { $side }側に城壁（木材1）
   *[brick] { $side }側に城壁（レンガ1）
}
conquest-move-wall-here = 城壁をここに移す
conquest-move-wall = { $one }と{ $two }の間の城壁を{ $side }側に移す
conquest-knights-go-hint = このヘックスの騎士は、ゲーム盤で点線の付いた所に行けます。そこのヘックスをタップするか、ここで選んでください。
conquest-move-knights = 騎士
conquest-move-where = 行き先
conquest-move-button = 移動する
conquest-move-from = 出発地
conquest-move-here = ここに移動する
conquest-hex-open = ヘックス{ $hex }が空きました。誰が行きますか。
conquest-occupy-from = { $side }から
conquest-occupy-count = { $all }人中{ $count }人
conquest-occupy = { $hex }を占領する

conquest-breach-wall = { $side }側の城壁を突破する
conquest-breach-castle = ここの城を突破する
conquest-throw-die = サイコロを振る
conquest-die = サイコロの目
conquest-we-threw = 自分たちで振った
conquest-attack-knights = { $from }の騎士{ $attackers }人 対 { $to }の{ $name }さんの騎士{ $defenders }人
conquest-attack-building = { $from }の騎士{ $attackers }人 対 { $to }の{ $name }さんの{ $building ->
    [settlement] 開拓地
    [city] 都市
   *[castle] 城
}
conquest-attack-both = { $from }の騎士{ $attackers }人 対 { $to }の{ $name }さんの騎士{ $defenders }人と{ $building ->
    [settlement] 開拓地
    [city] 都市
   *[castle] 城
}
conquest-next-battle = 次の戦いは36通り中{ $throws }通りで勝ちます：攻撃側のサイコロ{ $more ->
    [0] {""}
   *[other] ＋{ $more }
} 対 防御側のサイコロ{ $against ->
    [0] {""}
   *[other] ＋{ $against }
}。
conquest-fought-to-end = 最後まで戦うと、攻撃側は
conquest-odds-take = ヘックスを奪う
conquest-odds-lose = { $count ->
    [0] 騎士を失わない
   *[other] 騎士を{ $count }人失う
}
conquest-gives-up = 攻撃側が勝ったら、防御側が手放すもの
conquest-attack = 攻撃：サイコロを振る
conquest-attacker = 攻撃側
conquest-defender = 防御側
conquest-attackers-die = 攻撃側のサイコロ
conquest-defenders-die = 防御側のサイコロ

conquest-bank = 銀行と交易
conquest-bank-take = 受け取る数
conquest-bank-gives = 銀行が出すもの
conquest-bank-pay = 支払い
conquest-bank-price = { $good ->
    [lumber] 1つにつき木材4
    [wool] 1つにつき羊毛4
    [grain] 1つにつき小麦4
    [brick] 1つにつきレンガ4
    [ore] 1つにつき鉱石4
   *[gold] 1つにつき金1
}
conquest-trade = 交易する
conquest-trade-heading = ほかのプレイヤーと交易
conquest-trade-with = 相手
conquest-trade-what = 種類
conquest-trade-gives = { $name }さんが渡す
conquest-trade-gets = 受け取る
conquest-trade-gives-good = { $good ->
    [lumber] 木材を渡す
    [wool] 羊毛を渡す
    [grain] 小麦を渡す
    [brick] レンガを渡す
    [ore] 鉱石を渡す
   *[gold] 金を渡す
}
conquest-trade-gets-good = { $good ->
    [lumber] 木材を受け取る
    [wool] 羊毛を受け取る
    [grain] 小麦を受け取る
    [brick] レンガを受け取る
    [ore] 鉱石を受け取る
   *[gold] 金を受け取る
}

conquest-players = プレイヤー
conquest-holds = <b class="num">{ $count }</b><span>／{ $wins }ヘックス</span>
conquest-out = 脱落。
conquest-holds-bar = 勝利に必要なヘックスのうち
conquest-knights-title = 騎士

conquest-wall-breached = 6が出ました。城壁を突破しました。
conquest-wall-stands = { $die }で、6ではありません。城壁は残ります。
conquest-castle-breached = 6が出ました。城を突破しました。
conquest-castle-stands = { $die }で、6ではありません。城は残ります。
conquest-you-won = { $attacker }対{ $defender }で勝ちました。
conquest-you-lost = { $attacker }対{ $defender }で負けました。
conquest-name-won = { $name }さんが{ $attacker }対{ $defender }で勝ちました。
conquest-name-lost = { $name }さんが{ $attacker }対{ $defender }で負けました。
conquest-you-lose-knight = あなたは騎士を1人失います。
conquest-name-loses-knight = { $name }さんは騎士を1人失います。
conquest-you-take = { $building ->
    [settlement] あなたは開拓地を奪います。
    [city] あなたは都市を奪います。
   *[castle] あなたは城を奪います。
}
conquest-name-takes = { $building ->
    [settlement] { $name }さんは開拓地を奪います。
    [city] { $name }さんは都市を奪います。
   *[castle] { $name }さんは城を奪います。
}

conquest-told-found = { $name }さんが{ $hex }に開拓地を置きました。
conquest-told-production = 生産。{ $got }。
conquest-told-gets = { $name }さん：{ $goods }
conquest-told-knight = { $pay ->
    [ore] { $name }さんが鉱石を払い、{ $hex }に騎士を置きました。
   *[wool] { $name }さんが羊毛を払い、{ $hex }に騎士を置きました。
}
conquest-told-wall = { $pay ->
    [lumber] { $name }さんが木材で、{ $one }と{ $two }の間に城壁を建てました。
   *[brick] { $name }さんがレンガで、{ $one }と{ $two }の間に城壁を建てました。
}
conquest-told-rebuild = { $name }さんが{ $one }と{ $two }の間の城壁を、{ $three }と{ $four }の間に移しました。
conquest-told-build = { $building ->
    [settlement] { $name }さんが{ $hex }に開拓地を建てました。
    [city] { $name }さんが{ $hex }に都市を建てました。
   *[castle] { $name }さんが{ $hex }に城を建てました。
}
conquest-told-bank = { $name }さんが銀行に{ $gives }を渡し、{ $takes }を受け取りました。
conquest-told-trade = { $name }さんが{ $name-other }さんに{ $gives }を渡し、{ $takes }を受け取りました。
conquest-told-move = { $name }さんが騎士{ $count }人を{ $from }から{ $to }に動かしました。
conquest-told-breach-wall = { $end ->
    [breached] { $name }さんが{ $one }と{ $two }の間の城壁に{ $die }を出し、突破しました。
   *[stands] { $name }さんが{ $one }と{ $two }の間の城壁に{ $die }を出しましたが、城壁は残りました。
}
conquest-told-breach-castle = { $end ->
    [breached] { $name }さんが{ $hex }の城に{ $die }を出し、突破しました。
   *[stands] { $name }さんが{ $hex }の城に{ $die }を出しましたが、城は残りました。
}
conquest-told-occupy = { $name }さんが騎士{ $count }人で{ $hex }を占領しました。
conquest-told-attack = { $end ->
    [won] { $name }さんが{ $from }から{ $to }を{ $attacker }対{ $defender }で攻撃し、勝ちました。
   *[lost] { $name }さんが{ $from }から{ $to }を{ $attacker }対{ $defender }で攻撃し、騎士を1人失いました。
}
conquest-told-plunder = { $name }さんが{ $from }から{ $to }を{ $attacker }対{ $defender }で攻撃し、勝ちました。金1の代わりに{ $good ->
    [lumber] 木材が手放されました。
    [wool] 羊毛が手放されました。
    [grain] 小麦が手放されました。
    [brick] レンガが手放されました。
    [ore] 鉱石が手放されました。
   *[gold] 金が手放されました。
}
conquest-told-end = { $name }さんが手番を終えました。

conquest-refused-land-size = 土地は{ $found }ヘックスありますが、{ $least }～{ $most }ヘックスでなければなりません。
conquest-refused-too-far = { $hex }はどのゲーム盤からも外れています。
conquest-refused-land-twice = { $hex }が土地に2回出てきます。
conquest-refused-land-in-parts = 土地がつながっていません。
conquest-refused-number = { $found }は{ $least }～{ $most }の範囲にありません。
conquest-refused-founding = 今は全員が最初の開拓地を置くところです。
conquest-refused-production-next = 次の操作は生産です。
conquest-refused-round-goes-on = 手番はまだ一巡していません。
conquest-refused-founds-now = 今は{ $name }が開拓地を置く番です。
conquest-refused-no-land = { $hex }は土地ではありません。
conquest-refused-no-coast = { $hex }は海に接していません。
conquest-refused-held = { $hex }は{ $name }が持っています。
conquest-refused-beside-another = { $hex }は{ $name }の開拓地の隣です。
conquest-refused-no-room = 海岸が足りなくなります。まだ{ $count }人が、ほかの開拓地の隣でない所に置かなければなりません。
conquest-refused-is-out = ヘックスを1つも持たないので脱落です。手番を終えることしかできません。
conquest-refused-turn-gone-on = 手番はもう先に進んでいます。
conquest-refused-moved = この手番では騎士が移動したので、建設と交易は終わっています。
conquest-refused-breach-tried = この手番では突破を試みたので、建設と移動は終わっています。
conquest-refused-attacked = この手番では攻撃をしたので、それより前のことは終わっています。
conquest-refused-not-paid-with = 支払いは{ $paid }ではなく、{ $one }か{ $two }で行います。
conquest-refused-has-no-good = { $good ->
    [lumber] { $name }には木材がありません。
    [wool] { $name }には羊毛がありません。
    [grain] { $name }には小麦がありません。
    [brick] { $name }にはレンガがありません。
    [ore] { $name }には鉱石がありません。
   *[gold] { $name }には金がありません。
}
conquest-refused-has-only = { $name }には{ $goods }しかありません。
conquest-refused-below-nothing = 0より少なく渡したり受け取ったりはできません。
conquest-refused-not-settled = このプレイヤーの建物は{ $hex }にありません。
conquest-refused-not-held-beside = このプレイヤーは{ $edge }に接するヘックスを持っていません。
conquest-refused-no-edge = { $edge }は土地のヘックスの間の辺ではありません。
conquest-refused-shore = { $edge }は海岸です。海岸に城壁は建てられません。
conquest-refused-wall-there = { $edge }には城壁があります。
conquest-refused-no-own-wall = { $edge }にこのプレイヤーの城壁はありません。
conquest-refused-rebuilt-already = この手番ではもう城壁を移しました。
conquest-refused-same-edge = { $edge }の城壁は、別の所に移すか、そのままにします。
conquest-refused-building-there = { $hex }には建物があります。
conquest-refused-out-of-reach = { $hex }にこのプレイヤーの騎士はおらず、その隣に建物もありません。
conquest-refused-improves = { $building ->
    [settlement] { $hex }にはまず、このプレイヤーの開拓地が必要です。
    [city] { $hex }にはまず、このプレイヤーの都市が必要です。
   *[castle] { $hex }にはまず、このプレイヤーの城が必要です。
}
conquest-refused-bank-gives-no-gold = 銀行は金を出しません。
conquest-refused-bank-same = { $good ->
    [lumber] 銀行では木材を木材と交易できません。
    [wool] 銀行では羊毛を羊毛と交易できません。
    [grain] 銀行では小麦を小麦と交易できません。
    [brick] 銀行ではレンガをレンガと交易できません。
    [ore] 銀行では鉱石を鉱石と交易できません。
   *[gold] 銀行では金を金と交易できません。
}
conquest-refused-less-than-one = 少なくとも1つ必要です。
conquest-refused-no-such-player = { $name }という名前のほかのプレイヤーは、このゲームにいません。
conquest-refused-gives-nothing = { $name }は何も渡していません。交易では両方が何かを渡します。
conquest-refused-nobody-moves = 移動には少なくとも1人の騎士が必要です。
conquest-refused-same-hex = 騎士はすでに{ $hex }にいます。
conquest-refused-too-few-knights = このプレイヤーが{ $hex }でこれに使える騎士は{ $count }人です。
conquest-refused-no-way = 騎士は{ $from }から{ $to }に行けません。
conquest-refused-tried-already = この手番ではもう突破を試みました。
conquest-refused-no-die = サイコロに{ $die }の目はありません。
conquest-refused-no-wall-there = { $edge }に相手の城壁はありません。
conquest-refused-no-knight-beside = { $hex }に向かえるこのプレイヤーの騎士はいません。
conquest-refused-no-castle = { $hex }に相手の城はありません。
conquest-refused-not-opened = 直前の操作で{ $hex }は空いていません。
conquest-refused-named-twice = { $hex }が2回出てきます。
conquest-refused-nobody-occupies = 占領には少なくとも1人の騎士が必要です。
conquest-refused-too-early = これはこのプレイヤーの{ $turn }回目の手番です。攻撃は{ $from }回目の手番からできます。
conquest-refused-not-beside = { $from }と{ $to }は隣り合っていないか、間に相手の城壁があります。
conquest-refused-no-opponent = { $hex }は相手のものではありません。
conquest-refused-plunder-needless = 奪うものは指定しません。戦いに負けたか、相手に金があるか、相手が何も持っていないからです。
conquest-refused-plunder-missing = 防御側に金がありません。奪うものを次から1つ指定してください：{ $goods }。

conquest-how-setting-up = 準備
conquest-rule-c1-decided = 2～6人のプレイヤーが1つの島で争い、ログの順に手番を行います。
conquest-rule-c2-decided = ルールにある図は手元にありません。土地はラウンドのゲーム盤のものか、乱数シードから作ります。7～250のつながったヘックスです。全員が同じ数の金で始めます。特に案内がなければ0です。
conquest-rule-c5 = 順番に、誰も持っていない海岸のヘックスに、開拓地を騎士1人とともに置きます。ほかのプレイヤーの開拓地の隣には置けません。
conquest-rule-c5-decided = 後の人に残る海岸が足りなくなる置き方はできません。
conquest-rule-c3 = あなたの建物か騎士があるヘックスは、あなたのものです。その間は、ほかの誰のものにもなりません。
conquest-rule-c4 = 城壁はヘックスの辺に立ち、建てた人のものです。海岸に城壁はいりません。
conquest-rule-c4-decided = 海岸には建てられません。城壁は2つの土地のヘックスの間に立ち、1つの辺に1つです。

conquest-how-production = 生産
conquest-rule-c6 = 手番が一巡するごとに1回あります。土地のヘックスからは、そこに騎士がいれば1、そこの開拓地、都市、城で2、3、4、開拓地、都市、城の隣にあり間に他人の城壁がなければ1、2、3、自分の要塞の中なら1を得ます。当てはまるものはすべて合計します。
conquest-rule-c6-decided = 手番の一巡の初めに行い、そのときほかのことはしません。砂漠からは何も得ません。
conquest-rule-c6-decided-2 = 開拓地の隣としてヘックスから得るのは、隣に自分の開拓地がいくつあっても1が一度だけです。都市と城も同様です。
conquest-rule-c6-decided-3 = そのヘックスをほかの誰が持っていても、あなたは得ます。
conquest-rule-c6-2 = 土地から何も得なければ、金5を得ます。ボーナスカードも1枚につき金5を得ます。
conquest-rule-c6-decided-4 = 脱落した人は何も得ません。

conquest-how-a-turn-build-and-trade = 手番：建設と交易
conquest-rule-c7 = 建設と交易、移動、1回の突破、攻撃の順に行います。
conquest-rule-c7-decided = 前には戻れません。移動した人は、その手番ではもう建設できません。
conquest-rule-c8 = 騎士は鉱石1か羊毛1で、自分の建物があるヘックスに置きます。
conquest-rule-c8-decided = 特に案内がなければ、城では1回の支払いで騎士が2人になります。ルールにはそうあり、その横に、この2人に鉱石1と羊毛1がかかるともあります。
conquest-rule-c9 = 城壁は木材1かレンガ1で、自分の建物か騎士があるヘックスの辺に建てます。
conquest-rule-c10 = 1手番に1回、城壁をそのような別の辺に無料で移せます。
conquest-rule-c10-decided = 移せるのは自分の城壁です。
conquest-rule-c11 = 開拓地は、騎士で占領しているヘックスか、自分の建物があるヘックスの隣に建てます。
conquest-rule-c11-decided = ルールに費用がないので、木材、レンガ、羊毛、小麦を1ずつ払います。そのヘックスに建物がなく、他人の騎士もいないことが必要です。建物の隣に建てるときは、他人のものも含め、どの城壁も越えられます。
conquest-rule-c11-2 = 都市は鉱石2と小麦2で自分の開拓地と置き換え、城は鉱石2、レンガ2、木材2で自分の都市と置き換えます。
conquest-rule-c12 = 銀行は金1で資源1を出します。
conquest-rule-c12-decided = 別の資源4でも1を出します。金は出しません。持っていないものは、払うことも渡すこともできません。
conquest-rule-c13-decided = 脱落していない人となら誰とでも交易でき、金も使えます。両方が何かを渡します。

conquest-how-a-turn-move-and-fight = 手番：移動と戦い
conquest-rule-c14 = 騎士は1手番に1回動きます。誰も持っていない隣のヘックスに入るか、自分のヘックスを通って自分のどのヘックスにでも行けます。他人の城壁は越えられません。
conquest-rule-c14-decided = 1手番にできるのはどちらか一方です。その手番に置いた騎士も動けます。
conquest-rule-c15 = 1手番に1回、サイコロを1個振って、他人の城壁か城の突破を試みます。6なら城壁がなくなるか、城の力がなくなります。
conquest-rule-c15-decided = 自分の騎士がいる所から行います。そのヘックスの辺の城壁か、隣にあり間に他人の城壁がない城が相手です。騎士のいない開拓地だけでは、隣の城壁を突破できません。
conquest-rule-c15-decided-2 = 突破された城は、持ち主の次の手番が始まるまで弱いままです。
conquest-rule-c17 = 3回目の手番から、自分の騎士がいるヘックスから隣の他人のヘックスを攻撃できます。両方がサイコロを1個振ります。騎士が多い側は＋1、騎士のいない建物は開拓地、都市、城で＋1、2、3、城は突破されていなければ＋3です。同点は攻撃側の勝ちで、負けた側は騎士を1人取り除きます。建物の最後の騎士がいなくなったら、もう一度戦って建物を奪います。建物の種類は変わりません。
conquest-rule-c17-decided = 間に他人の城壁があってはいけません。城の＋3は、騎士がいてもいなくても1回だけです。初めから騎士のいない建物は、1回の戦いで奪えます。
conquest-rule-c18 = 勝った攻撃側は、防御側から金1を得ます。金がなければ、防御側は資源1を銀行に渡し、攻撃側がその代わりに金1を得ます。何もなければ、銀行から金1を得ます。
conquest-rule-c18-decided = どの資源かは攻撃側が指定します。
conquest-rule-c16 = 城壁を破るかヘックスで勝って、そこを誰も持たなくなったら、隣の自分のヘックスの騎士ですぐに占領できます。
conquest-rule-c16-decided = ほかの何よりも先に行います。すでに動いた騎士も使えますが、間に他人の城壁があってはいけません。その騎士は、この手番ではもう動きません。
conquest-rule-any-decided = サイコロはテーブルで振って入力するか、Reeveが振ります。Reeveは乱数シードを示し、それはログに残ります。

conquest-how-fortresses-and-bonus-cards = 要塞とボーナスカード
conquest-rule-c19 = 要塞とは、自分の城壁、海、砂漠ですっかり囲まれた土地です。その中に自分のヘックスがあることが必要です。
conquest-rule-c19-decided = 少なくとも1つは自分の城壁で、中にほかの人のヘックスはなく、砂漠は要塞に含みません。
conquest-rule-c20 = 最大騎士力は、最初に騎士を5人まで増やした人のものになり、その後は、カードに書かれた数より多くまで増やした人に移ります。
conquest-rule-c20-2 = 最大要塞は、最初に3ヘックスの要塞を持った人、最大都市圏は、最初につながった3つのヘックスに建物を持った人のものになります。
conquest-rule-c20-decided = この2つは移りません。1つの操作で複数の人がカードを得るときは、手番の人が先で、ほかの人はログの順です。

conquest-how-who-wins = 勝者
conquest-rule-c21-decided = ヘックスを1つも持たない人は脱落です。自分の手番に脱落したら、手番を終えることしかできません。城壁は残り、全員にとって他人の城壁です。
conquest-rule-c22 = 最後まで残った人か、土地の半分より多くを持つ人の勝ちです。
conquest-rule-c22-decided = ゲームはすぐに終わります。砂漠も土地に数えます。
conquest-rule-e3 = ゲームが終わった時に持っているヘックスを数えます。脱落した人は0です。
