certificates-qualified = Geplaatst voor het volgende toernooi
certificates-signature = Handtekening van de organisator

certificates-title = Oorkondes
certificates-for = Voor
certificates-for-champion = de kampioen
certificates-for-ranks = plaatsen 1 tot en met { $last }
certificates-for-everybody = iedereen
certificates-not-final-word = Niet definitief
certificates-not-final = Het toernooi is niet afgelopen; plaatsen kunnen nog veranderen.
certificates-nobody-yet = Nog niemand heeft een plaats in de stand.
certificates-print-button = { $count ->
    [one] { $count } oorkonde afdrukken
   *[other] { $count } oorkondes afdrukken
}
