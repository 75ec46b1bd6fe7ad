//! Which judges go to which tables, who of them is close to a player there, and the briefing before round 1.

use chrono::Utc;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::time::millis;
use reeve_store::{Scope, briefing, judge_duty, staff_ties, tournament};

use crate::archive::{export, import};
use crate::support::app::{May, Page, Person};
use crate::support::day::{Day, day};
use crate::support::db::db;

async fn second_judge(day: &Day, name: &str) -> Person {
    let judge = day.app.account(name, May::Nothing).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tournament::add_staff(&mut tx, day.id, judge.id(), StaffRole::Judge, millis(Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    judge
}

async fn send(day: &Day, judge: &Person, round: &str, first: &str, last: &str) -> Page {
    let id = judge.id().to_string();
    let fields = [("judge", id.as_str()), ("round", round), ("first_table", first), ("last_table", last)];
    day.organizer.post(&day.run("duty"), &fields).await
}

/// The cells of the list of judges by table.
async fn tables(day: &Day, query: &str) -> Vec<Vec<String>> {
    day.judge.get(&day.run(&format!("duty{query}"))).await.ok().rows("table.duty-tables")
}

#[actix_web::test]
async fn judges_are_sent_to_tables_and_the_board_says_who_comes() {
    let day = day(16).await;
    let other = second_judge(&day, "Bo the judge").await;
    day.make().await;
    day.open("prelim/1").await;
    let board = async || day.judge.get(&day.run("rounds/prelim/1")).await.ok().texts(".table-card .duty");
    assert!(board().await.is_empty(), "nothing is said before anybody was sent");
    send(&day, &day.judge, "every", "1", "2").await.expect(303);
    send(&day, &other, "prelim-1", "2", "3").await.expect(303);
    assert_eq!(board().await, ["judge", "Bo the judge, judge", "Bo the judge", "no judge"]);
    let page = day.judge.get(&day.run("duty")).await.ok();
    assert!(page.says("No judge covers table 4 yet.") && page.has("[data-print]"), "{page}");
    assert!(page.says("Every round, tables 1–2") && page.says("Round 1, tables 2–3"), "{page}");
    assert!(!page.has("form[action$='/duty']") && !page.has("form[action$='/remove']"), "a judge reads it: {page}");
    let second = tables(&day, "?round=prelim-2").await;
    assert_eq!(
        second.iter().map(|row| row[1].as_str()).collect::<Vec<_>>(),
        ["judge", "judge", "no judge", "no judge"]
    );
    // Nothing is refused because of it.
    day.enter("prelim/1", 4, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    // The archive keeps the list; who judges no more is off it.
    let bytes = export(&day.app.db, day.id).await;
    let copy = db().await;
    let imported = import(&copy, &bytes, None).await.expect("an import");
    assert_eq!(export(&copy, imported.id).await, bytes);
    let id = other.id().to_string();
    let remove = [("account", id.as_str()), ("role", "judge")];
    day.organizer.post(&day.run("staff/remove"), &remove).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    assert_eq!(judge_duty::of_tournament(&mut tx, day.id).await.unwrap().len(), 1);
}

#[actix_web::test]
async fn a_judge_who_is_close_to_a_player_is_marked() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let stored = day.stored().await;
    let friend = stored.player(stored.rounds[0].tables[2].seats[1].player_id).expect("a player");
    let mate = stored.player(stored.rounds[0].tables[0].seats[3].player_id).expect("a player");
    day.change_player(&friend.person.name, |player| player.person.group_names = "family M\nneighbours".to_owned())
        .await;
    day.change_player(&mate.person.name, |player| player.person.club = Some("Catan e.V.".to_owned())).await;
    send(&day, &day.judge, "every", "", "").await.expect(303);
    let page = day.run(&format!("staff/{}/groups", day.judge.id()));
    let shown = day.organizer.get(&page).await.ok();
    let version = shown.form("form[action$='/groups']").into_iter().find(|(name, _)| name == "version").expect("one").1;
    let fields = [("club", "catan E.V."), ("groups", "Neighbours | chess"), ("version", version.as_str())];
    day.judge.post(&page, &fields).await.expect(403);
    day.organizer.post(&page, &fields).await.expect(303);
    let staff = day.judge.get(&day.run("staff")).await.ok();
    assert!(staff.says("catan E.V.; Neighbours | chess"), "{staff}");
    let rows = tables(&day, "").await;
    assert!(rows[0][1].contains(&format!("shares a group or a club with {}", mate.person.name)), "{rows:?}");
    assert!(rows[2][1].contains(&friend.person.name) && rows[1][1] == "judge", "{rows:?}");
    let board = day.judge.get(&day.run("rounds/prelim/1")).await.ok().texts(".table-card .duty");
    assert!(board[2].contains(&friend.person.name), "{board:?}");
    let public = day.app.visitor().get(&day.public("seats")).await.ok();
    assert!(!public.says("neighbours") && !public.says("Neighbours"), "{public}");
    // Faults come back with what was typed; the groups go with whoever leaves the staff.
    let many = (1..22).map(|n| n.to_string()).collect::<Vec<_>>().join("|");
    let bad = [("club", "x\u{7}"), ("groups", many.as_str()), ("version", "1")];
    let page_back = day.organizer.post(&page, &bad).await.expect(422);
    assert!(!page_back.fault("club").is_empty() && !page_back.fault("groups").is_empty(), "{page_back}");
    day.organizer.get(&day.run("staff/1/groups")).await.expect(404);
    let other = second_judge(&day, "Bo").await;
    let id = day.judge.id().to_string();
    day.organizer.post(&day.run("staff/remove"), &[("account", id.as_str()), ("role", "judge")]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    assert!(staff_ties::of_tournament(&mut tx, day.id).await.unwrap().is_empty());
    drop(tx);
    assert!(other.get(&day.run("duty")).await.ok().says("It is empty."));
}

#[actix_web::test]
async fn a_line_that_cannot_be_is_refused() {
    let day = day(16).await;
    let organizer = day.organizer.id().to_string();
    let judge = day.judge.id().to_string();
    for (who, round, first, last, field) in [
        (organizer.as_str(), "every", "", "", "judge"),
        ("x", "every", "", "", "judge"),
        (judge.as_str(), "prelim-9", "", "", "round"),
        (judge.as_str(), "", "", "", "round"),
        (judge.as_str(), "every", "0", "", "first_table"),
        (judge.as_str(), "every", "", "x", "last_table"),
        (judge.as_str(), "every", "5", "4", "last_table"),
    ] {
        let fields = [("judge", who), ("round", round), ("first_table", first), ("last_table", last)];
        let page = day.organizer.post(&day.run("duty"), &fields).await.expect(422);
        assert!(!page.fault(field).is_empty(), "{fields:?}: {page}");
        assert_eq!(page.attributes("#f-first_table", "value"), [first]);
    }
    send(&day, &day.judge, "prelim-3", "1", "4").await.expect(303);
    send(&day, &day.judge, "prelim-3", "1", "4").await.expect(409);
    let page = day.organizer.get(&day.run("duty")).await.ok();
    let line = page.form("form[action$='/remove']").into_iter().find(|(name, _)| name == "duty").expect("a line").1;
    day.organizer.post(&day.run("duty/remove"), &[("duty", line.as_str())]).await.expect(303);
    day.organizer.post(&day.run("duty/remove"), &[("duty", line.as_str())]).await.expect(409);
    day.organizer.post(&day.run("duty/remove"), &[("duty", "x")]).await.expect(404);
}

/// The points of the briefing, all ticked, and who held it.
fn ticked(page: &Page, judge: &str) -> Vec<(String, String)> {
    let points = page.attributes("main form input[type=checkbox]", "name");
    points.into_iter().map(|name| (name, "yes".to_owned())).chain([("judge".to_owned(), judge.to_owned())]).collect()
}

async fn note(day: &Day, who: &Person, fields: &[(String, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    who.post(&day.run("briefing"), &fields).await
}

#[actix_web::test]
async fn the_briefing_is_asked_for_before_round_one_and_keeps_its_judge() {
    let day = day(16).await;
    let asked =
        async || day.organizer.get(&format!("/run/{}", day.slug)).await.ok().says("Have the players been briefed?");
    assert!(asked().await);
    let judge = day.judge.id().to_string();
    let page = day.judge.get(&day.run("briefing")).await.ok();
    let all = ticked(&page, &judge);
    assert!(all.len() > 10 && page.says("1.3.1"), "{page}");
    // Every point, and by a judge.
    let faulty = note(&day, &day.judge, &all[1..]).await.expect(422);
    assert!(faulty.fault(&all[0].0).contains("Tick this point"), "{faulty}");
    assert_eq!(faulty.attributes("main form input[checked]", "name").len(), all.len() - 2, "the others stay ticked");
    // Several that are left out are said once.
    let several = note(&day, &day.judge, &all[4..]).await.expect(422);
    assert_eq!(several.texts(".faults li"), ["4 points are not ticked yet. Tick each once it has been explained."]);
    assert_eq!(several.fault(&all[3].0), "Not ticked yet.");
    let nobody = note(&day, &day.judge, &ticked(&page, &day.organizer.id().to_string())).await.expect(422);
    assert!(!nobody.fault("judge").is_empty(), "{nobody}");
    note(&day, &day.judge, &all).await.expect(303);
    assert!(!asked().await);
    let page = day.organizer.get(&day.run("briefing")).await.ok();
    assert!(page.text(".notice.good").contains("Briefed by judge"), "{page}");
    assert!(page.has("details:not([open]) form[action$='/briefing']"), "the empty list is folded away: {page}");
    let held = page.form("form[action$='/take-back']").into_iter().find(|(name, _)| name == "briefing").expect("one").1;
    let back = [("briefing", held.as_str())];
    day.organizer.post(&day.run("briefing/take-back"), &back).await.expect(303);
    day.organizer.post(&day.run("briefing/take-back"), &back).await.expect(409);
    assert!(asked().await);
    // It asks, and forbids nothing; once the games are on nobody is asked any more.
    day.make().await;
    day.open("prelim/1").await;
    assert!(!asked().await);
    let bytes = export(&day.app.db, day.id).await;
    let copy = db().await;
    let imported = import(&copy, &bytes, None).await.expect("an import");
    assert_eq!(export(&copy, imported.id).await, bytes);
    let mut tx = day.app.db.read().await.unwrap();
    assert!(!briefing::is_held(&mut tx, day.id).await.unwrap());
}
