sheets-field-vp = { $points ->
   *[vp] SP
    [hexes] Hexfelder
}
sheets-field-winner = Sieg
sheets-field-absent = fehlt
sheets-field-colour = Farbe
sheets-field-play-order = Zugreihenfolge
sheets-field-chair = Stuhl
sheets-field-handler = Rohstoffkarten
sheets-yes = ja
sheets-not-noted = nicht vermerkt
sheets-handler-starting = Startspieler
sheets-handler-elected = gewählt: { $name }
sheets-handler-agreed = nach Absprache: zwei Stapel, oder alle nehmen sich selbst
sheets-handler-agreed-at-first = Startspieler, da eine Absprache endete
sheets-handler-judge = ein Schiedsrichter
sheets-handler-help = Wer die Partie beginnt, sofern der Tisch nicht jemanden gewählt, etwas anderes abgesprochen oder einen Schiedsrichter gebeten hat. Eine Absprache endet, sobald fraglich ist, ob jemand die richtigen Karten genommen hat.
sheets-handler-help-final = Im Finale gibt sie ein Schiedsrichter aus.
sheets-absent-help-side = Kreuze bis zur Unterschrift bei allen, die nicht gekommen sind, „fehlt“ an: Die Partie zählt als Partie derer, die gekommen sind, und wer fehlt, hat eine verpasste Partie.
sheets-absent-help-prelim = { $entrant ->
   *[player] Kreuze bis zur Unterschrift bei allen, die nicht gekommen sind, „fehlt“ an: Die Partie zählt als Partie derer, die gekommen sind, und wer fehlt, hat eine verpasste Partie. Fehlen zwei, sagt ein Schiedsrichter oder jemand von der Turnierleitung, wie es weitergeht: Die anderen zwei kommen an andere { $ground ->
       *[table] Tische
        [field] Felder
    }, oder sie spielen, und ein Schiedsrichter entscheidet die Partie.
    [team] Kreuze bis zur Unterschrift bei einem Team, das nicht gekommen ist, „fehlt“ an: Die Partie zählt als Partie derer, die gekommen sind, und das fehlende Team hat eine verpasste Partie. Fehlen zwei, sagt ein Schiedsrichter oder jemand von der Turnierleitung, wie es weitergeht: Die anderen zwei kommen an andere { $ground ->
       *[table] Tische
        [field] Felder
    }, oder sie spielen, und ein Schiedsrichter entscheidet die Partie.
}
sheets-absent-help-dummy = { $entrant ->
   *[player] Kreuze bis zur Unterschrift bei allen, die nicht gekommen sind, „fehlt“ an: Die Partie zählt als Partie derer, die gekommen sind, bei dreien mit dem vierten Wert (1.4.3), und wer fehlt, hat eine verpasste Partie. Fehlen zwei, sagt ein Schiedsrichter oder jemand von der Turnierleitung, wie es weitergeht: Die anderen zwei kommen an andere { $ground ->
       *[table] Tische
        [field] Felder
    }, oder sie spielen, und ein Schiedsrichter entscheidet die Partie.
    [team] Kreuze bis zur Unterschrift bei einem Team, das nicht gekommen ist, „fehlt“ an: Die Partie zählt als Partie derer, die gekommen sind, bei dreien mit dem vierten Wert (1.4.3), und das fehlende Team hat eine verpasste Partie. Fehlen zwei, sagt ein Schiedsrichter oder jemand von der Turnierleitung, wie es weitergeht: Die anderen zwei kommen an andere { $ground ->
       *[table] Tische
        [field] Felder
    }, oder sie spielen, und ein Schiedsrichter entscheidet die Partie.
}
sheets-absent-help-semi = { $entrant ->
   *[player] Wer vor dem Start fehlt, wird durch den nächsten Rang ersetzt (1.1.7). Kreuze bis zur Unterschrift bei allen, die zu einer laufenden Partie nicht kommen, „fehlt“ an: Die anderen spielen um den Platz im Finale, und wer fehlt, steht direkt hinter allen, die ein Halbfinale gespielt haben.
    [team] Ein Team, das vor dem Start fehlt, wird durch den nächsten Rang ersetzt (1.1.7). Kreuze bis zur Unterschrift bei einem Team, das zu einer laufenden Partie nicht kommt, „fehlt“ an: Die anderen spielen um den Platz im Finale, und das fehlende Team steht direkt hinter allen, die ein Halbfinale gespielt haben.
}
sheets-absent-help-final = { $entrant ->
   *[player] Wer vor dem Start fehlt, wird durch den nächsten Rang ersetzt (1.1.9). Kreuze bis zur Unterschrift bei allen, die zu einer laufenden Partie nicht kommen, „fehlt“ an: Die anderen spielen um den Titel, und wer fehlt, steht direkt hinter ihnen.
    [team] Ein Team, das vor dem Start fehlt, wird durch den nächsten Rang ersetzt (1.1.9). Kreuze bis zur Unterschrift bei einem Team, das zu einer laufenden Partie nicht kommt, „fehlt“ an: Die anderen spielen um den Titel, und das fehlende Team steht direkt hinter ihnen.
}
sheets-caption = { $points ->
   *[vp] SP und Sieg je Sitzplatz, und wer fehlt
    [hexes] Hexfelder und Sieg je Sitzplatz, und wer fehlt
}
sheets-caption-seats = { $points ->
   *[vp] SP, Sieg, Farbe und Zugreihenfolge je Sitzplatz, und wer fehlt
    [hexes] Hexfelder, Sieg, Farbe und Zugreihenfolge je Sitzplatz, und wer fehlt
}
sheets-position = Pos.
sheets-winner = Sieg
sheets-colour = Farbe
sheets-play-order = Reihenfolge
sheets-absent = Fehlt
sheets-chair = Stuhl
sheets-points-of = { $points ->
   *[vp] SP von { $name }
    [hexes] Hexfelder von { $name }
}
sheets-colour-of = Farbe von { $name }
sheets-play-order-of = Zugreihenfolge von { $name }
sheets-chair-of = Stuhl von { $name }
sheets-part-of = { $part } von { $name }
sheets-pick-won = gewonnen<span class="vh">: { $name }</span>
sheets-pick-absent = fehlt<span class="vh">: { $name }</span>
sheets-pick-part = { $vp }<span class="vh"> für { $part }: { $name }</span>
sheets-pick-nobody = niemand<span class="vh"> hat { $part }</span>
sheets-rarely-seats = Farbe, Zugreihenfolge, fehlt
sheets-rarely = Fehlt
sheets-count-parts = Einzeln zählen: { $parts }
sheets-parts-help = { $points ->
   *[vp] Die Teile ergeben zusammen die SP; lass die SP oben leer oder gib dieselbe Zahl ein.
    [hexes] Die Teile ergeben zusammen die Hexfelder; lass die Hexfelder oben leer oder gib dieselbe Zahl ein.
}
sheets-parts-caption = Teile der Punktzahl
sheets-sum = Summe
sheets-nobody = Niemand
sheets-chairs-and-cards = Stühle, und wer die Rohstoffkarten ausgegeben hat
sheets-handled-by-label = Wer die Rohstoffkarten ausgegeben hat (2.0.4)
sheets-claimed = Der Sieg wurde im eigenen Zug angesagt (3.0.14)
sheets-claimed-help = War es im Zug von jemand anderem, frag einen Schiedsrichter, bevor jemand unterschreibt.
sheets-outcome-caption = { $ground ->
   *[table] Tisch { $table }, { $round }
    [field] Feld { $table }, { $round }
}
sheets-won = ★ gewonnen
sheets-handled-by = Rohstoffkarten ausgegeben (2.0.4): { $who }.
sheets-decided = von einem Schiedsrichter entschieden
sheets-decided-best-other = von einem Schiedsrichter entschieden: Gewonnen hat, wer unter den anderen am besten ist
sheets-decided-stands = von einem Schiedsrichter entschieden: Das Ergebnis gilt
sheets-decided-not-counted = von einem Schiedsrichter entschieden: zählt nicht
sheets-not-signed-yet = noch nicht unterschrieben
sheets-did-not-come = fehlt
sheets-unknown-vp = { $points ->
   *[vp] ? SP
    [hexes] ? Hexfelder
}
sheets-unknown-vp-won = { $points ->
   *[vp] ? SP, gewonnen
    [hexes] ? Hexfelder, gewonnen
}
sheets-round-closed = Die Runde ist abgeschlossen.
sheets-results-with-sheets = Ergebnisse erscheinen, sobald ihre Ergebnisbögen unterschrieben sind.
sheets-results-when-closed = Ergebnisse erscheinen, wenn die Runde abgeschlossen ist.
sheets-on-time = auf Zeit
sheets-what-differs = Was abweicht
sheets-field-column = Feld
sheets-stored-column = Jetzt gespeichert
sheets-typed-column = Deine Eingabe
sheets-nothing = nichts
sheets-change-below = Wenn das Gespeicherte falsch ist, ändere es unten.
sheets-say-you-disagree = { $ground ->
   *[table] Wenn das Gespeicherte falsch ist, sag, dass du nicht einverstanden bist: Ein Schiedsrichter kommt an deinen Tisch.
    [field] Wenn das Gespeicherte falsch ist, sag, dass du nicht einverstanden bist: Ein Schiedsrichter kommt an dein Feld.
}
sheets-disagree = Ich bin nicht einverstanden
sheets-final-slip = Das Gespeicherte ist endgültig. Wenn auf dem unterschriebenen Papier steht, was du eingegeben hast, sag es jetzt einem Schiedsrichter: Jemand von der Turnierleitung und ein Schiedsrichter können es zusammen berichtigen (1.3.4).
sheets-final-stands = Das Gespeicherte ist endgültig, daran ändert sich nichts mehr (1.3.4).
sheets-tell-judge = Wenn das Gespeicherte falsch ist, sag es einem Schiedsrichter.
sheets-same-as-stored = Du hast eingegeben, was gespeichert ist.
sheets-paused = Unterbrochen
sheets-layout-confirmed = Der Aufbau des Spielplans wurde um <span class="num">{ $time }</span> bestätigt{ $clause-html }.
sheets-new-board = Diese Runde hat einen neuen Spielplan bekommen, nachdem ihre Partien begonnen hatten. Was davor bestätigt wurde, zählt nicht mehr.
sheets-unknown-board-choose = Für diese Runde ist kein Spielplan festgelegt. Ist eurer so, wie ihr ihn bekommen habt, und sind alle einverstanden? Bestätige ihn, bevor ihr wählt (1.1.6).
sheets-unknown-board-begin = Für diese Runde ist kein Spielplan festgelegt. Ist eurer so, wie ihr ihn bekommen habt, und sind alle einverstanden? Bestätige ihn, bevor ihr anfangt.
sheets-board-right-choose = { $ground ->
   *[table] Entspricht der Spielplan an Tisch { $table } dem Aufbau dieser Runde, und sind alle am Tisch einverstanden? Bestätige ihn, bevor ihr wählt (1.1.6).
    [field] Entspricht der Spielplan an Feld { $table } dem Aufbau dieser Runde, und sind alle am Feld einverstanden? Bestätige ihn, bevor ihr wählt (1.1.6).
}
sheets-board-right-begin = { $ground ->
   *[table] Entspricht der Spielplan an Tisch { $table } dem Aufbau dieser Runde, und sind alle am Tisch einverstanden? Bestätige ihn, bevor ihr anfangt.
    [field] Entspricht der Spielplan an Feld { $table } dem Aufbau dieser Runde, und sind alle am Feld einverstanden? Bestätige ihn, bevor ihr anfangt.
}
sheets-look-at-board = Spielplan ansehen
sheets-sheet-shows-board = { $ground ->
   *[table] Das Blatt auf eurem Tisch zeigt ihn.
    [field] Das Blatt an eurem Feld zeigt ihn.
}
sheets-board-right-button = Ja, der Spielplan stimmt
sheets-entered-unsigned = Du hast ein Ergebnis eingetragen, und noch hat niemand unterschrieben. Es wird endgültig, wenn alle unterschrieben haben, die gespielt haben (1.3.4).
sheets-enter-what-happened = { $ground ->
   *[table] Trag ein, wie es an deinem Tisch ausging. Es wird endgültig, wenn alle unterschrieben haben, die gespielt haben (1.3.4).
    [field] Trag ein, wie es an deinem Feld ausging. Es wird endgültig, wenn alle unterschrieben haben, die gespielt haben (1.3.4).
}
sheets-result-of = { $ground ->
   *[table] Ergebnis von Tisch { $table }, { $round }
    [field] Ergebnis von Feld { $table }, { $round }
}
sheets-change-button = Ergebnis ändern
sheets-enter-button = Ergebnis eintragen
sheets-no-entry = Jetzt kein Eintrag
sheets-final = Endgültig
sheets-result-stands = Das Ergebnis dieser Partie gilt (1.3.4).
sheets-unusual = Ungewöhnlich
sheets-somebody-disagrees = Jemand ist nicht einverstanden.
sheets-nobody-signs = Vorerst kann niemand unterschreiben.
sheets-judge-coming = { $ground ->
   *[table] Ein Schiedsrichter kommt an euren Tisch und entscheidet (1.3.4).
    [field] Ein Schiedsrichter kommt an euer Feld und entscheidet (1.3.4).
}
sheets-judge-coming-named = { $ground ->
   *[table] Ein Schiedsrichter kommt an euren Tisch und entscheidet: { $name } (1.3.4).
    [field] Ein Schiedsrichter kommt an euer Feld und entscheidet: { $name } (1.3.4).
}
sheets-judges-know = { $ground ->
   *[table] Die Schiedsrichter wissen es, und einer von ihnen kommt an euren Tisch und entscheidet (1.3.4).
    [field] Die Schiedsrichter wissen es, und einer von ihnen kommt an euer Feld und entscheidet (1.3.4).
}
sheets-changed = Geändert
sheets-changed-after-signing = { $ground ->
   *[table] Das Ergebnis deines Tisches wurde geändert, nachdem du unterschrieben hast, deshalb zählt deine Unterschrift nicht mehr. Lies das Ergebnis noch einmal und unterschreib es, wenn es stimmt.
    [field] Das Ergebnis deines Feldes wurde geändert, nachdem du unterschrieben hast, deshalb zählt deine Unterschrift nicht mehr. Lies das Ergebnis noch einmal und unterschreib es, wenn es stimmt.
}
sheets-is-this-right = { $ground ->
   *[table] Ist es an deinem Tisch so ausgegangen? Unterschreib nur für dich selbst. Die letzte Unterschrift macht es endgültig: Danach kann niemand am Tisch mehr etwas ändern.
    [field] Ist es an deinem Feld so ausgegangen? Unterschreib nur für dich selbst. Die letzte Unterschrift macht es endgültig: Danach kann niemand am Feld mehr etwas ändern.
}
sheets-sign-button = Ich unterschreibe: Es stimmt
sheets-mistyped = Vertippt: Ergebnis ändern
sheets-you-entered = Du hast dieses Ergebnis eingetragen, und noch hat niemand unterschrieben.
sheets-take-back = Du hast gesagt, dass du nicht einverstanden bist. Wenn es geklärt ist oder das Ergebnis jetzt stimmt, nimm das zurück; dann kannst du unterschreiben.
sheets-agree-button = Ich bin doch einverstanden
sheets-what-is-wrong = Was stimmt nicht?
sheets-objection-help = { $ground ->
   *[table] Die Schiedsrichter und die Turnierleitung lesen es und kommen an euren Tisch.
    [field] Die Schiedsrichter und die Turnierleitung lesen es und kommen an euer Feld.
}
sheets-call-judge-button = Schiri rufen: Ich bin nicht einverstanden
sheets-receipt = Beleg
sheets-receipt-later = Hier gibt es einen Beleg, sobald die Runde abgeschlossen ist.
sheets-round-ahead = Die Runde hat noch nicht begonnen.
sheets-staff-do-not-sign = Du bist als Turnierteam angemeldet und kannst hier nicht unterschreiben: Wer spielt, unterschreibt selbst. Nimm den Bogen auf den Seiten des Turnierteams.
sheets-from-the-game = Ausgefüllt aus der Partie, die Schritt für Schritt mitgeschrieben wurde. Prüf es und speichere dann.
sheets-stale = Das Ergebnis wurde geändert, nachdem du diese Seite geöffnet hast. Du hast nicht unterschrieben. Lies, wie es jetzt ist.
sheets-entry-stale = Jemand anderes hat das Ergebnis vor dir eingetragen. Deines wurde nicht gespeichert. Vergleiche beide unten.
sheets-layout-stale = { $ground ->
   *[table] Dieser Tisch wurde geändert oder hat einen anderen Spielplan, seit du die Seite geöffnet hast. Nichts wurde bestätigt. So ist es jetzt.
    [field] Dieses Feld wurde geändert oder hat einen anderen Spielplan, seit du die Seite geöffnet hast. Nichts wurde bestätigt. So ist es jetzt.
}
sheets-photos = { $count ->
   *[other] Fotos vom Spielplan ({ $count })
}
sheets-photo-start = Der Spielplan zu Beginn
sheets-photo-end = Der Spielplan am Ende
sheets-photo-added = Hinzugefügt { $at } von { $name }.
sheets-photo-added-by-somebody = Hinzugefügt { $at } von jemandem.
sheets-own-enter = Ist die Partie vorbei? Trag ein, wie sie ausging, und alle unterschreiben es.
sheets-own-enter-button = Ergebnis eintragen
sheets-own-sign = { $ground ->
   *[table] Das Ergebnis deines Tisches ist da und wartet auf deine Unterschrift. Unterschreib, wenn es stimmt.
    [field] Das Ergebnis deines Feldes ist da und wartet auf deine Unterschrift. Unterschreib, wenn es stimmt.
}
sheets-own-sign-button = Prüfen und unterschreiben
sheets-own-sign-again-button = Prüfen und neu unterschreiben
sheets-own-absent = { $ground ->
   *[table] Das Ergebnis deines Tisches ist da, und darin bist du als fehlend eingetragen. Wenn das falsch ist, sag es.
    [field] Das Ergebnis deines Feldes ist da, und darin bist du als fehlend eingetragen. Wenn das falsch ist, sag es.
}
sheets-own-see-button = Ergebnis ansehen
sheets-own-all-signed = Du hast das Ergebnis unterschrieben, und alle anderen, die müssen, auch. Das Turnierteam macht es endgültig.
sheets-own-signed = { $signed ->
   *[other] Du hast das Ergebnis unterschrieben. { $signed } von { $all } haben unterschrieben. Noch offen: { $names }.
}
sheets-own-disputed = { $ground ->
   *[table] Jemand an deinem Tisch ist mit dem Ergebnis nicht einverstanden. Ein Schiedsrichter kommt zu euch.
    [field] Jemand an deinem Feld ist mit dem Ergebnis nicht einverstanden. Ein Schiedsrichter kommt zu euch.
}
sheets-own-judge-comes = { $ground ->
   *[table] Jemand an deinem Tisch ist mit dem Ergebnis nicht einverstanden. Ein Schiedsrichter ist unterwegs.
    [field] Jemand an deinem Feld ist mit dem Ergebnis nicht einverstanden. Ein Schiedsrichter ist unterwegs.
}
sheets-own-judge-comes-named = { $ground ->
   *[table] Jemand an deinem Tisch ist mit dem Ergebnis nicht einverstanden. Ein Schiedsrichter ist unterwegs: { $name }.
    [field] Jemand an deinem Feld ist mit dem Ergebnis nicht einverstanden. Ein Schiedsrichter ist unterwegs: { $name }.
}
sheets-own-game-won = Die Partie ist vorbei. Ihr Ergebnis steht schon auf dem Ergebnisbogen: Prüf es, und alle unterschreiben.
sheets-own-game-won-button = Ergebnisbogen ansehen und unterschreiben
sheets-done-entered = { $ground ->
   *[table] Das Ergebnis ist eingetragen. Prüf es noch einmal und unterschreib es dann, wie alle am Tisch.
    [field] Das Ergebnis ist eingetragen. Prüf es noch einmal und unterschreib es dann, wie alle am Feld.
}
sheets-done-signed = Du hast unterschrieben.
sheets-done-objected = { $ground ->
   *[table] Die Schiedsrichter wissen, dass du nicht einverstanden bist. Bleib an deinem Tisch: Einer von ihnen kommt.
    [field] Die Schiedsrichter wissen, dass du nicht einverstanden bist. Bleib an deinem Feld: Einer von ihnen kommt.
}
sheets-done-taken-back = Zurückgenommen. Du kannst jetzt unterschreiben.
sheets-done-nothing-to-take-back = Es war nichts mehr zurückzunehmen: Das ist schon geschehen, oder das Ergebnis wurde geändert. So ist es jetzt.
sheets-done-layout = Der Aufbau ist bestätigt.
sheets-done-layout-before = { $ground ->
   *[table] Der Aufbau dieses Tisches wurde schon von einem anderen Gerät aus bestätigt. Mehr ist nicht zu tun.
    [field] Der Aufbau dieses Feldes wurde schon von einem anderen Gerät aus bestätigt. Mehr ist nicht zu tun.
}
sheets-unusual-winner-below = { $points ->
   *[vp] Gewonnen mit weniger als { $goal } SP
    [hexes] Gewonnen mit weniger als { $goal } Hexfeldern
}
sheets-unusual-winner-above = { $points ->
   *[vp] Gewonnen mit weit mehr als { $goal } SP
    [hexes] Gewonnen mit weit mehr als { $goal } Hexfeldern
}
sheets-unusual-loser = { $points ->
   *[vp] { $goal } SP oder mehr, und nicht gewonnen
    [hexes] { $goal } Hexfelder oder mehr, und nicht gewonnen
}
sheets-unusual-below-start = { $points ->
   *[vp] Weniger als { $start } SP, mit denen alle anfangen
    [hexes] Weniger als { $start } Hexfelder, mit denen alle anfangen
}
sheets-unusual-shared = { $points ->
   *[vp] Andere haben bei Ablauf der Zeit gleich viele SP; ein Schiedsrichter bestimmt, wer gewonnen hat
    [hexes] Andere haben bei Ablauf der Zeit gleich viele Hexfelder; ein Schiedsrichter bestimmt, wer gewonnen hat
}
sheets-unusual-disqualified = In dieser Partie disqualifiziert, aber als Sieg eingetragen
sheets-unusual-withdrew = Während dieser Partie ausgestiegen, aber als Sieg eingetragen
sheets-unusual-unsigned = Gewonnen, aber vor der Unterschrift ausgestiegen
sheets-unusual-of = { $name }: { $what }.
sheets-unusual-of-unsigned = { $name } hat gewonnen und ist nach dem Eintragen dieses Ergebnisses ausgestiegen, ohne zu unterschreiben. War das nach der Partie, unterschreibt wie gewohnt; ist { $name } während der Partie gegangen, bestimmt ein Schiedsrichter, was gilt.
sheets-unusual-of-disqualified = { $name } wurde in dieser Partie disqualifiziert und soll sie gewonnen haben. Ein Schiedsrichter bestimmt, was gilt.
sheets-unusual-of-withdrew = { $name } ist in dieser Partie ausgestiegen und soll sie gewonnen haben. Ein Schiedsrichter bestimmt, was gilt.
sheets-of-player = { $name }: { $fault }
sheets-not-whole = { $field ->
    [vp] { $points ->
       *[vp] SP müssen eine ganze Zahl sein, etwa 7.
        [hexes] Hexfelder müssen eine ganze Zahl sein, etwa 7.
    }
    [winner] Sieg muss eine ganze Zahl sein, etwa 7.
    [play-order] Die Zugreihenfolge muss eine ganze Zahl sein, etwa 7.
    [chair] Der Stuhl muss eine ganze Zahl sein, etwa 7.
   *[part] { $part }: Das muss eine ganze Zahl sein, etwa 7.
}
sheets-no-such-seat = { $ground ->
   *[table] An diesem Tisch hat niemand diesen Sitzplatz.
    [field] An diesem Feld hat niemand diesen Sitzplatz.
}
sheets-no-such-handler = Wähle, wer die Partie beginnt, jemanden von diesem Tisch oder einen Schiedsrichter.
sheets-number = { $count ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
}
sheets-or = { $before } oder { $last }
sheets-table-size = { $ground ->
   *[table] Ein Tisch hat { $sizes } Sitzplätze, nicht { $found }.
    [field] Ein Feld hat { $sizes } Sitzplätze, nicht { $found }.
}
sheets-too-few-nobody = { $ground ->
   *[table] An diesem Tisch ist niemand mehr, und für eine Partie braucht es { $least }. Ein Schiedsrichter oder jemand von der Turnierleitung sagt, wie es weitergeht. Entweder kommt, wer da ist, an einen anderen Tisch: Nimm den Start der Runde zurück, solange sie kein Ergebnis hat, und bring ihren Sitzplan in Ordnung. Oder es wird ohne die anderen gespielt, und ein Schiedsrichter entscheidet die Partie.
    [field] An diesem Feld ist niemand mehr, und für eine Partie braucht es { $least }. Ein Schiedsrichter oder jemand von der Turnierleitung sagt, wie es weitergeht. Entweder kommt, wer da ist, an ein anderes Feld: Nimm den Start der Runde zurück, solange sie kein Ergebnis hat, und bring ihren Sitzplan in Ordnung. Oder es wird ohne die anderen gespielt, und ein Schiedsrichter entscheidet die Partie.
}
sheets-too-few-one = { $ground ->
   *[table] An diesem Tisch ist nur noch jemand allein, und für eine Partie braucht es { $least }. Ein Schiedsrichter oder jemand von der Turnierleitung sagt, wie es weitergeht. Entweder kommt, wer da ist, an einen anderen Tisch: Nimm den Start der Runde zurück, solange sie kein Ergebnis hat, und bring ihren Sitzplan in Ordnung. Oder es wird ohne die anderen gespielt, und ein Schiedsrichter entscheidet die Partie.
    [field] An diesem Feld ist nur noch jemand allein, und für eine Partie braucht es { $least }. Ein Schiedsrichter oder jemand von der Turnierleitung sagt, wie es weitergeht. Entweder kommt, wer da ist, an ein anderes Feld: Nimm den Start der Runde zurück, solange sie kein Ergebnis hat, und bring ihren Sitzplan in Ordnung. Oder es wird ohne die anderen gespielt, und ein Schiedsrichter entscheidet die Partie.
}
sheets-too-few = { $ground ->
   *[table] An diesem Tisch sind nur noch { $found }, und für eine Partie braucht es { $least }. Ein Schiedsrichter oder jemand von der Turnierleitung sagt, wie es weitergeht. Entweder kommt, wer da ist, an einen anderen Tisch: Nimm den Start der Runde zurück, solange sie kein Ergebnis hat, und bring ihren Sitzplan in Ordnung. Oder es wird ohne die anderen gespielt, und ein Schiedsrichter entscheidet die Partie.
    [field] An diesem Feld sind nur noch { $found }, und für eine Partie braucht es { $least }. Ein Schiedsrichter oder jemand von der Turnierleitung sagt, wie es weitergeht. Entweder kommt, wer da ist, an ein anderes Feld: Nimm den Start der Runde zurück, solange sie kein Ergebnis hat, und bring ihren Sitzplan in Ordnung. Oder es wird ohne die anderen gespielt, und ein Schiedsrichter entscheidet die Partie.
}
sheets-absent-handler = { $entrant ->
   *[player] Wer fehlt, kann die Rohstoffkarten nicht ausgegeben haben.
    [team] Ein Team, das fehlt, kann die Rohstoffkarten nicht ausgegeben haben.
}
sheets-absent-winner = { $entrant ->
   *[player] Wer fehlt, kann nicht gewonnen haben.
    [team] Ein Team, das fehlt, kann nicht gewonnen haben.
}
sheets-absent-with = { $field ->
    [vp] { $points ->
       *[vp] SP sind eingetragen, obwohl „fehlt“ angekreuzt ist: Lösch sie, oder nimm das Kreuz bei „fehlt“ weg.
        [hexes] Hexfelder sind eingetragen, obwohl „fehlt“ angekreuzt ist: Lösch sie, oder nimm das Kreuz bei „fehlt“ weg.
    }
    [play-order] Die Zugreihenfolge ist eingetragen, obwohl „fehlt“ angekreuzt ist: Lösch sie, oder nimm das Kreuz bei „fehlt“ weg.
    [chair] Der Stuhl ist eingetragen, obwohl „fehlt“ angekreuzt ist: Lösch ihn, oder nimm das Kreuz bei „fehlt“ weg.
    [colour] Die Farbe ist eingetragen, obwohl „fehlt“ angekreuzt ist: Lösch sie, oder nimm das Kreuz bei „fehlt“ weg.
   *[part] { $part }: Hier ist etwas eingetragen, obwohl „fehlt“ angekreuzt ist. Lösch es, oder nimm das Kreuz bei „fehlt“ weg.
}
sheets-vp-missing = { $points ->
   *[vp] Trag die SP ein.
    [hexes] Trag die Hexfelder ein.
}
sheets-vp-below-zero = { $points ->
   *[vp] Weniger als 0 SP geht nicht.
    [hexes] Weniger als 0 Hexfelder geht nicht.
}
sheets-vp-too-many = { $points ->
   *[vp] Mehr als { $most } SP geht nicht.
    [hexes] Mehr als { $most } Hexfelder geht nicht.
}
sheets-parts-disagree = { $points ->
   *[vp] Die Teile ergeben { $parts } SP, angegeben sind aber { $vp }.
    [hexes] Die Teile ergeben { $parts } Hexfelder, angegeben sind aber { $vp }.
}
sheets-part-unknown = Eine Punktzahl dieses Spiels hat keinen solchen Teil.
sheets-part-limit = { $part }: von 0 bis { $most }.
sheets-part-limit-in-all = { $code ->
    [vp_cards] { $ground ->
       *[table] { $part }: { $found } am Tisch, und im Stapel sind { $most }.
        [field] { $part }: { $found } am Feld, und im Stapel sind { $most }.
    }
   *[any] { $ground ->
       *[table] { $part }: { $found } am Tisch, und es gibt { $most }.
        [field] { $part }: { $found } am Feld, und es gibt { $most }.
    }
}
sheets-second-holder = { $entrant ->
   *[player] { $part }: Das kann nur eine Person haben.
    [team] { $part }: Das kann nur ein Team haben.
}
sheets-held-alone = { $held }: Das zählt hier nur zusammen mit { $own }.
sheets-no-winner = Niemand ist als Sieg eingetragen.
sheets-second-winner = { $entrant ->
   *[player] Nur eine Person kann gewonnen haben.
    [team] Nur ein Team kann gewonnen haben.
}
sheets-not-most-on-time = { $points ->
   *[vp] Ist die Zeit um, hat gewonnen, wer die meisten SP hat: Hier sind es mehr als beim eingetragenen Sieg.
    [hexes] Ist die Zeit um, hat gewonnen, wer die meisten Hexfelder hat: Hier sind es mehr als beim eingetragenen Sieg.
}
sheets-colours-are = Die Farben sind { $colours }.
sheets-colour-twice = { $entrant ->
   *[player] Jemand anderes
    [team] Ein anderes Team
} an diesem { $ground ->
   *[table] Tisch
    [field] Feld
} hat diese Farbe.
sheets-order-twice = { $entrant ->
   *[player] Jemand anderes
    [team] Ein anderes Team
} an diesem { $ground ->
   *[table] Tisch
    [field] Feld
} hat diese Stelle in der Zugreihenfolge.
sheets-order-unknown = { $entrant ->
   *[player] Die Zugreihenfolge geht von 1 bis zur Zahl derer, die spielen.
    [team] Die Zugreihenfolge geht von 1 bis zur Zahl der Teams.
}
sheets-chair-twice = { $entrant ->
   *[player] Jemand anderes
    [team] Ein anderes Team
} an diesem { $ground ->
   *[table] Tisch
    [field] Feld
} hat diesen Stuhl.
sheets-chair-unknown = Stühle gehen von 1 bis { $chairs }.
sheets-running-begun = Begonnen um <span class="num">{ $time }</span>.
sheets-running-begun-round = Begonnen um <span class="num">{ $time }</span>, dieser Durchgang um <span class="num">{ $since }</span>.
sheets-running-out = ausgeschieden

sheets-title = { $ground ->
   *[table] { $round }, Tisch { $table }
    [field] { $round }, Feld { $table }
}
