bracket-none-yet = Nog geen tafels
bracket-none-yet-hint = Iedereen ziet ze op hetzelfde moment, als de organisator ze publiceert.
bracket-to-standings = Stand
bracket-final-heading = Finale
bracket-semi-finals-heading = Halve finales
bracket-table = Tafel { $number }
bracket-position-column = Pos
bracket-position-column-whole = Keuzepositie
bracket-player-column = Speler
bracket-vp-column = OP
bracket-winner-of = Winnaar van halve finale { $table }

bracket-seed = als { $seed }e geplaatst
bracket-rank = plaats { $rank }
bracket-rank-in-series = plaats { $rank } in de reeks
bracket-seed-and-rank = als { $seed }e geplaatst, plaats { $rank }
bracket-seed-and-rank-in-series = als { $seed }e geplaatst, plaats { $rank } in de reeks
bracket-won-semi-final = won halve finale { $table }
bracket-next-in-rank = halve finale { $table }, volgende in de stand

bracket-to-the-final = naar de finale
bracket-won = gewonnen
bracket-won-this-game = won deze partij
bracket-won-the-final = won de finale
bracket-not-playing = speelt niet
bracket-will-not-play = Speelt niet<span class="vh">: { $name }</span>

bracket-skipped = Voor de halve finales waren er nog twaalf spelers of minder, dus die worden overgeslagen en de vier best geplaatsten spelen de finale (1.1.7).
bracket-skipped-for-good = De finale is begonnen, dus dat blijft zo, wie er ook terugkomt.
bracket-skipped-for-now = Zijn er voor het begin weer meer dan twaalf, dan worden de halve finales toch gespeeld.
bracket-played-after-all = Er zijn weer meer dan twaalf spelers over, dus de halve finales worden toch gespeeld, en daarna de finale (1.1.7).
bracket-replaced-in-semi-finals = Niet alle 16 best geplaatsten spelen; de volgenden in de stand vielen in, en iedereen schoof aan (1.1.7).
bracket-not-full = { $tables ->
    [one] Maar { $players } van de { $places } plaatsen zijn bezet, dus { $tables } tafel heeft drie spelers (1.1.7).
   *[other] Maar { $players } van de { $places } plaatsen zijn bezet, dus { $tables } tafels hebben drie spelers (1.1.7).
}
bracket-nobody-comes-in = { $gone ->
    [one] { $names-gone } won een halve finale en speelt de finale niet; er valt niemand in (1.1.9).
   *[other] { $names-gone } wonnen een halve finale en spelen de finale niet; er valt niemand in (1.1.9).
}
bracket-comes-in-for-winners = { $gone ->
    [one] { $next ->
        [one] { $names-gone } won een halve finale en speelt de finale niet; { $names-next }, de volgende in de stand, valt in (1.1.9).
       *[other] { $names-gone } won een halve finale en speelt de finale niet; { $names-next }, de volgenden in de stand, vallen in (1.1.9).
    }
   *[other] { $next ->
        [one] { $names-gone } wonnen een halve finale en spelen de finale niet; { $names-next }, de volgende in de stand, valt in (1.1.9).
       *[other] { $names-gone } wonnen een halve finale en spelen de finale niet; { $names-next }, de volgenden in de stand, vallen in (1.1.9).
    }
}
bracket-comes-in = { $next ->
    [one] { $names-next } speelt de finale als volgende in de stand (1.1.9).
   *[other] { $names-next } spelen de finale als volgenden in de stand (1.1.9).
}
bracket-comes-in-for-best = { $next ->
    [one] Niet alle vier best geplaatsten spelen de finale; { $names-next }, de volgende in de stand, valt in (1.1.9).
   *[other] Niet alle vier best geplaatsten spelen de finale; { $names-next }, de volgenden in de stand, vallen in (1.1.9).
}

bracket-champion = Kampioen
bracket-winner = Winnaar
bracket-ranks-first = Staat eerste
bracket-champion-to-be = Won de finale
bracket-first-after-disqualification = Eerste, want de winnaar van de finale is gediskwalificeerd
bracket-provisional = Voorlopig, tot de organisatie de kampioen uitroept.
bracket-champion-named = { $name }, { $title }
bracket-champion-title = { $name }, kampioen
bracket-winner-title = { $name }, winnaar
bracket-champion-preview = { $name } won { $name-tournament }, { $day }, { $name-place }. { $path }
bracket-vp-in-final = { $count ->
   *[other] { $count } OP in de finale
}
bracket-players = { $entrant ->
   *[player] { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
    [team] { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
}
bracket-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
bracket-path = { $steps }.
bracket-path-seed = Als { $seed }e geplaatst
bracket-path-rank = Plaats { $rank } na de voorronde
bracket-path-rank-in-series = Plaats { $rank } in de reeks
bracket-path-semi-final = { $begins ->
    [capital] Won halve finale { $table }
   *[small] won halve finale { $table }
}
bracket-path-semi-final-with = { $begins ->
    [capital] Won halve finale { $table } met { $vp } OP
   *[small] won halve finale { $table } met { $vp } OP
}
bracket-path-final = { $begins ->
    [capital] Won de finale met { $vp } OP
   *[small] won de finale met { $vp } OP
}
bracket-path-after-disqualification = { $begins ->
    [capital] Eerste in de stand nadat de winnaar van de finale was gediskwalificeerd
   *[small] eerste in de stand nadat de winnaar van de finale was gediskwalificeerd
}
