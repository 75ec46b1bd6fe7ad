games-staff-play-elsewhere = Diese Seite ist für die, die spielen. Jemand vom Turnierteam trägt Schritte auf der Seite des Tisches ein.
games-over = { $ground ->
   *[table] Die Partie ist vorbei. Ihr Ergebnis steht auf dem Ergebnisbogen eures Tisches; dort unterschreiben alle.
    [field] Die Partie ist vorbei. Ihr Ergebnis steht auf dem Ergebnisbogen eures Feldes; dort unterschreiben alle.
}
games-none-yet = { $ground ->
   *[table] An eurem Tisch hat noch keine Partie begonnen. Sobald jemand vom Turnierteam sie beginnt, steht sie hier.
    [field] Auf eurem Feld hat noch keine Partie begonnen. Sobald jemand vom Turnierteam sie beginnt, steht sie hier.
}
games-back-to-own-page = Zurück zu deiner Seite
games-only-to-look = Nur zum Ansehen

games-has-won = { $name } hat gewonnen
games-turn-of = { $name } ist am Zug
games-your-turn = Du bist am Zug
games-act-for = Für { $name } spielen
games-end-turn = Zug von { $name } beenden
games-you = (du)

games-log-heading = Was geschehen ist
games-log-empty = Noch nichts. Hier steht jeder Schritt.
games-log-before = Was davor geschehen ist
games-take-back = Schritt { $number } zurücknehmen
games-taken-back = Schritt { $number } wurde zurückgenommen.
games-how-link = Wie dieses Spiel hier gespielt wird
games-own-dice = Gewürfelt wurde am Tisch.
games-thrown = Reeve hat { $dice } gewürfelt, aus dem Startwert { $seed }.
games-meanwhile = Jemand anderes war schneller und hat diese Partie verändert. Dein Schritt wurde nicht übernommen. Lade die Seite neu.
games-meanwhile-told = Jemand anderes war schneller: { $steps } Dein Schritt wurde nicht übernommen. Sieh dir die Partie an, bevor du weitermachst.

games-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
games-of-seats = { $between ->
    [or] { $least } oder { $most }
   *[to] { $least } bis { $most }
}
games-seats = { $ground ->
   *[table] An jedem Tisch { $seats } { $entrant ->
       *[player] Spieler
        [team] Teams
    }: so wenige Tische wie möglich, und ihre Größen unterscheiden sich höchstens um eins.
    [field] Auf jedem Feld { $seats } { $entrant ->
       *[player] Spieler
        [team] Teams
    }: so wenige Felder wie möglich, und ihre Größen unterscheiden sich höchstens um eins.
}
games-vp-win = { $count ->
   *[other] { $count } SP gewinnen.
}
