side-rules-intro = Wie { $system } hier gespielt und gewertet wird. Wo die Regeln des Spiels nichts sagen oder sich widersprechen, steht mit <b>hier festgelegt</b>, wonach wir uns richten. Lehnt Reeve einen Schritt ab, nennt es die Regel mit der Nummer, die hier hinter ihr steht.
side-rules-log-ruling = Entscheidung eintragen
side-rules-decided-heading = Festgelegt für dieses Nebenturnier
side-rules-decided = Hier festgelegt:
side-rules-game = Spiel
side-rules-rounds = Runden
side-rules-who = Wer mitspielt
side-rules-grounds = { $ground ->
   *[table] Tische
    [field] Felder
}
side-rules-met-before = Wer sich schon getroffen hat, trifft sich so selten wieder, wie es sich finden lässt.
side-rules-locked = Diese Einstellungen sind gesperrt, seit der erste Sitzplan veröffentlicht wurde.
side-rules-not-locked = Die Turnierleitung kann diese Einstellungen ändern, bis der erste Sitzplan veröffentlicht ist; dann sind sie gesperrt.
side-rules-ranking-heading = Wie die Rangliste entsteht
side-rules-ranked-by-wins = Siege.
side-rules-ranked-by-points = { $points ->
   *[vp] SP aller Partien zusammen. Nichts wird gekappt.
    [hexes] Hexfelder aller Partien zusammen: die, die man am Ende einer Partie hält. Nichts wird gekappt.
}
side-rules-ranked-by-share = { $points ->
   *[vp] SP%: der Anteil an allen SP in jeder Partie, auf ein Hundertstel Prozent gerundet, zusammengezählt.
    [hexes] Hex%: der Anteil an allen Hexfeldern in jeder Partie, auf ein Hundertstel Prozent gerundet, zusammengezählt.
}
side-rules-ranked-by-lots = Das Los, einmal gezogen und behalten.
side-rules-winner = { $points ->
   *[vp] Wer nach der letzten Runde auf Rang 1 steht, hat gewonnen. Eine nicht gespielte Partie bringt keinen Sieg, 0 SP und 0 SP%.
    [hexes] Wer nach der letzten Runde auf Rang 1 steht, hat gewonnen. Eine nicht gespielte Partie bringt keinen Sieg, 0 Hexfelder und 0 Hex%.
}
side-rules-conduct = Verhalten
side-rules-code-of-conduct = Alle hier, ob sie spielen oder zu Gast sind, halten sich an den Verhaltenskodex und die Regeln gegen Belästigung (2.1, 2.2) und stimmen den Fotoregeln zu (3.1).
side-rules-harassment = Wenn du Belästigung siehst oder erlebst, sag es irgendwem vom Turnierteam (2.2.3).
side-rules-players = Einzeln, alle für sich.
side-rules-teams = Teams, jedes unter einem Namen. Wer anmeldet, spricht und unterschreibt für das Team.
side-rules-by-its-box = Es wird nach den Regeln aus der Schachtel gespielt. Ergebnisse werden in die Ergebnisbögen eingegeben.
side-rules-step-by-step = Eine Partie, die Schritt für Schritt mitgeschrieben wird
side-rules-rule-l1 = Jeder Knopf schreibt eine Zeile ins Protokoll der Partie. Ein anderswo geschriebenes Protokoll ist Text in UTF-8 mit einem JSON-Objekt in jeder Zeile und ohne leere Zeile. Eine Zeile hat die Schlüssel ihres Schritts, jeden einmal, und keinen anderen; ihre Zahlen sind ganz.
side-rules-rule-l3 = Wer spielt, hat einen eigenen Namen, und ebenso jeder Stapel und jeder Ausbau.
side-rules-rule-l4 = Der letzte gültige Schritt kann zurückgenommen werden, dann der davor. Was zurückgenommen ist, bleibt es.
side-rules-rule-l5 = Eine gewonnene Partie nimmt keinen Schritt an. Der, der sie gewann, kann zurückgenommen werden.
side-rules-rule-l6-decided = An einer Partie spielen so viele, wie oben auf dieser Seite steht, nicht weniger und nicht mehr.
