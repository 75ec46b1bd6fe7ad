# A certificate, which hangs on a wall.

certificates-qualified = Qualified for the next event
certificates-signature = Signature of the organizer

## Above the certificates, not printed.

# The title of the page.
certificates-title = Certificates
# For whom they are: before buttons in a row, which are the next three.
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
