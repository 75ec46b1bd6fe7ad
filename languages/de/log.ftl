log-intro = Berichtigungen und Disqualifikationen. Sonst steht in diesem Protokoll nichts.
log-corrections-heading = Berichtigungen
log-no-corrections = Kein Ergebnisbogen wurde berichtigt.
log-corrections-caption = Berichtigte Ergebnisbögen, die neuesten zuerst
log-game-column = { $entrant ->
   *[player] Partie und Spieler
    [team] Partie und Team
}
log-before-column = Vorher gespeichert
log-paper-column = Auf dem unterschriebenen Papier
log-values-later = Beide Werte erscheinen hier, sobald das Ergebnis öffentlich ist.
log-chain-heading = Prüfsummenkette
log-chain-length = Länge
log-chain-head = Ende
log-chain-explained = Jeder endgültige Ergebnisbogen ist ein Glied dieser Kette, und jedes Glied enthält die Prüfsumme des vorigen. So bürgt das Ende für alle Ergebnisse bis dahin. Schreib es auf, und später kannst du erkennen, ob eines davon geändert wurde: Prüf ein Archiv des Turniers mit <code>reeve verify</code> oder <code>sha256sum</code>. Ergebnisse, die noch nicht öffentlich sind, kommen hier in die Kette, sobald sie es sind.
log-no-chain = Noch ist kein Ergebnis öffentlich. Länge und Ende der Kette erscheinen hier mit dem ersten.
log-staff-log = Das Protokoll des Turnierteams, mit jeder Änderung des Turniers, ist ebenso gesichert: Seine letzte Zeile hat die Prüfsumme <code class="digest">{ $head }</code>.
log-receipt-heading = Beleg nachschlagen
log-sealed = Endgültige Ergebnisse sind versiegelt
log-sealed-by = Keines lässt sich unbemerkt ändern: Eine Prüfsummenkette ({ $links }) endet mit <code class="digest">{ $head }</code>.
log-sealed-by-signed = Keines lässt sich unbemerkt ändern: Eine Prüfsummenkette ({ $links }) endet mit <code class="digest">{ $head }</code> (Unterschriften: <code class="digest">{ $signed }</code>).
log-link = Öffentliches Protokoll
