# What a tournament says of itself: its programme, what it costs, its prizes, and the papers that people agree to.

## Facts, what they are called

face-day-label = Day
face-doors-label = Doors open
face-start-label = Start
face-fee-label = Fee
face-free = Free of charge
face-is-free = It is free of charge.
# $amount is an amount of money with its currency.
face-fee-is = The fee is { $amount }.
face-level-qualifier = National qualifier or state tournament
face-level-national = National championship
face-level-masters = Masters Invitational
face-level-world = World championship

## The programme

face-doors-open = Doors open
face-start = Start
face-check-in = Check-in
face-welcome = Welcome
face-break = Break
face-prizes = Prizes
face-something-else = Something else
# A day of several.
face-day-numbered = Day { $number }
face-day-of = Day { $number }, { $date }
# Beside a round that has not begun; $when is a time, or a day with a time.
face-planned-for = planned for { $when }

## Prizes and certificates

# $place is a place such as 2nd.
face-place = { $place } place
face-places = Places { $first } to { $last }
# What a certificate is for, up to the twentieth place.
face-place-in-words = { $rank ->
    [1] First place
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
    [6] Sixth place
    [7] Seventh place
    [8] Eighth place
    [9] Ninth place
    [10] Tenth place
    [11] Eleventh place
    [12] Twelfth place
    [13] Thirteenth place
    [14] Fourteenth place
    [15] Fifteenth place
    [16] Sixteenth place
    [17] Seventeenth place
    [18] Eighteenth place
    [19] Nineteenth place
   *[other] Twentieth place
}
# What the games of a player add up to, on a certificate; $result is so many VP.
face-played = { $wins ->
    [one] { $games ->
        [one] { $wins } win and { $result } in { $games } game
       *[other] { $wins } win and { $result } in { $games } games
    }
   *[other] { $games ->
        [one] { $wins } wins and { $result } in { $games } game
       *[other] { $wins } wins and { $result } in { $games } games
    }
}

## What the code of conduct asks for, in short: a summary, with the clauses of the rules

face-code-everybody = Be kind, courteous, respectful and fair to everybody, at the table and away from it. It holds for players, staff, contractors, vendors, hotel staff, guests and press alike (2.1.2, 2.1.4).
face-code-harassment = Harassment of any kind has no place here: no intimidation or threats, hurtful words, violence, pestering, bullying, stalking or following, no unwelcome touching or sexual attention, no photos or films of people who don't want them, no disrupting of events. It is worse still when it targets race or ethnicity, national origin, gender or how it is shown, sex, sexual orientation, age, disability, religion, citizenship, a medical condition or pregnancy (2.2.1, 2.2.2).
face-code-stop = Anyone who is asked to stop must stop at once. Tell anybody on the staff what you experience or see (2.2.3).
face-code-devices = Phones and other devices stay off the table and unused during a game. Photos of the board before and after it are fine. For an emergency call, tell your opponents: the game pauses (2.1.5 to 2.1.7).
face-code-order = Don't disturb the tournament, what belongs to it or the place around it, and see to it that the friends and family you bring keep to this too (2.1.8, 2.1.11).
face-code-breach = Anyone who breaks these rules can be disqualified, removed and banned (2.1.2, 2.1.12).

## What the photo policy says, in short

face-photo-published = Photos, films and sound recordings of the event are made and published. By taking part you allow CATAN GmbH, and those who act for it, to use recordings in which you can be seen or heard, for example in information, advertising, web sites and social media (3.1.1).
face-photo-own = You may film your own game if you keep to the policy's conditions; streaming it live is not allowed (3.1.2).
