pages-tournaments = Tournois
pages-tournament = Tournoi
pages-register = Inscription
pages-seats = Places
pages-results = Résultats
pages-standings = Classement
pages-semi-finals-and-final = Demi-finales et finale
pages-final-stage = Phase finale
pages-boards = Plateaux
pages-seat-schedule = Répartition des places
pages-rules-here = Règlement de ce tournoi
pages-rules-in-short = Le règlement en bref
pages-staff-pages = Pages du staff
pages-champion = Champion
pages-code-at-the-door = Code à la porte
pages-link-does-not-work = Ce lien ne marche pas
pages-moved = Reeve a déménagé
pages-no-connection = Pas de connexion
pages-open-a-screen = Ouvrir un écran
pages-screen-removed = Cet écran a été retiré
pages-stream = Stream
pages-stream-gone = Ce stream n’existe pas
pages-proof-and-picture = Preuve et image
pages-who-meets-whom = Qui rencontre qui
pages-public-log = Journal public
pages-statistics = Statistiques
pages-statistics-of-all = Statistiques de tous les tournois
pages-api = Pour les programmes
pages-game = { $ground ->
   *[table] { $round }, table { $number } : la partie
    [field] { $round }, terrain { $number } : la partie
}
pages-board = Plateau pour { $round }
pages-seats-of = Places : { $round }
pages-feed-of = Tournois : { $words }

pages-says-start = Tournois de CATAN : inscriptions, places, résultats et classements.
pages-says-rules = Tous les articles du règlement du championnat CATAN, en bref.
pages-says-statistics = Combien de fois gagne chaque place, chaque rang dans l’ordre de jeu et chaque couleur.
pages-says-tournament = { $day }, { $place } : { $stands }
