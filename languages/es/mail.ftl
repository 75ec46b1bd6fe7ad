mail-player-link =
    { $state ->
        [waiting] Hola:

            Estás en la lista de espera de { $name-tournament }
        [asked] Hola:

            Has pedido plaza en { $name-tournament }
       *[registered] Hola:

            Tienes tu inscripción en { $name-tournament }
    }
    ({ $when-and-where }).

    Esta es tu página, con tus mesas y resultados durante el día:

    { $link }

    El enlace es la llave de tu página. Guárdalo y no lo pases a nadie. Ahí están también tus datos y la forma de retirarte.

    Si no sabes nada de esto, alguien se equivocó al escribir una dirección: abre la página y retírate, o ignora este correo.
mail-player-link-subject = Tu página de { $name-tournament }

mail-seats =
    Hola:

    Aquí te sientas en { $name-tournament }:

    { $seats }

    Tu página muestra a quién te enfrentas, y tu mesa actual si vuelve a cambiar algo:

    { $link }

    Recibes este correo porque pediste tus mesas por correo. Lo puedes desactivar en tu página.
mail-seats-subject = Tus mesas en { $name-tournament }
mail-seats-subject-one = { $title }, mesa { $table }, posición { $position }
mail-seats-subject-changed = Cambio: { $title }, mesa { $table }, posición { $position }
mail-seats-line = { $title }: mesa { $table }, posición { $position }
mail-seats-line-other = { $title }: mesa { $table }, posición { $position }, no donde se te dijo antes

mail-sign =
    Hola:

    El resultado de tu partida está introducido. Mira si está bien, y fírmalo:

    { $link }

    El enlace es solo tuyo.
mail-sign-subject = { $name-tournament }: firma tu resultado

mail-final-day =
    Hola:

    Estás entre los mejores de { $name-series }, y tienes una invitación para jugar su día de la final: { $when }.

    Di si vienes, antes de las { $answer-by }:

    { $link }

    El enlace es solo tuyo. Si no puedes venir, dilo también: espera el siguiente de la clasificación.
mail-final-day-subject = Tu invitación al día de la final de { $name-series }

mail-to-player =
    Recibes este correo porque estás en la lista de jugadores de { $name-tournament }. Tu página, que es solo para ti:

    { $link }

mail-invitation =
    { $role ->
        [judge] Hola:

            Tienes una invitación para ser árbitro en { $name-tournament }
       *[organizer] Hola:

            Tienes una invitación para ser organizador en { $name-tournament }
    }
    ({ $when-and-where }).

    Abre esta página para aceptar. Inicia sesión en ella con tu cuenta de Reeve, o crea una:

    { $link }

    { $role ->
        [judge] El enlace vale una vez, hasta el { $until }. No lo pases a nadie: quien lo abra primero será árbitro.
       *[organizer] El enlace vale una vez, hasta el { $until }. No lo pases a nadie: quien lo abra primero será organizador.
    }

    Si no sabes nada de esto, ignora este correo: sin ti no pasa nada.
mail-invitation-subject = { $role ->
    [judge] Invitación para ser árbitro en { $name-tournament }
   *[organizer] Invitación para ser organizador en { $name-tournament }
}

mail-reset =
    Hola, { $name }:

    Alguien, probablemente tú, pidió una contraseña nueva para esta cuenta de Reeve. Abre esta página antes de una hora y elige una:

    { $link }

    El enlace vale una vez. Al elegir una contraseña nueva se cierra tu sesión en todos los dispositivos.

    Si no la pediste, no hagas nada: tu contraseña se queda como está.
mail-reset-subject = Una contraseña nueva para Reeve

mail-second-factor-reset =
    Hola, { $name }:

    Un administrador quitó el segundo factor de tu cuenta de Reeve, con sus códigos y llaves de acceso. Ahora inicias sesión solo con tu contraseña, hasta que configures de nuevo un segundo factor:

    { $link }

    Si no lo pediste, avisa enseguida a un administrador y cambia tu contraseña.
mail-second-factor-reset-subject = Se quitó tu segundo factor de Reeve

mail-waits =
    Hola, { $name }:

    Algo te espera en Reeve. Inicia sesión para leerlo:

    { $link }
mail-waits-subject = Algo te espera

mail-address-changed =
    Hola, { $name }:

    La dirección de correo de tu cuenta de Reeve en { $server } se cambió; lo hiciste tú o un administrador. Los correos sobre la cuenta, también los enlaces para una contraseña nueva, ya no llegan a esta dirección.

    Si no lo hiciste tú y nadie te avisó, díselo enseguida a un administrador: quien lo hizo puede tener tu contraseña. Un administrador puede volver a poner la dirección y darte otra contraseña.
mail-address-changed-subject = Se cambió la dirección de tu cuenta de Reeve

mail-test =
    Hola, { $name }:

    Pediste una prueba a Reeve en { $server }. Aquí está: el correo funciona.
mail-test-subject = El correo de Reeve funciona

mail-no-own-address = Tu cuenta no tiene dirección de correo. Ponle una en Tu cuenta, y prueba otra vez.
