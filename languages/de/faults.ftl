faults-too-long = { $length ->
   *[other] hat { $length } Zeichen; höchstens { $most ->
       *[other] { $most }
    } passen
}
faults-not-understood = Die Anfrage war nicht zu verstehen. Nichts wurde geändert.
faults-no-such-move = Das Formular nennt keinen Zug, den Reeve kennt. Nichts wurde geändert.
faults-decline-not-said = Das Formular sagt nicht, ob abgesagt wird.
faults-no-such-theme = Das Farbschema ist hell, dunkel oder wie das Gerät.
faults-no-such-choice = Was für { $field } gewählt wurde, steht nicht zur Wahl. Nichts wurde geändert.
faults-address-zero-byte = In der Adresse enthält { $field } ein Null-Byte, und das ist kein Text.
faults-address-too-long = { $field } in der Adresse { $length ->
   *[other] hat { $length } Zeichen; höchstens { $most ->
       *[other] { $most }
    } passen
}.
faults-button = Der Knopf { $field } hat keinen solchen Wert. Nichts wurde geändert.
faults-compressed = Ein Formular wird unkomprimiert angenommen. Nichts wurde geändert.
faults-charset = Ein Formular wird in UTF-8 angenommen, nicht in { $charset }. Nichts wurde geändert.
faults-kind = Hier wurde ein Formular erwartet, nicht { $kind }. Nichts wurde geändert.
faults-not-encoded = Das Formular ist kein UTF-8-Text, wie ein Browser ihn kodiert. Nichts wurde geändert.
faults-cut-short = Das Formular kam nicht vollständig an. Nichts wurde geändert; schick es noch einmal ab.
faults-two-files = Es kamen zwei Dateien, wo eine angenommen wird. Nichts wurde geändert.
faults-field-not-utf8 = Das Feld { $field } ist kein UTF-8-Text. Nichts wurde geändert.
faults-too-many-fields = { $most ->
   *[other] Höchstens { $most } Felder werden auf einmal gelesen. Nichts wurde geändert.
}
faults-field-too-long = Das Feld { $field } { $length ->
   *[other] hat { $length } Zeichen; höchstens { $most ->
       *[other] { $most }
    } passen
}. Nichts wurde geändert.
faults-field-twice = Das Feld { $field } kam zweimal. Nichts wurde geändert.
faults-field-zero-byte = Das Feld { $field } enthält ein Null-Byte, und das ist kein Text. Nichts wurde geändert.
faults-heading = { $count ->
    [one] Eines ist zu berichtigen
   *[other] { $count } Dinge sind zu berichtigen
}
faults-nothing-saved = Noch wurde nichts gespeichert. Deine Eingabe ist noch da.
