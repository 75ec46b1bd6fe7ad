papers-sheet-of-table = { $ground ->
   *[table] Uitslagformulier van tafel { $number }
    [field] Uitslagformulier van veld { $number }
}
papers-blank-sheet = Leeg uitslagformulier { $number } van pagina { $page }
papers-table-blank = { $ground ->
   *[table] Tafel <span class="line short"></span>
    [field] Veld <span class="line short"></span>
}
papers-sheet-says = { $points ->
   *[vp] Uitslagformulier. Controleer de OP samen na de partij, en teken dan. Heeft iedereen getekend, dan staat de uitslag vast (1.3.4).
    [hexes] Uitslagformulier. Controleer de tegels samen na de partij, en teken dan. Heeft iedereen getekend, dan staat de uitslag vast (1.3.4).
}
papers-sheet-number = Formulier <b class="num">{ $number }</b>
papers-sheet-number-blank = Formulier <span class="line short"></span>
papers-from-the-list = { $ground ->
   *[table] van de lijst per tafel
    [field] van de lijst per veld
}
papers-code-of-sheet = QR-code van de pagina van dit formulier
papers-code-of-typed-sheets = QR-code van de pagina waar formulieren worden ingetypt
papers-seats-of-table = { $ground ->
   *[table] Plaatsen van tafel { $number }
    [field] Plaatsen van veld { $number }
}
papers-seats-of-blank-sheet = Plaatsen van leeg formulier { $number } van pagina { $page }
papers-column-chair = Stoel
papers-column-colour = Kleur
papers-column-play-order = Volgorde
papers-column-won = Won
papers-column-signature = Handtekening
papers-absent = afwezig
papers-check-layout = ☐ Voor het kiezen: de opbouw van het bord is bevestigd, en positie 1 kiest als eerste (1.1.6).
papers-check-pieces = ☐ Speelstukken geteld: { $counted }; zo niet, roep een scheidsrechter ({ $clause }).
papers-check-judge-handles = ☐ Een scheidsrechter is bankhouder, zoals altijd in de finale (2.0.4).
papers-check-handled-by = ☐ Bankhouder is de startspeler, of <span class="line"></span>, door de tafel gekozen, of een scheidsrechter (2.0.4).
papers-check-agreement = ☐ Volgens afspraak heeft de tafel twee voorraden, of pakt iedereen zelf. ☐ De afspraak is geëindigd: de startspeler deelt alle kaarten uit (2.0.4).
papers-check-log = ☐ Iemand houdt een logboek van gebeurtenissen of worpen bij: hier hardop gezegd, en verteld aan een organisator, die na deze partij de dobbelstenen verwisselt (2.0.7).
papers-check-claimed = ☐ De winnaar heeft de overwinning in de eigen beurt opgeëist (3.0.14).
papers-check-on-time = ☐ Geëindigd omdat de tijd om was.
papers-who-does-not-come = { $points ->
   *[vp] Komt iemand niet: schrijf “afwezig” in plaats van de OP en zeg het tegen een scheidsrechter. De partij telt dan als een van degenen die er waren.
    [hexes] Komt iemand niet: schrijf “afwezig” in plaats van de tegels en zeg het tegen een scheidsrechter. De partij telt dan als een van degenen die er waren.
}
papers-may-not-stay-empty = { $points ->
   *[vp] De OP en de winnaar mogen niet leeg blijven.
    [hexes] De tegels en de winnaar mogen niet leeg blijven.
}
papers-parts-add-up = { $points ->
   *[vp] De onderdelen samen zijn de OP. Ze mogen leeg blijven; de OP en de winnaar niet.
    [hexes] De onderdelen samen zijn de tegels. Ze mogen leeg blijven; de tegels en de winnaar niet.
}

papers-seats-by-name-heading = <span class="small name">{ $name }</span> { $round }: indeling op naam
papers-seat-by-name = { $ground ->
   *[table] <span class="vh">Tafel </span><b>{ $number }</b><span class="vh">,</span> <span class="small">positie { $position }</span>
    [field] <span class="vh">Veld </span><b>{ $number }</b><span class="vh">,</span> <span class="small">positie { $position }</span>
}
papers-seats-by-table-heading = { $ground ->
   *[table] <span class="small name">{ $name }</span> { $round }: indeling per tafel
    [field] <span class="small name">{ $name }</span> { $round }: indeling per veld
}
papers-table-with-sheet = { $ground ->
   *[table] <b class="big num"><span class="vh">Tafel </span>{ $number }</b> <span class="small num">formulier { $sheet }</span>
    [field] <b class="big num"><span class="vh">Veld </span>{ $number }</b> <span class="small num">formulier { $sheet }</span>
}
papers-card-of-table = { $ground ->
   *[table] Kaart van tafel { $number }
    [field] Kaart van veld { $number }
}
papers-card-number = { $ground ->
   *[table] <span class="small">Tafel</span> { $number }
    [field] <span class="small">Veld</span> { $number }
}
papers-record-sheet-numbered = Uitslagformulier { $number }

papers-pack-heading = Papierpakket: { $round }
papers-pack-made = Gemaakt op { $moment }. Wat daarna verandert, staat er niet in.
papers-pack-secret = <b>Alleen voor medewerkers:</b> deze indeling is nog niet gepubliceerd.
papers-pack-board-secret = { $ground ->
   *[table] <b>Het bord is geheim</b> tot het zover is: deel de bladen ervan aan de tafels uit.
    [field] <b>Het bord is geheim</b> tot het zover is: deel de bladen ervan op de velden uit.
}
papers-pack-if-down = Als alles plat ligt
papers-pack-hang-up = { $ground ->
   *[table] Lees voor dat de indeling bekend is, en hang de lijsten op naam en per tafel op.
    [field] Lees voor dat de indeling bekend is, en hang de lijsten op naam en per veld op.
}
papers-pack-cut = { $ground ->
   *[table] Snijd de tafelkaarten en de uitslagformulieren, elke stapel met één snede. Leg de linker of bovenste stapel op de andere: ze liggen op volgorde van tafel.
    [field] Snijd de veldkaarten en de uitslagformulieren, elke stapel met één snede. Leg de linker of bovenste stapel op de andere: ze liggen op volgorde van veld.
}
papers-pack-hand-out = { $ground ->
   *[table] Naar elke tafel gaan een kaart en een uitslagformulier. Wie geen formulier heeft, neemt een leeg en neemt het nummer van het formulier over van de lijst per tafel.
    [field] Naar elk veld gaan een kaart en een uitslagformulier. Wie geen formulier heeft, neemt een leeg en neemt het nummer van het formulier over van de lijst per veld.
}
papers-pack-hand-out-with-board = { $ground ->
   *[table] Naar elke tafel gaan een kaart, een blad met het bord en een uitslagformulier. Wie geen formulier heeft, neemt een leeg en neemt het nummer van het formulier over van de lijst per tafel.
    [field] Naar elk veld gaan een kaart, een blad met het bord en een uitslagformulier. Wie geen formulier heeft, neemt een leeg en neemt het nummer van het formulier over van de lijst per veld.
}
papers-pack-play = Speel. Wat wordt voorgelezen en de artikelen die ertoe doen, staan op de volgende pagina's.
papers-pack-collect = Haal de formulieren op zodra iedereen heeft getekend.
papers-pack-note-players = Noteer voor ronde 1 hoeveel spelers er zitten als die begint (1.1.3).
papers-pack-when-back = Is Reeve terug, publiceer en begin de ronde dan als dat nog moet. Open daarna { $address } en typ de formulieren op hun nummer in: daar staat welke er nog ontbreken.
papers-pack-contents = In dit pakket
papers-pack-has-words = wat wordt voorgelezen, en de artikelen die ertoe doen
papers-pack-has-standings = de stand die openbaar is
papers-pack-has-names = de indeling op naam, om op te hangen
papers-pack-has-tables = { $ground ->
   *[table] de indeling per tafel, met de nummers van de uitslagformulieren
    [field] de indeling per veld, met de nummers van de uitslagformulieren
}
papers-pack-has-cards = { $ground ->
   *[table] een kaart voor elke tafel
    [field] een kaart voor elk veld
}
papers-pack-has-boards = { $ground ->
   *[table] een blad met het bord voor elke tafel
    [field] een blad met het bord voor elk veld
}
papers-pack-has-sheets = { $ground ->
   *[table] een uitslagformulier voor elke tafel, en een paar lege
    [field] een uitslagformulier voor elk veld, en een paar lege
}
papers-pack-words-heading = <span class="small name">{ $name }</span> { $round }: voor te lezen
papers-pack-clauses-heading = De artikelen die ertoe doen
papers-pack-standings-heading = <span class="small name">{ $name }</span> Stand
papers-when-seats-are-out = Als de indeling bekend is
papers-when-games-begin = Als de partijen beginnen
papers-when-round-is-over = Als de ronde voorbij is

papers-board-of-table = { $ground ->
   *[table] { $round }, tafel { $number }: het bord
    [field] { $round }, veld { $number }: het bord
}
papers-board = { $round }: het bord
papers-board-land-only = De partij wordt op dit land gespeeld, zonder fiches en havens.
papers-board-harbors = Een haven neemt er twee van zijn letter voor één, of drie van welke soort ook (3:1); de aanlegplaatsen zijn de twee kruispunten aan de uiteinden van de steigers.
papers-board-only-land-heading = Land, vanaf nummer 1
papers-board-land-heading = 1. Land, vanaf nummer 1
papers-board-harbors-heading = 2. Havens
papers-board-chits-heading = 3. Fiches, elk op het land met dat nummer
papers-board-confirm = { $ground ->
   *[table] ☐ Het bord ligt zoals op de afbeelding, en iedereen aan de tafel is het daarmee eens: zeg het tegen een medewerker, en kies dan op volgorde van de posities (1.1.6).
    [field] ☐ Het bord ligt zoals op de afbeelding, en iedereen op het veld is het daarmee eens: zeg het tegen een medewerker, en kies dan op volgorde van de posities (1.1.6).
}
papers-board-confirm-side-event = { $ground ->
   *[table] ☐ Het bord ligt zoals op de afbeelding, en iedereen aan de tafel is het daarmee eens: zeg het tegen een medewerker, of bevestig het op een van jullie eigen pagina's, en begin dan.
    [field] ☐ Het bord ligt zoals op de afbeelding, en iedereen op het veld is het daarmee eens: zeg het tegen een medewerker, of bevestig het op een van jullie eigen pagina's, en begin dan.
}

papers-register-here = Schrijf je hier in
papers-find-your-seat-here = Zoek hier je plaats
papers-see-the-results-here = Bekijk hier de uitslagen
papers-code-of-address = QR-code van het adres { $address }
papers-door-call = Ik ben er
papers-door-scan = Scan dit, en open dan je eigen pagina: de link in je mail, of op je kaart.
papers-door-type = Of typ dit op je eigen pagina:
papers-door-no-code = Er is nog geen code.

papers-not-published-word = Niet gepubliceerd
papers-not-published = Alleen de medewerkers kennen deze indeling nog. Houd wat je afdrukt bij jullie tot die openbaar is.
papers-made-for = Gemaakt voor { $size }. Druk het enkelzijdig af, op 100%.
papers-size = { $size ->
   *[a4] A4 (210 × 297 mm)
    [letter] Letter (8,5 × 11 inch)
}
papers-print-button = Afdrukken
papers-all-of-round = Alle papieren van deze ronde
papers-title = { $paper ->
   *[pack] Papierpakket
    [by-name] Indeling op naam
    [by-table] { $ground ->
       *[table] Indeling per tafel
        [field] Indeling per veld
    }
    [table-cards] { $ground ->
       *[table] Tafelkaarten
        [field] Veldkaarten
    }
    [record-sheets] Uitslagformulieren
    [blank-sheets] Lege uitslagformulieren
}
papers-title-of-round = { $paper }: { $round }
papers-board-title = { $stage ->
   *[prelim] Bord van ronde { $number } op papier
    [semi] Bord van de halve finales op papier
    [final] Bord van de finale op papier
}
papers-poster-title = Poster
papers-cards-title = Spelerskaarten
papers-card-title = Kaart van { $name }
papers-board-sheets-intro = { $ground ->
   *[table] Eén blad voor elke tafel. Het bord blijft geheim tot het zover is: deel de bladen aan de tafels uit.
    [field] Eén blad voor elk veld. Het bord blijft geheim tot het zover is: deel de bladen op de velden uit.
}
papers-back-to-board = Terug naar het bord van de ronde
papers-draft-word = Concept
papers-draft = Niemand kan dit adres openen voordat de inschrijving open is.
papers-print-poster-button = Poster afdrukken
papers-door-not-in-use-word = Niet in gebruik
papers-door-not-in-use = { $entrant ->
   *[player] Spelers checken hier niet met een code in. Kies dat onder “Details”, bij de instellingen: inchecken door de spelers zelf.
    [team] Teams checken hier niet met een code in. Kies dat onder “Details”, bij de instellingen: inchecken door de teams zelf.
}
papers-door-hang-up = { $entrant ->
   *[player] Hang dit op waar de spelers binnenkomen. Spelers scannen de code, openen hun eigen pagina met hun privélink, en checken daar in. De code of de link alleen is niet genoeg. Het werkt vanaf het begin van het inchecken tot de indeling is gemaakt.
    [team] Hang dit op waar de teams binnenkomen. Teams scannen de code, openen hun eigen pagina met hun privélink, en checken daar in. De code of de link alleen is niet genoeg. Het werkt vanaf het begin van het inchecken tot de indeling is gemaakt.
}
papers-door-make-first = { $entrant ->
   *[player] Maak de code, druk die af, en hang die op waar de spelers binnenkomen. Ze scannen die, openen hun eigen pagina met hun privélink, en checken daar in, vanaf het begin van het inchecken tot de indeling is gemaakt.
    [team] Maak de code, druk die af, en hang die op waar de teams binnenkomen. Ze scannen die, openen hun eigen pagina met hun privélink, en checken daar in, vanaf het begin van het inchecken tot de indeling is gemaakt.
}
papers-door-first-code-button = Code maken
papers-door-new-code-button = Nieuwe code maken
papers-door-in-use-since = Deze code is in gebruik sinds { $moment }. Maak je een nieuwe, dan werkt deze poster niet meer.
papers-door-what-players-see = { $entrant ->
   *[player] Wat de spelers zien
    [team] Wat de teams zien
}
papers-back-to-check-in = Terug naar het inchecken
papers-cards-intro = { $entrant ->
   *[player] Een kaart voor iedereen die speelt: de privélink, en een pincode van vier cijfers waarmee de speler een uitslagformulier tekent op een tablet die wordt doorgegeven.
    [team] Een kaart voor iedereen die speelt: de privélink, en een pincode van vier cijfers waarmee het team een uitslagformulier tekent op een tablet die wordt doorgegeven.
}
papers-cards-none = { $entrant ->
   *[player] Er staan nog geen spelers op de lijst.
    [team] Er staan nog geen teams op de lijst.
}
papers-cards-without-pin = { $count ->
    [1] Eén speler heeft nog geen pincode.
   *[other] { $count } spelers hebben nog geen pincode.
}
papers-locked-word = Vergrendeld
papers-locked-pins = { $count ->
    [1] De pincode van één speler is vergrendeld na te veel foute pogingen. Maak een nieuwe op de eigen kaart van de speler.
   *[other] De pincodes van { $count } spelers zijn vergrendeld na te veel foute pogingen. Maak een nieuwe op de eigen kaart van de speler.
}
papers-locked-pin = Er zijn te veel foute pincodes getypt, dus deze werkt niet meer. Maak een nieuwe.
papers-make-pins-button = Pincodes maken
papers-print-cards-button = { $count ->
   *[other] { $count } kaarten afdrukken
}
papers-back-to-players = { $entrant ->
   *[player] Terug naar de spelers
    [team] Terug naar de teams
}
papers-card-lost = Is de kaart kwijt, of de pincode vergrendeld? Een nieuwe pincode vervangt de oude.
papers-renew-link = Ook de privélink vernieuwen
papers-renew-link-help = Het adres op de oude kaart werkt dan niet meer, en links in eerdere mails ook niet.
papers-first-pin-button = Pincode maken
papers-new-pin-button = Nieuwe pincode maken
papers-card-of-archived = { $entrant ->
   *[player] Een gearchiveerde speler heeft geen kaart: de privélink werkt niet.
    [team] Een gearchiveerd team heeft geen kaart: de privélink werkt niet.
}
papers-print-card-button = Kaart afdrukken
papers-back-to-player = { $entrant ->
   *[player] Terug naar de speler
    [team] Terug naar het team
}
