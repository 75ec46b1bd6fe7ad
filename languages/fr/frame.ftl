frame-skip = Aller au contenu
frame-my-tournaments = Mes tournois
frame-sign-in = Connexion
frame-sign-out = Déconnexion
frame-way-here = Le chemin jusqu’ici
frame-this-tournament = Ce tournoi
frame-calls-waiting = { $count }<span class="vh">{ $count ->
        [one] {" "}en attente
       *[other] {" "}en attente
    }</span>
frame-more = Plus
frame-new-here = Nouveau
frame-find-page = Chercher une page
frame-no-such-page = Cette page n’existe pas.

frame-notice-begins = { $word }.
frame-done = C’est fait
frame-please-note = À noter
frame-not-done = Pas fait
frame-done-at = Fait à { $clock }.
frame-from-organizers = De l’organisation.
frame-made-up = Ceci est la démonstration : tout le monde ici est inventé.

frame-kept-away = Pas de connexion.
frame-kept-back = La connexion est revenue.
frame-kept-at = Cette page est telle qu’à <span class="num"></span>, et peut être dépassée.
frame-refresh = Actualiser
frame-another-machine = Une autre machine a pris le relais : <a href="">y aller</a>.
frame-changed = Cette page a changé.
frame-lost = Pas de connexion à Reeve. Cette page peut être dépassée ; elle se met à jour d’elle-même.
frame-may-be-at = Si Reeve ne revient pas ici, il est peut-être à l’adresse <a href="{ $address }">{ $address }</a>.
frame-away-intro = Reeve est injoignable, et cette page n’est pas conservée sur cet appareil. Elle s’ouvre d’elle-même quand la connexion revient.
frame-away-taken-over = Une autre machine a pris le relais
frame-away-is-at = Reeve est maintenant à l’adresse <bdi translate="no"></bdi>. Les liens privés y mènent aux mêmes pages ; qui travaille ici s’y connecte à nouveau.
frame-away-stays = Ce qui a été saisi sur cet appareil sans être envoyé, ou ce qu’aucune machine de secours n’avait encore, y va avec vous : regardez-le là-bas, et envoyez ce qui manque.
frame-away-may-be-at = Si Reeve ne revient pas ici, il est peut-être à l’adresse <a href=""><bdi translate="no"></bdi></a>.
frame-go-there = Y aller
frame-try-again = Réessayer
frame-away-pages = Pages conservées sur cet appareil
frame-away-pages-open = Elles s’ouvrent sans connexion, telles qu’elles étaient à l’heure indiquée à côté. Ce que vous y envoyez attend que la connexion revienne.
frame-away-no-pages = Cet appareil ne conserve pas d’autre page non plus.

frame-moved = Une autre machine a pris le relais. Reeve est maintenant à l’adresse <a href="{ $url }">{ $name-address }</a>.
frame-moved-nothing-here = Plus rien n’est enregistré ici. Ce que cet appareil n’a pas pu envoyer, il le garde.

frame-page-as-of = Page : { $fresh }
frame-by-reeve = <a href="{ $url }">{ $tournament }</a>, par Reeve
frame-this-server = Ce serveur
frame-contact = Contact
frame-privacy = Confidentialité
frame-imprint = Mentions légales
frame-terms = Conditions
frame-light-or-dark = Clair ou sombre
frame-theme-auto = Appareil
frame-theme-light = Clair
frame-theme-dark = Sombre

frame-status = Statut { $status }
frame-status-and-request = Statut { $status } · requête <b id="request">{ $request }</b>
frame-to-sign-in = Connexion
frame-to-form = La page de ce formulaire
frame-to-next-step = La suite à faire dans ce tournoi
frame-to-tournament = La page du tournoi
frame-to-start = Page d’accueil

frame-copy-made = Copie faite avec Reeve, état : { $time }.
frame-copy-of = Copie de <a href="{ $original }">{ $original }</a>, état : { $time }.
