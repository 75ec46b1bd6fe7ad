rules-lead = Lo que vale aquí donde el reglamento oficial deja elegir, y el formato oficial en breve. Los números entre paréntesis son artículos del reglamento del campeonato CATAN; <a href="{ $url }">todos en breve</a>.
rules-official-text = El texto oficial del reglamento es el inglés; donde los textos difieran, vale ese.
rules-log-ruling = Anotar una decisión
rules-all-clauses = Todos los artículos, cada uno con su formulario
rules-decided-heading = Decidido para este torneo
rules-game = Juego
rules-same-at-all-tables = { $edition }, la misma en todas las mesas (1.1.2).
rules-settings-locked = Estos ajustes quedaron fijados cuando se publicaron las primeras mesas.
rules-settings-open = La organización puede cambiar estos ajustes hasta que se publiquen las primeras mesas; después quedan fijados.
rules-of = Reglamento: { $rules }
rules-differ = Difiere del reglamento del campeonato de CATAN Studio en estos puntos:
rules-stages-heading = Qué fases hay
rules-stages-caption = Fases según el número de jugadores de la ronda 1 (1.1.3)
rules-stages-players = Jugadores
rules-stages-stages = Fases
rules-fewer-than-12 = menos de 12
rules-from-12-to-15 = de 12 a 15
rules-from-16-to-28 = de 16 a 28
rules-from-29 = 29 o más
rules-games-final-few = { $games ->
    [one] { $games } partida preliminar, final.
   *[other] { $games } partidas preliminares, final.
}
rules-games-final-not-valid = { $games ->
    [one] { $games } partida preliminar, final. El resultado no es válido para el campeonato.
   *[other] { $games } partidas preliminares, final. El resultado no es válido para el campeonato.
}
rules-games-final = { $games ->
    [one] { $games } partida preliminar, final
   *[other] { $games } partidas preliminares, final
}
rules-games-may-skip = { $games ->
    [one] { $games } partida preliminar, semifinales, final. La organización puede suprimir las semifinales hasta que se cierre la última ronda preliminar.
   *[other] { $games } partidas preliminares, semifinales, final. La organización puede suprimir las semifinales hasta que se cierre la última ronda preliminar.
}
rules-games-semi-finals = { $games ->
    [one] { $games } partida preliminar, semifinales, final
   *[other] { $games } partidas preliminares, semifinales, final
}
rules-count = Se cuentan los jugadores de la ronda 1: al empezar, y se puede corregir hasta que se cierre (1.1.3). Quien se retira después no cambia las fases.
rules-seats-heading = Dónde te sientas
rules-everybody-plays = Todo el mundo juega todas las rondas preliminares, en mesas de cuatro y en tan pocas mesas de tres como sea posible (1.1.4, 1.1.5).
rules-schedule = El reparto te da primero rivales distintos, después posiciones de elección distintas, y después separa a amigos y familia (1.1.5).
rules-position-1 = La posición 1 elige silla, color y orden de juego; las demás eligen por turno color y orden de juego, y las sillas siguen el orden de juego (1.1.6).
rules-better-rank-chooses = En semifinales y final elige primero quien tiene mejor puesto en la fase preliminar (1.1.7, 1.1.9).
rules-better-rank-chooses-in-final = En la final elige primero quien tiene mejor puesto en la fase preliminar (1.1.7, 1.1.9).
rules-better-in-series-chooses = En semifinales y final elige primero quien tiene mejor puesto en la serie (1.1.7, 1.1.9).
rules-better-in-series-chooses-in-final = En la final elige primero quien tiene mejor puesto en la serie (1.1.7, 1.1.9).
rules-ranking-heading = Cómo se hace la clasificación
rules-best-event = De cada jugador cuenta su mejor torneo de la serie, y sus partidas hacen de partidas preliminares (1.2.3, 1.2.4):
rules-rank-1-wins = Partidas ganadas (1.4.1).
rules-rank-2-vp = { $goal ->
   *[other] PV de todas las partidas juntas, contados en cada una hasta { $goal } (1.4.2, 3.0.14).
}
rules-rank-3-share = PV%: tu parte de los PV de cada mesa, redondeada a dos decimales y sumada (1.4.3). En una mesa de tres se añade al total una cuarta puntuación, la media redondeada de las tres; en una partida de dos que decidió un árbitro, la media de las dos vale por cada jugador que falta.
rules-rank-4-places = Más segundos puestos, después más terceros puestos (1.4.2).
rules-rank-5-lots = Sorteo, que se hace una vez y se mantiene (1.4.2, 1.1.9).
rules-finals-heading = Semifinales, final, campeón
rules-semi-finals = Los 16 mejor clasificados juegan las semifinales: puestos 1, 8, 9 y 16 en la mesa 1; 2, 7, 10 y 15 en la mesa 2; 3, 6, 11 y 14 en la mesa 3; 4, 5, 12 y 13 en la mesa 4. Si quedan de 13 a 15 jugadores, algunas mesas tienen tres; si quedan 12 o menos, no hay semifinales (1.1.7).
rules-semi-finals-of-series = Los 16 mejores de la serie que acuden juegan las semifinales, por su orden: puestos 1, 8, 9 y 16 en la mesa 1; 2, 7, 10 y 15 en la mesa 2; 3, 6, 11 y 14 en la mesa 3; 4, 5, 12 y 13 en la mesa 4. Si quedan de 13 a 15 jugadores, algunas mesas tienen tres; si quedan 12 o menos, no hay semifinales (1.1.7).
rules-final = Quienes ganan las cuatro semifinales juegan la final; sin semifinales, la juegan los cuatro mejor clasificados (1.1.9). Quien la gana se lleva el campeonato (1.1.10).
rules-final-of-best = Los cuatro mejor clasificados juegan la final (1.1.9). Quien la gana se lleva el campeonato (1.1.10).
rules-places = Los puestos 2 a 4 van por la puntuación en la final; los puestos 5 a 16 se clasifican de nuevo con las partidas de semifinales (1.4.4).
rules-places-of-final = Los puestos 2 a 4 van por la puntuación en la final (1.4.4).
rules-who-wins-heading = Quién gana
rules-first-has-won = La clasificación después de las partidas preliminares es el resultado; quien queda en primer lugar ha ganado.
rules-table-heading = En la mesa
rules-won-with-limit = { $goal ->
   *[other] Una partida se gana con { $goal } PV en el propio turno. { $limit } Un árbitro o la organización pueden limitar los turnos a tres minutos (1.1.8).
}
rules-won-without-limit = { $goal ->
   *[other] Una partida se gana con { $goal } PV en el propio turno. No hay reloj para la partida; un árbitro o la organización pueden limitar los turnos a tres minutos (1.1.8).
}
rules-say-at-once = Di enseguida si algo está mal. Cuando la hoja de resultados está firmada, su resultado es definitivo; si alguien no quiere firmar, decide un árbitro (1.3.4).
rules-devices = Los móviles y otros dispositivos no están sobre la mesa durante la partida (2.1.5). Se pueden hacer fotos del tablero antes y después (2.1.6).
rules-check-pieces = Comprueba tus piezas antes de la partida: { $pieces } ({ $clause }).
rules-log = Quien lleva un registro de la partida se lo dice a toda la mesa y a un organizador (2.0.7).
rules-conduct-heading = Conducta
rules-conduct = Aquí todo el mundo, jugadores e invitados, cumple el código de conducta y las normas contra el acoso (2.1, 2.2) y acepta las normas sobre fotos (3.1). Si sufres o ves acoso, díselo a cualquiera del personal (2.2.3).

rules-preset-catan-studio = CATAN Studio
rules-preset-world-championship = Campeonato Mundial
rules-preset-japan = Japón
rules-preset-uk = Reino Unido
rules-preset-germany = Alemania
rules-preset-austria = Austria
rules-with-changes = { $rules }, con cambios
rules-summary = { $rules }. { $differences } { $validity }
rules-validity = Si el resultado cuenta para el campeonato (1.1.3) lo dice la organización: este no es el reglamento de CATAN Studio.
rules-prelim-games-in-place-of-three = { $games ->
    [1] Una partida preliminar en lugar de tres (1.1.4).
    [2] Dos partidas preliminares en lugar de tres (1.1.4).
    [3] Tres partidas preliminares en lugar de tres (1.1.4).
    [4] Cuatro partidas preliminares en lugar de tres (1.1.4).
    [5] Cinco partidas preliminares en lugar de tres (1.1.4).
    [6] Seis partidas preliminares en lugar de tres (1.1.4).
    [7] Siete partidas preliminares en lugar de tres (1.1.4).
   *[other] { $games } partidas preliminares en lugar de tres (1.1.4).
}
rules-games-by-rank = { $count ->
    [one] Las mesas de la partida { $games } se reparten según la clasificación: puestos 1 a 4 en la mesa 1, y así sucesivamente (1.1.5).
   *[other] Las mesas de las partidas { $games } se reparten según la clasificación: puestos 1 a 4 en la mesa 1, y así sucesivamente (1.1.5).
}
rules-no-game-by-rank = En ninguna partida se reparten las mesas según la clasificación (1.1.5).
rules-vp-count-up-to = Los PV cuentan hasta { $goal } (3.0.14).
rules-fourth-score = En una mesa de tres se crea una cuarta puntuación (1.4.3).
rules-no-fourth-score = En una mesa de tres no se crea una cuarta puntuación: el PV% es sobre las tres (1.4.3).
rules-points-at-four = Puntos por puesto en una mesa de cuatro: { $points-for-places }.
rules-no-points-at-four = Sin puntos por puesto en una mesa de cuatro.
rules-points-at-three = Puntos por puesto en una mesa de tres: { $points-for-places }.
rules-no-points-at-three = Sin puntos por puesto en una mesa de tres.
rules-shared-places-split = Quienes comparten puestos reciben la media de sus puntos.
rules-shared-places-better = Quienes comparten un puesto reciben, cada cual, los puntos de ese puesto.
rules-share-sum = Los PV% de las partidas se suman (1.4.3).
rules-share-mean = El PV% es la media de las partidas que jugó cada jugador (1.4.3).
rules-share-ratio = El PV% son los PV de un jugador en todas las partidas respecto a todos los PV de sus mesas (1.4.3).
rules-ranked-by = La clasificación se hace por { $chain }, y después por sorteo (1.4).
rules-ranked-by-lots = La clasificación se hace solo por sorteo (1.4).
rules-then = { $before }, después { $next }
rules-link-points = puntos por puesto
rules-link-wins = partidas ganadas
rules-link-vp = PV
rules-link-share = PV%
rules-link-seconds = segundos puestos
rules-link-thirds = terceros puestos
rules-rank-points = Puntos por puesto, de todas las partidas juntas.
rules-rank-wins = Partidas ganadas (1.4.1).
rules-rank-vp = PV de todas las partidas juntas, contados en cada una hasta la meta (1.4.2, 3.0.14).
rules-rank-seconds = Más segundos puestos (1.4.2).
rules-rank-thirds = Más terceros puestos (1.4.2).
rules-cut-by-number = Semifinales y final según el número de jugadores (1.1.3).
rules-cut-final = Los cuatro mejores juegan una final, sean cuantos sean los jugadores (1.1.3, 1.1.7).
rules-cut-nothing = Ni semifinales ni final: la clasificación después de las partidas preliminares es el resultado (1.1.3).
rules-qualify = { $number ->
    [0] Nadie pasa a otro torneo.
    [one] El mejor pasa a otro torneo.
   *[other] Los { $number } mejores pasan a otro torneo.
}
rules-qualify-by-attendance = Los mejores pasan a otro torneo: { $rows }.
rules-qualify-row = { $from ->
    [one] { $number } a partir de { $from } jugador
   *[other] { $number } a partir de { $from } jugadores
}
rules-no-time-limit = Una partida no tiene límite de tiempo (1.1.8).
