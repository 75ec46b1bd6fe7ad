times-as-of = { $time }現在
times-as-of-in-zone = { $time }（{ $zone }）現在
times-last-changed = 最終更新{ $time }
times-last-change = 更新{ $time }
