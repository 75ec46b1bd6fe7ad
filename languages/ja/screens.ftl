screens-on-your-phone = スマホで見る
screens-code-leads-to = 座席、結果、順位表
screens-code-alt = 読み取り用のアドレスのコード
screens-semi-final-heading = 準決勝
screens-final-heading = 決勝
screens-columns-by-name = { $ground ->
   *[table] テーブル · 名前 · 選択順
    [field] フィールド · 名前 · 選択順
}
screens-position = 順{ $number }
screens-tables-of = { $ground ->
   *[table] { $stage ->
       *[prelim] { $number }回戦のテーブル
        [semi] 準決勝のテーブル
        [final] 決勝のテーブル
    }
    [field] { $stage ->
       *[prelim] { $number }回戦のフィールド
        [semi] 準決勝のフィールド
        [final] 決勝のフィールド
    }
}
screens-began-at = 開始<b class="num">{ $time }</b>
screens-ends-at = 終了<b class="num">{ $time }</b>
screens-planned-until = 終了予定<b class="num">{ $time }</b>
screens-minutes-on = {"{n}"}分
screens-still-playing = { $ground ->
   *[table] { $tables }テーブル中<b class="num">{ $playing }</b>テーブルがゲーム中
    [field] { $tables }フィールド中<b class="num">{ $playing }</b>フィールドがゲーム中
}
screens-every-table-is-done = { $ground ->
   *[table] すべてのテーブルの結果が提出されました。
    [field] すべてのフィールドの結果が提出されました。
}
screens-harbors = 海の文字：その資源2枚を1枚と交換。
screens-game-at-table = { $ground ->
   *[table] テーブル{ $number }：<bdi>{ $head }</bdi>
    [field] フィールド{ $number }：<bdi>{ $head }</bdi>
}
screens-row-points = <b>{ $figure }</b>ポイント
screens-row-wins = <b>{ $wins }</b>勝
screens-row-counted = { $points ->
   *[vp] { $count }点
    [hexes] { $count }ヘックス
}
screens-lost = 接続がありません。この画面は<b class="num"></b>のものです。
screens-page = ページ{"{n}"}/{"{m}"}
screens-page-with-range = ページ{"{n}"}/{"{m}"}：{"{a}"}～{"{z}"}
screens-put-away = このスクリーンは片付けられました。
screens-thank-you = ご参加ありがとうございました。
screens-type-code-intro = 会場のブラウザ用です。コードは主催者の「スクリーン」のページにあります。
screens-code-label = スクリーンのコード
screens-open-button = スクリーンを開く
screens-open-another = 別のスクリーンを開く
screens-wrong-code = このコードのスクリーンはありません。主催者のページで確認してください。コードが新しくなったのかもしれません。
screens-games-are-over = ゲームはすべて終了しました。ご参加ありがとうございました。
screens-no-board-was-made = { $stage ->
   *[prelim] { $number }回戦のゲーム盤は作成されていません。
    [semi] 準決勝のゲーム盤は作成されていません。
    [final] 決勝のゲーム盤は作成されていません。
}
screens-awaits-board = ラウンドのゲーム盤は、公開されるとここに表示されます。
screens-awaits-games = 手順ごとに記録しているゲームの状況は、ゲーム中にここに表示されます。
screens-awaits-standings = 最初の結果が公開されると、順位表がここに表示されます。
screens-no-later-stages = この大会に準決勝と決勝はありません。
screens-awaits-final = 決勝の座席は、公開されるとここに表示されます。
screens-awaits-semi-finals = 準決勝と決勝の座席は、公開されるとここに表示されます。
screens-awaits-final-after-preliminaries = 予選の後、決勝の座席が公開されるとここに表示されます。
screens-awaits-semi-finals-after-preliminaries = 予選の後、準決勝と決勝の座席が公開されるとここに表示されます。
screens-awaits-winner = 主催者が決定すると、優勝者がここに表示されます。
screens-series-goes-on = 誰が進出するかはシリーズの順位表で決まります。
screens-awaits-champion = 決勝が終わると、チャンピオンがここに表示されます。
screens-moment-to-the-semi-finals = { $stage ->
   *[prelim] { $number }回戦終了：準決勝へ
    [semi] 準決勝終了：準決勝へ
    [final] 決勝終了：準決勝へ
}
screens-moment-to-the-final = { $stage ->
   *[prelim] { $number }回戦終了：決勝へ
    [semi] 準決勝終了：決勝へ
    [final] 決勝終了：決勝へ
}
screens-began = { $stage ->
   *[prelim] { $number }回戦は{ $since }に始まりました。
    [semi] 準決勝は{ $since }に始まりました。
    [final] 決勝は{ $since }に始まりました。
}
screens-began-with-end = { $stage ->
   *[prelim] { $number }回戦は{ $since }に始まり、{ $ends }に終わります。
    [semi] 準決勝は{ $since }に始まり、{ $ends }に終わります。
    [final] 決勝は{ $since }に始まり、{ $ends }に終わります。
}
screens-clock = { $stage ->
   *[prelim] { $number }回戦は{ $since }に始まりました
    [semi] 準決勝は{ $since }に始まりました
    [final] 決勝は{ $since }に始まりました
}。{ $ground ->
   *[table] { $playing ->
        [0] すべてのテーブルの結果が提出されました
       *[other] { $tables }テーブル中{ $playing }テーブルがゲーム中です
    }
    [field] { $playing ->
        [0] すべてのフィールドの結果が提出されました
       *[other] { $tables }フィールド中{ $playing }フィールドがゲーム中です
    }
}。
screens-clock-with-end = { $stage ->
   *[prelim] { $number }回戦は{ $since }に始まり、{ $ends }に終わります
    [semi] 準決勝は{ $since }に始まり、{ $ends }に終わります
    [final] 決勝は{ $since }に始まり、{ $ends }に終わります
}。{ $ground ->
   *[table] { $playing ->
        [0] すべてのテーブルの結果が提出されました
       *[other] { $tables }テーブル中{ $playing }テーブルがゲーム中です
    }
    [field] { $playing ->
        [0] すべてのフィールドの結果が提出されました
       *[other] { $tables }フィールド中{ $playing }フィールドがゲーム中です
    }
}。
