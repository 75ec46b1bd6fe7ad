seats-none-yet = Nog geen indeling openbaar
seats-none-yet-hint = Die verschijnt hier voor iedereen tegelijk, zodra de organisator een ronde publiceert.
seats-about-the-tournament = Over het toernooi
seats-by-table-link = { $ground ->
   *[table] Per tafel
    [field] Per veld
}
seats-by-table-heading = { $ground ->
   *[table] Per tafel
    [field] Per veld
}
seats-by-name-heading = Op naam
seats-by-name-caption = { $round }: indeling op naam
seats-board = Het bord van deze ronde
seats-round-over = Deze ronde is voorbij
seats-seat-of = Plaats van { $name }
seats-seat = { $ground ->
   *[table] Tafel { $table }, positie { $position }
    [field] Veld { $table }, positie { $position }
}
seats-position-column = Pos.
seats-position-column-whole = Keuzepositie

seats-rounds = Rondes
seats-find-player = { $entrant ->
   *[player] Speler zoeken
    [team] Team zoeken
}
seats-find = Zoeken
seats-show-all = Toon alles
seats-shown-of-all = {"{"}shown{"}"} van {"{"}all{"}"}
seats-nobody-found = Niemand in deze ronde heeft die naam. Controleer de spelling, of zoek op een deel ervan.
