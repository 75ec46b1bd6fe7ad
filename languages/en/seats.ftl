# Who sits where, for everybody.

seats-none-yet = No seats are public yet
seats-none-yet-hint = They appear here for everybody at once, as soon as the organizer publishes a round.
seats-about-the-tournament = About the tournament
# Leads to the list below.
seats-by-table-link = { $ground ->
   *[table] By table
    [field] By field
}
seats-by-table-heading = { $ground ->
   *[table] By table
    [field] By field
}
seats-by-name-heading = By name
# Read out before the list; $round is the name of a round.
seats-by-name-caption = { $round }: seats by name
seats-board = The board of this round
# In bold before a sentence.
seats-round-over = This round is over
# Read out before the seat of somebody who was looked for.
seats-seat-of = Seat of { $name }
# In large letters: where somebody sits.
seats-seat = { $ground ->
   *[table] Table { $table }, position { $position }
    [field] Field { $table }, position { $position }
}
# Over a narrow column; the words behind it say it in full.
seats-position-column = Pos.
seats-position-column-whole = Selection position

## The rounds, and the search for a player in one, on the pages of seats and of results

# Read out before the links to the rounds.
seats-rounds = Rounds
seats-find-player = { $entrant ->
   *[player] Find a player
    [team] Find a team
}
# A button.
seats-find = Find
# The button that ends a search.
seats-show-all = Show all
# While somebody types: how many names are left. The two words in braces stay as they are.
seats-shown-of-all = {"{"}shown{"}"} of {"{"}all{"}"}
seats-nobody-found = Nobody in this round has that name. Check the spelling, or search for a part of it.
