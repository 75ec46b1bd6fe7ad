faults-too-long = { $length ->
    [one] tiene { $length } carácter; { $most ->
        [one] cabe { $most } como máximo
       *[other] caben { $most } como máximo
    }
   *[other] tiene { $length } caracteres; { $most ->
        [one] cabe { $most } como máximo
       *[other] caben { $most } como máximo
    }
}
faults-not-understood = La petición no se ha podido entender. No se ha cambiado nada.
faults-no-such-move = El formulario nombra un paso que Reeve no conoce. No se ha cambiado nada.
faults-decline-not-said = El formulario no dice si el jugador rechaza.
faults-no-such-theme = El tema es claro, oscuro o el del dispositivo.
faults-no-such-choice = Lo elegido en { $field } no es ninguna de las opciones. No se ha cambiado nada.
faults-address-zero-byte = En la dirección, { $field } contiene un byte cero, que no es texto.
faults-address-too-long = { $field } en la dirección { $length ->
    [one] tiene { $length } carácter; { $most ->
        [one] cabe { $most } como máximo
       *[other] caben { $most } como máximo
    }
   *[other] tiene { $length } caracteres; { $most ->
        [one] cabe { $most } como máximo
       *[other] caben { $most } como máximo
    }
}.
faults-button = El botón { $field } no tiene ese valor. No se ha cambiado nada.
faults-compressed = Un formulario se admite sin comprimir. No se ha cambiado nada.
faults-charset = Un formulario se admite en UTF-8, no en { $charset }. No se ha cambiado nada.
faults-kind = Aquí se esperaba un formulario, no { $kind }. No se ha cambiado nada.
faults-not-encoded = El formulario no es texto UTF-8 como lo codifica un navegador. No se ha cambiado nada.
faults-cut-short = El formulario no llegó entero. No se ha cambiado nada; envíalo otra vez.
faults-two-files = Llegaron dos archivos donde se admite uno. No se ha cambiado nada.
faults-field-not-utf8 = El campo { $field } no es texto UTF-8. No se ha cambiado nada.
faults-too-many-fields = { $most ->
    [one] Se lee { $most } campo de una vez como máximo. No se ha cambiado nada.
   *[other] Se leen { $most } campos de una vez como máximo. No se ha cambiado nada.
}
faults-field-too-long = El campo { $field } { $length ->
    [one] tiene { $length } carácter; { $most ->
        [one] cabe { $most } como máximo
       *[other] caben { $most } como máximo
    }
   *[other] tiene { $length } caracteres; { $most ->
        [one] cabe { $most } como máximo
       *[other] caben { $most } como máximo
    }
}. No se ha cambiado nada.
faults-field-twice = El campo { $field } llegó dos veces. No se ha cambiado nada.
faults-field-zero-byte = El campo { $field } contiene un byte cero, que no es texto. No se ha cambiado nada.

faults-heading = { $count ->
    [one] Una cosa por corregir
   *[other] { $count } cosas por corregir
}
faults-nothing-saved = Todavía no se ha guardado nada. Lo que escribiste sigue aquí.
