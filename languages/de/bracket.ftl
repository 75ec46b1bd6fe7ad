bracket-none-yet = Noch keine Tische
bracket-none-yet-hint = Alle sehen sie im selben Moment, wenn die Turnierleitung sie veröffentlicht.
bracket-to-standings = Rangliste
bracket-final-heading = Finale
bracket-semi-finals-heading = Halbfinale
bracket-table = Tisch { $number }
bracket-position-column = Pos
bracket-position-column-whole = Wahlposition
bracket-player-column = Spieler
bracket-vp-column = SP
bracket-winner-of = Sieg in Halbfinale { $table }
bracket-seed = Setzplatz { $seed }
bracket-rank = Rang { $rank }
bracket-rank-in-series = Rang { $rank } in der Serie
bracket-seed-and-rank = Setzplatz { $seed }, Rang { $rank }
bracket-seed-and-rank-in-series = Setzplatz { $seed }, Rang { $rank } in der Serie
bracket-won-semi-final = Halbfinale { $table } gewonnen
bracket-next-in-rank = Halbfinale { $table }, nachgerückt
bracket-to-the-final = ins Finale
bracket-won = gewonnen
bracket-won-this-game = diese Partie gewonnen
bracket-won-the-final = Finale gewonnen
bracket-not-playing = spielt nicht
bracket-will-not-play = Spielt nicht<span class="vh">: { $name }</span>
bracket-skipped = Für das Halbfinale waren nur noch zwölf oder weniger übrig, deshalb entfällt es, und die vier Bestplatzierten spielen das Finale (1.1.7).
bracket-skipped-for-good = Das Finale hat begonnen, also bleibt es dabei, wer auch immer zurückkommt.
bracket-skipped-for-now = Sind vor seinem Beginn wieder mehr als zwölf da, wird das Halbfinale doch gespielt.
bracket-played-after-all = Es sind wieder mehr als zwölf übrig, deshalb wird das Halbfinale doch gespielt und danach das Finale (1.1.7).
bracket-replaced-in-semi-finals = Nicht alle der 16 Bestplatzierten spielen; der nächste Rang ist nachgerückt, und die Setzplätze sind aufgerückt (1.1.7).
bracket-not-full = { $tables ->
    [one] Nur { $players } der { $places } Plätze sind besetzt, deshalb sitzen an { $tables } Tisch nur drei (1.1.7).
   *[other] Nur { $players } der { $places } Plätze sind besetzt, deshalb sitzen an { $tables } Tischen nur drei (1.1.7).
}
bracket-nobody-comes-in = { $gone ->
    [one] { $names-gone } hat ein Halbfinale gewonnen und spielt das Finale nicht; niemand rückt nach (1.1.9).
   *[other] { $names-gone } haben Halbfinale gewonnen und spielen das Finale nicht; niemand rückt nach (1.1.9).
}
bracket-comes-in-for-winners = { $gone ->
    [one] { $next ->
        [one] { $names-gone } hat ein Halbfinale gewonnen und spielt das Finale nicht; dafür rückt { $names-next } vom nächsten Rang nach (1.1.9).
       *[other] { $names-gone } hat ein Halbfinale gewonnen und spielt das Finale nicht; dafür rücken { $names-next } vom nächsten Rang nach (1.1.9).
    }
   *[other] { $next ->
        [one] { $names-gone } haben Halbfinale gewonnen und spielen das Finale nicht; dafür rückt { $names-next } vom nächsten Rang nach (1.1.9).
       *[other] { $names-gone } haben Halbfinale gewonnen und spielen das Finale nicht; dafür rücken { $names-next } vom nächsten Rang nach (1.1.9).
    }
}
bracket-comes-in = { $next ->
    [one] { $names-next } rückt vom nächsten Rang ins Finale nach (1.1.9).
   *[other] { $names-next } rücken vom nächsten Rang ins Finale nach (1.1.9).
}
bracket-comes-in-for-best = { $next ->
    [one] Nicht alle der vier Bestplatzierten spielen das Finale; dafür rückt { $names-next } vom nächsten Rang nach (1.1.9).
   *[other] Nicht alle der vier Bestplatzierten spielen das Finale; dafür rücken { $names-next } vom nächsten Rang nach (1.1.9).
}
bracket-champion = Champion
bracket-winner = Turniersieg
bracket-ranks-first = Rang 1
bracket-champion-to-be = Finale gewonnen
bracket-first-after-disqualification = Platz 1, da disqualifiziert ist, wer das Finale gewann
bracket-provisional = Vorläufig, bis die Turnierleitung bekannt gibt, wer Champion ist.
bracket-champion-named = { $name }, { $title }
bracket-champion-title = { $name }, Champion
bracket-winner-title = { $name }, Turniersieg
bracket-champion-preview = { $name } hat gewonnen: { $name-tournament }, { $day }, { $name-place }. { $path }
bracket-vp-in-final = { $count ->
   *[other] { $count } SP im Finale
}
bracket-players = { $entrant ->
   *[player] { $count } Spieler
    [team] { $count ->
        [one] { $count } Team
       *[other] { $count } Teams
    }
}
bracket-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
bracket-path = { $steps }.
bracket-path-seed = Setzplatz { $seed }
bracket-path-rank = Rang { $rank } nach der Vorrunde
bracket-path-rank-in-series = Rang { $rank } in der Serie
bracket-path-semi-final = { $begins ->
    [capital] Halbfinale { $table } gewonnen
   *[small] Halbfinale { $table } gewonnen
}
bracket-path-semi-final-with = { $begins ->
    [capital] Halbfinale { $table } mit { $vp } SP gewonnen
   *[small] Halbfinale { $table } mit { $vp } SP gewonnen
}
bracket-path-final = { $begins ->
    [capital] Finale mit { $vp } SP gewonnen
   *[small] Finale mit { $vp } SP gewonnen
}
bracket-path-after-disqualification = { $begins ->
    [capital] Rang 1, nachdem disqualifiziert wurde, wer das Finale gewann
   *[small] Rang 1, nachdem disqualifiziert wurde, wer das Finale gewann
}
