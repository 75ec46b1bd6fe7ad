papers-sheet-of-table = { $ground ->
   *[table] Hoja de resultados de la mesa { $number }
    [field] Hoja de resultados del campo { $number }
}
papers-blank-sheet = Hoja de resultados en blanco { $number } de la página { $page }
papers-table-blank = { $ground ->
   *[table] Mesa <span class="line short"></span>
    [field] Campo <span class="line short"></span>
}
papers-sheet-says = { $points ->
   *[vp] Hoja de resultados. Después de la partida, comprueba los PV con los demás y firma. Cuando haya firmado todo el mundo, el resultado es definitivo (1.3.4).
    [hexes] Hoja de resultados. Después de la partida, comprueba los hexágonos con los demás y firma. Cuando haya firmado todo el mundo, el resultado es definitivo (1.3.4).
}
papers-sheet-number = Hoja <b class="num">{ $number }</b>
papers-sheet-number-blank = Hoja <span class="line short"></span>
papers-from-the-list = { $ground ->
   *[table] de la lista por mesa
    [field] de la lista por campo
}
papers-code-of-sheet = Código QR de la página de esta hoja
papers-code-of-typed-sheets = Código QR de la página donde se introducen las hojas
papers-seats-of-table = { $ground ->
   *[table] Asientos de la mesa { $number }
    [field] Asientos del campo { $number }
}
papers-seats-of-blank-sheet = Asientos de la hoja en blanco { $number } de la página { $page }
papers-column-chair = Silla
papers-column-colour = Color
papers-column-play-order = Orden de juego
papers-column-won = Victoria
papers-column-signature = Firma
papers-absent = ausente
papers-check-layout = ☐ Antes de elegir: la disposición del tablero está confirmada, y la posición 1 elige primero (1.1.6).
papers-check-pieces = ☐ Piezas contadas: { $counted }; si no, llama a un árbitro ({ $clause }).
papers-check-judge-handles = ☐ La banca la lleva un árbitro, como siempre en la final (2.0.4).
papers-check-handled-by = ☐ La banca la lleva quien empieza, o <span class="line"></span> por elección de la mesa, o un árbitro (2.0.4).
papers-check-agreement = ☐ Por acuerdo, la mesa tiene dos reservas, o cada cual se sirve. ☐ El acuerdo ha terminado: quien empieza reparte todas las cartas (2.0.4).
papers-check-log = ☐ Alguien lleva un registro de lo que pasa o de las tiradas: se ha dicho aquí en voz alta, y también a un organizador, que cambia los dados después de esta partida (2.0.7).
papers-check-claimed = ☐ Quien ganó reclamó la victoria en su propio turno (3.0.14).
papers-check-on-time = ☐ Terminó por tiempo.
papers-who-does-not-come = { $points ->
   *[vp] Si alguien no viene: escribe «ausente» en lugar de los PV y díselo a un árbitro. La partida cuenta entonces como una de quienes vinieron.
    [hexes] Si alguien no viene: escribe «ausente» en lugar de los hexágonos y díselo a un árbitro. La partida cuenta entonces como una de quienes vinieron.
}
papers-may-not-stay-empty = { $points ->
   *[vp] Los PV y la victoria no pueden quedar vacíos.
    [hexes] Los hexágonos y la victoria no pueden quedar vacíos.
}
papers-parts-add-up = { $points ->
   *[vp] Las partes suman los PV. Pueden quedar vacías; los PV y la victoria, no.
    [hexes] Las partes suman los hexágonos. Pueden quedar vacías; los hexágonos y la victoria, no.
}

papers-seats-by-name-heading = <span class="small name">{ $name }</span> { $round }: asientos por nombre
papers-seat-by-name = { $ground ->
   *[table] <span class="vh">Mesa </span><b>{ $number }</b><span class="vh">,</span> <span class="small">posición { $position }</span>
    [field] <span class="vh">Campo </span><b>{ $number }</b><span class="vh">,</span> <span class="small">posición { $position }</span>
}
papers-seats-by-table-heading = { $ground ->
   *[table] <span class="small name">{ $name }</span> { $round }: asientos por mesa
    [field] <span class="small name">{ $name }</span> { $round }: asientos por campo
}
papers-table-with-sheet = { $ground ->
   *[table] <b class="big num"><span class="vh">Mesa </span>{ $number }</b> <span class="small num">hoja { $sheet }</span>
    [field] <b class="big num"><span class="vh">Campo </span>{ $number }</b> <span class="small num">hoja { $sheet }</span>
}
papers-card-of-table = { $ground ->
   *[table] Tarjeta de la mesa { $number }
    [field] Tarjeta del campo { $number }
}
papers-card-number = { $ground ->
   *[table] <span class="small">Mesa</span> { $number }
    [field] <span class="small">Campo</span> { $number }
}
papers-record-sheet-numbered = Hoja de resultados { $number }

papers-pack-heading = Paquete impreso: { $round }
papers-pack-made = Fecha: { $moment }. Lo que cambie después no está aquí.
papers-pack-secret = <b>Solo para el personal:</b> estos asientos todavía no están publicados.
papers-pack-board-secret = { $ground ->
   *[table] <b>El tablero es secreto</b> hasta su momento: reparte sus hojas en las mesas.
    [field] <b>El tablero es secreto</b> hasta su momento: reparte sus hojas en los campos.
}
papers-pack-if-down = Si no funciona nada
papers-pack-hang-up = { $ground ->
   *[table] Lee en voz alta que ya están las mesas, y cuelga las listas por nombre y por mesa.
    [field] Lee en voz alta que ya están los campos, y cuelga las listas por nombre y por campo.
}
papers-pack-cut = { $ground ->
   *[table] Corta las tarjetas de mesa y las hojas de resultados, cada montón de un solo corte. Pon el montón izquierdo o superior sobre el otro: quedan ordenadas por mesa.
    [field] Corta las tarjetas de campo y las hojas de resultados, cada montón de un solo corte. Pon el montón izquierdo o superior sobre el otro: quedan ordenadas por campo.
}
papers-pack-hand-out = { $ground ->
   *[table] A cada mesa van una tarjeta y una hoja de resultados. Quien no tenga hoja toma una en blanco y copia de la lista por mesa el número de la hoja.
    [field] A cada campo van una tarjeta y una hoja de resultados. Quien no tenga hoja toma una en blanco y copia de la lista por campo el número de la hoja.
}
papers-pack-hand-out-with-board = { $ground ->
   *[table] A cada mesa van una tarjeta, una hoja con el tablero y una hoja de resultados. Quien no tenga hoja de resultados toma una en blanco y copia de la lista por mesa el número de la hoja.
    [field] A cada campo van una tarjeta, una hoja con el tablero y una hoja de resultados. Quien no tenga hoja de resultados toma una en blanco y copia de la lista por campo el número de la hoja.
}
papers-pack-play = A jugar. Los textos para leer en voz alta y los artículos que importan están en las páginas siguientes.
papers-pack-collect = Recoge las hojas cuando haya firmado todo el mundo.
papers-pack-note-players = Antes de la ronda 1, anota cuántos jugadores están sentados cuando empieza (1.1.3).
papers-pack-when-back = Cuando Reeve vuelva, publica e inicia la ronda, si falta hacerlo. Después abre { $address } e introduce las hojas por su número: allí se ve cuáles faltan todavía.
papers-pack-contents = En este paquete
papers-pack-has-words = textos para leer en voz alta, y los artículos que importan
papers-pack-has-standings = la clasificación que es pública
papers-pack-has-names = los asientos por nombre, para colgar
papers-pack-has-tables = { $ground ->
   *[table] los asientos por mesa, con los números de las hojas de resultados
    [field] los asientos por campo, con los números de las hojas de resultados
}
papers-pack-has-cards = { $ground ->
   *[table] una tarjeta por mesa
    [field] una tarjeta por campo
}
papers-pack-has-boards = { $ground ->
   *[table] una hoja con el tablero por mesa
    [field] una hoja con el tablero por campo
}
papers-pack-has-sheets = { $ground ->
   *[table] una hoja de resultados por mesa, y algunas en blanco
    [field] una hoja de resultados por campo, y algunas en blanco
}
papers-pack-words-heading = <span class="small name">{ $name }</span> { $round }: para leer en voz alta
papers-pack-clauses-heading = Los artículos que importan
papers-pack-standings-heading = <span class="small name">{ $name }</span> Clasificación
papers-when-seats-are-out = Cuando ya están las mesas
papers-when-games-begin = Cuando empiezan las partidas
papers-when-round-is-over = Cuando termina la ronda

papers-board-of-table = { $ground ->
   *[table] { $round }, mesa { $number }: el tablero
    [field] { $round }, campo { $number }: el tablero
}
papers-board = { $round }: el tablero
papers-board-land-only = La partida se juega en este terreno, sin fichas numeradas ni puertos.
papers-board-harbors = Un puerto toma dos de su letra por una, o tres de cualquiera (3:1); sus muelles son las dos encrucijadas donde acaban sus pasarelas.
papers-board-only-land-heading = Terreno, desde el número 1
papers-board-land-heading = 1. Terreno, desde el número 1
papers-board-harbors-heading = 2. Puertos
papers-board-chits-heading = 3. Fichas, cada una en el terreno con ese número
papers-board-confirm = { $ground ->
   *[table] ☐ El tablero está como en la imagen, y toda la mesa está de acuerdo: avisa al personal; después se elige en el orden de las posiciones (1.1.6).
    [field] ☐ El tablero está como en la imagen, y todo el campo está de acuerdo: avisa al personal; después se elige en el orden de las posiciones (1.1.6).
}
papers-board-confirm-side-event = { $ground ->
   *[table] ☐ El tablero está como en la imagen, y toda la mesa está de acuerdo: avisa al personal, o que alguien lo confirme en su página; después se empieza.
    [field] ☐ El tablero está como en la imagen, y todo el campo está de acuerdo: avisa al personal, o que alguien lo confirme en su página; después se empieza.
}

papers-register-here = Inscríbete aquí
papers-find-your-seat-here = Busca aquí tu asiento
papers-see-the-results-here = Mira aquí los resultados
papers-code-of-address = Código QR de la dirección { $address }
papers-door-call = Estoy aquí
papers-door-scan = Escanea esto y después abre tu página: el enlace de tu correo, o de tu tarjeta.
papers-door-type = O escribe esto en tu página:
papers-door-no-code = Todavía no hay código.

papers-not-published-word = Sin publicar
papers-not-published = Hasta ahora, solo el personal conoce estos asientos. Que lo que imprimas no salga del personal hasta que sean públicos.
papers-made-for = Hecho para { $size }. Imprímelo por una sola cara, al 100 %.
papers-size = { $size ->
   *[a4] A4 (210 × 297 mm)
    [letter] Carta (8½ × 11 pulgadas)
}
papers-print-button = Imprimir
papers-all-of-round = Todos los papeles de esta ronda
papers-title = { $paper ->
   *[pack] Paquete impreso
    [by-name] Asientos por nombre
    [by-table] { $ground ->
       *[table] Asientos por mesa
        [field] Asientos por campo
    }
    [table-cards] { $ground ->
       *[table] Tarjetas de mesa
        [field] Tarjetas de campo
    }
    [record-sheets] Hojas de resultados
    [blank-sheets] Hojas de resultados en blanco
}
papers-title-of-round = { $paper }: { $round }
papers-board-title = { $stage ->
   *[prelim] Tablero de la ronda { $number } en papel
    [semi] Tablero de las semifinales en papel
    [final] Tablero de la final en papel
}
papers-poster-title = Cartel
papers-cards-title = Tarjetas de jugador
papers-card-title = Tarjeta de { $name }
papers-board-sheets-intro = { $ground ->
   *[table] Una hoja por mesa. El tablero es secreto hasta su momento: reparte las hojas en las mesas.
    [field] Una hoja por campo. El tablero es secreto hasta su momento: reparte las hojas en los campos.
}
papers-back-to-board = Volver al tablero de la ronda
papers-draft-word = Borrador
papers-draft = Nadie puede abrir esta dirección antes de que se abra la inscripción.
papers-print-poster-button = Imprimir el cartel
papers-door-not-in-use-word = No se usa
papers-door-not-in-use = { $entrant ->
   *[player] Aquí los jugadores no hacen el check-in con un código. Si lo quieres, elígelo en «Detalles», entre los ajustes: check-in por los propios jugadores.
    [team] Aquí los equipos no hacen el check-in con un código. Si lo quieres, elígelo en «Detalles», entre los ajustes: check-in por los propios equipos.
}
papers-door-hang-up = { $entrant ->
   *[player] Cuelga esto donde entran los jugadores. Escanean el código, abren su página con su enlace privado y hacen allí el check-in. Ni el código ni el enlace bastan por sí solos. Funciona desde el comienzo del check-in hasta que se hace el reparto de mesas.
    [team] Cuelga esto donde entran los equipos. Escanean el código, abren su página con su enlace privado y hacen allí el check-in. Ni el código ni el enlace bastan por sí solos. Funciona desde el comienzo del check-in hasta que se hace el reparto de mesas.
}
papers-door-make-first = { $entrant ->
   *[player] Crea el código, imprímelo y cuélgalo donde entran los jugadores. Lo escanean, abren su página con su enlace privado y hacen allí el check-in, desde su comienzo hasta que se hace el reparto de mesas.
    [team] Crea el código, imprímelo y cuélgalo donde entran los equipos. Lo escanean, abren su página con su enlace privado y hacen allí el check-in, desde su comienzo hasta que se hace el reparto de mesas.
}
papers-door-first-code-button = Crear el código
papers-door-new-code-button = Crear un código nuevo
papers-door-in-use-since = Código en uso desde: { $moment }. En cuanto crees uno nuevo, este cartel deja de servir.
papers-door-what-players-see = { $entrant ->
   *[player] Lo que ven los jugadores
    [team] Lo que ven los equipos
}
papers-back-to-check-in = Volver al check-in
papers-cards-intro = { $entrant ->
   *[player] Una tarjeta para cada participante: el enlace privado, y un PIN de cuatro cifras con el que el jugador firma la hoja de resultados en una tableta que se va pasando.
    [team] Una tarjeta para cada participante: el enlace privado, y un PIN de cuatro cifras con el que el equipo firma la hoja de resultados en una tableta que se va pasando.
}
papers-cards-none = { $entrant ->
   *[player] Todavía no hay jugadores en la lista.
    [team] Todavía no hay equipos en la lista.
}
papers-cards-without-pin = { $count ->
    [1] Un jugador todavía no tiene PIN.
   *[other] { $count } jugadores todavía no tienen PIN.
}
papers-locked-word = Bloqueado
papers-locked-pins = { $count ->
    [1] El PIN de un jugador está bloqueado tras demasiados intentos equivocados. Crea uno nuevo en la tarjeta del jugador.
   *[other] Los PIN de { $count } jugadores están bloqueados tras demasiados intentos equivocados. Crea uno nuevo en la tarjeta de cada jugador.
}
papers-locked-pin = Se escribieron demasiados PIN equivocados, así que este ya no vale. Crea uno nuevo.
papers-make-pins-button = Crear los PIN
papers-print-cards-button = { $count ->
    [one] Imprimir { $count } tarjeta
   *[other] Imprimir { $count } tarjetas
}
papers-back-to-players = { $entrant ->
   *[player] Volver a los jugadores
    [team] Volver a los equipos
}
papers-card-lost = ¿Se ha perdido la tarjeta, o está bloqueado el PIN? Un PIN nuevo sustituye al anterior.
papers-renew-link = Renovar también el enlace privado
papers-renew-link-help = La dirección de la tarjeta anterior deja de funcionar, y también los enlaces de correos anteriores.
papers-first-pin-button = Crear el PIN
papers-new-pin-button = Crear un PIN nuevo
papers-card-of-archived = { $entrant ->
   *[player] Un jugador archivado no tiene tarjeta: el enlace privado no funciona.
    [team] Un equipo archivado no tiene tarjeta: el enlace privado no funciona.
}
papers-print-card-button = Imprimir la tarjeta
papers-back-to-player = { $entrant ->
   *[player] Volver al jugador
    [team] Volver al equipo
}
