game-log-rule = regla { $number }
game-log-not-offered = { $button }: { $why }

game-log-not-started = { $stage ->
   *[prelim] La ronda { $number } no ha empezado. La partida puede empezar en cuanto empiece la ronda.
    [semi] Las semifinales no han empezado. La partida puede empezar en cuanto empiecen.
    [final] La final no ha empezado. La partida puede empezar en cuanto empiece la final.
}
game-log-round-closed = { $stage ->
   *[prelim] La ronda { $number } está cerrada.
    [semi] Las semifinales están cerradas.
    [final] La final está cerrada.
}
game-log-sheet-signed = La hoja de resultados de esta mesa está firmada.
game-log-referee-only = En este juego, el árbitro de campo anota lo que pasa.
game-log-player-gone = Quien ha dejado el torneo no sigue jugando.
game-log-too-long = { $most ->
    [one] Es demasiado largo: cabe { $most } carácter.
   *[other] Es demasiado largo: caben { $most } caracteres.
}
game-log-full = { $most ->
    [one] El registro de esta partida tiene { $most } paso y no admite más. Escribe el final en la hoja de resultados, o empieza de nuevo la partida.
   *[other] El registro de esta partida tiene { $most } pasos y no admite más. Escribe el final en la hoja de resultados, o empieza de nuevo la partida.
}
game-log-word-missing = Esta partida ha empezado. Escribe la palabra «{ $word }» para apartarla y empezar otra.
game-log-nobody-begins = Elige quién empieza.

game-log-won = La partida está ganada; solo se pueden deshacer pasos.
game-log-nothing-to-take-back = No queda ningún paso por deshacer.
game-log-name-empty = Un nombre está vacío.
game-log-name-twice = El nombre { $name } está dos veces.
game-log-sides = { $found ->
   *[other] El juego admite de { $least } a { $most } bandos, no { $found }.
}

game-log-no-line = El registro está vacío; su primera línea empieza la partida.
game-log-empty-line = Está vacía; cada línea es un paso.
game-log-not-json = No es JSON.
game-log-no-object = Es JSON, pero no un objeto entre llaves.
game-log-unnamed = La clave { $key } falta o no es un texto.
game-log-no-such-game = La clave «game» no puede ser { $found }; es una de estas: { $games }.
game-log-said-aloud = Aquí nada tiene una clave { $key }.
