tablet-signed-pass-on = Unterschrieben. Gib das Tablet weiter.
tablet-pins-held = { $ground ->
   *[table] An diesem Tisch wurden zu viele falsche PINs eingegeben. Ab { $time } könnt ihr wieder PINs eingeben.
    [field] An diesem Feld wurden zu viele falsche PINs eingegeben. Ab { $time } könnt ihr wieder PINs eingeben.
}
tablet-signed-in = Du bist auf diesem Gerät angemeldet, und wer es in der Hand hat, kann alles, was du kannst. Melde dich ab, bevor du es weitergibst.
tablet-final = Das Ergebnis dieser Partie gilt (1.3.4). Gebt das Tablet dem Turnierteam zurück.
tablet-no-result = Noch kein Ergebnis
tablet-no-result-why = { $ground ->
   *[table] Das Ergebnis dieses Tisches ist noch nicht da. Das Turnierteam trägt es ein, oder jemand von euch mit dem persönlichen Link; dann öffnet diese Seite noch einmal.
    [field] Das Ergebnis dieses Feldes ist noch nicht da. Das Turnierteam trägt es ein, oder jemand von euch mit dem persönlichen Link; dann öffnet diese Seite noch einmal.
}
tablet-who-signs = Wer unterschreibt als Nächstes?
tablet-tap-name = Tippe auf deinen Namen und gib dann das Tablet weiter.
tablet-pin-locked = PIN gesperrt: Bitte das Turnierteam um eine neue
tablet-closed = { $ground ->
   *[table] Dieses Tablet ist geschlossen, oder seine Zeit ist abgelaufen. Das Turnierteam kann es vom Ergebnisbogen des Tisches aus wieder öffnen.
    [field] Dieses Tablet ist geschlossen, oder seine Zeit ist abgelaufen. Das Turnierteam kann es vom Ergebnisbogen des Feldes aus wieder öffnen.
}
tablet-judge-comes-locked = { $ground ->
   *[table] Du hast gesagt, dass du nicht einverstanden bist, deshalb kommt ein Schiedsrichter an deinen Tisch. Deine PIN ist gesperrt: Um es zurückzunehmen, nimm deinen persönlichen Link oder bitte das Turnierteam um eine neue.
    [field] Du hast gesagt, dass du nicht einverstanden bist, deshalb kommt ein Schiedsrichter an dein Feld. Deine PIN ist gesperrt: Um es zurückzunehmen, nimm deinen persönlichen Link oder bitte das Turnierteam um eine neue.
}
tablet-judge-comes-no-pin = { $ground ->
   *[table] Du hast gesagt, dass du nicht einverstanden bist, deshalb kommt ein Schiedsrichter an deinen Tisch. Du hast keine PIN: Um es zurückzunehmen, nimm deinen persönlichen Link oder bitte das Turnierteam um eine neue.
    [field] Du hast gesagt, dass du nicht einverstanden bist, deshalb kommt ein Schiedsrichter an dein Feld. Du hast keine PIN: Um es zurückzunehmen, nimm deinen persönlichen Link oder bitte das Turnierteam um eine neue.
}
tablet-back = Zurück zum Bogen
tablet-locked = Deine PIN ist gesperrt: Ein Schiedsrichter oder jemand von der Turnierleitung gibt dir eine neue, oder du unterschreibst mit deinem persönlichen Link oder auf Papier. Wenn du nicht einverstanden bist, sag es hier; dafür brauchst du keine PIN.
tablet-no-pin = Du hast keine PIN: Unterschreib mit deinem persönlichen Link oder auf Papier, oder bitte jemanden von der Turnierleitung um eine Karte. Wenn du nicht einverstanden bist, sag es hier; dafür brauchst du keine PIN.
tablet-pin-if-disagree = Du hast dieses Ergebnis unterschrieben. Deine PIN brauchst du nur, wenn du doch nicht einverstanden bist.
tablet-pin = Deine PIN
tablet-pin-help = Die vier Ziffern auf deiner Karte.
tablet-somebody-else = Jemand anderes
tablet-have-signed = Du hast dieses Ergebnis unterschrieben.
tablet-nothing-to-sign = Für dich gibt es jetzt nichts zu unterschreiben.
tablet-closed-title = Dieser Link funktioniert nicht
