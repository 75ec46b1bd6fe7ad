papers-sheet-of-table = { $ground ->
   *[table] Ergebnisbogen von Tisch { $number }
    [field] Ergebnisbogen von Feld { $number }
}
papers-blank-sheet = Leerer Ergebnisbogen { $number } von Seite { $page }
papers-table-blank = { $ground ->
   *[table] Tisch <span class="line short"></span>
    [field] Feld <span class="line short"></span>
}
papers-sheet-says = { $points ->
   *[vp] Ergebnisbogen. Prüft nach der Partie zusammen die SP und unterschreibt dann. Wenn alle unterschrieben haben, ist das Ergebnis endgültig (1.3.4).
    [hexes] Ergebnisbogen. Prüft nach der Partie zusammen die Hexfelder und unterschreibt dann. Wenn alle unterschrieben haben, ist das Ergebnis endgültig (1.3.4).
}
papers-sheet-number = Bogen <b class="num">{ $number }</b>
papers-sheet-number-blank = Bogen <span class="line short"></span>
papers-from-the-list = { $ground ->
   *[table] aus der Liste nach Tisch
    [field] aus der Liste nach Feld
}
papers-code-of-sheet = QR-Code für die Seite dieses Bogens
papers-code-of-typed-sheets = QR-Code für die Seite, auf der Bögen eingegeben werden
papers-seats-of-table = { $ground ->
   *[table] Sitzplätze von Tisch { $number }
    [field] Sitzplätze von Feld { $number }
}
papers-seats-of-blank-sheet = Sitzplätze des leeren Ergebnisbogens { $number } von Seite { $page }
papers-column-chair = Stuhl
papers-column-colour = Farbe
papers-column-play-order = Reihenfolge
papers-column-won = Sieg
papers-column-signature = Unterschrift
papers-absent = fehlt
papers-check-layout = ☐ Vor der Wahl: Der Aufbau des Spielplans ist bestätigt, und Position 1 wählt zuerst (1.1.6).
papers-check-pieces = ☐ Teile gezählt: { $counted }; wenn nicht, ruft einen Schiedsrichter ({ $clause }).
papers-check-judge-handles = ☐ Rohstoffkarten gibt ein Schiedsrichter aus, wie immer im Finale (2.0.4).
papers-check-handled-by = ☐ Rohstoffkarten gibt aus, wer die Partie beginnt, oder <span class="line"></span>, vom Tisch gewählt, oder ein Schiedsrichter (2.0.4).
papers-check-agreement = ☐ Nach Absprache hat der Tisch zwei Stapel, oder alle nehmen sich ihre Karten selbst. ☐ Die Absprache ist beendet: Wer die Partie beginnt, gibt alle Karten aus (2.0.4).
papers-check-log = ☐ Jemand schreibt Ereignisse oder Würfe mit: hier laut gesagt und der Turnierleitung gemeldet, die nach dieser Partie die Würfel tauscht (2.0.7).
papers-check-claimed = ☐ Der Sieg wurde im eigenen Zug angesagt (3.0.14).
papers-check-on-time = ☐ Auf Zeit beendet.
papers-who-does-not-come = { $points ->
   *[vp] Wer nicht kommt: Schreibt „fehlt“ statt der SP und sagt es einem Schiedsrichter. Die Partie zählt dann als Partie derer, die gekommen sind.
    [hexes] Wer nicht kommt: Schreibt „fehlt“ statt der Hexfelder und sagt es einem Schiedsrichter. Die Partie zählt dann als Partie derer, die gekommen sind.
}
papers-may-not-stay-empty = { $points ->
   *[vp] Die SP und der Sieg dürfen nicht leer bleiben.
    [hexes] Die Hexfelder und der Sieg dürfen nicht leer bleiben.
}
papers-parts-add-up = { $points ->
   *[vp] Die Teile ergeben zusammen die SP. Sie dürfen leer bleiben; die SP und der Sieg nicht.
    [hexes] Die Teile ergeben zusammen die Hexfelder. Sie dürfen leer bleiben; die Hexfelder und der Sieg nicht.
}
papers-seats-by-name-heading = <span class="small name">{ $name }</span> { $round }: Sitzplan nach Namen
papers-seat-by-name = { $ground ->
   *[table] <span class="vh">Tisch </span><b>{ $number }</b><span class="vh">,</span> <span class="small">Position { $position }</span>
    [field] <span class="vh">Feld </span><b>{ $number }</b><span class="vh">,</span> <span class="small">Position { $position }</span>
}
papers-seats-by-table-heading = { $ground ->
   *[table] <span class="small name">{ $name }</span> { $round }: Sitzplan nach Tisch
    [field] <span class="small name">{ $name }</span> { $round }: Sitzplan nach Feld
}
papers-table-with-sheet = { $ground ->
   *[table] <b class="big num"><span class="vh">Tisch </span>{ $number }</b> <span class="small num">Bogen { $sheet }</span>
    [field] <b class="big num"><span class="vh">Feld </span>{ $number }</b> <span class="small num">Bogen { $sheet }</span>
}
papers-card-of-table = { $ground ->
   *[table] Karte von Tisch { $number }
    [field] Karte von Feld { $number }
}
papers-card-number = { $ground ->
   *[table] <span class="small">Tisch</span> { $number }
    [field] <span class="small">Feld</span> { $number }
}
papers-record-sheet-numbered = Ergebnisbogen { $number }
papers-pack-heading = Papierpaket: { $round }
papers-pack-made = Erstellt am { $moment }. Was sich danach ändert, steht nicht darin.
papers-pack-secret = <b>Nur für das Turnierteam:</b> Dieser Sitzplan ist noch nicht veröffentlicht.
papers-pack-board-secret = { $ground ->
   *[table] <b>Der Spielplan ist geheim</b> bis zu seinem Zeitpunkt: Teilt seine Blätter an den Tischen aus.
    [field] <b>Der Spielplan ist geheim</b> bis zu seinem Zeitpunkt: Teilt seine Blätter an den Feldern aus.
}
papers-pack-if-down = Wenn nichts mehr geht
papers-pack-hang-up = { $ground ->
   *[table] Lest vor, dass der Sitzplan da ist, und hängt die Listen nach Namen und nach Tisch auf.
    [field] Lest vor, dass der Sitzplan da ist, und hängt die Listen nach Namen und nach Feld auf.
}
papers-pack-cut = { $ground ->
   *[table] Schneidet die Tischkarten und die Ergebnisbögen, jeden Stapel mit einem Schnitt. Legt den linken oder oberen Stapel auf den anderen: Sie sind nach Tisch sortiert.
    [field] Schneidet die Feldkarten und die Ergebnisbögen, jeden Stapel mit einem Schnitt. Legt den linken oder oberen Stapel auf den anderen: Sie sind nach Feld sortiert.
}
papers-pack-hand-out = { $ground ->
   *[table] An jeden Tisch kommen eine Karte und ein Ergebnisbogen. Wo ein Bogen fehlt, nehmt einen leeren und schreibt die Nummer des Bogens aus der Liste nach Tisch ab.
    [field] An jedes Feld kommen eine Karte und ein Ergebnisbogen. Wo ein Bogen fehlt, nehmt einen leeren und schreibt die Nummer des Bogens aus der Liste nach Feld ab.
}
papers-pack-hand-out-with-board = { $ground ->
   *[table] An jeden Tisch kommen eine Karte, ein Blatt mit dem Spielplan und ein Ergebnisbogen. Wo ein Bogen fehlt, nehmt einen leeren und schreibt die Nummer des Bogens aus der Liste nach Tisch ab.
    [field] An jedes Feld kommen eine Karte, ein Blatt mit dem Spielplan und ein Ergebnisbogen. Wo ein Bogen fehlt, nehmt einen leeren und schreibt die Nummer des Bogens aus der Liste nach Feld ab.
}
papers-pack-play = Spielt. Die Worte zum Vorlesen und die wichtigen Regeln stehen auf den nächsten Seiten.
papers-pack-collect = Sammelt die Bögen ein, wenn alle unterschrieben haben.
papers-pack-note-players = Schreibt vor Runde 1 auf, wie viele bei ihrem Beginn im Sitzplan stehen (1.1.3).
papers-pack-when-back = Wenn Reeve wieder da ist, veröffentlicht und startet die Runde, falls das noch zu tun ist. Öffnet dann { $address } und gebt die Bögen nach ihren Nummern ein: Dort steht, welche noch fehlen.
papers-pack-contents = In diesem Paket
papers-pack-has-words = Worte zum Vorlesen und die wichtigen Regeln
papers-pack-has-standings = die Rangliste, die öffentlich ist
papers-pack-has-names = der Sitzplan nach Namen, zum Aufhängen
papers-pack-has-tables = { $ground ->
   *[table] der Sitzplan nach Tisch, mit den Nummern der Ergebnisbögen
    [field] der Sitzplan nach Feld, mit den Nummern der Ergebnisbögen
}
papers-pack-has-cards = { $ground ->
   *[table] eine Karte für jeden Tisch
    [field] eine Karte für jedes Feld
}
papers-pack-has-boards = { $ground ->
   *[table] ein Blatt mit dem Spielplan für jeden Tisch
    [field] ein Blatt mit dem Spielplan für jedes Feld
}
papers-pack-has-sheets = { $ground ->
   *[table] ein Ergebnisbogen für jeden Tisch und einige leere
    [field] ein Ergebnisbogen für jedes Feld und einige leere
}
papers-pack-words-heading = <span class="small name">{ $name }</span> { $round }: zum Vorlesen
papers-pack-clauses-heading = Die wichtigen Regeln
papers-pack-standings-heading = <span class="small name">{ $name }</span> Rangliste
papers-when-seats-are-out = Wenn der Sitzplan da ist
papers-when-games-begin = Wenn die Partien beginnen
papers-when-round-is-over = Wenn die Runde vorbei ist
papers-board-of-table = { $ground ->
   *[table] { $round }, Tisch { $number }: der Spielplan
    [field] { $round }, Feld { $number }: der Spielplan
}
papers-board = { $round }: der Spielplan
papers-board-land-only = Gespielt wird auf diesem Land, ohne Zahlenchips und Häfen.
papers-board-harbors = Ein Hafen nimmt zwei seines Buchstabens für eines, oder drei beliebige (3:1); seine Anlegestellen sind die zwei Kreuzungen an den Enden seiner Stege.
papers-board-only-land-heading = Land, ab Nummer 1
papers-board-land-heading = 1. Land, ab Nummer 1
papers-board-harbors-heading = 2. Häfen
papers-board-chits-heading = 3. Zahlenchips, jeder auf dem Land mit dieser Nummer
papers-board-confirm = { $ground ->
   *[table] ☐ Der Spielplan liegt wie im Bild, und alle am Tisch sind einverstanden: Sagt es dem Turnierteam und wählt dann in der Reihenfolge der Positionen (1.1.6).
    [field] ☐ Der Spielplan liegt wie im Bild, und alle am Feld sind einverstanden: Sagt es dem Turnierteam und wählt dann in der Reihenfolge der Positionen (1.1.6).
}
papers-board-confirm-side-event = { $ground ->
   *[table] ☐ Der Spielplan liegt wie im Bild, und alle am Tisch sind einverstanden: Sagt es dem Turnierteam, oder bestätigt es auf einer eurer eigenen Seiten; dann fangt an.
    [field] ☐ Der Spielplan liegt wie im Bild, und alle am Feld sind einverstanden: Sagt es dem Turnierteam, oder bestätigt es auf einer eurer eigenen Seiten; dann fangt an.
}
papers-register-here = Hier anmelden
papers-find-your-seat-here = Hier findest du deinen Sitzplatz
papers-see-the-results-here = Hier stehen die Ergebnisse
papers-code-of-address = QR-Code der Adresse { $address }
papers-door-call = Ich bin da
papers-door-scan = Scanne das und öffne dann deine eigene Seite: der Link in deiner Mail oder auf deiner Karte.
papers-door-type = Oder gib das auf deiner eigenen Seite ein:
papers-door-no-code = Es gibt noch keinen Code.
papers-not-published-word = Nicht veröffentlicht
papers-not-published = Bisher kennt nur das Turnierteam diesen Sitzplan. Behaltet für euch, was ihr druckt, bis er öffentlich ist.
papers-made-for = Gemacht für { $size }. Druckt einseitig, mit 100 %.
papers-size = { $size ->
   *[a4] A4 (210 × 297 mm)
    [letter] Letter (8,5 × 11 Zoll)
}
papers-print-button = Drucken
papers-all-of-round = Alle Papiere dieser Runde
papers-title = { $paper ->
   *[pack] Papierpaket
    [by-name] Sitzplan nach Namen
    [by-table] { $ground ->
       *[table] Sitzplan nach Tisch
        [field] Sitzplan nach Feld
    }
    [table-cards] { $ground ->
       *[table] Tischkarten
        [field] Feldkarten
    }
    [record-sheets] Ergebnisbögen
    [blank-sheets] Leere Ergebnisbögen
}
papers-title-of-round = { $paper }: { $round }
papers-board-title = { $stage ->
   *[prelim] Spielplan von Runde { $number } auf Papier
    [semi] Spielplan des Halbfinales auf Papier
    [final] Spielplan des Finales auf Papier
}
papers-poster-title = Aushang
papers-cards-title = Spielerkarten
papers-card-title = Karte von { $name }
papers-board-sheets-intro = { $ground ->
   *[table] Ein Blatt für jeden Tisch. Der Spielplan bleibt bis zu seinem Zeitpunkt geheim: Teilt die Blätter an den Tischen aus.
    [field] Ein Blatt für jedes Feld. Der Spielplan bleibt bis zu seinem Zeitpunkt geheim: Teilt die Blätter an den Feldern aus.
}
papers-back-to-board = Zurück zum Spielplan der Runde
papers-draft-word = Entwurf
papers-draft = Niemand kann diese Adresse öffnen, bevor die Anmeldung offen ist.
papers-print-poster-button = Aushang drucken
papers-door-not-in-use-word = Nicht in Gebrauch
papers-door-not-in-use = { $entrant ->
   *[player] Hier checkt man nicht mit einem Code ein. Wähle es unter „Details“, bei den Einstellungen: „Selbst einchecken“.
    [team] Hier checken Teams nicht mit einem Code ein. Wähle es unter „Details“, bei den Einstellungen: „Selbst einchecken“.
}
papers-door-hang-up = { $entrant ->
   *[player] Häng das am Eingang auf. Wer ankommt, scannt den Code, öffnet die eigene Seite mit dem persönlichen Link und checkt dort ein. Weder der Code noch der Link genügt allein. Es geht vom Beginn des Check-ins, bis der Sitzplan entsteht.
    [team] Häng das am Eingang auf. Die Teams scannen den Code, öffnen ihre eigene Seite mit dem persönlichen Link und checken dort ein. Weder der Code noch der Link genügt allein. Es geht vom Beginn des Check-ins, bis der Sitzplan entsteht.
}
papers-door-make-first = { $entrant ->
   *[player] Erzeuge den Code, druck ihn und häng ihn am Eingang auf. Wer ankommt, scannt ihn, öffnet die eigene Seite mit dem persönlichen Link und checkt dort ein, vom Beginn des Check-ins, bis der Sitzplan entsteht.
    [team] Erzeuge den Code, druck ihn und häng ihn am Eingang auf. Die Teams scannen ihn, öffnen ihre eigene Seite mit dem persönlichen Link und checken dort ein, vom Beginn des Check-ins, bis der Sitzplan entsteht.
}
papers-door-first-code-button = Code erzeugen
papers-door-new-code-button = Neuen Code erzeugen
papers-door-in-use-since = Dieser Code ist seit { $moment } in Gebrauch. Wenn du einen neuen erzeugst, gilt dieser Aushang nicht mehr.
papers-door-what-players-see = { $entrant ->
   *[player] Was die Spieler sehen
    [team] Was die Teams sehen
}
papers-back-to-check-in = Zurück zum Check-in
papers-cards-intro = { $entrant ->
   *[player] Eine Karte für alle, die spielen: der persönliche Link und eine PIN aus vier Ziffern, mit der man auf einem herumgereichten Tablet einen Ergebnisbogen unterschreibt.
    [team] Eine Karte für alle, die spielen: der persönliche Link und eine PIN aus vier Ziffern, mit der das Team auf einem herumgereichten Tablet einen Ergebnisbogen unterschreibt.
}
papers-cards-none = { $entrant ->
   *[player] Noch stehen keine Spieler auf der Liste.
    [team] Noch stehen keine Teams auf der Liste.
}
papers-cards-without-pin = { $count ->
    [1] Ein Spieler hat noch keine PIN.
   *[other] { $count } Spieler haben noch keine PIN.
}
papers-locked-word = Gesperrt
papers-locked-pins = { $count ->
    [1] Eine PIN ist nach zu vielen falschen Versuchen gesperrt. Erzeuge auf der Karte dieser Person eine neue.
   *[other] Die PINs von { $count } Spielern sind nach zu vielen falschen Versuchen gesperrt. Erzeuge auf der jeweiligen Karte eine neue.
}
papers-locked-pin = Zu viele falsche PINs wurden eingegeben, deshalb gilt diese nicht mehr. Erzeuge eine neue.
papers-make-pins-button = PINs erzeugen
papers-print-cards-button = { $count ->
    [one] { $count } Karte drucken
   *[other] { $count } Karten drucken
}
papers-back-to-players = { $entrant ->
   *[player] Zurück zu den Spielern
    [team] Zurück zu den Teams
}
papers-card-lost = Ist die Karte verloren oder die PIN gesperrt? Eine neue PIN ersetzt die alte.
papers-renew-link = Auch den persönlichen Link erneuern
papers-renew-link-help = Die Adresse auf der alten Karte gilt dann nicht mehr, und auch nicht Links in früheren Mails.
papers-first-pin-button = PIN erzeugen
papers-new-pin-button = Neue PIN erzeugen
papers-card-of-archived = { $entrant ->
   *[player] Wer im Archiv ist, hat keine Karte: Der persönliche Link geht nicht.
    [team] Ein Team im Archiv hat keine Karte: Der persönliche Link geht nicht.
}
papers-print-card-button = Karte drucken
papers-back-to-player = { $entrant ->
   *[player] Zurück zum Spieler
    [team] Zurück zum Team
}
