sheets-field-vp = { $points ->
   *[vp] PV
    [hexes] hexágonos
}
sheets-field-winner = victoria
sheets-field-absent = ausente
sheets-field-colour = color
sheets-field-play-order = orden de juego
sheets-field-chair = silla
sheets-field-handler = banca
sheets-yes = sí
sheets-not-noted = sin anotar
sheets-handler-starting = quien empieza
sheets-handler-elected = por elección: { $name }
sheets-handler-agreed = por acuerdo: dos reservas, o cada cual se sirve
sheets-handler-agreed-at-first = quien empieza, desde que terminó un acuerdo
sheets-handler-judge = un árbitro
sheets-handler-help = Quien empieza, salvo que la mesa haya elegido a alguien, acordado otra cosa o pedido un árbitro. Un acuerdo termina cuando hay dudas de si alguien tomó las cartas correctas.
sheets-handler-help-final = En la final la lleva un árbitro.
sheets-absent-help-side = Hasta que la hoja esté firmada, marca como ausente a quien no ha venido: la partida cuenta como una de quienes vinieron, y quien falta tiene una partida no jugada.
sheets-absent-help-prelim = Hasta que la hoja esté firmada, marca como ausente { $entrant ->
   *[player] al jugador
    [team] al equipo
} que no ha venido: la partida cuenta como una de quienes vinieron, y { $entrant ->
   *[player] el jugador
    [team] el equipo
} ausente tiene una partida no jugada. Si faltan dos, un árbitro o un organizador dice qué pasa: los otros dos van a { $ground ->
   *[table] otras mesas
    [field] otros campos
}, o juegan y un árbitro decide la partida.
sheets-absent-help-dummy = Hasta que la hoja esté firmada, marca como ausente { $entrant ->
   *[player] al jugador
    [team] al equipo
} que no ha venido: la partida cuenta como una de quienes vinieron, tres con la cuarta puntuación (1.4.3), y { $entrant ->
   *[player] el jugador
    [team] el equipo
} ausente tiene una partida no jugada. Si faltan dos, un árbitro o un organizador dice qué pasa: los otros dos van a { $ground ->
   *[table] otras mesas
    [field] otros campos
}, o juegan y un árbitro decide la partida.
sheets-absent-help-semi = { $entrant ->
   *[player] Antes de empezar, a un jugador que falta lo sustituye el siguiente de la clasificación (1.1.7). Hasta que la hoja esté firmada, marca como ausente al jugador que no llega a una partida en juego: los demás juegan por la plaza en la final, y el jugador ausente queda justo detrás de todos los que jugaron una semifinal.
    [team] Antes de empezar, a un equipo que falta lo sustituye el siguiente de la clasificación (1.1.7). Hasta que la hoja esté firmada, marca como ausente al equipo que no llega a una partida en juego: los demás juegan por la plaza en la final, y el equipo ausente queda justo detrás de todos los que jugaron una semifinal.
}
sheets-absent-help-final = { $entrant ->
   *[player] Antes de empezar, a un jugador que falta lo sustituye el siguiente de la clasificación (1.1.9). Hasta que la hoja esté firmada, marca como ausente al jugador que no llega a una partida en juego: los demás juegan por el título, y el jugador ausente queda justo detrás de ellos.
    [team] Antes de empezar, a un equipo que falta lo sustituye el siguiente de la clasificación (1.1.9). Hasta que la hoja esté firmada, marca como ausente al equipo que no llega a una partida en juego: los demás juegan por el título, y el equipo ausente queda justo detrás de ellos.
}

sheets-caption = { $points ->
   *[vp] PV y victoria de cada asiento, y quién está ausente
    [hexes] Hexágonos y victoria de cada asiento, y quién está ausente
}
sheets-caption-seats = { $points ->
   *[vp] PV, victoria, color y orden de juego de cada asiento, y quién está ausente
    [hexes] Hexágonos, victoria, color y orden de juego de cada asiento, y quién está ausente
}
sheets-position = Pos.
sheets-winner = Victoria
sheets-colour = Color
sheets-play-order = Orden de juego
sheets-absent = Ausente
sheets-chair = Silla
sheets-points-of = { $points ->
   *[vp] PV de { $name }
    [hexes] Hexágonos de { $name }
}
sheets-colour-of = Color de { $name }
sheets-play-order-of = Orden de juego de { $name }
sheets-chair-of = Silla de { $name }
sheets-part-of = { $part } de { $name }
sheets-pick-won = victoria<span class="vh">: { $name }</span>
sheets-pick-absent = ausente<span class="vh">: { $name }</span>
sheets-pick-part = { $vp }<span class="vh"> por { $part }: { $name }</span>
sheets-pick-nobody = nadie<span class="vh">: { $part } no es de nadie</span>
sheets-rarely-seats = Color, orden de juego, ausente
sheets-rarely = Ausente
sheets-count-parts = Contar las partes: { $parts }
sheets-parts-help = { $points ->
   *[vp] Las partes suman los PV; deja vacíos los PV de arriba, o escribe el mismo número.
    [hexes] Las partes suman los hexágonos; deja vacíos los hexágonos de arriba, o escribe el mismo número.
}
sheets-parts-caption = Partes de la puntuación
sheets-sum = Suma
sheets-nobody = Nadie
sheets-chairs-and-cards = Sillas, y quién llevó la banca
sheets-handled-by-label = Quién llevó la banca (2.0.4)
sheets-claimed = Quien ganó reclamó la victoria en su propio turno (3.0.14)
sheets-claimed-help = Si fue en el turno de otro, pregunta a un árbitro antes de que alguien firme.

sheets-outcome-caption = { $ground ->
   *[table] Mesa { $table }, { $round }
    [field] Campo { $table }, { $round }
}
sheets-won = ★ victoria
sheets-handled-by = Llevó la banca: { $who } (2.0.4).
sheets-decided = decidido por un árbitro
sheets-decided-best-other = decidido por un árbitro: ha ganado el mejor de los demás
sheets-decided-stands = decidido por un árbitro: el resultado queda como está
sheets-decided-not-counted = decidido por un árbitro: no cuenta
sheets-not-signed-yet = todavía sin firmar
sheets-did-not-come = ausente
sheets-unknown-vp = { $points ->
   *[vp] ? PV
    [hexes] ? hexágonos
}
sheets-unknown-vp-won = { $points ->
   *[vp] ? PV, victoria
    [hexes] ? hexágonos, victoria
}
sheets-round-closed = La ronda está cerrada.
sheets-results-with-sheets = Los resultados aparecen en cuanto se firman sus hojas de resultados.
sheets-results-when-closed = Los resultados aparecen cuando se cierra la ronda.

sheets-on-time = por tiempo
sheets-what-differs = Qué es distinto
sheets-field-column = Campo
sheets-stored-column = Guardado ahora
sheets-typed-column = Escrito por ti
sheets-nothing = nada
sheets-change-below = Si lo guardado está mal, cámbialo abajo.
sheets-say-you-disagree = { $ground ->
   *[table] Si lo guardado está mal, di que no estás de acuerdo: un árbitro va a tu mesa.
    [field] Si lo guardado está mal, di que no estás de acuerdo: un árbitro va a tu campo.
}
sheets-disagree = No estoy de acuerdo
sheets-final-slip = Lo guardado es definitivo. Si el papel firmado dice lo que escribiste, díselo ahora a un árbitro: un organizador y un árbitro lo pueden corregir juntos (1.3.4).
sheets-final-stands = Lo guardado es definitivo, y ya nada lo cambia (1.3.4).
sheets-tell-judge = Si lo guardado está mal, díselo a un árbitro.
sheets-same-as-stored = Lo que escribiste es lo que está guardado.
sheets-paused = En pausa
sheets-layout-confirmed = La disposición del tablero se confirmó a las <span class="num">{ $time }</span>{ $clause-html }.
sheets-new-board = Esta ronda tiene un tablero nuevo desde que empezaron sus partidas. Lo que se confirmó antes ya no vale.
sheets-unknown-board-choose = Para esta ronda no se fijó ningún tablero. ¿Está tu tablero como te lo dieron, y está de acuerdo todo el mundo? Confírmalo antes de elegir (1.1.6).
sheets-unknown-board-begin = Para esta ronda no se fijó ningún tablero. ¿Está tu tablero como te lo dieron, y está de acuerdo todo el mundo? Confírmalo antes de empezar.
sheets-board-right-choose = { $ground ->
   *[table] ¿Coincide el tablero de la mesa { $table } con la disposición de esta ronda, y está de acuerdo toda la mesa? Confírmalo antes de elegir (1.1.6).
    [field] ¿Coincide el tablero del campo { $table } con la disposición de esta ronda, y está de acuerdo todo el campo? Confírmalo antes de elegir (1.1.6).
}
sheets-board-right-begin = { $ground ->
   *[table] ¿Coincide el tablero de la mesa { $table } con la disposición de esta ronda, y está de acuerdo toda la mesa? Confírmalo antes de empezar.
    [field] ¿Coincide el tablero del campo { $table } con la disposición de esta ronda, y está de acuerdo todo el campo? Confírmalo antes de empezar.
}
sheets-look-at-board = Ver el tablero
sheets-sheet-shows-board = { $ground ->
   *[table] Lo muestra la hoja de tu mesa.
    [field] Lo muestra la hoja de tu campo.
}
sheets-board-right-button = Sí, el tablero está bien
sheets-entered-unsigned = Introdujiste un resultado, y todavía no lo ha firmado nadie. Es definitivo cuando lo hayan firmado todos los que jugaron (1.3.4).
sheets-enter-what-happened = { $ground ->
   *[table] Introduce lo que pasó en tu mesa. Es definitivo cuando lo hayan firmado todos los que jugaron (1.3.4).
    [field] Introduce lo que pasó en tu campo. Es definitivo cuando lo hayan firmado todos los que jugaron (1.3.4).
}
sheets-result-of = { $ground ->
   *[table] Resultado de la mesa { $table }, { $round }
    [field] Resultado del campo { $table }, { $round }
}
sheets-change-button = Cambiar el resultado
sheets-enter-button = Introducir el resultado
sheets-no-entry = Ahora no se puede introducir nada
sheets-final = Definitivo
sheets-result-stands = El resultado de esta partida queda como está (1.3.4).
sheets-unusual = Poco habitual
sheets-somebody-disagrees = Alguien no está de acuerdo.
sheets-nobody-signs = Por ahora no puede firmar nadie.
sheets-judge-coming = { $ground ->
   *[table] Un árbitro va a tu mesa a decidir (1.3.4).
    [field] Un árbitro va a tu campo a decidir (1.3.4).
}
sheets-judge-coming-named = { $ground ->
   *[table] Un árbitro va a tu mesa a decidir: { $name } (1.3.4).
    [field] Un árbitro va a tu campo a decidir: { $name } (1.3.4).
}
sheets-judges-know = { $ground ->
   *[table] Los árbitros lo saben, y uno de ellos va a tu mesa a decidir (1.3.4).
    [field] Los árbitros lo saben, y uno de ellos va a tu campo a decidir (1.3.4).
}
sheets-changed = Cambiado
sheets-changed-after-signing = { $ground ->
   *[table] El resultado de tu mesa se cambió después de que lo firmaras, así que tu firma ya no vale. Léelo de nuevo, y fírmalo si está bien.
    [field] El resultado de tu campo se cambió después de que lo firmaras, así que tu firma ya no vale. Léelo de nuevo, y fírmalo si está bien.
}
sheets-is-this-right = { $ground ->
   *[table] ¿Es esto lo que pasó en tu mesa? Firma solo por ti. Con la última firma es definitivo: después, nadie de la mesa lo puede cambiar.
    [field] ¿Es esto lo que pasó en tu campo? Firma solo por ti. Con la última firma es definitivo: después, nadie del campo lo puede cambiar.
}
sheets-sign-button = Firmo: está bien
sheets-mistyped = Me equivoqué al escribir: cambiar el resultado
sheets-you-entered = Introdujiste este resultado, y todavía no lo ha firmado nadie.
sheets-take-back = Has dicho que no estás de acuerdo. Si ya está resuelto, o el resultado está bien ahora, retíralo; después podrás firmar.
sheets-agree-button = Ya estoy de acuerdo
sheets-what-is-wrong = ¿Qué está mal?
sheets-objection-help = { $ground ->
   *[table] Los árbitros y la organización lo leen, y van a tu mesa.
    [field] Los árbitros y la organización lo leen, y van a tu campo.
}
sheets-call-judge-button = Llamar a un árbitro: no estoy de acuerdo
sheets-receipt = Comprobante
sheets-receipt-later = Aquí habrá un comprobante cuando se cierre la ronda.
sheets-round-ahead = La ronda todavía no ha empezado.
sheets-staff-do-not-sign = Tu sesión es de personal, así que aquí no puedes firmar: los jugadores firman por sí mismos. Usa la hoja de las páginas del personal.
sheets-from-the-game = Rellenado con la partida que se anotó paso a paso. Compruébalo y guárdalo.
sheets-stale = El resultado se cambió después de que abrieras esta página. No has firmado. Léelo como está ahora.
sheets-entry-stale = Alguien introdujo el resultado antes que tú. El tuyo no se ha guardado. Compara los dos abajo.
sheets-layout-stale = { $ground ->
   *[table] Esta mesa se cambió, o tiene otro tablero, desde que abriste la página. No se ha confirmado nada. Así está ahora.
    [field] Este campo se cambió, o tiene otro tablero, desde que abriste la página. No se ha confirmado nada. Así está ahora.
}
sheets-photos = { $count ->
   *[other] Fotos del tablero ({ $count })
}
sheets-photo-start = El tablero al principio
sheets-photo-end = El tablero al final
sheets-photo-added = Añadida por { $name }, { $at }.
sheets-photo-added-by-somebody = Añadida por alguien, { $at }.

sheets-own-enter = ¿Ha terminado la partida? Introduce lo que pasó, y todo el mundo lo firma.
sheets-own-enter-button = Introducir el resultado
sheets-own-sign = { $ground ->
   *[table] El resultado de tu mesa está introducido y espera tu firma. Firma si está bien.
    [field] El resultado de tu campo está introducido y espera tu firma. Firma si está bien.
}
sheets-own-sign-button = Comprobar y firmar
sheets-own-sign-again-button = Comprobar y firmar de nuevo
sheets-own-absent = { $ground ->
   *[table] El resultado de tu mesa está introducido, y en él constas como ausente. Si no es así, dilo.
    [field] El resultado de tu campo está introducido, y en él constas como ausente. Si no es así, dilo.
}
sheets-own-see-button = Ver el resultado
sheets-own-all-signed = Has firmado el resultado, y también todos los que tienen que hacerlo. El personal lo hace definitivo.
sheets-own-signed = { $signed ->
   *[other] Has firmado el resultado. Firmas: { $signed } de { $all }. Faltan: { $names }.
}
sheets-own-disputed = { $ground ->
   *[table] Alguien de tu mesa no está de acuerdo con el resultado. Irá un árbitro.
    [field] Alguien de tu campo no está de acuerdo con el resultado. Irá un árbitro.
}
sheets-own-judge-comes = { $ground ->
   *[table] Alguien de tu mesa no está de acuerdo con el resultado. Un árbitro va de camino.
    [field] Alguien de tu campo no está de acuerdo con el resultado. Un árbitro va de camino.
}
sheets-own-judge-comes-named = { $ground ->
   *[table] Alguien de tu mesa no está de acuerdo con el resultado. Un árbitro va de camino: { $name }.
    [field] Alguien de tu campo no está de acuerdo con el resultado. Un árbitro va de camino: { $name }.
}
sheets-own-game-won = La partida ha terminado. Su resultado está ya en la hoja de resultados: compruébalo, y que todo el mundo firme.
sheets-own-game-won-button = Ver la hoja de resultados y firmar

sheets-done-entered = { $ground ->
   *[table] El resultado está introducido. Compruébalo otra vez y fírmalo, como hace toda la mesa.
    [field] El resultado está introducido. Compruébalo otra vez y fírmalo, como hace todo el campo.
}
sheets-done-signed = Has firmado.
sheets-done-objected = { $ground ->
   *[table] Los árbitros saben que no estás de acuerdo. Quédate en tu mesa: uno de ellos irá.
    [field] Los árbitros saben que no estás de acuerdo. Quédate en tu campo: uno de ellos irá.
}
sheets-done-taken-back = Retirado. Ya puedes firmar.
sheets-done-nothing-to-take-back = Ya no había nada que retirar: ya se había hecho, o el resultado se cambió. Así está ahora.
sheets-done-layout = La disposición está confirmada.
sheets-done-layout-before = { $ground ->
   *[table] La disposición de esta mesa ya se había confirmado desde otro dispositivo. No hay que hacer nada más.
    [field] La disposición de este campo ya se había confirmado desde otro dispositivo. No hay que hacer nada más.
}

sheets-unusual-winner-below = { $points ->
   *[vp] Quien ganó tiene menos de { $goal } PV
    [hexes] Quien ganó tiene menos de { $goal } hexágonos
}
sheets-unusual-winner-above = { $points ->
   *[vp] Quien ganó tiene muchos más de { $goal } PV
    [hexes] Quien ganó tiene muchos más de { $goal } hexágonos
}
sheets-unusual-loser = { $points ->
   *[vp] { $goal } PV o más, y no ha ganado
    [hexes] { $goal } hexágonos o más, y no ha ganado
}
sheets-unusual-below-start = { $points ->
   *[vp] Menos de { $start } PV, con los que todo el mundo empieza
    [hexes] Menos de { $start } hexágonos, con los que todo el mundo empieza
}
sheets-unusual-shared = { $points ->
   *[vp] Otros tienen los mismos PV al acabar el tiempo; un árbitro dice quién ha ganado
    [hexes] Otros tienen los mismos hexágonos al acabar el tiempo; un árbitro dice quién ha ganado
}
sheets-unusual-disqualified = Se descalificó en esta partida a quien la ganó
sheets-unusual-withdrew = Quien ganó se retiró durante esta partida
sheets-unusual-unsigned = Quien ganó se retiró antes de firmar este resultado
sheets-unusual-of = { $name }: { $what }.
sheets-unusual-of-unsigned = { $name } ganó y se retiró después de introducirse este resultado, sin firmarlo. Si fue después de la partida, se firma como siempre; si { $name } se fue durante ella, un árbitro elige qué vale.
sheets-unusual-of-disqualified = A { $name } se le descalificó en esta partida, y se dice que la ha ganado. Un árbitro elige qué vale.
sheets-unusual-of-withdrew = { $name } se retiró en esta partida, y se dice que la ha ganado. Un árbitro elige qué vale.

sheets-of-player = { $name }: { $fault }
sheets-not-whole = { $field ->
    [vp] { $points ->
            *[vp] Los PV tienen que ser un número entero, por ejemplo 7.
             [hexes] Los hexágonos tienen que ser un número entero, por ejemplo 7.
         }
    [winner] La victoria tiene que ser un número entero, por ejemplo 7.
    [play-order] El orden de juego tiene que ser un número entero, por ejemplo 7.
    [chair] La silla tiene que ser un número entero, por ejemplo 7.
   *[part] { $part }: tiene que ser un número entero, por ejemplo 7.
}
sheets-no-such-seat = { $ground ->
   *[table] Nadie de esta mesa tiene ese asiento.
    [field] Nadie de este campo tiene ese asiento.
}
sheets-no-such-handler = Elige a quien empieza, a un jugador de esta mesa o a un árbitro.
sheets-number = { $count ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
}
sheets-or = { $before } o { $last }
sheets-table-size = { $ground ->
   *[table] Los asientos de una mesa son { $sizes }, no { $found }.
    [field] Los asientos de un campo son { $sizes }, no { $found }.
}
sheets-too-few-nobody = { $ground ->
   *[table] En esta mesa ya no queda nadie, y una partida es de { $least } como mínimo. Un árbitro o un organizador dice qué pasa. O quien esté aquí va a otra mesa: deshaz el inicio de la ronda, mientras no tenga resultados, y repara sus mesas. O juegan sin los demás, y un árbitro decide la partida.
    [field] En este campo ya no queda nadie, y una partida es de { $least } como mínimo. Un árbitro o un organizador dice qué pasa. O quien esté aquí va a otro campo: deshaz el inicio de la ronda, mientras no tenga resultados, y repara sus campos. O juegan sin los demás, y un árbitro decide la partida.
}
sheets-too-few-one = { $ground ->
   *[table] En esta mesa solo queda uno, y una partida es de { $least } como mínimo. Un árbitro o un organizador dice qué pasa. O quien esté aquí va a otra mesa: deshaz el inicio de la ronda, mientras no tenga resultados, y repara sus mesas. O juegan sin los demás, y un árbitro decide la partida.
    [field] En este campo solo queda uno, y una partida es de { $least } como mínimo. Un árbitro o un organizador dice qué pasa. O quien esté aquí va a otro campo: deshaz el inicio de la ronda, mientras no tenga resultados, y repara sus campos. O juegan sin los demás, y un árbitro decide la partida.
}
sheets-too-few = { $ground ->
   *[table] En esta mesa solo quedan { $found }, y una partida es de { $least } como mínimo. Un árbitro o un organizador dice qué pasa. O quien esté aquí va a otra mesa: deshaz el inicio de la ronda, mientras no tenga resultados, y repara sus mesas. O juegan sin los demás, y un árbitro decide la partida.
    [field] En este campo solo quedan { $found }, y una partida es de { $least } como mínimo. Un árbitro o un organizador dice qué pasa. O quien esté aquí va a otro campo: deshaz el inicio de la ronda, mientras no tenga resultados, y repara sus campos. O juegan sin los demás, y un árbitro decide la partida.
}
sheets-absent-handler = { $entrant ->
   *[player] Un jugador ausente no pudo llevar la banca.
    [team] Un equipo ausente no pudo llevar la banca.
}
sheets-absent-winner = { $entrant ->
   *[player] Un jugador ausente no pudo ganar.
    [team] Un equipo ausente no pudo ganar.
}
sheets-absent-with = { $field ->
    [vp] Hay { $points ->
            *[vp] PV
             [hexes] hexágonos
         } { $entrant ->
            *[player] de un jugador marcado como ausente: bórralos, o quita la marca «ausente».
             [team] de un equipo marcado como ausente: bórralos, o quita la marca «ausente».
         }
    [play-order] { $entrant ->
                    *[player] Hay un orden de juego de un jugador marcado como ausente: bórralo, o quita la marca «ausente».
                     [team] Hay un orden de juego de un equipo marcado como ausente: bórralo, o quita la marca «ausente».
                 }
    [chair] { $entrant ->
               *[player] Hay una silla de un jugador marcado como ausente: bórrala, o quita la marca «ausente».
                [team] Hay una silla de un equipo marcado como ausente: bórrala, o quita la marca «ausente».
            }
    [colour] { $entrant ->
                *[player] Hay un color de un jugador marcado como ausente: bórralo, o quita la marca «ausente».
                 [team] Hay un color de un equipo marcado como ausente: bórralo, o quita la marca «ausente».
             }
   *[part] { $entrant ->
              *[player] { $part }: hay algo de un jugador marcado como ausente. Bórralo, o quita la marca «ausente».
               [team] { $part }: hay algo de un equipo marcado como ausente. Bórralo, o quita la marca «ausente».
           }
}
sheets-vp-missing = { $points ->
   *[vp] Introduce los PV.
    [hexes] Introduce los hexágonos.
}
sheets-vp-below-zero = { $points ->
   *[vp] Los PV no pueden ser menos de 0.
    [hexes] Los hexágonos no pueden ser menos de 0.
}
sheets-vp-too-many = { $points ->
   *[vp] Los PV no pueden ser más de { $most }.
    [hexes] Los hexágonos no pueden ser más de { $most }.
}
sheets-parts-disagree = { $points ->
   *[vp] Las partes suman { $parts } PV, pero constan { $vp }.
    [hexes] Las partes suman { $parts } hexágonos, pero constan { $vp }.
}
sheets-part-unknown = La puntuación de este juego no tiene esa parte.
sheets-part-limit = { $part }: de 0 a { $most }.
sheets-part-limit-in-all = { $code ->
    [longest_road] { $ground ->
                      *[table] { $part }: { $found } en la mesa, y hay { $most }.
                       [field] { $part }: { $found } en el campo, y hay { $most }.
                   }
    [largest_army] { $ground ->
                      *[table] { $part }: { $found } en la mesa, y hay { $most }.
                       [field] { $part }: { $found } en el campo, y hay { $most }.
                   }
    [vp_cards] { $ground ->
                  *[table] { $part }: { $found } en la mesa, y el mazo tiene { $most }.
                   [field] { $part }: { $found } en el campo, y el mazo tiene { $most }.
               }
   *[any] { $ground ->
             *[table] { $part }: { $found } en la mesa, y hay { $most }.
              [field] { $part }: { $found } en el campo, y hay { $most }.
          }
}
sheets-second-holder = { $entrant ->
   *[player] { $part }: solo un jugador puede tener esta parte.
    [team] { $part }: solo un equipo puede tener esta parte.
}
sheets-held-alone = { $held } solo cuenta aquí junto con { $own }.
sheets-no-winner = La victoria no está marcada para nadie.
sheets-second-winner = { $entrant ->
   *[player] Solo un jugador puede haber ganado.
    [team] Solo un equipo puede haber ganado.
}
sheets-not-most-on-time = Cuando se acaba el tiempo, gana quien tiene más { $points ->
   *[vp] PV
    [hexes] hexágonos
}: este { $entrant ->
   *[player] jugador
    [team] equipo
} tiene más que quien consta con la victoria.
sheets-colours-are = Los colores son { $colours }.
sheets-colour-twice = Otro { $entrant ->
   *[player] jugador
    [team] equipo
} de { $ground ->
   *[table] esta mesa
    [field] este campo
} tiene este color.
sheets-order-twice = Otro { $entrant ->
   *[player] jugador
    [team] equipo
} de { $ground ->
   *[table] esta mesa
    [field] este campo
} tiene este lugar en el orden de juego.
sheets-order-unknown = { $entrant ->
   *[player] El orden de juego va de 1 al número de jugadores.
    [team] El orden de juego va de 1 al número de equipos.
}
sheets-chair-twice = Otro { $entrant ->
   *[player] jugador
    [team] equipo
} de { $ground ->
   *[table] esta mesa
    [field] este campo
} tiene esta silla.
sheets-chair-unknown = Las sillas van de 1 a { $chairs }.

sheets-running-begun = Empezó a las <span class="num">{ $time }</span>.
sheets-running-begun-round = Empezó a las <span class="num">{ $time }</span>, esta ronda a las <span class="num">{ $since }</span>.
sheets-running-out = fuera

sheets-title = { $ground ->
   *[table] { $round }, mesa { $table }
    [field] { $round }, campo { $table }
}
