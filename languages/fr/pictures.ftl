pictures-same-as-table = La même chose en tableau
pictures-as-table = { $title }, en tableau

pictures-after-round = après la ronde
pictures-ranks = Rangs après chaque ronde

pictures-way-heading = Ronde par ronde
pictures-first-rank = 1er
pictures-won = gagné
pictures-rank-and-game = Rang et partie, ronde par ronde
pictures-round-column = Ronde
pictures-place-column = Place
pictures-rank-column = Rang après
pictures-among-all = { $entrant ->
   *[player] Parmi tous les joueurs
    [team] Parmi toutes les équipes
}
pictures-way-said = { $ranks }.
pictures-way-begins = { $stage ->
   *[prelim] Rang { $rank } après la ronde { $number }
    [semi] Rang { $rank } après la demi-finale
    [final] Rang { $rank } après la finale
}
pictures-way-goes-on = { $stage ->
   *[prelim] rang { $rank } après la ronde { $number }
    [semi] rang { $rank } après la demi-finale
    [final] rang { $rank } après la finale
}

pictures-at-end = { $points ->
   *[vp] PV à la fin de la partie
    [hexes] Tuiles à la fin de la partie
}
pictures-by-place = { $points ->
   *[vp] Résultats par place et PV
    [hexes] Résultats par place et tuiles
}
pictures-vp-column = { $points ->
   *[vp] { $vp }<span class="vh"> PV</span>
    [hexes] { $vp }<span class="vh"> tuiles</span>
}
pictures-seats-column = Joueurs
pictures-mean-column = { $points ->
   *[vp] PV moyens
    [hexes] Tuiles moyennes
}

pictures-too-few = trop peu
pictures-games-column = Parties
pictures-won-column = Gagnées
pictures-share-column = Part
pictures-range-column = Intervalle à 95 %
pictures-equal-column = Si tous étaient égaux
pictures-finding-column = Ce que cela dit
