rounds-title = { $stage ->
    [semi] Demi-finales
    [final] Finale
   *[prelim] Ronde { $number }
}
rounds-game = { $stage ->
    [semi] Demi-finale
    [final] Finale
   *[prelim] Ronde { $number }
}
rounds-named = { $stage ->
    [semi] les demi-finales
    [final] la finale
   *[prelim] la ronde { $number }
}
rounds-in-list = { $stage ->
    [semi] demi-finales
    [final] finale
   *[prelim] ronde { $number }
}
rounds-planned = { $stage ->
   *[prelim] La ronde { $number } est prévue : { $when }.
    [semi] Les demi-finales sont prévues : { $when }.
    [final] La finale est prévue : { $when }.
}

rounds-being-played = en cours
rounds-closed = c’est clos
rounds-starts-soon = { $stage ->
    [semi] commencent bientôt
   *[prelim] commence bientôt
}
rounds-no-result-yet = pas encore
rounds-not-counted = non compté

rounds-seats-taken-back = Les places montrées ici pour { $rounds } ne valent plus. Attendez les nouvelles.
rounds-seats-changed = Les places pour { $rounds } ont été changées à { $clock } : { $changes }.
rounds-changed-before = Avant cela : { $changes }.
rounds-check-where-you-sit = Vérifiez où est votre place maintenant.
rounds-seats-removed = Les places pour { $rounds } ont été retirées à { $clock } : { $changes }. Attendez les nouvelles.
rounds-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
rounds-sit-elsewhere = { $count ->
    [one] { $who } change de place
   *[other] { $who } changent de place
}
rounds-have-a-seat = { $count ->
    [one] { $who } a maintenant une place
   *[other] { $who } ont maintenant une place
}
rounds-have-no-seat = { $count ->
    [one] { $who } n’a plus de place
   *[other] { $who } n’ont plus de place
}
rounds-own-seat-changed = { $stage ->
   *[prelim] Votre place pour la ronde { $number } a changé à { $clock } : table { $table }, position { $position }, et non plus table { $table-before }, position { $position-before }.
    [semi] Votre place pour les demi-finales a changé à { $clock } : table { $table }, position { $position }, et non plus table { $table-before }, position { $position-before }.
    [final] Votre place pour la finale a changé à { $clock } : table { $table }, position { $position }, et non plus table { $table-before }, position { $position-before }.
}
rounds-own-seat-given = { $stage ->
   *[prelim] Vous avez une place pour la ronde { $number } depuis { $clock } : table { $table }, position { $position }.
    [semi] Vous avez une place pour les demi-finales depuis { $clock } : table { $table }, position { $position }.
    [final] Vous avez une place pour la finale depuis { $clock } : table { $table }, position { $position }.
}
rounds-own-seat-gone = { $stage ->
   *[prelim] Vous n’avez plus de place pour la ronde { $number } depuis { $clock }. C’était table { $table }, position { $position }.
    [semi] Vous n’avez plus de place pour les demi-finales depuis { $clock }. C’était table { $table }, position { $position }.
    [final] Vous n’avez plus de place pour la finale depuis { $clock }. C’était table { $table }, position { $position }.
}

rounds-has-signed = a signé
rounds-card-won = { $points ->
   *[vp] PV, victoire
    [hexes] tuiles, victoire
}
rounds-open-game = Ouvrir la partie<span class="vh"> : { $ground ->
   *[table] table { $number }
    [field] terrain { $number }
}</span>
rounds-call-judge = Appeler un arbitre<span class="vh"> { $ground ->
   *[table] à la table { $number }
    [field] sur le terrain { $number }
}</span>
