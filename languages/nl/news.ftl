news-unknown-service = Reeve kan de dienst die deze browser wekt, niet bereiken. Een andere browser werkt misschien wel, of mail.
news-seats = { $ground ->
   *[table] De indeling is openbaar: kijk waar je tafel is.
    [field] De indeling is openbaar: kijk waar je veld is.
}
news-other-seat = { $ground ->
   *[table] Je plaats is veranderd: kijk waar je tafel nu is.
    [field] Je plaats is veranderd: kijk waar je veld nu is.
}
news-sign = Je uitslag is binnen: teken die nog.
news-final-day = Je bent uitgenodigd voor de finaledag: antwoord nog even.
news-from-organizers = Van de organisatie.
