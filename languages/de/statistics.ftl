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
statistics-order = Zieht als
statistics-colour = Farbe
statistics-games = { $games ->
    [one] Aus dem Ergebnis von { $games } Partie, die alle sehen dürfen.
   *[other] Aus den Ergebnissen von { $games } Partien, die alle sehen dürfen.
}
statistics-all-one = { $games ->
    [one] { $games } Partie aus einem Turnier in diesem Reeve, soweit Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus einem Turnier in diesem Reeve, soweit Ergebnisse öffentlich sind.
}
statistics-all-newest-one = { $games ->
    [one] { $games } Partie aus dem neuesten Turnier in diesem Reeve, soweit Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus dem neuesten Turnier in diesem Reeve, soweit Ergebnisse öffentlich sind.
}
statistics-all-many = { $games ->
    [one] { $games } Partie aus { $tournaments ->
       *[other] { $tournaments }
    } Turnieren in diesem Reeve, soweit Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus { $tournaments ->
       *[other] { $tournaments }
    } Turnieren in diesem Reeve, soweit Ergebnisse öffentlich sind.
}
statistics-all-newest = { $games ->
    [one] { $games } Partie aus den { $tournaments ->
       *[other] { $tournaments }
    } neuesten Turnieren in diesem Reeve, soweit Ergebnisse öffentlich sind.
   *[other] { $games } Partien aus den { $tournaments ->
       *[other] { $tournaments }
    } neuesten Turnieren in diesem Reeve, soweit Ergebnisse öffentlich sind.
}
statistics-still-on = { $stage ->
   *[prelim] Runde { $number } läuft noch, ihre Ränge können sich also ändern.
    [semi] Das Halbfinale läuft noch, seine Ränge können sich also ändern.
    [final] Das Finale ist noch nicht abgeschlossen.
}
statistics-lines = { $entrant ->
   *[player] Eine Linie für jeden Spieler, von Rang zu Rang. Durchgezogene Linien liegen über der jetzigen Grenze, gestrichelte darunter.
    [team] Eine Linie für jedes Team, von Rang zu Rang. Durchgezogene Linien liegen über der jetzigen Grenze, gestrichelte darunter.
}
statistics-mark-player = { $entrant ->
   *[player] Spieler hervorheben
    [team] Team hervorheben
}
statistics-mark = Hervorheben
statistics-clear-mark = Aufheben
statistics-nobody = In der Rangliste heißt niemand so. Prüf die Schreibweise, oder such nach einem Teil des Namens.
statistics-many = { $count ->
   *[other] { $count } Spieler haben das im Namen. Gib mehr vom Namen ein.
}
statistics-how-often = { $points ->
   *[vp] Wie oft eine Partie auf welchem Platz und mit wie vielen SP endete; mehr als das Ziel zählt als das Ziel.
    [hexes] Wie oft eine Partie auf welchem Platz und mit wie vielen Hexfeldern endete; mehr als das Ziel zählt als das Ziel.
}
statistics-how-to-read = Der Punkt ist der Anteil gewonnener Partien. Der Balken zeigt, wo der wahre Anteil liegt, mit 95 % Sicherheit; der senkrechte Strich ist der Anteil, den alle hätten, wenn sie gleich wären. Wo der Balken breiter als { $widest ->
   *[other] { $widest }
} Prozentpunkte ist, sind es zu wenige Partien, um etwas zu sagen. Und von zwanzig Balken verfehlt einer den Strich zufällig.
statistics-meetings = Wer wen trifft, Runde für Runde
statistics-over-all = Dasselbe über alle Turniere hier
statistics-nothing-yet = Noch nichts zu zählen
statistics-nothing-yet-why = Wie oft jeder Sitzplatz gewinnt, steht hier, sobald Ergebnisse öffentlich sind.
statistics-about = Über das Turnier
statistics-all-tournaments = Alle Turniere
statistics-column = { $stage ->
   *[prelim] { $number }
    [semi] Halb
    [final] Finale
}
statistics-cut = { $stage ->
   *[semi] Halbfinale
    [final] Finale
}
statistics-further-down = Ränge { $from } bis { $to }, enger beisammen
statistics-bump-all = { $players ->
    [one] Der Rang von { $players } Spieler nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Die Tabelle unten enthält alle.
   *[other] Die Ränge von { $players } Spielern nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Die Tabelle unten enthält alle.
}
statistics-bump-some = Die Ränge von { $shown } der { $players ->
   *[other] { $players } Spieler
} nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}. Die Tabelle unten enthält alle.
statistics-way-of = Der Weg von { $name } durch das Turnier
statistics-not-played = nicht gespielt
statistics-nth = { $number }.
statistics-percent = { $whole },{ $hundredths } %
statistics-rounded = { $whole } %
statistics-tenths = { $whole },{ $tenths }
statistics-interval = { $low } bis { $high } %
statistics-too-few = zu wenige Partien
statistics-alike = kein Unterschied erkennbar
statistics-more-often = gewinnt öfter
statistics-less-often = gewinnt seltener
statistics-noted = Vermerkt in { $noted ->
   *[other] { $noted }
} von { $games ->
   *[other] { $games }
} Partien.
statistics-won-of = { $label }: { $wins } von { $games }
statistics-games-won = Gewonnene Partien. { $lines }.
statistics-place-mean = { $place } Platz { $mean }
statistics-mean = SP im Durchschnitt: { $lines }.
