status-being-prepared = in Vorbereitung
status-registration-open = Anmeldung offen
status-to-come = kommt noch
status-about-to-start = beginnt gleich
status-preliminary-games = Vorrunde
status-being-played = läuft
status-semi-finals = Halbfinale
status-final = Finale
status-finished = beendet
status-over = vorbei
status-called-off = abgesagt
status-archived = archiviert, zählt nicht
status-heading-being-prepared = In Vorbereitung
status-heading-registration-open = Anmeldung offen
status-heading-to-come = Kommt noch
status-heading-about-to-start = Beginnt gleich
status-heading-preliminary-games = Vorrunde
status-heading-being-played = Läuft
status-heading-semi-finals = Halbfinale
status-heading-final = Finale
status-heading-finished = Beendet
status-heading-over = Vorbei
status-heading-called-off = Abgesagt
status-round-about-to-start = Beginnt gleich
status-find-your-seat = { $stage ->
   *[prelim] Runde { $number }: Such deinen Sitzplatz
    [semi] Halbfinale: Such deinen Sitzplatz
    [final] Finale: Such deinen Sitzplatz
}
status-final-played = Das Finale ist gespielt
status-all-results-in = { $stage ->
   *[prelim] Runde { $number }: Alle Ergebnisse sind da
    [semi] Halbfinale: Alle Ergebnisse sind da
    [final] Finale: Alle Ergebnisse sind da
}
status-round-on = { $stage ->
   *[prelim] Runde { $number } läuft
    [semi] Das Halbfinale läuft
    [final] Das Finale läuft
}
status-round-over = { $stage ->
   *[prelim] Runde { $number } ist vorbei
    [semi] Das Halbfinale ist vorbei
    [final] Das Finale ist vorbei
}
status-as-sentence = { $heading }.
status-over-and-next = { $heading }. { $next }
status-final-won = { $name-winner } hat es gewonnen. Die Turnierleitung muss es noch abschließen und bekannt geben, wer Champion ist.
status-final-won-soon = Wer gewonnen hat, steht hier, sobald die Turnierleitung es abschließt.
status-next-winner = Die letzte Runde ist vorbei. Wer gewonnen hat, steht hier, sobald die Turnierleitung es bekannt gibt.
status-next-series = Die Partien dieses Turniers sind vorbei. Wer weiterkommt, sagt die Rangliste der Serie.
status-next-later-stages = Die Vorrunde ist vorbei. Wer wo weiterspielt, steht hier, sobald der Sitzplan veröffentlicht ist.
status-next-round = Der Sitzplan der nächsten Runde steht hier, sobald er veröffentlicht ist.
status-next-final = Der Sitzplan des Finales steht hier, sobald er veröffentlicht ist.
status-next-standings = Wer gewonnen hat, zeigt die Rangliste.
status-no-seats-yet = Der Sitzplan steht hier, sobald er veröffentlicht ist.
