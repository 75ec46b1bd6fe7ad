# A player's invitation to the final day of a series, by the private link.

final-day-invitation = Your invitation
final-day-coming-button = I'm coming
final-day-not-coming-button = I can't come
final-day-own-page-there = Your page of the final day
final-day-about = About { $name }
final-day-own-page = Your own page
final-day-answered = The answer is noted.
# What the player is told of the invitation. $known says whether the day is known.
final-day-disqualified = You are disqualified in { $name-series } ({ $clause }), so you have no place on its final day.
final-day-hidden = The organizers have put the final day away for now, so nothing can be answered here. Ask them what is planned.
final-day-played = { $known ->
    [day] You played the final day of { $name-series } on { $day } ({ $name-place }). It is over.
   *[none] You played the final day of { $name-series } ({ $name-place }). It is over.
}
final-day-over = The final day of { $name-series } is over.
final-day-among-players = { $known ->
    [day] You are among the players of the final day of { $name-series } on { $day } ({ $name-place }). If something comes up, tell the organizers in the hall.
   *[none] You are among the players of the final day of { $name-series } ({ $name-place }). If something comes up, tell the organizers in the hall.
}
final-day-begun-no-place = You have no place any more, and the final day has begun.
final-day-begun-without = The final day has begun without you.
final-day-invited-late = { $known ->
    [day] You are number { $rank } in the ranking of { $name-series }, and invited to play its final day on { $day } ({ $name-place }). You were asked to answer by { $by }. Your place has not been given away yet: please answer now.
   *[none] You are number { $rank } in the ranking of { $name-series }, and invited to play its final day ({ $name-place }). You were asked to answer by { $by }. Your place has not been given away yet: please answer now.
}
final-day-invited = { $known ->
    [day] You are number { $rank } in the ranking of { $name-series }, and invited to play its final day on { $day } ({ $name-place }). Please answer by { $by }.
   *[none] You are number { $rank } in the ranking of { $name-series }, and invited to play its final day ({ $name-place }). Please answer by { $by }.
}
final-day-plays = { $known ->
    [day] You play the final day of { $name-series } on { $day } ({ $name-place }). If something comes up, say so here; the next in rank is waiting.
   *[none] You play the final day of { $name-series } ({ $name-place }). If something comes up, say so here; the next in rank is waiting.
}
final-day-no-place-but-free = You have no place at the moment. A place is still free, so you can come after all.
final-day-no-answer-but-free = You did not answer by { $by }. A place is still free, so you can come after all.
final-day-place-gone = Your place has gone to the next in rank.
# The last minute of a day.
final-day-last-minute = 23:59 on { $day } ({ $zone })

## On the own page, the way to the invitation.

final-day-short-played = You played the final day.
final-day-short-over = The final day is over.
final-day-short-invitation = Your invitation to the final day
final-day-short-invited = You are invited to the final day. Please answer.
final-day-short-invited-by = You are invited to the final day. Please answer by { $day }, 23:59.
final-day-short-plays = You play the final day.

# The name of the page.
final-day-title = Final day
