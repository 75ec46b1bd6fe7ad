register-name = 名前
register-name-help = 座席や順位表に載せる名前です。誰でも見られます。
register-email = メールアドレス
register-email-help = 主催者だけに表示されます。
register-seat-mail = { $ground ->
   *[table] テーブルの公開と、結果への署名のお願いをメールで受け取る
    [field] フィールドの公開と、結果への署名のお願いをメールで受け取る
}
register-seat-mail-help = マイページでいつでも変更できます。
register-other-person = まだ申し込んでいない別の人です
register-club = 所属
register-country = 国
register-groups = 一緒に参加する家族や友人
register-groups-help = 名字など、全員で同じ言葉を入力してください。組み合わせ表では、できるだけ別々の席になります。複数あるときは | で区切ってください
register-comes-with = 同行者はいますか？
register-comes-with-help = 家族や友人の名前です。見られるのは主催者だけで、別のテーブルになるよう配慮できます。
register-for-minors = 未成年者：保護者も同意します
register-minor = 私は未成年者です
register-guardian = 保護者の名前
register-guardian-agrees = 保護者として、下の両方の文書に同意します
register-agree-code = 行動規範（バージョン{ $version }）に同意します
register-agree-photo = 撮影ポリシー（バージョン{ $version }）に同意します
register-no-pictures = 写真や動画に写りたくありません
register-no-pictures-help = スタッフ用の名簿に名前が載ります。それでもプレイでき、上の欄は空のままで構いません (3.1.1)。
register-versions-kept = どのバージョンにいつ同意したかが保存されます。両方の文書は<a href="{ $url }">この大会のルール</a>にあります。
register-send = 申し込む
register-send-waiting = キャンセル待ちに申し込む
register-approval = 申し込みは主催者が1件ずつ承認します。承認されるとマイページに表示されます。
register-full = 参加枠に空きがないか、先に待っている人がいます。キャンセル待ちに申し込めます。参加できるようになるとマイページに表示されます。
register-places-taken = 定員{ $capacity }名のうち{ $taken }名が申し込み済みです。
register-places-and-waiting = 定員{ $capacity }名のうち{ $taken }名が申し込み済みで、キャンセル待ちは{ $waiting }名です。
register-code-of-conduct = 行動規範
register-photo-policy = 撮影ポリシー
register-paper-and-version = { $paper }（バージョン{ $version }）
register-paper-summary = これは要約です。括弧内の番号は公式ルールの条項です。
register-paper-whole = 全文
register-closed-heading = 今は申し込めません
register-to-tournament = 大会のページへ
register-not-opened-yet = 参加申込の受付はまだ始まっていません。
register-is-open = 参加申込を受付中です。
register-closed-ask = 参加申込は締め切られました。それでも参加したいときは、会場の主催者に聞いてください。
register-closed-prelims-over = 参加申込は締め切られました。予選は終了しています。
register-closed-finished = 参加申込は締め切られました。この大会は終了しています。
register-called-off = この大会は中止になったので、申し込めません。
register-final-day = これはシリーズの決勝大会です。申し込みはなく、全大会の上位者が招待されます。
register-door-lead = あと一歩です。このスマホでマイページを開いてください。
register-door-link = 申し込んだときにメールかカードで受け取った専用リンクです。マイページで「到着しました」を押してください。
register-door-code = 別の端末では、マイページでこのコードを入力してください：<b class="num nowrap">{ $code }</b>
register-door-no-link = リンクが手元にありませんか。到着したことを入口で主催者に伝えてください。
register-door-old = このコードはもう使えないか、一部が欠けています。
register-door-old-then = 入口のコードをもう一度読み取るか、到着したことを入口で主催者に伝えてください。
register-door-about = 大会について
