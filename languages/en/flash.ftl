# What was just done: one sentence above the page that follows, most of them for players.

## What a player did on the own page; the page says it in one line above everything.

flash-own-registered = Your registration is in. This is your own page: keep its link.
flash-own-agreed = Your agreement is stored.
flash-own-here = You are checked in.
flash-own-saved = Your data is stored.
flash-own-no-pictures = The staff has your name on the list of those who want no pictures.
flash-own-pictures = Your name is off that list.
flash-own-seat-mail = You will be mailed.
flash-own-no-seat-mail = You won't be mailed any more.
flash-own-news = You will be told on this device.
flash-own-no-news = You won't be told any more, on any device.
flash-own-withdrawn = You have withdrawn.
flash-own-leaving = The staff knows that you have to leave. You are still in until they confirm it.
flash-own-staying = You stay. The staff knows.
flash-own-erasure-asked = The organizers know that you want your data erased.
flash-own-erasure-not = Taken back. Your data stays.

## What was done with a confidential report.

flash-report-filed = Your report is stored. The organizers can read it now, except anyone it is about.
flash-report-seen = The author can now see that you have read it.
flash-report-answered = The author of the report can read your answer now.

## What somebody did with the own account.

flash-account-password = The new password is set, and every other device is signed out.
flash-account-email = Your e-mail address is saved. Links that were mailed before no longer work.

## What somebody did with the own second factor.

flash-second-factor-on = Codes are on. The recovery codes of your second factor were shown once.
flash-second-factor-off = Your second factor is off. Your password alone signs you in.
flash-second-factor-codes-off = Codes are off. Your passkeys go on working.
flash-second-factor-passkey = The passkey is added. You can sign in with it from now on.
flash-second-factor-passkey-removed = The passkey is removed. The device may go on offering it; it opens nothing here.
flash-second-factor-codes = New recovery codes were made, and shown once. Those from before no longer work.

## Above the form to sign in.

flash-sign-in-reset = The new password is set, and every device is signed out. Sign in with it.

## What a player did with the record sheet of the own game.

flash-sheet-entered = { $ground ->
   *[table] The result is entered. Check it once more, then sign it, as everybody at the table does.
    [field] The result is entered. Check it once more, then sign it, as everybody at the field does.
}
flash-sheet-signed = You have signed.
flash-sheet-objected = { $ground ->
   *[table] The judges know that you don't agree. Stay at your table: one of them will come.
    [field] The judges know that you don't agree. Stay at your field: one of them will come.
}
flash-sheet-taken-back = Taken back. You can sign now.
flash-sheet-nothing-to-take-back = There was nothing left to take back: that was done already, or the result was changed. This is how it is now.
flash-sheet-layout = The layout is confirmed.
# Somebody else was quicker to confirm the layout of a board.
flash-sheet-layout-before = { $ground ->
   *[table] The layout of this table was confirmed already, from another device. There is nothing more to do.
    [field] The layout of this field was confirmed already, from another device. There is nothing more to do.
}

## The final day of a series.

# A player said whether to come, or an organizer noted it.
flash-final-day-answered = The answer is noted.
