results-none-yet = Nog geen uitslagen
results-none-yet-hint = { $ground ->
   *[table] Ze verschijnen hier tafel voor tafel, terwijl er wordt gespeeld.
    [field] Ze verschijnen hier veld voor veld, terwijl er wordt gespeeld.
}
results-about-the-tournament = Over het toernooi
results-won = { $vp } gewonnen
results-game = Hoe de partij staat<span class="vh">: { $ground ->
   *[table] tafel { $number }
    [field] veld { $number }
}</span>
results-in-pictures = De uitslagen in beeld
