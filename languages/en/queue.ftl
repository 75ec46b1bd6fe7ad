# What waits on a device while there is no connection. $number, $who and $time hold places for a number, a name and a time.

queue-waits = { $count ->
    [one] 1 change waits on this device. It is sent when the connection is back.
   *[other] { $number } changes wait on this device. They are sent when the connection is back.
}
queue-stays = { $count ->
    [one] 1 change waits on this device. Reeve does not answer at this address.
   *[other] { $number } changes wait on this device. Reeve does not answer at this address.
}
queue-sends = { $count ->
    [one] Sending 1 change.
   *[other] Sending { $number } changes.
}
queue-look = { $count ->
    [one] 1 change was not accepted. Look at it here.
   *[other] { $number } changes were not accepted. Look at them here.
}
queue-signed-out = { $count ->
    [one] You are no longer signed in. 1 change waits until you sign in again.
   *[other] You are no longer signed in. { $number } changes wait until you sign in again.
}
queue-others = { $count ->
    [one] 1 change of { $who } waits on this device until { $who } signs in here again.
   *[other] { $number } changes of { $who } wait on this device until { $who } signs in here again.
}
queue-others-link = { $count ->
    [one] 1 change of { $who } waits on this device until { $who }'s own page is opened here again.
   *[other] { $number } changes of { $who } wait on this device until { $who }'s own page is opened here again.
}
# What a tap in the list of check-in says, and the same while it waits.
queue-here = here
queue-not-here = not here
queue-here-queued = Here, queued
queue-not-here-queued = Not here, queued
queue-handed = Typed on this device while Reeve was at another address. Look at what is stored, and send it if it is missing.
queue-pin-waits = 1 signature waits for the connection. Keep this page open.
queue-sign-in = Sign in again
queue-address-changed = Has its address changed? What waits goes there with you: look at it there, and enter what is missing.
queue-try = Try <bdi class="num" translate="no"></bdi>
queue-typed-by-you = Typed by you: <span translate="no"></span>
queue-what-differs = What differs
queue-field = Field
queue-stored-now = Stored now
queue-typed-column = Typed by you
queue-gone = What was typed can't be entered any more. It stays here until you discard it.
queue-open-page = Open the page
queue-open-with-typed = Open it with what was typed
queue-discard-typed = Discard what was typed
queue-do-not-send = Don't send it
queue-queued = <b>Queued</b> <span class="num" data-when></span>. Not sent yet.
queue-pin = <b>Not signed yet.</b> The signature is sent when the connection is back. Keep this page open: the PIN is not kept on the device. After five minutes it is forgotten, and you sign again.
queue-pin-over = <strong>Not signed.</strong> There was no connection for too long, and the PIN was forgotten. Sign again, or sign on paper.
queue-draft = What was typed here at <span class="num" data-when></span> was not saved.
queue-draft-sent = What was typed here at <span class="num" data-when></span> was sent, and it is not known whether it was saved.
queue-restore = Restore it
queue-discard = Discard it
queue-restored = <strong>Not saved yet.</strong> The form holds what was typed before. Look at what is stored now, then send it again.
