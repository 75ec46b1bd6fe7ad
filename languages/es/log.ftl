log-intro = Correcciones y descalificaciones. Este registro no contiene nada más.
log-corrections-heading = Correcciones
log-no-corrections = No se ha corregido ninguna hoja de resultados.
log-corrections-caption = Hojas de resultados corregidas, las más recientes primero
log-game-column = { $entrant ->
   *[player] Partida y jugador
    [team] Partida y equipo
}
log-before-column = Guardado antes
log-paper-column = En el papel firmado
log-values-later = Ambos valores aparecen aquí cuando el resultado sea público.
log-chain-heading = Cadena de huellas
log-chain-length = Longitud
log-chain-head = Cabeza
log-chain-explained = Cada hoja de resultados definitiva es un eslabón de esta cadena, y cada eslabón contiene la huella del anterior. Así, la cabeza responde de todos los resultados hasta ella. Apúntala, y más tarde podrás saber si alguno se cambió: comprueba un archivo del torneo con <code>reeve verify</code> o <code>sha256sum</code>. Los resultados que todavía no son públicos se unen aquí a la cadena cuando lo sean.
log-no-chain = Todavía no hay ningún resultado público. La longitud y la cabeza de la cadena aparecen aquí con el primero.
log-staff-log = El registro propio del personal, con todos los cambios del torneo, se cierra de la misma manera: su última línea tiene la huella <code class="digest">{ $head }</code>.
log-receipt-heading = Consultar un comprobante

log-sealed = Los resultados definitivos están sellados
log-sealed-by = Ninguno se puede cambiar sin que se note: una cadena de huellas de { $links } termina en <code class="digest">{ $head }</code>.
log-sealed-by-signed = Ninguno se puede cambiar sin que se note: una cadena de huellas de { $links } termina en <code class="digest">{ $head }</code> (firmas: <code class="digest">{ $signed }</code>).
log-link = Registro público
