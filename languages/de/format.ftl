format-sentences = { $first } { $second }
format-counted = { $count ->
    [one] In Runde 1 wurde 1 Person gezählt.
   *[other] In Runde 1 wurden { $count } Personen gezählt.
}
format-why-best-four = Nach den Regeln hier spielen die vier Bestplatzierten das Finale, egal wie viele mitspielen (1.1.3).
format-why-no-final = Nach den Regeln hier ist die Rangliste nach der Vorrunde das Ergebnis, egal wie viele mitspielen (1.1.3).
format-why-few = Weniger als 12 spielen wie 12 bis 15: ohne Halbfinale (1.1.3).
format-why-few-and-not-valid = Weniger als 12 spielen wie 12 bis 15: ohne Halbfinale, und das Ergebnis zählt nicht für die Meisterschaft (1.1.3).
format-why-straight-to-final = Bei 12 bis 15 kommen die vier Bestplatzierten direkt ins Finale (1.1.3).
format-why-may-skip = Bei 16 bis 28 gibt es ein Halbfinale, das die Turnierleitung auslassen darf (1.1.3).
format-why-not-skipped = Bei 16 bis 28 gibt es ein Halbfinale (1.1.3).
format-why-could-skip = Bei 16 bis 28 durfte die Turnierleitung das Halbfinale auslassen (1.1.3).
format-why-semi-finals = Ab 29 gibt es ein Halbfinale (1.1.3).
format-chose-to-skip = Die Turnierleitung hat sich entschieden, das Halbfinale auszulassen.
format-skipped-after-count = Die Zahl wurde später berichtigt, und das Finale wird ohne Halbfinale gespielt, wie es die Regeln bei 16 bis 28 erlauben.

format-played-in-series = { $count ->
    [one] In der Serie hat 1 Person gespielt.
   *[other] In der Serie haben { $count } verschiedene Personen gespielt.
}
format-series-not-valid = Bei weniger als 12 zählt das Ergebnis nicht für die Meisterschaft (1.1.3).
format-series-one-final = Bei 12 bis 15 spielen die besten vier ein Finale (1.1.3).
format-series-skipped = Bei 16 bis 28 darf das Halbfinale ausgelassen werden, und die Turnierleitung hat sich dafür entschieden: Die besten vier spielen ein Finale (1.1.3).
format-series-may-play-semi-finals = Bei 16 bis 28 spielen die besten 16 das Halbfinale (1.1.3).
format-series-semi-finals = Ab 29 spielen die besten 16 das Halbfinale (1.1.3).
format-final-day = Der Finaltag einer Serie: Es spielen die Besten aus allen ihren Turnieren. Was von dort zählt, steht hier für die Vorrundenpartien (1.2.4).
format-event-of-a-series = Drei Vorrundenpartien. Das ist ein Turnier einer Serie: Alle ihre Turniere zählen zusammen, und die Besten spielen ein Finale (1.2).
format-stages-ahead = Wie viele Runde 1 spielen, entscheidet, welche Phasen gespielt werden (1.1.3).

format-not-valid = { $count ->
   *[other] In Runde 1 wurden weniger als 12 gezählt ({ $count }), darum zählt das Ergebnis nicht für die Meisterschaft (1.1.3).
}
format-count-corrected = In Runde 1 gezählt: { $count } statt { $was }.

format-not-seatable = So viele lassen sich noch nicht auf Dreier- und Vierertische verteilen.
format-games-alone = { $games ->
    [1] eine Vorrundenpartie
    [2] zwei Vorrundenpartien
    [3] drei Vorrundenpartien
    [4] vier Vorrundenpartien
    [5] fünf Vorrundenpartien
    [6] sechs Vorrundenpartien
    [7] sieben Vorrundenpartien
   *[other] { $games } Vorrundenpartien
}
format-games-and-final = { $games ->
    [1] eine Vorrundenpartie und ein Finale
    [2] zwei Vorrundenpartien und ein Finale
    [3] drei Vorrundenpartien und ein Finale
    [4] vier Vorrundenpartien und ein Finale
    [5] fünf Vorrundenpartien und ein Finale
    [6] sechs Vorrundenpartien und ein Finale
    [7] sieben Vorrundenpartien und ein Finale
   *[other] { $games } Vorrundenpartien und ein Finale
}
format-games-semi-finals-and-final = { $games ->
    [1] eine Vorrundenpartie, Halbfinale und Finale
    [2] zwei Vorrundenpartien, Halbfinale und Finale
    [3] drei Vorrundenpartien, Halbfinale und Finale
    [4] vier Vorrundenpartien, Halbfinale und Finale
    [5] fünf Vorrundenpartien, Halbfinale und Finale
    [6] sechs Vorrundenpartien, Halbfinale und Finale
    [7] sieben Vorrundenpartien, Halbfinale und Finale
   *[other] { $games } Vorrundenpartien, Halbfinale und Finale
}
format-expected = { $count ->
   *[other] Bei { $count } gibt es { $stages } (1.1.3).
}
format-expected-may-skip = { $count ->
   *[other] Bei { $count } gibt es { $stages }; das Halbfinale darf ausgelassen werden (1.1.3).
}
format-expected-not-valid = { $count ->
   *[other] Bei { $count } gibt es { $stages }, und das Ergebnis zählt nicht für die Meisterschaft, die mindestens 12 braucht (1.1.3).
}
format-expected-one-game = { $count ->
   *[other] Bei { $count } gibt es eine Vorrundenpartie (1.1.3).
}
