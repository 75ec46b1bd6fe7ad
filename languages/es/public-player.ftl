public-player-games-heading = Partidas

public-player-takes-heading = { $stage ->
    [final] Qué hace falta para la final
   *[semi] Qué hace falta para las semifinales
}
public-player-takes-certain = { $to ->
    [you] { $stage ->
        [final] Tienes asegurada una plaza en la final, pase lo que pase en las próximas partidas.
       *[semi] Tienes asegurada una plaza en las semifinales, pase lo que pase en las próximas partidas.
    }
   *[everybody] { $stage ->
        [final] Ya tiene asegurada una plaza en la final, pase lo que pase en las próximas partidas.
       *[semi] Ya tiene asegurada una plaza en las semifinales, pase lo que pase en las próximas partidas.
    }
}
public-player-takes-out-of-reach = { $to ->
    [you] { $places ->
       *[other] Los primeros { $places } puestos ya no están a tu alcance. Solo puedes entrar si se van jugadores que tienes delante.
    }
   *[everybody] { $places ->
       *[other] Los primeros { $places } puestos ya no están a su alcance, salvo que se vayan jugadores que tiene delante.
    }
}
public-player-takes-waits = { $to ->
    [you] No te queda ninguna partida antes del corte. Ahora depende de las otras mesas.
   *[everybody] No le queda ninguna partida antes del corte. Ahora depende de las otras mesas.
}
public-player-takes-win = { $to ->
    [you] Con una victoria pasas, hagan lo que hagan los demás.
   *[everybody] Basta una victoria, hagan lo que hagan los demás.
}
public-player-takes-win-with = { $to ->
    [you] { $vp ->
       *[other] Con una victoria con { $vp } PV pasas, hagan lo que hagan los demás.
    }
   *[everybody] { $vp ->
       *[other] Basta una victoria con { $vp } PV, hagan lo que hagan los demás.
    }
}
public-player-takes-win-with-or-more = { $to ->
    [you] { $vp ->
       *[other] Con una victoria con { $vp } PV o más pasas, hagan lo que hagan los demás.
    }
   *[everybody] { $vp ->
       *[other] Basta una victoria con { $vp } PV o más, hagan lo que hagan los demás.
    }
}
public-player-takes-nothing-less = Con menos no basta.
public-player-takes-at-least-win = { $to ->
    [you] Necesitas una victoria.
   *[everybody] Hace falta una victoria.
}
public-player-takes-at-least-win-and = { $to ->
    [you] { $vp ->
       *[other] Necesitas una victoria y al menos { $vp } PV.
    }
   *[everybody] { $vp ->
       *[other] Hacen falta una victoria y al menos { $vp } PV.
    }
}
public-player-takes-win-may-not-do = Quizá no baste ni una victoria: depende también de las otras mesas.
public-player-takes-no-win = { $vp ->
   *[other] Sin victoria, también basta con { $vp } PV.
}
public-player-takes-no-win-or-more = { $vp ->
   *[other] Sin victoria, también basta con { $vp } PV o más.
}
public-player-takes-no-win-depends = Sin victoria, depende de las otras mesas.
public-player-takes-no-win-luck = { $vp ->
   *[other] Sin victoria hacen falta al menos { $vp } PV, y algo de suerte en las otras mesas.
}
public-player-takes-vp-in-games = { $to ->
    [you] { $vp ->
       *[other] Con { $vp } PV en las próximas { $games } partidas pasas, hagan lo que hagan los demás.
    }
   *[everybody] { $vp ->
       *[other] Basta con { $vp } PV en las próximas { $games } partidas, hagan lo que hagan los demás.
    }
}
public-player-takes-wins-in-games = { $to ->
    [you] { $wins ->
        [one] Con { $wins } victoria en las próximas { $games } partidas pasas, hagan lo que hagan los demás.
       *[other] Con { $wins } victorias en las próximas { $games } partidas pasas, hagan lo que hagan los demás.
    }
   *[everybody] { $wins ->
        [one] Basta con { $wins } victoria en las próximas { $games } partidas, hagan lo que hagan los demás.
       *[other] Basta con { $wins } victorias en las próximas { $games } partidas, hagan lo que hagan los demás.
    }
}
public-player-takes-wins-with-in-games = { $to ->
    [you] { $wins ->
        [one] Con { $wins } victoria y { $vp } PV en total en las próximas { $games } partidas pasas, hagan lo que hagan los demás.
       *[other] Con { $wins } victorias y { $vp } PV en total en las próximas { $games } partidas pasas, hagan lo que hagan los demás.
    }
   *[everybody] { $wins ->
        [one] Basta con { $wins } victoria y { $vp } PV en total en las próximas { $games } partidas, hagan lo que hagan los demás.
       *[other] Basta con { $wins } victorias y { $vp } PV en total en las próximas { $games } partidas, hagan lo que hagan los demás.
    }
}
public-player-takes-at-least-wins = { $to ->
    [you] { $wins ->
        [one] Necesitas al menos { $wins } victoria en las próximas { $games } partidas.
       *[other] Necesitas al menos { $wins } victorias en las próximas { $games } partidas.
    }
   *[everybody] { $wins ->
        [one] Hace falta al menos { $wins } victoria en las próximas { $games } partidas.
       *[other] Hacen falta al menos { $wins } victorias en las próximas { $games } partidas.
    }
}
public-player-takes-no-win-in-games = { $games ->
   *[other] Sin ninguna victoria en las próximas { $games } partidas hacen falta al menos { $vp } PV, y algo de suerte en las otras mesas.
}
public-player-takes-all-open = { $games ->
   *[other] Todo está abierto: deciden las próximas { $games } partidas.
}
public-player-takes-semi-finals-possible = { $places ->
   *[other] La organización todavía puede decidir que haya semifinales, y entonces pasan { $places }.
}
public-player-takes-final-possible = { $places ->
   *[other] La organización todavía puede decidir ir directamente a la final, y entonces solo pasan { $places }.
}
public-player-takes-basis = Calculado con los resultados públicos, para los jugadores y asientos de ahora. Entre iguales puede decidir un sorteo.
public-player-takes-basis-own = Calculado con los resultados públicos y los tuyos, para los jugadores y asientos de ahora. Entre iguales puede decidir un sorteo.

public-player-simulated = Pasas en { $ways } desenlaces simulados.
public-player-simulated-split = Pasas en { $ways } desenlaces simulados: con victoria en { $ways-winning }, sin ella en { $ways-losing }.
public-player-ways-few = menos de 1 de cada 20
public-player-ways-most = más de 19 de cada 20
public-player-ways-of-10 = unos { $count } de cada 10
public-player-simulation = La simulación juega muchas veces las próximas partidas desde una semilla fija, con todo el mundo igual de fuerte.
