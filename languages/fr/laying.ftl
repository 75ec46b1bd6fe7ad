laying-piece-land = { $land ->
    [forest] une forêt
    [pasture] un pré
    [field] un champ
    [hill] une colline
    [mountain] une montagne
   *[desert] un désert
}
laying-piece-harbor = { $resource ->
   *[any] un port 3:1
    [lumber] un port bois 2:1
    [wool] un port laine 2:1
    [grain] un port blé 2:1
    [brick] un port argile 2:1
    [ore] un port minerai 2:1
}
laying-piece-chit = { $number ->
   *[other] un { $number }
}
laying-turn = { $name } pose { $piece }
laying-turn-of-nobody = Posez { $piece }
laying-choose = { $name } choisit un jeton, puis un endroit où le poser
laying-choose-of-nobody = Choisissez une pièce, puis un endroit où la poser
laying-all-laid = Le plateau est fini
laying-so-far = { $laid ->
    [0] Aucune pièce n’est encore posée ; il y en a { $all } à poser.
    [one] { $laid } pièce posée sur { $all }.
   *[other] { $laid } pièces posées sur { $all }.
}
laying-left = { $count ->
    [one] { $piece }, reste { $count }
   *[other] { $piece }, restent { $count }
}
laying-pieces-left = Pièces qui restent
laying-board = Le plateau
laying-lies = { $piece } en { $hex }
laying-lies-facing = { $piece } en { $hex }, vers { $faces }
laying-logged = { $number }. { $name } : { $step }
laying-logged-of-nobody = { $number }. { $step }
laying-there = Poser en { $hex }
laying-there-facing = Poser en { $hex }, vers { $faces }
laying-not-there = Pas en { $hex } : { $why }
laying-not-there-facing = Pas en { $hex }, vers { $faces } : { $why }
laying-hint = Un plus marque chaque endroit où la pièce peut aller. Un point est un endroit où elle ne peut pas aller ; touchez-le et vous lirez pourquoi. Au clavier, les flèches vont d’un endroit à l’autre.
laying-meanwhile = Quelqu’un d’autre a été plus rapide : votre pièce n’a pas été posée. La dernière pièce posée est : { $step }
laying-meanwhile-empty = Quelqu’un d’autre a été plus rapide, et le plateau est maintenant vide. Actualisez la page.
laying-thanks = Merci. La personne qui dirige le tournoi le prend maintenant pour la ronde. D’ici là, gardez-le pour vous.
laying-last = Posé en dernier
laying-closed = Ce plateau ne se pose plus, ou l’adresse a été fermée. Demandez à la personne qui dirige le tournoi.
