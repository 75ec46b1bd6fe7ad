receipts-intro = Un reçu montre l’empreinte d’une feuille de résultats définitive. Saisissez l’empreinte ici pour voir le résultat qui est derrière.
receipts-game = { $ground ->
   *[table] { $round }, table { $table }
    [field] { $round }, terrain { $table }
}
receipts-link = maillon { $number }
receipts-links = { $count ->
    [one] { $count } maillon
   *[other] { $count } maillons
}
receipts-not-public = Pas encore public
receipts-not-public-why = { $ground ->
   *[table] Seul le staff voit ceci pour l’instant. Gardez-le jusqu’à ce que les résultats soient publics : avec une empreinte en main, quelqu’un pourrait retrouver les résultats d’autres tables.
    [field] Seul le staff voit ceci pour l’instant. Gardez-le jusqu’à ce que les résultats soient publics : avec une empreinte en main, quelqu’un pourrait retrouver les résultats d’autres terrains.
}
receipts-stands = Ce résultat vaut toujours.
receipts-stands-corrected = C’est le résultat corrigé, et il vaut.
receipts-corrected-since = Ce résultat a été corrigé plus tard. Le journal public montre les deux valeurs.
receipts-no-such = Aucun résultat publié n’a cette empreinte. Si la ronde est encore ouverte, réessayez quand elle est close.
receipts-no-digest = Une empreinte a 64 caractères : 0 à 9 et a à f.
receipts-in-the-chain = Dans la chaîne
receipts-corrected = Corrigé
receipts-final-since = Définitif depuis
receipts-digest = Empreinte
receipts-says-caption = Ce que dit la feuille de résultats
receipts-number = N°
receipts-result = Résultat
receipts-made-of = De quoi est faite l’empreinte
receipts-made-of-how = { $entrant ->
   *[player] L’empreinte est le SHA-256 de ces lignes, chacune terminée par un saut de ligne (LF). <code>sha256sum</code> donne la même. Les joueurs figurent par leur numéro dans le tournoi.
    [team] L’empreinte est le SHA-256 de ces lignes, chacune terminée par un saut de ligne (LF). <code>sha256sum</code> donne la même. Les équipes figurent par leur numéro dans le tournoi.
}
receipts-print = Imprimer le reçu
receipts-look-up = Chercher un reçu
receipts-look-up-another = Chercher un autre reçu
receipts-digest-on-receipt = Empreinte sur le reçu
receipts-look-up-button = Chercher
receipts-title = Reçu d’une feuille de résultats
