sheets-field-vp = { $points ->
   *[vp] 勝利点
    [hexes] ヘックス
}
sheets-field-winner = 勝者
sheets-field-absent = 欠席
sheets-field-colour = 色
sheets-field-play-order = 手番順
sheets-field-chair = 椅子
sheets-field-handler = 資源カード係
sheets-yes = はい
sheets-not-noted = 記録なし
sheets-handler-starting = スタートプレイヤー
sheets-handler-elected = 選出：{ $name }
sheets-handler-agreed = 合意によりプレイヤー全員（山を2つに分けるか、各自が自分の分を取る）
sheets-handler-agreed-at-first = スタートプレイヤー（途中で合意が終わったため）
sheets-handler-judge = 審判
sheets-handler-help = スタートプレイヤーが担当します。ただし、同卓の全員で誰かを選んだとき、別の方法で合意したとき、審判に頼んだときは別です。正しいカードを取ったかどうか疑問が出た時点で、合意は終わります。
sheets-handler-help-final = 決勝では審判が担当します。
sheets-absent-help-side = スコアシートに署名がそろう前に、来なかった人を欠席にしてください。ゲームは来た人だけのゲームとして数えられ、欠席した人は不参加のゲームになります。
sheets-absent-help-prelim = スコアシートに署名がそろう前に、来なかった{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }を欠席にしてください。ゲームは来た人だけのゲームとして数えられ、欠席した{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は不参加のゲームになります。2名が欠席のときは、審判か主催者が指示します。残りの2名が他の{ $ground ->
       *[table] テーブル
        [field] フィールド
    }に移るか、そのままプレイして審判が結果を決めます。
sheets-absent-help-dummy = スコアシートに署名がそろう前に、来なかった{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }を欠席にしてください。ゲームは来た人だけのゲームとして数えられ（3名ならダミースコアを使います (1.4.3)）、欠席した{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は不参加のゲームになります。2名が欠席のときは、審判か主催者が指示します。残りの2名が他の{ $ground ->
       *[table] テーブル
        [field] フィールド
    }に移るか、そのままプレイして審判が結果を決めます。
sheets-absent-help-semi = { $entrant ->
   *[player] 開始前に来ていないプレイヤーがいれば、次点が代わりに入ります (1.1.7)。開始後も来ないプレイヤーは、スコアシートに署名がそろう前に欠席にしてください。残りのプレイヤーで決勝進出を争い、欠席したプレイヤーの順位は準決勝をプレイした全員のすぐ後になります。
    [team] 開始前に来ていないチームがいれば、次点が代わりに入ります (1.1.7)。開始後も来ないチームは、スコアシートに署名がそろう前に欠席にしてください。残りのチームで決勝進出を争い、欠席したチームの順位は準決勝をプレイした全員のすぐ後になります。
}
sheets-absent-help-final = { $entrant ->
   *[player] 開始前に来ていないプレイヤーがいれば、次点が代わりに入ります (1.1.9)。開始後も来ないプレイヤーは、スコアシートに署名がそろう前に欠席にしてください。残りのプレイヤーで優勝を争い、欠席したプレイヤーの順位はそのすぐ後になります。
    [team] 開始前に来ていないチームがいれば、次点が代わりに入ります (1.1.9)。開始後も来ないチームは、スコアシートに署名がそろう前に欠席にしてください。残りのチームで優勝を争い、欠席したチームの順位はそのすぐ後になります。
}
sheets-caption = { $points ->
   *[vp] 席ごとの勝利点と勝者、欠席者
    [hexes] 席ごとのヘックスと勝者、欠席者
}
sheets-caption-seats = { $points ->
   *[vp] 席ごとの勝利点、勝者、色、手番順と、欠席者
    [hexes] 席ごとのヘックス、勝者、色、手番順と、欠席者
}
sheets-position = 順
sheets-winner = 勝者
sheets-colour = 色
sheets-play-order = 手番順
sheets-absent = 欠席
sheets-chair = 椅子
sheets-points-of = { $points ->
   *[vp] { $name }の勝利点
    [hexes] { $name }のヘックス
}
sheets-colour-of = { $name }の色
sheets-play-order-of = { $name }の手番順
sheets-chair-of = { $name }の椅子
sheets-part-of = { $name }の{ $part }
sheets-pick-won = 勝利<span class="vh">：{ $name }</span>
sheets-pick-absent = 欠席<span class="vh">：{ $name }</span>
sheets-pick-part = { $vp }<span class="vh">（{ $part }）：{ $name }</span>
sheets-pick-nobody = なし<span class="vh">：{ $part }は誰も持っていない</span>
sheets-rarely-seats = 色、手番順、欠席
sheets-rarely = 欠席
sheets-count-parts = 内訳を入力：{ $parts }
sheets-parts-help = { $points ->
   *[vp] 内訳の合計が勝利点になります。上の勝利点は空のままにするか、同じ数を入力してください。
    [hexes] 内訳の合計がヘックスになります。上のヘックスは空のままにするか、同じ数を入力してください。
}
sheets-parts-caption = 得点の内訳
sheets-sum = 合計
sheets-nobody = なし
sheets-chairs-and-cards = 椅子と資源カード係
sheets-handled-by-label = 資源カード係 (2.0.4)
sheets-claimed = 勝者は自分の手番に勝利を宣言した (3.0.14)
sheets-claimed-help = 他の人の手番だったときは、署名する前に審判に聞いてください。
sheets-outcome-caption = { $ground ->
   *[table] テーブル{ $table }、{ $round }
    [field] フィールド{ $table }、{ $round }
}
sheets-won = ★ 勝利
sheets-handled-by = 資源カード係：{ $who } (2.0.4)。
sheets-decided = 審判が決定
sheets-decided-best-other = 審判が決定：残りの人の中の最上位が勝者
sheets-decided-stands = 審判が決定：結果は有効
sheets-decided-not-counted = 審判が決定：ゲームは無効
sheets-not-signed-yet = まだ署名されていません
sheets-did-not-come = 欠席
sheets-unknown-vp = { $points ->
   *[vp] ?点
    [hexes] ?ヘックス
}
sheets-unknown-vp-won = { $points ->
   *[vp] ?点、勝利
    [hexes] ?ヘックス、勝利
}
sheets-round-closed = ラウンドは締め切られました。
sheets-results-with-sheets = 結果は、スコアシートに署名がそろうと表示されます。
sheets-results-when-closed = 結果は、ラウンドが締め切られると表示されます。
sheets-on-time = 時間切れ
sheets-what-differs = 異なる点
sheets-field-column = 項目
sheets-stored-column = 現在の保存内容
sheets-typed-column = 入力した内容
sheets-nothing = なし
sheets-change-below = 保存内容が間違っていれば、下で変更してください。
sheets-say-you-disagree = { $ground ->
   *[table] 保存内容が間違っていれば、異議を申し出てください。審判があなたのテーブルに来ます。
    [field] 保存内容が間違っていれば、異議を申し出てください。審判があなたのフィールドに来ます。
}
sheets-disagree = 異議あり
sheets-final-slip = 保存内容は確定しています。署名した用紙に、入力したとおりのことが書いてあれば、すぐに審判に伝えてください。主催者と審判が一緒に訂正できます (1.3.4)。
sheets-final-stands = 保存内容は確定していて、もう変更されません (1.3.4)。
sheets-tell-judge = 保存内容が間違っていれば、審判に伝えてください。
sheets-same-as-stored = 入力した内容は保存内容と同じです。
sheets-paused = 中断中
sheets-layout-confirmed = ゲーム盤の配置は<span class="num">{ $time }</span>に確認されました{ $clause-html }。
sheets-new-board = ゲームの開始後に、このラウンドのゲーム盤が変わりました。それまでの確認は無効です。
sheets-unknown-board-choose = このラウンドのゲーム盤は指定されていません。ゲーム盤は渡されたときのままで、全員が納得していますか。選択を始める前に確認してください (1.1.6)。
sheets-unknown-board-begin = このラウンドのゲーム盤は指定されていません。ゲーム盤は渡されたときのままで、全員が納得していますか。ゲームを始める前に確認してください。
sheets-board-right-choose = { $ground ->
   *[table] テーブル{ $table }のゲーム盤はこのラウンドの配置どおりで、テーブルの全員が納得していますか。選択を始める前に確認してください (1.1.6)。
    [field] フィールド{ $table }のゲーム盤はこのラウンドの配置どおりで、フィールドの全員が納得していますか。選択を始める前に確認してください (1.1.6)。
}
sheets-board-right-begin = { $ground ->
   *[table] テーブル{ $table }のゲーム盤はこのラウンドの配置どおりで、テーブルの全員が納得していますか。ゲームを始める前に確認してください。
    [field] フィールド{ $table }のゲーム盤はこのラウンドの配置どおりで、フィールドの全員が納得していますか。ゲームを始める前に確認してください。
}
sheets-look-at-board = ゲーム盤を見る
sheets-sheet-shows-board = { $ground ->
   *[table] テーブルの上の用紙に載っています。
    [field] フィールドの上の用紙に載っています。
}
sheets-board-right-button = はい、正しい配置です
sheets-entered-unsigned = 結果を入力しました。まだ誰も署名していません。プレイした全員が署名すると確定します (1.3.4)。
sheets-enter-what-happened = { $ground ->
   *[table] あなたのテーブルの結果を入力してください。プレイした全員が署名すると確定します (1.3.4)。
    [field] あなたのフィールドの結果を入力してください。プレイした全員が署名すると確定します (1.3.4)。
}
sheets-result-of = { $ground ->
   *[table] { $round }、テーブル{ $table }の結果
    [field] { $round }、フィールド{ $table }の結果
}
sheets-change-button = 結果を変更
sheets-enter-button = 結果を入力
sheets-no-entry = 今は入力できません
sheets-final = 確定
sheets-result-stands = このゲームの結果は確定しています (1.3.4)。
sheets-unusual = 通常と異なる点
sheets-somebody-disagrees = 異議が出ています。
sheets-nobody-signs = 今は誰も署名できません。
sheets-judge-coming = { $ground ->
   *[table] 審判があなたのテーブルに来て決定します (1.3.4)。
    [field] 審判があなたのフィールドに来て決定します (1.3.4)。
}
sheets-judge-coming-named = { $ground ->
   *[table] 審判の{ $name }さんがあなたのテーブルに来て決定します (1.3.4)。
    [field] 審判の{ $name }さんがあなたのフィールドに来て決定します (1.3.4)。
}
sheets-judges-know = { $ground ->
   *[table] 審判に伝わりました。審判があなたのテーブルに来て決定します (1.3.4)。
    [field] 審判に伝わりました。審判があなたのフィールドに来て決定します (1.3.4)。
}
sheets-changed = 変更あり
sheets-changed-after-signing = { $ground ->
   *[table] 署名の後にテーブルの結果が変更されたため、あなたの署名は無効になりました。結果をもう一度読み、正しければ署名してください。
    [field] 署名の後にフィールドの結果が変更されたため、あなたの署名は無効になりました。結果をもう一度読み、正しければ署名してください。
}
sheets-is-this-right = { $ground ->
   *[table] あなたのテーブルの結果はこのとおりですか。署名は自分の分だけにしてください。最後の署名で結果が確定し、その後はテーブルの誰も変更できません。
    [field] あなたのフィールドの結果はこのとおりですか。署名は自分の分だけにしてください。最後の署名で結果が確定し、その後はフィールドの誰も変更できません。
}
sheets-sign-button = 正しいので署名する
sheets-mistyped = 入力ミス：結果を変更する
sheets-you-entered = この結果はあなたが入力しました。まだ誰も署名していません。
sheets-take-back = あなたは異議を申し出ています。解決した、または結果が正しくなったときは取り消してください。その後に署名できます。
sheets-agree-button = 異議を取り消す
sheets-what-is-wrong = 何が間違っていますか？
sheets-objection-help = { $ground ->
   *[table] 審判と主催者が読み、あなたのテーブルに来ます。
    [field] 審判と主催者が読み、あなたのフィールドに来ます。
}
sheets-call-judge-button = 異議あり：審判を呼ぶ
sheets-receipt = 控え
sheets-receipt-later = ラウンドが締め切られると、ここに控えが表示されます。
sheets-round-ahead = ラウンドはまだ始まっていません。
sheets-staff-do-not-sign = スタッフとしてログインしているため、ここでは署名できません。署名はプレイヤー本人がします。スタッフ用ページのスコアシートを使ってください。
sheets-from-the-game = 手順ごとに記録したゲームから入力されています。確認してから保存してください。
sheets-stale = ページを開いた後に結果が変更されました。まだ署名していません。今の内容を読んでください。
sheets-entry-stale = 先に他の人が結果を入力しました。あなたの入力は保存されていません。下の2つを比べてください。
sheets-layout-stale = { $ground ->
   *[table] ページを開いた後に、このテーブルが変更されたか、ゲーム盤が変わりました。まだ何も確認されていません。今の状態は次のとおりです。
    [field] ページを開いた後に、このフィールドが変更されたか、ゲーム盤が変わりました。まだ何も確認されていません。今の状態は次のとおりです。
}
sheets-photos = ゲーム盤の写真（{ $count }）
sheets-photo-start = 開始時のゲーム盤
sheets-photo-end = 終了時のゲーム盤
sheets-photo-added = { $name }さんが{ $at }に追加しました。
sheets-photo-added-by-somebody = { $at }に追加されました。
sheets-own-enter = ゲームは終わりましたか。結果を入力し、全員で署名してください。
sheets-own-enter-button = 結果を入力
sheets-own-sign = { $ground ->
   *[table] テーブルの結果が入力され、あなたの署名を待っています。正しければ署名してください。
    [field] フィールドの結果が入力され、あなたの署名を待っています。正しければ署名してください。
}
sheets-own-sign-button = 確認して署名
sheets-own-sign-again-button = もう一度確認して署名
sheets-own-absent = { $ground ->
   *[table] テーブルの結果が入力され、あなたは欠席になっています。間違いなら申し出てください。
    [field] フィールドの結果が入力され、あなたは欠席になっています。間違いなら申し出てください。
}
sheets-own-see-button = 結果を見る
sheets-own-all-signed = あなたも、署名が必要な他の全員も署名しました。スタッフが結果を確定します。
sheets-own-signed = あなたは署名しました。{ $all }名中{ $signed }名が署名済みです。署名待ち：{ $names }。
sheets-own-disputed = { $ground ->
   *[table] あなたのテーブルで異議が出ています。審判が来ます。
    [field] あなたのフィールドで異議が出ています。審判が来ます。
}
sheets-own-judge-comes = { $ground ->
   *[table] あなたのテーブルで異議が出ています。審判が向かっています。
    [field] あなたのフィールドで異議が出ています。審判が向かっています。
}
sheets-own-judge-comes-named = { $ground ->
   *[table] あなたのテーブルで異議が出ています。審判の{ $name }さんが向かっています。
    [field] あなたのフィールドで異議が出ています。審判の{ $name }さんが向かっています。
}
sheets-own-game-won = ゲームは終わりました。結果はスコアシートに入力されています。確認して、全員で署名してください。
sheets-own-game-won-button = スコアシートを見て署名
sheets-done-entered = { $ground ->
   *[table] 結果を入力しました。もう一度確認してから署名してください。テーブルの全員が署名します。
    [field] 結果を入力しました。もう一度確認してから署名してください。フィールドの全員が署名します。
}
sheets-done-signed = 署名しました。
sheets-done-objected = { $ground ->
   *[table] 異議を審判に伝えました。審判が来るまでテーブルにいてください。
    [field] 異議を審判に伝えました。審判が来るまでフィールドにいてください。
}
sheets-done-taken-back = 取り消しました。署名できます。
sheets-done-nothing-to-take-back = 取り消すものはありませんでした。すでに取り消されたか、結果が変更されました。今の状態は次のとおりです。
sheets-done-layout = 配置を確認しました。
sheets-done-layout-before = { $ground ->
   *[table] このテーブルの配置は、別の端末ですでに確認されています。他にすることはありません。
    [field] このフィールドの配置は、別の端末ですでに確認されています。他にすることはありません。
}
sheets-unusual-winner-below = { $points ->
   *[vp] 勝者が{ $goal }点に届いていません
    [hexes] 勝者が{ $goal }ヘックスに届いていません
}
sheets-unusual-winner-above = { $points ->
   *[vp] 勝者が{ $goal }点を大きく超えています
    [hexes] 勝者が{ $goal }ヘックスを大きく超えています
}
sheets-unusual-loser = { $points ->
   *[vp] { $goal }点以上なのに勝者ではありません
    [hexes] { $goal }ヘックス以上なのに勝者ではありません
}
sheets-unusual-below-start = { $points ->
   *[vp] 全員が最初に持っている{ $start }点より少なくなっています
    [hexes] 全員が最初に持っている{ $start }ヘックスより少なくなっています
}
sheets-unusual-shared = { $points ->
   *[vp] 時間切れで、他にも同じ勝利点の人がいます。勝者は審判が決めます
    [hexes] 時間切れで、他にも同じヘックスの人がいます。勝者は審判が決めます
}
sheets-unusual-disqualified = 勝者がこのゲームで失格になりました
sheets-unusual-withdrew = 勝者がこのゲームの途中で辞退しました
sheets-unusual-unsigned = 勝者がこの結果に署名する前に辞退しました
sheets-unusual-of = { $name }：{ $what }。
sheets-unusual-of-unsigned = { $name }さんは勝ちましたが、結果の入力後、署名せずに辞退しました。ゲームの後の辞退なら、通常どおり署名してください。{ $name }さんがゲーム中に抜けたのなら、どの結果を有効とするか審判が決めます。
sheets-unusual-of-disqualified = { $name }さんはこのゲームで失格になりましたが、勝者とされています。どの結果を有効とするか審判が決めます。
sheets-unusual-of-withdrew = { $name }さんはこのゲームで辞退しましたが、勝者とされています。どの結果を有効とするか審判が決めます。
sheets-of-player = { $name }：{ $fault }
sheets-not-whole = { $field ->
    [vp] { $points ->
            *[vp] 勝利点は7のような整数で入力してください。
             [hexes] ヘックスは7のような整数で入力してください。
         }
    [winner] 勝者は7のような整数で入力してください。
    [play-order] 手番順は7のような整数で入力してください。
    [chair] 椅子は7のような整数で入力してください。
   *[part] { $part }は7のような整数で入力してください。
}
sheets-no-such-seat = { $ground ->
   *[table] このテーブルにその席の人はいません。
    [field] このフィールドにその席の人はいません。
}
sheets-no-such-handler = スタートプレイヤー、このテーブルのプレイヤー、または審判を選んでください。
sheets-number = { $count }
sheets-or = { $before }または{ $last }
sheets-table-size = { $ground ->
   *[table] テーブルの席は{ $sizes }席です。{ $found }席ではありません。
    [field] フィールドの席は{ $sizes }席です。{ $found }席ではありません。
}
sheets-too-few-nobody = { $ground ->
   *[table] このテーブルには誰も残っていません。ゲームには{ $least }名が必要です。審判か主催者が指示します。来ている人が他のテーブルに移る場合は、まだ結果がないうちにラウンドの開始を取り消し、座席を修正します。または、残りの人を除いてプレイし、審判がゲームの結果を決めます。
    [field] このフィールドには誰も残っていません。ゲームには{ $least }名が必要です。審判か主催者が指示します。来ている人が他のフィールドに移る場合は、まだ結果がないうちにラウンドの開始を取り消し、座席を修正します。または、残りの人を除いてプレイし、審判がゲームの結果を決めます。
}
sheets-too-few-one = { $ground ->
   *[table] このテーブルには1名しか残っていません。ゲームには{ $least }名が必要です。審判か主催者が指示します。来ている人が他のテーブルに移る場合は、まだ結果がないうちにラウンドの開始を取り消し、座席を修正します。または、残りの人を除いてプレイし、審判がゲームの結果を決めます。
    [field] このフィールドには1名しか残っていません。ゲームには{ $least }名が必要です。審判か主催者が指示します。来ている人が他のフィールドに移る場合は、まだ結果がないうちにラウンドの開始を取り消し、座席を修正します。または、残りの人を除いてプレイし、審判がゲームの結果を決めます。
}
sheets-too-few = { $ground ->
   *[table] このテーブルには{ $found }名しか残っていません。ゲームには{ $least }名が必要です。審判か主催者が指示します。来ている人が他のテーブルに移る場合は、まだ結果がないうちにラウンドの開始を取り消し、座席を修正します。または、残りの人を除いてプレイし、審判がゲームの結果を決めます。
    [field] このフィールドには{ $found }名しか残っていません。ゲームには{ $least }名が必要です。審判か主催者が指示します。来ている人が他のフィールドに移る場合は、まだ結果がないうちにラウンドの開始を取り消し、座席を修正します。または、残りの人を除いてプレイし、審判がゲームの結果を決めます。
}
sheets-absent-handler = { $entrant ->
   *[player] 欠席したプレイヤーは資源カード係になれません。
    [team] 欠席したチームは資源カード係になれません。
}
sheets-absent-winner = { $entrant ->
   *[player] 欠席したプレイヤーは勝者になれません。
    [team] 欠席したチームは勝者になれません。
}
sheets-absent-with = { $field ->
    [vp] 欠席の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }に{ $points ->
            *[vp] 勝利点
             [hexes] ヘックス
         }が入力されています。消すか、「欠席」のチェックを外してください。
    [play-order] 欠席の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }に手番順が入力されています。消すか、「欠席」のチェックを外してください。
    [chair] 欠席の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }に椅子が入力されています。消すか、「欠席」のチェックを外してください。
    [colour] 欠席の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }に色が入力されています。消すか、「欠席」のチェックを外してください。
   *[part] 欠席の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }に{ $part }が入力されています。消すか、「欠席」のチェックを外してください。
}
sheets-vp-missing = { $points ->
   *[vp] 勝利点を入力してください。
    [hexes] ヘックスを入力してください。
}
sheets-vp-below-zero = { $points ->
   *[vp] 勝利点は0より小さくできません。
    [hexes] ヘックスは0より小さくできません。
}
sheets-vp-too-many = { $points ->
   *[vp] 勝利点は{ $most }より大きくできません。
    [hexes] ヘックスは{ $most }より大きくできません。
}
sheets-parts-disagree = { $points ->
   *[vp] 内訳の合計は{ $parts }点ですが、{ $vp }点と入力されています。
    [hexes] 内訳の合計は{ $parts }ヘックスですが、{ $vp }ヘックスと入力されています。
}
sheets-part-unknown = このゲームの得点にそのような内訳はありません。
sheets-part-limit = { $part }は0から{ $most }までです。
sheets-part-limit-in-all = { $code ->
    [longest_road] { $ground ->
       *[table] テーブル
        [field] フィールド
    }全体で{ $part }が{ $found }ありますが、実際には{ $most }しかありません。
    [largest_army] { $ground ->
       *[table] テーブル
        [field] フィールド
    }全体で{ $part }が{ $found }ありますが、実際には{ $most }しかありません。
    [vp_cards] { $ground ->
       *[table] テーブル
        [field] フィールド
    }全体で{ $part }が{ $found }ありますが、山札には{ $most }しかありません。
   *[any] { $ground ->
       *[table] テーブル
        [field] フィールド
    }全体で{ $part }が{ $found }ありますが、実際には{ $most }しかありません。
}
sheets-second-holder = { $entrant ->
   *[player] { $part }を持てるプレイヤーは1名だけです。
    [team] { $part }を持てるチームは1名だけです。
}
sheets-held-alone = ここでは、{ $held }は{ $own }と合わせて入力したときだけ数えられます。
sheets-no-winner = 勝者が選ばれていません。
sheets-second-winner = { $entrant ->
   *[player] 勝者になれるプレイヤーは1名だけです。
    [team] 勝者になれるチームは1名だけです。
}
sheets-not-most-on-time = 時間切れのときは、{ $points ->
       *[vp] 勝利点
        [hexes] ヘックス
    }が最も多い人の勝ちです。この{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は勝者より多くなっています。
sheets-colours-are = 色は{ $colours }です。
sheets-colour-twice = この{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の別の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が同じ色です。
sheets-order-twice = この{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の別の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が同じ手番順です。
sheets-order-unknown = { $entrant ->
   *[player] 手番順は1からプレイヤーの数までです。
    [team] 手番順は1からチームの数までです。
}
sheets-chair-twice = この{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の別の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が同じ椅子です。
sheets-chair-unknown = 椅子は1から{ $chairs }までです。
sheets-running-begun = 開始<span class="num">{ $time }</span>。
sheets-running-begun-round = 開始<span class="num">{ $time }</span>、このラウンドは<span class="num">{ $since }</span>。
sheets-running-out = 脱落
sheets-title = { $ground ->
   *[table] { $round }、テーブル{ $table }
    [field] { $round }、フィールド{ $table }
}
