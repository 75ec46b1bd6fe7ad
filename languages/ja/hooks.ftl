hooks-seats-published = { $stage ->
    [semi] 準決勝の座席が公開されました。
    [final] 決勝の座席が公開されました。
   *[prelim] { $round }回戦の座席が公開されました。
}
hooks-seats-published-several = { $rounds }の座席が公開されました。
hooks-round-started = { $stage ->
    [semi] 準決勝が始まりました。
    [final] 決勝が始まりました。
   *[prelim] { $round }回戦が始まりました。
}
hooks-rounds-started = { $rounds }が始まりました。
hooks-results-closed = { $stage ->
    [semi] 準決勝の結果が出ました。
    [final] 決勝の結果が出ました。
   *[prelim] { $round }回戦の結果が出ました。
}
hooks-results-closed-several = { $rounds }の結果が出ました。
hooks-standings-moved = 順位が変わりました：{ $leaders }。
hooks-champion = チャンピオンは{ $name }さんです。
hooks-winner = 優勝は{ $name }さんです。
hooks-test = これはテストです。メッセージは届いています。
