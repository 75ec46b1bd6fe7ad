mail-player-link =
    { $state ->
        [waiting] Bonjour,

            vous êtes sur la liste d’attente de { $name-tournament }
        [asked] Bonjour,

            vous avez demandé une place pour { $name-tournament }
       *[registered] Bonjour,

            votre inscription est faite pour { $name-tournament }
    }
    ({ $when-and-where }).

    Voici votre page, avec vos places et vos résultats au fil de la journée :

    { $link }

    Le lien est la clé de votre page. Gardez-le, et ne le transmettez pas. Vos données s’y trouvent aussi, et le moyen de vous retirer.

    Si vous n’êtes au courant de rien, quelqu’un s’est trompé d’adresse : ouvrez la page et retirez-vous, ou ignorez ce mail.
mail-player-link-subject = Votre page pour { $name-tournament }

mail-seats =
    Bonjour,

    voici où est votre place à { $name-tournament } :

    { $seats }

    Votre page montre qui vous rencontrez, et votre table du moment si quelque chose change encore :

    { $link }

    Vous recevez ce mail parce que vous avez demandé vos tables par mail. Vous pouvez l’arrêter sur votre page.
mail-seats-subject = Vos tables à { $name-tournament }
mail-seats-subject-one = { $title }, table { $table }, position { $position }
mail-seats-subject-changed = Changement : { $title }, table { $table }, position { $position }
mail-seats-line = { $title } : table { $table }, position { $position }
mail-seats-line-other = { $title } : table { $table }, position { $position }, et non plus comme annoncé avant

mail-sign =
    Bonjour,

    le résultat de votre partie est là. Voyez, s’il vous plaît, s’il est juste, et signez-le :

    { $link }

    Le lien n’est qu’à vous.
mail-sign-subject = { $name-tournament } : signez votre résultat, s’il vous plaît

mail-final-day =
    Bonjour,

    vous êtes parmi les meilleurs de { $name-series }, avec une invitation à jouer sa journée finale : { $when }.

    Dites, s’il vous plaît, si vous venez, au plus tard { $answer-by } :

    { $link }

    Le lien n’est qu’à vous. Si vous ne pouvez pas venir, dites-le aussi : le suivant au classement attend.
mail-final-day-subject = Invitation à la journée finale de { $name-series }

mail-to-player =
    Vous recevez ce mail parce que vous figurez sur la liste des joueurs de { $name-tournament }. Votre page, qui n’est qu’à vous :

    { $link }

mail-invitation =
    { $role ->
        [judge] Bonjour,

            vous avez une invitation à être arbitre à { $name-tournament }
       *[organizer] Bonjour,

            vous avez une invitation à rejoindre l’organisation de { $name-tournament }
    }
    ({ $when-and-where }).

    Ouvrez cette page pour accepter. Connectez-vous-y avec votre compte Reeve, ou créez-en un :

    { $link }

    { $role ->
        [judge] Le lien marche une fois, jusqu’au { $until }. Ne le transmettez pas : la première personne qui l’ouvre devient arbitre.
       *[organizer] Le lien marche une fois, jusqu’au { $until }. Ne le transmettez pas : la première personne qui l’ouvre entre dans l’organisation.
    }

    Si vous n’êtes au courant de rien, ignorez ce mail : rien ne se passe sans vous.
mail-invitation-subject = { $role ->
    [judge] Invitation à être arbitre à { $name-tournament }
   *[organizer] Invitation à rejoindre l’organisation de { $name-tournament }
}

mail-reset =
    Bonjour { $name },

    quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte Reeve. Ouvrez cette page dans l’heure et choisissez-en un :

    { $link }

    Le lien marche une fois. Choisir un nouveau mot de passe vous déconnecte de tous les appareils.

    Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste comme il est.
mail-reset-subject = Un nouveau mot de passe pour Reeve

mail-second-factor-reset =
    Bonjour { $name },

    un administrateur a retiré le second facteur de votre compte Reeve, codes et clés d’accès. Vous vous connectez maintenant avec votre mot de passe seul, jusqu’à ce que vous activiez à nouveau un second facteur :

    { $link }

    Si vous ne l’avez pas demandé, prévenez aussitôt un administrateur, et changez votre mot de passe.
mail-second-factor-reset-subject = Votre second facteur pour Reeve a été retiré

mail-waits =
    Bonjour { $name },

    quelque chose vous attend dans Reeve. Connectez-vous pour le lire :

    { $link }
mail-waits-subject = Quelque chose vous attend

mail-address-changed =
    Bonjour { $name },

    l’adresse e-mail de votre compte Reeve sur { $server } a été changée, par vous ou par un administrateur. Les mails qui concernent le compte, y compris les liens pour un nouveau mot de passe, n’arrivent plus à cette adresse.

    Si ce n’est pas vous et que personne ne vous l’a dit, prévenez aussitôt un administrateur : qui l’a fait a peut-être votre mot de passe. Un administrateur peut remettre l’adresse et vous donner un autre mot de passe.
mail-address-changed-subject = L’adresse de votre compte Reeve a été changée

mail-test =
    Bonjour { $name },

    vous avez demandé un test à Reeve sur { $server }. Le voici : le mail marche.
mail-test-subject = Le mail de Reeve marche

mail-no-own-address = Votre compte n’a pas d’adresse e-mail. Donnez-lui-en une sous « Votre compte », puis réessayez.
