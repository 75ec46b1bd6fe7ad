//! Rule sets through the pages: chosen, edited, refused and locked, and whole events by the rules of other countries.

use std::process::Command;

use reeve_rules::rule_set::{Preset, RuleSet};
use reeve_rules::tournament::vocabulary::{Phase, Stage};
use reeve_store::tournament as stored;
use reeve_store::tournament::Tournament;
use reeve_words as words;

use super::archive::{export, import};
use super::support::app::{self, App, May, Page, Person};
use super::support::day::{Day, day};
use super::support::db;

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
    // What only the commands can do so far.
    check("own", "by_rank = 1", "rules", "These rules set by_rank").await;
    check("own", "game_minutes = 75", "rules", "These rules set game_minutes").await;
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
    let day = day(players).await;
    day.change(|t| {
        t.rules = preset.rules();
        t.prelim_rounds = preset.rules().prelim_games.into();
    })
    .await;
    day.make().await;
    day
}

/// Plays the preliminary rounds, in which everybody else than the first wins at times.
async fn play_prelims(day: &Day, rounds: i64) {
    for number in 1..=rounds {
        let round = format!("prelim/{number}");
        day.open(&round).await;
        for (table, seats) in day.tables(&round).await {
            let vp = [["10", "9", "9", "3"], ["10", "6", "5", "5"], ["10", "8", "7", "2"]][(table % 3) as usize];
            day.enter(&round, table, 0, &vp[..seats], &[("sign", "yes")]).await.expect(303);
        }
        day.press(&round, "close").await.expect(303);
    }
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
    let bytes = export(&day.app.db, day.id).await;
    let other = db::db().await;
    let done = import(&other, &bytes, None).await.expect("an archive");
    let mut tx = other.read().await.unwrap();
    let there = stored::by_slug(&mut tx, &done.slug).await.unwrap().expect("the tournament");
    assert_eq!(there.rules, preset.rules());
}

#[tokio::test]
async fn an_event_by_germanys_rules_ends_with_its_ranking() {
    let day = event(Preset::Germany, 13).await;
    let home = day.app.visitor().get("/t/spring").await.ok();
    assert!(home.says("Germany. ") && home.says(words::rule_sets::VALIDITY), "{home}");
    play_prelims(&day, 3).await;
    let table = day.app.visitor().get("/t/spring/standings").await.ok();
    assert_eq!(table.texts("table.standings thead th")[2], "Pts", "{table}");
    assert!(table.says("points for places"), "{table}");
    assert!(!table.says("on to the final") && !table.says("final"), "{table}");
    draw(&day).await;
    let page = day.organizer.get("/run/spring").await.ok();
    assert_eq!(page.text(".steps li.now h2"), "Declare the winner", "{page}");
    day.organizer.get("/run/spring/bracket").await.expect(404);
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
    assert!(report.says("Who goes on") && report.says(words::rule_sets::VALIDITY), "{report}");
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
    play_prelims(&day, 3).await;
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
    play_prelims(&day, 3).await;
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
