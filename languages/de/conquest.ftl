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
   *[other] { $count } Ritter
}
conquest-largest-army = Größte Rittermacht
conquest-largest-fortress = Größte Festung
conquest-largest-metropolis = Größte Metropole

conquest-hexes-win = { $count ->
   *[other] { $count } Hexfelder gewinnen.
}
conquest-production-next = Jetzt kommt der Ertrag
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
   *[other] { $count } Ritter ({ $moved } bewegt)
}
conquest-may-be-founded = Hier kann eine Siedlung gegründet werden.
conquest-knights-can-go = Ritter können hierher ziehen.
conquest-hex-named = { $land ->
    [forest] Holzfeld { $hex }
    [pasture] Wollfeld { $hex }
    [field] Getreidefeld { $hex }
    [hill] Lehmfeld { $hex }
    [mountain] Erzfeld { $hex }
    [desert] Wüstenfeld { $hex }
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
conquest-choose-hex = Wähle ein Hexfeld auf dem Spielplan, und du siehst, was dort möglich ist.
conquest-choose-hex-keys = Mit der Tastatur: Die Pfeiltasten gehen von Hexfeld zu Hexfeld, die Eingabetaste wählt eines, und mit Tab geht es von dort weiter.
conquest-pluses-of-yours = Ein Plus auf dem Spielplan markiert jedes Hexfeld, auf dem die erste Siedlung gegründet werden kann.
conquest-pluses-of = Ein Plus auf dem Spielplan markiert jedes Hexfeld, auf dem { $name } die erste Siedlung gründen kann.

conquest-production-comes = Ertrag von Durchgang { $round }: Er bringt
conquest-production-came = Ertrag von Durchgang { $round }
conquest-hand-out = Ertrag ausgeben
conquest-hand-out-hint = Das dürfen alle am Tisch drücken.

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
conquest-move-wall-here = Mauer hierher versetzen
conquest-move-wall = Mauer zwischen den Hexfeldern { $one } und { $two } nach { $side } versetzen
conquest-knights-go-hint = Ritter von diesem Hexfeld können dorthin, wo der Spielplan einen gepunkteten Rand zeigt. Tippe dort ein Hexfeld an oder wähle es hier.
conquest-move-knights = Ritter
conquest-move-where = Wohin
conquest-move-button = Bewegen
conquest-move-from = Von
conquest-move-here = Hierher bewegen
conquest-hex-open = Hexfeld { $hex } ist offen. Wer zieht dorthin?
conquest-occupy-from = von { $side }
conquest-occupy-count = { $count } von { $all }
conquest-occupy = Hexfeld { $hex } besetzen

conquest-breach-wall = Bresche in die Mauer nach { $side }
conquest-breach-castle = Bresche in die Burg hier
conquest-throw-die = Darum würfeln
conquest-die = Der Würfel
conquest-we-threw = So haben wir gewürfelt
conquest-attack-knights = { $attackers } Ritter auf Hexfeld { $from } gegen { $defenders } Ritter von { $name } auf Hexfeld { $to }
conquest-attack-building = { $attackers } Ritter auf Hexfeld { $from } gegen { $building ->
    [settlement] eine Siedlung
    [city] eine Stadt
   *[castle] eine Burg
} von { $name } auf Hexfeld { $to }
conquest-attack-both = { $attackers } Ritter auf Hexfeld { $from } gegen { $defenders } Ritter und { $building ->
    [settlement] eine Siedlung
    [city] eine Stadt
   *[castle] eine Burg
} von { $name } auf Hexfeld { $to }
conquest-next-battle = { $throws ->
   *[other] Der nächste Kampf ist bei { $throws } von 36 Würfen gewonnen: der Würfel für den Angriff{ $more ->
        [0] {""}
       *[other] {" + "}{ $more }
    } gegen den Würfel für die Verteidigung{ $against ->
        [0] {""}
       *[other] {" + "}{ $against }
    }.
}
conquest-fought-to-end = Bis zum Ende geführt, würde der Angriff
conquest-odds-take = das Hexfeld einbringen
conquest-odds-lose = { $count ->
    [0] keinen Ritter kosten
   *[other] { $count } Ritter kosten
}
conquest-gives-up = Bei einem Sieg gibt die Verteidigung ab
conquest-attack = Angreifen: würfeln
conquest-attacker = Angriff
conquest-defender = Verteidigung
conquest-attackers-die = Der Würfel für den Angriff
conquest-defenders-die = Der Würfel für die Verteidigung

conquest-bank = Mit der Bank handeln
conquest-bank-take = Nimm
conquest-bank-gives = Was die Bank gibt
conquest-bank-pay = und zahle
conquest-bank-price = { $good ->
    [lumber] je 4 Holz
    [wool] je 4 Wolle
    [grain] je 4 Getreide
    [brick] je 4 Lehm
    [ore] je 4 Erz
   *[gold] je 1 Gold
}
conquest-trade = Handeln
conquest-trade-heading = Mit jemandem am Tisch handeln
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
conquest-holds-bar = Hexfelder von denen, die zum Sieg reichen
conquest-knights-title = Ritter

conquest-wall-breached = Eine 6: Die Mauer ist durchbrochen.
conquest-wall-stands = Eine { $die } und keine 6: Die Mauer steht.
conquest-castle-breached = Eine 6: In der Burg ist eine Bresche.
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

conquest-told-found = { $name } gründet eine Siedlung auf Hexfeld { $hex }.
conquest-told-production = Ertrag. { $got }.
conquest-told-gets = { $name }: { $goods }
conquest-told-knight = { $pay ->
    [ore] { $name } zahlt Erz für Ritter auf Hexfeld { $hex }.
   *[wool] { $name } zahlt Wolle für Ritter auf Hexfeld { $hex }.
}
conquest-told-wall = { $pay ->
    [lumber] { $name } baut für Holz eine Mauer zwischen den Hexfeldern { $one } und { $two }.
   *[brick] { $name } baut für Lehm eine Mauer zwischen den Hexfeldern { $one } und { $two }.
}
conquest-told-rebuild = { $name } versetzt die Mauer zwischen den Hexfeldern { $one } und { $two }: Sie steht jetzt zwischen den Hexfeldern { $three } und { $four }.
conquest-told-build = { $building ->
    [settlement] { $name } baut eine Siedlung auf Hexfeld { $hex }.
    [city] { $name } baut eine Stadt auf Hexfeld { $hex }.
   *[castle] { $name } baut eine Burg auf Hexfeld { $hex }.
}
conquest-told-bank = { $name } gibt der Bank { $gives } für { $takes }.
conquest-told-trade = { $name } gibt { $gives } an { $name-other } für { $takes }.
conquest-told-move = { $count ->
   *[other] { $name } bewegt { $count } Ritter von Hexfeld { $from } auf Hexfeld { $to }.
}
conquest-told-breach-wall = { $end ->
    [breached] { $name } würfelt { $die } gegen die Mauer zwischen den Hexfeldern { $one } und { $two } und durchbricht sie.
   *[stands] { $name } würfelt { $die } gegen die Mauer zwischen den Hexfeldern { $one } und { $two }, und sie steht.
}
conquest-told-breach-castle = { $end ->
    [breached] { $name } würfelt { $die } gegen die Burg auf Hexfeld { $hex } und schlägt eine Bresche.
   *[stands] { $name } würfelt { $die } gegen die Burg auf Hexfeld { $hex }, und sie steht.
}
conquest-told-occupy = { $count ->
    [one] { $name } besetzt Hexfeld { $hex } mit { $count } Ritter.
   *[other] { $name } besetzt Hexfeld { $hex } mit { $count } Rittern.
}
conquest-told-attack = { $end ->
    [won] { $name } greift Hexfeld { $to } von Hexfeld { $from } aus an, mit { $attacker } gegen { $defender }, und gewinnt.
   *[lost] { $name } greift Hexfeld { $to } von Hexfeld { $from } aus an, mit { $attacker } gegen { $defender }, und verliert einen Ritter.
}
conquest-told-plunder = { $name } greift Hexfeld { $to } von Hexfeld { $from } aus an, mit { $attacker } gegen { $defender }, und gewinnt; { $good ->
    [lumber] Holz wird für ein Gold abgegeben.
    [wool] Wolle wird für ein Gold abgegeben.
    [grain] Getreide wird für ein Gold abgegeben.
    [brick] Lehm wird für ein Gold abgegeben.
    [ore] Erz wird für ein Gold abgegeben.
   *[gold] Gold wird für ein Gold abgegeben.
}
conquest-told-end = { $name } beendet den Zug.

conquest-refused-land-size = { $found ->
    [one] Das Land hat { $found } Hexfeld; es braucht { $least } bis { $most }.
   *[other] Das Land hat { $found } Hexfelder; es braucht { $least } bis { $most }.
}
conquest-refused-too-far = { $hex } liegt außerhalb jedes Spielplans.
conquest-refused-land-twice = { $hex } ist zweimal als Land angegeben.
conquest-refused-land-in-parts = Das Land hängt nicht zusammen.
conquest-refused-number = { $found } ist keine Zahl von { $least } bis { $most }.
conquest-refused-founding = Jetzt gründen alle ihre erste Siedlung.
conquest-refused-production-next = Der nächste Schritt ist der Ertrag.
conquest-refused-round-goes-on = Der Durchgang läuft noch.
conquest-refused-founds-now = Jetzt gründet { $name }.
conquest-refused-no-land = { $hex } ist kein Land.
conquest-refused-no-coast = { $hex } liegt nicht am Meer.
conquest-refused-held = { $name } hält { $hex }.
conquest-refused-beside-another = { $hex } liegt neben einer Siedlung von { $name }.
conquest-refused-no-room = { $count ->
    [one] Es bleibt zu wenig Küste: { $count } Person muss noch gründen, und zwar neben keiner anderen Siedlung.
   *[other] Es bleibt zu wenig Küste: { $count } Personen müssen noch gründen, und zwar alle neben keiner anderen Siedlung.
}
conquest-refused-is-out = Wer kein Hexfeld mehr hält, ist ausgeschieden; der Zug kann nur noch enden.
conquest-refused-turn-gone-on = Der Zug ist schon weiter.
conquest-refused-moved = In diesem Zug wurden Ritter bewegt; Bauen und Handeln sind vorbei.
conquest-refused-breach-tried = In diesem Zug wurde eine Bresche versucht; Bauen und Bewegen sind vorbei.
conquest-refused-attacked = In diesem Zug gab es einen Angriff; alles davor ist vorbei.
conquest-refused-not-paid-with = Bezahlt wird hier mit { $one } oder { $two }, nicht mit { $paid }.
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
conquest-refused-not-held-beside = An { $edge } liegt kein eigenes Hexfeld.
conquest-refused-no-edge = { $edge } ist keine Kante zwischen zwei Hexfeldern mit Land.
conquest-refused-shore = { $edge } ist Küste, und an der Küste stehen keine Mauern.
conquest-refused-wall-there = An { $edge } steht schon eine Mauer.
conquest-refused-no-own-wall = An { $edge } steht keine eigene Mauer.
conquest-refused-rebuilt-already = In diesem Zug wurde schon eine Mauer versetzt.
conquest-refused-same-edge = Die Mauer an { $edge } kommt woandershin, oder sie bleibt.
conquest-refused-building-there = Auf { $hex } steht ein Gebäude.
conquest-refused-out-of-reach = Auf { $hex } steht kein eigener Ritter, und kein Hexfeld daneben ist selbst bebaut.
conquest-refused-improves = { $building ->
    [settlement] Auf { $hex } muss zuerst eine eigene Siedlung stehen.
    [city] Auf { $hex } muss zuerst eine eigene Stadt stehen.
   *[castle] Auf { $hex } muss zuerst eine eigene Burg stehen.
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
conquest-refused-less-than-one = Es muss mindestens eins sein.
conquest-refused-no-such-player = Niemand sonst in der Partie heißt { $name }.
conquest-refused-gives-nothing = { $name } gibt nichts; bei einem Handel geben beide Seiten etwas.
conquest-refused-nobody-moves = Zum Bewegen braucht es mindestens einen Ritter.
conquest-refused-same-hex = Die Ritter sind schon auf { $hex }.
conquest-refused-too-few-knights = { $count ->
   *[other] Dafür sind auf { $hex } nur { $count } eigene Ritter da.
}
conquest-refused-no-way = Ritter können nicht von { $from } nach { $to }.
conquest-refused-tried-already = In diesem Zug wurde schon eine Bresche versucht.
conquest-refused-no-die = Kein Würfel zeigt { $die }.
conquest-refused-no-wall-there = An { $edge } steht keine gegnerische Mauer.
conquest-refused-no-knight-beside = An { $hex } steht kein eigener Ritter bereit.
conquest-refused-no-castle = Auf { $hex } steht keine gegnerische Burg.
conquest-refused-not-opened = Der Schritt davor hat { $hex } nicht geöffnet.
conquest-refused-named-twice = { $hex } ist zweimal genannt.
conquest-refused-nobody-occupies = Zum Besetzen braucht es mindestens einen Ritter.
conquest-refused-too-early = Das ist der eigene Zug Nummer { $turn }; Angriffe gibt es ab Zug { $from }.
conquest-refused-not-beside = { $from } und { $to } liegen nicht nebeneinander, oder eine gegnerische Mauer ist dazwischen.
conquest-refused-no-opponent = { $hex } wird nicht gegnerisch gehalten.
conquest-refused-plunder-needless = Hier wird keine Beute genannt: Der Kampf ist verloren, oder es ist Gold da, oder gar nichts.
conquest-refused-plunder-missing = Die Verteidigung hat kein Gold; nenne als Beute eines davon: { $goods }.

conquest-how-setting-up = Aufbau
conquest-rule-c1-decided = Zwei bis sechs Spieler teilen sich eine Insel und ziehen in der Reihenfolge des Protokolls.
conquest-rule-c2-decided = In den Spielregeln sind Abbildungen, die wir nicht haben. Das Land ist das des Spielplans der Runde oder kommt aus einem Startwert: 7 bis 250 Hexfelder, die zusammenhängen. Alle beginnen mit gleich viel Gold, mit keinem, wenn nichts anderes angesagt ist.
conquest-rule-c5 = Reihum gründen alle eine Siedlung mit einem Ritter auf einem Hexfeld an der Küste, das niemand hält, nicht neben einer fremden Siedlung.
conquest-rule-c5-decided = Niemand gründet so, dass für die Nächsten zu wenig Küste bleibt.
conquest-rule-c3 = Du hältst ein Hexfeld, wenn dein Gebäude oder deine Ritter darauf stehen. Dann kann es niemand sonst halten.
conquest-rule-c4 = Eine Mauer steht an der Kante eines Hexfelds und gehört der Person, die sie gebaut hat. Eine Küste braucht keine.
conquest-rule-c4-decided = An eine Küste kommt auch keine: Mauern stehen zwischen zwei Hexfeldern mit Land, an jeder Kante eine.

conquest-how-production = Ertrag
conquest-rule-c6 = Ihn gibt es einmal in jedem Durchgang. Ein Hexfeld mit Land gibt dir 1 für Ritter darauf, 2, 3 oder 4 für deine Siedlung, Stadt oder Burg darauf, 1, 2 oder 3, wenn es neben deiner Siedlung, Stadt oder Burg liegt und keine fremde Mauer dazwischen ist, und 1, wenn es in deiner Festung liegt; alles, was zutrifft, wird addiert.
conquest-rule-c6-decided = Er kommt am Anfang des Durchgangs, und sonst geschieht dann nichts. Die Wüste gibt nichts.
conquest-rule-c6-decided-2 = Dafür, dass es neben einer Siedlung liegt, gibt ein Hexfeld einmal 1, egal neben wie vielen deiner Siedlungen es liegt; bei Städten und Burgen ebenso.
conquest-rule-c6-decided-3 = Der Ertrag gehört dir, egal wer das Hexfeld sonst hält.
conquest-rule-c6-2 = Gibt dein Land dir nichts, bekommst du 5 Gold. Auch jede Sonderkarte gibt 5 Gold.
conquest-rule-c6-decided-4 = Wer ausgeschieden ist, bekommt nichts.

conquest-how-a-turn-build-and-trade = Ein Zug: bauen und handeln
conquest-rule-c7 = Baue und handle, dann bewege, dann versuche eine Bresche, dann greif an.
conquest-rule-c7-decided = Nichts davon kommt wieder: Wer bewegt hat, baut in diesem Zug nicht mehr.
conquest-rule-c8 = Ein Ritter kostet ein Erz oder eine Wolle und kommt auf ein Hexfeld, das du bebaut hast.
conquest-rule-c8-decided = Einmal zahlen gibt in einer Burg zwei Ritter, wenn nichts anderes angesagt ist. So steht es in den Spielregeln, und daneben steht, dass diese beiden ein Erz und eine Wolle kosten.
conquest-rule-c9 = Eine Mauer kostet ein Holz oder einen Lehm, an einer Kante eines Hexfelds, das du bebaut oder besetzt hast.
conquest-rule-c10 = Einmal im Zug kommt eine Mauer umsonst an eine andere solche Kante.
conquest-rule-c10-decided = Es ist eine deiner eigenen Mauern.
conquest-rule-c11 = Eine Siedlung wird auf einem Hexfeld gebaut, das du besetzt hast, oder neben einem, das du bebaut hast.
conquest-rule-c11-decided = Sie kostet ein Holz, einen Lehm, eine Wolle und ein Getreide, weil die Spielregeln keinen Preis nennen. Auf dem Hexfeld stehen kein Gebäude und keine fremden Ritter. Neben einem, das du bebaut hast, geht sie über jede Mauer hinweg, auch über fremde.
conquest-rule-c11-2 = Eine Stadt kostet 2 Erz und 2 Getreide und ersetzt deine Siedlung, eine Burg kostet 2 Erz, 2 Lehm und 2 Holz und ersetzt deine Stadt.
conquest-rule-c12 = Die Bank gibt einen Rohstoff für ein Gold.
conquest-rule-c12-decided = Sie gibt auch einen für vier von einem anderen, und niemals Gold. Niemand zahlt oder gibt, was nicht da ist.
conquest-rule-c13-decided = Du handelst mit allen, die nicht ausgeschieden sind, auch mit Gold. Beide Seiten geben etwas.

conquest-how-a-turn-move-and-fight = Ein Zug: bewegen und kämpfen
conquest-rule-c14 = Ein Ritter bewegt sich einmal im Zug: auf ein Hexfeld daneben, das niemand hält, oder über deine eigenen Hexfelder auf ein beliebiges davon; nie über eine fremde Mauer.
conquest-rule-c14-decided = In einem Zug tut er das eine oder das andere. In diesem Zug gebaute Ritter dürfen sich bewegen.
conquest-rule-c15 = Einmal im Zug würfelst du, um eine Bresche in eine fremde Mauer oder Burg zu schlagen. Eine 6 nimmt die Mauer weg oder der Burg ihre Stärke.
conquest-rule-c15-decided = Das geht von dort, wo du einen Ritter hast: bei einer Mauer an der Kante seines Hexfelds oder bei einer Burg daneben, wenn keine fremde Mauer dazwischen ist. Deine Siedlung allein, ohne Ritter, schlägt keine Bresche in eine Mauer daneben.
conquest-rule-c15-decided-2 = Eine Burg mit Bresche ist schwach, bis die Person, der sie gehört, wieder am Zug ist.
conquest-rule-c17 = Ab deinem dritten Zug greifst du an, von einem Hexfeld mit deinen Rittern aus, auf eines daneben, das jemand anderes hält. Beide würfeln mit einem Würfel; mehr Ritter geben 1 dazu; ein Gebäude ohne Ritter gibt 1, 2 oder 3 für Siedlung, Stadt oder Burg dazu, und eine Burg 3, solange keine Bresche in ihr ist. Bei Gleichstand gewinnt der Angriff, und wer verliert, nimmt einen Ritter weg. Ist der letzte Ritter eines Gebäudes weg, erobert ein weiterer Kampf das Gebäude, und es bleibt, was es ist.
conquest-rule-c17-decided = Keine fremde Mauer ist dazwischen. Eine Burg hat ihre 3 einmal, mit oder ohne Ritter. Ein Gebäude, das von Anfang an keine Ritter hat, wird in einem Kampf erobert.
conquest-rule-c18 = Ein gewonnener Angriff bekommt ein Gold von der Verteidigung. Hat sie keines, gibt sie der Bank einen Rohstoff, und der Angriff bekommt dafür ein Gold; ist gar nichts da, kommt das Gold aus der Bank.
conquest-rule-c18-decided = Wer angreift, nennt den Rohstoff.
conquest-rule-c16 = Wo eine Mauer oder ein Hexfeld gewonnen wurde, das danach niemand hält, darfst du dieses Hexfeld sofort mit Rittern von deinen Hexfeldern daneben besetzen.
conquest-rule-c16-decided = Das tust du vor allem anderen, auch mit Rittern, die sich schon bewegt haben, und nur, wenn keine fremde Mauer dazwischen ist. In diesem Zug bewegen sie sich nicht noch einmal.
conquest-rule-any-decided = Gewürfelt wird am Tisch und dann eingegeben, oder Reeve würfelt: Dann zeigt es den Startwert, und der bleibt im Protokoll.

conquest-how-fortresses-and-bonus-cards = Festungen und Sonderkarten
conquest-rule-c19 = Eine Festung ist Land, das deine Mauern, das Meer und die Wüste ringsum abschließen. Du hältst ein Hexfeld davon.
conquest-rule-c19-decided = Mindestens eine ihrer Mauern gehört dir, niemand sonst hält ein Hexfeld davon, und die Wüste gehört nicht dazu.
conquest-rule-c20 = Die Größte Rittermacht bekommt, wer zuerst auf fünf Ritter ausbaut, und danach, wer auf mehr ausbaut, als auf ihr steht.
conquest-rule-c20-2 = Die Größte Festung bekommt, wer zuerst eine aus drei Hexfeldern hat, die Größte Metropole, wer zuerst drei zusammenhängende Hexfelder bebaut hat.
conquest-rule-c20-decided = Diese beiden bleiben, wo sie sind. Verdient ein Schritt eine Karte für mehrere, kommt zuerst dran, wer am Zug ist, dann die anderen in der Reihenfolge des Protokolls.

conquest-how-who-wins = Wer gewinnt
conquest-rule-c21-decided = Wer kein Hexfeld hält, ist ausgeschieden. Passiert es im eigenen Zug, kann der Zug nur noch enden. Die Mauern bleiben und sind für alle fremde.
conquest-rule-c22 = Es gewinnt, wer allein übrig ist oder mehr als die Hälfte des Landes hält.
conquest-rule-c22-decided = Die Partie ist sofort vorbei, und die Wüste ist Land.
conquest-rule-e3 = Gezählt werden die Hexfelder aller, wenn die Partie endet. Wer ausgeschieden ist, hat keine.
