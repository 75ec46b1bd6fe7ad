results-none-yet = Todavía no hay resultados
results-none-yet-hint = { $ground ->
   *[table] Aparecen aquí mesa a mesa, según se juegan las partidas.
    [field] Aparecen aquí campo a campo, según se juegan las partidas.
}
results-about-the-tournament = Sobre el torneo
results-won = { $vp } victoria
results-game = Cómo va la partida<span class="vh">: { $ground ->
   *[table] mesa { $number }
    [field] campo { $number }
}</span>
results-in-pictures = Los resultados en imágenes
