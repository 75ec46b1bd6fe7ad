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

## What is unusual about a result, without a name and without a full stop; $goal is how many VP win

results-winner-below-goal = The winner has fewer than { $goal } VP
results-winner-far-above-goal = The winner has far more than { $goal } VP
results-loser-with-goal = { $goal } VP or more, and not the winner
results-below-start = Fewer than { $start } VP, which everybody starts with
results-shared-on-time = Others have as many VP when time is up; a judge names who has won
results-winner-disqualified = The winner was disqualified in this game
results-winner-withdrew = The winner withdrew during this game
results-winner-unsigned = The winner withdrew before signing this result

## The same with the name, as a sentence

# $what is one of the messages above.
results-unusual-of = { $name }: { $what }.
results-disqualified-who-won = { $name } was disqualified in this game, and is said to have won it. A judge chooses what stands.
results-withdrew-who-won = { $name } withdrew in this game, and is said to have won it. A judge chooses what stands.
results-withdrew-unsigned = { $name } won and withdrew after this result was entered, without signing it. If that was after the game, sign as usual; if { $name } left during it, a judge chooses what stands.
