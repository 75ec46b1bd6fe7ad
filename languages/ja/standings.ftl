standings-none-yet = 順位表はまだありません
standings-about-the-tournament = 大会について
standings-caption = 順位表
standings-deciding-number = 順位を分けた数には下線があります。
standings-in-pictures = ラウンドごとの結果の図
standings-share-result = この結果を共有
standings-up = 前のラウンドから{ $count }つ上昇
standings-down = 前のラウンドから{ $count }つ下降
standings-moves-with-sheets = 順位表は、スコアシートに署名がそろうたびに更新されます。
standings-moves-with-rounds = 順位表は、ラウンドが締め切られると更新されます。
standings-games-on = 最初のゲームが行われています。
standings-games-ahead = ゲームはまだ始まっていません。
standings-final-day-on = 決勝大会の最初のゲームが行われています。終わるまでは、シリーズの順位のままです。
standings-final-day-ahead = 決勝大会のゲームはまだ始まっていません。最初のゲームが終わるまでは、シリーズの順位のままです。
standings-basis-closed = { $stage ->
   *[prelim] 全{ $rounds }ラウンド中{ $round }回戦終了時点（{ $clock }締め切り）。
    [semi] 準決勝終了時点（{ $clock }締め切り）。
    [final] 決勝終了時点（{ $clock }締め切り）。
}
standings-basis-complete = { $stage ->
   *[prelim] 全{ $rounds }ラウンド中{ $round }回戦まで。まだ締め切られていません。
    [semi] 準決勝まで。まだ締め切られていません。
    [final] 決勝まで。まだ締め切られていません。
}
standings-basis-partly = { $stage ->
   *[prelim] 全{ $rounds }ラウンド中{ $round }回戦の途中：スコアシート{ $tables }枚のうち、署名がそろった{ $signed }枚を数えています。
    [semi] 準決勝の途中：スコアシート{ $tables }枚のうち、署名がそろった{ $signed }枚を数えています。
    [final] 決勝の途中：スコアシート{ $tables }枚のうち、署名がそろった{ $signed }枚を数えています。
}
standings-basis-without-final = これらの列に決勝は含まれません。
standings-find-player = { $entrant ->
   *[player] プレイヤーを検索
    [team] チームを検索
}
standings-rank-column = 順位
standings-points-column = Pt
standings-points-column-whole = 順位ポイント
standings-wins-column = 勝
standings-wins-column-whole = 勝利数
standings-seconds-column = 2位
standings-thirds-column = 3位
standings-games-column = ゲーム
standings-why-column = 順位の理由
standings-why-open = 理由
standings-qualified = 進出
standings-lot = くじ<b>{ $lot }</b>
standings-line-seated = { $stage ->
    [semi] この線より上：準決勝進出
   *[final] この線より上：決勝進出
}
standings-line-so-far = { $stage ->
    [semi] この線より上：現時点で準決勝進出
   *[final] この線より上：現時点で決勝進出
}
standings-line-goes-on = { $stage ->
    [semi] この線より上：準決勝へ
   *[final] この線より上：決勝へ
}
standings-line-tied = { $line }。{ $players }名が同順位の{ $rank }位で、そのうち{ $places }名が抽選で進出
standings-line-by-lot = { $line }。ゲームの成績はすべて同じで、抽選で決定
standings-line-level = { $line }。{ $equal }は同じで、{ $criterion }の差
standings-link-points = 順位ポイント
standings-link-wins = 勝利数
standings-link-vp = 勝利点
standings-link-share = 占有率
standings-link-seconds = 2位の回数
standings-link-thirds = 3位の回数
standings-disqualified = 失格
standings-disqualified-under = 失格 ({ $clause })
standings-short-first = 1位
standings-short-shared = 同順位
standings-short-champion = チャンピオン：決勝で勝利、{ $vp }点
standings-short-won-final = 決勝で勝利、{ $vp }点
standings-short-champion-after = チャンピオン：決勝の勝者は失格
standings-short-first-after = 1位：決勝の勝者は失格
standings-short-finalist = 決勝{ $place }、{ $vp }点
standings-short-in-final = { $vp }点
standings-short-finalist-then = { $result }。{ $behind }
standings-short-points = 順位ポイント{ $worth }対{ $worth-above }
standings-short-wins = 勝利数が{ $count }少ない
standings-short-vp = { $points ->
   *[vp] 勝利点が{ $count }少ない
    [hexes] ヘックスが{ $count }少ない
}
standings-short-share = { $points ->
   *[vp] 占有率が{ $percent }%低い
    [hexes] ヘックス占有率が{ $percent }%低い
}
standings-short-seconds = 2位が{ $count }回少ない
standings-short-thirds = 3位が{ $count }回少ない
standings-short-vp-in-final = 決勝の勝利点が{ $count }少ない
standings-short-not-won-final = { $begins ->
    [small] 決勝で勝っていない
   *[capital] 決勝で勝っていない
}
standings-short-not-in-final = { $begins ->
    [small] 決勝に出ていない
   *[capital] 決勝に出ていない
}
standings-short-not-won-semi-final = { $begins ->
    [small] 準決勝で勝っていない
   *[capital] 準決勝で勝っていない
}
standings-short-lost-semi-final = { $begins ->
    [small] 準決勝で敗退
   *[capital] 準決勝で敗退
}
standings-short-not-in-semi-finals = { $begins ->
    [small] 準決勝に出ていない
   *[capital] 準決勝に出ていない
}
standings-short-lot = { $begins ->
    [small] 抽選による
   *[capital] 抽選による
}
standings-short-rank-before = { $begins ->
    [small] 予選の順位による
   *[capital] 予選の順位による
}
standings-short-rank-in-series = { $begins ->
    [small] シリーズの順位による
   *[capital] シリーズの順位による
}
standings-short-shared-too = 同順位
standings-why-withdrew = 辞退。出した結果は有効なままです。
standings-why-disqualified = 審判により失格（条項の記録なし）。順位なしで最後に載ります。対戦相手の結果は有効です。
standings-why-disqualified-under = 審判により失格 ({ $clause })。順位なしで最後に載ります。対戦相手の結果は有効です。
standings-why-first-after = 決勝の勝者が失格になったため (1.3.5)、残りの中で1位です。
standings-to-one-above = 上の人との差：{ $said }
standings-to-one-below = 下の人との差：{ $said }
standings-drew-lot = くじは{ $lot }番です。番号が小さいほうが上位です。
standings-game-told = { $stage ->
   *[prelim] 予選第{ $number }ゲーム
    [semi] 準決勝
    [final] 決勝
}
standings-round-told = { $number }回戦
standings-game = { $ground ->
   *[table] { $which }、テーブル{ $table }：{ $total }{ $points ->
       *[vp] 点
        [hexes] ヘックス
    }中{ $vp }（{ $seats }）= { $percent }%、{ $place }。
    [field] { $which }、フィールド{ $table }：{ $total }{ $points ->
       *[vp] 点
        [hexes] ヘックス
    }中{ $vp }（{ $seats }）= { $percent }%、{ $place }。
}
standings-made-up = { $missing ->
    [1] { $seats }、足りない4人目の分{ $dummy }
    [2] { $seats }、足りない2人の分は各{ $dummy }
   *[other] { $seats }、足りない3人の分は各{ $dummy }
}
standings-stated = { $count }（記入は{ $stated }、{ $count }として計算）
standings-place-at-table = { $place ->
    [1] 勝利
    [2] 2位
    [3] 3位
    [4] 4位
    [5] 5位
   *[other] 6位
}
standings-place-with-points = { $place }（{ $worth }ポイント）
standings-missed = { $points ->
   *[vp] { $which }：不参加。勝利なし、0点、占有率0%として数えます。
    [hexes] { $which }：不参加。勝利なし、0ヘックス、ヘックス占有率0%として数えます。
}
standings-missed-with-points = { $points ->
   *[vp] { $which }：不参加。順位ポイントなし、勝利なし、0点、占有率0%として数えます。
    [hexes] { $which }：不参加。順位ポイントなし、勝利なし、0ヘックス、ヘックス占有率0%として数えます。
}
standings-missed-share-kept = { $points ->
   *[vp] { $which }：不参加。勝利なし、0点として数え、占有率は変わりません。
    [hexes] { $which }：不参加。勝利なし、0ヘックスとして数え、ヘックス占有率は変わりません。
}
standings-missed-share-kept-with-points = { $points ->
   *[vp] { $which }：不参加。順位ポイントなし、勝利なし、0点として数え、占有率は変わりません。
    [hexes] { $which }：不参加。順位ポイントなし、勝利なし、0ヘックスとして数え、ヘックス占有率は変わりません。
}
standings-together = 合計：{ $sums }。
standings-together-without-final = 決勝を除く合計：{ $sums }。
standings-brought = 対象の大会「{ $name-event }」（{ $games }ゲーム）：{ $sums }。
standings-points-for-places = 順位ポイント{ $worth }
standings-games-won = { $count }勝
standings-share = { $points ->
   *[vp] 占有率{ $percent }%
    [hexes] ヘックス占有率{ $percent }%
}
standings-share-as-mean = { $points ->
   *[vp] 占有率{ $percent }%（各ゲームの平均）
    [hexes] ヘックス占有率{ $percent }%（各ゲームの平均）
}
standings-share-of-all = { $points ->
   *[vp] 占有率{ $percent }%（これらのテーブルの勝利点全体に対して）
    [hexes] ヘックス占有率{ $percent }%（これらのテーブルの勝利点全体に対して）
}
standings-second-places = 2位{ $count }回
standings-third-places = 3位{ $count }回
standings-both-have = 両者とも{ $equal }。{ $said }
standings-won-final = { $name }は決勝で勝ち、{ $name-other }は勝っていません。
standings-has-vp-in-final = 決勝の勝利点は{ $name }が{ $vp }点、{ $name-other }が{ $vp-other }点です。
standings-played-final = { $name }は決勝に出場し、{ $name-other }は出場していません。
standings-won-semi-final = { $name }は準決勝で勝ち、{ $name-other }は勝っていません。
standings-semi-final-to-play = { $name }はこれから準決勝をプレイし、{ $name-other }は準決勝で敗れました。
standings-in-semi-finals = { $name }は準決勝に進出し、{ $name-other }は進出していません。
standings-has-points = 順位ポイントは{ $name }が{ $worth }、{ $name-other }が{ $worth-other }です。
standings-won-games = 勝利数は{ $name }が{ $count }、{ $name-other }が{ $count-other }です。
standings-has-vp = { $points ->
   *[vp] 勝利点は{ $name }が{ $count }、{ $name-other }が{ $count-other }です。
    [hexes] ヘックスは{ $name }が{ $count }、{ $name-other }が{ $count-other }です。
}
standings-has-share = { $points ->
   *[vp] 占有率は{ $name }が{ $percent }%、{ $name-other }が{ $percent-other }%です。
    [hexes] ヘックス占有率は{ $name }が{ $percent }%、{ $name-other }が{ $percent-other }%です。
}
standings-has-seconds = 2位は{ $name }が{ $count }回、{ $name-other }が{ $count-other }回です。
standings-has-thirds = 3位は{ $name }が{ $count }回、{ $name-other }が{ $count-other }回です。
standings-drew-lots = ゲームの成績はすべて同じで、くじは{ $name }が{ $lot }番、{ $name-other }が{ $lot-other }番でした。
standings-ranked-before = 予選の順位は{ $name }が{ $rank }位、{ $name-other }が{ $rank-other }位でした。
standings-ranked-in-series = シリーズの順位は{ $name }が{ $rank }位、{ $name-other }が{ $rank-other }位でした。
standings-nothing-separates = { $name }と{ $name-other }に差はなく、抽選で決まるまで同順位です。
standings-lots-heading = 抽選
standings-lots-settle = { $entrant ->
   *[player] ゲームの成績がすべて同じプレイヤーの順序は抽選で決まります (1.4.2)。番号が小さいほうが上位で、一度引いたくじは引き直しません。
    [team] ゲームの成績がすべて同じチームの順序は抽選で決まります (1.4.2)。番号が小さいほうが上位で、一度引いたくじは引き直しません。
}
standings-shared-ranks = 同順位{ $ranks }位
standings-drawn = { $how ->
   *[reeve] { $at }にReeveが抽選（{ $reason }）。
    [hand] { $at }に手作業で抽選（{ $reason }）。
}
standings-drawn-from-seed = { $how ->
   *[reeve] { $at }にReeveが抽選（{ $reason }）、乱数シード<span class="num nowrap">{ $seed }</span>。
    [hand] { $at }に手作業で抽選（{ $reason }）、乱数シード<span class="num nowrap">{ $seed }</span>。
}
