notes-before-game = Esta ronda todavía no ha empezado.
notes-keeper-elsewhere = { $ground ->
   *[table] Elige un jugador de esta mesa o a alguien del personal.
    [field] Elige un equipo de este campo o a alguien del personal.
}
notes-judge-handles = En la final, un árbitro lleva la banca (2.0.4).
notes-handler-elsewhere = { $ground ->
   *[table] Elige un jugador de esta mesa (2.0.4).
    [field] Elige un equipo de este campo (2.0.4).
}
notes-handled-with-result = El resultado ya está introducido: quién llevó la banca consta ahora en la hoja de resultados (2.0.4).
notes-no-time = Escribe una hora, por ejemplo 14:05.
notes-time-ahead = Esta hora todavía no ha llegado.
notes-end-too-late = { $hours ->
    [one] Escribe cuándo terminó la partida: después de empezar y, como mucho, { $hours } hora más tarde.
   *[other] Escribe cuándo terminó la partida: después de empezar y, como mucho, { $hours } horas más tarde.
}
notes-no-part = Di qué pieza falta.
notes-part-too-long = { $length ->
    [one] Esto tiene { $length } carácter; caben { $most } como máximo.
   *[other] Esto tiene { $length } caracteres; caben { $most } como máximo.
}
notes-part-with-control = Esto contiene un carácter invisible. Escríbelo de nuevo.
notes-no-count = Escribe números enteros de 0 a { $most }.
notes-too-many-sets = { $most ->
    [one] Un torneo puede tener en su lista { $most } juego como máximo.
   *[other] Un torneo puede tener en su lista { $most } juegos como máximo.
}
notes-too-many-parts = { $most ->
    [one] Un torneo puede tener en su lista { $most } pieza que falta como máximo. Díselo a la organización en persona.
   *[other] Un torneo puede tener en su lista { $most } piezas que faltan como máximo. Díselo a la organización en persona.
}
notes-somebody = alguien
notes-log = { $name } llevó un registro; hay que cambiar los dados (2.0.7).
notes-log-with-dice-swapped = { $name } llevó un registro; dados cambiados a las { $time } (2.0.7).
notes-layout = La disposición del tablero se confirmó a las { $time }.
notes-claimed = La victoria se reclamó en el propio turno (3.0.14).
notes-pieces-checked = Piezas comprobadas (2.0.6).
notes-played-from-to = Se jugó de { $began } a { $ended }.
notes-began-at = Empezó a las { $began }.
notes-ended-at = Terminó a las { $ended }.
