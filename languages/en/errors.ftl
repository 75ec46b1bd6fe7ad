# Pages of errors: for each a heading, what happened and what was kept, and what to do now.

errors-not-embedded-title = Not shown here
errors-not-embedded = This tournament can't be shown on other sites, or there is no such tournament.
errors-missing-title = There is no such page
errors-missing = There is nothing at this address, or it is not public. Check the address, or start from one of the links below.
errors-forbidden-title = You can't open this
errors-forbidden = Your account is not allowed to do this. Nothing was changed. Ask an organizer of the tournament if you need it.
errors-player-alone-title = This page is the player's alone
errors-player-alone = You are signed in as one of the staff, and what a player reports in confidence is not shown there. Nothing was changed. Open the page in a browser that isn't signed in, such as a private window.
errors-signed-out-title = You are not signed in
errors-signed-out = You have to be signed in for this: your sign-in has ended, or there was none. Nothing was changed. Sign in, open the page again and send the form once more.
errors-other-sender-title = This was typed by somebody else
errors-other-sender = It waited on this device, and whoever typed it is not signed in here now. Nothing was changed. It goes on waiting, and is sent when they sign in again.
errors-key-title = This takes a key
errors-second-factor-missing-title = Set up a second factor first
errors-second-factor-missing = This server requires one for your account, and it has none yet. Nothing was changed. Open any page here: it leads to where you set it up.
errors-cross-site-title = This form came from elsewhere
errors-cross-site = The form was not sent from a page of this Reeve, so nothing was changed. Open the page here and send the form again.
errors-bad-request-title = This could not be understood
errors-field-title = Something in the address is wrong
errors-form-alone-title = There is no page at this address
errors-form-alone = It belongs to a form or a button, and was opened by itself, perhaps from the history or by loading it again. Nothing was changed. Go back to the page with the form.
errors-method-title = This address takes something else
errors-method = What was sent does not go with this address, perhaps because a form's address was opened by itself. Nothing was changed.
errors-not-acceptable-title = Your browser can't show this page
errors-not-acceptable = The browser asked for this page in a format that Reeve does not have.
errors-unprocessable-title = Something is wrong with it
errors-refused-title = This can't be done now
errors-stale-title = Somebody got there first
errors-stale = Somebody else changed this after you opened the page. Your changes were not saved. Go back, load the page again and look at what is there now.
errors-too-large-title = This is too large
errors-too-large = Reeve takes at most { $size } kB at a time here. Nothing was changed.
errors-made-room-title = Too many forms at once
errors-made-room = Too many forms were on their way that did not arrive whole, so yours made room for newer ones. Nothing was changed; send it again.
errors-too-slow-title = This took too long to arrive
errors-too-slow = Only part of the form arrived in time. Nothing was changed; send it again, perhaps where the connection is better.
errors-cut-off-title = The form did not arrive whole
errors-cut-off = Nothing was changed; send it again.
errors-too-many-title = Too many at once
errors-too-often-title = Too many requests
errors-no-place-title = Too many tries at once
errors-no-place = Passwords or codes were wrong here many times, so the next ones have to wait, and the queue is full now. Nothing was changed; try again in half a minute. Whoever is signed in already stays so, and a browser in which you have signed in before does not wait with the others.
errors-crowded-title = Many people are signing in right now
errors-crowded = So many passwords are being checked that yours would wait too long. Nothing was changed; try again in a moment.
errors-busy-title = The store is busy
errors-busy = The database did not answer. Nothing was changed; send it again in a moment.
errors-full-title = There is no room left
errors-full = The disk of the database is full. Nothing of this request was stored; what is there can still be read. Tell the person who runs Reeve to make room, then send it again: nothing has to be restarted.
errors-displaced-title = The store is not where it should be
errors-displaced = The file with everything in it was moved, removed or replaced while Reeve was running. Nothing of this request was stored; what is there can still be read. Tell the person who runs Reeve at once: the log says which file it is.
errors-unknown-title = It is not known whether this was stored
errors-unknown = The connection to the database was lost in the moment of storing. Either all of it was stored or nothing. Go back and send the same form again: if it was stored, that is not done a second time. Or open the page again and see whether the change is there.
errors-broken-title = Something broke
errors-broken = This is a fault of the program or its database, not yours. Nothing of this request was stored. Try again; if it keeps happening, tell the person who runs Reeve the number of the request that stands below: the log has it too.
errors-values-title = Something is wrong with it

## Other devices don't find this Reeve.

# For whoever runs Reeve; --public-url is an option of the command and stays.
errors-reach-this-machine-only = Codes and addresses made here lead only to this machine, so no phone finds them. Start Reeve with --public-url and the address that phones in the room can reach.
errors-reach-no-phones-yet = Phones can't open the codes and addresses made here yet. Tell the administrator of this Reeve before you hand them out.
errors-reach-no-network = This laptop is not connected to a network, so no phone finds it yet. Join the wifi that the phones are in; the codes here then lead to it by themselves.
errors-reach-moved = The address of this laptop changed: phones find it at { $address } now. Codes printed earlier no longer work.
# A button, to that address.
errors-reach-moved-open = Open it there
