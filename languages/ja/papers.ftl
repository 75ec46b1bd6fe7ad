papers-sheet-of-table = { $ground ->
   *[table] テーブル{ $number }のスコアシート
    [field] フィールド{ $number }のスコアシート
}
papers-blank-sheet = 空白のスコアシート（{ $page }ページの{ $number }枚目）
papers-table-blank = { $ground ->
   *[table] テーブル<span class="line short"></span>
    [field] フィールド<span class="line short"></span>
}
papers-sheet-says = { $points ->
   *[vp] スコアシート。ゲームの後、全員で勝利点を確認してから署名してください。全員が署名すると結果が確定します (1.3.4)。
    [hexes] スコアシート。ゲームの後、全員でヘックスを確認してから署名してください。全員が署名すると結果が確定します (1.3.4)。
}
papers-sheet-number = シート<b class="num">{ $number }</b>
papers-sheet-number-blank = シート<span class="line short"></span>
papers-from-the-list = { $ground ->
   *[table] テーブル順の一覧より
    [field] フィールド順の一覧より
}
papers-code-of-sheet = このスコアシートのページのQRコード
papers-code-of-typed-sheets = スコアシートを入力するページのQRコード
papers-seats-of-table = { $ground ->
   *[table] テーブル{ $number }の席
    [field] フィールド{ $number }の席
}
papers-seats-of-blank-sheet = 空白のスコアシートの席（{ $page }ページの{ $number }枚目）
papers-column-chair = 椅子
papers-column-colour = 色
papers-column-play-order = 手番順
papers-column-won = 勝利
papers-column-signature = 署名
papers-absent = 欠席
papers-check-layout = ☐ 選択の前：ゲーム盤の配置を確認した。選択順1の人から選ぶ (1.1.6)。
papers-check-pieces = ☐ コマを数えた：{ $counted }。違うときは審判を呼ぶ ({ $clause })。
papers-check-judge-handles = ☐ 資源カード係は審判。決勝では常に審判が担当する (2.0.4)。
papers-check-handled-by = ☐ 資源カード係はスタートプレイヤー、全員で選んだ<span class="line"></span>さん、または審判 (2.0.4)。
papers-check-agreement = ☐ 合意により、山を2つに分けるか、各自が自分のカードを取る。☐ 合意が終わった：スタートプレイヤーがすべてのカードを配る (2.0.4)。
papers-check-log = ☐ 出来事や出目の記録をつける人がいる：ここで声に出して伝え、主催者にも知らせる。主催者はこのゲームの後にサイコロを交換する (2.0.7)。
papers-check-claimed = ☐ 勝者は自分の手番に勝利を宣言した (3.0.14)。
papers-check-on-time = ☐ 時間切れで終了。
papers-who-does-not-come = { $points ->
   *[vp] 来ない人がいるとき：勝利点の代わりに「欠席」と書き、審判に伝えてください。ゲームは来た人だけのゲームとして数えられます。
    [hexes] 来ない人がいるとき：ヘックスの代わりに「欠席」と書き、審判に伝えてください。ゲームは来た人だけのゲームとして数えられます。
}
papers-may-not-stay-empty = { $points ->
   *[vp] 勝利点と勝者は必ず記入してください。
    [hexes] ヘックスと勝者は必ず記入してください。
}
papers-parts-add-up = { $points ->
   *[vp] 内訳の合計が勝利点になります。内訳は空でも構いませんが、勝利点と勝者は必ず記入してください。
    [hexes] 内訳の合計がヘックスになります。内訳は空でも構いませんが、ヘックスと勝者は必ず記入してください。
}
papers-seats-by-name-heading = <span class="small name">{ $name }</span> { $round }：名前順の座席
papers-seat-by-name = { $ground ->
   *[table] <span class="vh">テーブル</span><b>{ $number }</b><span class="vh">、</span> <span class="small">選択順{ $position }</span>
    [field] <span class="vh">フィールド</span><b>{ $number }</b><span class="vh">、</span> <span class="small">選択順{ $position }</span>
}
papers-seats-by-table-heading = { $ground ->
   *[table] <span class="small name">{ $name }</span> { $round }：テーブル順の座席
    [field] <span class="small name">{ $name }</span> { $round }：フィールド順の座席
}
papers-table-with-sheet = { $ground ->
   *[table] <b class="big num"><span class="vh">テーブル</span>{ $number }</b> <span class="small num">シート{ $sheet }</span>
    [field] <b class="big num"><span class="vh">フィールド</span>{ $number }</b> <span class="small num">シート{ $sheet }</span>
}
papers-card-of-table = { $ground ->
   *[table] テーブル{ $number }のカード
    [field] フィールド{ $number }のカード
}
papers-card-number = { $ground ->
   *[table] <span class="small">テーブル</span> { $number }
    [field] <span class="small">フィールド</span> { $number }
}
papers-record-sheet-numbered = スコアシート{ $number }
papers-pack-heading = 紙のセット：{ $round }
papers-pack-made = { $moment }に作成。その後の変更は含まれません。
papers-pack-secret = <b>スタッフ専用：</b>この座席はまだ公開されていません。
papers-pack-board-secret = { $ground ->
   *[table] 公開の時まで、<b>ゲーム盤は秘密です</b>。シートはテーブルで配ってください。
    [field] 公開の時まで、<b>ゲーム盤は秘密です</b>。シートはフィールドで配ってください。
}
papers-pack-if-down = すべてが使えないとき
papers-pack-hang-up = { $ground ->
   *[table] 座席の発表を読み上げ、名前順とテーブル順の一覧を貼り出してください。
    [field] 座席の発表を読み上げ、名前順とフィールド順の一覧を貼り出してください。
}
papers-pack-cut = { $ground ->
   *[table] テーブルカードとスコアシートの束を、それぞれ1回で切ってください。左または上の束をもう一方の上に重ねると、テーブル順になります。
    [field] フィールドカードとスコアシートの束を、それぞれ1回で切ってください。左または上の束をもう一方の上に重ねると、フィールド順になります。
}
papers-pack-hand-out = { $ground ->
   *[table] 各テーブルにカードとスコアシートを1枚ずつ配ります。スコアシートのないテーブルは空白のものを使い、テーブル順の一覧からシートの番号を書き写します。
    [field] 各フィールドにカードとスコアシートを1枚ずつ配ります。スコアシートのないフィールドは空白のものを使い、フィールド順の一覧からシートの番号を書き写します。
}
papers-pack-hand-out-with-board = { $ground ->
   *[table] 各テーブルに、カード、ゲーム盤のシート、スコアシートを1枚ずつ配ります。スコアシートのないテーブルは空白のものを使い、テーブル順の一覧からシートの番号を書き写します。
    [field] 各フィールドに、カード、ゲーム盤のシート、スコアシートを1枚ずつ配ります。スコアシートのないフィールドは空白のものを使い、フィールド順の一覧からシートの番号を書き写します。
}
papers-pack-play = ゲームを行ってください。読み上げる文と重要な条項は、次のページにあります。
papers-pack-collect = 全員が署名したら、スコアシートを集めてください。
papers-pack-note-players = 1回戦の前に、開始時に着席しているプレイヤーの人数を書き留めてください (1.1.3)。
papers-pack-when-back = Reeveが復旧したら、ラウンドの公開と開始がまだなら行ってください。その後、{ $address } を開き、スコアシートを番号で入力してください。足りないスコアシートが表示されます。
papers-pack-contents = セットの内容
papers-pack-has-words = 読み上げる文と重要な条項
papers-pack-has-standings = 公開されている順位表
papers-pack-has-names = 名前順の座席（貼り出し用）
papers-pack-has-tables = { $ground ->
   *[table] テーブル順の座席（スコアシートの番号入り）
    [field] フィールド順の座席（スコアシートの番号入り）
}
papers-pack-has-cards = { $ground ->
   *[table] 各テーブルのカード
    [field] 各フィールドのカード
}
papers-pack-has-boards = { $ground ->
   *[table] 各テーブルのゲーム盤のシート
    [field] 各フィールドのゲーム盤のシート
}
papers-pack-has-sheets = { $ground ->
   *[table] 各テーブルのスコアシートと、空白のスコアシート数枚
    [field] 各フィールドのスコアシートと、空白のスコアシート数枚
}
papers-pack-words-heading = <span class="small name">{ $name }</span> { $round }：読み上げる文
papers-pack-clauses-heading = 重要な条項
papers-pack-standings-heading = <span class="small name">{ $name }</span> 順位表
papers-when-seats-are-out = 座席を発表するとき
papers-when-games-begin = ゲームを始めるとき
papers-when-round-is-over = ラウンドが終わったとき
papers-board-of-table = { $ground ->
   *[table] { $round }、テーブル{ $number }：ゲーム盤
    [field] { $round }、フィールド{ $number }：ゲーム盤
}
papers-board = { $round }：ゲーム盤
papers-board-land-only = 数字チップと港は使わず、この土地で行います。
papers-board-harbors = 港では、その文字の資源2枚、3:1なら同じ資源3枚を1枚と交換できます。接岸点は、桟橋の端にある2つの交差点です。
papers-board-only-land-heading = 土地（番号1から）
papers-board-land-heading = 1. 土地（番号1から）
papers-board-harbors-heading = 2. 港
papers-board-chits-heading = 3. 数字チップ（その番号の土地に置く）
papers-board-confirm = { $ground ->
   *[table] ☐ ゲーム盤は図のとおりで、テーブルの全員が納得している：スタッフに伝え、選択順に従って選ぶ (1.1.6)。
    [field] ☐ ゲーム盤は図のとおりで、フィールドの全員が納得している：スタッフに伝え、選択順に従って選ぶ (1.1.6)。
}
papers-board-confirm-side-event = { $ground ->
   *[table] ☐ ゲーム盤は図のとおりで、テーブルの全員が納得している：スタッフに伝えるか、誰かのマイページで確認してから始める。
    [field] ☐ ゲーム盤は図のとおりで、フィールドの全員が納得している：スタッフに伝えるか、誰かのマイページで確認してから始める。
}
papers-register-here = 参加申込はこちら
papers-find-your-seat-here = 座席はこちら
papers-see-the-results-here = 結果はこちら
papers-code-of-address = { $address } のQRコード
papers-door-call = 到着しました
papers-door-scan = これを読み取り、メールかカードのリンクからマイページを開いてください。
papers-door-type = または、マイページでこれを入力してください：
papers-door-no-code = コードはまだありません。
papers-not-published-word = 未公開
papers-not-published = 今この座席を知っているのはスタッフだけです。公開されるまで、印刷したものを見せないでください。
papers-made-for = 用紙は{ $size }です。片面に100%で印刷してください。
papers-size = { $size ->
   *[a4] A4（210 × 297 mm）
    [letter] レター（8.5 × 11インチ）
}
papers-print-button = 印刷
papers-all-of-round = このラウンドの全用紙
papers-title = { $paper ->
   *[pack] 紙のセット
    [by-name] 名前順の座席
    [by-table] { $ground ->
       *[table] テーブル順の座席
        [field] フィールド順の座席
    }
    [table-cards] { $ground ->
       *[table] テーブルカード
        [field] フィールドカード
    }
    [record-sheets] スコアシート
    [blank-sheets] 空白のスコアシート
}
papers-title-of-round = { $paper }：{ $round }
papers-board-title = { $stage ->
   *[prelim] { $number }回戦のゲーム盤（印刷用）
    [semi] 準決勝のゲーム盤（印刷用）
    [final] 決勝のゲーム盤（印刷用）
}
papers-poster-title = ポスター
papers-cards-title = プレイヤーカード
papers-card-title = { $name }さんのカード
papers-board-sheets-intro = { $ground ->
   *[table] 各テーブルに1枚です。ゲーム盤は公開の時まで秘密なので、シートはテーブルで配ってください。
    [field] 各フィールドに1枚です。ゲーム盤は公開の時まで秘密なので、シートはフィールドで配ってください。
}
papers-back-to-board = ラウンドのゲーム盤に戻る
papers-draft-word = 下書き
papers-draft = 参加申込が始まるまで、誰もこのアドレスを開けません。
papers-print-poster-button = ポスターを印刷
papers-door-not-in-use-word = 未使用
papers-door-not-in-use = { $entrant ->
   *[player] この大会では、プレイヤーはコードで受付をしません。使うときは、詳細の設定「プレイヤー自身での受付」で選んでください。
    [team] この大会では、チームはコードで受付をしません。使うときは、詳細の設定「チーム自身での受付」で選んでください。
}
papers-door-hang-up = { $entrant ->
   *[player] プレイヤーが入ってくる場所に貼ってください。プレイヤーはコードを読み取り、専用リンクからマイページを開いて受付をします。コードだけ、リンクだけでは受付できません。受付の開始から座席の作成まで使えます。
    [team] チームが入ってくる場所に貼ってください。チームはコードを読み取り、専用リンクからマイページを開いて受付をします。コードだけ、リンクだけでは受付できません。受付の開始から座席の作成まで使えます。
}
papers-door-make-first = { $entrant ->
   *[player] コードを作成して印刷し、プレイヤーが入ってくる場所に貼ってください。プレイヤーはコードを読み取り、専用リンクからマイページを開いて、受付の開始から座席の作成までの間に受付をします。
    [team] コードを作成して印刷し、チームが入ってくる場所に貼ってください。チームはコードを読み取り、専用リンクからマイページを開いて、受付の開始から座席の作成までの間に受付をします。
}
papers-door-first-code-button = コードを作成
papers-door-new-code-button = 新しいコードを作成
papers-door-in-use-since = このコードは{ $moment }から使われています。新しいコードを作成すると、このポスターは使えなくなります。
papers-door-what-players-see = { $entrant ->
   *[player] プレイヤーに見える画面
    [team] チームに見える画面
}
papers-back-to-check-in = 受付に戻る
papers-cards-intro = { $entrant ->
   *[player] 出場する全員のカードです。専用リンクと、回覧するタブレットでスコアシートに署名するための、プレイヤーの4桁のPINが載っています。
    [team] 出場する全員のカードです。専用リンクと、回覧するタブレットでスコアシートに署名するための、チームの4桁のPINが載っています。
}
papers-cards-none = { $entrant ->
   *[player] まだプレイヤーがいません。
    [team] まだチームがいません。
}
papers-cards-without-pin = プレイヤー{ $count }名にまだPINがありません。
papers-locked-word = ロック中
papers-locked-pins = 何度も間違えたため、プレイヤー{ $count }名のPINがロックされています。それぞれのカードのページで新しいPINを作成してください。
papers-locked-pin = PINを何度も間違えたため、このPINは使えません。新しいPINを作成してください。
papers-make-pins-button = PINを作成
papers-print-cards-button = カードを{ $count }枚印刷
papers-back-to-players = { $entrant ->
   *[player] プレイヤー一覧に戻る
    [team] チーム一覧に戻る
}
papers-card-lost = カードの紛失、またはPINのロックですか？ 新しいPINは古いPINに置き換わります。
papers-renew-link = 専用リンクも新しくする
papers-renew-link-help = 古いカードのアドレスと、以前のメールのリンクは使えなくなります。
papers-first-pin-button = PINを作成
papers-new-pin-button = 新しいPINを作成
papers-card-of-archived = { $entrant ->
   *[player] アーカイブ済みのプレイヤーにはカードがありません。専用リンクが使えないためです。
    [team] アーカイブ済みのチームにはカードがありません。専用リンクが使えないためです。
}
papers-print-card-button = カードを印刷
papers-back-to-player = { $entrant ->
   *[player] プレイヤーに戻る
    [team] チームに戻る
}
