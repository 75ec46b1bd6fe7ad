account-title-add-a-passkey = Ajouter une clé d’accès
account-title-choose-a-new-password = Choisir un nouveau mot de passe
account-title-forgotten-your-password = Mot de passe oublié ?
account-title-invitation = Invitation
account-title-new-passkey = Nouvelle clé d’accès
account-title-remove-a-passkey = Retirer une clé d’accès
account-title-set-up-reeve = Installer Reeve
account-title-sign-in = Connexion
account-title-sign-in-on-another-device = Se connecter sur un autre appareil
account-title-sign-in-with-a-code = Se connecter avec un code
account-title-this-link-does-not-work = Ce lien ne marche pas
account-title-your-account = Votre compte
account-title-your-email = Votre adresse e-mail
account-title-your-recovery-codes = Vos codes de récupération
account-title-your-second-factor = Votre second facteur

account-your-password = Votre mot de passe
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-repeat-password = Répéter le mot de passe
account-repeat-new-password = Répéter le nouveau mot de passe
account-password-help = Au moins 10 caractères. Une phrase courte convient bien.
account-code = Code
account-back-to-sign-in = Retour à la connexion
account-cancel = Annuler
account-sign-in-button = Se connecter

account-sign-in-lead = Pour l’organisation, les arbitres et les administrateurs. Les joueurs n’ont pas besoin de compte : leur lien privé ouvre leur page, et l’organisation peut le montrer à qui l’a perdu.
account-sign-in-name = Nom
account-forgotten-link = Mot de passe oublié ?
account-sign-in-code-link = Se connecter avec un code d’un autre appareil
account-type-code-open = Sur un téléphone ou un portable où votre session est ouverte, ouvrez <strong class="name">{ $address }</strong> et choisissez « Se connecter sur un autre appareil ».
account-type-code-type = Saisissez le code qui s’affiche.
account-type-code-help = Deux groupes de quatre lettres et chiffres ; les minuscules suffisent.
account-type-code-hours = { $hours ->
    [one] Votre session reste ouverte sur cet appareil { $hours } heure au plus. Fermez-la quand vous le rendez.
   *[other] Votre session reste ouverte sur cet appareil { $hours } heures au plus. Fermez-la quand vous le rendez.
}

account-code-used-at = Le code a été utilisé à { $time } UTC
account-code-signed-in = { $hours ->
    [one] { $browser } <span class="num">depuis { $address }</span> a votre session ouverte, pour { $hours } heure au plus.
   *[other] { $browser } <span class="num">depuis { $address }</span> a votre session ouverte, pour { $hours } heures au plus.
}
account-code-if-not-you = Si ce n’était pas vous, ou si vous avez fini là-bas :
account-code-sign-out = Déconnecter cet appareil
account-code-signed-out = Cet appareil est à nouveau déconnecté.
account-code-heading = Votre code, pour deux minutes et un appareil
account-code-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
account-code-seconds-script = encore {"{"}n{"}"} secondes
account-code-second-script = encore 1 seconde
account-code-open-there = Sur l’autre appareil, ouvrez <strong class="name">{ $address }</strong>
account-code-type-there = Saisissez-y le code.
account-code-check = Vérifiez ensuite ici que c’était bien vous : <a href="{ $url }">A-t-il été utilisé ?</a>
account-code-nobody-asks = Personne qui travaille ici ne vous demandera jamais ce code.
account-code-not-used = Pas encore utilisé
account-code-works-for = { $seconds ->
    [one] Le code marche encore { $seconds } seconde. Il a été montré une fois et ne le sera plus.
   *[other] Le code marche encore { $seconds } secondes. Il a été montré une fois et ne le sera plus.
}
account-code-refresh = Actualiser
account-code-lead = Pour un portable qui n’est pas à vous : aucun mot de passe n’y est saisi.
account-code-how = { $hours ->
    [one] Vous recevez un code ici, et le saisissez sur l’autre appareil dans les deux minutes. La session y reste ouverte { $hours } heure au plus, et vous pouvez la fermer d’ici à tout moment.
   *[other] Vous recevez un code ici, et le saisissez sur l’autre appareil dans les deux minutes. La session y reste ouverte { $hours } heures au plus, et vous pouvez la fermer d’ici à tout moment.
}
account-code-show-new = Montrer un nouveau code
account-code-show = Montrer un code

account-forgotten-no-mail = Le mail n’est pas configuré ici : demandez à un administrateur.
account-forgotten-how = Un administrateur peut créer un lien pour vous sur la page de votre compte ; il ouvre une page où vous choisissez un nouveau mot de passe. Qui fait tourner Reeve peut aussi en imprimer un sur la machine : <code>reeve user reset NAME</code>.
account-forgotten-done = <strong>C’est fait.</strong> S’il y a un compte avec ce nom ou cette adresse, et s’il a une adresse e-mail, un mail est en route vers cette adresse.
account-forgotten-then = Le lien qu’il contient marche une fois, pendant une heure. Rien après dix minutes ? Regardez dans vos indésirables ; ensuite, demandez un lien à un administrateur.
account-forgotten-lead = Un lien sera envoyé à l’adresse e-mail de votre compte.
account-forgotten-who = Votre nom, ou votre adresse e-mail
account-forgotten-who-help = Le nom avec lequel vous vous connectez.
account-forgotten-button = M’envoyer un lien
account-forgotten-no-address = Votre compte n’a pas d’adresse, ou vous ne pouvez pas lire ses mails ? Demandez un lien à un administrateur.
account-reset-lead = Le lien marche une fois. Choisir un nouveau mot de passe vous déconnecte de tous les appareils.
account-reset-button = Enregistrer le mot de passe
account-reset-closed = Il a déjà été utilisé, il est trop vieux, ou il en manque une partie.
account-reset-closed-mail = S’il est arrivé par mail, vérifiez que l’adresse entière a été ouverte. Sinon, faites-vous en envoyer un nouveau, ou demandez-en un nouveau à un administrateur.
account-reset-closed-no-mail = S’il est arrivé par mail, vérifiez que l’adresse entière a été ouverte. Sinon, demandez-en un nouveau à un administrateur.
account-reset-new-link = M’envoyer un nouveau lien

account-invited = { $role ->
    [judge] Vous avez une invitation à être arbitre à <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
   *[organizer] Vous avez une invitation à rejoindre l’organisation de <strong class="name">{ $name-tournament }</strong>, { $when-and-where }.
}
account-invited-until = Le lien marche une fois, jusqu’au { $until }. Le staff d’un tournoi ne peut pas y jouer (1.3.2).
account-invited-agree = J’accepte le code de conduite (version { $version })
account-invited-agree-help = Il vaut pour le staff comme pour les joueurs (2.1.2). Sans cela, on vous le redemande sur votre première page.
account-invited-accept-as = <span>Accepter comme { $name }</span>
account-invited-not-you = <span>Vous n’êtes pas { $name } ? Déconnectez-vous en haut, puis rouvrez le lien.</span>
account-invited-have-account = Vous avez déjà un compte ici ?
account-invited-sign-in = Se connecter et accepter
account-invited-create = Créer un compte
account-your-name = Votre nom
account-your-email = Votre adresse e-mail
account-your-name-help = Vous vous connectez avec lui, et les autres le voient à côté de ce que vous faites.
account-your-email-help = Pour le cas où vous oubliez votre mot de passe.
account-invited-button = Créer le compte et accepter
account-invited-closed = L’invitation a été acceptée ou retirée, le lien est trop vieux, ou il en manque une partie.
account-invited-closed-then = S’il est arrivé par mail, vérifiez que l’adresse entière a été ouverte. Sinon, demandez un nouveau lien à qui vous a envoyé l’invitation.

account-set-up-lead-known = C’est le compte de l’administrateur, qui peut tout faire et fait entrer les autres.
account-set-up-lead = Créez le premier administrateur. Cette page est ouverte une seule fois ; le code est dans le terminal où <code>reeve serve</code> a été lancé ; pour un service, il est dans le journal : <code>sudo journalctl -u reeve</code>.
account-set-up-code = Code à usage unique
account-set-up-code-help = Trois groupes de quatre lettres et chiffres.
account-set-up-button = Créer l’administrateur

account-signed-in-as = Session ouverte : <strong class="name">{ $name }</strong>.
account-change-password-heading = Changer le mot de passe
account-change-password-button = Changer le mot de passe
account-change-password-hint = Cela déconnecte tous les autres appareils.
account-current-password = Mot de passe actuel
account-email-heading = Adresse e-mail
account-email-none = Aucune : personne ne peut vous envoyer de lien pour un nouveau mot de passe.
account-email-change = La changer
account-second-factor-heading = Second facteur
account-own-on-codes = Activé : après votre mot de passe, vous saisissez un code de votre téléphone.
account-own-on-both = Activé : après votre mot de passe, vous utilisez une clé d’accès, ou saisissez un code de votre téléphone.
account-own-on-passkey = Activé : après votre mot de passe, vous utilisez une clé d’accès.
account-own-codes-left = { $count ->
    [one] Il vous reste { $count } code de récupération.
   *[other] Il vous reste { $count } codes de récupération.
}
account-own-second-factor-link = Codes de récupération, clés d’accès, nouveau téléphone, ou désactivation
account-own-off = Désactivé : votre mot de passe suffit pour vous connecter. Avec un second facteur, vous saisissez en plus un code de votre téléphone, ou utilisez une clé d’accès.
account-own-set-up = L’activer
account-devices-heading = Où votre session est ouverte
account-devices-code-hint = Sur un portable qui n’est pas à vous, vous n’avez pas besoin de mot de passe : demandez un code de deux minutes et saisissez-le là-bas.
account-sign-in-elsewhere = Se connecter sur un autre appareil
account-device-this = cet appareil
account-device-from = De { $address }, depuis { $since }
account-device-last-used = Dernière utilisation : { $time } (UTC)
account-device-by-code = Par code, jusqu’à { $time }
account-device-sign-out = Déconnecter
account-sign-out-everywhere = Se déconnecter partout, ici aussi
account-email-lead = Si ce serveur envoie des mails, les liens pour choisir un nouveau mot de passe vont à cette adresse. Seuls les administrateurs la voient.
account-email-field = Adresse e-mail
account-email-help = Laissez vide pour n’avoir aucune adresse.
account-email-save = Enregistrer

account-after-codes = Après votre mot de passe, vous saisissez un code de votre téléphone.
account-after-both = Après votre mot de passe, vous utilisez une clé d’accès, ou saisissez un code de votre téléphone.
account-after-passkey = Après votre mot de passe, vous utilisez une clé d’accès.
account-facts-codes = Codes d’une application
account-facts-codes-on = activés depuis { $time } (UTC)
account-facts-codes-off = désactivés
account-facts-passkeys = Clés d’accès
account-facts-recovery = Codes de récupération restants
account-passkeys-heading = Clés d’accès
account-passkey-added = Ajoutée : { $time }
account-passkey-last-used = Dernière utilisation : { $time } (UTC)
account-passkey-unused = Pas encore utilisée
account-passkey-elsewhere = <span>Faite pour { $name-domain } : elle ne peut pas servir à l’adresse qu’a ce serveur maintenant.</span>
account-passkey-remove-link = Retirer
account-passkey-add = Ajouter une clé d’accès
account-codes-heading = Codes d’une application
account-codes-for = Pour les appareils qui n’ont aucune de vos clés d’accès.
account-codes-set-up = Activer les codes
account-new-codes-or-off = Nouveaux codes de récupération, ou désactivation
account-new-codes-or-codes-off = Nouveaux codes de récupération, ou désactivation des codes
account-new-codes = Nouveaux codes de récupération
account-new-codes-both = Pour les deux, saisissez un code et votre mot de passe.
account-new-codes-hint = Saisissez votre mot de passe. Les anciens ne marchent alors plus.
account-code-or-recovery-help = Six chiffres de l’application, ou un code de récupération.
account-new-codes-button = Créer dix nouveaux codes de récupération
account-switch-off = Désactiver le second facteur
account-switch-codes-off = Désactiver les codes
account-new-phone = Un nouveau téléphone ? Désactivez-le ici avec l’ancien ou un code de récupération, puis activez-le à nouveau.
account-new-phone-required = Un nouveau téléphone ? Désactivez-le ici avec l’ancien ou un code de récupération, puis activez-le à nouveau. Ce serveur en demande un : jusque-là, rien d’autre ne s’ouvre.
account-new-phone-codes = Un nouveau téléphone ? Désactivez les codes ici avec l’ancien ou un code de récupération, puis activez-les à nouveau.
account-last-passkey = Votre second facteur est désactivé une fois la dernière clé d’accès retirée.
account-last-passkey-required = Votre second facteur est désactivé une fois la dernière clé d’accès retirée. Ce serveur en demande un : la dernière reste donc jusqu’à ce qu’il y ait des codes.
account-codes-lead-beside = Des codes de votre téléphone, pour les appareils qui n’ont aucune de vos clés d’accès.
account-codes-lead = Après votre mot de passe, vous saisirez en plus un code de votre téléphone. Qui apprend votre mot de passe ne peut pas se connecter avec lui seul.
account-codes-scan = 1. Scannez-le avec votre téléphone
account-codes-scan-hint = Ouvrez une application qui fait des codes basés sur l’heure (TOTP) et scannez ceci.
account-codes-picture = Code QR du secret ; en dessous, on peut le saisir
account-codes-secret = Ou saisissez ce secret dans l’application : <strong id="secret" class="num" translate="no">{ $secret }</strong>
account-codes-type = 2. Saisissez le code qu’elle montre
account-codes-type-help = Six chiffres. Rien ne change tant qu’aucun n’est juste.
account-codes-button = Activer
account-codes-then = Vous recevez ensuite dix codes de récupération à garder sur papier. Tous les autres appareils sont déconnectés.
account-codes-then-beside = Vos codes de récupération restent comme ils sont. Tous les autres appareils sont déconnectés.
account-codes-or-passkey = Ou une clé d’accès
account-codes-or-passkey-hint = Une clé dans votre téléphone, votre ordinateur ou une clé USB, ouverte par le doigt, le visage ou le PIN. Les codes peuvent s’ajouter plus tard.
account-recovery-lead = Pour quand vous n’avez pas votre téléphone. Chacun marche une fois. Ils ne sont montrés que maintenant.
account-recovery-copy = Les copier
account-recovery-copied = Copiés
account-recovery-keep = Imprimez cette page ou notez-les, et gardez le papier loin de votre téléphone. Les codes que vous aviez avant ne marchent plus.
account-recovery-saved = Je les ai gardés
account-step-both = Votre mot de passe est juste. Maintenant, utilisez une clé d’accès, ou saisissez le code que montre l’application de votre téléphone.
account-step-passkey = Votre mot de passe est juste. Maintenant, utilisez votre clé d’accès.
account-step-codes = Votre mot de passe est juste. Maintenant, saisissez le code que montre l’application de votre téléphone.
account-step-recovery = Votre mot de passe est juste. Maintenant, saisissez un code de récupération.
account-step-use-passkey = Utiliser une clé d’accès
account-step-some-elsewhere = <span>Certaines de vos clés d’accès ont été faites pour { $name-domains }. Ce serveur a maintenant l’adresse { $name-server }, où les navigateurs ne les proposent pas.</span>
account-step-all-elsewhere = <span>Vos clés d’accès ont été faites pour { $name-domains }. Ce serveur a maintenant l’adresse { $name-server }, où les navigateurs ne les proposent pas.</span>
account-step-code-help = Six chiffres. Chaque code marche une fois.
account-step-no-phone = Je n’ai pas mon téléphone
account-step-not-now = Je ne peux pas maintenant
account-recovery-code = Code de récupération
account-recovery-code-help = Trois groupes de quatre lettres et chiffres, du papier que vous avez gardé. Chacun marche une fois.
account-step-recovery-button = Se connecter avec un code de récupération
account-step-no-paper = Pas de papier non plus ? Un administrateur peut retirer le second facteur de votre compte.

account-passkey-lead = Une clé dans votre téléphone, votre ordinateur ou une clé USB. Après votre mot de passe, le doigt, le visage ou le PIN de l’appareil vous connecte.
account-passkey-name = Son nom
account-passkey-name-help = Auquel vous la reconnaissez dans votre liste : l’appareil, ou l’endroit où est la clé.
account-passkey-go-on = Continuer
account-passkey-works-at = <span>Elle ne marche que sur { $name-server }. Si vous n’aviez pas encore de second facteur, vous recevez dix codes de récupération à garder sur papier, et tous les autres appareils sont déconnectés.</span>
account-passkey-none-here = <span>Il n’y a pas de clés d’accès ici. Les navigateurs ne les permettent que là où un serveur a un nom et est joint par https (ou est sur le même ordinateur, comme localhost), et celui-ci a l’adresse { $name-server }.</span>
account-passkey-none-then = Les codes d’une application sur votre téléphone marchent ici. Qui fait tourner ce serveur peut lui donner un nom et https ; on pourra alors ajouter des clés d’accès.
account-passkey-back = Retour à votre second facteur
account-passkey-made-now = Maintenant, votre navigateur crée <strong class="name">{ $name }</strong>.
account-passkey-press = Appuyez sur le bouton, et suivez ce que dit le navigateur ou l’appareil. Dans les cinq minutes.
account-passkey-make = Créer la clé d’accès
account-passkey-not-now = Pas maintenant
account-passkey-no-longer = <strong class="name">{ $name }</strong> ne vous connecte plus.
account-passkey-added-utc = Ajoutée : { $time } (UTC).
account-passkey-added-and-used = Ajoutée : { $added }, dernière utilisation : { $used } (UTC).
account-passkey-made-for = <span>Faite pour { $name-domain }.</span>
account-passkey-remove = Retirer cette clé d’accès
account-passkey-stays = Elle reste sur l’appareil, qui la proposera peut-être encore : supprimez-la là aussi. Une clé perdue ne peut pas servir sans votre mot de passe.
account-passkey-no-scripts = Les clés d’accès ont besoin de scripts, et ce navigateur n’en exécute pas.
account-passkey-script-elsewhere = Les clés d’accès de ce serveur marchent sous sa propre adresse. Ouvrez {"{"}address{"}"} et connectez-vous-y.
account-passkey-script-unable = Ce navigateur ne connaît pas les clés d’accès.
account-passkey-script-known = Cet appareil contient déjà une clé d’accès de votre compte.
account-passkey-script-stopped = Rien n’a été choisi, ou cela a duré trop longtemps. Réessayez quand vous voulez.

account-password-with-control = Le mot de passe contient un caractère de contrôle.
account-password-common = Ce mot de passe se devine facilement : il est courant, ou fait de ce que d’autres savent de vous. Une phrase courte convient bien.
account-passwords-differ = Les deux mots de passe ne sont pas les mêmes.
account-not-your-password = Ce n’est pas votre mot de passe actuel.
account-name-missing = Il faut au compte un nom pour se connecter.
account-name-with-control = Le nom contient un caractère de contrôle, ou un caractère invisible.
account-name-mixes-scripts = Le nom mélange des lettres d’écritures différentes qui se ressemblent, comme le a latin et le a cyrillique. Écrivez-le dans une seule écriture.
account-name-taken = Il existe déjà un compte de ce nom.
account-no-email = Ce n’est pas une adresse e-mail.
account-last-administrator = C’est le dernier administrateur qui peut se connecter. Faites d’abord de quelqu’un d’autre un administrateur.
account-switched-off = Ce compte est désactivé. Activez-le avant de faire un lien pour lui.
account-who-missing = Saisissez le nom avec lequel vous vous connectez, ou votre adresse e-mail.
account-wrong-set-up-code = Ce n’est pas le code que reeve serve a affiché à son lancement.
account-signed-in-by-code = La session de cet appareil a été ouverte par un code. Faites des codes sur un appareil où vous avez saisi votre mot de passe pour vous connecter.
account-wrong-code = Ce n’est pas le code que montre l’application maintenant. Si cela se répète, vérifiez que l’horloge du téléphone est juste.
account-wrong-recovery-code = Ce n’est pas l’un des codes de récupération, ou il a déjà été utilisé.
account-code-used = Ce code a déjà été utilisé : chacun marche une fois. Attendez que l’application montre le suivant.
account-too-many-codes = Trop de codes faux ont été saisis ici aujourd’hui : aucun n’est plus accepté. Un code de récupération marche toujours, et un navigateur qui a déjà eu votre session aussi.
account-second-factor-on = Ce compte a déjà un second facteur.
account-second-factor-off = Ce compte n’a pas de second facteur.
account-passkey-name-missing = Donnez à la clé d’accès un nom auquel vous la reconnaîtrez, comme « Mon téléphone ».
account-passkey-name-with-control = Le nom de la clé d’accès contient un caractère de contrôle, ou un caractère invisible.
account-no-passkeys-here = Les navigateurs ne permettent pas de clés d’accès à l’adresse de ce serveur. Les codes d’une application marchent ici.
account-passkey-too-late = Trop de temps a passé, ou la clé d’accès a déjà été ajoutée. Si elle n’est pas dans votre liste, recommencez.
account-wrong-passkey = Cette clé d’accès n’a pas été acceptée : elle n’est pas de ce compte, ou elle a répondu à une demande précédente. Réessayez, ou utilisez un code de récupération.
account-passkey-unverified = Cette clé d’accès n’a pas vérifié que c’est vous. Réessayez, et utilisez votre doigt, votre visage ou le PIN de l’appareil.
account-passkey-counter = Cette clé d’accès n’a pas été acceptée : elle compte combien de fois on l’utilise, et le nombre n’a pas augmenté, comme pour une copie. Utilisez un code de récupération, et retirez cette clé d’accès.
account-passkey-known = Cette clé d’accès a déjà été ajoutée.
account-last-second-factor = Ce serveur demande un second facteur pour votre compte, et cette clé d’accès est le seul que vous ayez. Ajoutez-en d’abord une autre, ou activez les codes.
account-own-second-factor = C’est votre propre compte. Désactivez votre second facteur sur votre propre page.
account-too-many-addresses = L’adresse a été changée plusieurs fois dans la dernière heure. Réessayez plus tard.
account-too-many-mails = Trop de nouveaux mots de passe ont été demandés depuis votre réseau dans la dernière heure. Réessayez plus tard, ou demandez un lien à un administrateur.
account-password-too-long = { $length ->
    [one] Le mot de passe a { $length } caractère ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
   *[other] Le mot de passe a { $length } caractères ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
}
account-name-too-long = { $length ->
    [one] Le nom a { $length } caractère ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
   *[other] Le nom a { $length } caractères ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
}
account-email-too-long = { $length ->
    [one] L’adresse e-mail a { $length } caractère ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
   *[other] L’adresse e-mail a { $length } caractères ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
}
account-passkey-name-too-long = { $length ->
    [one] Le nom de la clé d’accès a { $length } caractère ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
   *[other] Le nom de la clé d’accès a { $length } caractères ; { $most ->
       *[other] { $most } au plus sont possibles.
    }
}
account-password-too-short = { $least ->
    [one] Il faut au mot de passe au moins { $least } caractère.
   *[other] Il faut au mot de passe au moins { $least } caractères.
}
account-passkeys-full = { $count ->
    [one] Vous avez déjà { $count } clé d’accès, et on n’en conserve pas plus. Retirez-en d’abord une.
   *[other] Vous avez déjà { $count } clés d’accès, et on n’en conserve pas plus. Retirez-en d’abord une.
}
account-second-factor-too-late = Trop de temps a passé avant la seconde étape, ou votre compte a été changé. Connectez-vous à nouveau.
account-second-factor-needed = Ce serveur demande un second facteur pour votre compte. Activez-le ici ; jusque-là, rien d’autre ne s’ouvre.
account-not-signed-in = Le nom et le mot de passe ne vont pas ensemble. Cherchez une faute de frappe, ou demandez ci-dessous un nouveau mot de passe.
account-code-does-not-open = Ce code ne marche pas : il a été mal saisi, a déjà été utilisé, ou a plus de deux minutes. Vérifiez-le sur l’autre appareil, ou faites-en un nouveau là-bas.
account-browser-on = { $program } sur { $system }
account-unnamed-browser = Navigateur inconnu
account-rights-admin = Vous avez les droits d’administration : les comptes, tous les tournois, tout le journal d’audit.
account-rights-create = Vous pouvez créer des tournois.
account-rights-none = L’organisation vous donne votre rôle dans un tournoi.
