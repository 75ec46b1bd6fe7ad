## What pages are called: over the page, on the tab that leads to it, on the way to the pages below it, and in the name of the window.

pages-tournaments = Tournaments
# The first page of a tournament, on its tab.
pages-tournament = Tournament
# Where players register; on a tab too.
pages-register = Register
# Who sits where; on a tab too.
pages-seats = Seats
pages-results = Results
pages-standings = Standings
# The later stages, where there are semi-finals; on a tab too.
pages-semi-finals-and-final = Semi-finals and final
# The later stages, where there is a final alone.
pages-final-stage = Final stage
pages-boards = Boards
# All seats of all rounds; on a tab too.
pages-seat-schedule = Seat schedule
# The rules as this tournament plays them; on a tab too.
pages-rules-here = Rules for this tournament
# All clauses of the championship rules.
pages-rules-in-short = The rules in short
# Where whoever runs the tournament finds their pages, on a tab.
pages-staff-pages = Staff pages
pages-champion = Champion
pages-code-at-the-door = Code at the door
pages-link-does-not-work = This link does not work
pages-moved = Reeve has moved
pages-no-connection = No connection
pages-open-a-screen = Open a screen
pages-screen-removed = This screen has been put away
pages-stream = Stream
pages-stream-gone = No such stream
pages-proof-and-picture = Proof and picture
pages-who-meets-whom = Who meets whom
pages-public-log = Public log
pages-statistics = Statistics
pages-statistics-of-all = Statistics of all tournaments
# For whoever writes programs.
pages-api = For programs
# The game at a table, noted step by step.
pages-game = { $ground ->
   *[table] { $round }, table { $number }: the game
    [field] { $round }, field { $number }: the game
}
# The board of a round; $round stands within a sentence, such as "round 1" or "the final".
pages-board = Board of { $round }
# The seats of a round, on a screen of the hall.
pages-seats-of = Seats: { $round }
# The feed of the tournaments whose names or places hold these words.
pages-feed-of = Tournaments: { $words }

## What is said of a page where somebody sends its address to somebody, and in lists of search engines.

pages-says-start = Tournaments of CATAN: registration, seats, results and standings.
pages-says-rules = All clauses of the CATAN championship rules, in short.
pages-says-statistics = How often each seat, each place in the play order and each colour wins.
# A tournament in one line: "Saturday, 21 November 2026, Town hall: registration is open".
pages-says-tournament = { $day }, { $place }: { $stands }
