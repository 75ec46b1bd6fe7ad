status-being-prepared = in voorbereiding
status-registration-open = de inschrijving is open
status-to-come = komt nog
status-about-to-start = begint zo
status-preliminary-games = voorronde
status-being-played = bezig
status-semi-finals = halve finales
status-final = finale
status-finished = afgelopen
status-over = voorbij
status-called-off = gaat niet door
status-archived = gearchiveerd, telt niet

status-heading-being-prepared = In voorbereiding
status-heading-registration-open = De inschrijving is open
status-heading-to-come = Komt nog
status-heading-about-to-start = Begint zo
status-heading-preliminary-games = Voorronde
status-heading-being-played = Bezig
status-heading-semi-finals = Halve finales
status-heading-final = Finale
status-heading-finished = Afgelopen
status-heading-over = Voorbij
status-heading-called-off = Gaat niet door

status-round-about-to-start = Begint zo
status-find-your-seat = { $stage ->
   *[prelim] Ronde { $number }: zoek je plaats
    [semi] Halve finales: zoek je plaats
    [final] Finale: zoek je plaats
}
status-final-played = De finale is gespeeld
status-all-results-in = { $stage ->
   *[prelim] Ronde { $number }: alle uitslagen zijn binnen
    [semi] Halve finales: alle uitslagen zijn binnen
    [final] Finale: alle uitslagen zijn binnen
}
status-round-on = { $stage ->
   *[prelim] Ronde { $number } wordt gespeeld
    [semi] De halve finales worden gespeeld
    [final] De finale wordt gespeeld
}
status-round-over = { $stage ->
   *[prelim] Ronde { $number } is voorbij
    [semi] De halve finales zijn voorbij
    [final] De finale is voorbij
}
status-as-sentence = { $heading }.
status-over-and-next = { $heading }. { $next }

status-final-won = { $name-winner } heeft die gewonnen. De organisatie moet die nog afsluiten en de kampioen uitroepen.
status-final-won-soon = Wie er heeft gewonnen, staat hier zodra de organisatie die afsluit.
status-next-winner = De laatste ronde is voorbij. De winnaar verschijnt hier zodra de organisatie die uitroept.
status-next-series = De partijen van dit toernooi zijn voorbij. De stand van de reeks bepaalt wie er doorgaat.
status-next-later-stages = De voorronde is voorbij. Wie er verder speelt, en waar, verschijnt hier zodra de indeling is gepubliceerd.
status-next-round = De indeling van de volgende ronde verschijnt hier zodra die is gepubliceerd.
status-next-final = De indeling van de finale verschijnt hier zodra die is gepubliceerd.
status-next-standings = In de stand zie je wie er heeft gewonnen.
status-no-seats-yet = De indeling verschijnt hier zodra die is gepubliceerd.
