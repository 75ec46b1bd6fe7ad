pictures-same-as-table = Dasselbe als Tabelle
pictures-as-table = { $title }, als Tabelle
pictures-after-round = nach Runde
pictures-ranks = Ränge nach jeder Runde
pictures-way-heading = Runde für Runde
pictures-first-rank = 1.
pictures-won = gewonnen
pictures-rank-and-game = Rang und Partie, Runde für Runde
pictures-round-column = Runde
pictures-place-column = Platz
pictures-rank-column = Rang danach
pictures-among-all = { $entrant ->
   *[player] Unter allen Spielern
    [team] Unter allen Teams
}
pictures-way-said = { $ranks }.
pictures-way-begins = { $stage ->
   *[prelim] Rang { $rank } nach Runde { $number }
    [semi] Rang { $rank } nach dem Halbfinale
    [final] Rang { $rank } nach dem Finale
}
pictures-way-goes-on = { $stage ->
   *[prelim] Rang { $rank } nach Runde { $number }
    [semi] Rang { $rank } nach dem Halbfinale
    [final] Rang { $rank } nach dem Finale
}
pictures-at-end = { $points ->
   *[vp] SP am Ende der Partie
    [hexes] Hexfelder am Ende der Partie
}
pictures-by-place = { $points ->
   *[vp] Sitzplätze nach Platz und SP
    [hexes] Sitzplätze nach Platz und Hexfeldern
}
pictures-vp-column = { $points ->
   *[vp] { $vp }<span class="vh"> SP</span>
    [hexes] { $vp }<span class="vh"> Hexfelder</span>
}
pictures-seats-column = Sitzplätze
pictures-mean-column = { $points ->
   *[vp] Mittel SP
    [hexes] Mittel Hexfelder
}
pictures-too-few = zu wenige
pictures-games-column = Partien
pictures-won-column = Siege
pictures-share-column = Anteil
pictures-range-column = 95-%-Bereich
pictures-equal-column = Wenn alle gleich wären
pictures-finding-column = Was das sagt
