side-rules-intro = Comment { $system } se joue et se classe ici. Là où ses règles ne disent rien ou se contredisent, <b>décidé ici</b> marque ce que nous appliquons. Une action que Reeve refuse nomme sa règle par le numéro placé derrière elle.
side-rules-log-ruling = Consigner une décision
side-rules-decided-heading = Décidé pour ce tournoi annexe
side-rules-decided = Décidé ici :
side-rules-game = Jeu
side-rules-rounds = Rondes
side-rules-who = Qui participe
side-rules-grounds = { $ground ->
   *[table] Tables
    [field] Terrains
}
side-rules-met-before = Ceux qui se sont déjà rencontrés se retrouvent aussi rarement que possible.
side-rules-locked = Ces réglages sont verrouillés depuis la publication des premières places.
side-rules-not-locked = L’organisation peut changer ces réglages jusqu’à la publication des premières places ; ensuite, ils sont verrouillés.

side-rules-ranking-heading = Comment se fait le classement
side-rules-ranked-by-wins = Parties gagnées.
side-rules-ranked-by-points = { $points ->
   *[vp] PV de toutes les parties ensemble. Rien n’est plafonné.
    [hexes] Tuiles de toutes les parties ensemble : celles qu’on tient à la fin d’une partie. Rien n’est plafonné.
}
side-rules-ranked-by-share = { $points ->
   *[vp] PV% : la part de tous les PV de chaque partie, arrondie au centième de pour cent, additionnée.
    [hexes] Tuiles% : la part de toutes les tuiles de chaque partie, arrondie au centième de pour cent, additionnée.
}
side-rules-ranked-by-lots = Tirage au sort, fait une fois et conservé.
side-rules-winner = { $points ->
   *[vp] La première place après la dernière ronde gagne. Une partie non jouée ne compte ni victoire, ni PV, ni PV%.
    [hexes] La première place après la dernière ronde gagne. Une partie non jouée ne compte ni victoire, ni tuile, ni Tuiles%.
}

side-rules-conduct = Conduite
side-rules-code-of-conduct = Tout le monde ici, joueurs et invités, respecte le code de conduite et la politique contre le harcèlement (2.1, 2.2) et accepte les règles sur les photos (3.1).
side-rules-harassment = Si vous voyez ou subissez du harcèlement, dites-le à n’importe qui du staff (2.2.3).

side-rules-players = Des joueurs, chacun pour soi.
side-rules-teams = Des équipes, chacune sous un seul nom. Qui inscrit l’équipe parle et signe pour elle.
side-rules-by-its-box = On y joue selon les règles de sa boîte. Les résultats se saisissent sur les feuilles de résultats.
side-rules-step-by-step = Une partie notée action par action
side-rules-rule-l1 = Chaque bouton écrit une ligne du journal de la partie. Un journal écrit ailleurs est un texte en UTF-8 avec un objet JSON par ligne, sans ligne vide. Une ligne a les clés de son action, chacune une fois, et aucune autre ; ses nombres sont entiers.
side-rules-rule-l3 = Qui joue a un nom à soi, de même que chaque pile et chaque agrandissement.
side-rules-rule-l4 = On peut annuler la dernière action encore valable, puis la précédente. Une annulation reste.
side-rules-rule-l5 = Une partie gagnée ne prend plus d’action. Celle qui l’a gagnée peut être annulée.
side-rules-rule-l6-decided = Une partie prend autant de participants que le dit le haut de cette page, ni moins ni plus.
