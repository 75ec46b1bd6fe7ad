# A player's page for everybody, and what it takes to go on, which stands on the player's own page too.

# The heading above the games.
public-player-games-heading = Games

## What it takes to go on. $to is who reads it: you for the player, otherwise everybody

public-player-takes-heading = { $stage ->
    [final] What it takes for the final
   *[semi] What it takes for the semi-finals
}
public-player-takes-certain = { $to ->
    [you] { $stage ->
        [final] You are sure of a place in the final, whatever happens in the games to come.
       *[semi] You are sure of a place in the semi-finals, whatever happens in the games to come.
    }
   *[everybody] { $stage ->
        [final] Already sure of a place in the final, whatever happens in the games to come.
       *[semi] Already sure of a place in the semi-finals, whatever happens in the games to come.
    }
}
public-player-takes-out-of-reach = { $to ->
    [you] { $places ->
       *[other] The first { $places } are out of reach now. You can only come in if players ahead of you leave.
    }
   *[everybody] { $places ->
       *[other] The first { $places } are out of reach now, unless players ahead leave.
    }
}
public-player-takes-waits = { $to ->
    [you] You have no game left before the cut. It depends on the other tables now.
   *[everybody] No game left before the cut. It depends on the other tables now.
}
# With one game to come.
public-player-takes-win = { $to ->
    [you] A win takes you through, whatever the others do.
   *[everybody] A win is enough, whatever the others do.
}
public-player-takes-win-with = { $to ->
    [you] { $vp ->
       *[other] A win with { $vp } VP takes you through, whatever the others do.
    }
   *[everybody] { $vp ->
       *[other] A win with { $vp } VP is enough, whatever the others do.
    }
}
public-player-takes-win-with-or-more = { $to ->
    [you] { $vp ->
       *[other] A win with { $vp } VP or more takes you through, whatever the others do.
    }
   *[everybody] { $vp ->
       *[other] A win with { $vp } VP or more is enough, whatever the others do.
    }
}
public-player-takes-nothing-less = Nothing less will do.
public-player-takes-at-least-win = { $to ->
    [you] You need a win.
   *[everybody] It takes a win.
}
public-player-takes-at-least-win-and = { $to ->
    [you] { $vp ->
       *[other] You need a win and at least { $vp } VP.
    }
   *[everybody] { $vp ->
       *[other] It takes a win and at least { $vp } VP.
    }
}
public-player-takes-win-may-not-do = Even a win may not be enough: it depends on the other tables too.
public-player-takes-no-win = { $vp ->
   *[other] Without a win, { $vp } VP are enough as well.
}
public-player-takes-no-win-or-more = { $vp ->
   *[other] Without a win, { $vp } VP or more are enough as well.
}
public-player-takes-no-win-depends = Without a win, it depends on the other tables.
public-player-takes-no-win-luck = { $vp ->
   *[other] Without a win it takes at least { $vp } VP, and some luck at the other tables.
}
# With several games to come.
public-player-takes-vp-in-games = { $to ->
    [you] { $vp ->
       *[other] { $vp } VP in the { $games } games to come take you through, whatever the others do.
    }
   *[everybody] { $vp ->
       *[other] { $vp } VP in the { $games } games to come are enough, whatever the others do.
    }
}
public-player-takes-wins-in-games = { $to ->
    [you] { $wins ->
        [one] { $wins } win in the { $games } games to come takes you through, whatever the others do.
       *[other] { $wins } wins in the { $games } games to come take you through, whatever the others do.
    }
   *[everybody] { $wins ->
        [one] { $wins } win in the { $games } games to come is enough, whatever the others do.
       *[other] { $wins } wins in the { $games } games to come are enough, whatever the others do.
    }
}
public-player-takes-wins-with-in-games = { $to ->
    [you] { $wins ->
        [one] { $wins } win with { $vp } VP in all in the { $games } games to come takes you through, whatever the others do.
       *[other] { $wins } wins with { $vp } VP in all in the { $games } games to come take you through, whatever the others do.
    }
   *[everybody] { $wins ->
        [one] { $wins } win with { $vp } VP in all in the { $games } games to come is enough, whatever the others do.
       *[other] { $wins } wins with { $vp } VP in all in the { $games } games to come are enough, whatever the others do.
    }
}
public-player-takes-at-least-wins = { $to ->
    [you] { $wins ->
        [one] You need at least { $wins } win in the { $games } games to come.
       *[other] You need at least { $wins } wins in the { $games } games to come.
    }
   *[everybody] { $wins ->
        [one] It takes at least { $wins } win in the { $games } games to come.
       *[other] It takes at least { $wins } wins in the { $games } games to come.
    }
}
public-player-takes-no-win-in-games = { $games ->
   *[other] Without a win in the { $games } games to come, it takes at least { $vp } VP, and some luck at the other tables.
}
public-player-takes-all-open = { $games ->
   *[other] Everything is open: the { $games } games to come decide.
}
# So many would go on then.
public-player-takes-semi-finals-possible = { $places ->
   *[other] The organizers may still decide to hold semi-finals, and then { $places } go on.
}
public-player-takes-final-possible = { $places ->
   *[other] The organizers may still decide to go straight to the final, and then only { $places } go on.
}
public-player-takes-basis = Worked out from the public results, for the players and seats as they are now. Lots may decide between equals.
public-player-takes-basis-own = Worked out from the public results and your own, for the players and seats as they are now. Lots may decide between equals.

## How the games to come went when they were simulated, for the player

# $ways, $ways-winning and $ways-losing are one of the three behind.
public-player-simulated = You go on in { $ways } simulated outcomes.
public-player-simulated-split = You go on in { $ways } simulated outcomes: with a win in { $ways-winning }, without one in { $ways-losing }.
public-player-ways-few = fewer than 1 of 20
public-player-ways-most = more than 19 of 20
public-player-ways-of-10 = about { $count } of 10
public-player-simulation = The simulation plays the games to come many times from a fixed seed, with everybody equally strong.
