game-log-rule = règle { $number }
game-log-not-offered = { $button } : { $why }

game-log-not-started = { $stage ->
   *[prelim] La ronde { $number } n’a pas commencé. La partie peut commencer dès qu’elle a débuté.
    [semi] Les demi-finales n’ont pas commencé. La partie peut commencer dès qu’elles ont débuté.
    [final] La finale n’a pas commencé. La partie peut commencer dès qu’elle a débuté.
}
game-log-round-closed = { $stage ->
   *[prelim] La ronde { $number } est close.
    [semi] Les demi-finales sont closes.
    [final] La finale est close.
}
game-log-sheet-signed = La feuille de résultats de cette table est signée.
game-log-referee-only = Dans ce jeu, c’est l’arbitre de terrain qui note ce qui se passe.
game-log-player-gone = Qui a quitté le tournoi ne joue plus.
game-log-too-long = { $most ->
    [one] C’est trop long : { $most } caractère est possible.
   *[other] C’est trop long : { $most } caractères sont possibles.
}
game-log-full = { $most ->
    [one] Le journal de cette partie a { $most } action, et n’en prend plus. Notez la fin sur la feuille de résultats, ou recommencez la partie.
   *[other] Le journal de cette partie a { $most } actions, et n’en prend plus. Notez la fin sur la feuille de résultats, ou recommencez la partie.
}
game-log-word-missing = Cette partie a commencé. Saisissez le mot « { $word } » pour l’écarter et en commencer une autre.
game-log-nobody-begins = Choisissez qui commence.

game-log-won = La partie est gagnée ; on ne peut plus qu’annuler des actions.
game-log-nothing-to-take-back = Il ne reste aucune action à annuler.
game-log-name-empty = Un nom est vide.
game-log-name-twice = Le nom { $name } figure deux fois.
game-log-sides = { $found ->
   *[other] La partie se joue de { $least } à { $most }, pas à { $found }.
}

game-log-no-line = Le journal est vide ; sa première ligne ouvre la partie.
game-log-empty-line = Est vide ; chaque ligne est une action.
game-log-not-json = N’est pas du JSON.
game-log-no-object = Est du JSON, mais pas un objet entre accolades.
game-log-unnamed = La clé { $key } manque, ou n’est pas un texte.
game-log-no-such-game = Game ne peut pas être { $found } ; c’est l’un de { $games }.
game-log-said-aloud = Rien ici n’a de clé { $key }.
