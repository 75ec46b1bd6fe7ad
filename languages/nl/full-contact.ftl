full-contact-ball = { $ball ->
    [wood] hout
    [wheat] graan
    [brick] baksteen
   *[ore] erts
}
full-contact-balls = { $ball ->
    [wood] { $count ->
       *[other] { $count } hout
    }
    [wheat] { $count ->
       *[other] { $count } graan
    }
    [brick] { $count ->
       *[other] { $count } baksteen
    }
   *[ore] { $count ->
       *[other] { $count } erts
    }
}
full-contact-card = { $card ->
   *[vp] overwinningspunt
    [year-of-plenty] uitvinding
    [monopoly] monopolie
    [robber] struikrover
    [barbarians] barbaren
    [foresight] vooruitziende blik
    [military-supremacy] militair overwicht
}

full-contact-round-is-on = Ronde { $round } is bezig
full-contact-before-the-first = Voor het eerste fluitsignaal
full-contact-pause = Pauze na ronde { $round }
full-contact-vp-to-win = { $count ->
   *[other] { $count } OP om te winnen
}
full-contact-noted-foresight = { $count ->
   *[other] { $name }: vooruitziende blik. Hun fluitsignaal komt { $count } seconden voor dat van iedereen.
}
full-contact-noted-supremacy = { $name }: militair overwicht, zij zijn allemaal ridder en verder niemand.
full-contact-whistle = Fluit ronde { $round } in
full-contact-whistle-alone = Fluit ronde { $round } in voor { $name } alleen
full-contact-runs-alone = { $name } alleen. Alle anderen wachten op het tweede fluitsignaal.
full-contact-clock-go = Start
full-contact-clock-stop = Stop. Tel wat er thuis is.
full-contact-clock-pause = Pauze
full-contact-clock-ready = Klaar
full-contact-clock-over = Ronde { $round } is voorbij: tel de ballen
full-contact-fill-screen = Vul het scherm
full-contact-back-to-page = Terug naar de pagina
full-contact-set-clock = Klok instellen
full-contact-clock-round = Ronde
full-contact-clock-of-pause = Pauze
full-contact-clock-sound = Geluid
full-contact-clock-by-itself = Fluit vanzelf
full-contact-end-round = Alle ballen zijn geteld: ronde { $round } beëindigen

full-contact-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> OP</span>
}
full-contact-cities = { $count ->
    [one] stad in hoepel { $hoops }
   *[other] steden in hoepels { $hoops }
}
full-contact-settlements = { $count ->
    [one] dorp in hoepel { $hoops }
   *[other] dorpen in hoepels { $hoops }
}
full-contact-knights = { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}
full-contact-knights-of-players = { $count ->
    [one] <span class="num">{ $count }</span> ridder van { $players } spelers
   *[other] <span class="num">{ $count }</span> ridders van { $players } spelers
}
full-contact-to-place = { $count ->
    [one] <b>{ $count } dorp te plaatsen</b>
   *[other] <b>{ $count } dorpen te plaatsen</b>
}
full-contact-holds-cards = kaarten: { $cards }
full-contact-balls-of-team = <span class="vh"> ballen van { $name }</span>
full-contact-placed-in-hoop = Geplaatst in hoepel
full-contact-place = Plaats
full-contact-on-the-field = Op het veld
full-contact-pile-left = { $balls } van { $size }
full-contact-deck = kaarten

full-contact-buy-settlement = Dorp: 3 hout, 2 graan
full-contact-buy-city = Stad in hoepel { $hoop }: 3 hout, 3 graan, 1 erts
full-contact-buy-knight = { $ball ->
    [wood] Ridder: 2 erts, 1 hout
   *[wheat] Ridder: 2 erts, 1 graan
}
full-contact-buy-card = Een kaart voor 2 baksteen en
full-contact-card-drawn = De getrokken kaart
full-contact-buy = Koop
full-contact-play = Speel { $card }
full-contact-play-monopoly = { $ball ->
    [wood] Monopolie: al het hout
    [wheat] Monopolie: al het graan
    [brick] Monopolie: alle baksteen
   *[ore] Monopolie: al het erts
}
full-contact-play-barbarians = Barbaren tegen { $name }, hoepel { $hoop }
full-contact-play-a-card = Een kaart spelen
full-contact-play-plenty = { $count ->
   *[other] Uitvinding spelen: { $count } ballen van het veld
}
full-contact-take-them = Neem ze
full-contact-play-the-robber = De struikrover spelen
full-contact-gives-up = { $count ->
   *[other] { $name } staat er { $count } af
}
full-contact-play-it = Speel de kaart
full-contact-trade-heading = Met een ander team ruilen
full-contact-trade-with = Met
full-contact-trade-balls = Ballen
full-contact-trade-gives = geeft
full-contact-trade-gets = krijgt
full-contact-trade-gives-ball = { $ball ->
    [wood] Geeft hout
    [wheat] Geeft graan
    [brick] Geeft baksteen
   *[ore] Geeft erts
}
full-contact-trade-gets-ball = { $ball ->
    [wood] Krijgt hout
    [wheat] Krijgt graan
    [brick] Krijgt baksteen
   *[ore] Krijgt erts
}
full-contact-has-none = heeft er geen
full-contact-nobody-has-any = niemand heeft er een
full-contact-trade = Ruil

full-contact-told-whistle = Ronde { $round } is ingefloten.
full-contact-told-whistle-ahead = { $count ->
   *[other] Ronde { $round } is ingefloten, voor { $name } { $count } seconden eerder dan voor iedereen.
}
full-contact-told-stop = Ronde { $round } is voorbij.
full-contact-told-collect = { $name } brengt een bal van { $pile } thuis.
full-contact-told-place = { $name } plaatst een dorp in hoepel { $hoop }.
full-contact-told-buy-settlement = { $name } koopt een dorp.
full-contact-told-buy-city = { $name } koopt een stad in hoepel { $hoop }.
full-contact-told-buy-knight = { $name } koopt een ridder.
full-contact-told-buy-card = { $name } koopt een kaart, { $card }.
full-contact-told-trade = { $name } geeft { $name-other } { $gives } voor { $takes }.
full-contact-put-back = Teruggelegd: { $balls }.
full-contact-on-pile = { $count ->
   *[other] { $count } op { $pile }
}
full-contact-told-vp = { $name } speelt een overwinningspunt.
full-contact-told-plenty = { $name } speelt uitvinding en neemt { $balls }.
full-contact-of-pile = { $count ->
   *[other] { $count } van { $pile }
}
full-contact-told-monopoly = { $ball ->
    [wood] { $name } speelt monopolie en neemt al het hout.
    [wheat] { $name } speelt monopolie en neemt al het graan.
    [brick] { $name } speelt monopolie en neemt alle baksteen.
   *[ore] { $name } speelt monopolie en neemt al het erts.
}
full-contact-told-robber = { $name } speelt de struikrover; de anderen staan { $balls } af.
full-contact-told-barbarians = { $name } speelt barbaren tegen { $name-other }, hoepel { $hoop }.
full-contact-told-foresight = { $name } speelt vooruitziende blik voor de volgende ronde.
full-contact-told-supremacy = { $name } speelt militair overwicht voor de volgende ronde.

full-contact-refused-team-size = { $found ->
   *[other] { $name } heeft { $found } spelers; een team heeft er { $least } tot en met { $most }.
}
full-contact-refused-start-twice = Twee teams beginnen in hoepel { $hoop }.
full-contact-refused-no-such-hoop = Er is geen hoepel { $hoop }; ze zijn genummerd van 1 tot en met { $most }.
full-contact-refused-pile-size = Stapel { $pile } moet 1 tot en met { $most } groot zijn.
full-contact-refused-piles-of-ball = { $ball ->
    [wood] { $found ->
       *[other] Op de stapels hout liggen { $found } ballen; er zijn er { $wanted }.
    }
    [wheat] { $found ->
       *[other] Op de stapels graan liggen { $found } ballen; er zijn er { $wanted }.
    }
    [brick] { $found ->
       *[other] Op de stapels baksteen liggen { $found } ballen; er zijn er { $wanted }.
    }
   *[ore] { $found ->
       *[other] Op de stapels erts liggen { $found } ballen; er zijn er { $wanted }.
    }
}
full-contact-refused-round-runs = Er loopt een ronde; dit wacht op de pauze.
full-contact-refused-no-round-runs = Er loopt geen ronde; dit wacht op het fluitsignaal.
full-contact-refused-no-such-team = Er is geen team { $name }.
full-contact-refused-no-such-pile = Er is geen stapel { $pile }.
full-contact-refused-pile-empty = Op stapel { $pile } liggen geen ballen meer.
full-contact-refused-nothing-to-place = { $name } heeft geen dorp gekocht dat nog niet is geplaatst.
full-contact-refused-hoop-taken = In hoepel { $hoop } staat een gebouw van { $name }.
full-contact-refused-no-ball = { $ball ->
    [wood] { $name } heeft geen hout, en hiervoor is { $wanted } nodig.
    [wheat] { $name } heeft geen graan, en hiervoor is { $wanted } nodig.
    [brick] { $name } heeft geen baksteen, en hiervoor is { $wanted } nodig.
   *[ore] { $name } heeft geen erts, en hiervoor is { $wanted } nodig.
}
full-contact-refused-too-few-balls = { $name } heeft { $balls }, en hiervoor is { $wanted } nodig.
full-contact-refused-below-zero = Niemand geeft of neemt minder dan nul ballen.
full-contact-refused-paid-with = { $ball ->
    [wood] De laatste bal van de prijs is hout of graan, niet hout.
    [wheat] De laatste bal van de prijs is hout of graan, niet graan.
    [brick] De laatste bal van de prijs is hout of graan, niet baksteen.
   *[ore] De laatste bal van de prijs is hout of graan, niet erts.
}
full-contact-refused-no-settlement = { $name } heeft geen dorp in hoepel { $hoop }.
full-contact-refused-all-are-knights = { $players ->
   *[other] Alle { $players } spelers van { $name } zijn al ridder.
}
full-contact-refused-not-in-deck = Er is geen kaart “{ $card }” meer op de kaartenstapel.
full-contact-refused-own-team = Hiervoor is een ander team dan { $name } nodig.
full-contact-refused-gives-nothing = { $name } geeft niets; bij een ruil geeft elke kant een bal of meer.
full-contact-refused-card-not-held = { $name } heeft geen kaart “{ $card }”.
full-contact-refused-pile-has-fewer = { $count ->
   *[other] Op stapel { $pile } liggen er maar { $count }.
}
full-contact-refused-plenty = { $wanted ->
   *[other] Een uitvinding levert nu { $wanted } ballen op, niet { $found }.
}
full-contact-refused-discards-nothing = { $name } legt niets af: het team speelt de struikrover, of heeft geen ballen.
full-contact-refused-discards = { $wanted ->
   *[other] { $name } legt { $wanted } ballen af, niet { $found }.
}
full-contact-refused-no-building = { $name } heeft geen gebouw in hoepel { $hoop }.
full-contact-refused-starting-city = In hoepel { $hoop } is { $name } begonnen; barbaren laten die stad met rust.

full-contact-how-teams-and-the-field = Teams en het veld
full-contact-rule-f1 = Drie of vier teams van drie of vier spelers, 9 tot en met 16 in totaal, delen een veld. Elk begint met een ridder. Een team van drie heeft 1 OP meer als een ander team vier spelers heeft.
full-contact-rule-f2 = Het veld heeft tien hoepels, genummerd vanaf 1. Elk team begint met een stad in een eigen hoepel.
full-contact-rule-f2-decided = De stad van het begin mag in elke hoepel staan, niet alleen onderaan het veld.
full-contact-rule-f20 = Ridders dragen de band van hun team om het hoofd, alle andere spelers om de arm. Het team kiest wie er ridder is.
full-contact-rule-f3-decided = De ballen hebben vier kleuren, twaalf van elk: hout, graan, baksteen en erts. Waar een prijs schapen of erts noemt, betaal je erts.
full-contact-rule-f3-decided-2 = De ballen van een kleur mogen op meerdere stapels liggen, elk met een eigen naam en minstens één bal. Wordt er niets anders aangekondigd, dan is er één stapel per kleur: hout het hoogst, dan graan, baksteen en erts.
full-contact-rule-f5-decided = Een bal die rondslingert, telt als liggend op de stapel waar die vandaan kwam.

full-contact-how-rounds-and-pauses = Rondes en pauzes
full-contact-rule-f4 = Het fluitsignaal begint een ronde, en de veldscheidsrechter beëindigt die. Zolang de ronde loopt, worden ballen thuisgebracht en dorpen het veld op gedragen; in de pauze erna kopen en ruilen de teams en spelen ze kaarten.
full-contact-rule-f21 = Als een ronde begint, heeft iedere speler een voet in een hoepel met een dorp of stad van het eigen team. Iedereen stopt bij het fluitsignaal dat de ronde beëindigt.
full-contact-rule-f5 = Spelers pakken, dragen en gooien ballen, en houden er nooit meer dan één vast. Een bal is thuis als die in een hoepel ligt waar het team een stad heeft, of als de speler die hem draagt een voet in die hoepel zet. Op een stapel moet er nog een liggen.
full-contact-rule-f22 = Wie bij het fluitsignaal dat de ronde beëindigt een bal vasthoudt, laat die meteen vallen of gooit die meteen weg. De bal blijft tot de volgende ronde liggen waar die neerkomt.
full-contact-rule-f23 = Een ridder tikt met beide handen een willekeurige andere speler, ook een ridder. Wie getikt is, stopt, doet in deze ronde niets meer, en laat een bal die nog niet thuis is meteen vallen.
full-contact-rule-f6 = Een gekocht dorp wacht tot een speler het tijdens een ronde, de volgende of een latere, een hoepel in draagt.
full-contact-rule-f6-decided = In een hoepel is plaats voor één gebouw.
full-contact-rule-f7 = Een dorp kost 3 hout en 2 graan; een stad 3 hout, 3 graan en 1 erts; een ridder 2 erts en een hout of graan; een kaart 2 baksteen en een hout of graan.
full-contact-rule-f8 = Een stad komt in de plaats van een eigen dorp van het team.
full-contact-rule-f9-decided = Een team heeft nooit meer ridders dan spelers.
full-contact-rule-f11 = Twee teams ruilen wat ze afspreken en hebben.
full-contact-rule-f11-decided = Elk van hen geeft minstens één bal.
full-contact-rule-f17 = Wat wordt betaald of afgestaan, gaat meteen terug naar de stapels van die kleur, de hoogste stapel eerst.

full-contact-how-cards = Kaarten
full-contact-rule-f10-decided = De kaartenstapel wordt geschud en heeft tien kaarten: vier overwinningspunten en één van elk van de zes andere. Welke er is getrokken, wordt bij het kopen genoteerd, en die houd je tot je die speelt.
full-contact-rule-f12 = De uitvinding levert vier ballen van het veld op, naar keuze van het team.
full-contact-rule-f12-decided = Zijn er daar minder over, dan levert die ze allemaal op.
full-contact-rule-f13 = Het monopolie neemt alle ballen van één kleur van alle andere teams.
full-contact-rule-f14 = De struikrover neemt van elk ander team de helft van de ballen, naar boven afgerond.
full-contact-rule-f14-decided = Elk team kiest welke ballen het afstaat.
full-contact-rule-f15 = Barbaren nemen een dorp van een ander team weg, of maken van een stad van dat team een dorp, maar nooit van een stad van het begin.
full-contact-rule-f15-decided = Wat weg is, moet opnieuw worden gekocht.
full-contact-rule-f16 = Vooruitziende blik: in de volgende ronde krijgt dit team vier seconden voor iedereen het fluitsignaal, en de seconden van de ronde lopen vanaf het tweede fluitsignaal.
full-contact-rule-f16-2 = Militair overwicht: in de volgende ronde zijn alle spelers van dit team ridder, en verder niemand.
full-contact-rule-f18-decided = Een overwinningspunt telt als het is gespeeld, niet zolang het in de hand is. Ridders die een kaart voor een ronde leent, geven geen OP.

full-contact-how-who-wins = Wie er wint
full-contact-rule-f18 = Een dorp in een hoepel is 1 OP, een stad 2, ook die van het begin, een ridder 1, een gespeeld overwinningspunt 1.
full-contact-rule-f19 = Het eerste team met 8 OP wint meteen; tot dan kunnen barbaren OP wegnemen.
full-contact-rule-f19-decided = Wat telt, is de volgorde waarin de veldscheidsrechter het noteert.
full-contact-rule-f1-decided = In een volledig spel begint elk team met twee ridders, en winnen 9 OP. Wordt er niets anders aangekondigd, dan wordt het korte spel gespeeld.
