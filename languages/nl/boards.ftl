boards-letter = { $land ->
    [forest] H
    [pasture] W
    [field] G
    [hill] B
    [mountain] E
   *[desert] Z
}
boards-legend = H hout, W wol, G graan, B baksteen, E erts, Z woestijn (zand).
boards-land = { $land ->
    [forest] bos
    [pasture] weide
    [field] akker
    [hill] heuvel
    [mountain] berg
   *[desert] woestijn
}
boards-resource = { $resource ->
    [lumber] hout
    [wool] wol
    [grain] graan
    [brick] baksteen
   *[ore] erts
}
boards-harbor = { $resource ->
   *[any] haven 3:1
    [lumber] houthaven 2:1
    [wool] wolhaven 2:1
    [grain] graanhaven 2:1
    [brick] baksteenhaven 2:1
    [ore] ertshaven 2:1
}
boards-chit-on = { $chit } op { $land }
boards-picture-of = { $stage ->
   *[prelim] Het bord van ronde { $number }
    [semi] Het bord van de halve finales
    [final] Het bord van de finale
}
boards-picture = Het bord
boards-strongest-corners = Hetzelfde bord, met de tien sterkste kruispunten genummerd

boards-kind-standard = Het standaardeiland.
boards-kind-free = Een vrij eiland.
boards-choose-standard = Het standaardeiland
boards-choose-free = Een vrij eiland
boards-made-even = Gemaakt als evenwichtig bord uit startgetal { $seed }.
boards-made = Gemaakt uit startgetal { $seed }.
boards-laid-chits-chosen = Om de beurt gelegd door mensen, die de getallen kozen. Land en havens zijn getrokken uit startgetal { $seed }.
boards-laid-drawn = Om de beurt gelegd door mensen. De stukken zijn getrokken uit startgetal { $seed }.
boards-laid-in-turn = Om de beurt gelegd door mensen.
boards-laid-by-hand = Met de hand gelegd.
boards-brought = Aangeleverd als tekst.

boards-intro = { $ground ->
   *[table] Alle tafels van een ronde spelen op hetzelfde bord, en elke ronde heeft een nieuw (2.0.1).
    [field] Alle velden van een ronde spelen op hetzelfde bord, en elke ronde heeft een nieuw (2.0.1).
}
boards-none-yet = Er wordt nog geen bord getoond
boards-none-yet-hint = De borden van de rondes verschijnen hier, elk voor iedereen tegelijk.
boards-about-tournament = Over het toernooi
boards-worth-of-round = Wat het bord van deze ronde waard is
boards-worth = Wat het waard is
boards-even = Een evenwichtig bord: het voldoet aan alle zes extra regels.
boards-not-even = Geen evenwichtig bord:
boards-uneven-three-of-a-land = Aan een kruispunt liggen drie tegels van hetzelfde land.
boards-uneven-two-beside-twelve = De 2 ligt naast de 12.
boards-uneven-pips-of-a-resource = Een grondstof heeft te veel of te weinig stippen.
boards-uneven-two-sixes-and-eights = Een grondstof heeft twee van de 6'en en 8'en.
boards-uneven-pips-of-a-corner = Een kruispunt heeft meer dan 11 stippen.
boards-uneven-own-harbor = Een haven heeft een aanlegplaats aan een 6 of 8 van de eigen grondstof.
boards-good-places = { $count ->
    [one] { $count } startplek met 10 stippen of meer.
   *[other] { $count } startplekken met 10 stippen of meer.
}
boards-pips-of-resources = Stippen van de grondstoffen
boards-column-resource = Grondstof
boards-column-hexes = Tegels
boards-column-pips = Stippen
boards-column-per-hex = Per tegel
boards-column-bar = De stippen als balk
boards-ten-corners-caption = De tien sterkste kruispunten.
boards-ten-corners = De tien sterkste kruispunten
boards-column-corner = Kruispunt
boards-column-gives = Geeft
boards-gives = { $resource ->
    [lumber] hout { $pips }
    [wool] wol { $pips }
    [grain] graan { $pips }
    [brick] baksteen { $pips }
   *[ore] erts { $pips }
}
boards-as-text = Het bord als tekst
boards-as-text-hint = Eén regel per stuk, in de volgorde waarin het bord is gelegd. De opdracht <code>reeve board --read</code> leest het ook.
boards-type-word = Iedereen heeft het bord dat er is gezien. Typ om het te wijzigen <b>{ $word }</b>

boards-rule = regel { $code }
boards-fault = tekstregel { $line }, regel { $code }: { $why }
boards-fault-sentence = Tekstregel { $line }, regel { $code }: { $why }
boards-unread-not-utf-8 = Deze tekstregel is geen UTF-8.
boards-unread-no-line-end = De laatste tekstregel heeft geen regeleinde.
boards-unread-ended-early = De tekst houdt op voordat het bord klaar is.
boards-unread-empty-line = Binnen een bord staat geen lege regel; die staat tussen twee borden.
boards-unread-no-header = Een bord begint met de regel: reeve board 1.
boards-unread-version = Deze Reeve leest alleen borden van versie 1.
boards-unread-no-kind = De tweede regel van een bord is: kind standard, of: kind free.
boards-unread-no-seed = Een startgetal is een geheel getal van 0 tot en met 18446744073709551615; alleen het woord even mag erop volgen, na één spatie.
boards-unread-no-step = Een stap schrijf je als land Q R KIND, als harbor Q R faces Q R KIND, of als chit Q R NUMBER, met één spatie tussen twee woorden en verder niets.
boards-unread-no-number = Coördinaten en fiches zijn gehele getallen, zonder plusteken en zonder nullen ervoor.
boards-unread-no-such-land = Land is forest, pasture, field, hill, mountain of desert.
boards-unread-no-such-harbor = Een haven is any, lumber, wool, grain, brick of ore.
boards-unread-after-the-end = Het bord is klaar; er mag alleen nog een lege regel en een ander bord volgen.
boards-unread-not-as-written = Reeve schrijft deze regel anders.
boards-unread-second-board = Hier begint een tweede bord, en een ronde heeft er een.
boards-unread-laid = Dit kan hier niet liggen.
boards-refused-other-group-due = { $group ->
    [land] Nu zijn de 19 landtegels aan de beurt.
    [harbors] Nu zijn de negen havens aan de beurt.
    [six-and-eight] Nu zijn de fiches 6 en 8 aan de beurt.
    [five-and-nine] Nu zijn de fiches 5 en 9 aan de beurt.
   *[other-chits] Nu zijn de fiches zonder 5, 6, 8 en 9 aan de beurt.
}
boards-refused-all-laid = Het bord is klaar.
boards-refused-none-left = Alle stukken van deze soort zijn gelegd.
boards-refused-not-in-order = Op een standaardeiland wordt land rij voor rij gelegd, en heeft elke haven een eigen plek; eerst komt iets anders.
boards-refused-first-not-in-centre = Het eerste land van een vrij eiland komt in het midden van het bord.
boards-refused-too-far = Land ligt hoogstens vier tegels van het midden.
boards-refused-land-taken = Op deze tegel ligt al land.
boards-refused-touches-no-land = Land moet grenzen aan land dat al ligt.
boards-refused-faces-no-neighbour = Een haven is gericht op een tegel ernaast.
boards-refused-faces-no-land = Een haven is gericht op land.
boards-refused-harbor-on-land = Een haven ligt op zee.
boards-refused-harbor-taken = Op deze tegel ligt al een haven.
boards-refused-dock-shared = Een van de aanlegplaatsen hoort al bij een andere haven.
boards-refused-harbors-touch = De haven zou een andere haven raken, en er is nog een plek waar een haven er geen raakt.
boards-refused-no-such-chit = Fiches hebben de getallen 2 tot en met 12, zonder 7.
boards-refused-chit-at-sea = Een fiche ligt op land.
boards-refused-chit-on-desert = De woestijn heeft geen fiche.
boards-refused-chit-taken = Op deze tegel ligt al een fiche.
boards-refused-same-number-beside = Een tegel ernaast heeft hetzelfde getal.
boards-refused-six-or-eight-beside = Naast een 6 of 8 ligt geen 6 of 8.
boards-refused-corner-too-strong = Een kruispunt zou drie van 5, 6, 8 en 9 hebben.
boards-refused-dead-end = Het mag hier liggen, maar dan kan het bord niet meer worden afgemaakt.
boards-refused-end-not-found = Het mag hier liggen, maar Reeve heeft niet op tijd gevonden hoe het bord dan nog kan worden afgemaakt.
boards-round-closed = { $stage ->
   *[prelim] Ronde { $number } is afgesloten: de partijen zijn op dit bord gespeeld, dus het blijft.
    [semi] De halve finales zijn afgesloten: de partijen zijn op dit bord gespeeld, dus het blijft.
    [final] De finale is afgesloten: die is op dit bord gespeeld, dus het blijft.
}
boards-word-missing = Iedereen heeft dit bord gezien. Typ het woord “{ $word }” om het te wijzigen.
boards-used-before = { $stage ->
   *[prelim] Ronde { $number } heeft dit bord al, misschien gedraaid of gespiegeld. Elke ronde heeft een nieuw nodig.
    [semi] De halve finales hebben dit bord al, misschien gedraaid of gespiegeld. Elke ronde heeft een nieuw nodig.
    [final] De finale heeft dit bord al, misschien gedraaid of gespiegeld. Elke ronde heeft een nieuw nodig.
}
boards-no-text = Plak de tekst van een bord, of kies een bestand.
boards-no-kind = Kies het standaardeiland of een vrij eiland.
boards-no-seed = Een startgetal is een geheel getal van 0 tot en met 18446744073709551615. Laat het leeg voor een willekeurig getal.
boards-laying-under-way = { $stage ->
   *[prelim] Voor ronde { $number } wordt al een bord gelegd. Maak het af, of stop het eerst.
    [semi] Voor de halve finales wordt al een bord gelegd. Maak het af, of stop het eerst.
    [final] Voor de finale wordt al een bord gelegd. Maak het af, of stop het eerst.
}
boards-nobody-lays = Schrijf wie er legt, één naam per regel.
boards-too-many-lay = { $most ->
   *[other] Hoogstens { $most } mensen wisselen elkaar af.
}
boards-layer-too-long = { $length ->
   *[other] Een naam heeft { $length } tekens; er zijn er { $most } mogelijk.
}
boards-layer-invisible = In een naam zit een onzichtbaar teken. Typ die opnieuw.
boards-not-drawn = Er is een ander stuk getrokken. Leg dat.
boards-nothing-laid = Er ligt nog niets op het bord.
boards-not-finished = Het bord is nog niet klaar.
boards-no-devices-yet = Open eerst de inschrijving: tot dan kan niemand behalve de medewerkers een pagina van dit toernooi openen.
