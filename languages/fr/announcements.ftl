announcements-to-table = { $ground ->
   *[table] Table { $number } :
    [field] Terrain { $number } :
}
announcements-starts = Les parties commencent à { $time }.
announcements-limit = { $minutes ->
    [one] Une partie finit après { $minutes } minute. Qui a alors le plus de PV a gagné ; s’ils sont plusieurs, un arbitre nomme le vainqueur.
   *[other] Une partie finit après { $minutes } minutes. Qui a alors le plus de PV a gagné ; s’ils sont plusieurs, un arbitre nomme le vainqueur.
}

announcements-welcome = Bienvenue à { $name-tournament }.
announcements-come-to-desk = Passez à l’accueil, s’il vous plaît, pour que nous sachions que vous êtes là. Les places de la première ronde suivent bientôt.
announcements-seats-out = { $stage ->
    [semi] Les places des demi-finales sont connues. Cherchez votre nom sur les listes ou sur votre téléphone.
    [final] Les places de la finale sont connues. Cherchez votre nom sur les listes ou sur votre téléphone.
   *[prelim] Les places de la ronde { $round } sont connues. Cherchez votre nom sur les listes ou sur votre téléphone.
}
announcements-at-table-championship = À la table, confirmez d’abord la mise en place. Puis choisissez chaise, couleur et ordre de jeu, par position.
announcements-at-table-other = Allez-y, et installez le jeu.
announcements-dont-begin = Ne commencez pas avant que nous le disions, s’il vous plaît.
announcements-may-begin = { $stage ->
    [semi] Les demi-finales peuvent commencer. Bonne chance à tous.
    [final] La finale peut commencer. Bonne chance à tous.
   *[prelim] La ronde { $round } peut commencer. Bonne chance à tous.
}
announcements-no-limit = Une partie n’a pas de limite de temps.
announcements-raise-hand = Levez la main pour appeler un arbitre, et arrêtez-vous jusqu’à ce qu’il vienne.
announcements-sign = Quand votre partie est finie, vérifiez ensemble la feuille de résultats et signez-la. Le résultat est alors acquis.
announcements-round-over = La ronde { $round } est finie. Merci.
announcements-next-round-follows = Le classement est connu. Restez à proximité, s’il vous plaît : les places de la prochaine ronde suivent.
announcements-event-over = Les parties préliminaires d’ici sont finies. Merci d’avoir joué.
announcements-series-invites = Le classement est connu. Le classement de la série dit qui est invité à la journée finale.
announcements-last-round-over = La dernière ronde est finie. Merci.
announcements-prelims-over = Les parties préliminaires sont finies. Merci.
announcements-semis-over = Les demi-finales sont finies. Merci.
announcements-final-over = La finale est finie. Merci.
announcements-stay-close = Restez à proximité, s’il vous plaît : la prochaine annonce suit bientôt.
announcements-champion-is = Le titre de champion revient à { $name }.
announcements-winner-is = La victoire revient à { $name }.
announcements-congratulations = Félicitations, et merci à tous d’avoir joué.
announcements-after-final = { $by ->
    [first] La finale est finie. { $name } est en tête.
    [disqualified] La finale est finie. { $name } passe en tête, car le vainqueur est disqualifié.
   *[won] La finale est finie. La victoire revient à { $name }.
}
announcements-after-last-round = { $by ->
    [disqualified] La dernière ronde est finie. { $name } passe en tête, car le vainqueur est disqualifié.
    [won] La dernière ronde est finie. La victoire revient à { $name }.
   *[first] La dernière ronde est finie. { $name } est en tête.
}
announcements-declared-soon = Restez à proximité, s’il vous plaît : le champion est bientôt proclamé.
