rounds-title = { $stage ->
    [semi] Halve finales
    [final] Finale
   *[prelim] Ronde { $number }
}
rounds-game = { $stage ->
    [semi] Halve finale
    [final] Finale
   *[prelim] Ronde { $number }
}
rounds-named = { $stage ->
    [semi] de halve finales
    [final] de finale
   *[prelim] ronde { $number }
}
rounds-in-list = { $stage ->
    [semi] halve finales
    [final] finale
   *[prelim] ronde { $number }
}
rounds-planned = { $stage ->
   *[prelim] Ronde { $number } is gepland voor { $when }.
    [semi] De halve finales zijn gepland voor { $when }.
    [final] De finale is gepland voor { $when }.
}

rounds-being-played = bezig
rounds-closed = afgesloten
rounds-starts-soon = { $stage ->
    [semi] beginnen zo
   *[prelim] begint zo
}
rounds-no-result-yet = nog niet
rounds-not-counted = niet geteld

rounds-seats-taken-back = De indeling van { $rounds } die hier stond, geldt niet meer. Wacht op de nieuwe.
rounds-seats-changed = De indeling van { $rounds } is gewijzigd om { $clock }: { $changes }.
rounds-changed-before = Daarvoor: { $changes }.
rounds-check-where-you-sit = Kijk waar je nu zit.
rounds-seats-removed = De indeling van { $rounds } is om { $clock } weggehaald: { $changes }. Wacht op de nieuwe.
rounds-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
rounds-sit-elsewhere = { $count ->
    [one] { $who } zit ergens anders
   *[other] { $who } zitten ergens anders
}
rounds-have-a-seat = { $count ->
    [one] { $who } heeft nu een plaats
   *[other] { $who } hebben nu een plaats
}
rounds-have-no-seat = { $count ->
    [one] { $who } heeft geen plaats meer
   *[other] { $who } hebben geen plaats meer
}
rounds-own-seat-changed = { $stage ->
   *[prelim] Je plaats in ronde { $number } is gewijzigd om { $clock }: tafel { $table }, positie { $position }, niet meer tafel { $table-before }, positie { $position-before }.
    [semi] Je plaats in de halve finales is gewijzigd om { $clock }: tafel { $table }, positie { $position }, niet meer tafel { $table-before }, positie { $position-before }.
    [final] Je plaats in de finale is gewijzigd om { $clock }: tafel { $table }, positie { $position }, niet meer tafel { $table-before }, positie { $position-before }.
}
rounds-own-seat-given = { $stage ->
   *[prelim] Je hebt sinds { $clock } een plaats in ronde { $number }: tafel { $table }, positie { $position }.
    [semi] Je hebt sinds { $clock } een plaats in de halve finales: tafel { $table }, positie { $position }.
    [final] Je hebt sinds { $clock } een plaats in de finale: tafel { $table }, positie { $position }.
}
rounds-own-seat-gone = { $stage ->
   *[prelim] Je hebt sinds { $clock } geen plaats meer in ronde { $number }. Het was tafel { $table }, positie { $position }.
    [semi] Je hebt sinds { $clock } geen plaats meer in de halve finales. Het was tafel { $table }, positie { $position }.
    [final] Je hebt sinds { $clock } geen plaats meer in de finale. Het was tafel { $table }, positie { $position }.
}

rounds-has-signed = heeft getekend
rounds-card-won = { $points ->
   *[vp] OP, gewonnen
    [hexes] tegels, gewonnen
}
rounds-open-game = Partij openen<span class="vh">: { $ground ->
   *[table] tafel { $number }
    [field] veld { $number }
}</span>
rounds-call-judge = Roep scheidsrechter<span class="vh"> { $ground ->
   *[table] naar tafel { $number }
    [field] naar veld { $number }
}</span>
