game-log-rule = regel { $number }
game-log-not-offered = { $button }: { $why }

game-log-not-started = { $stage ->
   *[prelim] Ronde { $number } is nog niet begonnen. Zodra dat zo is, kan de partij beginnen.
    [semi] De halve finales zijn nog niet begonnen. Zodra dat zo is, kan de partij beginnen.
    [final] De finale is nog niet begonnen. Zodra dat zo is, kan de partij beginnen.
}
game-log-round-closed = { $stage ->
   *[prelim] Ronde { $number } is afgesloten.
    [semi] De halve finales zijn afgesloten.
    [final] De finale is afgesloten.
}
game-log-sheet-signed = Het uitslagformulier van deze tafel is ondertekend.
game-log-referee-only = In dit spel noteert de veldscheidsrechter wat er gebeurt.
game-log-player-gone = Wie het toernooi heeft verlaten, speelt niet verder.
game-log-too-long = { $most ->
   *[other] Dat is te lang: er zijn { $most } tekens mogelijk.
}
game-log-full = { $most ->
   *[other] Het logboek van deze partij heeft { $most } stappen, en meer passen er niet in. Schrijf het eind op het uitslagformulier, of begin de partij opnieuw.
}
game-log-word-missing = Deze partij is al begonnen. Typ het woord “{ $word }” om die weg te leggen en een andere te beginnen.
game-log-nobody-begins = Kies wie er begint.

game-log-won = De partij is gewonnen; je kunt alleen nog stappen terugnemen.
game-log-nothing-to-take-back = Er is geen stap meer om terug te nemen.
game-log-name-empty = Een naam is leeg.
game-log-name-twice = De naam { $name } komt twee keer voor.
game-log-sides = { $found ->
   *[other] Het spel is voor { $least } tot en met { $most } deelnemers, niet { $found }.
}

game-log-no-line = Het logboek is leeg; de eerste regel begint de partij.
game-log-empty-line = Is leeg; elke regel is een stap.
game-log-not-json = Is geen JSON.
game-log-no-object = Is JSON, maar geen object tussen accolades.
game-log-unnamed = De sleutel { $key } ontbreekt, of is geen tekst.
game-log-no-such-game = Game kan niet { $found } zijn; het is een van { $games }.
game-log-said-aloud = Niets hier heeft een sleutel { $key }.
