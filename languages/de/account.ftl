account-title-add-a-passkey = Passkey hinzufügen
account-title-choose-a-new-password = Neues Passwort wählen
account-title-forgotten-your-password = Passwort vergessen?
account-title-invitation = Einladung
account-title-new-passkey = Neuer Passkey
account-title-remove-a-passkey = Passkey entfernen
account-title-set-up-reeve = Reeve einrichten
account-title-sign-in = Anmelden
account-title-sign-in-on-another-device = Auf einem anderen Gerät anmelden
account-title-sign-in-with-a-code = Mit einem Code anmelden
account-title-this-link-does-not-work = Dieser Link funktioniert nicht
account-title-your-account = Dein Konto
account-title-your-email = Deine E-Mail-Adresse
account-title-your-recovery-codes = Deine Wiederherstellungscodes
account-title-your-second-factor = Dein zweiter Faktor
account-your-password = Dein Passwort
account-password = Passwort
account-new-password = Neues Passwort
account-repeat-password = Passwort wiederholen
account-repeat-new-password = Neues Passwort wiederholen
account-password-help = Mindestens 10 Zeichen. Ein kurzer Satz ist gut.
account-code = Code
account-back-to-sign-in = Zurück zur Anmeldung
account-cancel = Abbrechen
account-sign-in-button = Anmelden
account-sign-in-lead = Für Turnierleitung, Schiedsrichter und Administratoren. Wer spielt, braucht kein Konto: Der persönliche Link öffnet die eigene Seite, und wer ihn verloren hat, dem kann ihn die Turnierleitung zeigen.
account-sign-in-name = Name
account-forgotten-link = Passwort vergessen?
account-sign-in-code-link = Mit einem Code von einem anderen Gerät anmelden
account-type-code-open = Öffne auf einem Handy oder Laptop, auf dem du angemeldet bist, <strong class="name">{ $address }</strong> und wähle „Auf einem anderen Gerät anmelden“.
account-type-code-type = Gib den Code ein, den es zeigt.
account-type-code-help = Zwei Gruppen aus vier Buchstaben und Ziffern; Kleinbuchstaben genügen.
account-type-code-hours = { $hours ->
    [one] Dieses Gerät bleibt höchstens { $hours } Stunde angemeldet. Melde dich ab, wenn du es zurückgibst.
   *[other] Dieses Gerät bleibt höchstens { $hours } Stunden angemeldet. Melde dich ab, wenn du es zurückgibst.
}
account-code-used-at = Der Code wurde um { $time } UTC verwendet
account-code-signed-in = { $hours ->
    [one] { $browser } <span class="num">von { $address }</span> ist als du angemeldet, für höchstens { $hours } Stunde.
   *[other] { $browser } <span class="num">von { $address }</span> ist als du angemeldet, für höchstens { $hours } Stunden.
}
account-code-if-not-you = Wenn du das nicht warst oder dort fertig bist:
account-code-sign-out = Jenes Gerät abmelden
account-code-signed-out = Jenes Gerät ist wieder abgemeldet.
account-code-heading = Dein Code, für zwei Minuten und ein Gerät
account-code-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
account-code-seconds-script = noch {"{"}n{"}"} Sekunden
account-code-second-script = noch 1 Sekunde
account-code-open-there = Öffne auf dem anderen Gerät <strong class="name">{ $address }</strong>
account-code-type-there = Gib den Code dort ein.
account-code-check = Dann prüf hier, dass du es warst: <a href="{ $url }">Wurde er verwendet?</a>
account-code-nobody-asks = Niemand, der hier arbeitet, wird dich je nach diesem Code fragen.
account-code-not-used = Noch nicht verwendet
account-code-works-for = { $seconds ->
    [one] Der Code gilt noch { $seconds } Sekunde. Er wurde einmal gezeigt und wird nicht noch einmal gezeigt.
   *[other] Der Code gilt noch { $seconds } Sekunden. Er wurde einmal gezeigt und wird nicht noch einmal gezeigt.
}
account-code-refresh = Neu laden
account-code-lead = Für einen Laptop, der nicht dir gehört: Dort wird kein Passwort eingegeben.
account-code-how = { $hours ->
    [one] Du bekommst hier einen Code und gibst ihn innerhalb von zwei Minuten auf dem anderen Gerät ein. Es bleibt höchstens { $hours } Stunde angemeldet, und du kannst es von hier aus jederzeit abmelden.
   *[other] Du bekommst hier einen Code und gibst ihn innerhalb von zwei Minuten auf dem anderen Gerät ein. Es bleibt höchstens { $hours } Stunden angemeldet, und du kannst es von hier aus jederzeit abmelden.
}
account-code-show-new = Neuen Code zeigen
account-code-show = Code zeigen
account-forgotten-no-mail = Mail ist hier nicht eingerichtet, frag also einen Administrator.
account-forgotten-how = Ein Administrator kann dir auf der Seite deines Kontos einen Link erzeugen; er öffnet eine Seite, auf der du ein neues Passwort wählst. Wer Reeve betreibt, kann auch an der Maschine einen ausgeben lassen: <code>reeve user reset NAME</code>.
account-forgotten-done = <strong>Erledigt.</strong> Wenn es ein Konto mit diesem Namen oder dieser Adresse gibt und es eine E-Mail-Adresse hat, ist eine Mail an diese Adresse unterwegs.
account-forgotten-then = Der Link darin gilt einmal, eine Stunde lang. Nach zehn Minuten nichts? Sieh in deinen Spam-Ordner; dann bitte einen Administrator um einen Link.
account-forgotten-lead = Ein Link geht an die E-Mail-Adresse deines Kontos.
account-forgotten-who = Dein Name oder deine E-Mail-Adresse
account-forgotten-who-help = Der Name, mit dem du dich anmeldest.
account-forgotten-button = Link schicken
account-forgotten-no-address = Dein Konto hat keine Adresse, oder du kannst ihre Mails nicht lesen? Bitte einen Administrator um einen Link.
account-reset-lead = Der Link gilt einmal. Ein neues Passwort meldet dich auf allen Geräten ab.
account-reset-button = Passwort speichern
account-reset-closed = Er wurde schon verwendet, er ist zu alt, oder ein Teil davon fehlt.
account-reset-closed-mail = Kam er in einer Mail, sieh nach, ob die ganze Adresse geöffnet wurde. Sonst lass dir einen neuen schicken, oder bitte einen Administrator um einen neuen.
account-reset-closed-no-mail = Kam er in einer Mail, sieh nach, ob die ganze Adresse geöffnet wurde. Sonst bitte einen Administrator um einen neuen.
account-reset-new-link = Neuen Link schicken
account-invited = { $role ->
    [judge] Du bist als Schiedsrichter eingeladen zu <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
   *[organizer] Du bist in die Turnierleitung eingeladen: <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
}
account-invited-until = Der Link gilt einmal, bis { $until }. Das Turnierteam kann in seinem Turnier nicht mitspielen (1.3.2).
account-invited-agree = Ich stimme dem Verhaltenskodex zu (Version { $version })
account-invited-agree-help = Er gilt für das Turnierteam wie für alle, die spielen (2.1.2). Ohne Zustimmung wirst du auf deiner ersten Seite noch einmal gefragt.
account-invited-accept-as = <span>Annehmen als { $name }</span>
account-invited-not-you = <span>Nicht { $name }? Melde dich oben ab und öffne den Link dann noch einmal.</span>
account-invited-have-account = Hast du hier schon ein Konto?
account-invited-sign-in = Anmelden und annehmen
account-invited-create = Konto anlegen
account-your-name = Dein Name
account-your-email = Deine E-Mail-Adresse
account-your-name-help = Damit meldest du dich an, und andere sehen ihn neben dem, was du tust.
account-your-email-help = Falls du dein Passwort vergisst.
account-invited-button = Konto anlegen und annehmen
account-invited-closed = Die Einladung wurde angenommen oder zurückgezogen, der Link ist zu alt, oder ein Teil davon fehlt.
account-invited-closed-then = Kam er in einer Mail, sieh nach, ob die ganze Adresse geöffnet wurde. Sonst bitte die Person, die dich eingeladen hat, um einen neuen Link.
account-set-up-lead-known = Das ist das Konto des Administrators, der alles darf und andere einlässt.
account-set-up-lead = Leg den ersten Administrator an. Diese Seite ist nur einmal offen; der Code steht im Terminal, in dem <code>reeve serve</code> gestartet wurde; bei einem Dienst steht er im Log: <code>sudo journalctl -u reeve</code>.
account-set-up-code = Einmalcode
account-set-up-code-help = Drei Gruppen aus vier Buchstaben und Ziffern.
account-set-up-button = Administrator anlegen
account-signed-in-as = Angemeldet als <strong class="name">{ $name }</strong>.
account-change-password-heading = Passwort ändern
account-change-password-button = Passwort ändern
account-change-password-hint = Das meldet alle anderen Geräte ab.
account-current-password = Jetziges Passwort
account-email-heading = E-Mail-Adresse
account-email-none = Keine: Niemand kann dir einen Link für ein neues Passwort schicken.
account-email-change = Ändern
account-second-factor-heading = Zweiter Faktor
account-own-on-codes = An: Nach deinem Passwort gibst du einen Code von deinem Handy ein.
account-own-on-both = An: Nach deinem Passwort nimmst du einen Passkey oder gibst einen Code von deinem Handy ein.
account-own-on-passkey = An: Nach deinem Passwort nimmst du einen Passkey.
account-own-codes-left = { $count ->
    [one] { $count } deiner Wiederherstellungscodes ist noch übrig.
   *[other] { $count } deiner Wiederherstellungscodes sind noch übrig.
}
account-own-second-factor-link = Wiederherstellungscodes, Passkeys, neues Handy, oder ausschalten
account-own-off = Aus: Dein Passwort allein meldet dich an. Mit einem zweiten Faktor gibst du noch einen Code von deinem Handy ein oder nimmst einen Passkey.
account-own-set-up = Einrichten
account-devices-heading = Wo du angemeldet bist
account-devices-code-hint = Auf einem Laptop, der nicht dir gehört, brauchst du kein Passwort: Hol dir einen Code für zwei Minuten und gib ihn dort ein.
account-sign-in-elsewhere = Auf einem anderen Gerät anmelden
account-device-this = dieses Gerät
account-device-from = Von { $address }, seit { $since }
account-device-last-used = Zuletzt verwendet { $time } (UTC)
account-device-by-code = Per Code, bis { $time }
account-device-sign-out = Abmelden
account-sign-out-everywhere = Überall abmelden, auch hier
account-email-lead = Wenn dieser Server Mails verschickt, gehen Links für ein neues Passwort an diese Adresse. Nur Administratoren sehen sie.
account-email-field = E-Mail-Adresse
account-email-help = Lass das Feld leer, um keine Adresse zu haben.
account-email-save = Speichern
account-after-codes = Nach deinem Passwort gibst du einen Code von deinem Handy ein.
account-after-both = Nach deinem Passwort nimmst du einen Passkey oder gibst einen Code von deinem Handy ein.
account-after-passkey = Nach deinem Passwort nimmst du einen Passkey.
account-facts-codes = Codes aus einer App
account-facts-codes-on = an seit { $time } (UTC)
account-facts-codes-off = aus
account-facts-passkeys = Passkeys
account-facts-recovery = Übrige Wiederherstellungscodes
account-passkeys-heading = Passkeys
account-passkey-added = Hinzugefügt { $time }
account-passkey-last-used = Zuletzt verwendet { $time } (UTC)
account-passkey-unused = Noch nicht verwendet
account-passkey-elsewhere = <span>Für { $name-domain } gemacht: Unter der jetzigen Adresse dieses Servers geht er nicht.</span>
account-passkey-remove-link = Entfernen
account-passkey-add = Passkey hinzufügen
account-codes-heading = Codes aus einer App
account-codes-for = Für Geräte, die keinen deiner Passkeys haben.
account-codes-set-up = Codes einrichten
account-new-codes-or-off = Neue Wiederherstellungscodes, oder aus
account-new-codes-or-codes-off = Neue Wiederherstellungscodes, oder Codes aus
account-new-codes = Neue Wiederherstellungscodes
account-new-codes-both = Für beides gib einen Code und dein Passwort ein.
account-new-codes-hint = Gib dein Passwort ein. Die bisherigen gelten dann nicht mehr.
account-code-or-recovery-help = Sechs Ziffern aus der App, oder ein Wiederherstellungscode.
account-new-codes-button = Zehn neue Wiederherstellungscodes erzeugen
account-switch-off = Zweiten Faktor ausschalten
account-switch-codes-off = Codes ausschalten
account-new-phone = Ein neues Handy? Schalte ihn hier mit dem alten oder einem Wiederherstellungscode aus und richte ihn neu ein.
account-new-phone-required = Ein neues Handy? Schalte ihn hier mit dem alten oder einem Wiederherstellungscode aus und richte ihn neu ein. Dieser Server verlangt einen: Bis dahin öffnet sich nichts anderes.
account-new-phone-codes = Ein neues Handy? Schalte die Codes hier mit dem alten oder einem Wiederherstellungscode aus und richte sie neu ein.
account-last-passkey = Dein zweiter Faktor ist aus, sobald der letzte Passkey entfernt ist.
account-last-passkey-required = Dein zweiter Faktor ist aus, sobald der letzte Passkey entfernt ist. Dieser Server verlangt einen, deshalb bleibt der letzte, bis es Codes gibt.
account-codes-lead-beside = Codes von deinem Handy, für Geräte, die keinen deiner Passkeys haben.
account-codes-lead = Nach deinem Passwort gibst du dann noch einen Code von deinem Handy ein. Wer dein Passwort erfährt, kann sich damit allein nicht anmelden.
account-codes-scan = 1. Scanne das mit deinem Handy
account-codes-scan-hint = Öffne eine App, die zeitbasierte Codes macht (TOTP), und scanne das hier.
account-codes-picture = QR-Code des Geheimnisses; darunter kann man es abtippen
account-codes-secret = Oder gib dieses Geheimnis in die App ein: <strong id="secret" class="num" translate="no">{ $secret }</strong>
account-codes-type = 2. Gib den Code ein, den sie zeigt
account-codes-type-help = Sechs Ziffern. Nichts ändert sich, bis einer stimmt.
account-codes-button = Einschalten
account-codes-then = Dann bekommst du zehn Wiederherstellungscodes, die du auf Papier aufhebst. Alle anderen Geräte werden abgemeldet.
account-codes-then-beside = Deine Wiederherstellungscodes bleiben, wie sie sind. Alle anderen Geräte werden abgemeldet.
account-codes-or-passkey = Oder ein Passkey
account-codes-or-passkey-hint = Ein Schlüssel in deinem Handy, deinem Computer oder einem Stick, geöffnet mit Finger, Gesicht oder PIN. Codes kannst du später hinzufügen.
account-recovery-lead = Falls du dein Handy nicht dabeihast. Jeder gilt einmal. Sie werden nur jetzt gezeigt.
account-recovery-copy = Kopieren
account-recovery-copied = Kopiert
account-recovery-keep = Druck diese Seite aus oder schreib sie ab, und heb das Papier getrennt von deinem Handy auf. Frühere Codes gelten nicht mehr.
account-recovery-saved = Ich habe sie aufgehoben
account-step-both = Dein Passwort war richtig. Jetzt nimm einen Passkey, oder gib den Code ein, den die App auf deinem Handy zeigt.
account-step-passkey = Dein Passwort war richtig. Jetzt nimm deinen Passkey.
account-step-codes = Dein Passwort war richtig. Jetzt gib den Code ein, den die App auf deinem Handy zeigt.
account-step-recovery = Dein Passwort war richtig. Jetzt gib einen Wiederherstellungscode ein.
account-step-use-passkey = Passkey nehmen
account-step-some-elsewhere = <span>Einige deiner Passkeys wurden für { $name-domains } gemacht. Dieser Server ist jetzt unter { $name-server } zu erreichen, wo Browser sie nicht anbieten.</span>
account-step-all-elsewhere = <span>Deine Passkeys wurden für { $name-domains } gemacht. Dieser Server ist jetzt unter { $name-server } zu erreichen, wo Browser sie nicht anbieten.</span>
account-step-code-help = Sechs Ziffern. Jeder Code gilt einmal.
account-step-no-phone = Ich habe mein Handy nicht
account-step-not-now = Das kann ich jetzt nicht
account-recovery-code = Wiederherstellungscode
account-recovery-code-help = Drei Gruppen aus vier Buchstaben und Ziffern, von dem Papier, das du aufgehoben hast. Jeder gilt einmal.
account-step-recovery-button = Mit Wiederherstellungscode anmelden
account-step-no-paper = Auch kein Papier? Ein Administrator kann den zweiten Faktor von deinem Konto entfernen.
account-passkey-lead = Ein Schlüssel in deinem Handy, deinem Computer oder einem Stick. Nach deinem Passwort melden dich dort Finger, Gesicht oder PIN an.
account-passkey-name = Sein Name
account-passkey-name-help = Daran erkennst du ihn in deiner Liste: das Gerät, oder wo der Schlüssel liegt.
account-passkey-go-on = Weiter
account-passkey-works-at = <span>Er geht nur unter { $name-server }. Ist ein Passkey dein erster zweiter Faktor, bekommst du zehn Wiederherstellungscodes, die du auf Papier aufhebst, und alle anderen Geräte werden abgemeldet.</span>
account-passkey-none-here = <span>Hier gibt es keine Passkeys. Browser erlauben sie nur, wo ein Server einen Namen hat und über https zu erreichen ist (oder auf demselben Computer läuft, als localhost), und dieser ist unter { $name-server } zu erreichen.</span>
account-passkey-none-then = Codes aus einer App auf deinem Handy gehen hier. Wer diesen Server betreibt, kann ihm einen Namen und https geben; dann lassen sich Passkeys hinzufügen.
account-passkey-back = Zurück zu deinem zweiten Faktor
account-passkey-made-now = Jetzt macht dein Browser <strong class="name">{ $name }</strong>.
account-passkey-press = Drück den Knopf und folge dem, was der Browser oder das Gerät sagt. Innerhalb von fünf Minuten.
account-passkey-make = Passkey machen
account-passkey-not-now = Nicht jetzt
account-passkey-no-longer = <strong class="name">{ $name }</strong> meldet dich nicht mehr an.
account-passkey-added-utc = Hinzugefügt { $time } (UTC).
account-passkey-added-and-used = Hinzugefügt { $added }, zuletzt verwendet { $used } (UTC).
account-passkey-made-for = <span>Für { $name-domain } gemacht.</span>
account-passkey-remove = Diesen Passkey entfernen
account-passkey-stays = Er bleibt auf dem Gerät, das ihn vielleicht weiter anbietet: Lösch ihn auch dort. Ein verlorener ist ohne dein Passwort nutzlos.
account-passkey-no-scripts = Passkeys brauchen Skripte, und dieser Browser führt keine aus.
account-passkey-script-elsewhere = Passkeys dieses Servers gehen unter seiner eigenen Adresse. Öffne {"{"}address{"}"} und melde dich dort an.
account-passkey-script-unable = Dieser Browser kennt keine Passkeys.
account-passkey-script-known = Dieses Gerät hat schon einen Passkey deines Kontos.
account-passkey-script-stopped = Nichts wurde gewählt, oder es hat zu lange gedauert. Versuch es noch einmal, wenn du so weit bist.
account-password-with-control = Das Passwort enthält ein Steuerzeichen.
account-password-common = Dieses Passwort ist leicht zu erraten: Es ist ein häufiges, oder es besteht aus dem, was andere über dich wissen. Ein kurzer Satz ist gut.
account-passwords-differ = Die zwei Passwörter sind nicht gleich.
account-not-your-password = Das ist nicht dein jetziges Passwort.
account-name-missing = Das Konto braucht einen Namen zum Anmelden.
account-name-with-control = Der Name enthält ein Steuerzeichen oder ein unsichtbares Zeichen.
account-name-mixes-scripts = Der Name mischt ähnlich aussehende Buchstaben verschiedener Schriften, etwa das lateinische und das kyrillische a. Schreib ihn in einer Schrift.
account-name-taken = Ein Konto mit diesem Namen gibt es schon.
account-no-email = Das ist keine E-Mail-Adresse.
account-last-administrator = Das ist der letzte Administrator, der sich anmelden kann. Mach zuerst jemand anderen zum Administrator.
account-switched-off = Dieses Konto ist ausgeschaltet. Schalte es ein, bevor du einen Link dafür machst.
account-who-missing = Gib den Namen ein, mit dem du dich anmeldest, oder deine E-Mail-Adresse.
account-wrong-set-up-code = Das ist nicht der Code, den reeve serve beim Start ausgegeben hat.
account-signed-in-by-code = Dieses Gerät wurde mit einem Code angemeldet. Mach Codes auf einem Gerät, auf dem du dich mit deinem Passwort angemeldet hast.
account-wrong-code = Das ist nicht der Code, den die App jetzt zeigt. Wenn das öfter passiert, prüf, ob die Uhr des Handys stimmt.
account-wrong-recovery-code = Das ist keiner der Wiederherstellungscodes, oder er wurde schon verwendet.
account-code-used = Dieser Code wurde schon verwendet: Jeder gilt einmal. Warte, bis die App den nächsten zeigt.
account-too-many-codes = Heute wurden hier zu viele falsche Codes eingegeben, deshalb werden keine mehr angenommen. Ein Wiederherstellungscode geht noch, ebenso ein Browser, in dem du dich schon einmal angemeldet hast.
account-second-factor-on = Dieses Konto hat schon einen zweiten Faktor.
account-second-factor-off = Dieses Konto hat keinen zweiten Faktor.
account-passkey-name-missing = Gib dem Passkey einen Namen, an dem du ihn erkennst, etwa „Mein Handy“.
account-passkey-name-with-control = Der Name des Passkeys enthält ein Steuerzeichen oder ein unsichtbares Zeichen.
account-no-passkeys-here = Unter der Adresse dieses Servers erlauben Browser keine Passkeys. Codes aus einer App gehen hier.
account-passkey-too-late = Es ist zu viel Zeit vergangen, oder der Passkey wurde schon hinzugefügt. Wenn er nicht in deiner Liste steht, fang von vorn an.
account-wrong-passkey = Dieser Passkey wurde nicht angenommen: Er gehört nicht zu diesem Konto, oder er hat auf eine frühere Anfrage geantwortet. Versuch es noch einmal, oder nimm einen Wiederherstellungscode.
account-passkey-unverified = Dieser Passkey hat nicht geprüft, dass du es bist. Versuch es noch einmal mit deinem Finger, deinem Gesicht oder der PIN des Geräts.
account-passkey-counter = Dieser Passkey wurde nicht angenommen: Er zählt, wie oft er verwendet wird, und die Zahl stieg nicht, wie bei einer Kopie. Nimm einen Wiederherstellungscode, und entferne diesen Passkey.
account-passkey-known = Dieser Passkey wurde schon hinzugefügt.
account-last-second-factor = Dieser Server verlangt für dein Konto einen zweiten Faktor, und dieser Passkey ist dein einziger. Füg zuerst einen anderen hinzu, oder richte Codes ein.
account-own-second-factor = Das ist dein eigenes Konto. Schalte deinen zweiten Faktor auf deiner eigenen Seite aus.
account-too-many-addresses = Die Adresse wurde in der letzten Stunde mehrmals geändert. Versuch es später noch einmal.
account-too-many-mails = Aus deinem Netz wurden in der letzten Stunde zu viele neue Passwörter angefordert. Versuch es später noch einmal, oder bitte einen Administrator um einen Link.
account-password-too-long = { $length ->
   *[other] Das Passwort hat { $length } Zeichen; höchstens { $most ->
       *[other] { $most }
    } passen.
}
account-name-too-long = { $length ->
   *[other] Der Name hat { $length } Zeichen; höchstens { $most ->
       *[other] { $most }
    } passen.
}
account-email-too-long = { $length ->
   *[other] Die E-Mail-Adresse hat { $length } Zeichen; höchstens { $most ->
       *[other] { $most }
    } passen.
}
account-passkey-name-too-long = { $length ->
   *[other] Der Name des Passkeys hat { $length } Zeichen; höchstens { $most ->
       *[other] { $most }
    } passen.
}
account-password-too-short = { $least ->
   *[other] Das Passwort braucht mindestens { $least } Zeichen.
}
account-passkeys-full = { $count ->
   *[other] Du hast schon { $count } Passkeys, und mehr werden nicht behalten. Entferne zuerst einen.
}
account-second-factor-too-late = Vor dem zweiten Schritt ist zu viel Zeit vergangen, oder dein Konto wurde geändert. Melde dich noch einmal an.
account-second-factor-needed = Dieser Server verlangt für dein Konto einen zweiten Faktor. Richte ihn hier ein; bis dahin öffnet sich nichts anderes.
account-not-signed-in = Name und Passwort passen nicht zusammen. Sieh nach, ob du dich vertippt hast, oder lass dir unten ein neues Passwort geben.
account-code-does-not-open = Dieser Code gilt nicht: Er ist vertippt, wurde schon verwendet oder ist älter als zwei Minuten. Prüf ihn auf dem anderen Gerät, oder mach dort einen neuen.
account-browser-on = { $program } auf { $system }
account-unnamed-browser = Unbekannter Browser
account-rights-admin = Du bist Administrator: Konten, alle Turniere, das ganze Änderungsprotokoll.
account-rights-create = Du darfst Turniere anlegen.
account-rights-none = Deine Rolle in einem Turnier bekommst du von der Turnierleitung.
