signing-heading = Handtekeningen
signing-all-who-have-to = Iedereen die moet, heeft getekend. Een medewerker zet het formulier op ondertekend, of een scheidsrechter beslist.
signing-everybody = Iedereen heeft getekend.
signing-nobody-yet = Nog niemand heeft getekend.
signing-some = { $signed ->
    [one] { $signed } van de { $all } heeft getekend. Nog te tekenen: { $names }.
   *[other] { $signed } van de { $all } hebben getekend. Nog te tekenen: { $names }.
}
signing-absent = afwezig
signing-disqualified = gediskwalificeerd, hoeft niet te tekenen
signing-did-not-sign = heeft niet getekend
signing-not-yet = nog niet
signing-disagrees = niet mee eens
signing-by-link = via link, { $time }
signing-with-pin = met pincode, { $time }
signing-on-paper = op papier, { $time }
