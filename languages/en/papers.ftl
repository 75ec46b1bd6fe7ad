# What is printed: record sheets, lists of seats, cards, the paper pack, boards, posters; and the texts that people agree to.

## The record sheet on paper

# For screen readers: the sheet of a table.
papers-sheet-of-table = { $ground ->
   *[table] Record sheet of table { $number }
    [field] Record sheet of field { $number }
}
papers-blank-sheet = Blank record sheet { $number } of page { $page }
# In the heading, behind the round and a point: a line to write the number of the table on.
papers-table-blank = { $ground ->
   *[table] Table <span class="line short"></span>
    [field] Field <span class="line short"></span>
}
# Small, below the heading. Where the clause doesn't hold it is left out, with the blank before it.
papers-sheet-says = { $points ->
   *[vp] Record sheet. Check the VP together after the game, then sign. Once everybody has signed, the result is final (1.3.4).
    [hexes] Record sheet. Check the Hexes together after the game, then sign. Once everybody has signed, the result is final (1.3.4).
}
# In a corner of the sheet. Very short.
papers-sheet-number = Sheet <b class="num">{ $number }</b>
papers-sheet-number-blank = Sheet <span class="line short"></span>
# Below the line for the number of a blank sheet: where the number stands.
papers-from-the-list = { $ground ->
   *[table] from the list by table
    [field] from the list by field
}
papers-code-of-sheet = QR code of the page of this sheet
papers-code-of-typed-sheets = QR code of the page where sheets are typed in
# For screen readers.
papers-seats-of-table = { $ground ->
   *[table] Seats of table { $number }
    [field] Seats of field { $number }
}
papers-seats-of-blank-sheet = Seats of blank sheet { $number } of page { $page }
# Over narrow columns.
papers-column-chair = Chair
papers-column-colour = Colour
papers-column-play-order = Play order
papers-column-won = Won
papers-column-signature = Signature
# In place of the points of a player who is not there.
papers-absent = absent
# What is ticked before and after the game; each on a line or two.
papers-check-layout = ☐ Before choosing: the layout of the board is confirmed, and position 1 chooses first (1.1.6).
# $counted says what each player has, as in “each player has 5 settlements, 4 cities and 15 roads”; $clause is a number.
papers-check-pieces = ☐ Pieces counted: { $counted }; if not, call a judge ({ $clause }).
papers-check-judge-handles = ☐ Resource cards are handled by a judge, as always in the final (2.0.4).
# The line is for the name of the player who was elected.
papers-check-handled-by = ☐ Resource cards are handled by the starting player, or by <span class="line"></span> whom the table elected, or by a judge (2.0.4).
papers-check-agreement = ☐ By agreement the table has two piles, or players take their own cards. ☐ The agreement has ended: the starting player hands out all cards (2.0.4).
papers-check-log = ☐ Somebody keeps a log of events or dice: said aloud here and told to an organizer, who swaps the dice after this game (2.0.7).
papers-check-claimed = ☐ The winner claimed victory on their own turn (3.0.14).
# Before the sentences that say what the limit of a game is.
papers-check-on-time = ☐ Ended on time.
papers-who-does-not-come = { $points ->
   *[vp] Whoever does not come: write “absent” in place of the VP and tell a judge. The game then counts as one of those who came.
    [hexes] Whoever does not come: write “absent” in place of the Hexes and tell a judge. The game then counts as one of those who came.
}
papers-may-not-stay-empty = { $points ->
   *[vp] The VP and the winner may not stay empty.
    [hexes] The Hexes and the winner may not stay empty.
}
papers-parts-add-up = { $points ->
   *[vp] The parts add up to the VP. They may stay empty; the VP and the winner may not.
    [hexes] The parts add up to the Hexes. They may stay empty; the Hexes and the winner may not.
}

## Lists of seats and cards of tables. $name is the tournament, $round such as “Round 2”.

papers-seats-by-name-heading = <span class="small name">{ $name }</span> { $round }: seats by name
# Behind a name, on one line: the table and the position.
papers-seat-by-name = { $ground ->
   *[table] <span class="vh">Table </span><b>{ $number }</b><span class="vh">,</span> <span class="small">position { $position }</span>
    [field] <span class="vh">Field </span><b>{ $number }</b><span class="vh">,</span> <span class="small">position { $position }</span>
}
papers-seats-by-table-heading = { $ground ->
   *[table] <span class="small name">{ $name }</span> { $round }: seats by table
    [field] <span class="small name">{ $name }</span> { $round }: seats by field
}
# Over those who play there: the number of the table, and that of its record sheet.
papers-table-with-sheet = { $ground ->
   *[table] <b class="big num"><span class="vh">Table </span>{ $number }</b> <span class="small num">sheet { $sheet }</span>
    [field] <b class="big num"><span class="vh">Field </span>{ $number }</b> <span class="small num">sheet { $sheet }</span>
}
# For screen readers.
papers-card-of-table = { $ground ->
   *[table] Card of table { $number }
    [field] Card of field { $number }
}
# Large on the card of a table.
papers-card-number = { $ground ->
   *[table] <span class="small">Table</span> { $number }
    [field] <span class="small">Field</span> { $number }
}
papers-record-sheet-numbered = Record sheet { $number }

## The paper pack, with which a round is played when nothing else works. It is read by the staff.

papers-pack-heading = Paper pack: { $round }
papers-pack-made = Made on { $moment }. Whatever changes after that is not in it.
papers-pack-secret = <b>For the staff alone:</b> these seats are not published yet.
papers-pack-board-secret = { $ground ->
   *[table] <b>The board is a secret</b> until its moment: hand its sheets out at the tables.
    [field] <b>The board is a secret</b> until its moment: hand its sheets out at the fields.
}
papers-pack-if-down = If everything is down
papers-pack-hang-up = { $ground ->
   *[table] Read aloud that the seats are out, and hang up the lists by name and by table.
    [field] Read aloud that the seats are out, and hang up the lists by name and by field.
}
papers-pack-cut = { $ground ->
   *[table] Cut the table cards and the record sheets, each stack with one cut. Lay the left or upper stack on the other: they are sorted by table.
    [field] Cut the field cards and the record sheets, each stack with one cut. Lay the left or upper stack on the other: they are sorted by field.
}
papers-pack-hand-out = { $ground ->
   *[table] A card and a record sheet go to each table. Whoever has no sheet takes a blank one and copies the number of the sheet from the list by table.
    [field] A card and a record sheet go to each field. Whoever has no sheet takes a blank one and copies the number of the sheet from the list by field.
}
papers-pack-hand-out-with-board = { $ground ->
   *[table] A card, a sheet with the board and a record sheet go to each table. Whoever has no sheet takes a blank one and copies the number of the sheet from the list by table.
    [field] A card, a sheet with the board and a record sheet go to each field. Whoever has no sheet takes a blank one and copies the number of the sheet from the list by field.
}
papers-pack-play = Play. The words to be read aloud and the clauses that matter are on the next pages.
papers-pack-collect = Collect the sheets once everybody has signed.
papers-pack-note-players = Before round 1 note how many players are seated when it starts (1.1.3).
papers-pack-when-back = When Reeve is back, publish and start the round if that is still to be done. Then open { $address } and type the sheets in by their numbers: it says which are still missing.
papers-pack-contents = In this pack
papers-pack-has-words = words to be read aloud, and the clauses that matter
papers-pack-has-standings = the standings that are public
papers-pack-has-names = the seats by name, to hang up
papers-pack-has-tables = { $ground ->
   *[table] the seats by table, with the numbers of the record sheets
    [field] the seats by field, with the numbers of the record sheets
}
papers-pack-has-cards = { $ground ->
   *[table] a card for each table
    [field] a card for each field
}
papers-pack-has-boards = { $ground ->
   *[table] a sheet with the board for each table
    [field] a sheet with the board for each field
}
papers-pack-has-sheets = { $ground ->
   *[table] a record sheet for each table, and some blank ones
    [field] a record sheet for each field, and some blank ones
}
papers-pack-words-heading = <span class="small name">{ $name }</span> { $round }: to be read aloud
papers-pack-clauses-heading = The clauses that matter
papers-pack-standings-heading = <span class="small name">{ $name }</span> Standings
# When each of the texts is read aloud.
papers-when-seats-are-out = When the seats are out
papers-when-games-begin = When the games begin
papers-when-round-is-over = When the round is over

## The board of a round

papers-board-of-table = { $ground ->
   *[table] { $round }, table { $number }: the board
    [field] { $round }, field { $number }: the board
}
papers-board = { $round }: the board
# Below the heading, behind the tournament and the letters of the land.
papers-board-land-only = The game is played on this land, without chits and harbors.
papers-board-harbors = A harbor takes two of its letter for one, or three of any (3:1); its docks are the two corners at the ends of its piers.
papers-board-only-land-heading = Land, from number 1
papers-board-land-heading = 1. Land, from number 1
papers-board-harbors-heading = 2. Harbors
papers-board-chits-heading = 3. Chits, each on the land of that number
papers-board-confirm = { $ground ->
   *[table] ☐ The board lies as in the picture, and everybody at the table agrees: tell the staff, then choose in the order of the positions (1.1.6).
    [field] ☐ The board lies as in the picture, and everybody at the field agrees: tell the staff, then choose in the order of the positions (1.1.6).
}
papers-board-confirm-side-event = { $ground ->
   *[table] ☐ The board lies as in the picture, and everybody at the table agrees: tell the staff, or confirm it on one of your own pages, then begin.
    [field] ☐ The board lies as in the picture, and everybody at the field agrees: tell the staff, or confirm it on one of your own pages, then begin.
}

## Posters

papers-register-here = Register here
papers-find-your-seat-here = Find your seat here
papers-see-the-results-here = See the results here
papers-code-of-address = QR code of the address { $address }
# At the door, where players check in by scanning the code.
papers-door-call = I am here
papers-door-scan = Scan this, then open your own page: the link in your mail, or on your card.
papers-door-type = Or type this on your own page:
papers-door-no-code = There is no code yet.

## Above a paper, not printed: the page for whoever prints it.

# In bold, before the next.
papers-not-published-word = Not published
papers-not-published = Only the staff knows these seats so far. Keep what you print to yourselves until they are public.
# $size: of the paper.
papers-made-for = Made for { $size }. Print it on one side of the paper, at 100%.
papers-size = { $size ->
   *[a4] A4 (210 × 297 mm)
    [letter] Letter (8.5 × 11 inches)
}
# A button.
papers-print-button = Print
# A button.
papers-all-of-round = All papers of this round
# What a paper is called: in a list, and before the round.
papers-title = { $paper ->
   *[pack] Paper pack
    [by-name] Seats by name
    [by-table] { $ground ->
       *[table] Seats by table
        [field] Seats by field
    }
    [table-cards] { $ground ->
       *[table] Table cards
        [field] Field cards
    }
    [record-sheets] Record sheets
    [blank-sheets] Blank record sheets
}
# The title of the page.
papers-title-of-round = { $paper }: { $round }
# The title of the page.
papers-board-title = { $stage ->
   *[prelim] Board of round { $number } on paper
    [semi] Board of the semi-finals on paper
    [final] Board of the final on paper
}
# The title of the page.
papers-poster-title = Poster
# The title of the page: the cards of all who play.
papers-cards-title = Player cards
# The title of the page.
papers-card-title = Card of { $name }
papers-board-sheets-intro = { $ground ->
   *[table] One sheet for each table. The board stays a secret until its moment: hand the sheets out at the tables.
    [field] One sheet for each field. The board stays a secret until its moment: hand the sheets out at the fields.
}
# A button.
papers-back-to-board = Back to the board of the round
# In bold, before the next.
papers-draft-word = Draft
papers-draft = Nobody can open this address before registration is open.
# A button.
papers-print-poster-button = Print the poster
# In bold, before the next.
papers-door-not-in-use-word = Not in use
papers-door-not-in-use = { $entrant ->
   *[player] Players don't check in with a code here. Choose that under Details, among the settings: check-in by the players themselves.
    [team] Teams don't check in with a code here. Choose that under Details, among the settings: check-in by the teams themselves.
}
papers-door-hang-up = { $entrant ->
   *[player] Hang this up where the players come in. Players scan the code, open their own page by their private link, and check in there. Neither the code nor the link is enough on its own. It works from the start of check-in until the seats are made.
    [team] Hang this up where the teams come in. Teams scan the code, open their own page by their private link, and check in there. Neither the code nor the link is enough on its own. It works from the start of check-in until the seats are made.
}
papers-door-make-first = { $entrant ->
   *[player] Make the code, print it, and hang it up where the players come in. They scan it, open their own page by their private link, and check in there, from the start of check-in until the seats are made.
    [team] Make the code, print it, and hang it up where the teams come in. They scan it, open their own page by their private link, and check in there, from the start of check-in until the seats are made.
}
# A button.
papers-door-first-code-button = Make the code
# A button.
papers-door-new-code-button = Make a new code
papers-door-in-use-since = This code has been in use since { $moment }. Once you make a new one, this poster no longer works.
# A link to the page that the code leads to.
papers-door-what-players-see = { $entrant ->
   *[player] What the players see
    [team] What the teams see
}
# A button.
papers-back-to-check-in = Back to check-in
papers-cards-intro = { $entrant ->
   *[player] A card for everybody who plays: the private link, and a PIN of four digits with which the player signs a record sheet on a tablet that is passed round.
    [team] A card for everybody who plays: the private link, and a PIN of four digits with which the team signs a record sheet on a tablet that is passed round.
}
papers-cards-none = { $entrant ->
   *[player] No players are on the list yet.
    [team] No teams are on the list yet.
}
papers-cards-without-pin = { $count ->
    [1] One player has no PIN yet.
   *[other] { $count } players have no PIN yet.
}
# In bold, before one of the next two.
papers-locked-word = Locked
papers-locked-pins = { $count ->
    [1] One player's PIN is locked after too many wrong tries. Make a new one on the player's own card.
   *[other] The PINs of { $count } players are locked after too many wrong tries. Make a new one on the player's own card.
}
papers-locked-pin = Too many wrong PINs were typed, so this one no longer works. Make a new one.
# A button.
papers-make-pins-button = Make the PINs
# A button.
papers-print-cards-button = { $count ->
   *[other] Print { $count } cards
}
# A button.
papers-back-to-players = { $entrant ->
   *[player] Back to the players
    [team] Back to the teams
}
papers-card-lost = Is the card lost, or the PIN locked? A new PIN replaces the old one.
# A box to tick.
papers-renew-link = Renew the private link too
papers-renew-link-help = The address on the old card stops working, and so do links in earlier mails.
# A button.
papers-first-pin-button = Make the PIN
# A button.
papers-new-pin-button = Make a new PIN
papers-card-of-archived = { $entrant ->
   *[player] An archived player has no card: the private link doesn't work.
    [team] An archived team has no card: the private link doesn't work.
}
# A button.
papers-print-card-button = Print the card
# A button.
papers-back-to-player = { $entrant ->
   *[player] Back to the player
    [team] Back to the team
}
