## Around every page: the bar at the top, the way to it, the navigation, the foot.

# A link for keyboards and screen readers, before everything else.
frame-skip = Skip to the content
# Links and a button in the bar at the top: short.
frame-my-tournaments = My tournaments
frame-sign-in = Sign in
frame-sign-out = Sign out
# What screen readers call the row of links to the pages above this one.
frame-way-here = The way here
# What screen readers call the tabs of a tournament.
frame-this-tournament = This tournament
# Beside a tab: how many calls wait for a judge. Screens show the number alone.
frame-calls-waiting = { $count }<span class="vh">{ $count ->
       *[other] {" "}waiting
    }</span>
# Opens the rest of the pages, beside the tabs: short.
frame-more = More
# A mark on a page where something waits for the reader.
frame-new-here = New
frame-find-page = Find a page
frame-no-such-page = No such page.

## Notices

# A word that begins a notice, in bold: "Done."
frame-notice-begins = { $word }.
# The words of the three kinds of notice.
frame-done = Done
frame-please-note = Please note
frame-not-done = Not done
# What the word for done becomes once the page has changed since.
frame-done-at = Done at { $clock }.
frame-from-organizers = From the organizers.
frame-made-up = This is the demonstration: everybody here is made up.

## Without a connection. The script fills the empty elements.

frame-kept-away = No connection.
frame-kept-back = The connection is back.
# A time stands in the element.
frame-kept-at = This page is as it was at <span class="num"></span>, and may be out of date.
frame-refresh = Refresh
frame-another-machine = Another machine has taken over: <a href="">go there</a>.
# Said by screen readers.
frame-changed = This page has changed.
frame-lost = No connection to Reeve. This page may be out of date; it catches up by itself.
frame-may-be-at = If Reeve does not come back here, it may be at <a href="{ $address }">{ $address }</a>.
frame-away-intro = Reeve can't be reached, and this page is not kept on this device. It opens by itself when the connection is back.
frame-away-taken-over = Another machine has taken over
# An address stands in the element.
frame-away-is-at = Reeve is at <bdi translate="no"></bdi> now. Private links lead to the same pages there; whoever works here signs in again.
frame-away-stays = What this device typed and did not send, or what no spare had yet, goes there with you: look at it there, and send what is missing.
# An address stands in the element.
frame-away-may-be-at = If Reeve does not come back here, it may be at <a href=""><bdi translate="no"></bdi></a>.
frame-go-there = Go there
frame-try-again = Try again
frame-away-pages = Pages kept on this device
frame-away-pages-open = They open without a connection, as they were at the time beside each. What you send there waits until the connection is back.
frame-away-no-pages = This device keeps no other page either.

## Where another machine has taken over

frame-moved = Another machine has taken over. Reeve is at <a href="{ $url }">{ $name-address }</a> now.
frame-moved-nothing-here = Nothing is stored here any more. What this device could not send, it keeps.

## At the foot

# The time of the page: $fresh is "as of 14:03:22".
frame-page-as-of = Page { $fresh }
# Below a page that stands in a frame on another site.
frame-by-reeve = <a href="{ $url }">{ $tournament }</a>, by Reeve
# What screen readers call the links to the operator's texts.
frame-this-server = This server
# Links to the operator's texts, and their headings.
frame-contact = Contact
frame-privacy = Privacy
frame-imprint = Imprint
frame-terms = Terms
frame-light-or-dark = Light or dark
# Buttons: short.
frame-theme-auto = Match device
frame-theme-light = Light
frame-theme-dark = Dark

## On the pages of errors

# The number of an error on the web, such as 404.
frame-status = Status { $status }
frame-status-and-request = Status { $status } · request <b id="request">{ $request }</b>
# Links to other pages.
frame-to-sign-in = Sign in
frame-to-form = The page of this form
frame-to-next-step = What to do next in this tournament
frame-to-tournament = The tournament's page
frame-to-start = Start page

## On a copy of a tournament's pages, which stands elsewhere

frame-copy-made = A copy made with Reeve, as it was on { $time }.
frame-copy-of = A copy of <a href="{ $original }">{ $original }</a>, as it was on { $time }.
