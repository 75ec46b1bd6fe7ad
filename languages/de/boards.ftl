boards-letter = { $land ->
    [forest] H
    [pasture] W
    [field] G
    [hill] L
    [mountain] E
   *[desert] D
}
boards-legend = H Holz, W Wolle, G Getreide, L Lehm, E Erz, D Wüste.
boards-land = { $land ->
    [forest] Wald
    [pasture] Weideland
    [field] Ackerland
    [hill] Hügelland
    [mountain] Gebirge
   *[desert] Wüste
}
boards-resource = { $resource ->
    [lumber] Holz
    [wool] Wolle
    [grain] Getreide
    [brick] Lehm
   *[ore] Erz
}
boards-harbor = { $resource ->
   *[any] Hafen 3:1
    [lumber] Holzhafen 2:1
    [wool] Wollhafen 2:1
    [grain] Getreidehafen 2:1
    [brick] Lehmhafen 2:1
    [ore] Erzhafen 2:1
}
boards-chit-on = { $chit } auf { $land }
boards-picture-of = { $stage ->
   *[prelim] Der Spielplan von Runde { $number }
    [semi] Der Spielplan des Halbfinales
    [final] Der Spielplan des Finales
}
boards-picture = Der Spielplan
boards-strongest-corners = Derselbe Spielplan, seine zehn stärksten Kreuzungen nummeriert
boards-kind-standard = Die Standardinsel.
boards-kind-free = Eine freie Insel.
boards-choose-standard = Die Standardinsel
boards-choose-free = Eine freie Insel
boards-made-even = Als ausgewogener Spielplan erzeugt aus Startwert { $seed }.
boards-made = Erzeugt aus Startwert { $seed }.
boards-laid-chits-chosen = Reihum von Leuten gelegt, die die Zahlen gewählt haben. Land und Häfen wurden aus Startwert { $seed } gezogen.
boards-laid-drawn = Reihum von Leuten gelegt. Die Teile wurden aus Startwert { $seed } gezogen.
boards-laid-in-turn = Reihum von Leuten gelegt.
boards-laid-by-hand = Von Hand gelegt.
boards-brought = Als Text mitgebracht.
boards-intro = { $ground ->
   *[table] Alle Tische einer Runde spielen auf dem gleichen Spielplan, und jede Runde hat einen neuen (2.0.1).
    [field] Alle Felder einer Runde spielen auf dem gleichen Spielplan, und jede Runde hat einen neuen (2.0.1).
}
boards-none-yet = Noch kein Spielplan zu sehen
boards-none-yet-hint = Die Spielpläne der Runden erscheinen hier, jeder für alle gleichzeitig.
boards-about-tournament = Über das Turnier
boards-worth-of-round = Was der Spielplan dieser Runde wert ist
boards-worth = Was er wert ist
boards-even = Ein ausgewogener Spielplan: Er hält alle sechs weiteren Regeln ein.
boards-not-even = Kein ausgewogener Spielplan:
boards-uneven-three-of-a-land = Drei Hexfelder einer Landschaft treffen sich an einer Kreuzung.
boards-uneven-two-beside-twelve = Die 2 liegt neben der 12.
boards-uneven-pips-of-a-resource = Ein Rohstoff hat zu viele oder zu wenige Augen.
boards-uneven-two-sixes-and-eights = Ein Rohstoff hat zwei der Zahlen 6 und 8.
boards-uneven-pips-of-a-corner = Eine Kreuzung hat mehr als 11 Augen.
boards-uneven-own-harbor = Ein Hafen hat eine Anlegestelle an einer 6 oder 8 seines eigenen Rohstoffs.
boards-good-places = { $count ->
    [one] { $count } Bauplatz mit 10 Augen oder mehr.
   *[other] { $count } Bauplätze mit 10 Augen oder mehr.
}
boards-pips-of-resources = Augen der Rohstoffe
boards-column-resource = Rohstoff
boards-column-hexes = Hexfelder
boards-column-pips = Augen
boards-column-per-hex = Je Hexfeld
boards-column-bar = Die Augen als Balken
boards-ten-corners-caption = Die zehn stärksten Kreuzungen.
boards-ten-corners = Die zehn stärksten Kreuzungen
boards-column-corner = Kreuzung
boards-column-gives = Gibt
boards-gives = { $resource ->
    [lumber] Holz { $pips }
    [wool] Wolle { $pips }
    [grain] Getreide { $pips }
    [brick] Lehm { $pips }
   *[ore] Erz { $pips }
}
boards-as-text = Der Spielplan als Text
boards-as-text-hint = Eine Zeile für jedes Teil, in der Reihenfolge, in der gelegt wurde. Auch der Befehl <code>reeve board --read</code> liest ihn.
boards-type-word = Alle haben den jetzigen Spielplan gesehen. Um ihn zu ändern, tippe <b>{ $word }</b>
boards-rule = Regel { $code }
boards-fault = Zeile { $line }, Regel { $code }: { $why }
boards-fault-sentence = Zeile { $line }, Regel { $code }: { $why }
boards-unread-not-utf-8 = Diese Zeile ist kein UTF-8.
boards-unread-no-line-end = Die letzte Zeile hat kein Zeilenende.
boards-unread-ended-early = Der Text endet, bevor der Spielplan fertig ist.
boards-unread-empty-line = In einem Spielplan gibt es keine leere Zeile; eine steht zwischen zwei Spielplänen.
boards-unread-no-header = Ein Spielplan beginnt mit der Zeile: reeve board 1.
boards-unread-version = Dieses Reeve liest nur Spielpläne der Version 1.
boards-unread-no-kind = Die zweite Zeile eines Spielplans lautet: kind standard, oder: kind free.
boards-unread-no-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615; nur das Wort even darf folgen, nach einem Leerzeichen.
boards-unread-no-step = Ein Schritt lautet land Q R KIND, harbor Q R faces Q R KIND oder chit Q R NUMBER, mit einem Leerzeichen zwischen zwei Wörtern und sonst nichts.
boards-unread-no-number = Koordinaten und Zahlenchips sind ganze Zahlen, ohne Pluszeichen und ohne führende Nullen.
boards-unread-no-such-land = Land ist forest, pasture, field, hill, mountain oder desert.
boards-unread-no-such-harbor = Ein Hafen ist any, lumber, wool, grain, brick oder ore.
boards-unread-after-the-end = Der Spielplan ist fertig; nur eine leere Zeile und ein weiterer Spielplan dürfen folgen.
boards-unread-not-as-written = Reeve schreibt diese Zeile anders.
boards-unread-second-board = Hier beginnt ein zweiter Spielplan, und eine Runde hat einen.
boards-unread-laid = Das kann hier nicht liegen.
boards-refused-other-group-due = { $group ->
    [land] Jetzt sind 19 Hexfelder Land an der Reihe.
    [harbors] Jetzt sind neun Häfen an der Reihe.
    [six-and-eight] Jetzt sind die Zahlenchips 6 und 8 an der Reihe.
    [five-and-nine] Jetzt sind die Zahlenchips 5 und 9 an der Reihe.
   *[other-chits] Jetzt sind die Zahlenchips ohne 5, 6, 8 und 9 an der Reihe.
}
boards-refused-all-laid = Der Spielplan ist fertig.
boards-refused-none-left = Alle Teile dieser Art sind gelegt.
boards-refused-not-in-order = Auf einer Standardinsel wird Land Reihe für Reihe gelegt, und jeder Hafen hat seinen Platz; etwas anderes kommt als Nächstes.
boards-refused-first-not-in-centre = Das erste Land einer freien Insel wird in die Mitte des Spielplans gelegt.
boards-refused-too-far = Land liegt höchstens vier Hexfelder von der Mitte.
boards-refused-land-taken = Auf diesem Hexfeld liegt schon Land.
boards-refused-touches-no-land = Land muss gelegtes Land berühren.
boards-refused-faces-no-neighbour = Ein Hafen zeigt auf ein Hexfeld daneben.
boards-refused-faces-no-land = Ein Hafen zeigt auf Land.
boards-refused-harbor-on-land = Ein Hafen liegt auf dem Meer.
boards-refused-harbor-taken = Auf diesem Hexfeld liegt schon ein Hafen.
boards-refused-dock-shared = Eine seiner Anlegestellen gehört schon zu einem anderen Hafen.
boards-refused-harbors-touch = Er würde einen anderen Hafen berühren, und es gibt noch einen Platz, an dem ein Hafen keinen berührt.
boards-refused-no-such-chit = Zahlenchips haben die Zahlen 2 bis 12 ohne 7.
boards-refused-chit-at-sea = Ein Zahlenchip liegt auf Land.
boards-refused-chit-on-desert = Die Wüste hat keinen Zahlenchip.
boards-refused-chit-taken = Auf diesem Hexfeld liegt schon ein Zahlenchip.
boards-refused-same-number-beside = Ein Nachbar hat dieselbe Zahl.
boards-refused-six-or-eight-beside = Keine 6 oder 8 liegt neben einer 6 oder 8.
boards-refused-corner-too-strong = Eine Kreuzung hätte drei von 5, 6, 8 und 9.
boards-refused-dead-end = Es darf hier liegen, aber dann ließe sich der Spielplan nicht fertig legen.
boards-refused-end-not-found = Es darf hier liegen, aber Reeve hat nicht rechtzeitig gefunden, wie sich der Spielplan dann noch fertig legen ließe.
boards-round-closed = { $stage ->
   *[prelim] Runde { $number } ist abgeschlossen: Ihre Partien wurden auf diesem Spielplan gespielt, also bleibt er.
    [semi] Das Halbfinale ist abgeschlossen: Seine Partien wurden auf diesem Spielplan gespielt, also bleibt er.
    [final] Das Finale ist abgeschlossen: Seine Partien wurden auf diesem Spielplan gespielt, also bleibt er.
}
boards-word-missing = Alle haben diesen Spielplan gesehen. Tippe das Wort „{ $word }“, um ihn zu ändern.
boards-used-before = { $stage ->
   *[prelim] Runde { $number } hat diesen Spielplan schon, vielleicht gedreht oder gespiegelt. Jede Runde braucht einen neuen.
    [semi] Das Halbfinale hat diesen Spielplan schon, vielleicht gedreht oder gespiegelt. Jede Runde braucht einen neuen.
    [final] Das Finale hat diesen Spielplan schon, vielleicht gedreht oder gespiegelt. Jede Runde braucht einen neuen.
}
boards-no-text = Füg den Text eines Spielplans ein, oder wähle eine Datei.
boards-no-kind = Wähle die Standardinsel oder eine freie.
boards-no-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615. Lass das Feld leer für einen zufälligen.
boards-laying-under-way = { $stage ->
   *[prelim] Für Runde { $number } wird schon ein Spielplan gelegt. Leg ihn fertig, oder brich ihn zuerst ab.
    [semi] Für das Halbfinale wird schon ein Spielplan gelegt. Leg ihn fertig, oder brich ihn zuerst ab.
    [final] Für das Finale wird schon ein Spielplan gelegt. Leg ihn fertig, oder brich ihn zuerst ab.
}
boards-nobody-lays = Schreib, wer legt, ein Name pro Zeile.
boards-too-many-lay = { $most ->
   *[other] Höchstens { $most } Leute wechseln sich ab.
}
boards-layer-too-long = { $length ->
   *[other] Ein Name hat { $length } Zeichen; { $most } sind möglich.
}
boards-layer-invisible = Ein Name enthält ein unsichtbares Zeichen. Gib ihn neu ein.
boards-not-drawn = Gezogen wurde ein anderes Teil. Leg jenes.
boards-nothing-laid = Auf dem Spielplan liegt noch nichts.
boards-not-finished = Der Spielplan ist noch nicht fertig.
boards-no-devices-yet = Öffne zuerst die Anmeldung: Bis dahin kann nur das Turnierteam eine Seite dieses Turniers öffnen.
