# The words of this language, for everybody who adds to it. Readers are "du" ("ihr" where a whole table is meant). No gender where a
# sentence can do without: "wer spielt", "alle", "niemand", "Person"; "Spieler" as the general word in labels, columns and headings only.
#
# The game, by the German edition (Kosmos):
# victory points, VP = Siegpunkte, SP (VP% = SP%): as printed, shortened as players write it; VP card = Siegpunktkarte
# settlement, city, road = Siedlung, Stadt, Straße: as printed
# longest road, largest army = Längste Handelsstraße, Größte Rittermacht: as printed, both words with a capital; their tile = Sonderkarte
# robber = Räuber; to move it = versetzen; to steal = rauben (never "klauen"); knight = Ritter; harbor = Hafen; dock = Anlegestelle
# development card = Entwicklungskarte; progress card = Fortschrittskarte: as printed
# year of plenty, monopoly, road building = Erfindung, Monopol, Straßenbau: as printed
# lumber or wood, brick, wool, grain or wheat, ore = Holz, Lehm, Wolle, Getreide, Erz; resource = Rohstoff; resource card = Rohstoffkarte
# forest, hill, pasture, field, mountain, desert = Wald, Hügelland, Weideland, Ackerland, Gebirge, Wüste: as printed
# letters in pictures = H Holz, L Lehm, W Wolle, G Getreide, E Erz, D desert (die Wüste; W is taken)
# hex = Hexfeld (column of a share: Hex%), since "Feld" is a ground and a field of a form; edge = Kante; corner = Kreuzung
# number chit = Zahlenchip; pips = Augen (the dots under the number)
# trade = Handel, handeln; bank = Bank; supply = Vorrat; discard = abwerfen
# dice, to roll, roll = Würfel, würfeln, Wurf; turn = Zug; on one's own turn = im eigenen Zug; cocked = schief
# base game, expansion = Basisspiel, Erweiterung; edition = Edition; opening placements = Gründungsphase: as printed
# game set = Spielexemplar; pieces = Figuren (settlements, cities, roads), Teile (all that is in the box); to be missing = fehlen
# board = Spielplan (never "Brett", "Spielfeld"); layout of the board, set-up = Aufbau, aufbauen
# goal, share, score = Ziel, Anteil, Punkte (a fourth score: ein vierter Wert)
# even board, standard island, free island = ausgewogener Spielplan, Standardinsel, freie Insel; to lay = legen
# starting place = Startplatz auf dem Spielplan: Bauplatz
#
# The side games:
# Struggle: pile, market, destiny card, expansion = Stapel, Markt, Schicksalskarte, Ausbau (Ausbauten); to draw = ziehen; side A = Seite A
# Struggle: to trade cards = Karten tauschen (heading, button: Handeln); discards = Ablagestapel
# Conquest: to hold a hex = ein Hexfeld halten; settled = bebaut; to occupy = besetzen; to found = gründen
# Conquest: production, build, move, breach, attack = Ertrag, Bauen, Bewegen, Bresche (eine Bresche schlagen), Angriff (angreifen)
# Conquest: attacker, defender = der Angriff, die Verteidigung (no gender), battle = Kampf; hex by what it gives = Holzfeld, Wollfeld, Getreidefeld,
#   Lehmfeld, Erzfeld, Wüstenfeld; a hex by its numbers has the word before it (Hexfeld 0,1), since 0,1 alone reads as a decimal
# Conquest: castle, wall, fortress, metropolis, plunder = Burg, Mauer, Festung, Metropole, Beute (plündern); is out = ist ausgeschieden
# Conquest and Full-Contact: round of a game = Durchgang (round of the tournament: Runde)
# Full-Contact: field = Feld, hoop = Reifen, ball = Ball, whistle = Pfiff (anpfeifen), to bring home = heimbringen; gives up = gibt ab
# Full-Contact: barbarians, foresight, military supremacy = Barbaren, Weitsicht, militärische Übermacht
# decided here = hier festgelegt
#
# The tournament:
# game (one that is played) = Partie; game (what is in the box) = Spiel; rules of the game = Spielregeln
# championship rules, rule set = Meisterschaftsregeln, Regelwerk; clause = Regel (shorter than "Absatz", and how players say it)
# tournament, event, side event, side game = Turnier, Turnier (in general: Veranstaltung), Nebenturnier, Nebenspiel
# series, event of a series = Serie, Turnier der Serie; preliminary event = Vorrundenturnier
# national qualifier, state tournament, national championship, world championship = Qualifikation, Landesturnier, nationale Meisterschaft,
#   Weltmeisterschaft; Masters Invitational stays
# stage = Phase; preliminary (the stage) = Vorrunde; preliminary game = Vorrundenpartie; preliminary round = Runde der Vorrunde
# semi-finals (the stage) = das Halbfinale, one word for all its games; a semi-final = ein Halbfinale; final, final day = Finale, Finaltag
# round, table, field, chair = Runde, Tisch, Feld, Stuhl; is closed, to close = abgeschlossen, abschließen
# seat (at a table) = Sitzplatz, or Platz where nobody takes it for a rank; seats of a round, seat schedule = Sitzplan; to seat = einplanen
# place in the tournament (of a registration) = Startplatz
# selection position, position = Wahlposition, Position (short: Pos.); play order = Zugreihenfolge (column: Reihenfolge)
# starting player = Startspieler; in a sentence: wer die Partie beginnt
# standings, ranking = Rangliste; rank, place = Rang, Platz (2nd place: 2. Platz); best-ranked = die Bestplatzierten; to go on = weiterkommen
# tiebreaker = Feinwertung, as in chess; tied = gleichauf; lots = Los, Losentscheid; a lot = ein Los; seed (of chance) = Startwert
# seed (of a place in semi-finals and final) = Setzplatz; to close up = aufrücken; next in rank comes in = der nächste Rang rückt nach
# table of three, table of four = Dreiertisch, Vierertisch (Dreierfeld, Viererfeld); repeat meeting = Wiederbegegnung; to meet = treffen
# points for places = Platzpunkte; win, won, winner, champion = Sieg, gewonnen, Sieger (better: wer gewonnen hat), Champion
# record sheet = Ergebnisbogen (in a sentence also: der Bogen); result = Ergebnis; to enter = eintragen; to sign = unterschreiben
# organizer, the organizers = die Turnierleitung, as in chess (one person: jemand von der Turnierleitung): no gender, short enough
# staff, one of the staff = das Turnierteam, jemand vom Turnierteam; team (that plays) = Team
# judge = Schiedsrichter, as in chess (on buttons and in columns: Schiri, which has no gender); referee of Full-Contact = Spielleitung
# resource handler, to handle the resource cards = wer die Rohstoffkarten ausgibt, die Rohstoffkarten ausgeben
# ruling, to rule, log a ruling = Entscheidung, entscheiden, Entscheidung eintragen; penalty = Strafe
# caution, warning, disqualification = Ermahnung, Verwarnung, Disqualifikation; to lift = aufheben
# accepted play = hingenommen; dispute = Streit (state of a table: strittig); protest = Einspruch; collusion = verbotene Absprache; ban = Sperre
# to claim victory = den Sieg ansagen; win given away = verschenkter Sieg
# code of conduct, photo policy, policy against harassment = Verhaltenskodex, Fotoregeln, Regeln gegen Belästigung
# race (a ground of harassment) = Hautfarbe: "Rasse" offends in German; in confidence = vertraulich; report = Meldung
# public log, log of a game, log kept by a player, step = öffentliches Protokoll, Spielprotokoll, Mitschrift (mitschreiben), Schritt
# to take back = zurücknehmen; pause of a game = Unterbrechung, unterbrochen (between rounds: Pause); turn timer = Zugzeit (the device: Zuguhr)
# to register, registration, waiting list = anmelden, Anmeldung, Warteliste; check-in, to check in = Check-in, einchecken
# to withdraw = sich abmelden before the start, aussteigen later (badge: ausgestiegen); absent, no-show = fehlt
# receipt, digest, certificate, prize, fee = Beleg, Prüfsumme, Urkunde, Preis, Startgeld; club, group = Verein, Gruppe
# private link = persönlicher Link; to tick = ankreuzen; to type = eingeben (to type in a word: tippen); to call off = absagen
# a word written as code, or typed as it stands = unchanged

language-own-name = Deutsch
language-choice = Sprache
language-no-such = Diese Sprache gibt es hier nicht. Wähle eine von denen, die angeboten werden.
language-comma = {", "}
language-ordinal = { $number }.
language-more = { $count ->
   *[other] { $count } weitere
}
