badges-before-table = { $ground ->
   *[table] Mesa
    [field] Campo
}
badges-table-state = { $state ->
    [waiting] espera
    [playing] juega
    [submitted] por firmar
    [disputed] desacuerdo
   *[signed] firmada
}
badges-colour = { $colour ->
    [red] rojo
    [blue] azul
    [white] blanco
   *[orange] naranja
}
badges-absent = ausente
badges-withdrawn = se retiró
badges-disqualified = descalificación
