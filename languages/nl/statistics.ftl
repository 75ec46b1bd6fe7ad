statistics-round-by-round = Stand ronde voor ronde
statistics-points-and-places = { $points ->
   *[vp] OP en plaatsen
    [hexes] Tegels en plaatsen
}
statistics-who-wins = Wie er wint
statistics-more = Meer
statistics-by-position = Naar keuzepositie
statistics-by-order = Naar speelvolgorde
statistics-by-colour = Naar kleur
statistics-position = Positie
statistics-order = Speelt
statistics-colour = Kleur

statistics-games = Uit de uitslagen van { $games ->
    [one] { $games } partij die iedereen mag zien.
   *[other] { $games } partijen die iedereen mag zien.
}
statistics-all-one = { $games ->
    [one] { $games } partij van één toernooi op deze Reeve, voor zover uitslagen openbaar zijn.
   *[other] { $games } partijen van één toernooi op deze Reeve, voor zover uitslagen openbaar zijn.
}
statistics-all-newest-one = { $games ->
    [one] { $games } partij van het nieuwste toernooi op deze Reeve, voor zover uitslagen openbaar zijn.
   *[other] { $games } partijen van het nieuwste toernooi op deze Reeve, voor zover uitslagen openbaar zijn.
}
statistics-all-many = { $games ->
    [one] { $games } partij van { $tournaments ->
       *[other] { $tournaments }
    } toernooien op deze Reeve, voor zover uitslagen openbaar zijn.
   *[other] { $games } partijen van { $tournaments ->
       *[other] { $tournaments }
    } toernooien op deze Reeve, voor zover uitslagen openbaar zijn.
}
statistics-all-newest = { $games ->
    [one] { $games } partij van de { $tournaments ->
       *[other] { $tournaments }
    } nieuwste toernooien op deze Reeve, voor zover uitslagen openbaar zijn.
   *[other] { $games } partijen van de { $tournaments ->
       *[other] { $tournaments }
    } nieuwste toernooien op deze Reeve, voor zover uitslagen openbaar zijn.
}
statistics-still-on = { $stage ->
   *[prelim] Ronde { $number } is nog bezig, dus de plaatsen kunnen veranderen.
    [semi] De halve finales zijn nog bezig, dus de plaatsen kunnen veranderen.
    [final] De finale is nog niet afgesloten.
}
statistics-lines = { $entrant ->
   *[player] Eén lijn per speler, van plaats naar plaats. Doorgetrokken lijnen lopen boven de huidige grens om door te gaan, stippellijnen eronder.
    [team] Eén lijn per team, van plaats naar plaats. Doorgetrokken lijnen lopen boven de huidige grens om door te gaan, stippellijnen eronder.
}
statistics-mark-player = { $entrant ->
   *[player] Speler markeren
    [team] Team markeren
}
statistics-mark = Markeren
statistics-clear-mark = Markering weg
statistics-nobody = Niemand in de stand heeft die naam. Controleer de spelling, of zoek op een deel ervan.
statistics-many = { $count ->
   *[other] { $count } spelers hebben dat in hun naam. Typ meer van de naam.
}
statistics-how-often = { $points ->
   *[vp] Hoe vaak een partij op welke plaats en met hoeveel OP eindigde; meer dan het doel telt als het doel.
    [hexes] Hoe vaak een partij op welke plaats en met hoeveel tegels eindigde; meer dan het doel telt als het doel.
}
statistics-how-to-read = De punt is het aandeel gewonnen partijen. De balk is waar het werkelijke aandeel ligt, met 95% zekerheid; het streepje is het aandeel dat elk zou hebben als alle gelijk waren. Waar de balk breder is dan { $widest ->
       *[other] { $widest }
    } procentpunten, zijn er te weinig partijen om iets te zeggen. En van twintig balken mist er een het streepje door toeval.
statistics-meetings = Wie elkaar treft, ronde voor ronde
statistics-over-all = Hetzelfde over alle toernooien hier
statistics-nothing-yet = Nog niets te tellen
statistics-nothing-yet-why = Hoe vaak elke plaats wint, staat hier zodra er uitslagen openbaar zijn.
statistics-about = Over het toernooi
statistics-all-tournaments = Alle toernooien

statistics-column = { $stage ->
   *[prelim] { $number }
    [semi] Halve
    [final] Finale
}
statistics-cut = { $stage ->
   *[semi] halve finales
    [final] finale
}
statistics-further-down = plaatsen { $from } tot en met { $to }, dichter op elkaar
statistics-bump-all = De plaatsen van { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    } na { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. In de tabel hieronder staan ze allemaal.
statistics-bump-some = De plaatsen van { $shown } van de { $players ->
       *[other] { $players } spelers
    } na { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. In de tabel hieronder staan ze allemaal.
statistics-way-of = De weg van { $name } door het toernooi
statistics-not-played = niet gespeeld
statistics-nth = { $number }e
statistics-percent = { $whole },{ $hundredths }%
statistics-rounded = { $whole }%
statistics-tenths = { $whole },{ $tenths }
statistics-interval = { $low } tot { $high }%
statistics-too-few = te weinig partijen
statistics-alike = geen verschil te zien
statistics-more-often = wint vaker
statistics-less-often = wint minder vaak
statistics-noted = Genoteerd in { $noted ->
       *[other] { $noted }
    } van { $games ->
       *[other] { $games }
    } partijen.
statistics-won-of = { $label }: { $wins } van { $games }
statistics-games-won = Gewonnen partijen. { $lines }.
statistics-place-mean = { $place } plaats { $mean }
statistics-mean = OP gemiddeld: { $lines }.
