status-being-prepared = en preparación
status-registration-open = inscripción abierta
status-to-come = próximamente
status-about-to-start = a punto de empezar
status-preliminary-games = partidas preliminares
status-being-played = en juego
status-semi-finals = semifinales
status-final = final
status-finished = terminado
status-over = terminado
status-called-off = cancelado
status-archived = archivado, no cuenta

status-heading-being-prepared = En preparación
status-heading-registration-open = La inscripción está abierta
status-heading-to-come = Próximamente
status-heading-about-to-start = A punto de empezar
status-heading-preliminary-games = Partidas preliminares
status-heading-being-played = En juego
status-heading-semi-finals = Semifinales
status-heading-final = Final
status-heading-finished = Terminado
status-heading-over = Terminado
status-heading-called-off = Cancelado

status-round-about-to-start = A punto de empezar
status-find-your-seat = { $stage ->
   *[prelim] Ronda { $number }: busca tu asiento
    [semi] Semifinales: busca tu asiento
    [final] Final: busca tu asiento
}
status-final-played = La final se ha jugado
status-all-results-in = { $stage ->
   *[prelim] Ronda { $number }: están todos los resultados
    [semi] Semifinales: están todos los resultados
    [final] Final: están todos los resultados
}
status-round-on = { $stage ->
   *[prelim] Se juega la ronda { $number }
    [semi] Se juegan las semifinales
    [final] Se juega la final
}
status-round-over = { $stage ->
   *[prelim] La ronda { $number } ha terminado
    [semi] Las semifinales han terminado
    [final] La final ha terminado
}
status-as-sentence = { $heading }.
status-over-and-next = { $heading }. { $next }

status-final-won = La ha ganado { $name-winner }. La organización todavía tiene que cerrarla y proclamar quién gana el campeonato.
status-final-won-soon = Aquí se verá quién ganó en cuanto la organización la cierre.
status-next-winner = La última ronda ha terminado. Aquí se anuncia quién ha ganado en cuanto lo proclame la organización.
status-next-series = Las partidas de este torneo han terminado. La clasificación de la serie dice quién sigue.
status-next-later-stages = Las partidas preliminares han terminado. Quién sigue, y dónde, aparece aquí en cuanto se publiquen las mesas.
status-next-round = Las mesas de la próxima ronda aparecen aquí en cuanto se publiquen.
status-next-final = La mesa de la final aparece aquí en cuanto se publique.
status-next-standings = La clasificación muestra quién ganó.
status-no-seats-yet = Los asientos aparecen aquí en cuanto se publiquen.
