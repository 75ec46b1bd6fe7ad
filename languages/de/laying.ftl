laying-piece-land = { $land ->
    [forest] einen Wald
    [pasture] ein Weideland
    [field] ein Ackerland
    [hill] ein Hügelland
    [mountain] ein Gebirge
   *[desert] eine Wüste
}
laying-piece-harbor = { $resource ->
   *[any] einen Hafen 3:1
    [lumber] einen Holzhafen 2:1
    [wool] einen Wollhafen 2:1
    [grain] einen Getreidehafen 2:1
    [brick] einen Lehmhafen 2:1
    [ore] einen Erzhafen 2:1
}
laying-piece-chit = { $number ->
    [8] eine { $number }
    [11] eine { $number }
   *[other] eine { $number }
}
laying-turn = { $name } legt { $piece }
laying-turn-of-nobody = Leg { $piece }
laying-choose = { $name } wählt eine Zahl, dann einen Platz dafür
laying-choose-of-nobody = Wähle ein Teil, dann einen Platz dafür
laying-all-laid = Der Spielplan ist fertig
laying-so-far = { $laid ->
    [0] Noch ist kein Teil gelegt, { $all } fehlen.
   *[other] { $laid } von { $all } Teilen liegen.
}
laying-left = { $count ->
   *[other] { $piece }, noch { $count }
}
laying-pieces-left = Übrige Teile
laying-board = Der Spielplan
laying-lies = { $piece } auf { $hex }
laying-lies-facing = { $piece } auf { $hex }, zeigt auf { $faces }
laying-logged = { $number }. { $name }: { $step }
laying-logged-of-nobody = { $number }. { $step }
laying-there = Auf { $hex } legen
laying-there-facing = Auf { $hex } legen, zeigt auf { $faces }
laying-not-there = Nicht auf { $hex }: { $why }
laying-not-there-facing = Nicht auf { $hex }, auf { $faces } zeigend: { $why }
laying-hint = Ein Plus steht überall, wo das Teil liegen darf. Ein Punkt steht, wo es das nicht darf; tippe darauf, und du liest, warum. Mit der Tastatur gehen die Pfeiltasten von Platz zu Platz.
laying-meanwhile = Jemand anderes war schneller, deshalb wurde dein Teil nicht gelegt. Zuletzt gelegt: { $step }
laying-meanwhile-empty = Jemand anderes war schneller, und der Spielplan ist jetzt leer. Lade die Seite neu.
laying-thanks = Danke. Die Turnierleitung übernimmt ihn jetzt für die Runde. Behaltet ihn bis dahin für euch.
laying-last = Zuletzt gelegt
laying-closed = Dieser Spielplan wird nicht weiter gelegt, oder die Adresse wurde geschlossen. Frag die Turnierleitung.
