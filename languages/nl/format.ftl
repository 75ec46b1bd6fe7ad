format-sentences = { $first } { $second }
format-counted = { $count ->
    [one] In ronde 1 is 1 speler geteld.
   *[other] In ronde 1 zijn { $count } spelers geteld.
}
format-why-best-four = Volgens het reglement hier spelen de vier best geplaatsten de finale, ongeacht het aantal (1.1.3).
format-why-no-final = Volgens het reglement hier is de stand na de voorronde de uitslag, ongeacht het aantal (1.1.3).
format-why-few = Met minder dan 12 wordt er gespeeld zoals met 12 tot en met 15: zonder halve finales (1.1.3).
format-why-few-and-not-valid = Met minder dan 12 wordt er gespeeld zoals met 12 tot en met 15: zonder halve finales, en de uitslag is niet geldig voor het kampioenschap (1.1.3).
format-why-straight-to-final = Met 12 tot en met 15 gaan de vier best geplaatsten meteen naar de finale (1.1.3).
format-why-may-skip = Met 16 tot en met 28 zijn er halve finales, die de organisator mag overslaan (1.1.3).
format-why-not-skipped = Met 16 tot en met 28 zijn er halve finales (1.1.3).
format-why-could-skip = Met 16 tot en met 28 kon de organisator de halve finales overslaan (1.1.3).
format-why-semi-finals = Met 29 of meer zijn er halve finales (1.1.3).
format-chose-to-skip = De organisator heeft ervoor gekozen de halve finales over te slaan.
format-skipped-after-count = De telling is later gecorrigeerd, en de finale wordt zonder halve finales gespeeld, zoals het reglement met 16 tot en met 28 toestaat.

format-played-in-series = { $count ->
    [one] In de reeks heeft 1 persoon gespeeld.
   *[other] In de reeks hebben { $count } verschillende mensen gespeeld.
}
format-series-not-valid = Met minder dan 12 is de uitslag niet geldig voor het kampioenschap (1.1.3).
format-series-one-final = Met 12 tot en met 15 spelen de vier besten één finale (1.1.3).
format-series-skipped = Met 16 tot en met 28 mogen de halve finales worden overgeslagen, en daar heeft de organisatie voor gekozen: de vier besten spelen één finale (1.1.3).
format-series-may-play-semi-finals = Met 16 tot en met 28 spelen de 16 besten halve finales (1.1.3).
format-series-semi-finals = Met 29 of meer spelen de 16 besten halve finales (1.1.3).
format-final-day = De finaledag van een reeks: de besten van alle toernooien daarvan spelen hier. Wat daaruit telt, komt in de plaats van de voorrondepartijen (1.2.4).
format-event-of-a-series = Drie voorrondepartijen. Dit is een toernooi van een reeks: de spelers van alle toernooien daarvan tellen samen, en de besten spelen één finale (1.2).
format-stages-ahead = Het aantal spelers dat ronde 1 speelt, bepaalt welke fasen er worden gespeeld (1.1.3).

format-not-valid = { $count ->
   *[other] In ronde 1 zijn minder dan 12 spelers geteld ({ $count }), dus de uitslag is niet geldig voor het kampioenschap (1.1.3).
}
format-count-corrected = In ronde 1 getelde spelers: { $count } in plaats van { $was }.

format-not-seatable = Zo veel spelers passen nog niet aan tafels van drie en vier.
format-games-alone = { $games ->
    [1] één voorrondepartij
    [2] twee voorrondepartijen
    [3] drie voorrondepartijen
    [4] vier voorrondepartijen
    [5] vijf voorrondepartijen
    [6] zes voorrondepartijen
    [7] zeven voorrondepartijen
   *[other] { $games } voorrondepartijen
}
format-games-and-final = { $games ->
    [1] één voorrondepartij en een finale
    [2] twee voorrondepartijen en een finale
    [3] drie voorrondepartijen en een finale
    [4] vier voorrondepartijen en een finale
    [5] vijf voorrondepartijen en een finale
    [6] zes voorrondepartijen en een finale
    [7] zeven voorrondepartijen en een finale
   *[other] { $games } voorrondepartijen en een finale
}
format-games-semi-finals-and-final = { $games ->
    [1] één voorrondepartij, halve finales en een finale
    [2] twee voorrondepartijen, halve finales en een finale
    [3] drie voorrondepartijen, halve finales en een finale
    [4] vier voorrondepartijen, halve finales en een finale
    [5] vijf voorrondepartijen, halve finales en een finale
    [6] zes voorrondepartijen, halve finales en een finale
    [7] zeven voorrondepartijen, halve finales en een finale
   *[other] { $games } voorrondepartijen, halve finales en een finale
}
format-expected = { $count ->
   *[other] Bij { $count } spelers: { $stages } (1.1.3).
}
format-expected-may-skip = { $count ->
   *[other] Bij { $count } spelers: { $stages }; de halve finales mogen worden overgeslagen (1.1.3).
}
format-expected-not-valid = { $count ->
   *[other] Bij { $count } spelers: { $stages }, en de uitslag is niet geldig voor het kampioenschap, want daarvoor zijn er 12 nodig (1.1.3).
}
format-expected-one-game = { $count ->
   *[other] Bij { $count } spelers: één voorrondepartij (1.1.3).
}
