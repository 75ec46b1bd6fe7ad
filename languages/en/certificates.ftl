# A certificate, which hangs on a wall.

certificates-qualified = Qualified for the next event
certificates-signature = Signature of the organizer

## Above the certificates, not printed: for whom they are. The three choices are buttons in a row, behind the word.

certificates-for = For
certificates-for-champion = the champion
certificates-for-ranks = ranks 1 to { $last }
certificates-for-everybody = everybody
# In bold, before the next.
certificates-not-final-word = Not final
certificates-not-final = The tournament is not finished; ranks can still change.
certificates-nobody-yet = Nobody is ranked yet.
certificates-print-button = { $count ->
    [one] Print { $count } certificate
   *[other] Print { $count } certificates
}
