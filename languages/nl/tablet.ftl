tablet-signed-pass-on = Getekend. Geef de tablet door.
tablet-pins-held = { $ground ->
   *[table] Aan deze tafel zijn te veel foute pincodes getypt. Vanaf { $time } kun je weer pincodes invoeren.
    [field] Op dit veld zijn te veel foute pincodes getypt. Vanaf { $time } kun je weer pincodes invoeren.
}
tablet-signed-in = Je bent op dit apparaat ingelogd, dus wie het vasthoudt, kan wat jij kunt. Log uit voordat je het doorgeeft.
tablet-final = De uitslag van deze partij staat vast (1.3.4). Geef de tablet terug aan een medewerker.
tablet-no-result = Nog geen uitslag
tablet-no-result-why = { $ground ->
   *[table] De uitslag van deze tafel is nog niet binnen. Een medewerker voert die in, of een van jullie met de privélink; open deze pagina daarna opnieuw.
    [field] De uitslag van dit veld is nog niet binnen. Een medewerker voert die in, of een van jullie met de privélink; open deze pagina daarna opnieuw.
}
tablet-who-signs = Wie tekent nu?
tablet-tap-name = Tik op je eigen naam, en geef de tablet daarna door.
tablet-pin-locked = Pincode vergrendeld: vraag een medewerker om een nieuwe
tablet-closed = { $ground ->
   *[table] Deze tablet is afgesloten, of de tijd ervan is om. Een medewerker kan die vanaf het uitslagformulier van de tafel weer openen.
    [field] Deze tablet is afgesloten, of de tijd ervan is om. Een medewerker kan die vanaf het uitslagformulier van het veld weer openen.
}
tablet-judge-comes-locked = { $ground ->
   *[table] Je hebt gezegd dat je het er niet mee eens bent, dus er komt een scheidsrechter naar jullie tafel. Je pincode is vergrendeld: gebruik je privélink om het terug te nemen, of vraag een medewerker om een nieuwe pincode.
    [field] Je hebt gezegd dat je het er niet mee eens bent, dus er komt een scheidsrechter naar jullie veld. Je pincode is vergrendeld: gebruik je privélink om het terug te nemen, of vraag een medewerker om een nieuwe pincode.
}
tablet-judge-comes-no-pin = { $ground ->
   *[table] Je hebt gezegd dat je het er niet mee eens bent, dus er komt een scheidsrechter naar jullie tafel. Je hebt geen pincode: gebruik je privélink om het terug te nemen, of vraag een medewerker om een pincode.
    [field] Je hebt gezegd dat je het er niet mee eens bent, dus er komt een scheidsrechter naar jullie veld. Je hebt geen pincode: gebruik je privélink om het terug te nemen, of vraag een medewerker om een pincode.
}
tablet-back = Terug naar het formulier
tablet-locked = Je pincode is vergrendeld: een scheidsrechter of organisator geeft je een nieuwe, of je tekent met je privélink of op papier. Ben je het er niet mee eens, zeg dat dan hier; daarvoor is geen pincode nodig.
tablet-no-pin = Je hebt geen pincode: teken met je privélink of op papier, of vraag een organisator om een kaart. Ben je het er niet mee eens, zeg dat dan hier; daarvoor is geen pincode nodig.
tablet-pin-if-disagree = Je hebt deze uitslag ondertekend. Je pincode wordt alleen gevraagd als je het er toch niet mee eens bent.
tablet-pin = Je pincode
tablet-pin-help = De vier cijfers op je kaart.
tablet-somebody-else = Iemand anders
tablet-have-signed = Je hebt deze uitslag ondertekend.
tablet-nothing-to-sign = Je hebt nu niets te tekenen.
tablet-closed-title = Deze link werkt niet
