# The results of a round.

results-none-yet = No results yet
results-none-yet-hint = { $ground ->
   *[table] They appear here table by table, as the games are played.
    [field] They appear here field by field, as the games are played.
}
results-about-the-tournament = About the tournament
# Behind the VP of who won.
results-won = { $vp } won
# Leads to the game while it is on. The words behind it are read out only.
results-game = How the game stands<span class="vh">: { $ground ->
   *[table] table { $number }
    [field] field { $number }
}</span>
results-in-pictures = The results in pictures
