//! Side events through the forms, from registration to an archive that another Reeve reads: seats, results,
//! standings and words of each game, and nothing of the championship's own rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use reeve_rules::games::SystemCode;
use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::time::millis;
use reeve_store::{Scope, Snapshot};
use reeve_store::{hall_screen, tournament};

use super::archive::{export, import};
use super::game_replay::{is_number, rules_named, written_rules};
use super::support::app::{self, May, Page};
use super::support::day::{Day, day};
use super::support::db;

/// The form in which a side event is made.
fn form<'a>(system: &'a str, rounds: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("name", "Spring Open"),
        ("slug", "spring"),
        ("place", "Town hall"),
        ("starts_on", "2026-11-21"),
        ("time_zone", "Europe/Berlin"),
        ("edition", "first printing"),
        ("code_version", "2026"),
        ("photo_version", "2026"),
        ("system", system),
        ("rounds", rounds),
    ]
}

/// A side event of two rounds, in check-in, with a judge and so many who are here.
pub(super) async fn side_event(system: SystemCode, people: usize) -> Day {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    organizer.post("/new", &form(system.code(), "2")).await.expect(303);
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let stored = tournament::by_slug(&mut tx, "spring").await.unwrap().expect("the side event");
    tournament::add_staff(&mut tx, stored.id, judge.id(), StaffRole::Judge, millis(chrono::Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((stored.system, stored.prelim_rounds), (system, 2));
    let day = Day { app, organizer, judge, id: stored.id, slug: "spring" };
    day.organizer.post(&day.run("open-registration"), &[]).await.expect(303);
    for number in 1..=people {
        let name = format!("Side {number:02}");
        day.organizer.post(&day.run("players/new"), &[("name", &name)]).await.expect(303);
    }
    day.organizer.post(&day.run("start-check-in"), &[]).await.expect(303);
    for number in 1..=people {
        day.organizer.post(&day.run(&format!("check-in/{number}")), &[("here", "true")]).await.expect(303);
    }
    day
}

/// What is typed of a game: a number for each seat, the first one won.
pub(super) fn numbers(system: SystemCode, seats: usize) -> &'static [&'static str] {
    match system.system().goal {
        Some(8) => &["8", "6", "5", "4"][..seats],
        Some(_) => &["10", "9", "7", "3"][..seats],
        None => &["11", "6", "2", "0", "1", "3"][..seats],
    }
}

/// Plays a round to its end.
async fn play(day: &Day, system: SystemCode, round: &str) {
    day.open(round).await;
    for (table, seats) in day.tables(round).await {
        day.enter(round, table, 0, numbers(system, seats), &[("sign", "yes")]).await.expect(303);
    }
    day.press(round, "close").await.expect(303);
}

/// Wins, points, hundredths of a percent and games of everybody, reckoned from the stored results as with pencil and paper.
fn reckon(stored: &Snapshot) -> BTreeMap<String, [i64; 4]> {
    let labels = stored.labels();
    let mut sums: BTreeMap<String, [i64; 4]> = BTreeMap::new();
    for table in stored.rounds.iter().flat_map(|round| &round.tables) {
        let total: i64 = table.seats.iter().filter_map(|seat| seat.vp).sum();
        for seat in &table.seats {
            let own = seat.vp.expect("a result");
            let sum = sums.entry(labels.of(seat.player_id).to_owned()).or_default();
            let won = i64::from(table.row.winner_position == Some(seat.position));
            let share = (2 * 10_000 * own + total) / (2 * total);
            for (sum, more) in sum.iter_mut().zip([won, own, share, 1]) {
                *sum += more;
            }
        }
    }
    sums
}

/// What a page of a side event says that belongs to the championship alone.
fn of_the_championship(page: &Page, what: &str) -> Vec<String> {
    let text = page.text("main").to_lowercase();
    let never = ["semi-final", "the final", "preliminary", "champion", "dummy", "1.1.3", "1.4.3"];
    let around = |found: usize| text[..found].chars().rev().take(60).collect::<Vec<_>>().into_iter().rev().collect();
    let said = |word: &&str| {
        text.find(*word).map(|found| {
            let before: String = around(found);
            format!("{what} says “{word}” after “{before}”")
        })
    };
    never.iter().filter_map(said).collect()
}

/// Every page that somebody looks at on the day, as it stands now, with what it says of the championship.
async fn look_around(day: &Day, when: &str) -> Vec<String> {
    let mut found = Vec::new();
    for path in ["", "standings", "results", "seats", "schedule", "rules", "hall"] {
        let page = day.app.visitor().get(day.public(path).trim_end_matches("/")).await;
        if page.status == 200 {
            found.extend(of_the_championship(&page, &format!("{when}: public {path}")));
        }
    }
    let own = day.stored().await.players[0].link_token.clone();
    let own = day.app.visitor().get(&format!("/p/{own}")).await.ok();
    found.extend(of_the_championship(&own, &format!("{when}: own page")));
    for path in ["", "check-in", "schedule", "rounds", "standings", "lots", "export", "players"] {
        let page = day.organizer.get(day.run(path).trim_end_matches("/")).await.ok();
        found.extend(of_the_championship(&page, &format!("{when}: staff {path}")));
    }
    for path in ["bracket", "export/report"] {
        day.organizer.get(&day.run(path)).await.expect(404);
    }
    found
}

/// From registration to the archive, two rounds.
async fn to_its_end_and_into_an_archive(system: SystemCode, people: usize, sizes: &[usize]) {
    let day = side_event(system, people).await;
    let mut found = look_around(&day, "in check-in").await;
    day.make().await;
    found.extend(look_around(&day, "with seats").await);
    for round in ["prelim/1", "prelim/2"] {
        let seated: Vec<usize> = day.tables(round).await.into_iter().map(|(_, seats)| seats).collect();
        assert_eq!(seated, sizes, "{round}");
    }
    play(&day, system, "prelim/1").await;
    found.extend(look_around(&day, "after a round").await);
    play(&day, system, "prelim/2").await;
    found.extend(look_around(&day, "after the rounds").await);

    let stored = day.stored().await;
    let sums = reckon(&stored);
    let table = day.app.visitor().get(&day.public("standings")).await.ok();
    let head = table.texts("table.standings thead th");
    let points = if system.system().goal.is_some() { "VP" } else { "Hexes" };
    let entrant = if system.system().seats.start() == &3 { "Team" } else { "Player" };
    // Everybody has played as many games.
    assert_eq!(head[1..5], [entrant, "W", points, &format!("{points}%")].map(str::to_owned), "{table}");
    let rows = table.rows("table.standings");
    assert_eq!(rows.len(), people, "{table}");
    let keys: Vec<[i64; 4]> = rows
        .iter()
        .map(|row| {
            let name = row[1].split(" lot").next().unwrap_or_default().trim();
            let percent: i64 = row[4].replace('.', "").parse().expect("a share");
            let found = [row[2].parse().unwrap(), row[3].parse().unwrap(), percent, 2];
            assert_eq!(found, sums[name], "{name}");
            found
        })
        .collect();
    assert!(keys.is_sorted_by(|a, b| a[..3] >= b[..3]), "{keys:?}");
    declare_the_winner(&day).await;
    found.extend(look_around(&day, "at the end").await);
    same_by_command(&day, system).await;
    goes_through_an_archive(&day, system).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Lots where the first rank is shared, then the button that says who has won.
async fn declare_the_winner(day: &Day) {
    let first = || async { day.app.visitor().get(&day.public("standings")).await.ok() };
    assert!(!first().await.has(".champion"), "nobody has won yet");
    let shared = day.stored().await.lots.is_empty() && {
        let page = day.organizer.get("/run/spring").await.ok();
        page.says("the first rank is shared")
    };
    if shared {
        let refused = day.organizer.post(&day.run("finish"), &[]).await.expect(409);
        assert!(refused.says("Lots must be drawn") || refused.says("drawn"), "{refused}");
        let drawn = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
        day.organizer.post(&day.run("lots"), &drawn).await.expect(303);
    }
    let page = day.organizer.get("/run/spring").await.ok();
    assert_eq!(page.text(".steps li.now h2"), "Declare the winner", "{page}");
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    day.organizer.post(&day.run("finish"), &[]).await.expect(409);
    assert_eq!(day.stored().await.tournament.phase, Phase::Finished);
    let card = first().await.text(".champion");
    assert!(card.starts_with("Winner"), "{card}");
}

/// The results file and the lots give the same standings by the command.
async fn same_by_command(day: &Day, system: SystemCode) {
    let folder = tempfile::tempdir().unwrap();
    let mut run = Command::new(env!("CARGO_BIN_EXE_reeve"));
    run.args(["standings", "--system", system.code()]);
    for (flag, name) in [("--results", "results.csv"), ("--lots", "lots.csv")] {
        let file = day.organizer.get(&day.run(&format!("export/{name}"))).await.ok();
        let path = folder.path().join(name);
        std::fs::write(&path, &file.bytes).unwrap();
        run.arg(flag).arg(path);
    }
    let output = run.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(!said.contains("championship"), "{said}");
    let file = day.organizer.get(&day.run("export/standings.csv")).await.ok();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), file.body().trim_start_matches('\u{feff}'));
}

/// Another Reeve reads the archive and shows the same standings.
async fn goes_through_an_archive(day: &Day, system: SystemCode) {
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let imported = import(&other, &bytes, Some("again")).await.unwrap_or_else(|said| panic!("{said}"));
    let mut tx = other.read().await.unwrap();
    let again = tournament::by_slug(&mut tx, &imported.slug).await.unwrap().expect("the side event");
    assert_eq!((again.system, again.prelim_rounds, again.phase), (system, 2, Phase::Finished));
    let stored = Snapshot::load(&mut tx, again.id).await.unwrap();
    assert_eq!(reckon(&stored), reckon(&day.stored().await));
}

#[actix_web::test]
async fn full_contact_to_its_end_and_into_an_archive() {
    to_its_end_and_into_an_archive(SystemCode::FullContact, 7, &[4, 3]).await;
}

#[actix_web::test]
async fn struggle_to_its_end_and_into_an_archive() {
    to_its_end_and_into_an_archive(SystemCode::Struggle, 9, &[3, 3, 3]).await;
}

#[actix_web::test]
async fn conquest_to_its_end_and_into_an_archive() {
    to_its_end_and_into_an_archive(SystemCode::Conquest, 13, &[5, 4, 4]).await;
}

/// The lines of a page that speak of players or tables.
pub(super) fn of_players_and_tables(page: &Page, what: &str) -> Vec<String> {
    let text = page.text("body");
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_said = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        let word = word.split(['’', '\'']).next().unwrap_or_default();
        ["player", "players", "table", "tables"].contains(&word)
    };
    let around = |at: usize| words[at.saturating_sub(6)..words.len().min(at + 5)].join(" ");
    let found = words.iter().enumerate().filter(|(_, word)| is_said(word));
    found.map(|(at, _)| format!("{what}: {}", around(at))).collect()
}

/// Where teams play on fields, the pages of the day say so.
#[actix_web::test]
async fn pages_speak_of_teams_and_fields_where_those_play() {
    let day = side_event(SystemCode::FullContact, 7).await;
    let mut found = Vec::new();
    let look = async |when: &str, paths: &[&str], public: &[&str]| {
        let mut found = Vec::new();
        for path in paths {
            let page = day.organizer.get(day.run(path).trim_end_matches("/")).await.ok();
            found.extend(of_players_and_tables(&page, &format!("{when}, staff {path}")));
        }
        for path in public {
            let page = day.app.visitor().get(day.public(path).trim_end_matches("/")).await.ok();
            found.extend(of_players_and_tables(&page, &format!("{when}, public {path}")));
        }
        found
    };
    found.extend(look("in check-in", &["", "check-in"], &[""]).await);
    day.make().await;
    found.extend(look("with seats", &["", "check-in", "rounds", "rounds/prelim/1"], &[""]).await);
    day.organizer.post(&day.run("screens"), &[("screen", "Entrance")]).await.expect(303);
    let id = day.stored().await.tournament.id;
    let screen = hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), id).await.unwrap().remove(0);
    let (wall, arranged) = (format!("screen/{}", screen.id), format!("screens/{}", screen.id));
    day.open("prelim/1").await;
    let said = [("message", "Start again."), ("at_table", "1")];
    day.organizer.post(&day.run("announcements"), &said).await.expect(303);
    let playing = ["", "rounds", "rounds/prelim/1", "rounds/prelim/1/tables/1", "screens", &arranged, "announcements"];
    found.extend(look("while playing", &playing, &["", "seats", "results", "standings", "hall", &wall]).await);
    let clock = day.app.visitor().get(&day.public(&wall)).await.ok();
    assert!(clock.text(".playing").contains("fields are still playing"), "{clock}");
    assert!(clock.says("Field 1: Start again."), "{clock}");
    let papers = day.organizer.get(&day.run("rounds/prelim/1/print")).await.ok();
    assert!(papers.says("Seats by field") && papers.says("Field cards"), "{papers}");
    let pack = day.organizer.get(&day.run("rounds/prelim/1/print/pack")).await.ok();
    assert!(pack.texts(".table-card-paper .huge").iter().all(|card| card.starts_with("Field")), "{pack}");
    assert!(pack.text("#p-table").contains("seats by field"), "{pack}");
    assert_eq!(pack.texts(".clauses-paper dt b"), ["2.1.2", "2.1.4", "2.1.5", "2.1.12", "2.2.3", "3.1.2"]);
    assert!(!pack.says("(1.1.3)"), "{pack}");
    for (table, seats) in day.tables("prelim/1").await {
        day.enter("prelim/1", table, 0, numbers(SystemCode::FullContact, seats), &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    found.extend(look("after a round", &playing, &["", "results", "standings"]).await);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Five teams are no games of three or four, and no clause of the championship says so.
#[actix_web::test]
async fn five_teams_are_told_so_in_the_words_of_their_game() {
    let day = side_event(SystemCode::FullContact, 5).await;
    for path in ["", "check-in", "schedule"] {
        let page = day.organizer.get(day.run(path).trim_end_matches("/")).await.ok();
        assert!(!page.text("main").contains("1.1.5") && !page.text("main").contains("too few"), "{path}: {page}");
    }
    let page = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(page.says("5 can't be split into games of 3 or 4."), "{page}");
    let page = day.organizer.get("/run/spring").await.ok();
    assert!(page.says("5 can't be split into games of 3 or 4."), "{page}");
}

/// Whatever rule a refused step names, its number stands on the page of the rules, once and with an id of its own; and so does
/// every other that docs/GAMES.md writes down for the game.
#[actix_web::test]
async fn every_rule_that_refuses_can_be_looked_up_on_the_page_of_the_rules() {
    for system in [SystemCode::FullContact, SystemCode::Struggle, SystemCode::Conquest] {
        let day = side_event(system, 4).await;
        let page = day.app.visitor().get(&day.public("rules")).await.ok();
        assert!(page.says("Decided here:"), "{page}");
        let ids: Vec<String> = page.attributes("main [id]", "id").into_iter().filter(|id| is_number(id)).collect();
        let shown: BTreeSet<&str> = ids.iter().map(String::as_str).collect();
        assert_eq!(shown.len(), ids.len(), "an id stands twice: {ids:?}");
        let mut named = BTreeSet::new();
        rules_named(&Path::new("src/rules/games").join(system.code().replace('-', "_")), &mut named);
        let journal = fs::read_to_string("src/rules/games/journal.rs").unwrap();
        let words = fs::read_to_string("src/words/games/log.rs").unwrap();
        let quoted = [journal.as_str(), &words].into_iter().flat_map(|text| text.split('"').skip(1).step_by(2));
        named.extend(quoted.filter(|text| is_number(text)).map(str::to_owned));
        assert!(named.len() > 12, "{named:?}");
        let missing: Vec<&String> = named.iter().filter(|number| !shown.contains(number.as_str())).collect();
        assert!(missing.is_empty(), "{system}: the page has no {missing:?}");
        let own = named.iter().find(|number| !number.starts_with('L')).expect("a rule of its own");
        let written = written_rules();
        let of_game = |number: &&String| ["L", "E", &own[..1]].iter().any(|letter| number.starts_with(letter));
        let expected: BTreeSet<&str> = written.iter().filter(of_game).map(String::as_str).collect();
        assert_eq!(shown, expected, "{system}");
    }
}

/// What is said of boards follows the game, on every page and by every address.
#[actix_web::test]
async fn boards_are_offered_where_the_game_is_played_on_one() {
    for system in [SystemCode::FullContact, SystemCode::Struggle, SystemCode::Conquest] {
        let day = side_event(system, 4).await;
        day.make().await;
        let on_boards = system.system().has_boards();
        let home = day.organizer.get("/run/spring").await.ok();
        assert!(!home.says("has no board"), "{home}");
        assert_eq!(home.texts("nav a").iter().any(|label| label == "Boards"), on_boards, "{home}");
        let list = day.organizer.get(&day.run("rounds")).await.ok();
        assert_eq!(list.texts("thead th").iter().any(|label| label == "Board"), on_boards, "{list}");
        let round = day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
        assert_eq!(round.says("Board to play on"), on_boards, "{round}");
        let (found, done) = if on_boards { (200, 303) } else { (404, 404) };
        for path in ["boards", "boards/prelim/1"] {
            day.organizer.get(&day.run(path)).await.expect(found);
        }
        // No clause of the championship says there who chooses first.
        let board = day.organizer.get(&day.run("boards/prelim/1")).await;
        assert_eq!(board.says("Settle who plays first when the board lies"), on_boards, "{board}");
        let make = [("version", "0"), ("kind", "free"), ("seed", "7")];
        day.organizer.post(&day.run("boards/prelim/1/make"), &make).await.expect(done);
        day.open("prelim/1").await;
        let sheet = day.organizer.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
        assert_eq!(sheet.says("Photos of the board"), on_boards, "{sheet}");
        let rules = day.app.visitor().get(&day.public("rules")).await.ok();
        assert_eq!(rules.says("When the board of a round is shown"), on_boards, "{rules}");
    }
}

/// The largest land has 250 hexes, and whoever holds them all is written down so.
#[actix_web::test]
async fn a_result_of_conquest_goes_as_far_as_its_land() {
    let day = side_event(SystemCode::Conquest, 2).await;
    day.make().await;
    day.open("prelim/1").await;
    let page = day.enter("prelim/1", 1, 0, &["251", "0"], &[]).await.expect(422);
    assert!(page.fault("vp-1").contains("250"), "{page}");
    day.enter("prelim/1", 1, 0, &["250", "0"], &[("sign", "yes")]).await.expect(303);
    day.press("prelim/1", "close").await.expect(303);
    let table = day.app.visitor().get(&day.public("standings")).await.ok();
    assert_eq!(table.rows("table.standings")[0][3], "250", "{table}");
    let day = side_event(SystemCode::Struggle, 2).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["100", "0"], &[]).await.expect(422);
}

/// Two at one table are enough, in both rounds.
#[actix_web::test]
async fn two_are_enough_for_struggle() {
    to_its_end_and_into_an_archive(SystemCode::Struggle, 2, &[2]).await;
}

/// Every game can be chosen, and none that is not there, whatever a form sends.
#[actix_web::test]
async fn every_game_can_be_chosen_and_no_other() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let page = organizer.get("/new").await.ok();
    assert_eq!(
        page.attributes("select[name=system] option", "value"),
        SystemCode::ALL.iter().map(|code| code.code()).collect::<Vec<_>>()
    );
    organizer.post("/new", &form("chess", "2")).await.expect(422);
    for rounds in ["0", "-1", "two", "1000"] {
        let page = organizer.post("/new", &form("struggle", rounds)).await.expect(422);
        assert!(!page.fault("rounds").is_empty(), "{page}");
    }
    assert_eq!(app.visitor().get("/t/spring").await.status, 404);
}

/// The championship is as it was.
#[actix_web::test]
async fn a_championship_still_has_its_stages() {
    let day = day(16).await;
    day.make().await;
    let page = day.organizer.get("/run/spring").await.ok();
    assert!(page.says("semi-finals"), "{page}");
    day.organizer.get(&day.run("bracket")).await.ok();
}

#[test]
fn the_command_refuses_stages_and_tables_that_a_side_event_has_not() {
    let run = |system: &str, rows: &str| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("r.csv");
        std::fs::write(&file, format!("stage,round,table,position,player,vp,winner\n{rows}")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
        let output = command.args(["standings", "--system", system, "--results"]).arg(&file).output().unwrap();
        let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (output.status.code(), out, err)
    };
    let two = "prelim,1,1,1,Ada,10,1\nprelim,1,1,2,Bo,9,0\n";
    let (status, out, err) = run("struggle", two);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert_eq!(out.lines().nth(1), Some("1,Ada,1,10,52.63,0,0,1,"));
    // Where three or four play, a judge decided a game of two, and five are none.
    let five = format!("{two}prelim,1,1,3,Cy,5,0\nprelim,1,1,4,Dee,4,0\nprelim,1,1,5,Eve,3,0\n");
    for system in ["full-contact", "base"] {
        let (status, _, err) = run(system, two);
        assert_eq!(status, Some(0), "{system}");
        assert!(err.contains("line 2"), "{system}: {err}");
        let (status, out, err) = run(system, &five);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{system}");
        assert!(err.contains("a table has 3 or 4"), "{err}");
    }
    let (status, out, err) = run("conquest", "final,1,1,1,Ada,12,1\nfinal,1,1,2,Bo,3,0\n");
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("line 2, column stage"), "{err}");
    // Three at a table have no fourth score, and second places don't rank.
    let three = "prelim,1,1,1,Ada,10,1\nprelim,1,1,2,Bo,5,0\nprelim,1,1,3,Cy,5,0\n";
    let (_, out, _) = run("struggle", three);
    assert_eq!(
        out.lines().skip(1).collect::<Vec<_>>(),
        ["1,Ada,1,10,50.00,0,0,1,", "2,Bo,0,5,25.00,1,0,1,", "2,Cy,0,5,25.00,1,0,1,"]
    );
    assert_eq!(run("sideways", two).0, Some(2));
}
