full-contact-ball = { $ball ->
    [wood] bois
    [wheat] blé
    [brick] argile
   *[ore] minerai
}
full-contact-balls = { $ball ->
    [wood] { $count ->
       *[other] { $count } bois
    }
    [wheat] { $count ->
        [one] { $count } blé
       *[other] { $count } blés
    }
    [brick] { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
   *[ore] { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
}
full-contact-card = { $card ->
   *[vp] point de victoire
    [year-of-plenty] invention
    [monopoly] monopole
    [robber] voleur
    [barbarians] barbares
    [foresight] anticipation
    [military-supremacy] suprématie militaire
}

full-contact-round-is-on = La manche { $round } est en cours
full-contact-before-the-first = Avant le premier coup de sifflet
full-contact-pause = Pause après la manche { $round }
full-contact-vp-to-win = { $count ->
   *[other] { $count } PV pour gagner
}
full-contact-noted-foresight = { $count ->
    [one] { $name } : anticipation. Son coup de sifflet vient { $count } seconde avant celui de tous.
   *[other] { $name } : anticipation. Son coup de sifflet vient { $count } secondes avant celui de tous.
}
full-contact-noted-supremacy = { $name } : suprématie militaire, ses joueurs sont tous chevaliers et personne d’autre ne l’est.
full-contact-whistle = Siffler la manche { $round }
full-contact-whistle-alone = Siffler la manche { $round } pour { $name } seulement
full-contact-runs-alone = { $name } seulement. Tous les autres attendent le deuxième coup de sifflet.
full-contact-clock-go = Partez
full-contact-clock-stop = Stop. Comptez ce qui a été ramené.
full-contact-clock-pause = Pause
full-contact-clock-ready = Prêts
full-contact-clock-over = La manche { $round } est finie : comptez les balles
full-contact-fill-screen = Plein écran
full-contact-back-to-page = Retour à la page
full-contact-set-clock = Régler l’horloge
full-contact-clock-round = Manche
full-contact-clock-of-pause = Pause
full-contact-clock-sound = Son
full-contact-clock-by-itself = Siffler automatiquement
full-contact-end-round = Toutes les balles sont comptées : finir la manche { $round }

full-contact-vp = { $count ->
   *[other] <b class="num">{ $count }</b><span> PV</span>
}
full-contact-cities = { $count ->
    [one] ville dans le cerceau { $hoops }
   *[other] villes dans les cerceaux { $hoops }
}
full-contact-settlements = { $count ->
    [one] colonie dans le cerceau { $hoops }
   *[other] colonies dans les cerceaux { $hoops }
}
full-contact-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
full-contact-knights-of-players = { $count ->
    [one] <span class="num">{ $count }</span> chevalier sur { $players } joueurs
   *[other] <span class="num">{ $count }</span> chevaliers sur { $players } joueurs
}
full-contact-to-place = { $count ->
    [one] <b>{ $count } colonie à placer</b>
   *[other] <b>{ $count } colonies à placer</b>
}
full-contact-holds-cards = cartes : { $cards }
full-contact-balls-of-team = <span class="vh"> balles pour { $name }</span>
full-contact-placed-in-hoop = Placée dans le cerceau
full-contact-place = Placer
full-contact-on-the-field = Sur le terrain
full-contact-pile-left = { $balls } sur { $size }
full-contact-deck = cartes

full-contact-buy-settlement = Colonie : 3 bois, 2 blés
full-contact-buy-city = Ville dans le cerceau { $hoop } : 3 bois, 3 blés, 1 minerai
full-contact-buy-knight = { $ball ->
    [wood] Chevalier : 2 minerais, 1 bois
   *[wheat] Chevalier : 2 minerais, 1 blé
}
full-contact-buy-card = Une carte pour 2 argiles et
full-contact-card-drawn = La carte piochée
full-contact-buy = Acheter
full-contact-play = Jouer { $card }
full-contact-play-monopoly = { $ball ->
    [wood] Monopole : tout le bois
    [wheat] Monopole : tout le blé
    [brick] Monopole : toute l’argile
   *[ore] Monopole : tout le minerai
}
full-contact-play-barbarians = Barbares contre { $name }, cerceau { $hoop }
full-contact-play-a-card = Jouer une carte
full-contact-play-plenty = { $count ->
    [one] Jouer invention : { $count } balle du terrain
   *[other] Jouer invention : { $count } balles du terrain
}
full-contact-take-them = Les prendre
full-contact-play-the-robber = Jouer le voleur
full-contact-gives-up = { $count ->
   *[other] { $name } en cède { $count }
}
full-contact-play-it = La jouer
full-contact-trade-heading = Échanger avec une autre équipe
full-contact-trade-with = Avec
full-contact-trade-balls = Balles
full-contact-trade-gives = donne
full-contact-trade-gets = reçoit
full-contact-trade-gives-ball = { $ball ->
    [wood] Donne du bois
    [wheat] Donne du blé
    [brick] Donne de l’argile
   *[ore] Donne du minerai
}
full-contact-trade-gets-ball = { $ball ->
    [wood] Reçoit du bois
    [wheat] Reçoit du blé
    [brick] Reçoit de l’argile
   *[ore] Reçoit du minerai
}
full-contact-has-none = n’en a pas
full-contact-nobody-has-any = personne n’en a
full-contact-trade = Échanger

full-contact-told-whistle = La manche { $round } est sifflée.
full-contact-told-whistle-ahead = { $count ->
    [one] La manche { $round } est sifflée, pour { $name } { $count } seconde avant tous.
   *[other] La manche { $round } est sifflée, pour { $name } { $count } secondes avant tous.
}
full-contact-told-stop = La manche { $round } est finie.
full-contact-told-collect = { $name } ramène une balle de la pile { $pile }.
full-contact-told-place = { $name } place une colonie dans le cerceau { $hoop }.
full-contact-told-buy-settlement = { $name } achète une colonie.
full-contact-told-buy-city = { $name } achète une ville dans le cerceau { $hoop }.
full-contact-told-buy-knight = { $name } achète un chevalier.
full-contact-told-buy-card = { $name } achète une carte, { $card }.
full-contact-told-trade = { $name } donne à { $name-other } { $gives } contre { $takes }.
full-contact-put-back = Remis : { $balls }.
full-contact-on-pile = { $count ->
   *[other] { $count } sur { $pile }
}
full-contact-told-vp = { $name } joue un point de victoire.
full-contact-told-plenty = { $name } joue invention et prend { $balls }.
full-contact-of-pile = { $count ->
   *[other] { $count } de { $pile }
}
full-contact-told-monopoly = { $ball ->
    [wood] { $name } joue monopole et prend tout le bois.
    [wheat] { $name } joue monopole et prend tout le blé.
    [brick] { $name } joue monopole et prend toute l’argile.
   *[ore] { $name } joue monopole et prend tout le minerai.
}
full-contact-told-robber = { $name } joue le voleur ; les autres cèdent { $balls }.
full-contact-told-barbarians = { $name } joue barbares contre { $name-other }, cerceau { $hoop }.
full-contact-told-foresight = { $name } joue anticipation pour la prochaine manche.
full-contact-told-supremacy = { $name } joue suprématie militaire pour la prochaine manche.

full-contact-refused-team-size = { $found ->
    [one] { $name } a { $found } joueur ; une équipe en a de { $least } à { $most }.
   *[other] { $name } a { $found } joueurs ; une équipe en a de { $least } à { $most }.
}
full-contact-refused-start-twice = Deux équipes partent du cerceau { $hoop }.
full-contact-refused-no-such-hoop = Il n’y a pas de cerceau { $hoop } ; ils sont numérotés de 1 à { $most }.
full-contact-refused-pile-size = La pile { $pile } doit avoir une taille de 1 à { $most }.
full-contact-refused-piles-of-ball = { $ball ->
    [wood] { $found ->
        [one] Les piles de bois ont { $found } balle ; il y en a { $wanted }.
       *[other] Les piles de bois ont { $found } balles ; il y en a { $wanted }.
    }
    [wheat] { $found ->
        [one] Les piles de blé ont { $found } balle ; il y en a { $wanted }.
       *[other] Les piles de blé ont { $found } balles ; il y en a { $wanted }.
    }
    [brick] { $found ->
        [one] Les piles d’argile ont { $found } balle ; il y en a { $wanted }.
       *[other] Les piles d’argile ont { $found } balles ; il y en a { $wanted }.
    }
   *[ore] { $found ->
        [one] Les piles de minerai ont { $found } balle ; il y en a { $wanted }.
       *[other] Les piles de minerai ont { $found } balles ; il y en a { $wanted }.
    }
}
full-contact-refused-round-runs = Une manche est en cours ; cela attend la pause.
full-contact-refused-no-round-runs = Aucune manche n’est en cours ; cela attend le coup de sifflet.
full-contact-refused-no-such-team = Il n’y a pas d’équipe { $name }.
full-contact-refused-no-such-pile = Il n’y a pas de pile { $pile }.
full-contact-refused-pile-empty = La pile { $pile } n’a plus de balles.
full-contact-refused-nothing-to-place = { $name } n’a acheté aucune colonie qui reste à placer.
full-contact-refused-hoop-taken = Le cerceau { $hoop } a un bâtiment qui est à { $name }.
full-contact-refused-no-ball = { $ball ->
    [wood] { $name } n’a pas de bois, et il en faut { $wanted }.
    [wheat] { $name } n’a pas de blé, et il en faut { $wanted }.
    [brick] { $name } n’a pas d’argile, et il en faut { $wanted }.
   *[ore] { $name } n’a pas de minerai, et il en faut { $wanted }.
}
full-contact-refused-too-few-balls = { $name } a { $balls }, et il en faut { $wanted }.
full-contact-refused-below-zero = Personne ne donne ni ne prend moins de zéro balle.
full-contact-refused-paid-with = { $ball ->
    [wood] La dernière balle du prix est du bois ou du blé, pas du bois.
    [wheat] La dernière balle du prix est du bois ou du blé, pas du blé.
    [brick] La dernière balle du prix est du bois ou du blé, pas de l’argile.
   *[ore] La dernière balle du prix est du bois ou du blé, pas du minerai.
}
full-contact-refused-no-settlement = { $name } n’a pas de colonie dans le cerceau { $hoop }.
full-contact-refused-all-are-knights = { $players ->
   *[other] Les { $players } joueurs de { $name } sont déjà tous chevaliers.
}
full-contact-refused-not-in-deck = Il ne reste aucune carte « { $card } » dans le paquet.
full-contact-refused-own-team = Il faut une autre équipe que { $name }.
full-contact-refused-gives-nothing = { $name } ne donne rien ; dans un échange, chaque côté donne une balle ou plus.
full-contact-refused-card-not-held = { $name } n’a pas de carte « { $card } ».
full-contact-refused-pile-has-fewer = { $count ->
   *[other] La pile { $pile } n’en a que { $count }.
}
full-contact-refused-plenty = { $wanted ->
    [one] Invention rapporte maintenant { $wanted } balle, pas { $found }.
   *[other] Invention rapporte maintenant { $wanted } balles, pas { $found }.
}
full-contact-refused-discards-nothing = { $name } ne cède rien : cette équipe joue le voleur, ou n’a pas de balles.
full-contact-refused-discards = { $wanted ->
    [one] { $name } cède { $wanted } balle, pas { $found }.
   *[other] { $name } cède { $wanted } balles, pas { $found }.
}
full-contact-refused-no-building = { $name } n’a pas de bâtiment dans le cerceau { $hoop }.
full-contact-refused-starting-city = { $name } est partie du cerceau { $hoop } ; les barbares laissent cette ville tranquille.

full-contact-how-teams-and-the-field = Les équipes et le terrain
full-contact-rule-f1 = Trois ou quatre équipes de trois ou quatre joueurs, de 9 à 16 en tout, se partagent un terrain. Chacune commence avec un chevalier. Une équipe de trois a 1 PV de plus si une autre équipe a quatre joueurs.
full-contact-rule-f2 = Le terrain a dix cerceaux, numérotés à partir de 1. Chaque équipe commence avec une ville dans un cerceau à elle.
full-contact-rule-f2-decided = La ville de départ peut être dans n’importe quel cerceau, pas seulement au bas du terrain.
full-contact-rule-f20 = Les chevaliers portent le bandeau de leur équipe sur la tête, tous les autres joueurs au bras. L’équipe choisit qui est chevalier.
full-contact-rule-f3-decided = Les balles ont quatre couleurs, douze de chaque : bois, blé, argile et minerai. Quand un prix nomme du mouton ou du minerai, on paie un minerai.
full-contact-rule-f3-decided-2 = Les balles d’une couleur peuvent former plusieurs piles, chacune avec son propre nom et au moins une balle. Si rien d’autre n’est annoncé, il y a une pile de chaque couleur, le bois le plus haut, puis le blé, l’argile et le minerai.
full-contact-rule-f5-decided = Une balle qui traîne compte comme étant sur la pile d’où elle vient.

full-contact-how-rounds-and-pauses = Manches et pauses
full-contact-rule-f4 = Le coup de sifflet ouvre une manche, et l’arbitre de terrain la finit. Pendant qu’elle court, on ramène des balles et on apporte des colonies ; les équipes achètent, échangent et jouent des cartes dans la pause qui suit.
full-contact-rule-f21 = Quand une manche commence, chaque joueur a un pied dans un cerceau avec une colonie ou une ville de sa propre équipe. Tous s’arrêtent au coup de sifflet qui la finit.
full-contact-rule-f5 = Les joueurs ramassent, portent et lancent des balles, et n’en tiennent jamais plus d’une. Une balle est ramenée quand elle est dans un cerceau où l’équipe a une ville, ou quand le joueur qui la porte met un pied dans ce cerceau. Une pile doit encore en avoir une.
full-contact-rule-f22 = Qui tient une balle au coup de sifflet qui finit la manche la lâche ou la lance aussitôt. Elle reste où elle tombe jusqu’à la prochaine manche.
full-contact-rule-f23 = Un chevalier touche n’importe quel autre joueur, chevaliers compris, des deux mains. Qui est touché s’arrête, ne fait plus rien pendant cette manche, et lâche aussitôt une balle qui n’est pas encore ramenée.
full-contact-rule-f6 = Une colonie achetée attend qu’un joueur la porte dans un cerceau pendant une manche, la prochaine ou une suivante.
full-contact-rule-f6-decided = Un cerceau a de la place pour un seul bâtiment.
full-contact-rule-f7 = Une colonie coûte 3 bois et 2 blés ; une ville 3 bois, 3 blés et 1 minerai ; un chevalier 2 minerais et un bois ou un blé ; une carte 2 argiles et un bois ou un blé.
full-contact-rule-f8 = Une ville prend la place d’une des colonies de l’équipe.
full-contact-rule-f9-decided = Une équipe n’a jamais plus de chevaliers que de joueurs.
full-contact-rule-f11 = Deux équipes échangent ce dont elles conviennent et qu’elles ont.
full-contact-rule-f11-decided = Chacune donne au moins une balle.
full-contact-rule-f17 = Ce qui est payé ou cédé retourne aussitôt sur les piles de sa couleur, la plus haute d’abord.

full-contact-how-cards = Cartes
full-contact-rule-f10-decided = Le paquet est mélangé et compte dix cartes : quatre points de victoire et une de chacune des six autres. On note à l’achat laquelle a été piochée, et on la garde jusqu’à ce qu’elle soit jouée.
full-contact-rule-f12 = Invention rapporte quatre balles du terrain au choix de l’équipe.
full-contact-rule-f12-decided = S’il en reste moins, elle les rapporte toutes.
full-contact-rule-f13 = Monopole prend toutes les balles d’une couleur à toutes les autres équipes.
full-contact-rule-f14 = Le voleur prend la moitié des balles de chaque autre équipe, arrondie vers le haut.
full-contact-rule-f14-decided = Chaque équipe choisit quelles balles elle cède.
full-contact-rule-f15 = Les barbares enlèvent une colonie à une autre équipe, ou changent sa ville en colonie, mais jamais une ville de départ.
full-contact-rule-f15-decided = Ce qui a disparu doit être racheté.
full-contact-rule-f16 = Anticipation : à la prochaine manche, cette équipe a son coup de sifflet quatre secondes avant celui de tous, et les secondes de la manche courent à partir du deuxième.
full-contact-rule-f16-2 = Suprématie militaire : à la prochaine manche, tous les joueurs de cette équipe sont chevaliers, et personne d’autre ne l’est.
full-contact-rule-f18-decided = Un point de victoire compte quand il est joué, pas tant qu’on le garde. Les chevaliers qu’une carte prête pour une manche ne donnent pas de PV.

full-contact-how-who-wins = Qui gagne
full-contact-rule-f18 = Une colonie dans un cerceau vaut 1 PV, une ville 2, celle de départ aussi, un chevalier 1, un point de victoire joué 1.
full-contact-rule-f19 = La première équipe à 8 PV gagne aussitôt ; jusque-là, les barbares peuvent enlever des PV.
full-contact-rule-f19-decided = Ce qui compte est l’ordre dans lequel l’arbitre de terrain le note.
full-contact-rule-f1-decided = Dans une partie longue, chaque équipe commence avec deux chevaliers, et il faut 9 PV pour gagner. Si rien d’autre n’est annoncé, on joue la partie courte.
