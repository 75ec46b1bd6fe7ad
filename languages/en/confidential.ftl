# Confidential reports, as whoever writes one reads them.

## The form.

confidential-intro = For misconduct and harassment, whoever it comes from (2.1, 2.2). The organizers read it, and so does the judge you name; the people it is about never see it. If somebody is in danger, or you want help now, go to anybody on the staff: you don't need this form.
confidential-written-by-you = Written by you
confidential-reports-by-you = Reports written by you
confidential-report = Report
confidential-state = State
confidential-another = Another report
confidential-name-goes-with = Your name goes with the report. A report about anybody on the staff is not listed on your page, because organizers know your private link: after sending it you get an address for it, to keep yourself.
confidential-send-button = Send the report
confidential-archived = Nothing can be sent from here now: the tournament is archived.
confidential-happened = What happened?
confidential-happened-help = In your own words. Who else saw it?
confidential-where = When and where?
confidential-kind = What kind of misconduct?
confidential-choose-kind = Choose
confidential-about-staff = Is it about somebody on the staff?
confidential-about-staff-help = Anyone you tick never sees the report, or learns that there is one. If it is about every organizer, an administrator of this server reads it in their place.
confidential-about-else = Who else is it about?
confidential-about-else-help = One name per line, as on the seat plan. It may also be a player's companion.
confidential-unknown-name = Somebody whose name you don't know?
confidential-unknown-name-help = Describe them, one per line: what they look like, where they sit.
confidential-who-is-meant = Who is meant by “{ $line }”?
confidential-who-help = Whoever a report is about never reads it, so Reeve has to know whom you mean. If it is somebody on the staff who is not listed here, tick them above.
confidential-somebody-else = Somebody else: as I wrote it
confidential-judge-reads = Should a judge read it too?
confidential-judge-reads-help = Besides the organizers it is not about. Leave it empty if you are not sure.
confidential-nobody-else = Nobody else
confidential-because-of = Was it because of who somebody is?
confidential-tick-grounds = If you like, tick the grounds (2.2.2)
confidential-in-no-list = It is in no list, search, export or log.
confidential-kept = { $days ->
   *[other] It is erased { $days } days after the tournament, and what you tick as a ground after { $grounds }.
}
confidential-in-backups = Backups of the whole server contain it.
# Somebody on the staff, to be ticked.
confidential-judge-and-organizer = { $name } (judge and organizer)
confidential-judge = { $name } (judge)
confidential-organizer = { $name } (organizer)
confidential-player = { $name } (No. { $number })

## Kinds of misconduct (2.1, 2.2.1).

## Grounds of harassment (2.2.2).

## A report that was written.

confidential-filed = Your report is stored. The organizers can read it now, except anyone it is about.
confidential-filed-administrators = Your report is stored. It leaves no organizer who may read it, so an administrator of this server can read it in their place.
confidential-filed-administrators-and-judge = Your report is stored. It leaves no organizer who may read it, so an administrator of this server and the judge you named can.
confidential-filed-judge = Your report is stored. Only the judge you named can read it.
confidential-filed-nobody = Your report is stored, but it is about everybody here who could read it. Tell somebody from CATAN Studio (2.2.3).
confidential-left-to-organizers = The organizers, except those it is about
confidential-left-to-administrators = An administrator of this server, because it leaves no organizer who may
confidential-left-to-nobody = No organizer and no administrator: it is about all of them
# How it stands; a full stop or nothing follows.
confidential-answered = Answered, { $at }
confidential-seen-by-organizers = Seen by the organizers, { $at }
confidential-seen-by-judge = Seen by the judge you named, { $at }
confidential-seen-by-administrator = Seen by an administrator of this server, { $at }
confidential-not-read-yet = Nobody has confirmed reading it yet
# The same with the full stop.
confidential-standing = <b>{ $standing }.</b>
# Who wrote it, for those who read it.
confidential-by-player = the player
confidential-answers = Answers
confidential-answer = Answer
confidential-kind-fact = Kind
confidential-ground-fact = Ground
confidential-about-fact = About
confidential-where-fact = When and where
confidential-written-fact = Written
confidential-readers-fact = Who can read it
confidential-judge-fact = Judge who can, too
confidential-happened-heading = What happened
confidential-keep-address = Keep this address
confidential-keep-address-why = It is the only way back to this report: your own page doesn't list it, so that nobody who knows your private link finds it. Bookmark it, or copy it. It goes on working when your private link is renewed.
confidential-copied = Copied
confidential-copy-link = Copy the link
confidential-link-is-dead = Your private link is another one now. This address shows this report and nothing else.

## Names of pages.

confidential-title-write = Report something in confidence
confidential-title-report = Confidential report
confidential-title-reports = Confidential reports
