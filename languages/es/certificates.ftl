certificates-qualified = Clasificación para el próximo torneo
certificates-signature = Firma del organizador

certificates-title = Diplomas
certificates-for = Para
certificates-for-champion = quien gana el campeonato
certificates-for-ranks = los puestos 1 a { $last }
certificates-for-everybody = todo el mundo
certificates-not-final-word = Provisional
certificates-not-final = El torneo no ha terminado; los puestos todavía pueden cambiar.
certificates-nobody-yet = Todavía no hay nadie en la clasificación.
certificates-print-button = { $count ->
    [one] Imprimir { $count } diploma
   *[other] Imprimir { $count } diplomas
}
