certificates-qualified = Qualification pour le prochain tournoi
certificates-signature = Signature de l’organisation

certificates-title = Diplômes
certificates-for = Pour
certificates-for-champion = le champion
certificates-for-ranks = les rangs 1 à { $last }
certificates-for-everybody = tout le monde
certificates-not-final-word = Pas définitif
certificates-not-final = Le tournoi n’est pas terminé ; les rangs peuvent encore changer.
certificates-nobody-yet = Il n’y a encore personne au classement.
certificates-print-button = { $count ->
    [one] Imprimer { $count } diplôme
   *[other] Imprimer { $count } diplômes
}
