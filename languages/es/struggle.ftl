struggle-this-turn = Este turno
struggle-phase-trade = Comerciar
struggle-phase-build = Construir
struggle-phase-draw = Robar, fin
struggle-trade = Comercio
struggle-trade-button = Comerciar
struggle-on-behalf = <span class="vh"> por { $name }</span>
struggle-trade-cards = Cartas
struggle-trade-partner = Con quién
struggle-trade-with = { $with ->
    [pile] con la pila
    [market] con el mercado
   *[player] con { $name }
}
struggle-trade-left = { $count ->
    [one] Queda { $count } carta por comerciar en este turno
   *[other] Quedan { $count } cartas por comerciar en este turno
}
struggle-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
struggle-build = { $kind ->
    [road] Carretera
    [knight] Caballero
    [settlement] Poblado
    [city] Ciudad
   *[expansion] Ampliación
}
struggle-pile-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
struggle-build-button = Construir
struggle-city-button = Voltear un poblado
struggle-steal-button = Quitar a { $name }
struggle-turn-destiny = voltear la carta de destino
struggle-draw = Robar
struggle-draw-hint = cartas, al final del turno
struggle-draw-button = { $count ->
    [one] { $count }<span class="vh"> carta</span>
   *[other] { $count }<span class="vh"> cartas</span>
}
struggle-lies-heading = Qué hay en la mesa
struggle-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> PV</span>
}
struggle-vp-bar = PV de los que hacen falta para ganar
struggle-roads-title = Carreteras
struggle-knights-title = Caballeros
struggle-settlements-title = Poblados
struggle-cities-title = Ciudades
struggle-expansions-title = Ampliaciones
struggle-no-cards = sin cartas
struggle-in-the-piles = En las pilas: { $cards }.
struggle-destiny-turned = La carta de destino está volteada.
struggle-destiny-not-turned = La carta de destino no está volteada.
struggle-counted = { $kind ->
    [road] { $count ->
        [one] { $count } carretera
       *[other] { $count } carreteras
    }
    [knight] { $count ->
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
    [settlement] { $count ->
        [one] { $count } poblado
       *[other] { $count } poblados
    }
    [city] { $count ->
        [one] { $count } ciudad
       *[other] { $count } ciudades
    }
   *[expansion] { $count ->
        [one] { $count } ampliación
       *[other] { $count } ampliaciones
    }
}

struggle-told-trade = { $name } comercia { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} con { $with ->
    [pile] la pila
    [market] el mercado
   *[player] { $name-partner }
}.
struggle-told-build = { $kind ->
    [road] { $name } construye una carretera, cara { $side }.
   *[knight] { $name } construye un caballero, cara { $side }.
}
struggle-told-steal = { $kind ->
    [road] { $name } quita una carretera a { $name-other }.
   *[knight] { $name } quita un caballero a { $name-other }.
}
struggle-told-settlement = { $name } construye un poblado.
struggle-told-settlement-destiny = { $name } construye un poblado y voltea la carta de destino.
struggle-told-city = { $name } convierte un poblado en ciudad.
struggle-told-city-event = { $name } convierte un poblado en ciudad: { $event }
struggle-told-expansion = { $name } construye la ampliación { $expansion }.
struggle-told-draw = { $name } roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
struggle-told-end = { $name } termina el turno. Ahora es el turno de { $name-next }.

struggle-refused-name-taken = El nombre { $name } significa otra cosa en el registro.
struggle-refused-number = { $found } no está entre 0 y { $most }.
struggle-refused-too-few-to-begin = Las pilas necesitan una carretera y un poblado para cada jugador.
struggle-refused-trading-over = El comercio termina en cuanto se construye algo.
struggle-refused-turn-over = Ya se han robado cartas; el turno solo puede terminar.
struggle-refused-no-such-other = Ningún otro jugador se llama { $name }.
struggle-refused-trades-nothing = Hace falta al menos una carta para comerciar.
struggle-refused-draws-nothing = Hace falta robar al menos una carta; quien no quiere ninguna termina el turno.
struggle-refused-trades-more = { $count ->
    [one] En este turno queda { $count } carta por comerciar.
   *[other] En este turno quedan { $count } cartas por comerciar.
}
struggle-refused-only-with-pile = Sin una carretera en la cara A, solo se comercia con la pila.
struggle-refused-market-has = { $count ->
    [one] El mercado tiene { $count } carta.
   *[other] El mercado tiene { $count } cartas.
}
struggle-refused-built-already = { $kind ->
    [road] En este turno ya se construyó una carretera.
    [knight] En este turno ya se construyó un caballero.
    [settlement] En este turno ya se construyó un poblado.
    [city] En este turno ya se construyó una ciudad.
   *[expansion] En este turno ya se construyó una ampliación.
}
struggle-refused-pile-empty = { $kind ->
    [road] No quedan carreteras en la pila.
    [knight] No quedan caballeros en la pila.
    [settlement] No quedan poblados en la pila.
    [city] No quedan poblados en la pila.
   *[expansion] No quedan ampliaciones en la pila.
}
struggle-refused-pile-not-empty = { $kind ->
    [road] No se quita nada mientras la pila tenga una carretera.
   *[knight] No se quita nada mientras la pila tenga un caballero.
}
struggle-refused-nothing-to-steal = { $kind ->
    [road] { $name } no tiene ninguna carretera.
   *[knight] { $name } no tiene ningún caballero.
}
struggle-refused-protected = { $name } tiene la ampliación { $expansion }, que protege { $kind ->
    [road] { $count ->
        [one] la primera carretera
       *[other] las primeras { $count } carreteras
    }
   *[knight] { $count ->
        [one] el primer caballero
       *[other] los primeros { $count } caballeros
    }
}.
struggle-refused-no-destiny = Con dos jugadores no hay carta de destino.
struggle-refused-no-settlement = Una ciudad necesita un poblado al que dar la vuelta.
struggle-refused-no-such-expansion = No hay ninguna ampliación { $name }.
struggle-refused-has-expansion = El jugador ya tiene { $name }.
struggle-refused-no-city-free = Una ampliación necesita una ciudad que no tenga ninguna.
struggle-refused-draws-more = { $count ->
    [one] Ahora se roba { $count } carta como máximo.
   *[other] Ahora se roban { $count } cartas como máximo.
}

struggle-first-asks = ¿Quién tiene más edad?
struggle-first-help = Empieza quien tiene más edad; los demás siguen en el orden de sus asientos.

struggle-how-setting-up = Preparación
struggle-rule-s1 = De dos a cuatro jugadores juegan por turnos. Empieza quien tiene más edad.
struggle-rule-s1-decided = Nadie usa el nombre «pile» o «market», que significan otra cosa en el registro.
struggle-rule-s2 = Cada cual empieza con una carretera y un poblado de las pilas.
struggle-rule-s14 = Las cartas de materia prima se barajan y quedan boca abajo como pila. Cinco de ellas se ponen boca arriba como mercado, y cada cual recibe tres, que nadie más ve.
struggle-rule-s2-decided = Las reglas cuentan 42 cartas de construcción, y sus pilas suman 38. Nos quedamos con las pilas: 9 carreteras, 15 poblados, 5 caballeros y 9 ampliaciones.
struggle-rule-s2-decided-2 = Cuánto vale una carta, qué ampliaciones hay y qué cartas se quedan en la caja con dos o tres jugadores lo dice el ejemplar que está en la mesa. Si no lo dice, un poblado vale 1 PV, una ciudad 2, una carretera o un caballero en la cara B 1, en la cara A nada, una ampliación 1, y las ampliaciones son «castle» (ciudadela), «church» (iglesia) y «university» (universidad). Ninguna se llama «road», «knight», «settlement» o «city».
struggle-rule-s2-decided-3 = Se puede jugar sin ampliaciones. La organización lo dice antes de la partida.
struggle-rule-any-decided = Las manos son secretas, así que nadie escribe lo que se paga.

struggle-how-a-turn = Un turno
struggle-rule-s3 = Primero comercia, después construye, después roba una vez. Cada parte se puede saltar, y ninguna vuelve.
struggle-rule-s5 = En un turno comercias tantas cartas como carreteras tienes en la cara A: con la pila, con el mercado o con otro jugador. Sin una carretera así, comercias una carta, con la pila.
struggle-rule-s15 = Con la pila, se descartan cartas antes de robar otras tantas. Del mercado tomas las que elijas y dejas otras tantas. De la mano de otro jugador robas sin mirar y devuelves otras tantas; si quieres, las mismas.
struggle-rule-s5-decided = Con el mercado comercias como máximo 5 cada vez, tantas como hay en él.
struggle-rule-s16 = Lo que se construye se paga a la pila de descartes. Tres cartas de una misma materia prima pueden valer por una carta cualquiera del precio, tantas veces como quieras.
struggle-rule-s4 = Las carreteras y los caballeros forman una columna y muestran por turno las caras A y B.
struggle-rule-s4-decided = Cuando se quita una carta, las demás conservan su cara.
struggle-rule-s6 = De cada tipo de carta se construye una por turno como máximo. Lo que se construye sale de su pila, salvo una ciudad.
struggle-rule-s6-decided = Todas las ampliaciones son un mismo tipo.
struggle-rule-s7 = Cuando la pila de carreteras o de caballeros está vacía, construir una de esas cartas quita la última de la columna de otro. Una ciudadela protege las tres primeras carreteras; una iglesia, el primer caballero.
struggle-rule-s7-decided = Mientras la pila tenga una carta, no se quita nada.
struggle-rule-s8 = Con tres o cuatro jugadores, la carta de destino se puede voltear cuando se construye un poblado. Con dos se juega sin ella.
struggle-rule-s9 = Una ciudad ocupa el lugar de un poblado, y se lee en voz alta lo que dice su carta.
struggle-rule-s9-decided = Lo que se lee en voz alta no se guarda en ningún sitio.
struggle-rule-s10 = Una ampliación está sobre una ciudad, y nadie tiene dos con el mismo nombre.
struggle-rule-s10-decided = En cada ciudad hay una ampliación como máximo.
struggle-rule-s11 = Robas hasta dos cartas, y una más por cada caballero en la cara A.
struggle-rule-s11-decided = De esas puedes robar menos, o ninguna.

struggle-how-who-wins = Quién gana
struggle-rule-s12 = Tus PV son los de todo lo que tienes delante.
struggle-rule-s13 = Gana quien tiene 10 PV o más en su propio turno. Si tiene 10 PV en el turno de otro, los tiene que conservar hasta el suyo.
struggle-rule-s13-decided = Así que la partida termina de inmediato, cuando empieza ese turno o en cualquiera de sus pasos.
