public-player-games-heading = Partijen

public-player-takes-heading = { $stage ->
    [final] Wat nodig is voor de finale
   *[semi] Wat nodig is voor de halve finales
}
public-player-takes-certain = { $to ->
    [you] { $stage ->
        [final] Je bent zeker van een plaats in de finale, wat er ook gebeurt in de komende partijen.
       *[semi] Je bent zeker van een plaats in de halve finales, wat er ook gebeurt in de komende partijen.
    }
   *[everybody] { $stage ->
        [final] Al zeker van een plaats in de finale, wat er ook gebeurt in de komende partijen.
       *[semi] Al zeker van een plaats in de halve finales, wat er ook gebeurt in de komende partijen.
    }
}
public-player-takes-out-of-reach = { $to ->
    [you] { $places ->
       *[other] De eerste { $places } zijn nu buiten bereik. Je kunt er alleen nog in komen als spelers boven je vertrekken.
    }
   *[everybody] { $places ->
       *[other] De eerste { $places } zijn nu buiten bereik, tenzij spelers erboven vertrekken.
    }
}
public-player-takes-waits = { $to ->
    [you] Je hebt geen partij meer voordat vaststaat wie doorgaat. Het hangt nu van de andere tafels af.
   *[everybody] Geen partij meer voordat vaststaat wie doorgaat. Het hangt nu van de andere tafels af.
}
public-player-takes-win = { $to ->
    [you] Met een overwinning ga je door, wat de anderen ook doen.
   *[everybody] Een overwinning is genoeg, wat de anderen ook doen.
}
public-player-takes-win-with = { $to ->
    [you] { $vp ->
       *[other] Met een overwinning met { $vp } OP ga je door, wat de anderen ook doen.
    }
   *[everybody] { $vp ->
       *[other] Een overwinning met { $vp } OP is genoeg, wat de anderen ook doen.
    }
}
public-player-takes-win-with-or-more = { $to ->
    [you] { $vp ->
       *[other] Met een overwinning met { $vp } OP of meer ga je door, wat de anderen ook doen.
    }
   *[everybody] { $vp ->
       *[other] Een overwinning met { $vp } OP of meer is genoeg, wat de anderen ook doen.
    }
}
public-player-takes-nothing-less = Minder is niet genoeg.
public-player-takes-at-least-win = { $to ->
    [you] Je hebt een overwinning nodig.
   *[everybody] Er is een overwinning nodig.
}
public-player-takes-at-least-win-and = { $to ->
    [you] { $vp ->
       *[other] Je hebt een overwinning en minstens { $vp } OP nodig.
    }
   *[everybody] { $vp ->
       *[other] Er zijn een overwinning en minstens { $vp } OP nodig.
    }
}
public-player-takes-win-may-not-do = Zelfs een overwinning is misschien niet genoeg: het hangt ook van de andere tafels af.
public-player-takes-no-win = { $vp ->
   *[other] Zonder overwinning zijn { $vp } OP ook genoeg.
}
public-player-takes-no-win-or-more = { $vp ->
   *[other] Zonder overwinning zijn { $vp } OP of meer ook genoeg.
}
public-player-takes-no-win-depends = Zonder overwinning hangt het van de andere tafels af.
public-player-takes-no-win-luck = { $vp ->
   *[other] Zonder overwinning zijn er minstens { $vp } OP nodig, en wat geluk aan de andere tafels.
}
public-player-takes-vp-in-games = { $to ->
    [you] { $vp ->
       *[other] Met { $vp } OP in de { $games } komende partijen ga je door, wat de anderen ook doen.
    }
   *[everybody] { $vp ->
       *[other] { $vp } OP in de { $games } komende partijen zijn genoeg, wat de anderen ook doen.
    }
}
public-player-takes-wins-in-games = { $to ->
    [you] { $wins ->
        [one] Met { $wins } overwinning in de { $games } komende partijen ga je door, wat de anderen ook doen.
       *[other] Met { $wins } overwinningen in de { $games } komende partijen ga je door, wat de anderen ook doen.
    }
   *[everybody] { $wins ->
        [one] { $wins } overwinning in de { $games } komende partijen is genoeg, wat de anderen ook doen.
       *[other] { $wins } overwinningen in de { $games } komende partijen zijn genoeg, wat de anderen ook doen.
    }
}
public-player-takes-wins-with-in-games = { $to ->
    [you] { $wins ->
        [one] Met { $wins } overwinning en samen { $vp } OP in de { $games } komende partijen ga je door, wat de anderen ook doen.
       *[other] Met { $wins } overwinningen en samen { $vp } OP in de { $games } komende partijen ga je door, wat de anderen ook doen.
    }
   *[everybody] { $wins ->
        [one] { $wins } overwinning en samen { $vp } OP in de { $games } komende partijen zijn genoeg, wat de anderen ook doen.
       *[other] { $wins } overwinningen en samen { $vp } OP in de { $games } komende partijen zijn genoeg, wat de anderen ook doen.
    }
}
public-player-takes-at-least-wins = { $to ->
    [you] { $wins ->
        [one] Je hebt in de { $games } komende partijen minstens { $wins } overwinning nodig.
       *[other] Je hebt in de { $games } komende partijen minstens { $wins } overwinningen nodig.
    }
   *[everybody] { $wins ->
        [one] In de { $games } komende partijen is minstens { $wins } overwinning nodig.
       *[other] In de { $games } komende partijen zijn minstens { $wins } overwinningen nodig.
    }
}
public-player-takes-no-win-in-games = { $games ->
   *[other] Zonder overwinning in de { $games } komende partijen zijn er minstens { $vp } OP nodig, en wat geluk aan de andere tafels.
}
public-player-takes-all-open = { $games ->
   *[other] Alles is nog open: de { $games } komende partijen beslissen.
}
public-player-takes-semi-finals-possible = { $places ->
   *[other] De organisatie kan nog besluiten halve finales te houden, en dan gaan er { $places } door.
}
public-player-takes-final-possible = { $places ->
   *[other] De organisatie kan nog besluiten meteen de finale te spelen, en dan gaan er maar { $places } door.
}
public-player-takes-basis = Berekend uit de openbare uitslagen, voor de spelers en de indeling van nu. Bij gelijke stand kan loting beslissen.
public-player-takes-basis-own = Berekend uit de openbare uitslagen en die van jou, voor de spelers en de indeling van nu. Bij gelijke stand kan loting beslissen.

public-player-simulated = In { $ways } gesimuleerde aflopen ga je door.
public-player-simulated-split = In { $ways } gesimuleerde aflopen ga je door: met een overwinning in { $ways-winning }, zonder in { $ways-losing }.
public-player-ways-few = minder dan 1 van de 20
public-player-ways-most = meer dan 19 van de 20
public-player-ways-of-10 = ongeveer { $count } van de 10
public-player-simulation = De simulatie speelt de komende partijen vele malen uit een vast startgetal, met iedereen even sterk.
