pieces-settlements = Siedlungen
pieces-cities = Städte
pieces-longest-road = Längste Handelsstraße
pieces-largest-army = Größte Rittermacht
pieces-vp-cards = Siegpunktkarten
pieces-roads = Straßen
pieces-development-cards = Entwicklungskarten
pieces-knights = Ritter
pieces-progress = Fortschritt
pieces-vp = SP
pieces-short-team = Zuschlag für ein Dreierteam
pieces-resource = Rohstoff
pieces-settlements-title = Siedlungen
pieces-cities-title = Städte
pieces-longest-road-title = Längste Handelsstraße
pieces-largest-army-title = Größte Rittermacht
pieces-vp-cards-title = Siegpunktkarten
pieces-roads-title = Straßen
pieces-development-cards-title = Entwicklungskarten
pieces-knights-title = Ritter
pieces-progress-title = Fortschritt
pieces-vp-title = SP
pieces-short-team-title = Zuschlag für ein Dreierteam
pieces-resource-title = Rohstoff
pieces-with-most = { $most ->
   *[other] { $piece } (höchstens { $most })
}
pieces-counted = { $code ->
   *[settlements] { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    }
    [cities] { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
    [roads] { $count ->
        [one] { $count } Straße
       *[other] { $count } Straßen
    }
    [development_cards] { $count ->
        [one] { $count } Entwicklungskarte
       *[other] { $count } Entwicklungskarten
    }
    [knights] { $count ->
       *[other] { $count } Ritter
    }
    [progress] { $count ->
       *[other] { $count } Fortschritt
    }
    [vp] { $count ->
       *[other] { $count } SP
    }
}
pieces-each = { $kind ->
   *[resource] { $count ->
       *[other] { $count } von jedem Rohstoff
    }
}
pieces-deck-of-kinds = { $cards } ({ $kinds })
pieces-before-the-game = alle haben je { $pieces }
pieces-before-the-game-with-cards = alle haben je { $pieces }; { $cards }
