results-none-yet = Pas encore de résultats
results-none-yet-hint = { $ground ->
   *[table] Ils apparaissent ici table par table, à mesure que les parties se jouent.
    [field] Ils apparaissent ici terrain par terrain, à mesure que les parties se jouent.
}
results-about-the-tournament = À propos du tournoi
results-won = { $vp }, victoire
results-game = Où en est la partie<span class="vh"> : { $ground ->
   *[table] table { $number }
    [field] terrain { $number }
}</span>
results-in-pictures = Les résultats en images
