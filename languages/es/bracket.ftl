bracket-none-yet = Todavía no hay mesas
bracket-none-yet-hint = Todo el mundo las ve en el mismo momento, cuando el organizador las publica.
bracket-to-standings = Clasificación
bracket-final-heading = Final
bracket-semi-finals-heading = Semifinales
bracket-table = Mesa { $number }
bracket-position-column = Pos.
bracket-position-column-whole = Posición de elección
bracket-player-column = Jugador
bracket-vp-column = PV
bracket-winner-of = Quien gane la semifinal { $table }

bracket-seed = cabeza de serie { $seed }
bracket-rank = puesto { $rank }
bracket-rank-in-series = puesto { $rank } en la serie
bracket-seed-and-rank = cabeza de serie { $seed }, puesto { $rank }
bracket-seed-and-rank-in-series = cabeza de serie { $seed }, puesto { $rank } en la serie
bracket-won-semi-final = ganó la semifinal { $table }
bracket-next-in-rank = semifinal { $table }, siguiente de la clasificación

bracket-to-the-final = a la final
bracket-won = victoria
bracket-won-this-game = ganó esta partida
bracket-won-the-final = ganó la final
bracket-not-playing = no juega
bracket-will-not-play = No jugará<span class="vh">: { $name }</span>

bracket-skipped = Para las semifinales quedaban doce jugadores o menos, así que se suprimen y los cuatro mejor clasificados juegan la final (1.1.7).
bracket-skipped-for-good = La final ha empezado, así que esto ya no cambia, vuelva quien vuelva.
bracket-skipped-for-now = Si antes de que empiece vuelve a haber más de doce, sí se juegan las semifinales.
bracket-played-after-all = Vuelve a haber más de doce jugadores, así que sí se juegan las semifinales, y después la final (1.1.7).
bracket-replaced-in-semi-finals = No juegan todos los 16 mejor clasificados; entraron los siguientes de la clasificación, y los cabezas de serie avanzaron un lugar (1.1.7).
bracket-not-full = { $tables ->
    [one] Solo están ocupadas { $players } de las { $places } plazas, así que { $tables } mesa tiene tres jugadores (1.1.7).
   *[other] Solo están ocupadas { $players } de las { $places } plazas, así que { $tables } mesas tienen tres jugadores (1.1.7).
}
bracket-nobody-comes-in = { $gone ->
    [one] { $names-gone } ganó una semifinal y no juega la final; no entra nadie (1.1.9).
   *[other] { $names-gone } ganaron semifinales y no juegan la final; no entra nadie (1.1.9).
}
bracket-comes-in-for-winners = { $gone ->
    [one] { $next ->
        [one] { $names-gone } ganó una semifinal y no juega la final; en su lugar juega { $names-next }, siguiente de la clasificación (1.1.9).
       *[other] { $names-gone } ganó una semifinal y no juega la final; en su lugar juegan { $names-next }, siguientes de la clasificación (1.1.9).
    }
   *[other] { $next ->
        [one] { $names-gone } ganaron semifinales y no juegan la final; en su lugar juega { $names-next }, siguiente de la clasificación (1.1.9).
       *[other] { $names-gone } ganaron semifinales y no juegan la final; en su lugar juegan { $names-next }, siguientes de la clasificación (1.1.9).
    }
}
bracket-comes-in = { $next ->
    [one] { $names-next } juega la final como siguiente de la clasificación (1.1.9).
   *[other] { $names-next } juegan la final como siguientes de la clasificación (1.1.9).
}
bracket-comes-in-for-best = { $next ->
    [one] No todos los cuatro mejor clasificados juegan la final; en su lugar juega { $names-next }, siguiente de la clasificación (1.1.9).
   *[other] No todos los cuatro mejor clasificados juegan la final; en su lugar juegan { $names-next }, siguientes de la clasificación (1.1.9).
}

bracket-champion = Gana el campeonato
bracket-winner = Gana el torneo
bracket-ranks-first = En primer lugar
bracket-champion-to-be = Ganó la final
bracket-first-after-disqualification = En primer lugar, porque a quien ganó la final se le descalificó
bracket-provisional = Provisional hasta que la organización proclame quién gana el campeonato.
bracket-champion-named = { $name }: { $title }
bracket-champion-title = { $name } gana el campeonato
bracket-winner-title = { $name } gana
bracket-champion-preview = { $name } ganó { $name-tournament }, { $day }, { $name-place }. { $path }
bracket-vp-in-final = { $count ->
   *[other] { $count } PV en la final
}
bracket-players = { $entrant ->
   *[player] { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
    [team] { $count ->
        [one] { $count } equipo
       *[other] { $count } equipos
    }
}
bracket-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
bracket-path = { $steps }.
bracket-path-seed = Cabeza de serie { $seed }
bracket-path-rank = Puesto { $rank } tras las partidas preliminares
bracket-path-rank-in-series = Puesto { $rank } en la serie
bracket-path-semi-final = { $begins ->
    [capital] Ganó la semifinal { $table }
   *[small] ganó la semifinal { $table }
}
bracket-path-semi-final-with = { $begins ->
    [capital] Ganó la semifinal { $table } con { $vp } PV
   *[small] ganó la semifinal { $table } con { $vp } PV
}
bracket-path-final = { $begins ->
    [capital] Ganó la final con { $vp } PV
   *[small] ganó la final con { $vp } PV
}
bracket-path-after-disqualification = { $begins ->
    [capital] En primer lugar tras descalificarse a quien ganó la final
   *[small] en primer lugar tras descalificarse a quien ganó la final
}
