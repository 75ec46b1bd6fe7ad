# Accounts: pages that everybody with one sees, and those of signing in. Players need none.

## Titles of the pages; they also stand in the tab of the browser and in the row of links above a page

account-title-add-a-passkey = Add a passkey
account-title-choose-a-new-password = Choose a new password
account-title-forgotten-your-password = Forgotten your password?
account-title-invitation = Invitation
account-title-new-passkey = New passkey
account-title-remove-a-passkey = Remove a passkey
account-title-set-up-reeve = Set up Reeve
account-title-sign-in = Sign in
account-title-sign-in-on-another-device = Sign in on another device
account-title-sign-in-with-a-code = Sign in with a code
account-title-this-link-does-not-work = This link does not work
account-title-your-account = Your account
account-title-your-email = Your e-mail address
account-title-your-recovery-codes = Your recovery codes
account-title-your-second-factor = Your second factor

## Fields and buttons that several of these pages have

# A field: the present one, to confirm.
account-your-password = Your password
account-password = Password
account-new-password = New password
account-repeat-password = Repeat the password
account-repeat-new-password = Repeat the new password
account-password-help = At least 10 characters. A short sentence is good.
# A field: of a second factor, or one that another device shows.
account-code = Code
account-back-to-sign-in = Back to signing in
account-cancel = Cancel
account-sign-in-button = Sign in

## Signing in

account-sign-in-lead = For organizers, judges and administrators. Players need no account: their private link opens their page, and the organizers can show it to whoever lost it.
# A field: the name of the account.
account-sign-in-name = Name
account-forgotten-link = Forgotten your password?
account-sign-in-code-link = Sign in with a code from another device
# What stands in quotation marks is account-sign-in-elsewhere.
account-type-code-open = On a phone or laptop where you are signed in, open <strong class="name">{ $address }</strong> and choose “Sign in on another device”.
account-type-code-type = Type the code that it shows.
account-type-code-help = Two groups of four letters and digits; lower case will do.
account-type-code-hours = { $hours ->
    [one] This device stays signed in for at most { $hours } hour. Sign out when you hand it back.
   *[other] This device stays signed in for at most { $hours } hours. Sign out when you hand it back.
}

## A code for signing in on another device

account-code-used-at = The code was used at { $time } UTC
# $browser: such as "Firefox on Android". $address: of the network.
account-code-signed-in = { $hours ->
    [one] { $browser } <span class="num">from { $address }</span> is signed in as you, for at most { $hours } hour.
   *[other] { $browser } <span class="num">from { $address }</span> is signed in as you, for at most { $hours } hours.
}
account-code-if-not-you = If that wasn't you, or you have finished there:
account-code-sign-out = Sign that device out
account-code-signed-out = That device is signed out again.
account-code-heading = Your code, for two minutes and one device
account-code-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
# The same while it counts down: {n} stays, a number from 2 to 120 comes there.
account-code-seconds-script = {"{"}n{"}"} seconds left
account-code-second-script = 1 second left
account-code-open-there = On the other device open <strong class="name">{ $address }</strong>
account-code-type-there = Type the code there.
account-code-check = Then check here that it was you: <a href="{ $url }">Has it been used?</a>
account-code-nobody-asks = Nobody who works here will ever ask you for this code.
account-code-not-used = Not used yet
account-code-works-for = { $seconds ->
    [one] The code works for another { $seconds } second. It was shown once and is not shown again.
   *[other] The code works for another { $seconds } seconds. It was shown once and is not shown again.
}
# A button: loads the page again.
account-code-refresh = Refresh
account-code-lead = For a laptop that is not yours: no password is typed there.
account-code-how = { $hours ->
    [one] You get a code here, and type it on the other device within two minutes. It stays signed in for at most { $hours } hour, and you can sign it out from here at any time.
   *[other] You get a code here, and type it on the other device within two minutes. It stays signed in for at most { $hours } hours, and you can sign it out from here at any time.
}
account-code-show-new = Show a new code
account-code-show = Show a code

## A forgotten password

account-forgotten-no-mail = Mail is not set up here, so ask an administrator.
account-forgotten-how = An administrator can create a link for you on the page of your account; it opens a page where you choose a new password. Whoever runs Reeve can also print one at the machine: <code>reeve user reset NAME</code>.
account-forgotten-done = <strong>Done.</strong> If there is an account with this name or address, and it has an e-mail address, a mail is on its way to that address.
account-forgotten-then = The link in it works once, for an hour. Nothing after ten minutes? Look in your spam folder; then ask an administrator for a link.
account-forgotten-lead = A link will be sent to the e-mail address of your account.
account-forgotten-who = Your name, or your e-mail address
account-forgotten-who-help = The name that you sign in with.
account-forgotten-button = Send me a link
account-forgotten-no-address = Your account has no address, or you can't read its mail? Ask an administrator for a link.
account-reset-lead = The link works once. Choosing a new password signs you out on every device.
account-reset-button = Save the password
# Below "This link does not work".
account-reset-closed = It has been used already, it is too old, or part of it is missing.
account-reset-closed-mail = If it came in a mail, make sure that the whole address was opened. Otherwise have a new one sent, or ask an administrator for a new one.
account-reset-closed-no-mail = If it came in a mail, make sure that the whole address was opened. Otherwise ask an administrator for a new one.
account-reset-new-link = Send me a new link

## An invitation to the staff of a tournament

account-invited = { $role ->
    [judge] You are invited to be a judge at <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
   *[organizer] You are invited to be an organizer at <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
}
account-invited-until = The link works once, until { $until }. Staff of a tournament can't play in it (1.3.2).
account-invited-agree = I agree to the code of conduct (version { $version })
account-invited-agree-help = It applies to staff as well as players (2.1.2). Without it you are asked again on your first page.
# A button, with the name of the account.
account-invited-accept-as = <span>Accept as { $name }</span>
account-invited-not-you = <span>Not { $name }? Sign out above, then open the link again.</span>
account-invited-have-account = Already have an account here?
account-invited-sign-in = Sign in and accept
# A heading.
account-invited-create = Create an account
account-your-name = Your name
account-your-email = Your e-mail address
account-your-name-help = You sign in with it, and others see it beside what you do.
account-your-email-help = In case you forget your password.
account-invited-button = Create the account and accept
account-invited-closed = The invitation was accepted or withdrawn, the link is too old, or part of it is missing.
account-invited-closed-then = If it came in a mail, make sure that the whole address was opened. Otherwise ask whoever invited you for a new link.

## The first account of a server

account-set-up-lead-known = This is the account of the administrator, who may do everything and lets others in.
account-set-up-lead = Create the first administrator. This page is open once; the code is in the terminal where <code>reeve serve</code> was started; for a service it is in the log: <code>sudo journalctl -u reeve</code>.
account-set-up-code = One-time code
account-set-up-code-help = Three groups of four letters and digits.
account-set-up-button = Create the administrator

## The own account

# Behind it a sentence says what the account may do.
account-signed-in-as = Signed in as <strong class="name">{ $name }</strong>.
# A heading.
account-change-password-heading = Change the password
# A button.
account-change-password-button = Change the password
account-change-password-hint = This signs out every other device.
account-current-password = Current password
# A heading.
account-email-heading = E-mail address
account-email-none = None: nobody can send you a link to a new password.
# A button: the e-mail address.
account-email-change = Change it
# A heading.
account-second-factor-heading = Second factor
account-own-on-codes = On: after your password you type a code from your phone.
account-own-on-both = On: after your password you use a passkey, or type a code from your phone.
account-own-on-passkey = On: after your password you use a passkey.
account-own-codes-left = { $count ->
    [one] { $count } of your recovery codes is left.
   *[other] { $count } of your recovery codes are left.
}
account-own-second-factor-link = Recovery codes, passkeys, new phone, or switch it off
account-own-off = Off: your password alone signs you in. With a second factor you also type a code from your phone, or use a passkey.
# A button: the second factor.
account-own-set-up = Set it up
account-devices-heading = Where you are signed in
account-devices-code-hint = On a laptop that is not yours you need no password: get a code for two minutes and type it there.
# A button.
account-sign-in-elsewhere = Sign in on another device
# A mark beside one of them.
account-device-this = this device
account-device-from = From { $address }, since { $since }
account-device-last-used = Last used { $time } (UTC)
account-device-by-code = By code, until { $time }
# A button: ends the sign-in of one device.
account-device-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere, here too
account-email-lead = If this server sends mail, links for choosing a new password go to this address. Only administrators see it.
# A field.
account-email-field = E-mail address
account-email-help = Leave it empty to have no address.
account-email-save = Save

## The second factor

account-after-codes = After your password, you type a code from your phone.
account-after-both = After your password, you use a passkey, or type a code from your phone.
account-after-passkey = After your password, you use a passkey.
# Over "on since …" or "off".
account-facts-codes = Codes from an app
account-facts-codes-on = on since { $time } (UTC)
# Codes are.
account-facts-codes-off = off
# Over their number.
account-facts-passkeys = Passkeys
# Over their number.
account-facts-recovery = Recovery codes left
# A heading.
account-passkeys-heading = Passkeys
account-passkey-added = Added { $time }
account-passkey-last-used = Last used { $time } (UTC)
# A passkey.
account-passkey-unused = Not used yet
account-passkey-elsewhere = <span>Made for { $name-domain }: it can't be used at the address that this server has now.</span>
# A button; for those who hear it, the name of the passkey follows.
account-passkey-remove-link = Remove
# A button.
account-passkey-add = Add a passkey
# A heading.
account-codes-heading = Codes from an app
account-codes-for = For devices that have none of your passkeys.
# A button.
account-codes-set-up = Set up codes
# A heading: both are done here, the second switches the second factor off.
account-new-codes-or-off = New recovery codes, or off
# A heading.
account-new-codes-or-codes-off = New recovery codes, or codes off
# A heading.
account-new-codes = New recovery codes
account-new-codes-both = For both, type a code and your password.
account-new-codes-hint = Type your password. Those from before no longer work then.
account-code-or-recovery-help = Six digits from the app, or a recovery code.
account-new-codes-button = Create ten new recovery codes
account-switch-off = Switch the second factor off
account-switch-codes-off = Switch the codes off
account-new-phone = A new phone? Switch it off here with the old one or a recovery code, and set it up again.
account-new-phone-required = A new phone? Switch it off here with the old one or a recovery code, and set it up again. This server requires one: until then nothing else opens.
account-new-phone-codes = A new phone? Switch the codes off here with the old one or a recovery code, and set them up again.
account-last-passkey = Your second factor is off once the last passkey is removed.
account-last-passkey-required = Your second factor is off once the last passkey is removed. This server requires one, so the last stays until there are codes.
account-codes-lead-beside = Codes from your phone, for devices that have none of your passkeys.
account-codes-lead = After your password you will also type a code from your phone. Somebody who learns your password can't sign in with it alone.
account-codes-scan = 1. Scan it with your phone
account-codes-scan-hint = Open an app that makes time-based codes (TOTP) and scan this.
account-codes-picture = QR code of the secret; below it can be typed
account-codes-secret = Or type this secret into the app: <strong id="secret" class="num" translate="no">{ $secret }</strong>
account-codes-type = 2. Type the code it shows
account-codes-type-help = Six digits. Nothing changes until one is right.
account-codes-button = Switch it on
account-codes-then = Then you get ten recovery codes to keep on paper. Every other device is signed out.
account-codes-then-beside = Your recovery codes stay as they are. Every other device is signed out.
account-codes-or-passkey = Or a passkey
account-codes-or-passkey-hint = A key in your phone, your computer or a stick, opened by finger, face or PIN. Codes can be added later.
account-recovery-lead = For when you don't have your phone. Each works once. They are shown only now.
# A button; once pressed it says account-recovery-copied.
account-recovery-copy = Copy them
account-recovery-copied = Copied
account-recovery-keep = Print this page or write them down, and keep the paper away from your phone. Codes that you had before no longer work.
account-recovery-saved = I have saved them
account-step-both = Your password was right. Now use a passkey, or type the code that the app on your phone shows.
account-step-passkey = Your password was right. Now use your passkey.
account-step-codes = Your password was right. Now type the code that the app on your phone shows.
account-step-recovery = Your password was right. Now type a recovery code.
# A button.
account-step-use-passkey = Use a passkey
# $name-domains: one or several addresses, with commas.
account-step-some-elsewhere = <span>Some of your passkeys were made for { $name-domains }. This server is now reached as { $name-server }, where browsers don't offer them.</span>
account-step-all-elsewhere = <span>Your passkeys were made for { $name-domains }. This server is now reached as { $name-server }, where browsers don't offer them.</span>
account-step-code-help = Six digits. Each code works once.
# Opens the field for a recovery code.
account-step-no-phone = I don't have my phone
account-step-not-now = I can't do that now
# A field.
account-recovery-code = Recovery code
account-recovery-code-help = Three groups of four letters and digits, from the paper that you kept. Each works once.
account-step-recovery-button = Sign in with a recovery code
account-step-no-paper = No paper either? An administrator can remove the second factor from your account.

## Passkeys

account-passkey-lead = A key in your phone, your computer or a stick. After your password, its finger, face or PIN signs you in.
# A field.
account-passkey-name = Its name
account-passkey-name-help = By which you know it in your list: the device, or where the key lies.
# A button, to the next step.
account-passkey-go-on = Go on
account-passkey-works-at = <span>It works at { $name-server } alone. Where a passkey is your first second factor, you get ten recovery codes to keep on paper, and every other device is signed out.</span>
account-passkey-none-here = <span>There are no passkeys here. Browsers allow them only where a server has a name and is reached over https (or is on the same computer, as localhost), and this one is reached as { $name-server }.</span>
account-passkey-none-then = Codes from an app on your phone work here. Whoever runs this server can give it a name and https; passkeys can then be added.
account-passkey-back = Back to your second factor
account-passkey-made-now = Now your browser makes <strong class="name">{ $name }</strong>.
account-passkey-press = Press the button, and follow what the browser or the device says. Within five minutes.
# A button.
account-passkey-make = Make the passkey
account-passkey-not-now = Not now
# $name: of the passkey.
account-passkey-no-longer = <strong class="name">{ $name }</strong> signs you in no longer.
account-passkey-added-utc = Added { $time } (UTC).
account-passkey-added-and-used = Added { $added }, last used { $used } (UTC).
account-passkey-made-for = <span>Made for { $name-domain }.</span>
# A button.
account-passkey-remove = Remove this passkey
account-passkey-stays = It stays on the device, which may go on offering it: delete it there too. A lost one can't be used without your password.
account-passkey-no-scripts = Passkeys need scripts, and this browser runs none.
# {address} stays: the address comes there.
account-passkey-script-elsewhere = Passkeys of this server work under its own address. Open {"{"}address{"}"} and sign in there.
account-passkey-script-unable = This browser knows no passkeys.
account-passkey-script-known = This device holds a passkey of your account already.
account-passkey-script-stopped = Nothing was chosen, or it took too long. Try again when you are ready.

## Why something was refused, and what is said above the page

account-password-with-control = The password contains a control character.
account-password-common = This password is easily guessed: it is a common one, or made of what others know about you. A short sentence works well.
account-passwords-differ = The two passwords are not the same.
account-not-your-password = This is not your current password.
account-name-missing = The account needs a name to sign in with.
account-name-with-control = The name contains a control character, or an invisible one.
account-name-mixes-scripts = The name mixes letters of different scripts that look alike, such as the Latin and the Cyrillic a. Write it in one script.
account-name-taken = An account with this name already exists.
account-no-email = This is not an e-mail address.
account-last-administrator = This is the last administrator who can sign in. Make somebody else an administrator first.
account-switched-off = This account is switched off. Switch it on before you make a link for it.
account-who-missing = Type the name that you sign in with, or your e-mail address.
account-wrong-set-up-code = This is not the code that reeve serve printed when it started.
account-signed-in-by-code = This device was signed in by a code. Make codes on a device where you signed in with your password.
account-wrong-code = This is not the code that the app shows now. If this keeps happening, check that the phone's clock is right.
account-wrong-recovery-code = This is not one of the recovery codes, or it has been used already.
account-code-used = This code has been used already: each works once. Wait for the app to show the next one.
account-too-many-codes = Too many wrong codes were typed here today, so no more are accepted. A recovery code still works, and so does a browser in which you have signed in before.
account-second-factor-on = This account has a second factor already.
account-second-factor-off = This account has no second factor.
account-passkey-name-missing = Give the passkey a name by which you will know it, such as “My phone”.
account-passkey-name-with-control = The name of the passkey contains a control character, or an invisible one.
account-no-passkeys-here = Browsers allow no passkeys at the address of this server. Codes from an app work here.
account-passkey-too-late = Too much time passed, or the passkey was added already. If it is not in your list, begin again.
account-wrong-passkey = This passkey was not accepted: it is not one of this account, or it answered an earlier request. Try again, or use a recovery code.
account-passkey-unverified = This passkey did not check that it is you. Try again, and use your finger, your face or the PIN of the device.
account-passkey-counter = This passkey was not accepted: it counts how often it is used, and the number did not go up, as with a copy of it. Use a recovery code, and remove this passkey.
account-passkey-known = This passkey has been added already.
account-last-second-factor = This server requires a second factor for your account, and this passkey is the only one you have. Add another first, or set up codes.
account-own-second-factor = This is your own account. Switch your second factor off on your own page.
account-too-many-addresses = The address was changed several times within the last hour. Try again later.
account-too-many-mails = Too many new passwords were requested from your network in the last hour. Try again later, or ask an administrator for a link.
account-password-too-long = { $length ->
   *[other] The password has { $length } characters; at most { $most ->
       *[other] { $most } fit.
    }
}
account-name-too-long = { $length ->
   *[other] The name has { $length } characters; at most { $most ->
       *[other] { $most } fit.
    }
}
account-email-too-long = { $length ->
   *[other] The e-mail address has { $length } characters; at most { $most ->
       *[other] { $most } fit.
    }
}
account-passkey-name-too-long = { $length ->
   *[other] The name of the passkey has { $length } characters; at most { $most ->
       *[other] { $most } fit.
    }
}
account-password-too-short = { $least ->
   *[other] The password needs at least { $least } characters.
}
account-passkeys-full = { $count ->
   *[other] You have { $count } passkeys already, and more are not kept. Remove one first.
}
account-second-factor-too-late = Too much time passed before the second step, or your account was changed. Sign in again.
account-second-factor-needed = This server requires a second factor for your account. Set it up here; until then nothing else opens.
account-not-signed-in = The name and password don't match. Check for a typing mistake, or ask for a new password below.
account-code-does-not-open = This code does not work: it was mistyped, has been used already, or is older than two minutes. Check it on the other device, or make a new one there.
# A browser and the system that it runs on, such as "Firefox on Android".
account-browser-on = { $program } on { $system }
# A browser that does not say what it is.
account-unnamed-browser = Unknown browser
account-rights-admin = You are an administrator: accounts, every tournament, the whole audit log.
account-rights-create = You may create tournaments.
account-rights-none = Organizers give you your role in a tournament.
