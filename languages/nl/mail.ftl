mail-player-link =
    { $state ->
        [waiting] Hallo,

            Je staat op de wachtlijst van { $name-tournament }
        [asked] Hallo,

            Je hebt om een plek gevraagd in { $name-tournament }
       *[registered] Hallo,

            Je bent ingeschreven voor { $name-tournament }
    }
    ({ $when-and-where }).

    Dit is je eigen pagina, met op de dag zelf je plaatsen en uitslagen:

    { $link }

    De link is de sleutel tot je pagina. Bewaar hem, en geef hem niet door. Ook je gegevens staan daar, en de manier om je terug te trekken.

    Weet je hier niets van, dan heeft iemand een adres verkeerd getypt: open de pagina en trek je terug, of negeer deze mail.
mail-player-link-subject = Je pagina voor { $name-tournament }

mail-seats =
    Hallo,

    Hier zit je bij { $name-tournament }:

    { $seats }

    Op je eigen pagina zie je tegen wie je speelt, en wat je tafel nu is als er weer iets verandert:

    { $link }

    Je krijgt deze mail omdat je je tafels per mail wilt krijgen. Op je pagina kun je dat stoppen.
mail-seats-subject = Je tafels bij { $name-tournament }
mail-seats-subject-one = { $title }, tafel { $table }, positie { $position }
mail-seats-subject-changed = Gewijzigd: { $title }, tafel { $table }, positie { $position }
mail-seats-line = { $title }: tafel { $table }, positie { $position }
mail-seats-line-other = { $title }: tafel { $table }, positie { $position }, niet waar je eerder hoorde

mail-sign =
    Hallo,

    De uitslag van je partij is binnen. Kijk of die klopt, en teken:

    { $link }

    De link is alleen van jou.
mail-sign-subject = { $name-tournament }: teken je uitslag

mail-final-day =
    Hallo,

    Je bent een van de besten van { $name-series }, en uitgenodigd voor de finaledag: { $when }.

    Zeg uiterlijk { $answer-by } of je komt:

    { $link }

    De link is alleen van jou. Kun je niet komen, zeg het dan ook: de volgende in de stand wacht.
mail-final-day-subject = Je bent uitgenodigd voor de finaledag van { $name-series }

mail-to-player =
    Je krijgt deze mail omdat je op de spelerslijst van { $name-tournament } staat. Je eigen pagina, alleen voor jou:

    { $link }

mail-invitation =
    { $role ->
        [judge] Hallo,

            Je bent uitgenodigd als scheidsrechter bij { $name-tournament }
       *[organizer] Hallo,

            Je bent uitgenodigd als organisator bij { $name-tournament }
    }
    ({ $when-and-where }).

    Open deze pagina om te accepteren. Log daar in met je Reeve-account, of maak er een:

    { $link }

    { $role ->
        [judge] De link werkt één keer, tot { $until }. Geef hem niet door: wie hem als eerste opent, wordt scheidsrechter.
       *[organizer] De link werkt één keer, tot { $until }. Geef hem niet door: wie hem als eerste opent, wordt organisator.
    }

    Weet je hier niets van, negeer deze mail dan: zonder jou gebeurt er niets.
mail-invitation-subject = { $role ->
    [judge] Je bent uitgenodigd als scheidsrechter bij { $name-tournament }
   *[organizer] Je bent uitgenodigd als organisator bij { $name-tournament }
}

mail-reset =
    Hallo { $name },

    Iemand, waarschijnlijk jij, vroeg om een nieuw wachtwoord voor dit Reeve-account. Open deze pagina binnen een uur en kies er een:

    { $link }

    De link werkt één keer. Als je een nieuw wachtwoord kiest, word je op elk apparaat uitgelogd.

    Heb je er niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.
mail-reset-subject = Een nieuw wachtwoord voor Reeve

mail-second-factor-reset =
    Hallo { $name },

    Een beheerder heeft de tweede factor van je Reeve-account gehaald, codes en passkeys. Je logt nu in met alleen je wachtwoord, tot je weer een tweede factor instelt:

    { $link }

    Heb je daar niet om gevraagd, zeg het dan meteen tegen een beheerder, en wijzig je wachtwoord.
mail-second-factor-reset-subject = Je tweede factor voor Reeve is verwijderd

mail-waits =
    Hallo { $name },

    In Reeve wacht iets op je. Log in om het te lezen:

    { $link }
mail-waits-subject = Er wacht iets op je

mail-address-changed =
    Hallo { $name },

    Het e-mailadres van je Reeve-account op { $server } is gewijzigd, door jou of door een beheerder. Mails over het account, ook links voor een nieuw wachtwoord, komen niet meer op dit adres.

    Heb jij dat niet gedaan en heeft niemand het je verteld, zeg het dan meteen tegen een beheerder: wie het deed, heeft misschien je wachtwoord. Een beheerder kan het adres terugzetten en je een ander wachtwoord geven.
mail-address-changed-subject = Het adres van je Reeve-account is gewijzigd

mail-test =
    Hallo { $name },

    Je vroeg Reeve op { $server } om een test. Hier is die: mail werkt.
mail-test-subject = Mail van Reeve werkt

mail-no-own-address = Je account heeft geen e-mailadres. Geef het er een onder Je account, en probeer het dan opnieuw.
