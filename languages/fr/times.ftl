times-as-of = état à { $time }
times-as-of-in-zone = état à { $time } ({ $zone })
times-last-changed = dernier changement à { $time }
times-last-change = changée à { $time }
