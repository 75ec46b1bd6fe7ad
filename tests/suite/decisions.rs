//! A judge decides a game that nobody signs: it was abandoned, somebody would not sign, or too few came.

use std::collections::BTreeSet;
use std::process::Command;

use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::decide_sheet::{DecideSheet, decide_sheet};
use reeve_actions::{Caller, Context, Who};
use reeve_files::archive::ArchiveKind;
use reeve_limits as limits;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState, Stage};
use reeve_store::snapshot::{Snapshot, Table};
use reeve_store::{sheet, sheet_link};
use reeve_views::rounds::RoundAt;

use super::archive::{export, forged, import};
use super::support::app::{Page, Person};
use super::support::day::{Day, day};
use super::support::db;
use super::support::event::{filled, send};

const DECIDE: &str = "rounds/prelim/1/tables/1/decide";

/// Sixteen players whose first round is on.
async fn playing() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

fn first(snapshot: &Snapshot) -> &Table {
    &snapshot.rounds[0].tables[0]
}

/// Two came to the first table.
const TWO: [(&str, &str); 6] = [
    ("vp-1", "10"),
    ("vp-2", "7"),
    ("winner", "1"),
    ("absent-3", "yes"),
    ("absent-4", "yes"),
    ("reason", "Two went home ill.\r\nThe others played on."),
];

async fn decide(day: &Day, who: &Person, version: &str, fields: &[(&str, &str)]) -> Page {
    let fields: Vec<(&str, &str)> = [("version", version)].into_iter().chain(fields.iter().copied()).collect();
    who.post(&day.run(DECIDE), &fields).await
}

async fn finish(day: &Day) {
    for number in 2..=4 {
        day.enter("prelim/1", number, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
}

#[actix_web::test]
async fn a_game_of_two_is_decided_by_a_judge_and_final() {
    let day = playing().await;
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(sheet.has(&format!("a[href='/run/spring/{DECIDE}']")), "{sheet}");
    // Nobody but a judge of the tournament.
    let organizers = day.organizer.get(&day.run(DECIDE)).await.ok();
    assert!(organizers.says("Only a judge of this tournament") && !organizers.has("form[data-entry]"), "{organizers}");
    let theirs = day.organizer.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(!theirs.has("a[href$='/decide']") && theirs.says("A judge decides where somebody won't sign"), "{theirs}");
    decide(&day, &day.organizer, "0", &TWO).await.expect(403);
    assert!(day.judge.get(&day.run(DECIDE)).await.ok().has("form[data-entry] textarea[name=reason]"));

    let done = decide(&day, &day.judge, "0", &TWO).await.expect(303);
    assert!(done.location().unwrap().contains("/tables/1?saved=1"), "the judge sees what was decided");
    let stored = day.stored().await;
    let table = first(&stored);
    let seats: Vec<_> = table.seats.iter().map(|seat| (seat.vp, seat.absent)).collect();
    assert_eq!(seats, [(Some(10), false), (Some(7), false), (None, true), (None, true)]);
    assert_eq!((table.row.sheet_state, table.row.sheet_version), (SheetState::Decided, 1));
    let page = day.organizer.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(page.says("Two went home ill. The others played on.") && page.says("decided by a judge"), "{page}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("decide a game") && log.says("round 1, table 1"), "{log}");
    assert!(log.says("Two went home ill."), "{log}");
    // The same again is stored once; another reason is another decision, and the sheet is final.
    decide(&day, &day.judge, "0", &TWO).await.expect(303);
    let mut other = TWO;
    other[5].1 = "Another reason.";
    decide(&day, &day.judge, "0", &other).await.expect(409);
    decide(&day, &day.judge, "1", &other).await.expect(409);
    day.enter("prelim/1", 1, 1, &["10", "8", "7", "6"], &[]).await.expect(409);
    day.judge.post(&day.run("rounds/prelim/1/tables/1/sign"), &[("version", "1")]).await.expect(409);
    assert_eq!(first(&day.stored().await).row.sheet_version, 1);
    let links = sheet_link::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
    assert_eq!(links.len(), 1);
    assert!(links[0].content.contains("state decided\nseat 1 ") && !links[0].content.contains("seat 3 "), "{links:?}");

    // Everybody reads it when the round is over, and the two have a share of what they made.
    let visitor = day.app.visitor();
    assert!(!visitor.get(&day.public("results")).await.ok().says("decided"));
    finish(&day).await;
    assert!(visitor.get(&day.public("results")).await.ok().says("decided by a judge"));
    let csv = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    let labels = stored.labels();
    let winner = labels.of(table.seats[0].player_id);
    let line = csv.lines().find(|line| line.contains(winner)).expect("the winner");
    // 10 of 10 + 7, and 9 for each of the two who are missing.
    assert_eq!(line.split(',').skip(2).take(3).collect::<Vec<_>>(), ["1", "10", "28.57"], "{csv}");
    commands_read_it(&day, &csv).await;
    // An archive keeps all of it.
    let other = db().await;
    let id = import(&other, &export(&day.app.db, day.id).await, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let kept = Snapshot::load(&mut tx, id).await.unwrap();
    let versions = sheet::versions(&mut tx, first(&kept).row.id).await.unwrap();
    assert_eq!(versions[0].reason.as_deref(), Some("Two went home ill.\nThe others played on."));
}

/// The commands take the files of the pages, and rank a game of two as the pages do.
async fn commands_read_it(day: &Day, standings: &str) {
    let folder = tempfile::tempdir().unwrap();
    for file in ["players.csv", "results.csv", "schedule.csv"] {
        let text = day.organizer.get(&day.run(&format!("export/{file}"))).await.ok().body();
        std::fs::write(folder.path().join(file), text).unwrap();
    }
    let command = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
        let output = command.current_dir(folder.path()).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (ranked, said) = command(&["standings", "--results", "results.csv"]);
    assert_eq!(ranked, standings.trim_start_matches('\u{feff}'));
    assert!(said.contains("table 1 has 2 players; that is right only where a judge decided the game"), "{said}");
    assert!(command(&["series", "--event", "Spring=results.csv"]).0.contains(",1,10,28.57,"));
    let again = ["--players", "players.csv", "--rounds", "3", "--seed", "1", "--played", "schedule.csv"];
    command(&[&["schedule"], &again[..]].concat());
}

/// The two who came were shown as absent, and one who came alone had won.
#[actix_web::test]
async fn a_game_is_decided_as_not_played_and_nobody_wins_alone() {
    let day = playing().await;
    let page = day.judge.get(&day.run(DECIDE)).await.ok();
    assert!(page.has("input[name=not-played]") && !page.has("input[name=stands]"), "{page}");
    let alone = [
        ("vp-1", "10"),
        ("winner", "1"),
        ("absent-2", "yes"),
        ("absent-3", "yes"),
        ("absent-4", "yes"),
        ("reason", "The others missed the train."),
    ];
    let refused = decide(&day, &day.judge, "0", &alone).await.expect(422);
    assert!(refused.fault("not-played").contains("Nobody wins a game alone"), "{refused}");
    assert_eq!(first(&day.stored().await).row.sheet_state, SheetState::Open);
    let neither = [("absent-3", "yes"), ("absent-4", "yes"), ("not-played", "yes"), ("reason", "Two went home ill.")];
    decide(&day, &day.judge, "0", &neither).await.expect(303);
    let stored = day.stored().await;
    let table = first(&stored);
    assert!(table.is_not_counted());
    // Two came, and are not said to have been absent; the two others were, and are not counted as players of round 1 (1.1.3).
    assert_eq!(
        table.seats.iter().map(|seat| seat.came).collect::<Vec<_>>(),
        [Some(true), Some(true), Some(false), Some(false)]
    );
    assert_eq!(stored.tournament.attendance, Some(14));
    let sheet = day.organizer.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(sheet.says("decided by a judge: not counted"), "{sheet}");
    assert_eq!(
        sheet.texts("table.outcome td:nth-child(3)"),
        ["not counted", "not counted", "absent", "absent"],
        "{sheet}"
    );
    let versions = sheet.text("details table.list");
    assert_eq!((versions.matches(" not counted").count(), versions.matches(" absent").count()), (3, 2), "{versions}");
    finish(&day).await;
    let results = day.app.visitor().get(&day.public("results")).await.ok();
    let said = results.body();
    assert!(results.says("decided by a judge: not counted"), "{results}");
    assert_eq!((said.matches(">not counted<").count(), said.matches(">absent<").count()), (2, 2), "{results}");
    let player = stored.players.iter().find(|player| player.id == first(&stored).seats[0].player_id).expect("a player");
    let own = day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok();
    assert!(own.says("not counted") && !own.says("You missed this game"), "{own}");
    assert_eq!(own.body().matches("(absent)").count(), 2, "the two who were: {own}");
    let csv = day.organizer.get(&day.run("export/results.csv")).await.ok().body();
    assert!(csv.contains("prelim,1,2,") && !csv.contains("prelim,1,1,"), "{csv}");
    // An archive keeps who came, and none says so of a game that counts.
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let kept = Snapshot::read(&other, id).await.unwrap();
    assert_eq!((first(&kept).row.stands, first(&kept).seats[3].came), (Some(WhatStands::Nothing), Some(false)));
    let counts = forged(&bytes, ArchiveKind::Tournament, "data/game_table.json", |text| {
        assert!(text.contains("\"stands\":\"not-counted\""), "{text}");
        text.replace("\"stands\":\"not-counted\"", "\"stands\":\"as-stated\"")
    });
    let third = db().await;
    let error = import(&third, &counts, None).await.expect_err("who came to a game that counts");
    assert!(error.contains("data/seat.json"), "{error}");
}

#[actix_web::test]
async fn a_game_to_which_nobody_came_lets_the_round_be_closed() {
    let day = playing().await;
    let fields = [1, 2, 3, 4].map(|seat| (format!("absent-{seat}"), "yes"));
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, yes)| (name.as_str(), *yes)).collect();
    fields.push(("reason", "The whole table missed the train."));
    decide(&day, &day.judge, "0", &fields).await.expect(303);
    finish(&day).await;
    let stored = day.stored().await;
    assert_eq!((stored.rounds[0].row.state, first(&stored).row.winner_position), (RoundState::Closed, None));
    for page in ["results", "standings", "seats"] {
        day.app.visitor().get(&day.public(page)).await.ok();
    }
    let player = stored.players.iter().find(|player| player.id == first(&stored).seats[0].player_id).expect("a player");
    assert!(day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok().says("absent"));
    // There is nothing on the paper that could differ, and nothing to show to anybody.
    let sheet = day.organizer.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(!sheet.has("a[href$='/correction']") && !sheet.has("a[href*='/receipts?']"), "{sheet}");
    let board = day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
    assert_eq!(board.texts("#board .state").iter().filter(|word| *word == "decided by a judge").count(), 1, "{board}");
    let other = db().await;
    import(&other, &export(&day.app.db, day.id).await, None).await.expect("an import");
}

/// Everything that is wrong is said at once, and a judge goes on to the decision with what was typed.
#[actix_web::test]
async fn a_sheet_to_which_too_few_came_leads_to_the_decision_with_its_values() {
    let day = playing().await;
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/2")).await.ok();
    let fields = filled(&page, "form[data-entry]", &[("vp-1", "ten"), ("vp-2", "23"), ("vp-3", "7"), ("vp-4", "5")]);
    let wrong = send(&day.judge, &day.run("rounds/prelim/1/tables/2"), &fields).await.expect(422);
    assert!(wrong.fault("vp-1").contains("whole number") && wrong.fault("vp-2").contains("above 22"), "{wrong}");
    assert!(wrong.fault("winner").contains("Nobody is marked"), "{wrong}");
    let without_reason: Vec<(&str, &str)> = TWO.into_iter().filter(|(name, _)| *name != "reason").collect();
    let mut fields = without_reason.clone();
    fields[0].1 = "23";
    let wrong = decide(&day, &day.judge, "0", &fields).await.expect(422);
    assert!(wrong.fault("reason").contains("what happened") && wrong.fault("vp-1").contains("above 22"), "{wrong}");

    let two = [("vp-1", "10"), ("vp-2", "7"), ("winner", "1"), ("absent-3", "yes"), ("absent-4", "yes")];
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    let fields = filled(&page, "form[data-entry]", &two);
    let refused = send(&day.judge, &day.run("rounds/prelim/1/tables/1"), &fields).await.expect(422);
    assert!(refused.has(&format!("button[name=look][formaction='/run/spring/{DECIDE}']")), "{refused}");
    let mut fields = filled(&refused, "form[data-entry]", &[]);
    fields.push(("look".to_owned(), "yes".to_owned()));
    let looked = send(&day.judge, &day.run(DECIDE), &fields).await.ok();
    assert_eq!(looked.attributes("input[name^='absent-'][checked]", "name"), ["absent-3", "absent-4"], "{looked}");
    assert_eq!(looked.attributes("input.vp", "value")[..2], ["10", "7"]);
    assert_eq!(first(&day.stored().await).row.sheet_version, 0, "nothing is decided yet");
    let fields = filled(&looked, "form[data-entry]", &[("reason", "Two went home.")]);
    send(&day.judge, &day.run(DECIDE), &fields).await.expect(303);
    assert_eq!(first(&day.stored().await).row.sheet_state, SheetState::Decided);
    // An organizer who is no judge is not sent there.
    let page = day.organizer.get(&day.run("rounds/prelim/1/tables/3")).await.ok();
    let fields = filled(&page, "form[data-entry]", &two);
    let refused = send(&day.organizer, &day.run("rounds/prelim/1/tables/3"), &fields).await.expect(422);
    assert!(!refused.has("button[name=look]"), "{refused}");
}

/// A decision with a winner of 1 VP.
async fn check_unusual(day: &Day, more: &[(&str, &str)]) -> Page {
    let mut fields = TWO.to_vec();
    fields[0].1 = "1";
    fields.extend(more);
    decide(day, &day.judge, "0", &fields).await
}

#[actix_web::test]
async fn what_is_wrong_with_a_decision_is_said_and_nothing_is_stored() {
    let day = playing().await;
    let check = async |field: &str, typed: &str, says: &str| {
        let mut fields: Vec<(&str, &str)> = TWO.into_iter().filter(|(name, _)| *name != field).collect();
        fields.push((field, typed));
        let page = decide(&day, &day.judge, "0", &fields).await.expect(422);
        assert!(page.fault(field).contains(says), "{field}: {page}");
        assert_eq!(page.attributes("input[name^='absent-'][checked]", "name"), ["absent-3", "absent-4"]);
        page
    };
    check("reason", " \n ", "Say in a few words what happened").await;
    let long = "é".repeat(limits::DECISION + 1);
    assert!(check("reason", &long, "at most 1000 fit").await.says(&long), "what was typed stays");
    check("reason", "a\u{7}b", "invisible character").await;
    check("reason", "a\u{202E}b", "invisible character").await;
    check("vp-1", "ten", "whole number").await;
    check("vp-1", "23", "can't be above 22").await;
    check("winner", "", "Nobody is marked as the winner").await;
    check("vp-3", "4", "marked absent").await;
    // What is unusual is decided by stating the winner's VP once more.
    let unusual = check_unusual(&day, &[]).await.expect(422);
    assert!(unusual.says("The winner has fewer than 10 VP"), "{unusual}");
    assert!(unusual.fault("vp-winner").contains("once more"), "{unusual}");
    let other = check_unusual(&day, &[("vp-winner", "10")]).await.expect(422);
    assert!(other.fault("vp-winner").contains("not the VP that you typed"), "{other}");
    assert_eq!(first(&day.stored().await).row.sheet_version, 0);

    // Somebody entered a result meanwhile: the judge sees both.
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "6"], &[]).await.expect(303);
    let page = decide(&day, &day.judge, "0", &TWO).await.expect(409);
    assert!(page.says("What differs") && page.says("Two went home ill."), "{page}");
    assert_eq!(first(&day.stored().await).row.sheet_state, SheetState::Submitted);
    // A final sheet shows what is stored, with what was typed beside it.
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    let late = day.enter("prelim/1", 2, 0, &["9", "10", "7", "6"], &[]).await.expect(409);
    assert_eq!(late.texts("table.outcome tbody tr td:nth-child(3)"), ["10", "8", "7", "6"], "{late}");
    // Typed on that page again, it holds.
    decide(&day, &day.judge, "1", &TWO).await.expect(303);
    // No table of a round that is not on is decided.
    let later = day.judge.post(&day.run("rounds/prelim/2/tables/1/decide"), &[("version", "0"), TWO[5]]).await;
    later.expect(422);
    let all = [("vp-1", "10"), ("vp-2", "7"), ("vp-3", "6"), ("vp-4", "5"), ("winner", "1"), TWO[5], ("version", "0")];
    let later = day.judge.post(&day.run("rounds/prelim/2/tables/1/decide"), &all).await.expect(409);
    assert!(later.says("has not started"), "{later}");
}

/// The same by a direct call: neither an administrator nor a command decides anything.
#[actix_web::test]
async fn nobody_else_decides() {
    let day = playing().await;
    let stored = day.stored().await;
    let result = first(&stored).sheet().result;
    let at = TableAt { round: RoundAt { stage: Stage::Prelim, number: 1 }, table: 1 };
    let command = DecideSheet {
        at,
        version: 0,
        result,
        stands: None,
        absent: BTreeSet::new(),
        reason: "why".to_owned(),
        winner_vp: None,
    };
    let admin = Who::Account { id: day.organizer.id(), name: "organizer".to_owned(), is_admin: true, may_create: true };
    for who in [admin, Who::Command, Who::Visitor] {
        let caller = Caller { who, address: String::new() };
        let context = Context { db: &day.app.db, caller: &caller, now: chrono::Utc::now(), form: None };
        let refused = decide_sheet(&context, day.id, command.clone()).await.expect_err("a refusal");
        assert_eq!(refused.to_string(), "forbidden");
    }
}
