# The rules page of a tournament, and what its rule set says.

## The page
# Most of its lines end with clauses of the championship rules in brackets, which become links: keep them as they stand.

rules-lead = What applies here where the official rules leave a choice, and the official format in short. Numbers in brackets are clauses of the CATAN championship rules; <a href="{ $url }">all of them in short</a>.
# Below the lead, in every language but English.
rules-official-text = The official text of the rules is English; where texts differ, it applies.
# To a judge: buttons.
rules-log-ruling = Log a ruling
rules-all-clauses = All clauses, each with its form
rules-decided-heading = Decided for this tournament
# A label before the edition of the game.
rules-game = Game
rules-same-at-all-tables = { $edition }, the same at all tables (1.1.2).
rules-settings-locked = These settings have been locked since the first seats were published.
rules-settings-open = The organizers can change these settings until the first seats are published; then they are locked.
# $rules: the name of rules that are not the official ones.
rules-of = Rules of { $rules }
rules-differ = They differ from CATAN Studio's championship rules in these points:
rules-stages-heading = Which stages there are
# The caption of the table that follows.
rules-stages-caption = Stages by the number of players who play round 1 (1.1.3)
# Over the column of the numbers of players.
rules-stages-players = Players
rules-stages-stages = Stages
rules-fewer-than-12 = fewer than 12
rules-from-12-to-15 = 12 to 15
rules-from-16-to-28 = 16 to 28
rules-from-29 = 29 or more
rules-games-final-few = { $games ->
    [one] { $games } preliminary game, final.
   *[other] { $games } preliminary games, final.
}
rules-games-final-not-valid = { $games ->
    [one] { $games } preliminary game, final. The result is not valid for the championship.
   *[other] { $games } preliminary games, final. The result is not valid for the championship.
}
rules-games-final = { $games ->
    [one] { $games } preliminary game, final
   *[other] { $games } preliminary games, final
}
rules-games-may-skip = { $games ->
    [one] { $games } preliminary game, semi-finals, final. The organizer may skip the semi-finals until the last preliminary round is closed.
   *[other] { $games } preliminary games, semi-finals, final. The organizer may skip the semi-finals until the last preliminary round is closed.
}
rules-games-semi-finals = { $games ->
    [one] { $games } preliminary game, semi-finals, final
   *[other] { $games } preliminary games, semi-finals, final
}
rules-count = The count is of the players who play round 1: taken when it starts, and mended until it is closed (1.1.3). Later withdrawals don't change the stages.
rules-seats-heading = Where you sit
rules-everybody-plays = Everybody plays every preliminary round, at tables of four and as few tables of three as possible (1.1.4, 1.1.5).
rules-schedule = The schedule first gives you different opponents, then different selection positions, and then keeps friends and family apart (1.1.5).
rules-position-1 = Position 1 chooses chair, colour and play order; the others choose colour and play order in turn, and the chairs follow the play order (1.1.6).
rules-better-rank-chooses = In semi-finals and final the better preliminary rank chooses first (1.1.7, 1.1.9).
rules-better-rank-chooses-in-final = In the final the better preliminary rank chooses first (1.1.7, 1.1.9).
rules-better-in-series-chooses = In semi-finals and final the better rank in the series chooses first (1.1.7, 1.1.9).
rules-better-in-series-chooses-in-final = In the final the better rank in the series chooses first (1.1.7, 1.1.9).
rules-ranking-heading = How players are ranked
# Before a numbered list.
rules-best-event = Each player's best event of the series counts, and its games stand for the preliminary games (1.2.3, 1.2.4):
rules-rank-1-wins = Games won (1.4.1).
rules-rank-2-vp = { $goal ->
   *[other] VP of all games together, each game's counted to { $goal } (1.4.2, 3.0.14).
}
rules-rank-3-share = VP%: your share of the VP at each table, rounded to a hundredth of a percent, added up (1.4.3). At a table of three a fourth score, the rounded mean of the three, joins the total; at a game of two that a judge decided, the mean of the two stands for each missing player.
rules-rank-4-places = More second places, then more third places (1.4.2).
rules-rank-5-lots = Lots, drawn once and kept (1.4.2, 1.1.9).
rules-finals-heading = Semi-finals, final, champion
rules-semi-finals = The 16 best-ranked play the semi-finals: ranks 1, 8, 9, 16 at table 1; 2, 7, 10, 15 at table 2; 3, 6, 11, 14 at table 3; 4, 5, 12, 13 at table 4. With 13 to 15 players left some tables have three; with 12 or fewer left the semi-finals are skipped (1.1.7).
rules-semi-finals-of-series = The 16 best of the series who come play the semi-finals, by their order: ranks 1, 8, 9, 16 at table 1; 2, 7, 10, 15 at table 2; 3, 6, 11, 14 at table 3; 4, 5, 12, 13 at table 4. With 13 to 15 players left some tables have three; with 12 or fewer left the semi-finals are skipped (1.1.7).
rules-final = The four winners play the final; without semi-finals, the four best-ranked do (1.1.9). Its winner is the champion (1.1.10).
rules-final-of-best = The four best-ranked play the final (1.1.9). Its winner is the champion (1.1.10).
rules-places = Places 2 to 4 go by the scores in the final; places 5 to 16 are ranked again with the semi-final games (1.4.4).
rules-places-of-final = Places 2 to 4 go by the scores in the final (1.4.4).
# Where no final is played.
rules-who-wins-heading = Who wins
rules-first-has-won = The ranking after the preliminary games is the result; who is first has won.
rules-table-heading = At the table
# $limit: the sentences that say when the game ends.
rules-won-with-limit = { $goal ->
   *[other] A game is won with { $goal } VP on one's own turn. { $limit } A judge or the organizer can limit turns to three minutes (1.1.8).
}
rules-won-without-limit = { $goal ->
   *[other] A game is won with { $goal } VP on one's own turn. There is no clock on the game; a judge or the organizer can limit turns to three minutes (1.1.8).
}
rules-say-at-once = Say at once if something is wrong. When the record sheet is signed, its result stands for good; if somebody won't sign, a judge decides (1.3.4).
rules-devices = Phones and other devices stay off the table during a game (2.1.5). Photos of the board before and after are fine (2.1.6).
# $pieces: such as 5 settlements, 4 cities, 15 roads.
rules-check-pieces = Check your pieces before the game: { $pieces } ({ $clause }).
rules-log = Anyone who keeps a log of the game says so to the whole table and to an organizer (2.0.7).
rules-conduct-heading = Conduct
rules-conduct = Everybody here, players and guests, keeps to the code of conduct and the policy against harassment (2.1, 2.2) and agrees to the photo policy (3.1). If you see or experience harassment, tell anybody on the staff (2.2.3).

## Rule sets: where they differ from the official rules

# Their names: after who wrote them.
rules-preset-catan-studio = CATAN Studio
rules-preset-world-championship = World Championship
rules-preset-japan = Japan
rules-preset-uk = United Kingdom
rules-preset-germany = Germany
rules-preset-austria = Austria
# One of those, changed by the organizers.
rules-with-changes = { $rules }, with changes
# The name of the rules, the sentences that say where they differ, and who says whether the result counts.
rules-summary = { $rules }. { $differences } { $validity }
rules-validity = Whether the result counts for the championship (1.1.3) is for the organizers to say: these are not CATAN Studio's rules.
rules-prelim-games-in-place-of-three = { $games ->
    [1] One preliminary game in place of three (1.1.4).
    [2] Two preliminary games in place of three (1.1.4).
    [3] Three preliminary games in place of three (1.1.4).
    [4] Four preliminary games in place of three (1.1.4).
    [5] Five preliminary games in place of three (1.1.4).
    [6] Six preliminary games in place of three (1.1.4).
    [7] Seven preliminary games in place of three (1.1.4).
   *[other] { $games } preliminary games in place of three (1.1.4).
}
rules-games-by-rank = { $count ->
    [one] Game { $games } is seated by the standings, ranks 1 to 4 at table 1 and so on (1.1.5).
   *[other] Games { $games } are seated by the standings, ranks 1 to 4 at table 1 and so on (1.1.5).
}
rules-no-game-by-rank = No game is seated by the standings (1.1.5).
rules-vp-count-up-to = VP count up to { $goal } (3.0.14).
rules-fourth-score = At a table of three a fourth score is made up (1.4.3).
rules-no-fourth-score = At a table of three no fourth score is made up: VP% is of the three (1.4.3).
rules-points-at-four = Points for places at a table of four: { $points-for-places }.
rules-no-points-at-four = No points for places at a table of four.
rules-points-at-three = Points for places at a table of three: { $points-for-places }.
rules-no-points-at-three = No points for places at a table of three.
rules-shared-places-split = Who share places get the mean of their points.
rules-shared-places-better = Who share a place all get its points.
rules-share-sum = VP% of the games are added up (1.4.3).
rules-share-mean = VP% is the mean over the games that a player played (1.4.3).
rules-share-ratio = VP% is a player's VP of all games out of all VP at the tables (1.4.3).
# $chain: what players are compared by, one after another, of the links below.
rules-ranked-by = Players are ranked by { $chain }, then lots (1.4).
rules-ranked-by-lots = Players are ranked by lots alone (1.4).
# Between two links of that chain.
rules-then = { $before }, then { $next }
rules-link-points = points for places
rules-link-wins = games won
rules-link-vp = VP
rules-link-share = VP%
rules-link-seconds = second places
rules-link-thirds = third places
# The same as lines of a numbered list.
rules-rank-points = Points for places, of all games together.
rules-rank-wins = Games won (1.4.1).
rules-rank-vp = VP of all games together, each game's counted to the goal (1.4.2, 3.0.14).
rules-rank-seconds = More second places (1.4.2).
rules-rank-thirds = More third places (1.4.2).
rules-cut-by-number = Semi-finals and final by the number of players (1.1.3).
rules-cut-final = The best four play a final, whatever the number of players (1.1.3, 1.1.7).
rules-cut-nothing = No semi-finals and no final: the ranking after the preliminary games is the result (1.1.3).
rules-qualify = { $number ->
    [0] Nobody goes on to another event.
    [one] The best one goes on to another event.
   *[other] The best { $number } go on to another event.
}
# $rows: as many of the next message as there are.
rules-qualify-by-attendance = The best go on to another event: { $rows }.
rules-qualify-row = { $from ->
   *[other] { $number } from { $from } players on
}
rules-no-time-limit = A game has no time limit (1.1.8).
