hooks-seats-published = { $stage ->
    [semi] De indeling van de halve finales is gepubliceerd.
    [final] De indeling van de finale is gepubliceerd.
   *[prelim] De indeling van ronde { $round } is gepubliceerd.
}
hooks-seats-published-several = De indeling van { $rounds } is gepubliceerd.
hooks-round-started = { $stage ->
    [semi] De halve finales zijn begonnen.
    [final] De finale is begonnen.
   *[prelim] Ronde { $round } is begonnen.
}
hooks-rounds-started = { $rounds } zijn begonnen.
hooks-results-closed = { $stage ->
    [semi] De uitslagen van de halve finales zijn binnen.
    [final] De uitslagen van de finale zijn binnen.
   *[prelim] De uitslagen van ronde { $round } zijn binnen.
}
hooks-results-closed-several = De uitslagen van { $rounds } zijn binnen.
hooks-standings-moved = De stand is veranderd: { $leaders }.
hooks-champion = { $name } is de kampioen.
hooks-winner = { $name } is de winnaar.
hooks-test = Dit is een test. Berichten komen aan.
