mail-player-link =
    { $state ->
        [waiting] こんにちは。

            { $name-tournament }（{ $when-and-where }）のキャンセル待ちに登録されました。
        [asked] こんにちは。

            { $name-tournament }（{ $when-and-where }）への参加申込を受け付けました。
       *[registered] こんにちは。

            { $name-tournament }（{ $when-and-where }）に参加登録されました。
    }

    こちらがあなたのマイページです。当日の座席と結果が表示されます：

    { $link }

    リンクはマイページの鍵です。保存しておき、他の人に渡さないでください。登録したデータの確認や辞退もここでできます。

    心当たりがない場合は、誰かがアドレスを間違えたようです。ページを開いて辞退するか、このメールを無視してください。
mail-player-link-subject = { $name-tournament }のマイページ
mail-seats =
    こんにちは。

    { $name-tournament }でのあなたの席です：

    { $seats }

    同卓する相手はマイページで見られます。また変更があれば、最新のテーブルもそこに表示されます：

    { $link }

    このメールは、テーブルをメールで受け取る設定にした方に送っています。マイページで止められます。
mail-seats-subject = { $name-tournament }のテーブル
mail-seats-subject-one = { $title }、テーブル{ $table }、選択順{ $position }
mail-seats-subject-changed = 変更：{ $title }、テーブル{ $table }、選択順{ $position }
mail-seats-line = { $title }：テーブル{ $table }、選択順{ $position }
mail-seats-line-other = { $title }：テーブル{ $table }、選択順{ $position }（前のお知らせから変更）
mail-sign =
    こんにちは。

    あなたのゲームの結果が入力されました。正しいか確認して、署名してください：

    { $link }

    このリンクはあなた専用です。
mail-sign-subject = { $name-tournament }：結果に署名してください
mail-final-day =
    こんにちは。

    あなたは{ $name-series }の上位に入り、決勝大会に招待されました：{ $when }。

    出場するかどうかを{ $answer-by }までに回答してください：

    { $link }

    このリンクはあなた専用です。出場できない場合も知らせてください。次点の人が待っています。
mail-final-day-subject = { $name-series }決勝大会へのご招待
mail-to-player =
    このメールは、{ $name-tournament }のプレイヤー名簿に載っている方に送っています。あなた専用のマイページ：

    { $link }
mail-invitation =
    { $role ->
        [judge] こんにちは。

            { $name-tournament }（{ $when-and-where }）の審判に招待されました。
       *[organizer] こんにちは。

            { $name-tournament }（{ $when-and-where }）の主催者に招待されました。
    }

    引き受けるには、このページを開いてください。Reeveのアカウントでログインするか、アカウントを作成します：

    { $link }

    { $role ->
        [judge] リンクは{ $until }まで、1回だけ使えます。最初に開いた人が審判になるので、他の人に渡さないでください。
       *[organizer] リンクは{ $until }まで、1回だけ使えます。最初に開いた人が主催者になるので、他の人に渡さないでください。
    }

    心当たりがない場合は、このメールを無視してください。あなたが開かなければ何も起こりません。
mail-invitation-subject = { $role ->
    [judge] { $name-tournament }の審判へのご招待
   *[organizer] { $name-tournament }の主催者へのご招待
}
mail-reset =
    { $name }さん、こんにちは。

    誰か（おそらくあなた自身）が、このReeveアカウントの新しいパスワードを求めました。1時間以内にこのページを開き、パスワードを決めてください：

    { $link }

    リンクは1回だけ使えます。新しいパスワードを決めると、すべての端末がログアウトされます。

    心当たりがない場合は、何もしないでください。パスワードはそのままです。
mail-reset-subject = Reeveの新しいパスワード
mail-second-factor-reset =
    { $name }さん、こんにちは。

    管理者があなたのReeveアカウントの2要素認証（コードとパスキー）を解除しました。もう一度設定するまで、パスワードだけでログインします：

    { $link }

    頼んでいない場合は、すぐに管理者に伝え、パスワードを変更してください。
mail-second-factor-reset-subject = Reeveの2要素認証が解除されました
mail-waits =
    { $name }さん、こんにちは。

    Reeveにあなた宛てのものがあります。ログインして読んでください：

    { $link }
mail-waits-subject = あなた宛てのものがあります
mail-address-changed =
    { $name }さん、こんにちは。

    { $server } のReeveアカウントのメールアドレスが、あなたか管理者によって変更されました。新しいパスワードのリンクを含め、アカウントについてのメールは、今後このアドレスには届きません。

    自分で変更しておらず、誰からも聞いていない場合は、すぐに管理者に伝えてください。変更した人があなたのパスワードを知っている可能性があります。管理者は、アドレスを元に戻し、別のパスワードを発行できます。
mail-address-changed-subject = Reeveアカウントのアドレスが変更されました
mail-test =
    { $name }さん、こんにちは。

    { $server } のReeveでテストメールの送信を求められました。これがそのメールです。メールは届いています。
mail-test-subject = Reeveからのテストメール
mail-no-own-address = お使いのアカウントにメールアドレスがありません。「アカウント」でアドレスを登録してから、もう一度お試しください。
