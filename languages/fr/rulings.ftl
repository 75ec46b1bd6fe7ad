rulings-no-penalty = pas de sanction
rulings-caution = mise en garde
rulings-warning = avertissement
rulings-disqualification = disqualification
rulings-penalty-lifted = <s>{ $penalty }</s> sanction levée
rulings-lifted-for = (sanction levée)
rulings-title = Décision { $number }
rulings-place = { $ground ->
   *[table] { $round }, table { $number }
    [field] { $round }, terrain { $number }
}
rulings-reported = Signalé : { $report }
rulings-ruled-by = décision prise par <span class="name">{ $name }</span>
rulings-accepted-play = pas signalé aussitôt : jeu accepté (1.3.3)
rulings-kind-of-conduct = type de conduite : { $kind }
rulings-win-given-to = type de conduite : Une victoire donnée à { $name }
rulings-reported-at = signalé à { $time }
rulings-lifts = lève la sanction de la décision { $number }
rulings-refers = renvoie à la décision { $number }
rulings-referred-by = voir la décision { $number }

rulings-lifted-caution = Un arbitre a levé votre mise en garde à { $time } : décision { $number }.
rulings-lifted-warning = Un arbitre a levé votre avertissement à { $time } : décision { $number }.
rulings-lifted-disqualification = Un arbitre a levé votre disqualification à { $time } : décision { $number }.
rulings-decided-at = Un arbitre a décidé de ce résultat à { $time } (1.3.4).
rulings-decided-for-best-other = Un arbitre a décidé de ce résultat à { $time } (1.3.4) : le meilleur des autres a gagné.
rulings-decided-as-stated = Un arbitre a décidé de ce résultat à { $time } (1.3.4) : il est maintenu.
rulings-decided-not-counted = Un arbitre a décidé à { $time } que cette partie n’est pas comptée (1.3.4).
rulings-corrected-at = À { $time }, quelqu’un de l’organisation et un arbitre l’ont corrigé selon la feuille papier signée (1.3.4). Le journal public a les deux valeurs.

rulings-log-heading = Disqualifications
rulings-log-nobody = Personne n’a été disqualifié.
rulings-log-caption = { $entrant ->
   *[player] Joueurs disqualifiés
    [team] Équipes disqualifiées
}
rulings-log-clause = Article
rulings-lifted-at = levée à { $time }

rulings-paused-from-to = La partie a été interrompue de { $began } à { $ended }.
rulings-paused-until-end = La partie a été interrompue à { $began }. Personne n’a noté quand elle a repris ; l’interruption a pris fin à { $ended }, avec la partie.
rulings-paused-at = La partie a été interrompue à { $began }.
rulings-paused-since = Cette partie est interrompue depuis { $began } (2.1.7).
rulings-paused-heading = Parties interrompues
rulings-table-paused-since = { $ground ->
   *[table] La partie à la table { $number } est interrompue depuis <span class="num">{ $began }</span>{ $clause-html }.
    [field] La partie sur le terrain { $number } est interrompue depuis <span class="num">{ $began }</span>{ $clause-html }.
}

rulings-timer-heading = Minuteur
rulings-timer-three-minutes = Trois minutes par tour (1.1.8).
rulings-timer-over = Terminé.
rulings-timer-since = Table { $number } : depuis { $from }, à la demande de { $name }.
rulings-timer-since-organizers = Table { $number } : depuis { $from }, par décision de l’organisation.
rulings-timer-from-to = Table { $number } : de { $from } à { $until }, à la demande de { $name }.
rulings-timer-from-to-organizers = Table { $number } : de { $from } à { $until }, par décision de l’organisation.
rulings-timer-all-since = Toutes les tables : depuis { $from }, à la demande de { $name }.
rulings-timer-all-since-organizers = Toutes les tables : depuis { $from }, par décision de l’organisation.
rulings-timer-all-from-to = Toutes les tables : de { $from } à { $until }, à la demande de { $name }.
rulings-timer-all-from-to-organizers = Toutes les tables : de { $from } à { $until }, par décision de l’organisation.
rulings-timer-own = Les tours à votre table sont minutés depuis { $from }, à la demande de { $name } : trois minutes chacun (1.1.8).
rulings-timer-own-organizers = Les tours à votre table sont minutés depuis { $from }, par décision de l’organisation : trois minutes chacun (1.1.8).
