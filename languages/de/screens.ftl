screens-on-your-phone = Auf deinem Handy
screens-code-leads-to = Sitzplan, Ergebnisse und Rangliste
screens-code-alt = Die Adresse als Code zum Scannen
screens-semi-final-heading = Halbfinale
screens-final-heading = Finale
screens-columns-by-name = { $ground ->
   *[table] Tisch · Name · Position
    [field] Feld · Name · Position
}
screens-position = Pos. { $number }
screens-tables-of = { $ground ->
   *[table] { $stage ->
       *[prelim] Tische von Runde { $number }
        [semi] Tische des Halbfinales
        [final] Tische des Finales
    }
    [field] { $stage ->
       *[prelim] Felder von Runde { $number }
        [semi] Felder des Halbfinales
        [final] Felder des Finales
    }
}
screens-began-at = Begonnen um <b class="num">{ $time }</b>
screens-ends-at = endet um <b class="num">{ $time }</b>
screens-planned-until = geplant bis <b class="num">{ $time }</b>
screens-minutes-on = {"{n}"} min
screens-still-playing = { $ground ->
   *[table] { $playing ->
        [one] <b class="num">{ $playing }</b> von { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tischen
        } spielt noch
       *[other] <b class="num">{ $playing }</b> von { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tischen
        } spielen noch
    }
    [field] { $playing ->
        [one] <b class="num">{ $playing }</b> von { $tables ->
            [one] { $tables } Feld
           *[other] { $tables } Feldern
        } spielt noch
       *[other] <b class="num">{ $playing }</b> von { $tables ->
            [one] { $tables } Feld
           *[other] { $tables } Feldern
        } spielen noch
    }
}
screens-every-table-is-done = { $ground ->
   *[table] Alle Tische haben ihr Ergebnis abgegeben.
    [field] Alle Felder haben ihr Ergebnis abgegeben.
}
screens-harbors = Ein Buchstabe im Meer: zwei davon für eines.
screens-game-at-table = { $ground ->
   *[table] Tisch { $number }: <bdi>{ $head }</bdi>
    [field] Feld { $number }: <bdi>{ $head }</bdi>
}
screens-row-points = <b>{ $figure }</b> Punkte
screens-row-wins = { $wins ->
    [one] <b>{ $wins }</b> Sieg
   *[other] <b>{ $wins }</b> Siege
}
screens-row-counted = { $points ->
   *[vp] { $count ->
       *[other] { $count } SP
    }
    [hexes] { $count ->
        [one] { $count } Hexfeld
       *[other] { $count } Hexfelder
    }
}
screens-lost = Keine Verbindung. Dieses Bild ist von <b class="num"></b>.
screens-page = Seite {"{n}"} von {"{m}"}
screens-page-with-range = Seite {"{n}"} von {"{m}"}: {"{a}"} bis {"{z}"}
screens-put-away = Dieser Bildschirm wurde weggelegt.
screens-thank-you = Danke fürs Mitspielen.
screens-type-code-intro = Für den Browser in der Halle. Der Code steht auf der Seite „Screens“ der Turnierleitung.
screens-code-label = Code des Bildschirms
screens-open-button = Bildschirm öffnen
screens-open-another = Anderen Bildschirm öffnen
screens-wrong-code = Kein Bildschirm hat diesen Code. Prüf ihn auf der Seite der Turnierleitung; vielleicht wurde er erneuert.
screens-games-are-over = Die Partien sind vorbei. Danke fürs Mitspielen.
screens-no-board-was-made = { $stage ->
   *[prelim] Für Runde { $number } wurde kein Spielplan gemacht.
    [semi] Für das Halbfinale wurde kein Spielplan gemacht.
    [final] Für das Finale wurde kein Spielplan gemacht.
}
screens-awaits-board = Der Spielplan einer Runde erscheint hier, sobald ihn alle sehen dürfen.
screens-awaits-games = Wie eine Partie steht, erscheint hier, während sie läuft und Schritt für Schritt mitgeschrieben wird.
screens-awaits-standings = Die Rangliste erscheint hier mit den ersten Ergebnissen, die alle sehen dürfen.
screens-no-later-stages = Hier gibt es kein Halbfinale und kein Finale.
screens-awaits-final = Das Finale erscheint hier, sobald sein Sitzplan veröffentlicht ist.
screens-awaits-semi-finals = Halbfinale und Finale erscheinen hier, sobald ihr Sitzplan veröffentlicht ist.
screens-awaits-final-after-preliminaries = Das Finale erscheint hier, sobald sein Sitzplan veröffentlicht ist, nach der Vorrunde.
screens-awaits-semi-finals-after-preliminaries = Halbfinale und Finale erscheinen hier, sobald ihr Sitzplan veröffentlicht ist, nach der Vorrunde.
screens-awaits-winner = Wer gewonnen hat, steht hier, sobald die Turnierleitung es bekannt gibt.
screens-series-goes-on = Wer weiterkommt, sagt die Rangliste der Serie.
screens-awaits-champion = Wer Champion ist, steht hier, sobald das Finale vorbei ist.
screens-moment-to-the-semi-finals = { $stage ->
   *[prelim] Runde { $number } ist vorbei: weiter zum Halbfinale
    [semi] Das Halbfinale ist vorbei: weiter zum Halbfinale
    [final] Das Finale ist vorbei: weiter zum Halbfinale
}
screens-moment-to-the-final = { $stage ->
   *[prelim] Runde { $number } ist vorbei: weiter zum Finale
    [semi] Das Halbfinale ist vorbei: weiter zum Finale
    [final] Das Finale ist vorbei: weiter zum Finale
}
screens-began = { $stage ->
   *[prelim] Runde { $number } begann um { $since }.
    [semi] Das Halbfinale begann um { $since }.
    [final] Das Finale begann um { $since }.
}
screens-began-with-end = { $stage ->
   *[prelim] Runde { $number } begann um { $since } und endet um { $ends }.
    [semi] Das Halbfinale begann um { $since } und endet um { $ends }.
    [final] Das Finale begann um { $since } und endet um { $ends }.
}
screens-clock = { $stage ->
   *[prelim] Runde { $number } begann um { $since }
    [semi] Das Halbfinale begann um { $since }
    [final] Das Finale begann um { $since }
}; { $ground ->
   *[table] { $playing ->
        [0] alle Tische haben ihr Ergebnis abgegeben
        [one] { $playing } von { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tischen
        } spielt noch
       *[other] { $playing } von { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tischen
        } spielen noch
    }
    [field] { $playing ->
        [0] alle Felder haben ihr Ergebnis abgegeben
        [one] { $playing } von { $tables ->
            [one] { $tables } Feld
           *[other] { $tables } Feldern
        } spielt noch
       *[other] { $playing } von { $tables ->
            [one] { $tables } Feld
           *[other] { $tables } Feldern
        } spielen noch
    }
}.
screens-clock-with-end = { $stage ->
   *[prelim] Runde { $number } begann um { $since } und endet um { $ends }
    [semi] Das Halbfinale begann um { $since } und endet um { $ends }
    [final] Das Finale begann um { $since } und endet um { $ends }
}; { $ground ->
   *[table] { $playing ->
        [0] alle Tische haben ihr Ergebnis abgegeben
        [one] { $playing } von { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tischen
        } spielt noch
       *[other] { $playing } von { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tischen
        } spielen noch
    }
    [field] { $playing ->
        [0] alle Felder haben ihr Ergebnis abgegeben
        [one] { $playing } von { $tables ->
            [one] { $tables } Feld
           *[other] { $tables } Feldern
        } spielt noch
       *[other] { $playing } von { $tables ->
            [one] { $tables } Feld
           *[other] { $tables } Feldern
        } spielen noch
    }
}.
