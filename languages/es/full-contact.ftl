full-contact-ball = { $ball ->
    [wood] madera
    [wheat] cereales
    [brick] arcilla
   *[ore] mineral
}
full-contact-balls = { $ball ->
    [wood] { $count ->
       *[other] { $count } de madera
    }
    [wheat] { $count ->
       *[other] { $count } de cereales
    }
    [brick] { $count ->
       *[other] { $count } de arcilla
    }
   *[ore] { $count ->
       *[other] { $count } de mineral
    }
}
full-contact-card = { $card ->
   *[vp] punto de victoria
    [year-of-plenty] descubrimiento
    [monopoly] monopolio
    [robber] ladrón
    [barbarians] bárbaros
    [foresight] previsión
    [military-supremacy] supremacía militar
}

full-contact-round-is-on = Ronda { $round } en marcha
full-contact-before-the-first = Antes del primer silbato
full-contact-pause = Pausa después de la ronda { $round }
full-contact-vp-to-win = { $count ->
    [one] Se gana con { $count } PV
   *[other] Se gana con { $count } PV
}
full-contact-noted-foresight = { $count ->
    [one] { $name }: previsión. Su silbato suena { $count } segundo antes que el de los demás.
   *[other] { $name }: previsión. Su silbato suena { $count } segundos antes que el de los demás.
}
full-contact-noted-supremacy = { $name }: supremacía militar, todo el equipo son caballeros y nadie más lo es.
full-contact-whistle = Pitar la ronda { $round }
full-contact-whistle-alone = Pitar la ronda { $round } solo para { $name }
full-contact-runs-alone = Solo { $name }. Los demás esperan al segundo silbato.
full-contact-clock-go = ¡Ya!
full-contact-clock-stop = ¡Alto! A contar lo que llegó a casa.
full-contact-clock-pause = Pausa
full-contact-clock-ready = Preparados
full-contact-clock-over = Terminó la ronda { $round }: a contar las pelotas
full-contact-fill-screen = Pantalla completa
full-contact-back-to-page = Volver a la página
full-contact-set-clock = Ajustar el reloj
full-contact-clock-round = Ronda
full-contact-clock-of-pause = Pausa
full-contact-clock-sound = Sonido
full-contact-clock-by-itself = Pitar automáticamente
full-contact-end-round = Todas las pelotas contadas: terminar la ronda { $round }

full-contact-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> PV</span>
}
full-contact-cities = { $count ->
    [one] ciudad en el aro { $hoops }
   *[other] ciudades en los aros { $hoops }
}
full-contact-settlements = { $count ->
    [one] poblado en el aro { $hoops }
   *[other] poblados en los aros { $hoops }
}
full-contact-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
full-contact-knights-of-players = { $count ->
    [one] <span class="num">{ $count }</span> caballero de { $players } jugadores
   *[other] <span class="num">{ $count }</span> caballeros de { $players } jugadores
}
full-contact-to-place = { $count ->
    [one] <b>{ $count } poblado por colocar</b>
   *[other] <b>{ $count } poblados por colocar</b>
}
full-contact-holds-cards = cartas: { $cards }
full-contact-balls-of-team = <span class="vh"> pelotas de { $name }</span>
full-contact-placed-in-hoop = Colocado en el aro
full-contact-place = Colocar
full-contact-on-the-field = En el campo
full-contact-pile-left = { $balls } de { $size }
full-contact-deck = cartas

full-contact-buy-settlement = Poblado: 3 de madera, 2 de cereales
full-contact-buy-city = Ciudad en el aro { $hoop }: 3 de madera, 3 de cereales, 1 de mineral
full-contact-buy-knight = { $ball ->
    [wood] Caballero: 2 de mineral, 1 de madera
   *[wheat] Caballero: 2 de mineral, 1 de cereales
}
full-contact-buy-card = Una carta por 2 de arcilla y
full-contact-card-drawn = La carta que salió
full-contact-buy = Comprar
full-contact-play = Jugar { $card }
full-contact-play-monopoly = { $ball ->
    [wood] Monopolio: toda la madera
    [wheat] Monopolio: todos los cereales
    [brick] Monopolio: toda la arcilla
   *[ore] Monopolio: todo el mineral
}
full-contact-play-barbarians = Bárbaros contra { $name }, aro { $hoop }
full-contact-play-a-card = Jugar una carta
full-contact-play-plenty = { $count ->
    [one] Jugar descubrimiento: { $count } pelota del campo
   *[other] Jugar descubrimiento: { $count } pelotas del campo
}
full-contact-take-them = Tomarlas
full-contact-play-the-robber = Jugar el ladrón
full-contact-gives-up = { $count ->
   *[other] { $name } entrega { $count }
}
full-contact-play-it = Jugarlo
full-contact-trade-heading = Comerciar con otro equipo
full-contact-trade-with = Con
full-contact-trade-balls = Pelotas
full-contact-trade-gives = da
full-contact-trade-gets = recibe
full-contact-trade-gives-ball = { $ball ->
    [wood] Da madera
    [wheat] Da cereales
    [brick] Da arcilla
   *[ore] Da mineral
}
full-contact-trade-gets-ball = { $ball ->
    [wood] Recibe madera
    [wheat] Recibe cereales
    [brick] Recibe arcilla
   *[ore] Recibe mineral
}
full-contact-has-none = no tiene
full-contact-nobody-has-any = nadie tiene
full-contact-trade = Comerciar

full-contact-told-whistle = Suena el silbato de la ronda { $round }.
full-contact-told-whistle-ahead = { $count ->
    [one] Suena el silbato de la ronda { $round }, para { $name } { $count } segundo antes que para los demás.
   *[other] Suena el silbato de la ronda { $round }, para { $name } { $count } segundos antes que para los demás.
}
full-contact-told-stop = Termina la ronda { $round }.
full-contact-told-collect = { $name } lleva a casa una pelota de { $pile }.
full-contact-told-place = { $name } coloca un poblado en el aro { $hoop }.
full-contact-told-buy-settlement = { $name } compra un poblado.
full-contact-told-buy-city = { $name } compra una ciudad en el aro { $hoop }.
full-contact-told-buy-knight = { $name } compra un caballero.
full-contact-told-buy-card = { $name } compra una carta, { $card }.
full-contact-told-trade = { $name } da a { $name-other } { $gives } por { $takes }.
full-contact-put-back = De vuelta al campo: { $balls }.
full-contact-on-pile = { $count ->
   *[other] { $count } en { $pile }
}
full-contact-told-vp = { $name } juega un punto de victoria.
full-contact-told-plenty = { $name } juega descubrimiento y toma { $balls }.
full-contact-of-pile = { $count ->
   *[other] { $count } de { $pile }
}
full-contact-told-monopoly = { $ball ->
    [wood] { $name } juega monopolio y toma toda la madera.
    [wheat] { $name } juega monopolio y toma todos los cereales.
    [brick] { $name } juega monopolio y toma toda la arcilla.
   *[ore] { $name } juega monopolio y toma todo el mineral.
}
full-contact-told-robber = { $name } juega el ladrón; los demás entregan { $balls }.
full-contact-told-barbarians = { $name } juega bárbaros contra { $name-other }, aro { $hoop }.
full-contact-told-foresight = { $name } juega previsión para la próxima ronda.
full-contact-told-supremacy = { $name } juega supremacía militar para la próxima ronda.

full-contact-refused-team-size = { $found ->
    [one] { $name } tiene { $found } jugador; un equipo tiene de { $least } a { $most }.
   *[other] { $name } tiene { $found } jugadores; un equipo tiene de { $least } a { $most }.
}
full-contact-refused-start-twice = Dos equipos empiezan en el aro { $hoop }.
full-contact-refused-no-such-hoop = No hay ningún aro { $hoop }; están numerados de 1 a { $most }.
full-contact-refused-pile-size = La pila { $pile } necesita un tamaño de 1 a { $most }.
full-contact-refused-piles-of-ball = { $ball ->
    [wood] { $found ->
        [one] Las pilas de madera tienen { $found } pelota; hay { $wanted }.
       *[other] Las pilas de madera tienen { $found } pelotas; hay { $wanted }.
    }
    [wheat] { $found ->
        [one] Las pilas de cereales tienen { $found } pelota; hay { $wanted }.
       *[other] Las pilas de cereales tienen { $found } pelotas; hay { $wanted }.
    }
    [brick] { $found ->
        [one] Las pilas de arcilla tienen { $found } pelota; hay { $wanted }.
       *[other] Las pilas de arcilla tienen { $found } pelotas; hay { $wanted }.
    }
   *[ore] { $found ->
        [one] Las pilas de mineral tienen { $found } pelota; hay { $wanted }.
       *[other] Las pilas de mineral tienen { $found } pelotas; hay { $wanted }.
    }
}
full-contact-refused-round-runs = Hay una ronda en marcha; esto espera a la pausa.
full-contact-refused-no-round-runs = No hay ninguna ronda en marcha; esto espera al silbato.
full-contact-refused-no-such-team = No hay ningún equipo { $name }.
full-contact-refused-no-such-pile = No hay ninguna pila { $pile }.
full-contact-refused-pile-empty = A la pila { $pile } no le quedan pelotas.
full-contact-refused-nothing-to-place = { $name } no ha comprado ningún poblado que falte por colocar.
full-contact-refused-hoop-taken = En el aro { $hoop } hay un edificio de { $name }.
full-contact-refused-no-ball = { $ball ->
    [wood] { $name } no tiene madera, y hacen falta { $wanted }.
    [wheat] { $name } no tiene cereales, y hacen falta { $wanted }.
    [brick] { $name } no tiene arcilla, y hacen falta { $wanted }.
   *[ore] { $name } no tiene mineral, y hacen falta { $wanted }.
}
full-contact-refused-too-few-balls = { $name } tiene { $balls }, y hacen falta { $wanted }.
full-contact-refused-below-zero = Nadie da ni recibe menos de cero pelotas.
full-contact-refused-paid-with = { $ball ->
    [wood] La última pelota del precio es de madera o de cereales, no de madera.
    [wheat] La última pelota del precio es de madera o de cereales, no de cereales.
    [brick] La última pelota del precio es de madera o de cereales, no de arcilla.
   *[ore] La última pelota del precio es de madera o de cereales, no de mineral.
}
full-contact-refused-no-settlement = { $name } no tiene ningún poblado en el aro { $hoop }.
full-contact-refused-all-are-knights = { $players ->
    [one] El único jugador de { $name } ya es caballero.
   *[other] Los { $players } jugadores de { $name } ya son caballeros.
}
full-contact-refused-not-in-deck = En el mazo no queda ninguna carta «{ $card }».
full-contact-refused-own-team = Esto requiere un equipo distinto de { $name }.
full-contact-refused-gives-nothing = { $name } no da nada; en un intercambio, cada parte da al menos una pelota.
full-contact-refused-card-not-held = { $name } no tiene ninguna carta «{ $card }».
full-contact-refused-pile-has-fewer = { $count ->
   *[other] La pila { $pile } solo tiene { $count }.
}
full-contact-refused-plenty = { $wanted ->
    [one] Un descubrimiento da ahora { $wanted } pelota, no { $found }.
   *[other] Un descubrimiento da ahora { $wanted } pelotas, no { $found }.
}
full-contact-refused-discards-nothing = { $name } no descarta nada: juega el ladrón, o no tiene pelotas.
full-contact-refused-discards = { $wanted ->
    [one] { $name } descarta { $wanted } pelota, no { $found }.
   *[other] { $name } descarta { $wanted } pelotas, no { $found }.
}
full-contact-refused-no-building = { $name } no tiene ningún edificio en el aro { $hoop }.
full-contact-refused-starting-city = En el aro { $hoop } empezó { $name }; los bárbaros no tocan esa ciudad.

full-contact-how-teams-and-the-field = Equipos y campo
full-contact-rule-f1 = Tres o cuatro equipos de tres o cuatro jugadores, de 9 a 16 en total, comparten un campo. Cada uno empieza con un caballero. Un equipo de tres tiene 1 PV más si otro equipo tiene cuatro jugadores.
full-contact-rule-f2 = El campo tiene diez aros, numerados desde el 1. Cada equipo empieza con una ciudad en un aro propio.
full-contact-rule-f2-decided = La ciudad inicial puede estar en cualquier aro, no solo al fondo del campo.
full-contact-rule-f20 = Los caballeros llevan la cinta de su equipo en la cabeza; los demás jugadores, en el brazo. El equipo elige quién es caballero.
full-contact-rule-f3-decided = Las pelotas tienen cuatro colores, doce de cada uno: madera, cereales, arcilla y mineral. Donde un precio dice oveja o mineral, se paga uno de mineral.
full-contact-rule-f3-decided-2 = Las pelotas de un color pueden estar en varias pilas, cada una con un nombre propio y al menos una pelota. Si no se anuncia otra cosa, hay una pila de cada color: la de madera es la más alta, y después cereales, arcilla y mineral.
full-contact-rule-f5-decided = Una pelota que está por el suelo cuenta como si estuviera en la pila de la que salió.

full-contact-how-rounds-and-pauses = Rondas y pausas
full-contact-rule-f4 = El silbato empieza una ronda, y el árbitro de campo la termina. Mientras dura, se llevan pelotas a casa y se sacan poblados al campo; en la pausa que sigue, los equipos compran, comercian y juegan cartas.
full-contact-rule-f21 = Cuando empieza una ronda, cada jugador tiene un pie en un aro con un poblado o una ciudad de su equipo. Todo el mundo se detiene con el silbato que la termina.
full-contact-rule-f5 = Los jugadores recogen, llevan y lanzan pelotas, y nunca tienen más de una. Una pelota está en casa cuando queda en un aro donde el equipo tiene una ciudad, o cuando el jugador que la lleva pone un pie en ese aro. A la pila le tiene que quedar alguna.
full-contact-rule-f22 = Quien tenga una pelota cuando suena el silbato que termina la ronda la suelta o la lanza enseguida. Se queda donde cae hasta la próxima ronda.
full-contact-rule-f23 = Un caballero toca con las dos manos a cualquier otro jugador, también a caballeros. El jugador tocado se detiene, no hace nada más en esta ronda, y suelta enseguida la pelota que aún no esté en casa.
full-contact-rule-f6 = Un poblado comprado espera hasta que un jugador lo lleva a un aro durante una ronda, la próxima u otra posterior.
full-contact-rule-f6-decided = En un aro cabe un edificio.
full-contact-rule-f7 = Un poblado cuesta 3 de madera y 2 de cereales; una ciudad, 3 de madera, 3 de cereales y 1 de mineral; un caballero, 2 de mineral y uno de madera o de cereales; una carta, 2 de arcilla y uno de madera o de cereales.
full-contact-rule-f8 = Una ciudad ocupa el lugar de uno de los poblados del propio equipo.
full-contact-rule-f9-decided = Un equipo nunca tiene más caballeros que jugadores.
full-contact-rule-f11 = Dos equipos comercian lo que acuerden y tengan.
full-contact-rule-f11-decided = Cada uno de ellos da al menos una pelota.
full-contact-rule-f17 = Lo que se paga o se entrega vuelve enseguida a las pilas de su color, primero a la más alta.

full-contact-how-cards = Cartas
full-contact-rule-f10-decided = El mazo está barajado y tiene diez cartas: cuatro puntos de victoria y una de cada una de las otras seis. Cuál salió se anota al comprarla, y se guarda hasta que se juega.
full-contact-rule-f12 = El descubrimiento da cuatro pelotas del campo, a elección del equipo.
full-contact-rule-f12-decided = Si quedan menos, las da todas.
full-contact-rule-f13 = El monopolio toma todas las pelotas de un color de todos los demás equipos.
full-contact-rule-f14 = El ladrón toma la mitad de las pelotas de cada uno de los demás equipos, redondeada hacia arriba.
full-contact-rule-f14-decided = Cada equipo elige qué pelotas entrega.
full-contact-rule-f15 = Los bárbaros quitan un poblado de otro equipo, o convierten su ciudad en poblado, pero nunca una ciudad inicial.
full-contact-rule-f15-decided = Lo perdido hay que comprarlo de nuevo.
full-contact-rule-f16 = Previsión: en la próxima ronda, el silbato de este equipo suena cuatro segundos antes que el de los demás, y los segundos de la ronda corren desde el segundo silbato.
full-contact-rule-f16-2 = Supremacía militar: en la próxima ronda, todos los jugadores de este equipo son caballeros, y nadie más lo es.
full-contact-rule-f18-decided = Un punto de victoria cuenta cuando se juega, no mientras se guarda. Los caballeros que una carta presta para una ronda no dan PV.

full-contact-how-who-wins = Quién gana
full-contact-rule-f18 = Un poblado en un aro vale 1 PV, una ciudad 2, también la inicial, un caballero 1, un punto de victoria jugado 1.
full-contact-rule-f19 = Gana de inmediato el primer equipo con 8 PV; hasta entonces, los bárbaros pueden quitar PV.
full-contact-rule-f19-decided = Lo que cuenta es el orden en que lo anota el árbitro de campo.
full-contact-rule-f1-decided = En una partida completa, cada equipo empieza con dos caballeros, y se gana con 9 PV. Si no se anuncia otra cosa, se juega la partida corta.
