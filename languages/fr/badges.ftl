badges-before-table = { $ground ->
   *[table] Table
    [field] Terrain
}
badges-table-state = { $state ->
    [waiting] en attente
    [playing] en jeu
    [submitted] saisi
    [disputed] contesté
   *[signed] signé
}
badges-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [white] blanc
   *[orange] orange
}
badges-absent = absent
badges-withdrawn = retrait
badges-disqualified = disqualifié
