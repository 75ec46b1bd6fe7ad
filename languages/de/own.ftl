own-share-rank = Du teilst dir Rang { $rank }
own-looked-at = Die Turnierleitung sieht sich deine Anmeldung an
own-waiting-number = Du bist Nummer { $number } auf der Warteliste
own-no-place = Du hast keinen Startplatz bekommen
own-called-off = Dieses Turnier ist abgesagt
own-registered = Du bist angemeldet
own-on-final-day = Du spielst am Finaltag
own-check-in = Checke am Eingang ein
own-check-in-now = Checke jetzt ein
own-checked-in = Du bist eingecheckt
own-wait = Warte auf die nächste Runde
own-missed-game = Du hast diese Partie verpasst
own-game-over = Deine Partie ist vorbei
own-in-final = Du bist im Finale
own-in-semi-finals = Du bist im Halbfinale
own-rounds-over = Die Runden sind vorbei
own-have-won = Du hast gewonnen
own-finished-first = Du hast den 1. Platz belegt
own-came-in-prelims = { $place } Platz in der Vorrunde
own-prelims-over = Die Vorrunde ist vorbei
own-finished = Du hast den { $place } Platz belegt
own-games-over = Die Partien sind vorbei
own-your-games-over = Deine Partien sind vorbei
own-champion = Du bist Champion
own-won-final = Du hast das Finale gewonnen
own-tournament-over = Das Turnier ist vorbei
own-have-withdrawn = Du hast dich abgemeldet
own-are-disqualified = Du bist disqualifiziert
own-best-play-semi-finals = { $count ->
   *[other] Die besten { $count } spielen das Halbfinale.
}
own-best-play-final = { $count ->
   *[other] Die besten { $count } spielen das Finale.
}
own-came-and-plays-on = { $ground ->
   *[table] In der Vorrunde hast du den { $place } Platz belegt. Dein Tisch steht hier, sobald seine Sitzplätze öffentlich sind.
    [field] In der Vorrunde hast du den { $place } Platz belegt. Dein Feld steht hier, sobald seine Sitzplätze öffentlich sind.
}
own-stay-in-case = Wenn jemand von ihnen nicht kann, rückt nach, wer auf dem nächsten Rang steht: Bleib bitte da, bis der Sitzplan öffentlich ist.
own-see-whether-on = Ob du weiterkommst, siehst du hier, sobald der nächste Sitzplan öffentlich ist. Wo du stehst, zeigt die Rangliste.
own-thanks-stay = Danke fürs Mitspielen. Bleib da, schau zu und sieh, wer Champion wird.
own-table-final-missed = { $ground ->
   *[table] Das Ergebnis deines Tisches ist endgültig. Für dich zählt es als nicht gespielte Partie.
    [field] Das Ergebnis deines Feldes ist endgültig. Für dich zählt es als nicht gespielte Partie.
}
own-judge-decided = Ein Schiedsrichter hat über das Ergebnis entschieden.
own-result-final = Das Ergebnis ist endgültig.
own-finish-after-winner = Deine Platzierung steht hier, sobald bekannt gegeben ist, wer gewonnen hat.
own-whether-on = Ob du weiterkommst, siehst du hier, sobald der nächste Sitzplan öffentlich ist.
own-next-table = { $ground ->
   *[table] Dein nächster Tisch steht hier, sobald seine Sitzplätze öffentlich sind.
    [field] Dein nächstes Feld steht hier, sobald seine Sitzplätze öffentlich sind.
}
own-finish-after-round = Deine Platzierung steht hier, sobald die Runde abgeschlossen ist.
own-others-semi-finals = { $count ->
   *[other] { $count } andere spielen gerade das Halbfinale.
}
own-others-semi-finals-next = { $count ->
   *[other] Als Nächstes kommt das Halbfinale; { $count } andere spielen.
}
own-others-final = { $count ->
   *[other] { $count } andere spielen gerade das Finale.
}
own-others-final-next = { $count ->
   *[other] Als Nächstes kommt das Finale; { $count } andere spielen.
}
own-final-on = Das Finale läuft gerade.
own-final-next = Als Nächstes kommt das Finale.
own-final-played = Das Finale ist gespielt. Wer gewonnen hat, steht hier, sobald die Turnierleitung es abschließt.
own-last-game = Das Ergebnis ist endgültig. Es war deine letzte Partie in diesem Turnier.
own-last-game-missed = Es war deine letzte Partie in diesem Turnier.
own-event-over = Die Partien dieses Turniers sind vorbei. Wer weiterkommt, sagt die Rangliste der Serie. Danke fürs Mitspielen.
own-won-semi-final = { $ground ->
   *[table] Du hast dein Halbfinale gewonnen. Dein Tisch steht hier, sobald seine Sitzplätze öffentlich sind.
    [field] Du hast dein Halbfinale gewonnen. Dein Feld steht hier, sobald seine Sitzplätze öffentlich sind.
}
own-not-approved-yet = Du hast noch keinen Startplatz. Diese Seite sagt es dir, sobald deine Anmeldung angenommen ist.
own-list-moves = Wird ein Startplatz frei, rückt die Liste nach, und diese Seite sagt es dir.
own-nobody-joins = Die Runden für alle sind vorbei, deshalb kann niemand mehr dazukommen.
own-tournament-over-sentence = Das Turnier ist vorbei.
own-does-not-take-place = Es findet nicht statt, du musst also nichts tun. Wenn sich das ändert, sagt es dir diese Seite.
own-on-the-day = Checke am Turniertag ein, wenn du ankommst.
own-table-appears = { $ground ->
   *[table] Dein Tisch steht hier, sobald der Sitzplan öffentlich ist.
    [field] Dein Feld steht hier, sobald der Sitzplan öffentlich ist.
}
own-tell-at-entrance = Sag der Turnierleitung am Eingang, dass du da bist.
own-winner-announced-here = Wo du stehst, zeigt die Rangliste. Wer gewonnen hat, steht hier, sobald die Turnierleitung es bekannt gibt.
own-congratulations = Glückwunsch, und gut gespielt.
own-over-thanks = Das Turnier ist vorbei. Danke fürs Mitspielen.
own-final-over-thanks = Das Finale ist vorbei. Danke fürs Mitspielen.
own-provisional = Vorläufig, bis die Turnierleitung bekannt gibt, wer Champion ist.
own-left-games-count = Du bist nicht mehr im Turnier. Die Partien, die du gespielt hast, zählen weiter.
own-not-taking-part = Du spielst nicht mit. Wenn das ein Irrtum ist, sag es der Turnierleitung; sie kann dich zurückholen.
own-disqualified-why = Du bist nicht mehr im Turnier. Den Grund können dir die Schiedsrichter und die Turnierleitung sagen.
own-everybody-rank = Rang { $rank } in der Rangliste.
own-everybody-left = { $name } ist aus dem Turnier ausgestiegen.
own-everybody-gone = { $name } ist nicht mehr im Turnier.
own-everybody-called-off = { $name }: Dieses Turnier ist abgesagt.
own-everybody-games-over = { $name }: Die Partien sind vorbei.
own-everybody-not-on = { $name } spielt nicht weiter.
own-everybody-finalist = { $name } spielt das Finale. Der Sitzplan dafür ist noch nicht öffentlich.
own-everybody-game-over = { $name }: Die Partie dieser Runde ist vorbei.
own-everybody-no-seat-next = { $name }: Für das, was als Nächstes kommt, hat noch niemand einen Sitzplatz.
own-everybody-next-seats = { $name }: Der Sitzplan der nächsten Runde ist noch nicht öffentlich.
own-everybody-no-seat = { $name } hat in dieser Runde keinen Sitzplatz.
own-everybody-nobody-has-seat = Für das, was als Nächstes kommt, hat noch niemand einen Sitzplatz.
own-everybody-next-not-public = Der Sitzplan der nächsten Runde ist noch nicht öffentlich.
own-everybody-final-not-public = Wer das Finale spielt, ist noch nicht öffentlich.
own-seat-heading = { $ground ->
   *[table] Tisch { $table }, Position { $position }
    [field] Feld { $table }, Position { $position }
}
own-round-game-on = { $round }: Die Partie läuft
own-round-result-in = { $round }: Das Ergebnis ist eingetragen
own-round-planned = { $round }, { $when }
own-marked-absent = Als fehlend eingetragen.
own-you-marked-absent = Du bist als fehlend eingetragen. Wenn du da bist, sag es sofort einem Schiedsrichter.
own-yourself = <b>{ $name }</b> (du)
own-why-rank = Warum dieser Rang
own-see-standings = Zur Rangliste
own-game-at = { $ground ->
   *[table] Tisch { $table }, Position { $position }
    [field] Feld { $table }, Position { $position }
}
own-no-result-yet = noch kein Ergebnis
own-with = mit
own-rank-of = { $all ->
   *[other] { $place } von { $all }
}
own-shares-rank-of = { $all ->
   *[other] Geteilter Rang { $rank } von { $all }
}
own-rank-no-game = Rang { $rank }, keine Partie gespielt
own-rank-disqualified = Disqualifiziert
own-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } SP
    }
    [hexes] { $count ->
        [one] { $count } Hexfeld
       *[other] { $count } Hexfelder
    }
}
own-vp-won = { $points ->
   *[vp] { $count ->
       *[other] { $count } SP, gewonnen
    }
    [hexes] { $count ->
        [one] { $count } Hexfeld, gewonnen
       *[other] { $count } Hexfelder, gewonnen
    }
}
own-absent = fehlt
own-not-counted = zählt nicht
own-worth = { $points ->
   *[vp] { $place } Platz, { $share } SP%
    [hexes] { $place } Platz, { $share } Hex%
}
own-worth-with-points = { $points ->
   *[vp] { $place } Platz, { $score } Punkte, { $share } SP%
    [hexes] { $place } Platz, { $score } Punkte, { $share } Hex%
}
own-opponent-absent = (fehlt)
own-opponent-won = ({ $vp }, gewonnen)
own-opponent-vp = ({ $vp })
own-read-it = Lesen
own-games-begin = Die Partien beginnen, wenn die Turnierleitung es sagt.
own-check-in-below = Checke unten ein oder sag der Turnierleitung am Eingang, dass du da bist.
own-confirm-board = Ist der Spielplan richtig aufgebaut? Bitte bestätigen.
own-confirm-new-board = Es gibt einen neuen Spielplan. Ist er richtig aufgebaut? Bitte bestätigen.
own-game-at-table = { $ground ->
   *[table] { $title } an deinem Tisch
    [field] { $title } an deinem Feld
}
own-open-game = Partie öffnen
own-sheet-heading = Dein Ergebnisbogen
own-here-heading = Bist du da?
own-scan-door = Scanne den Code an der Tür mit diesem Handy und komm hierher zurück, oder gib die Buchstaben darunter ein.
own-door-code = Code an der Tür
own-here-button = Ich bin da
own-agree-first = Du musst noch dem Verhaltenskodex und den Fotoregeln zustimmen. <a href="#agree">Unten zustimmen</a>
own-asked-to-leave = Du hast um { $time } gesagt, dass du gehen musst. Du bist noch dabei, bis das Turnierteam es bestätigt.
own-stay-button = Ich bleibe doch
own-asked-for-erasure = Du hast am { $time } verlangt, dass deine Daten gelöscht werden. Die Turnierleitung muss das noch tun.
own-keep-data-button = Meine Daten doch behalten
own-rulings = Entscheidungen über dich
own-games = Deine Partien
own-agree-heading = Noch zuzustimmen
own-agree-code = Ich stimme dem Verhaltenskodex zu (Version { $version })
own-agree-photo = Ich stimme den Fotoregeln zu (Version { $version })
own-no-pictures = Ich möchte nicht auf Fotos oder in Filmen zu sehen sein
own-no-pictures-help = Dein Name kommt auf eine Liste für das Turnierteam. Du spielst trotzdem mit und darfst das Kästchen darüber leer lassen (3.1.1).
own-for-minors = Bei Minderjährigen stimmt auch eine erziehungsberechtigte Person zu
own-minor = Ich bin minderjährig
own-guardian-name = Name der erziehungsberechtigten Person
own-guardian-agrees = Als erziehungsberechtigte Person stimme ich beidem zu
own-agree-button = Zustimmen
own-new-version-no-seat = Seit du zugestimmt hast, gibt es eine neue Version. Du bekommst keinen Sitzplatz, bis du zustimmst.
own-new-version = Seit du zugestimmt hast, gibt es eine neue Version. Bitte stimme hier zu.
own-not-asked-no-seat = Die Turnierleitung hat dich eingetragen, deshalb wurdest du noch nicht gefragt. Du bekommst keinen Sitzplatz, bis du zustimmst.
own-not-asked = Die Turnierleitung hat dich eingetragen, deshalb wurdest du noch nicht gefragt. Bitte stimme hier zu.
own-played-before = Wo du schon gespielt hast
own-played-before-note = Nur du siehst diese Liste.
own-other-events = Andere Turniere hier
own-board-worth = Was er wert ist, und die Spielpläne anderer Runden
own-data-heading = Deine Daten
own-comes-with-you = Wer mit dir kommt
own-agreed = Zugestimmt
own-agreed-not-yet = noch nicht
own-agreed-both = Verhaltenskodex { $code }, Fotoregeln { $photo }, { $at }
own-agreed-code-only = Verhaltenskodex { $code }, Fotoregeln noch nicht, { $at }
own-agreed-photo-only = Verhaltenskodex noch nicht, Fotoregeln { $photo }, { $at }
own-agreed-neither = Verhaltenskodex noch nicht, Fotoregeln noch nicht, { $at }
own-public-data = Dein Name, deine Ergebnisse und deine Sitzplätze sind öffentlich. Alles andere sieht nur das Turnierteam, und deine E-Mail-Adresse nur die Turnierleitung. <a href="{ $csv }">Als CSV herunterladen</a>, oder <a href="{ $json }">alles, was über dich gespeichert ist, als JSON</a>, ohne das, was andere einem Schiedsrichter gemeldet haben.
own-wants-no-pictures = Du möchtest nicht auf Fotos oder in Filmen zu sehen sein. Dein Name steht auf einer Liste für das Turnierteam (3.1.1).
own-pictures-fine = Bilder von mir sind doch in Ordnung
own-offer-no-pictures = Du möchtest nicht auf Fotos oder in Filmen zu sehen sein? Dann steht dein Name auf einer Liste für das Turnierteam; du spielst trotzdem mit (3.1.1).
own-no-pictures-button = Bitte keine Bilder von mir
own-erasure = Du kannst die Turnierleitung bitten, deine Daten zu löschen: Aus deinem Namen wird dann überall eine Nummer, und die Ergebnisse bleiben. Bis dahin ändert sich nichts.
own-erase-button = Meine Daten löschen
own-both-values = Beide Werte
own-field = Feld
own-typed = Deine Eingabe
own-stored = Jetzt gespeichert
own-form-holds-typed = Im Formular steht deine Eingabe. Wenn du es jetzt speicherst, ersetzt sie, was gespeichert ist.
own-change-data = Deine Daten ändern
own-name = Name
own-email = E-Mail
own-club = Verein
own-country = Land
own-groups-play = Familie oder Freunde, die auch spielen
own-groups-help = Mehrere mit | trennen
own-comes-with = Wer kommt mit dir?
own-comes-with-help = { $ground ->
   *[table] Namen aus Familie und Freundeskreis. Nur die Turnierleitung sieht sie; sie kann euch an verschiedene Tische setzen.
    [field] Namen aus Familie und Freundeskreis. Nur die Turnierleitung sieht sie; sie kann euch auf verschiedene Felder setzen.
}
own-save = Speichern
own-fact-name = Name
own-fact-email = E-Mail
own-fact-club = Verein
own-fact-country = Land
own-fact-groups = Gruppen
own-fact-family = Familie oder Freunde
own-fact-guardian = Erziehungsberechtigt
own-fact-comes-with = Bei der Anmeldung beantwortet
own-none = nichts
own-stale = Jemand anderes hat deine Daten geändert, nachdem du die Seite geöffnet hast. Deine Änderungen sind noch nicht gespeichert; beide Fassungen stehen unten.
own-tell-heading = Bescheid bekommen
own-tell-when = { $ground ->
   *[table] Wenn dein Tisch öffentlich ist oder sich ändert, wenn dein Ergebnis auf deine Unterschrift wartet und wenn du zu einem Finaltag eingeladen wirst.
    [field] Wenn dein Feld öffentlich ist oder sich ändert, wenn dein Ergebnis auf deine Unterschrift wartet und wenn du zu einem Finaltag eingeladen wirst.
}
own-news-public = Benachrichtigungen zeigen nur, was öffentlich ist.
own-news-no-script = Ohne JavaScript kann dieser Browser keinen Bescheid bekommen.
own-news-cannot = Dieser Browser kann keinen Bescheid bekommen. Auf einem iPhone leg diese Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
own-news-trying = Einen Moment…
own-news-late = Der Dienst, der dieses Gerät weckt, ist gerade nicht erreichbar. Versuch es später noch einmal.
own-news-denied = Dieser Browser blockiert Benachrichtigungen. Erlaube sie für diese Website in seinen Einstellungen und versuch es dann noch einmal.
own-told-on = { $count ->
    [one] Du bekommst auf einem Gerät Bescheid.
   *[other] Du bekommst auf { $count } Geräten Bescheid.
}
own-tell-here = Auf diesem Gerät Bescheid geben
own-tell-here-too = Auch auf diesem Gerät Bescheid geben
own-tell-no-more = Nicht mehr Bescheid geben
own-mailed = Du bekommst Mails.
own-stop-mails = Keine Mails mehr
own-mail-me = Per Mail Bescheid geben
own-wrong-heading = Stimmt etwas nicht?
own-wrong-tell = Sag es irgendwem vom Turnierteam. Oder <a href="{ $url }">melde es vertraulich</a>: Wen es betrifft, sieht die Meldung nie.
own-your-report = <a href="{ $url }">Deine Meldung vom <span class="num">{ $filed }</span></a>: { $standing }.
own-keep-heading = Diese Seite aufheben
own-keep-link = Dieser Link gehört dir allein, wie ein Schlüssel: Setz ein Lesezeichen oder scanne den Code mit deinem Handy. Wer ihn hat, kann alles sehen und ändern, was du kannst. Wenn du ihn verlierst, kann ihn dir die Turnierleitung zeigen.
own-copied = Kopiert
own-copy-link = Link kopieren
own-qr = QR-Code für den Link dieser Seite
own-leave-heading = Ich muss gehen
own-leaving = Das Turnierteam erfährt es sofort. Du bleibst dabei, bis es das bestätigt, und kannst es bis dahin zurücknehmen. Die Partien, die du gespielt hast, zählen weiter, für dich und für alle, mit denen du gespielt hast.
own-leave-button = Ich muss gehen
own-cannot-come = Ich kann nicht kommen
own-withdraw-heading = Abmelden
own-withdraw-button = Abmelden
own-withdraw-asked = Du nimmst deine Anmeldung zurück.
own-withdraw-waiting = Du verlässt die Warteliste und verlierst deinen Platz darauf.
own-withdraw-place = Du gibst deinen Startplatz auf; vielleicht bekommt ihn jemand von der Warteliste. Die Turnierleitung kann dich nur zurückholen, solange Platz ist.
own-standings = Rangliste
own-all-results = Alle Ergebnisse
own-about-tournament = Über das Turnier
own-add-to-calendar = Deine Partien in deinen Kalender
own-back = Zurück zu deiner Seite
own-done-registered = Deine Anmeldung ist da. Das ist deine eigene Seite: Heb ihren Link auf.
own-done-agreed = Deine Zustimmung ist gespeichert.
own-done-checked-in = Du bist eingecheckt.
own-done-saved = Deine Daten sind gespeichert.
own-done-no-pictures = Dein Name steht auf der Liste derer, die keine Bilder möchten.
own-done-pictures = Dein Name steht nicht mehr auf dieser Liste.
own-done-mail = Du bekommst Mails.
own-done-no-mail = Du bekommst keine Mails mehr.
own-done-news = Du bekommst auf diesem Gerät Bescheid.
own-done-no-news = Du bekommst keinen Bescheid mehr, auf keinem Gerät.
own-done-withdrawn = Du hast dich abgemeldet.
own-done-leaving = Das Turnierteam weiß, dass du gehen musst. Du bist noch dabei, bis es das bestätigt.
own-done-staying = Du bleibst. Das Turnierteam weiß es.
own-done-erasure-asked = Die Turnierleitung weiß, dass du deine Daten gelöscht haben willst.
own-done-erasure-not = Zurückgenommen. Deine Daten bleiben.
own-card-of = Karte von { $name }
own-card-number = Nr. { $number }
own-card-qr = QR-Code für den persönlichen Link
own-card-pin = PIN <b>{ $pin }</b>
own-card-no-pin = noch keine PIN
own-card-says = Deine eigene Seite und die PIN, mit der du nach der Partie auf einem Tablet unterschreibst. Gib beides niemandem weiter.
own-calendar-seat = { $ground ->
   *[table] Tisch { $table }, Pos. { $position }
    [field] Feld { $table }, Pos. { $position }
}
