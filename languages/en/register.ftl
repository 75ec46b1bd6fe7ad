## The form with which players register: its fields.

register-name = Name
register-name-help = As it should appear in seats and standings, which everybody can read.
register-email = E-mail
register-email-help = Shown to the organizers only.
register-seat-mail = { $ground ->
   *[table] Mail me when my table is public, and when my result waits for my signature
    [field] Mail me when my field is public, and when my result waits for my signature
}
register-seat-mail-help = You can change that on your own page at any time.
register-other-person = This is another person, who is not registered yet
register-club = Club
register-country = Country
register-groups = Family or friends who play too
# The sign | stays.
register-groups-help = A word that all of you type, such as your family's name. The seat schedule keeps you apart where it can. Separate several with |
register-comes-with = Who comes with you?
register-comes-with-help = Names of family and friends. Only the organizers see them; they can seat you at different tables.
register-for-minors = For minors: a guardian agrees too
register-minor = I am a minor
register-guardian = Name of the guardian
register-guardian-agrees = As the guardian I agree to both papers below
register-agree-code = I agree to the code of conduct (version { $version })
register-agree-photo = I agree to the photo policy (version { $version })
register-no-pictures = I don't want to appear in photos or films
register-no-pictures-help = Your name goes on a list for the staff. You play all the same, and may leave the box above empty (3.1.1).
register-versions-kept = Which version you agreed to, and when, is kept. Both texts are under <a href="{ $url }">Rules for this tournament</a>.
# The button.
register-send = Register
register-send-waiting = Register for the waiting list
register-approval = The organizers approve each registration. Your own page tells you when they have.
register-full = Every place is taken, or others wait for one. You can register for the waiting list; your own page tells you when you have a place.
register-places-taken = { $taken ->
       *[other] { $taken }
    } of { $capacity ->
       *[other] { $capacity }
    } places are taken.
register-places-and-waiting = { $taken ->
       *[other] { $taken }
    } of { $capacity ->
       *[other] { $capacity }
    } places are taken, and { $waiting ->
       *[other] { $waiting }
    } on the waiting list.

## The two texts to which players agree.

register-code-of-conduct = Code of conduct
register-photo-policy = Photo policy
register-paper-and-version = { $paper }, version { $version }
register-paper-summary = This is a summary; numbers in brackets are clauses of the official rules.
register-paper-whole = The whole text

## Why nobody can register.

# A heading.
register-closed-heading = No registration now
# A button.
register-to-tournament = To the tournament
register-not-opened-yet = Registration has not been opened yet.
register-is-open = Registration is open.
register-closed-ask = Registration is closed. If you still want to play, ask the organizers in the hall.
register-closed-prelims-over = Registration is closed: the preliminary games are over.
register-closed-finished = Registration is closed: this tournament is over.
register-called-off = This tournament is called off, so nobody can register.
register-final-day = This is the final day of a series. Nobody registers for it: the best of all events are invited.

## Where the code at the door leads to.

register-door-lead = One more step: open your own page on this phone.
register-door-link = It is the private link that you got when you registered, by mail or on a card. There you press “I am here”.
register-door-code = On another device, type this code there: <b class="num nowrap">{ $code }</b>
register-door-no-link = No link at hand? Tell the organizers at the entrance that you are here.
register-door-old = This code no longer works, or part of it is missing.
register-door-old-then = Scan the code at the door once more, or tell the organizers at the entrance that you are here.
register-door-about = About the tournament
