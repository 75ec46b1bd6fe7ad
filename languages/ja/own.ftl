own-share-rank = 同順位の{ $rank }位です
own-looked-at = 主催者が申し込みを確認中です
own-waiting-number = キャンセル待ち{ $number }番目です
own-no-place = 参加枠を取れませんでした
own-called-off = この大会は中止になりました
own-registered = 申し込み済みです
own-on-final-day = 決勝大会に出場します
own-check-in = 入口で受付をしてください
own-check-in-now = 受付をしてください
own-checked-in = 受付済みです
own-wait = 次のラウンドをお待ちください
own-missed-game = このゲームは不参加でした
own-game-over = あなたのゲームは終了しました
own-in-final = 決勝に進出しました
own-in-semi-finals = 準決勝に進出しました
own-rounds-over = 全ラウンドが終了しました
own-have-won = あなたの勝ちです
own-finished-first = 1位になりました
own-came-in-prelims = 予選は{ $place }でした
own-prelims-over = 予選は終了しました
own-finished = { $place }でした
own-games-over = ゲームはすべて終了しました
own-your-games-over = あなたのゲームはすべて終了しました
own-champion = あなたがチャンピオンです
own-won-final = 決勝で勝ちました
own-tournament-over = 大会は終了しました
own-have-withdrawn = 辞退しました
own-are-disqualified = 失格になりました
own-best-play-semi-finals = 上位{ $count }名が準決勝に進みます。
own-best-play-final = 上位{ $count }名が決勝に進みます。
own-came-and-plays-on = { $ground ->
   *[table] 予選は{ $place }でした。座席が公開されると、ここにテーブルが表示されます。
    [field] 予選は{ $place }でした。座席が公開されると、ここにフィールドが表示されます。
}
own-stay-in-case = 出られない人がいると、次点の人が代わりに入ります。座席が公開されるまで会場に残っていてください。
own-see-whether-on = 進出できるかどうかは、次の座席が公開されるとここに表示されます。今の順位は順位表で見られます。
own-thanks-stay = ご参加ありがとうございました。ぜひ最後まで観戦し、チャンピオンの誕生を見届けてください。
own-table-final-missed = { $ground ->
   *[table] あなたのテーブルの結果は確定しました。あなたは不参加のゲームとして数えられます。
    [field] あなたのフィールドの結果は確定しました。あなたは不参加のゲームとして数えられます。
}
own-judge-decided = 審判が結果を決めました。
own-result-final = 結果は確定しました。
own-finish-after-winner = 優勝者が発表されると、ここに最終順位が表示されます。
own-whether-on = 進出できるかどうかは、次の座席が公開されるとここに表示されます。
own-next-table = { $ground ->
   *[table] 座席が公開されると、ここに次のテーブルが表示されます。
    [field] 座席が公開されると、ここに次のフィールドが表示されます。
}
own-finish-after-round = ラウンドが締め切られると、ここに最終順位が表示されます。
own-others-semi-finals = 今は別の{ $count }名が準決勝を戦っています。
own-others-semi-finals-next = 次は準決勝です。別の{ $count }名が戦います。
own-others-final = 今は別の{ $count }名が決勝を戦っています。
own-others-final-next = 次は決勝です。別の{ $count }名が戦います。
own-final-on = 決勝が行われています。
own-final-next = 次は決勝です。
own-final-played = 決勝は終わりました。主催者が締め切ると、勝者が表示されます。
own-last-game = 結果は確定しました。この大会での最後のゲームでした。
own-last-game-missed = この大会での最後のゲームでした。
own-event-over = この大会のゲームは終了しました。誰が進出するかはシリーズの順位表で決まります。ご参加ありがとうございました。
own-won-semi-final = { $ground ->
   *[table] 準決勝で勝ちました。座席が公開されると、ここにテーブルが表示されます。
    [field] 準決勝で勝ちました。座席が公開されると、ここにフィールドが表示されます。
}
own-not-approved-yet = まだ参加枠はありません。承認されると、このページに表示されます。
own-list-moves = 参加枠が空くと順番に繰り上がります。そのときはこのページに表示されます。
own-nobody-joins = 全員が参加するラウンドは終わったので、もう誰も参加できません。
own-tournament-over-sentence = 大会は終了しました。
own-does-not-take-place = 大会は行われないので、何もする必要はありません。変更があれば、このページに表示されます。
own-on-the-day = 当日は、到着したら受付をしてください。
own-table-appears = { $ground ->
   *[table] 座席が公開されると、ここにテーブルが表示されます。
    [field] 座席が公開されると、ここにフィールドが表示されます。
}
own-tell-at-entrance = 到着したことを入口で主催者に伝えてください。
own-winner-announced-here = 今の順位は順位表で見られます。主催者が決定すると、ここに優勝者が表示されます。
own-congratulations = おめでとうございます。お見事でした。
own-over-thanks = 大会は終了しました。ご参加ありがとうございました。
own-final-over-thanks = 決勝は終了しました。ご参加ありがとうございました。
own-provisional = 主催者がチャンピオンを決定するまでは暫定です。
own-left-games-count = もう大会には参加していません。プレイしたゲームは有効なままです。
own-not-taking-part = 大会には参加しません。間違いなら主催者に伝えてください。復帰させてもらえます。
own-disqualified-why = もう大会には参加していません。理由は審判や主催者に聞いてください。
own-everybody-rank = 現在{ $rank }位です。
own-everybody-left = { $name }さんは大会を辞退しました。
own-everybody-gone = { $name }さんはもう大会に参加していません。
own-everybody-called-off = { $name }さん：この大会は中止になりました。
own-everybody-games-over = { $name }さん：ゲームはすべて終了しました。
own-everybody-not-on = { $name }さんはここまでです。
own-everybody-finalist = { $name }さんは決勝に出場します。座席はまだ公開されていません。
own-everybody-game-over = { $name }さん：このラウンドのゲームは終了しました。
own-everybody-no-seat-next = { $name }さん：次のステージの座席はまだ決まっていません。
own-everybody-next-seats = { $name }さん：次のラウンドの座席はまだ公開されていません。
own-everybody-no-seat = { $name }さんはこのラウンドに席がありません。
own-everybody-nobody-has-seat = 次のステージの座席はまだ決まっていません。
own-everybody-next-not-public = 次のラウンドの座席はまだ公開されていません。
own-everybody-final-not-public = 決勝の出場者はまだ公開されていません。
own-seat-heading = { $ground ->
   *[table] テーブル{ $table }、選択順{ $position }
    [field] フィールド{ $table }、選択順{ $position }
}
own-round-game-on = { $round }：ゲーム中
own-round-result-in = { $round }：結果入力済み
own-round-planned = { $round }、{ $when }
own-marked-absent = 欠席になっています。
own-you-marked-absent = 欠席になっています。会場にいるなら、すぐに審判に伝えてください。
own-yourself = <b>{ $name }</b>（あなた）
own-why-rank = この順位の理由
own-see-standings = 順位表を見る
own-game-at = { $ground ->
   *[table] テーブル{ $table }、選択順{ $position }
    [field] フィールド{ $table }、選択順{ $position }
}
own-no-result-yet = 結果はまだです
own-with = 同卓：
own-rank-of = { $all }名中{ $place }
own-shares-rank-of = { $all }名中{ $rank }位（同順位）
own-rank-no-game = { $rank }位（ゲームなし）
own-rank-disqualified = 失格
own-vp = { $points ->
   *[vp] { $count }点
    [hexes] { $count }ヘックス
}
own-vp-won = { $points ->
   *[vp] { $count }点、勝利
    [hexes] { $count }ヘックス、勝利
}
own-absent = 欠席
own-not-counted = 無効
own-worth = { $points ->
   *[vp] { $place }、占有率{ $share }%
    [hexes] { $place }、ヘックス占有率{ $share }%
}
own-worth-with-points = { $points ->
   *[vp] { $place }、{ $score }ポイント、占有率{ $share }%
    [hexes] { $place }、{ $score }ポイント、ヘックス占有率{ $share }%
}
own-opponent-absent = （欠席）
own-opponent-won = （{ $vp }、勝利）
own-opponent-vp = （{ $vp }）
own-read-it = 読む
own-games-begin = ゲームは主催者の合図で始まります。
own-check-in-below = 下で受付をするか、到着したことを入口で主催者に伝えてください。
own-confirm-board = ゲーム盤は正しく配置されていますか。確認してください。
own-confirm-new-board = ゲーム盤が変わりました。正しく配置されていますか。確認してください。
own-game-at-table = { $ground ->
   *[table] あなたのテーブルの{ $title }
    [field] あなたのフィールドの{ $title }
}
own-open-game = ゲームを開く
own-sheet-heading = あなたのスコアシート
own-here-heading = 会場にいますか？
own-scan-door = このスマホで入口のコードを読み取ってここに戻るか、コードの下の文字を入力してください。
own-door-code = 入口のコード
own-here-button = 到着しました
own-agree-first = 行動規範と撮影ポリシーへの同意がまだです。<a href="#agree">下で同意する</a>
own-asked-to-leave = { $time }に途中退出を申し出ました。スタッフが確認するまでは参加中のままです。
own-stay-button = やはり残る
own-asked-for-erasure = { $time }にデータの消去を依頼しました。主催者はまだ消去していません。
own-keep-data-button = やはりデータを残す
own-rulings = あなたへの裁定
own-games = あなたのゲーム
own-agree-heading = 同意がまだのもの
own-agree-code = 行動規範（バージョン{ $version }）に同意します
own-agree-photo = 撮影ポリシー（バージョン{ $version }）に同意します
own-no-pictures = 写真や動画に写りたくありません
own-no-pictures-help = スタッフ用の名簿に名前が載ります。それでもプレイでき、上の欄は空のままで構いません (3.1.1)。
own-for-minors = 未成年者：保護者も同意します
own-minor = 私は未成年者です
own-guardian-name = 保護者の名前
own-guardian-agrees = 保護者として両方に同意します
own-agree-button = 同意する
own-new-version-no-seat = 同意した後に新しいバージョンになりました。同意するまで席は用意されません。
own-new-version = 同意した後に新しいバージョンになりました。ここで同意してください。
own-not-asked-no-seat = 主催者が登録したため、まだ同意をお聞きしていません。同意するまで席は用意されません。
own-not-asked = 主催者が登録したため、まだ同意をお聞きしていません。ここで同意してください。
own-played-before = これまでに参加した大会
own-played-before-note = この一覧はあなただけに見えます。
own-other-events = ここでの他の大会
own-board-worth = ゲーム盤の評価と、他のラウンドのゲーム盤
own-data-heading = あなたのデータ
own-comes-with-you = 同行者
own-agreed = 同意
own-agreed-not-yet = まだ
own-agreed-both = 行動規範{ $code }、撮影ポリシー{ $photo }、{ $at }
own-agreed-code-only = 行動規範{ $code }、撮影ポリシーはまだ、{ $at }
own-agreed-photo-only = 行動規範はまだ、撮影ポリシー{ $photo }、{ $at }
own-agreed-neither = 行動規範はまだ、撮影ポリシーはまだ、{ $at }
own-public-data = 名前、結果、座席は公開されます。それ以外はスタッフだけに、メールアドレスは主催者だけに見えます。データは<a href="{ $csv }">CSVでダウンロード</a>できます。<a href="{ $json }">あなたについて保存されているすべてのデータ（JSON）</a>もありますが、他の人が審判に報告した内容は含まれません。
own-wants-no-pictures = 写真や動画に写りたくないと申し出ています。スタッフの名簿に名前が載っています (3.1.1)。
own-pictures-fine = やはり写っても構いません
own-offer-no-pictures = 写真や動画に写りたくない場合は、スタッフの名簿に名前を載せます。それでもプレイできます (3.1.1)。
own-no-pictures-button = 写りたくありません
own-erasure = データの消去を主催者に依頼できます。名前はどこでも番号に置き換わり、結果は残ります。主催者が消去するまでは何も変わりません。
own-erase-button = データの消去を依頼
own-both-values = 両方の値
own-field = 項目
own-typed = 入力した内容
own-stored = 現在の保存内容
own-form-holds-typed = フォームには入力した内容が入っています。今保存すると、保存済みの内容が置き換わります。
own-change-data = データを変更
own-name = 名前
own-email = メールアドレス
own-club = 所属
own-country = 国
own-groups-play = 一緒に参加する家族や友人
own-groups-help = 複数あるときは | で区切ってください
own-comes-with = 同行者はいますか？
own-comes-with-help = { $ground ->
   *[table] 家族や友人の名前です。見られるのは主催者だけで、別のテーブルになるよう配慮できます。
    [field] 家族や友人の名前です。見られるのは主催者だけで、別のフィールドになるよう配慮できます。
}
own-save = 保存
own-fact-name = 名前
own-fact-email = メールアドレス
own-fact-club = 所属
own-fact-country = 国
own-fact-groups = グループ
own-fact-family = 家族・友人
own-fact-guardian = 保護者
own-fact-comes-with = 申し込み時の回答
own-none = なし
own-stale = ページを開いた後に、他の人があなたのデータを変更しました。あなたの変更はまだ保存されていません。両方の内容を下に示します。
own-tell-heading = 通知
own-tell-when = { $ground ->
   *[table] テーブルが公開または変更されたとき、結果に署名が必要なとき、決勝大会に招待されたときに通知します。
    [field] フィールドが公開または変更されたとき、結果に署名が必要なとき、決勝大会に招待されたときに通知します。
}
own-news-public = 通知には公開されている内容だけが表示されます。
own-news-no-script = JavaScriptが無効なため、このブラウザには通知できません。
own-news-cannot = このブラウザには通知できません。iPhoneでは、先にこのページをホーム画面に追加し、そこから開いてください。
own-news-trying = お待ちください…
own-news-late = この端末に通知を届けるサービスに今は接続できません。後でもう一度お試しください。
own-news-denied = ブラウザがこのサイトの通知をブロックしています。設定で通知を許可してから、もう一度お試しください。
own-told-on = { $count }台の端末に通知しています。
own-tell-here = この端末に通知する
own-tell-here-too = この端末にも通知する
own-tell-no-more = 通知をやめる
own-mailed = メールでお知らせしています。
own-stop-mails = メールを止める
own-mail-me = メールで受け取る
own-wrong-heading = お困りですか？
own-wrong-tell = スタッフの誰にでも伝えてください。<a href="{ $url }">内密に報告する</a>こともできます。対象の人が内容を見ることはありません。
own-your-report = <a href="{ $url }"><span class="num">{ $filed }</span>の報告</a>：{ $standing }。
own-keep-heading = このページを保存
own-keep-link = このリンクは鍵のように、あなただけのものです。ブックマークするか、コードをスマホで読み取ってください。リンクを知っている人は、あなたと同じことを見たり変更したりできます。なくしたときは主催者に聞けば教えてもらえます。
own-copied = コピーしました
own-copy-link = リンクをコピー
own-qr = このページのリンクのQRコード
own-leave-heading = 途中で帰る場合
own-leaving = すぐにスタッフに伝わります。スタッフが確認するまでは参加中のままで、それまでは取り消せます。すでにプレイしたゲームは、あなたにも対戦相手にも有効なままです。
own-leave-button = 途中で帰ります
own-cannot-come = 参加できません
own-withdraw-heading = 辞退
own-withdraw-button = 辞退する
own-withdraw-asked = 申し込みを取り消します。
own-withdraw-waiting = キャンセル待ちから外れ、順番を失います。
own-withdraw-place = 参加枠を手放します。枠はキャンセル待ちの次の人に渡ることがあります。主催者が復帰させられるのは、空きがある間だけです。
own-standings = 順位表
own-all-results = すべての結果
own-about-tournament = 大会について
own-add-to-calendar = ゲームをカレンダーに追加
own-back = マイページに戻る
own-done-registered = 申し込みを受け付けました。ここがあなたのマイページです。リンクを保存しておいてください。
own-done-agreed = 同意を保存しました。
own-done-checked-in = 受付が済みました。
own-done-saved = データを保存しました。
own-done-no-pictures = 写真に写りたくない人の名簿に名前を載せました。
own-done-pictures = 名簿から名前を外しました。
own-done-mail = メールでお知らせします。
own-done-no-mail = 今後メールは届きません。
own-done-news = この端末に通知します。
own-done-no-news = 今後はどの端末にも通知しません。
own-done-withdrawn = 辞退しました。
own-done-leaving = 途中で帰ることをスタッフに伝えました。確認されるまでは参加中のままです。
own-done-staying = 残ることをスタッフに伝えました。
own-done-erasure-asked = データの消去の依頼を主催者に伝えました。
own-done-erasure-not = 取り消しました。データはそのまま残ります。
own-card-of = { $name }さんのカード
own-card-number = No. { $number }
own-card-qr = 専用リンクのQRコード
own-card-pin = PIN <b>{ $pin }</b>
own-card-no-pin = PINはまだありません
own-card-says = マイページと、ゲーム後にタブレットで署名するためのPINです。どちらも他の人に教えないでください。
own-calendar-seat = { $ground ->
   *[table] テーブル{ $table }、選択順{ $position }
    [field] フィールド{ $table }、選択順{ $position }
}
