register-name = Name
register-name-help = So, wie er in Sitzplan und Rangliste stehen soll, die alle lesen können.
register-email = E-Mail
register-email-help = Sieht nur die Turnierleitung.
register-seat-mail = { $ground ->
   *[table] Mailt mir, wenn mein Tisch öffentlich ist und wenn mein Ergebnis auf meine Unterschrift wartet
    [field] Mailt mir, wenn mein Feld öffentlich ist und wenn mein Ergebnis auf meine Unterschrift wartet
}
register-seat-mail-help = Das kannst du auf deiner eigenen Seite jederzeit ändern.
register-other-person = Das ist jemand anderes, noch nicht angemeldet
register-club = Verein
register-country = Land
register-groups = Familie oder Freunde, die auch spielen
register-groups-help = Ein Wort, das ihr alle eingebt, etwa den Namen eurer Familie. Der Sitzplan hält euch getrennt, wo es geht. Mehrere mit | trennen
register-comes-with = Wer kommt mit dir?
register-comes-with-help = Namen aus Familie und Freundeskreis. Nur die Turnierleitung sieht sie; sie kann euch an verschiedene Tische setzen.
register-for-minors = Bei Minderjährigen stimmt auch eine erziehungsberechtigte Person zu
register-minor = Ich bin minderjährig
register-guardian = Name der erziehungsberechtigten Person
register-guardian-agrees = Als erziehungsberechtigte Person stimme ich beiden Texten unten zu
register-agree-code = Ich stimme dem Verhaltenskodex zu (Version { $version })
register-agree-photo = Ich stimme den Fotoregeln zu (Version { $version })
register-no-pictures = Ich möchte nicht auf Fotos oder in Filmen zu sehen sein
register-no-pictures-help = Dein Name kommt auf eine Liste für das Turnierteam. Du spielst trotzdem mit und darfst das Kästchen darüber leer lassen (3.1.1).
register-versions-kept = Welcher Version du wann zugestimmt hast, wird gespeichert. Beide Texte stehen unter <a href="{ $url }">Regeln für dieses Turnier</a>.
register-send = Anmelden
register-send-waiting = Für die Warteliste anmelden
register-approval = Die Turnierleitung nimmt jede Anmeldung einzeln an. Deine eigene Seite sagt dir, wenn es so weit ist.
register-full = Alle Startplätze sind vergeben, oder andere warten auf einen. Du kannst dich für die Warteliste anmelden; deine eigene Seite sagt dir, wenn du einen Startplatz hast.
register-places-taken = { $taken ->
    [one] { $taken } von { $capacity ->
       *[other] { $capacity }
    } Startplätzen ist vergeben.
   *[other] { $taken } von { $capacity ->
       *[other] { $capacity }
    } Startplätzen sind vergeben.
}
register-places-and-waiting = { $taken ->
    [one] { $taken } von { $capacity ->
       *[other] { $capacity }
    } Startplätzen ist vergeben, und auf der Warteliste stehen { $waiting ->
       *[other] { $waiting }
    }.
   *[other] { $taken } von { $capacity ->
       *[other] { $capacity }
    } Startplätzen sind vergeben, und auf der Warteliste stehen { $waiting ->
       *[other] { $waiting }
    }.
}
register-code-of-conduct = Verhaltenskodex
register-photo-policy = Fotoregeln
register-paper-and-version = { $paper }, Version { $version }
register-paper-summary = Das ist eine Zusammenfassung; Zahlen in Klammern sind Regeln des offiziellen Regelwerks.
register-paper-whole = Der ganze Text
register-closed-heading = Jetzt keine Anmeldung
register-to-tournament = Zum Turnier
register-not-opened-yet = Die Anmeldung ist noch nicht geöffnet.
register-is-open = Die Anmeldung ist offen.
register-closed-ask = Die Anmeldung ist geschlossen. Wenn du noch mitspielen willst, frag die Turnierleitung in der Halle.
register-closed-prelims-over = Die Anmeldung ist geschlossen: Die Vorrunde ist vorbei.
register-closed-finished = Die Anmeldung ist geschlossen: Dieses Turnier ist vorbei.
register-called-off = Dieses Turnier ist abgesagt, deshalb kann sich niemand anmelden.
register-final-day = Das ist der Finaltag einer Serie. Dafür meldet sich niemand an: Eingeladen werden die Besten aller Turniere.
register-door-lead = Noch ein Schritt: Öffne deine eigene Seite auf diesem Handy.
register-door-link = Das ist der persönliche Link, den du bei der Anmeldung bekommen hast, per Mail oder auf einer Karte. Dort drückst du auf „Ich bin da“.
register-door-code = Auf einem anderen Gerät gib dort diesen Code ein: <b class="num nowrap">{ $code }</b>
register-door-no-link = Kein Link zur Hand? Sag der Turnierleitung am Eingang, dass du da bist.
register-door-old = Dieser Code gilt nicht mehr, oder ein Teil davon fehlt.
register-door-old-then = Scanne den Code an der Tür noch einmal, oder sag der Turnierleitung am Eingang, dass du da bist.
register-door-about = Über das Turnier
