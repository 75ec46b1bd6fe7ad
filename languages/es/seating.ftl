seating-none-yet = Todavía no hay asientos públicos
seating-none-yet-hint = Aquí se lee cómo de bueno es el reparto de mesas en cuanto se publica una ronda.
seating-proof-none-yet-hint = La demostración y la imagen aparecen aquí en cuanto se publica una ronda.
seating-about-the-tournament = Sobre el torneo
seating-tournament-page = La página del torneo
seating-proof-button = Por qué, y quién se enfrenta a quién
seating-meetings-button = Quién se enfrenta a quién
seating-what-figures-count = Qué cuentan estas cifras
seating-order-of-figures = Por orden de importancia (1.1.5); las dos últimas son propias de Reeve.
seating-all-rounds-count = { $rounds ->
   *[other] Cuentan las { $rounds } rondas, también aquellas cuyas mesas todavía no son públicas.
}
seating-rounds-shown = { $shown ->
   *[other] La imagen y la lista contienen { $shown } de { $rounds } rondas: aquellas cuyas mesas son públicas.
}
seating-why-best-heading = Por qué no puede ser mejor
seating-what-is-known-heading = Qué se sabe de él

seating-meetings-heading = Quién se enfrenta a quién
seating-meetings-read = Una casilla rellena: los dos { $entrant ->
       *[player] jugadores
        [team] equipos
    } están en { $ground ->
       *[table] una misma mesa
        [field] un mismo campo
    }. Una casilla más intensa con un número: se enfrentan esas veces.
seating-meetings-frame = Un marco: comparten un grupo o un club.
seating-meetings-numbers = Filas y columnas llevan los números de la tabla de abajo.
seating-picture-size = Tamaño de la imagen
seating-picture-whole = La imagen entera
seating-picture-large = Grande, para explorar
seating-picture-label = Imagen de quién se enfrenta a quién
seating-picture-title = Quién se enfrenta a quién, y cuántas veces. La tabla de abajo dice lo mismo con palabras.
seating-same-as-table = Lo mismo como tabla
seating-meetings-caption = Quién se enfrenta a quién
seating-number-column = N.º
seating-meets-column = Se enfrenta a
seating-met = { $times ->
    [1] { $numbers }
    [2] dos veces { $numbers }
   *[other] { $times } veces { $numbers }
}

seating-figure-most = Máximo de encuentros de dos { $entrant ->
       *[player] jugadores
        [team] equipos
    }
seating-figure-most-counts = Cuántas veces se enfrentan los dos { $entrant ->
       *[player] jugadores
        [team] equipos
    } que más se enfrentan.
seating-figure-repeats = Encuentros repetidos
seating-figure-repeats-counts = Cuántas veces vuelven a enfrentarse dos { $entrant ->
       *[player] jugadores
        [team] equipos
    } que ya se habían enfrentado.
seating-figure-positions = Posiciones repetidas
seating-figure-positions-counts = Cuántas veces alguien recibe una posición de elección que ya tuvo.
seating-figure-groups = Mismo grupo o club en { $ground ->
       *[table] una mesa
        [field] un campo
    }
seating-figure-groups-counts = Cuántas veces dos { $entrant ->
       *[player] jugadores
        [team] equipos
    } de un mismo grupo o club están en { $ground ->
       *[table] la misma mesa
        [field] el mismo campo
    }.
seating-figure-threes-again = Dos veces en { $ground ->
       *[table] una mesa
        [field] un campo
    } de tres
seating-figure-threes-again-counts = Cuántas personas están dos veces o más en { $ground ->
       *[table] una mesa
        [field] un campo
    } de tres mientras otra no lo está nunca.
seating-figure-threes = Reparto de { $ground ->
       *[table] las mesas
        [field] los campos
    } de tres
seating-figure-threes-counts = Lo bien repartidas que están las veces en { $ground ->
       *[table] mesas
        [field] campos
    } de tres. Como número: las veces de cada { $entrant ->
       *[player] jugador
        [team] equipo
    }, multiplicadas por sí mismas y sumadas. Cuanto menor, mejor repartidas.
seating-figure-none = no hay
seating-figure-even = igualado
seating-best-unknown = no se sabe lo mejor posible
seating-best-possible = lo mejor posible
seating-at-best = { $number } como mejor

seating-number = { $count ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}
seating-number-begins = { $count ->
    [0] Cero
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
   *[other] { $count }
}

seating-brought = El organizador trajo este reparto como archivo.
seating-only-rounds = { $last ->
    [1] Eso vale para la ronda 1: las siguientes siguen la clasificación, y en ellas los { $entrant ->
       *[player] jugadores
        [team] equipos
    } pueden volver a enfrentarse.
   *[other] Eso vale para las rondas 1 a { $last }: las siguientes siguen la clasificación, y en ellas los { $entrant ->
       *[player] jugadores
        [team] equipos
    } pueden volver a enfrentarse.
}
seating-no-repeats = No hay dos { $entrant ->
       *[player] jugadores
        [team] equipos
    } que se enfrenten dos veces.
seating-over-all = { $players ->
    [one] En las { $rounds } rondas, con { $players } { $entrant ->
       *[player] jugador
        [team] equipo
    }
   *[other] En las { $rounds } rondas, con { $players } { $entrant ->
       *[player] jugadores
        [team] equipos
    }
}
seating-most-meetings = { $most ->
    [2] nadie se enfrenta a nadie tres veces
   *[other] nadie se enfrenta a nadie más de { $word } veces
}
seating-repeats-best = { $repeats ->
    [one] { $which }: { $most }, y entonces no puede haber menos de un encuentro repetido, que es lo que hay.
   *[other] { $which }: { $most }, y entonces no puede haber menos de { $word } encuentros repetidos, que son los que hay.
}
seating-repeats-at-least = { $repeats ->
    [one] { $which }: un encuentro repetido, del que es inevitable al menos { $least }, y { $most }.
   *[other] { $which }: { $word } encuentros repetidos, de los que son inevitables al menos { $least }, y { $most }.
}
seating-repeats-unproven = { $repeats ->
    [one] { $which }: un encuentro repetido, y { $most }.
   *[other] { $which }: { $word } encuentros repetidos, y { $most }.
}
seating-no-position-again = Nadie tiene dos veces una misma posición de elección.
seating-positions-even = Las posiciones de elección de todo el mundo son tan variadas como pueden ser.
seating-positions-again = { $times ->
    [one] Una vez se repite una posición de elección.
   *[other] { $word } veces se repite una posición de elección.
}
seating-positions-again-best = { $times ->
    [one] Una vez se repite una posición de elección, y no puede ser menos.
   *[other] { $word } veces se repite una posición de elección, y no pueden ser menos.
}
seating-groups-apart = Nadie comparte mesa con alguien de su mismo grupo o club.
seating-groups-together = { $times ->
    [one] Una vez coinciden dos personas de un mismo grupo o club.
   *[other] { $word } veces coinciden dos personas de un mismo grupo o club.
}
seating-groups-together-best = { $times ->
    [one] Una vez coinciden dos personas de un mismo grupo o club; menos no es posible.
   *[other] { $word } veces coinciden dos personas de un mismo grupo o club; menos no es posible.
}
seating-threes-again = { $players ->
    [one] Un { $entrant ->
       *[player] jugador
        [team] equipo
    } está dos veces o más en { $ground ->
       *[table] una mesa
        [field] un campo
    } de tres mientras alguien no lo está nunca.
   *[other] { $word } { $entrant ->
       *[player] jugadores
        [team] equipos
    } están dos veces o más en { $ground ->
       *[table] una mesa
        [field] un campo
    } de tres mientras alguien no lo está nunca.
}
seating-threes-even = { $ground ->
       *[table] Las mesas
        [field] Los campos
    } de tres se reparten de la forma más igualada posible.
seating-proven-best = Demostrado: no puede ser mejor.
seating-proven-best-but-threes = Demostrado: no puede ser mejor en rivales, posiciones y grupos; no se sabe si { $ground ->
       *[table] las mesas
        [field] los campos
    } de tres podrían repartirse de forma más igualada.
seating-not-proven = No se sabe si existe un reparto mejor.
seating-changed-since = Los { $entrant ->
       *[player] jugadores
        [team] equipos
    } o { $ground ->
       *[table] sus mesas fijas
        [field] sus campos fijos
    } han cambiado desde entonces, así que de este reparto no hay nada demostrado.
seating-better-exists = Existe un reparto mejor.

seating-extra-threes = { $found ->
    [one] La ronda { $round } tiene { $found } { $ground ->
       *[table] mesa
        [field] campo
    } de tres, y bastarían { $wanted } (1.1.5).
   *[other] La ronda { $round } tiene { $found } { $ground ->
       *[table] mesas
        [field] campos
    } de tres, y bastarían { $wanted } (1.1.5).
}
seating-gave-repeats-by-hand = Los encuentros repetidos podrían ser menos, o repartirse entre más { $entrant ->
       *[player] jugadores
        [team] equipos
    }: { $why }.
seating-gave-repeats = { $repeats ->
    [one] Hubo que aceptar un encuentro repetido: { $why }.
   *[other] { $word } encuentros repetidos se tuvieron que aceptar: { $why }.
}
seating-gave-positions = { $times ->
    [one] Una posición de elección se repite: { $why }.
   *[other] { $word } posiciones de elección se repiten: { $why }.
}
seating-gave-groups = { $times ->
    [one] Una vez coinciden personas de un mismo grupo o club: { $why }.
   *[other] { $word } veces coinciden personas de un mismo grupo o club: { $why }.
}
seating-because-file-or-swaps = los asientos vienen de un archivo o se intercambiaron
seating-because-by-hand = los asientos se cambiaron a mano
seating-because-file-and-repair = los asientos vienen de un archivo o se intercambiaron, y desde entonces se cambiaron los menos posibles
seating-because-repair = se cambiaron los menos asientos posibles
seating-because-few-people = hay muy poca gente o { $ground ->
       *[table] muy pocas mesas
        [field] muy pocos campos
    } para que todo el mundo tenga rivales nuevos cada vez
seating-because-bound-seats = los asientos que debían quedarse dejan menos margen para rivales nuevos
seating-because-played-rounds = las rondas ya jugadas dejan menos margen para rivales nuevos
seating-because-none-found = no se encontró ningún reparto con menos
seating-because-no-position-4 = { $ground ->
       *[table] las mesas
        [field] los campos
    } de tres no tienen posición 4, así que no llega para todos
seating-because-played-or-bound = lo que ya se jugó o debe quedarse deja menos margen
seating-because-opponents-first = los rivales distintos van antes que las posiciones distintas
seating-because-large-groups = no se puede separar a un grupo con más miembros que { $ground ->
       *[table] mesas
        [field] campos
    }, ni a personas que tienen que enfrentarse a casi todo el mundo
seating-because-opponents-and-positions-first = los rivales y las posiciones distintos van antes que separar a los grupos
seating-because-kept-rounds = las sientan juntas rondas que se quedan como están
seating-because-fixed = las juntan { $ground ->
       *[table] mesas fijas
        [field] campos fijos
    } o asientos fijados
seating-because-fixed-or-kept = las juntan { $ground ->
       *[table] mesas fijas
        [field] campos fijos
    } o asientos fijados, y rondas que se quedan como están
seating-because-some-fixed = a algunas las juntan { $ground ->
       *[table] mesas fijas
        [field] campos fijos
    } o asientos fijados; a las demás, grupos grandes, o rivales y posiciones, que van antes
seating-because-groups-changed = los grupos o clubes se cambiaron después de hacer el reparto

seating-tables-of-four = { $count ->
    [one] { $ground ->
       *[table] una mesa
        [field] un campo
    } de cuatro
   *[other] { $word } { $ground ->
       *[table] mesas
        [field] campos
    } de cuatro
}
seating-tables-of-three = { $count ->
    [one] { $ground ->
       *[table] una mesa
        [field] un campo
    } de tres
   *[other] { $word } { $ground ->
       *[table] mesas
        [field] campos
    } de tres
}
seating-proof-no-tables = { $players ->
    [one] { $players } { $entrant ->
       *[player] jugador
        [team] equipo
    } no se puede repartir en { $ground ->
       *[table] mesas
        [field] campos
    } de tres y cuatro.
   *[other] { $players } { $entrant ->
       *[player] jugadores
        [team] equipos
    } no se pueden repartir en { $ground ->
       *[table] mesas
        [field] campos
    } de tres y cuatro.
}
seating-proof-field = { $rounds ->
    [one] Con { $players } { $entrant ->
       *[player] jugadores
        [team] equipos
    } salen { $sizes }: juega todo el mundo, y { $ground ->
       *[table] las mesas de tres son tan pocas
        [field] los campos de tres son tan pocos
    } como pueden ser. En una ronda, todo el mundo debería enfrentarse a tantas personas distintas como sea posible.
   *[other] Con { $players } { $entrant ->
       *[player] jugadores
        [team] equipos
    } salen { $sizes }: juega todo el mundo, y { $ground ->
       *[table] las mesas de tres son tan pocas
        [field] los campos de tres son tan pocos
    } como pueden ser. En { $word } rondas, todo el mundo debería enfrentarse a tantas personas distintas como sea posible.
}
seating-proof-one-table = Hay { $ground ->
       *[table] una sola mesa, la misma
        [field] un solo campo, el mismo
    } en todas las rondas; solo cambian las posiciones.
seating-proof-design = { $ground ->
       *[table] Las mesas
        [field] Los campos
    } vienen de un diseño conocido para 24 personas: una ronda está hecha de modo que, al avanzar un lugar a todo el mundo menos a tres, ronda tras ronda, no se junten dos personas dos veces. Quien pasa del número de { $entrant ->
       *[player] jugadores
        [team] equipos
    } se deja fuera.
seating-proof-circles = { $tables ->
    [one] Imagina cuatro círculos de { $tables } silla, un círculo por cada silla de { $ground ->
       *[table] una mesa
        [field] un campo
    }. De ronda en ronda, los círculos giran en medidas distintas. Dos personas de un mismo círculo no se enfrentan nunca; dos personas de círculos distintos se enfrentan cuando el giro entre sus círculos las lleva { $ground ->
       *[table] a la misma mesa
        [field] al mismo campo
    }. Los giros se eligen de modo que, para cada dos círculos, sea otro en cada ronda, así que nadie se enfrenta a nadie dos veces. Las sillas vacías, si las hay, están todas en un círculo, así que cada una hace { $ground ->
       *[table] una mesa
        [field] un campo
    } de tres.
   *[other] Imagina cuatro círculos de { $tables } sillas, un círculo por cada silla de { $ground ->
       *[table] una mesa
        [field] un campo
    }. De ronda en ronda, los círculos giran en medidas distintas. Dos personas de un mismo círculo no se enfrentan nunca; dos personas de círculos distintos se enfrentan cuando el giro entre sus círculos las lleva { $ground ->
       *[table] a la misma mesa
        [field] al mismo campo
    }. Los giros se eligen de modo que, para cada dos círculos, sea otro en cada ronda, así que nadie se enfrenta a nadie dos veces. Las sillas vacías, si las hay, están todas en un círculo, así que cada una hace { $ground ->
       *[table] una mesa
        [field] un campo
    } de tres.
}
seating-proof-search = { $ground ->
       *[table] Las mesas se encontraron mediante una búsqueda, y se contaron después.
        [field] Los campos se encontraron mediante una búsqueda, y se contaron después.
    }
seating-proof-search-only = Para este número no se conoce ninguna construcción: { $ground ->
       *[table] las mesas
        [field] los campos
    } se encontraron mediante una búsqueda, y se contaron después.
seating-proof-no-repeats = Nadie se enfrenta a nadie dos veces, y nada puede ser mejor que eso.
seating-proof-repeats-not-proven = { $repeats ->
    [one] Se llegó a { $repeats } encuentro repetido. De contar se deducen al menos { $least }; este programa no sabe si es posible que haya menos.
   *[other] Se llegó a { $repeats } encuentros repetidos. De contar se deducen al menos { $least }; este programa no sabe si es posible que haya menos.
}
seating-proof-rounds-share = { $tables ->
    [one] { $ground ->
       *[table] Una mesa toma sus { $entrant ->
           *[player] jugadores
            [team] equipos
        } de la única mesa de cualquier otra ronda, y con menos mesas
        [field] Un campo toma sus { $entrant ->
           *[player] jugadores
            [team] equipos
        } del único campo de cualquier otra ronda, y con menos campos
    } que { $entrant ->
       *[player] jugadores
        [team] equipos
    } en { $ground ->
       *[table] una
        [field] uno
    }, dos de ellos tienen que venir { $ground ->
       *[table] de la misma
        [field] del mismo
    }. Así que cada dos rondas tienen encuentros en común; hay { $pairs } pares de rondas, y un par de { $entrant ->
       *[player] jugadores
        [team] equipos
    } que se enfrenta { $most } veces no puede explicar más de ellos. De contarlos resultan { $repeats } encuentros repetidos como mínimo, que son los que tiene el reparto.
   *[other] { $ground ->
       *[table] Una mesa toma sus { $entrant ->
           *[player] jugadores
            [team] equipos
        } de las { $word } mesas de cualquier otra ronda, y con menos mesas
        [field] Un campo toma sus { $entrant ->
           *[player] jugadores
            [team] equipos
        } de los { $word } campos de cualquier otra ronda, y con menos campos
    } que { $entrant ->
       *[player] jugadores
        [team] equipos
    } en { $ground ->
       *[table] una
        [field] uno
    }, dos de ellos tienen que venir { $ground ->
       *[table] de la misma
        [field] del mismo
    }. Así que cada dos rondas tienen encuentros en común; hay { $pairs } pares de rondas, y un par de { $entrant ->
       *[player] jugadores
        [team] equipos
    } que se enfrenta { $most } veces no puede explicar más de ellos. De contarlos resultan { $repeats } encuentros repetidos como mínimo, que son los que tiene el reparto.
}
seating-proof-few-people = { $rounds ->
    [one] Todo el mundo se enfrenta a dos o tres personas en cada una de { $rounds } ronda, y los demás son solo { $others }. Lo que pasa de ahí tienen que ser repeticiones, y para los torneos más pequeños un programa recorrió todas las posibilidades. De ahí resultan al menos { $repeats } encuentros repetidos, que son los que tiene el reparto.
   *[other] Todo el mundo se enfrenta a dos o tres personas en cada una de { $rounds } rondas, y los demás son solo { $others }. Lo que pasa de ahí tienen que ser repeticiones, y para los torneos más pequeños un programa recorrió todas las posibilidades. De ahí resultan al menos { $repeats } encuentros repetidos, que son los que tiene el reparto.
}
seating-proof-every-schedule = { $players ->
    [one] { $rounds ->
        [one] Con solo un { $entrant ->
       *[player] jugador
        [team] equipo
    } y una ronda, un programa recorre todos los repartos que podrían ser mejores, con lo que está fijo o se queda. No hay ninguno, por el orden de rivales, posiciones, grupos y { $ground ->
       *[table] mesas
        [field] campos
    } de tres.
       *[other] Con solo un { $entrant ->
       *[player] jugador
        [team] equipo
    } y { $word-rounds } rondas, un programa recorre todos los repartos que podrían ser mejores, con lo que está fijo o se queda. No hay ninguno, por el orden de rivales, posiciones, grupos y { $ground ->
       *[table] mesas
        [field] campos
    } de tres.
    }
   *[other] { $rounds ->
        [one] Con solo { $word-players } { $entrant ->
       *[player] jugadores
        [team] equipos
    } y una ronda, un programa recorre todos los repartos que podrían ser mejores, con lo que está fijo o se queda. No hay ninguno, por el orden de rivales, posiciones, grupos y { $ground ->
       *[table] mesas
        [field] campos
    } de tres.
       *[other] Con solo { $word-players } { $entrant ->
       *[player] jugadores
        [team] equipos
    } y { $word-rounds } rondas, un programa recorre todos los repartos que podrían ser mejores, con lo que está fijo o se queda. No hay ninguno, por el orden de rivales, posiciones, grupos y { $ground ->
       *[table] mesas
        [field] campos
    } de tres.
    }
}
seating-proof-positions = Las posiciones se dan cuando { $ground ->
       *[table] las mesas están elegidas
        [field] los campos están elegidos
    }. La posición 4 solo existe en { $ground ->
       *[table] las mesas
        [field] los campos
    } de cuatro; quién la tiene y dónde se fija primero, como un emparejamiento. Lo que queda son tres asientos en cada { $ground ->
       *[table] mesa
        [field] campo
    }, y según un teorema de König (1916) siempre se pueden dar tres posiciones de modo que nadie repita una antes de haber tenido las otras.
seating-proof-positions-even = Así que las posiciones no podrían ser más variadas para nadie.
seating-proof-few-fourth-seats = { $share ->
    [one] En { $rounds } rondas, cada uno de { $players } { $entrant ->
       *[player] jugadores
        [team] equipos
    } debería tener una vez la posición 4, pero solo hay { $seats } asientos así. La diferencia, { $repeats }, no se puede evitar.
   *[other] En { $rounds } rondas, cada uno de { $players } { $entrant ->
       *[player] jugadores
        [team] equipos
    } debería tener { $word } veces la posición 4, pero solo hay { $seats } asientos así. La diferencia, { $repeats }, no se puede evitar.
}
