frame-skip = 本文へ移動
frame-my-tournaments = 自分の大会
frame-sign-in = ログイン
frame-sign-out = ログアウト
frame-way-here = 現在位置
frame-this-tournament = この大会
frame-calls-waiting = { $count }<span class="vh">件が待っています</span>
frame-more = その他
frame-new-here = 新着
frame-find-page = ページを検索
frame-no-such-page = そのページはありません。
frame-notice-begins = { $word }。
frame-done = 完了
frame-please-note = ご注意
frame-not-done = 未完了
frame-done-at = { $clock }に完了。
frame-from-organizers = 主催者より。
frame-made-up = これはデモです。登場する人はすべて架空です。
frame-kept-away = 接続がありません。
frame-kept-back = 接続が戻りました。
frame-kept-at = このページは<span class="num"></span>の時点のもので、最新ではない可能性があります。
frame-refresh = 再読み込み
frame-another-machine = 別のコンピューターに引き継がれました：<a href="">移動する</a>。
frame-changed = このページは変更されました。
frame-lost = Reeveに接続できません。このページは最新ではない可能性がありますが、自動的に更新されます。
frame-may-be-at = Reeveがここに戻らないときは、<a href="{ $address }">{ $address }</a>にあるかもしれません。
frame-away-intro = Reeveに接続できず、このページはこの端末に保存されていません。接続が戻ると自動的に開きます。
frame-away-taken-over = 別のコンピューターに引き継がれました
frame-away-is-at = Reeveは今<bdi translate="no"></bdi>にあります。専用リンクはそこでも同じページにつながります。スタッフはもう一度ログインしてください。
frame-away-stays = この端末で入力して送信されなかったものや、予備機にまだ届いていなかったものは、移動先に一緒に移ります。そこで確認し、足りないものを送信してください。
frame-away-may-be-at = Reeveがここに戻らないときは、<a href=""><bdi translate="no"></bdi></a>にあるかもしれません。
frame-go-there = 移動する
frame-try-again = もう一度試す
frame-away-pages = この端末に保存されたページ
frame-away-pages-open = 接続がなくても、横に示した時点の内容で開けます。そこで送信したものは、接続が戻るまで待ちます。
frame-away-no-pages = この端末には他のページも保存されていません。
frame-moved = 別のコンピューターに引き継がれました。Reeveは今<a href="{ $url }">{ $name-address }</a>にあります。
frame-moved-nothing-here = ここにはもう何も保存されません。この端末が送信できなかったものは端末に残ります。
frame-page-as-of = ページ：{ $fresh }
frame-by-reeve = <a href="{ $url }">{ $tournament }</a>（Reeve）
frame-this-server = このサーバー
frame-contact = 連絡先
frame-privacy = プライバシー
frame-imprint = 運営者情報
frame-terms = 利用規約
frame-light-or-dark = ライト・ダーク
frame-theme-auto = 端末に合わせる
frame-theme-light = ライト
frame-theme-dark = ダーク
frame-status = ステータス{ $status }
frame-status-and-request = ステータス{ $status } · リクエスト<b id="request">{ $request }</b>
frame-to-sign-in = ログイン
frame-to-form = このフォームのページ
frame-to-next-step = この大会で次にすること
frame-to-tournament = 大会のページ
frame-to-start = トップページ
frame-copy-made = Reeveで作成した{ $time }時点のコピーです。
frame-copy-of = <a href="{ $original }">{ $original }</a>の{ $time }時点のコピーです。
