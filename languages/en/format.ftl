# Which stages a tournament has, and why (1.1.3): the number of players who play round 1 decides it.

# Two sentences, one behind the other.
format-sentences = { $first } { $second }
format-counted = { $count ->
    [one] 1 player was counted in round 1.
   *[other] { $count } players were counted in round 1.
}
format-why-best-four = By the rules here the four best-ranked play the final, whatever the number (1.1.3).
format-why-no-final = By the rules here the ranking after the preliminary games is the result, whatever the number (1.1.3).
format-why-few = Fewer than 12 play as 12 to 15 do: no semi-finals (1.1.3).
format-why-few-and-not-valid = Fewer than 12 play as 12 to 15 do: no semi-finals, and the result is not valid for the championship (1.1.3).
format-why-straight-to-final = With 12 to 15 the four best-ranked go straight to the final (1.1.3).
# As long as the organizer may choose.
format-why-may-skip = With 16 to 28 there are semi-finals, which the organizer may skip (1.1.3).
# Once the choice has ended: they are played.
format-why-not-skipped = With 16 to 28 there are semi-finals (1.1.3).
# Once the choice has ended, before the sentence that they were skipped.
format-why-could-skip = With 16 to 28 the organizer could skip the semi-finals (1.1.3).
format-why-semi-finals = With 29 or more there are semi-finals (1.1.3).
format-chose-to-skip = The organizer chose to skip the semi-finals.
format-skipped-after-count = The count was corrected later, and the final is played without semi-finals, as the rules allow with 16 to 28.

# On the final day of a series of events.
format-played-in-series = { $count ->
    [one] 1 person has played in the series.
   *[other] { $count } different people have played in the series.
}
format-series-not-valid = With fewer than 12 the result is not valid for the championship (1.1.3).
format-series-one-final = With 12 to 15 the best four play one final (1.1.3).
format-series-skipped = With 16 to 28 the semi-finals may be skipped, and the organizers chose that: the best four play one final (1.1.3).
format-series-may-play-semi-finals = With 16 to 28 the best 16 play semi-finals (1.1.3).
format-series-semi-finals = With 29 or more the best 16 play semi-finals (1.1.3).
format-final-day = The final day of a series: the best of all its events play it. What counts from there stands for the preliminary games (1.2.4).
format-event-of-a-series = Three preliminary games. This is an event of a series: the players of all its events count together, and the best play one final (1.2).
format-stages-ahead = The number of players who play round 1 decides which stages are played (1.1.3).

# On every page of a tournament whose result does not count. $count: how many were counted.
format-not-valid = { $count ->
   *[other] Fewer than 12 players were counted in round 1 ({ $count }), so the result is not valid for the championship (1.1.3).
}
# In the public log.
format-count-corrected = Players counted in round 1: { $count } in place of { $was }.

# Before round 1: so many can't be seated.
format-not-seatable = That many can't be seated at tables of three and four yet.
# Which stages are played, within the sentences below: the preliminary games alone, with a final, or with semi-finals too.
format-games-alone = { $games ->
    [1] one preliminary game
    [2] two preliminary games
    [3] three preliminary games
    [4] four preliminary games
    [5] five preliminary games
    [6] six preliminary games
    [7] seven preliminary games
   *[other] { $games } preliminary games
}
format-games-and-final = { $games ->
    [1] one preliminary game and a final
    [2] two preliminary games and a final
    [3] three preliminary games and a final
    [4] four preliminary games and a final
    [5] five preliminary games and a final
    [6] six preliminary games and a final
    [7] seven preliminary games and a final
   *[other] { $games } preliminary games and a final
}
format-games-semi-finals-and-final = { $games ->
    [1] one preliminary game, semi-finals and a final
    [2] two preliminary games, semi-finals and a final
    [3] three preliminary games, semi-finals and a final
    [4] four preliminary games, semi-finals and a final
    [5] five preliminary games, semi-finals and a final
    [6] six preliminary games, semi-finals and a final
    [7] seven preliminary games, semi-finals and a final
   *[other] { $games } preliminary games, semi-finals and a final
}
# What so many players would mean. $stages: which stages are played, as above.
format-expected = { $count ->
   *[other] With { $count } there are { $stages } (1.1.3).
}
format-expected-may-skip = { $count ->
   *[other] With { $count } there are { $stages }; the semi-finals may be skipped (1.1.3).
}
format-expected-not-valid = { $count ->
   *[other] With { $count } there are { $stages }, and the result is not valid for the championship, which takes 12 (1.1.3).
}
format-expected-one-game = { $count ->
   *[other] With { $count } there is one preliminary game (1.1.3).
}
