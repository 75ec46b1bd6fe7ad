receipts-intro = Un comprobante muestra la huella de una hoja de resultados definitiva. Escribe aquí la huella para ver el resultado que hay detrás.
receipts-game = { $ground ->
   *[table] { $round }, mesa { $table }
    [field] { $round }, campo { $table }
}
receipts-link = eslabón { $number }
receipts-links = { $count ->
    [one] { $count } eslabón
   *[other] { $count } eslabones
}
receipts-not-public = Todavía no es público
receipts-not-public-why = { $ground ->
   *[table] Ahora solo lo ve el personal. Que no salga de aquí hasta que los resultados sean públicos: con una huella en la mano, alguien podría averiguar los resultados de otras mesas.
    [field] Ahora solo lo ve el personal. Que no salga de aquí hasta que los resultados sean públicos: con una huella en la mano, alguien podría averiguar los resultados de otros campos.
}
receipts-stands = Este resultado sigue valiendo.
receipts-stands-corrected = Este es el resultado corregido, y vale.
receipts-corrected-since = Este resultado se corrigió después. El registro público muestra ambos valores.
receipts-no-such = Ningún resultado publicado tiene esta huella. Si la ronda sigue abierta, prueba otra vez cuando esté cerrada.
receipts-no-digest = Una huella tiene 64 caracteres: de 0 a 9 y de a a f.
receipts-in-the-chain = En la cadena
receipts-corrected = Corregido
receipts-final-since = Definitivo desde
receipts-digest = Huella
receipts-says-caption = Qué dice la hoja de resultados
receipts-number = N.º
receipts-result = Resultado
receipts-made-of = De qué se hace la huella
receipts-made-of-how = { $entrant ->
   *[player] La huella es el SHA-256 de estas líneas, cada una terminada con un salto de línea. <code>sha256sum</code> da lo mismo. Los jugadores aparecen con su número en el torneo.
    [team] La huella es el SHA-256 de estas líneas, cada una terminada con un salto de línea. <code>sha256sum</code> da lo mismo. Los equipos aparecen con su número en el torneo.
}
receipts-print = Imprimir el comprobante
receipts-look-up = Consultar un comprobante
receipts-look-up-another = Consultar otro comprobante
receipts-digest-on-receipt = Huella del comprobante
receipts-look-up-button = Consultar
receipts-title = Comprobante de una hoja de resultados
