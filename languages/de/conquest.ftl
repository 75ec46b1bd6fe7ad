conquest-good = { $good ->
    [lumber] Holz
    [wool] Wolle
    [grain] Getreide
    [brick] Lehm
    [ore] Erz
   *[gold] Gold
}
conquest-goods = { $good ->
    [lumber] { $count ->
       *[other] { $count } Holz
    }
    [wool] { $count ->
       *[other] { $count } Wolle
    }
    [grain] { $count ->
       *[other] { $count } Getreide
    }
    [brick] { $count ->
       *[other] { $count } Lehm
    }
    [ore] { $count ->
       *[other] { $count } Erz
    }
   *[gold] { $count ->
       *[other] { $count } Gold
    }
}
conquest-letter = { $land ->
    [forest] H
    [pasture] W
    [field] G
    [hill] L
    [mountain] E
   *[desert] –
}
conquest-land = { $land ->
    [forest] Wald, Holz
    [pasture] Weideland, Wolle
    [field] Ackerland, Getreide
    [hill] Hügelland, Lehm
    [mountain] Gebirge, Erz
   *[desert] Wüste
}
conquest-knights = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
conquest-largest-army = Größte Rittermacht
conquest-largest-fortress = Größte Festung
conquest-largest-metropolis = Größte Metropole
conquest-hexes-win = { $count ->
   *[other] { $count } Hexfelder gewinnen.
}
conquest-production-next = Als Nächstes kommt der Ertrag
conquest-found-yours = Gründe deine erste Siedlung
conquest-founds = { $name } gründet eine Siedlung
conquest-this-turn = Dieser Zug, Durchgang { $round }
conquest-phase-build = Bauen
conquest-phase-move = Bewegen
conquest-phase-breach = Bresche
conquest-phase-attack = Angriff
conquest-board = Der Spielplan
conquest-island = Die Insel: wer welches Hexfeld hält
conquest-hex-free = Hexfeld { $hex }: { $land }; gehört niemandem.
conquest-hex-held = Hexfeld { $hex }: { $land }. { $name } hat hier { $things }.
conquest-has-building = { $building ->
    [settlement] eine Siedlung
    [city] eine Stadt
   *[castle] eine Burg
}
conquest-has-breached = { $building ->
    [settlement] eine Siedlung mit Bresche
    [city] eine Stadt mit Bresche
   *[castle] eine Burg mit Bresche
}
conquest-has-moved = { $count ->
    [one] { $count } Ritter ({ $moved } bewegt)
   *[other] { $count } Ritter ({ $moved } bewegt)
}
conquest-may-be-founded = Hier kann eine Siedlung gegründet werden.
conquest-knights-can-go = Hierher können Ritter gehen.
conquest-hex-named = { $land ->
    [forest] Holz-Hexfeld { $hex }
    [pasture] Woll-Hexfeld { $hex }
    [field] Getreide-Hexfeld { $hex }
    [hill] Lehm-Hexfeld { $hex }
    [mountain] Erz-Hexfeld { $hex }
    [desert] Wüsten-Hexfeld { $hex }
   *[none] Hexfeld { $hex }
}
conquest-side = { $side ->
    [east] Osten ({ $hex })
    [north-east] Nordosten ({ $hex })
    [north-west] Nordwesten ({ $hex })
    [west] Westen ({ $hex })
    [south-west] Südwesten ({ $hex })
    [south-east] Südosten ({ $hex })
   *[none] { $hex }
}
conquest-way-to = { $side ->
    [east] nach Osten: { $hex }
    [north-east] nach Nordosten: { $hex }
    [north-west] nach Nordwesten: { $hex }
    [west] nach Westen: { $hex }
    [south-west] nach Südwesten: { $hex }
    [south-east] nach Südosten: { $hex }
   *[none] weiter weg: { $hex }
}
conquest-way-from = { $side ->
    [east] Osten: { $hex }, { $knights }
    [north-east] Nordosten: { $hex }, { $knights }
    [north-west] Nordwesten: { $hex }, { $knights }
    [west] Westen: { $hex }, { $knights }
    [south-west] Südwesten: { $hex }, { $knights }
    [south-east] Südosten: { $hex }, { $knights }
   *[none] weiter weg: { $hex }, { $knights }
}
conquest-choose-hex = Wähle ein Hexfeld auf dem Spielplan, um zu sehen, was sich dort tun lässt.
conquest-choose-hex-keys = Mit der Tastatur: Die Pfeiltasten gehen von Hexfeld zu Hexfeld, Enter wählt eines, und Tab geht von dort weiter.
conquest-pluses-of-yours = Ein Plus auf dem Spielplan steht auf jedem Hexfeld, auf dem du die erste Siedlung gründen kannst.
conquest-pluses-of = Ein Plus auf dem Spielplan steht auf jedem Hexfeld, auf dem { $name } die erste Siedlung gründen kann.
conquest-production-comes = Ertrag von Durchgang { $round }: Er bringt
conquest-production-came = Ertrag von Durchgang { $round }
conquest-hand-out = Ertrag verteilen
conquest-hand-out-hint = Das darf irgendwer am Tisch drücken.
conquest-found-here = Hier eine Siedlung gründen
conquest-buy-knight = { $pay ->
    [ore] Ritter für 1 Erz
   *[wool] Ritter für 1 Wolle
}
conquest-buy-building = { $building ->
    [settlement] Siedlung für je 1 Holz, Lehm, Wolle und Getreide
    [city] Stadt für 2 Erz, 2 Getreide
   *[castle] Burg für 2 Erz, 2 Lehm, 2 Holz
}
conquest-buy-wall = { $pay ->
    [lumber] Mauer nach { $side } für 1 Holz
   *[brick] Mauer nach { $side } für 1 Lehm
}
conquest-move-wall-here = Eine Mauer hierher versetzen
conquest-move-wall = Mauer zwischen { $one } und { $two } nach { $side } versetzen
conquest-knights-go-hint = Ritter dieses Hexfelds können dorthin gehen, wo der Spielplan einen gepunkteten Rand zeigt. Tippe dort auf ein Hexfeld, oder wähle es hier.
conquest-move-knights = Ritter
conquest-move-where = Wohin
conquest-move-button = Bewegen
conquest-move-from = Von
conquest-move-here = Hierher bewegen
conquest-hex-open = Hexfeld { $hex } ist offen. Wer geht dorthin?
conquest-occupy-from = von { $side }
conquest-occupy-count = { $count } von { $all }
conquest-occupy = { $hex } besetzen
conquest-breach-wall = Bresche in die Mauer nach { $side } schlagen
conquest-breach-castle = Bresche in die Burg hier schlagen
conquest-throw-die = Dafür würfeln
conquest-die = Der Würfel
conquest-we-threw = Das haben wir gewürfelt
conquest-attack-knights = { $attackers ->
    [one] { $attackers } Ritter
   *[other] { $attackers } Ritter
} auf { $from } gegen { $defenders ->
    [one] { $defenders } Ritter
   *[other] { $defenders } Ritter
} von { $name } auf { $to }
conquest-attack-building = { $attackers ->
    [one] { $attackers } Ritter
   *[other] { $attackers } Ritter
} auf { $from } gegen { $building ->
    [settlement] eine Siedlung
    [city] eine Stadt
   *[castle] eine Burg
} von { $name } auf { $to }
conquest-attack-both = { $attackers ->
    [one] { $attackers } Ritter
   *[other] { $attackers } Ritter
} auf { $from } gegen { $defenders ->
    [one] { $defenders } Ritter
   *[other] { $defenders } Ritter
} und { $building ->
    [settlement] eine Siedlung
    [city] eine Stadt
   *[castle] eine Burg
} von { $name } auf { $to }
conquest-next-battle = { $throws ->
   *[other] Die nächste Schlacht ist in { $throws } von 36 Würfen gewonnen: der Würfel des Angriffs{ $more ->
        [0] {""}
       *[other] {" + "}{ $more }
    } gegen den Würfel der Verteidigung{ $against ->
        [0] {""}
       *[other] {" + "}{ $against }
    }.
}
conquest-fought-to-end = Bis zum Ende gekämpft, würde der Angriff
conquest-odds-take = das Hexfeld nehmen
conquest-odds-lose = { $count ->
    [0] keinen Ritter verlieren
    [one] { $count } Ritter verlieren
   *[other] { $count } Ritter verlieren
}
conquest-gives-up = Bei einem Sieg gibt die Verteidigung ab
conquest-attack = Angreifen: würfeln
conquest-attacker = Angriff
conquest-defender = Verteidigung
conquest-attackers-die = Der Würfel des Angriffs
conquest-defenders-die = Der Würfel der Verteidigung
conquest-bank = Mit der Bank handeln
conquest-bank-take = Nimm
conquest-bank-gives = Was die Bank gibt
conquest-bank-pay = und zahl
conquest-bank-price = { $good ->
    [lumber] je 4 Holz
    [wool] je 4 Wolle
    [grain] je 4 Getreide
    [brick] je 4 Lehm
    [ore] je 4 Erz
   *[gold] je 1 Gold
}
conquest-trade = Handeln
conquest-trade-heading = Mit jemand anderem handeln
conquest-trade-with = Mit
conquest-trade-what = Was
conquest-trade-gives = { $name } gibt
conquest-trade-gets = und bekommt
conquest-trade-gives-good = { $good ->
    [lumber] Gibt Holz
    [wool] Gibt Wolle
    [grain] Gibt Getreide
    [brick] Gibt Lehm
    [ore] Gibt Erz
   *[gold] Gibt Gold
}
conquest-trade-gets-good = { $good ->
    [lumber] Bekommt Holz
    [wool] Bekommt Wolle
    [grain] Bekommt Getreide
    [brick] Bekommt Lehm
    [ore] Bekommt Erz
   *[gold] Bekommt Gold
}
conquest-players = Die Spieler
conquest-holds = { $count ->
   *[other] <b class="num">{ $count }</b><span> von { $wins } Hexfeldern</span>
}
conquest-out = Ausgeschieden.
conquest-holds-bar = Hexfelder von denen, die gewinnen
conquest-knights-title = Ritter
conquest-wall-breached = Eine 6: Die Mauer hat eine Bresche.
conquest-wall-stands = Eine { $die } und keine 6: Die Mauer steht.
conquest-castle-breached = Eine 6: Die Burg hat eine Bresche.
conquest-castle-stands = Eine { $die } und keine 6: Die Burg steht.
conquest-you-won = Gewonnen: { $attacker } gegen { $defender }.
conquest-you-lost = Verloren: { $attacker } gegen { $defender }.
conquest-name-won = { $name } hat gewonnen: { $attacker } gegen { $defender }.
conquest-name-lost = { $name } hat verloren: { $attacker } gegen { $defender }.
conquest-you-lose-knight = Du verlierst einen Ritter.
conquest-name-loses-knight = { $name } verliert einen Ritter.
conquest-you-take = { $building ->
    [settlement] Du nimmst eine Siedlung ein.
    [city] Du nimmst eine Stadt ein.
   *[castle] Du nimmst eine Burg ein.
}
conquest-name-takes = { $building ->
    [settlement] { $name } nimmt eine Siedlung ein.
    [city] { $name } nimmt eine Stadt ein.
   *[castle] { $name } nimmt eine Burg ein.
}
conquest-told-found = { $name } gründet eine Siedlung auf { $hex }.
conquest-told-production = Ertrag. { $got }.
conquest-told-gets = { $name }: { $goods }
conquest-told-knight = { $pay ->
    [ore] { $name } zahlt Erz für Ritter auf { $hex }.
   *[wool] { $name } zahlt Wolle für Ritter auf { $hex }.
}
conquest-told-wall = { $pay ->
    [lumber] { $name } baut für Holz eine Mauer zwischen { $one } und { $two }.
   *[brick] { $name } baut für Lehm eine Mauer zwischen { $one } und { $two }.
}
conquest-told-rebuild = { $name } versetzt die Mauer zwischen { $one } und { $two }; jetzt steht sie zwischen { $three } und { $four }.
conquest-told-build = { $building ->
    [settlement] { $name } baut eine Siedlung auf { $hex }.
    [city] { $name } baut eine Stadt auf { $hex }.
   *[castle] { $name } baut eine Burg auf { $hex }.
}
conquest-told-bank = { $name } gibt der Bank { $gives } für { $takes }.
conquest-told-trade = { $name } gibt { $name-other } { $gives } für { $takes }.
conquest-told-move = { $count ->
    [one] { $name } bewegt { $count } Ritter von { $from } nach { $to }.
   *[other] { $name } bewegt { $count } Ritter von { $from } nach { $to }.
}
conquest-told-breach-wall = { $end ->
    [breached] { $name } würfelt { $die } gegen die Mauer zwischen { $one } und { $two } und schlägt eine Bresche.
   *[stands] { $name } würfelt { $die } gegen die Mauer zwischen { $one } und { $two }, und sie steht.
}
conquest-told-breach-castle = { $end ->
    [breached] { $name } würfelt { $die } gegen die Burg auf { $hex } und schlägt eine Bresche.
   *[stands] { $name } würfelt { $die } gegen die Burg auf { $hex }, und sie steht.
}
conquest-told-occupy = { $count ->
    [one] { $name } besetzt { $hex } mit { $count } Ritter.
   *[other] { $name } besetzt { $hex } mit { $count } Rittern.
}
conquest-told-attack = { $end ->
    [won] { $name } greift { $to } von { $from } aus mit { $attacker } zu { $defender } an und gewinnt.
   *[lost] { $name } greift { $to } von { $from } aus mit { $attacker } zu { $defender } an und verliert einen Ritter.
}
conquest-told-plunder = { $name } greift { $to } von { $from } aus mit { $attacker } zu { $defender } an und gewinnt; { $good ->
    [lumber] Holz wird für ein Gold abgegeben.
    [wool] Wolle wird für ein Gold abgegeben.
    [grain] Getreide wird für ein Gold abgegeben.
    [brick] Lehm wird für ein Gold abgegeben.
    [ore] Erz wird für ein Gold abgegeben.
   *[gold] Gold wird für ein Gold abgegeben.
}
conquest-told-end = { $name } beendet den Zug.
conquest-refused-land-size = { $found ->
   *[other] Das Land hat { $found } Hexfelder; es braucht { $least } bis { $most }.
}
conquest-refused-too-far = { $hex } liegt außerhalb jedes Spielplans.
conquest-refused-land-twice = { $hex } ist zweimal Land.
conquest-refused-land-in-parts = Das Land hängt nicht zusammen.
conquest-refused-number = { $found } liegt nicht zwischen { $least } und { $most }.
conquest-refused-founding = Jetzt gründen alle eine erste Siedlung.
conquest-refused-production-next = Der nächste Schritt ist der Ertrag.
conquest-refused-round-goes-on = Der Durchgang der Züge läuft weiter.
conquest-refused-founds-now = Jetzt gründet { $name }.
conquest-refused-no-land = { $hex } ist kein Land.
conquest-refused-no-coast = { $hex } liegt nicht am Meer.
conquest-refused-held = { $hex } hält { $name }.
conquest-refused-beside-another = { $hex } liegt neben einer Siedlung von { $name }.
conquest-refused-no-room = { $count ->
    [one] Zu wenig Küste bleibt übrig: { $count } muss noch gründen, neben keiner anderen Siedlung.
   *[other] Zu wenig Küste bleibt übrig: { $count } müssen noch gründen, jede Siedlung neben keiner anderen.
}
conquest-refused-is-out = Hier wird kein Hexfeld mehr gehalten: ausgeschieden. Der Zug kann nur noch enden.
conquest-refused-turn-gone-on = Der Zug ist schon weiter.
conquest-refused-moved = In diesem Zug haben sich Ritter bewegt; Bauen und Handeln sind vorbei.
conquest-refused-breach-tried = In diesem Zug wurde eine Bresche versucht; Bauen und Bewegen sind vorbei.
conquest-refused-attacked = In diesem Zug gab es einen Angriff; alles davor ist vorbei.
conquest-refused-not-paid-with = Das wird mit { $one } oder { $two } bezahlt, nicht mit { $paid }.
conquest-refused-has-no-good = { $good ->
    [lumber] { $name } hat kein Holz.
    [wool] { $name } hat keine Wolle.
    [grain] { $name } hat kein Getreide.
    [brick] { $name } hat keinen Lehm.
    [ore] { $name } hat kein Erz.
   *[gold] { $name } hat kein Gold.
}
conquest-refused-has-only = { $name } hat nur { $goods }.
conquest-refused-below-nothing = Niemand gibt oder nimmt weniger als nichts.
conquest-refused-not-settled = Auf { $hex } steht kein eigenes Gebäude.
conquest-refused-not-held-beside = An { $edge } wird kein eigenes Hexfeld gehalten.
conquest-refused-no-edge = { $edge } ist keine Kante zwischen Hexfeldern mit Land.
conquest-refused-shore = { $edge } ist eine Küste, und Küsten bekommen keine Mauern.
conquest-refused-wall-there = { $edge } hat eine Mauer.
conquest-refused-no-own-wall = { $edge } hat keine eigene Mauer.
conquest-refused-rebuilt-already = In diesem Zug wurde schon eine Mauer versetzt.
conquest-refused-same-edge = Die Mauer an { $edge } geht woandershin oder bleibt.
conquest-refused-building-there = { $hex } hat ein Gebäude.
conquest-refused-out-of-reach = Auf { $hex } steht kein eigener Ritter, und kein Hexfeld daneben ist selbst bebaut.
conquest-refused-improves = { $building ->
    [settlement] { $hex } braucht zuerst eine eigene Siedlung.
    [city] { $hex } braucht zuerst eine eigene Stadt.
   *[castle] { $hex } braucht zuerst eine eigene Burg.
}
conquest-refused-bank-gives-no-gold = Die Bank gibt kein Gold.
conquest-refused-bank-same = { $good ->
    [lumber] Die Bank tauscht nicht Holz gegen Holz.
    [wool] Die Bank tauscht nicht Wolle gegen Wolle.
    [grain] Die Bank tauscht nicht Getreide gegen Getreide.
    [brick] Die Bank tauscht nicht Lehm gegen Lehm.
    [ore] Die Bank tauscht nicht Erz gegen Erz.
   *[gold] Die Bank tauscht nicht Gold gegen Gold.
}
conquest-refused-less-than-one = Es braucht mindestens eins.
conquest-refused-no-such-player = Sonst heißt in der Partie niemand { $name }.
conquest-refused-gives-nothing = { $name } gibt nichts; bei einem Handel gibt jede Seite etwas.
conquest-refused-nobody-moves = Zum Bewegen braucht es mindestens einen Ritter.
conquest-refused-same-hex = Die Ritter sind schon auf { $hex }.
conquest-refused-too-few-knights = { $count ->
   *[other] Auf { $hex } stehen dafür { $count } eigene Ritter.
}
conquest-refused-no-way = Von { $from } nach { $to } können Ritter nicht gehen.
conquest-refused-tried-already = In diesem Zug wurde schon eine Bresche versucht.
conquest-refused-no-die = Kein Würfel zeigt { $die }.
conquest-refused-no-wall-there = { $edge } hat keine gegnerische Mauer.
conquest-refused-no-knight-beside = An { $hex } steht kein eigener Ritter bereit.
conquest-refused-no-castle = { $hex } hat keine gegnerische Burg.
conquest-refused-not-opened = Der Schritt davor hat { $hex } nicht geöffnet.
conquest-refused-named-twice = { $hex } ist zweimal genannt.
conquest-refused-nobody-occupies = Zum Besetzen braucht es mindestens einen Ritter.
conquest-refused-too-early = Das ist der eigene Zug { $turn }; Angriffe beginnen mit Zug { $from }.
conquest-refused-not-beside = { $from } und { $to } sind keine Nachbarn, oder eine gegnerische Mauer steht dazwischen.
conquest-refused-no-opponent = { $hex } hält niemand, den man angreifen kann.
conquest-refused-plunder-needless = Zum Plündern ist nichts zu nennen: Die Schlacht ist verloren, oder es gibt Gold, oder es gibt gar nichts.
conquest-refused-plunder-missing = Die Verteidigung hat kein Gold; nenne als Beute eines von { $goods }.


conquest-how-setting-up = Aufbau
conquest-rule-c1-decided = Zwei bis sechs teilen sich eine Insel und ziehen in der Reihenfolge des Protokolls.
conquest-rule-c2-decided = Die Regeln haben Pläne, die wir nicht haben. Das Land ist das vom Spielplan der Runde oder entsteht aus einem Startwert: 7 bis 250 Hexfelder, die zusammenhängen. Alle beginnen mit gleich viel Gold, ohne, wenn nichts anderes angesagt ist.
conquest-rule-c5 = Der Reihe nach gründen alle eine Siedlung mit einem Ritter, auf einem Hexfeld an der Küste, das niemand hält, und nicht neben einer fremden Siedlung.
conquest-rule-c5-decided = Niemand gründet so, dass für die Späteren zu wenig Küste bleibt.
conquest-rule-c3 = Du hältst ein Hexfeld, wenn dein Gebäude oder deine Ritter darauf sind. Dann kann es sonst niemand halten.
conquest-rule-c4 = Eine Mauer steht an der Kante eines Hexfelds und gehört der Person, die sie gebaut hat. Eine Küste braucht keine.
conquest-rule-c4-decided = Eine Küste bekommt auch keine: Mauern stehen zwischen zwei Hexfeldern mit Land, eine je Kante.

conquest-how-production = Ertrag
conquest-rule-c6 = Er kommt einmal in jedem Durchgang der Züge. Ein Hexfeld mit Land gibt dir 1 für Ritter darauf, 2, 3 oder 4 für deine Siedlung, Stadt oder Burg darauf, 1, 2 oder 3 dafür, dass es neben deiner Siedlung, Stadt oder Burg liegt, ohne fremde Mauer dazwischen, und 1 innerhalb deiner Festung; alles Zutreffende wird zusammengezählt.
conquest-rule-c6-decided = Er kommt zu Beginn des Durchgangs, und sonst geschieht dann nichts. Die Wüste gibt nichts.
conquest-rule-c6-decided-2 = Dafür, dass es neben einer Siedlung liegt, gibt ein Hexfeld einmal 1, neben wie vielen deiner Siedlungen es auch liegt; ebenso bei Städten und Burgen.
conquest-rule-c6-decided-3 = Er gehört dir, wer auch immer dieses Hexfeld sonst hält.
conquest-rule-c6-2 = Gibt dein Land dir nichts, bekommst du 5 Gold. Jede Bonuskarte gibt auch 5 Gold.
conquest-rule-c6-decided-4 = Wer ausgeschieden ist, bekommt nichts.

conquest-how-a-turn-build-and-trade = Ein Zug: bauen und handeln
conquest-rule-c7 = Baue und handle, dann bewege, dann versuch eine Bresche, dann greif an.
conquest-rule-c7-decided = Nichts kommt wieder: Wer bewegt hat, baut in diesem Zug nicht mehr.
conquest-rule-c8 = Ein Ritter kostet ein Erz oder eine Wolle und kommt auf ein Hexfeld, das du bebaut hast.
conquest-rule-c8-decided = Eine Zahlung gibt in einer Burg zwei Ritter, wenn nichts anderes angesagt ist. Das sagen die Regeln, und daneben sagen sie, dass diese zwei ein Erz und eine Wolle kosten.
conquest-rule-c9 = Eine Mauer kostet ein Holz oder einen Lehm, an einer Kante eines Hexfelds, das du bebaut oder besetzt hast.
conquest-rule-c10 = Einmal im Zug kommt eine Mauer umsonst an eine andere solche Kante.
conquest-rule-c10-decided = Es ist eine deiner eigenen Mauern.
conquest-rule-c11 = Eine Siedlung wird auf einem Hexfeld gebaut, das du besetzt hast, oder neben einem, das du bebaut hast.
conquest-rule-c11-decided = Sie kostet ein Holz, einen Lehm, eine Wolle und ein Getreide, da die Regeln keinen Preis nennen. Das Hexfeld hat kein Gebäude und keine fremden Ritter. Neben einem, das du bebaut hast, geht sie über jede Mauer hinweg, auch eine fremde.
conquest-rule-c11-2 = Eine Stadt kostet 2 Erz und 2 Getreide, anstelle deiner Siedlung, eine Burg 2 Erz, 2 Lehm und 2 Holz, anstelle deiner Stadt.
conquest-rule-c12 = Die Bank gibt einen Rohstoff für ein Gold.
conquest-rule-c12-decided = Sie gibt auch einen für vier eines anderen, und nie Gold. Zahlen und geben lässt sich nur, was man hat.
conquest-rule-c13-decided = Du handelst mit allen, die nicht ausgeschieden sind, auch mit Gold. Beide Seiten geben etwas.

conquest-how-a-turn-move-and-fight = Ein Zug: bewegen und kämpfen
conquest-rule-c14 = Ein Ritter bewegt sich einmal im Zug: auf ein Hexfeld daneben, das niemand hält, oder über deine eigenen Hexfelder auf eines davon; nie über eine fremde Mauer.
conquest-rule-c14-decided = In einem Zug tut er das eine oder das andere. In diesem Zug gebaute Ritter dürfen sich bewegen.
conquest-rule-c15 = Einmal im Zug würfelst du, um in eine fremde Mauer oder Burg eine Bresche zu schlagen. Eine 6 nimmt die Mauer weg, oder der Burg ihre Stärke.
conquest-rule-c15-decided = Das tust du von dort, wo du einen Ritter hast: an einer Mauer an der Kante seines Hexfelds oder an einer Burg daneben, ohne fremde Mauer dazwischen. Deine Siedlung allein, ohne Ritter, schlägt in keine Mauer neben ihr eine Bresche.
conquest-rule-c15-decided-2 = Eine Burg mit Bresche ist schwach, bis zum nächsten Zug der Person, der sie gehört.
conquest-rule-c17 = Du greifst ab deinem dritten Zug an, von einem Hexfeld mit deinen Rittern auf eines daneben, das jemand anderes hält. Beide würfeln; mehr Ritter geben 1 dazu; ein Gebäude ohne Ritter gibt 1, 2 oder 3 für Siedlung, Stadt oder Burg dazu, und eine Burg ohne Bresche 3. Bei Gleichstand gewinnt der Angriff, und wer verliert, nimmt einen Ritter weg. Wo der letzte Ritter eines Gebäudes weg ist, nimmt eine weitere Schlacht das Gebäude ein, das bleibt, was es ist.
conquest-rule-c17-decided = Keine fremde Mauer steht dazwischen. Eine Burg hat ihre 3 einmal, mit Rittern oder ohne. Ein Gebäude, das von Anfang an keine Ritter hat, ist mit einer Schlacht eingenommen.
conquest-rule-c18 = Gewinnt der Angriff, bekommt er ein Gold von der Verteidigung. Gibt es keines, gibt sie der Bank einen Rohstoff, und der Angriff bekommt dafür ein Gold; gibt es gar nichts, kommt das Gold von der Bank.
conquest-rule-c18-decided = Den Rohstoff nennt, wer angreift.
conquest-rule-c16 = Wo eine Mauer oder ein Hexfeld gewonnen ist, das dann niemand hält, darfst du dieses Hexfeld sofort besetzen, mit Rittern von deinen Hexfeldern daneben.
conquest-rule-c16-decided = Das tust du vor allem anderen, auch mit Rittern, die sich schon bewegt haben, und ohne fremde Mauer dazwischen. In diesem Zug bewegen sie sich nicht noch einmal.
conquest-rule-any-decided = Die Würfel werden am Tisch geworfen und eingegeben, oder Reeve wirft sie: Es zeigt den Startwert, der im Protokoll bleibt.

conquest-how-fortresses-and-bonus-cards = Festungen und Bonuskarten
conquest-rule-c19 = Eine Festung ist Land, das deine Mauern, das Meer und die Wüste ringsum abschließen. Du hältst ein Hexfeld davon.
conquest-rule-c19-decided = Mindestens eine ihrer Mauern gehört dir, niemand sonst hält ein Hexfeld davon, und die Wüste ist kein Teil davon.
conquest-rule-c20 = Die Größte Rittermacht bekommt, wer zuerst auf fünf Ritter kommt, und danach, wer auf mehr kommt als die Zahl, die darauf steht.
conquest-rule-c20-2 = Die Größte Festung bekommt, wer zuerst eine aus drei Hexfeldern hat, die Größte Metropole, wer zuerst drei zusammenhängende Hexfelder bebaut hat.
conquest-rule-c20-decided = Diese zwei bleiben. Verdienen mit einem Schritt mehrere eine Karte, kommt zuerst dran, wer am Zug ist, dann die anderen in der Reihenfolge des Protokolls.

conquest-how-who-wins = Wer gewinnt
conquest-rule-c21-decided = Wer kein Hexfeld hält, ist ausgeschieden. Geschieht es im eigenen Zug, kann der Zug nur noch enden. Die Mauern bleiben, und sind für alle fremde.
conquest-rule-c22 = Wer allein übrig ist oder mehr als die Hälfte des Landes hält, gewinnt.
conquest-rule-c22-decided = Die Partie ist sofort vorbei, und die Wüste ist Land.
conquest-rule-e3 = Gezählt werden bei allen die Hexfelder am Ende der Partie. Wer ausgeschieden ist, hat keine.
