register-name = Nombre
register-name-help = Como debe aparecer en las mesas y la clasificación, que puede leer todo el mundo.
register-email = Correo
register-email-help = Solo lo ve la organización.
register-seat-mail = { $ground ->
   *[table] Avisarme por correo cuando mi mesa sea pública y cuando mi resultado espere mi firma
    [field] Avisarme por correo cuando mi campo sea público y cuando mi resultado espere mi firma
}
register-seat-mail-help = Lo puedes cambiar en tu página en cualquier momento.
register-other-person = Es otra persona, que todavía no tiene inscripción
register-club = Club
register-country = País
register-groups = Familia o amigos que también juegan
register-groups-help = Una palabra que escriba todo el grupo, por ejemplo el apellido de la familia. El reparto de mesas los separa donde puede. Separa varias con |
register-comes-with = ¿Quién viene contigo?
register-comes-with-help = Nombres de familia y amigos. Solo los ve la organización, que te puede sentar en otra mesa.
register-for-minors = Menores: también acepta un representante legal
register-minor = Soy menor de edad
register-guardian = Nombre del representante legal
register-guardian-agrees = Como representante legal, acepto los dos textos de abajo
register-agree-code = Acepto el código de conducta (versión { $version })
register-agree-photo = Acepto las normas sobre fotos (versión { $version })
register-no-pictures = No quiero salir en fotos ni vídeos
register-no-pictures-help = Tu nombre va a una lista para el personal. Juegas igualmente, y puedes dejar sin marcar la casilla de arriba (3.1.1).
register-versions-kept = Se guarda qué versión aceptaste y cuándo. Ambos textos están en <a href="{ $url }">Reglamento de este torneo</a>.
register-send = Inscribirme
register-send-waiting = Apuntarme a la lista de espera
register-approval = La organización aprueba cada inscripción. Tu página te dirá cuándo lo ha hecho.
register-full = Todas las plazas están ocupadas, u otros esperan una. Puedes apuntarte a la lista de espera; tu página te dirá cuándo tienes plaza.
register-places-taken = Plazas ocupadas: { $taken ->
       *[other] { $taken }
    } de { $capacity ->
       *[other] { $capacity }
    }.
register-places-and-waiting = Plazas ocupadas: { $taken ->
       *[other] { $taken }
    } de { $capacity ->
       *[other] { $capacity }
    }; en la lista de espera: { $waiting ->
       *[other] { $waiting }
    }.

register-code-of-conduct = Código de conducta
register-photo-policy = Normas sobre fotos
register-paper-and-version = { $paper }, versión { $version }
register-paper-summary = Esto es un resumen; los números entre paréntesis son artículos del reglamento oficial.
register-paper-whole = El texto completo

register-closed-heading = Ahora no hay inscripción
register-to-tournament = Al torneo
register-not-opened-yet = La inscripción todavía no se ha abierto.
register-is-open = La inscripción está abierta.
register-closed-ask = La inscripción está cerrada. Si aún quieres jugar, pregunta a la organización en la sala.
register-closed-prelims-over = La inscripción está cerrada: las partidas preliminares han terminado.
register-closed-finished = La inscripción está cerrada: este torneo ha terminado.
register-called-off = Este torneo se ha cancelado, así que nadie se puede inscribir.
register-final-day = Este es el día de la final de una serie. No tiene inscripción: se invita a los mejores de todos los torneos.

register-door-lead = Un paso más: abre tu página en este teléfono.
register-door-link = Es el enlace privado que recibiste al inscribirte, por correo o en una tarjeta. Allí pulsas «Estoy aquí».
register-door-code = En otro dispositivo, escribe allí este código: <b class="num nowrap">{ $code }</b>
register-door-no-link = ¿No tienes a mano el enlace? Di en la entrada a la organización que estás aquí.
register-door-old = Este código ya no vale, o le falta una parte.
register-door-old-then = Escanea otra vez el código de la puerta, o di en la entrada a la organización que estás aquí.
register-door-about = Sobre el torneo
