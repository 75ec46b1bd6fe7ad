times-as-of = actualizada a las { $time }
times-as-of-in-zone = actualizada a las { $time } ({ $zone })
times-last-changed = cambiada por última vez: { $time }
times-last-change = último cambio: { $time }
