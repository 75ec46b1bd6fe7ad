boards-letter = { $land ->
    [forest] H
    [pasture] W
    [field] G
    [hill] L
    [mountain] E
   *[desert] D
}
boards-legend = H Holz, W Wolle, G Getreide, L Lehm, E Erz, D die Wüste.
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
boards-strongest-corners = Derselbe Spielplan mit seinen zehn stärksten Kreuzungen, nummeriert

boards-kind-standard = Die Standardinsel.
boards-kind-free = Eine freie Insel.
boards-choose-standard = Die Standardinsel
boards-choose-free = Eine freie Insel
boards-made-even = Als ausgewogener Spielplan gemacht, aus dem Startwert { $seed }.
boards-made = Aus dem Startwert { $seed } gemacht.
boards-laid-chits-chosen = Reihum von Menschen gelegt, die sich die Zahlen ausgesucht haben. Land und Häfen wurden aus dem Startwert { $seed } gezogen.
boards-laid-drawn = Reihum von Menschen gelegt. Die Teile wurden aus dem Startwert { $seed } gezogen.
boards-laid-in-turn = Reihum von Menschen gelegt.
boards-laid-by-hand = Von Hand gelegt.
boards-brought = Als Text mitgebracht.

boards-intro = { $ground ->
   *[table] Alle Tische einer Runde spielen auf dem gleichen Spielplan, und jede Runde hat einen neuen (2.0.1).
    [field] Alle Felder einer Runde spielen auf dem gleichen Spielplan, und jede Runde hat einen neuen (2.0.1).
}
boards-none-yet = Noch kein Spielplan zu sehen
boards-none-yet-hint = Hier erscheinen die Spielpläne der Runden, jeder für alle zugleich.
boards-about-tournament = Zum Turnier
boards-worth-of-round = Was der Spielplan dieser Runde wert ist
boards-worth = Was er wert ist
boards-even = Ein ausgewogener Spielplan: Er hält alle sechs zusätzlichen Regeln ein.
boards-not-even = Kein ausgewogener Spielplan:
boards-uneven-three-of-a-land = Drei Hexfelder mit gleichem Land treffen an einer Kreuzung zusammen.
boards-uneven-two-beside-twelve = Die 2 liegt neben der 12.
boards-uneven-pips-of-a-resource = Ein Rohstoff hat zu viele oder zu wenige Augen.
boards-uneven-two-sixes-and-eights = Ein Rohstoff hat zwei der Zahlen 6 und 8.
boards-uneven-pips-of-a-corner = Eine Kreuzung hat mehr als 11 Augen.
boards-uneven-own-harbor = Ein Hafen hat eine Anlegestelle an einer 6 oder 8 seines eigenen Rohstoffs.
boards-good-places = { $count ->
    [one] { $count } Bauplatz mit 10 oder mehr Augen.
   *[other] { $count } Bauplätze mit 10 oder mehr Augen.
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
boards-column-gives = Bringt
boards-gives = { $resource ->
    [lumber] Holz { $pips }
    [wool] Wolle { $pips }
    [grain] Getreide { $pips }
    [brick] Lehm { $pips }
   *[ore] Erz { $pips }
}
boards-as-text = Der Spielplan als Text
boards-as-text-hint = Für jedes Teil eine Zeile, in der Reihenfolge, in der der Spielplan gelegt wurde. Auch der Befehl <code>reeve board --read</code> liest ihn.
boards-type-word = Den jetzigen Spielplan haben schon alle gesehen. Willst du ihn ändern, tippe <b>{ $word }</b>

boards-rule = Regel { $code }
boards-fault = Zeile { $line }, Regel { $code }: { $why }
boards-fault-sentence = Zeile { $line }, Regel { $code }: { $why }
boards-unread-not-utf-8 = Diese Zeile ist nicht in UTF-8.
boards-unread-no-line-end = Der letzten Zeile fehlt das Zeilenende.
boards-unread-ended-early = Der Text endet, bevor der Spielplan fertig ist.
boards-unread-empty-line = In einem Spielplan steht keine leere Zeile; eine steht zwischen zwei Spielplänen.
boards-unread-no-header = Ein Spielplan beginnt mit der Zeile: reeve board 1.
boards-unread-version = Dieses Reeve liest nur Spielpläne der Version 1.
boards-unread-no-kind = Die zweite Zeile eines Spielplans ist: kind standard, oder: kind free.
boards-unread-no-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615; danach darf nur noch das Wort even stehen, nach einem Leerzeichen.
boards-unread-no-step = Ein Schritt wird als land Q R KIND geschrieben, als harbor Q R faces Q R KIND oder als chit Q R NUMBER, mit einem Leerzeichen zwischen zwei Wörtern und sonst nichts.
boards-unread-no-number = Koordinaten und Zahlenchips sind ganze Zahlen, ohne Pluszeichen und ohne Nullen davor.
boards-unread-no-such-land = Land ist forest, pasture, field, hill, mountain oder desert.
boards-unread-no-such-harbor = Ein Hafen ist any, lumber, wool, grain, brick oder ore.
boards-unread-after-the-end = Der Spielplan ist fertig; danach darf nur eine leere Zeile mit einem weiteren Spielplan kommen.
boards-unread-not-as-written = Reeve schreibt diese Zeile anders.
boards-unread-second-board = Hier beginnt ein zweiter Spielplan, und eine Runde hat einen.
boards-unread-laid = Das kann hier nicht liegen.
boards-refused-other-group-due = { $group ->
    [land] Jetzt sind 19 Hexfelder mit Land dran.
    [harbors] Jetzt sind neun Häfen dran.
    [six-and-eight] Jetzt sind die Zahlenchips 6 und 8 dran.
    [five-and-nine] Jetzt sind die Zahlenchips 5 und 9 dran.
   *[other-chits] Jetzt sind die Zahlenchips ohne 5, 6, 8 und 9 dran.
}
boards-refused-all-laid = Der Spielplan ist fertig.
boards-refused-none-left = Alle Teile dieser Art sind gelegt.
boards-refused-not-in-order = Auf der Standardinsel wird Land Reihe für Reihe gelegt, und jeder Hafen hat seinen Platz; als Nächstes kommt etwas anderes.
boards-refused-first-not-in-centre = Das erste Land einer freien Insel kommt in die Mitte des Spielplans.
boards-refused-too-far = Land liegt höchstens vier Hexfelder von der Mitte entfernt.
boards-refused-land-taken = Auf diesem Hexfeld liegt schon Land.
boards-refused-touches-no-land = Land muss an Land grenzen, das schon liegt.
boards-refused-faces-no-neighbour = Ein Hafen zeigt auf ein Hexfeld daneben.
boards-refused-faces-no-land = Ein Hafen zeigt auf Land.
boards-refused-harbor-on-land = Ein Hafen liegt im Meer.
boards-refused-harbor-taken = Auf diesem Hexfeld liegt schon ein Hafen.
boards-refused-dock-shared = Eine seiner Anlegestellen gehört schon zu einem anderen Hafen.
boards-refused-harbors-touch = Er würde einen anderen Hafen berühren, und noch gibt es einen Platz, an dem ein Hafen keinen berührt.
boards-refused-no-such-chit = Zahlenchips haben die Zahlen 2 bis 12 ohne 7.
boards-refused-chit-at-sea = Ein Zahlenchip liegt auf Land.
boards-refused-chit-on-desert = Die Wüste hat keinen Zahlenchip.
boards-refused-chit-taken = Auf diesem Hexfeld liegt schon ein Zahlenchip.
boards-refused-same-number-beside = Daneben liegt schon die gleiche Zahl.
boards-refused-six-or-eight-beside = Keine 6 oder 8 liegt neben einer 6 oder 8.
boards-refused-corner-too-strong = Eine Kreuzung hätte drei aus 5, 6, 8 und 9.
boards-refused-dead-end = Es darf hier liegen, aber dann ließe sich der Spielplan nicht zu Ende legen.
boards-refused-end-not-found = Es darf hier liegen, aber Reeve hat nicht rechtzeitig gefunden, wie sich der Spielplan dann zu Ende legen ließe.
boards-round-closed = { $stage ->
   *[prelim] Runde { $number } ist abgeschlossen: Ihre Partien wurden auf diesem Spielplan gespielt, also bleibt er.
    [semi] Das Halbfinale ist abgeschlossen: Seine Partien wurden auf diesem Spielplan gespielt, also bleibt er.
    [final] Das Finale ist abgeschlossen: Seine Partien wurden auf diesem Spielplan gespielt, also bleibt er.
}
boards-word-missing = Diesen Spielplan haben schon alle gesehen. Tippe das Wort „{ $word }“, um ihn zu ändern.
boards-used-before = { $stage ->
   *[prelim] Diesen Spielplan hat schon Runde { $number }, vielleicht gedreht oder gespiegelt. Jede Runde braucht einen neuen.
    [semi] Diesen Spielplan hat schon das Halbfinale, vielleicht gedreht oder gespiegelt. Jede Runde braucht einen neuen.
    [final] Diesen Spielplan hat schon das Finale, vielleicht gedreht oder gespiegelt. Jede Runde braucht einen neuen.
}
boards-no-text = Füge den Text eines Spielplans ein oder wähle eine Datei.
boards-no-kind = Wähle die Standardinsel oder eine freie.
boards-no-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615. Lass ihn leer, dann wird er zufällig gewählt.
boards-laying-under-way = { $stage ->
   *[prelim] Für Runde { $number } wird schon ein Spielplan gelegt. Leg ihn erst zu Ende oder brich ab.
    [semi] Für das Halbfinale wird schon ein Spielplan gelegt. Leg ihn erst zu Ende oder brich ab.
    [final] Für das Finale wird schon ein Spielplan gelegt. Leg ihn erst zu Ende oder brich ab.
}
boards-nobody-lays = Schreib auf, wer legt, einen Namen pro Zeile.
boards-too-many-lay = { $most ->
   *[other] Höchstens { $most } Personen legen reihum.
}
boards-layer-too-long = { $length ->
   *[other] Ein Name hat { $length } Zeichen; { $most } sind möglich.
}
boards-layer-invisible = Ein Name enthält ein unsichtbares Zeichen. Gib ihn noch einmal ein.
boards-not-drawn = Gezogen wurde ein anderes Teil. Leg das.
boards-nothing-laid = Auf dem Spielplan liegt noch nichts.
boards-not-finished = Der Spielplan ist noch nicht fertig.
boards-no-devices-yet = Öffne zuerst die Anmeldung: Bis dahin kann nur das Turnierteam eine Seite dieses Turniers öffnen.
