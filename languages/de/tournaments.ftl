tournaments-name-or-place = Name oder Ort
tournaments-year = Jahr
tournaments-all-years = Alle Jahre
tournaments-find = Suchen
tournaments-show-all = Alle zeigen
tournaments-count = { $count ->
    [one] { $count } Turnier
   *[other] { $count } Turniere
}
tournaments-found = { $count ->
    [one] { $count } Turnier gefunden
   *[other] { $count } Turniere gefunden
}
tournaments-series = Serien
tournaments-tournaments = Turniere
tournaments-past = Vergangene Turniere
tournaments-calendar = Kalender
tournaments-calendar-of = Kalender von { $name }
tournaments-none-found = Kein Turnier gefunden
tournaments-none-found-why = Kein Name und kein Ort enthält diese Wörter, oder in jenem Jahr gab es keines. Versuch es mit weniger Wörtern, oder sieh alle durch.
tournaments-show-all-tournaments = Alle Turniere zeigen
tournaments-none-public = Noch kein Turnier öffentlich
tournaments-none-public-create = Leg eines an; es erscheint hier, sobald seine Anmeldung öffnet.
tournaments-create = Turnier anlegen
tournaments-none-public-why = Turniere erscheinen hier, sobald ihre Anmeldung öffnet.
tournaments-newer = Neuere
tournaments-older = Ältere
tournaments-season-file = Die Turniere einer Saison als Datei
tournaments-season-for = Für alle, die darüber berichten: Spieler, Finalisten, Champion und Regeln jedes Turniers zwischen zwei Tagen.
tournaments-season-from = Von
tournaments-season-until = Bis
tournaments-season-csv = Für Tabellen
tournaments-season-json = Als JSON
tournaments-no-season = Schreib die Tage als Jahr-Monat-Tag, etwa 2026-01-01, und den letzten nach dem ersten.
tournaments-season-too-long = { $most ->
   *[other] Zwischen diesen Tagen liegen mehr als { $most } Turniere. Wähle weniger Tage.
}
tournaments-follow-all = Allen Turnieren als Feed folgen
tournaments-follow-found = Den Turnieren mit diesen Wörtern als Feed folgen
tournaments-rules = Die Turnierregeln, Regel für Regel, in einfachen Worten
tournaments-for-programs = Was hier öffentlich ist, für andere Programme
tournaments-statistics = Wie oft jeder Sitzplatz, jede Stelle der Zugreihenfolge und jede Farbe gewinnt, über alle Turniere hier
