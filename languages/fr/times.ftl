times-as-of = état à { $time }
times-as-of-in-zone = état du { $time } ({ $zone })
times-last-changed = dernier changement le { $time }
times-last-change = changé à { $time }
