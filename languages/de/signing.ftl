signing-heading = Unterschriften
signing-all-who-have-to = Alle, die müssen, haben unterschrieben. Das Turnierteam vermerkt den Bogen als unterschrieben, oder ein Schiedsrichter entscheidet.
signing-everybody = Alle haben unterschrieben.
signing-nobody-yet = Noch hat niemand unterschrieben.
signing-some = { $signed ->
    [one] { $signed } von { $all } hat unterschrieben. Noch offen: { $names }.
   *[other] { $signed } von { $all } haben unterschrieben. Noch offen: { $names }.
}
signing-absent = fehlt
signing-disqualified = disqualifiziert, muss nicht unterschreiben
signing-did-not-sign = hat nicht unterschrieben
signing-not-yet = noch nicht
signing-disagrees = ist nicht einverstanden
signing-by-link = per Link, { $time }
signing-with-pin = mit PIN, { $time }
signing-on-paper = auf Papier, { $time }
