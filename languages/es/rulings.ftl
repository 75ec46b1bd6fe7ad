rulings-no-penalty = sin sanción
rulings-caution = aviso
rulings-warning = advertencia
rulings-disqualification = descalificación
rulings-penalty-lifted = <s>{ $penalty }</s> sin efecto
rulings-lifted-for = (sin efecto)
rulings-title = Decisión { $number }
rulings-place = { $ground ->
   *[table] { $round }, mesa { $number }
    [field] { $round }, campo { $number }
}
rulings-reported = Comunicado: { $report }
rulings-ruled-by = decidido por <span class="name">{ $name }</span>
rulings-accepted-play = no se comunicó enseguida: jugada aceptada (1.3.3)
rulings-kind-of-conduct = tipo de conducta: { $kind }
rulings-win-given-to = tipo de conducta: Una victoria regalada a { $name }
rulings-reported-at = comunicado a las { $time }
rulings-lifts = anula la sanción de la decisión { $number }
rulings-refers = se refiere a la decisión { $number }
rulings-referred-by = ver decisión { $number }

rulings-lifted-caution = Un árbitro anuló tu aviso a las { $time }: decisión { $number }.
rulings-lifted-warning = Un árbitro anuló tu advertencia a las { $time }: decisión { $number }.
rulings-lifted-disqualification = Un árbitro anuló tu descalificación a las { $time }: decisión { $number }.
rulings-decided-at = Un árbitro decidió este resultado a las { $time } (1.3.4).
rulings-decided-for-best-other = Un árbitro decidió este resultado a las { $time } (1.3.4): ha ganado el mejor de los demás.
rulings-decided-as-stated = Un árbitro decidió este resultado a las { $time } (1.3.4): queda como está.
rulings-decided-not-counted = Un árbitro decidió a las { $time } que esta partida no cuenta (1.3.4).
rulings-corrected-at = A las { $time }, un organizador y un árbitro lo corrigieron según lo que dice el papel firmado (1.3.4). El registro público tiene ambos valores.

rulings-log-heading = Descalificaciones
rulings-log-nobody = No hay ninguna descalificación.
rulings-log-caption = { $entrant ->
   *[player] Jugadores descalificados
    [team] Equipos descalificados
}
rulings-log-clause = Artículo
rulings-lifted-at = anulada a las { $time }

rulings-paused-from-to = La partida estuvo en pausa de { $began } a { $ended }.
rulings-paused-until-end = La partida quedó en pausa a las { $began }. Nadie anotó cuándo se reanudó; la pausa terminó a las { $ended }, con la partida.
rulings-paused-at = La partida quedó en pausa a las { $began }.
rulings-paused-since = Esta partida está en pausa desde las { $began } (2.1.7).
rulings-paused-heading = Partidas en pausa
rulings-table-paused-since = { $ground ->
   *[table] La partida de la mesa { $number } está en pausa desde las <span class="num">{ $began }</span>{ $clause-html }.
    [field] La partida del campo { $number } está en pausa desde las <span class="num">{ $began }</span>{ $clause-html }.
}

rulings-timer-heading = Reloj de turno
rulings-timer-three-minutes = Tres minutos por turno (1.1.8).
rulings-timer-over = Terminado.
rulings-timer-since = Mesa { $number }: desde las { $from }, a petición de { $name }.
rulings-timer-since-organizers = Mesa { $number }: desde las { $from }, por decisión de la organización.
rulings-timer-from-to = Mesa { $number }: de { $from } a { $until }, a petición de { $name }.
rulings-timer-from-to-organizers = Mesa { $number }: de { $from } a { $until }, por decisión de la organización.
rulings-timer-all-since = Todas las mesas: desde las { $from }, a petición de { $name }.
rulings-timer-all-since-organizers = Todas las mesas: desde las { $from }, por decisión de la organización.
rulings-timer-all-from-to = Todas las mesas: de { $from } a { $until }, a petición de { $name }.
rulings-timer-all-from-to-organizers = Todas las mesas: de { $from } a { $until }, por decisión de la organización.
rulings-timer-own = En tu mesa se cronometran los turnos desde las { $from }, a petición de { $name }: tres minutos cada uno (1.1.8).
rulings-timer-own-organizers = En tu mesa se cronometran los turnos desde las { $from }, por decisión de la organización: tres minutos cada uno (1.1.8).
