public-player-games-heading = Partien
public-player-takes-heading = { $stage ->
    [final] Was es fürs Finale braucht
   *[semi] Was es fürs Halbfinale braucht
}
public-player-takes-certain = { $to ->
    [you] { $stage ->
        [final] Dein Platz im Finale ist sicher, wie auch immer die restlichen Partien ausgehen.
       *[semi] Dein Platz im Halbfinale ist sicher, wie auch immer die restlichen Partien ausgehen.
    }
   *[everybody] { $stage ->
        [final] Der Platz im Finale ist schon sicher, wie auch immer die restlichen Partien ausgehen.
       *[semi] Der Platz im Halbfinale ist schon sicher, wie auch immer die restlichen Partien ausgehen.
    }
}
public-player-takes-out-of-reach = { $to ->
    [you] { $places ->
       *[other] Die ersten { $places } sind jetzt außer Reichweite. Du kommst nur noch hinein, wenn vor dir jemand aussteigt.
    }
   *[everybody] { $places ->
       *[other] Die ersten { $places } sind jetzt außer Reichweite, es sei denn, davor steigt jemand aus.
    }
}
public-player-takes-waits = { $to ->
    [you] Du hast keine Partie mehr vor der Entscheidung. Jetzt kommt es auf die anderen Tische an.
   *[everybody] Keine Partie mehr vor der Entscheidung. Jetzt kommt es auf die anderen Tische an.
}
public-player-takes-win = { $to ->
    [you] Mit einem Sieg bist du weiter, was auch immer die anderen tun.
   *[everybody] Ein Sieg genügt, was auch immer die anderen tun.
}
public-player-takes-win-with = { $to ->
    [you] { $vp ->
       *[other] Mit einem Sieg mit { $vp } SP bist du weiter, was auch immer die anderen tun.
    }
   *[everybody] { $vp ->
       *[other] Ein Sieg mit { $vp } SP genügt, was auch immer die anderen tun.
    }
}
public-player-takes-win-with-or-more = { $to ->
    [you] { $vp ->
       *[other] Mit einem Sieg mit { $vp } SP oder mehr bist du weiter, was auch immer die anderen tun.
    }
   *[everybody] { $vp ->
       *[other] Ein Sieg mit { $vp } SP oder mehr genügt, was auch immer die anderen tun.
    }
}
public-player-takes-nothing-less = Weniger reicht nicht.
public-player-takes-at-least-win = { $to ->
    [you] Du brauchst einen Sieg.
   *[everybody] Es braucht einen Sieg.
}
public-player-takes-at-least-win-and = { $to ->
    [you] { $vp ->
       *[other] Du brauchst einen Sieg und mindestens { $vp } SP.
    }
   *[everybody] { $vp ->
       *[other] Es braucht einen Sieg und mindestens { $vp } SP.
    }
}
public-player-takes-win-may-not-do = Selbst ein Sieg genügt vielleicht nicht: Es kommt auch auf die anderen Tische an.
public-player-takes-no-win = { $vp ->
   *[other] Ohne Sieg genügen auch { $vp } SP.
}
public-player-takes-no-win-or-more = { $vp ->
   *[other] Ohne Sieg genügen auch { $vp } SP oder mehr.
}
public-player-takes-no-win-depends = Ohne Sieg kommt es auf die anderen Tische an.
public-player-takes-no-win-luck = { $vp ->
   *[other] Ohne Sieg braucht es mindestens { $vp } SP und etwas Glück an den anderen Tischen.
}
public-player-takes-vp-in-games = { $to ->
    [you] { $vp ->
       *[other] Mit { $vp } SP in den restlichen { $games } Partien bist du weiter, was auch immer die anderen tun.
    }
   *[everybody] { $vp ->
       *[other] { $vp } SP in den restlichen { $games } Partien genügen, was auch immer die anderen tun.
    }
}
public-player-takes-wins-in-games = { $to ->
    [you] { $wins ->
        [one] Mit { $wins } Sieg in den restlichen { $games } Partien bist du weiter, was auch immer die anderen tun.
       *[other] Mit { $wins } Siegen in den restlichen { $games } Partien bist du weiter, was auch immer die anderen tun.
    }
   *[everybody] { $wins ->
        [one] { $wins } Sieg in den restlichen { $games } Partien genügt, was auch immer die anderen tun.
       *[other] { $wins } Siege in den restlichen { $games } Partien genügen, was auch immer die anderen tun.
    }
}
public-player-takes-wins-with-in-games = { $to ->
    [you] { $wins ->
        [one] Mit { $wins } Sieg und insgesamt { $vp } SP in den restlichen { $games } Partien bist du weiter, was auch immer die anderen tun.
       *[other] Mit { $wins } Siegen und insgesamt { $vp } SP in den restlichen { $games } Partien bist du weiter, was auch immer die anderen tun.
    }
   *[everybody] { $wins ->
        [one] { $wins } Sieg und insgesamt { $vp } SP in den restlichen { $games } Partien genügen, was auch immer die anderen tun.
       *[other] { $wins } Siege und insgesamt { $vp } SP in den restlichen { $games } Partien genügen, was auch immer die anderen tun.
    }
}
public-player-takes-at-least-wins = { $to ->
    [you] { $wins ->
        [one] Du brauchst mindestens { $wins } Sieg in den restlichen { $games } Partien.
       *[other] Du brauchst mindestens { $wins } Siege in den restlichen { $games } Partien.
    }
   *[everybody] { $wins ->
        [one] Es braucht mindestens { $wins } Sieg in den restlichen { $games } Partien.
       *[other] Es braucht mindestens { $wins } Siege in den restlichen { $games } Partien.
    }
}
public-player-takes-no-win-in-games = { $games ->
   *[other] Ohne Sieg in den restlichen { $games } Partien braucht es mindestens { $vp } SP und etwas Glück an den anderen Tischen.
}
public-player-takes-all-open = { $games ->
   *[other] Alles ist offen: Die restlichen { $games } Partien entscheiden.
}
public-player-takes-semi-finals-possible = { $places ->
   *[other] Die Turnierleitung kann noch ein Halbfinale ansetzen, und dann kommen { $places } weiter.
}
public-player-takes-final-possible = { $places ->
   *[other] Die Turnierleitung kann noch direkt zum Finale übergehen, und dann kommen nur { $places } weiter.
}
public-player-takes-basis = Berechnet aus den öffentlichen Ergebnissen, mit allen Spielern und dem Sitzplan, wie sie jetzt sind. Bei Gleichstand kann das Los entscheiden.
public-player-takes-basis-own = Berechnet aus den öffentlichen Ergebnissen und deinem eigenen, mit allen Spielern und dem Sitzplan, wie sie jetzt sind. Bei Gleichstand kann das Los entscheiden.
public-player-simulated = Du kommst in { $ways } simulierten Verläufen weiter.
public-player-simulated-split = Du kommst in { $ways } simulierten Verläufen weiter: mit Sieg in { $ways-winning }, ohne in { $ways-losing }.
public-player-ways-few = weniger als 1 von 20
public-player-ways-most = mehr als 19 von 20
public-player-ways-of-10 = etwa { $count } von 10
public-player-simulation = Die Simulation spielt die restlichen Partien viele Male aus einem festen Startwert, mit gleicher Stärke für alle.
