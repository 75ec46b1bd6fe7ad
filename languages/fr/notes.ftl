notes-before-game = Cette ronde n’a pas encore commencé.
notes-keeper-elsewhere = { $ground ->
   *[table] Choisissez un joueur de cette table, ou quelqu’un du staff.
    [field] Choisissez une équipe de ce terrain, ou quelqu’un du staff.
}
notes-judge-handles = En finale, c’est un arbitre qui tient les cartes Ressource (2.0.4).
notes-handler-elsewhere = { $ground ->
   *[table] Choisissez un joueur de cette table (2.0.4).
    [field] Choisissez une équipe de ce terrain (2.0.4).
}
notes-handled-with-result = Le résultat est là : qui tenait les cartes Ressource figure maintenant sur la feuille de résultats (2.0.4).
notes-no-time = Saisissez une heure comme 14:05.
notes-time-ahead = Cette heure n’est pas encore passée.
notes-end-too-late = { $hours ->
    [one] Saisissez l’heure de fin de la partie : après son début, et au plus { $hours } heure plus tard.
   *[other] Saisissez l’heure de fin de la partie : après son début, et au plus { $hours } heures plus tard.
}
notes-no-part = Dites quelle pièce manque.
notes-part-too-long = { $length ->
    [one] Ce texte a { $length } caractère ; au plus { $most } sont possibles.
   *[other] Ce texte a { $length } caractères ; au plus { $most } sont possibles.
}
notes-part-with-control = Ce texte contient un caractère invisible. Saisissez-le à nouveau.
notes-no-count = Saisissez des nombres entiers de 0 à { $most }.
notes-too-many-sets = { $most ->
    [one] Un tournoi peut lister au plus { $most } boîte de jeu.
   *[other] Un tournoi peut lister au plus { $most } boîtes de jeu.
}
notes-too-many-parts = { $most ->
    [one] Un tournoi peut lister au plus { $most } pièce manquante. Parlez-en directement à l’organisation.
   *[other] Un tournoi peut lister au plus { $most } pièces manquantes. Parlez-en directement à l’organisation.
}
notes-somebody = quelqu’un
notes-log = Relevé tenu par { $name } ; les dés sont à changer (2.0.7).
notes-log-with-dice-swapped = Relevé tenu par { $name } ; dés changés à { $time } (2.0.7).
notes-layout = La mise en place du plateau a été confirmée à { $time }.
notes-claimed = La victoire a été revendiquée pendant son propre tour (3.0.14).
notes-pieces-checked = Pièces vérifiées (2.0.6).
notes-played-from-to = Partie jouée de { $began } à { $ended }.
notes-began-at = Commencée à { $began }.
notes-ended-at = Terminée à { $ended }.
