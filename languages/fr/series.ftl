series-not-public = Pas public
series-only-organizers = Seule son organisation voit cette série.
series-run = Gérer cette série
series-final-day = Journée finale
series-champion = Champion : <span class="name">{ $name }</span>
series-best-play = Les meilleurs jouent : <a href="{ $url }" class="name">{ $name }</a>.
series-events = Étapes
series-ranking = Classement
series-pass-on = À faire passer
series-no-event = Aucune étape n’est encore publique.
series-follow = <a href="{ $calendar }">Suivez ces étapes dans votre agenda</a>. Pour qui en rend compte : <a href="{ $csv }">joueurs, finalistes et champions en fichier pour tableur</a>, <a href="{ $json }">en JSON</a>
series-provisional = Provisoire
series-no-result = Aucun résultat n’est encore public.
series-open-a-line = Ouvrez une ligne pour voir chaque étape à laquelle le joueur a participé.
series-table = Classement de la série
series-files = <a href="{ $ranking }">Le classement en fichier pour tableur</a> ; <a href="{ $events }">avec une ligne pour chaque étape de chaque joueur</a>
series-as-code = Cette page en code QR
series-played = { $count ->
        [one] { $count } a joué
       *[other] { $count } ont joué
    }

series-days = du { $first } au { $last }
series-from = À partir du { $first }
series-from-within = à partir du { $first }

series-no-events-yet = Pas encore d’étapes
series-all-over = Toutes les étapes sont terminées
series-prelims-over = Les parties préliminaires de toutes les étapes sont terminées
series-some-over = { $over ->
    [one] { $over } étape sur { $all ->
       *[other] { $all }
    } est terminée
   *[other] { $over } étapes sur { $all ->
       *[other] { $all }
    } sont terminées
}
series-provisional-until = Ce classement est provisoire. Il peut changer jusqu’à la fin de ces étapes : { $events }.
series-events-over = { $over ->
    [one] { $over } étape est terminée
   *[other] { $over } étapes sont terminées
}
series-events-all-over = { $over ->
    [one] { $over } étape, terminée
   *[other] { $over } étapes, toutes terminées
}

series-how = La meilleure étape de chaque joueur compte, selon les parties gagnées, les PV, le PV%, les deuxièmes et les troisièmes places. Les étapes ne s’additionnent jamais ; de deux égales, la première dans le temps compte (1.2.3).
series-who = La même adresse e-mail est la même personne. Il en va de même des joueurs dont l’organisation a dit qu’ils sont une seule personne.
series-attendance = { $count ->
    [one] { $count } personne a joué, toutes étapes comptées ensemble.
   *[other] { $count } personnes différentes ont joué, toutes étapes comptées ensemble.
}
series-attendance-so-far = { $count ->
    [one] { $count } personne a joué jusqu’ici, toutes étapes comptées ensemble.
   *[other] { $count } personnes différentes ont joué jusqu’ici, toutes étapes comptées ensemble.
}
series-not-valid = À moins de 12, le résultat n’est pas valable pour le championnat (1.1.3).
series-may-skip = De 16 à 28, les 16 meilleurs jouent des demi-finales, que l’organisation peut supprimer (1.1.3).
series-semi-finals = À partir de 29, les 16 meilleurs jouent des demi-finales (1.1.3).
series-final-alone = De 12 à 15, les quatre meilleurs vont droit en finale (1.1.3).
series-frozen = Figé le { $day }. Les invitations à la journée finale suivent ce classement ; un résultat corrigé plus tard ne le change pas (1.2.4).
series-frozen-and-invited = Figé le { $day }. Les invitations à la journée finale suivent ce classement ; un résultat corrigé plus tard ne le change pas (1.2.4). Qui est invité répond au plus tard { $until }.

series-best-of = { $name }, la meilleure de { $events ->
       *[other] { $events }
    } étapes
series-sum = { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    } sur { $games ->
       *[other] { $games }
    }, { $vp ->
       *[other] { $vp }
    } PV, { $percent } PV%, { $seconds ->
        [one] { $seconds } deuxième place
       *[other] { $seconds } deuxièmes places
    }, { $thirds ->
        [one] { $thirds } troisième place
       *[other] { $thirds } troisièmes places
    }
series-counts = { $name } compte : { $sum }.
series-counts-not = { $name } ne compte pas, avec { $more } contre { $less } : { $sum }.
series-counts-not-equal = { $name } est à égalité sur tout et plus tard, donc ne compte pas : { $sum }.
series-value-points = { $sum } points de place
series-value-vp = { $vp ->
       *[other] { $vp } PV
    }
series-value-percent = { $percent } PV%
series-value-wins = { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
}
series-value-seconds = { $seconds ->
    [one] { $seconds } deuxième place
   *[other] { $seconds } deuxièmes places
}
series-value-thirds = { $thirds ->
    [one] { $thirds } troisième place
   *[other] { $thirds } troisièmes places
}
series-separates-points = Ce qui départage cette ligne de celle du dessus : les points de place.
series-separates-wins = Ce qui départage cette ligne de celle du dessus : les parties gagnées.
series-separates-vp = Ce qui départage cette ligne de celle du dessus : les PV.
series-separates-percent = Ce qui départage cette ligne de celle du dessus : le PV%.
series-separates-seconds = Ce qui départage cette ligne de celle du dessus : les deuxièmes places.
series-separates-thirds = Ce qui départage cette ligne de celle du dessus : les troisièmes places.
series-separates-lot = Ce qui départage cette ligne de celle du dessus : le tirage au sort.
series-separates-nothing = Rien ne départage cette ligne de celle du dessus ; elles partagent le rang.
series-lots-decide-cut = Le tirage au sort décide qui se qualifie à ce rang.
series-lots-decide-seeds = Le tirage au sort décide de l’ordre à ce rang, et donc des têtes de série.
series-surely-in = { $short } ; qualification sûre
series-surely-out = { $short } ; ne peut plus se qualifier
series-in = Sûrement parmi les { $least } meilleurs, qui jouent la journée finale : quoi qu’il arrive dans les étapes encore à jouer, moins de { $least ->
       *[other] { $least } autres
    } peuvent finir devant ou à égalité.
series-out = Ne peut plus être parmi les { $most } meilleurs : { $most ->
       *[other] { $most } autres
    } ont déjà plus que ne peut apporter n’importe quelle étape encore à jouer. Une place ne se libère que si quelqu’un placé devant ne vient pas à la journée finale.
series-cut-16 = Au-dessus de cette ligne : les 16 meilleurs
series-cut-16-tied = Au-dessus de cette ligne : les 16 meilleurs ; le tirage au sort décide entre ceux qui partagent le rang ici
series-cut-4 = Au-dessus de cette ligne : les quatre meilleurs
series-cut-4-tied = Au-dessus de cette ligne : les quatre meilleurs ; le tirage au sort décide entre ceux qui partagent le rang ici

series-own-place = Dans { $name-series }, vous êtes au rang { $rank } sur { $of } ; { $name-event } compte pour vous.
series-own-place-so-far = Dans { $name-series }, vous êtes pour l’instant au rang { $rank } sur { $of } ; { $name-event } compte pour vous.
series-own-place-this = Dans { $name-series }, vous êtes au rang { $rank } sur { $of } ; cette étape compte pour vous.
series-own-place-this-so-far = Dans { $name-series }, vous êtes pour l’instant au rang { $rank } sur { $of } ; cette étape compte pour vous.
series-own-among = C’est parmi les { $places } meilleurs. L’organisation envoie les invitations à la journée finale.
series-own-sure = Vous êtes sûrement parmi les { $places } meilleurs, qui jouent la journée finale.
series-own-gone = Vous ne pouvez plus être parmi les { $places } meilleurs ; il n’y a de place pour vous que si quelqu’un placé devant ne vient pas à la journée finale.
series-own-inside = C’est parmi les { $places } meilleurs, qui jouent la journée finale, mais d’autres peuvent encore vous dépasser.
series-own-outside = Pour être parmi les { $places } meilleurs dans l’état actuel du classement, il vous faut en une seule étape plus que n’a le dernier d’entre eux : { $sum }.
