statistics-round-by-round = Rangliste Runde für Runde
statistics-points-and-places = { $points ->
   *[vp] SP und Plätze
    [hexes] Hexfelder und Plätze
}
statistics-who-wins = Wer gewinnt
statistics-more = Mehr
statistics-by-position = Nach Wahlposition
statistics-by-order = Nach Zugreihenfolge
statistics-by-colour = Nach Farbe
statistics-position = Position
statistics-order = Zug
statistics-colour = Farbe

statistics-games = Aus den Ergebnissen von { $games ->
    [one] { $games } Partie, die alle sehen dürfen.
   *[other] { $games } Partien, die alle sehen dürfen.
}
statistics-all-one = { $games ->
    [one] { $games } Partie aus einem Turnier auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus einem Turnier auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
}
statistics-all-newest-one = { $games ->
    [one] { $games } Partie aus dem neuesten Turnier auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus dem neuesten Turnier auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
}
statistics-all-many = { $games ->
    [one] { $games } Partie aus { $tournaments } Turnieren auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus { $tournaments } Turnieren auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
}
statistics-all-newest = { $games ->
    [one] { $games } Partie aus den { $tournaments } neuesten Turnieren auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus den { $tournaments } neuesten Turnieren auf diesem Reeve, soweit die Ergebnisse öffentlich sind.
}
statistics-still-on = { $stage ->
   *[prelim] Runde { $number } läuft noch, also können sich ihre Ränge ändern.
    [semi] Das Halbfinale läuft noch, also können sich seine Ränge ändern.
    [final] Das Finale ist noch nicht abgeschlossen.
}
statistics-lines = { $entrant ->
   *[player] Je Spieler eine Linie, von Rang zu Rang. Durchgezogene Linien liegen über dem derzeitigen Schnitt, gestrichelte darunter.
    [team] Je Team eine Linie, von Rang zu Rang. Durchgezogene Linien liegen über dem derzeitigen Schnitt, gestrichelte darunter.
}
statistics-mark-player = { $entrant ->
   *[player] Spieler markieren
    [team] Team markieren
}
statistics-mark = Markieren
statistics-clear-mark = Nicht mehr markieren
statistics-nobody = Niemand in der Rangliste heißt so. Prüfe die Schreibweise oder such nach einem Teil des Namens.
statistics-many = { $count ->
   *[other] { $count } Spieler haben das im Namen. Gib mehr vom Namen ein.
}
statistics-how-often = { $points ->
   *[vp] Wie oft eine Partie auf welchem Platz und mit wie vielen SP zu Ende ging; mehr als das Ziel zählt als das Ziel.
    [hexes] Wie oft eine Partie auf welchem Platz und mit wie vielen Hexfeldern zu Ende ging; mehr als das Ziel zählt als das Ziel.
}
statistics-how-to-read = Der Punkt ist der Anteil gewonnener Partien. Im Balken liegt der wahre Anteil, mit 95 % Sicherheit; der senkrechte Strich ist der Anteil, den jeder Eintrag hätte, wenn alle gleich wären. Wo der Balken breiter ist als { $widest } Prozentpunkte, sind es zu wenige Partien, um etwas zu sagen. Und von zwanzig Balken verfehlt einer den Strich durch Zufall.
statistics-meetings = Wer auf wen trifft, Runde für Runde
statistics-over-all = Dasselbe über alle Turniere hier
statistics-nothing-yet = Noch nichts zu zählen
statistics-nothing-yet-why = Sobald Ergebnisse öffentlich sind, steht hier, wie oft jeder Sitzplatz gewinnt.
statistics-about = Zum Turnier
statistics-all-tournaments = Alle Turniere

statistics-column = { $stage ->
   *[prelim] { $number }
    [semi] Halbf.
    [final] Finale
}
statistics-cut = { $stage ->
   *[semi] Halbfinale
    [final] Finale
}
statistics-further-down = Ränge { $from } bis { $to }, enger beieinander
statistics-bump-all = Die Ränge von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. In der Tabelle darunter stehen alle.
statistics-bump-some = Die Ränge von { $shown } der { $players } Spieler nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. In der Tabelle darunter stehen alle.
statistics-way-of = Der Weg von { $name } durch das Turnier
statistics-not-played = nicht gespielt
statistics-nth = { $number }.
statistics-percent = { $whole },{ $hundredths } %
statistics-rounded = { $whole } %
statistics-tenths = { $whole },{ $tenths }
statistics-interval = { $low } bis { $high } %
statistics-too-few = zu wenige Partien
statistics-alike = kein Unterschied zu sehen
statistics-more-often = gewinnt öfter
statistics-less-often = gewinnt seltener
statistics-noted = Eingetragen bei { $noted } von { $games ->
        [one] { $games } Partie.
       *[other] { $games } Partien.
    }
statistics-won-of = { $label }: { $wins } von { $games }
statistics-games-won = Gewonnene Partien. { $lines }.
statistics-place-mean = { $place } Platz { $mean }
statistics-mean = SP im Durchschnitt: { $lines }.
