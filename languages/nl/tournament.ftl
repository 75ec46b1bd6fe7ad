tournament-moved = Verplaatst van { $day }.
tournament-final-day-of = De finaledag van <a href="{ $url }" class="name">{ $name-series }</a>.
tournament-event-of = Een toernooi van <a href="{ $url }" class="name">{ $name-series }</a>: in de stand daarvan telt je beste toernooi.
tournament-draft = Concept
tournament-draft-seen-by = Alleen de medewerkers zien deze pagina, tot de inschrijving opengaat.
tournament-called-off = Gaat niet door
tournament-does-not-take-place = Dit toernooi gaat niet door.
tournament-all-taken = Alle plekken zijn bezet
tournament-come-and-play = Kom meespelen
tournament-register-to-wait = Schrijf je nu in en je staat op de wachtlijst: trekt iemand zich terug, dan krijgt de eerste daarop de plek.
tournament-places-free = { $free ->
    [one] Er is één plek vrij.
   *[other] Er zijn { $free } plekken vrij.
}
tournament-there-is-room = Er is plek.
tournament-each-is-approved = De organisator bekijkt elke inschrijving voordat die telt.
tournament-join-waiting-list = Op de wachtlijst
tournament-register = Inschrijven
tournament-best-play = De besten spelen om de titel
tournament-invited-play = Hier spelen degenen die de reeks heeft uitgenodigd. Zodra de indeling is gepubliceerd, staan ze op deze pagina.
tournament-about-to-start = Het begint zo
tournament-finalists-checked-in = De spelers worden ingecheckt. Zeg tegen de organisatie dat je er bent. Zodra de indeling is gepubliceerd, vind je je plaats op deze pagina.
tournament-all-checked-in = { $entrant ->
   *[player] De inschrijving is gesloten en de spelers worden ingecheckt. Zeg tegen de organisatie dat je er bent. Zodra de indeling is gepubliceerd, vind je je plaats op deze pagina.
    [team] De inschrijving is gesloten en de teams worden ingecheckt. Zeg tegen de organisatie dat je er bent. Zodra de indeling is gepubliceerd, vind je je plaats op deze pagina.
}
tournament-where-do-i-sit = Waar zit ik?
tournament-your-name = Je naam
tournament-find-my-seat = Zoek mijn plaats
tournament-all-seats = Hele indeling van { $round }
tournament-to-standings = Stand
tournament-to-results = Uitslagen
tournament-share = Deel deze uitslag

tournament-final-table = { $ground ->
   *[table] De finaletafel
    [field] Het finaleveld
}
tournament-place = Plaats
tournament-points-in-final = { $points ->
   *[vp] OP in de finale
    [hexes] Tegels in de finale
}
tournament-disqualified = gediskwalificeerd
tournament-absent = afwezig

tournament-games-on = { $count ->
    [one] De partij die bezig is
   *[other] De partijen die bezig zijn
}

tournament-about = Over het toernooi
tournament-programme = Programma
tournament-prizes = Prijzen
tournament-how-played = Hoe er wordt gespeeld
tournament-when-and-where = Wanneer en waar
tournament-map = Toon op een kaart
tournament-calendar = Zet het in je agenda
tournament-questions = Vragen?
tournament-links = Links
tournament-more = Meer
tournament-more-standings = Stand, en de reden van elke plaats
tournament-more-results = { $ground ->
   *[table] Uitslagen, tafel voor tafel
    [field] Uitslagen, veld voor veld
}
tournament-more-seats = Indeling
tournament-more-boards = Borden van de rondes
tournament-more-statistics = Statistiek: de plaatsen ronde voor ronde, en wie er wint, in beeld
tournament-more-log = Openbaar logboek: correcties en diskwalificaties
tournament-more-rules = Hoe hier wordt gespeeld en de stand wordt bepaald

tournament-figure-registered = Ingeschreven
tournament-figure-coming = Komen
tournament-figure-places = Plekken
tournament-figure-players = { $entrant ->
   *[player] Spelers
    [team] Teams
}
tournament-figure-tables = { $ground ->
   *[table] Tafels
    [field] Velden
}
tournament-figure-waiting = Op de wachtlijst
tournament-figure-results = Uitslagen binnen
tournament-figure-of = { $done } van { $all }

tournament-fact-level = Soort toernooi
tournament-fact-game = Spel
tournament-fact-side-event = Neventoernooi
tournament-fact-stages = Fasen
tournament-fact-played-in-series = Spelers van de reeks
tournament-fact-rules = Reglement
tournament-fact-time-zone = Tijdzone

tournament-setting-tied-places = { $ground ->
   *[table] Gedeelde plaatsen aan een tafel
    [field] Gedeelde plaatsen op een veld
}
tournament-setting-missed-game = Een niet gespeelde voorrondepartij
tournament-setting-semi-replacement = Een vrije plaats in de halve finales
tournament-setting-final-replacement = Een vrije plaats in de finale
tournament-setting-publish-rounds = De indeling publiceren
tournament-setting-standings-move = Wanneer de stand wordt bijgewerkt
tournament-setting-transcription-fix = Een schrijffout
tournament-setting-own-check-in = { $entrant ->
   *[player] Inchecken door de spelers zelf
    [team] Inchecken door de teams zelf
}
tournament-setting-own-results = { $entrant ->
   *[player] Uitslagen die de spelers zelf invoeren
    [team] Uitslagen die de teams zelf invoeren
}
tournament-setting-what-it-takes = Wat nodig is om door te gaan
tournament-setting-board-shown = Wanneer het bord van een ronde wordt getoond
tournament-setting-agreement = { $entrant ->
   *[player] Spelers die niet akkoord zijn gegaan met de gedragscode en het fotobeleid
    [team] Teams die niet akkoord zijn gegaan met de gedragscode en het fotobeleid
}

tournament-tied-skip = { $entrant ->
       *[player] Spelers
        [team] Teams
    } met evenveel { $points ->
       *[vp] OP
        [hexes] tegels
    } { $ground ->
       *[table] aan een tafel
        [field] op een veld
    } delen de hogere plaats, en de volgende plaats wordt overgeslagen: 10, 8, 8, 5 { $points ->
       *[vp] OP
        [hexes] tegels
    } zijn de plaatsen 1, 2, 2, 4.
tournament-tied-dense = { $entrant ->
       *[player] Spelers
        [team] Teams
    } met evenveel { $points ->
       *[vp] OP
        [hexes] tegels
    } { $ground ->
       *[table] aan een tafel
        [field] op een veld
    } delen een plaats, en er wordt geen plaats overgeslagen: 10, 8, 8, 5 { $points ->
       *[vp] OP
        [hexes] tegels
    } zijn de plaatsen 1, 2, 2, 3.
tournament-missed-nothing = Een voorrondepartij die een speler niet speelt, telt als geen overwinning, 0 OP en 0 OP%.
tournament-semi-next = Ontbreekt er iemand in de halve finales, dan valt de volgende in de stand in en schuift iedereen aan.
tournament-semi-empty = Ontbreekt er iemand in de halve finales, dan blijft de plaats leeg.
tournament-final-next = Ontbreekt er een finalist, dan valt de volgende in de stand in.
tournament-final-empty = Ontbreekt er een finalist, dan blijft de plaats leeg.
tournament-publish-one = De indeling van de voorronde wordt per ronde gepubliceerd.
tournament-publish-all = De indeling van alle rondes van de voorronde wordt in één keer gepubliceerd, vóór de eerste.
tournament-standings-by-round = De openbare stand wordt bijgewerkt als een ronde is afgesloten.
tournament-standings-by-sheet = De openbare stand wordt bijgewerkt met elk ondertekend uitslagformulier.
tournament-transcription-on = Een uitslag die anders is opgeslagen dan op het ondertekende papier, kan door een organisator en een scheidsrechter samen worden gecorrigeerd, in het openbare logboek.
tournament-transcription-off = Een definitieve uitslag wordt nooit gecorrigeerd.
tournament-check-in-by-staff = { $entrant ->
   *[player] Spelers worden door de medewerkers ingecheckt.
    [team] Teams worden door de medewerkers ingecheckt.
}
tournament-check-in-by-link = { $entrant ->
   *[player] Spelers checken zelf in op hun eigen pagina, met de privélink, tot de indeling is gemaakt.
    [team] Teams checken zelf in op hun eigen pagina, met de privélink, tot de indeling is gemaakt.
}
tournament-check-in-at-door = { $entrant ->
   *[player] Spelers checken zelf in op hun eigen pagina, met de code bij de deur, tot de indeling is gemaakt.
    [team] Teams checken zelf in op hun eigen pagina, met de code bij de deur, tot de indeling is gemaakt.
}
tournament-results-by-players = { $entrant ->
       *[player] Spelers
        [team] Teams
    } mogen de uitslag van hun eigen { $ground ->
       *[table] tafel
        [field] veld
    } invoeren met de privélink; die telt zodra iedereen daar heeft getekend.
tournament-results-by-staff = De medewerkers voeren de uitslagen in.
tournament-takes-shown = { $entrant ->
   *[player] Tot de laatste ronde van de voorronde is afgesloten, staat op de pagina van iedere speler wat nodig is om door te gaan.
    [team] Tot de laatste ronde van de voorronde is afgesloten, staat op de pagina van ieder team wat nodig is om door te gaan.
}
tournament-takes-off = Op geen enkele pagina staat wat nodig is om door te gaan.
tournament-board-at-start = Iedereen ziet het bord van een ronde als de ronde begint.
tournament-board-with-seats = Iedereen ziet het bord van een ronde samen met de indeling.
tournament-agreement-asked = { $entrant ->
   *[player] Spelers die niet akkoord zijn gegaan met de gedragscode en het fotobeleid, worden eraan herinnerd, maar mogen spelen.
    [team] Teams die niet akkoord zijn gegaan met de gedragscode en het fotobeleid, worden eraan herinnerd, maar mogen spelen.
}
tournament-agreement-needed = { $entrant ->
   *[player] Alleen spelers die akkoord zijn gegaan met de gedragscode en het fotobeleid, worden ingedeeld.
    [team] Alleen teams die akkoord zijn gegaan met de gedragscode en het fotobeleid, worden ingedeeld.
}
