standings-none-yet = Noch keine Rangliste
standings-about-the-tournament = Über das Turnier
standings-caption = Rangliste
standings-deciding-number = Die entscheidende Zahl ist unterstrichen.
standings-in-pictures = Die Ergebnisse in Bildern, Runde für Runde
standings-share-result = Dieses Ergebnis teilen
standings-up = { $count ->
   *[other] seit der letzten Runde { $count } hinauf
}
standings-down = { $count ->
   *[other] seit der letzten Runde { $count } hinunter
}
standings-moves-with-sheets = Die Rangliste ändert sich mit jedem Ergebnisbogen, der unterschrieben ist.
standings-moves-with-rounds = Die Rangliste ändert sich, wenn eine Runde abgeschlossen wird.
standings-games-on = Die ersten Partien laufen.
standings-games-ahead = Die Partien haben noch nicht begonnen.
standings-final-day-on = Die ersten Partien des Finaltags laufen. Bis sie vorbei sind, gilt die Rangliste der Serie.
standings-final-day-ahead = Die Partien des Finaltags haben noch nicht begonnen. Bis die ersten vorbei sind, gilt die Rangliste der Serie.
standings-basis-closed = { $stage ->
   *[prelim] Nach Runde { $round } von { $rounds }, abgeschlossen um { $clock }.
    [semi] Nach dem Halbfinale, abgeschlossen um { $clock }.
    [final] Nach dem Finale, abgeschlossen um { $clock }.
}
standings-basis-complete = { $stage ->
   *[prelim] Nach Runde { $round } von { $rounds }, die noch nicht abgeschlossen ist.
    [semi] Nach dem Halbfinale, das noch nicht abgeschlossen ist.
    [final] Nach dem Finale, das noch nicht abgeschlossen ist.
}
standings-basis-partly = { $stage ->
   *[prelim] { $signed ->
       *[other] Mitten in Runde { $round } von { $rounds }: { $signed } von { $tables } Ergebnisbögen sind unterschrieben und zählen.
    }
    [semi] { $signed ->
       *[other] Mitten im Halbfinale: { $signed } von { $tables } Ergebnisbögen sind unterschrieben und zählen.
    }
    [final] { $signed ->
       *[other] Mitten im Finale: { $signed } von { $tables } Ergebnisbögen sind unterschrieben und zählen.
    }
}
standings-basis-without-final = In diesen Spalten zählt das Finale nicht mit.
standings-find-player = { $entrant ->
   *[player] Spieler suchen
    [team] Team suchen
}
standings-rank-column = Rang
standings-points-column = Pkt
standings-points-column-whole = Platzpunkte
standings-wins-column = S
standings-wins-column-whole = Siege
standings-seconds-column = 2.
standings-thirds-column = 3.
standings-games-column = Partien
standings-why-column = Warum dieser Rang
standings-why-open = Warum
standings-qualified = qualifiziert
standings-lot = Los <b>{ $lot }</b>
standings-line-seated = { $stage ->
    [semi] Über dieser Linie: im Halbfinale
   *[final] Über dieser Linie: im Finale
}
standings-line-so-far = { $stage ->
    [semi] Über dieser Linie: nach jetzigem Stand im Halbfinale
   *[final] Über dieser Linie: nach jetzigem Stand im Finale
}
standings-line-goes-on = { $stage ->
    [semi] Über dieser Linie: weiter ins Halbfinale
   *[final] Über dieser Linie: weiter ins Finale
}
standings-line-tied = { $places ->
    [one] { $line }; { $players ->
       *[other] { $players } Spieler teilen sich Rang { $rank }, und eine Person davon kommt weiter: Das Los entscheidet
    }
   *[other] { $line }; { $players ->
       *[other] { $players } Spieler teilen sich Rang { $rank }, und { $places } davon kommen weiter: Das Los entscheidet
    }
}
standings-line-by-lot = { $line }; in allem Gespielten gleichauf, durch das Los getrennt
standings-line-level = { $line }; gleichauf nach { $equal }, getrennt nach { $criterion }
standings-link-points = Platzpunkten
standings-link-wins = Siegen
standings-link-vp = SP
standings-link-share = SP%
standings-link-seconds = zweiten Plätzen
standings-link-thirds = dritten Plätzen
standings-disqualified = Disqualifiziert
standings-disqualified-under = Disqualifiziert ({ $clause })
standings-short-first = Platz 1
standings-short-shared = Geteilter Rang
standings-short-champion = Champion: Finale gewonnen, { $vp } SP
standings-short-won-final = Finale gewonnen, { $vp } SP
standings-short-champion-after = Champion: Wer das Finale gewann, ist disqualifiziert
standings-short-first-after = Platz 1: Wer das Finale gewann, ist disqualifiziert
standings-short-finalist = { $place } im Finale, { $vp } SP
standings-short-in-final = { $vp } SP
standings-short-finalist-then = { $result }; { $behind }
standings-short-points = { $worth } gegen { $worth-above } Punkte
standings-short-wins = { $count ->
    [one] { $count } Sieg weniger
   *[other] { $count } Siege weniger
}
standings-short-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } SP weniger
    }
    [hexes] { $count ->
        [one] { $count } Hexfeld weniger
       *[other] { $count } Hexfelder weniger
    }
}
standings-short-share = { $points ->
   *[vp] { $percent } SP% weniger
    [hexes] { $percent } Hex% weniger
}
standings-short-seconds = { $count ->
    [one] { $count } zweiter Platz weniger
   *[other] { $count } zweite Plätze weniger
}
standings-short-thirds = { $count ->
    [one] { $count } dritter Platz weniger
   *[other] { $count } dritte Plätze weniger
}
standings-short-vp-in-final = { $count ->
   *[other] { $count } SP weniger im Finale
}
standings-short-not-won-final = { $begins ->
    [small] Finale nicht gewonnen
   *[capital] Finale nicht gewonnen
}
standings-short-not-in-final = { $begins ->
    [small] nicht im Finale
   *[capital] Nicht im Finale
}
standings-short-not-won-semi-final = { $begins ->
    [small] kein Halbfinale gewonnen
   *[capital] Kein Halbfinale gewonnen
}
standings-short-lost-semi-final = { $begins ->
    [small] Halbfinale verloren
   *[capital] Halbfinale verloren
}
standings-short-not-in-semi-finals = { $begins ->
    [small] nicht im Halbfinale
   *[capital] Nicht im Halbfinale
}
standings-short-lot = { $begins ->
    [small] durch das Los
   *[capital] Durch das Los
}
standings-short-rank-before = { $begins ->
    [small] nach dem Rang der Vorrunde
   *[capital] Nach dem Rang der Vorrunde
}
standings-short-rank-in-series = { $begins ->
    [small] nach dem Rang in der Serie
   *[capital] Nach dem Rang in der Serie
}
standings-short-shared-too = geteilter Rang
standings-why-withdrew = Ausgestiegen; die erzielten Ergebnisse zählen weiter.
standings-why-disqualified = Von einem Schiedsrichter disqualifiziert (keine Regel vermerkt): zuletzt aufgeführt, ohne Rang. Die Ergebnisse der anderen am Tisch gelten.
standings-why-disqualified-under = Von einem Schiedsrichter disqualifiziert ({ $clause }): zuletzt aufgeführt, ohne Rang. Die Ergebnisse der anderen am Tisch gelten.
standings-why-first-after = Wer das Finale gewann, ist disqualifiziert (1.3.5), und unter den anderen ist das hier der erste Platz.
standings-to-one-above = Zum Rang darüber: { $said }
standings-to-one-below = Zum Rang darunter: { $said }
standings-drew-lot = Hat Los { $lot } gezogen; das kleinere Los steht höher.
standings-game-told = { $stage ->
   *[prelim] Vorrundenpartie { $number }
    [semi] Halbfinale
    [final] Finale
}
standings-round-told = Runde { $number }
standings-game = { $ground ->
   *[table] { $which }, Tisch { $table }: { $vp } von { $total } { $points ->
       *[vp] SP
        [hexes] Hexfeldern
    } ({ $seats }) = { $percent } %, { $place }.
    [field] { $which }, Feld { $table }: { $vp } von { $total } { $points ->
       *[vp] SP
        [hexes] Hexfeldern
    } ({ $seats }) = { $percent } %, { $place }.
}
standings-made-up = { $missing ->
    [1] { $seats }, und { $dummy } für den fehlenden vierten Wert
    [2] { $seats }, und je { $dummy } für die zwei fehlenden Werte
   *[other] { $seats }, und je { $dummy } für die drei fehlenden Werte
}
standings-stated = { $count } ({ $stated } angegeben, { $count } zählen)
standings-place-at-table = { $place ->
    [1] gewonnen
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
    [5] fünfter Platz
   *[other] sechster Platz
}
standings-place-with-points = { $place } ({ $worth } Punkte)
standings-missed = { $points ->
   *[vp] { $which }: nicht gespielt. Das bringt keinen Sieg, 0 SP und 0 SP%.
    [hexes] { $which }: nicht gespielt. Das bringt keinen Sieg, 0 Hexfelder und 0 Hex%.
}
standings-missed-with-points = { $points ->
   *[vp] { $which }: nicht gespielt. Das bringt keine Platzpunkte, keinen Sieg, 0 SP und 0 SP%.
    [hexes] { $which }: nicht gespielt. Das bringt keine Platzpunkte, keinen Sieg, 0 Hexfelder und 0 Hex%.
}
standings-missed-share-kept = { $points ->
   *[vp] { $which }: nicht gespielt. Das bringt keinen Sieg und 0 SP und ändert kein SP%.
    [hexes] { $which }: nicht gespielt. Das bringt keinen Sieg und 0 Hexfelder und ändert kein Hex%.
}
standings-missed-share-kept-with-points = { $points ->
   *[vp] { $which }: nicht gespielt. Das bringt keine Platzpunkte, keinen Sieg und 0 SP und ändert kein SP%.
    [hexes] { $which }: nicht gespielt. Das bringt keine Platzpunkte, keinen Sieg und 0 Hexfelder und ändert kein Hex%.
}
standings-together = Zusammen: { $sums }.
standings-together-without-final = Zusammen, ohne das Finale: { $sums }.
standings-brought = { $games ->
    [one] Aus { $name-event }, dem Turnier, das zählt ({ $games } Partie): { $sums }.
   *[other] Aus { $name-event }, dem Turnier, das zählt ({ $games } Partien): { $sums }.
}
standings-points-for-places = { $worth } Platzpunkte
standings-games-won = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
standings-share = { $points ->
   *[vp] { $percent } SP%
    [hexes] { $percent } Hex%
}
standings-share-as-mean = { $points ->
   *[vp] { $percent } SP% als Mittel der Partien
    [hexes] { $percent } Hex% als Mittel der Partien
}
standings-share-of-all = { $points ->
   *[vp] { $percent } SP% aller SP an diesen Tischen
    [hexes] { $percent } Hex% aller Hexfelder an diesen Tischen
}
standings-second-places = { $count ->
    [one] { $count } zweiter Platz
   *[other] { $count } zweite Plätze
}
standings-third-places = { $count ->
    [one] { $count } dritter Platz
   *[other] { $count } dritte Plätze
}
standings-both-have = Gleich viel: { $equal }; { $said }
standings-won-final = { $name } hat das Finale gewonnen, { $name-other } nicht.
standings-has-vp-in-final = { $name } hat im Finale { $vp } SP, { $name-other } { $vp-other }.
standings-played-final = { $name } hat im Finale gespielt, { $name-other } nicht.
standings-won-semi-final = { $name } hat ein Halbfinale gewonnen, { $name-other } nicht.
standings-semi-final-to-play = { $name } hat noch ein Halbfinale zu spielen, { $name-other } hat eines verloren.
standings-in-semi-finals = { $name } ist im Halbfinale, { $name-other } nicht.
standings-has-points = { $name } hat { $worth } Platzpunkte, { $name-other } { $worth-other }.
standings-won-games = { $count ->
    [one] { $name } hat { $count } Sieg, { $name-other } { $count-other }.
   *[other] { $name } hat { $count } Siege, { $name-other } { $count-other }.
}
standings-has-vp = { $points ->
   *[vp] { $count ->
       *[other] { $name } hat { $count } SP, { $name-other } { $count-other }.
    }
    [hexes] { $count ->
        [one] { $name } hat { $count } Hexfeld, { $name-other } { $count-other }.
       *[other] { $name } hat { $count } Hexfelder, { $name-other } { $count-other }.
    }
}
standings-has-share = { $points ->
   *[vp] { $name } hat { $percent } SP%, { $name-other } { $percent-other }.
    [hexes] { $name } hat { $percent } Hex%, { $name-other } { $percent-other }.
}
standings-has-seconds = { $count ->
    [one] { $name } hat { $count } zweiten Platz, { $name-other } { $count-other }.
   *[other] { $name } hat { $count } zweite Plätze, { $name-other } { $count-other }.
}
standings-has-thirds = { $count ->
    [one] { $name } hat { $count } dritten Platz, { $name-other } { $count-other }.
   *[other] { $name } hat { $count } dritte Plätze, { $name-other } { $count-other }.
}
standings-drew-lots = In allem Gespielten gleich; { $name } hat Los { $lot } gezogen, { $name-other } Los { $lot-other }.
standings-ranked-before = { $name } hatte nach der Vorrunde Rang { $rank }, { $name-other } { $rank-other }.
standings-ranked-in-series = { $name } hatte in der Serie Rang { $rank }, { $name-other } { $rank-other }.
standings-nothing-separates = Nichts trennt { $name } und { $name-other }; sie teilen sich den Rang, bis das Los entscheidet.
standings-lots-heading = Lose
standings-lots-settle = { $entrant ->
   *[player] Das Los bestimmt die Reihenfolge derer, die in allem Gespielten gleich sind (1.4.2). Das kleinere Los steht höher, und ein einmal gezogenes Los wird nie noch einmal gezogen.
    [team] Das Los bestimmt die Reihenfolge der Teams, die in allem Gespielten gleich sind (1.4.2). Das kleinere Los steht höher, und ein einmal gezogenes Los wird nie noch einmal gezogen.
}
standings-shared-ranks = { $count ->
    [one] geteilter Rang { $ranks }
   *[other] geteilte Ränge { $ranks }
}
standings-drawn = { $how ->
   *[reeve] Von Reeve gezogen am { $at }: { $reason }.
    [hand] Von Hand gezogen am { $at }: { $reason }.
}
standings-drawn-from-seed = { $how ->
   *[reeve] Von Reeve gezogen am { $at }, Startwert <span class="num nowrap">{ $seed }</span>: { $reason }.
    [hand] Von Hand gezogen am { $at }, Startwert <span class="num nowrap">{ $seed }</span>: { $reason }.
}
