news-unknown-service = Reeve no llega al servicio que despierta este navegador. Quizá funcione otro navegador, o el correo.
news-seats = { $ground ->
   *[table] Los asientos son públicos: mira dónde está tu mesa.
    [field] Los asientos son públicos: mira dónde está tu campo.
}
news-other-seat = { $ground ->
   *[table] Tu asiento ha cambiado: mira dónde está ahora tu mesa.
    [field] Tu asiento ha cambiado: mira dónde está ahora tu campo.
}
news-sign = Tu resultado está introducido: fírmalo.
news-final-day = Tienes una invitación al día de la final: responde.
news-from-organizers = De la organización.
