forms-optional = （任意）
forms-cancel = キャンセル
forms-type-word = 続けるには<b>{ $word }</b>と入力してください
forms-find = 検索
forms-found = {"{"}all{"}"}件中{"{"}shown{"}"}件
forms-found-nobody = ここにその名前の人はいません。表記を確かめるか、名前の一部で検索してください。
forms-pages = ページ
forms-page-of = { $last }ページ中{ $number }ページ
forms-earlier = 前へ
forms-later = 次へ
forms-step-done = （完了）
forms-you-go = あなたが向かっています。
forms-judge-goes = 審判が向かっています。
forms-named-judge-goes = 審判の<span class="name">{ $name-judge }</span>さんが向かっています。
forms-no-judge-goes = まだ審判が向かっていません。
forms-take-over = 引き継ぐ
forms-i-come = 向かいます
