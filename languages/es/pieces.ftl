pieces-settlements = poblados
pieces-cities = ciudades
pieces-longest-road = gran ruta comercial
pieces-largest-army = gran ejército de caballería
pieces-vp-cards = cartas de PV
pieces-roads = carreteras
pieces-development-cards = cartas de desarrollo
pieces-knights = caballeros
pieces-progress = progreso
pieces-vp = PV
pieces-short-team = extra de un equipo de tres
pieces-resource = materia prima

pieces-settlements-title = Poblados
pieces-cities-title = Ciudades
pieces-longest-road-title = Gran ruta comercial
pieces-largest-army-title = Gran ejército de caballería
pieces-vp-cards-title = Cartas de PV
pieces-roads-title = Carreteras
pieces-development-cards-title = Cartas de desarrollo
pieces-knights-title = Caballeros
pieces-progress-title = Progreso
pieces-vp-title = PV
pieces-short-team-title = Extra de un equipo de tres
pieces-resource-title = Materia prima
pieces-with-most = { $most ->
   *[other] { $piece } (máx. { $most })
}

pieces-counted = { $code ->
   *[settlements] { $count ->
        [one] { $count } poblado
       *[other] { $count } poblados
    }
    [cities] { $count ->
        [one] { $count } ciudad
       *[other] { $count } ciudades
    }
    [roads] { $count ->
        [one] { $count } carretera
       *[other] { $count } carreteras
    }
    [development_cards] { $count ->
        [one] { $count } carta de desarrollo
       *[other] { $count } cartas de desarrollo
    }
    [knights] { $count ->
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
    [progress] { $count ->
       *[other] { $count } de progreso
    }
    [vp] { $count ->
       *[other] { $count } de PV
    }
}
pieces-each = { $kind ->
   *[resource] { $count ->
       *[other] { $count } de cada materia prima
    }
}
pieces-deck-of-kinds = { $cards } ({ $kinds })
pieces-before-the-game = cada jugador tiene { $pieces }
pieces-before-the-game-with-cards = cada jugador tiene { $pieces }; { $cards }
