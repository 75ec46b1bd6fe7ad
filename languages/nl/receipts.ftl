receipts-intro = Op een ontvangstbewijs staat de hash van een definitief uitslagformulier. Typ de hash hier om de uitslag erachter te zien.
receipts-game = { $ground ->
   *[table] { $round }, tafel { $table }
    [field] { $round }, veld { $table }
}
receipts-link = schakel { $number }
receipts-links = { $count ->
    [one] { $count } schakel
   *[other] { $count } schakels
}
receipts-not-public = Nog niet openbaar
receipts-not-public-why = { $ground ->
   *[table] Dit zien nu alleen de medewerkers. Houd het bij je tot de uitslagen openbaar zijn: met een hash in handen kan iemand de uitslagen van andere tafels uitrekenen.
    [field] Dit zien nu alleen de medewerkers. Houd het bij je tot de uitslagen openbaar zijn: met een hash in handen kan iemand de uitslagen van andere velden uitrekenen.
}
receipts-stands = Deze uitslag staat nog.
receipts-stands-corrected = Dit is de gecorrigeerde uitslag, en die staat.
receipts-corrected-since = Deze uitslag is later gecorrigeerd. In het openbare logboek staan beide waarden.
receipts-no-such = Geen gepubliceerde uitslag heeft deze hash. Is de ronde nog open, probeer het dan opnieuw als die is afgesloten.
receipts-no-digest = Een hash heeft 64 tekens: 0 tot en met 9 en a tot en met f.
receipts-in-the-chain = In de keten
receipts-corrected = Gecorrigeerd
receipts-final-since = Definitief sinds
receipts-digest = Hash
receipts-says-caption = Wat op het uitslagformulier staat
receipts-number = Nr.
receipts-result = Uitslag
receipts-made-of = Waaruit de hash is gemaakt
receipts-made-of-how = { $entrant ->
   *[player] De hash is de SHA-256 van deze regels, elk afgesloten met een line feed. <code>sha256sum</code> geeft hetzelfde. Spelers staan er met hun nummer in het toernooi.
    [team] De hash is de SHA-256 van deze regels, elk afgesloten met een line feed. <code>sha256sum</code> geeft hetzelfde. Teams staan er met hun nummer in het toernooi.
}
receipts-print = Ontvangstbewijs afdrukken
receipts-look-up = Ontvangstbewijs opzoeken
receipts-look-up-another = Nog een ontvangstbewijs opzoeken
receipts-digest-on-receipt = Hash op het ontvangstbewijs
receipts-look-up-button = Opzoeken
receipts-title = Ontvangstbewijs van een uitslagformulier
