struggle-this-turn = Deze beurt
struggle-phase-trade = Ruilen
struggle-phase-build = Bouwen
struggle-phase-draw = Trekken, eind
struggle-trade = Ruilen
struggle-trade-button = Ruil
struggle-on-behalf = <span class="vh"> voor { $name }</span>
struggle-trade-cards = Kaarten
struggle-trade-partner = Met wie
struggle-trade-with = { $with ->
    [pile] met de stapel
    [market] met de markt
   *[player] met { $name }
}
struggle-trade-left = { $count ->
    [one] deze beurt nog { $count } kaart te ruilen
   *[other] deze beurt nog { $count } kaarten te ruilen
}
struggle-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
struggle-build = { $kind ->
    [road] Straat
    [knight] Ridder
    [settlement] Dorp
    [city] Stad
   *[expansion] Uitbreiding
}
struggle-pile-left = { $count ->
   *[other] nog { $count }
}
struggle-build-button = Bouw
struggle-city-button = Draai een dorp om
struggle-steal-button = Steel van { $name }
struggle-turn-destiny = lotskaart omdraaien
struggle-draw = Trekken
struggle-draw-hint = kaarten, aan het eind van de beurt
struggle-draw-button = { $count ->
   *[other] { $count }<span class="vh"> kaarten</span>
}
struggle-lies-heading = Wat er op tafel ligt
struggle-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> OP</span>
}
struggle-vp-bar = OP van wat er nodig is om te winnen
struggle-roads-title = Straten
struggle-knights-title = Ridders
struggle-settlements-title = Dorpen
struggle-cities-title = Steden
struggle-expansions-title = Uitbreidingen
struggle-no-cards = geen
struggle-in-the-piles = Op de stapels: { $cards }.
struggle-destiny-turned = De lotskaart is omgedraaid.
struggle-destiny-not-turned = De lotskaart is niet omgedraaid.
struggle-counted = { $kind ->
    [road] { $count ->
        [one] { $count } straat
       *[other] { $count } straten
    }
    [knight] { $count ->
        [one] { $count } ridder
       *[other] { $count } ridders
    }
    [settlement] { $count ->
        [one] { $count } dorp
       *[other] { $count } dorpen
    }
    [city] { $count ->
        [one] { $count } stad
       *[other] { $count } steden
    }
   *[expansion] { $count ->
        [one] { $count } uitbreiding
       *[other] { $count } uitbreidingen
    }
}

struggle-told-trade = { $name } ruilt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} met { $with ->
    [pile] de stapel
    [market] de markt
   *[player] { $name-partner }
}.
struggle-told-build = { $kind ->
    [road] { $name } bouwt een straat, kant { $side }.
   *[knight] { $name } bouwt een ridder, kant { $side }.
}
struggle-told-steal = { $kind ->
    [road] { $name } steelt een straat van { $name-other }.
   *[knight] { $name } steelt een ridder van { $name-other }.
}
struggle-told-settlement = { $name } bouwt een dorp.
struggle-told-settlement-destiny = { $name } bouwt een dorp en draait de lotskaart om.
struggle-told-city = { $name } maakt van een dorp een stad.
struggle-told-city-event = { $name } maakt van een dorp een stad: { $event }
struggle-told-expansion = { $name } bouwt de uitbreiding { $expansion }.
struggle-told-draw = { $name } trekt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
struggle-told-end = { $name } beëindigt de beurt. Nu is { $name-next } aan de beurt.

struggle-refused-name-taken = De naam { $name } betekent in het logboek iets anders.
struggle-refused-number = { $found } valt niet binnen 0 tot en met { $most }.
struggle-refused-too-few-to-begin = Op de stapels moet voor iedere speler een straat en een dorp liggen.
struggle-refused-trading-over = Het ruilen is voorbij zodra er is gebouwd.
struggle-refused-turn-over = Er zijn kaarten getrokken; de beurt kan alleen nog eindigen.
struggle-refused-no-such-other = Er is geen andere speler die { $name } heet.
struggle-refused-trades-nothing = Ruilen doe je met minstens één kaart.
struggle-refused-draws-nothing = Trekken doe je met minstens één kaart; wie er geen wil, beëindigt de beurt.
struggle-refused-trades-more = { $count ->
   *[other] Deze beurt zijn er nog { $count } kaarten te ruilen.
}
struggle-refused-only-with-pile = Zonder een straat op kant A ruil je alleen kaarten met de stapel.
struggle-refused-market-has = { $count ->
   *[other] De markt heeft { $count } kaarten.
}
struggle-refused-built-already = { $kind ->
    [road] Deze beurt is er al een straat gebouwd.
    [knight] Deze beurt is er al een ridder gebouwd.
    [settlement] Deze beurt is er al een dorp gebouwd.
    [city] Deze beurt is er al een stad gebouwd.
   *[expansion] Deze beurt is er al een uitbreiding gebouwd.
}
struggle-refused-pile-empty = { $kind ->
    [road] Er liggen geen straten meer op de stapel.
    [knight] Er liggen geen ridders meer op de stapel.
    [settlement] Er liggen geen dorpen meer op de stapel.
    [city] Er liggen geen dorpen meer op de stapel.
   *[expansion] Er liggen geen uitbreidingen meer op de stapel.
}
struggle-refused-pile-not-empty = { $kind ->
    [road] Er wordt niets gestolen zolang er een straat op de stapel ligt.
   *[knight] Er wordt niets gestolen zolang er een ridder op de stapel ligt.
}
struggle-refused-nothing-to-steal = { $kind ->
    [road] { $name } heeft geen straat.
   *[knight] { $name } heeft geen ridder.
}
struggle-refused-protected = { $name } heeft de uitbreiding { $expansion }, en die beschermt de { $kind ->
    [road] { $count ->
        [one] eerste straat
       *[other] eerste { $count } straten
    }
   *[knight] { $count ->
        [one] eerste ridder
       *[other] eerste { $count } ridders
    }
}.
struggle-refused-no-destiny = Met twee spelers is er geen lotskaart.
struggle-refused-no-settlement = Voor een stad is een dorp nodig om om te draaien.
struggle-refused-no-such-expansion = De uitbreiding { $name } bestaat niet.
struggle-refused-has-expansion = De speler heeft { $name } al.
struggle-refused-no-city-free = Voor een uitbreiding is een stad nodig die er geen heeft.
struggle-refused-draws-more = { $count ->
   *[other] Er worden nu hoogstens { $count } kaarten getrokken.
}

struggle-first-asks = Wie is het oudst?
struggle-first-help = De oudste begint; de anderen volgen in de volgorde van hun plaatsen.

struggle-how-setting-up = Voorbereiding
struggle-rule-s1 = Twee tot en met vier spelers spelen om de beurt. De oudste begint.
struggle-rule-s1-decided = Niemand heet pile of market: die woorden betekenen in het logboek iets anders.
struggle-rule-s2 = Iedereen begint met een straat en een dorp van de stapels.
struggle-rule-s14 = De grondstofkaarten worden geschud en liggen gedekt als stapel. Vijf ervan worden open neergelegd als markt, en iedereen krijgt er drie, die niemand anders ziet.
struggle-rule-s2-decided = De spelregels tellen 42 bouwkaarten, maar de stapels erin zijn er samen 38. We volgen de stapels: 9 straten, 15 dorpen, 5 ridders en 9 uitbreidingen.
struggle-rule-s2-decided-2 = Wat een kaart waard is, welke uitbreidingen er zijn en welke kaarten met twee of drie spelers in de doos blijven, volgt uit het exemplaar op tafel. Zegt dat niets, dan is een dorp 1 OP, een stad 2, een straat of ridder op kant B 1, op kant A niets, een uitbreiding 1, en zijn de uitbreidingen kasteel (castle), kerk (church) en universiteit (university). Geen ervan heet road, knight, settlement of city.
struggle-rule-s2-decided-3 = Er kan zonder uitbreidingen worden gespeeld. De organisator zegt dat voor de partij.
struggle-rule-any-decided = Handkaarten zijn geheim, dus niemand schrijft op wat er wordt betaald.

struggle-how-a-turn = Een beurt
struggle-rule-s3 = Eerst ruilen, dan bouwen, dan één keer trekken. Elk deel mag je overslaan, en geen ervan komt terug.
struggle-rule-s5 = Je ruilt in een beurt zo veel kaarten als je straten op kant A hebt: met de stapel, de markt of een andere speler. Zonder zo'n straat ruil je één kaart, met de stapel.
struggle-rule-s15 = Kaarten gaan weg voordat je die van de stapel trekt. Van de markt neem je wat je kiest, en je legt er evenveel neer. Uit de hand van een andere speler trek je blind en je geeft er evenveel terug, ook dezelfde als je wilt.
struggle-rule-s5-decided = Met de markt ruil je er hoogstens 5 tegelijk, zo veel als er liggen.
struggle-rule-s16 = Wat je bouwt, betaal je aan de aflegstapel. Drie kaarten van één grondstof mogen in de plaats komen van een willekeurige kaart van de prijs, zo vaak als je wilt.
struggle-rule-s4 = Straten en ridders liggen in een kolom en tonen om en om kant A en B.
struggle-rule-s4-decided = Als er een kaart wordt gestolen, houden de andere hun kant.
struggle-rule-s6 = Elke soort kaart wordt hoogstens één keer per beurt gebouwd. Wat je bouwt, komt van de stapel van die soort, behalve een stad.
struggle-rule-s6-decided = Alle uitbreidingen zijn één soort.
struggle-rule-s7 = Is de stapel straten of ridders leeg, dan steel je met het bouwen ervan de laatste kaart uit de kolom van iemand anders. Een kasteel beschermt de eerste drie straten, een kerk de eerste ridder.
struggle-rule-s7-decided = Zolang er een kaart op de stapel ligt, wordt er niets gestolen.
struggle-rule-s8 = Met drie of vier spelers mag de lotskaart worden omgedraaid als er een dorp wordt gebouwd. Met twee wordt er zonder gespeeld.
struggle-rule-s9 = Een stad komt in de plaats van een dorp, en wat de kaart zegt, wordt voorgelezen.
struggle-rule-s9-decided = Wat er wordt voorgelezen, wordt nergens bewaard.
struggle-rule-s10 = Een uitbreiding ligt op een stad, en niemand heeft er twee met dezelfde naam.
struggle-rule-s10-decided = Op elke stad ligt hoogstens één uitbreiding.
struggle-rule-s11 = Je trekt tot twee kaarten, en één meer voor elke ridder op kant A.
struggle-rule-s11-decided = Je mag er ook minder trekken, of geen.

struggle-how-who-wins = Wie er wint
struggle-rule-s12 = Jouw OP zijn die van alles wat voor je ligt.
struggle-rule-s13 = Wie in de eigen beurt 10 OP of meer heeft, wint. 10 OP in de beurt van iemand anders moet je tot dan behouden.
struggle-rule-s13-decided = De partij is dan meteen voorbij, aan het begin van die beurt of bij een stap erin.
