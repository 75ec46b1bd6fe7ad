//! Random events played through the forms, from the seats to the champion: results of every kind, people who do not come
//! and people who leave, reckoned a second time here.
//!
//! A run prints its seed; `REEVE_HOSTILE_SEED` repeats one, and `REEVE_HOSTILE_TIMES` multiplies the number of events.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::process::Command;

use reeve_rules::tournament::vocabulary::{PlayerState, SheetState, Stage};

use super::hostile::dice::Dice;
use super::support::day::{Day, day};

/// A game as it was typed: who was there, with VP, and who won.
struct Played {
    seats: Vec<(String, i64)>,
    winner: String,
}

/// What the standings say of a player: wins, VP, hundredths of VP%, second and third places, games.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Reckoned {
    wins: i64,
    vp: i64,
    percent: i64,
    seconds: i64,
    thirds: i64,
    games: i64,
}

/// The tiebreakers (1.4.2, SPEC section 2), reckoned as a person would with pencil and paper.
fn reckon(games: &[Played], name: &str) -> Reckoned {
    let mut sum = Reckoned::default();
    for game in games {
        let Some((_, stated)) = game.seats.iter().find(|(other, _)| other == name) else { continue };
        let counted: Vec<i64> = game.seats.iter().map(|(_, vp)| (*vp).min(10)).collect();
        let mut total: i64 = counted.iter().sum();
        if counted.len() == 3 {
            // The mean of the three, rounded half up.
            total += (2 * total + 3) / 6;
        }
        let own = (*stated).min(10);
        sum.games += 1;
        sum.vp += own;
        sum.percent += if total == 0 { 0 } else { (2 * 10_000 * own + total) / (2 * total) };
        if game.winner == name {
            sum.wins += 1;
            continue;
        }
        let losers = game.seats.iter().filter(|(other, _)| *other != game.winner);
        match 2 + losers.filter(|(_, vp)| (*vp).min(10) > own).count() {
            2 => sum.seconds += 1,
            3 => sum.thirds += 1,
            _ => {}
        }
    }
    sum
}

/// Plays the tables of a round that is on. Now and then somebody has not come to a table of four.
async fn play_tables(day: &Day, dice: &mut Dice, address: &str, all_come: bool) -> Vec<Played> {
    let stored = day.stored().await;
    let labels = stored.labels();
    let round = stored.rounds.iter().find(|r| format!("{}/{}", r.row.stage, r.row.number) == address).expect("a round");
    let mut played = Vec::new();
    for table in &round.tables {
        let seats = table.seats.len();
        let winner = 1 + dice.below(seats);
        let absent = (seats == 4 && !all_come && dice.once_in(9)).then(|| 1 + (winner + dice.below(3)) % 4);
        let vp = |dice: &mut Dice, seat: usize| match (seat == winner, dice.below(40)) {
            (true, 0) => 8,
            (false, 0) => 11,
            (false, 1) => 0,
            (true, roll) => 10 + (roll % 9 / 4) as i64,
            (false, roll) => 2 + (roll % 8) as i64,
        };
        let typed: Vec<Option<i64>> = (1..=seats).map(|seat| (absent != Some(seat)).then(|| vp(dice, seat))).collect();
        let mut fields = vec![("version".to_owned(), "0".to_owned()), ("winner".to_owned(), winner.to_string())];
        for (seat, vp) in (1..).zip(&typed) {
            let mark = (format!("absent-{seat}"), "yes".to_owned());
            fields.push(vp.map_or(mark, |vp| (format!("vp-{seat}"), vp.to_string())));
        }
        fields.push(("sign".to_owned(), "yes".to_owned()));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let path = day.run(&format!("rounds/{address}/tables/{}", table.row.number));
        day.judge.post(&path, &fields).await.expect(303);
        let name = |seat: usize| labels.of(table.seats[seat - 1].player_id).to_owned();
        let winners = typed[winner - 1].expect("the winner's VP").to_string();
        // What is unusual is signed by its winner's VP, typed again; what is signed already refuses it.
        let again = day.judge.post(&format!("{path}/sign"), &[("version", "1"), ("vp-winner", &winners)]).await;
        assert!(matches!(again.status, 303 | 409), "{again}");
        let there = (1..).zip(&typed).filter_map(|(seat, vp)| Some((name(seat), (*vp)?)));
        played.push(Played { seats: there.collect(), winner: name(winner) });
    }
    let signed = day.stored().await;
    let round = signed.rounds.iter().find(|r| format!("{}/{}", r.row.stage, r.row.number) == address).expect("a round");
    assert!(round.tables.iter().all(|table| table.row.sheet_state == SheetState::Signed));
    played
}

/// Somebody leaves now and then; as the organizer does who is told so. Nobody does where too few would be left.
async fn some_leave(day: &Day, dice: &mut Dice, least: usize) -> bool {
    let mut left = false;
    while dice.once_in(2) {
        let stored = day.stored().await;
        let there: Vec<i64> =
            stored.players.iter().filter(|p| p.state == PlayerState::Registered).map(|p| p.number).collect();
        if there.len() <= least {
            break;
        }
        let number = *dice.pick(&there);
        day.organizer.post(&day.run(&format!("players/{number}/move")), &[("move", "withdraw")]).await.expect(303);
        left = true;
    }
    left
}

/// The lines of the standings: rank, player, and what is reckoned of the player.
async fn standings(day: &Day) -> Vec<(usize, String, Reckoned)> {
    let body = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    let read = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let whole = |at: usize| fields[at].replace('.', "").parse::<i64>().expect("a number");
        let [wins, vp, percent, seconds, thirds, games] = [2, 3, 4, 5, 6, 7].map(whole);
        let reckoned = Reckoned { wins, vp, percent, seconds, thirds, games };
        (fields[0].parse().expect("a rank"), fields[1].to_owned(), reckoned)
    };
    body.lines().skip(1).map(read).collect()
}

async fn draw_lots(day: &Day) {
    let drawn = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    let page = day.organizer.post(&day.run("lots"), &drawn).await;
    assert!(matches!(page.status, 303 | 409), "{page}");
}

/// The names at the tables of a stage, table after table.
async fn seated(day: &Day, stage: Stage) -> Vec<String> {
    let stored = day.stored().await;
    let labels = stored.labels();
    let tables = stored.round(stage, 1).map(|round| round.tables.as_slice()).unwrap_or_default();
    tables.iter().flat_map(|t| &t.seats).map(|seat| labels.of(seat.player_id).to_owned()).collect()
}

/// Publishes, starts, plays and closes a round.
async fn play(day: &Day, dice: &mut Dice, address: &str, all_come: bool) -> Vec<Played> {
    day.open(address).await;
    let played = play_tables(day, dice, address, all_come).await;
    day.press(address, "close").await.expect(303);
    played
}

/// One event from its seats to its champion.
async fn event(dice: &mut Dice, players: usize) {
    let day = day(players).await;
    day.make().await;
    let mut games = Vec::new();
    let mut counted = 0;
    for round in 1..=3 {
        if round > 1 && some_leave(&day, dice, 12).await {
            day.make().await;
        }
        day.open(&format!("prelim/{round}")).await;
        games.extend(play_tables(&day, dice, &format!("prelim/{round}"), false).await);
        if round == 1 {
            counted = games.iter().map(|game: &Played| game.seats.len()).sum();
        }
        let attendance = day.stored().await.tournament.attendance;
        assert_eq!(attendance, Some(counted as i64), "who played round 1 counts, also who left later (1.1.3)");
        if round == 3 && (16..=28).contains(&counted) {
            let chosen = if dice.once_in(3) { "skip" } else { "play" };
            day.organizer.post(&day.run("stages"), &[("seen", "unset"), ("semi-finals", chosen)]).await.expect(303);
        }
        day.press(&format!("prelim/{round}"), "close").await.expect(303);
    }

    // The preliminary ranking, before any lot: who is better comes first, who is equal shares the rank.
    let shown = standings(&day).await;
    let key = |r: &Reckoned| (r.wins, r.vp, r.percent, r.seconds, r.thirds);
    for (rank, name, says) in &shown {
        let own = reckon(&games, name);
        assert_eq!(*says, own, "{name} of {players}");
        let better = shown.iter().filter(|(_, other, _)| key(&reckon(&games, other)) > key(&own)).count();
        assert_eq!(*rank, better + 1, "{name} of {players}");
    }
    draw_lots(&day).await;
    let ranked: Vec<String> = standings(&day).await.into_iter().map(|(_, name, _)| name).collect();

    let mut semis = Vec::new();
    let wants = day.organizer.post(&day.run("bracket/semi/make"), &[]).await;
    if wants.status == 303 {
        if some_leave(&day, dice, 16).await {
            day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
        }
        let stored = day.stored().await;
        let labels = stored.labels();
        let left = |name: &String| {
            let player = stored.players.iter().find(|player| labels.of(player.id) == name).expect("a player");
            player.state == PlayerState::Registered
        };
        let seeds: Vec<&String> = ranked.iter().filter(|name| left(name)).take(16).collect();
        let chart = [1, 8, 9, 16, 2, 7, 10, 15, 3, 6, 11, 14, 4, 5, 12, 13_usize];
        let expected: Vec<&String> = chart.iter().filter_map(|seed| seeds.get(seed - 1).copied()).collect();
        assert_eq!(seated(&day, Stage::Semi).await.iter().collect::<Vec<_>>(), expected, "of {players}");
        semis = play(&day, dice, "semi/1", true).await;
        draw_lots(&day).await;
    }
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    let mut finalists = seated(&day, Stage::Final).await;
    let mut expected: Vec<String> = semis.iter().map(|game| game.winner.clone()).collect();
    if semis.is_empty() {
        let stored = day.stored().await;
        let labels = stored.labels();
        let there = stored.players.iter().filter(|player| player.state == PlayerState::Registered);
        let there: Vec<&str> = there.map(|player| labels.of(player.id)).collect();
        expected = ranked.iter().filter(|name| there.contains(&name.as_str())).take(4).cloned().collect();
    }
    finalists.sort();
    expected.sort();
    assert_eq!(finalists, expected, "of {players}");
    let last = play(&day, dice, "final/1", true).await;
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    draw_lots(&day).await;

    // The final and the semi-finals count as SPEC says; everybody's sums hold the semi-final, and never the final.
    games.extend(semis.iter().map(|game| Played { seats: game.seats.clone(), winner: game.winner.clone() }));
    let shown = standings(&day).await;
    for (_, name, says) in &shown {
        assert_eq!(*says, reckon(&games, name), "{name} of {players}");
    }
    let [game] = last.as_slice() else { panic!("one final") };
    assert_eq!((shown[0].0, &shown[0].1), (1, &game.winner), "of {players}");
    let by_vp: BTreeMap<&String, i64> = game.seats.iter().map(|(name, vp)| (name, (*vp).min(10))).collect();
    let others: Vec<Reverse<i64>> = shown[1..4].iter().map(|(_, name, _)| Reverse(by_vp[name])).collect();
    assert!(others.is_sorted(), "{others:?} of {players}");

    ranked_by_the_command(&day, &shown).await;
}

/// What the tournament takes away ranks alike without its store, and its archive is whole.
async fn ranked_by_the_command(day: &Day, shown: &[(usize, String, Reckoned)]) {
    let folder = tempfile::tempdir().unwrap();
    for name in ["results.csv", "lots.csv", "archive.zip"] {
        let page = day.organizer.get(&day.run(&format!("export/{name}"))).await.ok();
        std::fs::write(folder.path().join(name), &page.bytes).unwrap();
    }
    let reeve = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_reeve"))
            .args(arguments)
            .current_dir(folder.path())
            .env("REEVE_CONFIG", "")
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let ranked = reeve(&["standings", "--results", "results.csv", "--lots", "lots.csv"]);
    let first_two = |line: &str| line.splitn(3, ',').take(2).collect::<Vec<_>>().join(",");
    let by_command: Vec<String> = ranked.lines().skip(1).map(first_two).collect();
    // The command knows nobody who sat in no game.
    let by_page: Vec<String> = shown.iter().map(|(rank, name, _)| format!("{rank},{name}")).collect();
    assert_eq!(by_command, by_page[..by_command.len()]);
    assert!(
        by_page[by_command.len()..]
            .iter()
            .all(|line| shown.iter().any(|(_, name, says)| { line.ends_with(name.as_str()) && says.games == 0 }))
    );
    reeve(&["verify", "archive.zip"]);
}

#[tokio::test]
async fn random_events_end_as_they_are_reckoned_by_hand() {
    let mut dice = Dice::new(Dice::seed("random_events_end_as_they_are_reckoned_by_hand"));
    let times: usize = std::env::var("REEVE_HOSTILE_TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    for _ in 0..4 * times {
        let players = 12 + dice.below(21);
        event(&mut dice, players).await;
    }
}

/// One more than may skip the semi-finals.
#[tokio::test]
async fn twenty_nine_players_play_to_the_champion() {
    event(&mut Dice::new(Dice::seed("twenty_nine_players_play_to_the_champion")), 29).await;
}

#[tokio::test]
async fn a_hundred_players_play_to_the_champion() {
    event(&mut Dice::new(Dice::seed("a_hundred_players_play_to_the_champion")), 100).await;
}
