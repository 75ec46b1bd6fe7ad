pages-tournaments = Torneos
pages-tournament = Torneo
pages-register = Inscribirse
pages-seats = Mesas
pages-results = Resultados
pages-standings = Clasificación
pages-semi-finals-and-final = Semifinales y final
pages-final-stage = Fase final
pages-boards = Tableros
pages-seat-schedule = Reparto de mesas
pages-rules-here = Reglamento de este torneo
pages-rules-in-short = El reglamento en breve
pages-staff-pages = Personal
pages-champion = Quién ganó
pages-code-at-the-door = Código de la puerta
pages-link-does-not-work = Este enlace no funciona
pages-moved = Reeve se ha mudado
pages-no-connection = Sin conexión
pages-open-a-screen = Abrir una pantalla
pages-screen-removed = Esta pantalla se ha retirado
pages-stream = Emisión
pages-stream-gone = No existe esa emisión
pages-proof-and-picture = Demostración e imagen
pages-who-meets-whom = Quién se enfrenta a quién
pages-public-log = Registro público
pages-statistics = Estadísticas
pages-statistics-of-all = Estadísticas de todos los torneos
pages-api = Para programas
pages-game = { $ground ->
   *[table] { $round }, mesa { $number }: la partida
    [field] { $round }, campo { $number }: la partida
}
pages-board = Tablero de { $round }
pages-seats-of = Mesas: { $round }
pages-feed-of = Torneos: { $words }

pages-says-start = Torneos de CATAN: inscripción, mesas, resultados y clasificación.
pages-says-rules = Todos los artículos del reglamento del campeonato CATAN, en breve.
pages-says-statistics = Con qué frecuencia gana cada asiento, cada lugar en el orden de juego y cada color.
pages-says-tournament = { $day }, { $place }: { $stands }
