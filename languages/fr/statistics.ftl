statistics-round-by-round = Le classement ronde par ronde
statistics-points-and-places = { $points ->
   *[vp] PV et places
    [hexes] Tuiles et places
}
statistics-who-wins = Qui gagne
statistics-more = Plus
statistics-by-position = Par position de choix
statistics-by-order = Par ordre de jeu
statistics-by-colour = Par couleur
statistics-position = Position
statistics-order = Joue
statistics-colour = Couleur

statistics-games = D’après les résultats { $games ->
    [one] de { $games } partie que tout le monde peut voir.
   *[other] de { $games } parties que tout le monde peut voir.
}
statistics-all-one = { $games ->
    [one] { $games } partie d’un tournoi sur ce Reeve, dans la mesure où les résultats sont publics.
   *[other] { $games } parties d’un tournoi sur ce Reeve, dans la mesure où les résultats sont publics.
}
statistics-all-newest-one = { $games ->
    [one] { $games } partie du tournoi le plus récent sur ce Reeve, dans la mesure où les résultats sont publics.
   *[other] { $games } parties du tournoi le plus récent sur ce Reeve, dans la mesure où les résultats sont publics.
}
statistics-all-many = { $games ->
    [one] { $games } partie de { $tournaments ->
       *[other] { $tournaments }
    } tournois sur ce Reeve, dans la mesure où les résultats sont publics.
   *[other] { $games } parties de { $tournaments ->
       *[other] { $tournaments }
    } tournois sur ce Reeve, dans la mesure où les résultats sont publics.
}
statistics-all-newest = { $games ->
    [one] { $games } partie des { $tournaments ->
       *[other] { $tournaments }
    } tournois les plus récents sur ce Reeve, dans la mesure où les résultats sont publics.
   *[other] { $games } parties des { $tournaments ->
       *[other] { $tournaments }
    } tournois les plus récents sur ce Reeve, dans la mesure où les résultats sont publics.
}
statistics-still-on = { $stage ->
   *[prelim] La ronde { $number } est encore en cours : ses rangs peuvent changer.
    [semi] Les demi-finales sont encore en cours : leurs rangs peuvent changer.
    [final] La finale n’est pas encore close.
}
statistics-lines = { $entrant ->
   *[player] Une ligne par joueur, de rang en rang. Les lignes pleines sont au-dessus de la barre actuelle, les lignes en tirets au-dessous.
    [team] Une ligne par équipe, de rang en rang. Les lignes pleines sont au-dessus de la barre actuelle, les lignes en tirets au-dessous.
}
statistics-mark-player = { $entrant ->
   *[player] Marquer un joueur
    [team] Marquer une équipe
}
statistics-mark = Marquer
statistics-clear-mark = Enlever la marque
statistics-nobody = Personne au classement n’a ce nom. Vérifiez l’orthographe, ou cherchez une partie du nom.
statistics-many = { $count ->
   *[other] { $count } joueurs ont cela dans leur nom. Saisissez davantage du nom.
}
statistics-how-often = { $points ->
   *[vp] Combien de fois une partie a fini à telle place et avec tant de PV ; plus que l’objectif compte comme l’objectif.
    [hexes] Combien de fois une partie a fini à telle place et avec tant de tuiles ; plus que l’objectif compte comme l’objectif.
}
statistics-how-to-read = Le point est la part de parties gagnées. La barre montre où se situe la vraie part, avec 95 % de certitude ; le trait vertical est la part que chacun aurait si tous se valaient. Là où la barre est plus large que { $widest ->
       *[other] { $widest }
    } points, il y a trop peu de parties pour dire quoi que ce soit. Et sur vingt barres, une manque le trait par hasard.
statistics-meetings = Qui rencontre qui, ronde par ronde
statistics-over-all = La même chose pour tous les tournois ici
statistics-nothing-yet = Encore rien à compter
statistics-nothing-yet-why = Combien de fois gagne chaque place : cela s’affiche ici dès que des résultats sont publics.
statistics-about = À propos du tournoi
statistics-all-tournaments = Tous les tournois

statistics-column = { $stage ->
   *[prelim] { $number }
    [semi] Demi
    [final] Finale
}
statistics-cut = { $stage ->
   *[semi] demi-finales
    [final] finale
}
statistics-further-down = rangs { $from } à { $to }, plus serrés
statistics-bump-all = Les rangs { $players ->
        [one] de { $players } joueur
       *[other] de { $players } joueurs
    } après { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. Le tableau ci-dessous les contient tous.
statistics-bump-some = Les rangs de { $shown } sur { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } après { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. Le tableau ci-dessous les contient tous.
statistics-way-of = Le parcours dans le tournoi : { $name }
statistics-not-played = non jouée
statistics-nth = { $ending ->
    [er] { $number }er
   *[th] { $number }e
}
statistics-percent = { $whole },{ $hundredths } %
statistics-rounded = { $whole } %
statistics-tenths = { $whole },{ $tenths }
statistics-interval = { $low } à { $high } %
statistics-too-few = trop peu de parties
statistics-alike = pas de différence visible
statistics-more-often = gagne plus souvent
statistics-less-often = gagne moins souvent
statistics-noted = Noté dans { $noted ->
        [one] { $noted } partie
       *[other] { $noted } parties
    } sur { $games ->
       *[other] { $games }
    }.
statistics-won-of = { $label } : { $wins } sur { $games }
statistics-games-won = Parties gagnées. { $lines }.
statistics-place-mean = { $mean } ({ $place })
statistics-mean = PV en moyenne : { $lines }.
