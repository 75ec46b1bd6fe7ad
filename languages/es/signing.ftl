signing-heading = Firmas
signing-all-who-have-to = Han firmado todos los que tienen que hacerlo. El personal marca la hoja como firmada, o decide un árbitro.
signing-everybody = Ha firmado todo el mundo.
signing-nobody-yet = Todavía no ha firmado nadie.
signing-some = { $signed ->
    [one] Ha firmado { $signed } de { $all }. Faltan por firmar: { $names }.
   *[other] Han firmado { $signed } de { $all }. Faltan por firmar: { $names }.
}
signing-absent = ausente
signing-disqualified = descalificación, no tiene que firmar
signing-did-not-sign = no firmó
signing-not-yet = todavía no
signing-disagrees = no está de acuerdo
signing-by-link = por enlace, { $time }
signing-with-pin = con PIN, { $time }
signing-on-paper = en papel, { $time }
