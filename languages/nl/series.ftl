series-not-public = Niet openbaar
series-only-organizers = Alleen de organisatie van deze reeks ziet die.
series-run = Deze reeks leiden
series-final-day = Finaledag
series-champion = Kampioen: <span class="name">{ $name }</span>
series-best-play = De besten spelen <a href="{ $url }" class="name">{ $name }</a>.
series-events = Toernooien
series-ranking = Stand
series-pass-on = Geef het door
series-no-event = Er is nog geen toernooi openbaar.
series-follow = <a href="{ $calendar }">Volg deze toernooien in je agenda</a>. Voor wie erover bericht: <a href="{ $csv }">spelers, finalisten en kampioenen als bestand voor een spreadsheet</a>, <a href="{ $json }">als JSON</a>
series-provisional = Voorlopig
series-no-result = Er is nog geen uitslag openbaar.
series-open-a-line = Open een regel om elk toernooi te zien waaraan de speler meedeed.
series-table = Stand van de reeks
series-files = <a href="{ $ranking }">De stand als bestand voor een spreadsheet</a>; <a href="{ $events }">met een regel voor elk toernooi van elke speler</a>
series-as-code = Deze pagina als QR-code
series-played = { $count ->
       *[other] { $count }
    } gespeeld

series-days = { $first } tot en met { $last }
series-from = Vanaf { $first }
series-from-within = vanaf { $first }

series-no-events-yet = Nog geen toernooien
series-all-over = Alle toernooien zijn voorbij
series-prelims-over = De voorronde van alle toernooien is voorbij
series-some-over = { $over ->
    [one] { $over } van de { $all ->
       *[other] { $all }
    } toernooien is voorbij
   *[other] { $over } van de { $all ->
       *[other] { $all }
    } toernooien zijn voorbij
}
series-provisional-until = Deze stand is voorlopig. Die kan veranderen tot deze toernooien voorbij zijn: { $events }.
series-events-over = { $over ->
    [one] { $over } toernooi is voorbij
   *[other] { $over } toernooien zijn voorbij
}
series-events-all-over = { $over ->
    [one] { $over } toernooi, voorbij
   *[other] { $over } toernooien, alle voorbij
}

series-how = Van iedere speler telt het beste toernooi, naar gewonnen partijen, OP, OP%, tweede en derde plaatsen. Toernooien worden nooit opgeteld; van twee gelijke telt het eerste (1.2.3).
series-who = Hetzelfde e-mailadres is dezelfde persoon. Dat zijn ook spelers van wie de organisatie heeft gezegd dat ze er een zijn.
series-attendance = { $count ->
    [one] Over alle toernooien samen heeft { $count } persoon gespeeld.
   *[other] Over alle toernooien samen hebben { $count } verschillende mensen gespeeld.
}
series-attendance-so-far = { $count ->
    [one] Over alle toernooien samen heeft tot nu toe { $count } persoon gespeeld.
   *[other] Over alle toernooien samen hebben tot nu toe { $count } verschillende mensen gespeeld.
}
series-not-valid = Met minder dan 12 is de uitslag niet geldig voor het kampioenschap (1.1.3).
series-may-skip = Met 16 tot en met 28 spelen de 16 besten halve finales, die de organisatie mag overslaan (1.1.3).
series-semi-finals = Met 29 of meer spelen de 16 besten halve finales (1.1.3).
series-final-alone = Met 12 tot en met 15 gaan de vier besten meteen naar de finale (1.1.3).
series-frozen = Vastgezet op { $day }. De uitnodigingen voor de finaledag volgen deze stand; een uitslag die later wordt gecorrigeerd, verandert die niet (1.2.4).
series-frozen-and-invited = Vastgezet op { $day }. De uitnodigingen voor de finaledag volgen deze stand; een uitslag die later wordt gecorrigeerd, verandert die niet (1.2.4). Wie is uitgenodigd, heeft tot { $until } om te antwoorden.

series-best-of = { $name }, het beste van { $events ->
       *[other] { $events }
    } toernooien
series-sum = { $wins ->
        [one] { $wins } partij gewonnen
       *[other] { $wins } partijen gewonnen
    } van { $games ->
       *[other] { $games }
    }, { $vp ->
       *[other] { $vp }
    } OP, { $percent } OP%, { $seconds ->
        [one] { $seconds } tweede plaats
       *[other] { $seconds } tweede plaatsen
    }, { $thirds ->
        [one] { $thirds } derde plaats
       *[other] { $thirds } derde plaatsen
    }
series-counts = { $name } telt: { $sum }.
series-counts-not = { $name } telt niet, met { $more } tegen { $less }: { $sum }.
series-counts-not-equal = { $name } is in alles gelijk en kwam later, dus telt niet: { $sum }.
series-value-points = { $sum } plaatspunten
series-value-vp = { $vp ->
       *[other] { $vp } OP
    }
series-value-percent = { $percent } OP%
series-value-wins = { $wins ->
    [one] { $wins } partij gewonnen
   *[other] { $wins } partijen gewonnen
}
series-value-seconds = { $seconds ->
    [one] { $seconds } tweede plaats
   *[other] { $seconds } tweede plaatsen
}
series-value-thirds = { $thirds ->
    [one] { $thirds } derde plaats
   *[other] { $thirds } derde plaatsen
}
series-separates-points = Wat deze regel scheidt van die erboven: plaatspunten.
series-separates-wins = Wat deze regel scheidt van die erboven: gewonnen partijen.
series-separates-vp = Wat deze regel scheidt van die erboven: OP.
series-separates-percent = Wat deze regel scheidt van die erboven: OP%.
series-separates-seconds = Wat deze regel scheidt van die erboven: tweede plaatsen.
series-separates-thirds = Wat deze regel scheidt van die erboven: derde plaatsen.
series-separates-lot = Wat deze regel scheidt van die erboven: het lot.
series-separates-nothing = Niets scheidt deze regel van die erboven; ze delen de plaats.
series-lots-decide-cut = Loting beslist wie er van deze plaats doorgaat.
series-lots-decide-seeds = Loting beslist de volgorde van wie op deze plaats staan, en daarmee als hoeveelste ze zijn geplaatst.
series-surely-in = { $short }; zeker erbij
series-surely-out = { $short }; kan er niet meer bij komen
series-in = Zeker bij de { $least } besten, die de finaledag spelen: hoe de nog te spelen toernooien ook lopen, minder dan { $least ->
       *[other] { $least } anderen
    } kunnen hoger of gelijk eindigen.
series-out = Kan niet meer bij de { $most } besten komen: { $most ->
       *[other] { $most } anderen
    } hebben al meer dan een nog te spelen toernooi kan opleveren. Er komt alleen een plek vrij als iemand die hoger staat, niet naar de finaledag komt.
series-cut-16 = Boven deze lijn: de 16 besten
series-cut-16-tied = Boven deze lijn: de 16 besten; loting beslist tussen wie hier de plaats delen
series-cut-4 = Boven deze lijn: de vier besten
series-cut-4-tied = Boven deze lijn: de vier besten; loting beslist tussen wie hier de plaats delen

series-own-place = In { $name-series } heb je plaats { $rank } van { $of }; { $name-event } telt voor je.
series-own-place-so-far = In { $name-series } heb je tot nu toe plaats { $rank } van { $of }; { $name-event } telt voor je.
series-own-place-this = In { $name-series } heb je plaats { $rank } van { $of }; dit toernooi telt voor je.
series-own-place-this-so-far = In { $name-series } heb je tot nu toe plaats { $rank } van { $of }; dit toernooi telt voor je.
series-own-among = Dat is bij de { $places } besten. De organisatie stuurt de uitnodigingen voor de finaledag.
series-own-sure = Je bent zeker bij de { $places } besten, die de finaledag spelen.
series-own-gone = Je kunt niet meer bij de { $places } besten komen; er is alleen een plek voor je als iemand die hoger staat, niet naar de finaledag komt.
series-own-inside = Dat is bij de { $places } besten, die de finaledag spelen, maar anderen kunnen je nog voorbijgaan.
series-own-outside = Om zoals de stand nu is bij de { $places } besten te komen, moet je in één toernooi meer halen dan de laatste van hen heeft: { $sum }.
