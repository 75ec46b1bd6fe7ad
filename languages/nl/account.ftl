account-title-add-a-passkey = Passkey toevoegen
account-title-choose-a-new-password = Kies een nieuw wachtwoord
account-title-forgotten-your-password = Wachtwoord vergeten?
account-title-invitation = Uitnodiging
account-title-new-passkey = Nieuwe passkey
account-title-remove-a-passkey = Passkey verwijderen
account-title-set-up-reeve = Reeve instellen
account-title-sign-in = Inloggen
account-title-sign-in-on-another-device = Inloggen op een ander apparaat
account-title-sign-in-with-a-code = Inloggen met een code
account-title-this-link-does-not-work = Deze link werkt niet
account-title-your-account = Je account
account-title-your-email = Je e-mailadres
account-title-your-recovery-codes = Je herstelcodes
account-title-your-second-factor = Je tweede factor

account-your-password = Je wachtwoord
account-password = Wachtwoord
account-new-password = Nieuw wachtwoord
account-repeat-password = Herhaal het wachtwoord
account-repeat-new-password = Herhaal het nieuwe wachtwoord
account-password-help = Minstens 10 tekens. Een korte zin is goed.
account-code = Code
account-back-to-sign-in = Terug naar inloggen
account-cancel = Annuleren
account-sign-in-button = Inloggen

account-sign-in-lead = Voor organisatoren, scheidsrechters en beheerders. Spelers hebben geen account nodig: hun privélink opent hun pagina, en wie die kwijt is, kan de link bij de organisatie terugkrijgen.
account-sign-in-name = Naam
account-forgotten-link = Wachtwoord vergeten?
account-sign-in-code-link = Inloggen met een code van een ander apparaat
account-type-code-open = Open op een telefoon of laptop waarop je bent ingelogd <strong class="name">{ $address }</strong> en kies “Inloggen op een ander apparaat”.
account-type-code-type = Typ de code die daar staat.
account-type-code-help = Twee groepen van vier letters en cijfers; kleine letters mogen.
account-type-code-hours = { $hours ->
    [one] Dit apparaat blijft hoogstens { $hours } uur ingelogd. Log uit als je het teruggeeft.
   *[other] Dit apparaat blijft hoogstens { $hours } uur ingelogd. Log uit als je het teruggeeft.
}

account-code-used-at = De code is gebruikt om { $time } UTC
account-code-signed-in = { $hours ->
    [one] { $browser } <span class="num">vanaf { $address }</span> is onder jouw naam ingelogd, voor hoogstens { $hours } uur.
   *[other] { $browser } <span class="num">vanaf { $address }</span> is onder jouw naam ingelogd, voor hoogstens { $hours } uur.
}
account-code-if-not-you = Was jij dat niet, of ben je daar klaar:
account-code-sign-out = Log dat apparaat uit
account-code-signed-out = Dat apparaat is weer uitgelogd.
account-code-heading = Je code, voor twee minuten en één apparaat
account-code-seconds = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
account-code-seconds-script = nog {"{"}n{"}"} seconden
account-code-second-script = nog 1 seconde
account-code-open-there = Open op het andere apparaat <strong class="name">{ $address }</strong>
account-code-type-there = Typ daar de code.
account-code-check = Controleer daarna hier of jij het was: <a href="{ $url }">Is die gebruikt?</a>
account-code-nobody-asks = Niemand die hier werkt, vraagt je ooit om deze code.
account-code-not-used = Nog niet gebruikt
account-code-works-for = { $seconds ->
    [one] De code werkt nog { $seconds } seconde. Die is één keer getoond en wordt niet nog eens getoond.
   *[other] De code werkt nog { $seconds } seconden. Die is één keer getoond en wordt niet nog eens getoond.
}
account-code-refresh = Vernieuwen
account-code-lead = Voor een laptop die niet van jou is: daar wordt geen wachtwoord getypt.
account-code-how = { $hours ->
    [one] Je krijgt hier een code en typt die binnen twee minuten op het andere apparaat. Dat blijft hoogstens { $hours } uur ingelogd, en je kunt het vanaf hier op elk moment uitloggen.
   *[other] Je krijgt hier een code en typt die binnen twee minuten op het andere apparaat. Dat blijft hoogstens { $hours } uur ingelogd, en je kunt het vanaf hier op elk moment uitloggen.
}
account-code-show-new = Toon een nieuwe code
account-code-show = Toon een code

account-forgotten-no-mail = Mail is hier niet ingesteld, vraag het dus aan een beheerder.
account-forgotten-how = Een beheerder kan op de pagina van je account een link voor je maken; die opent een pagina waar je een nieuw wachtwoord kiest. Wie Reeve draait, kan er ook een op de machine afdrukken: <code>reeve user reset NAME</code>.
account-forgotten-done = <strong>Klaar.</strong> Is er een account met deze naam of dit adres, en heeft dat een e-mailadres, dan is er een mail onderweg naar dat adres.
account-forgotten-then = De link daarin werkt één keer, een uur lang. Na tien minuten nog niets? Kijk in je spammap; vraag daarna een beheerder om een link.
account-forgotten-lead = Er wordt een link gestuurd naar het e-mailadres van je account.
account-forgotten-who = Je naam, of je e-mailadres
account-forgotten-who-help = De naam waarmee je inlogt.
account-forgotten-button = Stuur me een link
account-forgotten-no-address = Heeft je account geen adres, of kun je de mail daar niet lezen? Vraag een beheerder om een link.
account-reset-lead = De link werkt één keer. Als je een nieuw wachtwoord kiest, word je op elk apparaat uitgelogd.
account-reset-button = Wachtwoord opslaan
account-reset-closed = De link is al gebruikt, is te oud, of een deel ervan ontbreekt.
account-reset-closed-mail = Kwam de link in een mail, ga dan na of het hele adres is geopend. Laat anders een nieuwe sturen, of vraag een beheerder om een nieuwe.
account-reset-closed-no-mail = Kwam de link in een mail, ga dan na of het hele adres is geopend. Vraag anders een beheerder om een nieuwe.
account-reset-new-link = Stuur me een nieuwe link

account-invited = { $role ->
    [judge] Je bent uitgenodigd als scheidsrechter bij <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
   *[organizer] Je bent uitgenodigd als organisator bij <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
}
account-invited-until = De link werkt één keer, tot { $until }. Medewerkers van een toernooi kunnen er niet in meespelen (1.3.2).
account-invited-agree = Ik ga akkoord met de gedragscode (versie { $version })
account-invited-agree-help = Die geldt voor medewerkers net zo goed als voor spelers (2.1.2). Zonder akkoord wordt het je op je eerste pagina opnieuw gevraagd.
account-invited-accept-as = <span>Accepteren als { $name }</span>
account-invited-not-you = <span>Ben je niet { $name }? Log hierboven uit en open de link dan opnieuw.</span>
account-invited-have-account = Heb je hier al een account?
account-invited-sign-in = Inloggen en accepteren
account-invited-create = Account maken
account-your-name = Je naam
account-your-email = Je e-mailadres
account-your-name-help = Daarmee log je in, en anderen zien die bij wat je doet.
account-your-email-help = Voor als je je wachtwoord vergeet.
account-invited-button = Account maken en accepteren
account-invited-closed = De uitnodiging is geaccepteerd of ingetrokken, de link is te oud, of een deel ervan ontbreekt.
account-invited-closed-then = Kwam de link in een mail, ga dan na of het hele adres is geopend. Vraag anders wie je uitnodigde om een nieuwe link.

account-set-up-lead-known = Dit is het account van de beheerder, die alles mag en anderen toelaat.
account-set-up-lead = Maak de eerste beheerder aan. Deze pagina is één keer open; de code staat in de terminal waarin <code>reeve serve</code> is gestart; bij een service staat die in het logboek: <code>sudo journalctl -u reeve</code>.
account-set-up-code = Eenmalige code
account-set-up-code-help = Drie groepen van vier letters en cijfers.
account-set-up-button = Beheerder aanmaken

account-signed-in-as = Ingelogd als <strong class="name">{ $name }</strong>.
account-change-password-heading = Wachtwoord wijzigen
account-change-password-button = Wachtwoord wijzigen
account-change-password-hint = Daarmee wordt elk ander apparaat uitgelogd.
account-current-password = Huidig wachtwoord
account-email-heading = E-mailadres
account-email-none = Geen: niemand kan je een link naar een nieuw wachtwoord sturen.
account-email-change = Wijzigen
account-second-factor-heading = Tweede factor
account-own-on-codes = Aan: na je wachtwoord typ je een code van je telefoon.
account-own-on-both = Aan: na je wachtwoord gebruik je een passkey, of typ je een code van je telefoon.
account-own-on-passkey = Aan: na je wachtwoord gebruik je een passkey.
account-own-codes-left = { $count ->
    [one] Je hebt nog { $count } herstelcode over.
   *[other] Je hebt nog { $count } herstelcodes over.
}
account-own-second-factor-link = Herstelcodes, passkeys, nieuwe telefoon, of uitschakelen
account-own-off = Uit: je logt in met alleen je wachtwoord. Met een tweede factor typ je ook een code van je telefoon, of gebruik je een passkey.
account-own-set-up = Instellen
account-devices-heading = Waar je bent ingelogd
account-devices-code-hint = Op een laptop die niet van jou is, heb je geen wachtwoord nodig: haal een code voor twee minuten en typ die daar.
account-sign-in-elsewhere = Inloggen op een ander apparaat
account-device-this = dit apparaat
account-device-from = Vanaf { $address }, sinds { $since }
account-device-last-used = Laatst gebruikt { $time } (UTC)
account-device-by-code = Met een code, tot { $time }
account-device-sign-out = Uitloggen
account-sign-out-everywhere = Overal uitloggen, ook hier
account-email-lead = Als deze server mail verstuurt, gaan links om een nieuw wachtwoord te kiezen naar dit adres. Alleen beheerders zien het.
account-email-field = E-mailadres
account-email-help = Laat het leeg om geen adres te hebben.
account-email-save = Opslaan

account-after-codes = Na je wachtwoord typ je een code van je telefoon.
account-after-both = Na je wachtwoord gebruik je een passkey, of typ je een code van je telefoon.
account-after-passkey = Na je wachtwoord gebruik je een passkey.
account-facts-codes = Codes uit een app
account-facts-codes-on = aan sinds { $time } (UTC)
account-facts-codes-off = uit
account-facts-passkeys = Passkeys
account-facts-recovery = Herstelcodes over
account-passkeys-heading = Passkeys
account-passkey-added = Toegevoegd { $time }
account-passkey-last-used = Laatst gebruikt { $time } (UTC)
account-passkey-unused = Nog niet gebruikt
account-passkey-elsewhere = <span>Gemaakt voor { $name-domain }: op het adres dat deze server nu heeft, is die niet te gebruiken.</span>
account-passkey-remove-link = Verwijderen
account-passkey-add = Passkey toevoegen
account-codes-heading = Codes uit een app
account-codes-for = Voor apparaten die geen van je passkeys hebben.
account-codes-set-up = Codes instellen
account-new-codes-or-off = Nieuwe herstelcodes, of uit
account-new-codes-or-codes-off = Nieuwe herstelcodes, of codes uit
account-new-codes = Nieuwe herstelcodes
account-new-codes-both = Typ voor allebei een code en je wachtwoord.
account-new-codes-hint = Typ je wachtwoord. De eerdere werken dan niet meer.
account-code-or-recovery-help = Zes cijfers uit de app, of een herstelcode.
account-new-codes-button = Tien nieuwe herstelcodes maken
account-switch-off = Tweede factor uitschakelen
account-switch-codes-off = Codes uitschakelen
account-new-phone = Een nieuwe telefoon? Schakel de tweede factor hier uit met de oude of een herstelcode, en stel die opnieuw in.
account-new-phone-required = Een nieuwe telefoon? Schakel de tweede factor hier uit met de oude of een herstelcode, en stel die opnieuw in. Deze server vereist er een: tot dan gaat er niets anders open.
account-new-phone-codes = Een nieuwe telefoon? Schakel de codes hier uit met de oude of een herstelcode, en stel ze opnieuw in.
account-last-passkey = Je tweede factor is uit zodra de laatste passkey is verwijderd.
account-last-passkey-required = Je tweede factor is uit zodra de laatste passkey is verwijderd. Deze server vereist er een, dus de laatste blijft tot er codes zijn.
account-codes-lead-beside = Codes van je telefoon, voor apparaten die geen van je passkeys hebben.
account-codes-lead = Na je wachtwoord typ je dan ook een code van je telefoon. Wie je wachtwoord te weten komt, kan met alleen dat niet inloggen.
account-codes-scan = 1. Scan dit met je telefoon
account-codes-scan-hint = Open een app die tijdgebonden codes maakt (TOTP), en scan dit.
account-codes-picture = QR-code van het geheim; eronder staat het om te typen
account-codes-secret = Of typ dit geheim in de app: <strong id="secret" class="num" translate="no">{ $secret }</strong>
account-codes-type = 2. Typ de code die de app toont
account-codes-type-help = Zes cijfers. Er verandert niets tot er een klopt.
account-codes-button = Inschakelen
account-codes-then = Daarna krijg je tien herstelcodes om op papier te bewaren. Elk ander apparaat wordt uitgelogd.
account-codes-then-beside = Je herstelcodes blijven zoals ze zijn. Elk ander apparaat wordt uitgelogd.
account-codes-or-passkey = Of een passkey
account-codes-or-passkey-hint = Een sleutel in je telefoon, je computer of een stick, geopend met vinger, gezicht of pincode. Codes kunnen er later bij.
account-recovery-lead = Voor als je je telefoon niet hebt. Elke code werkt één keer. Ze worden alleen nu getoond.
account-recovery-copy = Kopiëren
account-recovery-copied = Gekopieerd
account-recovery-keep = Druk deze pagina af of schrijf ze op, en bewaar het papier niet bij je telefoon. Codes die je eerder had, werken niet meer.
account-recovery-saved = Ik heb ze bewaard
account-step-both = Je wachtwoord klopte. Gebruik nu een passkey, of typ de code die de app op je telefoon toont.
account-step-passkey = Je wachtwoord klopte. Gebruik nu je passkey.
account-step-codes = Je wachtwoord klopte. Typ nu de code die de app op je telefoon toont.
account-step-recovery = Je wachtwoord klopte. Typ nu een herstelcode.
account-step-use-passkey = Passkey gebruiken
account-step-some-elsewhere = <span>Sommige van je passkeys zijn gemaakt voor { $name-domains }. Deze server is nu te bereiken als { $name-server }, waar browsers die niet aanbieden.</span>
account-step-all-elsewhere = <span>Je passkeys zijn gemaakt voor { $name-domains }. Deze server is nu te bereiken als { $name-server }, waar browsers die niet aanbieden.</span>
account-step-code-help = Zes cijfers. Elke code werkt één keer.
account-step-no-phone = Ik heb mijn telefoon niet bij me
account-step-not-now = Ik kan dat nu niet
account-recovery-code = Herstelcode
account-recovery-code-help = Drie groepen van vier letters en cijfers, van het papier dat je hebt bewaard. Elke code werkt één keer.
account-step-recovery-button = Inloggen met een herstelcode
account-step-no-paper = Ook geen papier? Een beheerder kan de tweede factor van je account halen.

account-passkey-lead = Een sleutel in je telefoon, je computer of een stick. Na je wachtwoord log je in met je vinger, gezicht of pincode daarop.
account-passkey-name = Naam ervan
account-passkey-name-help = Waaraan je die in je lijst herkent: het apparaat, of waar de sleutel ligt.
account-passkey-go-on = Verder
account-passkey-works-at = <span>Die werkt alleen op { $name-server }. Is een passkey je eerste tweede factor, dan krijg je tien herstelcodes om op papier te bewaren, en elk ander apparaat wordt uitgelogd.</span>
account-passkey-none-here = <span>Hier kunnen geen passkeys. Browsers staan ze alleen toe waar een server een naam heeft en via https te bereiken is (of op dezelfde computer staat, als localhost), en deze is te bereiken als { $name-server }.</span>
account-passkey-none-then = Codes uit een app op je telefoon werken hier wel. Wie deze server beheert, kan er een naam en https aan geven; dan kunnen er passkeys bij.
account-passkey-back = Terug naar je tweede factor
account-passkey-made-now = Nu maakt je browser <strong class="name">{ $name }</strong>.
account-passkey-press = Druk op de knop, en volg wat de browser of het apparaat zegt. Binnen vijf minuten.
account-passkey-make = Passkey maken
account-passkey-not-now = Niet nu
account-passkey-no-longer = Met <strong class="name">{ $name }</strong> log je niet meer in.
account-passkey-added-utc = Toegevoegd { $time } (UTC).
account-passkey-added-and-used = Toegevoegd { $added }, laatst gebruikt { $used } (UTC).
account-passkey-made-for = <span>Gemaakt voor { $name-domain }.</span>
account-passkey-remove = Deze passkey verwijderen
account-passkey-stays = Op het apparaat blijft die staan, en dat kan die blijven aanbieden: verwijder die daar ook. Ben je die kwijt, dan is die zonder je wachtwoord niet te gebruiken.
account-passkey-no-scripts = Passkeys hebben scripts nodig, en deze browser voert ze niet uit.
account-passkey-script-elsewhere = Passkeys van deze server werken op zijn eigen adres. Open {"{"}address{"}"} en log daar in.
account-passkey-script-unable = Deze browser kent geen passkeys.
account-passkey-script-known = Op dit apparaat staat al een passkey van je account.
account-passkey-script-stopped = Er is niets gekozen, of het duurde te lang. Probeer het opnieuw als je zover bent.

account-password-with-control = In het wachtwoord zit een stuurteken.
account-password-common = Dit wachtwoord is makkelijk te raden: het is veelgebruikt, of gemaakt van wat anderen over je weten. Een korte zin werkt goed.
account-passwords-differ = De twee wachtwoorden zijn niet gelijk.
account-not-your-password = Dit is niet je huidige wachtwoord.
account-name-missing = Het account heeft een naam nodig om mee in te loggen.
account-name-with-control = In de naam zit een stuurteken, of een onzichtbaar teken.
account-name-mixes-scripts = In de naam staan letters van verschillende schriften door elkaar die op elkaar lijken, zoals de Latijnse en de cyrillische a. Schrijf die in één schrift.
account-name-taken = Er is al een account met deze naam.
account-no-email = Dit is geen e-mailadres.
account-last-administrator = Dit is de laatste beheerder die kan inloggen. Maak eerst iemand anders beheerder.
account-switched-off = Dit account is uitgeschakeld. Schakel het in voordat je er een link voor maakt.
account-who-missing = Typ de naam waarmee je inlogt, of je e-mailadres.
account-wrong-set-up-code = Dit is niet de code die reeve serve bij het starten toonde.
account-signed-in-by-code = Dit apparaat is met een code ingelogd. Maak codes op een apparaat waar je met je wachtwoord inlogde.
account-wrong-code = Dit is niet de code die de app nu toont. Blijft dit gebeuren, kijk dan of de klok van de telefoon klopt.
account-wrong-recovery-code = Dit is niet een van de herstelcodes, of die is al gebruikt.
account-code-used = Deze code is al gebruikt: elke werkt één keer. Wacht tot de app de volgende toont.
account-too-many-codes = Er zijn hier vandaag te veel foute codes getypt, dus er worden er geen meer aangenomen. Een herstelcode werkt nog wel, en ook een browser waarin je eerder hebt ingelogd.
account-second-factor-on = Dit account heeft al een tweede factor.
account-second-factor-off = Dit account heeft geen tweede factor.
account-passkey-name-missing = Geef de passkey een naam waaraan je die herkent, zoals “Mijn telefoon”.
account-passkey-name-with-control = In de naam van de passkey zit een stuurteken, of een onzichtbaar teken.
account-no-passkeys-here = Browsers staan op het adres van deze server geen passkeys toe. Codes uit een app werken hier wel.
account-passkey-too-late = Het duurde te lang, of de passkey was al toegevoegd. Staat die niet in je lijst, begin dan opnieuw.
account-wrong-passkey = Deze passkey is niet aangenomen: die is niet van dit account, of antwoordde op een eerdere vraag. Probeer het opnieuw, of gebruik een herstelcode.
account-passkey-unverified = Deze passkey heeft niet gecontroleerd dat jij het bent. Probeer het opnieuw, met je vinger, je gezicht of de pincode van het apparaat.
account-passkey-counter = Deze passkey is niet aangenomen: die telt hoe vaak die wordt gebruikt, en dat getal ging niet omhoog, zoals bij een kopie. Gebruik een herstelcode, en verwijder deze passkey.
account-passkey-known = Deze passkey is al toegevoegd.
account-last-second-factor = Deze server vereist een tweede factor voor je account, en deze passkey is de enige die je hebt. Voeg eerst een andere toe, of stel codes in.
account-own-second-factor = Dit is je eigen account. Schakel je tweede factor uit op je eigen pagina.
account-too-many-addresses = Het adres is het afgelopen uur meerdere keren gewijzigd. Probeer het later opnieuw.
account-too-many-mails = Het afgelopen uur zijn er vanaf jouw netwerk te veel nieuwe wachtwoorden gevraagd. Probeer het later opnieuw, of vraag een beheerder om een link.
account-password-too-long = { $length ->
   *[other] Het wachtwoord heeft { $length } tekens; { $most ->
       *[other] er passen er hoogstens { $most }.
    }
}
account-name-too-long = { $length ->
   *[other] De naam heeft { $length } tekens; { $most ->
       *[other] er passen er hoogstens { $most }.
    }
}
account-email-too-long = { $length ->
   *[other] Het e-mailadres heeft { $length } tekens; { $most ->
       *[other] er passen er hoogstens { $most }.
    }
}
account-passkey-name-too-long = { $length ->
   *[other] De naam van de passkey heeft { $length } tekens; { $most ->
       *[other] er passen er hoogstens { $most }.
    }
}
account-password-too-short = { $least ->
   *[other] Het wachtwoord heeft minstens { $least } tekens nodig.
}
account-passkeys-full = { $count ->
   *[other] Je hebt al { $count } passkeys, en meer worden er niet bewaard. Verwijder er eerst een.
}
account-second-factor-too-late = Het duurde te lang tot de tweede stap, of je account is gewijzigd. Log opnieuw in.
account-second-factor-needed = Deze server vereist een tweede factor voor je account. Stel die hier in; tot dan gaat er niets anders open.
account-not-signed-in = De naam en het wachtwoord horen niet bij elkaar. Kijk of je je hebt vertypt, of vraag hieronder een nieuw wachtwoord.
account-code-does-not-open = Deze code werkt niet: die is verkeerd getypt, al gebruikt, of ouder dan twee minuten. Controleer die op het andere apparaat, of maak daar een nieuwe.
account-browser-on = { $program } op { $system }
account-unnamed-browser = Onbekende browser
account-rights-admin = Je bent beheerder: accounts, alle toernooien, het hele controlelogboek.
account-rights-create = Je mag toernooien aanmaken.
account-rights-none = Organisatoren geven je je rol in een toernooi.
