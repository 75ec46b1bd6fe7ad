account-title-add-a-passkey = Añadir una llave de acceso
account-title-choose-a-new-password = Elegir una contraseña nueva
account-title-forgotten-your-password = ¿Olvidaste tu contraseña?
account-title-invitation = Invitación
account-title-new-passkey = Llave de acceso nueva
account-title-remove-a-passkey = Quitar una llave de acceso
account-title-set-up-reeve = Configurar Reeve
account-title-sign-in = Iniciar sesión
account-title-sign-in-on-another-device = Iniciar sesión en otro dispositivo
account-title-sign-in-with-a-code = Iniciar sesión con un código
account-title-this-link-does-not-work = Este enlace no funciona
account-title-your-account = Tu cuenta
account-title-your-email = Tu correo
account-title-your-recovery-codes = Tus códigos de recuperación
account-title-your-second-factor = Tu segundo factor

account-your-password = Tu contraseña
account-password = Contraseña
account-new-password = Contraseña nueva
account-repeat-password = Repite la contraseña
account-repeat-new-password = Repite la contraseña nueva
account-password-help = Al menos 10 caracteres. Una frase corta va bien.
account-code = Código
account-back-to-sign-in = Volver a iniciar sesión
account-cancel = Cancelar
account-sign-in-button = Iniciar sesión

account-sign-in-lead = Para organizadores, árbitros y administradores. Los jugadores no necesitan cuenta: su enlace privado abre su página, y la organización se lo puede enseñar a quien lo haya perdido.
account-sign-in-name = Nombre
account-forgotten-link = ¿Olvidaste tu contraseña?
account-sign-in-code-link = Iniciar sesión con un código de otro dispositivo
account-type-code-open = En un teléfono o portátil donde tengas la sesión iniciada, abre <strong class="name">{ $address }</strong> y elige «Iniciar sesión en otro dispositivo».
account-type-code-type = Escribe el código que muestra.
account-type-code-help = Dos grupos de cuatro letras y cifras; valen minúsculas.
account-type-code-hours = { $hours ->
    [one] La sesión en este dispositivo dura { $hours } hora como máximo. Ciérrala cuando lo devuelvas.
   *[other] La sesión en este dispositivo dura { $hours } horas como máximo. Ciérrala cuando lo devuelvas.
}

account-code-used-at = El código se usó a las { $time } UTC
account-code-signed-in = { $hours ->
    [one] { $browser } <span class="num">desde { $address }</span> tiene tu sesión iniciada, por { $hours } hora como máximo.
   *[other] { $browser } <span class="num">desde { $address }</span> tiene tu sesión iniciada, por { $hours } horas como máximo.
}
account-code-if-not-you = Si no fuiste tú, o ya has terminado allí:
account-code-sign-out = Cerrar la sesión de ese dispositivo
account-code-signed-out = La sesión de ese dispositivo está cerrada.
account-code-heading = Tu código, para dos minutos y un dispositivo
account-code-seconds = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
account-code-seconds-script = quedan {"{"}n{"}"} segundos
account-code-second-script = queda 1 segundo
account-code-open-there = En el otro dispositivo, abre <strong class="name">{ $address }</strong>
account-code-type-there = Escribe allí el código.
account-code-check = Después comprueba aquí que fuiste tú: <a href="{ $url }">¿Se ha usado?</a>
account-code-nobody-asks = Nadie que trabaje aquí te pedirá nunca este código.
account-code-not-used = Todavía sin usar
account-code-works-for = { $seconds ->
    [one] El código vale { $seconds } segundo más. Se mostró una vez y no se vuelve a mostrar.
   *[other] El código vale { $seconds } segundos más. Se mostró una vez y no se vuelve a mostrar.
}
account-code-refresh = Actualizar
account-code-lead = Para un portátil que no es tuyo: en él no se escribe ninguna contraseña.
account-code-how = { $hours ->
    [one] Aquí recibes un código, y lo escribes en el otro dispositivo en los dos minutos siguientes. Su sesión dura { $hours } hora como máximo, y la puedes cerrar desde aquí en cualquier momento.
   *[other] Aquí recibes un código, y lo escribes en el otro dispositivo en los dos minutos siguientes. Su sesión dura { $hours } horas como máximo, y la puedes cerrar desde aquí en cualquier momento.
}
account-code-show-new = Mostrar un código nuevo
account-code-show = Mostrar un código

account-forgotten-no-mail = Aquí no hay correo configurado, así que pregunta a un administrador.
account-forgotten-how = Un administrador puede crear un enlace para ti en la página de tu cuenta; abre una página donde eliges una contraseña nueva. Quien lleva Reeve también puede imprimir uno en la máquina: <code>reeve user reset NAME</code>.
account-forgotten-done = <strong>Hecho.</strong> Si hay una cuenta con este nombre o esta dirección, y tiene una dirección de correo, va un correo de camino a ella.
account-forgotten-then = El enlace que contiene vale una vez, durante una hora. ¿Nada a los diez minutos? Mira en tu carpeta de correo no deseado; después, pide un enlace a un administrador.
account-forgotten-lead = Se enviará un enlace a la dirección de correo de tu cuenta.
account-forgotten-who = Tu nombre, o tu correo
account-forgotten-who-help = El nombre con el que inicias sesión.
account-forgotten-button = Enviarme un enlace
account-forgotten-no-address = ¿Tu cuenta no tiene dirección, o no puedes leer su correo? Pide un enlace a un administrador.
account-reset-lead = El enlace vale una vez. Al elegir una contraseña nueva se cierra tu sesión en todos los dispositivos.
account-reset-button = Guardar la contraseña
account-reset-closed = Ya se ha usado, es demasiado antiguo o le falta una parte.
account-reset-closed-mail = Si llegó en un correo, asegúrate de que se abrió la dirección entera. Si no, haz que se te envíe uno nuevo, o pídeselo a un administrador.
account-reset-closed-no-mail = Si llegó en un correo, asegúrate de que se abrió la dirección entera. Si no, pide uno nuevo a un administrador.
account-reset-new-link = Enviarme un enlace nuevo

account-invited = { $role ->
    [judge] Tienes una invitación para ser árbitro en <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
   *[organizer] Tienes una invitación para ser organizador en <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
}
account-invited-until = El enlace vale una vez, hasta el { $until }. El personal de un torneo no puede jugar en él (1.3.2).
account-invited-agree = Acepto el código de conducta (versión { $version })
account-invited-agree-help = Vale para el personal igual que para los jugadores (2.1.2). Si no lo aceptas, se te pregunta otra vez en tu primera página.
account-invited-accept-as = <span>Aceptar como { $name }</span>
account-invited-not-you = <span>¿No eres { $name }? Cierra la sesión arriba y abre el enlace otra vez.</span>
account-invited-have-account = ¿Ya tienes cuenta aquí?
account-invited-sign-in = Iniciar sesión y aceptar
account-invited-create = Crear una cuenta
account-your-name = Tu nombre
account-your-email = Tu correo
account-your-name-help = Con él inicias sesión, y los demás lo ven junto a lo que haces.
account-your-email-help = Por si olvidas tu contraseña.
account-invited-button = Crear la cuenta y aceptar
account-invited-closed = La invitación ya se aceptó o se retiró, el enlace es demasiado antiguo o le falta una parte.
account-invited-closed-then = Si llegó en un correo, asegúrate de que se abrió la dirección entera. Si no, pide un enlace nuevo a quien te invitó.

account-set-up-lead-known = Esta es la cuenta de administrador, que puede hacerlo todo y da acceso a los demás.
account-set-up-lead = Crea el primer administrador. Esta página se abre una sola vez; el código está en el terminal donde se inició <code>reeve serve</code>; si es un servicio, está en el registro: <code>sudo journalctl -u reeve</code>.
account-set-up-code = Código de un solo uso
account-set-up-code-help = Tres grupos de cuatro letras y cifras.
account-set-up-button = Crear el administrador

account-signed-in-as = Sesión iniciada como <strong class="name">{ $name }</strong>.
account-change-password-heading = Cambiar la contraseña
account-change-password-button = Cambiar la contraseña
account-change-password-hint = Con esto se cierra la sesión en todos los demás dispositivos.
account-current-password = Contraseña actual
account-email-heading = Correo
account-email-none = Ninguno: nadie te puede enviar un enlace para una contraseña nueva.
account-email-change = Cambiarlo
account-second-factor-heading = Segundo factor
account-own-on-codes = Activado: después de tu contraseña escribes un código de tu teléfono.
account-own-on-both = Activado: después de tu contraseña usas una llave de acceso, o escribes un código de tu teléfono.
account-own-on-passkey = Activado: después de tu contraseña usas una llave de acceso.
account-own-codes-left = { $count ->
    [one] Queda { $count } de tus códigos de recuperación.
   *[other] Quedan { $count } de tus códigos de recuperación.
}
account-own-second-factor-link = Códigos de recuperación, llaves de acceso, teléfono nuevo, o desactivarlo
account-own-off = Desactivado: para iniciar sesión basta tu contraseña. Con un segundo factor escribes además un código de tu teléfono, o usas una llave de acceso.
account-own-set-up = Configurarlo
account-devices-heading = Dónde tienes la sesión iniciada
account-devices-code-hint = En un portátil que no es tuyo no necesitas contraseña: saca un código para dos minutos y escríbelo en él.
account-sign-in-elsewhere = Iniciar sesión en otro dispositivo
account-device-this = este dispositivo
account-device-from = Desde { $address }, a partir de: { $since }
account-device-last-used = Último uso: { $time } (UTC)
account-device-by-code = Con código, hasta: { $time }
account-device-sign-out = Cerrar sesión
account-sign-out-everywhere = Cerrar sesión en todas partes, también aquí
account-email-lead = Si este servidor envía correo, los enlaces para elegir una contraseña nueva van a esta dirección. Solo la ven los administradores.
account-email-field = Correo
account-email-help = Déjalo vacío para no tener dirección.
account-email-save = Guardar

account-after-codes = Después de tu contraseña escribes un código de tu teléfono.
account-after-both = Después de tu contraseña usas una llave de acceso, o escribes un código de tu teléfono.
account-after-passkey = Después de tu contraseña usas una llave de acceso.
account-facts-codes = Códigos de una app
account-facts-codes-on = activados, desde: { $time } (UTC)
account-facts-codes-off = desactivados
account-facts-passkeys = Llaves de acceso
account-facts-recovery = Códigos de recuperación que quedan
account-passkeys-heading = Llaves de acceso
account-passkey-added = Añadida: { $time }
account-passkey-last-used = Último uso: { $time } (UTC)
account-passkey-unused = Todavía sin usar
account-passkey-elsewhere = <span>Creada para { $name-domain }: no se puede usar en la dirección que este servidor tiene ahora.</span>
account-passkey-remove-link = Quitar
account-passkey-add = Añadir una llave de acceso
account-codes-heading = Códigos de una app
account-codes-for = Para dispositivos que no tienen ninguna de tus llaves de acceso.
account-codes-set-up = Configurar códigos
account-new-codes-or-off = Códigos de recuperación nuevos, o desactivar
account-new-codes-or-codes-off = Códigos de recuperación nuevos, o desactivar los códigos
account-new-codes = Códigos de recuperación nuevos
account-new-codes-both = Para ambas cosas, escribe un código y tu contraseña.
account-new-codes-hint = Escribe tu contraseña. Los de antes dejan entonces de valer.
account-code-or-recovery-help = Seis cifras de la app, o un código de recuperación.
account-new-codes-button = Crear diez códigos de recuperación nuevos
account-switch-off = Desactivar el segundo factor
account-switch-codes-off = Desactivar los códigos
account-new-phone = ¿Teléfono nuevo? Desactívalo aquí con el anterior o con un código de recuperación, y configúralo otra vez.
account-new-phone-required = ¿Teléfono nuevo? Desactívalo aquí con el anterior o con un código de recuperación, y configúralo otra vez. Este servidor exige un segundo factor: hasta entonces no se abre nada más.
account-new-phone-codes = ¿Teléfono nuevo? Desactiva aquí los códigos con el anterior o con un código de recuperación, y configúralos otra vez.
account-last-passkey = Al quitar la última llave de acceso, tu segundo factor queda desactivado.
account-last-passkey-required = Al quitar la última llave de acceso, tu segundo factor queda desactivado. Este servidor lo exige, así que la última se queda hasta que haya códigos.
account-codes-lead-beside = Códigos de tu teléfono, para dispositivos que no tienen ninguna de tus llaves de acceso.
account-codes-lead = Después de tu contraseña escribirás además un código de tu teléfono. Quien averigüe tu contraseña no puede iniciar sesión solo con ella.
account-codes-scan = 1. Escanéalo con tu teléfono
account-codes-scan-hint = Abre una app que cree códigos según la hora (TOTP) y escanea esto.
account-codes-picture = Código QR del secreto; debajo se puede escribir
account-codes-secret = O escribe este secreto en la app: <strong id="secret" class="num" translate="no">{ $secret }</strong>
account-codes-type = 2. Escribe el código que muestra
account-codes-type-help = Seis cifras. Nada cambia hasta que uno sea correcto.
account-codes-button = Activar
account-codes-then = Después recibes diez códigos de recuperación para guardar en papel. La sesión se cierra en todos los demás dispositivos.
account-codes-then-beside = Tus códigos de recuperación se quedan como están. La sesión se cierra en todos los demás dispositivos.
account-codes-or-passkey = O una llave de acceso
account-codes-or-passkey-hint = Una llave en tu teléfono, tu equipo o una memoria, que se abre con el dedo, la cara o un PIN. Los códigos se pueden añadir después.
account-recovery-lead = Para cuando no tienes tu teléfono. Cada uno vale una vez. Solo se muestran ahora.
account-recovery-copy = Copiarlos
account-recovery-copied = Copiados
account-recovery-keep = Imprime esta página o apúntalos, y guarda el papel lejos de tu teléfono. Los códigos que tenías antes ya no valen.
account-recovery-saved = Los he guardado
account-step-both = Tu contraseña era correcta. Ahora usa una llave de acceso, o escribe el código que muestra la app de tu teléfono.
account-step-passkey = Tu contraseña era correcta. Ahora usa tu llave de acceso.
account-step-codes = Tu contraseña era correcta. Ahora escribe el código que muestra la app de tu teléfono.
account-step-recovery = Tu contraseña era correcta. Ahora escribe un código de recuperación.
account-step-use-passkey = Usar una llave de acceso
account-step-some-elsewhere = <span>Algunas de tus llaves de acceso se crearon para { $name-domains }. A este servidor se llega ahora por { $name-server }, donde los navegadores no las ofrecen.</span>
account-step-all-elsewhere = <span>Tus llaves de acceso se crearon para { $name-domains }. A este servidor se llega ahora por { $name-server }, donde los navegadores no las ofrecen.</span>
account-step-code-help = Seis cifras. Cada código vale una vez.
account-step-no-phone = No tengo mi teléfono
account-step-not-now = Ahora no puedo
account-recovery-code = Código de recuperación
account-recovery-code-help = Tres grupos de cuatro letras y cifras, del papel que guardaste. Cada uno vale una vez.
account-step-recovery-button = Iniciar sesión con un código de recuperación
account-step-no-paper = ¿Tampoco tienes el papel? Un administrador puede quitar el segundo factor de tu cuenta.

account-passkey-lead = Una llave en tu teléfono, tu equipo o una memoria. Después de tu contraseña, con su dedo, cara o PIN inicias sesión.
account-passkey-name = Su nombre
account-passkey-name-help = Para reconocerla en tu lista: el dispositivo, o dónde está la llave.
account-passkey-go-on = Seguir
account-passkey-works-at = <span>Solo vale en { $name-server }. Si una llave de acceso es tu primer segundo factor, recibes diez códigos de recuperación para guardar en papel, y la sesión se cierra en todos los demás dispositivos.</span>
account-passkey-none-here = <span>Aquí no hay llaves de acceso. Los navegadores solo las permiten donde un servidor tiene un nombre y se llega a él por https (o está en el mismo equipo, como localhost), y a este se llega por { $name-server }.</span>
account-passkey-none-then = Aquí sirven los códigos de una app de tu teléfono. Quien lleva este servidor le puede dar un nombre y https; entonces se pueden añadir llaves de acceso.
account-passkey-back = Volver a tu segundo factor
account-passkey-made-now = Ahora tu navegador crea <strong class="name">{ $name }</strong>.
account-passkey-press = Pulsa el botón, y sigue lo que diga el navegador o el dispositivo. Antes de cinco minutos.
account-passkey-make = Crear la llave de acceso
account-passkey-not-now = Ahora no
account-passkey-no-longer = <strong class="name">{ $name }</strong> ya no sirve para iniciar sesión.
account-passkey-added-utc = Añadida: { $time } (UTC).
account-passkey-added-and-used = Añadida: { $added }; último uso: { $used } (UTC).
account-passkey-made-for = <span>Creada para { $name-domain }.</span>
account-passkey-remove = Quitar esta llave de acceso
account-passkey-stays = Se queda en el dispositivo, que quizá la siga ofreciendo: bórrala también en él. Una llave perdida no se puede usar sin tu contraseña.
account-passkey-no-scripts = Las llaves de acceso necesitan scripts, y este navegador no los ejecuta.
account-passkey-script-elsewhere = Las llaves de acceso de este servidor valen en su propia dirección. Abre {"{"}address{"}"} e inicia sesión allí.
account-passkey-script-unable = Este navegador no conoce las llaves de acceso.
account-passkey-script-known = Este dispositivo ya tiene una llave de acceso de tu cuenta.
account-passkey-script-stopped = No se eligió nada, o se tardó demasiado. Prueba otra vez cuando quieras.

account-password-with-control = La contraseña contiene un carácter de control.
account-password-common = Esta contraseña es fácil de adivinar: es muy común, o está hecha de lo que otros saben de ti. Una frase corta va bien.
account-passwords-differ = Las dos contraseñas no son iguales.
account-not-your-password = Esta no es tu contraseña actual.
account-name-missing = La cuenta necesita un nombre para iniciar sesión.
account-name-with-control = El nombre contiene un carácter de control, o uno invisible.
account-name-mixes-scripts = El nombre mezcla letras de distintos alfabetos que se parecen, como la a latina y la cirílica. Escríbelo en uno solo.
account-name-taken = Ya existe una cuenta con este nombre.
account-no-email = Esto no es una dirección de correo.
account-last-administrator = Este es el último administrador que puede iniciar sesión. Nombra antes a otro administrador.
account-switched-off = Esta cuenta está desactivada. Actívala antes de crear un enlace para ella.
account-who-missing = Escribe el nombre con el que inicias sesión, o tu correo.
account-wrong-set-up-code = Este no es el código que mostró reeve serve al iniciarse.
account-signed-in-by-code = En este dispositivo se inició sesión con un código. Crea códigos en un dispositivo donde iniciaste sesión con tu contraseña.
account-wrong-code = Este no es el código que muestra la app ahora. Si sigue pasando, comprueba que el reloj del teléfono va bien.
account-wrong-recovery-code = Este no es ninguno de los códigos de recuperación, o ya se ha usado.
account-code-used = Este código ya se ha usado: cada uno vale una vez. Espera a que la app muestre el siguiente.
account-too-many-codes = Hoy se han escrito aquí demasiados códigos equivocados, así que no se admiten más. Un código de recuperación sigue valiendo, y también un navegador en el que ya hayas iniciado sesión alguna vez.
account-second-factor-on = Esta cuenta ya tiene un segundo factor.
account-second-factor-off = Esta cuenta no tiene segundo factor.
account-passkey-name-missing = Da a la llave de acceso un nombre por el que la reconozcas, por ejemplo «Mi teléfono».
account-passkey-name-with-control = El nombre de la llave de acceso contiene un carácter de control, o uno invisible.
account-no-passkeys-here = Los navegadores no permiten llaves de acceso en la dirección de este servidor. Los códigos de una app sí sirven aquí.
account-passkey-too-late = Pasó demasiado tiempo, o la llave de acceso ya se había añadido. Si no está en tu lista, empieza de nuevo.
account-wrong-passkey = Esta llave de acceso no se aceptó: no es de esta cuenta, o respondió a una petición anterior. Prueba otra vez, o usa un código de recuperación.
account-passkey-unverified = Esta llave de acceso no comprobó que eres tú. Prueba otra vez, y usa el dedo, la cara o el PIN del dispositivo.
account-passkey-counter = Esta llave de acceso no se aceptó: cuenta cuántas veces se usa, y el número no subió, como pasa con una copia. Usa un código de recuperación, y quita esta llave.
account-passkey-known = Esta llave de acceso ya se ha añadido.
account-last-second-factor = Este servidor exige un segundo factor para tu cuenta, y esta llave de acceso es el único que tienes. Añade antes otra, o configura códigos.
account-own-second-factor = Esta es tu propia cuenta. Desactiva tu segundo factor en tu propia página.
account-too-many-addresses = La dirección se cambió varias veces en la última hora. Prueba más tarde.
account-too-many-mails = En la última hora se pidieron demasiadas contraseñas nuevas desde tu red. Prueba más tarde, o pide un enlace a un administrador.
account-password-too-long = { $length ->
   *[other] La contraseña tiene { $length } caracteres; { $most ->
       *[other] caben { $most } como máximo.
    }
}
account-name-too-long = { $length ->
   *[other] El nombre tiene { $length } caracteres; { $most ->
       *[other] caben { $most } como máximo.
    }
}
account-email-too-long = { $length ->
   *[other] La dirección de correo tiene { $length } caracteres; { $most ->
       *[other] caben { $most } como máximo.
    }
}
account-passkey-name-too-long = { $length ->
   *[other] El nombre de la llave de acceso tiene { $length } caracteres; { $most ->
       *[other] caben { $most } como máximo.
    }
}
account-password-too-short = { $least ->
   *[other] La contraseña necesita al menos { $least } caracteres.
}
account-passkeys-full = { $count ->
   *[other] Ya tienes { $count } llaves de acceso, y no se guardan más. Quita antes una.
}
account-second-factor-too-late = Pasó demasiado tiempo antes del segundo paso, o tu cuenta se cambió. Inicia sesión otra vez.
account-second-factor-needed = Este servidor exige un segundo factor para tu cuenta. Configúralo aquí; hasta entonces no se abre nada más.
account-not-signed-in = El nombre y la contraseña no coinciden. Revisa si hay algún error al escribir, o pide abajo una contraseña nueva.
account-code-does-not-open = Este código no vale: se escribió mal, ya se ha usado o tiene más de dos minutos. Compruébalo en el otro dispositivo, o crea allí uno nuevo.
account-browser-on = { $program } en { $system }
account-unnamed-browser = Navegador desconocido
account-rights-admin = Eres administrador: cuentas, todos los torneos, todo el registro de cambios.
account-rights-create = Puedes crear torneos.
account-rights-none = La organización te da tu función en un torneo.
