pieces-settlements = colonies
pieces-cities = villes
pieces-longest-road = route la plus longue
pieces-largest-army = armée la plus puissante
pieces-vp-cards = cartes Point de victoire
pieces-roads = routes
pieces-development-cards = cartes Développement
pieces-knights = chevaliers
pieces-progress = Progrès
pieces-vp = PV
pieces-short-team = bonus d’une équipe de trois
pieces-resource = ressource

pieces-settlements-title = Colonies
pieces-cities-title = Villes
pieces-longest-road-title = Route la plus longue
pieces-largest-army-title = Armée la plus puissante
pieces-vp-cards-title = Cartes PV
pieces-roads-title = Routes
pieces-development-cards-title = Cartes Développement
pieces-knights-title = Chevaliers
pieces-progress-title = Progrès
pieces-vp-title = PV
pieces-short-team-title = Bonus d’une équipe de trois
pieces-resource-title = Ressource
pieces-with-most = { $piece } (max. { $most })

pieces-counted = { $code ->
   *[settlements] { $count ->
        [one] { $count } colonie
       *[other] { $count } colonies
    }
    [cities] { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
    [roads] { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
    [development_cards] { $count ->
        [one] { $count } carte Développement
       *[other] { $count } cartes Développement
    }
    [knights] { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
    [progress] { $count } Progrès
    [vp] { $count } PV
}
pieces-each = { $kind ->
   *[resource] { $count ->
        [one] { $count } carte de chaque ressource
       *[other] { $count } cartes de chaque ressource
    }
}
pieces-deck-of-kinds = { $cards } ({ $kinds })
pieces-before-the-game = chaque joueur a { $pieces }
pieces-before-the-game-with-cards = chaque joueur a { $pieces } ; { $cards }
