status-being-prepared = en préparation
status-registration-open = inscriptions ouvertes
status-to-come = à venir
status-about-to-start = va commencer
status-preliminary-games = parties préliminaires
status-being-played = en cours
status-semi-finals = demi-finales
status-final = finale
status-finished = terminé
status-over = terminée
status-called-off = annulé
status-archived = archivée, ne compte pas

status-heading-being-prepared = En préparation
status-heading-registration-open = Les inscriptions sont ouvertes
status-heading-to-come = À venir
status-heading-about-to-start = Ça va commencer
status-heading-preliminary-games = Parties préliminaires
status-heading-being-played = En cours
status-heading-semi-finals = Demi-finales
status-heading-final = Finale
status-heading-finished = Terminé
status-heading-over = Terminée
status-heading-called-off = Annulé

status-round-about-to-start = Ça va commencer
status-find-your-seat = { $stage ->
   *[prelim] Ronde { $number } : trouvez votre place
    [semi] Demi-finales : trouvez votre place
    [final] Finale : trouvez votre place
}
status-final-played = La finale est jouée
status-all-results-in = { $stage ->
   *[prelim] Ronde { $number } : tous les résultats sont là
    [semi] Demi-finales : tous les résultats sont là
    [final] Finale : tous les résultats sont là
}
status-round-on = { $stage ->
   *[prelim] La ronde { $number } est en cours
    [semi] Les demi-finales sont en cours
    [final] La finale est en cours
}
status-round-over = { $stage ->
   *[prelim] La ronde { $number } est finie
    [semi] Les demi-finales sont finies
    [final] La finale est finie
}
status-as-sentence = { $heading }.
status-over-and-next = { $heading }. { $next }

status-final-won = La victoire en finale revient à { $name-winner }. L’organisation doit encore clore la finale et proclamer le champion.
status-final-won-soon = Le vainqueur s’affiche ici dès que l’organisation clôt la finale.
status-next-winner = La dernière ronde est finie. Le vainqueur est annoncé ici dès que l’organisation le proclame.
status-next-series = Les parties de cette étape sont finies. Le classement de la série dit qui se qualifie.
status-next-later-stages = Les parties préliminaires sont finies. Qui joue encore, et où, apparaît ici dès que les places sont publiées.
status-next-round = Les places de la prochaine ronde apparaissent ici dès qu’elles sont publiées.
status-next-final = Les places de la finale apparaissent ici dès qu’elles sont publiées.
status-next-standings = Le classement montre qui a gagné.
status-no-seats-yet = Les places apparaissent ici dès qu’elles sont publiées.
