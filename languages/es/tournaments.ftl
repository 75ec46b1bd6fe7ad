tournaments-name-or-place = Nombre o lugar
tournaments-year = Año
tournaments-all-years = Todos los años
tournaments-find = Buscar
tournaments-show-all = Mostrar todo
tournaments-count = { $count ->
    [one] { $count } torneo
   *[other] { $count } torneos
}
tournaments-found = { $count ->
    [one] { $count } torneo encontrado
   *[other] { $count } torneos encontrados
}
tournaments-series = Series
tournaments-tournaments = Torneos
tournaments-past = Torneos pasados
tournaments-calendar = Calendario
tournaments-calendar-of = Calendario de { $name }
tournaments-none-found = No se ha encontrado ningún torneo
tournaments-none-found-why = Ningún nombre ni lugar contiene estas palabras, o no hubo ninguno ese año. Prueba con menos palabras, o míralos todos.
tournaments-show-all-tournaments = Mostrar todos los torneos
tournaments-none-public = Todavía no hay ningún torneo público
tournaments-none-public-create = Crea uno; aparece aquí en cuanto se abra su inscripción.
tournaments-create = Crear un torneo
tournaments-none-public-why = Los torneos aparecen aquí en cuanto se abre su inscripción.
tournaments-newer = Más recientes
tournaments-older = Anteriores

tournaments-season-file = Los torneos de una temporada como archivo
tournaments-season-for = Para quien informe sobre ellos: jugadores, finalistas, campeón y reglamento de cada torneo entre dos días.
tournaments-season-from = Desde
tournaments-season-until = Hasta
tournaments-season-csv = Hoja de cálculo
tournaments-season-json = Como JSON
tournaments-no-season = Escribe los días como año-mes-día, por ejemplo 2026-01-01, y el último después del primero.
tournaments-season-too-long = { $most ->
        [one] Hay más de { $most } torneo entre estos días. Elige menos días.
       *[other] Hay más de { $most } torneos entre estos días. Elige menos días.
    }

tournaments-follow-all = Seguir todos los torneos como feed
tournaments-follow-found = Seguir como feed los torneos con estas palabras
tournaments-rules = El reglamento del torneo, artículo por artículo, con palabras sencillas
tournaments-for-programs = Lo que aquí es público, para otros programas
tournaments-statistics = Con qué frecuencia gana cada asiento, cada lugar en el orden de juego y cada color, en todos los torneos de aquí
