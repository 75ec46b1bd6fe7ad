faults-too-long = { $length ->
   *[other] heeft { $length } tekens; { $most ->
       *[other] er passen er hoogstens { $most }
    }
}
faults-not-understood = Het verzoek was niet te begrijpen. Er is niets gewijzigd.
faults-no-such-move = Het formulier noemt geen stap die Reeve kent. Er is niets gewijzigd.
faults-decline-not-said = Het formulier zei niet of de speler afziet.
faults-no-such-theme = Het thema is licht, donker of dat van het apparaat.
faults-no-such-choice = Wat voor { $field } is gekozen, hoort niet bij de keuzes. Er is niets gewijzigd.
faults-address-zero-byte = In het adres bevat { $field } een nulbyte, en dat is geen tekst.
faults-address-too-long = { $field } in het adres { $length ->
   *[other] heeft { $length } tekens; { $most ->
       *[other] er passen er hoogstens { $most }
    }
}.
faults-button = De knop { $field } heeft zo'n waarde niet. Er is niets gewijzigd.
faults-compressed = Een formulier wordt ongecomprimeerd aangenomen. Er is niets gewijzigd.
faults-charset = Een formulier wordt in UTF-8 aangenomen, niet in { $charset }. Er is niets gewijzigd.
faults-kind = Hier werd een formulier verwacht, geen { $kind }. Er is niets gewijzigd.
faults-not-encoded = Het formulier is geen UTF-8-tekst zoals een browser die codeert. Er is niets gewijzigd.
faults-cut-short = Het formulier kwam niet helemaal aan. Er is niets gewijzigd; verstuur het opnieuw.
faults-two-files = Er kwamen twee bestanden waar er één wordt aangenomen. Er is niets gewijzigd.
faults-field-not-utf8 = Het veld { $field } is geen UTF-8-tekst. Er is niets gewijzigd.
faults-too-many-fields = { $most ->
   *[other] Er worden hoogstens { $most } velden per keer gelezen. Er is niets gewijzigd.
}
faults-field-too-long = Het veld { $field } { $length ->
   *[other] heeft { $length } tekens; { $most ->
       *[other] er passen er hoogstens { $most }
    }
}. Er is niets gewijzigd.
faults-field-twice = Het veld { $field } kwam twee keer. Er is niets gewijzigd.
faults-field-zero-byte = Het veld { $field } bevat een nulbyte, en dat is geen tekst. Er is niets gewijzigd.

faults-heading = { $count ->
    [one] Eén ding om te verbeteren
   *[other] { $count } dingen om te verbeteren
}
faults-nothing-saved = Er is nog niets opgeslagen. Wat je typte, staat er nog.
