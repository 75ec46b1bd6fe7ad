tablet-signed-pass-on = Signé. Passez la tablette au suivant.
tablet-pins-held = { $ground ->
   *[table] Trop de PIN faux ont été saisis à cette table. Vous pourrez à nouveau en saisir à { $time }.
    [field] Trop de PIN faux ont été saisis sur ce terrain. Vous pourrez à nouveau en saisir à { $time }.
}
tablet-signed-in = Votre session est ouverte sur cet appareil : qui le tient peut tout ce que vous pouvez. Fermez-la avant de le passer.
tablet-final = Le résultat de cette partie est acquis (1.3.4). Rendez la tablette au staff.
tablet-no-result = Pas encore de résultat
tablet-no-result-why = { $ground ->
   *[table] Le résultat de cette table n’est pas encore là. Le staff le saisit, ou l’un de vous par son lien privé ; ouvrez ensuite cette page à nouveau.
    [field] Le résultat de ce terrain n’est pas encore là. Le staff le saisit, ou l’un de vous par son lien privé ; ouvrez ensuite cette page à nouveau.
}
tablet-who-signs = Qui signe maintenant ?
tablet-tap-name = Touchez votre nom, puis passez la tablette au suivant.
tablet-pin-locked = PIN bloqué : demandez-en un nouveau au staff
tablet-closed = { $ground ->
   *[table] Cette tablette est fermée, ou son temps est écoulé. Le staff peut la rouvrir depuis la feuille de résultats de la table.
    [field] Cette tablette est fermée, ou son temps est écoulé. Le staff peut la rouvrir depuis la feuille de résultats du terrain.
}
tablet-judge-comes-locked = { $ground ->
   *[table] Vous avez dit que vous n’êtes pas d’accord : un arbitre vient à votre table. Votre PIN est bloqué : pour annuler, utilisez votre lien privé ou demandez un nouveau PIN au staff.
    [field] Vous avez dit que vous n’êtes pas d’accord : un arbitre vient sur votre terrain. Votre PIN est bloqué : pour annuler, utilisez votre lien privé ou demandez un nouveau PIN au staff.
}
tablet-judge-comes-no-pin = { $ground ->
   *[table] Vous avez dit que vous n’êtes pas d’accord : un arbitre vient à votre table. Vous n’avez pas de PIN : pour annuler, utilisez votre lien privé ou demandez un PIN au staff.
    [field] Vous avez dit que vous n’êtes pas d’accord : un arbitre vient sur votre terrain. Vous n’avez pas de PIN : pour annuler, utilisez votre lien privé ou demandez un PIN au staff.
}
tablet-back = Retour à la feuille
tablet-locked = Votre PIN est bloqué : un arbitre ou l’organisation vous en donne un nouveau, ou vous signez par votre lien privé ou sur papier. Si vous n’êtes pas d’accord, dites-le ici ; il n’y faut pas de PIN.
tablet-no-pin = Vous n’avez pas de PIN : signez par votre lien privé ou sur papier, ou demandez une carte à l’organisation. Si vous n’êtes pas d’accord, dites-le ici ; il n’y faut pas de PIN.
tablet-pin-if-disagree = Vous avez signé ce résultat. Votre PIN n’est demandé que si, finalement, vous n’êtes pas d’accord.
tablet-pin = Votre PIN
tablet-pin-help = Les quatre chiffres de votre carte.
tablet-somebody-else = Quelqu’un d’autre
tablet-have-signed = Vous avez signé ce résultat.
tablet-nothing-to-sign = Vous n’avez rien à signer maintenant.
tablet-closed-title = Ce lien ne marche pas
