struggle-this-turn = Ce tour
struggle-phase-trade = Échanger
struggle-phase-build = Construire
struggle-phase-draw = Piocher, finir
struggle-trade = Échanger
struggle-trade-button = Échanger
struggle-on-behalf = <span class="vh"> pour { $name }</span>
struggle-trade-cards = Cartes
struggle-trade-partner = Avec qui
struggle-trade-with = { $with ->
    [pile] avec la pioche
    [market] avec le marché
   *[player] avec { $name }
}
struggle-trade-left = { $count ->
    [one] encore { $count } carte à échanger pendant ce tour
   *[other] encore { $count } cartes à échanger pendant ce tour
}
struggle-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
struggle-build = { $kind ->
    [road] Route
    [knight] Chevalier
    [settlement] Colonie
    [city] Ville
   *[expansion] Agrandissement
}
struggle-pile-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
struggle-build-button = Construire
struggle-city-button = Retourner une colonie
struggle-steal-button = Voler à { $name }
struggle-turn-destiny = retourner la carte Destin
struggle-draw = Piocher
struggle-draw-hint = des cartes, à la fin du tour
struggle-draw-button = { $count ->
    [one] { $count }<span class="vh"> carte</span>
   *[other] { $count }<span class="vh"> cartes</span>
}
struggle-lies-heading = Ce qu’il y a sur la table
struggle-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> PV</span>
}
struggle-vp-bar = PV sur ceux qu’il faut pour gagner
struggle-roads-title = Routes
struggle-knights-title = Chevaliers
struggle-settlements-title = Colonies
struggle-cities-title = Villes
struggle-expansions-title = Agrandissements
struggle-no-cards = aucune carte
struggle-in-the-piles = Dans les piles : { $cards }.
struggle-destiny-turned = La carte Destin est retournée.
struggle-destiny-not-turned = La carte Destin n’est pas retournée.
struggle-counted = { $kind ->
    [road] { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
    [knight] { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
    [settlement] { $count ->
        [one] { $count } colonie
       *[other] { $count } colonies
    }
    [city] { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
   *[expansion] { $count ->
        [one] { $count } agrandissement
       *[other] { $count } agrandissements
    }
}

struggle-told-trade = { $name } échange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} avec { $with ->
    [pile] la pioche
    [market] le marché
   *[player] { $name-partner }
}.
struggle-told-build = { $kind ->
    [road] { $name } construit une route, face { $side }.
   *[knight] { $name } construit un chevalier, face { $side }.
}
struggle-told-steal = { $kind ->
    [road] { $name } vole une route à { $name-other }.
   *[knight] { $name } vole un chevalier à { $name-other }.
}
struggle-told-settlement = { $name } construit une colonie.
struggle-told-settlement-destiny = { $name } construit une colonie et retourne la carte Destin.
struggle-told-city = { $name } transforme une colonie en ville.
struggle-told-city-event = { $name } transforme une colonie en ville : { $event }
struggle-told-expansion = { $name } construit l’agrandissement { $expansion }.
struggle-told-draw = { $name } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
struggle-told-end = { $name } finit son tour. À { $name-next } de jouer.

struggle-refused-name-taken = Le nom { $name } a un autre sens dans le journal.
struggle-refused-number = { $found } n’est pas compris entre 0 et { $most }.
struggle-refused-too-few-to-begin = Les piles doivent avoir une route et une colonie pour chaque joueur.
struggle-refused-trading-over = Les échanges sont finis dès que quelque chose est construit.
struggle-refused-turn-over = Des cartes ont été piochées ; le tour ne peut que finir.
struggle-refused-no-such-other = Aucun autre joueur ne s’appelle { $name }.
struggle-refused-trades-nothing = Il faut au moins une carte pour échanger.
struggle-refused-draws-nothing = Il faut piocher au moins une carte ; qui n’en veut pas finit son tour.
struggle-refused-trades-more = { $count ->
    [one] Il reste { $count } carte à échanger pendant ce tour.
   *[other] Il reste { $count } cartes à échanger pendant ce tour.
}
struggle-refused-only-with-pile = Sans route sur la face A, on n’échange qu’avec la pioche.
struggle-refused-market-has = { $count ->
    [one] Le marché a { $count } carte.
   *[other] Le marché a { $count } cartes.
}
struggle-refused-built-already = { $kind ->
    [road] Une route a déjà été construite pendant ce tour.
    [knight] Un chevalier a déjà été construit pendant ce tour.
    [settlement] Une colonie a déjà été construite pendant ce tour.
    [city] Une ville a déjà été construite pendant ce tour.
   *[expansion] Un agrandissement a déjà été construit pendant ce tour.
}
struggle-refused-pile-empty = { $kind ->
    [road] Il ne reste plus de routes dans la pile.
    [knight] Il ne reste plus de chevaliers dans la pile.
    [settlement] Il ne reste plus de colonies dans la pile.
    [city] Il ne reste plus de colonies dans la pile.
   *[expansion] Il ne reste plus d’agrandissements dans la pile.
}
struggle-refused-pile-not-empty = { $kind ->
    [road] Rien n’est volé tant que la pile a une route.
   *[knight] Rien n’est volé tant que la pile a un chevalier.
}
struggle-refused-nothing-to-steal = { $kind ->
    [road] { $name } n’a pas de route.
   *[knight] { $name } n’a pas de chevalier.
}
struggle-refused-protected = { $name } a l’agrandissement { $expansion }, qui protège { $kind ->
    [road] { $count ->
        [one] la première route
       *[other] les { $count } premières routes
    }
   *[knight] { $count ->
        [one] le premier chevalier
       *[other] les { $count } premiers chevaliers
    }
}.
struggle-refused-no-destiny = À deux joueurs, il n’y a pas de carte Destin.
struggle-refused-no-settlement = Pour une ville, il faut une colonie à retourner.
struggle-refused-no-such-expansion = Il n’y a pas d’agrandissement { $name }.
struggle-refused-has-expansion = Le joueur a déjà { $name }.
struggle-refused-no-city-free = Pour un agrandissement, il faut une ville qui n’en a pas.
struggle-refused-draws-more = { $count ->
    [one] On pioche maintenant au plus { $count } carte.
   *[other] On pioche maintenant au plus { $count } cartes.
}

struggle-first-asks = Qui est la personne la plus âgée ?
struggle-first-help = La personne la plus âgée commence ; les autres suivent dans l’ordre de leurs places.

struggle-how-setting-up = Mise en place
struggle-rule-s1 = Deux à quatre joueurs jouent tour à tour. La personne la plus âgée commence.
struggle-rule-s1-decided = Personne ne porte le nom pile ou market, qui ont un autre sens dans le journal.
struggle-rule-s2 = Chacun commence avec une route et une colonie des piles.
struggle-rule-s14 = Les cartes Ressource sont mélangées et forment la pioche, face cachée. Cinq d’entre elles sont posées face visible : c’est le marché. Chacun en reçoit trois, que personne d’autre ne voit.
struggle-rule-s2-decided = Les règles comptent 42 cartes Bâtiment, et leurs piles en font 38. Nous prenons les piles : 9 routes, 15 colonies, 5 chevaliers et 9 agrandissements.
struggle-rule-s2-decided-2 = Ce que vaut une carte, quels agrandissements il y a et quelles cartes restent dans la boîte à deux ou trois joueurs suit l’exemplaire sur la table. S’il ne dit rien, une colonie vaut 1 PV, une ville 2, une route ou un chevalier face B 1, face A rien, un agrandissement 1, et les agrandissements sont castle (château), church (église) et university (université). Aucun ne s’appelle road, knight, settlement ou city.
struggle-rule-s2-decided-3 = On peut jouer sans agrandissements. L’organisation le dit avant la partie.
struggle-rule-any-decided = Les mains sont secrètes : personne ne note donc ce qui est payé.

struggle-how-a-turn = Un tour
struggle-rule-s3 = Échangez d’abord, puis construisez, puis piochez une fois. Chaque étape peut être sautée, et on ne revient à aucune.
struggle-rule-s5 = Vous échangez pendant un tour autant de cartes que vous avez de routes face A : avec la pioche, le marché ou un autre joueur. Sans une telle route, vous échangez une carte, avec la pioche.
struggle-rule-s15 = Les cartes s’en vont avant que celles de la pioche soient piochées. Au marché, vous prenez ce que vous choisissez et en posez autant. Dans la main d’un autre joueur, vous piochez sans voir et en rendez autant, les mêmes si vous voulez.
struggle-rule-s5-decided = Avec le marché, vous échangez au plus 5 cartes à la fois, autant qu’il y en a.
struggle-rule-s16 = Ce qui est construit se paie à la défausse. Trois cartes d’une même ressource peuvent remplacer n’importe quelle carte du prix, aussi souvent que vous voulez.
struggle-rule-s4 = Routes et chevaliers forment une colonne et montrent tour à tour les faces A et B.
struggle-rule-s4-decided = Quand une carte est volée, les autres gardent leur face.
struggle-rule-s6 = Chaque sorte de carte se construit au plus une fois par tour. Ce qui est construit vient de sa pile, sauf une ville.
struggle-rule-s6-decided = Tous les agrandissements sont une seule sorte.
struggle-rule-s7 = Quand la pile des routes ou des chevaliers est vide, construire, c’est voler la dernière carte d’une colonne de quelqu’un d’autre. Le château (castle) protège les trois premières routes, l’église (church) le premier chevalier.
struggle-rule-s7-decided = Tant que la pile a une carte, rien n’est volé.
struggle-rule-s8 = À trois ou quatre joueurs, la carte Destin peut être retournée quand une colonie est construite. À deux, on joue sans elle.
struggle-rule-s9 = Une ville prend la place d’une colonie, et ce que dit sa carte est lu à voix haute.
struggle-rule-s9-decided = Ce qui est lu à voix haute n’est conservé nulle part.
struggle-rule-s10 = Un agrandissement se pose sur une ville, et personne n’en a deux du même nom.
struggle-rule-s10-decided = Il y a au plus un agrandissement par ville.
struggle-rule-s11 = Vous piochez jusqu’à deux cartes, et une de plus pour chaque chevalier face A.
struggle-rule-s11-decided = Vous pouvez en piocher moins, ou aucune.

struggle-how-who-wins = Qui gagne
struggle-rule-s12 = Vos PV sont ceux de tout ce qui est posé devant vous.
struggle-rule-s13 = Qui a 10 PV ou plus pendant son propre tour gagne. 10 PV pendant le tour de quelqu’un d’autre doivent tenir jusque-là.
struggle-rule-s13-decided = La partie est donc finie aussitôt, quand ce tour commence ou à n’importe laquelle de ses actions.
