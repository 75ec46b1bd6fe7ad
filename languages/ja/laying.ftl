laying-piece-land = { $land ->
    [forest] 森林
    [pasture] 牧草地
    [field] 畑
    [hill] 丘陵
    [mountain] 山地
   *[desert] 砂漠
}
laying-piece-harbor = { $resource ->
   *[any] 3:1の港
    [lumber] 木材の2:1の港
    [wool] 羊毛の2:1の港
    [grain] 小麦の2:1の港
    [brick] レンガの2:1の港
    [ore] 鉱石の2:1の港
}
laying-piece-chit = 数字チップ{ $number }
laying-turn = { $name }さんが{ $piece }を置く番です
laying-turn-of-nobody = { $piece }を置いてください
laying-choose = { $name }さんが数字を選び、次に場所を選ぶ番です
laying-choose-of-nobody = 置くものを選び、次に場所を選んでください
laying-all-laid = ゲーム盤が完成しました
laying-so-far = { $laid ->
    [0] まだ何も置かれていません。残り{ $all }個です。
   *[other] { $all }個中{ $laid }個が置かれました。
}
laying-left = { $piece }、残り{ $count }
laying-pieces-left = 残っているもの
laying-board = ゲーム盤
laying-lies = { $hex }に{ $piece }
laying-lies-facing = { $hex }に{ $piece }、{ $faces }向き
laying-logged = { $number }. { $name }さん：{ $step }
laying-logged-of-nobody = { $number }. { $step }
laying-there = { $hex }に置く
laying-there-facing = { $hex }に{ $faces }向きで置く
laying-not-there = { $hex }には置けません：{ $why }
laying-not-there-facing = { $hex }に{ $faces }向きでは置けません：{ $why }
laying-hint = ＋は置ける場所です。点は置けない場所で、タップすると理由がわかります。キーボードでは、矢印キーで場所を移ります。
laying-meanwhile = ほかの人が先に置いたので、あなたの分は置かれていません。最後に置かれたもの：{ $step }
laying-meanwhile-empty = ほかの人が先に操作し、ゲーム盤は空になりました。ページを再読み込みしてください。
laying-thanks = ありがとうございました。このゲーム盤は、このあと大会の運営がラウンドに使います。それまでは内緒にしてください。
laying-last = 最近置かれたもの
laying-closed = このゲーム盤の配置は終わったか、アドレスが閉じられました。大会の運営に聞いてください。
