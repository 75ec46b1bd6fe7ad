signing-heading = Signatures
signing-all-who-have-to = Tous ceux qui doivent signer l’ont fait. Le staff marque la feuille comme signée, ou un arbitre décide.
signing-everybody = Tout le monde a signé.
signing-nobody-yet = Personne n’a encore signé.
signing-some = { $signed ->
    [one] { $signed } signature sur { $all }. Il manque encore : { $names }.
   *[other] { $signed } signatures sur { $all }. Il manque encore : { $names }.
}
signing-absent = absent
signing-disqualified = disqualifié, n’a pas à signer
signing-did-not-sign = n’a pas signé
signing-not-yet = pas encore
signing-disagrees = n’est pas d’accord
signing-by-link = par lien, { $time }
signing-with-pin = avec PIN, { $time }
signing-on-paper = sur papier, { $time }
