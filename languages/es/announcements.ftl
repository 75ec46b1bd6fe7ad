announcements-to-table = { $ground ->
   *[table] Mesa { $number }:
    [field] Campo { $number }:
}
announcements-starts = Las partidas empiezan a las { $time }.
announcements-limit = { $minutes ->
    [one] Una partida termina a los { $minutes } minuto. Quien tenga entonces más PV ha ganado; si hay empate, un árbitro dice quién gana.
   *[other] Una partida termina a los { $minutes } minutos. Quien tenga entonces más PV ha ganado; si hay empate, un árbitro dice quién gana.
}

announcements-welcome = Te damos la bienvenida a { $name-tournament }.
announcements-come-to-desk = Pasa por el mostrador, para que sepamos que estás aquí. Las mesas de la primera ronda salen en breve.
announcements-seats-out = { $stage ->
    [semi] Ya están las mesas de las semifinales. Busca tu nombre en las listas o en tu teléfono.
    [final] Ya está la mesa de la final. Busca tu nombre en las listas o en tu teléfono.
   *[prelim] Ya están las mesas de la ronda { $round }. Busca tu nombre en las listas o en tu teléfono.
}
announcements-at-table-championship = En la mesa, primero se confirma la disposición. Después se eligen silla, color y orden de juego, por posición.
announcements-at-table-other = Ve allí y prepara el juego.
announcements-dont-begin = No empieces antes de que lo digamos.
announcements-may-begin = { $stage ->
    [semi] Las semifinales pueden empezar. Suerte a todos.
    [final] La final puede empezar. Suerte a todos.
   *[prelim] La ronda { $round } puede empezar. Suerte a todos.
}
announcements-no-limit = Una partida no tiene límite de tiempo.
announcements-raise-hand = Para llamar a un árbitro, levanta la mano, y para de jugar hasta que llegue.
announcements-sign = Cuando termine tu partida, se comprueba y se firma la hoja de resultados entre todos. Entonces queda fijada.
announcements-round-over = La ronda { $round } ha terminado. Gracias.
announcements-next-round-follows = Ya está la clasificación. Quédate cerca: ahora salen las mesas de la próxima ronda.
announcements-event-over = Las partidas preliminares de aquí han terminado. Gracias por jugar.
announcements-series-invites = Ya está la clasificación. La de la serie dice a quién se invita al día de la final.
announcements-last-round-over = La última ronda ha terminado. Gracias.
announcements-prelims-over = Las partidas preliminares han terminado. Gracias.
announcements-semis-over = Las semifinales han terminado. Gracias.
announcements-final-over = La final ha terminado. Gracias.
announcements-stay-close = Quédate cerca: el próximo anuncio llega en breve.
announcements-champion-is = Gana el campeonato { $name }.
announcements-winner-is = Gana { $name }.
announcements-congratulations = Felicidades, y gracias a todos por jugar.
announcements-after-final = { $by ->
    [first] La final ha terminado. { $name } queda en primer lugar.
    [disqualified] La final ha terminado. { $name } queda en primer lugar, porque a quien la ganó se le ha descalificado.
   *[won] La final ha terminado. La ha ganado { $name }.
}
announcements-after-last-round = { $by ->
    [disqualified] La última ronda ha terminado. { $name } queda en primer lugar, porque a quien la ganó se le ha descalificado.
    [won] La última ronda ha terminado. La ha ganado { $name }.
   *[first] La última ronda ha terminado. { $name } queda en primer lugar.
}
announcements-declared-soon = Quédate cerca: en breve se proclama quién gana el campeonato.
