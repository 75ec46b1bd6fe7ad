common-player = { $entrant ->
   *[player] Joueur
    [team] Équipe
}
common-table = { $ground ->
   *[table] Table
    [field] Terrain
}
common-table-numbered = { $ground ->
   *[table] Table { $number }
    [field] Terrain { $number }
}
common-points = { $points ->
   *[vp] PV
    [hexes] Tuiles
}
common-share = { $points ->
   *[vp] PV%
    [hexes] Tuiles%
}
common-points-counted = { $points ->
   *[vp] { $count } PV
    [hexes] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
}
