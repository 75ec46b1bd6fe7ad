screens-on-your-phone = Op je telefoon
screens-code-leads-to = Indeling, uitslagen en stand
screens-code-alt = Het adres als code om te scannen
screens-semi-final-heading = Halve finale
screens-final-heading = Finale
screens-columns-by-name = { $ground ->
   *[table] Tafel · Naam · Positie
    [field] Veld · Naam · Positie
}
screens-position = pos. { $number }
screens-tables-of = { $ground ->
   *[table] { $stage ->
       *[prelim] Tafels van ronde { $number }
        [semi] Tafels van de halve finales
        [final] Tafels van de finale
    }
    [field] { $stage ->
       *[prelim] Velden van ronde { $number }
        [semi] Velden van de halve finales
        [final] Velden van de finale
    }
}
screens-began-at = Begonnen om <b class="num">{ $time }</b>
screens-ends-at = eindigt om <b class="num">{ $time }</b>
screens-planned-until = gepland tot <b class="num">{ $time }</b>
screens-minutes-on = {"{n}"} min
screens-still-playing = { $ground ->
   *[table] { $playing ->
        [one] <b class="num">{ $playing }</b> van de { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        } speelt nog
       *[other] <b class="num">{ $playing }</b> van de { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        } spelen nog
    }
    [field] { $playing ->
        [one] <b class="num">{ $playing }</b> van de { $tables ->
            [one] { $tables } veld
           *[other] { $tables } velden
        } speelt nog
       *[other] <b class="num">{ $playing }</b> van de { $tables ->
            [one] { $tables } veld
           *[other] { $tables } velden
        } spelen nog
    }
}
screens-every-table-is-done = { $ground ->
   *[table] Elke tafel heeft de uitslag ingeleverd.
    [field] Elk veld heeft de uitslag ingeleverd.
}
screens-harbors = Een letter in de zee: twee daarvan voor één.
screens-game-at-table = { $ground ->
   *[table] Tafel { $number }: <bdi>{ $head }</bdi>
    [field] Veld { $number }: <bdi>{ $head }</bdi>
}

screens-row-points = <b>{ $figure }</b> punten
screens-row-wins = { $wins ->
    [one] <b>{ $wins }</b> gewonnen
   *[other] <b>{ $wins }</b> gewonnen
}
screens-row-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } OP
    }
    [hexes] { $count ->
       *[other] { $count } tegels
    }
}

screens-lost = Geen verbinding. Dit beeld is van <b class="num"></b>.
screens-page = Pagina {"{n}"} van {"{m}"}
screens-page-with-range = Pagina {"{n}"} van {"{m}"}: {"{a}"} tot en met {"{z}"}
screens-put-away = Dit scherm is weggelegd.
screens-thank-you = Bedankt voor het meespelen.

screens-type-code-intro = Voor de browser in de zaal. De code staat op de pagina “Screens” van de organisatie.
screens-code-label = Code van het scherm
screens-open-button = Scherm openen
screens-open-another = Ander scherm openen
screens-wrong-code = Geen scherm heeft deze code. Controleer die op de pagina van de organisatie; misschien is die vernieuwd.

screens-games-are-over = De partijen zijn voorbij. Bedankt voor het meespelen.
screens-no-board-was-made = { $stage ->
   *[prelim] Voor ronde { $number } is geen bord gemaakt.
    [semi] Voor de halve finales is geen bord gemaakt.
    [final] Voor de finale is geen bord gemaakt.
}
screens-awaits-board = Het bord van een ronde verschijnt hier zodra iedereen het mag zien.
screens-awaits-games = Hoe een partij staat, verschijnt hier terwijl die bezig is en stap voor stap wordt genoteerd.
screens-awaits-standings = De stand verschijnt hier met de eerste uitslagen die iedereen mag zien.
screens-no-later-stages = Er zijn hier geen halve finales en geen finale.
screens-awaits-final = De finale verschijnt hier zodra de indeling ervan is gepubliceerd.
screens-awaits-semi-finals = Halve finales en finale verschijnen hier zodra de indeling ervan is gepubliceerd.
screens-awaits-final-after-preliminaries = De finale verschijnt hier zodra de indeling ervan is gepubliceerd, na de voorronde.
screens-awaits-semi-finals-after-preliminaries = Halve finales en finale verschijnen hier zodra de indeling ervan is gepubliceerd, na de voorronde.
screens-awaits-winner = De winnaar staat hier zodra de organisatie die uitroept.
screens-series-goes-on = De stand van de reeks bepaalt wie er doorgaat.
screens-awaits-champion = De kampioen staat hier zodra de finale voorbij is.

screens-moment-to-the-semi-finals = { $stage ->
   *[prelim] Ronde { $number } is voorbij: op naar de halve finales
    [semi] De halve finales zijn voorbij: op naar de halve finales
    [final] De finale is voorbij: op naar de halve finales
}
screens-moment-to-the-final = { $stage ->
   *[prelim] Ronde { $number } is voorbij: op naar de finale
    [semi] De halve finales zijn voorbij: op naar de finale
    [final] De finale is voorbij: op naar de finale
}

screens-began = { $stage ->
   *[prelim] Ronde { $number } is om { $since } begonnen.
    [semi] De halve finales zijn om { $since } begonnen.
    [final] De finale is om { $since } begonnen.
}
screens-began-with-end = { $stage ->
   *[prelim] Ronde { $number } is om { $since } begonnen en eindigt om { $ends }.
    [semi] De halve finales zijn om { $since } begonnen en eindigen om { $ends }.
    [final] De finale is om { $since } begonnen en eindigt om { $ends }.
}
screens-clock = { $stage ->
   *[prelim] Ronde { $number } is om { $since } begonnen
    [semi] De halve finales zijn om { $since } begonnen
    [final] De finale is om { $since } begonnen
}; { $ground ->
   *[table] { $playing ->
        [0] elke tafel heeft de uitslag ingeleverd
        [one] { $playing } van de { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        } speelt nog
       *[other] { $playing } van de { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        } spelen nog
    }
    [field] { $playing ->
        [0] elk veld heeft de uitslag ingeleverd
        [one] { $playing } van de { $tables ->
            [one] { $tables } veld
           *[other] { $tables } velden
        } speelt nog
       *[other] { $playing } van de { $tables ->
            [one] { $tables } veld
           *[other] { $tables } velden
        } spelen nog
    }
}.
screens-clock-with-end = { $stage ->
   *[prelim] Ronde { $number } is om { $since } begonnen en eindigt om { $ends }
    [semi] De halve finales zijn om { $since } begonnen en eindigen om { $ends }
    [final] De finale is om { $since } begonnen en eindigt om { $ends }
}; { $ground ->
   *[table] { $playing ->
        [0] elke tafel heeft de uitslag ingeleverd
        [one] { $playing } van de { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        } speelt nog
       *[other] { $playing } van de { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        } spelen nog
    }
    [field] { $playing ->
        [0] elk veld heeft de uitslag ingeleverd
        [one] { $playing } van de { $tables ->
            [one] { $tables } veld
           *[other] { $tables } velden
        } speelt nog
       *[other] { $playing } van de { $tables ->
            [one] { $tables } veld
           *[other] { $tables } velden
        } spelen nog
    }
}.
