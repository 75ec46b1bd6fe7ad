times-as-of = Stand { $time }
times-as-of-in-zone = Stand { $time } ({ $zone })
times-last-changed = zuletzt geändert { $time }
times-last-change = zuletzt geändert { $time }
