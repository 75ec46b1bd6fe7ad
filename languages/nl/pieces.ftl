pieces-settlements = dorpen
pieces-cities = steden
pieces-longest-road = langste handelsroute
pieces-largest-army = grootste riddermacht
pieces-vp-cards = OP-kaarten
pieces-roads = straten
pieces-development-cards = ontwikkelingskaarten
pieces-knights = ridders
pieces-progress = vooruitgang
pieces-vp = OP
pieces-short-team = extra van een team van drie
pieces-resource = grondstof

pieces-settlements-title = Dorpen
pieces-cities-title = Steden
pieces-longest-road-title = Langste handelsroute
pieces-largest-army-title = Grootste riddermacht
pieces-vp-cards-title = OP-kaarten
pieces-roads-title = Straten
pieces-development-cards-title = Ontwikkelingskaarten
pieces-knights-title = Ridders
pieces-progress-title = Vooruitgang
pieces-vp-title = OP
pieces-short-team-title = Extra van een team van drie
pieces-resource-title = Grondstof
pieces-with-most = { $most ->
   *[other] { $piece } (max. { $most })
}

pieces-counted = { $code ->
   *[settlements] { $count ->
       *[other] { $count } dorpen
    }
    [cities] { $count ->
       *[other] { $count } steden
    }
    [roads] { $count ->
       *[other] { $count } straten
    }
    [development_cards] { $count ->
       *[other] { $count } ontwikkelingskaarten
    }
    [knights] { $count ->
       *[other] { $count } ridders
    }
    [progress] { $count ->
       *[other] { $count } vooruitgang
    }
    [vp] { $count ->
       *[other] { $count } OP
    }
}
pieces-each = { $kind ->
   *[resource] { $count ->
       *[other] { $count } van elke grondstof
    }
}
pieces-deck-of-kinds = { $cards } ({ $kinds })
pieces-before-the-game = elke speler heeft { $pieces }
pieces-before-the-game-with-cards = elke speler heeft { $pieces }; { $cards }
