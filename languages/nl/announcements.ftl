announcements-to-table = { $ground ->
   *[table] Tafel { $number }:
    [field] Veld { $number }:
}
announcements-starts = De partijen beginnen om { $time }.
announcements-limit = { $minutes ->
    [one] Een partij eindigt na { $minutes } minuut. Wie dan de meeste OP heeft, heeft gewonnen; zijn het er meer, dan wijst een scheidsrechter de winnaar aan.
   *[other] Een partij eindigt na { $minutes } minuten. Wie dan de meeste OP heeft, heeft gewonnen; zijn het er meer, dan wijst een scheidsrechter de winnaar aan.
}

announcements-welcome = Welkom bij { $name-tournament }.
announcements-come-to-desk = Kom even langs de balie, zodat we weten dat je er bent. De indeling van de eerste ronde volgt snel.
announcements-seats-out = { $stage ->
    [semi] De indeling van de halve finales is bekend. Zoek je naam op de lijsten of op je telefoon.
    [final] De indeling van de finale is bekend. Zoek je naam op de lijsten of op je telefoon.
   *[prelim] De indeling van ronde { $round } is bekend. Zoek je naam op de lijsten of op je telefoon.
}
announcements-at-table-championship = Bevestig aan tafel eerst de opbouw. Kies dan op volgorde van positie stoel, kleur en plek in de speelvolgorde.
announcements-at-table-other = Ga erheen, en zet het spel klaar.
announcements-dont-begin = Begin nog niet voordat we het zeggen.
announcements-may-begin = { $stage ->
    [semi] De halve finales mogen beginnen. Veel succes allemaal.
    [final] De finale mag beginnen. Veel succes allemaal.
   *[prelim] Ronde { $round } mag beginnen. Veel succes allemaal.
}
announcements-no-limit = Een partij heeft geen tijdslimiet.
announcements-raise-hand = Steek je hand op voor een scheidsrechter, en speel niet verder tot er een komt.
announcements-sign = Is je partij voorbij, controleer dan samen het uitslagformulier en teken het. Dan staat het vast.
announcements-round-over = Ronde { $round } is voorbij. Dank jullie wel.
announcements-next-round-follows = De stand is bekend. Blijf in de buurt: de indeling van de volgende ronde komt eraan.
announcements-event-over = De voorrondepartijen hier zijn voorbij. Bedankt voor het meespelen.
announcements-series-invites = De stand is bekend. De stand van de reeks bepaalt wie voor de finaledag wordt uitgenodigd.
announcements-last-round-over = De laatste ronde is voorbij. Dank jullie wel.
announcements-prelims-over = De voorronde is voorbij. Dank jullie wel.
announcements-semis-over = De halve finales zijn voorbij. Dank jullie wel.
announcements-final-over = De finale is voorbij. Dank jullie wel.
announcements-stay-close = Blijf in de buurt: de volgende mededeling volgt snel.
announcements-champion-is = De kampioen is { $name }.
announcements-winner-is = De winnaar is { $name }.
announcements-congratulations = Gefeliciteerd, en iedereen bedankt voor het meespelen.
announcements-after-final = { $by ->
    [first] De finale is voorbij. { $name } staat eerste.
    [disqualified] De finale is voorbij. { $name } is eerste, want de winnaar ervan is gediskwalificeerd.
   *[won] De finale is voorbij. { $name } heeft die gewonnen.
}
announcements-after-last-round = { $by ->
    [disqualified] De laatste ronde is voorbij. { $name } is eerste, want de winnaar ervan is gediskwalificeerd.
    [won] De laatste ronde is voorbij. { $name } heeft die gewonnen.
   *[first] De laatste ronde is voorbij. { $name } staat eerste.
}
announcements-declared-soon = Blijf in de buurt: zo meteen wordt de kampioen uitgeroepen.
