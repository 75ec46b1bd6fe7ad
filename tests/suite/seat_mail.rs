//! Seats by mail: to who asked for it, when they are public, again only where they are others.

use std::path::Path;

use chrono::{TimeDelta, Utc};
use reeve_actions::mail;
use reeve_actions::mail::{Content, Next};
use reeve_limits::MAIL_TRIES;
use reeve_mail::Unsent;
use reeve_rules::tournament::vocabulary::{PlayerState, Stage};
use reeve_store::snapshot::Round;
use reeve_store::time::millis;
use reeve_store::{Scope, outbox, seat_mail};

use crate::support::app;
use crate::support::day::{Day, day, day_on};
use crate::support::hall::Hall;
use crate::support::letters;

/// A tournament of so many on a server that writes its mails into a folder.
async fn with_mail(folder: &Path, players: usize) -> Day {
    let names: Vec<String> = (1..=players).map(|n| format!("Player {n:02}")).collect();
    let day = day_on(app::start_with(&["--mail-folder", folder.to_str().unwrap()]).await, &names).await;
    for name in &names {
        let address = format!("{}@example.org", name.replace(' ', "").to_lowercase());
        day.change_player(name, |player| player.person.email = Some(address)).await;
    }
    day
}

async fn token(day: &Day, number: i64) -> String {
    let stored = day.stored().await;
    stored.players.iter().find(|player| player.number == number).expect("a player").link_token.clone()
}

/// A player asks for the own seats by the button of the own page.
async fn ask(day: &Day, number: i64, button: &str) {
    let own = format!("/p/{}", token(day, number).await);
    let visitor = day.app.visitor();
    let page = visitor.get(&own).await.ok();
    assert_eq!(page.text("form[action$='/seat-mail'] button"), button, "{page}");
    let fields = page.form("form[action$='/seat-mail']");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    visitor.post(&format!("{own}/seat-mail"), &fields).await.expect(303);
}

async fn waiting(day: &Day) -> i64 {
    outbox::waiting(&mut day.app.db.read().await.unwrap()).await.unwrap()
}

/// Takes the step of a round back that was the last.
async fn take_back(day: &Day, round: &str) {
    let version = day.stored().await.rounds[0].row.version.to_string();
    let fields = [("step", "publish"), ("version", version.as_str())];
    day.organizer.post(&day.run(&format!("rounds/{round}/take-back")), &fields).await.expect(303);
}

/// Plays round 1, which is public, to its end.
async fn finish(day: &Day) {
    day.press("prelim/1", "start").await.expect(303);
    for (table, seats) in day.tables("prelim/1").await {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
}

#[actix_web::test]
async fn who_asked_for_it_is_mailed_the_seat_once() {
    let folder = tempfile::tempdir().unwrap();
    let day = with_mail(folder.path(), 12).await;
    day.make().await;
    ask(&day, 3, "Mail me").await;
    ask(&day, 5, "Mail me").await;
    ask(&day, 5, "Stop these mails").await;
    day.press("prelim/1", "publish").await.expect(303);
    let mails = letters::in_folder(folder.path(), 1).await;
    assert_eq!(mails.len(), 1);
    assert!(mails[0].contains("To: player03@example.org"), "{}", mails[0]);
    let stored = day.stored().await;
    let labels = stored.labels();
    let round = &stored.rounds[0];
    let seat = |number: i64| {
        round.tables.iter().find_map(|table| {
            let seat = table.seats.iter().find(|seat| labels.number_of(seat.player_id) == number)?;
            Some((table.row.number, seat.position))
        })
    };
    let (table, position) = seat(3).expect("a seat");
    assert!(mails[0].contains(&format!("table {table}, position {position}")), "{}", mails[0]);
    assert_eq!(letters::link(&mails[0]), format!("/p/{}", token(&day, 3).await));
    // Nobody else's name or seat is in it.
    assert!(!mails[0].contains("Player 0") && !mails[0].contains("Player 1"), "{}", mails[0]);

    // Taken back and published again with the same seats: nothing is told twice.
    letters::until("the mail to be sent", async || waiting(&day).await == 0).await;
    take_back(&day, "prelim/1").await;
    day.press("prelim/1", "publish").await.expect(303);
    assert_eq!(waiting(&day).await, 0);
    // Other seats are told, and that they are others.
    take_back(&day, "prelim/1").await;
    day.organizer.post(&day.run("schedule"), &[("seed", "8"), ("confirm-seed", "again")]).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    let stored = day.stored().await;
    let labels = stored.labels();
    let now = stored.rounds[0].tables.iter().find_map(|table| {
        let seat = table.seats.iter().find(|seat| labels.number_of(seat.player_id) == 3)?;
        Some((table.row.number, seat.position))
    });
    if now == Some((table, position)) {
        assert_eq!(waiting(&day).await, 0);
    } else {
        let mails = letters::in_folder(folder.path(), 2).await;
        assert!(mails.iter().any(|mail| mail.contains("not where you were told before")), "{mails:?}");
    }
}

#[actix_web::test]
async fn a_seat_that_a_repair_changes_is_mailed_and_the_others_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let day = with_mail(folder.path(), 13).await;
    day.make().await;
    for number in 1..=13 {
        ask(&day, number, "Mail me").await;
    }
    day.press("prelim/1", "publish").await.expect(303);
    assert_eq!(letters::in_folder(folder.path(), 13).await.len(), 13);
    letters::until("the mails to be sent", async || waiting(&day).await == 0).await;
    let before = day.stored().await.rounds[0].clone();
    day.change_player("Player 02", |player| player.state = PlayerState::Withdrawn).await;
    let page = day.organizer.get(&day.run("schedule/repair")).await.ok();
    let fields = page.form("main form[action$=repair]");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    day.organizer.post(&day.run("schedule/repair"), &fields).await.expect(303);
    let after = day.stored().await.rounds[0].clone();
    let place = |round: &Round, id| {
        round.tables.iter().find_map(|table| {
            table.seats.iter().find(|seat| seat.player_id == id).map(|seat| (table.row.number, seat.position))
        })
    };
    let players = day.stored().await.players;
    let moved: Vec<i64> = players
        .iter()
        .filter(|player| place(&after, player.id).is_some() && place(&after, player.id) != place(&before, player.id))
        .map(|player| player.number)
        .collect();
    assert!(!moved.is_empty() && moved.len() < 12, "{moved:?}");
    let mails = letters::in_folder(folder.path(), 13 + moved.len()).await;
    letters::until("the mails to be sent", async || waiting(&day).await == 0).await;
    let changed: Vec<&String> = mails.iter().filter(|mail| mail.contains("Changed:")).collect();
    assert_eq!(changed.len(), moved.len());
    for number in moved {
        assert!(changed.iter().any(|mail| mail.contains(&format!("player{number:02}@"))), "{number}");
    }
    assert_eq!(letters::in_folder(folder.path(), 0).await.len(), mails.len());
}

#[actix_web::test]
async fn a_seat_in_the_final_that_changes_is_mailed_and_the_others_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let day = with_mail(folder.path(), 12).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    for player in &day.stored().await.players {
        seat_mail::wish(&mut tx, player.id, millis(Utc::now())).await.unwrap();
    }
    tx.commit().await.unwrap();
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.press("final/1", "publish").await.expect(303);
    assert_eq!(letters::in_folder(folder.path(), 4).await.len(), 4);
    letters::until("the mails to be sent", async || waiting(&day).await == 0).await;
    // The first of the four gives the place up: the others move up, and the fifth comes in.
    let first = day.stored().await.round(Stage::Final, 1).expect("the final").tables[0].seats[0].player_id.to_string();
    let fields = [("player", first.as_str()), ("declines", "yes")];
    day.organizer.post(&day.run("bracket/final/decline"), &fields).await.expect(303);
    let mails = letters::in_folder(folder.path(), 8).await;
    letters::until("the mails to be sent", async || waiting(&day).await == 0).await;
    assert_eq!(mails.iter().filter(|mail| mail.contains("Changed:")).count(), 3, "{mails:?}");
    assert_eq!(letters::in_folder(folder.path(), 0).await.len(), 8);
}

#[actix_web::test]
async fn a_mail_that_waits_tells_what_holds_when_it_is_sent() {
    // No server sends by itself here: the mails are taken from the queue by hand.
    let day = day(12).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let players = day.stored().await.players;
    for player in &players[..3] {
        seat_mail::wish(&mut tx, player.id, millis(Utc::now())).await.unwrap();
    }
    tx.commit().await.unwrap();
    for name in ["Player 01", "Player 02"] {
        day.change_player(name, |player| player.person.email = Some("ada@example.org".to_owned())).await;
    }
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    assert_eq!(waiting(&day).await, 0, "without mail nothing is queued");
    let mut now = millis(Utc::now());
    let queue = async |now| {
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        seat_mail::queue(&mut tx, day.id, now).await.unwrap();
        tx.commit().await.unwrap();
    };
    queue(now).await;
    queue(now).await;
    assert_eq!(waiting(&day).await, 2, "one for each who asked and has an address");
    // The first is tried until it is given up; the second is sent.
    let db = &day.app.db;
    let mut seen = Vec::new();
    for _ in 0..MAIL_TRIES + 1 {
        match mail::next(db, "http://x", now).await.unwrap() {
            Next::Send(mail, outgoing) => {
                let Content::Seats { seats, token, .. } = outgoing.content else { panic!("seats") };
                assert_eq!(seats.len(), 1);
                assert!(!seats[0].is_other);
                let fails = token == players[0].link_token;
                seen.push((fails, seats[0]));
                let sent = if fails { Err(Unsent::TooSlow) } else { Ok(()) };
                mail::settle(db, &mail, sent, now).await.unwrap();
            }
            Next::Dropped | Next::Nothing => panic!("a mail waits"),
        }
        now += TimeDelta::hours(2);
    }
    assert_eq!(seen.iter().filter(|(fails, _)| *fails).count() as i64, MAIL_TRIES, "the same at every try");
    assert_eq!(waiting(&day).await, 0);
    // What was given up may be told again, what was sent is not.
    queue(now).await;
    assert_eq!(waiting(&day).await, 1);
    // Once the round is over there is nothing to tell.
    finish(&day).await;
    assert!(matches!(mail::next(db, "http://x", now).await.unwrap(), Next::Dropped));
    assert_eq!(waiting(&day).await, 0);
}

#[actix_web::test]
async fn who_registers_can_ask_for_it_and_needs_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let hall = Hall::with(app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await, 0).await;
    let visitor = hall.app.visitor();
    let path = format!("/t/{}/register", hall.slug);
    let form = visitor.get(&path).await.ok();
    assert!(form.has("input[name='seat_mail']") && !form.has("input[name='seat_mail'][checked]"), "{form}");
    let fields = |email| [("name", "Ada"), ("email", email), ("code", "yes"), ("photo", "yes"), ("seat_mail", "yes")];
    let refused = visitor.post(&path, &fields("")).await.expect(422);
    assert!(refused.fault("email").contains("Give the address"), "{refused}");
    let done = visitor.post(&path, &fields("ada@example.org")).await.expect(303);
    let own = visitor.follow(&done).await.ok();
    assert_eq!(own.text("form[action$='/seat-mail'] button"), "Stop these mails");

    // Where no mail is set up nothing is offered.
    let without = Hall::open(0).await;
    let form = without.app.visitor().get(&path).await.ok();
    assert!(!form.has("input[name='seat_mail']"), "{form}");
}
