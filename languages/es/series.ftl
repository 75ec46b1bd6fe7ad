series-not-public = No es pública
series-only-organizers = Esta serie solo la ve su organización.
series-run = Dirigir esta serie
series-final-day = Día de la final
series-champion = Título: <span class="name">{ $name }</span>
series-best-play = Los mejores juegan <a href="{ $url }" class="name">{ $name }</a>.
series-events = Torneos
series-ranking = Clasificación
series-pass-on = Compártela
series-no-event = Todavía no hay ningún torneo público.
series-follow = <a href="{ $calendar }">Sigue estos torneos en tu calendario</a>. Para quien informe sobre ellos: <a href="{ $csv }">jugadores, finalistas y campeones como archivo para hojas de cálculo</a>, <a href="{ $json }">como JSON</a>
series-provisional = Provisional
series-no-result = Todavía no hay ningún resultado público.
series-open-a-line = Abre una línea para ver todos los torneos en que participó el jugador.
series-table = Clasificación de la serie
series-files = <a href="{ $ranking }">La clasificación como archivo para hojas de cálculo</a>; <a href="{ $events }">con una línea por cada torneo de cada jugador</a>
series-as-code = Esta página como código QR
series-played = { $count ->
        [one] jugó { $count }
       *[other] jugaron { $count }
    }

series-days = { $first } a { $last }
series-from = Desde el { $first }
series-from-within = desde el { $first }

series-no-events-yet = Todavía no hay torneos
series-all-over = Todos los torneos han terminado
series-prelims-over = Las partidas preliminares de todos los torneos han terminado
series-some-over = { $over ->
    [one] Ha terminado { $over } de { $all ->
       *[other] { $all }
    } torneos
   *[other] Han terminado { $over } de { $all ->
       *[other] { $all }
    } torneos
}
series-provisional-until = Esta clasificación es provisional. Puede cambiar hasta que terminen estos torneos: { $events }.
series-events-over = { $over ->
    [one] { $over } torneo ha terminado
   *[other] { $over } torneos han terminado
}
series-events-all-over = { $over ->
    [one] { $over } torneo, terminado
   *[other] { $over } torneos, todos terminados
}

series-how = De cada jugador cuenta su mejor torneo, por partidas ganadas, PV, PV%, segundos y terceros puestos. Los torneos no se suman nunca; de dos iguales cuenta el anterior (1.2.3).
series-who = Un mismo correo es una misma persona. También lo son los jugadores de los que la organización ha dicho que son uno.
series-attendance = { $count ->
    [one] Ha jugado { $count } persona, contando todos los torneos.
   *[other] Han jugado { $count } personas distintas, contando todos los torneos.
}
series-attendance-so-far = { $count ->
    [one] Hasta ahora ha jugado { $count } persona, contando todos los torneos.
   *[other] Hasta ahora han jugado { $count } personas distintas, contando todos los torneos.
}
series-not-valid = Con menos de 12, el resultado no es válido para el campeonato (1.1.3).
series-may-skip = Con 16 a 28, los 16 mejores juegan semifinales, que la organización puede suprimir (1.1.3).
series-semi-finals = Con 29 o más, los 16 mejores juegan semifinales (1.1.3).
series-final-alone = Con 12 a 15, los cuatro mejores pasan directamente a la final (1.1.3).
series-frozen = Congelada el { $day }. Las invitaciones al día de la final van por esta clasificación; un resultado que se corrija después no la cambia (1.2.4).
series-frozen-and-invited = Congelada el { $day }. Las invitaciones al día de la final van por esta clasificación; un resultado que se corrija después no la cambia (1.2.4). Plazo para responder a una invitación: hasta las { $until }.

series-best-of = { $name }, el mejor de { $events ->
       *[other] { $events }
    } torneos
series-sum = { $wins ->
        [one] { $wins } partida ganada
       *[other] { $wins } partidas ganadas
    } de { $games ->
       *[other] { $games }
    }, { $vp ->
       *[other] { $vp }
    } PV, { $percent } PV%, { $seconds ->
        [one] { $seconds } segundo puesto
       *[other] { $seconds } segundos puestos
    }, { $thirds ->
        [one] { $thirds } tercer puesto
       *[other] { $thirds } terceros puestos
    }
series-counts = { $name } cuenta: { $sum }.
series-counts-not = { $name } no cuenta, con { $more } frente a { $less }: { $sum }.
series-counts-not-equal = { $name } es igual en todo y fue posterior, así que no cuenta: { $sum }.
series-value-points = { $sum } puntos por puesto
series-value-vp = { $vp ->
       *[other] { $vp } PV
    }
series-value-percent = { $percent } PV%
series-value-wins = { $wins ->
    [one] { $wins } partida ganada
   *[other] { $wins } partidas ganadas
}
series-value-seconds = { $seconds ->
    [one] { $seconds } segundo puesto
   *[other] { $seconds } segundos puestos
}
series-value-thirds = { $thirds ->
    [one] { $thirds } tercer puesto
   *[other] { $thirds } terceros puestos
}
series-separates-points = Lo que separa esta línea de la de arriba: los puntos por puesto.
series-separates-wins = Lo que separa esta línea de la de arriba: las partidas ganadas.
series-separates-vp = Lo que separa esta línea de la de arriba: los PV.
series-separates-percent = Lo que separa esta línea de la de arriba: el PV%.
series-separates-seconds = Lo que separa esta línea de la de arriba: los segundos puestos.
series-separates-thirds = Lo que separa esta línea de la de arriba: los terceros puestos.
series-separates-lot = Lo que separa esta línea de la de arriba: el sorteo.
series-separates-nothing = Nada separa esta línea de la de arriba; comparten el puesto.
series-lots-decide-cut = Un sorteo decide quién pasa de los que están en este puesto.
series-lots-decide-seeds = Un sorteo decide el orden de los que están en este puesto, y con él sus cabezas de serie.
series-surely-in = { $short }; dentro seguro
series-surely-out = { $short }; ya no puede entrar
series-in = Seguro entre los { $least } mejores, que juegan el día de la final: vayan como vayan los torneos que quedan por jugar, pueden acabar delante o igualados menos de { $least ->
       *[other] { $least }
    }.
series-out = Ya no puede estar entre los { $most } mejores: otros { $most ->
       *[other] { $most }
    } tienen ya más de lo que puede dar cualquier torneo que quede por jugar. Solo se libera una plaza si alguien de delante no va al día de la final.
series-cut-16 = Por encima de esta línea: los 16 mejores
series-cut-16-tied = Por encima de esta línea: los 16 mejores; un sorteo decide entre los que comparten aquí el puesto
series-cut-4 = Por encima de esta línea: los cuatro mejores
series-cut-4-tied = Por encima de esta línea: los cuatro mejores; un sorteo decide entre los que comparten aquí el puesto

series-own-place = En { $name-series } tienes el puesto { $rank } de { $of }; para ti cuenta { $name-event }.
series-own-place-so-far = En { $name-series } tienes hasta ahora el puesto { $rank } de { $of }; para ti cuenta { $name-event }.
series-own-place-this = En { $name-series } tienes el puesto { $rank } de { $of }; para ti cuenta este torneo.
series-own-place-this-so-far = En { $name-series } tienes hasta ahora el puesto { $rank } de { $of }; para ti cuenta este torneo.
series-own-among = Es un puesto entre los { $places } mejores. La organización envía las invitaciones al día de la final.
series-own-sure = Tienes seguro un puesto entre los { $places } mejores, que juegan el día de la final.
series-own-gone = Ya no puedes estar entre los { $places } mejores; solo hay plaza para ti si alguien de delante no va al día de la final.
series-own-inside = Es un puesto entre los { $places } mejores, que juegan el día de la final, pero otros todavía pueden adelantarte.
series-own-outside = Para estar entre los { $places } mejores, según está la clasificación, necesitas en un solo torneo más de lo que tiene el último de ellos: { $sum }.
