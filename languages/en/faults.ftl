# What is wrong with a form or an address; most of them come from no page of Reeve's, so they are rare and technical.

# Behind what a field is called: "The name has 301 characters; at most 300 fit."
faults-too-long = { $length ->
   *[other] has { $length } characters; at most { $most ->
       *[other] { $most } fit
    }
}
faults-not-understood = The request could not be understood. Nothing was changed.
faults-no-such-move = The form names no move that Reeve knows. Nothing was changed.
faults-decline-not-said = The form did not say whether the player declines.
faults-no-such-theme = The theme is light, dark or the device's own.
# The name of a field of the form stands in quotation marks already.
faults-no-such-choice = What was chosen for { $field } is none of the choices. Nothing was changed.
faults-address-zero-byte = In the address, { $field } holds a zero byte, which is no text.
faults-address-too-long = { $field } in the address { $length ->
   *[other] has { $length } characters; at most { $most ->
       *[other] { $most } fit
    }
}.
faults-button = The button { $field } has no such value. Nothing was changed.
faults-compressed = A form is taken uncompressed. Nothing was changed.
faults-charset = A form is taken in UTF-8, not in { $charset }. Nothing was changed.
faults-kind = A form was expected here, not { $kind }. Nothing was changed.
faults-not-encoded = The form is not UTF-8 text as a browser encodes it. Nothing was changed.
faults-cut-short = The form did not arrive whole. Nothing was changed; send it again.
faults-two-files = Two files came where one is taken. Nothing was changed.
faults-field-not-utf8 = The field { $field } is not UTF-8 text. Nothing was changed.
faults-too-many-fields = { $most ->
   *[other] At most { $most } fields are read at a time. Nothing was changed.
}
faults-field-too-long = The field { $field } { $length ->
   *[other] has { $length } characters; at most { $most ->
       *[other] { $most } fit
    }
}. Nothing was changed.
faults-field-twice = The field { $field } came twice. Nothing was changed.
faults-field-zero-byte = The field { $field } holds a zero byte, which is no text. Nothing was changed.

## Above a form that comes back.

faults-heading = { $count ->
    [one] One thing to fix
   *[other] { $count } things to fix
}
faults-nothing-saved = Nothing was saved yet. What you typed is still here.
