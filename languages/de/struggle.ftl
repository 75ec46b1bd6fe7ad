struggle-this-turn = Dieser Zug
struggle-phase-trade = Handeln
struggle-phase-build = Bauen
struggle-phase-draw = Ziehen, Ende
struggle-trade = Handel
struggle-trade-button = Handeln
struggle-on-behalf = <span class="vh"> für { $name }</span>
struggle-trade-cards = Karten
struggle-trade-partner = Mit wem
struggle-trade-with = { $with ->
    [pile] mit dem Stapel
    [market] mit dem Markt
   *[player] mit { $name }
}
struggle-trade-left = { $count ->
    [one] noch { $count } Karte in diesem Zug zu tauschen
   *[other] noch { $count } Karten in diesem Zug zu tauschen
}
struggle-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
struggle-build = { $kind ->
    [road] Straße
    [knight] Ritter
    [settlement] Siedlung
    [city] Stadt
   *[expansion] Ausbau
}
struggle-pile-left = { $count ->
   *[other] noch { $count }
}
struggle-build-button = Bauen
struggle-city-button = Siedlung umdrehen
struggle-steal-button = { $name } berauben
struggle-turn-destiny = Schicksalskarte umdrehen
struggle-draw = Ziehen
struggle-draw-hint = Karten, am Ende des Zuges
struggle-draw-button = { $count ->
    [one] { $count }<span class="vh"> Karte</span>
   *[other] { $count }<span class="vh"> Karten</span>
}
struggle-lies-heading = Was auf dem Tisch liegt
struggle-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> SP</span>
}
struggle-vp-bar = SP von denen, die gewinnen
struggle-roads-title = Straßen
struggle-knights-title = Ritter
struggle-settlements-title = Siedlungen
struggle-cities-title = Städte
struggle-expansions-title = Ausbauten
struggle-no-cards = keine
struggle-in-the-piles = In den Stapeln: { $cards }.
struggle-destiny-turned = Die Schicksalskarte ist umgedreht.
struggle-destiny-not-turned = Die Schicksalskarte ist nicht umgedreht.
struggle-counted = { $kind ->
    [road] { $count ->
        [one] { $count } Straße
       *[other] { $count } Straßen
    }
    [knight] { $count ->
        [one] { $count } Ritter
       *[other] { $count } Ritter
    }
    [settlement] { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    }
    [city] { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
   *[expansion] { $count ->
        [one] { $count } Ausbau
       *[other] { $count } Ausbauten
    }
}
struggle-told-trade = { $name } tauscht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} mit { $with ->
    [pile] dem Stapel
    [market] dem Markt
   *[player] { $name-partner }
}.
struggle-told-build = { $kind ->
    [road] { $name } baut eine Straße, Seite { $side }.
   *[knight] { $name } baut einen Ritter, Seite { $side }.
}
struggle-told-steal = { $kind ->
    [road] { $name } raubt { $name-other } eine Straße.
   *[knight] { $name } raubt { $name-other } einen Ritter.
}
struggle-told-settlement = { $name } baut eine Siedlung.
struggle-told-settlement-destiny = { $name } baut eine Siedlung und dreht die Schicksalskarte um.
struggle-told-city = { $name } macht aus einer Siedlung eine Stadt.
struggle-told-city-event = { $name } macht aus einer Siedlung eine Stadt: { $event }
struggle-told-expansion = { $name } baut den Ausbau { $expansion }.
struggle-told-draw = { $name } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
struggle-told-end = { $name } beendet den Zug. Jetzt ist { $name-next } am Zug.
struggle-refused-name-taken = Der Name { $name } bedeutet im Protokoll etwas anderes.
struggle-refused-number = { $found } liegt nicht zwischen 0 und { $most }.
struggle-refused-too-few-to-begin = In den Stapeln braucht es eine Straße und eine Siedlung für alle, die spielen.
struggle-refused-trading-over = Handeln ist vorbei, sobald etwas gebaut wurde.
struggle-refused-turn-over = Karten wurden gezogen; der Zug kann nur noch enden.
struggle-refused-no-such-other = Sonst heißt niemand { $name }.
struggle-refused-trades-nothing = Zum Tauschen braucht es mindestens eine Karte.
struggle-refused-draws-nothing = Zum Ziehen braucht es mindestens eine Karte; wer keine will, beendet den Zug.
struggle-refused-trades-more = { $count ->
    [one] In diesem Zug ist noch { $count } Karte zu tauschen.
   *[other] In diesem Zug sind noch { $count } Karten zu tauschen.
}
struggle-refused-only-with-pile = Ohne Straße auf Seite A werden Karten nur mit dem Stapel getauscht.
struggle-refused-market-has = { $count ->
    [one] Der Markt hat { $count } Karte.
   *[other] Der Markt hat { $count } Karten.
}
struggle-refused-built-already = { $kind ->
    [road] In diesem Zug wurde schon eine Straße gebaut.
    [knight] In diesem Zug wurde schon ein Ritter gebaut.
    [settlement] In diesem Zug wurde schon eine Siedlung gebaut.
    [city] In diesem Zug wurde schon eine Stadt gebaut.
   *[expansion] In diesem Zug wurde schon ein Ausbau gebaut.
}
struggle-refused-pile-empty = { $kind ->
    [road] Im Stapel sind keine Straßen mehr.
    [knight] Im Stapel sind keine Ritter mehr.
    [settlement] Im Stapel sind keine Siedlungen mehr.
    [city] Im Stapel sind keine Siedlungen mehr.
   *[expansion] Im Stapel sind keine Ausbauten mehr.
}
struggle-refused-pile-not-empty = { $kind ->
    [road] Geraubt wird nichts, solange der Stapel eine Straße hat.
   *[knight] Geraubt wird nichts, solange der Stapel einen Ritter hat.
}
struggle-refused-nothing-to-steal = { $kind ->
    [road] { $name } hat keine Straße.
   *[knight] { $name } hat keinen Ritter.
}
struggle-refused-protected = { $name } hat den Ausbau { $expansion }, und der schützt { $kind ->
    [road] { $count ->
        [one] die erste Straße
       *[other] die ersten { $count } Straßen
    }
   *[knight] { $count ->
        [one] den ersten Ritter
       *[other] die ersten { $count } Ritter
    }
}.
struggle-refused-no-destiny = Zu zweit gibt es keine Schicksalskarte.
struggle-refused-no-settlement = Eine Stadt braucht eine Siedlung, die umgedreht wird.
struggle-refused-no-such-expansion = Einen Ausbau { $name } gibt es nicht.
struggle-refused-has-expansion = Den Ausbau { $name } gibt es hier schon.
struggle-refused-no-city-free = Ein Ausbau braucht eine Stadt, die keinen hat.
struggle-refused-draws-more = { $count ->
    [one] Jetzt wird höchstens { $count } Karte gezogen.
   *[other] Jetzt werden höchstens { $count } Karten gezogen.
}
struggle-first-asks = Wer ist am ältesten?
struggle-first-help = Wer am ältesten ist, beginnt; die anderen folgen in der Reihenfolge ihrer Sitzplätze.


struggle-how-setting-up = Aufbau
struggle-rule-s1 = Zwei bis vier ziehen reihum. Wer am ältesten ist, beginnt.
struggle-rule-s1-decided = Niemand heißt pile oder market; das bedeutet im Protokoll etwas anderes.
struggle-rule-s2 = Alle beginnen mit einer Straße und einer Siedlung aus den Stapeln.
struggle-rule-s14 = Die Rohstoffkarten werden gemischt und liegen verdeckt als Stapel. Fünf davon werden offen als Markt ausgelegt, und alle bekommen drei, die sonst niemand sieht.
struggle-rule-s2-decided = Die Regeln zählen 42 Baukarten, und ihre Stapel ergeben 38. Wir nehmen die Stapel: 9 Straßen, 15 Siedlungen, 5 Ritter und 9 Ausbauten.
struggle-rule-s2-decided-2 = Was eine Karte wert ist, welche Ausbauten es gibt und welche Karten zu zweit oder zu dritt in der Schachtel bleiben, richtet sich nach dem Exemplar auf dem Tisch. Sagt es nichts, ist eine Siedlung 1 SP, eine Stadt 2, eine Straße oder ein Ritter auf Seite B 1, auf Seite A nichts, ein Ausbau 1, und die Ausbauten sind Burg, Kirche und Universität. Keiner heißt road, knight, settlement oder city.
struggle-rule-s2-decided-3 = Man kann ohne Ausbauten spielen. Die Turnierleitung sagt es vor der Partie.
struggle-rule-any-decided = Die Handkarten sind geheim, deshalb schreibt niemand auf, was bezahlt wird.

struggle-how-a-turn = Ein Zug
struggle-rule-s3 = Zuerst handeln, dann bauen, dann einmal ziehen. Jeder Teil darf entfallen, und keiner kommt wieder.
struggle-rule-s5 = Du tauschst in einem Zug so viele Karten, wie du Straßen auf Seite A hast: mit dem Stapel, dem Markt oder jemand anderem. Ohne eine solche Straße tauschst du eine Karte, mit dem Stapel.
struggle-rule-s15 = Karten werden abgelegt, bevor die vom Stapel gezogen werden. Vom Markt nimmst du, was du wählst, und legst ebenso viele hin. Aus einer fremden Hand ziehst du verdeckt und gibst ebenso viele zurück, wenn du magst, dieselben.
struggle-rule-s5-decided = Mit dem Markt tauschst du höchstens 5 auf einmal, so viele, wie dort liegen.
struggle-rule-s16 = Was gebaut wird, wird auf den Ablagestapel bezahlt. Drei Karten eines Rohstoffs dürfen für eine beliebige Karte des Preises stehen, sooft du magst.
struggle-rule-s4 = Straßen und Ritter liegen in einer Spalte und zeigen abwechselnd die Seiten A und B.
struggle-rule-s4-decided = Wird eine Karte geraubt, behalten die anderen ihre Seiten.
struggle-rule-s6 = Jede Art von Karte wird höchstens einmal im Zug gebaut. Was gebaut wird, kommt von seinem Stapel, nur eine Stadt nicht.
struggle-rule-s6-decided = Alle Ausbauten sind eine Art.
struggle-rule-s7 = Ist der Stapel der Straßen oder Ritter leer, raubt das Bauen die letzte Karte aus der Spalte von jemand anderem. Eine Burg schützt die ersten drei Straßen, eine Kirche den ersten Ritter.
struggle-rule-s7-decided = Solange der Stapel eine Karte hat, wird nichts geraubt.
struggle-rule-s8 = Zu dritt oder zu viert darf die Schicksalskarte umgedreht werden, wenn eine Siedlung gebaut wird. Zu zweit spielt man ohne sie.
struggle-rule-s9 = Eine Stadt ersetzt eine Siedlung, und was auf ihrer Karte steht, wird vorgelesen.
struggle-rule-s9-decided = Was vorgelesen wird, wird nirgends gespeichert.
struggle-rule-s10 = Ein Ausbau liegt auf einer Stadt, und niemand hat zwei mit demselben Namen.
struggle-rule-s10-decided = Auf jeder Stadt liegt höchstens ein Ausbau.
struggle-rule-s11 = Du ziehst bis zu zwei Karten und eine mehr für jeden Ritter auf Seite A.
struggle-rule-s11-decided = Davon darfst du auch weniger ziehen, oder keine.

struggle-how-who-wins = Wer gewinnt
struggle-rule-s12 = Deine SP sind die von allem, was vor dir liegt.
struggle-rule-s13 = Wer im eigenen Zug 10 SP oder mehr hat, gewinnt. 10 SP in einem fremden Zug müssen bis dahin halten.
struggle-rule-s13-decided = Die Partie ist also sofort vorbei, wenn dieser Zug beginnt oder bei jedem Schritt darin.
