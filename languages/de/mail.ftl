mail-player-link =
    { $state ->
        [waiting] Hallo,

            du stehst auf der Warteliste von { $name-tournament }
        [asked] Hallo,

            du hast um einen Startplatz gebeten bei { $name-tournament }
       *[registered] Hallo,

            du bist angemeldet für { $name-tournament }
    }
    ({ $when-and-where }).

    Das ist deine eigene Seite, mit deinen Sitzplätzen und Ergebnissen am Turniertag:

    { $link }

    Der Link ist der Schlüssel zu deiner Seite. Heb ihn auf und gib ihn nicht weiter. Dort stehen auch deine Daten, und dort kannst du dich abmelden.

    Wenn du davon nichts weißt, hat sich jemand bei einer Adresse vertippt: Öffne die Seite und melde dich ab, oder beachte diese Mail nicht.
mail-player-link-subject = Deine Seite für { $name-tournament }

mail-seats =
    Hallo,

    hier sitzt du bei { $name-tournament }:

    { $seats }

    Deine eigene Seite zeigt, wen du triffst, und deinen aktuellen Tisch, falls sich noch etwas ändert:

    { $link }

    Du bekommst diese Mail, weil du deine Tische per Mail haben wolltest. Auf deiner Seite kannst du das abstellen.
mail-seats-subject = Deine Tische bei { $name-tournament }
mail-seats-subject-one = { $title }, Tisch { $table }, Position { $position }
mail-seats-subject-changed = Geändert: { $title }, Tisch { $table }, Position { $position }
mail-seats-line = { $title }: Tisch { $table }, Position { $position }
mail-seats-line-other = { $title }: Tisch { $table }, Position { $position }, anders als zuvor mitgeteilt

mail-sign =
    Hallo,

    das Ergebnis deiner Partie ist da. Bitte sieh nach, ob es stimmt, und unterschreib es:

    { $link }

    Der Link gehört dir allein.
mail-sign-subject = { $name-tournament }: Bitte unterschreib dein Ergebnis

mail-final-day =
    Hallo,

    du bist unter den Besten von { $name-series } und zum Finaltag eingeladen: { $when }.

    Bitte sag bis { $answer-by }, ob du kommst:

    { $link }

    Der Link gehört dir allein. Auch wenn du nicht kommen kannst, sag es: Der nächste Rang wartet.
mail-final-day-subject = Du bist zum Finaltag von { $name-series } eingeladen

mail-to-player =
    Du bekommst diese Mail, weil du auf der Spielerliste von { $name-tournament } stehst. Deine eigene Seite, nur für dich:

    { $link }

mail-invitation =
    { $role ->
        [judge] Hallo,

            du bist als Schiedsrichter eingeladen zu { $name-tournament }
       *[organizer] Hallo,

            du bist in die Turnierleitung eingeladen: { $name-tournament }
    }
    ({ $when-and-where }).

    Öffne diese Seite, um anzunehmen. Melde dich dort mit deinem Reeve-Konto an, oder leg eines an:

    { $link }

    { $role ->
        [judge] Der Link gilt einmal, bis { $until }. Gib ihn nicht weiter: Wer ihn zuerst öffnet, wird Schiedsrichter.
       *[organizer] Der Link gilt einmal, bis { $until }. Gib ihn nicht weiter: Wer ihn zuerst öffnet, kommt in die Turnierleitung.
    }

    Wenn du davon nichts weißt, beachte diese Mail nicht: Ohne dich geschieht nichts.
mail-invitation-subject = { $role ->
    [judge] Du bist als Schiedsrichter eingeladen: { $name-tournament }
   *[organizer] Du bist in die Turnierleitung eingeladen: { $name-tournament }
}

mail-reset =
    Hallo { $name },

    jemand, höchstwahrscheinlich du, hat für dieses Reeve-Konto ein neues Passwort verlangt. Öffne innerhalb einer Stunde diese Seite und wähle eines:

    { $link }

    Der Link gilt einmal. Ein neues Passwort meldet dich auf allen Geräten ab.

    Wenn du es nicht verlangt hast, tu nichts: Dein Passwort bleibt, wie es ist.
mail-reset-subject = Ein neues Passwort für Reeve

mail-second-factor-reset =
    Hallo { $name },

    ein Administrator hat den zweiten Faktor von deinem Reeve-Konto entfernt, Codes und Passkeys. Du meldest dich jetzt mit deinem Passwort allein an, bis du wieder einen zweiten Faktor einrichtest:

    { $link }

    Wenn du nicht darum gebeten hast, sag es sofort einem Administrator und ändere dein Passwort.
mail-second-factor-reset-subject = Dein zweiter Faktor für Reeve wurde entfernt

mail-waits =
    Hallo { $name },

    in Reeve wartet etwas auf dich. Melde dich an, um es zu lesen:

    { $link }
mail-waits-subject = Etwas wartet auf dich

mail-address-changed =
    Hallo { $name },

    die E-Mail-Adresse deines Reeve-Kontos bei { $server } wurde geändert, von dir oder von einem Administrator. Mails zum Konto, auch Links für ein neues Passwort, kommen nicht mehr an diese Adresse.

    Wenn du es nicht warst und dir niemand davon gesagt hat, sag es sofort einem Administrator: Wer es war, hat vielleicht dein Passwort. Ein Administrator kann die Adresse zurücksetzen und dir ein anderes Passwort geben.
mail-address-changed-subject = Die Adresse deines Reeve-Kontos wurde geändert

mail-test =
    Hallo { $name },

    du hast Reeve bei { $server } um einen Test gebeten. Hier ist er: Die Mail funktioniert.
mail-test-subject = Mail von Reeve funktioniert

mail-no-own-address = Dein Konto hat keine E-Mail-Adresse. Gib ihm eine unter „Dein Konto“ und versuch es dann noch einmal.
