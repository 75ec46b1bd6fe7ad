champion-final-table = { $ground ->
   *[table] Der Finaltisch
    [field] Das Finalfeld
}
champion-place-column = Platz
champion-vp-column = { $points ->
   *[vp] SP im Finale
    [hexes] Hexfelder im Finale
}
champion-all-standings = Ganze Rangliste
