format-sentences = { $first } { $second }
format-counted = { $count ->
    [one] { $count } joueur a été compté à la ronde 1.
   *[other] { $count } joueurs ont été comptés à la ronde 1.
}
format-why-best-four = Selon le règlement appliqué ici, les quatre premiers du classement jouent la finale, quel que soit le nombre (1.1.3).
format-why-no-final = Selon le règlement appliqué ici, le classement après les parties préliminaires est le résultat, quel que soit le nombre (1.1.3).
format-why-few = À moins de 12, on joue comme de 12 à 15 : sans demi-finales (1.1.3).
format-why-few-and-not-valid = À moins de 12, on joue comme de 12 à 15 : sans demi-finales, et le résultat n’est pas valable pour le championnat (1.1.3).
format-why-straight-to-final = De 12 à 15, les quatre premiers du classement vont droit en finale (1.1.3).
format-why-may-skip = De 16 à 28, il y a des demi-finales, que l’organisation peut supprimer (1.1.3).
format-why-not-skipped = De 16 à 28, il y a des demi-finales (1.1.3).
format-why-could-skip = De 16 à 28, l’organisation pouvait supprimer les demi-finales (1.1.3).
format-why-semi-finals = À partir de 29, il y a des demi-finales (1.1.3).
format-chose-to-skip = L’organisation a choisi de supprimer les demi-finales.
format-skipped-after-count = Le nombre a été corrigé plus tard, et la finale se joue sans demi-finales, comme le règlement le permet de 16 à 28.

format-played-in-series = { $count ->
    [one] { $count } personne a joué dans la série.
   *[other] { $count } personnes différentes ont joué dans la série.
}
format-series-not-valid = À moins de 12, le résultat n’est pas valable pour le championnat (1.1.3).
format-series-one-final = De 12 à 15, les quatre meilleurs jouent une seule finale (1.1.3).
format-series-skipped = De 16 à 28, les demi-finales peuvent être supprimées, et l’organisation l’a choisi : les quatre meilleurs jouent une seule finale (1.1.3).
format-series-may-play-semi-finals = De 16 à 28, les 16 meilleurs jouent des demi-finales (1.1.3).
format-series-semi-finals = À partir de 29, les 16 meilleurs jouent des demi-finales (1.1.3).
format-final-day = La journée finale d’une série : les meilleurs de toutes ses étapes la jouent. Ce qui compte de là-bas tient lieu de parties préliminaires (1.2.4).
format-event-of-a-series = Trois parties préliminaires. C’est une étape d’une série : les joueurs de toutes ses étapes comptent ensemble, et les meilleurs jouent une seule finale (1.2).
format-stages-ahead = Le nombre de joueurs de la ronde 1 décide des phases qui se jouent (1.1.3).

format-not-valid = { $count ->
   *[other] Moins de 12 joueurs ont été comptés à la ronde 1 ({ $count }) : le résultat n’est pas valable pour le championnat (1.1.3).
}
format-count-corrected = Joueurs comptés à la ronde 1 : { $count } au lieu de { $was }.

format-not-seatable = On ne peut pas encore en placer autant à des tables de trois et de quatre.
format-games-alone = { $games ->
    [1] une partie préliminaire
    [2] deux parties préliminaires
    [3] trois parties préliminaires
    [4] quatre parties préliminaires
    [5] cinq parties préliminaires
    [6] six parties préliminaires
    [7] sept parties préliminaires
   *[other] { $games } parties préliminaires
}
format-games-and-final = { $games ->
    [1] une partie préliminaire et une finale
    [2] deux parties préliminaires et une finale
    [3] trois parties préliminaires et une finale
    [4] quatre parties préliminaires et une finale
    [5] cinq parties préliminaires et une finale
    [6] six parties préliminaires et une finale
    [7] sept parties préliminaires et une finale
   *[other] { $games } parties préliminaires et une finale
}
format-games-semi-finals-and-final = { $games ->
    [1] une partie préliminaire, des demi-finales et une finale
    [2] deux parties préliminaires, des demi-finales et une finale
    [3] trois parties préliminaires, des demi-finales et une finale
    [4] quatre parties préliminaires, des demi-finales et une finale
    [5] cinq parties préliminaires, des demi-finales et une finale
    [6] six parties préliminaires, des demi-finales et une finale
    [7] sept parties préliminaires, des demi-finales et une finale
   *[other] { $games } parties préliminaires, des demi-finales et une finale
}
format-expected = { $count ->
   *[other] À { $count }, il y a { $stages } (1.1.3).
}
format-expected-may-skip = { $count ->
   *[other] À { $count }, il y a { $stages } ; les demi-finales peuvent être supprimées (1.1.3).
}
format-expected-not-valid = { $count ->
   *[other] À { $count }, il y a { $stages }, et le résultat n’est pas valable pour le championnat, qui en demande 12 (1.1.3).
}
format-expected-one-game = { $count ->
   *[other] À { $count }, il y a une partie préliminaire (1.1.3).
}
