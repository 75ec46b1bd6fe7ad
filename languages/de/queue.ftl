queue-waits = { $count ->
    [one] 1 Änderung wartet auf diesem Gerät. Sie wird gesendet, wenn die Verbindung wieder da ist.
   *[other] { $number } Änderungen warten auf diesem Gerät. Sie werden gesendet, wenn die Verbindung wieder da ist.
}
queue-stays = { $count ->
    [one] 1 Änderung wartet auf diesem Gerät. Unter dieser Adresse antwortet Reeve nicht.
   *[other] { $number } Änderungen warten auf diesem Gerät. Unter dieser Adresse antwortet Reeve nicht.
}
queue-sends = { $count ->
    [one] 1 Änderung wird gesendet.
   *[other] { $number } Änderungen werden gesendet.
}
queue-look = { $count ->
    [one] 1 Änderung wurde nicht angenommen. Sieh sie dir hier an.
   *[other] { $number } Änderungen wurden nicht angenommen. Sieh sie dir hier an.
}
queue-signed-out = { $count ->
    [one] Du bist nicht mehr angemeldet. 1 Änderung wartet, bis du dich wieder anmeldest.
   *[other] Du bist nicht mehr angemeldet. { $number } Änderungen warten, bis du dich wieder anmeldest.
}
queue-others = { $count ->
    [one] 1 Änderung von { $who } wartet auf diesem Gerät, bis { $who } sich hier wieder anmeldet.
   *[other] { $number } Änderungen von { $who } warten auf diesem Gerät, bis { $who } sich hier wieder anmeldet.
}
queue-others-link = { $count ->
    [one] 1 Änderung von { $who } wartet auf diesem Gerät, bis die eigene Seite von { $who } hier wieder geöffnet wird.
   *[other] { $number } Änderungen von { $who } warten auf diesem Gerät, bis die eigene Seite von { $who } hier wieder geöffnet wird.
}
queue-here = da
queue-not-here = nicht da
queue-here-queued = Da, wartet
queue-not-here-queued = Nicht da, wartet
queue-handed = Auf diesem Gerät eingegeben, als Reeve eine andere Adresse hatte. Sieh nach, was gespeichert ist, und sende es, wenn es fehlt.
queue-pin-waits = 1 Unterschrift wartet auf die Verbindung. Lass diese Seite offen.
queue-sign-in = Neu anmelden
queue-address-changed = Hat sich die Adresse geändert? Was wartet, kommt mit dorthin: Sieh es dir dort an und trag ein, was fehlt.
queue-try = Versuch <bdi class="num" translate="no"></bdi>
queue-typed-by-you = Deine Eingabe: <span translate="no"></span>
queue-what-differs = Was abweicht
queue-field = Feld
queue-stored-now = Jetzt gespeichert
queue-typed-column = Deine Eingabe
queue-gone = Was eingegeben war, lässt sich nicht mehr eintragen. Es bleibt hier, bis du es verwirfst.
queue-open-page = Seite öffnen
queue-open-with-typed = Mit der Eingabe öffnen
queue-discard-typed = Eingabe verwerfen
queue-do-not-send = Nicht senden
queue-queued = <b>In der Warteschlange</b> <span class="num" data-when></span>. Noch nicht gesendet.
queue-pin = <b>Noch nicht unterschrieben.</b> Die Unterschrift wird gesendet, wenn die Verbindung wieder da ist. Lass diese Seite offen: Die PIN bleibt nicht auf dem Gerät. Nach fünf Minuten ist sie vergessen, und du unterschreibst noch einmal.
queue-pin-over = <strong>Nicht unterschrieben.</strong> Die Verbindung war zu lange weg, und die PIN wurde vergessen. Unterschreib noch einmal, oder auf Papier.
queue-draft = Was hier um <span class="num" data-when></span> eingegeben wurde, ist nicht gespeichert.
queue-draft-sent = Was hier um <span class="num" data-when></span> eingegeben wurde, ist gesendet, und es ist nicht bekannt, ob es gespeichert wurde.
queue-restore = Wiederherstellen
queue-discard = Verwerfen
queue-restored = <strong>Noch nicht gespeichert.</strong> Im Formular steht, was vorher eingegeben wurde. Sieh nach, was jetzt gespeichert ist, und sende es dann noch einmal.
