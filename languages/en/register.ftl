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

## The same fields, where two versions of somebody's data stand beside each other: short.

register-label-name = Name
register-label-email = E-mail
register-label-club = Club
register-label-country = Country
register-label-groups = Groups
register-label-guardian = Guardian
register-label-minor = Minor
register-label-no-pictures = No pictures
register-yes = yes
register-no = no

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
register-closed-now = Registration for this tournament is closed. If you still want to play, ask the organizers in the hall.
register-called-off-now = This tournament is called off, so nobody can register or be checked in.

## What is wrong with what was typed.

register-name-missing = A name is needed.
register-control-characters = Line breaks, tabs and other control characters can't be used here.
register-control-in-note = Control characters other than line breaks can't be used here, nor can characters that reverse the direction of the text.
register-email-without-at = An e-mail address has an @ in it.
register-email-half = An e-mail address has something on both sides of the @.
register-email-two-ats = An e-mail address has one @, and this has more.
register-email-twice = This holds more than one address; one is enough.
register-email-not-plain = Only the address itself, such as ada@example.org: no blanks, quotes, commas or other signs.
register-email-not-sendable = No mail can go to this address. Look for a wrong sign, a dot or hyphen too many, or a part that is too long.
register-email-without-dot = The end of this address is missing: the part after the @ has a dot in it, as in ada@example.org.
register-seat-mail-without-address = Give the address that your tables go to, or take the tick away below.
register-too-many-groups = At most { $most ->
       *[other] { $most }
    } groups fit.
register-guardian-missing = A guardian agrees for a minor: the guardian's name is needed.
register-guardian-disagrees = The guardian of a minor agrees as well.
register-code-not-agreed = Tick that you agree to the code of conduct.
register-photo-not-agreed = Tick that you agree to the photo policy.
register-name-registered = { $name } is registered already. Is this another person of the same name? Then tick the box below and send the form again. If it is you, all is well: use the private link that you were given.
register-registered-already = Somebody with this name and this address is registered already. Use the private link that you were given; if you lost it, ask the organizers.
register-email-registered = Somebody is registered with this e-mail address already. A family may share one: if this is another person, tick the box below and send the form again.
# Who is on the staff does not play (1.3.2).
register-staff-email = This address belongs to somebody on the staff of this tournament, and staff can't play in it (1.3.2).
register-staff-name = Somebody on the staff of this tournament has this name, and staff can't play in it (1.3.2). If you are another person of the same name, ask the organizers to add you.
register-staff-alike = Somebody on the staff of this tournament has nearly this name, and staff can't play in it (1.3.2). If you are somebody else, say so below.
register-staff-registers = You are on the staff of this tournament, and staff can't play in it. To register somebody else, add the player on the page of the players.
register-too-many-in-an-hour = Many players have registered from your network in the last hour, so yours was not saved. Come back at { $clock }, or ask the organizers to add you.
register-too-many-players = { $most ->
       *[other] A tournament has at most { $most } players, including those who have withdrawn.
    }
register-no-more-numbers = Players have numbers from 1 to { $last }, each given once, and in this tournament there are too few left.

## Checking in without the staff, and what players change themselves.

register-door-code-missing = Scan the code at the door, or type the letters below it.
register-wrong-door-code = That is not the code at the door. Look at the poster again: the organizers change the code from time to time.
register-too-many-door-codes = Many wrong codes were typed for you within an hour. Tell the organizers at the entrance that you are here.
register-check-in-not-started = Check-in has not started yet. It starts when the doors open; then you can check in on this page.
register-check-in-closed = Players don't check themselves in here. Tell the organizers at the entrance that you are here.
register-check-in-seats-made = The first seats are being made. Tell the organizers that you are here: they will find you a seat.
register-check-in-not-approved = The organizers have not approved your registration yet. Tell them at the entrance that you are here.
register-check-in-waiting = You are on the waiting list and have no place yet. Tell the organizers at the entrance that you are here.
register-check-in-withdrawn = You have withdrawn, so you can't check in. If you want to play after all, tell the organizers at the entrance.
register-check-in-not-in = You are no longer in the tournament, so you can't check in. The organizers can tell you why.
register-data-locked = Now that the seats are public, only the organizers can change your data.
register-withdrawal-locked = The seats are public, so leaving now changes somebody's table. Tell the organizers in the hall.
register-nothing-to-leave = You are in no game that is still to come, so there is nothing to leave.
register-withdrawal-not-typed = Type the word { $word } to go on.

## Where the code at the door leads to.

register-door-lead = One more step: open your own page on this phone.
register-door-link = It is the private link that you got when you registered, by mail or on a card. There you press “I am here”.
register-door-code = On another device, type this code there: <b class="num nowrap">{ $code }</b>
register-door-no-link = No link at hand? Tell the organizers at the entrance that you are here.
register-door-old = This code no longer works, or part of it is missing.
register-door-old-then = Scan the code at the door once more, or tell the organizers at the entrance that you are here.
register-door-about = About the tournament

## On the own page: why a player is asked to agree.

register-agree-new-version = There has been a new version since you agreed. Please agree here.
register-agree-new-version-before-seat = There has been a new version since you agreed. You get no seat until you agree.
register-agree-not-asked = The organizers entered you, so you have not been asked yet. Please agree here.
register-agree-not-asked-before-seat = The organizers entered you, so you have not been asked yet. You get no seat until you agree.
