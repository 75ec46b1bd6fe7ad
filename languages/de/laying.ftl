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
   *[other] eine { $number }
}
laying-turn = { $name } legt { $piece }
laying-turn-of-nobody = Lege { $piece }
laying-choose = { $name } wählt eine Zahl, dann einen Platz für sie
laying-choose-of-nobody = Wähle ein Teil, dann einen Platz dafür
laying-all-laid = Der Spielplan ist fertig
laying-so-far = { $laid ->
    [0] Noch liegt kein Teil, { $all } fehlen.
   *[other] { $laid } von { $all } Teilen liegen.
}
laying-left = { $count ->
   *[other] { $piece }, noch { $count }
}
laying-pieces-left = Teile, die noch da sind
laying-board = Der Spielplan
laying-lies = { $piece } auf { $hex }
laying-lies-facing = { $piece } auf { $hex }, Richtung { $faces }
laying-logged = { $number }. { $name }: { $step }
laying-logged-of-nobody = { $number }. { $step }
laying-there = Auf { $hex } legen
laying-there-facing = Auf { $hex } legen, Richtung { $faces }
laying-not-there = Nicht auf { $hex }: { $why }
laying-not-there-facing = Nicht auf { $hex }, Richtung { $faces }: { $why }
laying-hint = Ein Plus markiert jeden Platz, an dem das Teil liegen darf. Ein Punkt ist ein Platz, an dem es nicht liegen darf; tippe ihn an, und du liest, warum. Mit der Tastatur gehen die Pfeiltasten von Platz zu Platz.
laying-meanwhile = Jemand anderes war schneller, also wurde dein Teil nicht gelegt. Das zuletzt gelegte Teil ist: { $step }
laying-meanwhile-empty = Jemand anderes war schneller, und jetzt ist der Spielplan leer. Lade die Seite neu.
laying-thanks = Danke. Die Turnierleitung nimmt ihn jetzt für die Runde. Behaltet ihn bis dahin für euch.
laying-last = Zuletzt gelegt
laying-closed = An diesem Spielplan wird nicht weiter gelegt, oder die Adresse wurde geschlossen. Frag die Turnierleitung.
