rounds-title = { $stage ->
    [semi] Semifinales
    [final] Final
   *[prelim] Ronda { $number }
}
rounds-game = { $stage ->
    [semi] Semifinal
    [final] Final
   *[prelim] Ronda { $number }
}
rounds-named = { $stage ->
    [semi] las semifinales
    [final] la final
   *[prelim] la ronda { $number }
}
rounds-in-list = { $stage ->
    [semi] semifinales
    [final] final
   *[prelim] ronda { $number }
}
rounds-planned = { $stage ->
   *[prelim] La ronda { $number } está prevista: { $when }.
    [semi] Las semifinales están previstas: { $when }.
    [final] La final está prevista: { $when }.
}

rounds-being-played = en juego
rounds-closed = resultados definitivos
rounds-starts-soon = { $stage ->
    [semi] empiezan pronto
   *[prelim] empieza pronto
}
rounds-no-result-yet = todavía no
rounds-not-counted = no cuenta

rounds-seats-taken-back = Ya no valen los asientos de { $rounds } que se mostraban aquí. Espera a los nuevos.
rounds-seats-changed = Los asientos de { $rounds } se cambiaron a las { $clock }: { $changes }.
rounds-changed-before = Antes: { $changes }.
rounds-check-where-you-sit = Comprueba dónde te sientas ahora.
rounds-seats-removed = Los asientos de { $rounds } se quitaron a las { $clock }: { $changes }. Espera a los nuevos.
rounds-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
rounds-sit-elsewhere = { $count ->
    [one] { $who } se sienta en otro sitio
   *[other] { $who } se sientan en otro sitio
}
rounds-have-a-seat = { $count ->
    [one] { $who } ya tiene asiento
   *[other] { $who } ya tienen asiento
}
rounds-have-no-seat = { $count ->
    [one] { $who } ya no tiene asiento
   *[other] { $who } ya no tienen asiento
}
rounds-own-seat-changed = { $stage ->
   *[prelim] Tu asiento en la ronda { $number } se cambió a las { $clock }: mesa { $table }, posición { $position }, ya no mesa { $table-before }, posición { $position-before }.
    [semi] Tu asiento en las semifinales se cambió a las { $clock }: mesa { $table }, posición { $position }, ya no mesa { $table-before }, posición { $position-before }.
    [final] Tu asiento en la final se cambió a las { $clock }: mesa { $table }, posición { $position }, ya no mesa { $table-before }, posición { $position-before }.
}
rounds-own-seat-given = { $stage ->
   *[prelim] Tienes asiento en la ronda { $number } desde las { $clock }: mesa { $table }, posición { $position }.
    [semi] Tienes asiento en las semifinales desde las { $clock }: mesa { $table }, posición { $position }.
    [final] Tienes asiento en la final desde las { $clock }: mesa { $table }, posición { $position }.
}
rounds-own-seat-gone = { $stage ->
   *[prelim] Ya no tienes asiento en la ronda { $number } desde las { $clock }. Era la mesa { $table }, posición { $position }.
    [semi] Ya no tienes asiento en las semifinales desde las { $clock }. Era la mesa { $table }, posición { $position }.
    [final] Ya no tienes asiento en la final desde las { $clock }. Era la mesa { $table }, posición { $position }.
}

rounds-has-signed = ha firmado
rounds-card-won = { $points ->
   *[vp] PV, victoria
    [hexes] hexágonos, victoria
}
rounds-open-game = Abrir la partida<span class="vh">: { $ground ->
   *[table] mesa { $number }
    [field] campo { $number }
}</span>
rounds-call-judge = Llamar a un árbitro<span class="vh"> { $ground ->
   *[table] a la mesa { $number }
    [field] al campo { $number }
}</span>
