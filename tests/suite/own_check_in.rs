//! Players who check themselves in: where the organizer opens it, from the start of check-in until the seats are made.

use chrono::Utc;
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState};

use super::support::app::{Page, Person};
use super::support::day::{Day, day};

/// Four players of whom nobody is here yet.
async fn outside(way: OwnCheckIn) -> Day {
    let day = day(4).await;
    day.change(|row| row.settings.own_check_in = way).await;
    for number in 1..=4 {
        day.change_player(&format!("Player {number:02}"), |player| player.checked_in_at = None).await;
    }
    day
}

async fn own(day: &Day, number: usize) -> String {
    format!("/p/{}", day.stored().await.players[number - 1].link_token)
}

async fn here(day: &Day) -> Vec<i64> {
    let players = day.stored().await.players;
    players.iter().filter(|player| player.checked_in_at.is_some()).map(|player| player.number).collect()
}

async fn check_in(day: &Day, who: &Person, number: usize, code: &str) -> Page {
    let fields = if code.is_empty() { vec![] } else { vec![("door", code)] };
    who.post(&format!("{}/check-in", own(day, number).await), &fields).await
}

/// Makes the code and gives it, as it stands on the poster.
async fn code(day: &Day) -> String {
    day.organizer.post(&day.run("door"), &[]).await.expect(303);
    day.organizer.get(&day.run("door")).await.ok().text(".poster .address")
}

const BUTTON: &str = "form[action$='/check-in']";

#[tokio::test]
async fn where_it_is_closed_only_the_staff_checks_in() {
    let day = outside(OwnCheckIn::Closed).await;
    let visitor = day.app.visitor();
    assert!(!visitor.get(&own(&day, 1).await).await.ok().has(BUTTON));
    let refused = check_in(&day, &visitor, 1, "").await.expect(409);
    assert!(refused.says("don't check themselves in here"), "{refused}");
    assert!(here(&day).await.is_empty());
    assert!(day.app.visitor().get(&day.public("rules")).await.ok().says("Players are checked in by the staff."));
}

#[tokio::test]
async fn the_private_link_checks_in_from_check_in_until_the_seats_are_made() {
    let day = outside(OwnCheckIn::Link).await;
    let visitor = day.app.visitor();
    day.change(|row| row.phase = Phase::Registration).await;
    assert!(!visitor.get(&own(&day, 1).await).await.ok().has(BUTTON));
    check_in(&day, &visitor, 1, "").await.expect(409);
    day.change(|row| row.phase = Phase::CheckIn).await;
    assert!(visitor.get(&own(&day, 1).await).await.ok().has(BUTTON));
    for _ in 0..2 {
        let done = check_in(&day, &visitor, 1, "").await.expect(303);
        let page = visitor.follow(&done).await.ok();
        assert!(page.says("You are checked in") && !page.has(BUTTON), "{page}");
    }
    assert_eq!(here(&day).await, [1]);
    // The staff sees who did it by themselves, and so does the log.
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.text("#p-1").contains("checked in by the private link"), "{list}");
    day.organizer.post(&day.run("check-in/2"), &[("here", "true")]).await.expect(303);
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(!list.text("#p-2").contains("private link"), "{list}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("check in"), "{log}");
    // Taken back and done by the staff, it is the staff's.
    for value in ["false", "true"] {
        day.organizer.post(&day.run("check-in/1"), &[("here", value)]).await.expect(303);
    }
    assert!(!day.organizer.get(&day.run("check-in")).await.ok().text("#p-1").contains("private link"));
    // Nobody who has left, waits or is not approved.
    for state in [PlayerState::Withdrawn, PlayerState::Waiting, PlayerState::Asked, PlayerState::Disqualified] {
        day.change_player("Player 03", |player| player.state = state).await;
        assert!(!visitor.get(&own(&day, 3).await).await.ok().has(BUTTON), "{state}");
        let refused = check_in(&day, &visitor, 3, "").await.expect(409);
        assert!(!refused.says("This player") && refused.says("You "), "the player reads it: {refused}");
    }
    day.change_player("Player 03", |player| player.state = PlayerState::Registered).await;
    check_in(&day, &visitor, 3, "").await.expect(303);
    day.make().await;
    assert!(!visitor.get(&own(&day, 4).await).await.ok().has(BUTTON));
    let late = check_in(&day, &visitor, 4, "").await.expect(409);
    assert!(late.says("they will find you a seat"), "{late}");
    assert_eq!(here(&day).await, [1, 2, 3]);
}

#[tokio::test]
async fn the_code_at_the_door_and_the_private_link_check_in_only_together() {
    let day = outside(OwnCheckIn::Door).await;
    let visitor = day.app.visitor();
    for role in [&day.judge, &visitor] {
        assert!(role.get(&day.run("door")).await.status != 200 && role.post(&day.run("door"), &[]).await.status != 200);
    }
    let empty = check_in(&day, &visitor, 1, " - ").await.expect(422);
    assert!(empty.fault("door").starts_with("Scan the code at the door"), "{empty}");
    let first = code(&day).await;
    let page = visitor.get(&own(&day, 1).await).await.ok();
    assert!(page.has("#f-door"), "{page}");
    let wrong = check_in(&day, &visitor, 1, "ABCD-EFGH").await.expect(422);
    assert!(wrong.fault("door").contains("not the code at the door"), "{wrong}");
    assert!(here(&day).await.is_empty());
    check_in(&day, &visitor, 1, &first.to_lowercase().replace('-', " ")).await.expect(303);

    // A phone that scanned the code needs no typing, and is told that the code alone is not enough.
    let phone = day.app.visitor();
    let scanned = phone.get(&day.public(&format!("door/{first}"))).await.ok();
    assert!(scanned.says("open your own page") && here(&day).await == [1], "{scanned}");
    let page = phone.get(&own(&day, 2).await).await.ok();
    assert!(page.has(BUTTON) && !page.has("#f-door"), "{page}");
    check_in(&day, &phone, 2, "").await.expect(303);
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.text("#p-2").contains("with the code at the door"), "{list}");

    // With a new one the one before is worth nothing, also where a phone still has it.
    let second = code(&day).await;
    assert_ne!(first, second);
    phone.get(&day.public(&format!("door/{first}"))).await.expect(404);
    assert!(phone.get(&own(&day, 3).await).await.ok().has("#f-door"));
    check_in(&day, &phone, 3, "").await.expect(422);
    check_in(&day, &phone, 3, &first).await.expect(422);
    assert_eq!(here(&day).await, [1, 2]);
    check_in(&day, &phone, 3, &second).await.expect(303);
}

#[tokio::test]
async fn codes_are_not_found_by_trying() {
    let day = outside(OwnCheckIn::Door).await;
    let right = code(&day).await;
    let visitor = day.app.visitor();
    for _ in 0..20 {
        check_in(&day, &visitor, 1, "ABCD-EFGH").await.expect(422);
    }
    for typed in ["ABCD-EFGH", &right] {
        assert!(check_in(&day, &visitor, 1, typed).await.expect(429).says("at the entrance"));
    }
    check_in(&day, &visitor, 2, &right).await.expect(303);
    assert_eq!(here(&day).await, [2]);
}

#[tokio::test]
async fn an_archived_player_is_checked_in_by_nobody() {
    let day = outside(OwnCheckIn::Link).await;
    let visitor = day.app.visitor();
    let address = own(&day, 2).await;
    day.change_player("Player 02", |player| player.hidden_at = Some(Utc::now())).await;
    let page = visitor.get(&address).await;
    assert!(!page.has(BUTTON), "{page}");
    let refused = visitor.post(&format!("{address}/check-in"), &[]).await;
    assert!(refused.status >= 400, "{refused}");
    assert!(here(&day).await.is_empty());
}

#[tokio::test]
async fn two_presses_at_once_check_in_once() {
    let day = outside(OwnCheckIn::Door).await;
    let right = code(&day).await;
    let (one, other) = (day.app.visitor(), day.app.visitor());
    let (first, second) = tokio::join!(check_in(&day, &one, 1, &right), check_in(&day, &other, 1, &right));
    first.expect(303);
    second.expect(303);
    assert_eq!(here(&day).await, [1]);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert_eq!(log.texts("table.log td b").iter().filter(|what| what.contains("check in")).count(), 1, "{log}");
}
