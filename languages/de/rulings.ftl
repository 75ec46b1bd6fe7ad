rulings-no-penalty = keine Strafe
rulings-caution = Ermahnung
rulings-warning = Verwarnung
rulings-disqualification = Disqualifikation
rulings-penalty-lifted = <s>{ $penalty }</s> aufgehoben
rulings-lifted-for = (aufgehoben)
rulings-title = Entscheidung { $number }
rulings-place = { $ground ->
   *[table] { $round }, Tisch { $number }
    [field] { $round }, Feld { $number }
}
rulings-reported = Gemeldet: { $report }
rulings-ruled-by = entschieden von <span class="name">{ $name }</span>
rulings-accepted-play = nicht sofort gemeldet: hingenommen (1.3.3)
rulings-kind-of-conduct = Art des Verhaltens: { $kind }
rulings-win-given-to = Art des Verhaltens: Verschenkter Sieg, an { $name }
rulings-reported-at = gemeldet: { $time }
rulings-lifts = hebt die Strafe von Entscheidung { $number } auf
rulings-refers = bezieht sich auf Entscheidung { $number }
rulings-referred-by = siehe Entscheidung { $number }

rulings-lifted-caution = Um { $time } hat ein Schiedsrichter deine Ermahnung aufgehoben: Entscheidung { $number }.
rulings-lifted-warning = Um { $time } hat ein Schiedsrichter deine Verwarnung aufgehoben: Entscheidung { $number }.
rulings-lifted-disqualification = Um { $time } hat ein Schiedsrichter deine Disqualifikation aufgehoben: Entscheidung { $number }.
rulings-decided-at = Um { $time } hat ein Schiedsrichter über dieses Ergebnis entschieden (1.3.4).
rulings-decided-for-best-other = Um { $time } hat ein Schiedsrichter über dieses Ergebnis entschieden (1.3.4): Gewonnen hat, wer von den anderen am besten war.
rulings-decided-as-stated = Um { $time } hat ein Schiedsrichter über dieses Ergebnis entschieden (1.3.4): Es gilt.
rulings-decided-not-counted = Um { $time } hat ein Schiedsrichter entschieden, dass diese Partie nicht gezählt wird (1.3.4).
rulings-corrected-at = Um { $time } haben die Turnierleitung und ein Schiedsrichter es so berichtigt, wie es auf dem unterschriebenen Papier steht (1.3.4). Im öffentlichen Protokoll stehen beide Werte.

rulings-log-heading = Disqualifikationen
rulings-log-nobody = Niemand wurde disqualifiziert.
rulings-log-caption = { $entrant ->
   *[player] Disqualifizierte Spieler
    [team] Disqualifizierte Teams
}
rulings-log-clause = Regel
rulings-lifted-at = aufgehoben: { $time }

rulings-paused-from-to = Die Partie war von { $began } bis { $ended } unterbrochen.
rulings-paused-until-end = Die Partie wurde um { $began } unterbrochen. Niemand hat eingetragen, wann sie weiterging; die Unterbrechung endete um { $ended } mit der Partie.
rulings-paused-at = Die Partie wurde um { $began } unterbrochen.
rulings-paused-since = Diese Partie ist seit { $began } unterbrochen (2.1.7).
rulings-paused-heading = Unterbrochene Partien
rulings-table-paused-since = { $ground ->
   *[table] Die Partie an Tisch { $number } ist seit <span class="num">{ $began }</span> unterbrochen{ $clause-html }.
    [field] Die Partie auf Feld { $number } ist seit <span class="num">{ $began }</span> unterbrochen{ $clause-html }.
}

rulings-timer-heading = Zugzeit
rulings-timer-three-minutes = Drei Minuten für jeden Zug (1.1.8).
rulings-timer-over = Vorbei.
rulings-timer-since = Tisch { $number }: seit { $from }, auf Wunsch von { $name }.
rulings-timer-since-organizers = Tisch { $number }: seit { $from }, von der Turnierleitung festgelegt.
rulings-timer-from-to = Tisch { $number }: von { $from } bis { $until }, auf Wunsch von { $name }.
rulings-timer-from-to-organizers = Tisch { $number }: von { $from } bis { $until }, von der Turnierleitung festgelegt.
rulings-timer-all-since = Alle Tische: seit { $from }, auf Wunsch von { $name }.
rulings-timer-all-since-organizers = Alle Tische: seit { $from }, von der Turnierleitung festgelegt.
rulings-timer-all-from-to = Alle Tische: von { $from } bis { $until }, auf Wunsch von { $name }.
rulings-timer-all-from-to-organizers = Alle Tische: von { $from } bis { $until }, von der Turnierleitung festgelegt.
rulings-timer-own = An deinem Tisch gilt seit { $from } auf Wunsch von { $name } die Zugzeit: drei Minuten für jeden Zug (1.1.8).
rulings-timer-own-organizers = An deinem Tisch gilt seit { $from } die Zugzeit, von der Turnierleitung festgelegt: drei Minuten für jeden Zug (1.1.8).
