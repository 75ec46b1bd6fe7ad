# Who has signed a record sheet.

signing-heading = Signatures
signing-all-who-have-to = Everybody has signed who has to. The staff marks the sheet as signed, or a judge decides.
signing-everybody = Everybody has signed.
signing-nobody-yet = Nobody has signed yet.
signing-some = { $signed ->
    [one] { $signed } of { $all } has signed. Still to sign: { $names }.
   *[other] { $signed } of { $all } have signed. Still to sign: { $names }.
}
# Beside the name of a player who has not signed, or need not.
signing-absent = absent
signing-disqualified = disqualified, need not sign
signing-did-not-sign = did not sign
signing-not-yet = not yet
signing-disagrees = does not agree
# How, and at which time.
signing-by-link = by link, { $time }
signing-with-pin = with PIN, { $time }
signing-on-paper = on paper, { $time }
