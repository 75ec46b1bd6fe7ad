tournament-moved = Verlegt vom { $day }.
tournament-final-day-of = Der Finaltag von <a href="{ $url }" class="name">{ $name-series }</a>.
tournament-event-of = Ein Turnier von <a href="{ $url }" class="name">{ $name-series }</a>: Dein bestes Turnier zählt in der Rangliste.
tournament-draft = Entwurf
tournament-draft-seen-by = Diese Seite sieht nur das Turnierteam, bis die Anmeldung öffnet.
tournament-called-off = Abgesagt
tournament-does-not-take-place = Dieses Turnier findet nicht statt.
tournament-all-taken = Alle Startplätze sind vergeben
tournament-come-and-play = Komm und spiel mit
tournament-register-to-wait = Melde dich jetzt an, und du stehst auf der Warteliste: Wenn sich jemand abmeldet, rückt nach, wer auf ihr ganz vorn steht.
tournament-places-free = { $free ->
    [one] Ein Startplatz ist frei.
   *[other] { $free } Startplätze sind frei.
}
tournament-there-is-room = Es ist noch Platz.
tournament-each-is-approved = Die Turnierleitung sieht sich jede Anmeldung an, bevor sie zählt.
tournament-join-waiting-list = Auf die Warteliste
tournament-register = Anmelden
tournament-best-play = Die Besten spielen um den Titel
tournament-invited-play = Hier spielt, wen die Serie eingeladen hat. Sobald der Sitzplan veröffentlicht ist, stehen alle auf dieser Seite.
tournament-about-to-start = Gleich geht es los
tournament-finalists-checked-in = Der Check-in läuft. Sag der Turnierleitung, dass du da bist. Sobald der Sitzplan veröffentlicht ist, findest du deinen Sitzplatz auf dieser Seite.
tournament-all-checked-in = Die Anmeldung ist geschlossen, und der Check-in läuft. Sag der Turnierleitung, dass du da bist. Sobald der Sitzplan veröffentlicht ist, findest du deinen Sitzplatz auf dieser Seite.
tournament-where-do-i-sit = Wo sitze ich?
tournament-your-name = Dein Name
tournament-find-my-seat = Sitzplatz finden
tournament-all-seats = Alle Sitzplätze für { $round }
tournament-to-standings = Rangliste
tournament-to-results = Ergebnisse
tournament-share = Ergebnis teilen
tournament-final-table = { $ground ->
   *[table] Der Finaltisch
    [field] Das Finalfeld
}
tournament-place = Platz
tournament-points-in-final = { $points ->
   *[vp] SP im Finale
    [hexes] Hexfelder im Finale
}
tournament-disqualified = disqualifiziert
tournament-absent = fehlt
tournament-games-on = { $count ->
    [one] Die laufende Partie
   *[other] Die laufenden Partien
}
tournament-about = Über das Turnier
tournament-programme = Programm
tournament-prizes = Preise
tournament-how-played = Wie gespielt wird
tournament-when-and-where = Wann und wo
tournament-map = Auf einer Karte zeigen
tournament-calendar = In deinen Kalender
tournament-questions = Fragen?
tournament-links = Links
tournament-more = Mehr
tournament-more-standings = Rangliste, und der Grund für jeden Rang
tournament-more-results = { $ground ->
   *[table] Ergebnisse, Tisch für Tisch
    [field] Ergebnisse, Feld für Feld
}
tournament-more-seats = Sitzplan
tournament-more-boards = Spielpläne der Runden
tournament-more-statistics = Statistik: die Ränge Runde für Runde, und wer gewinnt, in Bildern
tournament-more-log = Öffentliches Protokoll: Berichtigungen und Disqualifikationen
tournament-more-rules = Wie hier gespielt und gewertet wird
tournament-figure-registered = Angemeldet
tournament-figure-coming = Zugesagt
tournament-figure-places = Startplätze
tournament-figure-players = { $entrant ->
   *[player] Spieler
    [team] Teams
}
tournament-figure-tables = { $ground ->
   *[table] Tische
    [field] Felder
}
tournament-figure-waiting = Auf der Warteliste
tournament-figure-results = Ergebnisse da
tournament-figure-of = { $done } von { $all }
tournament-fact-level = Art des Turniers
tournament-fact-game = Spiel
tournament-fact-side-event = Nebenturnier
tournament-fact-stages = Phasen
tournament-fact-played-in-series = Spieler der Serie
tournament-fact-rules = Regeln
tournament-fact-time-zone = Zeitzone
tournament-setting-tied-places = { $ground ->
   *[table] Geteilte Plätze an einem Tisch
    [field] Geteilte Plätze an einem Feld
}
tournament-setting-missed-game = Eine nicht gespielte Vorrundenpartie
tournament-setting-semi-replacement = Ein freier Platz im Halbfinale
tournament-setting-final-replacement = Ein freier Platz im Finale
tournament-setting-publish-rounds = Sitzplan veröffentlichen
tournament-setting-standings-move = Wann sich die Rangliste ändert
tournament-setting-transcription-fix = Ein Schreibfehler
tournament-setting-own-check-in = { $entrant ->
   *[player] Selbst einchecken
    [team] Selbst einchecken (Teams)
}
tournament-setting-own-results = { $entrant ->
   *[player] Ergebnisse selbst eintragen
    [team] Ergebnisse selbst eintragen (Teams)
}
tournament-setting-what-it-takes = Was es zum Weiterkommen braucht
tournament-setting-board-shown = Wann der Spielplan einer Runde zu sehen ist
tournament-setting-agreement = { $entrant ->
   *[player] Wer Verhaltenskodex und Fotoregeln nicht zugestimmt hat
    [team] Teams, die Verhaltenskodex und Fotoregeln nicht zugestimmt haben
}
tournament-tied-skip = Bei gleich vielen { $points ->
   *[vp] SP
    [hexes] Hexfeldern
} an einem { $ground ->
   *[table] Tisch
    [field] Feld
} wird der bessere Platz geteilt, und der nächste entfällt: 10, 8, 8, 5 { $points ->
   *[vp] SP
    [hexes] Hexfelder
} sind die Plätze 1, 2, 2, 4.
tournament-tied-dense = Bei gleich vielen { $points ->
   *[vp] SP
    [hexes] Hexfeldern
} an einem { $ground ->
   *[table] Tisch
    [field] Feld
} wird der Platz geteilt, und kein Platz entfällt: 10, 8, 8, 5 { $points ->
   *[vp] SP
    [hexes] Hexfelder
} sind die Plätze 1, 2, 2, 3.
tournament-missed-nothing = Eine Vorrundenpartie, die jemand nicht spielt, bringt keinen Sieg, 0 SP und 0 SP%.
tournament-semi-next = Fehlt jemand im Halbfinale, rückt der nächste Rang nach, und die Setzplätze rücken auf.
tournament-semi-empty = Fehlt jemand im Halbfinale, bleibt der Platz leer.
tournament-final-next = Fehlt jemand im Finale, rückt der nächste Rang nach.
tournament-final-empty = Fehlt jemand im Finale, bleibt der Platz leer.
tournament-publish-one = Der Sitzplan der Vorrunde wird Runde für Runde veröffentlicht.
tournament-publish-all = Der Sitzplan der Vorrunde wird vor der ersten Runde für alle Runden zusammen veröffentlicht.
tournament-standings-by-round = Die öffentliche Rangliste ändert sich, wenn eine Runde abgeschlossen wird.
tournament-standings-by-sheet = Die öffentliche Rangliste ändert sich mit jedem unterschriebenen Ergebnisbogen.
tournament-transcription-on = Ein Ergebnis, das anders gespeichert wurde, als es auf dem unterschriebenen Papier steht, können jemand von der Turnierleitung und ein Schiedsrichter zusammen berichtigen, im öffentlichen Protokoll.
tournament-transcription-off = Ein endgültiges Ergebnis wird nie berichtigt.
tournament-check-in-by-staff = { $entrant ->
   *[player] Das Turnierteam checkt alle ein.
    [team] Das Turnierteam checkt die Teams ein.
}
tournament-check-in-by-link = { $entrant ->
   *[player] Alle checken selbst auf ihrer eigenen Seite ein, mit dem persönlichen Link, bis der Sitzplan entsteht.
    [team] Teams checken selbst auf ihrer eigenen Seite ein, mit dem persönlichen Link, bis der Sitzplan entsteht.
}
tournament-check-in-at-door = { $entrant ->
   *[player] Alle checken selbst auf ihrer eigenen Seite ein, mit dem Code an der Tür, bis der Sitzplan entsteht.
    [team] Teams checken selbst auf ihrer eigenen Seite ein, mit dem Code an der Tür, bis der Sitzplan entsteht.
}
tournament-results-by-players = { $entrant ->
   *[player] Wer spielt, darf
    [team] Teams dürfen
} das Ergebnis { $ground ->
   *[table] des eigenen Tisches
    [field] des eigenen Feldes
} mit dem persönlichen Link eintragen; es zählt, sobald alle dort unterschrieben haben.
tournament-results-by-staff = Das Turnierteam trägt die Ergebnisse ein.
tournament-takes-shown = { $entrant ->
   *[player] Bis die letzte Runde der Vorrunde abgeschlossen ist, steht auf jeder Spielerseite, was es zum Weiterkommen braucht.
    [team] Bis die letzte Runde der Vorrunde abgeschlossen ist, steht auf der Seite jedes Teams, was es zum Weiterkommen braucht.
}
tournament-takes-off = Auf keiner Seite steht, was es zum Weiterkommen braucht.
tournament-board-at-start = Alle sehen den Spielplan einer Runde, wenn die Runde beginnt.
tournament-board-with-seats = Alle sehen den Spielplan einer Runde zusammen mit ihrem Sitzplan.
tournament-agreement-asked = { $entrant ->
   *[player] Wer Verhaltenskodex und Fotoregeln nicht zugestimmt hat, wird daran erinnert, darf aber spielen.
    [team] Teams, die Verhaltenskodex und Fotoregeln nicht zugestimmt haben, werden daran erinnert, dürfen aber spielen.
}
tournament-agreement-needed = { $entrant ->
   *[player] In den Sitzplan kommt nur, wer Verhaltenskodex und Fotoregeln zugestimmt hat.
    [team] In den Sitzplan kommen nur Teams, die Verhaltenskodex und Fotoregeln zugestimmt haben.
}
