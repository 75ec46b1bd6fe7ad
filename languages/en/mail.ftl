# The mails: for each its subject and its text. They are plain text; line breaks are kept. Links stand on lines of their own.
# Mails to players never say the player's name.

## To players

# The link to the player's own page. $state: registered, waiting (on the waiting list) or asked (for a place that the organizers give).
# $when-and-where: day and place, such as "Saturday, 21 November 2026, Club house".
mail-player-link =
    { $state ->
        [waiting] Hello,

            You are on the waiting list of { $name-tournament }
        [asked] Hello,

            You have asked for a place in { $name-tournament }
       *[registered] Hello,

            You are registered for { $name-tournament }
    }
    ({ $when-and-where }).

    This is your own page, with your seats and results during the day:

    { $link }

    The link is the key to your page. Keep it, and don't pass it on. Your data is there too, and the way to withdraw.

    If you know nothing about this, somebody mistyped an address: open the page and withdraw, or ignore this mail.
mail-player-link-subject = Your page for { $name-tournament }

# $seats: a line for each game, as mail-seats-line says it.
mail-seats =
    Hello,

    this is where you sit at { $name-tournament }:

    { $seats }

    Your own page shows whom you meet, and your current table if anything changes again:

    { $link }

    You get this mail because you asked for your tables by mail. You can stop that on your page.
mail-seats-subject = Your tables at { $name-tournament }
# With one game only. $game: what the game is called, such as "Round 2" or "Semi-final".
mail-seats-subject-one = { $title }, table { $table }, position { $position }
# With one game, and another seat than an earlier mail said.
mail-seats-subject-changed = Changed: { $title }, table { $table }, position { $position }
mail-seats-line = { $title }: table { $table }, position { $position }
mail-seats-line-other = { $title }: table { $table }, position { $position }, not where you were told before

mail-sign =
    Hello,

    the result of your game is in. Please see whether it is right, and sign it:

    { $link }

    The link is yours alone.
mail-sign-subject = { $name-tournament }: please sign your result

# To the best of a series. $when: day and place. $answer-by: the last moment, such as "23:59 on Saturday, 14 November 2026 (Europe/Berlin)".
mail-final-day =
    Hello,

    you are among the best of { $name-series }, and invited to play its final day: { $when }.

    Please say by { $answer-by } whether you are coming:

    { $link }

    The link is yours alone. If you can't come, say so too: the next in rank is waiting.
mail-final-day-subject = You are invited to the final day of { $name-series }

# Below what the organizers wrote to players.
mail-to-player =
    You are receiving this mail because you are on the list of players of { $name-tournament }. Your own page, which is for you alone:

    { $link }

## To people with an account, and to those who may get one

# $role: judge or organizer. $until: a day.
mail-invitation =
    { $role ->
        [judge] Hello,

            you are invited to be a judge at { $name-tournament }
       *[organizer] Hello,

            you are invited to be an organizer at { $name-tournament }
    }
    ({ $when-and-where }).

    Open this page to accept. Sign in there with your Reeve account, or create one:

    { $link }

    { $role ->
        [judge] The link works once, until { $until }. Don't pass it on: whoever opens it first becomes a judge.
       *[organizer] The link works once, until { $until }. Don't pass it on: whoever opens it first becomes an organizer.
    }

    If you know nothing about this, ignore this mail: nothing happens without you.
mail-invitation-subject = { $role ->
    [judge] You are invited to be a judge at { $name-tournament }
   *[organizer] You are invited to be an organizer at { $name-tournament }
}

mail-reset =
    Hello { $name },

    somebody, most likely you, asked for a new password for this Reeve account. Open this page within an hour and choose one:

    { $link }

    The link works once. Choosing a new password signs you out on every device.

    If you did not ask, do nothing: your password stays as it is.
mail-reset-subject = A new password for Reeve

mail-second-factor-reset =
    Hello { $name },

    an administrator removed the second factor from your Reeve account, codes and passkeys. You now sign in with your password alone, until you set up a second factor again:

    { $link }

    If you did not ask for that, tell an administrator at once, and change your password.
mail-second-factor-reset-subject = Your second factor for Reeve was removed

# What waits is confidential, so the mail doesn't say it.
mail-waits =
    Hello { $name },

    something waits for you in Reeve. Sign in to read it:

    { $link }
mail-waits-subject = Something waits for you

# To the address that the account had before.
mail-address-changed =
    Hello { $name },

    the e-mail address of your Reeve account at { $server } was changed, by you or by an administrator. Mails about the account, including links for a new password, no longer come to this address.

    If you did not do that and nobody told you, tell an administrator at once: whoever did it may have your password. An administrator can put the address back and give you another password.
mail-address-changed-subject = The address of your Reeve account was changed

mail-test =
    Hello { $name },

    you asked Reeve at { $server } for a test. Here it is: mail works.
mail-test-subject = Mail from Reeve works

# Somebody asked for a mail to the own address.
mail-no-own-address = Your account has no e-mail address. Give it one under Your account, then try again.
