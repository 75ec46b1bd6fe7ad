refusals-signed = Dieses Ergebnis ist unterschrieben, also gilt es.
refusals-decided = Ein Schiedsrichter hat über dieses Ergebnis entschieden, also gilt es.
refusals-no-result-yet = Noch ist kein Ergebnis eingetragen.
refusals-disputed = { $ground ->
   *[table] Jemand am Tisch ist nicht einverstanden. Niemand unterschreibt, bis ein Schiedsrichter entschieden hat oder der Einspruch zurückgenommen ist.
    [field] Jemand am Feld ist nicht einverstanden. Niemand unterschreibt, bis ein Schiedsrichter entschieden hat oder der Einspruch zurückgenommen ist.
}
refusals-no-dispute = Du hast nicht gesagt, dass du nicht einverstanden bist.
refusals-no-such-seat = { $ground ->
   *[table] Dieser Tisch hat keinen solchen Sitzplatz.
    [field] Dieses Feld hat keinen solchen Sitzplatz.
}
refusals-absent-do-not-sign = { $entrant ->
   *[player] Wer als fehlend eingetragen ist, unterschreibt nicht. Wenn das falsch ist, sag es.
    [team] Ein als fehlend eingetragenes Team unterschreibt nicht. Wenn das falsch ist, sag es.
}
refusals-signer-gone = { $entrant ->
   *[player] Wer ausgestiegen ist, unterschreibt nicht. Die anderen schon, und das Turnierteam vermerkt den Rest auf Papier.
    [team] Ein ausgestiegenes Team unterschreibt nicht. Die anderen schon, und das Turnierteam vermerkt den Rest auf Papier.
}
refusals-you-left = { $ground ->
   *[table] Du bist ausgestiegen und kannst an diesem Tisch nichts mehr tun. Die anderen und das Turnierteam machen ohne dich weiter.
    [field] Du bist ausgestiegen und kannst an diesem Feld nichts mehr tun. Die anderen und das Turnierteam machen ohne dich weiter.
}
refusals-you-are-disqualified = { $ground ->
   *[table] Du bist disqualifiziert und kannst an diesem Tisch nichts mehr tun. Die anderen und das Turnierteam machen ohne dich weiter.
    [field] Du bist disqualifiziert und kannst an diesem Feld nichts mehr tun. Die anderen und das Turnierteam machen ohne dich weiter.
}
refusals-disputed-already = Du hast schon gesagt, dass du nicht einverstanden bist. Ein Schiedsrichter weiß davon.
refusals-disputes-used-up = { $most ->
   *[other] { $ground ->
       *[table] Du hast { $most }-mal gesagt, dass du nicht einverstanden bist, und es jedes Mal zurückgenommen. Ruf einen Schiedsrichter an deinen Tisch.
        [field] Du hast { $most }-mal gesagt, dass du nicht einverstanden bist, und es jedes Mal zurückgenommen. Ruf einen Schiedsrichter an dein Feld.
    }
}
refusals-entered-already = Es ist schon ein Ergebnis eingetragen. Wenn es falsch ist, sag, dass du nicht einverstanden bist; das Turnierteam berichtigt es. Wer es eingetragen hat, kann es ändern, bis jemand unterschreibt.
refusals-own-results-off = In diesem Turnier trägt das Turnierteam die Ergebnisse ein.
refusals-pin-missing = Gib die vier Ziffern von deiner Karte ein.
refusals-pin-wrong-last = { $ground ->
   *[table] Das ist nicht deine PIN. Nach fünf falschen PINs ist dieser Tisch zwei Minuten gesperrt; dann sieh auf deine Karte und versuch es noch einmal.
    [field] Das ist nicht deine PIN. Nach fünf falschen PINs ist dieses Feld zwei Minuten gesperrt; dann sieh auf deine Karte und versuch es noch einmal.
}
refusals-pin-wrong = { $left ->
    [one] Das ist nicht deine PIN. Sieh auf deine Karte: Du hast noch einen Versuch.
   *[other] Das ist nicht deine PIN. Sieh auf deine Karte: Du hast noch { $left } Versuche.
}
refusals-pins-held = { $ground ->
   *[table] An diesem Tisch wurden zu viele falsche PINs eingegeben. Warte zwei Minuten und gib dann deine ein.
    [field] An diesem Feld wurden zu viele falsche PINs eingegeben. Warte zwei Minuten und gib dann deine ein.
}
refusals-pin-locked = Zu viele falsche PINs wurden eingegeben. Bitte das Turnierteam um eine neue.
refusals-pin-unknown = Du hast noch keine PIN. Bitte jemanden von der Turnierleitung um eine.
refusals-pin-not-locked = Diese PIN ist nicht gesperrt, also bleibt sie, wie sie ist.
refusals-round-not-started = Diese Runde hat noch nicht begonnen. Ergebnisse werden eingetragen, sobald sie läuft.
refusals-round-closed = Diese Runde ist abgeschlossen; ihre Ergebnisse gelten.
refusals-round-not-played = Diese Runde wird nicht gespielt, deshalb können ihre Bögen nicht unterschrieben werden.
refusals-unusual = { $points ->
   *[vp] Etwas an diesem Ergebnis ist ungewöhnlich. Gib die SP zum Sieg noch einmal ein, wie sie auf dem Papier stehen.
    [hexes] Etwas an diesem Ergebnis ist ungewöhnlich. Gib die Hexfelder zum Sieg noch einmal ein, wie sie auf dem Papier stehen.
}
refusals-not-final-yet = Dieser Bogen ist noch nicht unterschrieben. Ändere das Ergebnis auf dem Bogen selbst.
refusals-corrections-off = In diesem Turnier wird ein endgültiges Ergebnis nie berichtigt.
refusals-no-signed-paper = Dieses Ergebnis wurde nicht auf Papier unterschrieben, es gibt also kein unterschriebenes Papier, auf dem etwas anderes stehen könnte. Es bleibt, wie es ist.
refusals-nothing-differs = Genau das ist schon gespeichert. Es gibt nichts zu berichtigen.
refusals-correction-waits = Eine Berichtigung dieses Bogens wartet schon. Sieh dir zuerst die an.
refusals-correction-first = Eine Berichtigung wartet auf eine zweite Person, und sie kann die Rangliste ändern. Bestätige sie zuerst oder zieh sie zurück.
refusals-same-person = Du hast diese Berichtigung vorgeschlagen. Eine zweite Person muss sie bestätigen.
refusals-role-since-proposal = Du hast die Rolle dafür erst, seit die Berichtigung vorgeschlagen wurde. Bestätigen muss sie jemand, der sie vorher schon hatte.
refusals-let-in-by-proposer = Wer diese Berichtigung vorgeschlagen hat, hat dich erst eingelassen, als der Bogen endgültig war. Jemand anderes muss sie bestätigen.
refusals-proposer-unknown = Niemand weiß, wer diese Berichtigung vorgeschlagen hat. Zieh sie zurück und schlag sie neu vor.
refusals-proposer-gone = Wer diese Berichtigung vorgeschlagen hat, gehört hier nicht mehr wie damals zur Turnierleitung oder zu den Schiedsrichtern. Zieh sie zurück und schlag sie neu vor.
refusals-no-correction-of-this = Was vorgeschlagen wurde, berichtigt nichts an diesem Bogen, wie er jetzt ist. Zieh es zurück und schlag es neu vor.
refusals-other-role-needed = Es braucht jemanden von der Turnierleitung und einen Schiedsrichter. Bestätigen muss jemand in der anderen Rolle.
refusals-winner-vp-differ = { $points ->
   *[vp] Das sind nicht die SP, die für den Sieg gespeichert sind. Sieh noch einmal aufs Papier: Entweder diese SP oder das Ergebnis unten ist falsch.
    [hexes] Das sind nicht die Hexfelder, die für den Sieg gespeichert sind. Sieh noch einmal aufs Papier: Entweder diese Hexfelder oder das Ergebnis unten ist falsch.
}
refusals-no-game-limit = Partien dieses Turniers haben keine Zeitgrenze, also gibt es keine Minuten dazu.
refusals-game-not-on = { $ground ->
   *[table] Minuten gibt es dazu, während die Partie des Tisches läuft.
    [field] Minuten gibt es dazu, während die Partie des Feldes läuft.
}
refusals-no-minutes = Schreib eine ganze Zahl von Minuten, von 0 bis { $most }.
refusals-judge-names-winner = { $points ->
   *[vp] Die Zeit war um, und mehrere haben die meisten SP: Ein Schiedsrichter bestimmt, wer gewonnen hat, und trägt das Ergebnis ein.
    [hexes] Die Zeit war um, und mehrere haben die meisten Hexfelder: Ein Schiedsrichter bestimmt, wer gewonnen hat, und trägt das Ergebnis ein.
}
refusals-winner-out = Wer gewonnen haben soll, wurde in dieser Partie disqualifiziert oder ist ausgestiegen. Niemand unterschreibt oder trägt einen anderen Sieg ein, bevor ein Schiedsrichter bestimmt hat, was gilt.
refusals-stands-missing = Wähle, was gilt.
refusals-played-alone = Niemand gewinnt eine Partie allein. Kreuze an, dass die Partie nicht gespielt wurde.
refusals-best-not-alone = { $points ->
   *[vp] Von den anderen hat niemand allein die meisten SP. Kreuze oben an, wer gewonnen hat.
    [hexes] Von den anderen hat niemand allein die meisten Hexfelder. Kreuze oben an, wer gewonnen hat.
}
refusals-reason-missing = Sag in ein paar Worten, was passiert ist und warum du so entscheidest.
refusals-objection-missing = Sag in ein paar Worten, was nicht stimmt.
refusals-reason-too-long = { $length ->
   *[other] Die Begründung hat { $length } Zeichen; höchstens { $most } passen.
}
refusals-reason-control = Die Begründung enthält ein unsichtbares Zeichen. Gib sie neu ein.
refusals-choice-not-public = Der Sitzplan dieser Runde ist noch nicht veröffentlicht.
refusals-choice-round-over = Diese Runde ist abgeschlossen.
refusals-choice-game-over = { $ground ->
   *[table] Das Ergebnis dieses Tisches ist da, also bleiben sein Aufbau und seine Sitzplätze, wie sie sind.
    [field] Das Ergebnis dieses Feldes ist da, also bleiben sein Aufbau und seine Sitzplätze, wie sie sind.
}
refusals-choice-layout-first = { $entrant ->
   *[player] Bestätigt zuerst den Aufbau des Spielplans; dann wird gewählt.
    [team] Bestätigt zuerst den Aufbau des Spielplans; dann wählen die Teams.
}
refusals-choice-all-chosen = { $ground ->
   *[table] An diesem Tisch haben alle gewählt.
    [field] An diesem Feld haben alle gewählt.
}
refusals-choice-nothing-chosen = Noch hat niemand gewählt, es gibt also nichts zurückzunehmen.
refusals-choice-colour = Wähle eine der Farben, die noch übrig sind.
refusals-choice-order = Wähle eine der Stellen in der Zugreihenfolge, die noch übrig sind.
refusals-choice-chair = Wähle einen der Stühle.
refusals-choice-not-a-judge = Wähle einen der Schiedsrichter dieses Turniers.
refusals-this-too-long = { $length ->
   *[other] Das hat { $length } Zeichen; höchstens { $most } passen.
}
refusals-kept-apart = { $entrant ->
   *[player] Kreuze zwei oder mehr an, die getrennt bleiben sollen, und höchstens { $most } auf einmal.
    [team] Kreuze zwei oder mehr Teams an, die getrennt bleiben sollen, und höchstens { $most } auf einmal.
}
refusals-apart-already = { $entrant ->
   *[player] Diese Spieler werden schon getrennt gehalten.
    [team] Diese Teams werden schon getrennt gehalten.
}
refusals-too-many-groups = { $most ->
   *[other] Höchstens { $most } Gruppen passen.
}
refusals-too-many-players = { $most ->
   *[other] { $entrant ->
       *[player] Ein Turnier hat höchstens { $most } Anmeldungen, auch die mitgezählt, die ausgestiegen sind.
        [team] Ein Turnier hat höchstens { $most } Teams, auch die mitgezählt, die ausgestiegen sind.
    }
}
refusals-no-more-numbers = { $entrant ->
   *[player] Spieler haben Nummern von 1 bis { $last }, jede nur einmal vergeben, und in diesem Turnier sind zu wenige übrig.
    [team] Teams haben Nummern von 1 bis { $last }, jede nur einmal vergeben, und in diesem Turnier sind zu wenige übrig.
}
refusals-table-number = Diese Nummer geht von 1 bis { $most }.
refusals-amount = Schreib einen Betrag wie 12, 12.50 oder 8,50 €, bis { $most }. Das Feld darf leer bleiben.
refusals-erase-word = Nichts wurde gelöscht. Zum Löschen tippe das Wort { $word }.
refusals-withdraw-word = Tippe das Wort { $word }, um weiterzumachen.
refusals-too-many-registrations = Aus deinem Netz kamen in der letzten Stunde viele Anmeldungen, deshalb wurde deine nicht gespeichert. Komm um { $time } wieder, oder bitte die Turnierleitung, dich einzutragen.
refusals-name-registered = { $name } ist schon angemeldet. Ist das jemand anderes mit demselben Namen? Dann kreuze unten das Kästchen an und schick das Formular noch einmal ab. Bist du es selbst, ist alles gut: Nimm den persönlichen Link, den du bekommen hast.
refusals-other-currency = Dieses Turnier nimmt { $currency }. Schreib den Betrag in { $currency }.
refusals-paid-already = { $entrant ->
   *[player] Hier ist schon vermerkt, dass bezahlt ist.
    [team] Bei diesem Team ist schon vermerkt, dass bezahlt ist.
}
refusals-not-paid = { $entrant ->
   *[player] Hier ist keine Zahlung vermerkt, es gibt also nichts zurückzunehmen.
    [team] Bei diesem Team ist keine Zahlung vermerkt, es gibt also nichts zurückzunehmen.
}
refusals-too-many-mails = { $most ->
   *[other] { $entrant ->
       *[player] Ein Turnier schickt an einem Tag höchstens { $most } Mails an Spieler. Nichts wurde verschickt.
        [team] Ein Turnier schickt an einem Tag höchstens { $most } Mails an Teams. Nichts wurde verschickt.
    }
}
refusals-nobody-has-address = { $entrant ->
   *[player] Niemand davon hat eine E-Mail-Adresse. Nichts wurde verschickt.
    [team] Keines dieser Teams hat eine E-Mail-Adresse. Nichts wurde verschickt.
}
refusals-subject-missing = Ein Betreff fehlt.
refusals-text-missing = Ein Text fehlt.
refusals-nobody-chosen = { $entrant ->
   *[player] Niemand ist angekreuzt. Kreuze zuerst an, wer gemeint ist.
    [team] Kein Team ist angekreuzt. Kreuze zuerst die Teams an.
}
refusals-agreed-when = Die Liste sagt nicht bei allen, wann sie zugestimmt haben. Sag, wann das war.
refusals-agreed-later = Dieser Tag kommt erst noch. Sag, wann zugestimmt wurde.
refusals-name-missing = Ein Name fehlt.
refusals-control-characters = Zeilenumbrüche, Tabulatoren und andere Steuerzeichen gehen hier nicht.
refusals-control-in-note = Andere Steuerzeichen als Zeilenumbrüche gehen hier nicht, und auch keine Zeichen, die die Richtung des Textes umkehren.
refusals-email-without-at = In einer E-Mail-Adresse steht ein @.
refusals-email-half = In einer E-Mail-Adresse steht auf beiden Seiten des @ etwas.
refusals-email-two-ats = Eine E-Mail-Adresse hat ein @, und hier sind es mehr.
refusals-email-twice = Das ist mehr als eine Adresse; eine genügt.
refusals-email-not-plain = Nur die Adresse selbst, etwa ada@example.org: keine Leerzeichen, Anführungszeichen, Kommas oder anderen Zeichen.
refusals-email-not-sendable = An diese Adresse kann keine Mail gehen. Such nach einem falschen Zeichen, einem Punkt oder Bindestrich zu viel oder einem zu langen Teil.
refusals-email-without-dot = Das Ende dieser Adresse fehlt: Der Teil hinter dem @ hat einen Punkt, wie in ada@example.org.
refusals-guardian-missing = Bei Minderjährigen stimmt eine erziehungsberechtigte Person zu: Ihr Name fehlt.
refusals-guardian-disagrees = Bei Minderjährigen stimmt auch eine erziehungsberechtigte Person zu.
refusals-door-code-missing = Scanne den Code an der Tür, oder gib die Buchstaben darunter ein.
refusals-no-card-for-hidden = { $entrant ->
   *[player] Wer im Archiv ist, hat keine Karte. Hol den Eintrag zuerst zurück.
    [team] Ein Team im Archiv hat keine Karte. Hol das Team zuerst zurück.
}
refusals-wrong-door-code = Das ist nicht der Code an der Tür. Sieh noch einmal auf den Aushang: Die Turnierleitung ändert den Code von Zeit zu Zeit.
refusals-too-many-door-codes = Für dich wurden in einer Stunde viele falsche Codes eingegeben. Sag der Turnierleitung am Eingang, dass du da bist.
refusals-code-not-agreed = Kreuze an, dass du dem Verhaltenskodex zustimmst.
refusals-photo-not-agreed = Kreuze an, dass du den Fotoregeln zustimmst.
refusals-file-empty = Wähle eine Datei, oder füge ihre Zeilen ein.
refusals-file-without-players = { $entrant ->
   *[player] die Datei hat eine Kopfzeile und keine Spieler
    [team] die Datei hat eine Kopfzeile und keine Teams
}
refusals-staff-email = Diese Adresse gehört jemandem vom Turnierteam, und das Turnierteam kann nicht mitspielen (1.3.2).
refusals-staff-name = Jemand vom Turnierteam hat diesen Namen, und das Turnierteam kann nicht mitspielen (1.3.2). Ist das jemand anderes mit demselben Namen, gib es unten an.
refusals-on-the-list = { $name } steht schon auf der Liste; checke dort ein. Ist das jemand anderes mit demselben Namen, gib es unten an.
refusals-staff-name-registering = Jemand vom Turnierteam hat diesen Namen, und das Turnierteam kann nicht mitspielen (1.3.2). Bist du jemand anderes mit demselben Namen, bitte die Turnierleitung, dich einzutragen.
refusals-staff-alike = Jemand vom Turnierteam hat fast diesen Namen, und das Turnierteam kann nicht mitspielen (1.3.2). Ist das jemand anderes, gib es unten an.
refusals-staff-alike-registering = Jemand vom Turnierteam hat fast diesen Namen, und das Turnierteam kann nicht mitspielen (1.3.2). Bist du jemand anderes, gib es unten an.
refusals-staff-in-file = gehört zum Turnierteam, und das kann nicht mitspielen (1.3.2)
refusals-staff-alike-in-file = heißt fast wie jemand vom Turnierteam, und das kann nicht mitspielen (1.3.2): dieselbe Person? Lass die Zeile weg. Jemand anderes? Gib es oben an.
refusals-staff-registers = { $entrant ->
   *[player] Du gehörst zum Turnierteam, und das kann nicht mitspielen. Um jemand anderen anzumelden, trag ihn auf der Seite der Spieler ein.
    [team] Du gehörst zum Turnierteam, und das kann nicht mitspielen. Um jemand anderen anzumelden, trag das Team auf der Seite der Teams ein.
}
refusals-seat-mail-without-address = { $ground ->
   *[table] Gib die Adresse an, an die deine Tische gehen, oder nimm unten das Kreuz weg.
    [field] Gib die Adresse an, an die deine Felder gehen, oder nimm unten das Kreuz weg.
}
refusals-registered-already = Jemand mit diesem Namen und dieser Adresse ist schon angemeldet. Nimm den persönlichen Link, den du bekommen hast; wenn du ihn verloren hast, frag die Turnierleitung.
refusals-email-registered = Mit dieser E-Mail-Adresse ist schon jemand angemeldet. Eine Familie darf sich eine teilen: Ist das jemand anderes, kreuze unten das Kästchen an und schick das Formular noch einmal ab.
refusals-same-tournament = Das ist dasselbe Turnier; nenne ein anderes.
refusals-other-tournament-hidden = Jenes Turnier ist im Archiv. Hol es zuerst zurück.
refusals-no-such-player-there = { $entrant ->
   *[player] In jenem Turnier hat niemand diese Nummer.
    [team] In jenem Turnier hat kein Team diese Nummer.
}
refusals-same-person-already = Diese zwei sind schon dieselbe Person.
refusals-twice-in-one-tournament = { $entrant ->
   *[player] Diese zwei können nicht dieselbe Person sein: Beide gehören zu Einträgen eines Turniers, in dem niemand zweimal spielt. Trenne zuerst ab, wer jemand anderes ist.
    [team] Diese zwei können nicht dieselbe Person sein: Beide gehören zu Teams eines Turniers, in dem niemand zweimal spielt. Trenne zuerst ab, wer jemand anderes ist.
}
refusals-joined-with-nobody = { $entrant ->
   *[player] Dieser Eintrag ist mit niemandem in einem anderen Turnier verbunden.
    [team] Dieses Team ist mit niemandem in einem anderen Turnier verbunden.
}
refusals-registration-closed = Die Anmeldung für dieses Turnier ist geschlossen. Wenn du noch mitspielen willst, frag die Turnierleitung in der Halle.
refusals-called-off = Dieses Turnier ist abgesagt, deshalb kann sich niemand anmelden oder eingecheckt werden.
refusals-invited-only = Das ist der Finaltag einer Serie: Hier spielt, wen die Serie eingeladen hat. Die Turnierleitung der Serie lädt den nächsten Rang auf der Seite ihres Finaltags ein.
refusals-agreed-already = { $entrant ->
   *[player] Die Zustimmung zu Verhaltenskodex und Fotoregeln liegt hier schon vor.
    [team] Dieses Team hat dem Verhaltenskodex und den Fotoregeln schon zugestimmt.
}
refusals-guardian-first = Bei Minderjährigen stimmt eine erziehungsberechtigte Person zu. Trag zuerst ihren Namen ein.
refusals-own-check-in-not-started = Der Check-in hat noch nicht begonnen. Er beginnt, wenn die Türen öffnen; dann kannst du auf dieser Seite einchecken.
refusals-hidden = { $entrant ->
   *[player] Dieser Eintrag ist im Archiv. Hol ihn zuerst aus dem Archiv.
    [team] Dieses Team ist im Archiv. Hol das Team zuerst aus dem Archiv.
}
refusals-not-hidden = { $entrant ->
   *[player] Dieser Eintrag ist nicht im Archiv.
    [team] Dieses Team ist nicht im Archiv.
}
refusals-not-asked = { $entrant ->
   *[player] Annehmen kannst du nur, wer noch darauf wartet.
    [team] Annehmen kannst du nur Teams, die noch darauf warten.
}
refusals-not-waiting = Nachrücken kann nur jemand von der Warteliste.
refusals-not-leaving = Hier will niemand mehr gehen: Das wurde beantwortet oder zurückgenommen.
refusals-not-withdrawn = Zurückgeholt werden kann nur, wer ausgestiegen ist.
refusals-full = Alle Startplätze sind vergeben. Erhöhe ihre Zahl in den Angaben zum Turnier, oder warte, bis sich jemand abmeldet.
refusals-nobody-to-move-up = Niemand kann nachrücken: Niemand wartet, oder alle Startplätze sind vergeben.
refusals-seated = { $entrant ->
   *[player] Wer im Sitzplan steht, kann nicht ins Archiv. Melde die Person stattdessen ab; Ergebnisse, die es gibt, bleiben.
    [team] Dieses Team steht im Sitzplan und kann nicht ins Archiv. Melde es stattdessen ab; Ergebnisse, die es gibt, bleiben.
}
refusals-game-on = { $entrant ->
   *[player] Für diese Person läuft gerade die Partie. Ist sie nicht am { $ground ->
       *[table] Tisch
        [field] Feld
    }, kreuze auf dem Ergebnisbogen „fehlt“ an.
    [team] Für dieses Team läuft gerade die Partie. Ist es nicht am { $ground ->
       *[table] Tisch
        [field] Feld
    }, kreuze auf dem Ergebnisbogen „fehlt“ an.
}
refusals-tournament-over = Das Turnier ist vorbei; niemand kann mehr aussteigen.
refusals-withdrawn-already = { $entrant ->
   *[player] Diese Person ist schon ausgestiegen.
    [team] Dieses Team ist schon ausgestiegen.
}
refusals-disqualified-stands = { $entrant ->
   *[player] Diese Person ist disqualifiziert, und das gilt (1.3.5).
    [team] Dieses Team ist disqualifiziert, und das gilt (1.3.5).
}
refusals-later-stages = { $entrant ->
   *[player] Der Sitzplan der späteren Phasen ist öffentlich, deshalb bleibt draußen, wer vorher ausgestiegen ist.
    [team] Der Sitzplan der späteren Phasen ist öffentlich, deshalb bleiben Teams draußen, die vorher ausgestiegen sind.
}
refusals-prelims-over = { $entrant ->
   *[player] Zum Einsteigen ist es zu spät: Das geht, bis die letzte Runde für alle abgeschlossen ist.
    [team] Zum Einsteigen ist es zu spät: Teams können dazukommen, bis die letzte Runde für alle abgeschlossen ist.
}
refusals-finalists-play = Die Partien haben begonnen, also ist der Check-in vorbei. Wer nicht spielt, wird auf der Seite von Halbfinale und Finale ersetzt.
refusals-check-in-over = Der Check-in ist vorbei.
refusals-check-in-not-started = Der Check-in hat noch nicht begonnen. Starte ihn auf der Seite „Next step“, wenn die Türen öffnen.
refusals-own-data-locked = Jetzt ist der Sitzplan öffentlich, und nur noch die Turnierleitung kann deine Daten ändern.
refusals-own-check-in-closed = { $entrant ->
   *[player] Hier checkt man nicht selbst ein. Sag der Turnierleitung am Eingang, dass du da bist.
    [team] Hier checken Teams nicht selbst ein. Sag der Turnierleitung am Eingang, dass du da bist.
}
refusals-own-check-in-over = Der erste Sitzplan entsteht gerade. Sag der Turnierleitung, dass du da bist: Sie findet dir einen Sitzplatz.
refusals-own-withdrawal-locked = { $ground ->
   *[table] Der Sitzplan ist öffentlich: Wenn du jetzt gehst, ändert das den Tisch von jemandem. Sag es der Turnierleitung in der Halle.
    [field] Der Sitzplan ist öffentlich: Wenn du jetzt gehst, ändert das das Feld von jemandem. Sag es der Turnierleitung in der Halle.
}
refusals-nothing-to-leave = Du bist in keiner Partie, die noch kommt, also gibt es nichts zu verlassen.
refusals-waits-for-approval = { $entrant ->
   *[player] Diese Anmeldung wartet darauf, dass du sie annimmst. Nimm sie zuerst an.
    [team] Dieses Team wartet darauf, dass du es annimmst. Nimm das Team zuerst an.
}
refusals-on-waiting-list = { $entrant ->
   *[player] Diese Person steht auf der Warteliste. Lass sie zuerst nachrücken.
    [team] Dieses Team steht auf der Warteliste. Lass es zuerst nachrücken.
}
refusals-has-withdrawn = { $entrant ->
   *[player] Diese Person ist ausgestiegen. Hol sie zuerst zurück.
    [team] Dieses Team ist ausgestiegen. Hol es zuerst zurück.
}
refusals-is-disqualified = { $entrant ->
   *[player] Diese Person ist disqualifiziert.
    [team] Dieses Team ist disqualifiziert.
}
refusals-own-not-approved = Die Turnierleitung hat deine Anmeldung noch nicht angenommen. Sag ihr am Eingang, dass du da bist.
refusals-own-waiting = Du stehst auf der Warteliste und hast noch keinen Startplatz. Sag der Turnierleitung am Eingang, dass du da bist.
refusals-own-withdrawn = Du hast dich abgemeldet und kannst nicht einchecken. Wenn du doch mitspielen willst, sag es der Turnierleitung am Eingang.
refusals-own-gone = Du bist nicht mehr im Turnier und kannst nicht einchecken. Den Grund kann dir die Turnierleitung sagen.
refusals-nobody-named = Sag, um wen es geht: Kreuze jemanden an, schreib einen Namen, oder beschreib die Person.
refusals-who-is-meant = Sag unten, wer gemeint ist, oder berichtige den Namen.
refusals-too-many-named = { $most ->
   *[other] Nenne hier höchstens { $most } Personen; erwähne die anderen unter „Was ist passiert?“.
}
refusals-about-oneself = Du hast dich selbst genannt. Lass dich weg.
refusals-kind-missing = Wähle die Art, die am besten passt.
refusals-no-such-ground = Dieser Grund steht nicht auf der Liste. Kreuze neu an.
refusals-not-on-the-staff = Jemand, den du angekreuzt hast, gehört nicht mehr zum Turnierteam. Kreuze neu an.
refusals-no-such-judge = Diese Person ist kein Schiedsrichter des Turniers. Wähle neu.
refusals-about-the-judge = In der Meldung geht es um diesen Schiedsrichter. Wähle jemand anderen oder niemanden.
refusals-words-missing = Schreib hier ein paar Worte.
refusals-shorten = { $length ->
   *[other] Das hat { $length } Zeichen; höchstens { $most } passen. Kürze es.
}
refusals-invisible-character = Das enthält ein unsichtbares Zeichen. Gib es neu ein, oder füge es als reinen Text ein.
refusals-too-many-today = { $most ->
   *[other] Von hier aus wurden heute { $most } Formulare abgeschickt, deshalb wurde dieses nicht gespeichert. Sag es einem Schiedsrichter oder der Turnierleitung persönlich.
}
refusals-changed-meanwhile = jemand anderes hat das inzwischen geändert
refusals-not-allowed = nicht erlaubt
refusals-not-found = nicht gefunden
