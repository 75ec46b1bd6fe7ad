public-player-games-heading = Parties

public-player-takes-heading = { $stage ->
    [final] Ce qu’il faut pour la finale
   *[semi] Ce qu’il faut pour les demi-finales
}
public-player-takes-certain = { $to ->
    [you] { $stage ->
        [final] Votre place en finale est sûre, quoi qu’il arrive dans les parties à venir.
       *[semi] Votre place en demi-finales est sûre, quoi qu’il arrive dans les parties à venir.
    }
   *[everybody] { $stage ->
        [final] Place en finale déjà sûre, quoi qu’il arrive dans les parties à venir.
       *[semi] Place en demi-finales déjà sûre, quoi qu’il arrive dans les parties à venir.
    }
}
public-player-takes-out-of-reach = { $to ->
    [you] { $places ->
       *[other] Les { $places } premières places sont désormais hors d’atteinte. Vous ne pouvez entrer que si des joueurs devant vous partent.
    }
   *[everybody] { $places ->
       *[other] Les { $places } premières places sont désormais hors d’atteinte, sauf si des joueurs placés devant partent.
    }
}
public-player-takes-waits = { $to ->
    [you] Vous n’avez plus de partie avant la barre de qualification. Tout dépend maintenant des autres tables.
   *[everybody] Plus de partie avant la barre de qualification. Tout dépend maintenant des autres tables.
}
public-player-takes-win = { $to ->
    [you] Une victoire vous qualifie, quoi que fassent les autres.
   *[everybody] Une victoire suffit, quoi que fassent les autres.
}
public-player-takes-win-with = { $to ->
    [you] { $vp ->
       *[other] Une victoire avec { $vp } PV vous qualifie, quoi que fassent les autres.
    }
   *[everybody] { $vp ->
       *[other] Une victoire avec { $vp } PV suffit, quoi que fassent les autres.
    }
}
public-player-takes-win-with-or-more = { $to ->
    [you] { $vp ->
       *[other] Une victoire avec { $vp } PV ou plus vous qualifie, quoi que fassent les autres.
    }
   *[everybody] { $vp ->
       *[other] Une victoire avec { $vp } PV ou plus suffit, quoi que fassent les autres.
    }
}
public-player-takes-nothing-less = Rien de moins ne suffit.
public-player-takes-at-least-win = { $to ->
    [you] Il vous faut une victoire.
   *[everybody] Il faut une victoire.
}
public-player-takes-at-least-win-and = { $to ->
    [you] { $vp ->
       *[other] Il vous faut une victoire et au moins { $vp } PV.
    }
   *[everybody] { $vp ->
       *[other] Il faut une victoire et au moins { $vp } PV.
    }
}
public-player-takes-win-may-not-do = Même une victoire ne suffira peut-être pas : cela dépend aussi des autres tables.
public-player-takes-no-win = { $vp ->
   *[other] Sans victoire, { $vp } PV suffisent aussi.
}
public-player-takes-no-win-or-more = { $vp ->
   *[other] Sans victoire, { $vp } PV ou plus suffisent aussi.
}
public-player-takes-no-win-depends = Sans victoire, cela dépend des autres tables.
public-player-takes-no-win-luck = { $vp ->
   *[other] Sans victoire, il faut au moins { $vp } PV, et un peu de chance aux autres tables.
}
public-player-takes-vp-in-games = { $to ->
    [you] { $vp ->
       *[other] { $vp } PV dans les { $games } parties à venir vous qualifient, quoi que fassent les autres.
    }
   *[everybody] { $vp ->
       *[other] { $vp } PV dans les { $games } parties à venir suffisent, quoi que fassent les autres.
    }
}
public-player-takes-wins-in-games = { $to ->
    [you] { $wins ->
        [one] { $wins } victoire dans les { $games } parties à venir vous qualifie, quoi que fassent les autres.
       *[other] { $wins } victoires dans les { $games } parties à venir vous qualifient, quoi que fassent les autres.
    }
   *[everybody] { $wins ->
        [one] { $wins } victoire dans les { $games } parties à venir suffit, quoi que fassent les autres.
       *[other] { $wins } victoires dans les { $games } parties à venir suffisent, quoi que fassent les autres.
    }
}
public-player-takes-wins-with-in-games = { $to ->
    [you] { $wins ->
        [one] { $wins } victoire avec { $vp } PV en tout dans les { $games } parties à venir vous qualifie, quoi que fassent les autres.
       *[other] { $wins } victoires avec { $vp } PV en tout dans les { $games } parties à venir vous qualifient, quoi que fassent les autres.
    }
   *[everybody] { $wins ->
        [one] { $wins } victoire avec { $vp } PV en tout dans les { $games } parties à venir suffit, quoi que fassent les autres.
       *[other] { $wins } victoires avec { $vp } PV en tout dans les { $games } parties à venir suffisent, quoi que fassent les autres.
    }
}
public-player-takes-at-least-wins = { $to ->
    [you] { $wins ->
        [one] Il vous faut au moins { $wins } victoire dans les { $games } parties à venir.
       *[other] Il vous faut au moins { $wins } victoires dans les { $games } parties à venir.
    }
   *[everybody] { $wins ->
        [one] Il faut au moins { $wins } victoire dans les { $games } parties à venir.
       *[other] Il faut au moins { $wins } victoires dans les { $games } parties à venir.
    }
}
public-player-takes-no-win-in-games = { $games ->
   *[other] Sans victoire dans les { $games } parties à venir, il faut au moins { $vp } PV, et un peu de chance aux autres tables.
}
public-player-takes-all-open = { $games ->
   *[other] Tout est ouvert : les { $games } parties à venir décident.
}
public-player-takes-semi-finals-possible = { $places ->
   *[other] L’organisation peut encore décider de jouer des demi-finales : { $places } joueurs se qualifieraient alors.
}
public-player-takes-final-possible = { $places ->
   *[other] L’organisation peut encore décider d’aller droit en finale : { $places } joueurs seulement se qualifieraient alors.
}
public-player-takes-basis = Calculé d’après les résultats publics, pour les joueurs et les places tels qu’ils sont maintenant. Entre égaux, le tirage au sort peut décider.
public-player-takes-basis-own = Calculé d’après les résultats publics et les vôtres, pour les joueurs et les places tels qu’ils sont maintenant. Entre égaux, le tirage au sort peut décider.

public-player-simulated = Issues simulées où vous vous qualifiez : { $ways }.
public-player-simulated-split = Issues simulées où vous vous qualifiez : { $ways } ; avec une victoire, { $ways-winning } ; sans victoire, { $ways-losing }.
public-player-ways-few = moins de 1 sur 20
public-player-ways-most = plus de 19 sur 20
public-player-ways-of-10 = environ { $count } sur 10
public-player-simulation = La simulation joue les parties à venir un grand nombre de fois à partir d’une graine fixe, tout le monde étant de même force.
