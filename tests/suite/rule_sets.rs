//! Rule sets through the pages: chosen, edited, refused and locked, and whole events by the rules of other countries.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::ops::RangeInclusive;
use std::process::Command;
use std::time::Instant;

use chrono::TimeDelta;
use reeve_rules::rule_set::{Cut, Preset, Qualify, RuleSet, text};
use reeve_rules::tournament::vocabulary::{Phase, Stage};
use reeve_store::hall_screen;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament as stored;
use reeve_store::tournament::Tournament;
use reeve_store::{Snapshot, TournamentId, Tx};
use reeve_words as words;

use super::archive::{export, import};
use super::support::app::{self, App, May, Page, Person};
use super::support::day::{Day, day};
use super::support::db;
use super::support::event::send;
use super::support::is_full;
use super::support::letters::until;

/// The form of a tournament with these rules.
fn form<'a>(rules: &'a str, text: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("name", "Spring Open"),
        ("slug", "spring"),
        ("place", "Town hall"),
        ("starts_on", "2026-11-21"),
        ("time_zone", "Europe/Berlin"),
        ("edition", "5th edition"),
        ("code_version", "2026"),
        ("photo_version", "2026"),
        ("rules", rules),
        ("rules_text", text),
    ]
}

async fn organizer() -> (App, Person) {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    (app, organizer)
}

async fn tournament(app: &App) -> Option<Tournament> {
    let mut tx = app.db.read().await.unwrap();
    stored::by_slug(&mut tx, "spring").await.unwrap()
}

/// Saves the details page with these fields changed.
async fn save(organizer: &Person, changes: &[(&str, &str)]) -> Page {
    let page = organizer.get("/run/spring/details").await.ok();
    let kept = page.form("main form[action$='/details']");
    let kept = kept.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let mut fields: Vec<(&str, &str)> =
        kept.filter(|(name, _)| !changes.iter().any(|(other, _)| name == other)).collect();
    fields.extend(changes);
    organizer.post("/run/spring/details", &fields).await
}

/// The rows of the example with this heading.
fn example(page: &Page, heading: &str) -> Vec<Vec<String>> {
    let headings = page.texts("main table caption");
    let at = headings.iter().position(|found| found == heading).unwrap_or_else(|| panic!("{heading} in {headings:?}"));
    let html = page.dom();
    let table = html.select(&scraper::Selector::parse("main table").unwrap()).nth(at).expect("a table").html();
    let table = scraper::Html::parse_fragment(&table);
    let of = |css: &str| scraper::Selector::parse(css).unwrap();
    let cells = |row: scraper::ElementRef<'_>| row.select(&of("th, td")).map(|cell| cell.text().collect()).collect();
    table.select(&of("tbody tr")).map(cells).collect()
}

#[tokio::test]
async fn rules_are_chosen_when_a_tournament_is_made_and_edited_afterwards() {
    let (app, organizer) = organizer().await;
    let new = organizer.get("/new").await.ok();
    let offered = new.attributes("#f-rules option", "value");
    let presets = Preset::CODES.iter().copied().chain(["own"]).collect::<Vec<_>>();
    assert_eq!(offered, presets, "the official rules first");
    assert_eq!(new.attributes("#f-rules option[selected]", "value"), ["catan-studio"]);
    organizer.post("/new", &form("germany", "")).await.expect(303);
    assert_eq!(tournament(&app).await.expect("the tournament").rules, Preset::Germany.rules());

    let page = organizer.get("/run/spring/details").await.ok();
    assert_eq!(page.attributes("#f-rules option[selected]", "value"), ["germany"]);
    assert!(page.says("Points for places at a table of four: 5, 3, 2, 1."), "{page}");
    let points =
        |page: &Page| example(page, "A table of 9, 10, 9, 9").into_iter().map(|row| row[2].clone()).collect::<Vec<_>>();
    assert_eq!(points(&page), ["2.00", "5.00", "2.00", "2.00"]);
    let three: Vec<String> = example(&page, "A table of 8, 10, 8").into_iter().map(|row| row[2].clone()).collect();
    assert_eq!(three, ["2.00", "5.00", "2.00"]);

    // What is tried is shown, and not saved.
    let better = "name = \"Ruritania\"\nplaces_of_four = [5, 3, 2, 1]\nshared_places = \"better\"\nchain = [\"points\", \"vp\"]\n";
    let tried = save(&organizer, &[("rules", "own"), ("rules_text", better), ("look", "yes")]).await.ok();
    assert_eq!(points(&tried), ["3.00", "5.00", "3.00", "3.00"]);
    assert_eq!(tournament(&app).await.expect("the tournament").rules, Preset::Germany.rules());
    save(&organizer, &[("rules", "own"), ("rules_text", better)]).await.expect(303);
    let kept = tournament(&app).await.expect("the tournament");
    assert_eq!((kept.rules.name.as_str(), kept.rules.chain.links().len()), ("Ruritania", 2));
    let page = organizer.get("/run/spring/details").await.ok();
    assert_eq!(page.attributes("#f-rules option[selected]", "value"), ["own"]);
    assert!(page.text("#f-rules_text").contains("shared_places = \"better\""), "{page}");
    // Back to the official ones, the text emptied.
    save(&organizer, &[("rules", "catan-studio"), ("rules_text", "")]).await.expect(303);
    assert_eq!(tournament(&app).await.expect("the tournament").rules, RuleSet::default());
}

#[tokio::test]
async fn rules_that_can_not_be_are_told_with_line_and_column_and_change_nothing() {
    let (app, organizer) = organizer().await;
    let check = async |rules: &str, text: &str, field: &str, part: &str| {
        for pressed in [None, Some(("look", "yes"))] {
            let mut fields = form(rules, text);
            fields.extend(pressed);
            let page = organizer.post("/new", &fields).await.expect(422);
            assert!(page.fault(field).contains(part), "{rules} {text}: {:?}", page.fault(field));
        }
        assert!(tournament(&app).await.is_none(), "{rules} {text}");
    };
    check("own", "goal = 10\ngaol = 3", "rules_text", "line 2, column 1: a rule set has no \"gaol\"").await;
    check("own", "share = \"all\"", "rules_text", "line 1, column 9, share: \"all\" is none of sum, mean, ratio").await;
    check("own", "prelim_games = 8", "rules_text", "line 1, column 16, prelim_games: 8 is above 7").await;
    check("own", " \n", "rules_text", "Write the rules here").await;
    check("own", &format!("name = \"{}\"", "x".repeat(4_000)), "rules_text", "at most 4000").await;
    check("germany", "dummy = true", "rules", "there is a text of other rules").await;
    check("atlantis", "", "rules", "Choose one").await;
    check("own", "by_rank = 3", "rules_text", "line 1, column 11, by_rank: 3 is above 2").await;
    let mut side = form("uk", "");
    side.push(("system", "struggle"));
    let page = organizer.post("/new", &side).await.expect(422);
    assert!(page.fault("rules").contains("A side event has the rules of its game"), "{page}");
}

#[tokio::test]
async fn rules_are_locked_with_the_settings_and_number_the_rounds() {
    let day = day(12).await;
    day.change(|t| t.phase = Phase::Registration).await;
    save(&day.organizer, &[("rules", "world-championship")]).await.expect(303);
    assert_eq!(day.stored().await.tournament.prelim_rounds, 4);
    day.change(|t| t.phase = Phase::CheckIn).await;
    let refused = save(&day.organizer, &[("rules", "catan-studio")]).await.expect(422);
    assert!(refused.fault("rules").contains("check-in has started"), "{refused}");
    day.make().await;
    day.open("prelim/1").await;
    let page = day.organizer.get("/run/spring/details").await.ok();
    assert!(page.says("Locked. World Championship. Four preliminary games in place of three (1.1.4)."), "{page}");
    assert!(!page.has("#f-rules_text") && !page.has("select[name=rules]"), "{page}");
    let refused = save(&day.organizer, &[("rules", "uk")]).await.expect(409);
    assert!(refused.says("locked since the first seats were published"), "{refused}");
    assert_eq!(day.stored().await.tournament.rules, Preset::WorldChampionship.rules());
}

#[tokio::test]
async fn the_official_rules_say_nothing_of_others() {
    let day = day(12).await;
    for path in ["/t/spring", "/t/spring/rules", "/run/spring", "/run/spring/export/report"] {
        let page = day.organizer.get(path).await.ok();
        assert!(!page.says("not CATAN Studio's rules") && !page.says("They differ"), "{page}");
    }
    let rules = day.app.visitor().get("/t/spring/rules").await.ok();
    assert!(rules.says("fewer than 12") && rules.says("More second places, then more third places"), "{rules}");
}

/// An event by these rules in check-in, with so many who are here.
async fn event(preset: Preset, players: usize) -> Day {
    event_by(preset.rules(), players).await
}

async fn event_by(rules: RuleSet, players: usize) -> Day {
    let day = day(players).await;
    day.change(|t| {
        t.prelim_rounds = rules.prelim_games.into();
        t.rules = rules;
    })
    .await;
    day.make().await;
    day
}

/// Plays the preliminary rounds, in which everybody else than the first wins at times.
async fn play_prelims(day: &Day, rounds: RangeInclusive<i64>) {
    for number in rounds {
        day.open(&format!("prelim/{number}")).await;
        to_its_end(day, number).await;
    }
}

/// Plays a round that has begun, and closes it.
async fn to_its_end(day: &Day, number: i64) {
    let round = format!("prelim/{number}");
    for (table, seats) in day.tables(&round).await {
        let vp = [["10", "9", "9", "3"], ["10", "6", "5", "5"], ["10", "8", "7", "2"]][(table % 3) as usize];
        day.enter(&round, table, 0, &vp[..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press(&round, "close").await.expect(303);
}

/// Lots for everybody who shares a rank.
async fn draw(day: &Day) {
    let page = day.organizer.get("/run/spring/lots").await.ok();
    if page.has("input[name=how]") {
        let drawn = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
        day.organizer.post("/run/spring/lots", &drawn).await.expect(303);
    }
}

/// The standings file of the tournament, and what the command makes of its results and lots by its rules.
async fn standings(day: &Day, rules: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut run = Command::new(env!("CARGO_BIN_EXE_reeve"));
    run.args(["standings", "--rules", rules]);
    for (flag, name) in [("--results", "results.csv"), ("--lots", "lots.csv")] {
        let file = day.organizer.get(&day.run(&format!("export/{name}"))).await.ok();
        let path = folder.path().join(name);
        std::fs::write(&path, &file.bytes).unwrap();
        run.arg(flag).arg(path);
    }
    let output = run.output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let file = day.organizer.get(&day.run("export/standings.csv")).await.ok();
    (file.body().trim_start_matches('\u{feff}').to_owned(), String::from_utf8(output.stdout).unwrap())
}

/// The same rules, results and standings after a way through an archive.
async fn through_an_archive(day: &Day, preset: Preset) {
    archived_by(day, preset.rules()).await;
}

async fn archived_by(day: &Day, rules: RuleSet) {
    let bytes = export(&day.app.db, day.id).await;
    let other = db::db().await;
    let done = import(&other, &bytes, None).await.expect("an archive");
    let mut tx = other.read().await.unwrap();
    let there = stored::by_slug(&mut tx, &done.slug).await.unwrap().expect("the tournament");
    assert_eq!(there.rules, rules);
    let rounds = async |tx: &mut Tx, id: TournamentId| {
        let snapshot = Snapshot::load(tx, id).await.unwrap();
        let labels = snapshot.labels();
        let seats = snapshot.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
        let seats = seats.flat_map(|(round, table)| table.seats.iter().map(move |seat| (round, table, seat)));
        let line = |(round, table, seat): (&Round, &Table, &Seat)| {
            (round.row.number, table.row.number, seat.position, labels.of(seat.player_id).to_owned(), seat.vp)
        };
        seats.map(line).collect::<Vec<_>>()
    };
    let mut here = day.app.db.read().await.unwrap();
    assert_eq!(rounds(&mut tx, there.id).await, rounds(&mut here, day.id).await);
}

/// The text of these rules as a file for a command.
fn rules_file(rules: &RuleSet) -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text::write(rules)).unwrap();
    file
}

/// Ranks by name, as the standings file has them now.
async fn ranks(day: &Day) -> BTreeMap<String, u32> {
    let file = day.organizer.get(&day.run("export/standings.csv")).await.ok();
    let rank = |line: &str| {
        let mut cells = line.split(',');
        let rank = cells.next()?.parse().ok()?;
        Some((cells.next()?.to_owned(), rank))
    };
    file.body().lines().filter_map(rank).collect()
}

/// Checks that a round seats these ranks: the best at table 1 and so on, tables of three last.
async fn is_seated_by(day: &Day, number: i64, ranks: &BTreeMap<String, u32>) {
    let stored = day.stored().await;
    let labels = stored.labels();
    let round = stored.round(Stage::Prelim, number).expect("the round");
    let of_table = |table: &Table| table.seats.iter().map(|seat| ranks[labels.of(seat.player_id)]).collect::<Vec<_>>();
    let tables: Vec<Vec<u32>> = round.tables.iter().map(of_table).collect();
    for pair in tables.windows(2) {
        assert!(pair[0].iter().max() <= pair[1].iter().min() && pair[0].len() >= pair[1].len(), "{tables:?}");
    }
}

#[tokio::test]
async fn the_last_of_seven_games_is_seated_by_the_standings() {
    let rules = RuleSet {
        name: "Ruritania".to_owned(),
        prelim_games: 7,
        by_rank: 1,
        cut: Cut::Nothing,
        qualify: Qualify::Number(1),
        ..RuleSet::default()
    };
    let day = event_by(rules.clone(), 10).await;
    let visitor = day.app.visitor();
    for path in ["/t/spring", "/t/spring/rules"] {
        let page = visitor.get(path).await.ok();
        assert!(page.says("Game 7 is seated by the standings, ranks 1 to 4 at table 1 and so on"), "{page}");
    }
    let seats = day.organizer.get("/run/spring/schedule").await.ok();
    assert!(seats.says("Round 7 is seated by the standings: ranks 1 to 4 at table 1"), "{seats}");
    assert_eq!(day.stored().await.rounds.len(), 6, "the schedule is made for the rounds before");
    play_prelims(&day, 1..=5).await;
    day.press("prelim/7", "publish").await.expect(404);
    day.open("prelim/6").await;
    let early = day.organizer.post(&day.run("schedule"), &[("seed", "8")]).await.expect(409);
    assert!(early.says("Every round that can be seated now has public seats"), "{early}");
    to_its_end(&day, 6).await;

    let home = day.organizer.get("/run/spring").await.ok();
    assert_eq!(home.text(".steps li.now h2"), "Play round 7", "{home}");
    assert!(home.says("Its seats follow from the standings after round 6 (1.1.5).") && home.says("Make the seats"));
    let page = day.organizer.get("/run/spring/schedule").await.ok();
    assert!(page.says("Round 7 is seated by the standings") && !page.says("Use a schedule of your own"), "{page}");
    let ranks = ranks(&day).await;
    send(&day.organizer, &day.run("schedule"), &page.form("main form[action$='/schedule']")).await.expect(303);
    is_seated_by(&day, 7, &ranks).await;

    // The standings give the seats, and nobody else.
    let pin = [("round", "7"), ("seat", "1-1"), ("on", "yes")];
    let refused = day.organizer.post(&day.run("schedule/pin"), &pin).await.expect(409);
    assert!(refused.says("The standings give the seats of this round"), "{refused}");
    let file = b"round,table,position,player\n1,1,1,Player 01\n";
    day.organizer.post_file(&day.run("schedule/import"), &[], "file", file).await.expect(409);
    let stored = day.stored().await;
    let closed = stored.round(Stage::Prelim, 6).expect("the round").row.version.to_string();
    let back = [("step", "close"), ("version", closed.as_str())];
    let hangs = day.organizer.post(&day.run("rounds/prelim/6/take-back"), &back).await.expect(409);
    assert!(hangs.says("round 7") || hangs.says("Round 7"), "{hangs}");

    play_prelims(&day, 7..=7).await;
    draw(&day).await;
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    assert_eq!(day.stored().await.tournament.phase, Phase::Finished);
    let results = day.organizer.get(&day.run("export/results.csv")).await.ok();
    assert_eq!(results.body().lines().filter(|line| line.starts_with("prelim,7,")).count(), 10, "{}", results.body());
    let file = rules_file(&rules);
    let (page, command) = standings(&day, file.path().to_str().unwrap()).await;
    assert_eq!(page.replace(",qualified", ","), command);
    assert_eq!(page.lines().filter(|line| line.ends_with(",qualified")).count(), 1, "{page}");
    archived_by(&day, rules).await;
}

#[tokio::test]
async fn public_seats_by_the_standings_are_repaired_by_them() {
    let rules = RuleSet { prelim_games: 4, by_rank: 2, ..RuleSet::default() };
    let day = event_by(rules, 13).await;
    play_prelims(&day, 1..=2).await;
    day.make().await;
    is_seated_by(&day, 3, &ranks(&day).await).await;
    for path in ["/run/spring/schedule", "/run/spring/schedule/proof", "/t/spring/schedule"] {
        let page = day.organizer.get(path).await.ok();
        assert!(page.says("That is rounds 1 to 2: the later ones follow the standings"), "{path}: {page}");
    }
    day.press("prelim/3", "publish").await.expect(303);
    let mut left = ranks(&day).await;
    let best = left.iter().find(|(_, rank)| **rank == 1).map(|(name, _)| name.clone()).expect("the first");
    let number: i64 = best.trim_start_matches("Player ").parse().unwrap();
    day.organizer.post(&day.run(&format!("players/{number}/move")), &[("move", "withdraw")]).await.expect(303);
    left.remove(&best);
    let offer = day.organizer.get(&day.run("schedule/repair")).await.ok();
    assert!(offer.says("By the standings") && !offer.says("The lower a figure, the better"), "{offer}");
    let fields = offer.form("main section:nth-of-type(2) form");
    send(&day.organizer, &day.run("schedule/repair"), &fields).await.expect(303);
    is_seated_by(&day, 3, &left).await;
    day.press("prelim/3", "start").await.expect(303);
    to_its_end(&day, 3).await;
    left = ranks(&day).await;
    left.remove(&best);
    day.make().await;
    is_seated_by(&day, 4, &left).await;
    // Somebody leaves while nobody else knows the seats: they are made again.
    let worst = left.iter().max_by_key(|(_, rank)| **rank).map(|(name, _)| name.clone()).expect("the last");
    let number: i64 = worst.trim_start_matches("Player ").parse().unwrap();
    day.organizer.post(&day.run(&format!("players/{number}/move")), &[("move", "withdraw")]).await.expect(303);
    day.press("prelim/4", "publish").await.expect(409);
    day.make().await;
    left.remove(&worst);
    is_seated_by(&day, 4, &left).await;
    play_prelims(&day, 4..=4).await;
}

#[tokio::test]
async fn a_game_with_a_limit_counts_down_and_on_time_most_vp_win() {
    let day = event_by(RuleSet { game_minutes: 75, ..RuleSet::default() }, 12).await;
    day.press("prelim/1", "publish").await.expect(303);
    day.organizer.post(&day.run("rounds/prelim/1/tables/1/minutes"), &[("minutes", "5")]).await.expect(409);
    day.press("prelim/1", "start").await.expect(303);
    let stored = day.stored().await;
    let began = stored.rounds[0].row.started_at.expect("a start");
    let until = |minutes: i64| words::time::stamp(began + TimeDelta::minutes(minutes));
    let own = |stored: &Snapshot, table: usize| {
        let id = stored.rounds[0].tables[table].seats[0].player_id;
        format!("/p/{}", stored.player(id).expect("a player").link_token)
    };
    let clocks =
        async |path: &str, person: &Person| person.get(path).await.ok().attributes("[data-until]", "data-until");
    let visitor = day.app.visitor();
    day.organizer.post(&day.run("screens"), &[("screen", "Entrance")]).await.expect(303);
    let screens = hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
    let screen = day.public(&format!("screen/{}", screens[0].id));
    for (path, person) in
        [(screen.as_str(), &visitor), ("/run/spring", &day.organizer), ("/run/spring/judge", &day.judge)]
    {
        assert_eq!(clocks(path, person).await, [until(75)], "{path}");
    }
    assert_eq!(clocks(&own(&stored, 1), &visitor).await, [until(75)]);

    // Table 2 was interrupted.
    let minutes = day.run("rounds/prelim/1/tables/2/minutes");
    for wrong in ["", "-1", "x", "99999"] {
        let refused = day.judge.post(&minutes, &[("minutes", wrong)]).await.expect(422);
        assert!(refused.says("Write a whole number of minutes, from 0 to 1440"), "{refused}");
    }
    day.judge.post(&minutes, &[("minutes", "10")]).await.expect(303);
    assert_eq!(clocks(&own(&stored, 1), &visitor).await, [until(85)]);
    assert_eq!(clocks(&own(&stored, 0), &visitor).await, [until(75)]);
    let hall = visitor.get(&screen).await.ok();
    assert!(hall.says("Table 2 has 10 minutes more, until"), "{hall}");
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/2")).await.ok();
    assert_eq!(sheet.attributes("[data-until]", "data-until"), [until(85)], "{sheet}");

    // Whoever has most has won.
    let less = day.enter("prelim/1", 1, 0, &["8", "9", "7", "7"], &[]).await.expect(422);
    assert!(less.says("whoever has the most VP has won"), "{less}");
    let most = ["9", "8", "7", "7"];
    let is_final = async |table: usize| day.stored().await.rounds[0].tables[table].row.sheet_state.is_final();
    // But for a slip of the pen, nobody has won on time while there is time left.
    day.enter("prelim/1", 3, 0, &most, &[("sign", "yes")]).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/3")).await.ok();
    assert!(sheet.says("fewer than 10 VP") && !is_final(2).await, "{sheet}");
    day.app.shared.clock.move_forward(TimeDelta::minutes(86));
    day.enter("prelim/1", 1, 0, &most, &[("sign", "yes")]).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(sheet.says("on time") && !sheet.says("Unusual"), "{sheet}");
    assert!(is_final(0).await);
    // Where several have most, a judge names the winner, and no player.
    let stored = day.stored().await;
    let player = format!("{}/sheets/prelim/1", own(&stored, 1));
    let tied = [("version", "0"), ("winner", "1"), ("vp-1", "9"), ("vp-2", "9"), ("vp-3", "5"), ("vp-4", "5")];
    let refused = visitor.post(&player, &tied).await.expect(409);
    assert!(refused.says("a judge names who has won"), "{refused}");
    let shared = [("version", "0"), ("vp-1", "9"), ("vp-2", "9"), ("vp-3", "5"), ("vp-4", "5"), ("winner", "1")];
    let refused = day.organizer.post(&day.run("rounds/prelim/1/tables/2"), &shared).await.expect(409);
    assert!(refused.says("a judge names who has won"), "{refused}");
    day.judge.post(&day.run("rounds/prelim/1/tables/2"), &shared).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/2")).await.ok();
    assert!(sheet.says("Others have as many VP when time is up; a judge names who has won"), "{sheet}");
    // Who has the VP to win needs no clock.
    day.enter("prelim/1", 3, 1, &["10", "9", "9", "5"], &[("sign", "yes")]).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/3")).await.ok();
    assert!(!sheet.says("on time"), "{sheet}");
    let rules = visitor.get("/t/spring/rules").await.ok();
    assert!(rules.says("A game ends after 75 minutes.") && !rules.says("There is no clock on the game"), "{rules}");
    archived_by(&day, RuleSet { game_minutes: 75, ..RuleSet::default() }).await;
}

#[tokio::test]
async fn minutes_are_added_only_where_games_have_a_limit() {
    let day = event(Preset::CatanStudio, 12).await;
    day.open("prelim/1").await;
    let refused =
        day.organizer.post(&day.run("rounds/prelim/1/tables/1/minutes"), &[("minutes", "5")]).await.expect(409);
    assert!(refused.says("have no time limit"), "{refused}");
    assert!(day.app.visitor().get("/t/spring/rules").await.ok().says("There is no clock on the game; a judge"));
}

#[tokio::test]
async fn an_event_by_germanys_rules_ends_with_its_ranking() {
    let day = event(Preset::Germany, 13).await;
    let home = day.app.visitor().get("/t/spring").await.ok();
    assert!(home.says("Germany. ") && home.says(&texts::rules::validity()), "{home}");
    play_prelims(&day, 1..=3).await;
    let table = day.app.visitor().get("/t/spring/standings").await.ok();
    assert_eq!(table.texts("table.standings thead th")[2], "Pts", "{table}");
    assert!(table.says("points for places"), "{table}");
    assert!(!table.says("on to the final") && !table.says("final"), "{table}");
    draw(&day).await;
    let page = day.organizer.get("/run/spring").await.ok();
    assert_eq!(page.text(".steps li.now h2"), "Declare the winner", "{page}");
    day.organizer.get("/run/spring/bracket").await.expect(404);
    for path in ["/run/spring/standings", "/run/spring", "/t/spring/standings"] {
        let page = day.organizer.get(path).await.ok();
        assert!(!page.says("disqualified") && !page.says("The final is"), "{path}: {page}");
    }
    let (before, by_command) = standings(&day, "germany").await;
    assert_eq!(before, by_command);
    assert!(before.starts_with("rank,player,points,wins,"), "{before}");
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    assert_eq!(day.stored().await.tournament.phase, Phase::Finished);

    // Two go on.
    let (after, _) = standings(&day, "germany").await;
    let marked: Vec<&str> = after.lines().filter(|line| line.ends_with(",qualified")).collect();
    assert_eq!(marked.len(), 2, "{after}");
    assert!(marked[0].starts_with("1,") && marked[1].starts_with("2,"), "{after}");
    let table = day.app.visitor().get("/t/spring/standings").await.ok();
    let rows = table.texts("table.standings tbody tr th");
    assert_eq!(rows.iter().filter(|row| row.contains("qualified")).count(), 2, "{rows:?}");
    let papers = day.organizer.get("/run/spring/export/certificates").await.ok();
    assert_eq!(papers.text("main").matches("Qualified for the next event").count(), 2, "{papers}");
    let report = day.organizer.get("/run/spring/export/report").await.ok();
    assert!(report.says("Who goes on") && report.says(&texts::rules::validity()), "{report}");
    assert!(!report.says("The final table") && !report.says("Yes, for the championship"), "{report}");
    let file = day.organizer.get("/run/spring/export/report.csv").await.ok();
    assert_eq!(file.body().lines().count(), 3, "{}", file.body());
    let rules = day.app.visitor().get("/t/spring/rules").await.ok();
    assert!(rules.says("They differ from CATAN Studio's championship rules in these points"), "{rules}");
    assert!(rules.says("Who wins") && !rules.says("fewer than 12"), "{rules}");
    through_an_archive(&day, Preset::Germany).await;
}

#[tokio::test]
async fn an_event_by_austrias_rules_has_a_final_of_the_best_four() {
    let day = event(Preset::Austria, 18).await;
    play_prelims(&day, 1..=3).await;
    draw(&day).await;
    let table = day.organizer.get("/run/spring/standings").await.ok();
    assert!(table.says("on to the final") && !table.says("semi-final"), "{table}");
    let bracket = day.organizer.get("/run/spring/bracket").await.ok();
    assert!(bracket.says("By the rules here the four best-ranked play the final, whatever the number ("), "{bracket}");
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    let made = day.stored().await;
    assert!(made.rounds.iter().all(|round| round.row.stage != Stage::Semi), "no semi-finals");
    day.play("final/1").await;
    let (page, command) = standings(&day, "austria").await;
    assert_eq!(page, command);
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    through_an_archive(&day, Preset::Austria).await;
}

#[tokio::test]
async fn an_event_by_the_world_championships_rules_has_four_preliminary_games() {
    let day = event(Preset::WorldChampionship, 12).await;
    let stored = day.stored().await;
    assert_eq!(stored.rounds.iter().filter(|round| round.row.stage == Stage::Prelim).count(), 4);
    let rules = day.app.visitor().get("/t/spring/rules").await.ok();
    assert!(rules.says("4 preliminary games, final") && !rules.says("3 preliminary games"), "{rules}");
    play_prelims(&day, 1..=3).await;
    let early = day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(409);
    assert!(early.says("3 of 4"), "{early}");
    day.open("prelim/4").await;
    for (table, seats) in day.tables("prelim/4").await {
        day.enter("prelim/4", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/4", "close").await.expect(303);
    draw(&day).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.play("final/1").await;
    let (page, command) = standings(&day, "world-championship").await;
    assert_eq!(page, command);
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    let report = day.organizer.get("/run/spring/export/report").await.ok();
    assert!(report.says("World Championship. Four preliminary games in place of three"), "{report}");
    through_an_archive(&day, Preset::WorldChampionship).await;
}

/// Plays an event through the pages from its seats to its champion, and prints how long each part of it took.
async fn to_the_champion(preset: Preset, players: usize) {
    let mut since = Instant::now();
    let mut told = format!("{preset} with {players} players:");
    let mut took = |what: &str| {
        told.push_str(&format!(" {what} {:.2} s", since.elapsed().as_secs_f64()));
        since = Instant::now();
    };
    let rounds = i64::from(preset.rules().prelim_games);
    let day = event(preset, players).await;
    until("the seats", async || day.stored().await.rounds.len() == rounds as usize).await;
    took("seats");
    for number in 1..=rounds {
        play_prelims(&day, number..=number).await;
        took(&format!("round {number}"));
    }
    draw(&day).await;
    took("lots");
    for stage in ["semi", "final"] {
        day.organizer.post(&day.run(&format!("bracket/{stage}/make")), &[]).await.expect(303);
        day.play(&format!("{stage}/1")).await;
        took(stage);
    }
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    took("finish");
    for path in ["/t/spring", "/t/spring/seats", "/t/spring/standings", "/run/spring/schedule"] {
        day.organizer.get(path).await.ok();
        took(path);
    }
    let (page, command) = standings(&day, preset.code()).await;
    assert_eq!(page, command);
    assert_eq!(page.lines().count(), players + 1);
    archived_by(&day, preset.rules()).await;
    took("archive");
    // Not by print, which tests that pass keep to themselves.
    std::io::stderr().write_all(told.as_bytes()).unwrap();
}

#[tokio::test]
async fn the_world_championships_format_with_its_field_is_played_to_the_champion() {
    to_the_champion(Preset::WorldChampionship, if is_full() { 90 } else { 29 }).await;
}

#[tokio::test]
async fn the_largest_field_known_is_played_to_the_champion() {
    to_the_champion(Preset::CatanStudio, if is_full() { 468 } else { 30 }).await;
}
