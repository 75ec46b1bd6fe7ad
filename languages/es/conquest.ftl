conquest-good = { $good ->
    [lumber] madera
    [wool] lana
    [grain] cereales
    [brick] arcilla
    [ore] mineral
   *[gold] oro
}
conquest-goods = { $good ->
    [lumber] { $count ->
       *[other] { $count } de madera
    }
    [wool] { $count ->
       *[other] { $count } de lana
    }
    [grain] { $count ->
       *[other] { $count } de cereales
    }
    [brick] { $count ->
       *[other] { $count } de arcilla
    }
    [ore] { $count ->
       *[other] { $count } de mineral
    }
   *[gold] { $count ->
       *[other] { $count } de oro
    }
}
conquest-letter = { $land ->
    [forest] M
    [pasture] L
    [field] C
    [hill] A
    [mountain] P
   *[desert] –
}
conquest-land = { $land ->
    [forest] bosque, madera
    [pasture] pasto, lana
    [field] sembrado, cereales
    [hill] cerro, arcilla
    [mountain] montaña, mineral
   *[desert] desierto
}
conquest-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
conquest-largest-army = gran ejército
conquest-largest-fortress = gran fortaleza
conquest-largest-metropolis = gran metrópoli

conquest-hexes-win = { $count ->
    [one] Se gana con { $count } hexágono.
   *[other] Se gana con { $count } hexágonos.
}
conquest-production-next = Ahora toca la producción
conquest-found-yours = Funda tu primer poblado
conquest-founds = { $name } funda un poblado
conquest-this-turn = Este turno, ronda { $round }
conquest-phase-build = Construir
conquest-phase-move = Mover
conquest-phase-breach = Brecha
conquest-phase-attack = Atacar

conquest-board = El tablero
conquest-island = La isla: de quién es cada hexágono
conquest-hex-free = Hexágono { $hex }: { $land }; de nadie.
conquest-hex-held = Hexágono { $hex }: { $land }. Aquí { $name } tiene { $things }.
conquest-has-building = { $building ->
    [settlement] un poblado
    [city] una ciudad
   *[castle] un castillo
}
conquest-has-breached = { $building ->
    [settlement] un poblado con brecha
    [city] una ciudad con brecha
   *[castle] un castillo con brecha
}
conquest-has-moved = { $count ->
    [one] { $count } caballero ({ $moved } ya movido)
   *[other] { $count } caballeros (ya movidos: { $moved })
}
conquest-may-be-founded = Aquí se puede fundar un poblado.
conquest-knights-can-go = Aquí pueden ir caballeros.
conquest-hex-named = { $land ->
    [forest] hexágono de madera { $hex }
    [pasture] hexágono de lana { $hex }
    [field] hexágono de cereales { $hex }
    [hill] hexágono de arcilla { $hex }
    [mountain] hexágono de mineral { $hex }
    [desert] hexágono de desierto { $hex }
   *[none] hexágono { $hex }
}
conquest-side = { $side ->
    [east] el este ({ $hex })
    [north-east] el noreste ({ $hex })
    [north-west] el noroeste ({ $hex })
    [west] el oeste ({ $hex })
    [south-west] el suroeste ({ $hex })
    [south-east] el sureste ({ $hex })
   *[none] el { $hex }
}
conquest-way-to = { $side ->
    [east] al este: { $hex }
    [north-east] al noreste: { $hex }
    [north-west] al noroeste: { $hex }
    [west] al oeste: { $hex }
    [south-west] al suroeste: { $hex }
    [south-east] al sureste: { $hex }
   *[none] más lejos: { $hex }
}
conquest-way-from = { $side ->
    [east] el este: { $hex }, { $knights }
    [north-east] el noreste: { $hex }, { $knights }
    [north-west] el noroeste: { $hex }, { $knights }
    [west] el oeste: { $hex }, { $knights }
    [south-west] el suroeste: { $hex }, { $knights }
    [south-east] el sureste: { $hex }, { $knights }
   *[none] más lejos: { $hex }, { $knights }
}
conquest-choose-hex = Elige un hexágono del tablero para ver qué se puede hacer allí.
conquest-choose-hex-keys = Con el teclado: las flechas van de un hexágono a otro, Enter elige uno, y Tab sigue desde ahí.
conquest-pluses-of-yours = Un signo más en el tablero marca cada hexágono en que se puede fundar el primer poblado.
conquest-pluses-of = Un signo más en el tablero marca cada hexágono en que { $name } puede fundar el primer poblado.

conquest-production-comes = Producción de la ronda { $round }: da
conquest-production-came = Producción de la ronda { $round }
conquest-hand-out = Repartir la producción
conquest-hand-out-hint = Lo puede pulsar cualquiera de la mesa.

conquest-found-here = Fundar un poblado aquí
conquest-buy-knight = { $pay ->
    [ore] Caballero por 1 de mineral
   *[wool] Caballero por 1 de lana
}
conquest-buy-building = { $building ->
    [settlement] Poblado por 1 de madera, arcilla, lana y cereales
    [city] Ciudad por 2 de mineral y 2 de cereales
   *[castle] Castillo por 2 de mineral, 2 de arcilla y 2 de madera
}
conquest-buy-wall = { $pay ->
    [lumber] Muro hacia { $side } por 1 de madera
   *[brick] Muro hacia { $side } por 1 de arcilla
}
conquest-move-wall-here = Mover un muro aquí
conquest-move-wall = Mover el muro entre { $one } y { $two } hacia { $side }
conquest-knights-go-hint = Los caballeros de este hexágono pueden ir adonde el tablero muestra un borde de puntos. Toca allí un hexágono, o elígelo aquí.
conquest-move-knights = Caballeros
conquest-move-where = Adónde
conquest-move-button = Mover
conquest-move-from = Desde
conquest-move-here = Mover aquí
conquest-hex-open = El hexágono { $hex } está abierto. ¿Quién va allí?
conquest-occupy-from = desde { $side }
conquest-occupy-count = { $count } de { $all }
conquest-occupy = Ocupar { $hex }

conquest-breach-wall = Abrir brecha en el muro hacia { $side }
conquest-breach-castle = Abrir brecha en el castillo de aquí
conquest-throw-die = Tirar un dado
conquest-die = El dado
conquest-we-threw = Hemos sacado esto
conquest-attack-knights = { $attackers ->
    [one] { $attackers } caballero
   *[other] { $attackers } caballeros
} en { $from } contra { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} de { $name } en { $to }
conquest-attack-building = { $attackers ->
    [one] { $attackers } caballero
   *[other] { $attackers } caballeros
} en { $from } contra { $building ->
    [settlement] un poblado
    [city] una ciudad
   *[castle] un castillo
} de { $name } en { $to }
conquest-attack-both = { $attackers ->
    [one] { $attackers } caballero
   *[other] { $attackers } caballeros
} en { $from } contra { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} y { $building ->
    [settlement] un poblado
    [city] una ciudad
   *[castle] un castillo
} de { $name } en { $to }
conquest-next-battle = { $throws ->
   *[other] El próximo combate se gana en { $throws } de 36 tiradas: el dado del atacante{ $more ->
        [0] {""}
       *[other] {" + "}{ $more }
    } contra el dado del defensor{ $against ->
        [0] {""}
       *[other] {" + "}{ $against }
    }.
}
conquest-fought-to-end = Probabilidades del atacante si lucha hasta el final:
conquest-odds-take = tomar el hexágono
conquest-odds-lose = { $count ->
    [0] no perder ningún caballero
    [one] perder { $count } caballero
   *[other] perder { $count } caballeros
}
conquest-gives-up = Si se gana, el defensor entrega
conquest-attack = Atacar: tirar los dados
conquest-attacker = atacante
conquest-defender = defensor
conquest-attackers-die = El dado del atacante
conquest-defenders-die = El dado del defensor

conquest-bank = Comerciar con la banca
conquest-bank-take = Tomar
conquest-bank-gives = Lo que da la banca
conquest-bank-pay = y pagar
conquest-bank-price = { $good ->
    [lumber] 4 de madera por cada uno
    [wool] 4 de lana por cada uno
    [grain] 4 de cereales por cada uno
    [brick] 4 de arcilla por cada uno
    [ore] 4 de mineral por cada uno
   *[gold] 1 de oro por cada uno
}
conquest-trade = Comerciar
conquest-trade-heading = Comerciar con otro jugador
conquest-trade-with = Con
conquest-trade-what = Qué
conquest-trade-gives = { $name } da
conquest-trade-gets = y recibe
conquest-trade-gives-good = { $good ->
    [lumber] Da madera
    [wool] Da lana
    [grain] Da cereales
    [brick] Da arcilla
    [ore] Da mineral
   *[gold] Da oro
}
conquest-trade-gets-good = { $good ->
    [lumber] Recibe madera
    [wool] Recibe lana
    [grain] Recibe cereales
    [brick] Recibe arcilla
    [ore] Recibe mineral
   *[gold] Recibe oro
}

conquest-players = Los jugadores
conquest-holds = { $count ->
   *[other] <b class="num">{ $count }</b><span> de { $wins } hexágonos</span>
}
conquest-out = Fuera de la partida.
conquest-holds-bar = Hexágonos de los que hacen falta para ganar
conquest-knights-title = caballeros

conquest-wall-breached = Un 6: hay brecha en el muro.
conquest-wall-stands = Un { $die } y no un 6: el muro aguanta.
conquest-castle-breached = Un 6: hay brecha en el castillo.
conquest-castle-stands = Un { $die } y no un 6: el castillo aguanta.
conquest-you-won = Ganaste: { $attacker } contra { $defender }.
conquest-you-lost = Perdiste: { $attacker } contra { $defender }.
conquest-name-won = { $name } ganó: { $attacker } contra { $defender }.
conquest-name-lost = { $name } perdió: { $attacker } contra { $defender }.
conquest-you-lose-knight = Pierdes un caballero.
conquest-name-loses-knight = { $name } pierde un caballero.
conquest-you-take = { $building ->
    [settlement] Tomas un poblado.
    [city] Tomas una ciudad.
   *[castle] Tomas un castillo.
}
conquest-name-takes = { $building ->
    [settlement] { $name } toma un poblado.
    [city] { $name } toma una ciudad.
   *[castle] { $name } toma un castillo.
}

conquest-told-found = { $name } funda un poblado en { $hex }.
conquest-told-production = Producción. { $got }.
conquest-told-gets = { $name }: { $goods }
conquest-told-knight = { $pay ->
    [ore] { $name } paga mineral por caballeros en { $hex }.
   *[wool] { $name } paga lana por caballeros en { $hex }.
}
conquest-told-wall = { $pay ->
    [lumber] { $name } construye un muro entre { $one } y { $two } con madera.
   *[brick] { $name } construye un muro entre { $one } y { $two } con arcilla.
}
conquest-told-rebuild = { $name } mueve el muro de entre { $one } y { $two } a entre { $three } y { $four }.
conquest-told-build = { $building ->
    [settlement] { $name } construye un poblado en { $hex }.
    [city] { $name } construye una ciudad en { $hex }.
   *[castle] { $name } construye un castillo en { $hex }.
}
conquest-told-bank = { $name } da a la banca { $gives } por { $takes }.
conquest-told-trade = { $name } da a { $name-other } { $gives } por { $takes }.
conquest-told-move = { $count ->
    [one] { $name } mueve { $count } caballero de { $from } a { $to }.
   *[other] { $name } mueve { $count } caballeros de { $from } a { $to }.
}
conquest-told-breach-wall = { $end ->
    [breached] { $name } saca { $die } contra el muro entre { $one } y { $two } y abre una brecha.
   *[stands] { $name } saca { $die } contra el muro entre { $one } y { $two }, que aguanta.
}
conquest-told-breach-castle = { $end ->
    [breached] { $name } saca { $die } contra el castillo en { $hex } y abre una brecha.
   *[stands] { $name } saca { $die } contra el castillo en { $hex }, que aguanta.
}
conquest-told-occupy = { $count ->
    [one] { $name } ocupa { $hex } con { $count } caballero.
   *[other] { $name } ocupa { $hex } con { $count } caballeros.
}
conquest-told-attack = { $end ->
    [won] { $name } ataca { $to } desde { $from } con { $attacker } contra { $defender } y gana.
   *[lost] { $name } ataca { $to } desde { $from } con { $attacker } contra { $defender } y pierde un caballero.
}
conquest-told-plunder = { $name } ataca { $to } desde { $from } con { $attacker } contra { $defender } y gana; { $good ->
    [lumber] se entrega madera por 1 de oro.
    [wool] se entrega lana por 1 de oro.
    [grain] se entregan cereales por 1 de oro.
    [brick] se entrega arcilla por 1 de oro.
    [ore] se entrega mineral por 1 de oro.
   *[gold] se entrega oro por 1 de oro.
}
conquest-told-end = { $name } termina el turno.

conquest-refused-land-size = { $found ->
    [one] La tierra tiene { $found } hexágono; hacen falta de { $least } a { $most }.
   *[other] La tierra tiene { $found } hexágonos; hacen falta de { $least } a { $most }.
}
conquest-refused-too-far = { $hex } queda fuera de cualquier tablero.
conquest-refused-land-twice = { $hex } está dos veces como tierra.
conquest-refused-land-in-parts = La tierra no está toda unida.
conquest-refused-number = { $found } no está entre { $least } y { $most }.
conquest-refused-founding = Ahora todo el mundo funda un primer poblado.
conquest-refused-production-next = El siguiente paso es la producción.
conquest-refused-round-goes-on = La ronda de turnos sigue.
conquest-refused-founds-now = Ahora funda { $name }.
conquest-refused-no-land = { $hex } no es tierra.
conquest-refused-no-coast = { $hex } no está junto al mar.
conquest-refused-held = { $hex } es de { $name }.
conquest-refused-beside-another = { $hex } está junto a un poblado de { $name }.
conquest-refused-no-room = { $count ->
    [one] Queda muy poca costa: { $count } jugador todavía tiene que fundar sin estar junto a otro poblado.
   *[other] Queda muy poca costa: { $count } jugadores todavía tienen que fundar, cada cual sin estar junto a otro poblado.
}
conquest-refused-is-out = El jugador no tiene ningún hexágono y está fuera de la partida; el turno solo puede terminar.
conquest-refused-turn-gone-on = El turno ya ha seguido adelante.
conquest-refused-moved = En este turno ya se han movido caballeros; construir y comerciar ha terminado.
conquest-refused-breach-tried = En este turno ya se ha intentado abrir una brecha; construir y mover ha terminado.
conquest-refused-attacked = En este turno ya hubo un ataque; todo lo anterior ha terminado.
conquest-refused-not-paid-with = Esto se paga con { $one } o { $two }, no con { $paid }.
conquest-refused-has-no-good = { $good ->
    [lumber] { $name } no tiene madera.
    [wool] { $name } no tiene lana.
    [grain] { $name } no tiene cereales.
    [brick] { $name } no tiene arcilla.
    [ore] { $name } no tiene mineral.
   *[gold] { $name } no tiene oro.
}
conquest-refused-has-only = { $name } solo tiene { $goods }.
conquest-refused-below-nothing = Nadie da ni recibe menos que nada.
conquest-refused-not-settled = El jugador no tiene ningún edificio en { $hex }.
conquest-refused-not-held-beside = El jugador no tiene ningún hexágono en { $edge }.
conquest-refused-no-edge = { $edge } no es un lado entre hexágonos de tierra.
conquest-refused-shore = { $edge } es costa, y en la costa no hay muros.
conquest-refused-wall-there = { $edge } ya tiene un muro.
conquest-refused-no-own-wall = { $edge } no tiene ningún muro del jugador.
conquest-refused-rebuilt-already = En este turno ya se ha movido un muro.
conquest-refused-same-edge = El muro de { $edge } va a otro sitio o se queda.
conquest-refused-building-there = { $hex } ya tiene un edificio.
conquest-refused-out-of-reach = El jugador no tiene ningún caballero en { $hex } ni ha colonizado ningún hexágono al lado.
conquest-refused-improves = { $building ->
    [settlement] { $hex } necesita antes un poblado del jugador.
    [city] { $hex } necesita antes una ciudad del jugador.
   *[castle] { $hex } necesita antes un castillo del jugador.
}
conquest-refused-bank-gives-no-gold = La banca no da oro.
conquest-refused-bank-same = { $good ->
    [lumber] La banca no cambia madera por madera.
    [wool] La banca no cambia lana por lana.
    [grain] La banca no cambia cereales por cereales.
    [brick] La banca no cambia arcilla por arcilla.
    [ore] La banca no cambia mineral por mineral.
   *[gold] La banca no cambia oro por oro.
}
conquest-refused-less-than-one = Hace falta al menos uno.
conquest-refused-no-such-player = Ningún otro jugador de la partida se llama { $name }.
conquest-refused-gives-nothing = { $name } no da nada; en un intercambio, cada parte da algo.
conquest-refused-nobody-moves = Hace falta al menos un caballero para mover.
conquest-refused-same-hex = Los caballeros ya están en { $hex }.
conquest-refused-too-few-knights = { $count ->
    [one] El jugador tiene { $count } caballero en { $hex } para esto.
   *[other] El jugador tiene { $count } caballeros en { $hex } para esto.
}
conquest-refused-no-way = Los caballeros no pueden ir de { $from } a { $to }.
conquest-refused-tried-already = En este turno ya se ha intentado abrir una brecha.
conquest-refused-no-die = Ningún dado muestra { $die }.
conquest-refused-no-wall-there = { $edge } no tiene ningún muro de un rival.
conquest-refused-no-knight-beside = Ningún caballero del jugador está listo en { $hex }.
conquest-refused-no-castle = { $hex } no tiene ningún castillo de un rival.
conquest-refused-not-opened = El paso anterior no abrió { $hex }.
conquest-refused-named-twice = { $hex } se nombra dos veces.
conquest-refused-nobody-occupies = Hace falta al menos un caballero para ocupar.
conquest-refused-too-early = Este es el turno { $turn } del jugador; los ataques empiezan en el turno { $from }.
conquest-refused-not-beside = { $from } y { $to } no son vecinos, o hay entre ellos un muro de un rival.
conquest-refused-no-opponent = { $hex } no es de ningún rival.
conquest-refused-plunder-needless = No se nombra botín: el combate se perdió, o hay oro, o no hay nada.
conquest-refused-plunder-missing = El defensor no tiene oro; nombra como botín uno de estos: { $goods }.

conquest-how-setting-up = Preparación
conquest-rule-c1-decided = De dos a seis jugadores comparten una isla y juegan por turnos en el orden del registro.
conquest-rule-c2-decided = Las reglas tienen diagramas que no tenemos. La tierra es la del tablero de la ronda o sale de una semilla: de 7 a 250 hexágonos unidos. Todo el mundo empieza con el mismo oro; con ninguno, si no se anuncia otra cosa.
conquest-rule-c5 = Por turno, cada cual funda un poblado con un caballero en un hexágono de costa que no sea de nadie, y que no esté junto a un poblado de otro jugador.
conquest-rule-c5-decided = Nadie funda de modo que quede muy poca costa para quienes vienen después.
conquest-rule-c3 = Un hexágono es tuyo cuando tu edificio o tus caballeros están en él. Entonces no puede ser de nadie más.
conquest-rule-c4 = Un muro está en un lado de un hexágono y es de quien lo construyó. La costa no necesita ninguno.
conquest-rule-c4-decided = La costa tampoco admite ninguno: los muros están entre dos hexágonos de tierra, uno por lado.

conquest-how-production = Producción
conquest-rule-c6 = Llega una vez por ronda de turnos. Un hexágono de tierra te da 1 por tener caballeros en él; 2, 3 o 4 por tu poblado, ciudad o castillo en él; 1, 2 o 3 por estar junto a tu poblado, ciudad o castillo sin un muro ajeno en medio; y 1 dentro de tu fortaleza. Todo lo que corresponda se suma.
conquest-rule-c6-decided = Llega al principio de la ronda de turnos, y entonces no se hace nada más. El desierto no da nada.
conquest-rule-c6-decided-2 = Por estar junto a un poblado, un hexágono da 1 una sola vez, sean cuantos sean tus poblados a su lado; lo mismo vale para ciudades y castillos.
conquest-rule-c6-decided-3 = Es para ti, sea de quien sea ese hexágono.
conquest-rule-c6-2 = Si tu tierra no te da nada, recibes 5 de oro. Cada carta de bonificación da también 5 de oro.
conquest-rule-c6-decided-4 = Quien está fuera de la partida no recibe nada.

conquest-how-a-turn-build-and-trade = Un turno: construir y comerciar
conquest-rule-c7 = Construye y comercia, después mueve, después intenta abrir una brecha, después ataca.
conquest-rule-c7-decided = No se vuelve atrás: quien ha movido ya no construye en este turno.
conquest-rule-c8 = Un caballero cuesta uno de mineral o uno de lana y entra en un hexágono que has colonizado.
conquest-rule-c8-decided = En un castillo, un pago da dos caballeros, si no se anuncia otra cosa. Así lo dicen las reglas, y al lado dicen que esos dos cuestan uno de mineral y uno de lana.
conquest-rule-c9 = Un muro cuesta uno de madera o uno de arcilla, en un lado de un hexágono que has colonizado u ocupas.
conquest-rule-c10 = Una vez por turno, un muro va gratis a otro lado así.
conquest-rule-c10-decided = Es uno de tus propios muros.
conquest-rule-c11 = Un poblado se construye en un hexágono que ocupas, o junto a uno que has colonizado.
conquest-rule-c11-decided = Cuesta uno de madera, uno de arcilla, uno de lana y uno de cereales, porque las reglas no dicen el precio. El hexágono no tiene edificio ni caballeros ajenos. Junto a uno que has colonizado, se salta cualquier muro, también ajeno.
conquest-rule-c11-2 = Una ciudad cuesta 2 de mineral y 2 de cereales y ocupa el lugar de tu poblado; un castillo, 2 de mineral, 2 de arcilla y 2 de madera, y ocupa el lugar de tu ciudad.
conquest-rule-c12 = La banca da una materia prima por uno de oro.
conquest-rule-c12-decided = También da una por cuatro de otra, y nunca da oro. Nadie paga ni da lo que no tiene.
conquest-rule-c13-decided = Comercias con cualquiera que no esté fuera de la partida, también con oro. Ambas partes dan algo.

conquest-how-a-turn-move-and-fight = Un turno: mover y luchar
conquest-rule-c14 = Un caballero se mueve una vez por turno: a un hexágono de al lado que no sea de nadie, o por tus propios hexágonos hasta cualquiera de ellos; nunca a través de un muro ajeno.
conquest-rule-c14-decided = En un turno hace lo uno o lo otro. Los caballeros construidos en este turno se pueden mover.
conquest-rule-c15 = Una vez por turno tiras un dado para abrir brecha en un muro o un castillo ajeno. Con un 6, el muro desaparece, o el castillo pierde su fuerza.
conquest-rule-c15-decided = Lo haces desde donde tienes un caballero: contra un muro en un lado de su hexágono, o contra un castillo de al lado sin un muro ajeno en medio. Un poblado tuyo solo, sin caballero, no abre brecha en ningún muro de al lado.
conquest-rule-c15-decided-2 = Un castillo con brecha es débil hasta que empieza el próximo turno de su dueño.
conquest-rule-c17 = Atacas a partir de tu tercer turno, desde un hexágono con tus caballeros, a uno de al lado que es de otro. Ambos tiran un dado; tener más caballeros suma 1; un edificio sin caballeros suma 1, 2 o 3 según sea poblado, ciudad o castillo, y un castillo suma 3 mientras no tenga brecha. Si hay empate gana el atacante, y quien pierde retira un caballero. Cuando ha caído el último caballero de un edificio, otro combate más toma el edificio, que sigue siendo lo que era.
conquest-rule-c17-decided = No hay un muro ajeno en medio. Un castillo tiene su 3 una sola vez, con o sin caballeros. Un edificio que no tiene caballeros desde el principio se toma con un combate.
conquest-rule-c18 = El atacante que gana recibe uno de oro del defensor. Si este no tiene, da una materia prima a la banca y el atacante recibe por ella uno de oro; si no tiene nada, el oro sale de la banca.
conquest-rule-c18-decided = El atacante nombra la materia prima.
conquest-rule-c16 = Donde se ganó un muro o un hexágono que entonces no es de nadie, puedes ocupar ese hexágono de inmediato con caballeros de tus hexágonos de al lado.
conquest-rule-c16-decided = Lo haces antes que cualquier otra cosa, también con caballeros que ya se movieron, y sin un muro ajeno en medio. No se mueven más en este turno.
conquest-rule-any-decided = Los dados se tiran en la mesa y se escriben, o los tira Reeve: muestra la semilla, que queda en el registro.

conquest-how-fortresses-and-bonus-cards = Fortalezas y cartas de bonificación
conquest-rule-c19 = Una fortaleza es tierra que tus muros, el mar y el desierto cierran por todos los lados. Un hexágono de ella es tuyo.
conquest-rule-c19-decided = Al menos uno de sus muros es tuyo, ningún hexágono de ella es de otro, y el desierto no forma parte de ella.
conquest-rule-c20 = El gran ejército es para quien primero llega, construyendo, a cinco caballeros, y pasa a quien llega a más del número escrito en la carta.
conquest-rule-c20-2 = La gran fortaleza es para quien primero tiene una de tres hexágonos; la gran metrópoli, para quien primero ha colonizado tres hexágonos unidos.
conquest-rule-c20-decided = Estas dos no cambian de manos. Si un paso da una carta a varios, va primero quien tiene el turno, y después los demás en el orden del registro.

conquest-how-who-wins = Quién gana
conquest-rule-c21-decided = Quien no tiene ningún hexágono está fuera de la partida. Si ocurre en su propio turno, el turno solo puede terminar. Sus muros quedan, y son ajenos para todo el mundo.
conquest-rule-c22 = Gana quien se queda solo, o quien tiene más de la mitad de la tierra.
conquest-rule-c22-decided = La partida termina de inmediato, y el desierto es tierra.
conquest-rule-e3 = Los hexágonos de cada cual se cuentan cuando termina la partida. Quien está fuera no tiene ninguno.
