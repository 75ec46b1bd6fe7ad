# Why something can't be done: what players and tablets are told, and much of it the staff too.

## A record sheet.

refusals-signed = This result is signed, so it stands.
refusals-decided = A judge decided this result, so it stands.
refusals-no-result-yet = No result is entered yet.
refusals-disputed = { $ground ->
   *[table] Somebody at the table doesn't agree. Nobody signs until a judge has decided, or they take it back.
    [field] Somebody at the field doesn't agree. Nobody signs until a judge has decided, or they take it back.
}
refusals-no-dispute = You have not said that you don't agree.
refusals-no-such-seat = { $ground ->
   *[table] This table has no such seat.
    [field] This field has no such seat.
}
refusals-absent-do-not-sign = { $entrant ->
   *[player] A player marked absent doesn't sign. If that is wrong, say so.
    [team] A team marked absent doesn't sign. If that is wrong, say so.
}
refusals-signer-gone = { $entrant ->
   *[player] A player who has left the tournament doesn't sign. The others do, and the staff marks the rest on paper.
    [team] A team who has left the tournament doesn't sign. The others do, and the staff marks the rest on paper.
}
refusals-you-left = { $ground ->
   *[table] You have left the tournament, so you can do nothing at this table. The others and the staff go on without you.
    [field] You have left the tournament, so you can do nothing at this field. The others and the staff go on without you.
}
refusals-you-are-disqualified = { $ground ->
   *[table] You are disqualified, so you can do nothing at this table. The others and the staff go on without you.
    [field] You are disqualified, so you can do nothing at this field. The others and the staff go on without you.
}
refusals-disputed-already = You have said already that you don't agree. A judge knows of it.
refusals-disputes-used-up = { $most ->
   *[other] { $ground ->
               *[table] You have said { $most } times that you don't agree, and taken it back each time. Call a judge to your table.
                [field] You have said { $most } times that you don't agree, and taken it back each time. Call a judge to your field.
            }
}
refusals-entered-already = A result has been entered already. If it is wrong, say that you don't agree; the staff will correct it. Whoever entered it can change it until somebody signs.
refusals-own-results-off = In this tournament the staff enters the results.
refusals-pin-missing = Type the four digits from your card.
refusals-pin-wrong-last = { $ground ->
   *[table] That is not your PIN. After five wrong PINs this table is locked for two minutes; then look at your card and try again.
    [field] That is not your PIN. After five wrong PINs this field is locked for two minutes; then look at your card and try again.
}
refusals-pin-wrong = { $left ->
    [one] That is not your PIN. Look at your card: you have one more try.
   *[other] That is not your PIN. Look at your card: you have { $left } more tries.
}
refusals-pins-held = { $ground ->
   *[table] Too many wrong PINs were typed at this table. Wait two minutes, then type yours.
    [field] Too many wrong PINs were typed at this field. Wait two minutes, then type yours.
}
refusals-pin-locked = Too many wrong PINs were typed. Ask the staff for a new one.
refusals-pin-unknown = You have no PIN yet. Ask an organizer for one.
refusals-pin-not-locked = This PIN is not locked, so it stays as it is.
refusals-round-not-started = This round has not started yet. Results are entered once it is on.
refusals-round-closed = This round is closed; its results stand.
refusals-round-not-played = This round is not being played, so its sheets can't be signed.
refusals-unusual = { $points ->
   *[vp] Something about this result is unusual. Type the winner's VP once more, as the paper says.
    [hexes] Something about this result is unusual. Type the winner's hexes once more, as the paper says.
}
refusals-not-final-yet = This sheet is not signed yet. Change the result on the sheet itself.
refusals-corrections-off = In this tournament a final result is never corrected.
refusals-no-signed-paper = This result was not signed on paper, so there is no signed paper that could say something else. It stays as it is.
refusals-nothing-differs = This is what is stored already. There is nothing to correct.
refusals-correction-waits = A correction of this sheet is already waiting. Look at that one first.
refusals-correction-first = A correction waits for a second person, and it may change the ranking. Confirm or withdraw it first.
refusals-same-person = You proposed this correction. A second person has to confirm it.
refusals-role-since-proposal = You have the role for this only since the correction was proposed. Somebody who had it before has to confirm it.
refusals-let-in-by-proposer = Whoever proposed this correction let you in after the sheet became final. Somebody else has to confirm it.
refusals-proposer-unknown = Nobody knows who proposed this correction. Withdraw it and propose it again.
refusals-proposer-gone = Whoever proposed this correction is no longer an organizer or a judge here as they were then. Withdraw it and propose it again.
refusals-no-correction-of-this = What was proposed is no correction of this sheet as it stands. Withdraw it and propose it again.
refusals-other-role-needed = It takes an organizer and a judge. Somebody in the other role has to confirm it.
refusals-winner-vp-differ = { $points ->
   *[vp] These are not the VP stored for the winner. Look at the paper again: either these VP or the result below is wrong.
    [hexes] These are not the hexes stored for the winner. Look at the paper again: either these hexes or the result below is wrong.
}
refusals-no-game-limit = Games of this tournament have no time limit, so no minutes are added.
refusals-game-not-on = { $ground ->
   *[table] Minutes are added while the game of the table is on.
    [field] Minutes are added while the game of the field is on.
}
refusals-no-minutes = Write a whole number of minutes, from 0 to { $most }.
refusals-judge-names-winner = { $points ->
   *[vp] Time was up, and several have the most VP: a judge names who has won, and enters the result.
    [hexes] Time was up, and several have the most hexes: a judge names who has won, and enters the result.
}
refusals-winner-out = Who is said to have won was disqualified or withdrew in this game. Nobody signs, or names another winner, before a judge has chosen what stands.
refusals-stands-missing = Choose what stands.
refusals-played-alone = Nobody wins a game alone. Tick that the game was not played.
refusals-best-not-alone = { $points ->
   *[vp] None of the others has the most VP alone. Mark above who has won.
    [hexes] None of the others has the most hexes alone. Mark above who has won.
}
refusals-reason-missing = Say in a few words what happened, and why you decide this way.
refusals-objection-missing = Say in a few words what is wrong.
refusals-reason-too-long = { $length ->
   *[other] The reason has { $length } characters; at most { $most } fit.
}
refusals-reason-control = The reason contains an invisible character. Type it again.

## The choice of seats, and the layout of the board.

refusals-choice-not-public = The seats of this round are not published yet.
refusals-choice-round-over = This round is closed.
refusals-choice-game-over = { $ground ->
   *[table] The result of this table is in, so its layout and its seats stay as they are.
    [field] The result of this field is in, so its layout and its seats stay as they are.
}
refusals-choice-layout-first = { $entrant ->
   *[player] Confirm the layout of the board first; then the players choose.
    [team] Confirm the layout of the board first; then the teams choose.
}
refusals-choice-all-chosen = { $ground ->
   *[table] Everybody at this table has chosen.
    [field] Everybody at this field has chosen.
}
refusals-choice-nothing-chosen = Nobody has chosen yet, so there is nothing to take back.
refusals-choice-colour = Choose one of the colours that are left.
refusals-choice-order = Choose one of the places in the play order that are left.
refusals-choice-chair = Choose one of the chairs.
refusals-choice-not-a-judge = Choose one of the judges of this tournament.

## A player: registering, the own data, check-in, leaving.

refusals-this-too-long = { $length ->
   *[other] This has { $length } characters; at most { $most } fit.
}
refusals-kept-apart = { $entrant ->
   *[player] Tick two players or more to keep apart, and at most { $most } at once.
    [team] Tick two teams or more to keep apart, and at most { $most } at once.
}
refusals-apart-already = { $entrant ->
   *[player] These players are kept apart already.
    [team] These teams are kept apart already.
}
refusals-too-many-groups = { $most ->
   *[other] At most { $most } groups fit.
}
refusals-too-many-players = { $most ->
   *[other] { $entrant ->
               *[player] A tournament has at most { $most } players, including those who have withdrawn.
                [team] A tournament has at most { $most } teams, including those who have withdrawn.
            }
}
refusals-no-more-numbers = { $entrant ->
   *[player] Players have numbers from 1 to { $last }, each given once, and in this tournament there are too few left.
    [team] Teams have numbers from 1 to { $last }, each given once, and in this tournament there are too few left.
}
refusals-table-number = This number is from 1 to { $most }.
refusals-amount = Write an amount such as 12, 12.50 or 8,50 €, up to { $most }. It may stay empty.
refusals-erase-word = Nothing was erased. To erase, type the word { $word }.
refusals-withdraw-word = Type the word { $word } to go on.
refusals-too-many-registrations = { $entrant ->
   *[player] Many players have registered from your network in the last hour, so yours was not saved. Come back at { $time }, or ask the organizers to add you.
    [team] Many teams have registered from your network in the last hour, so yours was not saved. Come back at { $time }, or ask the organizers to add you.
}
refusals-name-registered = { $name } is registered already. Is this another person of the same name? Then tick the box below and send the form again. If it is you, all is well: use the private link that you were given.
refusals-other-currency = This tournament takes { $currency }. Write the amount in { $currency }.
refusals-paid-already = { $entrant ->
   *[player] This player is marked as paid already.
    [team] This team is marked as paid already.
}
refusals-not-paid = { $entrant ->
   *[player] This player is not marked as paid, so there is nothing to take back.
    [team] This team is not marked as paid, so there is nothing to take back.
}
refusals-too-many-mails = { $most ->
   *[other] { $entrant ->
               *[player] A tournament sends at most { $most } mails to players within a day. Nothing was sent.
                [team] A tournament sends at most { $most } mails to teams within a day. Nothing was sent.
            }
}
refusals-nobody-has-address = { $entrant ->
   *[player] None of these players has an e-mail address. Nothing was sent.
    [team] None of these teams has an e-mail address. Nothing was sent.
}
refusals-subject-missing = A subject is needed.
refusals-text-missing = A text is needed.
refusals-nobody-chosen = { $entrant ->
   *[player] Nobody is ticked. Tick the players first.
    [team] Nobody is ticked. Tick the teams first.
}
refusals-agreed-when = The list doesn't say of everybody when they agreed. Say when that was.
refusals-agreed-later = This day is still to come. Say when they agreed.
refusals-name-missing = A name is needed.
refusals-control-characters = Line breaks, tabs and other control characters can't be used here.
refusals-control-in-note = Control characters other than line breaks can't be used here, nor can characters that reverse the direction of the text.
refusals-email-without-at = An e-mail address has an @ in it.
refusals-email-half = An e-mail address has something on both sides of the @.
refusals-email-two-ats = An e-mail address has one @, and this has more.
refusals-email-twice = This holds more than one address; one is enough.
refusals-email-not-plain = Only the address itself, such as ada@example.org: no blanks, quotes, commas or other signs.
refusals-email-not-sendable = No mail can go to this address. Look for a wrong sign, a dot or hyphen too many, or a part that is too long.
refusals-email-without-dot = The end of this address is missing: the part after the @ has a dot in it, as in ada@example.org.
refusals-guardian-missing = A guardian agrees for a minor: the guardian's name is needed.
refusals-guardian-disagrees = The guardian of a minor agrees as well.
refusals-door-code-missing = Scan the code at the door, or type the letters below it.
refusals-no-card-for-hidden = { $entrant ->
   *[player] An archived player has no card. Bring the player back first.
    [team] An archived team has no card. Bring the team back first.
}
refusals-wrong-door-code = That is not the code at the door. Look at the poster again: the organizers change the code from time to time.
refusals-too-many-door-codes = Many wrong codes were typed for you within an hour. Tell the organizers at the entrance that you are here.
refusals-code-not-agreed = Tick that you agree to the code of conduct.
refusals-photo-not-agreed = Tick that you agree to the photo policy.
refusals-file-empty = Choose a file, or paste its lines.
refusals-file-without-players = { $entrant ->
   *[player] the file has a header and no players
    [team] the file has a header and no teams
}
refusals-staff-email = This address belongs to somebody on the staff of this tournament, and staff can't play in it (1.3.2).
refusals-staff-name = Somebody on the staff of this tournament has this name, and staff can't play in it (1.3.2). If this is another person of the same name, say so below.
refusals-on-the-list = { $name } is on the list already; check in there. If this is another person of the same name, say so below.
refusals-staff-name-registering = Somebody on the staff of this tournament has this name, and staff can't play in it (1.3.2). If you are another person of the same name, ask the organizers to add you.
refusals-staff-alike = Somebody on the staff of this tournament has nearly this name, and staff can't play in it (1.3.2). If this is another person, say so below.
refusals-staff-alike-registering = Somebody on the staff of this tournament has nearly this name, and staff can't play in it (1.3.2). If you are somebody else, say so below.
refusals-staff-in-file = is on the staff of this tournament, and staff can't play in it (1.3.2)
refusals-staff-alike-in-file = has nearly the name of somebody on the staff, and staff can't play (1.3.2): the same person? Leave the line out. Another one? Say so above.
refusals-staff-registers = { $entrant ->
   *[player] You are on the staff of this tournament, and staff can't play in it. To register somebody else, add the player on the page of the players.
    [team] You are on the staff of this tournament, and staff can't play in it. To register somebody else, add the team on the page of the teams.
}
refusals-seat-mail-without-address = { $ground ->
   *[table] Give the address that your tables go to, or take the tick away below.
    [field] Give the address that your fields go to, or take the tick away below.
}
refusals-registered-already = Somebody with this name and this address is registered already. Use the private link that you were given; if you lost it, ask the organizers.
refusals-email-registered = Somebody is registered with this e-mail address already. A family may share one: if this is another person, tick the box below and send the form again.
refusals-same-tournament = This is the same tournament; name another one.
refusals-other-tournament-hidden = That tournament is archived. Bring it back first.
refusals-no-such-player-there = { $entrant ->
   *[player] That tournament has no player with this number.
    [team] That tournament has no team with this number.
}
refusals-same-person-already = These two are the same person already.
refusals-twice-in-one-tournament = { $entrant ->
   *[player] These two can't be one person: both are the same as players of one tournament, where nobody plays twice. Separate the one who is somebody else first.
    [team] These two can't be one person: both are the same as teams of one tournament, where nobody plays twice. Separate the one who is somebody else first.
}
refusals-joined-with-nobody = { $entrant ->
   *[player] This player is not joined with anybody in another tournament.
    [team] This team is not joined with anybody in another tournament.
}

## What a player's or the tournament's state does not allow.

refusals-registration-closed = Registration for this tournament is closed. If you still want to play, ask the organizers in the hall.
refusals-called-off = This tournament is called off, so nobody can register or be checked in.
refusals-invited-only = { $entrant ->
   *[player] This is the final day of a series: its players are those whom the series has invited. The organizers of the series invite the next in rank on the page of its final day.
    [team] This is the final day of a series: its teams are those whom the series has invited. The organizers of the series invite the next in rank on the page of its final day.
}
refusals-agreed-already = { $entrant ->
   *[player] This player has agreed to the code of conduct and the photo policy already.
    [team] This team has agreed to the code of conduct and the photo policy already.
}
refusals-guardian-first = A guardian agrees for a minor. Enter the guardian's name first.
refusals-own-check-in-not-started = Check-in has not started yet. It starts when the doors open; then you can check in on this page.
refusals-hidden = { $entrant ->
   *[player] This player is archived. Bring the player out of the archive first.
    [team] This team is archived. Bring the team out of the archive first.
}
refusals-not-hidden = { $entrant ->
   *[player] This player is not archived.
    [team] This team is not archived.
}
refusals-not-asked = { $entrant ->
   *[player] Only players who wait for approval can be approved.
    [team] Only teams who wait for approval can be approved.
}
refusals-not-waiting = Only somebody on the waiting list can be moved up.
refusals-not-leaving = Nobody asks to leave any more: it was answered or taken back.
refusals-not-withdrawn = Only somebody who withdrew can be brought back.
refusals-full = Every place is taken. Raise the capacity in the details, or wait until somebody withdraws.
refusals-nobody-to-move-up = Nobody can be moved up: nobody is waiting, or every place is taken.
refusals-seated = { $entrant ->
   *[player] This player has a seat in the schedule and can't be archived. Withdraw the player instead; results that were made stay.
    [team] This team has a seat in the schedule and can't be archived. Withdraw the team instead; results that were made stay.
}
refusals-game-on = This { $entrant ->
   *[player] player
    [team] team
}'s game is on. If the { $entrant ->
   *[player] player
    [team] team
} is not at the { $ground ->
   *[table] table
    [field] field
}, mark the seat absent on the record sheet.
refusals-tournament-over = The tournament is over; nobody can withdraw any more.
refusals-withdrawn-already = { $entrant ->
   *[player] This player has withdrawn already.
    [team] This team has withdrawn already.
}
refusals-disqualified-stands = { $entrant ->
   *[player] This player is disqualified, and that stands (1.3.5).
    [team] This team is disqualified, and that stands (1.3.5).
}
refusals-later-stages = { $entrant ->
   *[player] The seats of the later stages are public, so players who withdrew before stay withdrawn.
    [team] The seats of the later stages are public, so teams who withdrew before stay withdrawn.
}
refusals-prelims-over = { $entrant ->
   *[player] It is too late to join: players can join until the last round that everybody plays is closed.
    [team] It is too late to join: teams can join until the last round that everybody plays is closed.
}
refusals-finalists-play = The games have begun, so check-in is over. Whoever doesn't play is replaced on the page of semi-finals and final.
refusals-check-in-over = Check-in is over.
refusals-check-in-not-started = Check-in has not started yet. Start it on the Next step page when the doors open.
refusals-own-data-locked = Now that the seats are public, only the organizers can change your data.
refusals-own-check-in-closed = { $entrant ->
   *[player] Players don't check themselves in here. Tell the organizers at the entrance that you are here.
    [team] Teams don't check themselves in here. Tell the organizers at the entrance that you are here.
}
refusals-own-check-in-over = The first seats are being made. Tell the organizers that you are here: they will find you a seat.
refusals-own-withdrawal-locked = { $ground ->
   *[table] The seats are public, so leaving now changes somebody's table. Tell the organizers in the hall.
    [field] The seats are public, so leaving now changes somebody's field. Tell the organizers in the hall.
}
refusals-nothing-to-leave = You are in no game that is still to come, so there is nothing to leave.
refusals-waits-for-approval = { $entrant ->
   *[player] This player waits for your approval. Approve the player first.
    [team] This team waits for your approval. Approve the team first.
}
refusals-on-waiting-list = { $entrant ->
   *[player] This player is on the waiting list. Move the player up first.
    [team] This team is on the waiting list. Move the team up first.
}
refusals-has-withdrawn = { $entrant ->
   *[player] This player has withdrawn. Bring the player back first.
    [team] This team has withdrawn. Bring the team back first.
}
refusals-is-disqualified = { $entrant ->
   *[player] This player is disqualified.
    [team] This team is disqualified.
}
refusals-own-not-approved = The organizers have not approved your registration yet. Tell them at the entrance that you are here.
refusals-own-waiting = You are on the waiting list and have no place yet. Tell the organizers at the entrance that you are here.
refusals-own-withdrawn = You have withdrawn, so you can't check in. If you want to play after all, tell the organizers at the entrance.
refusals-own-gone = You are no longer in the tournament, so you can't check in. The organizers can tell you why.

## A confidential report.

refusals-nobody-named = Say who it is about: tick somebody, write a name, or describe the person.
refusals-who-is-meant = Say below who is meant, or correct the name.
refusals-too-many-named = { $most ->
   *[other] Name at most { $most } people here; mention the others under “What happened?”.
}
refusals-about-oneself = You have named yourself. Leave yourself out.
refusals-kind-missing = Choose the kind that fits best.
refusals-no-such-ground = This ground is not on the list. Tick again.
refusals-not-on-the-staff = Somebody you ticked is not on the staff any more. Tick again.
refusals-no-such-judge = This person is not a judge of the tournament. Choose again.
refusals-about-the-judge = The report is about this judge. Choose another one, or none.
refusals-words-missing = Write a few words here.
refusals-shorten = { $length ->
   *[other] This has { $length } characters; at most { $most } fit. Shorten it.
}
refusals-invisible-character = This contains an invisible character. Type it again, or paste it as plain text.
refusals-too-many-today = { $most ->
   *[other] { $most } forms have been sent from here today, so this one was not saved. Tell a judge or an organizer in person.
}

## An error of a page, in short.

refusals-changed-meanwhile = somebody else has changed this in the meantime
refusals-not-allowed = not allowed
refusals-not-found = not found
