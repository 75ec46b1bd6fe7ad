//! A player who does not come is marked absent on the record sheet: the game counts as one of those who came, and the
//! player has a missed game.

use reeve_files::results;
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::standings::{Input, Lots, standings};
use reeve_rules::tournament::settings::TiedPlaces;
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState};
use reeve_store::Scope;
use reeve_store::snapshot::{Snapshot, Table};

use super::archive::{export, import};
use super::support::app::Page;
use super::support::day::{Day, day};
use super::support::db;
use super::support::event::{filled, send};

/// Sixteen players whose first round is on.
async fn playing() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

fn table(snapshot: &Snapshot, number: usize) -> &Table {
    &snapshot.rounds[0].tables[number - 1]
}

async fn name_at(day: &Day, number: usize, seat: usize) -> String {
    let stored = day.stored().await;
    stored.labels().of(table(&stored, number).seats[seat - 1].player_id).to_owned()
}

async fn sheet(day: &Day, number: usize) -> Page {
    day.judge.get(&day.run(&format!("rounds/prelim/1/tables/{number}"))).await.ok()
}

/// The fields of a line of a CSV file about somebody.
fn line_of(csv: &str, name: &str) -> Vec<String> {
    let line = csv.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("no {name} in\n{csv}"));
    line.split(',').map(str::to_owned).collect()
}

/// Enters the other results of the round and closes it.
async fn finish(day: &Day) {
    for number in 2..=4 {
        day.enter("prelim/1", number, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
}

#[actix_web::test]
async fn a_game_with_somebody_absent_counts_as_one_of_three() {
    let day = playing().await;
    let (winner, absent) = (name_at(&day, 1, 1).await, name_at(&day, 1, 4).await);
    assert!(sheet(&day, 1).await.has("input[type=checkbox][name='absent-4']"));
    day.enter("prelim/1", 1, 0, &["10", "8", "5", ""], &[("absent-4", "yes"), ("sign", "yes")]).await.expect(303);
    let stored = day.stored().await;
    let row = &table(&stored, 1).row;
    assert_eq!((row.sheet_state, table(&stored, 1).seats[3].absent), (SheetState::Signed, true));
    let page = sheet(&day, 1).await;
    assert!(page.says(&format!("{absent} absent")), "{page}");
    let board = day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(board.texts(".table-card li").iter().any(|line| line == &format!("{absent} absent")), "{board}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("round 1, table 1") && log.says(&format!("{absent}, absent")), "{log}");
    assert!(!log.says("absent yes"), "{log}");

    // The player reads it at once, everybody when the round is closed.
    let player = stored.players.iter().find(|player| player.label() == absent).expect("the player");
    let (own, public) = (format!("/p/{}", player.link_token), day.public(&format!("players/{}", player.number)));
    let visitor = day.app.visitor();
    let page = visitor.get(&own).await.ok();
    assert!(page.says("absent") && page.says("You missed this game") && !page.says("the game is on"), "{page}");
    assert!(!visitor.get(&public).await.ok().says("absent"));
    let early = visitor.get(&day.public("results")).await.ok();
    assert!(!early.says("absent"), "{early}");
    finish(&day).await;
    for path in [&public, &day.public("results")] {
        assert!(visitor.get(path).await.ok().says("absent"), "{path}");
    }
    let why = day.organizer.get(&day.run("standings")).await.ok();
    assert!(why.says("10 of 31 VP (10 + 8 + 5, and 8 for the missing fourth) = 32.26 %"), "{why}");
    assert!(why.says("Preliminary game 1: not played. It counts no win, 0 VP and 0 VP%."), "{why}");

    let csv = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    assert_eq!(line_of(&csv, &winner)[2..8], ["1", "10", "32.26", "0", "0", "1"]);
    // Who is in no result yet is in no file of them, as the command knows nobody else.
    assert!(!csv.contains(&absent), "{csv}");
    assert!(day.organizer.get(&day.run("standings")).await.ok().says(&absent));
    // The seat is in no export of results, and the command ranks that file alike.
    let file = day.organizer.get(&day.run("export/results.csv")).await.ok().body();
    assert!(!file.contains(&absent) && file.lines().count() == 1 + 15, "{file}");
    let read = results::read(file.trim_start_matches('\u{feff}'), SystemCode::Base.system(), &RuleSet::default())
        .expect("results");
    let ranked = standings(&Input {
        players: &read.players,
        games: &read.games,
        lots: &Lots::new(),
        rules: &RuleSet::default(),
        tied_places: TiedPlaces::default(),
        semi_field: None,
        brought: None,
    });
    for row in &ranked.rows {
        let stored = line_of(&csv, &row.name);
        assert_eq!((row.rank.map(|rank| rank.to_string()), row.tally.vp_percent.to_string()), {
            (Some(stored[0].clone()), stored[4].clone())
        });
    }
    // An archive takes it along.
    let other = db().await;
    let archive = export(&day.app.db, day.id).await;
    let id = import(&other, &archive, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    assert!(table(&Snapshot::load(&mut tx, id).await.unwrap(), 1).seats[3].absent);
    drop(tx);
    // What no form takes, none takes either: somebody who was absent had a colour.
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tx.query("update seat set colour = 'red' where absent = $1").bind(true).execute().await.unwrap();
    tx.commit().await.unwrap();
    let third = db().await;
    let refused = import(&third, &export(&day.app.db, day.id).await, None).await.expect_err("a refusal");
    assert!(refused.contains("Round 1, table 1, has a result that no game gives"), "{refused}");
}

#[actix_web::test]
async fn what_cannot_be_with_somebody_absent_is_refused_beside_its_field() {
    let day = playing().await;
    let check = async |vp: [&str; 4], more: &[(&str, &str)], field: &str, says: &str| {
        let page = day.enter("prelim/1", 1, 0, &vp, more).await.expect(422);
        assert!(page.fault(field).contains(says), "{field} of {more:?}\n{page}");
        let ticked = page.attributes("input[name^='absent-'][checked]", "name");
        let sent = more.iter().filter(|(name, _)| name.starts_with("absent")).count();
        assert_eq!(ticked.len(), sent, "{page}");
    };
    let absent = ("absent-4", "yes");
    check(["10", "8", "5", "0"], &[absent], "vp-4", "marked absent").await;
    check(["10", "8", "5", ""], &[absent, ("colour-4", "red")], "colour-4", "marked absent").await;
    check(["10", "8", "5", ""], &[absent, ("chair-4", "1")], "chair-4", "marked absent").await;
    check(["10", "8", "5", ""], &[absent, ("handler", "seat-4")], "handler", "can't have handled").await;
    check(["", "8", "5", "4"], &[("absent-1", "yes")], "winner", "can't have won").await;
    check(["10", "8", "5", ""], &[absent, ("order-1", "4")], "order-1", "number of players").await;
    // Two are no table: it is said what happens now.
    check(["10", "8", "", ""], &[absent, ("absent-3", "yes")], "absent-4", "a judge decides the game").await;
    check(["10", "8", "", ""], &[absent, ("absent-3", "yes")], "absent-4", "joins another table").await;
    assert!(sheet(&day, 1).await.says("If two are absent, a judge or an organizer says what happens"));
    assert_eq!(table(&day.stored().await, 1).row.sheet_version, 0);
    // A mark can be taken away until the sheet is final, and not after.
    day.enter("prelim/1", 1, 0, &["10", "8", "5", ""], &[absent]).await.expect(303);
    day.enter("prelim/1", 1, 1, &["10", "8", "5", "4"], &[("sign", "yes")]).await.expect(303);
    let late = day.enter("prelim/1", 1, 3, &["10", "8", "5", ""], &[absent]).await.expect(409);
    assert!(late.says("1.3.4"), "{late}");
    assert!(!table(&day.stored().await, 1).seats[3].absent);
}

#[actix_web::test]
async fn of_two_people_one_who_marks_somebody_absent_sees_both_results() {
    let day = playing().await;
    let name = name_at(&day, 1, 4).await;
    day.enter("prelim/1", 1, 0, &["10", "8", "5", "4"], &[]).await.expect(303);
    let second = day.enter("prelim/1", 1, 0, &["10", "8", "5", ""], &[("absent-4", "yes")]).await.expect(409);
    let differs = second.rows("section table.list");
    let expected = [[format!("{name}, VP"), "4".to_owned(), "nothing".to_owned()], {
        [format!("{name}, absent"), "nothing".to_owned(), "yes".to_owned()]
    }];
    assert_eq!(differs, expected);
    assert!(!table(&day.stored().await, 1).seats[3].absent);
}

#[actix_web::test]
async fn whoever_is_missing_at_the_start_is_marked_absent_and_warned_of() {
    let day = day(16).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let name = name_at(&day, 1, 1).await;
    day.change_player(&name, |player| player.state = PlayerState::Withdrawn).await;
    let number = day.stored().await.players.iter().find(|player| player.label() == name).expect("them").number;
    let without = number.to_string();
    day.organizer.post(&day.run("rounds/prelim/1/start"), &[("without", &without)]).await.expect(303);
    let page = sheet(&day, 1).await;
    assert_eq!(page.attributes("input[name^='absent-'][checked]", "name"), ["absent-1"]);
    // The first who came is where typing begins.
    assert!(page.has("input[name='vp-2'][autofocus]"), "{page}");
    let typed = [("vp-2", "10"), ("vp-3", "8"), ("vp-4", "5"), ("winner", "2"), ("sign", "yes")];
    let fields = filled(&page, "form[data-entry]", &typed);
    send(&day.judge, &day.run("rounds/prelim/1/tables/1"), &fields).await.expect(303);
    // Nothing else than a tick is one.
    day.enter("prelim/1", 2, 0, &["10", "8", "5", "4"], &[("absent-4", "no")]).await.expect(303);
    let fourth = &day.stored().await.rounds[0].tables[1].seats[3];
    assert!(!fourth.absent && fourth.vp == Some(4), "{fourth:?}");
    // Somebody else does not come either, and says nothing.
    let silent = name_at(&day, 2, 4).await;
    day.enter("prelim/1", 2, 1, &["10", "8", "5", ""], &[("absent-4", "yes"), ("sign", "yes")]).await.expect(303);
    for number in 3..=4 {
        day.enter("prelim/1", number, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    // Ranks count those who came: fourteen of sixteen.
    let stored = day.stored().await;
    let token =
        |who: &str| stored.players.iter().find(|player| player.label() == who).expect("them").link_token.clone();
    let winner = stored.labels().of(stored.rounds[0].tables[2].seats[0].player_id).to_owned();
    let own = day.app.visitor().get(&format!("/p/{}", token(&winner))).await.ok();
    assert!(own.text("#place").ends_with(" of 14"), "{own}");
    let own = day.app.visitor().get(&format!("/p/{}", token(&silent))).await.ok();
    assert!(own.text("#place").ends_with(", no game played"), "{own}");
    // From the staff's page of a player it is one step to the page that everybody sees.
    let page = day.organizer.get(&day.run(&format!("players/{number}"))).await.ok();
    let public = day.public(&format!("players/{number}"));
    assert!(page.attributes("a", "href").contains(&public), "{page}");
    day.app.visitor().get(&public).await.ok();
    day.make().await;
    let says = format!("Missed the last game but seated again: {silent} (round 1). Withdraw anyone who has left.");
    for path in ["", "rounds/prelim/2"] {
        let page = day.organizer.get(day.run(path).trim_end_matches('/')).await.ok();
        assert!(page.says(&says), "{path}: {page}");
    }
    day.press("prelim/2", "publish").await.expect(303);
    assert!(day.organizer.get(&day.run("rounds/prelim/2")).await.ok().says(&says));
    day.change_player(&silent, |player| player.state = PlayerState::Withdrawn).await;
    let page = day.organizer.get(&day.run("rounds/prelim/2")).await.ok();
    assert!(!page.says("seated again") && page.says("Has a seat, but has left"), "{page}");
}

/// What the pages give as a file and what `reeve standings` makes of the results is the same, whoever never came.
#[actix_web::test]
async fn who_never_came_has_a_rank_in_no_standings() {
    let day = playing().await;
    let never = name_at(&day, 1, 4).await;
    day.enter("prelim/1", 1, 0, &["10", "8", "5", ""], &[("absent-4", "yes"), ("sign", "yes")]).await.expect(303);
    finish(&day).await;
    same_as_the_command(&day).await;
    for number in [2, 3] {
        let address = format!("prelim/{number}");
        day.open(&address).await;
        let stored = day.stored().await;
        let labels = stored.labels();
        for table in &stored.rounds[number - 1].tables {
            let absent = table.seats.iter().position(|seat| labels.of(seat.player_id) == never);
            let winner = if absent == Some(0) { 1 } else { 0 };
            let won = (winner + 1).to_string();
            let mut fields = vec![("version".to_owned(), "0".to_owned()), ("winner".to_owned(), won)];
            for (at, vp) in ["8", "7", "6", "5"].iter().enumerate() {
                let vp = if at == winner { "10" } else { vp };
                fields.push((format!("vp-{}", at + 1), if absent == Some(at) { "" } else { vp }.to_owned()));
            }
            fields.extend(absent.map(|at| (format!("absent-{}", at + 1), "yes".to_owned())));
            fields.push(("sign".to_owned(), "yes".to_owned()));
            let sent: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let path = day.run(&format!("rounds/{address}/tables/{}", table.row.number));
            day.judge.post(&path, &sent).await.expect(303);
        }
        day.press(&address, "close").await.expect(303);
        same_as_the_command(&day).await;
    }
    let page = day.app.visitor().get(&day.public("standings")).await.ok();
    assert!(!page.says(&never), "{page}");
    let other = db().await;
    import(&other, &export(&day.app.db, day.id).await, None).await.expect("an import");
}

async fn same_as_the_command(day: &Day) {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().join("results.csv");
    std::fs::write(&results, &day.organizer.get(&day.run("export/results.csv")).await.ok().bytes).unwrap();
    let ranked = std::process::Command::new(env!("CARGO_BIN_EXE_reeve"))
        .args(["standings", "--results", results.to_str().unwrap()])
        .output()
        .unwrap();
    let expected = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    assert_eq!(String::from_utf8(ranked.stdout).unwrap(), expected.trim_start_matches('\u{feff}'));
}
