queue-waits = { $count ->
    [one] 1 changement attend sur cet appareil. Il part quand la connexion revient.
   *[other] { $number } changements attendent sur cet appareil. Ils partent quand la connexion revient.
}
queue-stays = { $count ->
    [one] 1 changement attend sur cet appareil. Reeve ne répond pas à cette adresse.
   *[other] { $number } changements attendent sur cet appareil. Reeve ne répond pas à cette adresse.
}
queue-sends = { $count ->
    [one] Envoi de 1 changement.
   *[other] Envoi de { $number } changements.
}
queue-look = { $count ->
    [one] 1 changement n’a pas été accepté. Regardez-le ici.
   *[other] { $number } changements n’ont pas été acceptés. Regardez-les ici.
}
queue-signed-out = { $count ->
    [one] Votre session est fermée. 1 changement attend que vous vous connectiez à nouveau.
   *[other] Votre session est fermée. { $number } changements attendent que vous vous connectiez à nouveau.
}
queue-others = { $count ->
    [one] 1 changement ({ $who }) attend sur cet appareil que { $who } s’y connecte à nouveau.
   *[other] { $number } changements ({ $who }) attendent sur cet appareil que { $who } s’y connecte à nouveau.
}
queue-others-link = { $count ->
    [one] 1 changement attend sur cet appareil qu’on y ouvre à nouveau la page privée : { $who }.
   *[other] { $number } changements attendent sur cet appareil qu’on y ouvre à nouveau la page privée : { $who }.
}
queue-here = là
queue-not-here = pas là
queue-here-queued = Là, en attente
queue-not-here-queued = Pas là, en attente
queue-handed = Saisi sur cet appareil pendant que Reeve était à une autre adresse. Regardez ce qui est enregistré, et envoyez-le s’il manque.
queue-pin-waits = 1 signature attend la connexion. Gardez cette page ouverte.
queue-sign-in = Se connecter à nouveau
queue-address-changed = Son adresse a-t-elle changé ? Ce qui attend y va avec vous : regardez-le là-bas, et saisissez ce qui manque.
queue-try = Essayer <bdi class="num" translate="no"></bdi>
queue-typed-by-you = Saisi par vous : <span translate="no"></span>
queue-what-differs = Ce qui diffère
queue-field = Champ
queue-stored-now = Enregistré
queue-typed-column = Saisi par vous
queue-gone = Ce qui a été saisi ne peut plus être enregistré. Cela reste ici jusqu’à ce que vous l’effaciez.
queue-open-page = Ouvrir la page
queue-open-with-typed = L’ouvrir avec ce qui a été saisi
queue-discard-typed = Effacer ce qui a été saisi
queue-do-not-send = Ne pas l’envoyer
queue-queued = <b>En attente</b> <span class="num" data-when></span>. Pas encore envoyé.
queue-pin = <b>Pas encore signé.</b> La signature part quand la connexion revient. Gardez cette page ouverte : le PIN n’est pas conservé sur l’appareil. Après cinq minutes, il est oublié, et vous signez à nouveau.
queue-pin-over = <strong>Pas signé.</strong> Il n’y a pas eu de connexion pendant trop longtemps, et le PIN est oublié. Signez à nouveau, ou signez sur papier.
queue-draft = Ce qui a été saisi ici (<span class="num" data-when></span>) n’a pas été enregistré.
queue-draft-sent = Ce qui a été saisi ici (<span class="num" data-when></span>) a été envoyé, et on ne sait pas si c’est enregistré.
queue-restore = Le rétablir
queue-discard = L’effacer
queue-restored = <strong>Pas encore enregistré.</strong> Le formulaire contient ce qui avait été saisi. Regardez ce qui est enregistré maintenant, puis renvoyez-le.
