times-as-of = stand van { $time }
times-as-of-in-zone = stand van { $time } ({ $zone })
times-last-changed = laatst gewijzigd { $time }
times-last-change = laatste wijziging { $time }
