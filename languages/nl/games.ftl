games-staff-play-elsewhere = Dit is de pagina van een speler. Als medewerker noteer je stappen op de pagina van de tafel.
games-over = { $ground ->
   *[table] De partij is voorbij. De uitslag staat op het uitslagformulier van jullie tafel, waar iedereen tekent.
    [field] De partij is voorbij. De uitslag staat op het uitslagformulier van jullie veld, waar iedereen tekent.
}
games-none-yet = { $ground ->
   *[table] Aan jullie tafel is nog geen partij begonnen. Zodra een medewerker er een begint, staat die hier.
    [field] Op jullie veld is nog geen partij begonnen. Zodra een medewerker er een begint, staat die hier.
}
games-back-to-own-page = Terug naar je pagina
games-only-to-look = Alleen om te bekijken

games-has-won = { $name } heeft gewonnen
games-turn-of = { $name } is aan de beurt
games-your-turn = Jij bent aan de beurt
games-act-for = Doe het voor { $name }
games-end-turn = Beurt van { $name } beëindigen
games-you = (jij)

games-log-heading = Wat er gebeurde
games-log-empty = Nog niets. Elke stap wordt hier genoteerd.
games-log-before = Wat er eerder gebeurde
games-take-back = Stap { $number } terugnemen
games-taken-back = Stap { $number } is teruggenomen.
games-how-link = Hoe dit spel hier wordt gespeeld
games-own-dice = De dobbelstenen zijn aan tafel gegooid.
games-thrown = Reeve gooide { $dice } uit startgetal { $seed }.
games-meanwhile = Iemand anders was je voor en heeft deze partij veranderd. Je stap is niet genomen. Vernieuw de pagina.
games-meanwhile-told = Iemand anders was je voor: { $steps } Je stap is niet genomen. Bekijk de partij voordat je verdergaat.

games-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
games-of-seats = { $between ->
    [or] { $least } of { $most }
   *[to] { $least } tot en met { $most }
}
games-seats = Telkens { $seats } { $entrant ->
   *[player] spelers
    [team] teams
}: zo weinig mogelijk { $ground ->
   *[table] tafels
    [field] velden
}, en geen twee daarvan verschillen meer dan één.
games-vp-win = { $count ->
   *[other] { $count } OP winnen.
}
