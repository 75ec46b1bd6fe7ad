boards-letter = { $land ->
    [forest] B
    [pasture] L
    [field] C
    [hill] A
    [mountain] M
   *[desert] D
}
boards-legend = B bois, L laine, C blé (champ), A argile, M minerai, D désert.
boards-land = { $land ->
    [forest] forêt
    [pasture] pré
    [field] champ
    [hill] colline
    [mountain] montagne
   *[desert] désert
}
boards-resource = { $resource ->
    [lumber] bois
    [wool] laine
    [grain] blé
    [brick] argile
   *[ore] minerai
}
boards-harbor = { $resource ->
   *[any] port 3:1
    [lumber] port bois 2:1
    [wool] port laine 2:1
    [grain] port blé 2:1
    [brick] port argile 2:1
    [ore] port minerai 2:1
}
boards-chit-on = { $chit } sur { $land }
boards-picture-of = { $stage ->
   *[prelim] Le plateau de la ronde { $number }
    [semi] Le plateau des demi-finales
    [final] Le plateau de la finale
}
boards-picture = Le plateau
boards-strongest-corners = Le même plateau, ses dix intersections les plus fortes numérotées

boards-kind-standard = L’île standard.
boards-kind-free = Une île libre.
boards-choose-standard = L’île standard
boards-choose-free = Une île libre
boards-made-even = Fait comme plateau équilibré à partir de la graine { $seed }.
boards-made = Fait à partir de la graine { $seed }.
boards-laid-chits-chosen = Posé par plusieurs personnes tour à tour, qui ont choisi les jetons. Terrains et ports ont été tirés de la graine { $seed }.
boards-laid-drawn = Posé par plusieurs personnes tour à tour. Les pièces ont été tirées de la graine { $seed }.
boards-laid-in-turn = Posé par plusieurs personnes tour à tour.
boards-laid-by-hand = Posé à la main.
boards-brought = Apporté sous forme de texte.

boards-intro = { $ground ->
   *[table] Toutes les tables d’une ronde jouent sur le même plateau, et chaque ronde en a un nouveau (2.0.1).
    [field] Tous les terrains d’une ronde jouent sur le même plateau, et chaque ronde en a un nouveau (2.0.1).
}
boards-none-yet = Aucun plateau n’est encore montré
boards-none-yet-hint = Les plateaux des rondes apparaissent ici, chacun pour tout le monde en même temps.
boards-about-tournament = À propos du tournoi
boards-worth-of-round = Ce que vaut le plateau de cette ronde
boards-worth = Ce qu’il vaut
boards-even = Un plateau équilibré : il respecte les six règles supplémentaires.
boards-not-even = Pas un plateau équilibré :
boards-uneven-three-of-a-land = Trois tuiles du même terrain se touchent à une intersection.
boards-uneven-two-beside-twelve = Le 2 est à côté du 12.
boards-uneven-pips-of-a-resource = Une ressource a trop ou trop peu de pips.
boards-uneven-two-sixes-and-eights = Une ressource a deux des 6 et des 8.
boards-uneven-pips-of-a-corner = Une intersection a plus de 11 pips.
boards-uneven-own-harbor = Un port a un quai à un 6 ou un 8 de sa propre ressource.
boards-good-places = { $count ->
    [one] { $count } emplacement de départ à 10 pips ou plus.
   *[other] { $count } emplacements de départ à 10 pips ou plus.
}
boards-pips-of-resources = Pips des ressources
boards-column-resource = Ressource
boards-column-hexes = Tuiles
boards-column-pips = Pips
boards-column-per-hex = Par tuile
boards-column-bar = Les pips en barre
boards-ten-corners-caption = Les dix intersections les plus fortes.
boards-ten-corners = Les dix intersections les plus fortes
boards-column-corner = N°
boards-column-gives = Donne
boards-gives = { $resource ->
    [lumber] bois { $pips }
    [wool] laine { $pips }
    [grain] blé { $pips }
    [brick] argile { $pips }
   *[ore] minerai { $pips }
}
boards-as-text = Le plateau sous forme de texte
boards-as-text-hint = Une ligne par pièce, dans l’ordre où le plateau a été posé. La commande <code>reeve board --read</code> le lit aussi.
boards-type-word = Tout le monde a vu le plateau en place. Pour le changer, saisissez <b>{ $word }</b>

boards-rule = règle { $code }
boards-fault = ligne { $line }, règle { $code } : { $why }
boards-fault-sentence = Ligne { $line }, règle { $code } : { $why }
boards-unread-not-utf-8 = Cette ligne n’est pas en UTF-8.
boards-unread-no-line-end = La dernière ligne n’a pas de fin de ligne.
boards-unread-ended-early = Le texte s’arrête avant que le plateau soit fini.
boards-unread-empty-line = Il n’y a pas de ligne vide dans un plateau ; une ligne vide se met entre deux plateaux.
boards-unread-no-header = Un plateau commence par la ligne : reeve board 1.
boards-unread-version = Ce Reeve ne lit que les plateaux de la version 1.
boards-unread-no-kind = La deuxième ligne d’un plateau est : kind standard, ou : kind free.
boards-unread-no-seed = Une graine est un nombre entier de 0 à 18446744073709551615 ; seul le mot even peut la suivre, après une espace.
boards-unread-no-step = Une étape s’écrit land Q R KIND, ou harbor Q R faces Q R KIND, ou chit Q R NUMBER, avec une espace entre deux mots et rien d’autre.
boards-unread-no-number = Coordonnées et jetons sont des nombres entiers, écrits sans signe plus et sans zéros devant.
boards-unread-no-such-land = Un terrain est forest, pasture, field, hill, mountain ou desert.
boards-unread-no-such-harbor = Un port est any, lumber, wool, grain, brick ou ore.
boards-unread-after-the-end = Le plateau est fini ; seuls une ligne vide et un autre plateau peuvent suivre.
boards-unread-not-as-written = Reeve écrit cette ligne autrement.
boards-unread-second-board = Un deuxième plateau commence ici, et une ronde n’en a qu’un.
boards-unread-laid = Cela ne peut pas être ici.
boards-refused-other-group-due = { $group ->
    [land] C’est le tour de 19 tuiles de terrain.
    [harbors] C’est le tour de neuf ports.
    [six-and-eight] C’est le tour des jetons 6 et 8.
    [five-and-nine] C’est le tour des jetons 5 et 9.
   *[other-chits] C’est le tour des jetons sans 5, 6, 8 ni 9.
}
boards-refused-all-laid = Le plateau est fini.
boards-refused-none-left = Toutes les pièces de cette sorte sont posées.
boards-refused-not-in-order = Sur une île standard, les terrains se posent ligne par ligne, et chaque port a sa place ; c’est le tour d’autre chose.
boards-refused-first-not-in-centre = Le premier terrain d’une île libre se pose au milieu du plateau.
boards-refused-too-far = Un terrain est à quatre tuiles du centre au plus.
boards-refused-land-taken = Il y a déjà un terrain à cet endroit.
boards-refused-touches-no-land = Un terrain doit toucher un terrain déjà posé.
boards-refused-faces-no-neighbour = Un port est tourné vers une tuile voisine.
boards-refused-faces-no-land = Un port est tourné vers un terrain.
boards-refused-harbor-on-land = Un port se pose en mer.
boards-refused-harbor-taken = Il y a déjà un port à cet endroit.
boards-refused-dock-shared = L’un de ses quais appartient déjà à un autre port.
boards-refused-harbors-touch = Il toucherait un autre port, et il reste un endroit où un port n’en touche aucun.
boards-refused-no-such-chit = Les jetons ont les nombres de 2 à 12 sans le 7.
boards-refused-chit-at-sea = Un jeton se pose sur un terrain.
boards-refused-chit-on-desert = Le désert n’a pas de jeton.
boards-refused-chit-taken = Il y a déjà un jeton sur cette tuile.
boards-refused-same-number-beside = Une tuile voisine a le même nombre.
boards-refused-six-or-eight-beside = Pas de 6 ni de 8 à côté d’un 6 ou d’un 8.
boards-refused-corner-too-strong = Une intersection aurait trois nombres parmi 5, 6, 8 et 9.
boards-refused-dead-end = C’est possible ici, mais le plateau ne pourrait alors plus être fini.
boards-refused-end-not-found = C’est possible ici, mais Reeve n’a pas trouvé à temps comment le plateau pourrait alors encore être fini.
boards-round-closed = { $stage ->
   *[prelim] La ronde { $number } est close : ses parties se sont jouées sur ce plateau, il reste donc.
    [semi] Les demi-finales sont closes : leurs parties se sont jouées sur ce plateau, il reste donc.
    [final] La finale est close : ses parties se sont jouées sur ce plateau, il reste donc.
}
boards-word-missing = Tout le monde a vu ce plateau. Saisissez le mot « { $word } » pour le changer.
boards-used-before = { $stage ->
   *[prelim] La ronde { $number } a déjà ce plateau, peut-être tourné ou en miroir. Chaque ronde a besoin d’un nouveau.
    [semi] Les demi-finales ont déjà ce plateau, peut-être tourné ou en miroir. Chaque ronde a besoin d’un nouveau.
    [final] La finale a déjà ce plateau, peut-être tourné ou en miroir. Chaque ronde a besoin d’un nouveau.
}
boards-no-text = Collez le texte d’un plateau, ou choisissez un fichier.
boards-no-kind = Choisissez l’île standard ou une île libre.
boards-no-seed = Une graine est un nombre entier de 0 à 18446744073709551615. Laissez vide pour une graine au hasard.
boards-laying-under-way = { $stage ->
   *[prelim] Un plateau est déjà en cours de pose pour la ronde { $number }. Finissez-le, ou arrêtez-le d’abord.
    [semi] Un plateau est déjà en cours de pose pour les demi-finales. Finissez-le, ou arrêtez-le d’abord.
    [final] Un plateau est déjà en cours de pose pour la finale. Finissez-le, ou arrêtez-le d’abord.
}
boards-nobody-lays = Écrivez qui pose, un nom par ligne.
boards-too-many-lay = { $most ->
    [one] Au plus { $most } personne pose à tour de rôle.
   *[other] Au plus { $most } personnes posent à tour de rôle.
}
boards-layer-too-long = { $length ->
    [one] Un nom a { $length } caractère ; { $most } sont possibles.
   *[other] Un nom a { $length } caractères ; { $most } sont possibles.
}
boards-layer-invisible = Un nom contient un caractère invisible. Saisissez-le à nouveau.
boards-not-drawn = Une autre pièce a été tirée. Posez celle-là.
boards-nothing-laid = Il n’y a encore rien sur le plateau.
boards-not-finished = Le plateau n’est pas encore fini.
boards-no-devices-yet = Ouvrez d’abord les inscriptions : jusque-là, personne d’autre que le staff ne peut ouvrir une page de ce tournoi.
