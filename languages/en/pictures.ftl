# The pictures of standings and games. What stands in a picture has to be short.

# What opens the table beneath a picture, and what that is called, read out.
pictures-same-as-table = The same as a table
pictures-as-table = { $title }, as a table

## The standings round by round

# In the picture, before the numbers of the rounds.
pictures-after-round = after round
pictures-ranks = Ranks after each round

## The way of a player

pictures-way-heading = Round by round
# In the picture, at the place of the first rank.
pictures-first-rank = 1st
# In the picture, below a round.
pictures-won = won
pictures-rank-and-game = Rank and game, round by round
pictures-round-column = Round
pictures-place-column = Place
pictures-rank-column = Rank afterwards
pictures-among-all = { $entrant ->
   *[player] Among all players
    [team] Among all teams
}
# What the picture shows: $ranks is a list of the two behind, of which the first begins the sentence.
pictures-way-said = { $ranks }.
pictures-way-begins = { $stage ->
   *[prelim] Rank { $rank } after round { $number }
    [semi] Rank { $rank } after the semi-final
    [final] Rank { $rank } after the final
}
pictures-way-goes-on = { $stage ->
   *[prelim] rank { $rank } after round { $number }
    [semi] rank { $rank } after the semi-final
    [final] rank { $rank } after the final
}

## Which VP led to which place

# In the picture, below the numbers.
pictures-at-end = { $points ->
   *[vp] VP at the end of the game
    [hexes] Hexes at the end of the game
}
pictures-by-place = { $points ->
   *[vp] Seats by place and VP
    [hexes] Seats by place and hexes
}
# Over a column, of which the word is read out only.
pictures-vp-column = { $points ->
   *[vp] { $vp }<span class="vh"> VP</span>
    [hexes] { $vp }<span class="vh"> Hexes</span>
}
pictures-seats-column = Seats
pictures-mean-column = { $points ->
   *[vp] Mean VP
    [hexes] Mean hexes
}

## How often each wins

# In the picture: there are too few games.
pictures-too-few = too few
pictures-games-column = Games
pictures-won-column = Won
pictures-share-column = Share
pictures-range-column = 95% range
pictures-equal-column = If all were equal
pictures-finding-column = What it says
