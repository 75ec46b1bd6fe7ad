series-not-public = Nicht öffentlich
series-only-organizers = Diese Serie sieht nur ihre Turnierleitung.
series-run = Serie leiten
series-final-day = Finaltag
series-champion = Champion: <span class="name">{ $name }</span>
series-best-play = Die Besten spielen: <a href="{ $url }" class="name">{ $name }</a>.
series-events = Turniere
series-ranking = Rangliste
series-pass-on = Weitergeben
series-no-event = Noch ist kein Turnier öffentlich.
series-follow = <a href="{ $calendar }">Folge diesen Turnieren in deinem Kalender</a>. Für alle, die darüber berichten: <a href="{ $csv }">Spieler, Finalisten und Champions als Datei für Tabellen</a>, <a href="{ $json }">als JSON</a>
series-provisional = Vorläufig
series-no-result = Noch ist kein Ergebnis öffentlich.
series-open-a-line = Öffne eine Zeile, um jedes mitgespielte Turnier zu sehen.
series-table = Rangliste der Serie
series-files = <a href="{ $ranking }">Die Rangliste als Datei für Tabellen</a>; <a href="{ $events }">mit einer Zeile für jedes Turnier jedes Spielers</a>
series-as-code = Diese Seite als QR-Code
series-played = { $count ->
   *[other] { $count }
} gespielt
series-days = { $first } bis { $last }
series-from = Ab { $first }
series-from-within = ab { $first }
series-no-events-yet = Noch keine Turniere
series-all-over = Alle Turniere sind vorbei
series-prelims-over = Die Vorrunden aller Turniere sind vorbei
series-some-over = { $over ->
    [one] { $over } von { $all ->
       *[other] { $all }
    } Turnieren ist vorbei
   *[other] { $over } von { $all ->
       *[other] { $all }
    } Turnieren sind vorbei
}
series-provisional-until = Diese Rangliste ist vorläufig. Sie kann sich ändern, bis diese Turniere vorbei sind: { $events }.
series-events-over = { $over ->
    [one] { $over } Turnier ist vorbei
   *[other] { $over } Turniere sind vorbei
}
series-events-all-over = { $over ->
    [one] { $over } Turnier, vorbei
   *[other] { $over } Turniere, alle vorbei
}
series-how = Für alle zählt ihr bestes einzelnes Turnier, nach Siegen, SP, SP%, zweiten und dritten Plätzen. Turniere werden nie zusammengezählt; von zwei gleichen zählt das frühere (1.2.3).
series-who = Dieselbe E-Mail-Adresse ist dieselbe Person. Dasselbe gilt für alle, von denen die Turnierleitung gesagt hat, dass sie eine Person sind.
series-attendance = { $count ->
    [one] { $count } Person hat gespielt, alle Turniere zusammengenommen.
   *[other] { $count } verschiedene Personen haben gespielt, alle Turniere zusammengenommen.
}
series-attendance-so-far = { $count ->
    [one] { $count } Person hat bisher gespielt, alle Turniere zusammengenommen.
   *[other] { $count } verschiedene Personen haben bisher gespielt, alle Turniere zusammengenommen.
}
series-not-valid = Mit weniger als 12 ist das Ergebnis für die Meisterschaft nicht gültig (1.1.3).
series-may-skip = Mit 16 bis 28 spielen die besten 16 ein Halbfinale, das die Turnierleitung weglassen darf (1.1.3).
series-semi-finals = Mit 29 oder mehr spielen die besten 16 ein Halbfinale (1.1.3).
series-final-alone = Mit 12 bis 15 kommen die besten vier direkt ins Finale (1.1.3).
series-frozen = Eingefroren am { $day }. Einladungen zum Finaltag richten sich nach dieser Rangliste; ein später berichtigtes Ergebnis ändert sie nicht (1.2.4).
series-frozen-and-invited = Eingefroren am { $day }. Einladungen zum Finaltag richten sich nach dieser Rangliste; ein später berichtigtes Ergebnis ändert sie nicht (1.2.4). Wer eingeladen ist, kann antworten bis { $until }.
series-best-of = { $name }, das beste von { $events ->
   *[other] { $events }
} Turnieren
series-sum = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $vp ->
   *[other] { $vp }
} SP, { $percent } SP%, { $seconds ->
    [one] { $seconds } zweiter Platz
   *[other] { $seconds } zweite Plätze
}, { $thirds ->
    [one] { $thirds } dritter Platz
   *[other] { $thirds } dritte Plätze
}
series-counts = { $name } zählt: { $sum }.
series-counts-not = { $name } zählt nicht ({ $more } gegen { $less }): { $sum }.
series-counts-not-equal = { $name } ist in allem gleich und war später, zählt also nicht: { $sum }.
series-value-points = { $sum } Platzpunkte
series-value-vp = { $vp ->
   *[other] { $vp } SP
}
series-value-percent = { $percent } SP%
series-value-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
series-value-seconds = { $seconds ->
    [one] { $seconds } zweiter Platz
   *[other] { $seconds } zweite Plätze
}
series-value-thirds = { $thirds ->
    [one] { $thirds } dritter Platz
   *[other] { $thirds } dritte Plätze
}
series-separates-points = Was diese Zeile von der darüber trennt: Platzpunkte.
series-separates-wins = Was diese Zeile von der darüber trennt: Siege.
series-separates-vp = Was diese Zeile von der darüber trennt: SP.
series-separates-percent = Was diese Zeile von der darüber trennt: SP%.
series-separates-seconds = Was diese Zeile von der darüber trennt: zweite Plätze.
series-separates-thirds = Was diese Zeile von der darüber trennt: dritte Plätze.
series-separates-lot = Was diese Zeile von der darüber trennt: das Los.
series-separates-nothing = Nichts trennt diese Zeile von der darüber; der Rang wird geteilt.
series-lots-decide-cut = Das Los entscheidet, wer von diesem Rang weiterkommt.
series-lots-decide-seeds = Das Los entscheidet die Reihenfolge auf diesem Rang und damit die Setzplätze.
series-surely-in = { $short }; sicher dabei
series-surely-out = { $short }; kann nicht mehr hineinkommen
series-in = Sicher unter den besten { $least }, die den Finaltag spielen: Wie auch immer die restlichen Turniere ausgehen, weniger als { $least ->
   *[other] { $least } andere
} können davor oder gleichauf enden.
series-out = Kann nicht mehr unter die besten { $most } kommen: { $most ->
   *[other] { $most } andere
} haben schon mehr, als ein noch zu spielendes Turnier bringen kann. Ein Platz wird nur frei, wo jemand davor nicht zum Finaltag kommt.
series-cut-16 = Über dieser Linie: die besten 16
series-cut-16-tied = Über dieser Linie: die besten 16; das Los entscheidet unter denen, die sich hier den Rang teilen
series-cut-4 = Über dieser Linie: die besten vier
series-cut-4-tied = Über dieser Linie: die besten vier; das Los entscheidet unter denen, die sich hier den Rang teilen
series-own-place = In { $name-series } bist du auf Rang { $rank } von { $of }; für dich zählt { $name-event }.
series-own-place-so-far = In { $name-series } bist du bisher auf Rang { $rank } von { $of }; für dich zählt { $name-event }.
series-own-place-this = In { $name-series } bist du auf Rang { $rank } von { $of }; für dich zählt dieses Turnier.
series-own-place-this-so-far = In { $name-series } bist du bisher auf Rang { $rank } von { $of }; für dich zählt dieses Turnier.
series-own-among = Das ist unter den besten { $places }. Die Turnierleitung verschickt die Einladungen zum Finaltag.
series-own-sure = Du bist sicher unter den besten { $places }, die den Finaltag spielen.
series-own-gone = Du kannst nicht mehr unter die besten { $places } kommen; für dich gibt es nur einen Platz, wo jemand vor dir nicht zum Finaltag kommt.
series-own-inside = Das ist unter den besten { $places }, die den Finaltag spielen, aber andere können dich noch überholen.
series-own-outside = Um nach jetzigem Stand unter die besten { $places } zu kommen, brauchst du in einem einzelnen Turnier mehr, als der letzte Rang davon hat: { $sum }.
