own-share-rank = Vous partagez le rang { $rank }
own-looked-at = L’organisation examine votre inscription
own-waiting-number = Vous êtes numéro { $number } sur la liste d’attente
own-no-place = Vous n’avez pas eu de place
own-called-off = Ce tournoi est annulé
own-registered = Votre inscription est faite
own-on-final-day = Vous jouez la journée finale
own-check-in = Pointez à l’entrée
own-check-in-now = Pointez maintenant
own-checked-in = Vous avez pointé
own-wait = Attendez la prochaine ronde
own-missed-game = Vous avez manqué cette partie
own-game-over = Votre partie est finie
own-in-final = Vous jouez la finale
own-in-semi-finals = Vous jouez les demi-finales
own-rounds-over = Les rondes sont finies
own-have-won = Vous avez gagné
own-finished-first = Vous finissez en tête
own-came-in-prelims = Vous avez fini { $place } des parties préliminaires
own-prelims-over = Les parties préliminaires sont finies
own-finished = Vous avez fini { $place }
own-games-over = Les parties sont finies
own-your-games-over = Vos parties sont finies
own-champion = Le titre est à vous
own-won-final = Vous avez gagné la finale
own-tournament-over = Le tournoi est fini
own-have-withdrawn = Votre retrait est enregistré
own-are-disqualified = Disqualification

own-best-play-semi-finals = { $count ->
   *[other] Les { $count } premiers jouent les demi-finales.
}
own-best-play-final = { $count ->
   *[other] Les { $count } premiers jouent la finale.
}
own-came-and-plays-on = { $ground ->
   *[table] Vous avez fini { $place } des parties préliminaires. Votre table apparaît ici dès que ses places sont publiques.
    [field] Vous avez fini { $place } des parties préliminaires. Votre terrain apparaît ici dès que ses places sont publiques.
}
own-stay-in-case = Si quelqu’un ne peut pas jouer, le suivant au classement prend la place : restez, s’il vous plaît, jusqu’à la publication des places.
own-see-whether-on = Vous verrez ici si vous vous qualifiez, dès que les prochaines places sont publiques. Le classement montre où vous en êtes.
own-thanks-stay = Merci d’avoir joué. Restez, regardez, et voyez à qui va le titre.
own-table-final-missed = { $ground ->
   *[table] Le résultat de votre table est définitif. Pour vous, il compte comme une partie non jouée.
    [field] Le résultat de votre terrain est définitif. Pour vous, il compte comme une partie non jouée.
}
own-judge-decided = Un arbitre a décidé du résultat.
own-result-final = Le résultat est définitif.
own-finish-after-winner = Votre place finale apparaît ici dès que le vainqueur est annoncé.
own-whether-on = Vous verrez ici si vous vous qualifiez, dès que les prochaines places sont publiques.
own-next-table = { $ground ->
   *[table] Votre prochaine table apparaît ici dès que ses places sont publiques.
    [field] Votre prochain terrain apparaît ici dès que ses places sont publiques.
}
own-finish-after-round = Votre place finale apparaît ici dès que la ronde est close.
own-others-semi-finals = { $count ->
   *[other] { $count } autres jouent maintenant les demi-finales.
}
own-others-semi-finals-next = { $count ->
   *[other] Les demi-finales viennent ensuite ; { $count } autres les jouent.
}
own-others-final = { $count ->
   *[other] { $count } autres jouent maintenant la finale.
}
own-others-final-next = { $count ->
   *[other] La finale vient ensuite ; { $count } autres la jouent.
}
own-final-on = La finale se joue en ce moment.
own-final-next = La finale vient ensuite.
own-final-played = La finale est jouée. Le vainqueur s’affiche dès que l’organisation la clôt.
own-last-game = Le résultat est définitif. C’était votre dernière partie de cette étape.
own-last-game-missed = C’était votre dernière partie de cette étape.
own-event-over = Les parties de cette étape sont finies. Le classement de la série dit qui se qualifie. Merci d’avoir joué.
own-won-semi-final = { $ground ->
   *[table] Vous avez gagné votre demi-finale. Votre table apparaît ici dès que ses places sont publiques.
    [field] Vous avez gagné votre demi-finale. Votre terrain apparaît ici dès que ses places sont publiques.
}
own-not-approved-yet = Vous n’avez pas encore de place. Cette page vous dira quand votre inscription est validée.
own-list-moves = Quand une place se libère, elle va au suivant de la liste, et cette page vous le dira.
own-nobody-joins = Les rondes que tout le monde joue sont finies : plus personne ne peut s’ajouter.
own-tournament-over-sentence = Le tournoi est fini.
own-does-not-take-place = Il n’a pas lieu : vous n’avez rien à faire. Si cela change, cette page vous le dira.
own-on-the-day = Le jour même, pointez à votre arrivée.
own-table-appears = { $ground ->
   *[table] Votre table apparaît ici dès que les places sont publiques.
    [field] Votre terrain apparaît ici dès que les places sont publiques.
}
own-tell-at-entrance = Dites à l’organisation, à l’entrée, que vous êtes là.
own-winner-announced-here = Le classement montre où vous en êtes. Le vainqueur est annoncé ici dès que l’organisation le proclame.
own-congratulations = Félicitations, et bien joué.
own-over-thanks = Le tournoi est fini. Merci d’avoir joué.
own-final-over-thanks = La finale est finie. Merci d’avoir joué.
own-provisional = Provisoire, jusqu’à ce que l’organisation proclame le champion.
own-left-games-count = Vous n’êtes plus dans le tournoi. Les parties que vous avez jouées comptent toujours.
own-not-taking-part = Vous ne participez pas. Si c’est une erreur, dites-le à l’organisation ; elle peut vous réintégrer.
own-disqualified-why = Vous n’êtes plus dans le tournoi. Les arbitres et l’organisation peuvent vous dire pourquoi.

own-everybody-rank = Rang { $rank } au classement.
own-everybody-left = { $name } a quitté le tournoi.
own-everybody-gone = { $name } n’est plus dans le tournoi.
own-everybody-called-off = { $name } : ce tournoi est annulé.
own-everybody-games-over = { $name } : les parties sont finies.
own-everybody-not-on = { $name } ne joue plus.
own-everybody-finalist = { $name } joue la finale. Ses places ne sont pas encore publiques.
own-everybody-game-over = { $name } : la partie de cette ronde est finie.
own-everybody-no-seat-next = { $name } : personne n’a encore de place pour la suite.
own-everybody-next-seats = { $name } : les places de la prochaine ronde ne sont pas encore publiques.
own-everybody-no-seat = { $name } n’a pas de place dans cette ronde.
own-everybody-nobody-has-seat = Personne n’a encore de place pour la suite.
own-everybody-next-not-public = Les places de la prochaine ronde ne sont pas encore publiques.
own-everybody-final-not-public = On ne sait pas encore publiquement qui joue la finale.

own-seat-heading = { $ground ->
   *[table] Table { $table }, position { $position }
    [field] Terrain { $table }, position { $position }
}
own-round-game-on = { $round } : partie en cours
own-round-result-in = { $round } : résultat saisi
own-round-planned = { $round }, { $when }
own-marked-absent = Absence notée.
own-you-marked-absent = Votre absence est notée. Si vous êtes là, dites-le aussitôt à un arbitre.
own-yourself = <b>{ $name }</b> (vous)
own-why-rank = Pourquoi ce rang
own-see-standings = Voir le classement
own-game-at = { $ground ->
   *[table] table { $table }, position { $position }
    [field] terrain { $table }, position { $position }
}
own-no-result-yet = pas encore de résultat
own-with = avec
own-rank-of = { $all ->
   *[other] { $place } sur { $all }
}
own-shares-rank-of = { $all ->
   *[other] Rang { $rank } partagé, sur { $all }
}
own-rank-no-game = Rang { $rank }, aucune partie jouée
own-rank-disqualified = Disqualification
own-vp = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV
    }
    [hexes] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
}
own-vp-won = { $points ->
   *[vp] { $count ->
       *[other] { $count } PV, victoire
    }
    [hexes] { $count ->
        [one] { $count } tuile, victoire
       *[other] { $count } tuiles, victoire
    }
}
own-absent = absence
own-not-counted = non compté
own-worth = { $points ->
   *[vp] { $place }, { $share } PV%
    [hexes] { $place }, { $share } Tuiles%
}
own-worth-with-points = { $points ->
   *[vp] { $place }, { $score } points, { $share } PV%
    [hexes] { $place }, { $score } points, { $share } Tuiles%
}
own-opponent-absent = (absence)
own-opponent-won = ({ $vp }, victoire)
own-opponent-vp = ({ $vp })

own-read-it = La lire
own-games-begin = Les parties commencent quand l’organisation le dit.
own-check-in-below = Pointez ci-dessous, ou dites à l’organisation, à l’entrée, que vous êtes là.
own-confirm-board = Le plateau est-il bien mis en place ? Confirmez-le.
own-confirm-new-board = Il y a un nouveau plateau. Est-il bien mis en place ? Confirmez-le.
own-game-at-table = { $ground ->
   *[table] { $title } à votre table
    [field] { $title } sur votre terrain
}
own-open-game = Ouvrir la partie
own-sheet-heading = Votre feuille de résultats
own-here-heading = Êtes-vous là ?
own-scan-door = Scannez le code à la porte avec ce téléphone et revenez ici, ou saisissez les lettres écrites dessous.
own-door-code = Code à la porte
own-here-button = Je suis là
own-agree-first = Il vous reste à accepter le code de conduite et les règles sur les photos. <a href="#agree">C’est ci-dessous</a>
own-asked-to-leave = Vous avez demandé à quitter le tournoi ({ $time }). Vous y êtes encore jusqu’à ce que le staff le confirme.
own-stay-button = Finalement, je reste
own-asked-for-erasure = Vous avez demandé l’effacement de vos données ({ $time }). L’organisation doit encore le faire.
own-keep-data-button = Finalement, gardez mes données
own-rulings = Décisions qui vous concernent
own-games = Vos parties
own-agree-heading = Encore à accepter
own-agree-code = J’accepte le code de conduite (version { $version })
own-agree-photo = J’accepte les règles sur les photos (version { $version })
own-no-pictures = Je ne veux apparaître ni en photo ni en vidéo
own-no-pictures-help = Votre nom va sur une liste pour le staff. Vous jouez tout de même, et pouvez laisser la case du dessus vide (3.1.1).
own-for-minors = Pour les mineurs : un responsable légal accepte aussi
own-minor = J’ai moins de 18 ans
own-guardian-name = Nom du responsable légal
own-guardian-agrees = En tant que responsable légal, j’accepte les deux
own-agree-button = Accepter
own-new-version-no-seat = Il y a une nouvelle version depuis que vous avez accepté. Vous n’aurez pas de place avant d’avoir accepté.
own-new-version = Il y a une nouvelle version depuis que vous avez accepté. Acceptez-la ici, s’il vous plaît.
own-not-asked-no-seat = C’est l’organisation qui a saisi votre inscription : on ne vous a donc encore rien demandé. Vous n’aurez pas de place avant d’avoir accepté.
own-not-asked = C’est l’organisation qui a saisi votre inscription : on ne vous a donc encore rien demandé. Acceptez ici, s’il vous plaît.
own-played-before = Où vous avez déjà joué
own-played-before-note = Personne d’autre que vous ne voit cette liste.
own-other-events = Autres tournois ici
own-board-worth = Ce qu’il vaut, et les plateaux des autres rondes
own-data-heading = Vos données
own-comes-with-you = Qui vous accompagne
own-agreed = Accepté
own-agreed-not-yet = pas encore
own-agreed-both = code de conduite { $code }, règles sur les photos { $photo }, { $at }
own-agreed-code-only = code de conduite { $code }, règles sur les photos pas encore, { $at }
own-agreed-photo-only = code de conduite pas encore, règles sur les photos { $photo }, { $at }
own-agreed-neither = code de conduite pas encore, règles sur les photos pas encore, { $at }
own-public-data = Votre nom, vos résultats et vos places sont publics. Le reste, seul le staff le voit, et votre adresse e-mail, seule l’organisation. <a href="{ $csv }">Les télécharger en CSV</a>, ou <a href="{ $json }">tout ce qui est conservé sur vous, en JSON</a>, sans ce que d’autres ont signalé à un arbitre.
own-wants-no-pictures = Vous ne voulez apparaître ni en photo ni en vidéo. Le staff a votre nom sur une liste (3.1.1).
own-pictures-fine = Finalement, les photos de moi ne me gênent pas
own-offer-no-pictures = Vous ne voulez apparaître ni en photo ni en vidéo ? Le staff a alors votre nom sur une liste ; vous jouez tout de même (3.1.1).
own-no-pictures-button = Pas de photos de moi
own-erasure = Vous pouvez demander à l’organisation d’effacer vos données : votre nom devient alors partout un numéro, et les résultats restent. Rien ne change tant qu’elle ne l’a pas fait.
own-erase-button = Effacer mes données
own-both-values = Les deux valeurs
own-field = Champ
own-typed = Ce que vous avez saisi
own-stored = Ce qui est enregistré
own-form-holds-typed = Le formulaire contient ce que vous avez saisi. L’enregistrer maintenant remplace ce qui est enregistré.
own-change-data = Modifier vos données
own-name = Nom
own-email = E-mail
own-club = Club
own-country = Pays
own-groups-play = Famille ou amis qui jouent aussi
own-groups-help = S’il y en a plusieurs, séparez-les par |
own-comes-with = Qui vous accompagne ?
own-comes-with-help = { $ground ->
   *[table] Noms de la famille et des amis. Seule l’organisation les voit ; elle peut vous placer à des tables différentes.
    [field] Noms de la famille et des amis. Seule l’organisation les voit ; elle peut vous placer sur des terrains différents.
}
own-save = Enregistrer
own-fact-name = Nom
own-fact-email = E-mail
own-fact-club = Club
own-fact-country = Pays
own-fact-groups = Groupes
own-fact-family = Famille ou amis
own-fact-guardian = Responsable légal
own-fact-comes-with = Répondu à l’inscription
own-none = aucun
own-stale = Quelqu’un d’autre a modifié vos données après que vous avez ouvert la page. Vos changements ne sont pas encore enregistrés ; les deux versions sont ci-dessous.
own-tell-heading = Me prévenir
own-tell-when = { $ground ->
   *[table] Quand votre table est publique ou change, quand votre résultat attend votre signature, et quand vous avez une invitation à une journée finale.
    [field] Quand votre terrain est public ou change, quand votre résultat attend votre signature, et quand vous avez une invitation à une journée finale.
}
own-news-public = Les notifications ne montrent que ce qui est public.
own-news-no-script = Sans JavaScript, ce navigateur ne peut pas être prévenu.
own-news-cannot = Ce navigateur ne peut pas être prévenu. Sur un iPhone, mettez d’abord cette page sur l’écran d’accueil, et ouvrez-la de là.
own-news-trying = Un instant…
own-news-late = Le service qui réveille cet appareil est injoignable en ce moment. Réessayez plus tard.
own-news-denied = Ce navigateur bloque les notifications. Autorisez-les pour ce site dans ses réglages, puis réessayez.
own-told-on = { $count ->
    [one] Les notifications arrivent sur { $count } appareil.
   *[other] Les notifications arrivent sur { $count } appareils.
}
own-tell-here = Me prévenir sur cet appareil
own-tell-here-too = Me prévenir aussi sur cet appareil
own-tell-no-more = Ne plus me prévenir
own-mailed = Vous recevez des mails.
own-stop-mails = Arrêter ces mails
own-mail-me = M’écrire par mail
own-wrong-heading = Quelque chose ne va pas ?
own-wrong-tell = Dites-le à n’importe qui du staff. Ou <a href="{ $url }">signalez-le en confidence</a> : ceux dont il s’agit ne le voient jamais.
own-your-report = <a href="{ $url }">Votre signalement du <span class="num">{ $filed }</span></a> : { $standing }.
own-keep-heading = Gardez cette page
own-keep-link = Ce lien n’est qu’à vous, comme une clé : mettez-le en favori, ou scannez le code avec votre téléphone. Qui l’a peut voir et modifier tout ce que vous pouvez. Si vous le perdez, l’organisation peut vous le montrer.
own-copied = Copié
own-copy-link = Copier le lien
own-qr = Code QR du lien de cette page
own-leave-heading = Je dois partir
own-leaving = Le staff est prévenu aussitôt. Vous restez dans le tournoi jusqu’à ce qu’il le confirme, et pouvez annuler d’ici là. Les parties que vous avez jouées comptent toujours, pour vous et pour vos adversaires.
own-leave-button = Je dois partir
own-cannot-come = Je ne peux pas venir
own-withdraw-heading = Se retirer
own-withdraw-button = Me retirer
own-withdraw-asked = Vous retirez votre inscription.
own-withdraw-waiting = Vous quittez la liste d’attente, et y perdez votre place.
own-withdraw-place = Vous cédez votre place ; le suivant de la liste d’attente peut l’avoir. L’organisation ne peut vous réintégrer que s’il reste de la place.
own-standings = Classement
own-all-results = Tous les résultats
own-about-tournament = À propos du tournoi
own-add-to-calendar = Ajouter vos parties à votre agenda
own-back = Retour à votre page

own-done-registered = Votre inscription est enregistrée. Voici votre page : gardez son lien.
own-done-agreed = Votre accord est enregistré.
own-done-checked-in = Vous avez pointé.
own-done-saved = Vos données sont enregistrées.
own-done-no-pictures = Le staff a votre nom sur la liste de ceux qui ne veulent pas de photos.
own-done-pictures = Votre nom n’est plus sur cette liste.
own-done-mail = Vous recevrez des mails.
own-done-no-mail = Vous ne recevrez plus de mails.
own-done-news = Les notifications arriveront sur cet appareil.
own-done-no-news = Plus aucune notification n’arrivera, sur aucun appareil.
own-done-withdrawn = Votre retrait est enregistré.
own-done-leaving = Le staff sait que vous devez partir. Vous êtes encore dans le tournoi jusqu’à ce qu’il le confirme.
own-done-staying = Vous restez. Le staff le sait.
own-done-erasure-asked = L’organisation sait que vous voulez faire effacer vos données.
own-done-erasure-not = Annulé. Vos données restent.

own-card-of = Carte ({ $name })
own-card-number = N° { $number }
own-card-qr = Code QR du lien privé
own-card-pin = PIN <b>{ $pin }</b>
own-card-no-pin = pas encore de PIN
own-card-says = Votre page, et le PIN pour signer sur une tablette après la partie. Ne donnez ni l’un ni l’autre à personne.

own-calendar-seat = { $ground ->
   *[table] table { $table }, pos. { $position }
    [field] terrain { $table }, pos. { $position }
}
