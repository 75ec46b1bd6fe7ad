seating-none-yet = Aucune place n’est encore publique
seating-none-yet-hint = On lit ici la qualité de la répartition des places dès qu’une ronde est publiée.
seating-proof-none-yet-hint = La preuve et l’image apparaissent ici dès qu’une ronde est publiée.
seating-about-the-tournament = À propos du tournoi
seating-tournament-page = La page du tournoi
seating-proof-button = Pourquoi, et qui rencontre qui
seating-meetings-button = Qui rencontre qui
seating-what-figures-count = Ce que comptent ces chiffres
seating-order-of-figures = Par ordre d’importance (1.1.5) ; les deux derniers sont propres à Reeve.
seating-all-rounds-count = { $rounds ->
   *[other] Ils comptent les { $rounds } rondes, y compris celles dont les places ne sont pas encore publiques.
}
seating-rounds-shown = { $shown ->
    [one] L’image et la liste contiennent { $shown } ronde sur { $rounds }, celle dont les places sont publiques.
   *[other] L’image et la liste contiennent { $shown } rondes sur { $rounds }, celles dont les places sont publiques.
}
seating-why-best-heading = Pourquoi rien ne peut être meilleur
seating-what-is-known-heading = Ce qu’on en sait

seating-meetings-heading = Qui rencontre qui
seating-meetings-read = Une case pleine : les deux { $entrant ->
       *[player] joueurs
        [team] équipes
    } sont { $ground ->
       *[table] à une même table
        [field] sur un même terrain
    }. Une case plus foncée avec un nombre : la rencontre a lieu autant de fois.
seating-meetings-frame = Un cadre : même groupe ou même club.
seating-meetings-numbers = Lignes et colonnes portent les numéros du tableau ci-dessous.
seating-picture-size = Taille de l’image
seating-picture-whole = Toute l’image
seating-picture-large = En grand, à explorer
seating-picture-label = Image de qui rencontre qui
seating-picture-title = Qui rencontre qui, et combien de fois. Le tableau ci-dessous dit la même chose en mots.
seating-same-as-table = La même chose en tableau
seating-meetings-caption = Qui rencontre qui
seating-number-column = N°
seating-meets-column = Rencontre
seating-met = { $times ->
    [1] { $numbers }
    [2] deux fois { $numbers }
   *[other] { $times } fois { $numbers }
}

seating-figure-most = Rencontres des { $entrant ->
       *[player] deux mêmes joueurs
        [team] deux mêmes équipes
    }, au maximum
seating-figure-most-counts = Combien de fois se rencontrent les deux { $entrant ->
       *[player] joueurs
        [team] équipes
    } qui se rencontrent le plus souvent.
seating-figure-repeats = Rencontres répétées
seating-figure-repeats-counts = Combien de fois se retrouvent deux { $entrant ->
       *[player] joueurs qui se sont déjà rencontrés
        [team] équipes qui se sont déjà rencontrées
    }.
seating-figure-positions = Positions répétées
seating-figure-positions-counts = Combien de fois quelqu’un reçoit une position de choix déjà eue.
seating-figure-groups = Même groupe ou club { $ground ->
       *[table] à une table
        [field] sur un terrain
    }
seating-figure-groups-counts = Combien de fois deux { $entrant ->
       *[player] joueurs
        [team] équipes
    } d’un même groupe ou club sont { $ground ->
       *[table] à la même table
        [field] sur le même terrain
    }.
seating-figure-threes-again = Deux fois { $ground ->
       *[table] à une table
        [field] sur un terrain
    } de trois
seating-figure-threes-again-counts = Combien de personnes sont deux fois ou plus { $ground ->
       *[table] à une table
        [field] sur un terrain
    } de trois alors que quelqu’un d’autre n’y est jamais.
seating-figure-threes = Partage des { $ground ->
       *[table] tables
        [field] terrains
    } de trois
seating-figure-threes-counts = À quel point les passages { $ground ->
       *[table] aux tables
        [field] aux terrains
    } de trois sont également partagés. En nombre : les passages de chaque { $entrant ->
       *[player] joueur
        [team] équipe
    }, multipliés par eux-mêmes et additionnés. Plus c’est bas, plus c’est égal.
seating-figure-none = aucune
seating-figure-even = égal
seating-best-unknown = le minimum n’est pas connu
seating-best-possible = le mieux possible
seating-at-best = au mieux { $number }

seating-number = { $count ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
seating-number-begins = { $count ->
    [0] Aucune
    [1] Une
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
   *[other] { $count }
}

seating-brought = L’organisation a apporté cette répartition sous forme de fichier.
seating-only-rounds = { $last ->
    [1] Il s’agit de la ronde 1 : les suivantes suivent le classement, et { $entrant ->
       *[player] des joueurs
        [team] des équipes
    } peuvent s’y retrouver.
   *[other] Il s’agit des rondes 1 à { $last } : les suivantes suivent le classement, et { $entrant ->
       *[player] des joueurs
        [team] des équipes
    } peuvent s’y retrouver.
}
seating-no-repeats = { $entrant ->
       *[player] Jamais deux joueurs ne se rencontrent
        [team] Jamais deux équipes ne se rencontrent
    } deux fois.
seating-over-all = { $players ->
   *[other] Sur les { $rounds } rondes, à { $players } { $entrant ->
       *[player] joueurs
        [team] équipes
    }
}
seating-most-meetings = { $most ->
    [2] personne ne rencontre quelqu’un trois fois
   *[other] personne ne rencontre quelqu’un plus de { $word } fois
}
seating-repeats-best = { $repeats ->
    [one] { $which } : { $most }, et { $word } rencontre répétée est alors le minimum possible.
   *[other] { $which } : { $most }, et { $word } rencontres répétées sont alors le minimum possible.
}
seating-repeats-at-least = { $repeats ->
    [one] { $which } : { $word } rencontre répétée (minimum inévitable : { $least }), et { $most }.
   *[other] { $which } : { $word } rencontres répétées (minimum inévitable : { $least }), et { $most }.
}
seating-repeats-unproven = { $repeats ->
    [one] { $which } : { $word } rencontre répétée, et { $most }.
   *[other] { $which } : { $word } rencontres répétées, et { $most }.
}
seating-no-position-again = Personne n’a deux fois la même position de choix.
seating-positions-even = Les positions de choix de chacun sont aussi équilibrées que possible.
seating-positions-again = { $times ->
    [one] Une fois, une position de choix revient.
   *[other] { $word } fois, une position de choix revient.
}
seating-positions-again-best = { $times ->
    [one] Une fois, une position de choix revient : c’est le minimum possible.
   *[other] { $word } fois, une position de choix revient : c’est le minimum possible.
}
seating-groups-apart = Personne n’est avec quelqu’un du même groupe ou club.
seating-groups-together = { $times ->
    [one] Une fois, deux personnes d’un même groupe ou club sont ensemble.
   *[other] { $word } fois, deux personnes d’un même groupe ou club sont ensemble.
}
seating-groups-together-best = { $times ->
    [one] Une fois, deux personnes d’un même groupe ou club sont ensemble : c’est le minimum possible.
   *[other] { $word } fois, deux personnes d’un même groupe ou club sont ensemble : c’est le minimum possible.
}
seating-threes-again = { $players ->
    [one] { $entrant ->
       *[player] Un joueur
        [team] Une équipe
    } est deux fois ou plus { $ground ->
       *[table] à une table
        [field] sur un terrain
    } de trois alors que quelqu’un n’y est jamais.
   *[other] { $word } { $entrant ->
       *[player] joueurs
        [team] équipes
    } sont deux fois ou plus { $ground ->
       *[table] à une table
        [field] sur un terrain
    } de trois alors que quelqu’un n’y est jamais.
}
seating-threes-even = Les { $ground ->
       *[table] tables
        [field] terrains
    } de trois tournent aussi également que possible.
seating-proven-best = C’est prouvé : le mieux possible.
seating-proven-best-but-threes = C’est prouvé : le mieux possible pour les adversaires, les positions et les groupes ; on ne sait pas si les { $ground ->
       *[table] tables
        [field] terrains
    } de trois pourraient être mieux { $ground ->
       *[table] partagées
        [field] partagés
    }.
seating-not-proven = On ne sait pas s’il existe une meilleure répartition.
seating-changed-since = Les { $entrant ->
       *[player] joueurs
        [team] équipes
    } ou leurs { $ground ->
       *[table] tables
        [field] terrains
    } fixes ont changé depuis : rien n’est prouvé pour ces places.
seating-better-exists = Il existe une meilleure répartition.

seating-extra-threes = { $found ->
    [one] La ronde { $round } a { $found } { $ground ->
       *[table] table
        [field] terrain
    } de trois, où { $wanted } suffirait (1.1.5).
   *[other] La ronde { $round } a { $found } { $ground ->
       *[table] tables
        [field] terrains
    } de trois, où { $wanted } suffiraient (1.1.5).
}
seating-gave-repeats-by-hand = Les rencontres répétées pourraient être moins nombreuses, ou réparties sur plus { $entrant ->
       *[player] de joueurs
        [team] d’équipes
    } : { $why }.
seating-gave-repeats = { $repeats ->
    [one] { $word } rencontre répétée a dû être acceptée : { $why }.
   *[other] { $word } rencontres répétées ont dû être acceptées : { $why }.
}
seating-gave-positions = { $times ->
    [one] { $word } position de choix revient : { $why }.
   *[other] { $word } positions de choix reviennent : { $why }.
}
seating-gave-groups = { $times ->
    [one] { $word } fois, des personnes d’un même groupe ou club sont ensemble : { $why }.
   *[other] { $word } fois, des personnes d’un même groupe ou club sont ensemble : { $why }.
}
seating-because-file-or-swaps = les places viennent d’un fichier ou ont été permutées
seating-because-by-hand = les places ont été changées à la main
seating-because-file-and-repair = les places viennent d’un fichier ou ont été permutées, et le moins possible ont été changées depuis
seating-because-repair = le moins possible de places ont été changées
seating-because-few-people = il y a trop peu de personnes ou de { $ground ->
       *[table] tables
        [field] terrains
    } pour que chacun rencontre chaque fois quelqu’un de nouveau
seating-because-bound-seats = des places qui devaient rester laissent moins de choix pour de nouveaux adversaires
seating-because-played-rounds = les rondes déjà jouées laissent moins de choix pour de nouveaux adversaires
seating-because-none-found = aucune répartition avec moins n’a été trouvée
seating-because-no-position-4 = { $ground ->
       *[table] les tables
        [field] les terrains
    } de trois n’ont pas de position 4, il n’y en a donc pas assez pour tous
seating-because-played-or-bound = ce qui est joué ou doit rester laisse moins de choix
seating-because-opponents-first = des adversaires différents passent avant des positions différentes
seating-because-large-groups = un groupe avec plus de membres qu’il n’y a de { $ground ->
       *[table] tables
        [field] terrains
    }, ou des personnes qui doivent rencontrer presque tout le monde, ne peuvent pas être séparés
seating-because-opponents-and-positions-first = des adversaires et des positions différents passent avant la séparation des groupes
seating-because-kept-rounds = des rondes qui restent telles quelles les placent ensemble
seating-because-fixed = { $ground ->
       *[table] des tables fixes
        [field] des terrains fixes
    } ou des places épinglées les réunissent
seating-because-fixed-or-kept = { $ground ->
       *[table] des tables fixes
        [field] des terrains fixes
    } ou des places épinglées, et des rondes qui restent telles quelles, les réunissent
seating-because-some-fixed = { $ground ->
       *[table] des tables fixes
        [field] des terrains fixes
    } ou des places épinglées en réunissent certains ; de grands groupes, ou les adversaires et les positions qui passent avant, réunissent les autres
seating-because-groups-changed = des groupes ou des clubs ont été changés après que les places ont été faites

seating-tables-of-four = { $count ->
    [one] { $ground ->
       *[table] { $word } table
        [field] un terrain
    } de quatre
   *[other] { $word } { $ground ->
       *[table] tables
        [field] terrains
    } de quatre
}
seating-tables-of-three = { $count ->
    [one] { $ground ->
       *[table] { $word } table
        [field] un terrain
    } de trois
   *[other] { $word } { $ground ->
       *[table] tables
        [field] terrains
    } de trois
}
seating-proof-no-tables = { $players ->
   *[other] { $players } { $entrant ->
       *[player] joueurs
        [team] équipes
    } : c’est impossible à répartir en { $ground ->
       *[table] tables
        [field] terrains
    } de trois et de quatre.
}
seating-proof-field = { $rounds ->
    [one] À { $players } { $entrant ->
       *[player] joueurs
        [team] équipes
    }, cela fait { $sizes } : tout le monde joue, et il y a aussi peu de { $ground ->
       *[table] tables
        [field] terrains
    } de trois que possible. Sur { $word } ronde, chacun doit rencontrer autant de personnes différentes que possible.
   *[other] À { $players } { $entrant ->
       *[player] joueurs
        [team] équipes
    }, cela fait { $sizes } : tout le monde joue, et il y a aussi peu de { $ground ->
       *[table] tables
        [field] terrains
    } de trois que possible. Sur { $word } rondes, chacun doit rencontrer autant de personnes différentes que possible.
}
seating-proof-one-table = Il y a { $ground ->
       *[table] une seule table, la même
        [field] un seul terrain, le même
    } à chaque ronde ; seules les positions changent.
seating-proof-design = Les { $ground ->
       *[table] tables viennent
        [field] terrains viennent
    } d’un plan connu pour 24 personnes : une ronde est disposée de telle sorte qu’en faisant avancer tout le monde d’une place, sauf trois personnes, ronde après ronde, on ne réunit jamais deux fois les deux mêmes. Qui dépasse le nombre { $entrant ->
       *[player] de joueurs
        [team] d’équipes
    } est laissé de côté.
seating-proof-circles = { $tables ->
   *[other] Imaginez quatre cercles de { $tables } chaises, un cercle pour chaque chaise d’{ $ground ->
       *[table] une table
        [field] un terrain
    }. D’une ronde à l’autre, les cercles tournent, chacun à sa façon. Deux personnes d’un même cercle ne se rencontrent jamais ; deux personnes de cercles différents se rencontrent quand le décalage entre leurs cercles les amène { $ground ->
       *[table] à une même table
        [field] sur un même terrain
    }. Les rotations sont choisies pour que, entre deux cercles, ce décalage soit un autre à chaque ronde : personne ne rencontre donc quelqu’un deux fois. Les chaises vides, s’il y en a, sont toutes dans un même cercle : chacune fait { $ground ->
       *[table] une table
        [field] un terrain
    } de trois.
}
seating-proof-search = Les { $ground ->
       *[table] tables ont été trouvées par une recherche, et comptées
        [field] terrains ont été trouvés par une recherche, et comptés
    } ensuite.
seating-proof-search-only = Aucune construction n’est connue pour ce nombre : les { $ground ->
       *[table] tables ont été trouvées par une recherche, et comptées
        [field] terrains ont été trouvés par une recherche, et comptés
    } ensuite.
seating-proof-no-repeats = Personne ne rencontre quelqu’un deux fois, et rien ne peut être meilleur.
seating-proof-repeats-not-proven = { $repeats ->
    [one] On est arrivé à { $repeats } rencontre répétée. Au moins { $least } découle du décompte ; ce programme ne sait pas si l’on peut descendre plus bas.
   *[other] On est arrivé à { $repeats } rencontres répétées. Au moins { $least } découlent du décompte ; ce programme ne sait pas si l’on peut descendre plus bas.
}
seating-proof-rounds-share = { $tables ->
    [one] { $ground ->
       *[table] Une table tire ses
        [field] Un terrain tire ses
    } { $entrant ->
       *[player] joueurs
        [team] équipes
    } { $ground ->
       *[table] de la seule table
        [field] du seul terrain
    } de n’importe quelle autre ronde, et avec moins de { $ground ->
       *[table] tables
        [field] terrains
    } qu’il n’y a { $entrant ->
       *[player] de joueurs
        [team] d’équipes
    } { $ground ->
       *[table] à l’une d’elles, deux d’entre eux doivent venir de la même
        [field] sur l’un d’eux, deux d’entre elles doivent venir du même
    }. Deux rondes ont donc toujours des rencontres en commun ; il y a { $pairs } paires de rondes, et une paire { $entrant ->
       *[player] de joueurs
        [team] d’équipes
    } qui se rencontre { $most } fois n’en explique pas davantage. Ce décompte donne au moins { $repeats } rencontres répétées, et c’est ce qu’a la répartition.
   *[other] { $ground ->
       *[table] Une table tire ses
        [field] Un terrain tire ses
    } { $entrant ->
       *[player] joueurs
        [team] équipes
    } des { $word } { $ground ->
       *[table] tables
        [field] terrains
    } de n’importe quelle autre ronde, et avec moins de { $ground ->
       *[table] tables
        [field] terrains
    } qu’il n’y a { $entrant ->
       *[player] de joueurs
        [team] d’équipes
    } { $ground ->
       *[table] à l’une d’elles, deux d’entre eux doivent venir de la même
        [field] sur l’un d’eux, deux d’entre elles doivent venir du même
    }. Deux rondes ont donc toujours des rencontres en commun ; il y a { $pairs } paires de rondes, et une paire { $entrant ->
       *[player] de joueurs
        [team] d’équipes
    } qui se rencontre { $most } fois n’en explique pas davantage. Ce décompte donne au moins { $repeats } rencontres répétées, et c’est ce qu’a la répartition.
}
seating-proof-few-people = { $rounds ->
   *[other] Chacun rencontre deux ou trois personnes à chacune des { $rounds } rondes, et il n’y a que { $others } autres. Ce qui dépasse ne peut être que des répétitions, et pour les plus petits nombres, un programme a parcouru toutes les possibilités. Il en découle au moins { $repeats } rencontres répétées, et c’est ce qu’a la répartition.
}
seating-proof-every-schedule = { $players ->
    [one] { $rounds ->
        [one] Avec seulement { $entrant ->
       *[player] un joueur
        [team] une équipe
    } et { $word-rounds } ronde, un programme parcourt toutes les répartitions qui pourraient être meilleures, avec ce qui est fixe ou reste. Il n’y en a aucune, dans l’ordre des adversaires, des positions, des groupes et des { $ground ->
       *[table] tables
        [field] terrains
    } de trois.
       *[other] Avec seulement { $entrant ->
       *[player] un joueur
        [team] une équipe
    } et { $word-rounds } rondes, un programme parcourt toutes les répartitions qui pourraient être meilleures, avec ce qui est fixe ou reste. Il n’y en a aucune, dans l’ordre des adversaires, des positions, des groupes et des { $ground ->
       *[table] tables
        [field] terrains
    } de trois.
    }
   *[other] { $rounds ->
        [one] Avec seulement { $word-players } { $entrant ->
       *[player] joueurs
        [team] équipes
    } et { $word-rounds } ronde, un programme parcourt toutes les répartitions qui pourraient être meilleures, avec ce qui est fixe ou reste. Il n’y en a aucune, dans l’ordre des adversaires, des positions, des groupes et des { $ground ->
       *[table] tables
        [field] terrains
    } de trois.
       *[other] Avec seulement { $word-players } { $entrant ->
       *[player] joueurs
        [team] équipes
    } et { $word-rounds } rondes, un programme parcourt toutes les répartitions qui pourraient être meilleures, avec ce qui est fixe ou reste. Il n’y en a aucune, dans l’ordre des adversaires, des positions, des groupes et des { $ground ->
       *[table] tables
        [field] terrains
    } de trois.
    }
}
seating-proof-positions = Les positions se donnent une fois { $ground ->
       *[table] les tables choisies. La position 4 n’existe qu’aux tables
        [field] les terrains choisis. La position 4 n’existe que sur les terrains
    } de quatre ; on fixe d’abord qui l’a et où, comme un couplage. Il reste alors trois places { $ground ->
       *[table] à chaque table
        [field] sur chaque terrain
    }, et d’après un théorème de König (1916), trois positions peuvent toujours être données de façon que personne n’en ait une à nouveau avant d’avoir eu les autres.
seating-proof-positions-even = Les positions de personne ne pourraient donc être plus équilibrées.
seating-proof-few-fourth-seats = { $share ->
    [one] Sur { $rounds } rondes, chacun des { $players } { $entrant ->
       *[player] joueurs
        [team] participants
    } devrait avoir la position 4 une fois, mais il n’y a que { $seats } places de ce genre. La différence, { $repeats }, est inévitable.
   *[other] Sur { $rounds } rondes, chacun des { $players } { $entrant ->
       *[player] joueurs
        [team] participants
    } devrait avoir la position 4 { $word } fois, mais il n’y a que { $seats } places de ce genre. La différence, { $repeats }, est inévitable.
}
