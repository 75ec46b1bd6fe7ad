boards-letter = { $land ->
    [forest] 木
    [pasture] 羊
    [field] 麦
    [hill] レ
    [mountain] 鉱
   *[desert] 砂
}
boards-legend = 木 木材、羊 羊毛、麦 小麦、レ レンガ、鉱 鉱石、砂 砂漠。
boards-land = { $land ->
    [forest] 森林
    [pasture] 牧草地
    [field] 畑
    [hill] 丘陵
    [mountain] 山地
   *[desert] 砂漠
}
boards-resource = { $resource ->
    [lumber] 木材
    [wool] 羊毛
    [grain] 小麦
    [brick] レンガ
   *[ore] 鉱石
}
boards-harbor = { $resource ->
   *[any] 3:1の港
    [lumber] 木材の港 2:1
    [wool] 羊毛の港 2:1
    [grain] 小麦の港 2:1
    [brick] レンガの港 2:1
    [ore] 鉱石の港 2:1
}
boards-chit-on = { $land }に{ $chit }
boards-picture-of = { $stage ->
   *[prelim] { $number }回戦のゲーム盤
    [semi] 準決勝のゲーム盤
    [final] 決勝のゲーム盤
}
boards-picture = ゲーム盤
boards-strongest-corners = 同じゲーム盤に、特に強い10の交差点の番号を付けたもの

boards-kind-standard = 標準の島。
boards-kind-free = 自由な形の島。
boards-choose-standard = 標準の島
boards-choose-free = 自由な形の島
boards-made-even = 乱数シード{ $seed }から、偏りの少ない盤として作成。
boards-made = 乱数シード{ $seed }から作成。
boards-laid-chits-chosen = 人が順番に配置し、数字を選択。土地と港は乱数シード{ $seed }から。
boards-laid-drawn = 人が順番に配置。タイルは乱数シード{ $seed }から。
boards-laid-in-turn = 人が順番に配置。
boards-laid-by-hand = 手作業で配置。
boards-brought = テキストから読み込み。

boards-intro = { $ground ->
   *[table] 同じラウンドでは全テーブルが同じゲーム盤で、ラウンドごとに新しい盤を使います (2.0.1)。
    [field] 同じラウンドでは全フィールドが同じゲーム盤で、ラウンドごとに新しい盤を使います (2.0.1)。
}
boards-none-yet = ゲーム盤はまだ公開されていません
boards-none-yet-hint = 各ラウンドのゲーム盤は、全員に同時にここで公開されます。
boards-about-tournament = 大会について
boards-worth-of-round = このラウンドのゲーム盤の評価
boards-worth = 評価
boards-even = 偏りの少ない盤：6つの追加ルールをすべて満たします。
boards-not-even = 偏りの少ない盤ではありません：
boards-uneven-three-of-a-land = 同じ土地の3つのヘックスが1つの交差点に集まっています。
boards-uneven-two-beside-twelve = 2が12の隣にあります。
boards-uneven-pips-of-a-resource = ピップが多すぎるか少なすぎる資源があります。
boards-uneven-two-sixes-and-eights = 6と8を合わせて2つ持つ資源があります。
boards-uneven-pips-of-a-corner = 11ピップを超える交差点があります。
boards-uneven-own-harbor = 自分の資源の6か8に接岸点を持つ港があります。
boards-good-places = 10ピップ以上の初期配置の場所が{ $count }か所。
boards-pips-of-resources = 資源ごとのピップ
boards-column-resource = 資源
boards-column-hexes = ヘックス
boards-column-pips = ピップ
boards-column-per-hex = 平均
boards-column-bar = ピップの棒グラフ
boards-ten-corners-caption = 特に強い10の交差点。
boards-ten-corners = 特に強い10の交差点
boards-column-corner = 交差点
boards-column-gives = 産出
boards-gives = { $resource ->
    [lumber] 木材{ $pips }
    [wool] 羊毛{ $pips }
    [grain] 小麦{ $pips }
    [brick] レンガ{ $pips }
   *[ore] 鉱石{ $pips }
}
boards-as-text = ゲーム盤のテキスト
boards-as-text-hint = タイルとチップ1つにつき1行で、配置した順に並んでいます。コマンド<code>reeve board --read</code>でも読めます。
boards-type-word = 今のゲーム盤は全員が見ています。変更するには<b>{ $word }</b>と入力してください

boards-rule = ルール{ $code }
boards-fault = { $line }行目、ルール{ $code }：{ $why }
boards-fault-sentence = { $line }行目、ルール{ $code }：{ $why }
boards-unread-not-utf-8 = この行はUTF-8ではありません。
boards-unread-no-line-end = 最後の行に改行がありません。
boards-unread-ended-early = ゲーム盤が完成する前にテキストが終わっています。
boards-unread-empty-line = ゲーム盤の途中に空行は入りません。空行は2つのゲーム盤の間に入ります。
boards-unread-no-header = ゲーム盤は次の行で始まります：reeve board 1。
boards-unread-version = このReeveが読めるゲーム盤はバージョン1だけです。
boards-unread-no-kind = ゲーム盤の2行目は、kind standardかkind freeです。
boards-unread-no-seed = 乱数シードは0～18446744073709551615の整数です。その後に、空白1つをはさんで付けられるのはevenという語だけです。
boards-unread-no-step = 配置は、land Q R KIND、harbor Q R faces Q R KIND、chit Q R NUMBERのどれかで書きます。語の間は空白1つで、ほかには何も書きません。
boards-unread-no-number = 座標と数字チップは整数です。プラス記号や先頭の0は付けません。
boards-unread-no-such-land = landは、forest、pasture、field、hill、mountain、desertのどれかです。
boards-unread-no-such-harbor = harborは、any、lumber、wool、grain、brick、oreのどれかです。
boards-unread-after-the-end = ゲーム盤は完成しています。この後に続けられるのは、空行と別のゲーム盤だけです。
boards-unread-not-as-written = Reeveはこの行を別の形で書きます。
boards-unread-second-board = ここから2つ目のゲーム盤が始まりますが、1つのラウンドにゲーム盤は1つです。
boards-unread-laid = ここには置けません。
boards-refused-other-group-due = { $group ->
    [land] 今は土地のヘックス19枚を置きます。
    [harbors] 今は港9つを置きます。
    [six-and-eight] 今は数字チップの6と8を置きます。
    [five-and-nine] 今は数字チップの5と9を置きます。
   *[other-chits] 今は5、6、8、9以外の数字チップを置きます。
}
boards-refused-all-laid = ゲーム盤は完成しています。
boards-refused-none-left = この種類はもうすべて置かれています。
boards-refused-not-in-order = 標準の島では土地を1列ずつ置き、港の場所も決まっています。次に置くのは別のものです。
boards-refused-first-not-in-centre = 自由な形の島では、最初の土地を盤の中央に置きます。
boards-refused-too-far = 土地を置けるのは、中央から4ヘックス以内です。
boards-refused-land-taken = このヘックスにはもう土地があります。
boards-refused-touches-no-land = 土地は、置いてある土地に接していなければなりません。
boards-refused-faces-no-neighbour = 港は隣のヘックスに向けます。
boards-refused-faces-no-land = 港は土地に向けます。
boards-refused-harbor-on-land = 港は海に置きます。
boards-refused-harbor-taken = このヘックスにはもう港があります。
boards-refused-dock-shared = 接岸点の1つが、もう別の港のものです。
boards-refused-harbors-touch = 別の港に接します。まだ、どの港にも接しない場所が残っています。
boards-refused-no-such-chit = 数字チップは、7を除く2～12です。
boards-refused-chit-at-sea = 数字チップは土地に置きます。
boards-refused-chit-on-desert = 砂漠に数字チップは置きません。
boards-refused-chit-taken = このヘックスにはもう数字チップがあります。
boards-refused-same-number-beside = 隣に同じ数字があります。
boards-refused-six-or-eight-beside = 6と8は、6や8の隣に置けません。
boards-refused-corner-too-strong = 5、6、8、9のうち3つが1つの交差点に集まります。
boards-refused-dead-end = ここに置くこと自体はできますが、そうするとゲーム盤を完成できなくなります。
boards-refused-end-not-found = ここに置くこと自体はできますが、そこからゲーム盤を完成させる方法を、Reeveは時間内に見つけられませんでした。
boards-round-closed = { $stage ->
   *[prelim] { $number }回戦は締め切られました。このゲーム盤でプレイしたので、変更できません。
    [semi] 準決勝は締め切られました。このゲーム盤でプレイしたので、変更できません。
    [final] 決勝は締め切られました。このゲーム盤でプレイしたので、変更できません。
}
boards-word-missing = このゲーム盤は全員が見ています。変更するには「{ $word }」と入力してください。
boards-used-before = { $stage ->
   *[prelim] このゲーム盤は（回転や反転をしたものも含めて）、もう{ $number }回戦で使われます。ラウンドごとに新しい盤が必要です。
    [semi] このゲーム盤は（回転や反転をしたものも含めて）、もう準決勝で使われます。ラウンドごとに新しい盤が必要です。
    [final] このゲーム盤は（回転や反転をしたものも含めて）、もう決勝で使われます。ラウンドごとに新しい盤が必要です。
}
boards-no-text = ゲーム盤のテキストを貼り付けるか、ファイルを選んでください。
boards-no-kind = 標準の島か自由な形の島を選んでください。
boards-no-seed = 乱数シードは0～18446744073709551615の整数です。空欄にするとランダムになります。
boards-laying-under-way = { $stage ->
   *[prelim] { $number }回戦のゲーム盤はもう配置中です。先に完成させるか、やめてください。
    [semi] 準決勝のゲーム盤はもう配置中です。先に完成させるか、やめてください。
    [final] 決勝のゲーム盤はもう配置中です。先に完成させるか、やめてください。
}
boards-nobody-lays = 誰が配置するか、1行に1人ずつ名前を書いてください。
boards-too-many-lay = 順番に配置できるのは{ $most }人までです。
boards-layer-too-long = { $length }文字の名前があります。{ $most }文字までです。
boards-layer-invisible = 見えない文字を含む名前があります。入力し直してください。
boards-not-drawn = 引いたのは別のものです。それを置いてください。
boards-nothing-laid = ゲーム盤にはまだ何もありません。
boards-not-finished = ゲーム盤はまだ完成していません。
boards-no-devices-yet = 先に参加申込を始めてください。それまでは、スタッフのほかは誰もこの大会のページを開けません。
