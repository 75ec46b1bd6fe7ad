receipts-intro = Ein Beleg zeigt die Prüfsumme eines endgültigen Ergebnisbogens. Gib die Prüfsumme hier ein, um das Ergebnis dahinter zu sehen.
receipts-game = { $ground ->
   *[table] { $round }, Tisch { $table }
    [field] { $round }, Feld { $table }
}
receipts-link = Glied { $number }
receipts-links = { $count ->
    [one] { $count } Glied
   *[other] { $count } Glieder
}
receipts-not-public = Noch nicht öffentlich
receipts-not-public-why = { $ground ->
   *[table] Das sieht jetzt nur das Turnierteam. Behalte es für dich, bis die Ergebnisse öffentlich sind: Aus einer Prüfsumme ließen sich die Ergebnisse anderer Tische erschließen.
    [field] Das sieht jetzt nur das Turnierteam. Behalte es für dich, bis die Ergebnisse öffentlich sind: Aus einer Prüfsumme ließen sich die Ergebnisse anderer Felder erschließen.
}
receipts-stands = Dieses Ergebnis gilt noch.
receipts-stands-corrected = Das ist das berichtigte Ergebnis, und es gilt.
receipts-corrected-since = Dieses Ergebnis wurde später berichtigt. Das öffentliche Protokoll zeigt beide Werte.
receipts-no-such = Kein veröffentlichtes Ergebnis hat diese Prüfsumme. Wenn die Runde noch offen ist, versuch es noch einmal, wenn sie abgeschlossen ist.
receipts-no-digest = Eine Prüfsumme hat 64 Zeichen: 0 bis 9 und a bis f.
receipts-in-the-chain = In der Kette
receipts-corrected = Berichtigt
receipts-final-since = Endgültig seit
receipts-digest = Prüfsumme
receipts-says-caption = Was auf dem Ergebnisbogen steht
receipts-number = Nr.
receipts-result = Ergebnis
receipts-made-of = Woraus die Prüfsumme entsteht
receipts-made-of-how = { $entrant ->
   *[player] Die Prüfsumme ist der SHA-256 dieser Zeilen, jede mit einem Zeilenvorschub am Ende. <code>sha256sum</code> ergibt dasselbe. Spieler stehen mit ihrer Nummer im Turnier darin.
    [team] Die Prüfsumme ist der SHA-256 dieser Zeilen, jede mit einem Zeilenvorschub am Ende. <code>sha256sum</code> ergibt dasselbe. Teams stehen mit ihrer Nummer im Turnier darin.
}
receipts-print = Beleg drucken
receipts-look-up = Beleg nachschlagen
receipts-look-up-another = Anderen Beleg nachschlagen
receipts-digest-on-receipt = Prüfsumme auf dem Beleg
receipts-look-up-button = Nachschlagen
receipts-title = Beleg eines Ergebnisbogens
