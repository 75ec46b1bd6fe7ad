champion-final-table = { $ground ->
   *[table] La mesa de la final
    [field] El campo de la final
}
champion-place-column = Puesto
champion-vp-column = { $points ->
   *[vp] PV en la final
    [hexes] Hexágonos en la final
}
champion-all-standings = Toda la clasificación
