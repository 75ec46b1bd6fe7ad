final-day-invitation = Votre invitation
final-day-coming-button = Je viens
final-day-not-coming-button = Je ne peux pas venir
final-day-own-page-there = Votre page de la journée finale
final-day-about = À propos : { $name }
final-day-own-page = Votre page
final-day-answered = La réponse est notée.
final-day-disqualified = Après votre disqualification dans { $name-series } ({ $clause }), vous n’avez pas de place à sa journée finale.
final-day-hidden = L’organisation a mis la journée finale de côté pour le moment : on ne peut rien répondre ici. Demandez-lui ce qui est prévu.
final-day-played = { $known ->
    [day] Vous avez joué la journée finale de { $name-series } le { $day } ({ $name-place }). Elle est finie.
   *[none] Vous avez joué la journée finale de { $name-series } ({ $name-place }). Elle est finie.
}
final-day-over = La journée finale de { $name-series } est finie.
final-day-among-players = { $known ->
    [day] Vous êtes parmi les joueurs de la journée finale de { $name-series } le { $day } ({ $name-place }). En cas d’imprévu, dites-le à l’organisation dans la salle.
   *[none] Vous êtes parmi les joueurs de la journée finale de { $name-series } ({ $name-place }). En cas d’imprévu, dites-le à l’organisation dans la salle.
}
final-day-begun-no-place = Vous n’avez plus de place, et la journée finale a commencé.
final-day-begun-without = La journée finale a commencé sans vous.
final-day-invited-late = { $known ->
    [day] Vous êtes au rang { $rank } du classement de { $name-series }, avec une invitation à jouer sa journée finale le { $day } ({ $name-place }). Votre réponse était attendue au plus tard { $by }. Votre place n’a pas encore été donnée : répondez maintenant, s’il vous plaît.
   *[none] Vous êtes au rang { $rank } du classement de { $name-series }, avec une invitation à jouer sa journée finale ({ $name-place }). Votre réponse était attendue au plus tard { $by }. Votre place n’a pas encore été donnée : répondez maintenant, s’il vous plaît.
}
final-day-invited = { $known ->
    [day] Vous êtes au rang { $rank } du classement de { $name-series }, avec une invitation à jouer sa journée finale le { $day } ({ $name-place }). Répondez, s’il vous plaît, au plus tard { $by }.
   *[none] Vous êtes au rang { $rank } du classement de { $name-series }, avec une invitation à jouer sa journée finale ({ $name-place }). Répondez, s’il vous plaît, au plus tard { $by }.
}
final-day-plays = { $known ->
    [day] Vous jouez la journée finale de { $name-series } le { $day } ({ $name-place }). En cas d’imprévu, dites-le ici ; le suivant au classement attend.
   *[none] Vous jouez la journée finale de { $name-series } ({ $name-place }). En cas d’imprévu, dites-le ici ; le suivant au classement attend.
}
final-day-no-place-but-free = Vous n’avez pas de place en ce moment. Une place est encore libre : vous pouvez donc venir tout de même.
final-day-no-answer-but-free = Vous n’avez pas répondu à temps ({ $by }). Une place est encore libre : vous pouvez donc venir tout de même.
final-day-place-gone = Votre place est allée au suivant du classement.
final-day-last-minute = le { $day } à 23:59 ({ $zone })

final-day-short-played = Vous avez joué la journée finale.
final-day-short-over = La journée finale est finie.
final-day-short-invitation = Votre invitation à la journée finale
final-day-short-invited = Vous avez une invitation à la journée finale. Répondez, s’il vous plaît.
final-day-short-invited-by = Vous avez une invitation à la journée finale. Répondez, s’il vous plaît, au plus tard le { $day } à 23:59.
final-day-short-plays = Vous jouez la journée finale.

final-day-title = Journée finale
