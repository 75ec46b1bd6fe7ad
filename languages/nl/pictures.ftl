pictures-same-as-table = Hetzelfde als tabel
pictures-as-table = { $title }, als tabel

pictures-after-round = na ronde
pictures-ranks = Plaatsen na elke ronde

pictures-way-heading = Ronde voor ronde
pictures-first-rank = 1e
pictures-won = gewonnen
pictures-rank-and-game = Plaats en partij, ronde voor ronde
pictures-round-column = Ronde
pictures-place-column = Plaats
pictures-rank-column = Plaats daarna
pictures-among-all = { $entrant ->
   *[player] Onder alle spelers
    [team] Onder alle teams
}
pictures-way-said = { $ranks }.
pictures-way-begins = { $stage ->
   *[prelim] Plaats { $rank } na ronde { $number }
    [semi] Plaats { $rank } na de halve finale
    [final] Plaats { $rank } na de finale
}
pictures-way-goes-on = { $stage ->
   *[prelim] plaats { $rank } na ronde { $number }
    [semi] plaats { $rank } na de halve finale
    [final] plaats { $rank } na de finale
}

pictures-at-end = { $points ->
   *[vp] OP aan het eind van de partij
    [hexes] Tegels aan het eind van de partij
}
pictures-by-place = { $points ->
   *[vp] Spelers naar plaats en OP
    [hexes] Spelers naar plaats en tegels
}
pictures-vp-column = { $points ->
   *[vp] { $vp }<span class="vh"> OP</span>
    [hexes] { $vp }<span class="vh"> Tegels</span>
}
pictures-seats-column = Aantal
pictures-mean-column = { $points ->
   *[vp] Gem. OP
    [hexes] Gem. tegels
}

pictures-too-few = te weinig
pictures-games-column = Partijen
pictures-won-column = Gewonnen
pictures-share-column = Aandeel
pictures-range-column = 95%-interval
pictures-equal-column = Als allen gelijk waren
pictures-finding-column = Wat het zegt
