hooks-seats-published = { $stage ->
    [semi] Les places des demi-finales sont publiées.
    [final] Les places de la finale sont publiées.
   *[prelim] Les places de la ronde { $round } sont publiées.
}
hooks-seats-published-several = Les places pour { $rounds } sont publiées.
hooks-round-started = { $stage ->
    [semi] Les demi-finales ont commencé.
    [final] La finale a commencé.
   *[prelim] La ronde { $round } a commencé.
}
hooks-rounds-started = { $rounds } ont commencé.
hooks-results-closed = { $stage ->
    [semi] Les résultats des demi-finales sont là.
    [final] Les résultats de la finale sont là.
   *[prelim] Les résultats de la ronde { $round } sont là.
}
hooks-results-closed-several = Les résultats sont là pour { $rounds }.
hooks-standings-moved = Le classement a changé : { $leaders }.
hooks-champion = { $name } remporte le titre de champion.
hooks-winner = La victoire revient à { $name }.
hooks-test = Ceci est un test. Les messages arrivent.
