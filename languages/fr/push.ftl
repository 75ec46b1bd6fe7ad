push-unknown = Il y a du nouveau dans votre tournoi.
