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
    [one] In diesem Zug noch { $count } Karte zu tauschen
   *[other] In diesem Zug noch { $count } Karten zu tauschen
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
struggle-steal-button = Bei { $name } rauben
struggle-turn-destiny = Schicksalskarte umdrehen
struggle-draw = Ziehen
struggle-draw-hint = Karten, am Ende des Zugs
struggle-draw-button = { $count ->
    [one] { $count }<span class="vh"> Karte</span>
   *[other] { $count }<span class="vh"> Karten</span>
}
struggle-lies-heading = Was auf dem Tisch liegt
struggle-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> SP</span>
}
struggle-vp-bar = SP von denen, die zum Sieg reichen
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
struggle-refused-number = { $found } ist keine Zahl von 0 bis { $most }.
struggle-refused-too-few-to-begin = In den Stapeln müssen für alle, die spielen, je eine Straße und eine Siedlung sein.
struggle-refused-trading-over = Sobald etwas gebaut wurde, ist das Handeln vorbei.
struggle-refused-turn-over = Karten wurden gezogen; der Zug kann nur noch enden.
struggle-refused-no-such-other = Niemand sonst heißt { $name }.
struggle-refused-trades-nothing = Zum Tauschen braucht es mindestens eine Karte.
struggle-refused-draws-nothing = Zum Ziehen braucht es mindestens eine Karte; wer keine will, beendet den Zug.
struggle-refused-trades-more = { $count ->
    [one] In diesem Zug kann noch { $count } Karte getauscht werden.
   *[other] In diesem Zug können noch { $count } Karten getauscht werden.
}
struggle-refused-only-with-pile = Ohne eine Straße auf Seite A werden Karten nur mit dem Stapel getauscht.
struggle-refused-market-has = { $count ->
    [one] Im Markt liegt { $count } Karte.
   *[other] Im Markt liegen { $count } Karten.
}
struggle-refused-built-already = { $kind ->
    [road] In diesem Zug wurde schon eine Straße gebaut.
    [knight] In diesem Zug wurde schon ein Ritter gebaut.
    [settlement] In diesem Zug wurde schon eine Siedlung gebaut.
    [city] In diesem Zug wurde schon eine Stadt gebaut.
   *[expansion] In diesem Zug wurde schon ein Ausbau gebaut.
}
struggle-refused-pile-empty = { $kind ->
    [road] Im Stapel ist keine Straße mehr.
    [knight] Im Stapel ist kein Ritter mehr.
    [settlement] Im Stapel ist keine Siedlung mehr.
    [city] Im Stapel ist keine Siedlung mehr.
   *[expansion] Im Stapel ist kein Ausbau mehr.
}
struggle-refused-pile-not-empty = { $kind ->
    [road] Geraubt wird nichts, solange im Stapel eine Straße ist.
   *[knight] Geraubt wird nichts, solange im Stapel ein Ritter ist.
}
struggle-refused-nothing-to-steal = { $kind ->
    [road] { $name } hat keine Straße.
   *[knight] { $name } hat keinen Ritter.
}
struggle-refused-protected = { $name } hat den Ausbau { $expansion }; er schützt { $kind ->
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
struggle-refused-no-settlement = Für eine Stadt braucht es eine Siedlung zum Umdrehen.
struggle-refused-no-such-expansion = Einen Ausbau { $name } gibt es nicht.
struggle-refused-has-expansion = Der Ausbau { $name } ist schon da.
struggle-refused-no-city-free = Für einen Ausbau braucht es eine Stadt, die noch keinen hat.
struggle-refused-draws-more = { $count ->
    [one] Jetzt wird höchstens { $count } Karte gezogen.
   *[other] Jetzt werden höchstens { $count } Karten gezogen.
}

struggle-first-asks = Wer ist am ältesten?
struggle-first-help = Wer am ältesten ist, beginnt; die anderen folgen in der Reihenfolge ihrer Sitzplätze.

struggle-how-setting-up = Aufbau
struggle-rule-s1 = Zwei bis vier Spieler sind nacheinander am Zug. Es beginnt, wer am ältesten ist.
struggle-rule-s1-decided = Niemand heißt pile oder market; im Protokoll bedeuten diese Namen etwas anderes.
struggle-rule-s2 = Alle beginnen mit einer Straße und einer Siedlung aus den Stapeln.
struggle-rule-s14 = Die Rohstoffkarten werden gemischt und liegen verdeckt als Stapel bereit. Fünf davon liegen offen aus, das ist der Markt, und alle bekommen drei, die sonst niemand sieht.
struggle-rule-s2-decided = Die Spielregeln zählen 42 Baukarten, ihre Stapel ergeben 38. Wir nehmen die Stapel: 9 Straßen, 15 Siedlungen, 5 Ritter und 9 Ausbauten.
struggle-rule-s2-decided-2 = Was eine Karte wert ist, welche Ausbauten es gibt und welche Karten zu zweit oder zu dritt in der Schachtel bleiben, richtet sich nach dem Spielexemplar auf dem Tisch. Sagt es nichts dazu, ist eine Siedlung 1 SP wert, eine Stadt 2, eine Straße oder ein Ritter auf Seite B 1, auf Seite A nichts, ein Ausbau 1, und die Ausbauten sind castle, church und university (Burg, Kirche und Universität). Keiner heißt road, knight, settlement oder city.
struggle-rule-s2-decided-3 = Es geht auch ohne Ausbauten. Die Turnierleitung sagt das vor der Partie.
struggle-rule-any-decided = Handkarten sind geheim, also schreibt niemand auf, womit gezahlt wird.

struggle-how-a-turn = Ein Zug
struggle-rule-s3 = Erst handeln, dann bauen, dann einmal ziehen. Jeder Teil darf ausfallen, und keiner kommt wieder.
struggle-rule-s5 = Du tauschst in einem Zug so viele Karten, wie du Straßen auf Seite A hast: mit dem Stapel, dem Markt oder jemandem am Tisch. Ohne eine solche Straße tauschst du eine Karte, mit dem Stapel.
struggle-rule-s15 = Erst legst du Karten weg, dann ziehst du die vom Stapel. Aus dem Markt nimmst du, was du willst, und legst ebenso viele hin. Aus der Hand von jemand anderem ziehst du verdeckt und gibst ebenso viele zurück, wenn du willst, dieselben.
struggle-rule-s5-decided = Mit dem Markt tauschst du höchstens 5 auf einmal, so viele, wie dort liegen.
struggle-rule-s16 = Was gebaut wird, zahlst du auf den Ablagestapel. Drei Karten eines Rohstoffs dürfen für eine beliebige Karte des Preises stehen, so oft du willst.
struggle-rule-s4 = Straßen und Ritter liegen in einer Spalte und zeigen abwechselnd Seite A und Seite B.
struggle-rule-s4-decided = Wird eine Karte geraubt, behalten die anderen ihre Seite.
struggle-rule-s6 = Jede Art von Karte wird höchstens einmal im Zug gebaut. Was gebaut wird, kommt aus seinem Stapel, nur eine Stadt nicht.
struggle-rule-s6-decided = Alle Ausbauten zusammen sind eine Art.
struggle-rule-s7 = Ist der Stapel der Straßen oder Ritter leer, raubt man beim Bauen die letzte Karte aus der Spalte von jemand anderem. Eine Burg schützt die ersten drei Straßen, eine Kirche den ersten Ritter.
struggle-rule-s7-decided = Solange im Stapel eine Karte ist, wird nichts geraubt.
struggle-rule-s8 = Zu dritt oder zu viert darf die Schicksalskarte umgedreht werden, wenn eine Siedlung gebaut wird. Zu zweit spielt man ohne sie.
struggle-rule-s9 = Eine Stadt ersetzt eine Siedlung, und was auf ihrer Karte steht, wird vorgelesen.
struggle-rule-s9-decided = Was vorgelesen wird, wird nirgends festgehalten.
struggle-rule-s10 = Ein Ausbau liegt auf einer Stadt, und niemand hat zwei mit demselben Namen.
struggle-rule-s10-decided = Auf jeder Stadt liegt höchstens ein Ausbau.
struggle-rule-s11 = Du ziehst bis zu zwei Karten und eine mehr für jeden Ritter auf Seite A.
struggle-rule-s11-decided = Davon darfst du weniger ziehen oder gar keine.

struggle-how-who-wins = Wer gewinnt
struggle-rule-s12 = Deine SP sind die von allem, was vor dir liegt.
struggle-rule-s13 = Es gewinnt, wer im eigenen Zug 10 SP oder mehr hat. 10 SP im Zug von jemand anderem müssen bis dahin halten.
struggle-rule-s13-decided = Die Partie ist also sofort vorbei, wenn dieser Zug beginnt oder bei irgendeinem Schritt darin.
