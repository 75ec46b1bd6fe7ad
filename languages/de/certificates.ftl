certificates-qualified = Qualifiziert für das nächste Turnier
certificates-signature = Unterschrift der Turnierleitung
certificates-title = Urkunden
certificates-for = Für
certificates-for-champion = Champion
certificates-for-ranks = Rang 1 bis { $last }
certificates-for-everybody = alle
certificates-not-final-word = Nicht endgültig
certificates-not-final = Das Turnier ist nicht beendet; Ränge können sich noch ändern.
certificates-nobody-yet = Noch hat niemand einen Rang.
certificates-print-button = { $count ->
    [one] { $count } Urkunde drucken
   *[other] { $count } Urkunden drucken
}
