//! A clock that ran ahead and was set back: what it left in the future locks nobody out until then, and opens nothing.

use chrono::{DateTime, TimeDelta, Utc};
use reeve_actions::accounts::reset_password;
use reeve_actions::{Caller, Context, Who};
use reeve_store::outbox::MailKind;
use reeve_store::{AccountId, Scope, SessionId, account, expiry, outbox};

use crate::support::app::{self, App, May, PASSWORD};
use crate::support::hall::Hall;

/// Somebody does something while the clock is more than a year ahead; afterwards it goes right again.
async fn ahead<T>(app: &App, work: impl AsyncFnOnce() -> T) -> T {
    let year = TimeDelta::days(400);
    app.shared.clock.move_forward(year);
    let done = work().await;
    app.shared.clock.move_forward(-year);
    done
}

#[tokio::test]
async fn failures_in_the_future_keep_nobody_waiting() {
    let app = app::start().await;
    ahead(&app, async || {
        for _ in 0..40 {
            app.visitor().sign_in("administrator", "a wrong password").await.expect(422);
            app.visitor().post("/sign-in/code", &[("code", "AAAA-AAAA")]).await.expect(422);
        }
        assert_eq!(app.failures_of("administrator").await, 40);
    })
    .await;
    assert_eq!(app.failures_of("administrator").await, 0);
    app.visitor().sign_in("administrator", PASSWORD).await.expect(303);
    // They are taken away too.
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let gone = expiry::clean(&mut tx, app.shared.clock.now()).await.unwrap();
    // Those of the account are gone already, with the sign-in that succeeded.
    assert_eq!(gone, 160);
}

#[tokio::test]
async fn registrations_in_the_future_keep_nobody_out() {
    let hall = Hall::with(app::start_with(&["--registrations-per-hour", "1"]).await, 0).await;
    ahead(&hall.app, async || {
        hall.register("Ada", "").await.expect(303);
        hall.register("Bo", "").await.expect(429);
    })
    .await;
    hall.register("Bo", "").await.expect(303);
    hall.register("Cy", "").await.expect(429);
}

async fn session(app: &App, id: AccountId, now: DateTime<Utc>) -> account::Session {
    let mut tx = app.db.read().await.unwrap();
    account::sessions(&mut tx, id, now).await.unwrap().swap_remove(0)
}

#[tokio::test]
async fn a_session_of_the_future_begins_when_it_is_used() {
    let app = app::start_with(&["--session-hours", "10"]).await;
    let id = app.insert_account("Ada", May::Nothing).await;
    let person = app.visitor();
    ahead(&app, async || person.sign_in("Ada", PASSWORD).await.expect(303)).await;
    person.get("/account").await.ok();
    let now = app.shared.clock.now();
    let session = session(&app, id, now).await;
    assert!(session.created_at <= now && session.last_seen_at <= now, "{session:?}");
    assert_eq!(session.expires_at - session.created_at, TimeDelta::hours(10));
    person.get("/account").await.ok();
    app.shared.clock.move_forward(TimeDelta::hours(11));
    person.get("/account").await.expect(303);
}

#[tokio::test]
async fn a_session_that_was_used_in_the_future_goes_on_as_before() {
    let app = app::start_with(&["--session-hours", "8760"]).await;
    let id = app.insert_account("Ada", May::Nothing).await;
    let person = app.visitor();
    person.sign_in("Ada", PASSWORD).await.expect(303);
    let began = session(&app, id, app.shared.clock.now()).await;
    app.shared.clock.move_forward(TimeDelta::days(30));
    person.get("/account").await.ok();
    app.shared.clock.move_forward(-TimeDelta::days(30));
    person.get("/account").await.ok();
    let now = app.shared.clock.now();
    let after = session(&app, id, now).await;
    assert_eq!((after.id, after.created_at, after.expires_at), (began.id, began.created_at, began.expires_at));
    assert!(after.last_seen_at <= now);
    assert!(after.id != SessionId(0));
}

#[tokio::test]
async fn links_of_the_future_open_nothing_and_mails_of_the_future_go_out() {
    let app = app::start().await;
    let id = app.insert_account("Ada", May::Nothing).await;
    let key = ahead(&app, async || {
        let caller = Caller { who: Who::Command, address: String::new() };
        let desk = Context { db: &app.db, caller: &caller, now: app.shared.clock.now(), form: None };
        let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
        outbox::to_account(&mut tx, MailKind::Test, id, desk.now).await.unwrap();
        tx.commit().await.unwrap();
        let key = reset_password::make_link(&desk, id).await.unwrap();
        assert!(reset_password::is_open(&desk, &key).await.unwrap());
        key
    })
    .await;
    app.visitor().get(&format!("/reset/{key}")).await.expect(404);
    let mut tx = app.db.read().await.unwrap();
    assert!(outbox::due(&mut tx, app.shared.clock.now()).await.unwrap().is_some());
    // One that waits for its next try is not due.
    drop(tx);
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let mail = outbox::due(&mut tx, app.shared.clock.now()).await.unwrap().unwrap();
    outbox::claim(&mut tx, &mail, app.shared.clock.now() + TimeDelta::hours(1)).await.unwrap();
    assert!(outbox::due(&mut tx, app.shared.clock.now()).await.unwrap().is_none());
}
