badges-before-table = { $ground ->
   *[table] テーブル
    [field] フィールド
}
badges-table-state = { $state ->
    [waiting] 待機
    [playing] ゲーム中
    [submitted] 入力済み
    [disputed] 異議
   *[signed] 署名済み
}
badges-colour = { $colour ->
    [red] 赤
    [blue] 青
    [white] 白
   *[orange] 橙
}
badges-absent = 欠席
badges-withdrawn = 辞退
badges-disqualified = 失格
