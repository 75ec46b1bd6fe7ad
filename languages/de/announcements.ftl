announcements-to-table = { $ground ->
   *[table] Tisch { $number }:
    [field] Feld { $number }:
}
announcements-starts = Die Partien beginnen um { $time }.
announcements-limit = { $minutes ->
    [one] Eine Partie endet nach { $minutes } Minute. Gewonnen hat dann, wer die meisten SP hat; sind es mehrere, bestimmt ein Schiedsrichter, wer gewonnen hat.
   *[other] Eine Partie endet nach { $minutes } Minuten. Gewonnen hat dann, wer die meisten SP hat; sind es mehrere, bestimmt ein Schiedsrichter, wer gewonnen hat.
}
announcements-welcome = Willkommen bei { $name-tournament }.
announcements-come-to-desk = Bitte kommt zum Check-in, damit wir wissen, dass ihr da seid. Der Sitzplan der ersten Runde folgt bald.
announcements-seats-out = { $stage ->
    [semi] Der Sitzplan fürs Halbfinale ist da. Sucht euren Namen auf den Listen oder auf eurem Handy.
    [final] Der Sitzplan fürs Finale ist da. Sucht euren Namen auf den Listen oder auf eurem Handy.
   *[prelim] Der Sitzplan für Runde { $round } ist da. Sucht euren Namen auf den Listen oder auf eurem Handy.
}
announcements-at-table-championship = Bestätigt am Tisch zuerst den Aufbau. Wählt dann Stuhl, Farbe und Zugreihenfolge, nach Position.
announcements-at-table-other = Geht dorthin und baut das Spiel auf.
announcements-dont-begin = Bitte fangt nicht an, bevor wir es sagen.
announcements-may-begin = { $stage ->
    [semi] Das Halbfinale darf beginnen. Viel Glück euch allen.
    [final] Das Finale darf beginnen. Viel Glück euch allen.
   *[prelim] Runde { $round } darf beginnen. Viel Glück euch allen.
}
announcements-no-limit = Eine Partie hat keine Zeitgrenze.
announcements-raise-hand = Hebt die Hand, wenn ihr einen Schiedsrichter braucht, und hört auf zu spielen, bis einer kommt.
announcements-sign = Wenn eure Partie vorbei ist, prüft zusammen den Ergebnisbogen und unterschreibt ihn. Dann gilt er.
announcements-round-over = Runde { $round } ist vorbei. Danke.
announcements-next-round-follows = Die Rangliste ist da. Bitte bleibt in der Nähe: Der Sitzplan der nächsten Runde folgt.
announcements-event-over = Die Vorrunde hier ist vorbei. Danke fürs Mitspielen.
announcements-series-invites = Die Rangliste ist da. Wer zum Finaltag eingeladen wird, sagt die Rangliste der Serie.
announcements-last-round-over = Die letzte Runde ist vorbei. Danke.
announcements-prelims-over = Die Vorrunde ist vorbei. Danke.
announcements-semis-over = Das Halbfinale ist vorbei. Danke.
announcements-final-over = Das Finale ist vorbei. Danke.
announcements-stay-close = Bitte bleibt in der Nähe: Die nächste Ansage folgt bald.
announcements-champion-is = Champion ist { $name }.
announcements-winner-is = Gewonnen hat { $name }.
announcements-congratulations = Glückwunsch, und danke euch allen fürs Mitspielen.
announcements-after-final = { $by ->
    [first] Das Finale ist vorbei. { $name } steht auf Rang 1.
    [disqualified] Das Finale ist vorbei. Auf Platz 1 ist { $name }, da disqualifiziert ist, wer es gewann.
   *[won] Das Finale ist vorbei. { $name } hat es gewonnen.
}
announcements-after-last-round = { $by ->
    [disqualified] Die letzte Runde ist vorbei. Auf Platz 1 ist { $name }, da disqualifiziert ist, wer sie gewann.
    [won] Die letzte Runde ist vorbei. { $name } hat sie gewonnen.
   *[first] Die letzte Runde ist vorbei. { $name } steht auf Rang 1.
}
announcements-declared-soon = Bitte bleibt in der Nähe: Wer Champion ist, wird bald bekannt gegeben.
