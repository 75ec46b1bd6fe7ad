face-day-label = Día
face-doors-label = Apertura de puertas
face-start-label = Inicio
face-fee-label = Precio
face-free = Gratis
face-is-free = Es gratis.
face-fee-is = El precio es { $amount }.
face-level-qualifier = Clasificatorio nacional o torneo estatal
face-level-national = Campeonato nacional
face-level-masters = Masters Invitational
face-level-world = Campeonato Mundial

face-doors-open = Apertura de puertas
face-start = Inicio
face-check-in = Check-in
face-welcome = Bienvenida
face-break = Pausa
face-prizes = Premios
face-something-else = Otra cosa
face-day-numbered = Día { $number }
face-day-of = Día { $number }, { $date }
face-planned-for = previsto: { $when }

face-place = Puesto { $place }
face-places = Puestos { $first } a { $last }
face-place-in-words = { $rank ->
    [1] Primer puesto
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
    [6] Sexto puesto
    [7] Séptimo puesto
    [8] Octavo puesto
    [9] Noveno puesto
    [10] Décimo puesto
    [11] Undécimo puesto
    [12] Duodécimo puesto
    [13] Decimotercer puesto
    [14] Decimocuarto puesto
    [15] Decimoquinto puesto
    [16] Decimosexto puesto
    [17] Decimoséptimo puesto
    [18] Decimoctavo puesto
    [19] Decimonoveno puesto
   *[other] Vigésimo puesto
}
face-played = { $wins ->
    [one] { $games ->
        [one] { $wins } victoria y { $result } en { $games } partida
       *[other] { $wins } victoria y { $result } en { $games } partidas
    }
   *[other] { $games ->
        [one] { $wins } victorias y { $result } en { $games } partida
       *[other] { $wins } victorias y { $result } en { $games } partidas
    }
}

face-code-everybody = Trata a todo el mundo con amabilidad, cortesía, respeto y juego limpio, en la mesa y fuera de ella. Esto vale igual para jugadores, personal, contratistas, vendedores, personal del hotel, invitados y prensa (2.1.2, 2.1.4).
face-code-harassment = El acoso, del tipo que sea, no tiene lugar aquí: nada de intimidación ni amenazas, palabras hirientes, violencia, hostigamiento, maltrato, acechar o seguir a alguien; ni contacto físico o atención sexual no deseados, ni fotos o vídeos de quien no quiere, ni interrumpir los actos. Es aún peor cuando se dirige contra la raza o etnia, el origen nacional, el género o la forma de expresarlo, el sexo, la orientación sexual, la edad, la discapacidad, la religión, la ciudadanía, el estado de salud o el embarazo (2.2.1, 2.2.2).
face-code-stop = Si a alguien se le pide que pare, tiene que parar de inmediato. Di a cualquiera del personal lo que sufras o veas (2.2.3).
face-code-devices = Los móviles y otros dispositivos no están sobre la mesa ni se usan durante la partida. Se pueden hacer fotos del tablero antes y después. Para una llamada de emergencia, díselo a tus rivales: la partida se pone en pausa (2.1.5 a 2.1.7).
face-code-order = No alteres el torneo, ni lo que le pertenece, ni el lugar que lo rodea, y procura que los amigos y la familia que traigas también cumplan esto (2.1.8, 2.1.11).
face-code-breach = Quien incumpla estas normas se expone a la descalificación, la expulsión y la exclusión (2.1.2, 2.1.12).

face-photo-published = En el evento se hacen y se publican fotos, vídeos y grabaciones de sonido. Al participar permites que CATAN GmbH, y quienes actúan por ella, usen grabaciones en las que se te ve o se te oye, por ejemplo en información, publicidad, sitios web y redes sociales (3.1.1).
face-photo-own = Puedes grabar tu propia partida si cumples las condiciones de las normas; emitirla en directo no está permitido (3.1.2).
