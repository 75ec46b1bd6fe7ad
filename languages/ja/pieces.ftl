pieces-settlements = 開拓地
pieces-cities = 都市
pieces-longest-road = 最長交易路
pieces-largest-army = 最大騎士力
pieces-vp-cards = 勝利点カード
pieces-roads = 街道
pieces-development-cards = 発展カード
pieces-knights = 騎士
pieces-progress = 進歩
pieces-vp = 勝利点
pieces-short-team = 3人チームの加算分
pieces-resource = 資源
pieces-settlements-title = 開拓地
pieces-cities-title = 都市
pieces-longest-road-title = 最長交易路
pieces-largest-army-title = 最大騎士力
pieces-vp-cards-title = 勝利点カード
pieces-roads-title = 街道
pieces-development-cards-title = 発展カード
pieces-knights-title = 騎士
pieces-progress-title = 進歩
pieces-vp-title = 勝利点
pieces-short-team-title = 3人チームの加算分
pieces-resource-title = 資源
pieces-with-most = { $piece }（最大{ $most }）
pieces-counted = { $code ->
   *[settlements] 開拓地{ $count }個
    [cities] 都市{ $count }個
    [roads] 街道{ $count }本
    [development_cards] 発展カード{ $count }枚
    [knights] 騎士{ $count }枚
    [progress] 進歩{ $count }枚
    [vp] 勝利点{ $count }枚
}
pieces-each = { $kind ->
   *[resource] 各資源{ $count }枚
}
pieces-deck-of-kinds = { $cards }（{ $kinds }）
pieces-before-the-game = 各プレイヤーに{ $pieces }
pieces-before-the-game-with-cards = 各プレイヤーに{ $pieces }。ほかに{ $cards }
