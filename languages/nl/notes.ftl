notes-before-game = Deze ronde is nog niet begonnen.
notes-keeper-elsewhere = { $ground ->
   *[table] Kies een speler van deze tafel, of een medewerker.
    [field] Kies een team van dit veld, of een medewerker.
}
notes-judge-handles = In de finale is een scheidsrechter bankhouder (2.0.4).
notes-handler-elsewhere = { $ground ->
   *[table] Kies een speler van deze tafel (2.0.4).
    [field] Kies een team van dit veld (2.0.4).
}
notes-handled-with-result = De uitslag is binnen: wie bankhouder was, staat nu op het uitslagformulier (2.0.4).
notes-no-time = Typ een tijd zoals 14:05.
notes-time-ahead = Deze tijd ligt nog in de toekomst.
notes-end-too-late = { $hours ->
   *[other] Typ wanneer de partij eindigde: na het begin, en hoogstens { $hours } uur later.
}
notes-no-part = Zeg welk onderdeel ontbreekt.
notes-part-too-long = { $length ->
   *[other] Dit heeft { $length } tekens; er passen er hoogstens { $most }.
}
notes-part-with-control = Hier zit een onzichtbaar teken in. Typ het opnieuw.
notes-no-count = Typ hele getallen van 0 tot en met { $most }.
notes-too-many-sets = { $most ->
   *[other] Een toernooi kan hoogstens { $most } spelsets bijhouden.
}
notes-too-many-parts = { $most ->
   *[other] Een toernooi kan hoogstens { $most } ontbrekende onderdelen bijhouden. Zeg het de organisatie persoonlijk.
}
notes-somebody = iemand
notes-log = Logboek bijgehouden door { $name }; de dobbelstenen moeten worden verwisseld (2.0.7).
notes-log-with-dice-swapped = Logboek bijgehouden door { $name }; dobbelstenen verwisseld om { $time } (2.0.7).
notes-layout = De opbouw van het bord is bevestigd om { $time }.
notes-claimed = De overwinning is opgeëist in de eigen beurt (3.0.14).
notes-pieces-checked = Speelstukken gecontroleerd (2.0.6).
notes-played-from-to = Gespeeld van { $began } tot { $ended }.
notes-began-at = Begonnen om { $began }.
notes-ended-at = Geëindigd om { $ended }.
