queue-waits = { $count ->
    [one] 1 cambio espera en este dispositivo. Se envía cuando vuelva la conexión.
   *[other] { $number } cambios esperan en este dispositivo. Se envían cuando vuelva la conexión.
}
queue-stays = { $count ->
    [one] 1 cambio espera en este dispositivo. Reeve no responde en esta dirección.
   *[other] { $number } cambios esperan en este dispositivo. Reeve no responde en esta dirección.
}
queue-sends = { $count ->
    [one] Enviando 1 cambio.
   *[other] Enviando { $number } cambios.
}
queue-look = { $count ->
    [one] 1 cambio no se aceptó. Míralo aquí.
   *[other] { $number } cambios no se aceptaron. Míralos aquí.
}
queue-signed-out = { $count ->
    [one] Ya no tienes la sesión iniciada. 1 cambio espera hasta que la inicies de nuevo.
   *[other] Ya no tienes la sesión iniciada. { $number } cambios esperan hasta que la inicies de nuevo.
}
queue-others = { $count ->
    [one] 1 cambio de { $who } espera en este dispositivo hasta que { $who } inicie sesión aquí de nuevo.
   *[other] { $number } cambios de { $who } esperan en este dispositivo hasta que { $who } inicie sesión aquí de nuevo.
}
queue-others-link = { $count ->
    [one] 1 cambio de { $who } espera en este dispositivo hasta que se abra aquí de nuevo la página de { $who }.
   *[other] { $number } cambios de { $who } esperan en este dispositivo hasta que se abra aquí de nuevo la página de { $who }.
}
queue-here = está
queue-not-here = no está
queue-here-queued = Está, en cola
queue-not-here-queued = No está, en cola
queue-handed = Escrito en este dispositivo mientras Reeve estaba en otra dirección. Mira lo que está guardado, y envíalo si falta.
queue-pin-waits = 1 firma espera la conexión. Deja esta página abierta.
queue-sign-in = Iniciar sesión de nuevo
queue-address-changed = ¿Ha cambiado su dirección? Lo que espera va allí contigo: míralo allí, e introduce lo que falte.
queue-try = Prueba <bdi class="num" translate="no"></bdi>
queue-typed-by-you = Escrito por ti: <span translate="no"></span>
queue-what-differs = Qué es distinto
queue-field = Campo
queue-stored-now = Guardado ahora
queue-typed-column = Escrito por ti
queue-gone = Lo que se escribió ya no se puede introducir. Se queda aquí hasta que lo descartes.
queue-open-page = Abrir la página
queue-open-with-typed = Abrirla con lo escrito
queue-discard-typed = Descartar lo escrito
queue-do-not-send = No enviar
queue-queued = <b>En cola</b> <span class="num" data-when></span>. Todavía sin enviar.
queue-pin = <b>Todavía sin firmar.</b> La firma se envía cuando vuelva la conexión. Deja esta página abierta: el PIN no se guarda en el dispositivo. A los cinco minutos se olvida, y firmas de nuevo.
queue-pin-over = <strong>Sin firmar.</strong> No hubo conexión durante demasiado tiempo, y el PIN se olvidó. Firma de nuevo, o firma en papel.
queue-draft = Lo que se escribió aquí a las <span class="num" data-when></span> no se guardó.
queue-draft-sent = Lo que se escribió aquí a las <span class="num" data-when></span> se envió, y no se sabe si se guardó.
queue-restore = Recuperarlo
queue-discard = Descartarlo
queue-restored = <strong>Todavía sin guardar.</strong> El formulario contiene lo que se escribió antes. Mira lo que está guardado ahora, y envíalo de nuevo.
