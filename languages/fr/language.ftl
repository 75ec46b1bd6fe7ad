# The words of this language, for everybody who adds to it. Readers are "vous". "Joueur" and other general words are the usual masculine
# of federations; no adjective that makes the reader a man or a woman where a sentence can do without. Names come without "de" before
# them where that is natural (it would have to be "d’" before vowels): "à Ada de jouer", "le tour (Ada)".
# Narrow no-break space (U+202F) before : ; ? ! and within « », and ’ as apostrophe.
#
# The game, by the French edition (Kosmos, Asmodee):
# victory points, VP = points de victoire, PV (VP% = PV%): as printed; "point de victoire" is written out where it is a card
# settlement, city, road = colonie, ville, route: as printed
# longest road, largest army = route la plus longue, armée la plus puissante: as printed; their tile = fiche
# robber = voleur: as printed, never "brigand"; knight = chevalier; harbor = port; dock = quai
# development card = carte Développement; progress card = carte Progrès; VP card = carte Point de victoire
# year of plenty, monopoly, road building = invention, monopole, construction de routes: as printed
# lumber or wood, brick, wool, grain or wheat, ore = bois, argile, laine, blé, minerai; resource = ressource
# forest, hill, pasture, field, mountain, desert = forêt, colline, pré, champ, montagne, désert: as printed
# letters in pictures = B bois, A argile, L laine, C blé (of "champ", since B is taken), M minerai, D désert
# hex = tuile: as printed (tuile Terrain), and short enough for columns; edge = bord; corner = intersection
# number chit = jeton; pips = pips (as backgammon players say; "points" would be VP)
# trade, bank, supply = échange (échanger), banque, réserve; discard = défausser, défausse
# dice, to roll, a roll = dés, lancer, lancer; turn = tour; to steal = voler
# base game, expansion of the game = jeu de base, extension; edition = édition; opening placements = placements initiaux
# game set = boîte de jeu; piece = pièce; board = plateau; layout of the board, set-up = mise en place
# goal, share, score = objectif, part, score
# even board, standard island, free island = plateau équilibré, île standard, île libre; to lay = poser
# starting place = emplacement de départ
#
# The side games:
# Struggle: pile of resource cards, other piles, market = pioche, piles, marché; destiny card = carte Destin; side A = face A
# Struggle: expansion = agrandissement (extension is what is sold in boxes); to draw = piocher
# Conquest: to hold a hex = tenir une tuile; settled = où l’on a un bâtiment; to occupy = occuper; to found = fonder
# Conquest: production, move, breach, attack = production, mouvement, brèche (percer), attaque; attacker, defender = attaque, défense
# Conquest: castle, wall, fortress, metropolis, plunder = château, mur, forteresse, métropole, butin; is out = est éliminé (with a noun: hors jeu)
# Conquest and Full-Contact: round of a game = manche (round of the tournament: ronde)
# Full-Contact: field = terrain, hoop = cerceau, ball = balle, whistle = coup de sifflet (siffler), to bring home = ramener
# Full-Contact: barbarians, foresight, military supremacy = barbares, anticipation, suprématie militaire; gives up = cède
# decided here = décidé ici
#
# The tournament:
# game (one that is played) = partie; game (what is in the box) = jeu; rules of the game = règles du jeu
# championship rules, rule set, rules for this tournament = règlement du championnat, règlement; clause = article
# tournament, event, side event, side game = tournoi, tournoi, tournoi annexe, jeu annexe
# series, event of a series, preliminary event = série, étape, étape préliminaire
# stage = phase; preliminary = préliminaire; preliminary game = partie préliminaire; preliminary round = ronde préliminaire
# semi-finals, final, final day = demi-finales, finale, journée finale
# round, table, field, seat = ronde, table, terrain, place (chair: chaise); is closed = est close
# seat schedule, to seat = répartition des places, placer; to withdraw = se retirer
# selection position, position = position de choix, position; play order = ordre de jeu; starting player = premier joueur
# standings, ranking = classement; rank, place = rang, place; best-ranked = les premiers du classement; to go on = se qualifier
# tiebreaker, tied = départage, à égalité; lots = tirage au sort; seed (of chance) = graine
# points for places = points de place; win, winner, champion = victoire, vainqueur, champion (title: titre)
# record sheet = feuille de résultats; result = résultat; to sign = signer
# organizer, the organizers = l’organisation (one person: quelqu’un de l’organisation); staff, one of the staff = le staff, quelqu’un du staff
# judge = arbitre; referee of Full-Contact = arbitre de terrain; resource handler = banquier
# ruling, to rule, log a ruling = décision, décider, consigner une décision; penalty = sanction
# caution, warning, disqualification = mise en garde, avertissement, disqualification; to lift = lever
# accepted play = jeu accepté; dispute = litige; collusion = collusion; ban = exclusion
# code of conduct = code de conduite; harassment = harcèlement; policy against it = politique contre le harcèlement
# photo policy = règles sur les photos; in confidence = en confidence
# public log, log of a game, log kept by a player, step = journal public, journal, relevé, étape (of a game: action)
# to take back = annuler; pause, paused = interruption, interrompue (between rounds: pause); turn timer = minuteur
# to register, check-in = s’inscrire, pointage (pointer); no-show = absent sans prévenir
# digest = empreinte; private link = lien privé; to tick = cocher; to type = saisir
# digest chain, link, head = chaîne d’empreintes, maillon, tête; receipt of a sheet = reçu
# seed (of the best) = tête de série; cut = barre de qualification; lot = numéro tiré; what it takes to go on = ce qu’il faut pour se qualifier
# waiting list, to approve (a registration), to bring back, to move up = liste d’attente, valider, réintégrer, faire monter; archived = archivé
# to sign in, sign out, signed in = se connecter, se déconnecter, session ouverte; password, second factor = mot de passe, second facteur
# passkey, recovery code, PIN = clé d’accès, code de récupération, PIN; guardian = responsable légal; report = signalement
# repeat meeting, pinned seat, to swap seats = rencontre répétée, place épinglée, permuter; stored = enregistré; is declared = est proclamé
# won (beside a result) = victoire; withdrawn (the own state) = retrait; disqualified (the own state) = disqualification
# a word written as code, or typed as it stands = unchanged

language-own-name = Français
language-choice = Langue
language-no-such = Cette langue n’existe pas ici. Choisissez l’une de celles qui sont proposées.
language-comma = {", "}
language-ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }er
   *[other] { $number }e
}
language-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
