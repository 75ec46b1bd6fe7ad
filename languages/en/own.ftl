# A player's own page, by the private link.

## Where the player stands: the heading of the card.

own-share-rank = You share rank { $rank }
own-looked-at = The organizers are looking at your registration
own-waiting-number = You are number { $number } on the waiting list
own-no-place = You did not get a place
own-called-off = This tournament is called off
own-registered = You are registered
own-on-final-day = You play on the final day
own-check-in = Check in at the entrance
own-check-in-now = Check in now
own-checked-in = You are checked in
own-wait = Wait for the next round
own-missed-game = You missed this game
own-game-over = Your game is over
own-in-final = You are in the final
own-in-semi-finals = You are in the semi-finals
own-rounds-over = The rounds are over
own-have-won = You have won
own-finished-first = You finished first
# The place is an ordinal number, such as 3rd.
own-came-in-prelims = You came { $place } in the preliminary games
own-prelims-over = The preliminary games are over
# The place is an ordinal number, such as 3rd.
own-finished = You finished { $place }
own-games-over = The games are over
own-your-games-over = Your games are over
own-champion = You are the champion
own-won-final = You won the final
own-tournament-over = The tournament is over
own-have-withdrawn = You have withdrawn
own-are-disqualified = You are disqualified

## What comes next: sentences below that heading.

own-best-play-semi-finals = { $count ->
   *[other] The { $count } best play the semi-finals.
}
own-best-play-final = { $count ->
   *[other] The { $count } best play the final.
}
own-came-and-plays-on = { $ground ->
   *[table] You came { $place } in the preliminary games. Your table appears here as soon as its seats are public.
    [field] You came { $place } in the preliminary games. Your field appears here as soon as its seats are public.
}
own-stay-in-case = If one of them can't, the next in rank takes the place: please stay until the seats are public.
own-see-whether-on = You'll see here whether you go on once the next seats are public. The standings show where you are.
own-thanks-stay = Thank you for playing. Stay and watch, and see who becomes champion.
own-table-final-missed = { $ground ->
   *[table] The result of your table is final. For you it counts as a game not played.
    [field] The result of your field is final. For you it counts as a game not played.
}
own-judge-decided = A judge has decided the result.
own-result-final = The result is final.
own-finish-after-winner = Where you finished appears here as soon as the winner is announced.
own-whether-on = You'll see here whether you go on once the next seats are public.
own-next-table = { $ground ->
   *[table] Your next table appears here as soon as its seats are public.
    [field] Your next field appears here as soon as its seats are public.
}
own-finish-after-round = Where you finished appears here as soon as the round is closed.
own-others-semi-finals = { $count ->
   *[other] { $count } others are playing the semi-finals now.
}
own-others-semi-finals-next = { $count ->
   *[other] The semi-finals come next; { $count } others play.
}
own-others-final = { $count ->
   *[other] { $count } others are playing the final now.
}
own-others-final-next = { $count ->
   *[other] The final comes next; { $count } others play.
}
own-final-on = The final is being played now.
own-final-next = The final comes next.
own-final-played = The final has been played. Who won is shown once the organizers close it.
own-last-game = The result is final. It was your last game in this event.
own-last-game-missed = It was your last game in this event.
own-event-over = The games of this event are over. The ranking of the series says who goes on. Thank you for playing.
own-won-semi-final = { $ground ->
   *[table] You won your semi-final. Your table appears here as soon as its seats are public.
    [field] You won your semi-final. Your field appears here as soon as its seats are public.
}
own-not-approved-yet = You have no place yet. This page will tell you when they have approved it.
own-list-moves = When a place is free, the next on the list gets it, and this page will tell you.
own-nobody-joins = The rounds that everybody plays are over, so nobody else can join.
own-tournament-over-sentence = The tournament is over.
own-does-not-take-place = It does not take place, so there is nothing for you to do. If that changes, this page will tell you.
own-on-the-day = On the day, check in when you arrive.
own-table-appears = { $ground ->
   *[table] Your table appears here as soon as the seats are public.
    [field] Your field appears here as soon as the seats are public.
}
own-tell-at-entrance = Tell the organizers at the entrance that you are here.
own-winner-announced-here = The standings show where you are. The winner is announced here as soon as the organizers declare it.
own-congratulations = Congratulations, and well played.
own-over-thanks = The tournament is over. Thank you for playing.
own-final-over-thanks = The final is over. Thank you for playing.
own-provisional = Provisional until the organizers declare the champion.
own-left-games-count = You are no longer in the tournament. The games you played still count.
own-not-taking-part = You are not taking part. If that is a mistake, tell the organizers; they can bring you back.
own-disqualified-why = You are no longer in the tournament. The judges and organizers can tell you why.

## What anybody reads who looks for a player without a seat in the round that is shown.

own-everybody-rank = Rank { $rank } in the standings.
own-everybody-left = { $name } has left the tournament.
own-everybody-gone = { $name } is no longer in the tournament.
own-everybody-called-off = { $name }: this tournament is called off.
own-everybody-games-over = { $name }: the games are over.
own-everybody-not-on = { $name } doesn't play on.
own-everybody-finalist = { $name } plays the final. Its seats are not public yet.
own-everybody-game-over = { $name }: the game of this round is over.
own-everybody-no-seat-next = { $name }: nobody has a seat yet for what comes next.
own-everybody-next-seats = { $name }: the seats of the next round are not public yet.
own-everybody-no-seat = { $name } has no seat in this round.
own-everybody-nobody-has-seat = Nobody has a seat yet for what comes next.
own-everybody-next-not-public = The seats of the next round are not public yet.
own-everybody-final-not-public = Who plays the final is not public yet.

## The seat, the rank and the games: on the own page, and on that of a player for everybody.

# Where to sit: the heading of the card.
own-seat-heading = { $ground ->
   *[table] Table { $table }, position { $position }
    [field] Field { $table }, position { $position }
}
# Behind the name of the round: the player's game in it is on.
own-round-game-on = { $round }: the game is on
# Behind the name of the round: a result is entered, which is not final yet.
own-round-result-in = { $round }: the result is in
# The name of the round, and when it is planned.
own-round-planned = { $round }, { $when }
own-marked-absent = Marked absent.
own-you-marked-absent = You are marked absent. If you are here, tell a judge at once.
# In the list of those at the table, the player's own name.
own-yourself = <b>{ $name }</b> (you)
own-why-rank = Why this rank
own-see-standings = See the standings
# Beside the name of the round.
own-game-at = { $ground ->
   *[table] table { $table }, position { $position }
    [field] field { $table }, position { $position }
}
own-no-result-yet = no result yet
# Before the names of the others at the table, in a row, with their results.
own-with = with
# A player among all who came, as a heading. The place is an ordinal number, such as 3rd.
own-rank-of = { $all ->
   *[other] { $place } of { $all }
}
own-shares-rank-of = { $all ->
   *[other] Shares rank { $rank } of { $all }
}
own-rank-no-game = Rank { $rank }, no game played
own-rank-disqualified = Disqualified
# A result: so many points.
own-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } VP
    }
    [hexes] { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
}
own-vp-won = { $points ->
   *[vp] { $count ->
       *[other] { $count } VP, won
    }
    [hexes] { $count ->
        [one] { $count } hex, won
       *[other] { $count } hexes, won
    }
}
own-absent = absent
own-not-counted = not counted
# What a game is worth in the standings. The place is an ordinal number, such as 2nd.
own-worth = { $points ->
   *[vp] { $place } place, { $share } VP%
    [hexes] { $place } place, { $share } Hexes%
}
own-worth-with-points = { $points ->
   *[vp] { $place } place, { $score } points, { $share } VP%
    [hexes] { $place } place, { $score } points, { $share } Hexes%
}
# Behind the name of another player: the result, in brackets.
own-opponent-absent = (absent)
own-opponent-won = ({ $vp }, won)
own-opponent-vp = ({ $vp })

## The page.

own-read-it = Read it
own-games-begin = The games begin when the organizers say so.
own-check-in-below = Check in below, or tell the organizers at the entrance that you are here.
# A link to where the layout of the board is confirmed.
own-confirm-board = Is the board laid right? Please confirm.
own-confirm-new-board = There is a new board. Is the board laid right? Please confirm.
# A heading: the game of a side event, which is played in Reeve.
own-game-at-table = { $ground ->
   *[table] { $title } at your table
    [field] { $title } at your field
}
own-open-game = Open the game
own-sheet-heading = Your record sheet
own-here-heading = Are you here?
own-scan-door = Scan the code at the door with this phone and come back here, or type the letters below it.
own-door-code = Code at the door
own-here-button = I am here
own-agree-first = You still have to agree to the code of conduct and the photo policy. <a href="#agree">Do it below</a>
own-asked-to-leave = You asked to leave at { $time }. You are still in until the staff confirms it.
own-stay-button = I'm staying after all
own-asked-for-erasure = You asked for your data to be erased on { $time }. The organizers have yet to do it.
own-keep-data-button = Keep my data after all
own-rulings = Rulings about you
own-games = Your games
own-agree-heading = Still to agree
own-agree-code = I agree to the code of conduct (version { $version })
own-agree-photo = I agree to the photo policy (version { $version })
own-no-pictures = I don't want to appear in photos or films
own-no-pictures-help = Your name goes on a list for the staff. You play all the same, and may leave the box above empty (3.1.1).
own-for-minors = For minors: a guardian agrees too
own-minor = I am a minor
own-guardian-name = Name of the guardian
own-guardian-agrees = As the guardian I agree to both
own-agree-button = Agree
own-new-version-no-seat = There has been a new version since you agreed. You get no seat until you agree.
own-new-version = There has been a new version since you agreed. Please agree here.
own-not-asked-no-seat = The organizers entered you, so you have not been asked yet. You get no seat until you agree.
own-not-asked = The organizers entered you, so you have not been asked yet. Please agree here.
own-played-before = Where you played before
own-played-before-note = Only you see this list.
own-other-events = Other events here
own-board-worth = What it is worth, and the boards of other rounds
own-data-heading = Your data
own-comes-with-you = Who comes with you
own-agreed = Agreed
own-agreed-not-yet = not yet
# What the player has agreed to, and when: the versions, and a moment.
own-agreed-both = code of conduct { $code }, photo policy { $photo }, { $at }
own-agreed-code-only = code of conduct { $code }, photo policy not yet, { $at }
own-agreed-photo-only = code of conduct not yet, photo policy { $photo }, { $at }
own-agreed-neither = code of conduct not yet, photo policy not yet, { $at }
own-public-data = Your name, results and seats are public. Only the staff sees the rest, and only the organizers your e-mail address. <a href="{ $csv }">Download it as CSV</a>, or <a href="{ $json }">everything that is kept about you, as JSON</a>, without what others reported to a judge.
own-wants-no-pictures = You don't want to appear in photos or films. The staff has your name on a list (3.1.1).
own-pictures-fine = Pictures of me are fine after all
own-offer-no-pictures = You don't want to appear in photos or films? The staff then has your name on a list; you play all the same (3.1.1).
own-no-pictures-button = No pictures of me, please
own-erasure = You can ask the organizers to erase your data: your name then becomes a number everywhere, and the results stay. Nothing changes until they do it.
own-erase-button = Erase my data
own-both-values = Both values
own-field = Field
own-typed = What you typed
own-stored = What is stored now
own-form-holds-typed = The form holds what you typed. Saving it now replaces what is stored.
own-change-data = Change your data
own-name = Name
own-email = E-mail
own-club = Club
own-country = Country
own-groups-play = Family or friends who play too
own-groups-help = Separate several with |
own-comes-with = Who comes with you?
own-comes-with-help = { $ground ->
   *[table] Names of family and friends. Only the organizers see them; they can seat you at different tables.
    [field] Names of family and friends. Only the organizers see them; they can seat you at different fields.
}
own-save = Save
# The fields of the form, where somebody else has changed the same, and the facts above it.
own-fact-name = Name
own-fact-email = E-mail
own-fact-club = Club
own-fact-country = Country
own-fact-groups = Groups
own-fact-family = Family or friends
own-fact-guardian = Guardian
own-fact-comes-with = Answered when registering
# In the place of such a fact.
own-none = none
own-stale = Somebody else changed your data after you opened the page. Your changes are not saved yet; both versions are below.
own-tell-heading = Tell me
own-tell-when = { $ground ->
   *[table] When your table is public or changes, when your result waits for your signature, and when you are invited to a final day.
    [field] When your field is public or changes, when your result waits for your signature, and when you are invited to a final day.
}
own-news-public = Notifications only show what is public.
own-news-no-script = Without JavaScript this browser can't be told.
own-news-cannot = This browser can't be told. On an iPhone, put this page on the home screen first, and open it from there.
own-news-trying = One moment…
own-news-late = The service that wakes this device can't be reached just now. Try again later.
own-news-denied = This browser is blocking notifications. Allow them for this site in its settings, then try again.
own-told-on = { $count ->
    [one] You are told on one device.
   *[other] You are told on { $count } devices.
}
own-tell-here = Tell me on this device
own-tell-here-too = Tell me on this device, too
own-tell-no-more = Tell me no more
own-mailed = You are mailed.
own-stop-mails = Stop these mails
own-mail-me = Mail me
own-wrong-heading = Is something wrong?
own-wrong-tell = Tell anybody on the staff. Or <a href="{ $url }">report it in confidence</a>: the people it is about never see it.
# When the report was written, and how it stands.
own-your-report = <a href="{ $url }">Your report of <span class="num">{ $filed }</span></a>: { $standing }.
own-keep-heading = Keep this page
own-keep-link = This link is yours alone, like a key: bookmark it, or scan the code with your phone. Anybody who has it can see and change what you can. If you lose it, the organizers can show it to you.
own-copied = Copied
own-copy-link = Copy the link
own-qr = QR code of this page's link
own-leave-heading = I have to leave
own-leaving = The staff is told at once. You stay in until they confirm it, and can take it back until then. The games you have played still count, for you and for your opponents.
own-leave-button = I have to leave
own-cannot-come = I can't come
own-withdraw-heading = Withdraw
own-withdraw-button = Withdraw
own-withdraw-asked = You take your registration back.
own-withdraw-waiting = You leave the waiting list, and lose your place on it.
own-withdraw-place = You give up your place; the next on the waiting list may get it. The organizers can bring you back only while there is room.
own-standings = Standings
own-all-results = All results
own-about-tournament = About the tournament
own-add-to-calendar = Add your games to your calendar
own-back = Back to your page

## What was just done there.

own-done-registered = Your registration is in. This is your own page: keep its link.
own-done-agreed = Your agreement is stored.
own-done-checked-in = You are checked in.
own-done-saved = Your data is stored.
own-done-no-pictures = The staff has your name on the list of those who want no pictures.
own-done-pictures = Your name is off that list.
own-done-mail = You will be mailed.
own-done-no-mail = You won't be mailed any more.
own-done-news = You will be told on this device.
own-done-no-news = You won't be told any more, on any device.
own-done-withdrawn = You have withdrawn.
own-done-leaving = The staff knows that you have to leave. You are still in until they confirm it.
own-done-staying = You stay. The staff knows.
own-done-erasure-asked = The organizers know that you want your data erased.
own-done-erasure-not = Taken back. Your data stays.

## The player's card, to print and to cut out.

own-card-of = Card of { $name }
own-card-number = No. { $number }
own-card-qr = QR code of the private link
own-card-pin = PIN <b>{ $pin }</b>
own-card-no-pin = no PIN yet
own-card-says = Your own page, and the PIN to sign with on a tablet after the game. Give neither to anybody else.

## In the player's calendar.

# The seat, in the name of an event: short.
own-calendar-seat = { $ground ->
   *[table] table { $table }, pos. { $position }
    [field] field { $table }, pos. { $position }
}
