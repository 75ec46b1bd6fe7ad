# What was just done: one sentence above the page that follows.

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

## The final day of a series.

# A player said whether to come, or an organizer noted it.
flash-final-day-answered = The answer is noted.
