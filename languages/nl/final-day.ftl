final-day-invitation = Je uitnodiging
final-day-coming-button = Ik kom
final-day-not-coming-button = Ik kan niet komen
final-day-own-page-there = Je pagina van de finaledag
final-day-about = Over { $name }
final-day-own-page = Je eigen pagina
final-day-answered = Het antwoord is genoteerd.
final-day-disqualified = Je bent gediskwalificeerd in { $name-series } ({ $clause }), dus je hebt geen plek op de finaledag.
final-day-hidden = De organisatie heeft de finaledag voorlopig weggelegd, dus hier kun je niets beantwoorden. Vraag wat het plan is.
final-day-played = { $known ->
    [day] Je hebt de finaledag van { $name-series } gespeeld op { $day } ({ $name-place }). Die is voorbij.
   *[none] Je hebt de finaledag van { $name-series } gespeeld ({ $name-place }). Die is voorbij.
}
final-day-over = De finaledag van { $name-series } is voorbij.
final-day-among-players = { $known ->
    [day] Je bent een van de spelers van de finaledag van { $name-series } op { $day } ({ $name-place }). Komt er iets tussen, zeg het dan in de zaal tegen de organisatie.
   *[none] Je bent een van de spelers van de finaledag van { $name-series } ({ $name-place }). Komt er iets tussen, zeg het dan in de zaal tegen de organisatie.
}
final-day-begun-no-place = Je hebt geen plek meer, en de finaledag is begonnen.
final-day-begun-without = De finaledag is zonder jou begonnen.
final-day-invited-late = { $known ->
    [day] Je bent nummer { $rank } in de stand van { $name-series }, en uitgenodigd voor de finaledag op { $day } ({ $name-place }). Je antwoord werd uiterlijk { $by } gevraagd. Je plek is nog niet weggegeven: antwoord nu.
   *[none] Je bent nummer { $rank } in de stand van { $name-series }, en uitgenodigd voor de finaledag ({ $name-place }). Je antwoord werd uiterlijk { $by } gevraagd. Je plek is nog niet weggegeven: antwoord nu.
}
final-day-invited = { $known ->
    [day] Je bent nummer { $rank } in de stand van { $name-series }, en uitgenodigd voor de finaledag op { $day } ({ $name-place }). Antwoord uiterlijk { $by }.
   *[none] Je bent nummer { $rank } in de stand van { $name-series }, en uitgenodigd voor de finaledag ({ $name-place }). Antwoord uiterlijk { $by }.
}
final-day-plays = { $known ->
    [day] Je speelt de finaledag van { $name-series } op { $day } ({ $name-place }). Komt er iets tussen, zeg het dan hier; de volgende in de stand wacht.
   *[none] Je speelt de finaledag van { $name-series } ({ $name-place }). Komt er iets tussen, zeg het dan hier; de volgende in de stand wacht.
}
final-day-no-place-but-free = Je hebt op dit moment geen plek. Er is nog een plek vrij, dus je kunt toch komen.
final-day-no-answer-but-free = Je hebt niet uiterlijk { $by } geantwoord. Er is nog een plek vrij, dus je kunt toch komen.
final-day-place-gone = Je plek is naar de volgende in de stand gegaan.
final-day-last-minute = 23:59 op { $day } ({ $zone })

final-day-short-played = Je hebt de finaledag gespeeld.
final-day-short-over = De finaledag is voorbij.
final-day-short-invitation = Je uitnodiging voor de finaledag
final-day-short-invited = Je bent uitgenodigd voor de finaledag. Antwoord nog even.
final-day-short-invited-by = Je bent uitgenodigd voor de finaledag. Antwoord uiterlijk { $day }, 23:59.
final-day-short-plays = Je speelt de finaledag.

final-day-title = Finaledag
