own-share-rank = Je deelt plaats { $rank }
own-looked-at = De organisatie bekijkt je inschrijving
own-waiting-number = Je bent nummer { $number } op de wachtlijst
own-no-place = Je hebt geen plek gekregen
own-called-off = Dit toernooi gaat niet door
own-registered = Je bent ingeschreven
own-on-final-day = Je speelt op de finaledag
own-check-in = Check in bij de ingang
own-check-in-now = Check nu in
own-checked-in = Je bent ingecheckt
own-wait = Wacht op de volgende ronde
own-missed-game = Je hebt deze partij gemist
own-game-over = Je partij is voorbij
own-in-final = Je staat in de finale
own-in-semi-finals = Je staat in de halve finales
own-rounds-over = De rondes zijn voorbij
own-have-won = Je hebt gewonnen
own-finished-first = Je bent eerste geworden
own-came-in-prelims = Je bent { $place } geworden in de voorronde
own-prelims-over = De voorronde is voorbij
own-finished = Je bent { $place } geworden
own-games-over = De partijen zijn voorbij
own-your-games-over = Jouw partijen zijn voorbij
own-champion = Jij bent de kampioen
own-won-final = Je hebt de finale gewonnen
own-tournament-over = Het toernooi is voorbij
own-have-withdrawn = Je hebt je teruggetrokken
own-are-disqualified = Je bent gediskwalificeerd

own-best-play-semi-finals = { $count ->
   *[other] De { $count } besten spelen de halve finales.
}
own-best-play-final = { $count ->
   *[other] De { $count } besten spelen de finale.
}
own-came-and-plays-on = { $ground ->
   *[table] Je bent { $place } geworden in de voorronde. Je tafel verschijnt hier zodra de indeling openbaar is.
    [field] Je bent { $place } geworden in de voorronde. Je veld verschijnt hier zodra de indeling openbaar is.
}
own-stay-in-case = Kan een van hen niet, dan speelt de volgende in de stand: blijf dus tot de indeling openbaar is.
own-see-whether-on = Of je doorgaat, zie je hier zodra de volgende indeling openbaar is. Waar je nu staat, zie je in de stand.
own-thanks-stay = Bedankt voor het meespelen. Blijf kijken wie er kampioen wordt.
own-table-final-missed = { $ground ->
   *[table] De uitslag van je tafel staat vast. Voor jou telt het als een niet gespeelde partij.
    [field] De uitslag van je veld staat vast. Voor jou telt het als een niet gespeelde partij.
}
own-judge-decided = Een scheidsrechter heeft over de uitslag beslist.
own-result-final = De uitslag staat vast.
own-finish-after-winner = Op welke plaats je bent geëindigd, verschijnt hier zodra de winnaar bekend is gemaakt.
own-whether-on = Of je doorgaat, zie je hier zodra de volgende indeling openbaar is.
own-next-table = { $ground ->
   *[table] Je volgende tafel verschijnt hier zodra de indeling openbaar is.
    [field] Je volgende veld verschijnt hier zodra de indeling openbaar is.
}
own-finish-after-round = Op welke plaats je bent geëindigd, verschijnt hier zodra de ronde is afgesloten.
own-others-semi-finals = { $count ->
   *[other] { $count } anderen spelen nu de halve finales.
}
own-others-semi-finals-next = { $count ->
   *[other] Nu komen de halve finales, met { $count } anderen.
}
own-others-final = { $count ->
   *[other] { $count } anderen spelen nu de finale.
}
own-others-final-next = { $count ->
   *[other] Nu komt de finale, met { $count } anderen.
}
own-final-on = De finale wordt nu gespeeld.
own-final-next = Nu komt de finale.
own-final-played = De finale is gespeeld. Wie er heeft gewonnen, zie je zodra de organisatie die afsluit.
own-last-game = De uitslag staat vast. Het was je laatste partij in dit toernooi.
own-last-game-missed = Het was je laatste partij in dit toernooi.
own-event-over = De partijen van dit toernooi zijn voorbij. De stand van de reeks bepaalt wie er doorgaat. Bedankt voor het meespelen.
own-won-semi-final = { $ground ->
   *[table] Je hebt je halve finale gewonnen. Je tafel verschijnt hier zodra de indeling openbaar is.
    [field] Je hebt je halve finale gewonnen. Je veld verschijnt hier zodra de indeling openbaar is.
}
own-not-approved-yet = Je hebt nog geen plek. Zodra de inschrijving is goedgekeurd, staat het op deze pagina.
own-list-moves = Komt er een plek vrij, dan krijgt de volgende op de lijst die, en dat staat dan op deze pagina.
own-nobody-joins = De rondes die iedereen speelt, zijn voorbij, dus er kan niemand meer bij.
own-tournament-over-sentence = Het toernooi is voorbij.
own-does-not-take-place = Het gaat niet door, dus je hoeft niets te doen. Verandert dat, dan staat het op deze pagina.
own-on-the-day = Check op de dag zelf in zodra je er bent.
own-table-appears = { $ground ->
   *[table] Je tafel verschijnt hier zodra de indeling openbaar is.
    [field] Je veld verschijnt hier zodra de indeling openbaar is.
}
own-tell-at-entrance = Zeg bij de ingang tegen de organisatie dat je er bent.
own-winner-announced-here = Waar je staat, zie je in de stand. De winnaar verschijnt hier zodra de organisatie die uitroept.
own-congratulations = Gefeliciteerd, en goed gespeeld.
own-over-thanks = Het toernooi is voorbij. Bedankt voor het meespelen.
own-final-over-thanks = De finale is voorbij. Bedankt voor het meespelen.
own-provisional = Voorlopig, tot de organisatie de kampioen uitroept.
own-left-games-count = Je doet niet meer mee aan het toernooi. De partijen die je hebt gespeeld, tellen nog wel.
own-not-taking-part = Je doet niet mee. Is dat een vergissing, zeg het dan tegen de organisatie; die kan je terughalen.
own-disqualified-why = Je doet niet meer mee aan het toernooi. De scheidsrechters en de organisatie kunnen je vertellen waarom.

own-everybody-rank = Plaats { $rank } in de stand.
own-everybody-left = { $name } heeft het toernooi verlaten.
own-everybody-gone = { $name } doet niet meer mee aan het toernooi.
own-everybody-called-off = { $name }: dit toernooi gaat niet door.
own-everybody-games-over = { $name }: de partijen zijn voorbij.
own-everybody-not-on = { $name } speelt niet verder.
own-everybody-finalist = { $name } speelt de finale. De indeling daarvan is nog niet openbaar.
own-everybody-game-over = { $name }: de partij van deze ronde is voorbij.
own-everybody-no-seat-next = { $name }: voor wat er nu komt, heeft nog niemand een plaats.
own-everybody-next-seats = { $name }: de indeling van de volgende ronde is nog niet openbaar.
own-everybody-no-seat = { $name } heeft geen plaats in deze ronde.
own-everybody-nobody-has-seat = Voor wat er nu komt, heeft nog niemand een plaats.
own-everybody-next-not-public = De indeling van de volgende ronde is nog niet openbaar.
own-everybody-final-not-public = Wie de finale speelt, is nog niet openbaar.

own-seat-heading = { $ground ->
   *[table] Tafel { $table }, positie { $position }
    [field] Veld { $table }, positie { $position }
}
own-round-game-on = { $round }: de partij is bezig
own-round-result-in = { $round }: de uitslag is binnen
own-round-planned = { $round }, { $when }
own-marked-absent = Afwezig gemeld.
own-you-marked-absent = Je bent als afwezig gemeld. Ben je er wel, zeg het dan meteen tegen een scheidsrechter.
own-yourself = <b>{ $name }</b> (jij)
own-why-rank = Waarom deze plaats
own-see-standings = Bekijk de stand
own-game-at = { $ground ->
   *[table] tafel { $table }, positie { $position }
    [field] veld { $table }, positie { $position }
}
own-no-result-yet = nog geen uitslag
own-with = met
own-rank-of = { $all ->
   *[other] { $place } van { $all }
}
own-shares-rank-of = { $all ->
   *[other] Deelt plaats { $rank } van { $all }
}
own-rank-no-game = Plaats { $rank }, geen partij gespeeld
own-rank-disqualified = Gediskwalificeerd
own-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } OP
    }
    [hexes] { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
}
own-vp-won = { $points ->
   *[vp] { $count ->
       *[other] { $count } OP, gewonnen
    }
    [hexes] { $count ->
        [one] { $count } tegel, gewonnen
       *[other] { $count } tegels, gewonnen
    }
}
own-absent = afwezig
own-not-counted = niet geteld
own-worth = { $points ->
   *[vp] { $place } plaats, { $share } OP%
    [hexes] { $place } plaats, { $share } Tegels%
}
own-worth-with-points = { $points ->
   *[vp] { $place } plaats, { $score } punten, { $share } OP%
    [hexes] { $place } plaats, { $score } punten, { $share } Tegels%
}
own-opponent-absent = (afwezig)
own-opponent-won = ({ $vp }, gewonnen)
own-opponent-vp = ({ $vp })

own-read-it = Lezen
own-games-begin = De partijen beginnen als de organisatie het zegt.
own-check-in-below = Check hieronder in, of zeg bij de ingang tegen de organisatie dat je er bent.
own-confirm-board = Is het bord goed gelegd? Bevestig het.
own-confirm-new-board = Er is een nieuw bord. Is het goed gelegd? Bevestig het.
own-game-at-table = { $ground ->
   *[table] { $title } aan jullie tafel
    [field] { $title } op jullie veld
}
own-open-game = Partij openen
own-sheet-heading = Je uitslagformulier
own-here-heading = Ben je er?
own-scan-door = Scan de code bij de deur met deze telefoon en kom hier terug, of typ de letters eronder.
own-door-code = Code bij de deur
own-here-button = Ik ben er
own-agree-first = Je moet nog akkoord gaan met de gedragscode en het fotobeleid. <a href="#agree">Doe dat hieronder</a>
own-asked-to-leave = Je hebt om { $time } gevraagd te mogen vertrekken. Je doet nog mee tot een medewerker het bevestigt.
own-stay-button = Ik blijf toch
own-asked-for-erasure = Je hebt op { $time } gevraagd je gegevens te wissen. De organisatie moet het nog doen.
own-keep-data-button = Mijn gegevens toch bewaren
own-rulings = Beslissingen over jou
own-games = Jouw partijen
own-agree-heading = Nog akkoord te geven
own-agree-code = Ik ga akkoord met de gedragscode (versie { $version })
own-agree-photo = Ik ga akkoord met het fotobeleid (versie { $version })
own-no-pictures = Ik wil niet op foto of film
own-no-pictures-help = Je naam komt op een lijst voor de medewerkers. Je speelt gewoon mee, en mag het vakje hierboven leeg laten (3.1.1).
own-for-minors = Voor minderjarigen: een ouder of voogd gaat ook akkoord
own-minor = Ik ben minderjarig
own-guardian-name = Naam van de ouder of voogd
own-guardian-agrees = Als ouder of voogd ga ik met beide akkoord
own-agree-button = Akkoord
own-new-version-no-seat = Sinds je akkoord ging, is er een nieuwe versie. Je krijgt geen plaats tot je akkoord gaat.
own-new-version = Sinds je akkoord ging, is er een nieuwe versie. Ga hier akkoord.
own-not-asked-no-seat = De organisatie heeft je ingeschreven, dus het is je nog niet gevraagd. Je krijgt geen plaats tot je akkoord gaat.
own-not-asked = De organisatie heeft je ingeschreven, dus het is je nog niet gevraagd. Ga hier akkoord.
own-played-before = Waar je eerder speelde
own-played-before-note = Alleen jij ziet deze lijst.
own-other-events = Andere toernooien hier
own-board-worth = Wat het waard is, en de borden van andere rondes
own-data-heading = Je gegevens
own-comes-with-you = Wie er met je meekomt
own-agreed = Akkoord
own-agreed-not-yet = nog niet
own-agreed-both = gedragscode { $code }, fotobeleid { $photo }, { $at }
own-agreed-code-only = gedragscode { $code }, fotobeleid nog niet, { $at }
own-agreed-photo-only = gedragscode nog niet, fotobeleid { $photo }, { $at }
own-agreed-neither = gedragscode nog niet, fotobeleid nog niet, { $at }
own-public-data = Je naam, uitslagen en plaatsen zijn openbaar. De rest zien alleen de medewerkers, en je e-mailadres ziet alleen de organisatie. <a href="{ $csv }">Download het als CSV</a>, of <a href="{ $json }">alles wat over je wordt bewaard, als JSON</a>, zonder wat anderen aan een scheidsrechter meldden.
own-wants-no-pictures = Je wilt niet op foto of film. De medewerkers hebben je naam op een lijst (3.1.1).
own-pictures-fine = Foto's van mij mogen toch
own-offer-no-pictures = Wil je niet op foto of film? Dan krijgen de medewerkers je naam op een lijst; je speelt gewoon mee (3.1.1).
own-no-pictures-button = Geen foto's van mij, graag
own-erasure = Je kunt de organisatie vragen je gegevens te wissen: je naam wordt dan overal een nummer, en de uitslagen blijven. Er verandert niets tot de organisatie het doet.
own-erase-button = Mijn gegevens wissen
own-both-values = Beide waarden
own-field = Veld
own-typed = Wat je typte
own-stored = Wat nu is opgeslagen
own-form-holds-typed = In het formulier staat wat je typte. Als je het nu opslaat, vervangt het wat is opgeslagen.
own-change-data = Je gegevens wijzigen
own-name = Naam
own-email = E-mail
own-club = Club
own-country = Land
own-groups-play = Familie of vrienden die ook spelen
own-groups-help = Zet een | tussen meerdere
own-comes-with = Wie komt er met je mee?
own-comes-with-help = { $ground ->
   *[table] Namen van familie en vrienden. Alleen de organisatie ziet ze, en kan jullie aan verschillende tafels indelen.
    [field] Namen van familie en vrienden. Alleen de organisatie ziet ze, en kan jullie op verschillende velden indelen.
}
own-save = Opslaan
own-fact-name = Naam
own-fact-email = E-mail
own-fact-club = Club
own-fact-country = Land
own-fact-groups = Groepen
own-fact-family = Familie of vrienden
own-fact-guardian = Ouder of voogd
own-fact-comes-with = Antwoord bij het inschrijven
own-none = geen
own-stale = Iemand anders heeft je gegevens gewijzigd nadat je de pagina opende. Jouw wijzigingen zijn nog niet opgeslagen; beide versies staan hieronder.
own-tell-heading = Houd me op de hoogte
own-tell-when = { $ground ->
   *[table] Als je tafel openbaar is of verandert, als je uitslag op je handtekening wacht, en als je wordt uitgenodigd voor een finaledag.
    [field] Als je veld openbaar is of verandert, als je uitslag op je handtekening wacht, en als je wordt uitgenodigd voor een finaledag.
}
own-news-public = Meldingen tonen alleen wat openbaar is.
own-news-no-script = Zonder JavaScript kan deze browser geen meldingen krijgen.
own-news-cannot = Deze browser kan geen meldingen krijgen. Zet op een iPhone deze pagina eerst op het beginscherm, en open die van daaruit.
own-news-trying = Een ogenblik…
own-news-late = De dienst die dit apparaat wekt, is nu niet bereikbaar. Probeer het later opnieuw.
own-news-denied = Deze browser blokkeert meldingen. Sta ze in de instellingen toe voor deze site, en probeer het dan opnieuw.
own-told-on = { $count ->
    [one] Je krijgt meldingen op één apparaat.
   *[other] Je krijgt meldingen op { $count } apparaten.
}
own-tell-here = Meld het op dit apparaat
own-tell-here-too = Meld het ook op dit apparaat
own-tell-no-more = Stop de meldingen
own-mailed = Je krijgt mails.
own-stop-mails = Stop deze mails
own-mail-me = Mail me
own-wrong-heading = Is er iets mis?
own-wrong-tell = Vertel het aan een medewerker. Of <a href="{ $url }">meld het vertrouwelijk</a>: de mensen over wie het gaat, krijgen het nooit te zien.
own-your-report = <a href="{ $url }">Je melding van <span class="num">{ $filed }</span></a>: { $standing }.
own-keep-heading = Bewaar deze pagina
own-keep-link = Deze link is alleen van jou, als een sleutel: bewaar hem als bladwijzer, of scan de code met je telefoon. Wie hem heeft, kan zien en wijzigen wat jij kunt. Raak je hem kwijt, dan kan de organisatie hem je laten zien.
own-copied = Gekopieerd
own-copy-link = Link kopiëren
own-qr = QR-code van de link van deze pagina
own-leave-heading = Ik moet weg
own-leaving = De medewerkers horen het meteen. Je doet nog mee tot ze het bevestigen, en kunt het tot dan terugnemen. De partijen die je hebt gespeeld, tellen nog, voor jou en voor je tegenstanders.
own-leave-button = Ik moet weg
own-cannot-come = Ik kan niet komen
own-withdraw-heading = Terugtrekken
own-withdraw-button = Trek me terug
own-withdraw-asked = Je neemt je inschrijving terug.
own-withdraw-waiting = Je gaat van de wachtlijst af en raakt je plek daarop kwijt.
own-withdraw-place = Je geeft je plek op; de volgende op de wachtlijst kan die krijgen. De organisatie kan je alleen terughalen zolang er ruimte is.
own-standings = Stand
own-all-results = Alle uitslagen
own-about-tournament = Over het toernooi
own-add-to-calendar = Zet je partijen in je agenda
own-back = Terug naar je pagina

own-done-registered = Je inschrijving is binnen. Dit is je eigen pagina: bewaar de link.
own-done-agreed = Je akkoord is opgeslagen.
own-done-checked-in = Je bent ingecheckt.
own-done-saved = Je gegevens zijn opgeslagen.
own-done-no-pictures = De medewerkers hebben je naam op de lijst van wie niet op de foto wil.
own-done-pictures = Je naam staat niet meer op die lijst.
own-done-mail = Je krijgt voortaan mails.
own-done-no-mail = Je krijgt geen mails meer.
own-done-news = Je krijgt meldingen op dit apparaat.
own-done-no-news = Je krijgt op geen enkel apparaat nog meldingen.
own-done-withdrawn = Je hebt je teruggetrokken.
own-done-leaving = De medewerkers weten dat je weg moet. Je doet nog mee tot ze het bevestigen.
own-done-staying = Je blijft. De medewerkers weten het.
own-done-erasure-asked = De organisatie weet dat je je gegevens wilt laten wissen.
own-done-erasure-not = Teruggenomen. Je gegevens blijven.

own-card-of = Kaart van { $name }
own-card-number = Nr. { $number }
own-card-qr = QR-code van de privélink
own-card-pin = Pincode <b>{ $pin }</b>
own-card-no-pin = nog geen pincode
own-card-says = Je eigen pagina, en de pincode om na de partij op een tablet te tekenen. Geef geen van beide aan iemand anders.

own-calendar-seat = { $ground ->
   *[table] tafel { $table }, pos. { $position }
    [field] veld { $table }, pos. { $position }
}
