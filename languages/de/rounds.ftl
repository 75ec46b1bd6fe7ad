rounds-title = { $stage ->
    [semi] Halbfinale
    [final] Finale
   *[prelim] Runde { $number }
}
rounds-game = { $stage ->
    [semi] Halbfinale
    [final] Finale
   *[prelim] Runde { $number }
}
rounds-named = { $stage ->
    [semi] das Halbfinale
    [final] das Finale
   *[prelim] Runde { $number }
}
rounds-in-list = { $stage ->
    [semi] Halbfinale
    [final] Finale
   *[prelim] Runde { $number }
}
rounds-planned = { $stage ->
   *[prelim] Runde { $number } ist für { $when } geplant.
    [semi] Das Halbfinale ist für { $when } geplant.
    [final] Das Finale ist für { $when } geplant.
}
rounds-being-played = läuft
rounds-closed = abgeschlossen
rounds-starts-soon = { $stage ->
    [semi] beginnt bald
   *[prelim] beginnt bald
}
rounds-no-result-yet = noch nicht
rounds-not-counted = zählt nicht
rounds-seats-taken-back = Der Sitzplan für { $rounds }, der hier stand, gilt nicht mehr. Warte auf den neuen.
rounds-seats-changed = Der Sitzplan für { $rounds } wurde um { $clock } geändert: { $changes }.
rounds-changed-before = Davor: { $changes }.
rounds-check-where-you-sit = Sieh nach, wo du jetzt sitzt.
rounds-seats-removed = Der Sitzplan für { $rounds } wurde um { $clock } zurückgenommen: { $changes }. Warte auf den neuen.
rounds-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
rounds-sit-elsewhere = { $count ->
    [one] { $who } sitzt woanders
   *[other] { $who } sitzen woanders
}
rounds-have-a-seat = { $count ->
    [one] { $who } hat jetzt einen Sitzplatz
   *[other] { $who } haben jetzt einen Sitzplatz
}
rounds-have-no-seat = { $count ->
    [one] { $who } hat keinen Sitzplatz mehr
   *[other] { $who } haben keinen Sitzplatz mehr
}
rounds-own-seat-changed = { $stage ->
   *[prelim] Dein Sitzplatz in Runde { $number } wurde um { $clock } geändert: Tisch { $table }, Position { $position }, nicht mehr Tisch { $table-before }, Position { $position-before }.
    [semi] Dein Sitzplatz im Halbfinale wurde um { $clock } geändert: Tisch { $table }, Position { $position }, nicht mehr Tisch { $table-before }, Position { $position-before }.
    [final] Dein Sitzplatz im Finale wurde um { $clock } geändert: Tisch { $table }, Position { $position }, nicht mehr Tisch { $table-before }, Position { $position-before }.
}
rounds-own-seat-given = { $stage ->
   *[prelim] Du hast seit { $clock } einen Sitzplatz in Runde { $number }: Tisch { $table }, Position { $position }.
    [semi] Du hast seit { $clock } einen Sitzplatz im Halbfinale: Tisch { $table }, Position { $position }.
    [final] Du hast seit { $clock } einen Sitzplatz im Finale: Tisch { $table }, Position { $position }.
}
rounds-own-seat-gone = { $stage ->
   *[prelim] Du hast seit { $clock } keinen Sitzplatz in Runde { $number } mehr. Er war an Tisch { $table }, Position { $position }.
    [semi] Du hast seit { $clock } keinen Sitzplatz im Halbfinale mehr. Er war an Tisch { $table }, Position { $position }.
    [final] Du hast seit { $clock } keinen Sitzplatz im Finale mehr. Er war an Tisch { $table }, Position { $position }.
}
rounds-has-signed = hat unterschrieben
rounds-card-won = { $points ->
   *[vp] SP, gewonnen
    [hexes] Hexfelder, gewonnen
}
rounds-open-game = Partie öffnen<span class="vh">: { $ground ->
   *[table] Tisch { $number }
    [field] Feld { $number }
}</span>
rounds-call-judge = Schiri rufen<span class="vh"> { $ground ->
   *[table] an Tisch { $number }
    [field] an Feld { $number }
}</span>
