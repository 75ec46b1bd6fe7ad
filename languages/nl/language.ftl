# The words of this language, for everybody who adds to it. Readers are "je"; no gender where a sentence can do without.
#
# The game, by the Dutch edition (999 Games):
# victory points, VP = overwinningspunten, OP (VP% = OP%): the printed word, shortened; never "zegepunten"
# settlement, city, road = dorp, stad, straat: as printed; never "nederzetting", "weg"
# longest road, largest army = langste handelsroute, grootste riddermacht: as printed
# robber = struikrover; knight = ridder; harbor = haven: as printed
# development card = ontwikkelingskaart; progress card = vooruitgangskaart; VP card = OP-kaart
# year of plenty, monopoly, road building = uitvinding, monopolie, stratenbouw: as printed
# lumber or wood, brick, wool, grain or wheat, ore = hout, baksteen, wol, graan, erts; resource = grondstof
# forest, hill, pasture, field, mountain, desert = bos, heuvel, weide, akker, berg, woestijn (field of land is "akker", a ground is "veld")
# hex = tegel, landtegel: as printed; edge = rand; corner = kruispunt; number chit = fiche; pips = stippen; dock = aanlegplaats
# trade, bank, supply = ruilen (phase or heading: Ruilen), bank, voorraad; discard = afleggen
# dice, to roll, roll = dobbelstenen, gooien, worp; turn = beurt; to steal = stelen
# base game, expansion = basisspel, uitbreiding; edition = editie; opening placements = startopstelling
# game set = spelset; piece = speelstuk; board = bord; layout of the board = opbouw
# goal, share, score = doel, aandeel, score
# even board, free island = evenwichtig bord, vrij eiland; to lay = leggen; starting place = startplek
#
# The side games:
# Struggle: pile, market, destiny card, expansion = stapel, markt, lotskaart, uitbreiding; to draw = trekken; side A = kant A
# Conquest: to hold a hex = een tegel "is van jou"; settled = "met een gebouw van jou"; to occupy = bezetten; to found = stichten
# Conquest: production, move, breach, attack = opbrengst, trekken, bres (slaan), aanval (aanvallen); is out = is uit
# Conquest: castle, wall, fortress, metropolis, plunder = kasteel, muur, vesting, metropool, buit
# Full-Contact: hoop, ball, whistle, bring home = hoepel, bal, fluitsignaal (fluiten), thuisbrengen; gives up = staat af
# Full-Contact: barbarians, foresight, military supremacy = barbaren, vooruitziende blik, militair overwicht
# decided here = hier afgesproken
#
# The tournament:
# game (one that is played) = partij; game (what is in the box) = spel; rules of the game = spelregels
# championship rules, rule set = kampioenschapsreglement, reglement; clause = artikel
# tournament, event, side event, side game = toernooi, toernooi or evenement, neventoernooi, nevenspel
# series, event of a series = reeks, toernooi van de reeks; preliminary event = voorrondetoernooi
# stage = fase; preliminary (the stage) = voorronde; preliminary game = voorrondepartij; a preliminary round = ronde van de voorronde
# semi-finals, final, final day = halve finales, finale, finaledag
# round, table, field, seat = ronde, tafel, veld, plaats (chair: stoel); is closed = is afgesloten
# seats of a round, seat schedule, to seat = tafelindeling or indeling, indelen
# selection position, position = keuzepositie, positie; play order = speelvolgorde; starting player = startspeler
# standings, ranking = stand; rank, place = plaats; ranks 1 to 4 = nummers 1 tot en met 4; best-ranked = best geplaatst
# tiebreaker, tied = beslissing bij gelijke stand, gelijk; lots = loting; seed (of chance) = startgetal
# points for places = plaatspunten; win, winner, champion = overwinning, winnaar, kampioen
# record sheet = uitslagformulier; result = uitslag; to sign = ondertekenen, tekenen
# organizer, the organizers = organisator, de organisatie; staff, one of the staff = medewerkers, medewerker
# judge = scheidsrechter; referee of Full-Contact = veldscheidsrechter; resource handler = bankhouder
# ruling, to rule, log a ruling = beslissing, beslissen, beslissing noteren; penalty = straf
# caution, warning, disqualification = vermaning, waarschuwing, diskwalificatie; to lift = intrekken
# accepted play = geaccepteerd; dispute = geschil; collusion = samenspanning; ban = uitsluiting
# code of conduct = gedragscode; harassment = ongewenst gedrag; photo policy = fotobeleid
# public log, log, step = openbaar logboek, logboek, stap; to take back = terugnemen
# pause, paused = onderbreking, stilgelegd (pause between rounds: pauze); turn timer = beurtklok
# to register, check-in = inschrijven, inchecken; no-show = niet komen opdagen; to withdraw = zich terugtrekken
# the seats are public, published = de indeling is openbaar, gepubliceerd; pinned seats = vastgezette plaatsen
# to meet, meeting, repeat meeting = elkaar treffen, ontmoeting, herhaalde ontmoeting
# a place in the tournament (waiting list, final day) = plek; a place at a table or in the standings = plaats
# the next in rank = de volgende in de stand; to come in for somebody = invallen; seed 3 = als 3e geplaatst
# the result is final, final = de uitslag staat vast, definitief; marked absent = (staat) op afwezig; missed game = gemiste partij
# private link, PIN, device, notification = privélink, pincode, apparaat, melding; guardian = ouder of voogd
# confidential report, misconduct, ground = vertrouwelijke melding, wangedrag, grond
# receipt, digest, chain, link of it = ontvangstbewijs, hash, keten, schakel
# account, to sign in, to sign out, administrator = account, inloggen, uitloggen, beheerder
# second factor, passkey, recovery code = tweede factor, passkey, herstelcode; whoever runs Reeve = wie Reeve draait
# certificate, paper pack, poster, draft, feed = oorkonde, papierpakket, poster, concept, feed; page Seats, Seat schedule = Indeling, Hele indeling
# frozen (ranking) = vastgezet; to qualify (for the next event) = zich plaatsen, geplaatst
# a word written as code, or typed as it stands = unchanged

language-own-name = Nederlands
language-choice = Taal
language-no-such = Die taal is er niet. Kies een van de talen die worden aangeboden.
language-comma = {", "}
language-ordinal = { $number }e
language-more = { $count ->
   *[other] nog { $count }
}
