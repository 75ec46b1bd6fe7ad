statistics-round-by-round = Clasificación ronda a ronda
statistics-points-and-places = { $points ->
   *[vp] PV y puestos
    [hexes] Hexágonos y puestos
}
statistics-who-wins = Quién gana
statistics-more = Más
statistics-by-position = Por posición de elección
statistics-by-order = Por orden de juego
statistics-by-colour = Por color
statistics-position = Posición
statistics-order = Juega
statistics-colour = Color

statistics-games = De los resultados de { $games ->
    [one] { $games } partida que puede ver todo el mundo.
   *[other] { $games } partidas que puede ver todo el mundo.
}
statistics-all-one = { $games ->
    [one] { $games } partida de un torneo de este Reeve, en lo que sus resultados son públicos.
   *[other] { $games } partidas de un torneo de este Reeve, en lo que sus resultados son públicos.
}
statistics-all-newest-one = { $games ->
    [one] { $games } partida del torneo más reciente de este Reeve, en lo que sus resultados son públicos.
   *[other] { $games } partidas del torneo más reciente de este Reeve, en lo que sus resultados son públicos.
}
statistics-all-many = { $games ->
    [one] { $games } partida de { $tournaments ->
       *[other] { $tournaments }
    } torneos de este Reeve, en lo que sus resultados son públicos.
   *[other] { $games } partidas de { $tournaments ->
       *[other] { $tournaments }
    } torneos de este Reeve, en lo que sus resultados son públicos.
}
statistics-all-newest = { $games ->
    [one] { $games } partida de los { $tournaments ->
       *[other] { $tournaments }
    } torneos más recientes de este Reeve, en lo que sus resultados son públicos.
   *[other] { $games } partidas de los { $tournaments ->
       *[other] { $tournaments }
    } torneos más recientes de este Reeve, en lo que sus resultados son públicos.
}
statistics-still-on = { $stage ->
   *[prelim] La ronda { $number } sigue en juego, así que sus puestos pueden cambiar.
    [semi] Las semifinales siguen en juego, así que sus puestos pueden cambiar.
    [final] La final todavía no está cerrada.
}
statistics-lines = { $entrant ->
   *[player] Una línea por jugador, de puesto en puesto. Las líneas continuas están por encima del corte actual, las discontinuas por debajo.
    [team] Una línea por equipo, de puesto en puesto. Las líneas continuas están por encima del corte actual, las discontinuas por debajo.
}
statistics-mark-player = { $entrant ->
   *[player] Marcar un jugador
    [team] Marcar un equipo
}
statistics-mark = Marcar
statistics-clear-mark = Quitar la marca
statistics-nobody = En la clasificación nadie se llama así. Revisa la ortografía, o busca una parte.
statistics-many = { $count ->
    [one] { $count } jugador lleva eso en su nombre. Escribe más del nombre.
   *[other] { $count } jugadores llevan eso en su nombre. Escribe más del nombre.
}
statistics-how-often = { $points ->
   *[vp] Con qué frecuencia terminó una partida en qué puesto y con cuántos PV; más que la meta cuenta como la meta.
    [hexes] Con qué frecuencia terminó una partida en qué puesto y con cuántos hexágonos; más que la meta cuenta como la meta.
}
statistics-how-to-read = El punto es la parte de partidas ganadas. La barra es donde está la parte verdadera, con un 95 % de certeza; la marca vertical es la parte que tendría cada uno si todo fuera igual. Donde la barra es más ancha que { $widest ->
       *[other] { $widest }
    } puntos, hay muy pocas partidas para decir nada. Y de cada veinte barras, una no toca la marca por azar.
statistics-meetings = Quién se enfrenta a quién, ronda a ronda
statistics-over-all = Lo mismo sobre todos los torneos de aquí
statistics-nothing-yet = Todavía no hay nada que contar
statistics-nothing-yet-why = Aquí se ve con qué frecuencia gana cada asiento en cuanto haya resultados públicos.
statistics-about = Sobre el torneo
statistics-all-tournaments = Todos los torneos

statistics-column = { $stage ->
   *[prelim] { $number }
    [semi] Semi
    [final] Final
}
statistics-cut = { $stage ->
   *[semi] semifinales
    [final] final
}
statistics-further-down = puestos { $from } a { $to }, más juntos
statistics-bump-all = Los puestos de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }. La tabla de abajo los tiene todos.
statistics-bump-some = Los puestos de { $shown } de { $players ->
       *[other] { $players } jugadores
    } tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }. La tabla de abajo los tiene todos.
statistics-way-of = El camino de { $name } por el torneo
statistics-not-played = no jugada
statistics-nth = { $ending ->
    [st] { $number }.º
    [nd] { $number }.º
    [rd] { $number }.º
   *[th] { $number }.º
}
statistics-percent = { $whole },{ $hundredths } %
statistics-rounded = { $whole } %
statistics-tenths = { $whole },{ $tenths }
statistics-interval = de { $low } a { $high } %
statistics-too-few = muy pocas partidas
statistics-alike = sin diferencia visible
statistics-more-often = gana más a menudo
statistics-less-often = gana menos a menudo
statistics-noted = Anotado en { $noted ->
       *[other] { $noted }
    } de { $games ->
       *[other] { $games }
    } partidas.
statistics-won-of = { $label }: { $wins } de { $games }
statistics-games-won = Partidas ganadas. { $lines }.
statistics-place-mean = puesto { $place }: { $mean }
statistics-mean = PV de media: { $lines }.
