face-day-label = Date
face-doors-label = Ouverture des portes
face-start-label = Début
face-fee-label = Participation
face-free = Gratuit
face-is-free = C’est gratuit.
face-fee-is = La participation est de { $amount }.
face-level-qualifier = Qualification nationale ou tournoi d’État
face-level-national = Championnat national
face-level-masters = Masters Invitational
face-level-world = Championnat du monde

face-doors-open = Ouverture des portes
face-start = Début
face-check-in = Pointage
face-welcome = Accueil
face-break = Pause
face-prizes = Remise des prix
face-something-else = Autre chose
face-day-numbered = Jour { $number }
face-day-of = Jour { $number }, { $date }
face-planned-for = prévu : { $when }

face-place = { $place } du classement
face-places = Places { $first } à { $last }
face-place-in-words = { $rank ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
    [6] Sixième place
    [7] Septième place
    [8] Huitième place
    [9] Neuvième place
    [10] Dixième place
    [11] Onzième place
    [12] Douzième place
    [13] Treizième place
    [14] Quatorzième place
    [15] Quinzième place
    [16] Seizième place
    [17] Dix-septième place
    [18] Dix-huitième place
    [19] Dix-neuvième place
   *[other] Vingtième place
}
face-played = { $wins ->
    [one] { $games ->
        [one] { $wins } victoire et { $result } en { $games } partie
       *[other] { $wins } victoire et { $result } en { $games } parties
    }
   *[other] { $games ->
        [one] { $wins } victoires et { $result } en { $games } partie
       *[other] { $wins } victoires et { $result } en { $games } parties
    }
}

face-code-everybody = Soyez aimables, courtois, respectueux et loyaux envers tout le monde, à la table et ailleurs. Cela vaut de même pour les joueurs, le staff, les prestataires, les exposants, le personnel de l’hôtel, les invités et la presse (2.1.2, 2.1.4).
face-code-harassment = Aucun harcèlement n’a sa place ici : pas d’intimidation ni de menaces, de paroles blessantes, de violence, d’insistance pesante, de brimades, pas de fait de traquer ou de suivre quelqu’un, pas de contact physique ni d’attention sexuelle non voulus, pas de photos ou de vidéos de personnes qui n’en veulent pas, pas de perturbation d’événements. C’est encore plus grave quand la race ou l’ethnie, l’origine nationale, le genre ou son expression, le sexe, l’orientation sexuelle, l’âge, un handicap, la religion, la nationalité, un état de santé ou une grossesse sont visés (2.2.1, 2.2.2).
face-code-stop = Toute personne à qui l’on dit d’arrêter doit arrêter aussitôt. Dites à n’importe qui du staff ce que vous subissez ou voyez (2.2.3).
face-code-devices = Pendant une partie, téléphones et autres appareils ne sont ni sur la table ni utilisés. Les photos du plateau avant et après sont permises. Pour un appel d’urgence, prévenez vos adversaires : la partie s’interrompt (2.1.5 à 2.1.7).
face-code-order = Ne perturbez ni le tournoi, ni ce qui en fait partie, ni le lieu qui l’entoure, et veillez à ce que les amis et la famille que vous amenez fassent de même (2.1.8, 2.1.11).
face-code-breach = Qui enfreint ces règles peut être disqualifié, renvoyé et banni (2.1.2, 2.1.12).

face-photo-published = Des photos, vidéos et enregistrements sonores du tournoi sont faits et publiés. En participant, vous permettez à CATAN GmbH, et à ceux qui agissent pour elle, d’utiliser des enregistrements où l’on peut vous voir ou vous entendre, par exemple dans l’information, la publicité, des sites web et des réseaux sociaux (3.1.1).
face-photo-own = Vous pouvez filmer votre propre partie si vous respectez les conditions de ces règles ; la diffusion en direct n’est pas permise (3.1.2).
