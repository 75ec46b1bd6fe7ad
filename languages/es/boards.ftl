boards-letter = { $land ->
    [forest] M
    [pasture] L
    [field] C
    [hill] A
    [mountain] P
   *[desert] D
}
boards-legend = M madera, L lana, C cereales, A arcilla, P mineral (piedra), D desierto.
boards-land = { $land ->
    [forest] bosque
    [pasture] pasto
    [field] sembrado
    [hill] cerro
    [mountain] montaña
   *[desert] desierto
}
boards-resource = { $resource ->
    [lumber] madera
    [wool] lana
    [grain] cereales
    [brick] arcilla
   *[ore] mineral
}
boards-harbor = { $resource ->
   *[any] puerto 3:1
    [lumber] puerto de madera 2:1
    [wool] puerto de lana 2:1
    [grain] puerto de cereales 2:1
    [brick] puerto de arcilla 2:1
    [ore] puerto de mineral 2:1
}
boards-chit-on = { $chit } en { $land }
boards-picture-of = { $stage ->
   *[prelim] El tablero de la ronda { $number }
    [semi] El tablero de las semifinales
    [final] El tablero de la final
}
boards-picture = El tablero
boards-strongest-corners = El mismo tablero con sus diez encrucijadas más fuertes numeradas

boards-kind-standard = La isla estándar.
boards-kind-free = Una isla libre.
boards-choose-standard = La isla estándar
boards-choose-free = Una isla libre
boards-made-even = Creado como tablero equilibrado con la semilla { $seed }.
boards-made = Creado con la semilla { $seed }.
boards-laid-chits-chosen = Colocado por varias personas por turnos; ellas eligieron los números. El terreno y los puertos salieron de la semilla { $seed }.
boards-laid-drawn = Colocado por varias personas por turnos. Las piezas salieron de la semilla { $seed }.
boards-laid-in-turn = Colocado por varias personas por turnos.
boards-laid-by-hand = Colocado a mano.
boards-brought = Traído como texto.

boards-intro = { $ground ->
   *[table] Todas las mesas de una ronda juegan con el mismo tablero, y cada ronda tiene uno nuevo (2.0.1).
    [field] Todos los campos de una ronda juegan con el mismo tablero, y cada ronda tiene uno nuevo (2.0.1).
}
boards-none-yet = Todavía no se muestra ningún tablero
boards-none-yet-hint = Los tableros de las rondas aparecen aquí, cada uno para todo el mundo a la vez.
boards-about-tournament = Sobre el torneo
boards-worth-of-round = Cuánto vale el tablero de esta ronda
boards-worth = Cuánto vale
boards-even = Un tablero equilibrado: cumple las seis reglas adicionales.
boards-not-even = No es un tablero equilibrado:
boards-uneven-three-of-a-land = Tres hexágonos del mismo terreno se juntan en una encrucijada.
boards-uneven-two-beside-twelve = El 2 está junto al 12.
boards-uneven-pips-of-a-resource = Una materia prima tiene demasiados puntitos o demasiado pocos.
boards-uneven-two-sixes-and-eights = Una materia prima tiene dos de los 6 y los 8.
boards-uneven-pips-of-a-corner = Una encrucijada tiene más de 11 puntitos.
boards-uneven-own-harbor = Un puerto tiene un muelle en un 6 u 8 de su propia materia prima.
boards-good-places = { $count ->
    [one] { $count } lugar de inicio con 10 puntitos o más.
   *[other] { $count } lugares de inicio con 10 puntitos o más.
}
boards-pips-of-resources = Puntitos de las materias primas
boards-column-resource = Materia prima
boards-column-hexes = Hexágonos
boards-column-pips = Puntitos
boards-column-per-hex = Por hexágono
boards-column-bar = Los puntitos en una barra
boards-ten-corners-caption = Las diez encrucijadas más fuertes.
boards-ten-corners = Las diez encrucijadas más fuertes
boards-column-corner = Encrucijada
boards-column-gives = Da
boards-gives = { $resource ->
    [lumber] madera { $pips }
    [wool] lana { $pips }
    [grain] cereales { $pips }
    [brick] arcilla { $pips }
   *[ore] mineral { $pips }
}
boards-as-text = El tablero como texto
boards-as-text-hint = Una línea por pieza, en el orden en que se colocó el tablero. La orden <code>reeve board --read</code> también lo lee.
boards-type-word = Todo el mundo ha visto el tablero actual. Para cambiarlo, escribe <b>{ $word }</b>

boards-rule = regla { $code }
boards-fault = línea { $line }, regla { $code }: { $why }
boards-fault-sentence = Línea { $line }, regla { $code }: { $why }
boards-unread-not-utf-8 = Esta línea no es UTF-8.
boards-unread-no-line-end = A la última línea le falta el salto de línea.
boards-unread-ended-early = El texto termina antes de que el tablero esté completo.
boards-unread-empty-line = Dentro de un tablero no hay líneas vacías; hay una entre dos tableros.
boards-unread-no-header = Un tablero empieza con la línea: reeve board 1.
boards-unread-version = Este Reeve solo lee tableros de la versión 1.
boards-unread-no-kind = La segunda línea de un tablero es: kind standard, o: kind free.
boards-unread-no-seed = Una semilla es un número entero de 0 a 18446744073709551615; solo la puede seguir la palabra even, después de un espacio.
boards-unread-no-step = Un paso se escribe como land Q R KIND, como harbor Q R faces Q R KIND o como chit Q R NUMBER, con un espacio entre dos palabras y nada más.
boards-unread-no-number = Las coordenadas y las fichas numeradas son números enteros, escritos sin signo más y sin ceros delante.
boards-unread-no-such-land = El terreno es forest, pasture, field, hill, mountain o desert.
boards-unread-no-such-harbor = Un puerto es any, lumber, wool, grain, brick u ore.
boards-unread-after-the-end = El tablero está completo; solo pueden seguir una línea vacía y otro tablero.
boards-unread-not-as-written = Reeve escribe esta línea de otra manera.
boards-unread-second-board = Aquí empieza un segundo tablero, y una ronda tiene uno.
boards-unread-laid = Esto no puede estar aquí.
boards-refused-other-group-due = { $group ->
    [land] Ahora tocan los 19 hexágonos de terreno.
    [harbors] Ahora tocan los nueve puertos.
    [six-and-eight] Ahora tocan las fichas 6 y 8.
    [five-and-nine] Ahora tocan las fichas 5 y 9.
   *[other-chits] Ahora tocan las fichas que no son 5, 6, 8 ni 9.
}
boards-refused-all-laid = El tablero está completo.
boards-refused-none-left = Ya están colocadas todas las piezas de este tipo.
boards-refused-not-in-order = En una isla estándar, el terreno se coloca fila a fila, y cada puerto tiene su lugar; ahora toca otra cosa.
boards-refused-first-not-in-centre = El primer terreno de una isla libre se coloca en el centro del tablero.
boards-refused-too-far = El terreno está como máximo a cuatro hexágonos del centro.
boards-refused-land-taken = En este hexágono ya hay terreno.
boards-refused-touches-no-land = El terreno tiene que tocar terreno ya colocado.
boards-refused-faces-no-neighbour = Un puerto mira a un hexágono que está a su lado.
boards-refused-faces-no-land = Un puerto mira a terreno.
boards-refused-harbor-on-land = Un puerto está en el mar.
boards-refused-harbor-taken = En este hexágono ya hay un puerto.
boards-refused-dock-shared = Uno de sus muelles ya es de otro puerto.
boards-refused-harbors-touch = Tocaría otro puerto, y todavía hay un lugar donde un puerto no toca ninguno.
boards-refused-no-such-chit = Las fichas tienen los números de 2 a 12, sin el 7.
boards-refused-chit-at-sea = Una ficha está sobre terreno.
boards-refused-chit-on-desert = El desierto no lleva ficha.
boards-refused-chit-taken = En este hexágono ya hay una ficha.
boards-refused-same-number-beside = Un vecino tiene el mismo número.
boards-refused-six-or-eight-beside = Ningún 6 u 8 está junto a un 6 u 8.
boards-refused-corner-too-strong = Una encrucijada tendría tres de 5, 6, 8 y 9.
boards-refused-dead-end = Aquí puede ir, pero entonces el tablero no se podría completar.
boards-refused-end-not-found = Aquí puede ir, pero Reeve no ha encontrado a tiempo cómo se podría completar entonces el tablero.
boards-round-closed = { $stage ->
   *[prelim] La ronda { $number } está cerrada: sus partidas se jugaron con este tablero, así que se queda.
    [semi] Las semifinales están cerradas: sus partidas se jugaron con este tablero, así que se queda.
    [final] La final está cerrada: sus partidas se jugaron con este tablero, así que se queda.
}
boards-word-missing = Todo el mundo ha visto este tablero. Escribe la palabra «{ $word }» para cambiarlo.
boards-used-before = { $stage ->
   *[prelim] La ronda { $number } ya tiene este tablero, quizá girado o en espejo. Cada ronda necesita uno nuevo.
    [semi] Las semifinales ya tienen este tablero, quizá girado o en espejo. Cada ronda necesita uno nuevo.
    [final] La final ya tiene este tablero, quizá girado o en espejo. Cada ronda necesita uno nuevo.
}
boards-no-text = Pega el texto de un tablero o elige un archivo.
boards-no-kind = Elige la isla estándar o una libre.
boards-no-seed = Una semilla es un número entero de 0 a 18446744073709551615. Déjala vacía para una al azar.
boards-laying-under-way = { $stage ->
   *[prelim] Ya se está colocando un tablero para la ronda { $number }. Termínalo o detenlo antes.
    [semi] Ya se está colocando un tablero para las semifinales. Termínalo o detenlo antes.
    [final] Ya se está colocando un tablero para la final. Termínalo o detenlo antes.
}
boards-nobody-lays = Escribe quién coloca, un nombre por línea.
boards-too-many-lay = { $most ->
   *[other] Como máximo se turnan { $most } personas.
}
boards-layer-too-long = { $length ->
    [one] Un nombre tiene { $length } carácter; caben { $most }.
   *[other] Un nombre tiene { $length } caracteres; caben { $most }.
}
boards-layer-invisible = Un nombre contiene un carácter invisible. Escríbelo de nuevo.
boards-not-drawn = Salió otra pieza. Coloca esa.
boards-nothing-laid = Todavía no hay nada en el tablero.
boards-not-finished = El tablero todavía no está completo.
boards-no-devices-yet = Abre antes la inscripción: hasta entonces, nadie más que el personal puede abrir una página de este torneo.
