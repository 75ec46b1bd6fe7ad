register-name = Nom
register-name-help = Tel qu’il doit apparaître parmi les places et au classement, que tout le monde peut lire.
register-email = E-mail
register-email-help = Montré à l’organisation seulement.
register-seat-mail = { $ground ->
   *[table] M’écrire par mail quand ma table est publique, et quand mon résultat attend ma signature
    [field] M’écrire par mail quand mon terrain est public, et quand mon résultat attend ma signature
}
register-seat-mail-help = Vous pouvez changer cela à tout moment sur votre page.
register-other-person = C’est une autre personne, qui n’a pas encore d’inscription
register-club = Club
register-country = Pays
register-groups = Famille ou amis qui jouent aussi
register-groups-help = Un mot que vous saisissez tous, comme le nom de votre famille. La répartition vous sépare quand elle le peut. S’il y en a plusieurs, séparez-les par |
register-comes-with = Qui vous accompagne ?
register-comes-with-help = Noms de la famille et des amis. Seule l’organisation les voit ; elle peut vous placer à des tables différentes.
register-for-minors = Pour les mineurs : un responsable légal accepte aussi
register-minor = J’ai moins de 18 ans
register-guardian = Nom du responsable légal
register-guardian-agrees = En tant que responsable légal, j’accepte les deux textes ci-dessous
register-agree-code = J’accepte le code de conduite (version { $version })
register-agree-photo = J’accepte les règles sur les photos (version { $version })
register-no-pictures = Je ne veux apparaître ni en photo ni en vidéo
register-no-pictures-help = Votre nom va sur une liste pour le staff. Vous jouez tout de même, et pouvez laisser la case du dessus vide (3.1.1).
register-versions-kept = On conserve quelle version vous avez acceptée, et quand. Les deux textes se trouvent sous <a href="{ $url }">Règlement de ce tournoi</a>.
register-send = S’inscrire
register-send-waiting = M’inscrire sur la liste d’attente
register-approval = L’organisation valide chaque inscription. Votre page vous dit quand c’est fait.
register-full = Toutes les places sont prises, ou d’autres en attendent une. Vous pouvez vous inscrire sur la liste d’attente ; votre page vous dit quand vous avez une place.
register-places-taken = { $taken ->
        [one] { $taken } place sur { $capacity ->
           *[other] { $capacity }
        } est prise.
       *[other] { $taken } places sur { $capacity ->
           *[other] { $capacity }
        } sont prises.
    }
register-places-and-waiting = { $taken ->
        [one] { $taken } place sur { $capacity ->
           *[other] { $capacity }
        } est prise
       *[other] { $taken } places sur { $capacity ->
           *[other] { $capacity }
        } sont prises
    }, et { $waiting ->
       *[other] { $waiting }
    } sur la liste d’attente.

register-code-of-conduct = Code de conduite
register-photo-policy = Règles sur les photos
register-paper-and-version = { $paper }, version { $version }
register-paper-summary = Ceci est un résumé ; les numéros entre parenthèses sont des articles du règlement officiel.
register-paper-whole = Le texte entier

register-closed-heading = Pas d’inscription en ce moment
register-to-tournament = Vers le tournoi
register-not-opened-yet = Les inscriptions ne sont pas encore ouvertes.
register-is-open = Les inscriptions sont ouvertes.
register-closed-ask = Les inscriptions sont closes. Si vous voulez encore jouer, demandez à l’organisation dans la salle.
register-closed-prelims-over = Les inscriptions sont closes : les parties préliminaires sont finies.
register-closed-finished = Les inscriptions sont closes : ce tournoi est fini.
register-called-off = Ce tournoi est annulé : personne ne peut s’inscrire.
register-final-day = C’est la journée finale d’une série. Personne ne s’y inscrit : les meilleurs de toutes les étapes sont invités.

register-door-lead = Encore un pas : ouvrez votre page sur ce téléphone.
register-door-link = C’est le lien privé que vous avez reçu à l’inscription, par mail ou sur une carte. Là, appuyez sur « Je suis là ».
register-door-code = Sur un autre appareil, saisissez-y ce code : <b class="num nowrap">{ $code }</b>
register-door-no-link = Pas de lien sous la main ? Dites à l’organisation, à l’entrée, que vous êtes là.
register-door-old = Ce code ne marche plus, ou il en manque une partie.
register-door-old-then = Scannez encore une fois le code à la porte, ou dites à l’organisation, à l’entrée, que vous êtes là.
register-door-about = À propos du tournoi
