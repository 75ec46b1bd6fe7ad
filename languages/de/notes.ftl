notes-before-game = Diese Runde hat noch nicht begonnen.
notes-keeper-elsewhere = { $ground ->
   *[table] Wähle jemanden von diesem Tisch oder vom Turnierteam.
    [field] Wähle ein Team von diesem Feld oder jemanden vom Turnierteam.
}
notes-judge-handles = Im Finale gibt ein Schiedsrichter die Rohstoffkarten aus (2.0.4).
notes-handler-elsewhere = { $ground ->
   *[table] Wähle jemanden von diesem Tisch (2.0.4).
    [field] Wähle ein Team von diesem Feld (2.0.4).
}
notes-handled-with-result = Das Ergebnis ist da: Wer die Rohstoffkarten ausgegeben hat, steht jetzt auf dem Ergebnisbogen (2.0.4).
notes-no-time = Gib eine Uhrzeit wie 14:05 ein.
notes-time-ahead = Diese Uhrzeit liegt noch in der Zukunft.
notes-end-too-late = { $hours ->
   *[other] Gib ein, wann die Partie zu Ende war: nach ihrem Beginn und höchstens { $hours } Stunden später.
}
notes-no-part = Gib an, welches Teil fehlt.
notes-part-too-long = { $length ->
   *[other] Das sind { $length } Zeichen; höchstens { $most } passen hinein.
}
notes-part-with-control = Darin ist ein unsichtbares Zeichen. Gib es neu ein.
notes-no-count = Gib ganze Zahlen von 0 bis { $most } ein.
notes-too-many-sets = { $most ->
   *[other] Ein Turnier kann höchstens { $most } Spielexemplare auflisten.
}
notes-too-many-parts = { $most ->
   *[other] Ein Turnier kann höchstens { $most } fehlende Teile auflisten. Sag es der Turnierleitung persönlich.
}
notes-somebody = jemand
notes-log = Mitgeschrieben hat { $name }; die Würfel müssen noch ausgetauscht werden (2.0.7).
notes-log-with-dice-swapped = Mitgeschrieben hat { $name }; Würfel ausgetauscht um { $time } (2.0.7).
notes-layout = Der Aufbau des Spielplans wurde um { $time } bestätigt.
notes-claimed = Der Sieg wurde im eigenen Zug angesagt (3.0.14).
notes-pieces-checked = Teile geprüft (2.0.6).
notes-played-from-to = Gespielt von { $began } bis { $ended }.
notes-began-at = Begonnen um { $began }.
notes-ended-at = Beendet um { $ended }.
