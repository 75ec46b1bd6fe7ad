hooks-seats-published = { $stage ->
    [semi] Der Sitzplan fürs Halbfinale ist veröffentlicht.
    [final] Der Sitzplan fürs Finale ist veröffentlicht.
   *[prelim] Der Sitzplan für Runde { $round } ist veröffentlicht.
}
hooks-seats-published-several = Der Sitzplan für { $rounds } ist veröffentlicht.
hooks-round-started = { $stage ->
    [semi] Das Halbfinale hat begonnen.
    [final] Das Finale hat begonnen.
   *[prelim] Runde { $round } hat begonnen.
}
hooks-rounds-started = { $rounds } haben begonnen.
hooks-results-closed = { $stage ->
    [semi] Die Ergebnisse des Halbfinales sind da.
    [final] Die Ergebnisse des Finales sind da.
   *[prelim] Die Ergebnisse von Runde { $round } sind da.
}
hooks-results-closed-several = Die Ergebnisse für { $rounds } sind da.
hooks-standings-moved = Die Rangliste hat sich geändert: { $leaders }.
hooks-champion = Champion ist { $name }.
hooks-winner = Gewonnen hat { $name }.
hooks-test = Das ist ein Test. Nachrichten kommen an.
