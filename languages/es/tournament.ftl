tournament-moved = Fecha cambiada; antes era: { $day }.
tournament-final-day-of = El día de la final de <a href="{ $url }" class="name">{ $name-series }</a>.
tournament-event-of = Un torneo de <a href="{ $url }" class="name">{ $name-series }</a>: en su clasificación cuenta tu mejor torneo.
tournament-draft = Borrador
tournament-draft-seen-by = Esta página solo la ve el personal hasta que se abra la inscripción.
tournament-called-off = Cancelado
tournament-does-not-take-place = Este torneo no se celebra.
tournament-all-taken = Todas las plazas están ocupadas
tournament-come-and-play = Ven a jugar
tournament-register-to-wait = Inscríbete ahora y estarás en la lista de espera: cuando alguien se retira, su plaza pasa a quien va primero en ella.
tournament-places-free = { $free ->
    [one] Queda una plaza libre.
   *[other] Quedan { $free } plazas libres.
}
tournament-there-is-room = Hay sitio.
tournament-each-is-approved = El organizador revisa cada inscripción antes de que cuente.
tournament-join-waiting-list = Ir a la lista de espera
tournament-register = Inscribirme
tournament-best-play = Los mejores juegan por el título
tournament-invited-play = Aquí juegan quienes ha invitado la serie. En cuanto se publiquen los asientos, estarán en esta página.
tournament-about-to-start = Está a punto de empezar
tournament-finalists-checked-in = Los jugadores han hecho el check-in. Di a la organización que estás aquí. En cuanto se publiquen los asientos, encontrarás el tuyo en esta página.
tournament-all-checked-in = { $entrant ->
   *[player] La inscripción está cerrada y los jugadores han hecho el check-in. Di a la organización que estás aquí. En cuanto se publiquen los asientos, encontrarás el tuyo en esta página.
    [team] La inscripción está cerrada y los equipos han hecho el check-in. Di a la organización que estás aquí. En cuanto se publiquen los asientos, encontrarás el tuyo en esta página.
}
tournament-where-do-i-sit = ¿Dónde me siento?
tournament-your-name = Tu nombre
tournament-find-my-seat = Buscar mi asiento
tournament-all-seats = Todos los asientos de { $round }
tournament-to-standings = Clasificación
tournament-to-results = Resultados
tournament-share = Compartir este resultado

tournament-final-table = { $ground ->
   *[table] La mesa de la final
    [field] El campo de la final
}
tournament-place = Puesto
tournament-points-in-final = { $points ->
   *[vp] PV en la final
    [hexes] Hexágonos en la final
}
tournament-disqualified = descalificación
tournament-absent = ausente

tournament-games-on = { $count ->
    [one] La partida en juego
   *[other] Las partidas en juego
}

tournament-about = Sobre el torneo
tournament-programme = Programa
tournament-prizes = Premios
tournament-how-played = Cómo se juega
tournament-when-and-where = Cuándo y dónde
tournament-map = Ver en un mapa
tournament-calendar = Añadir a tu calendario
tournament-questions = ¿Preguntas?
tournament-links = Enlaces
tournament-more = Más
tournament-more-standings = Clasificación, y el motivo de cada puesto
tournament-more-results = { $ground ->
   *[table] Resultados, mesa a mesa
    [field] Resultados, campo a campo
}
tournament-more-seats = Asientos
tournament-more-boards = Tableros de las rondas
tournament-more-statistics = Estadísticas: los puestos ronda a ronda, y quién gana, en imágenes
tournament-more-log = Registro público: correcciones y descalificaciones
tournament-more-rules = Cómo se juega aquí y cómo se hace la clasificación

tournament-figure-registered = Inscritos
tournament-figure-coming = Vienen
tournament-figure-places = Plazas
tournament-figure-players = { $entrant ->
   *[player] Jugadores
    [team] Equipos
}
tournament-figure-tables = { $ground ->
   *[table] Mesas
    [field] Campos
}
tournament-figure-waiting = En la lista de espera
tournament-figure-results = Resultados
tournament-figure-of = { $done } de { $all }

tournament-fact-level = Tipo de torneo
tournament-fact-game = Juego
tournament-fact-side-event = Torneo paralelo
tournament-fact-stages = Fases
tournament-fact-played-in-series = Jugadores de la serie
tournament-fact-rules = Reglamento
tournament-fact-time-zone = Zona horaria

tournament-setting-tied-places = { $ground ->
   *[table] Puestos compartidos en una mesa
    [field] Puestos compartidos en un campo
}
tournament-setting-missed-game = Una partida preliminar no jugada
tournament-setting-semi-replacement = Una plaza libre en las semifinales
tournament-setting-final-replacement = Una plaza libre en la final
tournament-setting-publish-rounds = Publicación de las mesas
tournament-setting-standings-move = Cuándo se actualiza la clasificación
tournament-setting-transcription-fix = Un error al escribir
tournament-setting-own-check-in = { $entrant ->
   *[player] Check-in por los propios jugadores
    [team] Check-in por los propios equipos
}
tournament-setting-own-results = { $entrant ->
   *[player] Resultados introducidos por los propios jugadores
    [team] Resultados introducidos por los propios equipos
}
tournament-setting-what-it-takes = Qué hace falta para pasar
tournament-setting-board-shown = Cuándo se muestra el tablero de una ronda
tournament-setting-agreement = { $entrant ->
   *[player] Jugadores que no han aceptado el código de conducta y las normas sobre fotos
    [team] Equipos que no han aceptado el código de conducta y las normas sobre fotos
}

tournament-tied-skip = { $entrant ->
       *[player] Los jugadores
        [team] Los equipos
    } con los mismos { $points ->
       *[vp] PV
        [hexes] hexágonos
    } en { $ground ->
       *[table] una mesa
        [field] un campo
    } comparten el mejor puesto, y el siguiente se salta: 10, 8, 8, 5 { $points ->
       *[vp] PV
        [hexes] hexágonos
    } son los puestos 1, 2, 2, 4.
tournament-tied-dense = { $entrant ->
       *[player] Los jugadores
        [team] Los equipos
    } con los mismos { $points ->
       *[vp] PV
        [hexes] hexágonos
    } en { $ground ->
       *[table] una mesa
        [field] un campo
    } comparten puesto, y no se salta ninguno: 10, 8, 8, 5 { $points ->
       *[vp] PV
        [hexes] hexágonos
    } son los puestos 1, 2, 2, 3.
tournament-missed-nothing = Una partida preliminar que un jugador no juega cuenta como ninguna victoria, 0 PV y 0 PV%.
tournament-semi-next = Cuando falta un semifinalista, entra el siguiente de la clasificación y los cabezas de serie avanzan un lugar.
tournament-semi-empty = Cuando falta un semifinalista, la plaza queda vacía.
tournament-final-next = Cuando falta un finalista, ocupa la plaza el siguiente de la clasificación.
tournament-final-empty = Cuando falta un finalista, la plaza queda vacía.
tournament-publish-one = Las mesas de las rondas preliminares se publican ronda a ronda.
tournament-publish-all = Las mesas de todas las rondas preliminares se publican juntas, antes de la primera.
tournament-standings-by-round = La clasificación pública se actualiza cuando se cierra una ronda.
tournament-standings-by-sheet = La clasificación pública se actualiza con cada hoja de resultados firmada.
tournament-transcription-on = Un resultado que se guardó distinto de lo que dice el papel firmado lo pueden corregir juntos un organizador y un árbitro, en el registro público.
tournament-transcription-off = Un resultado definitivo no se corrige nunca.
tournament-check-in-by-staff = { $entrant ->
   *[player] El check-in de los jugadores lo hace el personal.
    [team] El check-in de los equipos lo hace el personal.
}
tournament-check-in-by-link = { $entrant ->
   *[player] Los jugadores hacen ellos mismos el check-in en su página, con el enlace privado, hasta que se reparten las mesas.
    [team] Los equipos hacen ellos mismos el check-in en su página, con el enlace privado, hasta que se reparten las mesas.
}
tournament-check-in-at-door = { $entrant ->
   *[player] Los jugadores hacen ellos mismos el check-in en su página, con el código de la puerta, hasta que se reparten las mesas.
    [team] Los equipos hacen ellos mismos el check-in en su página, con el código de la puerta, hasta que se reparten las mesas.
}
tournament-results-by-players = { $entrant ->
       *[player] Los jugadores
        [team] Los equipos
    } pueden introducir el resultado de { $ground ->
       *[table] su propia mesa
        [field] su propio campo
    } con el enlace privado; cuenta cuando lo han firmado todos los que están allí.
tournament-results-by-staff = Los resultados los introduce el personal.
tournament-takes-shown = { $entrant ->
   *[player] Hasta que se cierra la última ronda preliminar, la página de cada jugador dice qué hace falta para pasar.
    [team] Hasta que se cierra la última ronda preliminar, la página de cada equipo dice qué hace falta para pasar.
}
tournament-takes-off = Ninguna página dice qué hace falta para pasar.
tournament-board-at-start = Todo el mundo ve el tablero de una ronda cuando empieza la ronda.
tournament-board-with-seats = Todo el mundo ve el tablero de una ronda a la vez que sus asientos.
tournament-agreement-asked = { $entrant ->
   *[player] A los jugadores que no han aceptado el código de conducta y las normas sobre fotos se les recuerda, pero pueden jugar.
    [team] A los equipos que no han aceptado el código de conducta y las normas sobre fotos se les recuerda, pero pueden jugar.
}
tournament-agreement-needed = { $entrant ->
   *[player] Solo reciben asiento los jugadores que han aceptado el código de conducta y las normas sobre fotos.
    [team] Solo reciben asiento los equipos que han aceptado el código de conducta y las normas sobre fotos.
}
