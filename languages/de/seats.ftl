seats-none-yet = Noch kein Sitzplan öffentlich
seats-none-yet-hint = Er erscheint hier für alle gleichzeitig, sobald die Turnierleitung eine Runde veröffentlicht.
seats-about-the-tournament = Über das Turnier
seats-by-table-link = { $ground ->
   *[table] Nach Tisch
    [field] Nach Feld
}
seats-by-table-heading = { $ground ->
   *[table] Nach Tisch
    [field] Nach Feld
}
seats-by-name-heading = Nach Namen
seats-by-name-caption = { $round }: Sitzplätze nach Namen
seats-board = Der Spielplan dieser Runde
seats-round-over = Diese Runde ist vorbei
seats-seat-of = Sitzplatz von { $name }
seats-seat = { $ground ->
   *[table] Tisch { $table }, Position { $position }
    [field] Feld { $table }, Position { $position }
}
seats-position-column = Pos.
seats-position-column-whole = Wahlposition
seats-rounds = Runden
seats-find-player = { $entrant ->
   *[player] Spieler suchen
    [team] Team suchen
}
seats-find = Suchen
seats-show-all = Alle zeigen
seats-shown-of-all = {"{"}shown{"}"} von {"{"}all{"}"}
seats-nobody-found = In dieser Runde heißt niemand so. Prüf die Schreibweise, oder such nach einem Teil des Namens.
