full-contact-ball = { $ball ->
    [wood] Holz
    [wheat] Getreide
    [brick] Lehm
   *[ore] Erz
}
full-contact-balls = { $ball ->
    [wood] { $count ->
       *[other] { $count } Holz
    }
    [wheat] { $count ->
       *[other] { $count } Getreide
    }
    [brick] { $count ->
       *[other] { $count } Lehm
    }
   *[ore] { $count ->
       *[other] { $count } Erz
    }
}
full-contact-card = { $card ->
   *[vp] Siegpunkt
    [year-of-plenty] Erfindung
    [monopoly] Monopol
    [robber] Räuber
    [barbarians] Barbaren
    [foresight] Weitsicht
    [military-supremacy] Militärische Übermacht
}

full-contact-round-is-on = Durchgang { $round } läuft
full-contact-before-the-first = Vor dem ersten Pfiff
full-contact-pause = Pause nach Durchgang { $round }
full-contact-vp-to-win = { $count ->
   *[other] { $count } SP zum Sieg
}
full-contact-noted-foresight = { $count ->
    [one] { $name }: Weitsicht. Der Pfiff kommt { $count } Sekunde vor dem für alle.
   *[other] { $name }: Weitsicht. Der Pfiff kommt { $count } Sekunden vor dem für alle.
}
full-contact-noted-supremacy = { $name }: Militärische Übermacht, alle im Team sind Ritter und sonst niemand.
full-contact-whistle = Durchgang { $round } anpfeifen
full-contact-whistle-alone = Durchgang { $round } nur für { $name } anpfeifen
full-contact-runs-alone = Nur { $name }. Alle anderen warten auf den zweiten Pfiff.
full-contact-clock-go = Los
full-contact-clock-stop = Stopp. Zählt, was daheim ist.
full-contact-clock-pause = Pause
full-contact-clock-ready = Bereit
full-contact-clock-over = Durchgang { $round } ist vorbei: Zählt die Bälle
full-contact-fill-screen = Ganzer Bildschirm
full-contact-back-to-page = Zurück zur Seite
full-contact-set-clock = Uhr stellen
full-contact-clock-round = Durchgang
full-contact-clock-of-pause = Pause
full-contact-clock-sound = Ton
full-contact-clock-by-itself = Von selbst anpfeifen
full-contact-end-round = Alle Bälle sind gezählt: Durchgang { $round } beenden

full-contact-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> SP</span>
}
full-contact-cities = { $count ->
    [one] Stadt im Reifen { $hoops }
   *[other] Städte in den Reifen { $hoops }
}
full-contact-settlements = { $count ->
    [one] Siedlung im Reifen { $hoops }
   *[other] Siedlungen in den Reifen { $hoops }
}
full-contact-knights = { $count ->
   *[other] { $count } Ritter
}
full-contact-knights-of-players = { $count ->
    [one] <span class="num">{ $count }</span> Ritter von { $players } Spielern
   *[other] <span class="num">{ $count }</span> Ritter von { $players } Spielern
}
full-contact-to-place = { $count ->
    [one] <b>{ $count } Siedlung zu setzen</b>
   *[other] <b>{ $count } Siedlungen zu setzen</b>
}
full-contact-holds-cards = Karten: { $cards }
full-contact-balls-of-team = <span class="vh"> Bälle von { $name }</span>
full-contact-placed-in-hoop = Gesetzt in Reifen
full-contact-place = Setzen
full-contact-on-the-field = Auf dem Feld
full-contact-pile-left = { $balls } von { $size }
full-contact-deck = Karten

full-contact-buy-settlement = Siedlung: 3 Holz, 2 Getreide
full-contact-buy-city = Stadt im Reifen { $hoop }: 3 Holz, 3 Getreide, 1 Erz
full-contact-buy-knight = { $ball ->
    [wood] Ritter: 2 Erz, 1 Holz
   *[wheat] Ritter: 2 Erz, 1 Getreide
}
full-contact-buy-card = Eine Karte für 2 Lehm und
full-contact-card-drawn = Die gezogene Karte
full-contact-buy = Kaufen
full-contact-play = { $card } spielen
full-contact-play-monopoly = { $ball ->
    [wood] Monopol: alles Holz
    [wheat] Monopol: alles Getreide
    [brick] Monopol: aller Lehm
   *[ore] Monopol: alles Erz
}
full-contact-play-barbarians = Barbaren auf { $name }, Reifen { $hoop }
full-contact-play-a-card = Karte spielen
full-contact-play-plenty = { $count ->
    [one] Erfindung spielen: { $count } Ball vom Feld
   *[other] Erfindung spielen: { $count } Bälle vom Feld
}
full-contact-take-them = Nehmen
full-contact-play-the-robber = Räuber spielen
full-contact-gives-up = { $count ->
   *[other] { $name } gibt { $count } ab
}
full-contact-play-it = Spielen
full-contact-trade-heading = Mit einem anderen Team handeln
full-contact-trade-with = Mit
full-contact-trade-balls = Bälle
full-contact-trade-gives = gibt
full-contact-trade-gets = bekommt
full-contact-trade-gives-ball = { $ball ->
    [wood] Gibt Holz
    [wheat] Gibt Getreide
    [brick] Gibt Lehm
   *[ore] Gibt Erz
}
full-contact-trade-gets-ball = { $ball ->
    [wood] Bekommt Holz
    [wheat] Bekommt Getreide
    [brick] Bekommt Lehm
   *[ore] Bekommt Erz
}
full-contact-has-none = hat keine
full-contact-nobody-has-any = niemand hat welche
full-contact-trade = Handeln

full-contact-told-whistle = Durchgang { $round } ist angepfiffen.
full-contact-told-whistle-ahead = { $count ->
    [one] Durchgang { $round } ist angepfiffen, für { $name } { $count } Sekunde vor allen anderen.
   *[other] Durchgang { $round } ist angepfiffen, für { $name } { $count } Sekunden vor allen anderen.
}
full-contact-told-stop = Durchgang { $round } ist vorbei.
full-contact-told-collect = { $name } bringt einen Ball vom Stapel { $pile } heim.
full-contact-told-place = { $name } setzt eine Siedlung in Reifen { $hoop }.
full-contact-told-buy-settlement = { $name } kauft eine Siedlung.
full-contact-told-buy-city = { $name } kauft eine Stadt in Reifen { $hoop }.
full-contact-told-buy-knight = { $name } kauft einen Ritter.
full-contact-told-buy-card = { $name } kauft eine Karte, { $card }.
full-contact-told-trade = { $name } gibt { $gives } an { $name-other } für { $takes }.
full-contact-put-back = Zurückgelegt: { $balls }.
full-contact-on-pile = { $count ->
   *[other] { $count } auf { $pile }
}
full-contact-told-vp = { $name } spielt einen Siegpunkt.
full-contact-told-plenty = { $name } spielt Erfindung und nimmt { $balls }.
full-contact-of-pile = { $count ->
   *[other] { $count } von { $pile }
}
full-contact-told-monopoly = { $ball ->
    [wood] { $name } spielt Monopol und nimmt alles Holz.
    [wheat] { $name } spielt Monopol und nimmt alles Getreide.
    [brick] { $name } spielt Monopol und nimmt allen Lehm.
   *[ore] { $name } spielt Monopol und nimmt alles Erz.
}
full-contact-told-robber = { $name } spielt den Räuber; die anderen geben { $balls } ab.
full-contact-told-barbarians = { $name } spielt Barbaren auf { $name-other }, Reifen { $hoop }.
full-contact-told-foresight = { $name } spielt Weitsicht für den nächsten Durchgang.
full-contact-told-supremacy = { $name } spielt Militärische Übermacht für den nächsten Durchgang.

full-contact-refused-team-size = { $found ->
   *[other] { $name } hat { $found } Spieler; ein Team hat { $least } bis { $most }.
}
full-contact-refused-start-twice = Zwei Teams beginnen in Reifen { $hoop }.
full-contact-refused-no-such-hoop = Reifen { $hoop } gibt es nicht; sie haben die Nummern 1 bis { $most }.
full-contact-refused-pile-size = Stapel { $pile } braucht eine Größe von 1 bis { $most }.
full-contact-refused-piles-of-ball = { $ball ->
    [wood] { $found ->
       *[other] Bälle in den Stapeln für Holz: { $found }; es gibt { $wanted }.
    }
    [wheat] { $found ->
       *[other] Bälle in den Stapeln für Getreide: { $found }; es gibt { $wanted }.
    }
    [brick] { $found ->
       *[other] Bälle in den Stapeln für Lehm: { $found }; es gibt { $wanted }.
    }
   *[ore] { $found ->
       *[other] Bälle in den Stapeln für Erz: { $found }; es gibt { $wanted }.
    }
}
full-contact-refused-round-runs = Ein Durchgang läuft; das wartet bis zur Pause.
full-contact-refused-no-round-runs = Kein Durchgang läuft; das wartet auf den Pfiff.
full-contact-refused-no-such-team = Ein Team { $name } gibt es nicht.
full-contact-refused-no-such-pile = Einen Stapel { $pile } gibt es nicht.
full-contact-refused-pile-empty = Auf Stapel { $pile } ist kein Ball mehr.
full-contact-refused-nothing-to-place = { $name } hat keine gekaufte Siedlung mehr zu setzen.
full-contact-refused-hoop-taken = In Reifen { $hoop } steht ein Gebäude von { $name }.
full-contact-refused-no-ball = { $ball ->
    [wood] { $name } hat kein Holz, und das kostet { $wanted }.
    [wheat] { $name } hat kein Getreide, und das kostet { $wanted }.
    [brick] { $name } hat keinen Lehm, und das kostet { $wanted }.
   *[ore] { $name } hat kein Erz, und das kostet { $wanted }.
}
full-contact-refused-too-few-balls = { $name } hat { $balls }, und nötig sind { $wanted }.
full-contact-refused-below-zero = Niemand gibt oder nimmt weniger als keinen Ball.
full-contact-refused-paid-with = { $ball ->
    [wood] Der letzte Ball des Preises ist Holz oder Getreide, nicht Holz.
    [wheat] Der letzte Ball des Preises ist Holz oder Getreide, nicht Getreide.
    [brick] Der letzte Ball des Preises ist Holz oder Getreide, nicht Lehm.
   *[ore] Der letzte Ball des Preises ist Holz oder Getreide, nicht Erz.
}
full-contact-refused-no-settlement = { $name } hat keine Siedlung in Reifen { $hoop }.
full-contact-refused-all-are-knights = { $players ->
   *[other] Alle { $players } Spieler von { $name } sind schon Ritter.
}
full-contact-refused-not-in-deck = Im Kartenstapel ist keine Karte „{ $card }“ mehr.
full-contact-refused-own-team = Das geht nur mit einem anderen Team als { $name }.
full-contact-refused-gives-nothing = { $name } gibt nichts; bei einem Handel geben beide Seiten mindestens einen Ball.
full-contact-refused-card-not-held = { $name } hat keine Karte „{ $card }“.
full-contact-refused-pile-has-fewer = { $count ->
   *[other] Auf Stapel { $pile } sind nur { $count }.
}
full-contact-refused-plenty = { $wanted ->
    [one] Eine Erfindung bringt jetzt { $wanted } Ball, nicht { $found }.
   *[other] Eine Erfindung bringt jetzt { $wanted } Bälle, nicht { $found }.
}
full-contact-refused-discards-nothing = { $name } wirft nichts ab: Das Team spielt den Räuber oder hat keine Bälle.
full-contact-refused-discards = { $wanted ->
    [one] { $name } wirft { $wanted } Ball ab, nicht { $found }.
   *[other] { $name } wirft { $wanted } Bälle ab, nicht { $found }.
}
full-contact-refused-no-building = { $name } hat kein Gebäude in Reifen { $hoop }.
full-contact-refused-starting-city = In Reifen { $hoop } hat { $name } begonnen; diese Stadt lassen Barbaren in Ruhe.

full-contact-how-teams-and-the-field = Teams und Feld
full-contact-rule-f1 = Drei oder vier Teams mit drei oder vier Spielern, zusammen 9 bis 16, teilen sich ein Feld. Jedes beginnt mit einem Ritter. Ein Dreierteam hat 1 SP mehr, wenn ein anderes Team vier Spieler hat.
full-contact-rule-f2 = Auf dem Feld liegen zehn Reifen, nummeriert ab 1. Jedes Team beginnt mit einer Stadt in einem eigenen Reifen.
full-contact-rule-f2-decided = Die Stadt vom Anfang darf in jedem Reifen stehen, nicht nur am unteren Ende des Feldes.
full-contact-rule-f20 = Ritter tragen das Band ihres Teams am Kopf, alle anderen am Arm. Wer Ritter ist, bestimmt das Team.
full-contact-rule-f3-decided = Die Bälle haben vier Farben, von jeder zwölf: Holz, Getreide, Lehm und Erz. Wo ein Preis Schafe oder Erz nennt, wird ein Erz gezahlt.
full-contact-rule-f3-decided-2 = Die Bälle einer Farbe dürfen auf mehreren Stapeln liegen, jeder mit eigenem Namen und mindestens einem Ball. Wenn nichts anderes angesagt ist, gibt es von jeder Farbe einen Stapel, Holz am höchsten, dann Getreide, Lehm und Erz.
full-contact-rule-f5-decided = Ein Ball, der herumliegt, zählt so, als läge er auf dem Stapel, von dem er kam.

full-contact-how-rounds-and-pauses = Durchgänge und Pausen
full-contact-rule-f4 = Der Pfiff beginnt den Durchgang, und die Spielleitung beendet ihn. Während er läuft, werden Bälle heimgebracht und Siedlungen hinausgetragen; gekauft, gehandelt und Karten gespielt wird in der Pause danach.
full-contact-rule-f21 = Wenn ein Durchgang beginnt, haben alle, die spielen, einen Fuß in einem Reifen mit einer Siedlung oder Stadt des eigenen Teams. Beim Pfiff, der ihn beendet, halten alle an.
full-contact-rule-f5 = Wer spielt, hebt Bälle auf, trägt und wirft sie und hält nie mehr als einen. Ein Ball ist daheim, wenn er in einem Reifen liegt, in dem das Team eine Stadt hat, oder wenn die Person, die ihn trägt, einen Fuß in diesen Reifen setzt. Auf dem Stapel muss noch einer sein.
full-contact-rule-f22 = Wer beim Pfiff, der den Durchgang beendet, einen Ball hält, lässt ihn sofort fallen oder wirft ihn. Bis zum nächsten Durchgang liegt er da, wo er landet.
full-contact-rule-f23 = Ein Ritter schlägt alle anderen ab, auch Ritter, mit beiden Händen. Wer abgeschlagen ist, bleibt stehen, tut in diesem Durchgang nichts mehr und lässt einen Ball, der noch nicht daheim ist, sofort fallen.
full-contact-rule-f6 = Eine gekaufte Siedlung wartet, bis jemand sie während eines Durchgangs in einen Reifen trägt, im nächsten oder in einem späteren.
full-contact-rule-f6-decided = In einem Reifen ist Platz für ein Gebäude.
full-contact-rule-f7 = Eine Siedlung kostet 3 Holz und 2 Getreide; eine Stadt 3 Holz, 3 Getreide und 1 Erz; ein Ritter 2 Erz und ein Holz oder Getreide; eine Karte 2 Lehm und ein Holz oder Getreide.
full-contact-rule-f8 = Eine Stadt ersetzt eine Siedlung des eigenen Teams.
full-contact-rule-f9-decided = Ein Team hat nie mehr Ritter als Spieler.
full-contact-rule-f11 = Zwei Teams handeln, worauf sie sich einigen und was sie haben.
full-contact-rule-f11-decided = Beide geben mindestens einen Ball.
full-contact-rule-f17 = Was gezahlt oder abgegeben wird, kommt sofort zurück auf die Stapel seiner Farbe, zuerst auf den höchsten.

full-contact-how-cards = Karten
full-contact-rule-f10-decided = Der Kartenstapel ist gemischt und hat zehn Karten: vier Siegpunkte und je eine von den sechs anderen. Welche gezogen wurde, wird beim Kauf eingetragen, und das Team behält sie, bis sie gespielt wird.
full-contact-rule-f12 = Die Erfindung bringt vier Bälle vom Feld, die sich das Team aussucht.
full-contact-rule-f12-decided = Sind dort weniger übrig, bringt sie alle.
full-contact-rule-f13 = Das Monopol nimmt allen anderen Teams alle Bälle einer Farbe.
full-contact-rule-f14 = Der Räuber nimmt jedem anderen Team die Hälfte der Bälle, aufgerundet.
full-contact-rule-f14-decided = Jedes Team sucht sich aus, welche Bälle es abgibt.
full-contact-rule-f15 = Barbaren nehmen einem anderen Team eine Siedlung weg oder machen aus einer Stadt eine Siedlung, aber nie aus einer Stadt vom Anfang.
full-contact-rule-f15-decided = Was weg ist, muss neu gekauft werden.
full-contact-rule-f16 = Weitsicht: Im nächsten Durchgang kommt der Pfiff für dieses Team vier Sekunden vor dem für alle, und die Sekunden des Durchgangs laufen ab dem zweiten Pfiff.
full-contact-rule-f16-2 = Militärische Übermacht: Im nächsten Durchgang sind alle Spieler dieses Teams Ritter, und sonst niemand.
full-contact-rule-f18-decided = Ein Siegpunkt zählt, wenn er gespielt wird, nicht solange er auf der Hand ist. Ritter, die eine Karte für einen Durchgang leiht, geben keine SP.

full-contact-how-who-wins = Wer gewinnt
full-contact-rule-f18 = Eine Siedlung in einem Reifen zählt 1 SP, eine Stadt 2, auch die vom Anfang, ein Ritter 1, ein gespielter Siegpunkt 1.
full-contact-rule-f19 = Das erste Team mit 8 SP gewinnt sofort; bis dahin können Barbaren SP wegnehmen.
full-contact-rule-f19-decided = Es zählt die Reihenfolge, in der die Spielleitung es einträgt.
full-contact-rule-f1-decided = In einer vollen Partie beginnt jedes Team mit zwei Rittern, und 9 SP gewinnen. Wenn nichts anderes angesagt ist, wird die kurze Partie gespielt.
