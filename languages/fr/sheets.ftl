sheets-field-vp = { $points ->
   *[vp] PV
    [hexes] tuiles
}
sheets-field-winner = vainqueur
sheets-field-absent = absent
sheets-field-colour = couleur
sheets-field-play-order = ordre de jeu
sheets-field-chair = chaise
sheets-field-handler = cartes Ressource
sheets-yes = oui
sheets-not-noted = pas noté
sheets-handler-starting = le premier joueur
sheets-handler-elected = par choix de la table : { $name }
sheets-handler-agreed = les joueurs, d’un commun accord : deux réserves, ou chacun se sert
sheets-handler-agreed-at-first = le premier joueur, depuis la fin d’un accord
sheets-handler-judge = un arbitre
sheets-handler-help = Le premier joueur, sauf si la table a choisi quelqu’un, a convenu d’autre chose ou a demandé un arbitre. Un accord prend fin dès qu’on se demande si quelqu’un a pris les bonnes cartes.
sheets-handler-help-final = En finale, un arbitre les distribue.
sheets-absent-help-side = Tant que la feuille n’est pas signée, marquez comme absent qui n’est pas venu : la partie compte comme une partie entre ceux qui sont venus, et qui est absent a une partie manquée.
sheets-absent-help-prelim = Tant que la feuille n’est pas signée, marquez comme { $entrant ->
   *[player] absent un joueur qui n’est pas venu : la partie compte comme une partie entre ceux qui sont venus, et le joueur absent
    [team] absente une équipe qui n’est pas venue : la partie compte comme une partie entre celles qui sont venues, et l’équipe absente
} a une partie manquée. S’il y a deux absences, un arbitre ou l’organisation dit quoi faire : les deux autres rejoignent d’autres { $ground ->
   *[table] tables
    [field] terrains
}, ou jouent, et un arbitre décide de la partie.
sheets-absent-help-dummy = Tant que la feuille n’est pas signée, marquez comme { $entrant ->
   *[player] absent un joueur qui n’est pas venu : la partie compte comme une partie entre ceux qui sont venus, à trois avec le quatrième score (1.4.3), et le joueur absent
    [team] absente une équipe qui n’est pas venue : la partie compte comme une partie entre celles qui sont venues, à trois avec le quatrième score (1.4.3), et l’équipe absente
} a une partie manquée. S’il y a deux absences, un arbitre ou l’organisation dit quoi faire : les deux autres rejoignent d’autres { $ground ->
   *[table] tables
    [field] terrains
}, ou jouent, et un arbitre décide de la partie.
sheets-absent-help-semi = { $entrant ->
   *[player] Avant le début, le suivant au classement remplace un joueur manquant (1.1.7). Tant que la feuille n’est pas signée, marquez comme absent un joueur qui ne vient pas à une partie en cours : les autres jouent pour la place en finale, et le joueur absent est classé juste derrière tous ceux qui ont joué une demi-finale.
    [team] Avant le début, la suivante au classement remplace une équipe manquante (1.1.7). Tant que la feuille n’est pas signée, marquez comme absente une équipe qui ne vient pas à une partie en cours : les autres jouent pour la place en finale, et l’équipe absente est classée juste derrière toutes celles qui ont joué une demi-finale.
}
sheets-absent-help-final = { $entrant ->
   *[player] Avant le début, le suivant au classement remplace un joueur manquant (1.1.9). Tant que la feuille n’est pas signée, marquez comme absent un joueur qui ne vient pas à une partie en cours : les autres jouent pour le titre, et le joueur absent est classé juste derrière eux.
    [team] Avant le début, la suivante au classement remplace une équipe manquante (1.1.9). Tant que la feuille n’est pas signée, marquez comme absente une équipe qui ne vient pas à une partie en cours : les autres jouent pour le titre, et l’équipe absente est classée juste derrière elles.
}

sheets-caption = { $points ->
   *[vp] PV et vainqueur, place par place, et qui est absent
    [hexes] Tuiles et vainqueur, place par place, et qui est absent
}
sheets-caption-seats = { $points ->
   *[vp] PV, vainqueur, couleur et ordre de jeu, place par place, et qui est absent
    [hexes] Tuiles, vainqueur, couleur et ordre de jeu, place par place, et qui est absent
}
sheets-position = Pos.
sheets-winner = Vainqueur
sheets-colour = Couleur
sheets-play-order = Ordre de jeu
sheets-absent = Absent
sheets-chair = Chaise
sheets-points-of = { $points ->
   *[vp] PV ({ $name })
    [hexes] Tuiles ({ $name })
}
sheets-colour-of = Couleur ({ $name })
sheets-play-order-of = Ordre de jeu ({ $name })
sheets-chair-of = Chaise ({ $name })
sheets-part-of = { $part } ({ $name })
sheets-pick-won = a gagné<span class="vh"> : { $name }</span>
sheets-pick-absent = absent<span class="vh"> : { $name }</span>
sheets-pick-part = { $vp }<span class="vh"> pour { $part } : { $name }</span>
sheets-pick-nobody = aucun<span class="vh"> : personne n’a { $part }</span>
sheets-rarely-seats = Couleur, ordre de jeu, absents
sheets-rarely = Absents
sheets-count-parts = Compter en détail : { $parts }
sheets-parts-help = { $points ->
   *[vp] Le détail s’additionne pour donner les PV ; laissez les PV vides au-dessus, ou saisissez le même nombre.
    [hexes] Le détail s’additionne pour donner les tuiles ; laissez les tuiles vides au-dessus, ou saisissez le même nombre.
}
sheets-parts-caption = Détail du score
sheets-sum = Somme
sheets-nobody = Personne
sheets-chairs-and-cards = Chaises, et qui tenait les cartes Ressource
sheets-handled-by-label = Cartes Ressource tenues par (2.0.4)
sheets-claimed = Victoire revendiquée pendant son propre tour (3.0.14)
sheets-claimed-help = Si c’était pendant le tour de quelqu’un d’autre, demandez à un arbitre avant que quiconque signe.

sheets-outcome-caption = { $ground ->
   *[table] Table { $table }, { $round }
    [field] Terrain { $table }, { $round }
}
sheets-won = ★ victoire
sheets-handled-by = Cartes Ressource tenues par { $who } (2.0.4).
sheets-decided = décidé par un arbitre
sheets-decided-best-other = décidé par un arbitre : le meilleur des autres a gagné
sheets-decided-stands = décidé par un arbitre : le résultat est maintenu
sheets-decided-not-counted = décidé par un arbitre : non compté
sheets-not-signed-yet = pas encore signé
sheets-did-not-come = absent
sheets-unknown-vp = { $points ->
   *[vp] ? PV
    [hexes] ? tuiles
}
sheets-unknown-vp-won = { $points ->
   *[vp] ? PV, victoire
    [hexes] ? tuiles, victoire
}
sheets-round-closed = La ronde est close.
sheets-results-with-sheets = Les résultats apparaissent dès que leurs feuilles de résultats sont signées.
sheets-results-when-closed = Les résultats apparaissent quand la ronde est close.

sheets-on-time = à temps
sheets-what-differs = Ce qui diffère
sheets-field-column = Champ
sheets-stored-column = Enregistré
sheets-typed-column = Saisi par vous
sheets-nothing = rien
sheets-change-below = Si ce qui est enregistré est faux, changez-le ci-dessous.
sheets-say-you-disagree = { $ground ->
   *[table] Si ce qui est enregistré est faux, dites que vous n’êtes pas d’accord : un arbitre vient à votre table.
    [field] Si ce qui est enregistré est faux, dites que vous n’êtes pas d’accord : un arbitre vient sur votre terrain.
}
sheets-disagree = Je ne suis pas d’accord
sheets-final-slip = Ce qui est enregistré est définitif. Si la feuille papier signée dit ce que vous avez saisi, prévenez un arbitre maintenant : quelqu’un de l’organisation et un arbitre peuvent le corriger ensemble (1.3.4).
sheets-final-stands = Ce qui est enregistré est définitif, et plus rien ne le change (1.3.4).
sheets-tell-judge = Si ce qui est enregistré est faux, dites-le à un arbitre.
sheets-same-as-stored = Ce que vous avez saisi est ce qui est enregistré.
sheets-paused = Interrompue
sheets-layout-confirmed = La mise en place du plateau a été confirmée à <span class="num">{ $time }</span>{ $clause-html }.
sheets-new-board = Cette ronde a reçu un nouveau plateau après le début de ses parties. Ce qui a été confirmé avant ne compte plus.
sheets-unknown-board-choose = Aucun plateau n’a été fixé pour cette ronde. Le vôtre est-il comme on vous l’a donné, et tout le monde est-il d’accord ? Confirmez-le avant de choisir (1.1.6).
sheets-unknown-board-begin = Aucun plateau n’a été fixé pour cette ronde. Le vôtre est-il comme on vous l’a donné, et tout le monde est-il d’accord ? Confirmez-le avant de commencer.
sheets-board-right-choose = { $ground ->
   *[table] Le plateau de la table { $table } correspond-il à la mise en place de cette ronde, et toute la table est-elle d’accord ? Confirmez-le avant de choisir (1.1.6).
    [field] Le plateau du terrain { $table } correspond-il à la mise en place de cette ronde, et tout le terrain est-il d’accord ? Confirmez-le avant de choisir (1.1.6).
}
sheets-board-right-begin = { $ground ->
   *[table] Le plateau de la table { $table } correspond-il à la mise en place de cette ronde, et toute la table est-elle d’accord ? Confirmez-le avant de commencer.
    [field] Le plateau du terrain { $table } correspond-il à la mise en place de cette ronde, et tout le terrain est-il d’accord ? Confirmez-le avant de commencer.
}
sheets-look-at-board = Voir le plateau
sheets-sheet-shows-board = { $ground ->
   *[table] La feuille à votre table le montre.
    [field] La feuille sur votre terrain le montre.
}
sheets-board-right-button = Oui, le plateau est bon
sheets-entered-unsigned = Vous avez saisi un résultat, et personne ne l’a encore signé. Il devient définitif quand tous ceux qui ont joué l’ont signé (1.3.4).
sheets-enter-what-happened = { $ground ->
   *[table] Saisissez ce qui s’est passé à votre table. Cela devient définitif quand tous ceux qui ont joué l’ont signé (1.3.4).
    [field] Saisissez ce qui s’est passé sur votre terrain. Cela devient définitif quand tous ceux qui ont joué l’ont signé (1.3.4).
}
sheets-result-of = { $ground ->
   *[table] Résultat de la table { $table }, { $round }
    [field] Résultat du terrain { $table }, { $round }
}
sheets-change-button = Changer le résultat
sheets-enter-button = Saisir le résultat
sheets-no-entry = Pas de saisie maintenant
sheets-final = Définitif
sheets-result-stands = Le résultat de cette partie est acquis (1.3.4).
sheets-unusual = Inhabituel
sheets-somebody-disagrees = Quelqu’un n’est pas d’accord.
sheets-nobody-signs = Personne ne peut signer pour l’instant.
sheets-judge-coming = { $ground ->
   *[table] Un arbitre vient à votre table pour décider (1.3.4).
    [field] Un arbitre vient sur votre terrain pour décider (1.3.4).
}
sheets-judge-coming-named = { $ground ->
   *[table] Un arbitre vient à votre table pour décider : { $name } (1.3.4).
    [field] Un arbitre vient sur votre terrain pour décider : { $name } (1.3.4).
}
sheets-judges-know = { $ground ->
   *[table] Les arbitres le savent, et l’un d’eux vient à votre table pour décider (1.3.4).
    [field] Les arbitres le savent, et l’un d’eux vient sur votre terrain pour décider (1.3.4).
}
sheets-changed = Changé
sheets-changed-after-signing = { $ground ->
   *[table] Le résultat de votre table a été changé après votre signature, qui ne compte donc plus. Relisez le résultat, et signez-le s’il est juste.
    [field] Le résultat de votre terrain a été changé après votre signature, qui ne compte donc plus. Relisez le résultat, et signez-le s’il est juste.
}
sheets-is-this-right = { $ground ->
   *[table] Est-ce bien ce qui s’est passé à votre table ? Ne signez que pour vous. La dernière signature le rend définitif : après cela, personne à la table ne peut plus le changer.
    [field] Est-ce bien ce qui s’est passé sur votre terrain ? Ne signez que pour vous. La dernière signature le rend définitif : après cela, personne sur le terrain ne peut plus le changer.
}
sheets-sign-button = Je signe : c’est juste
sheets-mistyped = Erreur de saisie : changer le résultat
sheets-you-entered = Vous avez saisi ce résultat, et personne ne l’a encore signé.
sheets-take-back = Vous avez dit que vous n’êtes pas d’accord. Si c’est réglé, ou si le résultat est juste maintenant, annulez ; vous pourrez alors signer.
sheets-agree-button = Finalement, je suis d’accord
sheets-what-is-wrong = Qu’est-ce qui est faux ?
sheets-objection-help = { $ground ->
   *[table] Les arbitres et l’organisation le lisent, et viennent à votre table.
    [field] Les arbitres et l’organisation le lisent, et viennent sur votre terrain.
}
sheets-call-judge-button = Appeler un arbitre : je ne suis pas d’accord
sheets-receipt = Reçu
sheets-receipt-later = Il y aura un reçu ici une fois la ronde close.
sheets-round-ahead = La ronde n’a pas encore commencé.
sheets-staff-do-not-sign = Votre session est celle du staff : vous ne pouvez pas signer ici, car les joueurs signent eux-mêmes. Utilisez la feuille des pages du staff.
sheets-from-the-game = Rempli d’après la partie notée action par action. Vérifiez, puis enregistrez.
sheets-stale = Le résultat a été changé après que vous avez ouvert cette page. Vous n’avez pas signé. Lisez-le tel qu’il est maintenant.
sheets-entry-stale = Quelqu’un d’autre a saisi le résultat avant vous. Le vôtre n’a pas été enregistré. Comparez les deux ci-dessous.
sheets-layout-stale = { $ground ->
   *[table] Cette table a changé, ou a un autre plateau, depuis que vous avez ouvert la page. Rien n’a été confirmé. Voici ce qu’il en est maintenant.
    [field] Ce terrain a changé, ou a un autre plateau, depuis que vous avez ouvert la page. Rien n’a été confirmé. Voici ce qu’il en est maintenant.
}
sheets-photos = { $count ->
   *[other] Photos du plateau ({ $count })
}
sheets-photo-start = Le plateau au début
sheets-photo-end = Le plateau à la fin
sheets-photo-added = Ajoutée ({ $at }) par { $name }.
sheets-photo-added-by-somebody = Ajoutée ({ $at }) par quelqu’un.

sheets-own-enter = La partie est finie ? Saisissez ce qui s’est passé, et tout le monde le signe.
sheets-own-enter-button = Saisir le résultat
sheets-own-sign = { $ground ->
   *[table] Le résultat de votre table est là et attend votre signature. Signez s’il est juste.
    [field] Le résultat de votre terrain est là et attend votre signature. Signez s’il est juste.
}
sheets-own-sign-button = Vérifier et signer
sheets-own-sign-again-button = Vérifier et signer à nouveau
sheets-own-absent = { $ground ->
   *[table] Le résultat de votre table est là, et il note votre absence. Si c’est faux, dites-le.
    [field] Le résultat de votre terrain est là, et il note votre absence. Si c’est faux, dites-le.
}
sheets-own-see-button = Voir le résultat
sheets-own-all-signed = Vous avez signé le résultat, comme tous ceux qui doivent le faire. Le staff le rend définitif.
sheets-own-signed = { $signed ->
   *[other] Vous avez signé le résultat. C’est fait pour { $signed } sur { $all }. Il manque encore : { $names }.
}
sheets-own-disputed = { $ground ->
   *[table] Quelqu’un à votre table n’est pas d’accord avec le résultat. Un arbitre va venir.
    [field] Quelqu’un sur votre terrain n’est pas d’accord avec le résultat. Un arbitre va venir.
}
sheets-own-judge-comes = { $ground ->
   *[table] Quelqu’un à votre table n’est pas d’accord avec le résultat. Un arbitre est en route.
    [field] Quelqu’un sur votre terrain n’est pas d’accord avec le résultat. Un arbitre est en route.
}
sheets-own-judge-comes-named = { $ground ->
   *[table] Quelqu’un à votre table n’est pas d’accord avec le résultat. Un arbitre est en route : { $name }.
    [field] Quelqu’un sur votre terrain n’est pas d’accord avec le résultat. Un arbitre est en route : { $name }.
}
sheets-own-game-won = La partie est finie. Son résultat est rempli sur la feuille de résultats : vérifiez-le, et tout le monde signe.
sheets-own-game-won-button = Voir la feuille de résultats et signer

sheets-done-entered = { $ground ->
   *[table] Le résultat est saisi. Vérifiez-le encore une fois, puis signez-le, comme tout le monde à la table.
    [field] Le résultat est saisi. Vérifiez-le encore une fois, puis signez-le, comme tout le monde sur le terrain.
}
sheets-done-signed = Vous avez signé.
sheets-done-objected = { $ground ->
   *[table] Les arbitres savent que vous n’êtes pas d’accord. Restez à votre table : l’un d’eux va venir.
    [field] Les arbitres savent que vous n’êtes pas d’accord. Restez sur votre terrain : l’un d’eux va venir.
}
sheets-done-taken-back = Annulé. Vous pouvez signer maintenant.
sheets-done-nothing-to-take-back = Il n’y avait plus rien à annuler : c’était déjà fait, ou le résultat a été changé. Voici ce qu’il en est maintenant.
sheets-done-layout = La mise en place est confirmée.
sheets-done-layout-before = { $ground ->
   *[table] La mise en place de cette table était déjà confirmée, depuis un autre appareil. Il n’y a rien d’autre à faire.
    [field] La mise en place de ce terrain était déjà confirmée, depuis un autre appareil. Il n’y a rien d’autre à faire.
}

sheets-unusual-winner-below = { $points ->
   *[vp] Le vainqueur a moins de { $goal } PV
    [hexes] Le vainqueur a moins de { $goal } tuiles
}
sheets-unusual-winner-above = { $points ->
   *[vp] Le vainqueur a bien plus de { $goal } PV
    [hexes] Le vainqueur a bien plus de { $goal } tuiles
}
sheets-unusual-loser = { $points ->
   *[vp] { $goal } PV ou plus, sans être le vainqueur
    [hexes] { $goal } tuiles ou plus, sans être le vainqueur
}
sheets-unusual-below-start = { $points ->
   *[vp] Moins de { $start } PV, que tout le monde a au départ
    [hexes] Moins de { $start } tuiles, que tout le monde a au départ
}
sheets-unusual-shared = { $points ->
   *[vp] D’autres ont autant de PV à la fin du temps ; un arbitre nomme le vainqueur
    [hexes] D’autres ont autant de tuiles à la fin du temps ; un arbitre nomme le vainqueur
}
sheets-unusual-disqualified = Le vainqueur a été disqualifié pendant cette partie
sheets-unusual-withdrew = Le vainqueur s’est retiré pendant cette partie
sheets-unusual-unsigned = Le vainqueur s’est retiré avant de signer ce résultat
sheets-unusual-of = { $name } : { $what }.
sheets-unusual-of-unsigned = { $name } a gagné et a quitté le tournoi après la saisie de ce résultat, sans le signer. Si c’était après la partie, signez comme d’habitude ; si c’était pendant la partie, un arbitre choisit ce qui vaut.
sheets-unusual-of-disqualified = { $name } a eu une disqualification pendant cette partie, et passe pour l’avoir gagnée. Un arbitre choisit ce qui vaut.
sheets-unusual-of-withdrew = { $name } a quitté le tournoi pendant cette partie, et passe pour l’avoir gagnée. Un arbitre choisit ce qui vaut.

sheets-of-player = { $name } : { $fault }
sheets-not-whole = { $field ->
    [vp] { $points ->
            *[vp] Les PV doivent être un nombre entier, comme 7.
             [hexes] Les tuiles doivent être un nombre entier, comme 7.
         }
    [winner] Le vainqueur doit être un nombre entier, comme 7.
    [play-order] L’ordre de jeu doit être un nombre entier, comme 7.
    [chair] La chaise doit être un nombre entier, comme 7.
   *[part] { $part } : il faut un nombre entier, comme 7.
}
sheets-no-such-seat = { $ground ->
   *[table] Personne à cette table n’a cette place.
    [field] Personne sur ce terrain n’a cette place.
}
sheets-no-such-handler = Choisissez le premier joueur, un joueur de cette table, ou un arbitre.
sheets-number = { $count ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
sheets-or = { $before } ou { $last }
sheets-table-size = { $ground ->
   *[table] Une table a { $sizes } places, pas { $found }.
    [field] Un terrain a { $sizes } places, pas { $found }.
}
sheets-too-few-nobody = { $ground ->
   *[table] Il ne reste personne à cette table, et une partie se joue au moins à { $least }. Un arbitre ou l’organisation dit quoi faire. Soit ceux qui sont là rejoignent une autre table : annulez le début de la ronde tant qu’elle n’a pas de résultat, et réparez ses places. Soit ils jouent sans les autres, et un arbitre décide de la partie.
    [field] Il ne reste personne sur ce terrain, et une partie se joue au moins à { $least }. Un arbitre ou l’organisation dit quoi faire. Soit ceux qui sont là rejoignent un autre terrain : annulez le début de la ronde tant qu’elle n’a pas de résultat, et réparez ses places. Soit ils jouent sans les autres, et un arbitre décide de la partie.
}
sheets-too-few-one = { $ground ->
   *[table] Il ne reste qu’une personne à cette table, et une partie se joue au moins à { $least }. Un arbitre ou l’organisation dit quoi faire. Soit ceux qui sont là rejoignent une autre table : annulez le début de la ronde tant qu’elle n’a pas de résultat, et réparez ses places. Soit ils jouent sans les autres, et un arbitre décide de la partie.
    [field] Il ne reste qu’une équipe sur ce terrain, et une partie se joue au moins à { $least }. Un arbitre ou l’organisation dit quoi faire. Soit ceux qui sont là rejoignent un autre terrain : annulez le début de la ronde tant qu’elle n’a pas de résultat, et réparez ses places. Soit ils jouent sans les autres, et un arbitre décide de la partie.
}
sheets-too-few = { $ground ->
   *[table] Ils ne sont plus que { $found } à cette table, et une partie se joue au moins à { $least }. Un arbitre ou l’organisation dit quoi faire. Soit ceux qui sont là rejoignent une autre table : annulez le début de la ronde tant qu’elle n’a pas de résultat, et réparez ses places. Soit ils jouent sans les autres, et un arbitre décide de la partie.
    [field] Il n’en reste que { $found } sur ce terrain, et une partie se joue au moins à { $least }. Un arbitre ou l’organisation dit quoi faire. Soit ceux qui sont là rejoignent un autre terrain : annulez le début de la ronde tant qu’elle n’a pas de résultat, et réparez ses places. Soit ils jouent sans les autres, et un arbitre décide de la partie.
}
sheets-absent-handler = { $entrant ->
   *[player] Un joueur absent ne peut pas avoir tenu les cartes Ressource.
    [team] Une équipe absente ne peut pas avoir tenu les cartes Ressource.
}
sheets-absent-winner = { $entrant ->
   *[player] Un joueur absent ne peut pas avoir gagné.
    [team] Une équipe absente ne peut pas avoir gagné.
}
sheets-absent-with = { $field ->
    [vp] { $points ->
            *[vp] Des PV sont saisis
             [hexes] Des tuiles sont saisies
         } pour { $entrant ->
            *[player] un joueur marqué absent
             [team] une équipe marquée absente
         } : effacez-les, ou décochez « absent ».
    [play-order] { $entrant ->
                    *[player] Un ordre de jeu est saisi pour un joueur marqué absent : effacez-le, ou décochez « absent ».
                     [team] Un ordre de jeu est saisi pour une équipe marquée absente : effacez-le, ou décochez « absent ».
                 }
    [chair] { $entrant ->
               *[player] Une chaise est saisie pour un joueur marqué absent : effacez-la, ou décochez « absent ».
                [team] Une chaise est saisie pour une équipe marquée absente : effacez-la, ou décochez « absent ».
            }
    [colour] { $entrant ->
                *[player] Une couleur est saisie pour un joueur marqué absent : effacez-la, ou décochez « absent ».
                 [team] Une couleur est saisie pour une équipe marquée absente : effacez-la, ou décochez « absent ».
             }
   *[part] { $entrant ->
              *[player] { $part } : quelque chose est saisi pour un joueur marqué absent. Effacez-le, ou décochez « absent ».
               [team] { $part } : quelque chose est saisi pour une équipe marquée absente. Effacez-le, ou décochez « absent ».
           }
}
sheets-vp-missing = { $points ->
   *[vp] Saisissez les PV.
    [hexes] Saisissez les tuiles.
}
sheets-vp-below-zero = { $points ->
   *[vp] Les PV ne peuvent pas être inférieurs à 0.
    [hexes] Les tuiles ne peuvent pas être inférieures à 0.
}
sheets-vp-too-many = { $points ->
   *[vp] Les PV ne peuvent pas dépasser { $most }.
    [hexes] Les tuiles ne peuvent pas dépasser { $most }.
}
sheets-parts-disagree = { $points ->
   *[vp] Le détail donne { $parts } PV, mais { $vp } sont indiqués.
    [hexes] Le détail donne { $parts } tuiles, mais { $vp } sont indiquées.
}
sheets-part-unknown = Un score de ce jeu n’a pas cet élément.
sheets-part-limit = { $part } : de 0 à { $most }.
sheets-part-limit-in-all = { $code ->
    [longest_road] { $ground ->
                      *[table] { $found } { $part } à la table, et il y en a { $most }.
                       [field] { $found } { $part } sur le terrain, et il y en a { $most }.
                   }
    [largest_army] { $ground ->
                      *[table] { $found } { $part } à la table, et il y en a { $most }.
                       [field] { $found } { $part } sur le terrain, et il y en a { $most }.
                   }
    [vp_cards] { $ground ->
                  *[table] { $found } { $part } à la table, et la pioche en a { $most }.
                   [field] { $found } { $part } sur le terrain, et la pioche en a { $most }.
               }
   *[any] { $ground ->
             *[table] { $found } { $part } à la table, et il y en a { $most }.
              [field] { $found } { $part } sur le terrain, et il y en a { $most }.
          }
}
sheets-second-holder = { $entrant ->
   *[player] Un seul joueur peut avoir { $part }.
    [team] Une seule équipe peut avoir { $part }.
}
sheets-held-alone = { $held } ne comptent ici qu’avec { $own }.
sheets-no-winner = Personne n’est marqué comme vainqueur.
sheets-second-winner = { $entrant ->
   *[player] Un seul joueur peut être le vainqueur.
    [team] Une seule équipe peut être le vainqueur.
}
sheets-not-most-on-time = Quand le temps est écoulé, qui a le plus de { $points ->
   *[vp] PV
    [hexes] tuiles
} a gagné : { $entrant ->
   *[player] ce joueur
    [team] cette équipe
} en a plus que le vainqueur.
sheets-colours-are = Les couleurs sont { $colours }.
sheets-colour-twice = { $entrant ->
   *[player] Un autre joueur
    [team] Une autre équipe
} { $ground ->
   *[table] de cette table
    [field] de ce terrain
} a cette couleur.
sheets-order-twice = { $entrant ->
   *[player] Un autre joueur
    [team] Une autre équipe
} { $ground ->
   *[table] de cette table
    [field] de ce terrain
} a cette place dans l’ordre de jeu.
sheets-order-unknown = { $entrant ->
   *[player] L’ordre de jeu va de 1 au nombre de joueurs.
    [team] L’ordre de jeu va de 1 au nombre d’équipes.
}
sheets-chair-twice = { $entrant ->
   *[player] Un autre joueur
    [team] Une autre équipe
} { $ground ->
   *[table] de cette table
    [field] de ce terrain
} a cette chaise.
sheets-chair-unknown = Les chaises vont de 1 à { $chairs }.

sheets-running-begun = Commencée à <span class="num">{ $time }</span>.
sheets-running-begun-round = Commencée à <span class="num">{ $time }</span>, cette manche à <span class="num">{ $since }</span>.
sheets-running-out = hors jeu

sheets-title = { $ground ->
   *[table] { $round }, table { $table }
    [field] { $round }, terrain { $table }
}
