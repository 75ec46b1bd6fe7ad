//! Seats that take longer than a page: who asks is told how far they are, may stop them, and gets what fits the tournament.

use std::time::Duration;

use reeve_actions::seating::workers;
use reeve_store::db::statement_recorder::Recorded;

use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};
use crate::support::letters::until;

/// No thread works out seats while this lives, and nobody waits for them.
type Held = Vec<tokio::sync::OwnedSemaphorePermit>;

async fn hold(day: &Day) -> Held {
    let shared = &day.app.shared;
    shared.seat_work.set_patience(Duration::ZERO);
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let mut held = Vec::new();
    for _ in 0..workers::places(cores) {
        held.push(shared.seating.take_place().await.expect("a place"));
    }
    held
}

/// Asks for seats, and gets the address of the page that tells how far they are.
async fn ask(person: &Person, day: &Day, fields: &[(&str, &str)]) -> String {
    let answer = person.post(&day.run("schedule"), fields).await.expect(303);
    let address = answer.location().expect("an address").to_owned();
    assert!(address.starts_with(&day.run("schedule/making?task=")), "{address}");
    address
}

/// Looks again and again, as the page does by itself, until it leads elsewhere or says how it ended.
async fn ended(person: &Person, address: &str) -> Page {
    let mut page = person.get(address).await;
    until("the end of the work", async || {
        page = person.get(address).await;
        page.status != 200 || !page.has("meta[http-equiv=refresh]")
    })
    .await;
    page
}

/// Whether a tournament was read between two moments, as its seats need it: with everybody in it.
fn was_read(day: &Day) -> bool {
    let recorded = day.app.db.statement_recorder().stop();
    recorded.iter().any(|(_, what)| matches!(what, Recorded::Statement(sql, _) if sql.contains(" from seat ")))
}

/// Reading large tournaments keeps the readers of the database from everybody else, so it is not done all at once.
#[tokio::test]
async fn a_tournament_is_read_for_its_seats_only_when_it_is_its_turn() {
    let day = day(16).await;
    let shared = std::sync::Arc::clone(&day.app.shared);
    let mut turns = Vec::new();
    for _ in 0..workers::places(std::thread::available_parallelism().map_or(2, usize::from)) {
        turns.push(shared.seating.take_turn().await.expect("a turn"));
    }
    shared.seat_work.set_patience(Duration::from_millis(200));
    day.app.db.statement_recorder().start();
    let making = ask(&day.organizer, &day, &[]).await;
    assert!(!was_read(&day), "it was read before its turn");
    assert!(shared.seating.progress(day.id).is_none());
    day.app.db.statement_recorder().start();
    drop(turns);
    assert_eq!(ended(&day.organizer, &making).await.location(), Some(day.run("schedule?done=make").as_str()));
    assert!(was_read(&day), "the statement is not known any more that reads a tournament");
    assert_eq!(made(&day).await, 1);
}

/// Who waits for a turn when the server stops is told so, and keeps nobody.
#[tokio::test]
async fn who_waits_for_a_turn_ends_with_the_server() {
    let day = day(16).await;
    let shared = std::sync::Arc::clone(&day.app.shared);
    let mut turns = Vec::new();
    for _ in 0..workers::places(std::thread::available_parallelism().map_or(2, usize::from)) {
        turns.push(shared.seating.take_turn().await.expect("a turn"));
    }
    shared.seat_work.set_patience(Duration::ZERO);
    let making = ask(&day.organizer, &day, &[]).await;
    shared.seating.stop_all();
    let page = ended(&day.organizer, &making).await.ok();
    assert!(page.says("was stopped. Nothing was changed"), "{page}");
    assert!(day.stored().await.schedule.is_none());
}

async fn made(day: &Day) -> usize {
    let mut tx = day.app.db.read().await.unwrap();
    let lines: Vec<(String,)> =
        tx.query("select action from audit where action = 'make-schedule'").all().await.unwrap();
    lines.len()
}

#[tokio::test]
async fn who_asks_for_the_same_seats_waits_for_the_same() {
    let day = day(16).await;
    let administrator = day.app.administrator().await;
    let held = hold(&day).await;
    let first = ask(&day.organizer, &day, &[]).await;
    assert_eq!(ask(&administrator, &day, &[]).await, first);
    until("the work", async || day.app.shared.seating.progress(day.id).is_some()).await;
    let page = day.organizer.get(&first).await.ok();
    assert!(page.says("when it is their turn") && page.has("meta[http-equiv=refresh]"), "{page}");
    assert!(page.has("form[action$='/schedule/stop']") && page.has(&format!("a[href='{first}']")), "{page}");
    // The judge sees it too, and can't stop it.
    let page = day.judge.get(&first).await.ok();
    assert!(!page.has("form[action$='/schedule/stop']"), "{page}");
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("In progress") && !page.has("meta[http-equiv=refresh]"), "{page}");
    drop(held);
    assert_eq!(ended(&day.organizer, &first).await.location(), Some(day.run("schedule?done=make").as_str()));
    assert_eq!(ended(&administrator, &first).await.location(), Some(day.run("schedule?done=make").as_str()));
    assert_eq!(made(&day).await, 1, "it was made once");
}

#[tokio::test]
async fn other_seats_take_the_place_of_those_in_the_making() {
    let day = day(16).await;
    let held = hold(&day).await;
    let first = ask(&day.organizer, &day, &[("seed", "1")]).await;
    let second = ask(&day.organizer, &day, &[("seed", "2")]).await;
    assert_ne!(first, second);
    let page = ended(&day.organizer, &first).await.ok();
    assert!(page.says("Somebody else started making the seats"), "{page}");
    drop(held);
    assert_eq!(ended(&day.organizer, &second).await.location(), Some(day.run("schedule?done=make").as_str()));
    assert_eq!(day.stored().await.schedule.expect("a schedule").seed, 2);
    assert_eq!(made(&day).await, 1);
}

#[tokio::test]
async fn what_is_stopped_stores_nothing_and_says_so() {
    let day = day(16).await;
    let _held = hold(&day).await;
    let making = ask(&day.organizer, &day, &[]).await;
    day.judge.post(&day.run("schedule/stop"), &[]).await.expect(403);
    day.app.shared.seat_work.set_patience(Duration::from_secs(60));
    let answer = day.organizer.post(&day.run("schedule/stop"), &[]).await.expect(303);
    assert_eq!(answer.location(), Some(making.as_str()));
    let page = day.organizer.follow(&answer).await.ok();
    assert!(page.says("was stopped. Nothing was changed") && !page.has("meta[http-equiv=refresh]"), "{page}");
    assert!(day.stored().await.schedule.is_none());
    // Nothing is left to stop.
    let answer = day.organizer.post(&day.run("schedule/stop"), &[]).await.expect(303);
    assert_eq!(answer.location(), Some(day.run("schedule").as_str()));
}

#[tokio::test]
async fn seats_fit_the_tournament_that_they_are_stored_in() {
    let day = day(16).await;
    let held = hold(&day).await;
    let making = ask(&day.organizer, &day, &[]).await;
    until("the work", async || day.app.shared.seating.progress(day.id).is_some()).await;
    day.change_player("Player 16", |player| player.checked_in_at = None).await;
    drop(held);
    assert_eq!(ended(&day.organizer, &making).await.location(), Some(day.run("schedule?done=make").as_str()));
    let stored = day.stored().await;
    let seats: usize = stored.rounds[0].tables.iter().map(|table| table.seats.len()).sum();
    assert_eq!(seats, 15);
}

#[tokio::test]
async fn a_tournament_that_ended_meanwhile_keeps_its_seats() {
    let day = day(16).await;
    let held = hold(&day).await;
    let making = ask(&day.organizer, &day, &[]).await;
    until("the work", async || day.app.shared.seating.progress(day.id).is_some()).await;
    day.change(|row| row.phase = reeve_rules::tournament::vocabulary::Phase::Registration).await;
    day.change_player("Player 16", |player| player.person.club = Some("Jena".to_owned())).await;
    drop(held);
    let page = ended(&day.organizer, &making).await.ok();
    assert!(page.says("Start the check-in first"), "{page}");
    assert!(day.stored().await.schedule.is_none());
}

#[tokio::test]
async fn a_server_that_stops_ends_the_work() {
    let day = day(16).await;
    let held = hold(&day).await;
    let making = ask(&day.organizer, &day, &[]).await;
    until("the work", async || day.app.shared.seating.progress(day.id).is_some()).await;
    day.app.shared.seating.stop_all();
    drop(held);
    let page = ended(&day.organizer, &making).await.ok();
    assert!(page.says("was stopped"), "{page}");
    day.app.shared.seat_work.set_patience(Duration::from_secs(60));
    let page = day.organizer.post(&day.run("schedule"), &[]).await.expect(409);
    assert!(page.says("was stopped"), "{page}");
    assert!(day.stored().await.schedule.is_none());
    assert_eq!(day.app.shared.seating.progress(day.id), None);
}

#[tokio::test]
async fn the_same_form_again_leads_to_the_same_page() {
    let day = day(16).await;
    let held = hold(&day).await;
    let key = "k".repeat(22);
    let fields = [("seed", "5"), ("form-key", key.as_str())];
    let first = ask(&day.organizer, &day, &fields).await;
    drop(held);
    ended(&day.organizer, &first).await;
    assert_eq!(ask(&day.organizer, &day, &fields).await, first);
    assert_eq!(made(&day).await, 1);
}
