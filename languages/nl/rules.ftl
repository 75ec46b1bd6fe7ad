rules-lead = Wat hier geldt waar het officiële reglement een keuze laat, en de officiële opzet in het kort. Nummers tussen haakjes zijn artikelen van het CATAN-kampioenschapsreglement; <a href="{ $url }">hier staan ze allemaal in het kort</a>.
rules-official-text = De officiële tekst van het reglement is Engels; waar teksten verschillen, geldt die.
rules-log-ruling = Beslissing noteren
rules-all-clauses = Alle artikelen, elk met het formulier
rules-decided-heading = Voor dit toernooi bepaald
rules-game = Spel
rules-same-at-all-tables = { $edition }, aan alle tafels dezelfde (1.1.2).
rules-settings-locked = Deze instellingen liggen vast sinds de eerste tafelindeling is gepubliceerd.
rules-settings-open = De organisatie kan deze instellingen wijzigen tot de eerste tafelindeling is gepubliceerd; daarna liggen ze vast.
rules-of = Reglement: { $rules }
rules-differ = Het wijkt op deze punten af van het kampioenschapsreglement van CATAN Studio:
rules-stages-heading = Welke fasen er zijn
rules-stages-caption = Fasen naar het aantal spelers dat ronde 1 speelt (1.1.3)
rules-stages-players = Spelers
rules-stages-stages = Fasen
rules-fewer-than-12 = minder dan 12
rules-from-12-to-15 = 12 t/m 15
rules-from-16-to-28 = 16 t/m 28
rules-from-29 = 29 of meer
rules-games-final-few = { $games ->
    [one] { $games } voorrondepartij, finale.
   *[other] { $games } voorrondepartijen, finale.
}
rules-games-final-not-valid = { $games ->
    [one] { $games } voorrondepartij, finale. De uitslag is niet geldig voor het kampioenschap.
   *[other] { $games } voorrondepartijen, finale. De uitslag is niet geldig voor het kampioenschap.
}
rules-games-final = { $games ->
    [one] { $games } voorrondepartij, finale
   *[other] { $games } voorrondepartijen, finale
}
rules-games-may-skip = { $games ->
    [one] { $games } voorrondepartij, halve finales, finale. De organisator mag de halve finales overslaan tot de laatste ronde van de voorronde is afgesloten.
   *[other] { $games } voorrondepartijen, halve finales, finale. De organisator mag de halve finales overslaan tot de laatste ronde van de voorronde is afgesloten.
}
rules-games-semi-finals = { $games ->
    [one] { $games } voorrondepartij, halve finales, finale
   *[other] { $games } voorrondepartijen, halve finales, finale
}
rules-count = Geteld worden de spelers die ronde 1 spelen: bij het begin ervan, en te corrigeren tot de ronde is afgesloten (1.1.3). Wie zich later terugtrekt, verandert niets aan de fasen.
rules-seats-heading = Waar je zit
rules-everybody-plays = Iedereen speelt elke ronde van de voorronde, aan tafels van vier en aan zo weinig mogelijk tafels van drie (1.1.4, 1.1.5).
rules-schedule = De tafelindeling geeft je allereerst steeds andere tegenstanders, dan verschillende keuzeposities, en houdt dan vrienden en familie uit elkaar (1.1.5).
rules-position-1 = Positie 1 kiest stoel, kleur en plek in de speelvolgorde; de anderen kiezen na elkaar kleur en plek in de speelvolgorde, en de stoelen volgen de speelvolgorde (1.1.6).
rules-better-rank-chooses = In de halve finales en de finale kiest wie in de voorronde hoger eindigde eerst (1.1.7, 1.1.9).
rules-better-rank-chooses-in-final = In de finale kiest wie in de voorronde hoger eindigde eerst (1.1.7, 1.1.9).
rules-better-in-series-chooses = In de halve finales en de finale kiest wie in de reeks hoger staat eerst (1.1.7, 1.1.9).
rules-better-in-series-chooses-in-final = In de finale kiest wie in de reeks hoger staat eerst (1.1.7, 1.1.9).
rules-ranking-heading = Hoe de stand wordt bepaald
rules-best-event = Van iedere speler telt het beste toernooi van de reeks, en de partijen daarvan komen in de plaats van de voorrondepartijen (1.2.3, 1.2.4):
rules-rank-1-wins = Gewonnen partijen (1.4.1).
rules-rank-2-vp = { $goal ->
   *[other] OP van alle partijen samen, per partij geteld tot { $goal } (1.4.2, 3.0.14).
}
rules-rank-3-share = OP%: jouw aandeel in de OP aan elke tafel, afgerond op een honderdste procent, opgeteld (1.4.3). Aan een tafel van drie komt een vierde score, het afgeronde gemiddelde van de drie, bij het totaal; bij een partij van twee waarover een scheidsrechter besliste, staat het gemiddelde van de twee voor elke ontbrekende speler.
rules-rank-4-places = Meer tweede plaatsen, dan meer derde plaatsen (1.4.2).
rules-rank-5-lots = Loting, één keer gedaan en bewaard (1.4.2, 1.1.9).
rules-finals-heading = Halve finales, finale, kampioen
rules-semi-finals = De 16 best geplaatsten spelen de halve finales: nummers 1, 8, 9, 16 aan tafel 1; 2, 7, 10, 15 aan tafel 2; 3, 6, 11, 14 aan tafel 3; 4, 5, 12, 13 aan tafel 4. Zijn er nog 13 tot en met 15 spelers over, dan hebben sommige tafels er drie; zijn er nog 12 of minder over, dan worden de halve finales overgeslagen (1.1.7).
rules-semi-finals-of-series = De 16 besten van de reeks die komen, spelen de halve finales, op volgorde: nummers 1, 8, 9, 16 aan tafel 1; 2, 7, 10, 15 aan tafel 2; 3, 6, 11, 14 aan tafel 3; 4, 5, 12, 13 aan tafel 4. Zijn er nog 13 tot en met 15 spelers over, dan hebben sommige tafels er drie; zijn er nog 12 of minder over, dan worden de halve finales overgeslagen (1.1.7).
rules-final = De vier winnaars spelen de finale; zonder halve finales zijn dat de vier best geplaatsten (1.1.9). Wie die wint, is de kampioen (1.1.10).
rules-final-of-best = De vier best geplaatsten spelen de finale (1.1.9). Wie die wint, is de kampioen (1.1.10).
rules-places = De plaatsen 2 tot en met 4 volgen uit de scores in de finale; de plaatsen 5 tot en met 16 worden opnieuw bepaald, met de partijen van de halve finales erbij (1.4.4).
rules-places-of-final = De plaatsen 2 tot en met 4 volgen uit de scores in de finale (1.4.4).
rules-who-wins-heading = Wie er wint
rules-first-has-won = De stand na de voorronde is de uitslag; wie eerste staat, heeft gewonnen.
rules-table-heading = Aan tafel
rules-won-with-limit = { $goal ->
   *[other] Een partij win je met { $goal } OP in je eigen beurt. { $limit } Een scheidsrechter of de organisator kan beurten tot drie minuten beperken (1.1.8).
}
rules-won-without-limit = { $goal ->
   *[other] Een partij win je met { $goal } OP in je eigen beurt. Voor de partij loopt er geen klok; een scheidsrechter of de organisator kan beurten tot drie minuten beperken (1.1.8).
}
rules-say-at-once = Zeg het meteen als er iets niet klopt. Is het uitslagformulier ondertekend, dan staat de uitslag voorgoed vast; wil iemand niet tekenen, dan beslist een scheidsrechter (1.3.4).
rules-devices = Tijdens een partij liggen telefoons en andere apparaten niet op tafel (2.1.5). Foto's van het bord ervoor en erna mogen (2.1.6).
rules-check-pieces = Controleer voor de partij je speelstukken: { $pieces } ({ $clause }).
rules-log = Wie een logboek van de partij bijhoudt, zegt dat tegen de hele tafel en tegen een organisator (2.0.7).
rules-conduct-heading = Gedrag
rules-conduct = Iedereen hier, spelers en gasten, houdt zich aan de gedragscode en het beleid tegen ongewenst gedrag (2.1, 2.2) en gaat akkoord met het fotobeleid (3.1). Zie je ongewenst gedrag of maak je het mee, vertel het dan aan een medewerker (2.2.3).

rules-preset-catan-studio = CATAN Studio
rules-preset-world-championship = Wereldkampioenschap
rules-preset-japan = Japan
rules-preset-uk = Verenigd Koninkrijk
rules-preset-germany = Duitsland
rules-preset-austria = Oostenrijk
rules-with-changes = { $rules }, met wijzigingen
rules-summary = { $rules }. { $differences } { $validity }
rules-validity = Of de uitslag voor het kampioenschap telt (1.1.3), is aan de organisatie: dit is niet het reglement van CATAN Studio.
rules-prelim-games-in-place-of-three = { $games ->
    [1] Eén voorrondepartij in plaats van drie (1.1.4).
    [2] Twee voorrondepartijen in plaats van drie (1.1.4).
    [3] Drie voorrondepartijen in plaats van drie (1.1.4).
    [4] Vier voorrondepartijen in plaats van drie (1.1.4).
    [5] Vijf voorrondepartijen in plaats van drie (1.1.4).
    [6] Zes voorrondepartijen in plaats van drie (1.1.4).
    [7] Zeven voorrondepartijen in plaats van drie (1.1.4).
   *[other] { $games } voorrondepartijen in plaats van drie (1.1.4).
}
rules-games-by-rank = { $count ->
    [one] Partij { $games } wordt ingedeeld op de stand, nummers 1 tot en met 4 aan tafel 1 enzovoort (1.1.5).
   *[other] De partijen { $games } worden ingedeeld op de stand, nummers 1 tot en met 4 aan tafel 1 enzovoort (1.1.5).
}
rules-no-game-by-rank = Geen enkele partij wordt ingedeeld op de stand (1.1.5).
rules-vp-count-up-to = OP tellen tot { $goal } (3.0.14).
rules-fourth-score = Aan een tafel van drie komt er een vierde score bij (1.4.3).
rules-no-fourth-score = Aan een tafel van drie komt er geen vierde score bij: het OP% is van de drie (1.4.3).
rules-points-at-four = Plaatspunten aan een tafel van vier: { $points-for-places }.
rules-no-points-at-four = Geen plaatspunten aan een tafel van vier.
rules-points-at-three = Plaatspunten aan een tafel van drie: { $points-for-places }.
rules-no-points-at-three = Geen plaatspunten aan een tafel van drie.
rules-shared-places-split = Wie plaatsen deelt, krijgt het gemiddelde van de punten daarvoor.
rules-shared-places-better = Wie een plaats deelt, krijgt alle punten daarvoor.
rules-share-sum = De OP% van de partijen worden opgeteld (1.4.3).
rules-share-mean = Het OP% is het gemiddelde over de partijen die een speler heeft gespeeld (1.4.3).
rules-share-ratio = Het OP% is het aandeel van de OP van een speler uit alle partijen in alle OP aan die tafels (1.4.3).
rules-ranked-by = De stand wordt bepaald door { $chain }, en dan door loting (1.4).
rules-ranked-by-lots = De stand wordt alleen door loting bepaald (1.4).
rules-then = { $before }, dan { $next }
rules-link-points = plaatspunten
rules-link-wins = gewonnen partijen
rules-link-vp = OP
rules-link-share = OP%
rules-link-seconds = tweede plaatsen
rules-link-thirds = derde plaatsen
rules-rank-points = Plaatspunten van alle partijen samen.
rules-rank-wins = Gewonnen partijen (1.4.1).
rules-rank-vp = OP van alle partijen samen, per partij geteld tot het doel (1.4.2, 3.0.14).
rules-rank-seconds = Meer tweede plaatsen (1.4.2).
rules-rank-thirds = Meer derde plaatsen (1.4.2).
rules-cut-by-number = Halve finales en finale naar het aantal spelers (1.1.3).
rules-cut-final = De vier besten spelen een finale, ongeacht het aantal spelers (1.1.3, 1.1.7).
rules-cut-nothing = Geen halve finales en geen finale: de stand na de voorronde is de uitslag (1.1.3).
rules-qualify = { $number ->
    [0] Niemand gaat door naar een ander toernooi.
    [one] De beste gaat door naar een ander toernooi.
   *[other] De beste { $number } gaan door naar een ander toernooi.
}
rules-qualify-by-attendance = De besten gaan door naar een ander toernooi: { $rows }.
rules-qualify-row = { $from ->
   *[other] { $number } vanaf { $from } spelers
}
rules-no-time-limit = Een partij heeft geen tijdslimiet (1.1.8).
