champion-final-table = { $ground ->
   *[table] De finaletafel
    [field] Het finaleveld
}
champion-place-column = Plaats
champion-vp-column = { $points ->
   *[vp] OP in de finale
    [hexes] Tegels in de finale
}
champion-all-standings = Hele stand
