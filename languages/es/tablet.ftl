tablet-signed-pass-on = Firmado. Pasa la tableta.
tablet-pins-held = { $ground ->
   *[table] En esta mesa se escribieron demasiados PIN equivocados. Se pueden volver a introducir a las { $time }.
    [field] En este campo se escribieron demasiados PIN equivocados. Se pueden volver a introducir a las { $time }.
}
tablet-signed-in = Tienes la sesión iniciada en este dispositivo, así que quien lo tenga en la mano puede hacer lo mismo que tú. Cierra la sesión antes de pasarlo.
tablet-final = El resultado de esta partida queda como está (1.3.4). Devuelve la tableta al personal.
tablet-no-result = Todavía no hay resultado
tablet-no-result-why = { $ground ->
   *[table] El resultado de esta mesa todavía no está introducido. Lo introduce el personal, o alguien de la mesa con su enlace privado; después, abre otra vez esta página.
    [field] El resultado de este campo todavía no está introducido. Lo introduce el personal, o alguien del campo con su enlace privado; después, abre otra vez esta página.
}
tablet-who-signs = ¿Quién firma ahora?
tablet-tap-name = Toca tu propio nombre, y después pasa la tableta.
tablet-pin-locked = PIN bloqueado: pide uno nuevo al personal
tablet-closed = { $ground ->
   *[table] Esta tableta está cerrada, o se le ha acabado el tiempo. El personal la puede abrir otra vez desde la hoja de resultados de la mesa.
    [field] Esta tableta está cerrada, o se le ha acabado el tiempo. El personal la puede abrir otra vez desde la hoja de resultados del campo.
}
tablet-judge-comes-locked = { $ground ->
   *[table] Has dicho que no estás de acuerdo, así que un árbitro va a tu mesa. Tu PIN está bloqueado: para echarte atrás, usa tu enlace privado o pide un PIN nuevo al personal.
    [field] Has dicho que no estás de acuerdo, así que un árbitro va a tu campo. Tu PIN está bloqueado: para echarte atrás, usa tu enlace privado o pide un PIN nuevo al personal.
}
tablet-judge-comes-no-pin = { $ground ->
   *[table] Has dicho que no estás de acuerdo, así que un árbitro va a tu mesa. No tienes PIN: para echarte atrás, usa tu enlace privado o pide un PIN nuevo al personal.
    [field] Has dicho que no estás de acuerdo, así que un árbitro va a tu campo. No tienes PIN: para echarte atrás, usa tu enlace privado o pide un PIN nuevo al personal.
}
tablet-back = Volver a la hoja
tablet-locked = Tu PIN está bloqueado: un árbitro o un organizador te da uno nuevo, o firmas con tu enlace privado o en papel. Si no estás de acuerdo, dilo aquí; para eso no hace falta PIN.
tablet-no-pin = No tienes PIN: firma con tu enlace privado o en papel, o pide una tarjeta a un organizador. Si no estás de acuerdo, dilo aquí; para eso no hace falta PIN.
tablet-pin-if-disagree = Has firmado este resultado. Solo se te pide el PIN si al final no estás de acuerdo.
tablet-pin = Tu PIN
tablet-pin-help = Las cuatro cifras de tu tarjeta.
tablet-somebody-else = Otra persona
tablet-have-signed = Has firmado este resultado.
tablet-nothing-to-sign = Ahora no tienes nada que firmar.
tablet-closed-title = Este enlace no funciona
