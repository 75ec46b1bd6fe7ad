receipts-intro = 控えには、確定したスコアシートのダイジェストが載っています。ここにダイジェストを入力すると、その結果が見られます。
receipts-game = { $ground ->
   *[table] { $round }、テーブル{ $table }
    [field] { $round }、フィールド{ $table }
}
receipts-link = チェーンの{ $number }番目
receipts-links = 長さ{ $count }
receipts-not-public = まだ公開されていません
receipts-not-public-why = { $ground ->
   *[table] 今これを見られるのはスタッフだけです。ダイジェストがあると他のテーブルの結果を割り出せるので、結果が公開されるまで渡さないでください。
    [field] 今これを見られるのはスタッフだけです。ダイジェストがあると他のフィールドの結果を割り出せるので、結果が公開されるまで渡さないでください。
}
receipts-stands = この結果は今も有効です。
receipts-stands-corrected = これは訂正後の結果で、有効です。
receipts-corrected-since = この結果は後で訂正されました。公開ログに両方の値が載っています。
receipts-no-such = 公開された結果にこのダイジェストはありません。ラウンドがまだ締め切られていなければ、締め切り後にもう一度お試しください。
receipts-no-digest = ダイジェストは0から9とaからfの64文字です。
receipts-in-the-chain = チェーンの位置
receipts-corrected = 訂正済み
receipts-final-since = 確定日時
receipts-digest = ダイジェスト
receipts-says-caption = スコアシートの内容
receipts-number = No.
receipts-result = 結果
receipts-made-of = ダイジェストの作り方
receipts-made-of-how = { $entrant ->
   *[player] ダイジェストは、次の各行（行末は改行文字LF）のSHA-256です。<code>sha256sum</code>でも同じ値になります。プレイヤーは大会での番号で示されます。
    [team] ダイジェストは、次の各行（行末は改行文字LF）のSHA-256です。<code>sha256sum</code>でも同じ値になります。チームは大会での番号で示されます。
}
receipts-print = 控えを印刷
receipts-look-up = 控えを照会
receipts-look-up-another = 別の控えを照会
receipts-digest-on-receipt = 控えのダイジェスト
receipts-look-up-button = 照会する
receipts-title = スコアシートの控え
