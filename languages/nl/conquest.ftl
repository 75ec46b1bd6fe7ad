conquest-good = { $good ->
    [lumber] hout
    [wool] wol
    [grain] graan
    [brick] baksteen
    [ore] erts
   *[gold] goud
}
conquest-goods = { $good ->
    [lumber] { $count ->
       *[other] { $count } hout
    }
    [wool] { $count ->
       *[other] { $count } wol
    }
    [grain] { $count ->
       *[other] { $count } graan
    }
    [brick] { $count ->
       *[other] { $count } baksteen
    }
    [ore] { $count ->
       *[other] { $count } erts
    }
   *[gold] { $count ->
       *[other] { $count } goud
    }
}
conquest-letter = { $land ->
    [forest] H
    [pasture] W
    [field] G
    [hill] B
    [mountain] E
   *[desert] –
}
conquest-land = { $land ->
    [forest] bos, hout
    [pasture] weide, wol
    [field] akker, graan
    [hill] heuvel, baksteen
    [mountain] berg, erts
   *[desert] woestijn
}
conquest-knights = { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}
conquest-largest-army = grootste riddermacht
conquest-largest-fortress = grootste vesting
conquest-largest-metropolis = grootste metropool

conquest-hexes-win = { $count ->
   *[other] { $count } tegels winnen.
}
conquest-production-next = Nu volgt de opbrengst
conquest-found-yours = Sticht je eerste dorp
conquest-founds = { $name } sticht een dorp
conquest-this-turn = Deze beurt, ronde { $round }
conquest-phase-build = Bouwen
conquest-phase-move = Trekken
conquest-phase-breach = Bres
conquest-phase-attack = Aanval

conquest-board = Het bord
conquest-island = Het eiland: van wie welke tegel is
conquest-hex-free = Tegel { $hex }: { $land }; van niemand.
conquest-hex-held = Tegel { $hex }: { $land }. { $name } heeft hier { $things }.
conquest-has-building = { $building ->
    [settlement] een dorp
    [city] een stad
   *[castle] een kasteel
}
conquest-has-breached = { $building ->
    [settlement] een dorp, met een bres
    [city] een stad, met een bres
   *[castle] een kasteel, met een bres
}
conquest-has-moved = { $count ->
    [one] { $count } ridder ({ $moved } al getrokken)
   *[other] { $count } ridders ({ $moved } al getrokken)
}
conquest-may-be-founded = Hier kan een dorp worden gesticht.
conquest-knights-can-go = Hier kunnen ridders heen.
conquest-hex-named = { $land ->
    [forest] houttegel { $hex }
    [pasture] woltegel { $hex }
    [field] graantegel { $hex }
    [hill] baksteentegel { $hex }
    [mountain] ertstegel { $hex }
    [desert] woestijntegel { $hex }
   *[none] tegel { $hex }
}
conquest-side = { $side ->
    [east] het oosten ({ $hex })
    [north-east] het noordoosten ({ $hex })
    [north-west] het noordwesten ({ $hex })
    [west] het westen ({ $hex })
    [south-west] het zuidwesten ({ $hex })
    [south-east] het zuidoosten ({ $hex })
   *[none] { $hex }
}
conquest-way-to = { $side ->
    [east] naar het oosten: { $hex }
    [north-east] naar het noordoosten: { $hex }
    [north-west] naar het noordwesten: { $hex }
    [west] naar het westen: { $hex }
    [south-west] naar het zuidwesten: { $hex }
    [south-east] naar het zuidoosten: { $hex }
   *[none] verderop: { $hex }
}
conquest-way-from = { $side ->
    [east] het oosten: { $hex }, { $knights }
    [north-east] het noordoosten: { $hex }, { $knights }
    [north-west] het noordwesten: { $hex }, { $knights }
    [west] het westen: { $hex }, { $knights }
    [south-west] het zuidwesten: { $hex }, { $knights }
    [south-east] het zuidoosten: { $hex }, { $knights }
   *[none] verderop: { $hex }, { $knights }
}
conquest-choose-hex = Kies een tegel op het bord om te zien wat je daar kunt doen.
conquest-choose-hex-keys = Met het toetsenbord: de pijltjestoetsen gaan van tegel naar tegel, Enter kiest er een, en Tab gaat vandaar verder.
conquest-pluses-of-yours = Een plus op het bord staat op elke tegel waar het eerste dorp kan worden gesticht.
conquest-pluses-of = Een plus op het bord staat op elke tegel waar { $name } het eerste dorp kan stichten.

conquest-production-comes = Opbrengst van ronde { $round }: die brengt
conquest-production-came = Opbrengst van ronde { $round }
conquest-hand-out = Opbrengst uitdelen
conquest-hand-out-hint = Iedereen aan tafel mag hierop drukken.

conquest-found-here = Sticht hier een dorp
conquest-buy-knight = { $pay ->
    [ore] Ridder voor 1 erts
   *[wool] Ridder voor 1 wol
}
conquest-buy-building = { $building ->
    [settlement] Dorp voor 1 hout, baksteen, wol en graan
    [city] Stad voor 2 erts, 2 graan
   *[castle] Kasteel voor 2 erts, 2 baksteen, 2 hout
}
conquest-buy-wall = { $pay ->
    [lumber] Muur naar { $side } voor 1 hout
   *[brick] Muur naar { $side } voor 1 baksteen
}
conquest-move-wall-here = Een muur hierheen verplaatsen
conquest-move-wall = Verplaats de muur tussen { $one } en { $two } naar { $side }
conquest-knights-go-hint = Ridders van deze tegel kunnen heen waar het bord een gestippelde rand toont. Tik daar een tegel aan, of kies die hier.
conquest-move-knights = Ridders
conquest-move-where = Waarheen
conquest-move-button = Trek
conquest-move-from = Vanuit
conquest-move-here = Trek hierheen
conquest-hex-open = Tegel { $hex } ligt open. Wie gaat erheen?
conquest-occupy-from = vanuit { $side }
conquest-occupy-count = { $count } van { $all }
conquest-occupy = Bezet { $hex }

conquest-breach-wall = Bres slaan in de muur naar { $side }
conquest-breach-castle = Bres slaan in het kasteel hier
conquest-throw-die = Gooi er een dobbelsteen voor
conquest-die = De dobbelsteen
conquest-we-threw = Dit hebben we gegooid
conquest-attack-knights = { $attackers ->
    [one] { $attackers } ridder
   *[other] { $attackers } ridders
} op { $from } tegen { $defenders ->
    [one] { $defenders } ridder
   *[other] { $defenders } ridders
} van { $name } op { $to }
conquest-attack-building = { $attackers ->
    [one] { $attackers } ridder
   *[other] { $attackers } ridders
} op { $from } tegen { $building ->
    [settlement] een dorp
    [city] een stad
   *[castle] een kasteel
} van { $name } op { $to }
conquest-attack-both = { $attackers ->
    [one] { $attackers } ridder
   *[other] { $attackers } ridders
} op { $from } tegen { $defenders ->
    [one] { $defenders } ridder
   *[other] { $defenders } ridders
} en { $building ->
    [settlement] een dorp
    [city] een stad
   *[castle] een kasteel
} van { $name } op { $to }
conquest-next-battle = { $throws ->
   *[other] Het volgende gevecht wordt gewonnen in { $throws } van de 36 worpen: de dobbelsteen van de aanvaller{ $more ->
        [0] {""}
       *[other] {" + "}{ $more }
    } tegen de dobbelsteen van de verdediger{ $against ->
        [0] {""}
       *[other] {" + "}{ $against }
    }.
}
conquest-fought-to-end = Tot het eind uitgevochten, zou de aanvaller
conquest-odds-take = de tegel veroveren
conquest-odds-lose = { $count ->
    [0] geen ridder verliezen
    [one] { $count } ridder verliezen
   *[other] { $count } ridders verliezen
}
conquest-gives-up = Wordt het gewonnen, dan staat de verdediger af
conquest-attack = Aanvallen: gooi de dobbelstenen
conquest-attacker = aanvaller
conquest-defender = verdediger
conquest-attackers-die = De dobbelsteen van de aanvaller
conquest-defenders-die = De dobbelsteen van de verdediger

conquest-bank = Met de bank ruilen
conquest-bank-take = Neem
conquest-bank-gives = Wat de bank geeft
conquest-bank-pay = en betaal
conquest-bank-price = { $good ->
    [lumber] 4 hout per stuk
    [wool] 4 wol per stuk
    [grain] 4 graan per stuk
    [brick] 4 baksteen per stuk
    [ore] 4 erts per stuk
   *[gold] 1 goud per stuk
}
conquest-trade = Ruil
conquest-trade-heading = Met een andere speler ruilen
conquest-trade-with = Met
conquest-trade-what = Wat
conquest-trade-gives = { $name } geeft
conquest-trade-gets = en krijgt
conquest-trade-gives-good = { $good ->
    [lumber] Geeft hout
    [wool] Geeft wol
    [grain] Geeft graan
    [brick] Geeft baksteen
    [ore] Geeft erts
   *[gold] Geeft goud
}
conquest-trade-gets-good = { $good ->
    [lumber] Krijgt hout
    [wool] Krijgt wol
    [grain] Krijgt graan
    [brick] Krijgt baksteen
    [ore] Krijgt erts
   *[gold] Krijgt goud
}

conquest-players = De spelers
conquest-holds = { $count ->
   *[other] <b class="num">{ $count }</b><span> van { $wins } tegels</span>
}
conquest-out = Uit.
conquest-holds-bar = Tegels van het aantal dat wint
conquest-knights-title = ridders

conquest-wall-breached = Een 6: er is een bres in de muur.
conquest-wall-stands = Een { $die } en geen 6: de muur staat nog.
conquest-castle-breached = Een 6: er is een bres in het kasteel.
conquest-castle-stands = Een { $die } en geen 6: het kasteel staat nog.
conquest-you-won = Gewonnen: { $attacker } tegen { $defender }.
conquest-you-lost = Verloren: { $attacker } tegen { $defender }.
conquest-name-won = { $name } won: { $attacker } tegen { $defender }.
conquest-name-lost = { $name } verloor: { $attacker } tegen { $defender }.
conquest-you-lose-knight = Je verliest een ridder.
conquest-name-loses-knight = { $name } verliest een ridder.
conquest-you-take = { $building ->
    [settlement] Je verovert een dorp.
    [city] Je verovert een stad.
   *[castle] Je verovert een kasteel.
}
conquest-name-takes = { $building ->
    [settlement] { $name } verovert een dorp.
    [city] { $name } verovert een stad.
   *[castle] { $name } verovert een kasteel.
}

conquest-told-found = { $name } sticht een dorp op { $hex }.
conquest-told-production = Opbrengst. { $got }.
conquest-told-gets = { $name }: { $goods }
conquest-told-knight = { $pay ->
    [ore] { $name } betaalt erts voor ridders op { $hex }.
   *[wool] { $name } betaalt wol voor ridders op { $hex }.
}
conquest-told-wall = { $pay ->
    [lumber] { $name } bouwt voor hout een muur tussen { $one } en { $two }.
   *[brick] { $name } bouwt voor baksteen een muur tussen { $one } en { $two }.
}
conquest-told-rebuild = { $name } verplaatst de muur tussen { $one } en { $two } naar tussen { $three } en { $four }.
conquest-told-build = { $building ->
    [settlement] { $name } bouwt een dorp op { $hex }.
    [city] { $name } bouwt een stad op { $hex }.
   *[castle] { $name } bouwt een kasteel op { $hex }.
}
conquest-told-bank = { $name } geeft de bank { $gives } voor { $takes }.
conquest-told-trade = { $name } geeft { $name-other } { $gives } voor { $takes }.
conquest-told-move = { $count ->
    [one] { $name } trekt met { $count } ridder van { $from } naar { $to }.
   *[other] { $name } trekt met { $count } ridders van { $from } naar { $to }.
}
conquest-told-breach-wall = { $end ->
    [breached] { $name } gooit { $die } tegen de muur tussen { $one } en { $two }, en slaat er een bres in.
   *[stands] { $name } gooit { $die } tegen de muur tussen { $one } en { $two }, en die staat nog.
}
conquest-told-breach-castle = { $end ->
    [breached] { $name } gooit { $die } tegen het kasteel op { $hex }, en slaat er een bres in.
   *[stands] { $name } gooit { $die } tegen het kasteel op { $hex }, en dat staat nog.
}
conquest-told-occupy = { $count ->
    [one] { $name } bezet { $hex } met { $count } ridder.
   *[other] { $name } bezet { $hex } met { $count } ridders.
}
conquest-told-attack = { $end ->
    [won] { $name } valt vanaf { $from } { $to } aan, { $attacker } tegen { $defender }, en wint.
   *[lost] { $name } valt vanaf { $from } { $to } aan, { $attacker } tegen { $defender }, en verliest een ridder.
}
conquest-told-plunder = { $name } valt vanaf { $from } { $to } aan, { $attacker } tegen { $defender }, en wint; { $good ->
    [lumber] er wordt hout afgestaan voor een goud.
    [wool] er wordt wol afgestaan voor een goud.
    [grain] er wordt graan afgestaan voor een goud.
    [brick] er wordt baksteen afgestaan voor een goud.
    [ore] er wordt erts afgestaan voor een goud.
   *[gold] er wordt goud afgestaan voor een goud.
}
conquest-told-end = { $name } beëindigt de beurt.

conquest-refused-land-size = { $found ->
   *[other] Het land heeft { $found } tegels; het moeten er { $least } tot en met { $most } zijn.
}
conquest-refused-too-far = { $hex } ligt buiten elk bord.
conquest-refused-land-twice = { $hex } is twee keer land.
conquest-refused-land-in-parts = Het land hangt niet samen.
conquest-refused-number = { $found } valt niet binnen { $least } tot en met { $most }.
conquest-refused-founding = Nu sticht iedereen een eerste dorp.
conquest-refused-production-next = De volgende stap is de opbrengst.
conquest-refused-round-goes-on = De ronde van beurten gaat nog door.
conquest-refused-founds-now = Nu sticht { $name }.
conquest-refused-no-land = { $hex } is geen land.
conquest-refused-no-coast = { $hex } ligt niet aan zee.
conquest-refused-held = { $hex } is van { $name }.
conquest-refused-beside-another = { $hex } ligt naast een dorp van { $name }.
conquest-refused-no-room = { $count ->
    [one] Er blijft te weinig kust over: { $count } speler moet nog stichten, naast geen ander dorp.
   *[other] Er blijft te weinig kust over: { $count } spelers moeten nog stichten, elk naast geen ander dorp.
}
conquest-refused-is-out = De speler heeft geen tegel en is uit; de beurt kan alleen nog eindigen.
conquest-refused-turn-gone-on = De beurt is al verder.
conquest-refused-moved = Deze beurt zijn er ridders getrokken; bouwen en ruilen is voorbij.
conquest-refused-breach-tried = Deze beurt is er geprobeerd een bres te slaan; bouwen en trekken is voorbij.
conquest-refused-attacked = Deze beurt was er een aanval; alles daarvoor is voorbij.
conquest-refused-not-paid-with = Dit wordt betaald met { $one } of { $two }, niet met { $paid }.
conquest-refused-has-no-good = { $good ->
    [lumber] { $name } heeft geen hout.
    [wool] { $name } heeft geen wol.
    [grain] { $name } heeft geen graan.
    [brick] { $name } heeft geen baksteen.
    [ore] { $name } heeft geen erts.
   *[gold] { $name } heeft geen goud.
}
conquest-refused-has-only = { $name } heeft alleen { $goods }.
conquest-refused-below-nothing = Niemand geeft of neemt minder dan niets.
conquest-refused-not-settled = De speler heeft geen gebouw op { $hex }.
conquest-refused-not-held-beside = De speler heeft geen tegel aan { $edge }.
conquest-refused-no-edge = { $edge } is geen rand tussen landtegels.
conquest-refused-shore = { $edge } is een kust, en aan kusten komen geen muren.
conquest-refused-wall-there = Op { $edge } staat al een muur.
conquest-refused-no-own-wall = Op { $edge } staat geen muur van de speler.
conquest-refused-rebuilt-already = Deze beurt is er al een muur verplaatst.
conquest-refused-same-edge = De muur op { $edge } gaat ergens anders heen of blijft.
conquest-refused-building-there = Op { $hex } staat een gebouw.
conquest-refused-out-of-reach = De speler heeft geen ridder op { $hex } en geen gebouw op een tegel ernaast.
conquest-refused-improves = { $building ->
    [settlement] Op { $hex } moet eerst een dorp van de speler staan.
    [city] Op { $hex } moet eerst een stad van de speler staan.
   *[castle] Op { $hex } moet eerst een kasteel van de speler staan.
}
conquest-refused-bank-gives-no-gold = De bank geeft geen goud.
conquest-refused-bank-same = { $good ->
    [lumber] De bank ruilt geen hout tegen hout.
    [wool] De bank ruilt geen wol tegen wol.
    [grain] De bank ruilt geen graan tegen graan.
    [brick] De bank ruilt geen baksteen tegen baksteen.
    [ore] De bank ruilt geen erts tegen erts.
   *[gold] De bank ruilt geen goud tegen goud.
}
conquest-refused-less-than-one = Het moet er minstens één zijn.
conquest-refused-no-such-player = Er is geen andere speler in de partij die { $name } heet.
conquest-refused-gives-nothing = { $name } geeft niets; bij een ruil geeft elke kant iets.
conquest-refused-nobody-moves = Trekken doe je met minstens één ridder.
conquest-refused-same-hex = De ridders staan al op { $hex }.
conquest-refused-too-few-knights = { $count ->
   *[other] De speler heeft hiervoor { $count } ridders op { $hex }.
}
conquest-refused-no-way = Ridders kunnen niet van { $from } naar { $to }.
conquest-refused-tried-already = Deze beurt is er al geprobeerd een bres te slaan.
conquest-refused-no-die = Geen dobbelsteen toont { $die }.
conquest-refused-no-wall-there = Op { $edge } staat geen muur van een tegenstander.
conquest-refused-no-knight-beside = Bij { $hex } staat geen ridder van de speler klaar.
conquest-refused-no-castle = Op { $hex } staat geen kasteel van een tegenstander.
conquest-refused-not-opened = De vorige stap heeft { $hex } niet opengelegd.
conquest-refused-named-twice = { $hex } wordt twee keer genoemd.
conquest-refused-nobody-occupies = Bezetten doe je met minstens één ridder.
conquest-refused-too-early = Dit is beurt { $turn } van de speler; aanvallen mag vanaf beurt { $from }.
conquest-refused-not-beside = { $from } en { $to } liggen niet naast elkaar, of er staat een muur van een tegenstander tussen.
conquest-refused-no-opponent = { $hex } is niet van een tegenstander.
conquest-refused-plunder-needless = Er wordt niets genoemd om te plunderen: het gevecht is verloren, of er is goud, of helemaal niets.
conquest-refused-plunder-missing = De verdediger heeft geen goud; noem als buit een van { $goods }.

conquest-how-setting-up = Voorbereiding
conquest-rule-c1-decided = Twee tot en met zes spelers delen een eiland, en zijn aan de beurt in de volgorde van het logboek.
conquest-rule-c2-decided = De spelregels hebben tekeningen die wij niet hebben. Het land is dat van het bord van de ronde of komt uit een startgetal: 7 tot en met 250 tegels die samenhangen. Iedereen begint met evenveel goud, en zonder als er niets anders wordt aangekondigd.
conquest-rule-c5 = Na elkaar sticht iedereen een dorp met een ridder op een kusttegel die van niemand is, niet naast een dorp van een andere speler.
conquest-rule-c5-decided = Niemand sticht zo dat er te weinig kust overblijft voor wie later komt.
conquest-rule-c3 = Een tegel is van jou als je gebouw of je ridders erop staan. Dan kan die van niemand anders zijn.
conquest-rule-c4 = Een muur staat aan de rand van een tegel, en is van wie hem bouwde. Een kust heeft er geen nodig.
conquest-rule-c4-decided = Aan een kust komt er ook geen: muren staan tussen twee landtegels, één per rand.

conquest-how-production = Opbrengst
conquest-rule-c6 = Die komt één keer per ronde van beurten. Een landtegel geeft je 1 voor ridders erop, 2, 3 of 4 voor je dorp, stad of kasteel erop, 1, 2 of 3 als die naast je dorp, stad of kasteel ligt zonder muur van een ander ertussen, en 1 binnen je vesting; alles wat geldt, wordt opgeteld.
conquest-rule-c6-decided = De opbrengst komt aan het begin van de ronde van beurten, en verder gebeurt er dan niets. De woestijn geeft niets.
conquest-rule-c6-decided-2 = Naast een dorp geeft een tegel één keer 1, hoeveel dorpen van jou er ook naast liggen; voor steden en kastelen gaat het net zo.
conquest-rule-c6-decided-3 = Dat krijg je ook als die tegel van iemand anders is.
conquest-rule-c6-2 = Geeft je land je niets, dan krijg je 5 goud. Elke bonuskaart geeft ook 5 goud.
conquest-rule-c6-decided-4 = Wie uit is, krijgt niets.

conquest-how-a-turn-build-and-trade = Een beurt: bouwen en ruilen
conquest-rule-c7 = Bouw en ruil, trek dan, probeer dan één keer een bres te slaan, val dan aan.
conquest-rule-c7-decided = Niets komt terug: wie is getrokken, bouwt deze beurt niet meer.
conquest-rule-c8 = Een ridder kost een erts of een wol en komt op een tegel met een gebouw van jou.
conquest-rule-c8-decided = Eén betaling geeft in een kasteel twee ridders, als er niets anders wordt aangekondigd. De spelregels zeggen dat, en zeggen ernaast dat deze twee een erts en een wol kosten.
conquest-rule-c9 = Een muur kost een hout of een baksteen, aan een rand van een tegel waarop een gebouw of ridders van jou staan.
conquest-rule-c10 = Eén keer per beurt gaat een muur gratis naar een andere rand van dat soort.
conquest-rule-c10-decided = Het is een van je eigen muren.
conquest-rule-c11 = Een dorp wordt gebouwd op een tegel die je bezet, of naast een tegel met een gebouw van jou.
conquest-rule-c11-decided = Het kost een hout, een baksteen, een wol en een graan, want de spelregels noemen geen prijs. Op de tegel staan geen gebouw en geen ridders van een ander. Naast een tegel met een gebouw van jou gaat het over elke muur heen, ook die van een ander.
conquest-rule-c11-2 = Een stad kost 2 erts en 2 graan in de plaats van je dorp, een kasteel 2 erts, 2 baksteen en 2 hout in de plaats van je stad.
conquest-rule-c12 = De bank geeft een grondstof voor een goud.
conquest-rule-c12-decided = Ook geeft de bank er een voor vier van een andere, en nooit goud. Niemand betaalt of geeft wat die niet heeft.
conquest-rule-c13-decided = Je ruilt met iedereen die niet uit is, ook goud. Beide kanten geven iets.

conquest-how-a-turn-move-and-fight = Een beurt: trekken en vechten
conquest-rule-c14 = Een ridder trekt één keer per beurt: naar een tegel ernaast die van niemand is, of over je eigen tegels naar een daarvan; nooit over de muur van een ander.
conquest-rule-c14-decided = Per beurt doet een ridder het een of het ander. Ridders die deze beurt zijn gebouwd, mogen trekken.
conquest-rule-c15 = Eén keer per beurt gooi je een dobbelsteen om een bres te slaan in een muur of een kasteel van een ander. Een 6 haalt de muur weg, of de kracht van het kasteel.
conquest-rule-c15-decided = Dat doe je vanaf een plek waar je een ridder hebt: bij een muur aan de rand van die tegel, of bij een kasteel ernaast zonder muur van een ander ertussen. Alleen een dorp van jou, zonder ridder, slaat geen bres in een muur ernaast.
conquest-rule-c15-decided-2 = Een kasteel met een bres is zwak tot de volgende beurt van de eigenaar begint.
conquest-rule-c17 = Aanvallen doe je vanaf je derde beurt, vanaf een tegel met ridders van jou, op een tegel ernaast die van een ander is. Allebei gooi je een dobbelsteen; meer ridders geven 1 erbij; een gebouw zonder ridders geeft 1, 2 of 3 erbij voor dorp, stad of kasteel, en een kasteel 3 zolang er geen bres in is. Bij gelijk wint de aanvaller, en de verliezer haalt een ridder weg. Is de laatste ridder van een gebouw weg, dan verovert één gevecht meer het gebouw, dat blijft wat het is.
conquest-rule-c17-decided = Er staat geen muur van een ander tussen. Een kasteel heeft zijn 3 één keer, met of zonder ridders. Een gebouw dat vanaf het begin geen ridders heeft, wordt met één gevecht veroverd.
conquest-rule-c18 = Wint de aanvaller, dan krijgt die een goud van de verdediger. Is dat er niet, dan geeft de verdediger een grondstof aan de bank en krijgt de aanvaller daar een goud voor; is er helemaal niets, dan komt het goud van de bank.
conquest-rule-c18-decided = De aanvaller noemt de grondstof.
conquest-rule-c16 = Heb je een muur of een tegel gewonnen en is die tegel dan van niemand, dan mag je die meteen bezetten met ridders van jouw tegels ernaast.
conquest-rule-c16-decided = Dat doe je voor al het andere, ook met ridders die al zijn getrokken, en zonder muur van een ander ertussen. Ze trekken deze beurt niet nog eens.
conquest-rule-any-decided = De dobbelstenen worden aan tafel gegooid en ingetypt, of Reeve gooit ze: dan toont het het startgetal, dat in het logboek blijft.

conquest-how-fortresses-and-bonus-cards = Vestingen en bonuskaarten
conquest-rule-c19 = Een vesting is land dat jouw muren, de zee en de woestijn rondom afsluiten. Een tegel ervan is van jou.
conquest-rule-c19-decided = Minstens een van de muren is van jou, geen tegel ervan is van iemand anders, en de woestijn hoort er niet bij.
conquest-rule-c20 = De grootste riddermacht gaat naar wie het eerst tot vijf ridders komt door te bouwen, en daarna naar wie er door te bouwen meer heeft dan het aantal dat erop staat.
conquest-rule-c20-2 = De grootste vesting gaat naar wie het eerst een vesting van drie tegels heeft, de grootste metropool naar wie het eerst gebouwen heeft op drie tegels die samenhangen.
conquest-rule-c20-decided = Deze twee blijven. Verdient een stap voor meerdere spelers een kaart, dan gaat de speler die aan de beurt is voor, dan de anderen in de volgorde van het logboek.

conquest-how-who-wins = Wie er wint
conquest-rule-c21-decided = Wie geen tegel meer heeft, is uit. Gebeurt dat in de eigen beurt, dan kan de beurt alleen nog eindigen. De muren blijven staan, en zijn voor iedereen die van een ander.
conquest-rule-c22 = Wie als enige over is, of meer dan de helft van het land heeft, wint.
conquest-rule-c22-decided = De partij is dan meteen voorbij, en de woestijn is land.
conquest-rule-e3 = Van iedereen worden de tegels geteld als de partij eindigt. Wie uit is, heeft er geen.
