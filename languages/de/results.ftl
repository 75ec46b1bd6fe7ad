results-none-yet = Noch keine Ergebnisse
results-none-yet-hint = { $ground ->
   *[table] Sie erscheinen hier Tisch für Tisch, wie die Partien gespielt werden.
    [field] Sie erscheinen hier Feld für Feld, wie die Partien gespielt werden.
}
results-about-the-tournament = Über das Turnier
results-won = { $vp } gewonnen
results-game = Wie die Partie steht<span class="vh">: { $ground ->
   *[table] Tisch { $number }
    [field] Feld { $number }
}</span>
results-in-pictures = Die Ergebnisse in Bildern
