# What a player is told on a phone: anybody reads it on a locked screen. Short; beside it stands the name of the tournament.

news-unknown-service = Reeve can't reach the service by which this browser is woken. Another browser may work, or mail.
news-seats = { $ground ->
   *[table] The seats are public: see where your table is.
    [field] The seats are public: see where your field is.
}
news-other-seat = { $ground ->
   *[table] Your seat has changed: see where your table is now.
    [field] Your seat has changed: see where your field is now.
}
news-sign = Your result is in: please sign it.
news-final-day = You are invited to the final day: please answer.
# Before what the organizers announce, in bold.
news-from-organizers = From the organizers.
