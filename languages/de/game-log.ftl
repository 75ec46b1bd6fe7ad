game-log-rule = Regel { $number }
game-log-not-offered = { $button }: { $why }
game-log-not-started = { $stage ->
   *[prelim] Runde { $number } hat noch nicht begonnen. Die Partie kann beginnen, sobald die Runde läuft.
    [semi] Das Halbfinale hat noch nicht begonnen. Die Partie kann beginnen, sobald es läuft.
    [final] Das Finale hat noch nicht begonnen. Die Partie kann beginnen, sobald es läuft.
}
game-log-round-closed = { $stage ->
   *[prelim] Runde { $number } ist abgeschlossen.
    [semi] Das Halbfinale ist abgeschlossen.
    [final] Das Finale ist abgeschlossen.
}
game-log-sheet-signed = Der Ergebnisbogen dieses Tisches ist unterschrieben.
game-log-referee-only = In diesem Spiel schreibt die Spielleitung mit, was passiert.
game-log-player-gone = Wer ausgestiegen ist, spielt nicht weiter.
game-log-too-long = { $most ->
   *[other] Das ist zu lang: { $most } Zeichen sind möglich.
}
game-log-full = { $most ->
   *[other] Das Protokoll dieser Partie hat { $most } Schritte und nimmt keine mehr. Schreib das Ende auf den Ergebnisbogen, oder beginne die Partie neu.
}
game-log-word-missing = Diese Partie hat begonnen. Tippe das Wort „{ $word }“, um sie wegzulegen und eine andere zu beginnen.
game-log-nobody-begins = Wähle, wer beginnt.
game-log-won = Die Partie ist gewonnen; Schritte können nur noch zurückgenommen werden.
game-log-nothing-to-take-back = Es ist kein Schritt mehr da, der sich zurücknehmen ließe.
game-log-name-empty = Ein Name ist leer.
game-log-name-twice = Den Namen { $name } gibt es zweimal.
game-log-sides = { $found ->
   *[other] Das Spiel hat { $least } bis { $most } Parteien, nicht { $found }.
}
game-log-no-line = Das Protokoll ist leer; seine erste Zeile beginnt die Partie.
game-log-empty-line = Ist leer; jede Zeile ist ein Schritt.
game-log-not-json = Ist kein JSON.
game-log-no-object = Ist JSON, aber kein Objekt in geschweiften Klammern.
game-log-unnamed = Der Schlüssel { $key } fehlt oder ist kein Text.
game-log-no-such-game = Game kann nicht { $found } sein; möglich ist eines von { $games }.
game-log-said-aloud = Nichts hier hat einen Schlüssel { $key }.
