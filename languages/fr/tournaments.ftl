tournaments-name-or-place = Nom ou lieu
tournaments-year = Année
tournaments-all-years = Toutes les années
tournaments-find = Chercher
tournaments-show-all = Tout afficher
tournaments-count = { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}
tournaments-found = { $count ->
    [one] { $count } tournoi trouvé
   *[other] { $count } tournois trouvés
}
tournaments-series = Séries
tournaments-tournaments = Tournois
tournaments-past = Tournois passés
tournaments-calendar = Agenda
tournaments-calendar-of = Agenda : { $name }
tournaments-none-found = Aucun tournoi trouvé
tournaments-none-found-why = Aucun nom ni lieu ne contient ces mots, ou il n’y en avait pas cette année-là. Essayez moins de mots, ou parcourez-les tous.
tournaments-show-all-tournaments = Afficher tous les tournois
tournaments-none-public = Aucun tournoi n’est encore public
tournaments-none-public-create = Créez-en un ; il apparaît ici dès que ses inscriptions ouvrent.
tournaments-create = Créer un tournoi
tournaments-none-public-why = Les tournois apparaissent ici dès que leurs inscriptions ouvrent.
tournaments-newer = Plus récents
tournaments-older = Plus anciens

tournaments-season-file = Les tournois d’une saison en fichier
tournaments-season-for = Pour qui en rend compte : joueurs, finalistes, champion et règlement de chaque tournoi entre deux dates.
tournaments-season-from = Du
tournaments-season-until = Au
tournaments-season-csv = Pour tableur
tournaments-season-json = En JSON
tournaments-no-season = Écrivez les dates sous la forme année-mois-jour, comme 2026-01-01, et la dernière après la première.
tournaments-season-too-long = { $most ->
       *[other] Il y a plus de { $most } tournois entre ces dates. Choisissez moins de jours.
    }

tournaments-follow-all = Suivre tous les tournois par un flux
tournaments-follow-found = Suivre les tournois avec ces mots par un flux
tournaments-rules = Le règlement du tournoi, article par article, en mots simples
tournaments-for-programs = Ce qui est public ici, pour d’autres programmes
tournaments-statistics = Combien de fois gagne chaque place, chaque rang dans l’ordre de jeu et chaque couleur, tous tournois confondus
