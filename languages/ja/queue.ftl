queue-waits = この端末に送信待ちの変更が{ $number }件あります。接続が戻ると送信されます。
queue-stays = この端末に送信待ちの変更が{ $number }件あります。このアドレスではReeveが応答しません。
queue-sends = 変更{ $number }件を送信中です。
queue-look = 変更{ $number }件が受け付けられませんでした。ここで確認してください。
queue-signed-out = ログインが切れています。再びログインするまで、変更{ $number }件が送信待ちです。
queue-others = この端末に{ $who }さんの送信待ちの変更が{ $number }件あります。{ $who }さんがここで再びログインすると送信されます。
queue-others-link = この端末に{ $who }さんの送信待ちの変更が{ $number }件あります。{ $who }さんのマイページがここで再び開かれると送信されます。
queue-here = 到着
queue-not-here = 未着
queue-here-queued = 到着（送信待ち）
queue-not-here-queued = 未着（送信待ち）
queue-handed = Reeveが別のアドレスにあった間に、この端末で入力されました。保存内容を確認し、足りなければ送信してください。
queue-pin-waits = 署名1件が接続を待っています。このページを開いたままにしてください。
queue-sign-in = もう一度ログイン
queue-address-changed = アドレスが変わりましたか。送信待ちのものは移動先に一緒に移ります。そこで確認し、足りないものを入力してください。
queue-try = <bdi class="num" translate="no"></bdi>を試す
queue-typed-by-you = 入力した内容：<span translate="no"></span>
queue-what-differs = 異なる点
queue-field = 項目
queue-stored-now = 現在の保存内容
queue-typed-column = 入力した内容
queue-gone = 入力した内容は、もう登録できません。破棄するまでここに残ります。
queue-open-page = ページを開く
queue-open-with-typed = 入力した内容で開く
queue-discard-typed = 入力した内容を破棄
queue-do-not-send = 送信しない
queue-queued = <b>送信待ち</b> <span class="num" data-when></span>。まだ送信されていません。
queue-pin = <b>まだ署名されていません。</b>署名は接続が戻ると送信されます。PINは端末に保存されないので、このページを開いたままにしてください。5分たつとPINは消え、もう一度署名することになります。
queue-pin-over = <strong>署名されていません。</strong>接続のない時間が長すぎたため、PINは消えました。もう一度署名するか、紙に署名してください。
queue-draft = <span class="num" data-when></span>にここで入力された内容は保存されていません。
queue-draft-sent = <span class="num" data-when></span>にここで入力された内容は送信されましたが、保存されたかどうかわかりません。
queue-restore = 元に戻す
queue-discard = 破棄
queue-restored = <strong>まだ保存されていません。</strong>フォームには前に入力した内容が入っています。現在の保存内容を確認してから、もう一度送信してください。
