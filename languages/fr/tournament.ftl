tournament-moved = Déplacé, prévu avant le { $day }.
tournament-final-day-of = La journée finale de <a href="{ $url }" class="name">{ $name-series }</a>.
tournament-event-of = Une étape de <a href="{ $url }" class="name">{ $name-series }</a> : votre meilleure étape compte pour son classement.
tournament-draft = Brouillon
tournament-draft-seen-by = Seul le staff voit cette page, jusqu’à l’ouverture des inscriptions.
tournament-called-off = Annulé
tournament-does-not-take-place = Ce tournoi n’a pas lieu.
tournament-all-taken = Toutes les places sont prises
tournament-come-and-play = Venez jouer
tournament-register-to-wait = Inscrivez-vous maintenant sur la liste d’attente : quand quelqu’un se retire, le premier de la liste a la place.
tournament-places-free = { $free ->
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
tournament-there-is-room = Il y a de la place.
tournament-each-is-approved = L’organisation examine chaque inscription avant qu’elle compte.
tournament-join-waiting-list = Aller sur la liste d’attente
tournament-register = S’inscrire
tournament-best-play = Les meilleurs jouent pour le titre
tournament-invited-play = Ceux que la série a invités jouent ici. Dès que les places sont publiées, elles figurent sur cette page.
tournament-about-to-start = Ça va commencer
tournament-finalists-checked-in = Les joueurs sont en train de pointer. Dites à l’organisation que vous êtes là. Dès que les places sont publiées, vous trouverez la vôtre sur cette page.
tournament-all-checked-in = { $entrant ->
   *[player] Les inscriptions sont closes et les joueurs pointent. Dites à l’organisation que vous êtes là. Dès que les places sont publiées, vous trouverez la vôtre sur cette page.
    [team] Les inscriptions sont closes et les équipes pointent. Dites à l’organisation que vous êtes là. Dès que les places sont publiées, vous trouverez la vôtre sur cette page.
}
tournament-where-do-i-sit = Où est ma place ?
tournament-your-name = Votre nom
tournament-find-my-seat = Trouver ma place
tournament-all-seats = Toutes les places : { $round }
tournament-to-standings = Classement
tournament-to-results = Résultats
tournament-share = Partager ce résultat

tournament-final-table = { $ground ->
   *[table] La table de la finale
    [field] Le terrain de la finale
}
tournament-place = Place
tournament-points-in-final = { $points ->
   *[vp] PV en finale
    [hexes] Tuiles en finale
}
tournament-disqualified = disqualifié
tournament-absent = absent

tournament-games-on = { $count ->
    [one] La partie en cours
   *[other] Les parties en cours
}

tournament-about = À propos
tournament-programme = Programme
tournament-prizes = Prix
tournament-how-played = Comment on y joue
tournament-when-and-where = Quand et où
tournament-map = Voir sur une carte
tournament-calendar = Ajouter à votre agenda
tournament-questions = Des questions ?
tournament-links = Liens
tournament-more = Plus
tournament-more-standings = Le classement, et la raison de chaque rang
tournament-more-results = { $ground ->
   *[table] Les résultats, table par table
    [field] Les résultats, terrain par terrain
}
tournament-more-seats = Les places
tournament-more-boards = Les plateaux des rondes
tournament-more-statistics = Statistiques : les rangs ronde par ronde, et qui gagne, en images
tournament-more-log = Journal public : corrections et disqualifications
tournament-more-rules = Comment on joue et classe ici

tournament-figure-registered = Inscrits
tournament-figure-coming = Présents
tournament-figure-places = Places
tournament-figure-players = { $entrant ->
   *[player] Joueurs
    [team] Équipes
}
tournament-figure-tables = { $ground ->
   *[table] Tables
    [field] Terrains
}
tournament-figure-waiting = Sur la liste d’attente
tournament-figure-results = Résultats saisis
tournament-figure-of = { $done } sur { $all }

tournament-fact-level = Type de tournoi
tournament-fact-game = Jeu
tournament-fact-side-event = Tournoi annexe
tournament-fact-stages = Phases
tournament-fact-played-in-series = Joueurs de la série
tournament-fact-rules = Règlement
tournament-fact-time-zone = Fuseau horaire

tournament-setting-tied-places = { $ground ->
   *[table] Places partagées à une table
    [field] Places partagées sur un terrain
}
tournament-setting-missed-game = Une partie préliminaire non jouée
tournament-setting-semi-replacement = Une place libre en demi-finales
tournament-setting-final-replacement = Une place libre en finale
tournament-setting-publish-rounds = Publication des places
tournament-setting-standings-move = Quand le classement est mis à jour
tournament-setting-transcription-fix = Une erreur de saisie
tournament-setting-own-check-in = { $entrant ->
   *[player] Pointage par les joueurs eux-mêmes
    [team] Pointage par les équipes elles-mêmes
}
tournament-setting-own-results = { $entrant ->
   *[player] Résultats saisis par les joueurs eux-mêmes
    [team] Résultats saisis par les équipes elles-mêmes
}
tournament-setting-what-it-takes = Ce qu’il faut pour se qualifier
tournament-setting-board-shown = Quand le plateau d’une ronde est montré
tournament-setting-agreement = { $entrant ->
   *[player] Joueurs qui n’ont pas accepté le code de conduite et les règles sur les photos
    [team] Équipes qui n’ont pas accepté le code de conduite et les règles sur les photos
}

tournament-tied-skip = { $entrant ->
       *[player] Les joueurs
        [team] Les équipes
    } à égalité de { $points ->
       *[vp] PV
        [hexes] tuiles
    } { $ground ->
       *[table] à une table
        [field] sur un terrain
    } partagent la meilleure place, et la suivante est sautée : 10, 8, 8, 5 { $points ->
       *[vp] PV
        [hexes] tuiles
    } donnent les places 1, 2, 2, 4.
tournament-tied-dense = { $entrant ->
       *[player] Les joueurs
        [team] Les équipes
    } à égalité de { $points ->
       *[vp] PV
        [hexes] tuiles
    } { $ground ->
       *[table] à une table
        [field] sur un terrain
    } partagent une place, et aucune place n’est sautée : 10, 8, 8, 5 { $points ->
       *[vp] PV
        [hexes] tuiles
    } donnent les places 1, 2, 2, 3.
tournament-missed-nothing = Une partie préliminaire qu’un joueur ne joue pas ne compte aucune victoire, 0 PV et 0 PV%.
tournament-semi-next = Quand un demi-finaliste manque, le suivant au classement entre, et les têtes de série avancent.
tournament-semi-empty = Quand un demi-finaliste manque, la place reste vide.
tournament-final-next = Quand un finaliste manque, le suivant au classement prend la place.
tournament-final-empty = Quand un finaliste manque, la place reste vide.
tournament-publish-one = Les places des rondes préliminaires sont publiées ronde par ronde.
tournament-publish-all = Les places de toutes les rondes préliminaires sont publiées ensemble, avant la première.
tournament-standings-by-round = Le classement public est mis à jour quand une ronde est close.
tournament-standings-by-sheet = Le classement public est mis à jour à chaque feuille de résultats signée.
tournament-transcription-on = Un résultat enregistré autrement que sur le papier signé peut être corrigé par quelqu’un de l’organisation et un arbitre ensemble, dans le journal public.
tournament-transcription-off = Un résultat définitif n’est jamais corrigé.
tournament-check-in-by-staff = { $entrant ->
   *[player] C’est le staff qui pointe les joueurs.
    [team] C’est le staff qui pointe les équipes.
}
tournament-check-in-by-link = { $entrant ->
   *[player] Les joueurs pointent eux-mêmes sur leur page, par le lien privé, jusqu’à ce que les places soient faites.
    [team] Les équipes pointent elles-mêmes sur leur page, par le lien privé, jusqu’à ce que les places soient faites.
}
tournament-check-in-at-door = { $entrant ->
   *[player] Les joueurs pointent eux-mêmes sur leur page, avec le code à la porte, jusqu’à ce que les places soient faites.
    [team] Les équipes pointent elles-mêmes sur leur page, avec le code à la porte, jusqu’à ce que les places soient faites.
}
tournament-results-by-players = { $entrant ->
       *[player] Les joueurs
        [team] Les équipes
    } peuvent saisir le résultat de leur { $ground ->
       *[table] table
        [field] terrain
    } par le lien privé ; il compte une fois que tout le monde y a signé.
tournament-results-by-staff = C’est le staff qui saisit les résultats.
tournament-takes-shown = { $entrant ->
   *[player] Jusqu’à la clôture de la dernière ronde préliminaire, la page de chaque joueur dit ce qu’il faut pour se qualifier.
    [team] Jusqu’à la clôture de la dernière ronde préliminaire, la page de chaque équipe dit ce qu’il faut pour se qualifier.
}
tournament-takes-off = Aucune page ne dit ce qu’il faut pour se qualifier.
tournament-board-at-start = Tout le monde voit le plateau d’une ronde quand la ronde commence.
tournament-board-with-seats = Tout le monde voit le plateau d’une ronde en même temps que ses places.
tournament-agreement-asked = { $entrant ->
   *[player] Les joueurs qui n’ont pas accepté le code de conduite et les règles sur les photos reçoivent un rappel, mais peuvent jouer.
    [team] Les équipes qui n’ont pas accepté le code de conduite et les règles sur les photos reçoivent un rappel, mais peuvent jouer.
}
tournament-agreement-needed = { $entrant ->
   *[player] Seuls les joueurs qui ont accepté le code de conduite et les règles sur les photos reçoivent une place.
    [team] Seules les équipes qui ont accepté le code de conduite et les règles sur les photos reçoivent une place.
}
