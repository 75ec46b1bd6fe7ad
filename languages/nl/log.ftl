log-intro = Correcties, en diskwalificaties. Iets anders staat er niet in dit logboek.
log-corrections-heading = Correcties
log-no-corrections = Er is geen uitslagformulier gecorrigeerd.
log-corrections-caption = Gecorrigeerde uitslagformulieren, het nieuwste eerst
log-game-column = { $entrant ->
   *[player] Partij en speler
    [team] Partij en team
}
log-before-column = Eerst opgeslagen
log-paper-column = Op ondertekend papier
log-values-later = Beide waarden verschijnen hier zodra de uitslag openbaar is.
log-chain-heading = Hashketen
log-chain-length = Lengte
log-chain-head = Kop
log-chain-explained = Elk definitief uitslagformulier is een schakel in deze keten, en elke schakel bevat de hash van de vorige. De kop staat dus in voor elke uitslag tot daar. Schrijf die op, en je kunt later nagaan of er een is gewijzigd: controleer een archief van het toernooi met <code>reeve verify</code> of <code>sha256sum</code>. Uitslagen die nog niet openbaar zijn, komen hier in de keten zodra ze dat zijn.
log-no-chain = Er is nog geen uitslag openbaar. Met de eerste verschijnen hier de lengte en de kop van de keten.
log-staff-log = Het eigen logboek van de medewerkers, met elke wijziging van het toernooi, is op dezelfde manier afgesloten: de laatste regel heeft de hash <code class="digest">{ $head }</code>.
log-receipt-heading = Ontvangstbewijs opzoeken

log-sealed = Definitieve uitslagen zijn verzegeld
log-sealed-by = Geen ervan kan ongemerkt worden gewijzigd: een hashketen van { $links } eindigt op <code class="digest">{ $head }</code>.
log-sealed-by-signed = Geen ervan kan ongemerkt worden gewijzigd: een hashketen van { $links } eindigt op <code class="digest">{ $head }</code> (handtekeningen: <code class="digest">{ $signed }</code>).
log-link = Openbaar logboek
