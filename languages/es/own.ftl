own-share-rank = Compartes el puesto { $rank }
own-looked-at = La organización está revisando tu inscripción
own-waiting-number = Tienes el número { $number } en la lista de espera
own-no-place = No conseguiste plaza
own-called-off = Este torneo se ha cancelado
own-registered = Tu inscripción está hecha
own-on-final-day = Juegas el día de la final
own-check-in = Haz el check-in en la entrada
own-check-in-now = Haz el check-in ahora
own-checked-in = Tu check-in está hecho
own-wait = Espera a la próxima ronda
own-missed-game = No jugaste esta partida
own-game-over = Tu partida ha terminado
own-in-final = Estás en la final
own-in-semi-finals = Estás en las semifinales
own-rounds-over = Las rondas han terminado
own-have-won = Has ganado
own-finished-first = Has quedado en primer lugar
own-came-in-prelims = Tu puesto en las partidas preliminares: { $place }
own-prelims-over = Las partidas preliminares han terminado
own-finished = Tu puesto final: { $place }
own-games-over = Las partidas han terminado
own-your-games-over = Tus partidas han terminado
own-champion = El campeonato es tuyo
own-won-final = Has ganado la final
own-tournament-over = El torneo ha terminado
own-have-withdrawn = Te has retirado
own-are-disqualified = Te han descalificado

own-best-play-semi-finals = { $count ->
   *[other] Los { $count } mejores juegan las semifinales.
}
own-best-play-final = { $count ->
   *[other] Los { $count } mejores juegan la final.
}
own-came-and-plays-on = { $ground ->
   *[table] Tu puesto en las partidas preliminares: { $place }. Tu mesa aparece aquí en cuanto se publiquen los asientos.
    [field] Tu puesto en las partidas preliminares: { $place }. Tu campo aparece aquí en cuanto se publiquen los asientos.
}
own-stay-in-case = Si alguno de ellos no puede, entra en su lugar el siguiente de la clasificación: quédate hasta que se publiquen las mesas.
own-see-whether-on = Aquí verás si sigues cuando se publiquen las próximas mesas. La clasificación dice dónde estás.
own-thanks-stay = Gracias por jugar. Quédate a mirar y a ver quién gana el campeonato.
own-table-final-missed = { $ground ->
   *[table] El resultado de tu mesa es definitivo. Para ti cuenta como partida no jugada.
    [field] El resultado de tu campo es definitivo. Para ti cuenta como partida no jugada.
}
own-judge-decided = Un árbitro ha decidido el resultado.
own-result-final = El resultado es definitivo.
own-finish-after-winner = Tu puesto aparece aquí en cuanto se anuncie quién ha ganado.
own-whether-on = Aquí verás si sigues cuando se publiquen las próximas mesas.
own-next-table = { $ground ->
   *[table] Tu próxima mesa aparece aquí en cuanto se publiquen los asientos.
    [field] Tu próximo campo aparece aquí en cuanto se publiquen los asientos.
}
own-finish-after-round = Tu puesto aparece aquí en cuanto se cierre la ronda.
own-others-semi-finals = { $count ->
   *[other] Otros { $count } juegan ahora las semifinales.
}
own-others-semi-finals-next = { $count ->
   *[other] Ahora vienen las semifinales; las juegan otros { $count }.
}
own-others-final = { $count ->
   *[other] Otros { $count } juegan ahora la final.
}
own-others-final-next = { $count ->
   *[other] Ahora viene la final; la juegan otros { $count }.
}
own-final-on = Ahora se juega la final.
own-final-next = Ahora viene la final.
own-final-played = La final se ha jugado. Aquí se verá quién la ganó cuando la organización la cierre.
own-last-game = El resultado es definitivo. Era tu última partida en este torneo.
own-last-game-missed = Era tu última partida en este torneo.
own-event-over = Las partidas de este torneo han terminado. La clasificación de la serie dice quién sigue. Gracias por jugar.
own-won-semi-final = { $ground ->
   *[table] Has ganado tu semifinal. Tu mesa aparece aquí en cuanto se publiquen los asientos.
    [field] Has ganado tu semifinal. Tu campo aparece aquí en cuanto se publiquen los asientos.
}
own-not-approved-yet = Todavía no tienes plaza. Esta página te avisará cuando aprueben tu inscripción.
own-list-moves = Cuando se libera una plaza, pasa a quien va primero en la lista, y esta página te lo dirá.
own-nobody-joins = Las rondas que juega todo el mundo han terminado, así que ya no puede entrar nadie.
own-tournament-over-sentence = El torneo ha terminado.
own-does-not-take-place = No se celebra, así que no tienes que hacer nada. Si eso cambia, esta página te lo dirá.
own-on-the-day = El día del torneo, haz el check-in al llegar.
own-table-appears = { $ground ->
   *[table] Tu mesa aparece aquí en cuanto se publiquen los asientos.
    [field] Tu campo aparece aquí en cuanto se publiquen los asientos.
}
own-tell-at-entrance = Di en la entrada a la organización que estás aquí.
own-winner-announced-here = La clasificación dice dónde estás. Aquí se anuncia quién ha ganado en cuanto lo proclame la organización.
own-congratulations = Felicidades, y bien jugado.
own-over-thanks = El torneo ha terminado. Gracias por jugar.
own-final-over-thanks = La final ha terminado. Gracias por jugar.
own-provisional = Provisional hasta que la organización proclame quién gana el campeonato.
own-left-games-count = Ya no estás en el torneo. Las partidas que jugaste siguen contando.
own-not-taking-part = No participas. Si es un error, díselo a la organización: te puede readmitir.
own-disqualified-why = Ya no estás en el torneo. Los árbitros y la organización te pueden decir por qué.

own-everybody-rank = Puesto { $rank } de la clasificación.
own-everybody-left = { $name } ha dejado el torneo.
own-everybody-gone = { $name } ya no está en el torneo.
own-everybody-called-off = { $name }: este torneo se ha cancelado.
own-everybody-games-over = { $name }: las partidas han terminado.
own-everybody-not-on = { $name } no sigue jugando.
own-everybody-finalist = { $name } juega la final. Sus asientos todavía no son públicos.
own-everybody-game-over = { $name }: la partida de esta ronda ha terminado.
own-everybody-no-seat-next = { $name }: nadie tiene todavía asiento para lo que viene ahora.
own-everybody-next-seats = { $name }: las mesas de la próxima ronda todavía no son públicas.
own-everybody-no-seat = { $name } no tiene asiento en esta ronda.
own-everybody-nobody-has-seat = Nadie tiene todavía asiento para lo que viene ahora.
own-everybody-next-not-public = Las mesas de la próxima ronda todavía no son públicas.
own-everybody-final-not-public = Quién juega la final todavía no es público.

own-seat-heading = { $ground ->
   *[table] Mesa { $table }, posición { $position }
    [field] Campo { $table }, posición { $position }
}
own-round-game-on = { $round }: partida en juego
own-round-result-in = { $round }: resultado introducido
own-round-planned = { $round }, { $when }
own-marked-absent = Consta como ausente.
own-you-marked-absent = Constas como ausente. Si estás aquí, díselo enseguida a un árbitro.
own-yourself = <b>{ $name }</b> (tú)
own-why-rank = Por qué este puesto
own-see-standings = Ver la clasificación
own-game-at = { $ground ->
   *[table] mesa { $table }, posición { $position }
    [field] campo { $table }, posición { $position }
}
own-no-result-yet = todavía sin resultado
own-with = con
own-rank-of = { $all ->
   *[other] { $place } de { $all }
}
own-shares-rank-of = { $all ->
   *[other] Comparte el puesto { $rank } de { $all }
}
own-rank-no-game = Puesto { $rank }, ninguna partida jugada
own-rank-disqualified = Descalificación
own-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV
    }
    [hexes] { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }
}
own-vp-won = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV, victoria
    }
    [hexes] { $count ->
        [one] { $count } hexágono, victoria
       *[other] { $count } hexágonos, victoria
    }
}
own-absent = ausente
own-not-counted = no cuenta
own-worth = { $points ->
   *[vp] puesto { $place }, { $share } PV%
    [hexes] puesto { $place }, { $share } Hex.%
}
own-worth-with-points = { $points ->
   *[vp] puesto { $place }, { $score } puntos, { $share } PV%
    [hexes] puesto { $place }, { $score } puntos, { $share } Hex.%
}
own-opponent-absent = (ausente)
own-opponent-won = ({ $vp }, victoria)
own-opponent-vp = ({ $vp })

own-read-it = Leerlo
own-games-begin = Las partidas empiezan cuando lo diga la organización.
own-check-in-below = Haz el check-in aquí abajo, o di en la entrada a la organización que estás aquí.
own-confirm-board = ¿Está bien el tablero? Confírmalo.
own-confirm-new-board = Hay un tablero nuevo. ¿Está bien? Confírmalo.
own-game-at-table = { $ground ->
   *[table] { $title } en tu mesa
    [field] { $title } en tu campo
}
own-open-game = Abrir la partida
own-sheet-heading = Tu hoja de resultados
own-here-heading = ¿Estás aquí?
own-scan-door = Escanea con este teléfono el código de la puerta y vuelve aquí, o escribe las letras que hay debajo.
own-door-code = Código de la puerta
own-here-button = Estoy aquí
own-agree-first = Te falta aceptar el código de conducta y las normas sobre fotos. <a href="#agree">Hazlo abajo</a>
own-asked-to-leave = A las { $time } pediste irte. Sigues dentro hasta que el personal lo confirme.
own-stay-button = Al final me quedo
own-asked-for-erasure = Pediste que se borraran tus datos: { $time }. La organización todavía no lo ha hecho.
own-keep-data-button = Al final, conservar mis datos
own-rulings = Decisiones sobre ti
own-games = Tus partidas
own-agree-heading = Te falta aceptar
own-agree-code = Acepto el código de conducta (versión { $version })
own-agree-photo = Acepto las normas sobre fotos (versión { $version })
own-no-pictures = No quiero salir en fotos ni vídeos
own-no-pictures-help = Tu nombre va a una lista para el personal. Juegas igualmente, y puedes dejar sin marcar la casilla de arriba (3.1.1).
own-for-minors = Menores: también acepta un representante legal
own-minor = Soy menor de edad
own-guardian-name = Nombre del representante legal
own-guardian-agrees = Como representante legal, acepto ambas cosas
own-agree-button = Aceptar
own-new-version-no-seat = Hay una versión nueva desde que aceptaste. No tendrás asiento hasta que la aceptes.
own-new-version = Hay una versión nueva desde que aceptaste. Acéptala aquí.
own-not-asked-no-seat = Te inscribió la organización, así que aún no se te ha preguntado. No tendrás asiento hasta que aceptes.
own-not-asked = Te inscribió la organización, así que aún no se te ha preguntado. Acepta aquí.
own-played-before = Dónde has jugado antes
own-played-before-note = Solo tú ves esta lista.
own-other-events = Otros torneos aquí
own-board-worth = Cuánto vale, y los tableros de otras rondas
own-data-heading = Tus datos
own-comes-with-you = Quién viene contigo
own-agreed = Aceptado
own-agreed-not-yet = todavía no
own-agreed-both = código de conducta { $code }, normas sobre fotos { $photo }, { $at }
own-agreed-code-only = código de conducta { $code }, normas sobre fotos todavía no, { $at }
own-agreed-photo-only = código de conducta todavía no, normas sobre fotos { $photo }, { $at }
own-agreed-neither = código de conducta todavía no, normas sobre fotos todavía no, { $at }
own-public-data = Tu nombre, tus resultados y tus asientos son públicos. El resto solo lo ve el personal, y tu correo solo la organización. <a href="{ $csv }">Descárgalos como CSV</a>, o <a href="{ $json }">todo lo que se guarda sobre ti, como JSON</a>, sin lo que otros comunicaron a un árbitro.
own-wants-no-pictures = No quieres salir en fotos ni vídeos. El personal tiene tu nombre en una lista (3.1.1).
own-pictures-fine = Al final no me importa salir en fotos
own-offer-no-pictures = ¿No quieres salir en fotos ni vídeos? Entonces el personal tiene tu nombre en una lista; juegas igualmente (3.1.1).
own-no-pictures-button = Sin fotos de mí, por favor
own-erasure = Puedes pedir a la organización que borre tus datos: tu nombre pasa a ser un número en todas partes, y los resultados se quedan. Nada cambia hasta que lo haga.
own-erase-button = Borrar mis datos
own-both-values = Ambos valores
own-field = Campo
own-typed = Lo que escribiste
own-stored = Lo que está guardado
own-form-holds-typed = El formulario contiene lo que escribiste. Si lo guardas ahora, sustituye lo que está guardado.
own-change-data = Cambiar tus datos
own-name = Nombre
own-email = Correo
own-club = Club
own-country = País
own-groups-play = Familia o amigos que también juegan
own-groups-help = Separa varios con |
own-comes-with = ¿Quién viene contigo?
own-comes-with-help = { $ground ->
   *[table] Nombres de familia y amigos. Solo los ve la organización, que te puede sentar en otra mesa.
    [field] Nombres de familia y amigos. Solo los ve la organización, que te puede sentar en otro campo.
}
own-save = Guardar
own-fact-name = Nombre
own-fact-email = Correo
own-fact-club = Club
own-fact-country = País
own-fact-groups = Grupos
own-fact-family = Familia o amigos
own-fact-guardian = Representante legal
own-fact-comes-with = Respuesta al inscribirte
own-none = nada
own-stale = Alguien más cambió tus datos después de que abrieras la página. Tus cambios todavía no están guardados; abajo están ambas versiones.
own-tell-heading = Avísame
own-tell-when = { $ground ->
   *[table] Cuando tu mesa se publique o cambie, cuando tu resultado espere tu firma y cuando tengas una invitación para un día de la final.
    [field] Cuando tu campo se publique o cambie, cuando tu resultado espere tu firma y cuando tengas una invitación para un día de la final.
}
own-news-public = Las notificaciones solo muestran lo que es público.
own-news-no-script = Sin JavaScript no se puede avisar a este navegador.
own-news-cannot = A este navegador no se le puede avisar. En un iPhone, pon antes esta página en la pantalla de inicio y ábrela desde allí.
own-news-trying = Un momento…
own-news-late = Ahora no se llega al servicio que despierta este dispositivo. Prueba más tarde.
own-news-denied = Este navegador bloquea las notificaciones. Permítelas para este sitio en sus ajustes y prueba otra vez.
own-told-on = { $count ->
    [one] Se te avisa en un dispositivo.
   *[other] Se te avisa en { $count } dispositivos.
}
own-tell-here = Avísame en este dispositivo
own-tell-here-too = Avísame también en este dispositivo
own-tell-no-more = No me avises más
own-mailed = Se te avisa por correo.
own-stop-mails = Dejar de recibir estos correos
own-mail-me = Avísame por correo
own-wrong-heading = ¿Algo va mal?
own-wrong-tell = Díselo a cualquiera del personal. O <a href="{ $url }">comunícalo de forma confidencial</a>: la gente de la que trata no lo ve nunca.
own-your-report = <a href="{ $url }">Tu comunicación del <span class="num">{ $filed }</span></a>: { $standing }.
own-keep-heading = Guarda esta página
own-keep-link = Este enlace es solo tuyo, como una llave: guárdalo en favoritos o escanea el código con tu teléfono. Quien lo tenga puede ver y cambiar lo mismo que tú. Si lo pierdes, la organización te lo puede enseñar.
own-copied = Copiado
own-copy-link = Copiar el enlace
own-qr = Código QR del enlace de esta página
own-leave-heading = Tengo que irme
own-leaving = Se avisa enseguida al personal. Sigues dentro hasta que lo confirme, y hasta entonces puedes cambiar de idea. Las partidas que has jugado siguen contando, para ti y para tus rivales.
own-leave-button = Tengo que irme
own-cannot-come = No puedo ir
own-withdraw-heading = Retirarse
own-withdraw-button = Retirarme
own-withdraw-asked = Retiras tu inscripción.
own-withdraw-waiting = Dejas la lista de espera y pierdes tu lugar en ella.
own-withdraw-place = Renuncias a tu plaza; quizá pase a quien va primero en la lista de espera. La organización solo te puede readmitir mientras haya sitio.
own-standings = Clasificación
own-all-results = Todos los resultados
own-about-tournament = Sobre el torneo
own-add-to-calendar = Añadir tus partidas a tu calendario
own-back = Volver a tu página

own-done-registered = Tu inscripción ha llegado. Esta es tu página: guarda su enlace.
own-done-agreed = Lo que has aceptado está guardado.
own-done-checked-in = Tu check-in está hecho.
own-done-saved = Tus datos están guardados.
own-done-no-pictures = El personal tiene tu nombre en la lista de quienes no quieren fotos.
own-done-pictures = Tu nombre ya no está en esa lista.
own-done-mail = Se te avisará por correo.
own-done-no-mail = Ya no se te avisará por correo.
own-done-news = Se te avisará en este dispositivo.
own-done-no-news = Ya no se te avisará en ningún dispositivo.
own-done-withdrawn = Te has retirado.
own-done-leaving = El personal sabe que tienes que irte. Sigues dentro hasta que lo confirme.
own-done-staying = Te quedas. El personal lo sabe.
own-done-erasure-asked = La organización sabe que quieres que se borren tus datos.
own-done-erasure-not = Deshecho. Tus datos se quedan.

own-card-of = Tarjeta de { $name }
own-card-number = N.º { $number }
own-card-qr = Código QR del enlace privado
own-card-pin = PIN <b>{ $pin }</b>
own-card-no-pin = todavía sin PIN
own-card-says = Tu página, y el PIN para firmar en una tableta después de la partida. No des ninguna de las dos cosas a nadie.

own-calendar-seat = { $ground ->
   *[table] mesa { $table }, pos. { $position }
    [field] campo { $table }, pos. { $position }
}
