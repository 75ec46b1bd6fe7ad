refusals-signed = Este resultado está firmado, así que queda como está.
refusals-decided = Un árbitro decidió este resultado, así que queda como está.
refusals-no-result-yet = Todavía no se ha introducido ningún resultado.
refusals-disputed = { $ground ->
   *[table] Alguien de la mesa no está de acuerdo. Nadie firma hasta que decida un árbitro o esa persona lo retire.
    [field] Alguien del campo no está de acuerdo. Nadie firma hasta que decida un árbitro o esa persona lo retire.
}
refusals-no-dispute = No has dicho que no estés de acuerdo.
refusals-no-such-seat = { $ground ->
   *[table] Esta mesa no tiene ese asiento.
    [field] Este campo no tiene ese asiento.
}
refusals-absent-do-not-sign = { $entrant ->
   *[player] Un jugador marcado como ausente no firma. Si está mal, dilo.
    [team] Un equipo marcado como ausente no firma. Si está mal, dilo.
}
refusals-signer-gone = { $entrant ->
   *[player] Un jugador que ha dejado el torneo no firma. Firman los demás, y el personal marca el resto en papel.
    [team] Un equipo que ha dejado el torneo no firma. Firman los demás, y el personal marca el resto en papel.
}
refusals-you-left = { $ground ->
   *[table] Has dejado el torneo, así que no puedes hacer nada en esta mesa. Los demás y el personal siguen sin ti.
    [field] Has dejado el torneo, así que no puedes hacer nada en este campo. Los demás y el personal siguen sin ti.
}
refusals-you-are-disqualified = { $ground ->
   *[table] Te han descalificado, así que no puedes hacer nada en esta mesa. Los demás y el personal siguen sin ti.
    [field] Te han descalificado, así que no puedes hacer nada en este campo. Los demás y el personal siguen sin ti.
}
refusals-disputed-already = Ya has dicho que no estás de acuerdo. Un árbitro lo sabe.
refusals-disputes-used-up = { $most ->
   *[other] { $ground ->
               *[table] Has dicho { $most } veces que no estás de acuerdo, y las has retirado todas. Llama a un árbitro a tu mesa.
                [field] Has dicho { $most } veces que no estás de acuerdo, y las has retirado todas. Llama a un árbitro a tu campo.
            }
}
refusals-entered-already = Ya se ha introducido un resultado. Si está mal, di que no estás de acuerdo; el personal lo corregirá. Quien lo introdujo lo puede cambiar hasta que alguien firme.
refusals-own-results-off = En este torneo, los resultados los introduce el personal.
refusals-pin-missing = Escribe las cuatro cifras de tu tarjeta.
refusals-pin-wrong-last = { $ground ->
   *[table] Ese no es tu PIN. Con cinco PIN equivocados, esta mesa queda bloqueada dos minutos; después, mira tu tarjeta y prueba otra vez.
    [field] Ese no es tu PIN. Con cinco PIN equivocados, este campo queda bloqueado dos minutos; después, mira tu tarjeta y prueba otra vez.
}
refusals-pin-wrong = { $left ->
    [one] Ese no es tu PIN. Mira tu tarjeta: te queda un intento.
   *[other] Ese no es tu PIN. Mira tu tarjeta: te quedan { $left } intentos.
}
refusals-pins-held = { $ground ->
   *[table] En esta mesa se escribieron demasiados PIN equivocados. Espera dos minutos y escribe el tuyo.
    [field] En este campo se escribieron demasiados PIN equivocados. Espera dos minutos y escribe el tuyo.
}
refusals-pin-locked = Se escribieron demasiados PIN equivocados. Pide uno nuevo al personal.
refusals-pin-unknown = Todavía no tienes PIN. Pídeselo a un organizador.
refusals-pin-not-locked = Este PIN no está bloqueado, así que se queda como está.
refusals-round-not-started = Esta ronda todavía no ha empezado. Los resultados se introducen cuando está en juego.
refusals-round-closed = Esta ronda está cerrada; sus resultados quedan como están.
refusals-round-not-played = Esta ronda no se está jugando, así que sus hojas no se pueden firmar.
refusals-unusual = { $points ->
   *[vp] Algo de este resultado es poco habitual. Escribe otra vez los PV de quien ganó, como dice el papel.
    [hexes] Algo de este resultado es poco habitual. Escribe otra vez los hexágonos de quien ganó, como dice el papel.
}
refusals-not-final-yet = Esta hoja todavía no está firmada. Cambia el resultado en la propia hoja.
refusals-corrections-off = En este torneo, un resultado definitivo no se corrige nunca.
refusals-no-signed-paper = Este resultado no se firmó en papel, así que no hay ningún papel firmado que pueda decir otra cosa. Se queda como está.
refusals-nothing-differs = Esto es lo que ya está guardado. No hay nada que corregir.
refusals-correction-waits = Ya hay una corrección de esta hoja en espera. Mira antes esa.
refusals-correction-first = Una corrección espera a una segunda persona, y puede cambiar la clasificación. Confírmala o retírala antes.
refusals-same-person = Tú propusiste esta corrección. La tiene que confirmar otra persona.
refusals-role-since-proposal = Tienes la función necesaria solo desde que se propuso la corrección. La tiene que confirmar alguien que ya la tuviera antes.
refusals-let-in-by-proposer = Quien propuso esta corrección te dio acceso después de que la hoja fuera definitiva. La tiene que confirmar otra persona.
refusals-proposer-unknown = No se sabe quién propuso esta corrección. Retírala y proponla de nuevo.
refusals-proposer-gone = Quien propuso esta corrección ya no es aquí organizador o árbitro como lo era entonces. Retírala y proponla de nuevo.
refusals-no-correction-of-this = Lo que se propuso no es una corrección de esta hoja tal como está. Retírala y proponla de nuevo.
refusals-other-role-needed = Hacen falta un organizador y un árbitro. La tiene que confirmar alguien con la otra función.
refusals-winner-vp-differ = { $points ->
   *[vp] Estos no son los PV guardados de quien ganó. Mira otra vez el papel: o estos PV o el resultado de abajo están mal.
    [hexes] Estos no son los hexágonos guardados de quien ganó. Mira otra vez el papel: o estos hexágonos o el resultado de abajo están mal.
}
refusals-no-game-limit = Las partidas de este torneo no tienen límite de tiempo, así que no se añaden minutos.
refusals-game-not-on = { $ground ->
   *[table] Los minutos se añaden mientras la partida de la mesa está en juego.
    [field] Los minutos se añaden mientras la partida del campo está en juego.
}
refusals-no-minutes = Escribe un número entero de minutos, de 0 a { $most }.
refusals-judge-names-winner = { $points ->
   *[vp] Se acabó el tiempo, y hay empate en cabeza a PV: un árbitro dice quién ha ganado e introduce el resultado.
    [hexes] Se acabó el tiempo, y hay empate en cabeza a hexágonos: un árbitro dice quién ha ganado e introduce el resultado.
}
refusals-winner-out = Quien consta con la victoria se retiró en esta partida o recibió en ella una descalificación. Nadie firma, ni nombra a otro, hasta que un árbitro haya elegido qué vale.
refusals-stands-missing = Elige qué vale.
refusals-played-alone = Nadie gana una partida sin rivales. Marca que la partida no se jugó.
refusals-best-not-alone = { $points ->
   *[vp] Entre los demás hay empate en cabeza a PV. Marca arriba quién ha ganado.
    [hexes] Entre los demás hay empate en cabeza a hexágonos. Marca arriba quién ha ganado.
}
refusals-reason-missing = Di en pocas palabras qué pasó y por qué lo decides así.
refusals-objection-missing = Di en pocas palabras qué está mal.
refusals-reason-too-long = { $length ->
   *[other] El motivo tiene { $length } caracteres; caben { $most } como máximo.
}
refusals-reason-control = El motivo contiene un carácter invisible. Escríbelo de nuevo.

refusals-choice-not-public = Las mesas de esta ronda todavía no se han publicado.
refusals-choice-round-over = Esta ronda está cerrada.
refusals-choice-game-over = { $ground ->
   *[table] El resultado de esta mesa está introducido, así que su disposición y sus asientos se quedan como están.
    [field] El resultado de este campo está introducido, así que su disposición y sus asientos se quedan como están.
}
refusals-choice-layout-first = { $entrant ->
   *[player] Confirma primero la disposición del tablero; después eligen los jugadores.
    [team] Confirma primero la disposición del tablero; después eligen los equipos.
}
refusals-choice-all-chosen = { $ground ->
   *[table] En esta mesa ya ha elegido todo el mundo.
    [field] En este campo ya ha elegido todo el mundo.
}
refusals-choice-nothing-chosen = Todavía no ha elegido nadie, así que no hay nada que deshacer.
refusals-choice-colour = Elige uno de los colores que quedan.
refusals-choice-order = Elige uno de los lugares que quedan en el orden de juego.
refusals-choice-chair = Elige una de las sillas.
refusals-choice-not-a-judge = Elige uno de los árbitros de este torneo.

refusals-this-too-long = { $length ->
   *[other] Esto tiene { $length } caracteres; caben { $most } como máximo.
}
refusals-kept-apart = { $entrant ->
   *[player] Marca dos jugadores o más que haya que separar, y { $most } como máximo de una vez.
    [team] Marca dos equipos o más que haya que separar, y { $most } como máximo de una vez.
}
refusals-apart-already = { $entrant ->
   *[player] Estos jugadores ya están separados.
    [team] Estos equipos ya están separados.
}
refusals-too-many-groups = { $most ->
   *[other] Caben { $most } grupos como máximo.
}
refusals-too-many-players = { $most ->
   *[other] { $entrant ->
               *[player] Un torneo tiene { $most } jugadores como máximo, contando los que se han retirado.
                [team] Un torneo tiene { $most } equipos como máximo, contando los que se han retirado.
            }
}
refusals-no-more-numbers = { $entrant ->
   *[player] Los jugadores llevan números de 1 a { $last }, cada uno se da una sola vez, y en este torneo quedan demasiado pocos.
    [team] Los equipos llevan números de 1 a { $last }, cada uno se da una sola vez, y en este torneo quedan demasiado pocos.
}
refusals-table-number = Este número va de 1 a { $most }.
refusals-amount = Escribe un importe, por ejemplo 12, 12.50 u 8,50 €, de { $most } como máximo. Puede quedar vacío.
refusals-erase-word = No se ha borrado nada. Para borrar, escribe la palabra { $word }.
refusals-withdraw-word = Para seguir, escribe la palabra { $word }.
refusals-too-many-registrations = { $entrant ->
   *[player] En la última hora se han inscrito muchos jugadores desde tu red, así que la tuya no se ha guardado. Vuelve a las { $time }, o pide a la organización que te añada.
    [team] En la última hora se han inscrito muchos equipos desde tu red, así que la tuya no se ha guardado. Vuelve a las { $time }, o pide a la organización que te añada.
}
refusals-name-registered = { $name } ya tiene una inscripción. ¿Es otra persona con el mismo nombre? Entonces marca la casilla de abajo y envía el formulario otra vez. Si eres tú, todo está bien: usa el enlace privado que recibiste.
refusals-other-currency = Este torneo cobra en { $currency }. Escribe el importe en { $currency }.
refusals-paid-already = { $entrant ->
   *[player] Este jugador ya consta como pagado.
    [team] Este equipo ya consta como pagado.
}
refusals-not-paid = { $entrant ->
   *[player] Este jugador no consta como pagado, así que no hay nada que deshacer.
    [team] Este equipo no consta como pagado, así que no hay nada que deshacer.
}
refusals-too-many-mails = { $most ->
   *[other] { $entrant ->
               *[player] Un torneo envía como máximo { $most } correos a jugadores en un día. No se ha enviado nada.
                [team] Un torneo envía como máximo { $most } correos a equipos en un día. No se ha enviado nada.
            }
}
refusals-nobody-has-address = { $entrant ->
   *[player] Ninguno de estos jugadores tiene una dirección de correo. No se ha enviado nada.
    [team] Ninguno de estos equipos tiene una dirección de correo. No se ha enviado nada.
}
refusals-subject-missing = Hace falta un asunto.
refusals-text-missing = Hace falta un texto.
refusals-nobody-chosen = { $entrant ->
   *[player] No hay nadie marcado. Marca antes a los jugadores.
    [team] No hay nadie marcado. Marca antes a los equipos.
}
refusals-agreed-when = La lista no dice de todo el mundo cuándo aceptó. Di cuándo fue.
refusals-agreed-later = Ese día todavía no ha llegado. Di cuándo aceptaron.
refusals-name-missing = Hace falta un nombre.
refusals-control-characters = Aquí no se pueden usar saltos de línea, tabuladores ni otros caracteres de control.
refusals-control-in-note = Aquí no se pueden usar más caracteres de control que los saltos de línea, ni caracteres que inviertan la dirección del texto.
refusals-email-without-at = Una dirección de correo lleva una @.
refusals-email-half = Una dirección de correo tiene algo a ambos lados de la @.
refusals-email-two-ats = Una dirección de correo tiene una sola @, y esta tiene más.
refusals-email-twice = Aquí hay más de una dirección; basta con una.
refusals-email-not-plain = Solo la dirección, por ejemplo ada@example.org: sin espacios, comillas, comas ni otros signos.
refusals-email-not-sendable = A esta dirección no puede llegar ningún correo. Busca un signo equivocado, un punto o guion de más, o una parte demasiado larga.
refusals-email-without-dot = Falta el final de esta dirección: la parte después de la @ lleva un punto, como en ada@example.org.
refusals-guardian-missing = Por un menor acepta un representante legal: hace falta su nombre.
refusals-guardian-disagrees = El representante legal de un menor también acepta.
refusals-door-code-missing = Escanea el código de la puerta, o escribe las letras que hay debajo.
refusals-no-card-for-hidden = { $entrant ->
   *[player] Un jugador archivado no tiene tarjeta. Tráelo antes de vuelta.
    [team] Un equipo archivado no tiene tarjeta. Tráelo antes de vuelta.
}
refusals-wrong-door-code = Ese no es el código de la puerta. Mira otra vez el cartel: la organización cambia el código de vez en cuando.
refusals-too-many-door-codes = En una hora se han escrito muchos códigos equivocados en tu nombre. Di en la entrada a la organización que estás aquí.
refusals-code-not-agreed = Marca que aceptas el código de conducta.
refusals-photo-not-agreed = Marca que aceptas las normas sobre fotos.
refusals-file-empty = Elige un archivo, o pega sus líneas.
refusals-file-without-players = { $entrant ->
   *[player] el archivo tiene un encabezado y ningún jugador
    [team] el archivo tiene un encabezado y ningún equipo
}
refusals-staff-email = Esta dirección es de alguien del personal de este torneo, y el personal no puede jugar en él (1.3.2).
refusals-staff-name = Alguien del personal de este torneo se llama así, y el personal no puede jugar en él (1.3.2). Si es otra persona con el mismo nombre, dilo abajo.
refusals-on-the-list = { $name } ya está en la lista; haz allí el check-in. Si es otra persona con el mismo nombre, dilo abajo.
refusals-staff-name-registering = Alguien del personal de este torneo se llama así, y el personal no puede jugar en él (1.3.2). Si eres otra persona con el mismo nombre, pide a la organización que te añada.
refusals-staff-alike = Alguien del personal de este torneo se llama casi así, y el personal no puede jugar en él (1.3.2). Si es otra persona, dilo abajo.
refusals-staff-alike-registering = Alguien del personal de este torneo se llama casi así, y el personal no puede jugar en él (1.3.2). Si eres otra persona, dilo abajo.
refusals-staff-in-file = es del personal de este torneo, y el personal no puede jugar en él (1.3.2)
refusals-staff-alike-in-file = se llama casi como alguien del personal, y el personal no puede jugar (1.3.2). ¿Es la misma persona? Quita la línea. ¿Es otra? Dilo arriba.
refusals-staff-registers = { $entrant ->
   *[player] Eres del personal de este torneo, y el personal no puede jugar en él. Para inscribir a otra persona, añade el jugador en la página de los jugadores.
    [team] Eres del personal de este torneo, y el personal no puede jugar en él. Para inscribir a otros, añade el equipo en la página de los equipos.
}
refusals-seat-mail-without-address = { $ground ->
   *[table] Escribe la dirección a la que van tus mesas, o quita la marca de abajo.
    [field] Escribe la dirección a la que van tus campos, o quita la marca de abajo.
}
refusals-registered-already = Ya hay una inscripción con este nombre y esta dirección. Usa el enlace privado que recibiste; si lo perdiste, pregunta a la organización.
refusals-email-registered = Ya hay una inscripción con este correo. Una familia puede compartir uno: si es otra persona, marca la casilla de abajo y envía el formulario otra vez.
refusals-same-tournament = Es el mismo torneo; escribe otro.
refusals-other-tournament-hidden = Ese torneo está archivado. Tráelo antes de vuelta.
refusals-no-such-player-there = { $entrant ->
   *[player] En ese torneo no hay ningún jugador con este número.
    [team] En ese torneo no hay ningún equipo con este número.
}
refusals-same-person-already = Estos dos ya son la misma persona.
refusals-twice-in-one-tournament = { $entrant ->
   *[player] Estos dos no pueden ser una misma persona: ambos son los mismos que jugadores de un solo torneo, y en él nadie juega dos veces. Separa antes al que es otra persona.
    [team] Estos dos no pueden ser una misma persona: ambos son los mismos que equipos de un solo torneo, y en él nadie juega dos veces. Separa antes al que es otra persona.
}
refusals-joined-with-nobody = { $entrant ->
   *[player] Este jugador no está unido a nadie de otro torneo.
    [team] Este equipo no está unido a nadie de otro torneo.
}

refusals-registration-closed = La inscripción de este torneo está cerrada. Si aún quieres jugar, pregunta a la organización en la sala.
refusals-called-off = Este torneo se ha cancelado, así que no hay inscripción ni check-in.
refusals-invited-only = { $entrant ->
   *[player] Este es el día de la final de una serie: sus jugadores son los que la serie ha invitado. La organización de la serie invita al siguiente de la clasificación en la página de su día de la final.
    [team] Este es el día de la final de una serie: sus equipos son los que la serie ha invitado. La organización de la serie invita al siguiente de la clasificación en la página de su día de la final.
}
refusals-agreed-already = { $entrant ->
   *[player] Este jugador ya ha aceptado el código de conducta y las normas sobre fotos.
    [team] Este equipo ya ha aceptado el código de conducta y las normas sobre fotos.
}
refusals-guardian-first = Por un menor acepta un representante legal. Escribe antes su nombre.
refusals-own-check-in-not-started = El check-in todavía no ha empezado. Empieza cuando se abren las puertas; entonces puedes hacerlo en esta página.
refusals-hidden = { $entrant ->
   *[player] Este jugador está archivado. Sácalo antes del archivo.
    [team] Este equipo está archivado. Sácalo antes del archivo.
}
refusals-not-hidden = { $entrant ->
   *[player] Este jugador no está archivado.
    [team] Este equipo no está archivado.
}
refusals-not-asked = { $entrant ->
   *[player] Solo se puede aprobar a jugadores que esperan aprobación.
    [team] Solo se puede aprobar a equipos que esperan aprobación.
}
refusals-not-waiting = Solo puede ascender alguien de la lista de espera.
refusals-not-leaving = Ya no pide irse nadie: ya se respondió o se retiró.
refusals-not-withdrawn = Solo se puede readmitir a quien se retiró.
refusals-full = Todas las plazas están ocupadas. Aumenta las plazas en los detalles, o espera a que alguien se retire.
refusals-nobody-to-move-up = No puede ascender nadie: no espera nadie, o todas las plazas están ocupadas.
refusals-seated = { $entrant ->
   *[player] Este jugador tiene un asiento en el reparto y no se puede archivar. Retíralo; los resultados que hizo se quedan.
    [team] Este equipo tiene un asiento en el reparto y no se puede archivar. Retíralo; los resultados que hizo se quedan.
}
refusals-game-on = { $entrant ->
   *[player] Este jugador
    [team] Este equipo
} tiene su partida en juego. Si no está en { $ground ->
   *[table] la mesa
    [field] el campo
}, marca su asiento como ausente en la hoja de resultados.
refusals-tournament-over = El torneo ha terminado; ya no se puede retirar nadie.
refusals-withdrawn-already = { $entrant ->
   *[player] Este jugador ya se ha retirado.
    [team] Este equipo ya se ha retirado.
}
refusals-disqualified-stands = { $entrant ->
   *[player] Este jugador está descalificado, y así se queda (1.3.5).
    [team] Este equipo está descalificado, y así se queda (1.3.5).
}
refusals-later-stages = { $entrant ->
   *[player] Las mesas de las fases siguientes son públicas, así que los jugadores que se retiraron antes no vuelven.
    [team] Las mesas de las fases siguientes son públicas, así que los equipos que se retiraron antes no vuelven.
}
refusals-prelims-over = { $entrant ->
   *[player] Es demasiado tarde para entrar: los jugadores pueden entrar hasta que se cierra la última ronda que juega todo el mundo.
    [team] Es demasiado tarde para entrar: los equipos pueden entrar hasta que se cierra la última ronda que juega todo el mundo.
}
refusals-finalists-play = Las partidas han empezado, así que el check-in ha terminado. A quien no juega se le sustituye en la página de semifinales y final.
refusals-check-in-over = El check-in ha terminado.
refusals-check-in-not-started = El check-in todavía no ha empezado. Inícialo en la página del próximo paso cuando se abran las puertas.
refusals-own-data-locked = Ahora que las mesas son públicas, solo la organización puede cambiar tus datos.
refusals-own-check-in-closed = { $entrant ->
   *[player] Aquí los jugadores no hacen ellos mismos el check-in. Di en la entrada a la organización que estás aquí.
    [team] Aquí los equipos no hacen ellos mismos el check-in. Di en la entrada a la organización que estás aquí.
}
refusals-own-check-in-over = Se están repartiendo las primeras mesas. Di a la organización que estás aquí: te buscará un asiento.
refusals-own-withdrawal-locked = { $ground ->
   *[table] Las mesas son públicas, así que irse ahora cambia la mesa de alguien. Díselo a la organización en la sala.
    [field] Los campos son públicos, así que irse ahora cambia el campo de alguien. Díselo a la organización en la sala.
}
refusals-nothing-to-leave = No te queda ninguna partida por jugar, así que no hay nada que dejar.
refusals-waits-for-approval = { $entrant ->
   *[player] Este jugador espera tu aprobación. Apruébalo antes.
    [team] Este equipo espera tu aprobación. Apruébalo antes.
}
refusals-on-waiting-list = { $entrant ->
   *[player] Este jugador está en la lista de espera. Asciéndelo antes.
    [team] Este equipo está en la lista de espera. Asciéndelo antes.
}
refusals-has-withdrawn = { $entrant ->
   *[player] Este jugador se ha retirado. Readmítelo antes.
    [team] Este equipo se ha retirado. Readmítelo antes.
}
refusals-is-disqualified = { $entrant ->
   *[player] Este jugador está descalificado.
    [team] Este equipo está descalificado.
}
refusals-own-not-approved = La organización todavía no ha aprobado tu inscripción. Di en la entrada que estás aquí.
refusals-own-waiting = Estás en la lista de espera y todavía no tienes plaza. Di en la entrada a la organización que estás aquí.
refusals-own-withdrawn = Te has retirado, así que no puedes hacer el check-in. Si al final quieres jugar, díselo a la organización en la entrada.
refusals-own-gone = Ya no estás en el torneo, así que no puedes hacer el check-in. La organización te puede decir por qué.

refusals-nobody-named = Di de quién se trata: marca a alguien, escribe un nombre o describe a la persona.
refusals-who-is-meant = Di abajo a quién te refieres, o corrige el nombre.
refusals-too-many-named = { $most ->
   *[other] Nombra aquí a { $most } personas como máximo; menciona a las demás en «¿Qué pasó?».
}
refusals-about-oneself = Te has nombrado a ti. Quítate de la lista.
refusals-kind-missing = Elige el tipo que mejor encaje.
refusals-no-such-ground = Este motivo no está en la lista. Marca de nuevo.
refusals-not-on-the-staff = Alguien a quien marcaste ya no es del personal. Marca de nuevo.
refusals-no-such-judge = Esta persona no es árbitro del torneo. Elige de nuevo.
refusals-about-the-judge = La comunicación trata de este árbitro. Elige otro, o ninguno.
refusals-words-missing = Escribe aquí unas palabras.
refusals-shorten = { $length ->
   *[other] Esto tiene { $length } caracteres; caben { $most } como máximo. Acórtalo.
}
refusals-invisible-character = Esto contiene un carácter invisible. Escríbelo de nuevo, o pégalo como texto sin formato.
refusals-too-many-today = { $most ->
   *[other] Hoy ya se han enviado { $most } formularios desde aquí, así que este no se ha guardado. Habla en persona con un árbitro o un organizador.
}

refusals-changed-meanwhile = mientras tanto, alguien lo ha cambiado
refusals-not-allowed = no está permitido
refusals-not-found = no se ha encontrado
