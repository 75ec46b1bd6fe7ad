papers-sheet-of-table = { $ground ->
   *[table] Feuille de résultats de la table { $number }
    [field] Feuille de résultats du terrain { $number }
}
papers-blank-sheet = Feuille de résultats vierge { $number } de la page { $page }
papers-table-blank = { $ground ->
   *[table] Table <span class="line short"></span>
    [field] Terrain <span class="line short"></span>
}
papers-sheet-says = { $points ->
   *[vp] Feuille de résultats. Après la partie, vérifiez ensemble les PV, puis signez. Une fois que tout le monde a signé, le résultat est définitif (1.3.4).
    [hexes] Feuille de résultats. Après la partie, vérifiez ensemble les tuiles, puis signez. Une fois que tout le monde a signé, le résultat est définitif (1.3.4).
}
papers-sheet-number = Feuille <b class="num">{ $number }</b>
papers-sheet-number-blank = Feuille <span class="line short"></span>
papers-from-the-list = { $ground ->
   *[table] voir la liste par table
    [field] voir la liste par terrain
}
papers-code-of-sheet = Code QR de la page de cette feuille
papers-code-of-typed-sheets = Code QR de la page où l’on saisit les feuilles
papers-seats-of-table = { $ground ->
   *[table] Places de la table { $number }
    [field] Places du terrain { $number }
}
papers-seats-of-blank-sheet = Places de la feuille vierge { $number } de la page { $page }
papers-column-chair = Chaise
papers-column-colour = Couleur
papers-column-play-order = Ordre de jeu
papers-column-won = Gagné
papers-column-signature = Signature
papers-absent = absent
papers-check-layout = ☐ Avant de choisir : la mise en place du plateau est confirmée, et la position 1 choisit en premier (1.1.6).
papers-check-pieces = ☐ Pièces comptées : { $counted } ; sinon, appelez un arbitre ({ $clause }).
papers-check-judge-handles = ☐ Les cartes Ressource sont tenues par un arbitre, comme toujours en finale (2.0.4).
papers-check-handled-by = ☐ Les cartes Ressource sont tenues par le premier joueur, ou par <span class="line"></span> (choix de la table), ou par un arbitre (2.0.4).
papers-check-agreement = ☐ D’un commun accord, la table a deux réserves, ou chacun se sert. ☐ L’accord a pris fin : le premier joueur distribue toutes les cartes (2.0.4).
papers-check-log = ☐ Quelqu’un tient un relevé des événements ou des dés : c’est dit ici à haute voix, et à quelqu’un de l’organisation, qui change les dés après cette partie (2.0.7).
papers-check-claimed = ☐ Le vainqueur a revendiqué la victoire pendant son propre tour (3.0.14).
papers-check-on-time = ☐ Partie finie à temps.
papers-who-does-not-come = { $points ->
   *[vp] Si quelqu’un ne vient pas : écrivez « absent » à la place des PV et prévenez un arbitre. La partie compte alors comme une partie entre ceux qui sont venus.
    [hexes] Si quelqu’un ne vient pas : écrivez « absent » à la place des tuiles et prévenez un arbitre. La partie compte alors comme une partie entre ceux qui sont venus.
}
papers-may-not-stay-empty = { $points ->
   *[vp] Les PV et le vainqueur doivent être indiqués.
    [hexes] Les tuiles et le vainqueur doivent être indiqués.
}
papers-parts-add-up = { $points ->
   *[vp] Le détail s’additionne pour donner les PV. Il peut rester vide ; les PV et le vainqueur, non.
    [hexes] Le détail s’additionne pour donner les tuiles. Il peut rester vide ; les tuiles et le vainqueur, non.
}

papers-seats-by-name-heading = <span class="small name">{ $name }</span> { $round } : places par nom
papers-seat-by-name = { $ground ->
   *[table] <span class="vh">Table </span><b>{ $number }</b><span class="vh">,</span> <span class="small">position { $position }</span>
    [field] <span class="vh">Terrain </span><b>{ $number }</b><span class="vh">,</span> <span class="small">position { $position }</span>
}
papers-seats-by-table-heading = { $ground ->
   *[table] <span class="small name">{ $name }</span> { $round } : places par table
    [field] <span class="small name">{ $name }</span> { $round } : places par terrain
}
papers-table-with-sheet = { $ground ->
   *[table] <b class="big num"><span class="vh">Table </span>{ $number }</b> <span class="small num">feuille { $sheet }</span>
    [field] <b class="big num"><span class="vh">Terrain </span>{ $number }</b> <span class="small num">feuille { $sheet }</span>
}
papers-card-of-table = { $ground ->
   *[table] Carte de la table { $number }
    [field] Carte du terrain { $number }
}
papers-card-number = { $ground ->
   *[table] <span class="small">Table</span> { $number }
    [field] <span class="small">Terrain</span> { $number }
}
papers-record-sheet-numbered = Feuille de résultats { $number }

papers-pack-heading = { $round } : kit papier
papers-pack-made = Fait le { $moment }. Ce qui change ensuite n’y figure pas.
papers-pack-secret = <b>Pour le staff seulement :</b> ces places ne sont pas encore publiées.
papers-pack-board-secret = { $ground ->
   *[table] <b>Le plateau est secret</b> jusqu’au moment prévu : distribuez ses feuilles aux tables.
    [field] <b>Le plateau est secret</b> jusqu’au moment prévu : distribuez ses feuilles sur les terrains.
}
papers-pack-if-down = Si plus rien ne marche
papers-pack-hang-up = { $ground ->
   *[table] Annoncez à haute voix que les places sont connues, et affichez les listes par nom et par table.
    [field] Annoncez à haute voix que les places sont connues, et affichez les listes par nom et par terrain.
}
papers-pack-cut = { $ground ->
   *[table] Coupez les cartes de table et les feuilles de résultats, chaque pile d’une seule coupe. Posez la pile de gauche ou du haut sur l’autre : tout est trié par table.
    [field] Coupez les cartes de terrain et les feuilles de résultats, chaque pile d’une seule coupe. Posez la pile de gauche ou du haut sur l’autre : tout est trié par terrain.
}
papers-pack-hand-out = { $ground ->
   *[table] Chaque table reçoit une carte et une feuille de résultats. Qui n’a pas de feuille en prend une vierge et y copie le numéro de la feuille d’après la liste par table.
    [field] Chaque terrain reçoit une carte et une feuille de résultats. Qui n’a pas de feuille en prend une vierge et y copie le numéro de la feuille d’après la liste par terrain.
}
papers-pack-hand-out-with-board = { $ground ->
   *[table] Chaque table reçoit une carte, une feuille avec le plateau et une feuille de résultats. Qui n’a pas de feuille de résultats en prend une vierge et y copie le numéro de la feuille d’après la liste par table.
    [field] Chaque terrain reçoit une carte, une feuille avec le plateau et une feuille de résultats. Qui n’a pas de feuille de résultats en prend une vierge et y copie le numéro de la feuille d’après la liste par terrain.
}
papers-pack-play = Jouez. Les textes à lire à haute voix et les articles qui comptent sont aux pages suivantes.
papers-pack-collect = Ramassez les feuilles une fois que tout le monde a signé.
papers-pack-note-players = Avant la ronde 1, notez combien de joueurs sont à leur place quand elle commence (1.1.3).
papers-pack-when-back = Quand Reeve remarche, publiez et lancez la ronde si ce n’est pas encore fait. Ouvrez ensuite { $address } et saisissez les feuilles par leur numéro : la page dit lesquelles manquent encore.
papers-pack-contents = Dans ce kit
papers-pack-has-words = les textes à lire à haute voix, et les articles qui comptent
papers-pack-has-standings = le classement public
papers-pack-has-names = les places par nom, à afficher
papers-pack-has-tables = { $ground ->
   *[table] les places par table, avec les numéros des feuilles de résultats
    [field] les places par terrain, avec les numéros des feuilles de résultats
}
papers-pack-has-cards = { $ground ->
   *[table] une carte par table
    [field] une carte par terrain
}
papers-pack-has-boards = { $ground ->
   *[table] pour chaque table, une feuille avec le plateau
    [field] pour chaque terrain, une feuille avec le plateau
}
papers-pack-has-sheets = { $ground ->
   *[table] une feuille de résultats par table, et quelques feuilles vierges
    [field] une feuille de résultats par terrain, et quelques feuilles vierges
}
papers-pack-words-heading = <span class="small name">{ $name }</span> { $round } : à lire à haute voix
papers-pack-clauses-heading = Les articles qui comptent
papers-pack-standings-heading = <span class="small name">{ $name }</span> Classement
papers-when-seats-are-out = Quand les places sont connues
papers-when-games-begin = Quand les parties commencent
papers-when-round-is-over = Quand la ronde est finie

papers-board-of-table = { $ground ->
   *[table] { $round }, table { $number } : le plateau
    [field] { $round }, terrain { $number } : le plateau
}
papers-board = { $round } : le plateau
papers-board-land-only = On joue sur ces tuiles, sans jetons ni ports.
papers-board-harbors = Un port prend deux ressources de sa lettre contre une, ou trois d’une sorte quelconque (3:1) ; ses quais sont les deux intersections au bout de ses pontons.
papers-board-only-land-heading = Terrains, à partir du numéro 1
papers-board-land-heading = 1. Terrains, à partir du numéro 1
papers-board-harbors-heading = 2. Ports
papers-board-chits-heading = 3. Jetons, chacun sur le terrain de ce numéro
papers-board-confirm = { $ground ->
   *[table] ☐ Le plateau est comme sur l’image, et toute la table est d’accord : dites-le au staff, puis choisissez dans l’ordre des positions (1.1.6).
    [field] ☐ Le plateau est comme sur l’image, et tout le terrain est d’accord : dites-le au staff, puis choisissez dans l’ordre des positions (1.1.6).
}
papers-board-confirm-side-event = { $ground ->
   *[table] ☐ Le plateau est comme sur l’image, et toute la table est d’accord : dites-le au staff, ou confirmez-le sur la page de l’un de vous, puis commencez.
    [field] ☐ Le plateau est comme sur l’image, et tout le terrain est d’accord : dites-le au staff, ou confirmez-le sur la page de l’un de vous, puis commencez.
}

papers-register-here = Inscrivez-vous ici
papers-find-your-seat-here = Trouvez votre place ici
papers-see-the-results-here = Voyez les résultats ici
papers-code-of-address = Code QR de l’adresse { $address }
papers-door-call = Je suis là
papers-door-scan = Scannez ceci, puis ouvrez votre page : le lien est dans votre mail, ou sur votre carte.
papers-door-type = Ou saisissez ceci sur votre page :
papers-door-no-code = Il n’y a pas encore de code.

papers-not-published-word = Pas publié
papers-not-published = Pour l’instant, seul le staff connaît ces places. Gardez pour vous ce que vous imprimez jusqu’à ce qu’elles soient publiques.
papers-made-for = Fait pour { $size }. Imprimez sur une seule face, à 100 %.
papers-size = { $size ->
   *[a4] A4 (210 × 297 mm)
    [letter] Letter (8,5 × 11 pouces)
}
papers-print-button = Imprimer
papers-all-of-round = Tous les papiers de cette ronde
papers-title = { $paper ->
   *[pack] Kit papier
    [by-name] Places par nom
    [by-table] { $ground ->
       *[table] Places par table
        [field] Places par terrain
    }
    [table-cards] { $ground ->
       *[table] Cartes de table
        [field] Cartes de terrain
    }
    [record-sheets] Feuilles de résultats
    [blank-sheets] Feuilles de résultats vierges
}
papers-title-of-round = { $paper } pour { $round }
papers-board-title = { $stage ->
   *[prelim] Plateau de la ronde { $number } sur papier
    [semi] Plateau des demi-finales sur papier
    [final] Plateau de la finale sur papier
}
papers-poster-title = Affiche
papers-cards-title = Cartes de joueur
papers-card-title = Carte ({ $name })
papers-board-sheets-intro = { $ground ->
   *[table] Une feuille par table. Le plateau reste secret jusqu’au moment prévu : distribuez les feuilles aux tables.
    [field] Une feuille par terrain. Le plateau reste secret jusqu’au moment prévu : distribuez les feuilles sur les terrains.
}
papers-back-to-board = Retour au plateau de la ronde
papers-draft-word = Brouillon
papers-draft = Personne ne peut ouvrir cette adresse avant l’ouverture des inscriptions.
papers-print-poster-button = Imprimer l’affiche
papers-door-not-in-use-word = Pas utilisé
papers-door-not-in-use = { $entrant ->
   *[player] Ici, les joueurs ne pointent pas avec un code. Pour cela, choisissez dans les réglages, sous « Details » : pointage par les joueurs eux-mêmes.
    [team] Ici, les équipes ne pointent pas avec un code. Pour cela, choisissez dans les réglages, sous « Details » : pointage par les équipes elles-mêmes.
}
papers-door-hang-up = { $entrant ->
   *[player] Affichez ceci là où les joueurs arrivent. Les joueurs scannent le code, ouvrent leur page par leur lien privé et y pointent. Ni le code ni le lien ne suffit à lui seul. Cela marche du début du pointage jusqu’à ce que les places soient faites.
    [team] Affichez ceci là où les équipes arrivent. Les équipes scannent le code, ouvrent leur page par leur lien privé et y pointent. Ni le code ni le lien ne suffit à lui seul. Cela marche du début du pointage jusqu’à ce que les places soient faites.
}
papers-door-make-first = { $entrant ->
   *[player] Créez le code, imprimez-le et affichez-le là où les joueurs arrivent. Ils le scannent, ouvrent leur page par leur lien privé et y pointent, du début du pointage jusqu’à ce que les places soient faites.
    [team] Créez le code, imprimez-le et affichez-le là où les équipes arrivent. Elles le scannent, ouvrent leur page par leur lien privé et y pointent, du début du pointage jusqu’à ce que les places soient faites.
}
papers-door-first-code-button = Créer le code
papers-door-new-code-button = Créer un nouveau code
papers-door-in-use-since = Ce code est utilisé depuis le { $moment }. Dès que vous en créez un nouveau, cette affiche ne marche plus.
papers-door-what-players-see = { $entrant ->
   *[player] Ce que voient les joueurs
    [team] Ce que voient les équipes
}
papers-back-to-check-in = Retour au pointage
papers-cards-intro = { $entrant ->
   *[player] Une carte pour chaque joueur : le lien privé, et un PIN à quatre chiffres avec lequel le joueur signe une feuille de résultats sur une tablette qui passe de main en main.
    [team] Une carte pour chaque équipe : le lien privé, et un PIN à quatre chiffres avec lequel l’équipe signe une feuille de résultats sur une tablette qui passe de main en main.
}
papers-cards-none = { $entrant ->
   *[player] Il n’y a encore aucun joueur sur la liste.
    [team] Il n’y a encore aucune équipe sur la liste.
}
papers-cards-without-pin = { $count ->
    [1] Un joueur n’a pas encore de PIN.
   *[other] { $count } joueurs n’ont pas encore de PIN.
}
papers-locked-word = Bloqué
papers-locked-pins = { $count ->
    [1] Le PIN d’un joueur est bloqué après trop d’essais faux. Créez-en un nouveau sur la carte du joueur.
   *[other] Les PIN de { $count } joueurs sont bloqués après trop d’essais faux. Créez-en un nouveau sur la carte de chaque joueur.
}
papers-locked-pin = Trop de PIN faux ont été saisis : celui-ci ne marche plus. Créez-en un nouveau.
papers-make-pins-button = Créer les PIN
papers-print-cards-button = { $count ->
    [one] Imprimer { $count } carte
   *[other] Imprimer { $count } cartes
}
papers-back-to-players = { $entrant ->
   *[player] Retour aux joueurs
    [team] Retour aux équipes
}
papers-card-lost = La carte est perdue, ou le PIN est bloqué ? Un nouveau PIN remplace l’ancien.
papers-renew-link = Renouveler aussi le lien privé
papers-renew-link-help = L’adresse de l’ancienne carte ne marche plus, et les liens des mails précédents non plus.
papers-first-pin-button = Créer le PIN
papers-new-pin-button = Créer un nouveau PIN
papers-card-of-archived = { $entrant ->
   *[player] Un joueur archivé n’a pas de carte : le lien privé ne marche pas.
    [team] Une équipe archivée n’a pas de carte : le lien privé ne marche pas.
}
papers-print-card-button = Imprimer la carte
papers-back-to-player = { $entrant ->
   *[player] Retour au joueur
    [team] Retour à l’équipe
}
