format-sentences = { $first } { $second }
format-counted = { $count ->
    [one] En la ronda 1 se contó 1 jugador.
   *[other] En la ronda 1 se contaron { $count } jugadores.
}
format-why-best-four = Según este reglamento, los cuatro mejor clasificados juegan la final, sean cuantos sean los jugadores (1.1.3).
format-why-no-final = Según este reglamento, la clasificación después de las partidas preliminares es el resultado, sean cuantos sean los jugadores (1.1.3).
format-why-few = Con menos de 12 se juega como con 12 a 15: sin semifinales (1.1.3).
format-why-few-and-not-valid = Con menos de 12 se juega como con 12 a 15: sin semifinales, y el resultado no es válido para el campeonato (1.1.3).
format-why-straight-to-final = Con 12 a 15, los cuatro mejor clasificados pasan directamente a la final (1.1.3).
format-why-may-skip = Con 16 a 28 hay semifinales, que la organización puede suprimir (1.1.3).
format-why-not-skipped = Con 16 a 28 hay semifinales (1.1.3).
format-why-could-skip = Con 16 a 28, la organización podía suprimir las semifinales (1.1.3).
format-why-semi-finals = Con 29 o más hay semifinales (1.1.3).
format-chose-to-skip = La organización decidió suprimir las semifinales.
format-skipped-after-count = El recuento se corrigió después, y la final se juega sin semifinales, como permite el reglamento con 16 a 28.

format-played-in-series = { $count ->
    [one] En la serie ha jugado 1 persona.
   *[other] En la serie han jugado { $count } personas distintas.
}
format-series-not-valid = Con menos de 12, el resultado no es válido para el campeonato (1.1.3).
format-series-one-final = Con 12 a 15, los cuatro mejores juegan una final (1.1.3).
format-series-skipped = Con 16 a 28 se pueden suprimir las semifinales, y así lo decidió la organización: los cuatro mejores juegan una final (1.1.3).
format-series-may-play-semi-finals = Con 16 a 28, los 16 mejores juegan semifinales (1.1.3).
format-series-semi-finals = Con 29 o más, los 16 mejores juegan semifinales (1.1.3).
format-final-day = El día de la final de una serie: lo juegan los mejores de todos sus torneos. Lo que cuenta de ellos hace de partidas preliminares (1.2.4).
format-event-of-a-series = Tres partidas preliminares. Este es un torneo de una serie: los jugadores de todos sus torneos cuentan juntos, y los mejores juegan una final (1.2).
format-stages-ahead = El número de jugadores de la ronda 1 decide qué fases se juegan (1.1.3).

format-not-valid = { $count ->
   *[other] En la ronda 1 se contaron menos de 12 jugadores ({ $count }), así que el resultado no es válido para el campeonato (1.1.3).
}
format-count-corrected = Jugadores contados en la ronda 1: { $count } en lugar de { $was }.

format-not-seatable = Tantos jugadores todavía no se pueden sentar en mesas de tres y cuatro.
format-games-alone = { $games ->
    [1] una partida preliminar
    [2] dos partidas preliminares
    [3] tres partidas preliminares
    [4] cuatro partidas preliminares
    [5] cinco partidas preliminares
    [6] seis partidas preliminares
    [7] siete partidas preliminares
   *[other] { $games } partidas preliminares
}
format-games-and-final = { $games ->
    [1] una partida preliminar y una final
    [2] dos partidas preliminares y una final
    [3] tres partidas preliminares y una final
    [4] cuatro partidas preliminares y una final
    [5] cinco partidas preliminares y una final
    [6] seis partidas preliminares y una final
    [7] siete partidas preliminares y una final
   *[other] { $games } partidas preliminares y una final
}
format-games-semi-finals-and-final = { $games ->
    [1] una partida preliminar, semifinales y una final
    [2] dos partidas preliminares, semifinales y una final
    [3] tres partidas preliminares, semifinales y una final
    [4] cuatro partidas preliminares, semifinales y una final
    [5] cinco partidas preliminares, semifinales y una final
    [6] seis partidas preliminares, semifinales y una final
    [7] siete partidas preliminares, semifinales y una final
   *[other] { $games } partidas preliminares, semifinales y una final
}
format-expected = { $count ->
   *[other] Con { $count } hay { $stages } (1.1.3).
}
format-expected-may-skip = { $count ->
   *[other] Con { $count } hay { $stages }; las semifinales se pueden suprimir (1.1.3).
}
format-expected-not-valid = { $count ->
   *[other] Con { $count } hay { $stages }, y el resultado no es válido para el campeonato, que exige 12 (1.1.3).
}
format-expected-one-game = { $count ->
   *[other] Con { $count } hay una partida preliminar (1.1.3).
}
