hooks-seats-published = { $stage ->
    [semi] Se han publicado las mesas de las semifinales.
    [final] Se ha publicado la mesa de la final.
   *[prelim] Se han publicado las mesas de la ronda { $round }.
}
hooks-seats-published-several = Se han publicado las mesas de { $rounds }.
hooks-round-started = { $stage ->
    [semi] Las semifinales han empezado.
    [final] La final ha empezado.
   *[prelim] La ronda { $round } ha empezado.
}
hooks-rounds-started = { $rounds }: ya han empezado.
hooks-results-closed = { $stage ->
    [semi] Ya están los resultados de las semifinales.
    [final] Ya están los resultados de la final.
   *[prelim] Ya están los resultados de la ronda { $round }.
}
hooks-results-closed-several = Ya están los resultados de { $rounds }.
hooks-standings-moved = La clasificación ha cambiado: { $leaders }.
hooks-champion = Gana el campeonato { $name }.
hooks-winner = Gana { $name }.
hooks-test = Esto es una prueba. Los mensajes llegan.
