conquest-good = { $good ->
    [lumber] bois
    [wool] laine
    [grain] blé
    [brick] argile
    [ore] minerai
   *[gold] or
}
conquest-goods = { $good ->
    [lumber] { $count ->
       *[other] { $count } bois
    }
    [wool] { $count ->
        [one] { $count } laine
       *[other] { $count } laines
    }
    [grain] { $count ->
        [one] { $count } blé
       *[other] { $count } blés
    }
    [brick] { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
    [ore] { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
   *[gold] { $count ->
       *[other] { $count } or
    }
}
conquest-letter = { $land ->
    [forest] B
    [pasture] L
    [field] C
    [hill] A
    [mountain] M
   *[desert] –
}
conquest-land = { $land ->
    [forest] forêt, bois
    [pasture] pré, laine
    [field] champ, blé
    [hill] colline, argile
    [mountain] montagne, minerai
   *[desert] désert
}
conquest-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
conquest-largest-army = armée la plus puissante
conquest-largest-fortress = plus grande forteresse
conquest-largest-metropolis = plus grande métropole

conquest-hexes-win = { $count ->
    [one] { $count } tuile pour gagner.
   *[other] { $count } tuiles pour gagner.
}
conquest-production-next = Place à la production
conquest-found-yours = Fondez votre première colonie
conquest-founds = { $name } fonde une colonie
conquest-this-turn = Ce tour, manche { $round }
conquest-phase-build = Construction
conquest-phase-move = Mouvement
conquest-phase-breach = Brèche
conquest-phase-attack = Attaque

conquest-board = Le plateau
conquest-island = L’île : qui tient quelle tuile
conquest-hex-free = Tuile { $hex } : { $land } ; à personne.
conquest-hex-held = Tuile { $hex } : { $land }. { $name } y a { $things }.
conquest-has-building = { $building ->
    [settlement] une colonie
    [city] une ville
   *[castle] un château
}
conquest-has-breached = { $building ->
    [settlement] une colonie, percée
    [city] une ville, percée
   *[castle] un château, percé
}
conquest-has-moved = { $count ->
    [one] { $count } chevalier (déjà déplacés : { $moved })
   *[other] { $count } chevaliers (déjà déplacés : { $moved })
}
conquest-may-be-founded = Une colonie peut y être fondée.
conquest-knights-can-go = Des chevaliers peuvent y aller.
conquest-hex-named = { $land ->
    [forest] tuile bois { $hex }
    [pasture] tuile laine { $hex }
    [field] tuile blé { $hex }
    [hill] tuile argile { $hex }
    [mountain] tuile minerai { $hex }
    [desert] tuile désert { $hex }
   *[none] tuile { $hex }
}
conquest-side = { $side ->
    [east] l’est ({ $hex })
    [north-east] le nord-est ({ $hex })
    [north-west] le nord-ouest ({ $hex })
    [west] l’ouest ({ $hex })
    [south-west] le sud-ouest ({ $hex })
    [south-east] le sud-est ({ $hex })
   *[none] la { $hex }
}
conquest-way-to = { $side ->
    [east] à l’est : { $hex }
    [north-east] au nord-est : { $hex }
    [north-west] au nord-ouest : { $hex }
    [west] à l’ouest : { $hex }
    [south-west] au sud-ouest : { $hex }
    [south-east] au sud-est : { $hex }
   *[none] plus loin : { $hex }
}
conquest-way-from = { $side ->
    [east] l’est : { $hex }, { $knights }
    [north-east] le nord-est : { $hex }, { $knights }
    [north-west] le nord-ouest : { $hex }, { $knights }
    [west] l’ouest : { $hex }, { $knights }
    [south-west] le sud-ouest : { $hex }, { $knights }
    [south-east] le sud-est : { $hex }, { $knights }
   *[none] plus loin : { $hex }, { $knights }
}
conquest-choose-hex = Choisissez une tuile du plateau pour voir ce qu’on peut y faire.
conquest-choose-hex-keys = Au clavier : les flèches vont de tuile en tuile, Entrée en choisit une, et Tab continue à partir de là.
conquest-pluses-of-yours = Un plus sur le plateau marque chaque tuile où la première colonie peut être fondée.
conquest-pluses-of = Un plus sur le plateau marque chaque tuile où { $name } peut fonder la première colonie.

conquest-production-comes = Production de la manche { $round } : elle apporte
conquest-production-came = Production de la manche { $round }
conquest-hand-out = Distribuer la production
conquest-hand-out-hint = N’importe qui à la table peut appuyer ici.

conquest-found-here = Fonder une colonie ici
conquest-buy-knight = { $pay ->
    [ore] Chevalier pour 1 minerai
   *[wool] Chevalier pour 1 laine
}
conquest-buy-building = { $building ->
    [settlement] Colonie pour 1 bois, 1 argile, 1 laine et 1 blé
    [city] Ville pour 2 minerais, 2 blés
   *[castle] Château pour 2 minerais, 2 argiles, 2 bois
}
conquest-buy-wall = { $pay ->
    [lumber] Mur vers { $side } pour 1 bois
   *[brick] Mur vers { $side } pour 1 argile
}
conquest-move-wall-here = Déplacer un mur ici
conquest-move-wall = Déplacer vers { $side } le mur entre { $one } et { $two }
conquest-knights-go-hint = Les chevaliers de cette tuile peuvent aller là où le plateau montre un bord en pointillé. Touchez une de ces tuiles, ou choisissez-la ici.
conquest-move-knights = Chevaliers
conquest-move-where = Vers où
conquest-move-button = Déplacer
conquest-move-from = Depuis
conquest-move-here = Déplacer ici
conquest-hex-open = La tuile { $hex } est ouverte. Qui y va ?
conquest-occupy-from = depuis { $side }
conquest-occupy-count = { $count } sur { $all }
conquest-occupy = Occuper { $hex }

conquest-breach-wall = Percer le mur vers { $side }
conquest-breach-castle = Percer le château ici
conquest-throw-die = Lancer un dé pour cela
conquest-die = Le dé
conquest-we-threw = Nous avons lancé ceci
conquest-attack-knights = { $attackers ->
    [one] { $attackers } chevalier
   *[other] { $attackers } chevaliers
} en { $from } contre { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} de { $name } en { $to }
conquest-attack-building = { $attackers ->
    [one] { $attackers } chevalier
   *[other] { $attackers } chevaliers
} en { $from } contre { $building ->
    [settlement] une colonie
    [city] une ville
   *[castle] un château
} de { $name } en { $to }
conquest-attack-both = { $attackers ->
    [one] { $attackers } chevalier
   *[other] { $attackers } chevaliers
} en { $from } contre { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} et { $building ->
    [settlement] une colonie
    [city] une ville
   *[castle] un château
} de { $name } en { $to }
conquest-next-battle = { $throws ->
    [one] Le prochain combat est gagné dans { $throws } lancer sur 36 : le dé de l’attaque{ $more ->
        [0] {""}
       *[other] {" + "}{ $more }
    } contre le dé de la défense{ $against ->
        [0] {""}
       *[other] {" + "}{ $against }
    }.
   *[other] Le prochain combat est gagné dans { $throws } lancers sur 36 : le dé de l’attaque{ $more ->
        [0] {""}
       *[other] {" + "}{ $more }
    } contre le dé de la défense{ $against ->
        [0] {""}
       *[other] {" + "}{ $against }
    }.
}
conquest-fought-to-end = En combattant jusqu’au bout, l’attaque
conquest-odds-take = prendrait la tuile
conquest-odds-lose = { $count ->
    [0] ne perdrait aucun chevalier
    [one] perdrait { $count } chevalier
   *[other] perdrait { $count } chevaliers
}
conquest-gives-up = En cas de victoire, la défense cède
conquest-attack = Attaquer : lancer les dés
conquest-attacker = attaque
conquest-defender = défense
conquest-attackers-die = Le dé de l’attaque
conquest-defenders-die = Le dé de la défense

conquest-bank = Échanger avec la banque
conquest-bank-take = Prendre
conquest-bank-gives = Ce que la banque donne
conquest-bank-pay = et payer
conquest-bank-price = { $good ->
    [lumber] 4 bois l’unité
    [wool] 4 laines l’unité
    [grain] 4 blés l’unité
    [brick] 4 argiles l’unité
    [ore] 4 minerais l’unité
   *[gold] 1 or l’unité
}
conquest-trade = Échanger
conquest-trade-heading = Échanger avec un autre joueur
conquest-trade-with = Avec
conquest-trade-what = Quoi
conquest-trade-gives = { $name } donne
conquest-trade-gets = et reçoit
conquest-trade-gives-good = { $good ->
    [lumber] Donne du bois
    [wool] Donne de la laine
    [grain] Donne du blé
    [brick] Donne de l’argile
    [ore] Donne du minerai
   *[gold] Donne de l’or
}
conquest-trade-gets-good = { $good ->
    [lumber] Reçoit du bois
    [wool] Reçoit de la laine
    [grain] Reçoit du blé
    [brick] Reçoit de l’argile
    [ore] Reçoit du minerai
   *[gold] Reçoit de l’or
}

conquest-players = Les joueurs
conquest-holds = { $count ->
    [one] <b class="num">{ $count }</b><span> tuile sur { $wins }</span>
   *[other] <b class="num">{ $count }</b><span> tuiles sur { $wins }</span>
}
conquest-out = Hors jeu.
conquest-holds-bar = Tuiles sur celles qu’il faut pour gagner
conquest-knights-title = chevaliers

conquest-wall-breached = Un 6 : le mur est percé.
conquest-wall-stands = Un { $die }, pas un 6 : le mur tient.
conquest-castle-breached = Un 6 : le château est percé.
conquest-castle-stands = Un { $die }, pas un 6 : le château tient.
conquest-you-won = Gagné : { $attacker } contre { $defender }.
conquest-you-lost = Perdu : { $attacker } contre { $defender }.
conquest-name-won = { $name } a gagné : { $attacker } contre { $defender }.
conquest-name-lost = { $name } a perdu : { $attacker } contre { $defender }.
conquest-you-lose-knight = Vous perdez un chevalier.
conquest-name-loses-knight = { $name } perd un chevalier.
conquest-you-take = { $building ->
    [settlement] Vous prenez une colonie.
    [city] Vous prenez une ville.
   *[castle] Vous prenez un château.
}
conquest-name-takes = { $building ->
    [settlement] { $name } prend une colonie.
    [city] { $name } prend une ville.
   *[castle] { $name } prend un château.
}

conquest-told-found = { $name } fonde une colonie en { $hex }.
conquest-told-production = Production. { $got }.
conquest-told-gets = { $name } : { $goods }
conquest-told-knight = { $pay ->
    [ore] { $name } paie du minerai pour des chevaliers en { $hex }.
   *[wool] { $name } paie de la laine pour des chevaliers en { $hex }.
}
conquest-told-wall = { $pay ->
    [lumber] { $name } construit un mur entre { $one } et { $two } pour du bois.
   *[brick] { $name } construit un mur entre { $one } et { $two } pour de l’argile.
}
conquest-told-rebuild = { $name } déplace le mur entre { $one } et { $two } pour le mettre entre { $three } et { $four }.
conquest-told-build = { $building ->
    [settlement] { $name } construit une colonie en { $hex }.
    [city] { $name } construit une ville en { $hex }.
   *[castle] { $name } construit un château en { $hex }.
}
conquest-told-bank = { $name } donne à la banque { $gives } contre { $takes }.
conquest-told-trade = { $name } donne à { $name-other } { $gives } contre { $takes }.
conquest-told-move = { $count ->
    [one] { $name } déplace { $count } chevalier de { $from } à { $to }.
   *[other] { $name } déplace { $count } chevaliers de { $from } à { $to }.
}
conquest-told-breach-wall = { $end ->
    [breached] { $name } lance { $die } contre le mur entre { $one } et { $two }, et le perce.
   *[stands] { $name } lance { $die } contre le mur entre { $one } et { $two }, et il tient.
}
conquest-told-breach-castle = { $end ->
    [breached] { $name } lance { $die } contre le château en { $hex }, et le perce.
   *[stands] { $name } lance { $die } contre le château en { $hex }, et il tient.
}
conquest-told-occupy = { $count ->
    [one] { $name } occupe { $hex } avec { $count } chevalier.
   *[other] { $name } occupe { $hex } avec { $count } chevaliers.
}
conquest-told-attack = { $end ->
    [won] { $name } attaque { $to } depuis { $from }, { $attacker } contre { $defender }, et gagne.
   *[lost] { $name } attaque { $to } depuis { $from }, { $attacker } contre { $defender }, et perd un chevalier.
}
conquest-told-plunder = { $name } attaque { $to } depuis { $from }, { $attacker } contre { $defender }, et gagne ; { $good ->
    [lumber] du bois est cédé contre un or.
    [wool] de la laine est cédée contre un or.
    [grain] du blé est cédé contre un or.
    [brick] de l’argile est cédée contre un or.
    [ore] du minerai est cédé contre un or.
   *[gold] de l’or est cédé contre un or.
}
conquest-told-end = { $name } finit son tour.

conquest-refused-land-size = { $found ->
    [one] L’île a { $found } tuile ; il en faut de { $least } à { $most }.
   *[other] L’île a { $found } tuiles ; il en faut de { $least } à { $most }.
}
conquest-refused-too-far = { $hex } est au-delà de tout plateau.
conquest-refused-land-twice = { $hex } est deux fois de la terre.
conquest-refused-land-in-parts = La terre n’est pas d’un seul tenant.
conquest-refused-number = { $found } n’est pas compris entre { $least } et { $most }.
conquest-refused-founding = Chacun fonde maintenant une première colonie.
conquest-refused-production-next = La prochaine action est la production.
conquest-refused-round-goes-on = La manche continue.
conquest-refused-founds-now = C’est à { $name } de fonder maintenant.
conquest-refused-no-land = { $hex } n’est pas de la terre.
conquest-refused-no-coast = { $hex } n’est pas au bord de la mer.
conquest-refused-held = { $hex } est à { $name }.
conquest-refused-beside-another = { $hex } est à côté d’une colonie qui est à { $name }.
conquest-refused-no-room = { $count ->
    [one] Il reste trop peu de côte : { $count } joueur doit encore fonder, sans autre colonie à côté.
   *[other] Il reste trop peu de côte : { $count } joueurs doivent encore fonder, chacun sans autre colonie à côté.
}
conquest-refused-is-out = Le joueur ne tient aucune tuile et est éliminé ; le tour ne peut que finir.
conquest-refused-turn-gone-on = Le tour a avancé.
conquest-refused-moved = Des chevaliers se sont déplacés pendant ce tour ; constructions et échanges sont finis.
conquest-refused-breach-tried = Une brèche a été tentée pendant ce tour ; constructions et mouvements sont finis.
conquest-refused-attacked = Il y a eu une attaque pendant ce tour ; tout ce qui vient avant est fini.
conquest-refused-not-paid-with = Cela se paie en { $one } ou { $two }, pas en { $paid }.
conquest-refused-has-no-good = { $good ->
    [lumber] { $name } n’a pas de bois.
    [wool] { $name } n’a pas de laine.
    [grain] { $name } n’a pas de blé.
    [brick] { $name } n’a pas d’argile.
    [ore] { $name } n’a pas de minerai.
   *[gold] { $name } n’a pas d’or.
}
conquest-refused-has-only = { $name } n’a que { $goods }.
conquest-refused-below-nothing = Personne ne donne ni ne prend moins que rien.
conquest-refused-not-settled = Le joueur n’a pas de bâtiment en { $hex }.
conquest-refused-not-held-beside = Le joueur ne tient aucune tuile à { $edge }.
conquest-refused-no-edge = { $edge } n’est pas un bord entre deux tuiles de terre.
conquest-refused-shore = { $edge } est une côte, et les côtes n’ont pas de murs.
conquest-refused-wall-there = { $edge } a un mur.
conquest-refused-no-own-wall = { $edge } n’a pas de mur qui soit au joueur.
conquest-refused-rebuilt-already = Un mur a déjà été déplacé pendant ce tour.
conquest-refused-same-edge = Le mur à { $edge } va ailleurs ou reste.
conquest-refused-building-there = { $hex } a un bâtiment.
conquest-refused-out-of-reach = Le joueur n’a pas de chevalier en { $hex } ni de bâtiment sur une tuile voisine.
conquest-refused-improves = { $building ->
    [settlement] { $hex } doit d’abord avoir une colonie du joueur.
    [city] { $hex } doit d’abord avoir une ville du joueur.
   *[castle] { $hex } doit d’abord avoir un château du joueur.
}
conquest-refused-bank-gives-no-gold = La banque ne donne pas d’or.
conquest-refused-bank-same = { $good ->
    [lumber] La banque n’échange pas du bois contre du bois.
    [wool] La banque n’échange pas de la laine contre de la laine.
    [grain] La banque n’échange pas du blé contre du blé.
    [brick] La banque n’échange pas de l’argile contre de l’argile.
    [ore] La banque n’échange pas du minerai contre du minerai.
   *[gold] La banque n’échange pas de l’or contre de l’or.
}
conquest-refused-less-than-one = Il en faut au moins un.
conquest-refused-no-such-player = Aucun autre joueur de la partie ne s’appelle { $name }.
conquest-refused-gives-nothing = { $name } ne donne rien ; dans un échange, chaque côté donne quelque chose.
conquest-refused-nobody-moves = Il faut au moins un chevalier pour un mouvement.
conquest-refused-same-hex = Les chevaliers sont déjà en { $hex }.
conquest-refused-too-few-knights = { $count ->
    [one] Le joueur a { $count } chevalier en { $hex } pour cela.
   *[other] Le joueur a { $count } chevaliers en { $hex } pour cela.
}
conquest-refused-no-way = Les chevaliers ne peuvent pas aller de { $from } à { $to }.
conquest-refused-tried-already = Une brèche a déjà été tentée pendant ce tour.
conquest-refused-no-die = Aucun dé ne montre { $die }.
conquest-refused-no-wall-there = { $edge } n’a pas de mur d’un adversaire.
conquest-refused-no-knight-beside = Aucun chevalier du joueur n’est prêt à { $hex }.
conquest-refused-no-castle = { $hex } n’a pas de château d’un adversaire.
conquest-refused-not-opened = L’action précédente n’a pas ouvert { $hex }.
conquest-refused-named-twice = { $hex } est cité deux fois.
conquest-refused-nobody-occupies = Il faut au moins un chevalier pour occuper.
conquest-refused-too-early = C’est le tour { $turn } du joueur ; les attaques commencent au tour { $from }.
conquest-refused-not-beside = { $from } et { $to } ne sont pas voisines, ou un mur d’un adversaire les sépare.
conquest-refused-no-opponent = { $hex } n’est tenue par aucun adversaire.
conquest-refused-plunder-needless = Il n’y a pas de butin à nommer : le combat est perdu, ou il y a de l’or, ou rien du tout.
conquest-refused-plunder-missing = La défense n’a pas d’or ; nommez comme butin l’une de ces ressources : { $goods }.

conquest-how-setting-up = Mise en place
conquest-rule-c1-decided = Deux à six joueurs se partagent une île, et jouent tour à tour dans l’ordre du journal.
conquest-rule-c2-decided = Les règles ont des schémas que nous n’avons pas. La terre est celle du plateau de la ronde ou vient d’une graine : de 7 à 250 tuiles d’un seul tenant. Chacun commence avec la même quantité d’or, sans or si rien d’autre n’est annoncé.
conquest-rule-c5 = À tour de rôle, chacun fonde une colonie avec un chevalier sur une tuile côtière que personne ne tient, et pas à côté d’une colonie d’un autre joueur.
conquest-rule-c5-decided = Personne ne fonde de façon à laisser trop peu de côte à ceux qui viennent après.
conquest-rule-c3 = Vous tenez une tuile quand votre bâtiment ou vos chevaliers y sont. Personne d’autre ne peut alors la tenir.
conquest-rule-c4 = Un mur se trouve au bord d’une tuile et appartient à qui l’a construit. Une côte n’en a pas besoin.
conquest-rule-c4-decided = Une côte n’en reçoit pas non plus : les murs se trouvent entre deux tuiles de terre, un par bord.

conquest-how-production = Production
conquest-rule-c6 = Elle a lieu une fois par manche. Une tuile de terre vous donne 1 si vous y avez des chevaliers, 2, 3 ou 4 si vous y avez une colonie, une ville ou un château, 1, 2 ou 3 si elle est à côté de votre colonie, ville ou château sans mur d’un autre entre les deux, et 1 à l’intérieur de votre forteresse ; tout ce qui s’applique s’additionne.
conquest-rule-c6-decided = Elle a lieu au début de la manche, et rien d’autre ne se fait alors. Le désert ne donne rien.
conquest-rule-c6-decided-2 = À côté d’une colonie, une tuile donne 1 une seule fois, quel que soit le nombre de vos colonies voisines ; de même pour les villes et les châteaux.
conquest-rule-c6-decided-3 = Elle est à vous, peu importe qui d’autre tient cette tuile.
conquest-rule-c6-2 = Si votre terre ne vous donne rien, vous recevez 5 or. Chaque carte bonus donne aussi 5 or.
conquest-rule-c6-decided-4 = Qui est éliminé ne reçoit rien.

conquest-how-a-turn-build-and-trade = Un tour : construire et échanger
conquest-rule-c7 = Construisez et échangez, puis déplacez, puis tentez une brèche, puis attaquez.
conquest-rule-c7-decided = On ne revient pas en arrière : qui s’est déplacé ne construit plus pendant ce tour.
conquest-rule-c8 = Un chevalier coûte un minerai ou une laine et se place sur une tuile où vous avez un bâtiment.
conquest-rule-c8-decided = Un paiement donne deux chevaliers dans un château, si rien d’autre n’est annoncé. Les règles le disent, et disent à côté que ces deux-là coûtent un minerai et une laine.
conquest-rule-c9 = Un mur coûte un bois ou une argile, au bord d’une tuile où vous avez un bâtiment ou que vous occupez.
conquest-rule-c10 = Une fois par tour, un mur passe gratuitement à un autre de ces bords.
conquest-rule-c10-decided = C’est l’un de vos propres murs.
conquest-rule-c11 = Une colonie se construit sur une tuile que vous occupez, ou à côté d’une tuile où vous avez un bâtiment.
conquest-rule-c11-decided = Elle coûte un bois, une argile, une laine et un blé, puisque les règles ne donnent pas de prix. La tuile n’a ni bâtiment ni chevaliers d’un autre. À côté d’une tuile où vous avez un bâtiment, elle passe par-dessus tout mur, même d’un autre.
conquest-rule-c11-2 = Une ville coûte 2 minerais et 2 blés à la place de votre colonie, un château 2 minerais, 2 argiles et 2 bois à la place de votre ville.
conquest-rule-c12 = La banque donne une ressource pour un or.
conquest-rule-c12-decided = Elle en donne aussi une pour quatre d’une autre, et jamais d’or. Personne ne paie ni ne donne ce qu’il n’a pas.
conquest-rule-c13-decided = Vous échangez avec tous ceux qui ne sont pas éliminés, de l’or aussi. Chaque côté donne quelque chose.

conquest-how-a-turn-move-and-fight = Un tour : se déplacer et combattre
conquest-rule-c14 = Un chevalier se déplace une fois par tour : sur une tuile voisine que personne ne tient, ou à travers vos propres tuiles jusqu’à n’importe laquelle d’entre elles ; jamais par-dessus le mur d’un autre.
conquest-rule-c14-decided = Il fait l’un ou l’autre dans un tour. Les chevaliers construits pendant ce tour peuvent se déplacer.
conquest-rule-c15 = Une fois par tour, vous lancez un dé pour percer un mur ou un château d’un autre. Un 6 enlève le mur, ou la force du château.
conquest-rule-c15-decided = Vous le faites là où vous avez un chevalier : contre un mur au bord de sa tuile, ou contre un château voisin sans mur d’un autre entre les deux. Une colonie à vous toute seule, sans chevalier, ne perce aucun mur voisin.
conquest-rule-c15-decided-2 = Un château percé est faible jusqu’au début du prochain tour de son propriétaire.
conquest-rule-c17 = Vous attaquez à partir de votre troisième tour, d’une tuile avec vos chevaliers vers une tuile voisine qu’un autre tient. Les deux lancent un dé ; plus de chevaliers ajoutent 1 ; un bâtiment sans chevaliers ajoute 1, 2 ou 3 pour une colonie, une ville ou un château, et un château 3 tant qu’il n’est pas percé. L’attaque gagne en cas d’égalité, et le côté qui perd enlève un chevalier. Quand le dernier chevalier d’un bâtiment est parti, un combat de plus prend le bâtiment, qui reste ce qu’il est.
conquest-rule-c17-decided = Aucun mur d’un autre n’est entre les deux. Un château a ses 3 une seule fois, avec ou sans chevaliers. Un bâtiment sans chevaliers dès le départ est pris en un seul combat.
conquest-rule-c18 = L’attaque qui gagne reçoit un or de la défense. S’il n’y en a pas, la défense donne une ressource à la banque et l’attaque reçoit un or en échange ; s’il n’y a rien du tout, l’or vient de la banque.
conquest-rule-c18-decided = C’est l’attaque qui nomme la ressource.
conquest-rule-c16 = Là où un mur ou une tuile a été gagné et que personne ne tient alors la tuile, vous pouvez l’occuper aussitôt avec des chevaliers de vos tuiles voisines.
conquest-rule-c16-decided = Vous le faites avant toute autre chose, y compris avec des chevaliers qui se sont déjà déplacés, et sans mur d’un autre entre les deux. Ils ne se déplacent plus pendant ce tour.
conquest-rule-any-decided = Les dés sont lancés à la table et saisis, ou Reeve les lance : il montre la graine, qui reste dans le journal.

conquest-how-fortresses-and-bonus-cards = Forteresses et cartes bonus
conquest-rule-c19 = Une forteresse est une terre que vos murs, la mer et le désert ferment tout autour. Vous en tenez une tuile.
conquest-rule-c19-decided = Au moins un de ses murs est à vous, personne d’autre n’en tient une tuile, et le désert n’en fait pas partie.
conquest-rule-c20 = L’armée la plus puissante va au premier qui construit jusqu’à cinq chevaliers, puis à qui en construit jusqu’à dépasser le nombre inscrit sur la carte.
conquest-rule-c20-2 = La plus grande forteresse va au premier qui en a une de trois tuiles, la plus grande métropole au premier qui a des bâtiments sur trois tuiles d’un seul tenant.
conquest-rule-c20-decided = Ces deux-là restent. Si une action rapporte une carte à plusieurs, le joueur dont c’est le tour passe d’abord, puis les autres dans l’ordre du journal.

conquest-how-who-wins = Qui gagne
conquest-rule-c21-decided = Qui ne tient aucune tuile est éliminé. Si cela arrive pendant son propre tour, le tour ne peut que finir. Ses murs restent, et pour tous ce sont ceux d’un autre.
conquest-rule-c22 = Gagne qui reste seul, ou qui tient plus de la moitié de la terre.
conquest-rule-c22-decided = La partie est aussitôt finie, et le désert compte comme terre.
conquest-rule-e3 = On compte les tuiles de chacun à la fin de la partie. Qui est éliminé n’en a pas.
