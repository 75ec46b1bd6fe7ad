refusals-signed = この結果には署名がそろっているので、変更できません。
refusals-decided = この結果は審判が決めたので、変更できません。
refusals-no-result-yet = 結果はまだ入力されていません。
refusals-disputed = { $ground ->
   *[table] テーブルで異議が出ています。審判が決めるか、異議が取り消されるまで、誰も署名できません。
    [field] フィールドで異議が出ています。審判が決めるか、異議が取り消されるまで、誰も署名できません。
}
refusals-no-dispute = あなたは異議を申し出ていません。
refusals-no-such-seat = { $ground ->
   *[table] このテーブルにその席はありません。
    [field] このフィールドにその席はありません。
}
refusals-absent-do-not-sign = { $entrant ->
   *[player] 欠席のプレイヤーは署名しません。欠席が間違いなら申し出てください。
    [team] 欠席のチームは署名しません。欠席が間違いなら申し出てください。
}
refusals-signer-gone = { $entrant ->
   *[player] 大会を離れたプレイヤーは署名しません。他の人が署名し、残りはスタッフが紙に記入します。
    [team] 大会を離れたチームは署名しません。他の人が署名し、残りはスタッフが紙に記入します。
}
refusals-you-left = { $ground ->
   *[table] あなたは大会を辞退したので、このテーブルでは何もできません。他の人とスタッフが続けます。
    [field] あなたは大会を辞退したので、このフィールドでは何もできません。他の人とスタッフが続けます。
}
refusals-you-are-disqualified = { $ground ->
   *[table] あなたは失格になったので、このテーブルでは何もできません。他の人とスタッフが続けます。
    [field] あなたは失格になったので、このフィールドでは何もできません。他の人とスタッフが続けます。
}
refusals-disputed-already = すでに異議を申し出ています。審判に伝わっています。
refusals-disputes-used-up = { $ground ->
   *[table] 異議を{ $most }回申し出て、毎回取り消しています。審判をテーブルに呼んでください。
    [field] 異議を{ $most }回申し出て、毎回取り消しています。審判をフィールドに呼んでください。
}
refusals-entered-already = 結果はすでに入力されています。間違っていれば異議を申し出てください。スタッフが訂正します。入力した人は、誰かが署名するまで変更できます。
refusals-own-results-off = この大会では結果をスタッフが入力します。
refusals-pin-missing = カードにある4桁の数字を入力してください。
refusals-pin-wrong-last = { $ground ->
   *[table] PINが違います。5回間違えると、このテーブルは2分間ロックされます。その後、カードを見てもう一度入力してください。
    [field] PINが違います。5回間違えると、このフィールドは2分間ロックされます。その後、カードを見てもう一度入力してください。
}
refusals-pin-wrong = PINが違います。カードを見てください。あと{ $left }回入力できます。
refusals-pins-held = { $ground ->
   *[table] このテーブルでPINを何度も間違えました。2分待ってから入力してください。
    [field] このフィールドでPINを何度も間違えました。2分待ってから入力してください。
}
refusals-pin-locked = PINを何度も間違えました。スタッフに新しいPINをもらってください。
refusals-pin-unknown = PINがまだありません。主催者にもらってください。
refusals-pin-not-locked = このPINはロックされていないので、そのままです。
refusals-round-not-started = このラウンドはまだ始まっていません。結果は始まってから入力します。
refusals-round-closed = このラウンドは締め切られました。結果は変更できません。
refusals-round-not-played = このラウンドは行われていないので、スコアシートに署名できません。
refusals-unusual = { $points ->
   *[vp] この結果には通常と異なる点があります。用紙のとおりに、勝者の勝利点をもう一度入力してください。
    [hexes] この結果には通常と異なる点があります。用紙のとおりに、勝者のヘックスをもう一度入力してください。
}
refusals-not-final-yet = このスコアシートには、まだ署名がそろっていません。スコアシートの上で結果を変更してください。
refusals-corrections-off = この大会では、確定した結果は訂正されません。
refusals-no-signed-paper = この結果は紙で署名されていないので、内容の違う署名済みの用紙はありません。結果はそのままです。
refusals-nothing-differs = すでに保存されている内容と同じです。訂正するところはありません。
refusals-correction-waits = このスコアシートの訂正がすでに確認待ちです。先にそちらを見てください。
refusals-correction-first = 訂正が2人目の確認を待っていて、順位が変わる可能性があります。先に確認するか取り下げてください。
refusals-same-person = この訂正はあなたが提案しました。もう1人の確認が必要です。
refusals-role-since-proposal = あなたがこの役割になったのは、訂正が提案された後です。提案前からこの役割の人の確認が必要です。
refusals-let-in-by-proposer = スコアシートの確定後に、この訂正を提案した人があなたをスタッフに加えました。別の人の確認が必要です。
refusals-proposer-unknown = この訂正を誰が提案したかわかりません。取り下げて、もう一度提案してください。
refusals-proposer-gone = この訂正を提案した人は、もう当時と同じ主催者や審判ではありません。取り下げて、もう一度提案してください。
refusals-no-correction-of-this = 提案された内容は、今のスコアシートの訂正になりません。取り下げて、もう一度提案してください。
refusals-other-role-needed = 主催者と審判の両方が必要です。もう一方の役割の人の確認が必要です。
refusals-winner-vp-differ = { $points ->
   *[vp] 保存されている勝者の勝利点と違います。用紙をもう一度見てください。この勝利点か、下の結果のどちらかが間違っています。
    [hexes] 保存されている勝者のヘックスと違います。用紙をもう一度見てください。このヘックスか、下の結果のどちらかが間違っています。
}
refusals-no-game-limit = この大会のゲームには制限時間がないので、時間は追加されません。
refusals-game-not-on = { $ground ->
   *[table] 時間を追加できるのは、テーブルのゲーム中だけです。
    [field] 時間を追加できるのは、フィールドのゲーム中だけです。
}
refusals-no-minutes = 分を0から{ $most }までの整数で入力してください。
refusals-judge-names-winner = { $points ->
   *[vp] 時間切れで、勝利点が最も多い人が複数います。審判が勝者を決めて、結果を入力します。
    [hexes] 時間切れで、ヘックスが最も多い人が複数います。審判が勝者を決めて、結果を入力します。
}
refusals-winner-out = 勝者とされている人は、このゲームで失格になったか辞退しました。どの結果を有効とするか審判が選ぶまで、署名することも、別の勝者を選ぶこともできません。
refusals-stands-missing = どの結果を有効とするか選んでください。
refusals-played-alone = 1人では勝者になれません。ゲームが行われなかったことにチェックを入れてください。
refusals-best-not-alone = { $points ->
   *[vp] 他に、1人だけで最も多い勝利点を持つ人はいません。誰が勝ったか、上で選んでください。
    [hexes] 他に、1人だけで最も多いヘックスを持つ人はいません。誰が勝ったか、上で選んでください。
}
refusals-reason-missing = 何があり、なぜそう決めるのか、簡単に書いてください。
refusals-objection-missing = 何が間違っているか、簡単に書いてください。
refusals-reason-too-long = 理由が{ $length }文字あります。{ $most }文字以内にしてください。
refusals-reason-control = 理由に見えない文字が含まれています。入力し直してください。
refusals-choice-not-public = このラウンドの座席はまだ公開されていません。
refusals-choice-round-over = このラウンドは締め切られました。
refusals-choice-game-over = { $ground ->
   *[table] このテーブルの結果は入力されているので、配置と座席は変更できません。
    [field] このフィールドの結果は入力されているので、配置と座席は変更できません。
}
refusals-choice-layout-first = { $entrant ->
   *[player] 先にゲーム盤の配置を確認してください。その後でプレイヤーが選びます。
    [team] 先にゲーム盤の配置を確認してください。その後でチームが選びます。
}
refusals-choice-all-chosen = { $ground ->
   *[table] このテーブルでは全員が選び終わりました。
    [field] このフィールドでは全員が選び終わりました。
}
refusals-choice-nothing-chosen = まだ誰も選んでいないので、取り消すものはありません。
refusals-choice-colour = 残っている色から選んでください。
refusals-choice-order = 残っている手番順から選んでください。
refusals-choice-chair = 椅子を選んでください。
refusals-choice-not-a-judge = この大会の審判から選んでください。
refusals-this-too-long = { $length }文字あります。{ $most }文字以内にしてください。
refusals-kept-apart = { $entrant ->
   *[player] 別々の席にするプレイヤーを2名以上選んでください。一度に選べるのは{ $most }名までです。
    [team] 別々の席にするチームを2名以上選んでください。一度に選べるのは{ $most }名までです。
}
refusals-apart-already = { $entrant ->
   *[player] これらのプレイヤーは、すでに別々の席にすることになっています。
    [team] これらのチームは、すでに別々の席にすることになっています。
}
refusals-too-many-groups = グループは{ $most }個までです。
refusals-too-many-players = { $entrant ->
   *[player] 大会に登録できるプレイヤーは、辞退した人も含めて{ $most }名までです。
    [team] 大会に登録できるチームは、辞退した人も含めて{ $most }名までです。
}
refusals-no-more-numbers = { $entrant ->
   *[player] プレイヤーの番号は1から{ $last }までで、一度使った番号は使われません。この大会では残りが足りません。
    [team] チームの番号は1から{ $last }までで、一度使った番号は使われません。この大会では残りが足りません。
}
refusals-table-number = 番号は1から{ $most }までです。
refusals-amount = 金額は 12、12.50、8,50 € のように、{ $most }以下で入力してください。空でも構いません。
refusals-erase-word = 何も消去されていません。消去するには{ $word }と入力してください。
refusals-withdraw-word = 続けるには{ $word }と入力してください。
refusals-too-many-registrations = { $entrant ->
   *[player] お使いのネットワークから、この1時間に多くのプレイヤーの申し込みがあったため、保存されませんでした。{ $time }以降にもう一度申し込むか、主催者に追加を頼んでください。
    [team] お使いのネットワークから、この1時間に多くのチームの申し込みがあったため、保存されませんでした。{ $time }以降にもう一度申し込むか、主催者に追加を頼んでください。
}
refusals-name-registered = { $name }さんはすでに申し込み済みです。同じ名前の別の人なら、下の欄にチェックを入れてもう一度送信してください。ご本人なら問題ありません。受け取った専用リンクを使ってください。
refusals-other-currency = この大会の通貨は{ $currency }です。{ $currency }で金額を入力してください。
refusals-paid-already = { $entrant ->
   *[player] このプレイヤーはすでに支払い済みになっています。
    [team] このチームはすでに支払い済みになっています。
}
refusals-not-paid = { $entrant ->
   *[player] このプレイヤーは支払い済みになっていないので、取り消すものはありません。
    [team] このチームは支払い済みになっていないので、取り消すものはありません。
}
refusals-too-many-mails = { $entrant ->
   *[player] 1つの大会からプレイヤーに送れるメールは、1日{ $most }通までです。何も送信されていません。
    [team] 1つの大会からチームに送れるメールは、1日{ $most }通までです。何も送信されていません。
}
refusals-nobody-has-address = { $entrant ->
   *[player] これらのプレイヤーにはメールアドレスがありません。何も送信されていません。
    [team] これらのチームにはメールアドレスがありません。何も送信されていません。
}
refusals-subject-missing = 件名を入力してください。
refusals-text-missing = 本文を入力してください。
refusals-nobody-chosen = { $entrant ->
   *[player] 誰も選ばれていません。先にプレイヤーにチェックを入れてください。
    [team] 誰も選ばれていません。先にチームにチェックを入れてください。
}
refusals-agreed-when = 一覧には、いつ同意したか書かれていない人がいます。いつ同意したかを入力してください。
refusals-agreed-later = その日はまだ来ていません。いつ同意したかを入力してください。
refusals-name-missing = 名前を入力してください。
refusals-control-characters = 改行、タブ、その他の制御文字は使えません。
refusals-control-in-note = 改行以外の制御文字と、文字の方向を逆にする文字は使えません。
refusals-email-without-at = メールアドレスには@が必要です。
refusals-email-half = メールアドレスは@の前後に文字が必要です。
refusals-email-two-ats = メールアドレスの@は1つですが、2つ以上あります。
refusals-email-twice = 2つ以上のアドレスがあります。1つだけにしてください。
refusals-email-not-plain = ada@example.org のように、アドレスだけを入力してください。空白、引用符、コンマなどは入れないでください。
refusals-email-not-sendable = このアドレスにはメールを送れません。間違った文字、余分な点やハイフン、長すぎる部分がないか確認してください。
refusals-email-without-dot = アドレスの終わりがありません。ada@example.org のように、@の後には点が必要です。
refusals-guardian-missing = 未成年者には保護者の同意が必要です。保護者の名前を入力してください。
refusals-guardian-disagrees = 未成年者の場合は、保護者も同意する必要があります。
refusals-door-code-missing = 入口のコードを読み取るか、コードの下の文字を入力してください。
refusals-no-card-for-hidden = { $entrant ->
   *[player] アーカイブ済みのプレイヤーにはカードがありません。先に復帰させてください。
    [team] アーカイブ済みのチームにはカードがありません。先に復帰させてください。
}
refusals-wrong-door-code = 入口のコードと違います。ポスターをもう一度見てください。コードは主催者がときどき変更します。
refusals-too-many-door-codes = 1時間以内に、あなたの受付で間違ったコードが何度も入力されました。到着したことを入口で主催者に伝えてください。
refusals-code-not-agreed = 行動規範への同意にチェックを入れてください。
refusals-photo-not-agreed = 撮影ポリシーへの同意にチェックを入れてください。
refusals-file-empty = ファイルを選ぶか、その内容を貼り付けてください。
refusals-file-without-players = { $entrant ->
   *[player] ファイルに見出し行だけがあり、プレイヤーがありません
    [team] ファイルに見出し行だけがあり、チームがありません
}
refusals-staff-email = このアドレスは大会スタッフのものです。スタッフは大会に参加できません (1.3.2)。
refusals-staff-name = 大会スタッフに同じ名前の人がいます。スタッフは大会に参加できません (1.3.2)。同じ名前の別の人なら、下で示してください。
refusals-on-the-list = { $name }さんはすでに一覧にいます。一覧で受付をしてください。同じ名前の別の人なら、下で示してください。
refusals-staff-name-registering = 大会スタッフに同じ名前の人がいます。スタッフは大会に参加できません (1.3.2)。同じ名前の別の人なら、主催者に追加を頼んでください。
refusals-staff-alike = 大会スタッフにほぼ同じ名前の人がいます。スタッフは大会に参加できません (1.3.2)。別の人なら、下で示してください。
refusals-staff-alike-registering = 大会スタッフにほぼ同じ名前の人がいます。スタッフは大会に参加できません (1.3.2)。別の人なら、下で示してください。
refusals-staff-in-file = は大会スタッフです。スタッフは大会に参加できません (1.3.2)
refusals-staff-alike-in-file = は大会スタッフとほぼ同じ名前です。スタッフは参加できません (1.3.2)。同じ人ならこの行を除いてください。別の人なら上で示してください。
refusals-staff-registers = { $entrant ->
   *[player] あなたは大会スタッフです。スタッフは大会に参加できません。他の人を申し込むには、プレイヤーのページでプレイヤーを追加してください。
    [team] あなたは大会スタッフです。スタッフは大会に参加できません。他の人を申し込むには、チームのページでチームを追加してください。
}
refusals-seat-mail-without-address = { $ground ->
   *[table] テーブルのお知らせを送るアドレスを入力するか、下のチェックを外してください。
    [field] フィールドのお知らせを送るアドレスを入力するか、下のチェックを外してください。
}
refusals-registered-already = この名前とアドレスの人はすでに申し込み済みです。受け取った専用リンクを使ってください。なくしたときは主催者に聞いてください。
refusals-email-registered = このメールアドレスの人がすでに申し込み済みです。家族で同じアドレスを使っても構いません。別の人なら、下の欄にチェックを入れてもう一度送信してください。
refusals-same-tournament = 同じ大会です。別の大会を指定してください。
refusals-other-tournament-hidden = その大会はアーカイブされています。先に戻してください。
refusals-no-such-player-there = { $entrant ->
   *[player] その大会に、この番号のプレイヤーはいません。
    [team] その大会に、この番号のチームはいません。
}
refusals-same-person-already = この2人はすでに同じ人とされています。
refusals-twice-in-one-tournament = { $entrant ->
   *[player] この2人は同じ人にできません。どちらも同じ大会のプレイヤーと結び付いていて、1つの大会に2回参加する人はいないからです。先に、別人のほうを切り離してください。
    [team] この2人は同じ人にできません。どちらも同じ大会のチームと結び付いていて、1つの大会に2回参加する人はいないからです。先に、別人のほうを切り離してください。
}
refusals-joined-with-nobody = { $entrant ->
   *[player] このプレイヤーは、他の大会の誰とも結び付いていません。
    [team] このチームは、他の大会の誰とも結び付いていません。
}
refusals-registration-closed = この大会の参加申込は締め切られました。それでも参加したいときは、会場の主催者に聞いてください。
refusals-called-off = この大会は中止になったので、申し込みも受付もできません。
refusals-invited-only = { $entrant ->
   *[player] これはシリーズの決勝大会で、プレイヤーはシリーズから招待された人です。シリーズの主催者が、決勝大会のページで次点の人を招待します。
    [team] これはシリーズの決勝大会で、チームはシリーズから招待された人です。シリーズの主催者が、決勝大会のページで次点の人を招待します。
}
refusals-agreed-already = { $entrant ->
   *[player] このプレイヤーは、すでに行動規範と撮影ポリシーに同意しています。
    [team] このチームは、すでに行動規範と撮影ポリシーに同意しています。
}
refusals-guardian-first = 未成年者には保護者の同意が必要です。先に保護者の名前を入力してください。
refusals-own-check-in-not-started = 受付はまだ始まっていません。開場すると始まり、このページで受付ができます。
refusals-hidden = { $entrant ->
   *[player] このプレイヤーはアーカイブされています。先にアーカイブから戻してください。
    [team] このチームはアーカイブされています。先にアーカイブから戻してください。
}
refusals-not-hidden = { $entrant ->
   *[player] このプレイヤーはアーカイブされていません。
    [team] このチームはアーカイブされていません。
}
refusals-not-asked = { $entrant ->
   *[player] 承認できるのは、承認待ちのプレイヤーだけです。
    [team] 承認できるのは、承認待ちのチームだけです。
}
refusals-not-waiting = 繰り上げられるのは、キャンセル待ちの人だけです。
refusals-not-leaving = 途中退出の申し出はもうありません。回答されたか、取り消されました。
refusals-not-withdrawn = 復帰させられるのは、辞退した人だけです。
refusals-full = 参加枠に空きがありません。詳細で定員を増やすか、誰かが辞退するのを待ってください。
refusals-nobody-to-move-up = 繰り上げられる人はいません。キャンセル待ちがいないか、参加枠に空きがありません。
refusals-seated = { $entrant ->
   *[player] このプレイヤーは組み合わせ表に席があるので、アーカイブできません。代わりに辞退にしてください。出た結果はそのまま残ります。
    [team] このチームは組み合わせ表に席があるので、アーカイブできません。代わりに辞退にしてください。出た結果はそのまま残ります。
}
refusals-game-on = この{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }はゲーム中です。{ $ground ->
       *[table] テーブル
        [field] フィールド
    }にいないときは、スコアシートでその席を欠席にしてください。
refusals-tournament-over = 大会は終了しました。もう誰も辞退できません。
refusals-withdrawn-already = { $entrant ->
   *[player] このプレイヤーはすでに辞退しています。
    [team] このチームはすでに辞退しています。
}
refusals-disqualified-stands = { $entrant ->
   *[player] このプレイヤーは失格で、取り消されません (1.3.5)。
    [team] このチームは失格で、取り消されません (1.3.5)。
}
refusals-later-stages = { $entrant ->
   *[player] 後のステージの座席が公開されているので、その前に辞退したプレイヤーは復帰できません。
    [team] 後のステージの座席が公開されているので、その前に辞退したチームは復帰できません。
}
refusals-prelims-over = { $entrant ->
   *[player] もう参加できません。プレイヤーが参加できるのは、全員がプレイする最後のラウンドが締め切られるまでです。
    [team] もう参加できません。チームが参加できるのは、全員がプレイする最後のラウンドが締め切られるまでです。
}
refusals-finalists-play = ゲームが始まったので、受付は終了しました。出場しない人の代わりは、準決勝と決勝のページで決めます。
refusals-check-in-over = 受付は終了しました。
refusals-check-in-not-started = 受付はまだ始まっていません。開場したら「次の手順」のページで始めてください。
refusals-own-data-locked = 座席が公開されたので、データを変更できるのは主催者だけです。
refusals-own-check-in-closed = { $entrant ->
   *[player] この大会ではプレイヤー自身での受付はできません。到着したことを入口で主催者に伝えてください。
    [team] この大会ではチーム自身での受付はできません。到着したことを入口で主催者に伝えてください。
}
refusals-own-check-in-over = 最初の座席を作成しています。到着したことを主催者に伝えてください。席を用意します。
refusals-own-withdrawal-locked = { $ground ->
   *[table] 座席が公開されているので、今辞退すると誰かのテーブルが変わります。会場の主催者に伝えてください。
    [field] 座席が公開されているので、今辞退すると誰かのフィールドが変わります。会場の主催者に伝えてください。
}
refusals-nothing-to-leave = この後に出るゲームはないので、退出の必要はありません。
refusals-waits-for-approval = { $entrant ->
   *[player] このプレイヤーは承認待ちです。先に承認してください。
    [team] このチームは承認待ちです。先に承認してください。
}
refusals-on-waiting-list = { $entrant ->
   *[player] このプレイヤーはキャンセル待ちです。先に繰り上げてください。
    [team] このチームはキャンセル待ちです。先に繰り上げてください。
}
refusals-has-withdrawn = { $entrant ->
   *[player] このプレイヤーは辞退しています。先に復帰させてください。
    [team] このチームは辞退しています。先に復帰させてください。
}
refusals-is-disqualified = { $entrant ->
   *[player] このプレイヤーは失格になっています。
    [team] このチームは失格になっています。
}
refusals-own-not-approved = 主催者はまだ申し込みを承認していません。到着したことを入口で主催者に伝えてください。
refusals-own-waiting = あなたはキャンセル待ちで、まだ参加枠がありません。到着したことを入口で主催者に伝えてください。
refusals-own-withdrawn = 辞退したため、受付ができません。やはり参加したいときは、入口で主催者に伝えてください。
refusals-own-gone = もう大会に参加していないため、受付ができません。理由は主催者に聞いてください。
refusals-nobody-named = 誰についての報告か示してください。選ぶか、名前を書くか、その人の特徴を書いてください。
refusals-who-is-meant = 誰のことか下で示すか、名前を直してください。
refusals-too-many-named = ここに書けるのは{ $most }名までです。他の人は「何がありましたか？」に書いてください。
refusals-about-oneself = 自分の名前が入っています。自分は除いてください。
refusals-kind-missing = 最も近い種類を選んでください。
refusals-no-such-ground = この理由は一覧にありません。選び直してください。
refusals-not-on-the-staff = 選んだ人の中に、もうスタッフではない人がいます。選び直してください。
refusals-no-such-judge = この人は大会の審判ではありません。選び直してください。
refusals-about-the-judge = この審判についての報告です。別の審判を選ぶか、選ばないでください。
refusals-words-missing = 何か書いてください。
refusals-shorten = { $length }文字あります。{ $most }文字以内に短くしてください。
refusals-invisible-character = 見えない文字が含まれています。入力し直すか、書式なしで貼り付けてください。
refusals-too-many-today = 今日はここからフォームが{ $most }回送信されたので、今回は保存されませんでした。審判か主催者に直接伝えてください。
refusals-changed-meanwhile = その間に他の人が変更しました
refusals-not-allowed = 許可されていません
refusals-not-found = 見つかりません
