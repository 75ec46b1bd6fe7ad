rules-lead = Ce qui vaut ici là où le règlement officiel laisse un choix, et le format officiel en bref. Les numéros entre parenthèses sont des articles du règlement du championnat CATAN ; <a href="{ $url }">tous en bref</a>.
rules-official-text = Le texte officiel du règlement est en anglais ; en cas de différence, c’est lui qui vaut.
rules-log-ruling = Consigner une décision
rules-all-clauses = Tous les articles, chacun avec son formulaire
rules-decided-heading = Décidé pour ce tournoi
rules-game = Jeu
rules-same-at-all-tables = { $edition }, la même à toutes les tables (1.1.2).
rules-settings-locked = Ces réglages sont verrouillés depuis la publication des premières places.
rules-settings-open = L’organisation peut changer ces réglages jusqu’à la publication des premières places ; ensuite, ils sont verrouillés.
rules-of = Règlement : { $rules }
rules-differ = Il diffère du règlement du championnat de CATAN Studio sur ces points :
rules-stages-heading = Quelles phases il y a
rules-stages-caption = Phases selon le nombre de joueurs de la ronde 1 (1.1.3)
rules-stages-players = Joueurs
rules-stages-stages = Phases
rules-fewer-than-12 = moins de 12
rules-from-12-to-15 = 12 à 15
rules-from-16-to-28 = 16 à 28
rules-from-29 = 29 ou plus
rules-games-final-few = { $games ->
    [one] { $games } partie préliminaire, finale.
   *[other] { $games } parties préliminaires, finale.
}
rules-games-final-not-valid = { $games ->
    [one] { $games } partie préliminaire, finale. Le résultat n’est pas valable pour le championnat.
   *[other] { $games } parties préliminaires, finale. Le résultat n’est pas valable pour le championnat.
}
rules-games-final = { $games ->
    [one] { $games } partie préliminaire, finale
   *[other] { $games } parties préliminaires, finale
}
rules-games-may-skip = { $games ->
    [one] { $games } partie préliminaire, demi-finales, finale. L’organisation peut supprimer les demi-finales jusqu’à la clôture de la dernière ronde préliminaire.
   *[other] { $games } parties préliminaires, demi-finales, finale. L’organisation peut supprimer les demi-finales jusqu’à la clôture de la dernière ronde préliminaire.
}
rules-games-semi-finals = { $games ->
    [one] { $games } partie préliminaire, demi-finales, finale
   *[other] { $games } parties préliminaires, demi-finales, finale
}
rules-count = On compte les joueurs de la ronde 1 : quand elle commence, et on corrige jusqu’à sa clôture (1.1.3). Les retraits ultérieurs ne changent pas les phases.
rules-seats-heading = Où est votre place
rules-everybody-plays = Tout le monde joue chaque ronde préliminaire, à des tables de quatre et aussi peu de tables de trois que possible (1.1.4, 1.1.5).
rules-schedule = La répartition vous donne d’abord des adversaires différents, puis des positions de choix différentes, et sépare ensuite amis et famille (1.1.5).
rules-position-1 = La position 1 choisit chaise, couleur et ordre de jeu ; les autres choisissent l’une après l’autre couleur et ordre de jeu, et les chaises suivent l’ordre de jeu (1.1.6).
rules-better-rank-chooses = En demi-finales et en finale, le meilleur rang préliminaire choisit en premier (1.1.7, 1.1.9).
rules-better-rank-chooses-in-final = En finale, le meilleur rang préliminaire choisit en premier (1.1.7, 1.1.9).
rules-better-in-series-chooses = En demi-finales et en finale, le meilleur rang de la série choisit en premier (1.1.7, 1.1.9).
rules-better-in-series-chooses-in-final = En finale, le meilleur rang de la série choisit en premier (1.1.7, 1.1.9).
rules-ranking-heading = Comment se fait le classement
rules-best-event = La meilleure étape de la série compte pour chaque joueur, et ses parties tiennent lieu de parties préliminaires (1.2.3, 1.2.4) :
rules-rank-1-wins = Parties gagnées (1.4.1).
rules-rank-2-vp = { $goal ->
   *[other] PV de toutes les parties ensemble, ceux de chaque partie comptés jusqu’à { $goal } (1.4.2, 3.0.14).
}
rules-rank-3-share = PV% : votre part des PV de chaque table, arrondie au centième de pour cent, additionnée (1.4.3). À une table de trois, un quatrième score, la moyenne arrondie des trois, s’ajoute au total ; dans une partie à deux décidée par un arbitre, la moyenne des deux tient lieu de chaque joueur manquant.
rules-rank-4-places = Le plus de deuxièmes places, puis le plus de troisièmes places (1.4.2).
rules-rank-5-lots = Tirage au sort, fait une fois et conservé (1.4.2, 1.1.9).
rules-finals-heading = Demi-finales, finale, titre
rules-semi-finals = Les 16 premiers du classement jouent les demi-finales : rangs 1, 8, 9, 16 à la table 1 ; 2, 7, 10, 15 à la table 2 ; 3, 6, 11, 14 à la table 3 ; 4, 5, 12, 13 à la table 4. S’il reste de 13 à 15 joueurs, certaines tables sont à trois ; s’il en reste 12 ou moins, les demi-finales sont supprimées (1.1.7).
rules-semi-finals-of-series = Les 16 meilleurs de la série parmi les présents jouent les demi-finales, dans leur ordre : rangs 1, 8, 9, 16 à la table 1 ; 2, 7, 10, 15 à la table 2 ; 3, 6, 11, 14 à la table 3 ; 4, 5, 12, 13 à la table 4. S’il reste de 13 à 15 joueurs, certaines tables sont à trois ; s’il en reste 12 ou moins, les demi-finales sont supprimées (1.1.7).
rules-final = Les quatre vainqueurs jouent la finale ; sans demi-finales, ce sont les quatre premiers du classement (1.1.9). Qui la gagne remporte le titre (1.1.10).
rules-final-of-best = Les quatre premiers du classement jouent la finale (1.1.9). Qui la gagne remporte le titre (1.1.10).
rules-places = Les places 2 à 4 suivent les scores de la finale ; les places 5 à 16 sont classées à nouveau avec les parties de demi-finale (1.4.4).
rules-places-of-final = Les places 2 à 4 suivent les scores de la finale (1.4.4).
rules-who-wins-heading = Qui gagne
rules-first-has-won = Le classement après les parties préliminaires est le résultat ; la première place gagne.
rules-table-heading = À la table
rules-won-with-limit = { $goal ->
   *[other] Une partie se gagne avec { $goal } PV pendant son propre tour. { $limit } Un arbitre ou l’organisation peut limiter les tours à trois minutes (1.1.8).
}
rules-won-without-limit = { $goal ->
   *[other] Une partie se gagne avec { $goal } PV pendant son propre tour. La partie n’a pas de limite de temps ; un arbitre ou l’organisation peut limiter les tours à trois minutes (1.1.8).
}
rules-say-at-once = Dites-le aussitôt si quelque chose ne va pas. Une fois la feuille de résultats signée, son résultat est définitif ; si quelqu’un refuse de signer, un arbitre décide (1.3.4).
rules-devices = Pas de téléphone ni d’autre appareil sur la table pendant une partie (2.1.5). Les photos du plateau avant et après sont permises (2.1.6).
rules-check-pieces = Vérifiez vos pièces avant la partie : { $pieces } ({ $clause }).
rules-log = Qui tient un relevé de la partie le dit à toute la table et à quelqu’un de l’organisation (2.0.7).
rules-conduct-heading = Conduite
rules-conduct = Tout le monde ici, joueurs et invités, respecte le code de conduite et la politique contre le harcèlement (2.1, 2.2) et accepte les règles sur les photos (3.1). Si vous voyez ou subissez du harcèlement, dites-le à n’importe qui du staff (2.2.3).

rules-preset-catan-studio = CATAN Studio
rules-preset-world-championship = Championnat du monde
rules-preset-japan = Japon
rules-preset-uk = Royaume-Uni
rules-preset-germany = Allemagne
rules-preset-austria = Autriche
rules-with-changes = { $rules }, avec modifications
rules-summary = { $rules }. { $differences } { $validity }
rules-validity = C’est à l’organisation de dire si le résultat compte pour le championnat (1.1.3) : ce n’est pas le règlement de CATAN Studio.
rules-prelim-games-in-place-of-three = { $games ->
    [1] Une partie préliminaire au lieu de trois (1.1.4).
    [2] Deux parties préliminaires au lieu de trois (1.1.4).
    [3] Trois parties préliminaires au lieu de trois (1.1.4).
    [4] Quatre parties préliminaires au lieu de trois (1.1.4).
    [5] Cinq parties préliminaires au lieu de trois (1.1.4).
    [6] Six parties préliminaires au lieu de trois (1.1.4).
    [7] Sept parties préliminaires au lieu de trois (1.1.4).
   *[other] { $games } parties préliminaires au lieu de trois (1.1.4).
}
rules-games-by-rank = { $count ->
    [one] Pour la partie { $games }, on est placé selon le classement, rangs 1 à 4 à la table 1 et ainsi de suite (1.1.5).
   *[other] Pour les parties { $games }, on est placé selon le classement, rangs 1 à 4 à la table 1 et ainsi de suite (1.1.5).
}
rules-no-game-by-rank = Pour aucune partie, on n’est placé selon le classement (1.1.5).
rules-vp-count-up-to = Les PV comptent jusqu’à { $goal } (3.0.14).
rules-fourth-score = À une table de trois, on ajoute un quatrième score (1.4.3).
rules-no-fourth-score = À une table de trois, on n’ajoute pas de quatrième score : le PV% se calcule sur les trois (1.4.3).
rules-points-at-four = Points de place à une table de quatre : { $points-for-places }.
rules-no-points-at-four = Pas de points de place à une table de quatre.
rules-points-at-three = Points de place à une table de trois : { $points-for-places }.
rules-no-points-at-three = Pas de points de place à une table de trois.
rules-shared-places-split = Ceux qui partagent des places reçoivent la moyenne de leurs points.
rules-shared-places-better = Ceux qui partagent une place en reçoivent tous les points.
rules-share-sum = Les PV% des parties s’additionnent (1.4.3).
rules-share-mean = Le PV% est la moyenne des parties qu’un joueur a jouées (1.4.3).
rules-share-ratio = Le PV% est la part des PV d’un joueur, toutes parties ensemble, dans tous les PV de ses tables (1.4.3).
rules-ranked-by = Le classement se fait par { $chain }, puis tirage au sort (1.4).
rules-ranked-by-lots = Le classement se fait par tirage au sort seul (1.4).
rules-then = { $before }, puis { $next }
rules-link-points = points de place
rules-link-wins = parties gagnées
rules-link-vp = PV
rules-link-share = PV%
rules-link-seconds = deuxièmes places
rules-link-thirds = troisièmes places
rules-rank-points = Points de place, toutes parties ensemble.
rules-rank-wins = Parties gagnées (1.4.1).
rules-rank-vp = PV de toutes les parties ensemble, ceux de chaque partie comptés jusqu’à l’objectif (1.4.2, 3.0.14).
rules-rank-seconds = Le plus de deuxièmes places (1.4.2).
rules-rank-thirds = Le plus de troisièmes places (1.4.2).
rules-cut-by-number = Demi-finales et finale selon le nombre de joueurs (1.1.3).
rules-cut-final = Les quatre meilleurs jouent une finale, quel que soit le nombre de joueurs (1.1.3, 1.1.7).
rules-cut-nothing = Ni demi-finales ni finale : le classement après les parties préliminaires est le résultat (1.1.3).
rules-qualify = { $number ->
    [0] Personne ne se qualifie pour un autre tournoi.
    [one] Le meilleur se qualifie pour un autre tournoi.
   *[other] Les { $number } meilleurs se qualifient pour un autre tournoi.
}
rules-qualify-by-attendance = Les meilleurs se qualifient pour un autre tournoi : { $rows }.
rules-qualify-row = { $from ->
   *[other] { $number } à partir de { $from } joueurs
}
rules-no-time-limit = Une partie n’a pas de limite de temps (1.1.8).
