game-log-rule = Regel { $number }
game-log-not-offered = { $button }: { $why }

game-log-not-started = { $stage ->
   *[prelim] Runde { $number } hat noch nicht begonnen. Sobald sie läuft, kann die Partie beginnen.
    [semi] Das Halbfinale hat noch nicht begonnen. Sobald es läuft, kann die Partie beginnen.
    [final] Das Finale hat noch nicht begonnen. Sobald es läuft, kann die Partie beginnen.
}
game-log-round-closed = { $stage ->
   *[prelim] Runde { $number } ist abgeschlossen.
    [semi] Das Halbfinale ist abgeschlossen.
    [final] Das Finale ist abgeschlossen.
}
game-log-sheet-signed = Der Ergebnisbogen dieses Tisches ist unterschrieben.
game-log-referee-only = In diesem Spiel trägt die Spielleitung ein, was geschieht.
game-log-player-gone = Wer aus dem Turnier ausgestiegen ist, spielt nicht weiter.
game-log-too-long = { $most ->
   *[other] Das ist zu lang: { $most } Zeichen sind möglich.
}
game-log-full = { $most ->
   *[other] Das Protokoll dieser Partie hat { $most } Schritte und nimmt keinen mehr auf. Trag das Ende auf dem Ergebnisbogen ein oder beginne die Partie neu.
}
game-log-word-missing = Diese Partie hat schon begonnen. Tippe das Wort „{ $word }“, um sie wegzulegen und eine neue zu beginnen.
game-log-nobody-begins = Wähle, wer beginnt.

game-log-won = Die Partie ist gewonnen; Schritte können nur noch zurückgenommen werden.
game-log-nothing-to-take-back = Es gibt keinen Schritt mehr, der zurückgenommen werden kann.
game-log-name-empty = Ein Name ist leer.
game-log-name-twice = Den Namen { $name } gibt es zweimal.
game-log-sides = { $found ->
   *[other] An der Partie nehmen { $least } bis { $most } teil, nicht { $found }.
}

game-log-no-line = Das Protokoll ist leer; seine erste Zeile beginnt die Partie.
game-log-empty-line = Ist leer; jede Zeile ist ein Schritt.
game-log-not-json = Ist kein JSON.
game-log-no-object = Ist JSON, aber kein Objekt in geschweiften Klammern.
game-log-unnamed = Der Schlüssel { $key } fehlt oder ist kein Text.
game-log-no-such-game = Für game geht { $found } nicht; möglich sind { $games }.
game-log-said-aloud = Einen Schlüssel { $key } gibt es hier nicht.
