standings-none-yet = Todavía no hay clasificación
standings-about-the-tournament = Sobre el torneo
standings-caption = Clasificación
standings-deciding-number = El número que decide está subrayado.
standings-in-pictures = Los resultados en imágenes, ronda a ronda
standings-share-result = Compartir este resultado
standings-up = { $count ->
   *[other] sube { $count } desde la última ronda
}
standings-down = { $count ->
   *[other] baja { $count } desde la última ronda
}
standings-moves-with-sheets = La clasificación se actualiza con cada hoja de resultados que se firma.
standings-moves-with-rounds = La clasificación se actualiza cuando se cierra una ronda.
standings-games-on = Se están jugando las primeras partidas.
standings-games-ahead = Las partidas no han empezado.
standings-final-day-on = Se están jugando las primeras partidas del día de la final. Hasta que terminen vale la clasificación de la serie.
standings-final-day-ahead = Las partidas del día de la final no han empezado. Hasta que terminen las primeras vale la clasificación de la serie.
standings-basis-closed = { $stage ->
   *[prelim] Después de la ronda { $round } de { $rounds }, cerrada a las { $clock }.
    [semi] Después de las semifinales, cerradas a las { $clock }.
    [final] Después de la final, cerrada a las { $clock }.
}
standings-basis-complete = { $stage ->
   *[prelim] Después de la ronda { $round } de { $rounds }, que todavía no está cerrada.
    [semi] Después de las semifinales, que todavía no están cerradas.
    [final] Después de la final, que todavía no está cerrada.
}
standings-basis-partly = { $stage ->
   *[prelim] { $signed ->
        [one] En plena ronda { $round } de { $rounds }: { $signed } de { $tables } hojas de resultados está firmada y cuenta.
       *[other] En plena ronda { $round } de { $rounds }: { $signed } de { $tables } hojas de resultados están firmadas y cuentan.
    }
    [semi] { $signed ->
        [one] En plenas semifinales: { $signed } de { $tables } hojas de resultados está firmada y cuenta.
       *[other] En plenas semifinales: { $signed } de { $tables } hojas de resultados están firmadas y cuentan.
    }
    [final] { $signed ->
        [one] En plena final: { $signed } de { $tables } hojas de resultados está firmada y cuenta.
       *[other] En plena final: { $signed } de { $tables } hojas de resultados están firmadas y cuentan.
    }
}
standings-basis-without-final = La final no cuenta en estas columnas.

standings-find-player = { $entrant ->
   *[player] Buscar un jugador
    [team] Buscar un equipo
}
standings-rank-column = Puesto
standings-points-column = Pts.
standings-points-column-whole = Puntos por puesto
standings-wins-column = V
standings-wins-column-whole = Partidas ganadas
standings-seconds-column = 2.º
standings-thirds-column = 3.º
standings-games-column = Partidas
standings-why-column = Por qué este puesto
standings-why-open = Por qué
standings-qualified = pasa
standings-lot = sorteo <b>{ $lot }</b>

standings-line-seated = { $stage ->
    [semi] Por encima de esta línea: en las semifinales
   *[final] Por encima de esta línea: en la final
}
standings-line-so-far = { $stage ->
    [semi] Por encima de esta línea: en las semifinales, según está ahora
   *[final] Por encima de esta línea: en la final, según está ahora
}
standings-line-goes-on = { $stage ->
    [semi] Por encima de esta línea: pasan a las semifinales
   *[final] Por encima de esta línea: pasan a la final
}
standings-line-tied = { $places ->
    [one] { $line }; { $players ->
       *[other] { $players } jugadores comparten el puesto { $rank }, y pasa uno de ellos: decide el sorteo
    }
   *[other] { $line }; { $players ->
       *[other] { $players } jugadores comparten el puesto { $rank }, y pasan { $places } de ellos: decide el sorteo
    }
}
standings-line-by-lot = { $line }; igualados en todo lo que se jugó, separados por sorteo
standings-line-level = { $line }; igualados en { $equal }, separados por { $criterion }
standings-link-points = puntos
standings-link-wins = victorias
standings-link-vp = PV
standings-link-share = PV%
standings-link-seconds = segundos puestos
standings-link-thirds = terceros puestos

standings-disqualified = Descalificación
standings-disqualified-under = Descalificación ({ $clause })
standings-short-first = Primer puesto
standings-short-shared = Comparte el puesto
standings-short-champion = Gana el título: ganó la final, { $vp } PV
standings-short-won-final = Ganó la final, { $vp } PV
standings-short-champion-after = Gana el título: a quien ganó la final se le descalificó
standings-short-first-after = Primer puesto: a quien ganó la final se le descalificó
standings-short-finalist = { $place } en la final, { $vp } PV
standings-short-in-final = { $vp } PV
standings-short-finalist-then = { $result }; { $behind }
standings-short-points = { $worth } puntos frente a { $worth-above }
standings-short-wins = { $count ->
    [one] { $count } victoria menos
   *[other] { $count } victorias menos
}
standings-short-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV menos
    }
    [hexes] { $count ->
        [one] { $count } hexágono menos
       *[other] { $count } hexágonos menos
    }
}
standings-short-share = { $points ->
   *[vp] { $percent } PV% menos
    [hexes] { $percent } Hex.% menos
}
standings-short-seconds = { $count ->
    [one] { $count } segundo puesto menos
   *[other] { $count } segundos puestos menos
}
standings-short-thirds = { $count ->
    [one] { $count } tercer puesto menos
   *[other] { $count } terceros puestos menos
}
standings-short-vp-in-final = { $count ->
   *[other] { $count } PV menos en la final
}
standings-short-not-won-final = { $begins ->
    [small] no ganó la final
   *[capital] No ganó la final
}
standings-short-not-in-final = { $begins ->
    [small] no está en la final
   *[capital] No está en la final
}
standings-short-not-won-semi-final = { $begins ->
    [small] no ganó una semifinal
   *[capital] No ganó una semifinal
}
standings-short-lost-semi-final = { $begins ->
    [small] perdió la semifinal
   *[capital] Perdió la semifinal
}
standings-short-not-in-semi-finals = { $begins ->
    [small] no está en las semifinales
   *[capital] No está en las semifinales
}
standings-short-lot = { $begins ->
    [small] por sorteo
   *[capital] Por sorteo
}
standings-short-rank-before = { $begins ->
    [small] por el puesto tras las partidas preliminares
   *[capital] Por el puesto tras las partidas preliminares
}
standings-short-rank-in-series = { $begins ->
    [small] por el puesto en la serie
   *[capital] Por el puesto en la serie
}
standings-short-shared-too = comparte el puesto

standings-why-withdrew = Se retiró; los resultados que hizo siguen contando.
standings-why-disqualified = Descalificación por un árbitro (sin artículo anotado): al final de la lista, sin puesto. Los resultados de sus rivales quedan como están.
standings-why-disqualified-under = Descalificación por un árbitro ({ $clause }): al final de la lista, sin puesto. Los resultados de sus rivales quedan como están.
standings-why-first-after = A quien ganó la final se le descalificó (1.3.5), y este jugador es el primero de los demás.
standings-to-one-above = Con el de arriba: { $said }
standings-to-one-below = Con el de abajo: { $said }
standings-drew-lot = Sacó el número { $lot } en el sorteo; el número menor va delante.

standings-game-told = { $stage ->
   *[prelim] Partida preliminar { $number }
    [semi] Semifinal
    [final] Final
}
standings-round-told = Ronda { $number }
standings-game = { $ground ->
   *[table] { $which }, mesa { $table }: { $vp } de { $total } { $points ->
       *[vp] PV
        [hexes] hexágonos
    } ({ $seats }) = { $percent } %, { $place }.
    [field] { $which }, campo { $table }: { $vp } de { $total } { $points ->
       *[vp] PV
        [hexes] hexágonos
    } ({ $seats }) = { $percent } %, { $place }.
}
standings-made-up = { $missing ->
    [1] { $seats }, y { $dummy } por el cuarto que falta
    [2] { $seats }, y { $dummy } por cada uno de los dos que faltan
   *[other] { $seats }, y { $dummy } por cada uno de los tres que faltan
}
standings-stated = { $count } (constan { $stated }, cuentan { $count })
standings-place-at-table = { $place ->
    [1] victoria
    [2] segundo puesto
    [3] tercer puesto
    [4] cuarto puesto
    [5] quinto puesto
   *[other] sexto puesto
}
standings-place-with-points = { $place } ({ $worth } puntos)
standings-missed = { $points ->
   *[vp] { $which }: no jugada. Cuenta como ninguna victoria, 0 PV y 0 PV%.
    [hexes] { $which }: no jugada. Cuenta como ninguna victoria, 0 hexágonos y 0 Hex.%.
}
standings-missed-with-points = { $points ->
   *[vp] { $which }: no jugada. Cuenta como ningún punto por puesto, ninguna victoria, 0 PV y 0 PV%.
    [hexes] { $which }: no jugada. Cuenta como ningún punto por puesto, ninguna victoria, 0 hexágonos y 0 Hex.%.
}
standings-missed-share-kept = { $points ->
   *[vp] { $which }: no jugada. Cuenta como ninguna victoria y 0 PV, y no cambia el PV%.
    [hexes] { $which }: no jugada. Cuenta como ninguna victoria y 0 hexágonos, y no cambia el Hex.%.
}
standings-missed-share-kept-with-points = { $points ->
   *[vp] { $which }: no jugada. Cuenta como ningún punto por puesto, ninguna victoria y 0 PV, y no cambia el PV%.
    [hexes] { $which }: no jugada. Cuenta como ningún punto por puesto, ninguna victoria y 0 hexágonos, y no cambia el Hex.%.
}
standings-together = En total: { $sums }.
standings-together-without-final = En total, sin la final: { $sums }.
standings-brought = { $games ->
    [one] De { $name-event }, el torneo que cuenta ({ $games } partida): { $sums }.
   *[other] De { $name-event }, el torneo que cuenta ({ $games } partidas): { $sums }.
}
standings-points-for-places = { $worth } puntos por puesto
standings-games-won = { $count ->
    [one] { $count } partida ganada
   *[other] { $count } partidas ganadas
}
standings-share = { $points ->
   *[vp] { $percent } PV%
    [hexes] { $percent } Hex.%
}
standings-share-as-mean = { $points ->
   *[vp] { $percent } PV% como media de las partidas
    [hexes] { $percent } Hex.% como media de las partidas
}
standings-share-of-all = { $points ->
   *[vp] { $percent } PV% de todos los PV de estas mesas
    [hexes] { $percent } Hex.% de todos los hexágonos de estos campos
}
standings-second-places = { $count ->
    [one] { $count } segundo puesto
   *[other] { $count } segundos puestos
}
standings-third-places = { $count ->
    [one] { $count } tercer puesto
   *[other] { $count } terceros puestos
}

standings-both-have = Ambos tienen { $equal }; { $said }
standings-won-final = { $name } ganó la final, { $name-other } no.
standings-has-vp-in-final = { $name } tiene { $vp } PV en la final, { $name-other } { $vp-other }.
standings-played-final = { $name } jugó en la final, { $name-other } no.
standings-won-semi-final = { $name } ganó una semifinal, { $name-other } no.
standings-semi-final-to-play = { $name } tiene una semifinal por jugar, { $name-other } perdió una.
standings-in-semi-finals = { $name } está en las semifinales, { $name-other } no.
standings-has-points = { $name } tiene { $worth } puntos por puesto, { $name-other } { $worth-other }.
standings-won-games = { $count ->
    [one] { $name } ganó { $count } partida, { $name-other } { $count-other }.
   *[other] { $name } ganó { $count } partidas, { $name-other } { $count-other }.
}
standings-has-vp = { $points ->
   *[vp] { $count ->
       *[other] { $name } tiene { $count } PV, { $name-other } { $count-other }.
    }
    [hexes] { $count ->
        [one] { $name } tiene { $count } hexágono, { $name-other } { $count-other }.
       *[other] { $name } tiene { $count } hexágonos, { $name-other } { $count-other }.
    }
}
standings-has-share = { $points ->
   *[vp] { $name } tiene { $percent } PV%, { $name-other } { $percent-other }.
    [hexes] { $name } tiene { $percent } Hex.%, { $name-other } { $percent-other }.
}
standings-has-seconds = { $count ->
    [one] { $name } tiene { $count } segundo puesto, { $name-other } { $count-other }.
   *[other] { $name } tiene { $count } segundos puestos, { $name-other } { $count-other }.
}
standings-has-thirds = { $count ->
    [one] { $name } tiene { $count } tercer puesto, { $name-other } { $count-other }.
   *[other] { $name } tiene { $count } terceros puestos, { $name-other } { $count-other }.
}
standings-drew-lots = Iguales en todo lo que se jugó; en el sorteo, { $name } sacó el número { $lot }, { $name-other } el { $lot-other }.
standings-ranked-before = Tras las partidas preliminares, { $name } tenía el puesto { $rank }, { $name-other } el { $rank-other }.
standings-ranked-in-series = En la serie, { $name } tenía el puesto { $rank }, { $name-other } el { $rank-other }.
standings-nothing-separates = Nada separa a { $name } y { $name-other }; comparten el puesto hasta que lo decida un sorteo.

standings-lots-heading = Sorteos
standings-lots-settle = { $entrant ->
   *[player] El sorteo decide el orden de los jugadores que son iguales en todo lo que se jugó (1.4.2). El número menor va delante, y un número ya sacado no se vuelve a sortear.
    [team] El sorteo decide el orden de los equipos que son iguales en todo lo que se jugó (1.4.2). El número menor va delante, y un número ya sacado no se vuelve a sortear.
}
standings-shared-ranks = { $count ->
    [one] puesto compartido { $ranks }
   *[other] puestos compartidos { $ranks }
}
standings-drawn = { $how ->
   *[reeve] Sorteado por Reeve: { $reason }, { $at }.
    [hand] Sorteado a mano: { $reason }, { $at }.
}
standings-drawn-from-seed = { $how ->
   *[reeve] Sorteado por Reeve: { $reason }, { $at }, semilla <span class="num nowrap">{ $seed }</span>.
    [hand] Sorteado a mano: { $reason }, { $at }, semilla <span class="num nowrap">{ $seed }</span>.
}
