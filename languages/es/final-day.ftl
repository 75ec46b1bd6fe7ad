final-day-invitation = Tu invitación
final-day-coming-button = Voy
final-day-not-coming-button = No puedo ir
final-day-own-page-there = Tu página del día de la final
final-day-about = Sobre { $name }
final-day-own-page = Tu página
final-day-answered = La respuesta está anotada.
final-day-disqualified = Te han descalificado en { $name-series } ({ $clause }), así que no tienes plaza en su día de la final.
final-day-hidden = La organización ha apartado por ahora el día de la final, así que aquí no se puede responder. Pregúntale qué está previsto.
final-day-played = { $known ->
    [day] Jugaste el día de la final de { $name-series }, { $day } ({ $name-place }). Ha terminado.
   *[none] Jugaste el día de la final de { $name-series } ({ $name-place }). Ha terminado.
}
final-day-over = El día de la final de { $name-series } ha terminado.
final-day-among-players = { $known ->
    [day] Estás entre los jugadores del día de la final de { $name-series }, { $day } ({ $name-place }). Si te surge algo, díselo a la organización en la sala.
   *[none] Estás entre los jugadores del día de la final de { $name-series } ({ $name-place }). Si te surge algo, díselo a la organización en la sala.
}
final-day-begun-no-place = Ya no tienes plaza, y el día de la final ha empezado.
final-day-begun-without = El día de la final ha empezado sin ti.
final-day-invited-late = { $known ->
    [day] Tienes el puesto { $rank } en la clasificación de { $name-series }, y una invitación para jugar su día de la final, { $day } ({ $name-place }). Se te pidió responder antes de las { $by }. Tu plaza todavía no se ha dado a nadie: responde ahora.
   *[none] Tienes el puesto { $rank } en la clasificación de { $name-series }, y una invitación para jugar su día de la final ({ $name-place }). Se te pidió responder antes de las { $by }. Tu plaza todavía no se ha dado a nadie: responde ahora.
}
final-day-invited = { $known ->
    [day] Tienes el puesto { $rank } en la clasificación de { $name-series }, y una invitación para jugar su día de la final, { $day } ({ $name-place }). Responde antes de las { $by }.
   *[none] Tienes el puesto { $rank } en la clasificación de { $name-series }, y una invitación para jugar su día de la final ({ $name-place }). Responde antes de las { $by }.
}
final-day-plays = { $known ->
    [day] Juegas el día de la final de { $name-series }, { $day } ({ $name-place }). Si te surge algo, dilo aquí; espera el siguiente de la clasificación.
   *[none] Juegas el día de la final de { $name-series } ({ $name-place }). Si te surge algo, dilo aquí; espera el siguiente de la clasificación.
}
final-day-no-place-but-free = Ahora mismo no tienes plaza. Todavía hay una libre, así que al final puedes venir.
final-day-no-answer-but-free = No respondiste antes de las { $by }. Todavía hay una plaza libre, así que al final puedes venir.
final-day-place-gone = Tu plaza ha pasado al siguiente de la clasificación.
final-day-last-minute = 23:59 del { $day } ({ $zone })

final-day-short-played = Jugaste el día de la final.
final-day-short-over = El día de la final ha terminado.
final-day-short-invitation = Tu invitación al día de la final
final-day-short-invited = Tienes una invitación al día de la final. Respóndela.
final-day-short-invited-by = Tienes una invitación al día de la final. Respóndela antes de las 23:59 del { $day }.
final-day-short-plays = Juegas el día de la final.

final-day-title = Día de la final
