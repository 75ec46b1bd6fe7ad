statistics-round-by-round = ラウンドごとの順位
statistics-points-and-places = { $points ->
   *[vp] 勝利点と順位
    [hexes] ヘックスと順位
}
statistics-who-wins = 誰が勝つか
statistics-more = その他
statistics-by-position = 選択順ごと
statistics-by-order = 手番順ごと
statistics-by-colour = 色ごと
statistics-position = 選択順
statistics-order = 手番順
statistics-colour = 色
statistics-games = 公開されている{ $games }ゲームの結果より。
statistics-all-one = このReeveの1大会の{ $games }ゲーム（結果が公開されている範囲）。
statistics-all-newest-one = このReeveの最新の1大会の{ $games }ゲーム（結果が公開されている範囲）。
statistics-all-many = このReeveの{ $tournaments }大会の{ $games }ゲーム（結果が公開されている範囲）。
statistics-all-newest = このReeveの最新{ $tournaments }大会の{ $games }ゲーム（結果が公開されている範囲）。
statistics-still-on = { $stage ->
   *[prelim] { $number }回戦はまだ終わっていないので、その順位は変わることがあります。
    [semi] 準決勝はまだ終わっていないので、その順位は変わることがあります。
    [final] 決勝はまだ締め切られていません。
}
statistics-lines = { $entrant ->
   *[player] プレイヤーごとに順位の推移を線で示します。実線は現在の進出ラインより上、破線は下です。
    [team] チームごとに順位の推移を線で示します。実線は現在の進出ラインより上、破線は下です。
}
statistics-mark-player = { $entrant ->
   *[player] プレイヤーを強調
    [team] チームを強調
}
statistics-mark = 強調
statistics-clear-mark = 強調を解除
statistics-nobody = 順位表にその名前の人はいません。表記を確かめるか、名前の一部で検索してください。
statistics-many = その文字が名前に含まれるプレイヤーが{ $count }名います。もう少し入力してください。
statistics-how-often = { $points ->
   *[vp] ゲームを何位、何点で終えたかの回数です。目標を超えた分は目標として数えます。
    [hexes] ゲームを何位、何ヘックスで終えたかの回数です。目標を超えた分は目標として数えます。
}
statistics-how-to-read = 点は勝ったゲームの割合です。棒は、95%の確かさで本当の割合がある範囲です。縦の印は、すべて同じ条件だった場合の割合です。棒が{ $widest }ポイントより広いところは、ゲームが少なすぎて何も言えません。また、20本に1本の棒は偶然に印から外れます。
statistics-meetings = ラウンドごとの同卓一覧
statistics-over-all = ここの全大会の同じ統計
statistics-nothing-yet = 集計するものがまだありません
statistics-nothing-yet-why = 結果が公開されると、席ごとの勝率がここに表示されます。
statistics-about = 大会について
statistics-all-tournaments = すべての大会
statistics-column = { $stage ->
   *[prelim] { $number }
    [semi] 準決
    [final] 決勝
}
statistics-cut = { $stage ->
   *[semi] 準決勝
    [final] 決勝
}
statistics-further-down = { $from }位から{ $to }位（間隔を縮小）
statistics-bump-all = { $rounds }ラウンド後のプレイヤー{ $players }名の順位。下の表に全員が載っています。
statistics-bump-some = { $rounds }ラウンド後の、プレイヤー{ $players }名のうち{ $shown }名の順位。下の表に全員が載っています。
statistics-way-of = 大会での{ $name }の順位の推移
statistics-not-played = 不参加
statistics-nth = { $number }
statistics-percent = { $whole }.{ $hundredths }%
statistics-rounded = { $whole }%
statistics-tenths = { $whole }.{ $tenths }
statistics-interval = { $low }～{ $high }%
statistics-too-few = ゲーム不足
statistics-alike = 差は見られない
statistics-more-often = 勝ちやすい
statistics-less-often = 勝ちにくい
statistics-noted = { $games }ゲーム中{ $noted }ゲームの記録より。
statistics-won-of = { $label }：{ $games }中{ $wins }
statistics-games-won = 勝ったゲーム数。{ $lines }。
statistics-place-mean = { $place }位 { $mean }
statistics-mean = 平均勝利点：{ $lines }。
