badges-before-table = { $ground ->
   *[table] Tisch
    [field] Feld
}
badges-table-state = { $state ->
    [waiting] wartet
    [playing] spielt
    [submitted] eingetragen
    [disputed] strittig
   *[signed] unterschrieben
}
badges-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [white] Weiß
   *[orange] Orange
}
badges-absent = fehlt
badges-withdrawn = ausgestiegen
badges-disqualified = disqualifiziert
