side-rules-intro = Cómo se juega { $system } aquí y cómo se hace la clasificación. Donde sus reglas no dicen nada o se contradicen, <b>decidido aquí</b> marca lo que seguimos. Cuando Reeve rechaza un paso, nombra la regla por el número que lleva detrás.
side-rules-log-ruling = Anotar una decisión
side-rules-decided-heading = Decidido para este torneo paralelo
side-rules-decided = Decidido aquí:
side-rules-game = Juego
side-rules-rounds = Rondas
side-rules-who = Quién participa
side-rules-grounds = { $ground ->
   *[table] Mesas
    [field] Campos
}
side-rules-met-before = Quienes ya se han enfrentado vuelven a hacerlo lo menos que se pueda.
side-rules-locked = Estos ajustes quedaron fijados cuando se publicaron las primeras mesas.
side-rules-not-locked = La organización puede cambiar estos ajustes hasta que se publiquen las primeras mesas; después quedan fijados.

side-rules-ranking-heading = Cómo se hace la clasificación
side-rules-ranked-by-wins = Partidas ganadas.
side-rules-ranked-by-points = { $points ->
   *[vp] PV de todas las partidas juntas. Sin ningún tope.
    [hexes] Hexágonos de todas las partidas juntas: los que se tienen al terminar una partida. Sin ningún tope.
}
side-rules-ranked-by-share = { $points ->
   *[vp] PV%: la parte de todos los PV en cada partida, redondeada a dos decimales y sumada.
    [hexes] Hex.%: la parte de todos los hexágonos en cada partida, redondeada a dos decimales y sumada.
}
side-rules-ranked-by-lots = Sorteo, que se hace una vez y se mantiene.
side-rules-winner = { $points ->
   *[vp] Gana quien queda en primer lugar después de la última ronda. Una partida no jugada cuenta como ninguna victoria, 0 PV y 0 PV%.
    [hexes] Gana quien queda en primer lugar después de la última ronda. Una partida no jugada cuenta como ninguna victoria, 0 hexágonos y 0 Hex.%.
}

side-rules-conduct = Conducta
side-rules-code-of-conduct = Aquí todo el mundo, jugadores e invitados, cumple el código de conducta y las normas contra el acoso (2.1, 2.2) y acepta las normas sobre fotos (3.1).
side-rules-harassment = Si sufres o ves acoso, díselo a cualquiera del personal (2.2.3).

side-rules-players = Jugadores, cada cual por su cuenta.
side-rules-teams = Equipos, cada uno con un nombre. Quien lo inscribe habla y firma por el equipo.
side-rules-by-its-box = Se juega con las reglas de su caja. Los resultados se escriben en las hojas de resultados.
side-rules-step-by-step = Una partida que se anota paso a paso
side-rules-rule-l1 = Cada botón escribe una línea del registro de la partida. Un registro escrito en otro sitio es texto en UTF-8 con un objeto JSON en cada línea y sin líneas vacías. Una línea tiene las claves de su paso, cada una una vez, y ninguna más; sus números son enteros.
side-rules-rule-l3 = Quien juega tiene un nombre propio, y también cada pila y cada ampliación.
side-rules-rule-l4 = Se puede deshacer el último paso vigente, y después el anterior. Lo deshecho queda deshecho.
side-rules-rule-l5 = Una partida ganada no admite más pasos. El que la ganó se puede deshacer.
side-rules-rule-l6-decided = En una partida juegan tantos como dice el principio de esta página, ni menos ni más.
