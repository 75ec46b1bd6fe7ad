refusals-signed = Ce résultat est signé : il reste.
refusals-decided = Un arbitre a décidé de ce résultat : il reste.
refusals-no-result-yet = Aucun résultat n’est encore saisi.
refusals-disputed = { $ground ->
   *[table] Quelqu’un à la table n’est pas d’accord. Personne ne signe avant qu’un arbitre ait décidé, ou que ce soit annulé.
    [field] Quelqu’un sur le terrain n’est pas d’accord. Personne ne signe avant qu’un arbitre ait décidé, ou que ce soit annulé.
}
refusals-no-dispute = Vous n’avez pas dit que vous n’êtes pas d’accord.
refusals-no-such-seat = { $ground ->
   *[table] Cette table n’a pas cette place.
    [field] Ce terrain n’a pas cette place.
}
refusals-absent-do-not-sign = { $entrant ->
   *[player] Un joueur marqué absent ne signe pas. Si c’est faux, dites-le.
    [team] Une équipe marquée absente ne signe pas. Si c’est faux, dites-le.
}
refusals-signer-gone = { $entrant ->
   *[player] Un joueur qui a quitté le tournoi ne signe pas. Les autres signent, et le staff note le reste sur papier.
    [team] Une équipe qui a quitté le tournoi ne signe pas. Les autres signent, et le staff note le reste sur papier.
}
refusals-you-left = { $ground ->
   *[table] Vous avez quitté le tournoi : vous ne pouvez rien faire à cette table. Les autres et le staff continuent sans vous.
    [field] Vous avez quitté le tournoi : vous ne pouvez rien faire sur ce terrain. Les autres et le staff continuent sans vous.
}
refusals-you-are-disqualified = { $ground ->
   *[table] Après votre disqualification, vous ne pouvez rien faire à cette table. Les autres et le staff continuent sans vous.
    [field] Après votre disqualification, vous ne pouvez rien faire sur ce terrain. Les autres et le staff continuent sans vous.
}
refusals-disputed-already = Vous avez déjà dit que vous n’êtes pas d’accord. Un arbitre le sait.
refusals-disputes-used-up = { $most ->
   *[other] { $ground ->
               *[table] Vous avez dit { $most } fois que vous n’êtes pas d’accord, et l’avez annulé chaque fois. Appelez un arbitre à votre table.
                [field] Vous avez dit { $most } fois que vous n’êtes pas d’accord, et l’avez annulé chaque fois. Appelez un arbitre sur votre terrain.
            }
}
refusals-entered-already = Un résultat est déjà saisi. S’il est faux, dites que vous n’êtes pas d’accord ; le staff le corrigera. Qui l’a saisi peut le changer tant que personne n’a signé.
refusals-own-results-off = Dans ce tournoi, c’est le staff qui saisit les résultats.
refusals-pin-missing = Saisissez les quatre chiffres de votre carte.
refusals-pin-wrong-last = { $ground ->
   *[table] Ce n’est pas votre PIN. Après cinq PIN faux, cette table est bloquée pendant deux minutes ; regardez alors votre carte et réessayez.
    [field] Ce n’est pas votre PIN. Après cinq PIN faux, ce terrain est bloqué pendant deux minutes ; regardez alors votre carte et réessayez.
}
refusals-pin-wrong = { $left ->
    [one] Ce n’est pas votre PIN. Regardez votre carte : il vous reste { $left } essai.
   *[other] Ce n’est pas votre PIN. Regardez votre carte : il vous reste { $left } essais.
}
refusals-pins-held = { $ground ->
   *[table] Trop de PIN faux ont été saisis à cette table. Attendez deux minutes, puis saisissez le vôtre.
    [field] Trop de PIN faux ont été saisis sur ce terrain. Attendez deux minutes, puis saisissez le vôtre.
}
refusals-pin-locked = Trop de PIN faux ont été saisis. Demandez-en un nouveau au staff.
refusals-pin-unknown = Vous n’avez pas encore de PIN. Demandez-en un à l’organisation.
refusals-pin-not-locked = Ce PIN n’est pas bloqué : il reste comme il est.
refusals-round-not-started = Cette ronde n’a pas encore commencé. Les résultats se saisissent quand elle est en cours.
refusals-round-closed = Cette ronde est close ; ses résultats restent.
refusals-round-not-played = Cette ronde n’est pas en cours : ses feuilles ne peuvent pas être signées.
refusals-unusual = { $points ->
   *[vp] Quelque chose d’inhabituel dans ce résultat. Saisissez encore une fois les PV du vainqueur, comme sur le papier.
    [hexes] Quelque chose d’inhabituel dans ce résultat. Saisissez encore une fois les tuiles du vainqueur, comme sur le papier.
}
refusals-not-final-yet = Cette feuille n’est pas encore signée. Changez le résultat sur la feuille elle-même.
refusals-corrections-off = Dans ce tournoi, un résultat définitif n’est jamais corrigé.
refusals-no-signed-paper = Ce résultat n’a pas été signé sur papier : aucune feuille signée ne peut dire autre chose. Il reste comme il est.
refusals-nothing-differs = C’est déjà ce qui est enregistré. Il n’y a rien à corriger.
refusals-correction-waits = Une correction de cette feuille attend déjà. Regardez d’abord celle-là.
refusals-correction-first = Une correction attend une deuxième personne, et peut changer le classement. Confirmez-la ou retirez-la d’abord.
refusals-same-person = Vous avez proposé cette correction. Une deuxième personne doit la confirmer.
refusals-role-since-proposal = Vous n’avez le rôle pour cela que depuis la proposition de la correction. Quelqu’un qui l’avait déjà avant doit la confirmer.
refusals-let-in-by-proposer = Qui a proposé cette correction vous a fait entrer après que la feuille est devenue définitive. Quelqu’un d’autre doit la confirmer.
refusals-proposer-unknown = Personne ne sait qui a proposé cette correction. Retirez-la et proposez-la à nouveau.
refusals-proposer-gone = Qui a proposé cette correction n’est plus ici arbitre ou dans l’organisation comme à ce moment-là. Retirez-la et proposez-la à nouveau.
refusals-no-correction-of-this = Ce qui a été proposé n’est pas une correction de cette feuille telle qu’elle est. Retirez-le et proposez-le à nouveau.
refusals-other-role-needed = Il faut quelqu’un de l’organisation et un arbitre. Quelqu’un qui a l’autre rôle doit confirmer.
refusals-winner-vp-differ = { $points ->
   *[vp] Ce ne sont pas les PV enregistrés pour le vainqueur. Regardez à nouveau le papier : ou ces PV sont faux, ou le résultat ci-dessous.
    [hexes] Ce ne sont pas les tuiles enregistrées pour le vainqueur. Regardez à nouveau le papier : ou ces tuiles sont fausses, ou le résultat ci-dessous.
}
refusals-no-game-limit = Les parties de ce tournoi n’ont pas de limite de temps : on n’y ajoute pas de minutes.
refusals-game-not-on = { $ground ->
   *[table] On ajoute des minutes pendant que la partie de la table est en cours.
    [field] On ajoute des minutes pendant que la partie du terrain est en cours.
}
refusals-no-minutes = Écrivez un nombre entier de minutes, de 0 à { $most }.
refusals-judge-names-winner = { $points ->
   *[vp] Le temps était écoulé, et plusieurs ont le plus de PV : un arbitre nomme le vainqueur, et saisit le résultat.
    [hexes] Le temps était écoulé, et plusieurs ont le plus de tuiles : un arbitre nomme le vainqueur, et saisit le résultat.
}
refusals-winner-out = Le vainqueur indiqué a été disqualifié ou s’est retiré pendant cette partie. Personne ne signe, ni ne nomme un autre vainqueur, avant qu’un arbitre ait choisi ce qui vaut.
refusals-stands-missing = Choisissez ce qui vaut.
refusals-played-alone = Personne ne gagne une partie tout seul. Cochez que la partie n’a pas été jouée.
refusals-best-not-alone = { $points ->
   *[vp] Aucun des autres n’a à lui seul le plus de PV. Marquez ci-dessus qui a gagné.
    [hexes] Aucun des autres n’a à lui seul le plus de tuiles. Marquez ci-dessus qui a gagné.
}
refusals-reason-missing = Dites en quelques mots ce qui s’est passé, et pourquoi vous décidez ainsi.
refusals-objection-missing = Dites en quelques mots ce qui est faux.
refusals-reason-too-long = { $length ->
    [one] Le motif a { $length } caractère ; { $most } au plus sont possibles.
   *[other] Le motif a { $length } caractères ; { $most } au plus sont possibles.
}
refusals-reason-control = Le motif contient un caractère invisible. Saisissez-le à nouveau.

refusals-choice-not-public = Les places de cette ronde ne sont pas encore publiées.
refusals-choice-round-over = Cette ronde est close.
refusals-choice-game-over = { $ground ->
   *[table] Le résultat de cette table est là : sa mise en place et ses places restent comme elles sont.
    [field] Le résultat de ce terrain est là : sa mise en place et ses places restent comme elles sont.
}
refusals-choice-layout-first = { $entrant ->
   *[player] Confirmez d’abord la mise en place du plateau ; ensuite, les joueurs choisissent.
    [team] Confirmez d’abord la mise en place du plateau ; ensuite, les équipes choisissent.
}
refusals-choice-all-chosen = { $ground ->
   *[table] Tout le monde à cette table a choisi.
    [field] Tout le monde sur ce terrain a choisi.
}
refusals-choice-nothing-chosen = Personne n’a encore choisi : il n’y a rien à annuler.
refusals-choice-colour = Choisissez l’une des couleurs qui restent.
refusals-choice-order = Choisissez l’une des places qui restent dans l’ordre de jeu.
refusals-choice-chair = Choisissez l’une des chaises.
refusals-choice-not-a-judge = Choisissez l’un des arbitres de ce tournoi.

refusals-this-too-long = { $length ->
    [one] Cela fait { $length } caractère ; { $most } au plus sont possibles.
   *[other] Cela fait { $length } caractères ; { $most } au plus sont possibles.
}
refusals-kept-apart = { $entrant ->
   *[player] Cochez au moins deux joueurs à séparer, et au plus { $most } à la fois.
    [team] Cochez au moins deux équipes à séparer, et au plus { $most } à la fois.
}
refusals-apart-already = { $entrant ->
   *[player] Ces joueurs sont déjà séparés.
    [team] Ces équipes sont déjà séparées.
}
refusals-too-many-groups = { $most ->
    [one] { $most } groupe au plus est possible.
   *[other] { $most } groupes au plus sont possibles.
}
refusals-too-many-players = { $most ->
   *[other] { $entrant ->
               *[player] Un tournoi a au plus { $most } joueurs, y compris ceux qui se sont retirés.
                [team] Un tournoi a au plus { $most } équipes, y compris celles qui se sont retirées.
            }
}
refusals-no-more-numbers = { $entrant ->
   *[player] Les joueurs ont des numéros de 1 à { $last }, donnés chacun une seule fois, et il en reste trop peu dans ce tournoi.
    [team] Les équipes ont des numéros de 1 à { $last }, donnés chacun une seule fois, et il en reste trop peu dans ce tournoi.
}
refusals-table-number = Ce numéro va de 1 à { $most }.
refusals-amount = Écrivez un montant comme 12, 12.50 ou 8,50 €, jusqu’à { $most }. Le champ peut rester vide.
refusals-erase-word = Rien n’a été effacé. Pour effacer, saisissez le mot { $word }.
refusals-withdraw-word = Saisissez le mot { $word } pour continuer.
refusals-too-many-registrations = { $entrant ->
   *[player] Beaucoup de joueurs se sont inscrits depuis votre réseau en une heure : votre inscription n’a pas été enregistrée. Revenez à { $time }, ou demandez à l’organisation de vous ajouter.
    [team] Beaucoup d’équipes se sont inscrites depuis votre réseau en une heure : votre inscription n’a pas été enregistrée. Revenez à { $time }, ou demandez à l’organisation de vous ajouter.
}
refusals-name-registered = Le nom { $name } est déjà dans les inscriptions. Est-ce une autre personne du même nom ? Cochez alors la case ci-dessous et renvoyez le formulaire. Si c’est vous, tout va bien : utilisez le lien privé que vous avez reçu.
refusals-other-currency = Ce tournoi est en { $currency }. Écrivez le montant en { $currency }.
refusals-paid-already = { $entrant ->
   *[player] Le paiement de ce joueur est déjà noté.
    [team] Le paiement de cette équipe est déjà noté.
}
refusals-not-paid = { $entrant ->
   *[player] Aucun paiement de ce joueur n’est noté : il n’y a rien à annuler.
    [team] Aucun paiement de cette équipe n’est noté : il n’y a rien à annuler.
}
refusals-too-many-mails = { $most ->
   *[other] { $entrant ->
               *[player] Un tournoi envoie au plus { $most } mails aux joueurs par jour. Rien n’a été envoyé.
                [team] Un tournoi envoie au plus { $most } mails aux équipes par jour. Rien n’a été envoyé.
            }
}
refusals-nobody-has-address = { $entrant ->
   *[player] Aucun de ces joueurs n’a d’adresse e-mail. Rien n’a été envoyé.
    [team] Aucune de ces équipes n’a d’adresse e-mail. Rien n’a été envoyé.
}
refusals-subject-missing = Il faut un objet.
refusals-text-missing = Il faut un texte.
refusals-nobody-chosen = { $entrant ->
   *[player] Personne n’est coché. Cochez d’abord les joueurs.
    [team] Rien n’est coché. Cochez d’abord les équipes.
}
refusals-agreed-when = La liste ne dit pas pour tout le monde quand l’accord a été donné. Dites quand c’était.
refusals-agreed-later = Ce jour est encore à venir. Dites quand l’accord a été donné.
refusals-name-missing = Il faut un nom.
refusals-control-characters = Les sauts de ligne, tabulations et autres caractères de contrôle ne sont pas possibles ici.
refusals-control-in-note = À part les sauts de ligne, les caractères de contrôle ne sont pas possibles ici, ni ceux qui inversent le sens du texte.
refusals-email-without-at = Une adresse e-mail contient un @.
refusals-email-half = Une adresse e-mail a quelque chose des deux côtés du @.
refusals-email-two-ats = Une adresse e-mail a un seul @, et celle-ci en a plusieurs.
refusals-email-twice = Il y a ici plus d’une adresse ; une seule suffit.
refusals-email-not-plain = Seulement l’adresse elle-même, comme ada@example.org : sans espaces, guillemets, virgules ni autres signes.
refusals-email-not-sendable = Aucun mail ne peut aller à cette adresse. Cherchez un signe faux, un point ou un tiret de trop, ou une partie trop longue.
refusals-email-without-dot = Il manque la fin de cette adresse : la partie derrière le @ contient un point, comme dans ada@example.org.
refusals-guardian-missing = Pour un mineur, un responsable légal accepte : il faut son nom.
refusals-guardian-disagrees = Le responsable légal d’un mineur accepte aussi.
refusals-door-code-missing = Scannez le code à la porte, ou saisissez les lettres écrites dessous.
refusals-no-card-for-hidden = { $entrant ->
   *[player] Un joueur archivé n’a pas de carte. Sortez-le d’abord des archives.
    [team] Une équipe archivée n’a pas de carte. Sortez-la d’abord des archives.
}
refusals-wrong-door-code = Ce n’est pas le code à la porte. Regardez à nouveau l’affiche : l’organisation change le code de temps en temps.
refusals-too-many-door-codes = Beaucoup de codes faux ont été saisis pour vous en une heure. Dites à l’organisation, à l’entrée, que vous êtes là.
refusals-code-not-agreed = Cochez que vous acceptez le code de conduite.
refusals-photo-not-agreed = Cochez que vous acceptez les règles sur les photos.
refusals-file-empty = Choisissez un fichier, ou collez ses lignes.
refusals-file-without-players = { $entrant ->
   *[player] le fichier a un en-tête et aucun joueur
    [team] le fichier a un en-tête et aucune équipe
}
refusals-staff-email = Cette adresse est celle de quelqu’un du staff de ce tournoi, et le staff ne peut pas y jouer (1.3.2).
refusals-staff-name = Quelqu’un du staff de ce tournoi porte ce nom, et le staff ne peut pas y jouer (1.3.2). Si c’est une autre personne du même nom, dites-le ci-dessous.
refusals-on-the-list = { $name } figure déjà sur la liste ; pointez là-bas. Si c’est une autre personne du même nom, dites-le ci-dessous.
refusals-staff-name-registering = Quelqu’un du staff de ce tournoi porte ce nom, et le staff ne peut pas y jouer (1.3.2). Si vous êtes une autre personne du même nom, demandez à l’organisation de vous ajouter.
refusals-staff-alike = Quelqu’un du staff de ce tournoi porte presque ce nom, et le staff ne peut pas y jouer (1.3.2). Si c’est une autre personne, dites-le ci-dessous.
refusals-staff-alike-registering = Quelqu’un du staff de ce tournoi porte presque ce nom, et le staff ne peut pas y jouer (1.3.2). Si vous êtes quelqu’un d’autre, dites-le ci-dessous.
refusals-staff-in-file = fait partie du staff de ce tournoi, et le staff ne peut pas y jouer (1.3.2)
refusals-staff-alike-in-file = porte presque le nom de quelqu’un du staff, et le staff ne peut pas jouer (1.3.2) : la même personne ? Enlevez la ligne. Une autre ? Dites-le ci-dessus.
refusals-staff-registers = { $entrant ->
   *[player] Vous faites partie du staff de ce tournoi, et le staff ne peut pas y jouer. Pour inscrire quelqu’un d’autre, ajoutez le joueur sur la page des joueurs.
    [team] Vous faites partie du staff de ce tournoi, et le staff ne peut pas y jouer. Pour inscrire quelqu’un d’autre, ajoutez l’équipe sur la page des équipes.
}
refusals-seat-mail-without-address = { $ground ->
   *[table] Donnez l’adresse à laquelle vont vos tables, ou décochez la case ci-dessous.
    [field] Donnez l’adresse à laquelle vont vos terrains, ou décochez la case ci-dessous.
}
refusals-registered-already = Il y a déjà une inscription avec ce nom et cette adresse. Utilisez le lien privé que vous avez reçu ; si vous l’avez perdu, demandez à l’organisation.
refusals-email-registered = Il y a déjà une inscription avec cette adresse e-mail. Une famille peut en partager une : si c’est une autre personne, cochez la case ci-dessous et renvoyez le formulaire.
refusals-same-tournament = C’est le même tournoi ; nommez-en un autre.
refusals-other-tournament-hidden = Ce tournoi-là est archivé. Sortez-le d’abord des archives.
refusals-no-such-player-there = { $entrant ->
   *[player] Ce tournoi-là n’a pas de joueur avec ce numéro.
    [team] Ce tournoi-là n’a pas d’équipe avec ce numéro.
}
refusals-same-person-already = Ces deux-là sont déjà la même personne.
refusals-twice-in-one-tournament = { $entrant ->
   *[player] Ces deux-là ne peuvent pas être une seule personne : tous deux sont aussi joueurs d’un même tournoi, où personne ne joue deux fois. Séparez d’abord celui qui est quelqu’un d’autre.
    [team] Ces deux-là ne peuvent pas être une seule personne : toutes deux sont aussi équipes d’un même tournoi, où personne ne joue deux fois. Séparez d’abord celle qui est quelqu’un d’autre.
}
refusals-joined-with-nobody = { $entrant ->
   *[player] Ce joueur n’est relié à personne dans un autre tournoi.
    [team] Cette équipe n’est reliée à personne dans un autre tournoi.
}

refusals-registration-closed = Les inscriptions de ce tournoi sont closes. Si vous voulez encore jouer, demandez à l’organisation dans la salle.
refusals-called-off = Ce tournoi est annulé : personne ne peut s’inscrire ni être pointé.
refusals-invited-only = { $entrant ->
   *[player] C’est la journée finale d’une série : ses joueurs sont ceux que la série a invités. L’organisation de la série invite le suivant au classement sur la page de sa journée finale.
    [team] C’est la journée finale d’une série : ses équipes sont celles que la série a invitées. L’organisation de la série invite la suivante au classement sur la page de sa journée finale.
}
refusals-agreed-already = { $entrant ->
   *[player] Ce joueur a déjà accepté le code de conduite et les règles sur les photos.
    [team] Cette équipe a déjà accepté le code de conduite et les règles sur les photos.
}
refusals-guardian-first = Pour un mineur, un responsable légal accepte. Saisissez d’abord son nom.
refusals-own-check-in-not-started = Le pointage n’a pas encore commencé. Il commence à l’ouverture des portes ; vous pourrez alors pointer sur cette page.
refusals-hidden = { $entrant ->
   *[player] Ce joueur est archivé. Sortez-le d’abord des archives.
    [team] Cette équipe est archivée. Sortez-la d’abord des archives.
}
refusals-not-hidden = { $entrant ->
   *[player] Ce joueur n’est pas archivé.
    [team] Cette équipe n’est pas archivée.
}
refusals-not-asked = { $entrant ->
   *[player] On ne peut valider que des joueurs qui attendent une validation.
    [team] On ne peut valider que des équipes qui attendent une validation.
}
refusals-not-waiting = On ne peut faire monter que quelqu’un de la liste d’attente.
refusals-not-leaving = Personne ne demande plus à partir : la réponse est donnée, ou c’est annulé.
refusals-not-withdrawn = On ne peut réintégrer que quelqu’un qui s’est retiré.
refusals-full = Toutes les places sont prises. Augmentez leur nombre dans les détails, ou attendez que quelqu’un se retire.
refusals-nobody-to-move-up = Personne ne peut monter : personne n’attend, ou toutes les places sont prises.
refusals-seated = { $entrant ->
   *[player] Ce joueur a une place dans la répartition et ne peut pas être archivé. Retirez-le plutôt du tournoi ; les résultats obtenus restent.
    [team] Cette équipe a une place dans la répartition et ne peut pas être archivée. Retirez-la plutôt du tournoi ; les résultats obtenus restent.
}
refusals-game-on = La partie { $entrant ->
   *[player] de ce joueur
    [team] de cette équipe
} est en cours. { $entrant ->
   *[player] S’il n’est pas
    [team] Si elle n’est pas
} { $ground ->
   *[table] à la table
    [field] sur le terrain
}, marquez la place comme absente sur la feuille de résultats.
refusals-tournament-over = Le tournoi est fini ; personne ne peut plus se retirer.
refusals-withdrawn-already = { $entrant ->
   *[player] Ce joueur s’est déjà retiré.
    [team] Cette équipe s’est déjà retirée.
}
refusals-disqualified-stands = { $entrant ->
   *[player] Ce joueur est disqualifié, et cela reste (1.3.5).
    [team] Cette équipe est disqualifiée, et cela reste (1.3.5).
}
refusals-later-stages = { $entrant ->
   *[player] Les places des phases suivantes sont publiques : les joueurs qui se sont retirés avant restent retirés.
    [team] Les places des phases suivantes sont publiques : les équipes qui se sont retirées avant restent retirées.
}
refusals-prelims-over = { $entrant ->
   *[player] Il est trop tard pour s’ajouter : les joueurs peuvent le faire jusqu’à la clôture de la dernière ronde que tout le monde joue.
    [team] Il est trop tard pour s’ajouter : les équipes peuvent le faire jusqu’à la clôture de la dernière ronde que tout le monde joue.
}
refusals-finalists-play = Les parties ont commencé : le pointage est terminé. Qui ne joue pas est remplacé sur la page des demi-finales et de la finale.
refusals-check-in-over = Le pointage est terminé.
refusals-check-in-not-started = Le pointage n’a pas encore commencé. Lancez-le sur la page « Next step » à l’ouverture des portes.
refusals-own-data-locked = Maintenant que les places sont publiques, seule l’organisation peut modifier vos données.
refusals-own-check-in-closed = { $entrant ->
   *[player] Ici, les joueurs ne pointent pas eux-mêmes. Dites à l’organisation, à l’entrée, que vous êtes là.
    [team] Ici, les équipes ne pointent pas elles-mêmes. Dites à l’organisation, à l’entrée, que vous êtes là.
}
refusals-own-check-in-over = Les premières places sont en train d’être faites. Dites à l’organisation que vous êtes là : elle vous trouvera une place.
refusals-own-withdrawal-locked = { $ground ->
   *[table] Les places sont publiques : partir maintenant change la table de quelqu’un. Dites-le à l’organisation dans la salle.
    [field] Les places sont publiques : partir maintenant change le terrain de quelqu’un. Dites-le à l’organisation dans la salle.
}
refusals-nothing-to-leave = Vous n’êtes dans aucune partie encore à venir : il n’y a rien à quitter.
refusals-waits-for-approval = { $entrant ->
   *[player] Ce joueur attend votre validation. Validez d’abord son inscription.
    [team] Cette équipe attend votre validation. Validez d’abord son inscription.
}
refusals-on-waiting-list = { $entrant ->
   *[player] Ce joueur est sur la liste d’attente. Faites-le d’abord monter.
    [team] Cette équipe est sur la liste d’attente. Faites-la d’abord monter.
}
refusals-has-withdrawn = { $entrant ->
   *[player] Ce joueur s’est retiré. Réintégrez-le d’abord.
    [team] Cette équipe s’est retirée. Réintégrez-la d’abord.
}
refusals-is-disqualified = { $entrant ->
   *[player] Ce joueur est disqualifié.
    [team] Cette équipe est disqualifiée.
}
refusals-own-not-approved = L’organisation n’a pas encore validé votre inscription. Dites-lui, à l’entrée, que vous êtes là.
refusals-own-waiting = Vous êtes sur la liste d’attente et n’avez pas encore de place. Dites à l’organisation, à l’entrée, que vous êtes là.
refusals-own-withdrawn = Votre retrait est enregistré : vous ne pouvez pas pointer. Si vous voulez jouer finalement, dites-le à l’organisation, à l’entrée.
refusals-own-gone = Vous n’êtes plus dans le tournoi : vous ne pouvez pas pointer. L’organisation peut vous dire pourquoi.

refusals-nobody-named = Dites de qui il s’agit : cochez quelqu’un, écrivez un nom, ou décrivez la personne.
refusals-who-is-meant = Dites ci-dessous de qui il s’agit, ou corrigez le nom.
refusals-too-many-named = { $most ->
    [one] Nommez ici { $most } personne au plus ; mentionnez les autres sous « Que s’est-il passé ? ».
   *[other] Nommez ici { $most } personnes au plus ; mentionnez les autres sous « Que s’est-il passé ? ».
}
refusals-about-oneself = Votre propre nom y figure. Enlevez-le.
refusals-kind-missing = Choisissez le type qui convient le mieux.
refusals-no-such-ground = Ce motif n’est pas dans la liste. Cochez à nouveau.
refusals-not-on-the-staff = Quelqu’un que vous avez coché n’est plus du staff. Cochez à nouveau.
refusals-no-such-judge = Cette personne n’est pas arbitre du tournoi. Choisissez à nouveau.
refusals-about-the-judge = Le signalement concerne cet arbitre. Choisissez-en un autre, ou aucun.
refusals-words-missing = Écrivez ici quelques mots.
refusals-shorten = { $length ->
    [one] Cela fait { $length } caractère ; { $most } au plus sont possibles. Raccourcissez.
   *[other] Cela fait { $length } caractères ; { $most } au plus sont possibles. Raccourcissez.
}
refusals-invisible-character = Il y a ici un caractère invisible. Saisissez le texte à nouveau, ou collez-le sans mise en forme.
refusals-too-many-today = { $most ->
   *[other] { $most } formulaires ont été envoyés d’ici aujourd’hui : celui-ci n’a pas été enregistré. Parlez-en directement à un arbitre ou à l’organisation.
}

refusals-changed-meanwhile = quelqu’un d’autre a changé cela entre-temps
refusals-not-allowed = pas permis
refusals-not-found = introuvable
