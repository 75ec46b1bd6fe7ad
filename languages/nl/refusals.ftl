refusals-signed = Deze uitslag is ondertekend en blijft dus staan.
refusals-decided = Een scheidsrechter heeft over deze uitslag beslist, dus die blijft staan.
refusals-no-result-yet = Er is nog geen uitslag ingevoerd.
refusals-disputed = { $ground ->
   *[table] Iemand aan de tafel is het er niet mee eens. Niemand tekent tot een scheidsrechter heeft beslist of het bezwaar is teruggenomen.
    [field] Iemand op het veld is het er niet mee eens. Niemand tekent tot een scheidsrechter heeft beslist of het bezwaar is teruggenomen.
}
refusals-no-dispute = Je hebt niet gezegd dat je het er niet mee eens bent.
refusals-no-such-seat = { $ground ->
   *[table] Deze tafel heeft zo'n plaats niet.
    [field] Dit veld heeft zo'n plaats niet.
}
refusals-absent-do-not-sign = { $entrant ->
   *[player] Een speler die op afwezig staat, tekent niet. Klopt dat niet, zeg het dan.
    [team] Een team dat op afwezig staat, tekent niet. Klopt dat niet, zeg het dan.
}
refusals-signer-gone = { $entrant ->
   *[player] Een speler die het toernooi heeft verlaten, tekent niet. De anderen tekenen, en een medewerker noteert de rest van het papier.
    [team] Een team dat het toernooi heeft verlaten, tekent niet. De anderen tekenen, en een medewerker noteert de rest van het papier.
}
refusals-you-left = { $ground ->
   *[table] Je hebt het toernooi verlaten, dus aan deze tafel kun je niets doen. De anderen en de medewerkers gaan zonder jou verder.
    [field] Je hebt het toernooi verlaten, dus op dit veld kun je niets doen. De anderen en de medewerkers gaan zonder jou verder.
}
refusals-you-are-disqualified = { $ground ->
   *[table] Je bent gediskwalificeerd, dus aan deze tafel kun je niets doen. De anderen en de medewerkers gaan zonder jou verder.
    [field] Je bent gediskwalificeerd, dus op dit veld kun je niets doen. De anderen en de medewerkers gaan zonder jou verder.
}
refusals-disputed-already = Je hebt al gezegd dat je het er niet mee eens bent. Een scheidsrechter weet het.
refusals-disputes-used-up = { $most ->
   *[other] { $ground ->
               *[table] Je hebt { $most } keer gezegd dat je het er niet mee eens bent, en het telkens teruggenomen. Roep een scheidsrechter naar je tafel.
                [field] Je hebt { $most } keer gezegd dat je het er niet mee eens bent, en het telkens teruggenomen. Roep een scheidsrechter naar je veld.
            }
}
refusals-entered-already = Er is al een uitslag ingevoerd. Klopt die niet, zeg dan dat je het er niet mee eens bent; de medewerkers corrigeren die. Wie de uitslag invoerde, kan die wijzigen tot er iemand tekent.
refusals-own-results-off = In dit toernooi voeren de medewerkers de uitslagen in.
refusals-pin-missing = Typ de vier cijfers van je kaart.
refusals-pin-wrong-last = { $ground ->
   *[table] Dat is niet je pincode. Na vijf foute pincodes is deze tafel twee minuten vergrendeld; kijk daarna op je kaart en probeer het opnieuw.
    [field] Dat is niet je pincode. Na vijf foute pincodes is dit veld twee minuten vergrendeld; kijk daarna op je kaart en probeer het opnieuw.
}
refusals-pin-wrong = { $left ->
    [one] Dat is niet je pincode. Kijk op je kaart: je hebt nog één poging.
   *[other] Dat is niet je pincode. Kijk op je kaart: je hebt nog { $left } pogingen.
}
refusals-pins-held = { $ground ->
   *[table] Aan deze tafel zijn te veel foute pincodes getypt. Wacht twee minuten en typ dan de jouwe.
    [field] Op dit veld zijn te veel foute pincodes getypt. Wacht twee minuten en typ dan de jouwe.
}
refusals-pin-locked = Er zijn te veel foute pincodes getypt. Vraag een medewerker om een nieuwe.
refusals-pin-unknown = Je hebt nog geen pincode. Vraag er een aan een organisator.
refusals-pin-not-locked = Deze pincode is niet vergrendeld en blijft dus zoals die is.
refusals-round-not-started = Deze ronde is nog niet begonnen. Uitslagen worden ingevoerd als die bezig is.
refusals-round-closed = Deze ronde is afgesloten; de uitslagen blijven staan.
refusals-round-not-played = Deze ronde wordt niet gespeeld, dus de formulieren kunnen niet worden ondertekend.
refusals-unusual = { $points ->
   *[vp] Aan deze uitslag is iets ongewoons. Typ de OP van de winnaar nog een keer, zoals op het papier.
    [hexes] Aan deze uitslag is iets ongewoons. Typ de tegels van de winnaar nog een keer, zoals op het papier.
}
refusals-not-final-yet = Dit formulier is nog niet ondertekend. Wijzig de uitslag op het formulier zelf.
refusals-corrections-off = In dit toernooi wordt een definitieve uitslag nooit gecorrigeerd.
refusals-no-signed-paper = Deze uitslag is niet op papier ondertekend, dus er is geen ondertekend papier waar iets anders op kan staan. Die blijft zoals die is.
refusals-nothing-differs = Dit is al wat er is opgeslagen. Er valt niets te corrigeren.
refusals-correction-waits = Er wacht al een correctie van dit formulier. Kijk eerst naar die.
refusals-correction-first = Er wacht een correctie op een tweede persoon, en die kan de stand veranderen. Bevestig die eerst of trek die in.
refusals-same-person = Jij hebt deze correctie voorgesteld. Een tweede persoon moet die bevestigen.
refusals-role-since-proposal = Je hebt de rol hiervoor pas sinds de correctie is voorgesteld. Iemand die de rol eerder had, moet die bevestigen.
refusals-let-in-by-proposer = Wie deze correctie voorstelde, heeft jou toegelaten nadat het formulier definitief werd. Iemand anders moet die bevestigen.
refusals-proposer-unknown = Niemand weet wie deze correctie heeft voorgesteld. Trek die in en stel die opnieuw voor.
refusals-proposer-gone = Wie deze correctie voorstelde, is hier niet meer organisator of scheidsrechter zoals toen. Trek die in en stel die opnieuw voor.
refusals-no-correction-of-this = Wat is voorgesteld, is geen correctie van dit formulier zoals het nu is. Trek die in en stel die opnieuw voor.
refusals-other-role-needed = Er zijn een organisator en een scheidsrechter nodig. Iemand met de andere rol moet het bevestigen.
refusals-winner-vp-differ = { $points ->
   *[vp] Dit zijn niet de OP die voor de winnaar zijn opgeslagen. Kijk nog eens op het papier: deze OP of de uitslag hieronder klopt niet.
    [hexes] Dit zijn niet de tegels die voor de winnaar zijn opgeslagen. Kijk nog eens op het papier: deze tegels of de uitslag hieronder kloppen niet.
}
refusals-no-game-limit = Partijen van dit toernooi hebben geen tijdslimiet, dus er komen geen minuten bij.
refusals-game-not-on = { $ground ->
   *[table] Er komen minuten bij terwijl de partij aan de tafel bezig is.
    [field] Er komen minuten bij terwijl de partij op het veld bezig is.
}
refusals-no-minutes = Schrijf een geheel aantal minuten, van 0 tot en met { $most }.
refusals-judge-names-winner = { $points ->
   *[vp] De tijd was om, en meer dan één heeft de meeste OP: een scheidsrechter zegt wie er heeft gewonnen en voert de uitslag in.
    [hexes] De tijd was om, en meer dan één heeft de meeste tegels: een scheidsrechter zegt wie er heeft gewonnen en voert de uitslag in.
}
refusals-winner-out = Wie zou hebben gewonnen, is in deze partij gediskwalificeerd of heeft zich teruggetrokken. Niemand tekent of wijst een andere winnaar aan tot een scheidsrechter heeft gekozen wat blijft staan.
refusals-stands-missing = Kies wat blijft staan.
refusals-played-alone = Niemand wint een partij alleen. Vink aan dat de partij niet is gespeeld.
refusals-best-not-alone = { $points ->
   *[vp] Geen van de anderen heeft als enige de meeste OP. Geef hierboven aan wie er heeft gewonnen.
    [hexes] Geen van de anderen heeft als enige de meeste tegels. Geef hierboven aan wie er heeft gewonnen.
}
refusals-reason-missing = Zeg in een paar woorden wat er gebeurde, en waarom je zo beslist.
refusals-objection-missing = Zeg in een paar woorden wat er niet klopt.
refusals-reason-too-long = { $length ->
   *[other] De reden heeft { $length } tekens; er passen er hoogstens { $most }.
}
refusals-reason-control = In de reden zit een onzichtbaar teken. Typ die opnieuw.

refusals-choice-not-public = De indeling van deze ronde is nog niet gepubliceerd.
refusals-choice-round-over = Deze ronde is afgesloten.
refusals-choice-game-over = { $ground ->
   *[table] De uitslag van deze tafel is binnen, dus de opbouw en de plaatsen blijven zoals ze zijn.
    [field] De uitslag van dit veld is binnen, dus de opbouw en de plaatsen blijven zoals ze zijn.
}
refusals-choice-layout-first = { $entrant ->
   *[player] Bevestig eerst de opbouw van het bord; daarna kiezen de spelers.
    [team] Bevestig eerst de opbouw van het bord; daarna kiezen de teams.
}
refusals-choice-all-chosen = { $ground ->
   *[table] Iedereen aan deze tafel heeft gekozen.
    [field] Iedereen op dit veld heeft gekozen.
}
refusals-choice-nothing-chosen = Niemand heeft nog gekozen, dus er valt niets terug te nemen.
refusals-choice-colour = Kies een van de kleuren die over zijn.
refusals-choice-order = Kies een van de plekken in de speelvolgorde die over zijn.
refusals-choice-chair = Kies een van de stoelen.
refusals-choice-not-a-judge = Kies een van de scheidsrechters van dit toernooi.

refusals-this-too-long = { $length ->
   *[other] Dit heeft { $length } tekens; er passen er hoogstens { $most }.
}
refusals-kept-apart = { $entrant ->
   *[player] Vink twee of meer spelers aan om uit elkaar te houden, en hoogstens { $most } tegelijk.
    [team] Vink twee of meer teams aan om uit elkaar te houden, en hoogstens { $most } tegelijk.
}
refusals-apart-already = { $entrant ->
   *[player] Deze spelers worden al uit elkaar gehouden.
    [team] Deze teams worden al uit elkaar gehouden.
}
refusals-too-many-groups = { $most ->
   *[other] Er passen hoogstens { $most } groepen.
}
refusals-too-many-players = { $most ->
   *[other] { $entrant ->
               *[player] Een toernooi heeft hoogstens { $most } spelers, ook als je meetelt wie zich heeft teruggetrokken.
                [team] Een toernooi heeft hoogstens { $most } teams, ook als je meetelt welke zich hebben teruggetrokken.
            }
}
refusals-no-more-numbers = { $entrant ->
   *[player] Spelers hebben nummers van 1 tot en met { $last }, elk één keer uitgegeven, en in dit toernooi zijn er te weinig over.
    [team] Teams hebben nummers van 1 tot en met { $last }, elk één keer uitgegeven, en in dit toernooi zijn er te weinig over.
}
refusals-table-number = Dit nummer is 1 tot en met { $most }.
refusals-amount = Schrijf een bedrag zoals 12, 12.50 of 8,50 €, tot en met { $most }. Leeg laten mag.
refusals-erase-word = Er is niets gewist. Typ het woord { $word } om te wissen.
refusals-withdraw-word = Typ het woord { $word } om door te gaan.
refusals-too-many-registrations = { $entrant ->
   *[player] Het afgelopen uur hebben veel spelers zich vanaf jouw netwerk ingeschreven, dus je inschrijving is niet opgeslagen. Kom terug om { $time }, of vraag de organisatie je toe te voegen.
    [team] Het afgelopen uur hebben veel teams zich vanaf jouw netwerk ingeschreven, dus je inschrijving is niet opgeslagen. Kom terug om { $time }, of vraag de organisatie je toe te voegen.
}
refusals-name-registered = { $name } is al ingeschreven. Is dit iemand anders met dezelfde naam? Vink dan het vakje hieronder aan en verstuur het formulier opnieuw. Ben je het zelf, dan is alles in orde: gebruik de privélink die je hebt gekregen.
refusals-other-currency = Dit toernooi rekent in { $currency }. Schrijf het bedrag in { $currency }.
refusals-paid-already = { $entrant ->
   *[player] Deze speler staat al op betaald.
    [team] Dit team staat al op betaald.
}
refusals-not-paid = { $entrant ->
   *[player] Deze speler staat niet op betaald, dus er valt niets terug te nemen.
    [team] Dit team staat niet op betaald, dus er valt niets terug te nemen.
}
refusals-too-many-mails = { $most ->
   *[other] { $entrant ->
               *[player] Een toernooi stuurt hoogstens { $most } mails aan spelers binnen een dag. Er is niets verstuurd.
                [team] Een toernooi stuurt hoogstens { $most } mails aan teams binnen een dag. Er is niets verstuurd.
            }
}
refusals-nobody-has-address = { $entrant ->
   *[player] Geen van deze spelers heeft een e-mailadres. Er is niets verstuurd.
    [team] Geen van deze teams heeft een e-mailadres. Er is niets verstuurd.
}
refusals-subject-missing = Er is een onderwerp nodig.
refusals-text-missing = Er is een tekst nodig.
refusals-nobody-chosen = { $entrant ->
   *[player] Er is niemand aangevinkt. Vink eerst de spelers aan.
    [team] Er is niemand aangevinkt. Vink eerst de teams aan.
}
refusals-agreed-when = De lijst zegt niet van iedereen wanneer die akkoord ging. Zeg wanneer dat was.
refusals-agreed-later = Die dag moet nog komen. Zeg wanneer ze akkoord gingen.
refusals-name-missing = Er is een naam nodig.
refusals-control-characters = Regeleinden, tabs en andere stuurtekens kunnen hier niet.
refusals-control-in-note = Andere stuurtekens dan regeleinden kunnen hier niet, en ook geen tekens die de richting van de tekst omkeren.
refusals-email-without-at = In een e-mailadres staat een @.
refusals-email-half = In een e-mailadres staat aan beide kanten van de @ iets.
refusals-email-two-ats = In een e-mailadres staat één @, en hier staan er meer.
refusals-email-twice = Hier staat meer dan één adres; één is genoeg.
refusals-email-not-plain = Alleen het adres zelf, zoals ada@example.org: zonder spaties, aanhalingstekens, komma's of andere tekens.
refusals-email-not-sendable = Naar dit adres kan geen mail. Zoek naar een verkeerd teken, een punt of streepje te veel, of een deel dat te lang is.
refusals-email-without-dot = Het eind van dit adres ontbreekt: in het deel na de @ staat een punt, zoals in ada@example.org.
refusals-guardian-missing = Voor een minderjarige gaat een ouder of voogd akkoord: de naam daarvan is nodig.
refusals-guardian-disagrees = De ouder of voogd van een minderjarige gaat ook akkoord.
refusals-door-code-missing = Scan de code bij de deur, of typ de letters eronder.
refusals-no-card-for-hidden = { $entrant ->
   *[player] Een gearchiveerde speler heeft geen kaart. Haal de speler eerst terug.
    [team] Een gearchiveerd team heeft geen kaart. Haal het team eerst terug.
}
refusals-wrong-door-code = Dat is niet de code bij de deur. Kijk nog eens op de poster: de organisatie wijzigt de code af en toe.
refusals-too-many-door-codes = Er zijn binnen een uur veel foute codes voor jou getypt. Zeg bij de ingang tegen de organisatie dat je er bent.
refusals-code-not-agreed = Vink aan dat je akkoord gaat met de gedragscode.
refusals-photo-not-agreed = Vink aan dat je akkoord gaat met het fotobeleid.
refusals-file-empty = Kies een bestand, of plak de regels ervan.
refusals-file-without-players = { $entrant ->
   *[player] het bestand heeft een kopregel en geen spelers
    [team] het bestand heeft een kopregel en geen teams
}
refusals-staff-email = Dit adres is van een medewerker van dit toernooi, en medewerkers kunnen er niet in meespelen (1.3.2).
refusals-staff-name = Een medewerker van dit toernooi heeft deze naam, en medewerkers kunnen er niet in meespelen (1.3.2). Is dit iemand anders met dezelfde naam, zeg dat dan hieronder.
refusals-on-the-list = { $name } staat al op de lijst; check daar in. Is dit iemand anders met dezelfde naam, zeg dat dan hieronder.
refusals-staff-name-registering = Een medewerker van dit toernooi heeft deze naam, en medewerkers kunnen er niet in meespelen (1.3.2). Ben je iemand anders met dezelfde naam, vraag dan de organisatie je toe te voegen.
refusals-staff-alike = Een medewerker van dit toernooi heeft bijna deze naam, en medewerkers kunnen er niet in meespelen (1.3.2). Is dit iemand anders, zeg dat dan hieronder.
refusals-staff-alike-registering = Een medewerker van dit toernooi heeft bijna deze naam, en medewerkers kunnen er niet in meespelen (1.3.2). Ben je iemand anders, zeg dat dan hieronder.
refusals-staff-in-file = is medewerker van dit toernooi, en medewerkers kunnen er niet in meespelen (1.3.2)
refusals-staff-alike-in-file = heeft bijna de naam van een medewerker, en medewerkers kunnen niet meespelen (1.3.2): dezelfde persoon? Laat de regel dan weg. Iemand anders? Zeg dat dan hierboven.
refusals-staff-registers = { $entrant ->
   *[player] Je bent medewerker van dit toernooi, en medewerkers kunnen er niet in meespelen. Wil je iemand anders inschrijven, voeg de speler dan toe op de pagina van de spelers.
    [team] Je bent medewerker van dit toernooi, en medewerkers kunnen er niet in meespelen. Wil je iemand anders inschrijven, voeg het team dan toe op de pagina van de teams.
}
refusals-seat-mail-without-address = { $ground ->
   *[table] Geef het adres op waar je tafels naartoe gaan, of haal het vinkje hieronder weg.
    [field] Geef het adres op waar je velden naartoe gaan, of haal het vinkje hieronder weg.
}
refusals-registered-already = Er is al iemand met deze naam en dit adres ingeschreven. Gebruik de privélink die je hebt gekregen; ben je die kwijt, vraag het dan aan de organisatie.
refusals-email-registered = Er is al iemand met dit e-mailadres ingeschreven. Een gezin mag er een delen: is dit iemand anders, vink dan het vakje hieronder aan en verstuur het formulier opnieuw.
refusals-same-tournament = Dit is hetzelfde toernooi; noem een ander.
refusals-other-tournament-hidden = Dat toernooi is gearchiveerd. Haal het eerst terug.
refusals-no-such-player-there = { $entrant ->
   *[player] Dat toernooi heeft geen speler met dit nummer.
    [team] Dat toernooi heeft geen team met dit nummer.
}
refusals-same-person-already = Deze twee zijn al dezelfde persoon.
refusals-twice-in-one-tournament = { $entrant ->
   *[player] Deze twee kunnen niet één persoon zijn: allebei zijn ze dezelfde als spelers van één toernooi, waar niemand twee keer speelt. Maak eerst los wie iemand anders is.
    [team] Deze twee kunnen niet één persoon zijn: allebei zijn ze dezelfde als teams van één toernooi, waar niemand twee keer speelt. Maak eerst los wie iemand anders is.
}
refusals-joined-with-nobody = { $entrant ->
   *[player] Deze speler is met niemand in een ander toernooi verbonden.
    [team] Dit team is met niemand in een ander toernooi verbonden.
}

refusals-registration-closed = De inschrijving voor dit toernooi is gesloten. Wil je toch meespelen, vraag het dan in de zaal aan de organisatie.
refusals-called-off = Dit toernooi gaat niet door, dus niemand kan zich inschrijven of inchecken.
refusals-invited-only = { $entrant ->
   *[player] Dit is de finaledag van een reeks: hier spelen de spelers die de reeks heeft uitgenodigd. De organisatie van de reeks nodigt de volgende in de stand uit op de pagina van de finaledag.
    [team] Dit is de finaledag van een reeks: hier spelen de teams die de reeks heeft uitgenodigd. De organisatie van de reeks nodigt de volgende in de stand uit op de pagina van de finaledag.
}
refusals-agreed-already = { $entrant ->
   *[player] Deze speler is al akkoord gegaan met de gedragscode en het fotobeleid.
    [team] Dit team is al akkoord gegaan met de gedragscode en het fotobeleid.
}
refusals-guardian-first = Voor een minderjarige gaat een ouder of voogd akkoord. Vul eerst de naam daarvan in.
refusals-own-check-in-not-started = Het inchecken is nog niet begonnen. Dat begint als de deuren opengaan; dan kun je op deze pagina inchecken.
refusals-hidden = { $entrant ->
   *[player] Deze speler is gearchiveerd. Haal de speler eerst uit het archief.
    [team] Dit team is gearchiveerd. Haal het team eerst uit het archief.
}
refusals-not-hidden = { $entrant ->
   *[player] Deze speler is niet gearchiveerd.
    [team] Dit team is niet gearchiveerd.
}
refusals-not-asked = { $entrant ->
   *[player] Alleen spelers die op goedkeuring wachten, kunnen worden goedgekeurd.
    [team] Alleen teams die op goedkeuring wachten, kunnen worden goedgekeurd.
}
refusals-not-waiting = Alleen wie op de wachtlijst staat, kan doorschuiven.
refusals-not-leaving = Niemand vraagt nog te mogen vertrekken: het is beantwoord of teruggenomen.
refusals-not-withdrawn = Alleen wie zich heeft teruggetrokken, kan worden teruggehaald.
refusals-full = Alle plekken zijn bezet. Verhoog het aantal plekken onder “Details”, of wacht tot iemand zich terugtrekt.
refusals-nobody-to-move-up = Er kan niemand doorschuiven: er wacht niemand, of alle plekken zijn bezet.
refusals-seated = { $entrant ->
   *[player] Deze speler staat in de tafelindeling en kan niet worden gearchiveerd. Trek de speler in plaats daarvan terug; behaalde uitslagen blijven.
    [team] Dit team staat in de tafelindeling en kan niet worden gearchiveerd. Trek het team in plaats daarvan terug; behaalde uitslagen blijven.
}
refusals-game-on = De partij van { $entrant ->
   *[player] deze speler
    [team] dit team
} is bezig. Is { $entrant ->
   *[player] de speler
    [team] het team
} er niet { $ground ->
   *[table] aan de tafel
    [field] op het veld
}, zet de plaats dan op het uitslagformulier op afwezig.
refusals-tournament-over = Het toernooi is voorbij; niemand kan zich nog terugtrekken.
refusals-withdrawn-already = { $entrant ->
   *[player] Deze speler heeft zich al teruggetrokken.
    [team] Dit team heeft zich al teruggetrokken.
}
refusals-disqualified-stands = { $entrant ->
   *[player] Deze speler is gediskwalificeerd, en dat blijft zo (1.3.5).
    [team] Dit team is gediskwalificeerd, en dat blijft zo (1.3.5).
}
refusals-later-stages = { $entrant ->
   *[player] De indeling van de latere fasen is openbaar, dus spelers die zich eerder hebben teruggetrokken, komen niet meer terug.
    [team] De indeling van de latere fasen is openbaar, dus teams die zich eerder hebben teruggetrokken, komen niet meer terug.
}
refusals-prelims-over = { $entrant ->
   *[player] Het is te laat om mee te doen: spelers kunnen erbij komen tot de laatste ronde die iedereen speelt, is afgesloten.
    [team] Het is te laat om mee te doen: teams kunnen erbij komen tot de laatste ronde die iedereen speelt, is afgesloten.
}
refusals-finalists-play = De partijen zijn begonnen, dus het inchecken is voorbij. Wie niet speelt, wordt vervangen op de pagina van halve finales en finale.
refusals-check-in-over = Het inchecken is voorbij.
refusals-check-in-not-started = Het inchecken is nog niet begonnen. Begin ermee op de pagina “Next step” als de deuren opengaan.
refusals-own-data-locked = Nu de indeling openbaar is, kan alleen de organisatie je gegevens wijzigen.
refusals-own-check-in-closed = { $entrant ->
   *[player] Spelers checken hier niet zelf in. Zeg bij de ingang tegen de organisatie dat je er bent.
    [team] Teams checken hier niet zelf in. Zeg bij de ingang tegen de organisatie dat je er bent.
}
refusals-own-check-in-over = De eerste indeling wordt gemaakt. Zeg tegen de organisatie dat je er bent: die vindt een plaats voor je.
refusals-own-withdrawal-locked = { $ground ->
   *[table] De indeling is openbaar, dus als je nu vertrekt, verandert er een tafel. Zeg het in de zaal tegen de organisatie.
    [field] De indeling is openbaar, dus als je nu vertrekt, verandert er een veld. Zeg het in de zaal tegen de organisatie.
}
refusals-nothing-to-leave = Je hebt geen partij meer te spelen, dus er is niets om uit te stappen.
refusals-waits-for-approval = { $entrant ->
   *[player] Deze speler wacht op je goedkeuring. Keur de speler eerst goed.
    [team] Dit team wacht op je goedkeuring. Keur het team eerst goed.
}
refusals-on-waiting-list = { $entrant ->
   *[player] Deze speler staat op de wachtlijst. Laat de speler eerst doorschuiven.
    [team] Dit team staat op de wachtlijst. Laat het team eerst doorschuiven.
}
refusals-has-withdrawn = { $entrant ->
   *[player] Deze speler heeft zich teruggetrokken. Haal de speler eerst terug.
    [team] Dit team heeft zich teruggetrokken. Haal het team eerst terug.
}
refusals-is-disqualified = { $entrant ->
   *[player] Deze speler is gediskwalificeerd.
    [team] Dit team is gediskwalificeerd.
}
refusals-own-not-approved = De organisatie heeft je inschrijving nog niet goedgekeurd. Zeg bij de ingang dat je er bent.
refusals-own-waiting = Je staat op de wachtlijst en hebt nog geen plek. Zeg bij de ingang tegen de organisatie dat je er bent.
refusals-own-withdrawn = Je hebt je teruggetrokken, dus je kunt niet inchecken. Wil je toch meespelen, zeg het dan bij de ingang tegen de organisatie.
refusals-own-gone = Je doet niet meer mee aan het toernooi, dus je kunt niet inchecken. De organisatie kan je vertellen waarom.

refusals-nobody-named = Zeg over wie het gaat: vink iemand aan, schrijf een naam, of beschrijf de persoon.
refusals-who-is-meant = Zeg hieronder wie er wordt bedoeld, of verbeter de naam.
refusals-too-many-named = { $most ->
   *[other] Noem hier hoogstens { $most } mensen; noem de anderen onder “Wat is er gebeurd?”.
}
refusals-about-oneself = Je hebt jezelf genoemd. Laat jezelf weg.
refusals-kind-missing = Kies de soort die het beste past.
refusals-no-such-ground = Deze grond staat niet op de lijst. Vink opnieuw aan.
refusals-not-on-the-staff = Iemand die je hebt aangevinkt, is geen medewerker meer. Vink opnieuw aan.
refusals-no-such-judge = Deze persoon is geen scheidsrechter van het toernooi. Kies opnieuw.
refusals-about-the-judge = De melding gaat over deze scheidsrechter. Kies een andere, of geen.
refusals-words-missing = Schrijf hier een paar woorden.
refusals-shorten = { $length ->
   *[other] Dit heeft { $length } tekens; er passen er hoogstens { $most }. Maak het korter.
}
refusals-invisible-character = Hier zit een onzichtbaar teken in. Typ het opnieuw, of plak het als platte tekst.
refusals-too-many-today = { $most ->
   *[other] Vandaag zijn hiervandaan { $most } formulieren verstuurd, dus dit is niet opgeslagen. Vertel het een scheidsrechter of organisator persoonlijk.
}

refusals-changed-meanwhile = iemand anders heeft dit intussen gewijzigd
refusals-not-allowed = niet toegestaan
refusals-not-found = niet gevonden
