games-staff-play-elsewhere = Das ist die Seite eines Spielers. Als Turnierteam schreibst du Schritte auf der Seite des Tisches mit.
games-over = { $ground ->
   *[table] Die Partie ist vorbei. Ihr Ergebnis steht auf dem Ergebnisbogen eures Tisches, wo es alle unterschreiben.
    [field] Die Partie ist vorbei. Ihr Ergebnis steht auf dem Ergebnisbogen eures Feldes, wo es alle unterschreiben.
}
games-none-yet = { $ground ->
   *[table] An deinem Tisch hat noch keine Partie begonnen. Sobald jemand vom Turnierteam sie beginnt, steht sie hier.
    [field] An deinem Feld hat noch keine Partie begonnen. Sobald jemand vom Turnierteam sie beginnt, steht sie hier.
}
games-back-to-own-page = Zurück zu deiner Seite
games-only-to-look = Nur zum Ansehen
games-has-won = { $name } hat gewonnen
games-turn-of = { $name } ist am Zug
games-your-turn = Du bist am Zug
games-act-for = Für { $name } handeln
games-end-turn = Zug von { $name } beenden
games-you = (du)
games-log-heading = Was passiert ist
games-log-empty = Noch nichts. Jeder Schritt wird hier mitgeschrieben.
games-log-before = Was davor passiert ist
games-take-back = Schritt { $number } zurücknehmen
games-taken-back = Schritt { $number } wurde zurückgenommen.
games-how-link = Wie dieses Spiel hier gespielt wird
games-own-dice = Die Würfel wurden am Tisch geworfen.
games-thrown = Reeve hat { $dice } geworfen, aus Startwert { $seed }.
games-meanwhile = Jemand anderes war schneller und hat diese Partie geändert. Dein Schritt wurde nicht gemacht. Lade die Seite neu.
games-meanwhile-told = Jemand anderes war schneller: { $steps } Dein Schritt wurde nicht gemacht. Sieh dir die Partie an, bevor du weitermachst.
games-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
games-of-seats = { $between ->
    [or] { $least } oder { $most }
   *[to] { $least } bis { $most }
}
games-seats = { $ground ->
   *[table] { $entrant ->
       *[player] Je { $seats } Spieler: so wenige Tische wie möglich, und keine zwei unterscheiden sich um mehr als eine Person.
        [team] Je { $seats } Teams: so wenige Tische wie möglich, und keine zwei unterscheiden sich um mehr als ein Team.
    }
    [field] { $entrant ->
       *[player] Je { $seats } Spieler: so wenige Felder wie möglich, und keine zwei unterscheiden sich um mehr als eine Person.
        [team] Je { $seats } Teams: so wenige Felder wie möglich, und keine zwei unterscheiden sich um mehr als ein Team.
    }
}
games-vp-win = { $count ->
   *[other] { $count } SP gewinnen.
}
