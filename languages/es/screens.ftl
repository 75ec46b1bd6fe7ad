screens-on-your-phone = En tu teléfono
screens-code-leads-to = Mesas, resultados y clasificación
screens-code-alt = La dirección, como código para escanear
screens-semi-final-heading = Semifinal
screens-final-heading = Final
screens-columns-by-name = { $ground ->
   *[table] Mesa · Nombre · Posición
    [field] Campo · Nombre · Posición
}
screens-position = pos. { $number }
screens-tables-of = { $ground ->
   *[table] { $stage ->
       *[prelim] Mesas de la ronda { $number }
        [semi] Mesas de las semifinales
        [final] Mesas de la final
    }
    [field] { $stage ->
       *[prelim] Campos de la ronda { $number }
        [semi] Campos de las semifinales
        [final] Campos de la final
    }
}
screens-began-at = Inicio a las <b class="num">{ $time }</b>
screens-ends-at = fin a las <b class="num">{ $time }</b>
screens-planned-until = previsto hasta las <b class="num">{ $time }</b>
screens-minutes-on = {"{n}"} min
screens-still-playing = { $ground ->
   *[table] { $playing ->
        [one] <b class="num">{ $playing }</b> de { $tables ->
            [one] { $tables } mesa
           *[other] { $tables } mesas
        } sigue jugando
       *[other] <b class="num">{ $playing }</b> de { $tables ->
            [one] { $tables } mesa
           *[other] { $tables } mesas
        } siguen jugando
    }
    [field] { $playing ->
        [one] <b class="num">{ $playing }</b> de { $tables ->
            [one] { $tables } campo
           *[other] { $tables } campos
        } sigue jugando
       *[other] <b class="num">{ $playing }</b> de { $tables ->
            [one] { $tables } campo
           *[other] { $tables } campos
        } siguen jugando
    }
}
screens-every-table-is-done = { $ground ->
   *[table] Todas las mesas han entregado su resultado.
    [field] Todos los campos han entregado su resultado.
}
screens-harbors = Una letra en el mar: dos de esa materia prima por una.
screens-game-at-table = { $ground ->
   *[table] Mesa { $number }: <bdi>{ $head }</bdi>
    [field] Campo { $number }: <bdi>{ $head }</bdi>
}

screens-row-points = <b>{ $figure }</b> puntos
screens-row-wins = { $wins ->
    [one] <b>{ $wins }</b> victoria
   *[other] <b>{ $wins }</b> victorias
}
screens-row-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV
    }
    [hexes] { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }
}

screens-lost = Sin conexión. Esta imagen es de las <b class="num"></b>.
screens-page = Página {"{n}"} de {"{m}"}
screens-page-with-range = Página {"{n}"} de {"{m}"}: de {"{a}"} a {"{z}"}
screens-put-away = Esta pantalla se ha retirado.
screens-thank-you = Gracias por jugar.

screens-type-code-intro = Para el navegador de la sala. El código está en la página «Pantallas» de la organización.
screens-code-label = Código de la pantalla
screens-open-button = Abrir la pantalla
screens-open-another = Abrir otra pantalla
screens-wrong-code = Ninguna pantalla tiene este código. Compruébalo en la página de la organización; quizá se haya renovado.

screens-games-are-over = Las partidas han terminado. Gracias por jugar.
screens-no-board-was-made = { $stage ->
   *[prelim] Para la ronda { $number } no se hizo ningún tablero.
    [semi] Para las semifinales no se hizo ningún tablero.
    [final] Para la final no se hizo ningún tablero.
}
screens-awaits-board = El tablero de una ronda aparece aquí en cuanto todo el mundo lo puede ver.
screens-awaits-games = Cómo va una partida aparece aquí mientras se juega y se anota paso a paso.
screens-awaits-standings = La clasificación aparece aquí con los primeros resultados que todo el mundo puede ver.
screens-no-later-stages = Aquí no hay semifinales ni final.
screens-awaits-final = La final aparece aquí en cuanto se publique su mesa.
screens-awaits-semi-finals = Las semifinales y la final aparecen aquí en cuanto se publiquen sus mesas.
screens-awaits-final-after-preliminaries = La final aparece aquí en cuanto se publique su mesa, después de las partidas preliminares.
screens-awaits-semi-finals-after-preliminaries = Las semifinales y la final aparecen aquí en cuanto se publiquen sus mesas, después de las partidas preliminares.
screens-awaits-winner = Quién ha ganado aparece aquí en cuanto lo proclame la organización.
screens-series-goes-on = La clasificación de la serie dice quién sigue.
screens-awaits-champion = Quién gana el campeonato aparece aquí cuando termine la final.

screens-moment-to-the-semi-finals = { $stage ->
   *[prelim] La ronda { $number } ha terminado: a las semifinales
    [semi] Las semifinales han terminado: a las semifinales
    [final] La final ha terminado: a las semifinales
}
screens-moment-to-the-final = { $stage ->
   *[prelim] La ronda { $number } ha terminado: a la final
    [semi] Las semifinales han terminado: a la final
    [final] La final ha terminado: a la final
}

screens-began = { $stage ->
   *[prelim] La ronda { $number } empezó a las { $since }.
    [semi] Las semifinales empezaron a las { $since }.
    [final] La final empezó a las { $since }.
}
screens-began-with-end = { $stage ->
   *[prelim] La ronda { $number } empezó a las { $since } y termina a las { $ends }.
    [semi] Las semifinales empezaron a las { $since } y terminan a las { $ends }.
    [final] La final empezó a las { $since } y termina a las { $ends }.
}
screens-clock = { $stage ->
   *[prelim] La ronda { $number } empezó a las { $since }
    [semi] Las semifinales empezaron a las { $since }
    [final] La final empezó a las { $since }
}; { $ground ->
   *[table] { $playing ->
        [0] todas las mesas han entregado su resultado
        [one] { $playing } de { $tables ->
            [one] { $tables } mesa
           *[other] { $tables } mesas
        } sigue jugando
       *[other] { $playing } de { $tables ->
            [one] { $tables } mesa
           *[other] { $tables } mesas
        } siguen jugando
    }
    [field] { $playing ->
        [0] todos los campos han entregado su resultado
        [one] { $playing } de { $tables ->
            [one] { $tables } campo
           *[other] { $tables } campos
        } sigue jugando
       *[other] { $playing } de { $tables ->
            [one] { $tables } campo
           *[other] { $tables } campos
        } siguen jugando
    }
}.
screens-clock-with-end = { $stage ->
   *[prelim] La ronda { $number } empezó a las { $since } y termina a las { $ends }
    [semi] Las semifinales empezaron a las { $since } y terminan a las { $ends }
    [final] La final empezó a las { $since } y termina a las { $ends }
}; { $ground ->
   *[table] { $playing ->
        [0] todas las mesas han entregado su resultado
        [one] { $playing } de { $tables ->
            [one] { $tables } mesa
           *[other] { $tables } mesas
        } sigue jugando
       *[other] { $playing } de { $tables ->
            [one] { $tables } mesa
           *[other] { $tables } mesas
        } siguen jugando
    }
    [field] { $playing ->
        [0] todos los campos han entregado su resultado
        [one] { $playing } de { $tables ->
            [one] { $tables } campo
           *[other] { $tables } campos
        } sigue jugando
       *[other] { $playing } de { $tables ->
            [one] { $tables } campo
           *[other] { $tables } campos
        } siguen jugando
    }
}.
