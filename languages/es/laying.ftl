laying-piece-land = { $land ->
    [forest] un bosque
    [pasture] un pasto
    [field] un sembrado
    [hill] un cerro
    [mountain] una montaña
   *[desert] un desierto
}
laying-piece-harbor = { $resource ->
   *[any] un puerto 3:1
    [lumber] un puerto de madera 2:1
    [wool] un puerto de lana 2:1
    [grain] un puerto de cereales 2:1
    [brick] un puerto de arcilla 2:1
    [ore] un puerto de mineral 2:1
}
laying-piece-chit = un { $number }
laying-turn = { $name } coloca { $piece }
laying-turn-of-nobody = Coloca { $piece }
laying-choose = { $name } elige un número y después un lugar
laying-choose-of-nobody = Elige una pieza y después un lugar
laying-all-laid = El tablero está completo
laying-so-far = { $laid ->
    [0] Todavía no hay ninguna pieza colocada; faltan { $all }.
    [one] { $laid } de { $all } piezas colocada.
   *[other] { $laid } de { $all } piezas colocadas.
}
laying-left = { $count ->
    [one] { $piece }, queda { $count }
   *[other] { $piece }, quedan { $count }
}
laying-pieces-left = Piezas que quedan
laying-board = El tablero
laying-lies = { $piece } en { $hex }
laying-lies-facing = { $piece } en { $hex }, mirando a { $faces }
laying-logged = { $number }. { $name }: { $step }
laying-logged-of-nobody = { $number }. { $step }
laying-there = Colocar en { $hex }
laying-there-facing = Colocar en { $hex }, mirando a { $faces }
laying-not-there = No en { $hex }: { $why }
laying-not-there-facing = No en { $hex }, mirando a { $faces }: { $why }
laying-hint = Un signo más marca cada lugar donde puede ir la pieza. Un punto es un lugar donde no puede ir; tócalo y leerás por qué. Con el teclado, las flechas van de un lugar a otro.
laying-meanwhile = Alguien se ha adelantado, así que tu pieza no se ha colocado. La última pieza colocada es: { $step }
laying-meanwhile-empty = Alguien se ha adelantado, y ahora el tablero está vacío. Recarga la página.
laying-thanks = Gracias. Quien dirige el torneo lo toma ahora para la ronda. Hasta entonces, que no salga de aquí.
laying-last = Lo último colocado
laying-closed = Este tablero ya no se sigue colocando, o la dirección se cerró. Pregunta a quien dirige el torneo.
