# The words of this language, for everybody who adds to it. Readers are "tú"; no "vosotros" or "ustedes", so that it reads well in
# Spain and in Latin America; no "coger". Quotation marks are «». No gender where a sentence can do without ("quien", "alguien", "todo el
# mundo"); "jugador" and "jugadores" are everybody, as in the printed rules.
#
# The game, by the Spanish edition (Devir):
# victory points, VP = puntos de victoria, PV (VP% = PV%); hexes counted, Hexes% = hexágonos, Hex.%
# settlement, city, road = poblado, ciudad, carretera: as printed; never "asentamiento", "camino"
# longest road, largest army = gran ruta comercial, gran ejército de caballería: as printed
# robber = ladrón; knight = caballero; harbor = puerto: as printed
# development card, progress card, VP card = carta de desarrollo, carta de progreso, carta de PV
# year of plenty, monopoly, road building = descubrimiento, monopolio, construcción de carreteras
# resource, resource card = materia prima, carta de materia prima: as printed, not "recurso"
# lumber or wood, brick, wool, grain or wheat, ore = madera, arcilla, lana, cereales, mineral; so many of them: 2 de lana, 3 de cereales
# forest, hill, pasture, field, mountain, desert = bosque, cerro, pasto, sembrado, montaña, desierto: as printed (a ground to play on is "campo")
# letters of a picture: M madera, A arcilla, L lana, C cereales, P mineral (piedra, as players say: M is taken), D desierto
# hex = hexágono; corner = encrucijada; edge of a hex = lado; number chit = ficha numerada; pips = puntitos (they are no points); dock = muelle
# to trade, trade = comerciar, comercio; bank = banca; supply = reserva; to discard = descartar
# dice, to roll or throw, roll = dados, tirar, tirada; turn = turno
# to steal = robar; in Struggle, where to draw cards is "robar", to steal is "quitar": as on its cards
# base game, expansion = juego básico, ampliación (in Struggle, as printed) or expansión (another box); edition = edición
# opening placements = fase de fundación: as printed; goal = meta; share = parte; score = puntuación
# game set = juego; piece = pieza; board = tablero; layout of the board = disposición del tablero; land = terreno
# castle, church, university of Struggle = ciudadela (as printed), iglesia, universidad; their names in the log stay English
#
# The tournament:
# game (one that is played) = partida; game (what is in the box) = juego; rules of the game = reglas del juego
# championship rules, rule set = reglamento del campeonato, reglamento; clause = artículo
# tournament, event, side event, side game = torneo, torneo or evento, torneo paralelo, juego paralelo
# series, event of a series = serie, torneo de la serie; preliminary event = torneo preliminar
# stage = fase; preliminary game, preliminary round = partida preliminar, ronda preliminar
# semi-finals, final, final day = semifinales, final, día de la final
# round, table, field, seat, chair = ronda, mesa, campo, asiento, silla; is closed = está cerrada
# seats of a round, seat schedule = mesas (se publican las mesas), reparto de mesas; to seat = sentar
# selection position, position = posición de elección, posición; play order = orden de juego; starting player = quien empieza
# standings, ranking = clasificación; rank, place = puesto; best-ranked = mejor clasificados
# tiebreaker, tied, lots = desempate, empate or empatados, sorteo; seed (of chance) = semilla
# points for places = puntos por puesto; win, winner, champion = victoria, quien gana, campeón ("quien gana es campeón": avoid it where one can)
# record sheet = hoja de resultados, short: hoja; result = resultado; to sign, signature = firmar, firma
# organizer, the organizers = organizador, la organización; staff, one of the staff = el personal, alguien del personal
# judge = árbitro, as at Spanish CATAN championships and in chess; referee of Full-Contact = árbitro de campo
# resource handler = quien lleva la banca
# ruling, to rule, log a ruling = decisión, decidir, anotar una decisión; penalty = sanción
# caution, warning, disqualification = aviso, advertencia, descalificación; to lift, lifted = anular, sin efecto
# accepted play = jugada aceptada; dispute = desacuerdo; collusion = colusión; sent away, ban = expulsión, exclusión
# code of conduct = código de conducta; harassment = acoso; photo policy = normas sobre fotos
# public log, log, step = registro público, registro, paso; to take back = deshacer
# pause, paused = pausa, en pausa; turn timer = reloj de turno
# to register, check-in = inscribirse, check-in; no-show = no presentarse, ausente; to withdraw = retirarse; waiting list = lista de espera
# a word written as code, or typed as it stands = unchanged
#
# Pages, mails and screens:
# own page, private link = tu página, enlace privado; confidential report = comunicación confidencial, to report = comunicar
# seat of one player = asiento; seats are public = los asientos son públicos; seat schedule = reparto de mesas
# seed (of semi-finals) = cabeza de serie; to meet = enfrentarse a, repeat meeting = encuentro repetido; next in rank = siguiente de la clasificación
# won, winner (in a column or behind points) = victoria; champion (over a name) = gana el campeonato, título; disqualified (beside a name) = descalificación
# place, with an ordinal = puesto 2.º (behind the word: then 1.º and 3.º are right, too)
# place of a tournament = plaza; called off = cancelado; guardian = representante legal; to bring back = readmitir, out of the archive = traer de vuelta
# phone = teléfono (móvil in the rules); laptop, computer = portátil, equipo; e-mail, e-mail address = correo; tablet = tableta; card with the PIN = tarjeta
# to sign in, sign out = iniciar sesión, cerrar sesión; passkey = llave de acceso; second factor = segundo factor
# receipt, digest, digest chain, link of it = comprobante, huella, cadena de huellas, eslabón; sealed = sellado
# to store, stored = guardar, guardado; to enter a result = introducir; final (a result) = definitivo; stands = queda como está

language-own-name = Español
language-choice = Idioma
language-no-such = Ese idioma no está disponible. Elige uno de los que se ofrecen.
language-comma = {", "}
language-ordinal = { $number }.º
language-more = { $count ->
   *[other] { $count } más
}
