badges-before-table = { $ground ->
   *[table] Tafel
    [field] Veld
}
badges-table-state = { $state ->
    [waiting] wacht
    [playing] bezig
    [submitted] ingevoerd
    [disputed] betwist
   *[signed] getekend
}
badges-colour = { $colour ->
    [red] rood
    [blue] blauw
    [white] wit
   *[orange] oranje
}
badges-absent = afwezig
badges-withdrawn = teruggetrokken
badges-disqualified = gediskwalificeerd
