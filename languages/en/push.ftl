# What phones and computers show of news, also on a locked screen: one short line, beside the name of the tournament.

push-seats = { $ground ->
   *[table] The seats are public: see where your table is.
    [field] The seats are public: see where your field is.
}
push-other-seat = { $ground ->
   *[table] Your seat has changed: see where your table is now.
    [field] Your seat has changed: see where your field is now.
}
push-sign = Your result is in: please sign it.
push-final-day = You are invited to the final day: please answer.
# The device was woken and could not ask what there is.
push-unknown = There is news in your tournament.
