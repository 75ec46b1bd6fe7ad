frame-skip = Ir al contenido
frame-my-tournaments = Mis torneos
frame-sign-in = Iniciar sesión
frame-sign-out = Cerrar sesión
frame-way-here = El camino hasta aquí
frame-this-tournament = Este torneo
frame-calls-waiting = { $count }<span class="vh">{ $count ->
        [one] {" "}espera
       *[other] {" "}esperan
    }</span>
frame-more = Más
frame-new-here = Nuevo
frame-find-page = Buscar una página
frame-no-such-page = No existe esa página.

frame-notice-begins = { $word }.
frame-done = Hecho
frame-please-note = Atención
frame-not-done = No se ha hecho
frame-done-at = Hecho a las { $clock }.
frame-from-organizers = De la organización.
frame-made-up = Esto es la demostración: aquí todas las personas son inventadas.

frame-kept-away = Sin conexión.
frame-kept-back = La conexión ha vuelto.
frame-kept-at = Esta página está como estaba a las <span class="num"></span>, y quizá no esté al día.
frame-refresh = Actualizar
frame-another-machine = Otra máquina ha tomado el relevo: <a href="">ve allí</a>.
frame-changed = Esta página ha cambiado.
frame-lost = Sin conexión con Reeve. Esta página quizá no esté al día; se pone al día sola.
frame-may-be-at = Si Reeve no vuelve aquí, puede estar en <a href="{ $address }">{ $address }</a>.
frame-away-intro = No se llega a Reeve, y esta página no está guardada en este dispositivo. Se abre sola cuando vuelve la conexión.
frame-away-taken-over = Otra máquina ha tomado el relevo
frame-away-is-at = Reeve está ahora en <bdi translate="no"></bdi>. Los enlaces privados llevan allí a las mismas páginas; quien trabaja aquí inicia sesión de nuevo.
frame-away-stays = Lo que este dispositivo escribió y no envió, o lo que ninguna reserva tenía todavía, va allí contigo: míralo allí, y envía lo que falte.
frame-away-may-be-at = Si Reeve no vuelve aquí, puede estar en <a href=""><bdi translate="no"></bdi></a>.
frame-go-there = Ir allí
frame-try-again = Reintentar
frame-away-pages = Páginas guardadas en este dispositivo
frame-away-pages-open = Se abren sin conexión, como estaban a la hora que pone al lado. Lo que envíes en ellas espera a que vuelva la conexión.
frame-away-no-pages = Este dispositivo tampoco guarda ninguna otra página.

frame-moved = Otra máquina ha tomado el relevo. Reeve está ahora en <a href="{ $url }">{ $name-address }</a>.
frame-moved-nothing-here = Aquí ya no se guarda nada. Lo que este dispositivo no pudo enviar, lo conserva.

frame-page-as-of = Página { $fresh }
frame-by-reeve = <a href="{ $url }">{ $tournament }</a>, por Reeve
frame-this-server = Este servidor
frame-contact = Contacto
frame-privacy = Privacidad
frame-imprint = Aviso legal
frame-terms = Condiciones
frame-light-or-dark = Claro u oscuro
frame-theme-auto = Como el dispositivo
frame-theme-light = Claro
frame-theme-dark = Oscuro

frame-status = Estado { $status }
frame-status-and-request = Estado { $status } · petición <b id="request">{ $request }</b>
frame-to-sign-in = Iniciar sesión
frame-to-form = La página de este formulario
frame-to-next-step = Qué hacer ahora en este torneo
frame-to-tournament = La página del torneo
frame-to-start = Página de inicio

frame-copy-made = Una copia hecha con Reeve; fecha: { $time }.
frame-copy-of = Una copia de <a href="{ $original }">{ $original }</a>; fecha: { $time }.
