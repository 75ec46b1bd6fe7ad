rules-lead = Was hier gilt, wo die offiziellen Regeln eine Wahl lassen, und der offizielle Ablauf in Kürze. Nummern in Klammern sind Regeln der CATAN-Meisterschaften; <a href="{ $url }">alle in Kürze</a>.
rules-official-text = Der offizielle Text der Regeln ist englisch; wo Texte voneinander abweichen, gilt er.
rules-log-ruling = Entscheidung eintragen
rules-all-clauses = Alle Regeln, jede mit ihrem Formular
rules-decided-heading = Für dieses Turnier festgelegt
rules-game = Spiel
rules-same-at-all-tables = { $edition }, an allen Tischen dieselbe (1.1.2).
rules-settings-locked = Diese Einstellungen stehen fest, seit der erste Sitzplan veröffentlicht ist.
rules-settings-open = Die Turnierleitung kann diese Einstellungen ändern, bis der erste Sitzplan veröffentlicht ist; dann stehen sie fest.
rules-of = Regelwerk: { $rules }
rules-differ = In diesen Punkten weicht es von den Meisterschaftsregeln von CATAN Studio ab:
rules-stages-heading = Welche Phasen es gibt
rules-stages-caption = Phasen, je nachdem wie viele Runde 1 spielen (1.1.3)
rules-stages-players = Spieler
rules-stages-stages = Phasen
rules-fewer-than-12 = weniger als 12
rules-from-12-to-15 = 12 bis 15
rules-from-16-to-28 = 16 bis 28
rules-from-29 = 29 oder mehr
rules-games-final-few = { $games ->
    [one] { $games } Vorrundenpartie, Finale.
   *[other] { $games } Vorrundenpartien, Finale.
}
rules-games-final-not-valid = { $games ->
    [one] { $games } Vorrundenpartie, Finale. Das Ergebnis zählt nicht für die Meisterschaft.
   *[other] { $games } Vorrundenpartien, Finale. Das Ergebnis zählt nicht für die Meisterschaft.
}
rules-games-final = { $games ->
    [one] { $games } Vorrundenpartie, Finale
   *[other] { $games } Vorrundenpartien, Finale
}
rules-games-may-skip = { $games ->
    [one] { $games } Vorrundenpartie, Halbfinale, Finale. Die Turnierleitung darf das Halbfinale auslassen, bis die letzte Runde der Vorrunde abgeschlossen ist.
   *[other] { $games } Vorrundenpartien, Halbfinale, Finale. Die Turnierleitung darf das Halbfinale auslassen, bis die letzte Runde der Vorrunde abgeschlossen ist.
}
rules-games-semi-finals = { $games ->
    [one] { $games } Vorrundenpartie, Halbfinale, Finale
   *[other] { $games } Vorrundenpartien, Halbfinale, Finale
}
rules-count = Gezählt wird, wer Runde 1 spielt: zu ihrem Start, berichtigt bis zu ihrem Abschluss (1.1.3). Wer später aussteigt, ändert nichts an den Phasen.
rules-seats-heading = Wo du sitzt
rules-everybody-plays = Alle spielen jede Runde der Vorrunde, an Vierertischen und so wenigen Dreiertischen wie möglich (1.1.4, 1.1.5).
rules-schedule = Der Sitzplan gibt dir zuerst verschiedene Gegner, dann verschiedene Wahlpositionen, und dann setzt er Freunde und Familie auseinander (1.1.5).
rules-position-1 = Position 1 wählt Stuhl, Farbe und Zugreihenfolge; die anderen wählen nacheinander Farbe und Zugreihenfolge, und die Stühle folgen der Zugreihenfolge (1.1.6).
rules-better-rank-chooses = Im Halbfinale und im Finale wählt zuerst, wer in der Vorrunde den besseren Rang hatte (1.1.7, 1.1.9).
rules-better-rank-chooses-in-final = Im Finale wählt zuerst, wer in der Vorrunde den besseren Rang hatte (1.1.7, 1.1.9).
rules-better-in-series-chooses = Im Halbfinale und im Finale wählt zuerst, wer in der Serie den besseren Rang hat (1.1.7, 1.1.9).
rules-better-in-series-chooses-in-final = Im Finale wählt zuerst, wer in der Serie den besseren Rang hat (1.1.7, 1.1.9).
rules-ranking-heading = Wie die Rangliste entsteht
rules-best-event = Von allen zählt das jeweils beste Turnier der Serie, und seine Partien stehen für die Vorrundenpartien (1.2.3, 1.2.4):
rules-rank-1-wins = Gewonnene Partien (1.4.1).
rules-rank-2-vp = { $goal ->
   *[other] SP aus allen Partien zusammen, aus jeder bis zu { $goal } gezählt (1.4.2, 3.0.14).
}
rules-rank-3-share = SP%: dein Anteil an den SP an jedem Tisch, auf ein Hundertstel Prozent gerundet, addiert (1.4.3). An einem Dreiertisch kommt zur Gesamtzahl ein vierter Wert dazu, der gerundete Durchschnitt der drei; bei einer Partie zu zweit, die ein Schiedsrichter entschieden hat, steht der Durchschnitt der beiden für jede fehlende Person.
rules-rank-4-places = Mehr zweite Plätze, dann mehr dritte Plätze (1.4.2).
rules-rank-5-lots = Das Los, einmal gezogen und behalten (1.4.2, 1.1.9).
rules-finals-heading = Halbfinale, Finale, Champion
rules-semi-finals = Die 16 Bestplatzierten spielen das Halbfinale: Rang 1, 8, 9, 16 an Tisch 1; 2, 7, 10, 15 an Tisch 2; 3, 6, 11, 14 an Tisch 3; 4, 5, 12, 13 an Tisch 4. Sind nur noch 13 bis 15 da, haben manche Tische drei; bei 12 oder weniger entfällt das Halbfinale (1.1.7).
rules-semi-finals-of-series = Die 16 Besten der Serie, die kommen, spielen das Halbfinale, in ihrer Reihenfolge: Rang 1, 8, 9, 16 an Tisch 1; 2, 7, 10, 15 an Tisch 2; 3, 6, 11, 14 an Tisch 3; 4, 5, 12, 13 an Tisch 4. Sind nur noch 13 bis 15 da, haben manche Tische drei; bei 12 oder weniger entfällt das Halbfinale (1.1.7).
rules-final = Wer ein Halbfinale gewonnen hat, spielt das Finale; ohne Halbfinale sind es die vier Bestplatzierten (1.1.9). Wer es gewinnt, ist Champion (1.1.10).
rules-final-of-best = Die vier Bestplatzierten spielen das Finale (1.1.9). Wer es gewinnt, ist Champion (1.1.10).
rules-places = Die Plätze 2 bis 4 richten sich nach den Punkten im Finale; die Plätze 5 bis 16 werden mit den Halbfinalpartien neu bestimmt (1.4.4).
rules-places-of-final = Die Plätze 2 bis 4 richten sich nach den Punkten im Finale (1.4.4).
rules-who-wins-heading = Wer gewinnt
rules-first-has-won = Die Rangliste nach der Vorrunde ist das Ergebnis; wer vorn steht, hat gewonnen.
rules-table-heading = Am Tisch
rules-won-with-limit = { $goal ->
   *[other] Eine Partie gewinnt, wer im eigenen Zug { $goal } SP hat. { $limit } Ein Schiedsrichter oder die Turnierleitung kann Züge auf drei Minuten begrenzen (1.1.8).
}
rules-won-without-limit = { $goal ->
   *[other] Eine Partie gewinnt, wer im eigenen Zug { $goal } SP hat. Für die Partie läuft keine Uhr; ein Schiedsrichter oder die Turnierleitung kann Züge auf drei Minuten begrenzen (1.1.8).
}
rules-say-at-once = Sag es sofort, wenn etwas nicht stimmt. Ist der Ergebnisbogen unterschrieben, gilt sein Ergebnis endgültig; will jemand nicht unterschreiben, entscheidet ein Schiedsrichter (1.3.4).
rules-devices = Handys und andere Geräte bleiben während einer Partie vom Tisch (2.1.5). Fotos vom Spielplan vorher und nachher sind in Ordnung (2.1.6).
rules-check-pieces = Zähl vor der Partie deine Figuren nach: { $pieces } ({ $clause }).
rules-log = Wer bei einer Partie mitschreibt, sagt es dem ganzen Tisch und jemandem von der Turnierleitung (2.0.7).
rules-conduct-heading = Verhalten
rules-conduct = Alle hier, ob sie spielen oder zu Gast sind, halten sich an den Verhaltenskodex und die Regeln gegen Belästigung (2.1, 2.2) und stimmen den Fotoregeln zu (3.1). Wenn du Belästigung siehst oder erlebst, sag es irgendjemandem vom Turnierteam (2.2.3).

rules-preset-catan-studio = CATAN Studio
rules-preset-world-championship = Weltmeisterschaft
rules-preset-japan = Japan
rules-preset-uk = Vereinigtes Königreich
rules-preset-germany = Deutschland
rules-preset-austria = Österreich
rules-with-changes = { $rules }, mit Änderungen
rules-summary = { $rules }. { $differences } { $validity }
rules-validity = Ob das Ergebnis für die Meisterschaft zählt (1.1.3), sagt die Turnierleitung: Das sind nicht die Regeln von CATAN Studio.
rules-prelim-games-in-place-of-three = { $games ->
    [1] Eine Vorrundenpartie statt drei (1.1.4).
    [2] Zwei Vorrundenpartien statt drei (1.1.4).
    [3] Drei Vorrundenpartien statt drei (1.1.4).
    [4] Vier Vorrundenpartien statt drei (1.1.4).
    [5] Fünf Vorrundenpartien statt drei (1.1.4).
    [6] Sechs Vorrundenpartien statt drei (1.1.4).
    [7] Sieben Vorrundenpartien statt drei (1.1.4).
   *[other] { $games } Vorrundenpartien statt drei (1.1.4).
}
rules-games-by-rank = { $count ->
    [one] Bei Partie { $games } sitzt man nach der Rangliste, Rang 1 bis 4 an Tisch 1 und so weiter (1.1.5).
   *[other] Bei den Partien { $games } sitzt man nach der Rangliste, Rang 1 bis 4 an Tisch 1 und so weiter (1.1.5).
}
rules-no-game-by-rank = Bei keiner Partie sitzt man nach der Rangliste (1.1.5).
rules-vp-count-up-to = SP zählen bis { $goal } (3.0.14).
rules-fourth-score = An einem Dreiertisch wird ein vierter Wert gebildet (1.4.3).
rules-no-fourth-score = An einem Dreiertisch wird kein vierter Wert gebildet: SP% gehen von den dreien aus (1.4.3).
rules-points-at-four = Platzpunkte an einem Vierertisch: { $points-for-places }.
rules-no-points-at-four = Keine Platzpunkte an einem Vierertisch.
rules-points-at-three = Platzpunkte an einem Dreiertisch: { $points-for-places }.
rules-no-points-at-three = Keine Platzpunkte an einem Dreiertisch.
rules-shared-places-split = Wer sich Plätze teilt, bekommt den Durchschnitt ihrer Punkte.
rules-shared-places-better = Alle, die sich einen Platz teilen, bekommen dessen Punkte.
rules-share-sum = Die SP% der Partien werden addiert (1.4.3).
rules-share-mean = SP% ist der Durchschnitt über die Partien, die jemand gespielt hat (1.4.3).
rules-share-ratio = SP% sind die eigenen SP aus allen Partien, gemessen an allen SP an diesen Tischen (1.4.3).
rules-ranked-by = Für die Rangliste zählen { $chain }, dann das Los (1.4).
rules-ranked-by-lots = Über die Rangliste entscheidet allein das Los (1.4).
rules-then = { $before }, dann { $next }
rules-link-points = Platzpunkte
rules-link-wins = gewonnene Partien
rules-link-vp = SP
rules-link-share = SP%
rules-link-seconds = zweite Plätze
rules-link-thirds = dritte Plätze
rules-rank-points = Platzpunkte aus allen Partien zusammen.
rules-rank-wins = Gewonnene Partien (1.4.1).
rules-rank-vp = SP aus allen Partien zusammen, aus jeder bis zum Ziel gezählt (1.4.2, 3.0.14).
rules-rank-seconds = Mehr zweite Plätze (1.4.2).
rules-rank-thirds = Mehr dritte Plätze (1.4.2).
rules-cut-by-number = Halbfinale und Finale je nachdem, wie viele mitspielen (1.1.3).
rules-cut-final = Die besten vier spielen ein Finale, egal wie viele mitspielen (1.1.3, 1.1.7).
rules-cut-nothing = Kein Halbfinale und kein Finale: Die Rangliste nach der Vorrunde ist das Ergebnis (1.1.3).
rules-qualify = { $number ->
    [0] Niemand kommt in ein weiteres Turnier.
    [one] Eine Person kommt in ein weiteres Turnier: die beste.
   *[other] Die besten { $number } kommen in ein weiteres Turnier.
}
rules-qualify-by-attendance = Die Besten kommen in ein weiteres Turnier: { $rows }.
rules-qualify-row = { $from ->
   *[other] { $number } ab { $from } Personen
}
rules-no-time-limit = Eine Partie hat kein Zeitlimit (1.1.8).
