tournament-moved = { $day }から変更になりました。
tournament-final-day-of = <a href="{ $url }" class="name">{ $name-series }</a>の決勝大会です。
tournament-event-of = <a href="{ $url }" class="name">{ $name-series }</a>の大会です。シリーズの順位では、最も成績の良い大会が数えられます。
tournament-draft = 下書き
tournament-draft-seen-by = 参加申込が始まるまで、このページを見られるのはスタッフだけです。
tournament-called-off = 中止
tournament-does-not-take-place = この大会は行われません。
tournament-all-taken = 満員です
tournament-come-and-play = ぜひご参加ください
tournament-register-to-wait = 今申し込むとキャンセル待ちになります。誰かが辞退すると、先頭の人から順に参加できます。
tournament-places-free = 残り{ $free }名です。
tournament-there-is-room = 空きがあります。
tournament-each-is-approved = 申し込みは、主催者の確認後に有効になります。
tournament-join-waiting-list = キャンセル待ちに申し込む
tournament-register = 申し込む
tournament-best-play = 上位者が優勝を争います
tournament-invited-play = シリーズから招待された人が出場します。座席は、公開されるとこのページに表示されます。
tournament-about-to-start = まもなく始まります
tournament-finalists-checked-in = プレイヤーの受付中です。到着したことを主催者に伝えてください。座席が公開されると、このページで自分の席を探せます。
tournament-all-checked-in = { $entrant ->
   *[player] 参加申込は締め切られ、プレイヤーの受付中です。到着したことを主催者に伝えてください。座席が公開されると、このページで自分の席を探せます。
    [team] 参加申込は締め切られ、チームの受付中です。到着したことを主催者に伝えてください。座席が公開されると、このページで自分の席を探せます。
}
tournament-where-do-i-sit = 自分の席は？
tournament-your-name = 名前
tournament-find-my-seat = 席を探す
tournament-all-seats = { $round }の全座席
tournament-to-standings = 順位表
tournament-to-results = 結果
tournament-share = この結果を共有
tournament-final-table = { $ground ->
   *[table] 決勝テーブル
    [field] 決勝フィールド
}
tournament-place = 順位
tournament-points-in-final = { $points ->
   *[vp] 決勝の勝利点
    [hexes] 決勝のヘックス
}
tournament-disqualified = 失格
tournament-absent = 欠席
tournament-games-on = 進行中のゲーム
tournament-about = 概要
tournament-programme = プログラム
tournament-prizes = 賞品
tournament-how-played = 大会の形式
tournament-when-and-where = 日時と会場
tournament-map = 地図で見る
tournament-calendar = カレンダーに追加
tournament-questions = お問い合わせ
tournament-links = リンク
tournament-more = その他
tournament-more-standings = 順位表と、それぞれの順位の理由
tournament-more-results = { $ground ->
   *[table] テーブルごとの結果
    [field] フィールドごとの結果
}
tournament-more-seats = 座席
tournament-more-boards = 各ラウンドのゲーム盤
tournament-more-statistics = 統計：ラウンドごとの順位と、誰が勝つかの図
tournament-more-log = 公開ログ：訂正と失格
tournament-more-rules = この大会の形式と順位の決め方
tournament-figure-registered = 申込数
tournament-figure-coming = 出場予定
tournament-figure-places = 定員
tournament-figure-players = { $entrant ->
   *[player] プレイヤー
    [team] チーム
}
tournament-figure-tables = { $ground ->
   *[table] テーブル
    [field] フィールド
}
tournament-figure-waiting = キャンセル待ち
tournament-figure-results = 結果入力
tournament-figure-of = { $done }/{ $all }
tournament-fact-level = 大会の種類
tournament-fact-game = ゲーム
tournament-fact-side-event = サイドイベント
tournament-fact-stages = ステージ
tournament-fact-played-in-series = シリーズのプレイヤー
tournament-fact-rules = ルール
tournament-fact-time-zone = タイムゾーン
tournament-setting-tied-places = { $ground ->
   *[table] テーブルでの同順位
    [field] フィールドでの同順位
}
tournament-setting-missed-game = 不参加の予選ゲーム
tournament-setting-semi-replacement = 準決勝の空き
tournament-setting-final-replacement = 決勝の空き
tournament-setting-publish-rounds = 座席の公開
tournament-setting-standings-move = 順位表の更新
tournament-setting-transcription-fix = 転記ミス
tournament-setting-own-check-in = { $entrant ->
   *[player] プレイヤー自身での受付
    [team] チーム自身での受付
}
tournament-setting-own-results = { $entrant ->
   *[player] プレイヤー自身での結果入力
    [team] チーム自身での結果入力
}
tournament-setting-what-it-takes = 進出の条件
tournament-setting-board-shown = ゲーム盤を表示する時期
tournament-setting-agreement = { $entrant ->
   *[player] 行動規範と撮影ポリシーに同意していないプレイヤー
    [team] 行動規範と撮影ポリシーに同意していないチーム
}
tournament-tied-skip = { $ground ->
       *[table] テーブル
        [field] フィールド
    }で{ $points ->
       *[vp] 勝利点
        [hexes] ヘックス
    }が同じ{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は上の順位で並び、次の順位は飛ばします。10、8、8、5なら順位は1、2、2、4です。
tournament-tied-dense = { $ground ->
       *[table] テーブル
        [field] フィールド
    }で{ $points ->
       *[vp] 勝利点
        [hexes] ヘックス
    }が同じ{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は同じ順位になり、順位は飛ばしません。10、8、8、5なら順位は1、2、2、3です。
tournament-missed-nothing = プレイヤーが不参加の予選ゲームは、勝利なし、0点、占有率0%として数えます。
tournament-semi-next = 準決勝の出場者が欠けたときは、次点が入り、シードを繰り上げます。
tournament-semi-empty = 準決勝の出場者が欠けたときは、空席のままにします。
tournament-final-next = 決勝の出場者が欠けたときは、次点が入ります。
tournament-final-empty = 決勝の出場者が欠けたときは、空席のままにします。
tournament-publish-one = 予選ラウンドの座席は、1ラウンドずつ公開します。
tournament-publish-all = すべての予選ラウンドの座席を、最初のラウンドの前にまとめて公開します。
tournament-standings-by-round = 公開の順位表は、ラウンドが締め切られると更新されます。
tournament-standings-by-sheet = 公開の順位表は、スコアシートに署名がそろうたびに更新されます。
tournament-transcription-on = 署名済みの用紙と違う内容で保存された結果は、主催者と審判が一緒に訂正でき、公開ログに載ります。
tournament-transcription-off = 確定した結果は訂正されません。
tournament-check-in-by-staff = { $entrant ->
   *[player] プレイヤーの受付はスタッフが行います。
    [team] チームの受付はスタッフが行います。
}
tournament-check-in-by-link = { $entrant ->
   *[player] 座席が作成されるまで、プレイヤーは専用リンクからマイページで受付をします。
    [team] 座席が作成されるまで、チームは専用リンクからマイページで受付をします。
}
tournament-check-in-at-door = { $entrant ->
   *[player] 座席が作成されるまで、プレイヤーは入口のコードを使ってマイページで受付をします。
    [team] 座席が作成されるまで、チームは入口のコードを使ってマイページで受付をします。
}
tournament-results-by-players = { $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は専用リンクから自分の{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の結果を入力できます。そこにいる全員が署名すると数えられます。
tournament-results-by-staff = 結果はスタッフが入力します。
tournament-takes-shown = { $entrant ->
   *[player] 最後の予選ラウンドが締め切られるまで、各プレイヤーのページに進出の条件が表示されます。
    [team] 最後の予選ラウンドが締め切られるまで、各チームのページに進出の条件が表示されます。
}
tournament-takes-off = 進出の条件はどのページにも表示されません。
tournament-board-at-start = ラウンドのゲーム盤は、ラウンドの開始時に全員に公開されます。
tournament-board-with-seats = ラウンドのゲーム盤は、座席と一緒に全員に公開されます。
tournament-agreement-asked = { $entrant ->
   *[player] 行動規範と撮影ポリシーに同意していないプレイヤーには同意を求めますが、プレイはできます。
    [team] 行動規範と撮影ポリシーに同意していないチームには同意を求めますが、プレイはできます。
}
tournament-agreement-needed = { $entrant ->
   *[player] 行動規範と撮影ポリシーに同意したプレイヤーだけに席を用意します。
    [team] 行動規範と撮影ポリシーに同意したチームだけに席を用意します。
}
