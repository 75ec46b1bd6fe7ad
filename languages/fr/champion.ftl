champion-final-table = { $ground ->
   *[table] La table de la finale
    [field] Le terrain de la finale
}
champion-place-column = Place
champion-vp-column = { $points ->
   *[vp] PV en finale
    [hexes] Tuiles en finale
}
champion-all-standings = Tout le classement
