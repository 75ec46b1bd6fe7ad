seating-none-yet = Noch kein Sitzplan öffentlich
seating-none-yet-hint = Wie gut der Sitzplan ist, steht hier, sobald eine Runde veröffentlicht ist.
seating-proof-none-yet-hint = Der Beweis und das Bild erscheinen hier, sobald eine Runde veröffentlicht ist.
seating-about-the-tournament = Über das Turnier
seating-tournament-page = Zur Seite des Turniers
seating-proof-button = Warum, und wer wen trifft
seating-meetings-button = Wer wen trifft
seating-what-figures-count = Was diese Zahlen zählen
seating-order-of-figures = Das Wichtigste zuerst (1.1.5); die letzten zwei stammen von Reeve selbst.
seating-all-rounds-count = { $rounds ->
   *[other] Sie zählen alle { $rounds } Runden, auch die, deren Sitzplan noch nicht öffentlich ist.
}
seating-rounds-shown = { $shown ->
   *[other] Bild und Liste enthalten die { $shown } von { $rounds } Runden, deren Sitzplan öffentlich ist.
}
seating-why-best-heading = Warum es nicht besser geht
seating-what-is-known-heading = Was darüber bekannt ist
seating-meetings-heading = Wer wen trifft
seating-meetings-read = Ein gefülltes Kästchen: Die zwei { $entrant ->
   *[player] Spieler
    [team] Teams
} sitzen an einem { $ground ->
   *[table] Tisch
    [field] Feld
}. Ein kräftigeres Kästchen mit einer Zahl: So oft treffen sie sich.
seating-meetings-frame = Ein Rahmen: Sie gehören zur selben Gruppe oder zum selben Verein.
seating-meetings-numbers = Zeile und Spalte haben die Nummern der Tabelle unten.
seating-picture-size = Größe des Bildes
seating-picture-whole = Das ganze Bild
seating-picture-large = Groß, zum Erkunden
seating-picture-label = Bild, wer wen trifft
seating-picture-title = Wer wen trifft, und wie oft. Die Tabelle unten sagt dasselbe in Worten.
seating-same-as-table = Dasselbe als Tabelle
seating-meetings-caption = Wer wen trifft
seating-number-column = Nr.
seating-meets-column = Trifft
seating-met = { $times ->
    [1] { $numbers }
    [2] zweimal { $numbers }
   *[other] { $times }-mal { $numbers }
}
seating-figure-most = { $entrant ->
   *[player] Meiste Begegnungen von zweien
    [team] Meiste Begegnungen zweier Teams
}
seating-figure-most-counts = { $entrant ->
   *[player] Wie oft sich die zwei treffen, die sich am häufigsten treffen.
    [team] Wie oft sich die zwei Teams treffen, die sich am häufigsten treffen.
}
seating-figure-repeats = Wiederbegegnungen
seating-figure-repeats-counts = { $entrant ->
   *[player] Wie oft sich zwei wiedertreffen, die sich schon getroffen haben.
    [team] Wie oft sich zwei Teams wiedertreffen, die sich schon getroffen haben.
}
seating-figure-positions = Wiederholte Positionen
seating-figure-positions-counts = Wie oft jemand dieselbe Wahlposition noch einmal bekommt.
seating-figure-groups = Selbe Gruppe oder selber Verein an einem { $ground ->
   *[table] Tisch
    [field] Feld
}
seating-figure-groups-counts = Wie oft zwei { $entrant ->
   *[player] Personen
    [team] Teams
} einer Gruppe oder eines Vereins am selben { $ground ->
   *[table] Tisch
    [field] Feld
} sitzen.
seating-figure-threes-again = Zweimal an einem { $ground ->
   *[table] Dreiertisch
    [field] Dreierfeld
}
seating-figure-threes-again-counts = Wie viele zweimal oder öfter an einem { $ground ->
   *[table] Dreiertisch
    [field] Dreierfeld
} sitzen, während jemand anderes es nie tut.
seating-figure-threes = Verteilung der { $ground ->
   *[table] Dreiertische
    [field] Dreierfelder
}
seating-figure-threes-counts = Wie gleichmäßig die { $ground ->
   *[table] Dreiertische
    [field] Dreierfelder
} verteilt sind. Als Zahl: wie oft { $entrant ->
   *[player] jede Person
    [team] jedes Team
} dort sitzt, mit sich selbst malgenommen und zusammengezählt. Je kleiner, desto gleichmäßiger.
seating-figure-none = keine
seating-figure-even = gleichmäßig
seating-best-unknown = das Beste ist nicht bekannt
seating-best-possible = bestmöglich
seating-at-best = bestenfalls { $number }
seating-number = { $count ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
seating-number-begins = { $count ->
    [0] Keine
    [1] Eine
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $count }
}
seating-brought = Die Turnierleitung hat diesen Sitzplan als Datei mitgebracht.
seating-only-rounds = { $last ->
    [1] Das ist Runde 1: Die späteren richten sich nach der Rangliste, und dort kann man sich wiedertreffen.
   *[other] Das sind die Runden 1 bis { $last }: Die späteren richten sich nach der Rangliste, und dort kann man sich wiedertreffen.
}
seating-no-repeats = { $entrant ->
   *[player] Keine zwei treffen sich zweimal.
    [team] Keine zwei Teams treffen sich zweimal.
}
seating-over-all = { $players ->
   *[other] In allen { $rounds } Runden mit { $players } { $entrant ->
       *[player] Personen
        [team] Teams
    }
}
seating-most-meetings = { $most ->
    [2] niemand trifft jemanden dreimal
   *[other] niemand trifft jemanden mehr als { $word }mal
}
seating-repeats-best = { $repeats ->
    [one] { $which }: { $most }, und weniger als eine Wiederbegegnung ist dann nicht möglich.
   *[other] { $which }: { $most }, und weniger als { $word } Wiederbegegnungen sind dann nicht möglich.
}
seating-repeats-at-least = { $repeats ->
    [one] { $which }: eine Wiederbegegnung, davon mindestens { $least } unvermeidlich, und { $most }.
   *[other] { $which }: { $word } Wiederbegegnungen, davon mindestens { $least } unvermeidlich, und { $most }.
}
seating-repeats-unproven = { $repeats ->
    [one] { $which }: eine Wiederbegegnung, und { $most }.
   *[other] { $which }: { $word } Wiederbegegnungen, und { $most }.
}
seating-no-position-again = Niemand hat eine Wahlposition zweimal.
seating-positions-even = Die Wahlpositionen sind bei allen so gleichmäßig, wie es geht.
seating-positions-again = { $times ->
    [one] Einmal wiederholt sich eine Wahlposition.
   *[other] { $word }mal wiederholt sich eine Wahlposition.
}
seating-positions-again-best = { $times ->
    [one] Einmal wiederholt sich eine Wahlposition; seltener ist nicht möglich.
   *[other] { $word }mal wiederholt sich eine Wahlposition; seltener ist nicht möglich.
}
seating-groups-apart = Niemand sitzt mit jemandem aus derselben Gruppe oder demselben Verein zusammen.
seating-groups-together = { $times ->
    [one] Einmal sitzen zwei aus einer Gruppe oder einem Verein zusammen.
   *[other] { $word }mal sitzen zwei aus einer Gruppe oder einem Verein zusammen.
}
seating-groups-together-best = { $times ->
    [one] Einmal sitzen zwei aus einer Gruppe oder einem Verein zusammen; seltener ist nicht möglich.
   *[other] { $word }mal sitzen zwei aus einer Gruppe oder einem Verein zusammen; seltener ist nicht möglich.
}
seating-threes-again = { $players ->
    [one] { $entrant ->
       *[player] Eine Person
        [team] Ein Team
    } sitzt zweimal oder öfter an einem { $ground ->
       *[table] Dreiertisch
        [field] Dreierfeld
    }, während jemand anderes es nie tut.
   *[other] { $word } { $entrant ->
       *[player] Personen
        [team] Teams
    } sitzen zweimal oder öfter an einem { $ground ->
       *[table] Dreiertisch
        [field] Dreierfeld
    }, während jemand anderes es nie tut.
}
seating-threes-even = { $ground ->
   *[table] Dreiertische
    [field] Dreierfelder
} sind so gleichmäßig verteilt, wie es geht.
seating-proven-best = Nachweislich bestmöglich.
seating-proven-best-but-threes = Nachweislich bestmöglich bei Begegnungen, Positionen und Gruppen; ob sich die { $ground ->
   *[table] Dreiertische
    [field] Dreierfelder
} gleichmäßiger verteilen ließen, ist nicht bekannt.
seating-not-proven = Ob es einen besseren Sitzplan gibt, ist nicht bekannt.
seating-changed-since = { $ground ->
   *[table] { $entrant ->
       *[player] Wer mitspielt oder wer einen festen Tisch hat, hat sich seither geändert, deshalb ist über diesen Sitzplan nichts bewiesen.
        [team] Die Teams oder ihre festen Tische haben sich seither geändert, deshalb ist über diesen Sitzplan nichts bewiesen.
    }
    [field] { $entrant ->
       *[player] Wer mitspielt oder wer ein festes Feld hat, hat sich seither geändert, deshalb ist über diesen Sitzplan nichts bewiesen.
        [team] Die Teams oder ihre festen Felder haben sich seither geändert, deshalb ist über diesen Sitzplan nichts bewiesen.
    }
}
seating-better-exists = Es gibt einen besseren Sitzplan.
seating-extra-threes = { $found ->
   *[other] Runde { $round } hat { $found } { $ground ->
       *[table] Dreiertische
        [field] Dreierfelder
    }, wo { $wanted } genügen würden (1.1.5).
}
seating-gave-repeats-by-hand = Es könnte weniger Wiederbegegnungen geben, oder sie könnten sich auf mehr { $entrant ->
   *[player] Personen
    [team] Teams
} verteilen: { $why }.
seating-gave-repeats = { $repeats ->
    [one] Eine Wiederbegegnung war hinzunehmen: { $why }.
   *[other] { $word } Wiederbegegnungen waren hinzunehmen: { $why }.
}
seating-gave-positions = { $times ->
    [one] Eine Wahlposition wiederholt sich: { $why }.
   *[other] { $word } Wahlpositionen wiederholen sich: { $why }.
}
seating-gave-groups = { $times ->
    [one] Einmal sitzen welche aus einer Gruppe oder einem Verein zusammen: { $why }.
   *[other] { $word }mal sitzen welche aus einer Gruppe oder einem Verein zusammen: { $why }.
}
seating-because-file-or-swaps = Die Sitzplätze stammen aus einer Datei oder wurden getauscht
seating-because-by-hand = Die Sitzplätze wurden von Hand geändert
seating-because-file-and-repair = Die Sitzplätze stammen aus einer Datei oder wurden getauscht, und seither wurden so wenige wie möglich geändert
seating-because-repair = Es wurden so wenige Sitzplätze wie möglich geändert
seating-because-few-people = Es gibt zu wenige Leute oder { $ground ->
   *[table] Tische
    [field] Felder
}, als dass alle jedes Mal jemand Neues treffen könnten
seating-because-bound-seats = Sitzplätze, die bleiben sollten, lassen weniger Raum für neue Begegnungen
seating-because-played-rounds = Die schon gespielten Runden lassen weniger Raum für neue Begegnungen
seating-because-none-found = Es wurde kein Sitzplan mit weniger gefunden
seating-because-no-position-4 = { $ground ->
   *[table] Dreiertische
    [field] Dreierfelder
} haben keine Position 4, deshalb reicht sie nicht reihum
seating-because-played-or-bound = Was gespielt ist oder bleiben muss, lässt weniger Raum
seating-because-opponents-first = Neue Begegnungen gehen neuen Positionen vor
seating-because-large-groups = Eine Gruppe mit mehr Mitgliedern als { $ground ->
   *[table] Tischen
    [field] Feldern
} oder Leute, die fast alle treffen müssen, lassen sich nicht getrennt halten
seating-because-opponents-and-positions-first = Neue Begegnungen und Positionen gehen dem Trennen von Gruppen vor
seating-because-kept-rounds = Runden, die bleiben, wie sie sind, setzen sie zusammen
seating-because-fixed = { $ground ->
   *[table] Feste Tische
    [field] Feste Felder
} oder festgehaltene Sitzplätze bringen sie zusammen
seating-because-fixed-or-kept = { $ground ->
   *[table] Feste Tische
    [field] Feste Felder
} oder festgehaltene Sitzplätze und Runden, die bleiben, wie sie sind, bringen sie zusammen
seating-because-some-fixed = { $ground ->
   *[table] Feste Tische
    [field] Feste Felder
} oder festgehaltene Sitzplätze bringen einige von ihnen zusammen; die anderen große Gruppen, oder Begegnungen und Positionen, die vorgehen
seating-because-groups-changed = Gruppen oder Vereine wurden geändert, nachdem der Sitzplan entstand
seating-tables-of-four = { $count ->
    [one] { $ground ->
       *[table] ein Vierertisch
        [field] ein Viererfeld
    }
   *[other] { $word } { $ground ->
       *[table] Vierertische
        [field] Viererfelder
    }
}
seating-tables-of-three = { $count ->
    [one] { $ground ->
       *[table] ein Dreiertisch
        [field] ein Dreierfeld
    }
   *[other] { $word } { $ground ->
       *[table] Dreiertische
        [field] Dreierfelder
    }
}
seating-proof-no-tables = { $players ->
   *[other] { $players } { $entrant ->
       *[player] Personen
        [team] Teams
    } lassen sich nicht auf { $ground ->
       *[table] Dreier- und Vierertische
        [field] Dreier- und Viererfelder
    } aufteilen.
}
seating-proof-field = { $rounds ->
    [one] { $players } { $entrant ->
       *[player] Personen
        [team] Teams
    } ergeben { $sizes }: Alle spielen, und es gibt so wenige { $ground ->
       *[table] Dreiertische
        [field] Dreierfelder
    } wie möglich. In der einen Runde sollen alle möglichst viele verschiedene Leute treffen.
   *[other] { $players } { $entrant ->
       *[player] Personen
        [team] Teams
    } ergeben { $sizes }: Alle spielen, und es gibt so wenige { $ground ->
       *[table] Dreiertische
        [field] Dreierfelder
    } wie möglich. In { $word } Runden sollen alle möglichst viele verschiedene Leute treffen.
}
seating-proof-one-table = { $ground ->
   *[table] Es gibt einen einzigen Tisch, in jeder Runde denselben; nur die Positionen wechseln.
    [field] Es gibt ein einziges Feld, in jeder Runde dasselbe; nur die Positionen wechseln.
}
seating-proof-design = Die { $ground ->
   *[table] Tische
    [field] Felder
} stammen aus einem bekannten Plan für 24 Leute: Eine Runde ist so angelegt, dass keine zwei zweimal zusammenkommen, wenn alle bis auf drei Runde für Runde um einen Platz weiterrücken. Wer über der Zahl der { $entrant ->
   *[player] Spieler
    [team] Teams
} liegt, wird weggelassen.
seating-proof-circles = { $tables ->
   *[other] Stell dir vier Kreise aus { $tables } Stühlen vor, einen Kreis für jeden Stuhl an einem { $ground ->
       *[table] Tisch
        [field] Feld
    }. Von Runde zu Runde drehen sich die Kreise verschieden weit. Zwei aus demselben Kreis treffen sich nie; zwei aus verschiedenen Kreisen treffen sich, wenn die Drehung zwischen ihren Kreisen sie an { $ground ->
       *[table] denselben Tisch
        [field] dasselbe Feld
    } bringt. Die Drehungen sind so gewählt, dass es bei je zwei Kreisen in jeder Runde eine andere ist, also trifft niemand jemanden zweimal. Leere Stühle, wo es welche gibt, liegen alle in einem Kreis, und jeder davon ergibt { $ground ->
       *[table] einen Dreiertisch
        [field] ein Dreierfeld
    }.
}
seating-proof-search = Die { $ground ->
   *[table] Tische
    [field] Felder
} wurden durch Suchen gefunden und danach nachgezählt.
seating-proof-search-only = Für diese Turniergröße ist keine Konstruktion bekannt: Die { $ground ->
   *[table] Tische
    [field] Felder
} wurden durch Suchen gefunden und danach nachgezählt.
seating-proof-no-repeats = Niemand trifft jemanden zweimal, und besser geht es nicht.
seating-proof-repeats-not-proven = { $repeats ->
    [one] Erreicht wurde { $repeats } Wiederbegegnung. Mindestens { $least } folgen aus dem Abzählen; ob weniger als erreicht möglich sind, weiß dieses Programm nicht.
   *[other] Erreicht wurden { $repeats } Wiederbegegnungen. Mindestens { $least } folgen aus dem Abzählen; ob weniger als erreicht möglich sind, weiß dieses Programm nicht.
}
seating-proof-rounds-share = { $tables ->
    [one] { $ground ->
       *[table] Ein Tisch speist sich aus dem einen Tisch jeder anderen Runde, und bei weniger Tischen als
        [field] Ein Feld speist sich aus dem einen Feld jeder anderen Runde, und bei weniger Feldern als
    } { $entrant ->
       *[player] Spielern
        [team] Teams
    } daran müssen zwei davon vom selben kommen. Also haben je zwei Runden Begegnungen gemeinsam; es gibt { $pairs } Paare von Runden, und ein Paar von { $entrant ->
       *[player] Spielern
        [team] Teams
    }, das sich { $most }-mal trifft, kann nicht für mehr davon stehen. Zusammengezählt ergibt das mindestens { $repeats } Wiederbegegnungen, und genau so viele hat der Sitzplan.
   *[other] { $ground ->
       *[table] Ein Tisch speist sich aus den { $word } Tischen jeder anderen Runde, und bei weniger Tischen als
        [field] Ein Feld speist sich aus den { $word } Feldern jeder anderen Runde, und bei weniger Feldern als
    } { $entrant ->
       *[player] Spielern
        [team] Teams
    } daran müssen zwei davon vom selben kommen. Also haben je zwei Runden Begegnungen gemeinsam; es gibt { $pairs } Paare von Runden, und ein Paar von { $entrant ->
       *[player] Spielern
        [team] Teams
    }, das sich { $most }-mal trifft, kann nicht für mehr davon stehen. Zusammengezählt ergibt das mindestens { $repeats } Wiederbegegnungen, und genau so viele hat der Sitzplan.
}
seating-proof-few-people = { $rounds ->
   *[other] Alle treffen in jeder von { $rounds } Runden zwei oder drei Leute, und es gibt nur { $others } andere. Was darüber hinausgeht, müssen Wiederbegegnungen sein, und für die kleinsten Turniere ist ein Programm alle Möglichkeiten durchgegangen. Daraus folgen mindestens { $repeats } Wiederbegegnungen, und genau so viele hat der Sitzplan.
}
seating-proof-every-schedule = { $players ->
    [one] { $rounds ->
        [one] Bei nur { $entrant ->
           *[player] einer Person
            [team] einem Team
        } und einer Runde geht ein Programm alle Sitzpläne durch, die besser sein könnten, mit dem, was fest ist oder bleibt. Es gibt keinen, in der Reihenfolge Begegnungen, Positionen, Gruppen und { $ground ->
           *[table] Dreiertische
            [field] Dreierfelder
        }.
       *[other] Bei nur { $entrant ->
           *[player] einer Person
            [team] einem Team
        } und { $word-rounds } Runden geht ein Programm alle Sitzpläne durch, die besser sein könnten, mit dem, was fest ist oder bleibt. Es gibt keinen, in der Reihenfolge Begegnungen, Positionen, Gruppen und { $ground ->
           *[table] Dreiertische
            [field] Dreierfelder
        }.
    }
   *[other] { $rounds ->
        [one] Bei nur { $word-players } { $entrant ->
           *[player] Personen
            [team] Teams
        } und einer Runde geht ein Programm alle Sitzpläne durch, die besser sein könnten, mit dem, was fest ist oder bleibt. Es gibt keinen, in der Reihenfolge Begegnungen, Positionen, Gruppen und { $ground ->
           *[table] Dreiertische
            [field] Dreierfelder
        }.
       *[other] Bei nur { $word-players } { $entrant ->
           *[player] Personen
            [team] Teams
        } und { $word-rounds } Runden geht ein Programm alle Sitzpläne durch, die besser sein könnten, mit dem, was fest ist oder bleibt. Es gibt keinen, in der Reihenfolge Begegnungen, Positionen, Gruppen und { $ground ->
           *[table] Dreiertische
            [field] Dreierfelder
        }.
    }
}
seating-proof-positions = Die Positionen werden vergeben, nachdem die { $ground ->
   *[table] Tische
    [field] Felder
} gewählt sind. Position 4 gibt es nur an { $ground ->
   *[table] Vierertischen
    [field] Viererfeldern
}; wer sie wo hat, wird zuerst bestimmt, als Matching. Übrig bleiben drei Sitzplätze an jedem { $ground ->
   *[table] Tisch
    [field] Feld
}, und nach einem Satz von König (1916) lassen sich drei Positionen immer so vergeben, dass niemand eine noch einmal hat, ehe die anderen an der Reihe waren.
seating-proof-positions-even = Gleichmäßiger könnten die Positionen also bei niemandem sein.
seating-proof-few-fourth-seats = { $share ->
    [one] In { $rounds } Runden sollte von { $players } { $entrant ->
       *[player] Personen jede
        [team] Teams jedes
    } Position 4 einmal haben, aber es gibt nur { $seats } solche Sitzplätze. Die Differenz, { $repeats }, ist unvermeidlich.
   *[other] In { $rounds } Runden sollte von { $players } { $entrant ->
       *[player] Personen jede
        [team] Teams jedes
    } Position 4 { $word }mal haben, aber es gibt nur { $seats } solche Sitzplätze. Die Differenz, { $repeats }, ist unvermeidlich.
}
