register-name = Naam
register-name-help = Zoals die in de indeling en de stand moet staan, die iedereen kan lezen.
register-email = E-mail
register-email-help = Alleen de organisatie ziet dit.
register-seat-mail = { $ground ->
   *[table] Mail me als mijn tafel openbaar is, en als mijn uitslag op mijn handtekening wacht
    [field] Mail me als mijn veld openbaar is, en als mijn uitslag op mijn handtekening wacht
}
register-seat-mail-help = Op je eigen pagina kun je dat op elk moment wijzigen.
register-other-person = Dit is iemand anders, die nog niet is ingeschreven
register-club = Club
register-country = Land
register-groups = Familie of vrienden die ook spelen
register-groups-help = Een woord dat jullie allemaal typen, zoals jullie familienaam. De tafelindeling houdt jullie uit elkaar waar het kan. Zet een | tussen meerdere
register-comes-with = Wie komt er met je mee?
register-comes-with-help = Namen van familie en vrienden. Alleen de organisatie ziet ze, en kan jullie aan verschillende tafels indelen.
register-for-minors = Voor minderjarigen: een ouder of voogd gaat ook akkoord
register-minor = Ik ben minderjarig
register-guardian = Naam van de ouder of voogd
register-guardian-agrees = Als ouder of voogd ga ik met beide teksten hieronder akkoord
register-agree-code = Ik ga akkoord met de gedragscode (versie { $version })
register-agree-photo = Ik ga akkoord met het fotobeleid (versie { $version })
register-no-pictures = Ik wil niet op foto of film
register-no-pictures-help = Je naam komt op een lijst voor de medewerkers. Je speelt gewoon mee, en mag het vakje hierboven leeg laten (3.1.1).
register-versions-kept = Met welke versie je akkoord ging, en wanneer, wordt bewaard. Beide teksten staan onder <a href="{ $url }">Reglement van dit toernooi</a>.
register-send = Inschrijven
register-send-waiting = Inschrijven voor de wachtlijst
register-approval = De organisatie keurt elke inschrijving goed. Op je eigen pagina zie je wanneer dat is gebeurd.
register-full = Alle plekken zijn bezet, of anderen wachten op een plek. Je kunt je voor de wachtlijst inschrijven; op je eigen pagina zie je wanneer je een plek hebt.
register-places-taken = { $taken ->
       *[other] { $taken }
    } van de { $capacity ->
       *[other] { $capacity }
    } plekken zijn bezet.
register-places-and-waiting = { $taken ->
       *[other] { $taken }
    } van de { $capacity ->
       *[other] { $capacity }
    } plekken zijn bezet, en { $waiting ->
       *[other] { $waiting }
    } op de wachtlijst.

register-code-of-conduct = Gedragscode
register-photo-policy = Fotobeleid
register-paper-and-version = { $paper }, versie { $version }
register-paper-summary = Dit is een samenvatting; getallen tussen haakjes zijn artikelen van het officiële reglement.
register-paper-whole = De hele tekst

register-closed-heading = Nu geen inschrijving
register-to-tournament = Naar het toernooi
register-not-opened-yet = De inschrijving is nog niet geopend.
register-is-open = De inschrijving is open.
register-closed-ask = De inschrijving is gesloten. Wil je toch meespelen, vraag het dan in de zaal aan de organisatie.
register-closed-prelims-over = De inschrijving is gesloten: de voorronde is voorbij.
register-closed-finished = De inschrijving is gesloten: dit toernooi is voorbij.
register-called-off = Dit toernooi gaat niet door, dus niemand kan zich inschrijven.
register-final-day = Dit is de finaledag van een reeks. Niemand schrijft zich ervoor in: de besten van alle toernooien worden uitgenodigd.

register-door-lead = Nog één stap: open je eigen pagina op deze telefoon.
register-door-link = Dat is de privélink die je bij het inschrijven kreeg, per mail of op een kaart. Druk daar op “Ik ben er”.
register-door-code = Typ daar op een ander apparaat deze code: <b class="num nowrap">{ $code }</b>
register-door-no-link = Geen link bij de hand? Zeg bij de ingang tegen de organisatie dat je er bent.
register-door-old = Deze code werkt niet meer, of een deel ervan ontbreekt.
register-door-old-then = Scan de code bij de deur nog een keer, of zeg bij de ingang tegen de organisatie dat je er bent.
register-door-about = Over het toernooi
