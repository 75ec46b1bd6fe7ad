side-rules-intro = Wie { $system } hier gespielt wird und wie die Rangliste entsteht. Wo die Spielregeln nichts sagen oder sich widersprechen, steht nach <b>hier festgelegt</b>, wonach wir gehen. Lehnt Reeve einen Schritt ab, nennt es seine Regel mit der Nummer dahinter.
side-rules-log-ruling = Entscheidung eintragen
side-rules-decided-heading = Für dieses Nebenturnier festgelegt
side-rules-decided = Hier festgelegt:
side-rules-game = Spiel
side-rules-rounds = Runden
side-rules-who = Wer mitspielt
side-rules-grounds = { $ground ->
   *[table] Tische
    [field] Felder
}
side-rules-met-before = Wer schon zusammen gespielt hat, trifft so selten wieder aufeinander, wie sich finden lässt.
side-rules-locked = Diese Einstellungen stehen fest, seit der erste Sitzplan veröffentlicht ist.
side-rules-not-locked = Die Turnierleitung kann diese Einstellungen ändern, bis der erste Sitzplan veröffentlicht ist; dann stehen sie fest.

side-rules-ranking-heading = Wie die Rangliste entsteht
side-rules-ranked-by-wins = Gewonnene Partien.
side-rules-ranked-by-points = { $points ->
   *[vp] SP aus allen Partien zusammen. Eine Obergrenze gibt es nicht.
    [hexes] Hexfelder aus allen Partien zusammen: die gehalten werden, wenn eine Partie endet. Eine Obergrenze gibt es nicht.
}
side-rules-ranked-by-share = { $points ->
   *[vp] SP%: der Anteil an allen SP in jeder Partie, auf ein Hundertstel Prozent gerundet, addiert.
    [hexes] Hex%: der Anteil an allen Hexfeldern in jeder Partie, auf ein Hundertstel Prozent gerundet, addiert.
}
side-rules-ranked-by-lots = Das Los, einmal gezogen und behalten.
side-rules-winner = { $points ->
   *[vp] Wer nach der letzten Runde auf Rang 1 steht, hat gewonnen. Eine nicht gespielte Partie zählt keinen Sieg, 0 SP und 0 SP%.
    [hexes] Wer nach der letzten Runde auf Rang 1 steht, hat gewonnen. Eine nicht gespielte Partie zählt keinen Sieg, 0 Hexfelder und 0 Hex%.
}

side-rules-conduct = Verhalten
side-rules-code-of-conduct = Alle hier, ob sie spielen oder zu Gast sind, halten sich an den Verhaltenskodex und die Regeln gegen Belästigung (2.1, 2.2) und stimmen den Fotoregeln zu (3.1).
side-rules-harassment = Wenn du Belästigung siehst oder erlebst, sag es irgendjemandem vom Turnierteam (2.2.3).

side-rules-players = Spieler, alle für sich.
side-rules-teams = Teams, jedes unter einem Namen. Wer es anmeldet, spricht und unterschreibt für das Team.
side-rules-by-its-box = Gespielt wird nach den Regeln aus der Schachtel. Die Ergebnisse werden in die Ergebnisbögen eingetragen.
side-rules-step-by-step = Eine Partie, die Schritt für Schritt eingetragen wird
side-rules-rule-l1 = Jede Schaltfläche schreibt eine Zeile in das Protokoll der Partie. Ein Protokoll, das woanders geschrieben wurde, ist Text in UTF-8 mit einem JSON-Objekt auf jeder Zeile und ohne leere Zeilen. Eine Zeile hat die Schlüssel ihres Schritts, jeden einmal, und keine anderen; ihre Zahlen sind ganz.
side-rules-rule-l3 = Wer spielt, hat einen eigenen Namen, und ebenso jeder Stapel und jeder Ausbau.
side-rules-rule-l4 = Der letzte Schritt, der noch gilt, kann zurückgenommen werden, dann der davor. Was zurückgenommen ist, bleibt es.
side-rules-rule-l5 = Eine gewonnene Partie nimmt keinen Schritt mehr an. Der Schritt, mit dem sie gewonnen wurde, kann zurückgenommen werden.
side-rules-rule-l6-decided = An einer Partie spielen so viele, wie oben auf dieser Seite steht, nicht weniger und nicht mehr.
