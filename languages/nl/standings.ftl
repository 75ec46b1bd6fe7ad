standings-none-yet = Nog geen stand
standings-about-the-tournament = Over het toernooi
standings-caption = Stand
standings-deciding-number = Het getal dat beslist, is onderstreept.
standings-in-pictures = De uitslagen in beeld, ronde voor ronde
standings-share-result = Deel deze uitslag
standings-up = { $count ->
   *[other] { $count } omhoog sinds de vorige ronde
}
standings-down = { $count ->
   *[other] { $count } omlaag sinds de vorige ronde
}
standings-moves-with-sheets = De stand wordt bijgewerkt met elk uitslagformulier dat is ondertekend.
standings-moves-with-rounds = De stand wordt bijgewerkt als een ronde is afgesloten.
standings-games-on = De eerste partijen zijn bezig.
standings-games-ahead = De partijen zijn nog niet begonnen.
standings-final-day-on = De eerste partijen van de finaledag zijn bezig. Tot die voorbij zijn, geldt de stand van de reeks.
standings-final-day-ahead = De partijen van de finaledag zijn nog niet begonnen. Tot de eerste voorbij zijn, geldt de stand van de reeks.
standings-basis-closed = { $stage ->
   *[prelim] Na ronde { $round } van { $rounds }, afgesloten om { $clock }.
    [semi] Na de halve finales, afgesloten om { $clock }.
    [final] Na de finale, afgesloten om { $clock }.
}
standings-basis-complete = { $stage ->
   *[prelim] Na ronde { $round } van { $rounds }, die nog niet is afgesloten.
    [semi] Na de halve finales, die nog niet zijn afgesloten.
    [final] Na de finale, die nog niet is afgesloten.
}
standings-basis-partly = { $stage ->
   *[prelim] { $signed ->
       *[other] Midden in ronde { $round } van { $rounds }: { $signed } van de { $tables } uitslagformulieren zijn ondertekend en tellen.
    }
    [semi] { $signed ->
       *[other] Midden in de halve finales: { $signed } van de { $tables } uitslagformulieren zijn ondertekend en tellen.
    }
    [final] { $signed ->
       *[other] Midden in de finale: { $signed } van de { $tables } uitslagformulieren zijn ondertekend en tellen.
    }
}
standings-basis-without-final = De finale telt niet mee in deze kolommen.

standings-find-player = { $entrant ->
   *[player] Speler zoeken
    [team] Team zoeken
}
standings-rank-column = Plaats
standings-points-column = Ptn
standings-points-column-whole = Plaatspunten
standings-wins-column = W
standings-wins-column-whole = Gewonnen partijen
standings-seconds-column = 2e
standings-thirds-column = 3e
standings-games-column = Partijen
standings-why-column = Waarom deze plaats
standings-why-open = Waarom
standings-qualified = geplaatst
standings-lot = lot <b>{ $lot }</b>

standings-line-seated = { $stage ->
    [semi] Boven deze lijn: in de halve finales
   *[final] Boven deze lijn: in de finale
}
standings-line-so-far = { $stage ->
    [semi] Boven deze lijn: in de halve finales, zoals het nu staat
   *[final] Boven deze lijn: in de finale, zoals het nu staat
}
standings-line-goes-on = { $stage ->
    [semi] Boven deze lijn: door naar de halve finales
   *[final] Boven deze lijn: door naar de finale
}
standings-line-tied = { $places ->
    [one] { $line }; { $players ->
       *[other] { $players } spelers delen plaats { $rank }, en een van hen gaat door: loting beslist
    }
   *[other] { $line }; { $players ->
       *[other] { $players } spelers delen plaats { $rank }, en { $places } van hen gaan door: loting beslist
    }
}
standings-line-by-lot = { $line }; gelijk in alles wat is gespeeld, gescheiden door loting
standings-line-level = { $line }; gelijk in { $equal }, gescheiden door { $criterion }
standings-link-points = punten
standings-link-wins = overwinningen
standings-link-vp = OP
standings-link-share = OP%
standings-link-seconds = tweede plaatsen
standings-link-thirds = derde plaatsen

standings-disqualified = Gediskwalificeerd
standings-disqualified-under = Gediskwalificeerd ({ $clause })
standings-short-first = Eerste
standings-short-shared = Deelt de plaats
standings-short-champion = Kampioen: won de finale, { $vp } OP
standings-short-won-final = Won de finale, { $vp } OP
standings-short-champion-after = Kampioen: de winnaar van de finale is gediskwalificeerd
standings-short-first-after = Eerste: de winnaar van de finale is gediskwalificeerd
standings-short-finalist = { $place } in de finale, { $vp } OP
standings-short-in-final = { $vp } OP
standings-short-finalist-then = { $result }; { $behind }
standings-short-points = { $worth } punten tegen { $worth-above }
standings-short-wins = { $count ->
    [one] { $count } overwinning minder
   *[other] { $count } overwinningen minder
}
standings-short-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } OP minder
    }
    [hexes] { $count ->
       *[other] { $count } tegels minder
    }
}
standings-short-share = { $points ->
   *[vp] { $percent } OP% minder
    [hexes] { $percent } Tegels% minder
}
standings-short-seconds = { $count ->
    [one] { $count } tweede plaats minder
   *[other] { $count } tweede plaatsen minder
}
standings-short-thirds = { $count ->
    [one] { $count } derde plaats minder
   *[other] { $count } derde plaatsen minder
}
standings-short-vp-in-final = { $count ->
   *[other] { $count } OP minder in de finale
}
standings-short-not-won-final = { $begins ->
    [small] won de finale niet
   *[capital] Won de finale niet
}
standings-short-not-in-final = { $begins ->
    [small] niet in de finale
   *[capital] Niet in de finale
}
standings-short-not-won-semi-final = { $begins ->
    [small] won geen halve finale
   *[capital] Won geen halve finale
}
standings-short-lost-semi-final = { $begins ->
    [small] verloor de halve finale
   *[capital] Verloor de halve finale
}
standings-short-not-in-semi-finals = { $begins ->
    [small] niet in de halve finales
   *[capital] Niet in de halve finales
}
standings-short-lot = { $begins ->
    [small] door loting
   *[capital] Door loting
}
standings-short-rank-before = { $begins ->
    [small] door de plaats na de voorronde
   *[capital] Door de plaats na de voorronde
}
standings-short-rank-in-series = { $begins ->
    [small] door de plaats in de reeks
   *[capital] Door de plaats in de reeks
}
standings-short-shared-too = deelt de plaats

standings-why-withdrew = Teruggetrokken; de behaalde uitslagen tellen nog.
standings-why-disqualified = Door een scheidsrechter gediskwalificeerd (geen artikel genoteerd): staat onderaan, zonder plaats. De uitslagen van de tegenstanders blijven staan.
standings-why-disqualified-under = Door een scheidsrechter gediskwalificeerd ({ $clause }): staat onderaan, zonder plaats. De uitslagen van de tegenstanders blijven staan.
standings-why-first-after = De winnaar van de finale is gediskwalificeerd (1.3.5), en deze speler is de eerste van de anderen.
standings-to-one-above = Met wie erboven staat: { $said }
standings-to-one-below = Met wie eronder staat: { $said }
standings-drew-lot = Trok lot { $lot }; het lagere lot staat hoger.

standings-game-told = { $stage ->
   *[prelim] Voorrondepartij { $number }
    [semi] Halve finale
    [final] Finale
}
standings-round-told = Ronde { $number }
standings-game = { $ground ->
   *[table] { $which }, tafel { $table }: { $vp } van { $total } { $points ->
       *[vp] OP
        [hexes] tegels
    } ({ $seats }) = { $percent }%, { $place }.
    [field] { $which }, veld { $table }: { $vp } van { $total } { $points ->
       *[vp] OP
        [hexes] tegels
    } ({ $seats }) = { $percent }%, { $place }.
}
standings-made-up = { $missing ->
    [1] { $seats }, en { $dummy } voor de ontbrekende vierde
    [2] { $seats }, en { $dummy } voor elk van de twee die ontbreken
   *[other] { $seats }, en { $dummy } voor elk van de drie die ontbreken
}
standings-stated = { $count } ({ $stated } opgegeven, { $count } geteld)
standings-place-at-table = { $place ->
    [1] gewonnen
    [2] tweede plaats
    [3] derde plaats
    [4] vierde plaats
    [5] vijfde plaats
   *[other] zesde plaats
}
standings-place-with-points = { $place } ({ $worth } punten)
standings-missed = { $points ->
   *[vp] { $which }: niet gespeeld. Telt als geen overwinning, 0 OP en 0 OP%.
    [hexes] { $which }: niet gespeeld. Telt als geen overwinning, 0 tegels en 0 Tegels%.
}
standings-missed-with-points = { $points ->
   *[vp] { $which }: niet gespeeld. Telt als geen plaatspunten, geen overwinning, 0 OP en 0 OP%.
    [hexes] { $which }: niet gespeeld. Telt als geen plaatspunten, geen overwinning, 0 tegels en 0 Tegels%.
}
standings-missed-share-kept = { $points ->
   *[vp] { $which }: niet gespeeld. Telt als geen overwinning en 0 OP, en verandert het OP% niet.
    [hexes] { $which }: niet gespeeld. Telt als geen overwinning en 0 tegels, en verandert het Tegels% niet.
}
standings-missed-share-kept-with-points = { $points ->
   *[vp] { $which }: niet gespeeld. Telt als geen plaatspunten, geen overwinning en 0 OP, en verandert het OP% niet.
    [hexes] { $which }: niet gespeeld. Telt als geen plaatspunten, geen overwinning en 0 tegels, en verandert het Tegels% niet.
}
standings-together = Samen: { $sums }.
standings-together-without-final = Samen, zonder de finale: { $sums }.
standings-brought = { $games ->
    [one] Uit { $name-event }, het toernooi dat telt ({ $games } partij): { $sums }.
   *[other] Uit { $name-event }, het toernooi dat telt ({ $games } partijen): { $sums }.
}
standings-points-for-places = { $worth } plaatspunten
standings-games-won = { $count ->
    [one] { $count } partij gewonnen
   *[other] { $count } partijen gewonnen
}
standings-share = { $points ->
   *[vp] { $percent } OP%
    [hexes] { $percent } Tegels%
}
standings-share-as-mean = { $points ->
   *[vp] { $percent } OP% als gemiddelde van de partijen
    [hexes] { $percent } Tegels% als gemiddelde van de partijen
}
standings-share-of-all = { $points ->
   *[vp] { $percent } OP% van alle OP aan deze tafels
    [hexes] { $percent } Tegels% van alle tegels aan deze tafels
}
standings-second-places = { $count ->
    [one] { $count } tweede plaats
   *[other] { $count } tweede plaatsen
}
standings-third-places = { $count ->
    [one] { $count } derde plaats
   *[other] { $count } derde plaatsen
}

standings-both-have = Allebei hebben ze { $equal }; { $said }
standings-won-final = { $name } won de finale, { $name-other } niet.
standings-has-vp-in-final = { $name } heeft { $vp } OP in de finale, { $name-other } { $vp-other }.
standings-played-final = { $name } speelde de finale, { $name-other } niet.
standings-won-semi-final = { $name } won een halve finale, { $name-other } niet.
standings-semi-final-to-play = { $name } moet nog een halve finale spelen, { $name-other } verloor er een.
standings-in-semi-finals = { $name } staat in de halve finales, { $name-other } niet.
standings-has-points = { $name } heeft { $worth } plaatspunten, { $name-other } { $worth-other }.
standings-won-games = { $count ->
    [one] { $name } won { $count } partij, { $name-other } { $count-other }.
   *[other] { $name } won { $count } partijen, { $name-other } { $count-other }.
}
standings-has-vp = { $points ->
   *[vp] { $count ->
       *[other] { $name } heeft { $count } OP, { $name-other } { $count-other }.
    }
    [hexes] { $count ->
       *[other] { $name } heeft { $count } tegels, { $name-other } { $count-other }.
    }
}
standings-has-share = { $points ->
   *[vp] { $name } heeft { $percent } OP%, { $name-other } { $percent-other }.
    [hexes] { $name } heeft { $percent } Tegels%, { $name-other } { $percent-other }.
}
standings-has-seconds = { $count ->
    [one] { $name } heeft { $count } tweede plaats, { $name-other } { $count-other }.
   *[other] { $name } heeft { $count } tweede plaatsen, { $name-other } { $count-other }.
}
standings-has-thirds = { $count ->
    [one] { $name } heeft { $count } derde plaats, { $name-other } { $count-other }.
   *[other] { $name } heeft { $count } derde plaatsen, { $name-other } { $count-other }.
}
standings-drew-lots = Gelijk in alles wat is gespeeld; { $name } trok lot { $lot }, { $name-other } lot { $lot-other }.
standings-ranked-before = { $name } had na de voorronde plaats { $rank }, { $name-other } plaats { $rank-other }.
standings-ranked-in-series = { $name } had in de reeks plaats { $rank }, { $name-other } plaats { $rank-other }.
standings-nothing-separates = Niets scheidt { $name } en { $name-other }; ze delen de plaats tot loting beslist.

standings-lots-heading = Loting
standings-lots-settle = { $entrant ->
   *[player] Loting bepaalt de volgorde van spelers die gelijk zijn in alles wat is gespeeld (1.4.2). Het lagere lot staat hoger, en een lot dat is getrokken, wordt nooit opnieuw getrokken.
    [team] Loting bepaalt de volgorde van teams die gelijk zijn in alles wat is gespeeld (1.4.2). Het lagere lot staat hoger, en een lot dat is getrokken, wordt nooit opnieuw getrokken.
}
standings-shared-ranks = { $count ->
    [one] gedeelde plaats { $ranks }
   *[other] gedeelde plaatsen { $ranks }
}
standings-drawn = { $how ->
   *[reeve] Door Reeve getrokken op { $at } voor { $reason }.
    [hand] Met de hand getrokken op { $at } voor { $reason }.
}
standings-drawn-from-seed = { $how ->
   *[reeve] Door Reeve getrokken op { $at } voor { $reason }, startgetal <span class="num nowrap">{ $seed }</span>.
    [hand] Met de hand getrokken op { $at } voor { $reason }, startgetal <span class="num nowrap">{ $seed }</span>.
}
