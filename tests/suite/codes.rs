//! The two-minute code with which somebody signs in on a borrowed laptop.

use chrono::{TimeDelta, Utc};
use reeve_actions::accounts::sign_in::Device;
use reeve_actions::accounts::{device_code, slow_down};
use reeve_actions::{Caller, Context, Who};
use reeve_store::time::millis;
use reeve_store::{AccountId, Purpose, SessionId, account};

use crate::support::app::{self, App, May, PASSWORD, Person};
use crate::support::db;

async fn code(person: &Person) -> String {
    let page = person.post("/account/code", &[]).await.ok();
    assert_eq!(page.header("cache-control"), "no-store");
    page.text(".code")
}

async fn type_code(person: &Person, code: &str) -> u16 {
    person.post("/sign-in/code", &[("code", code)]).await.status
}

#[tokio::test]
async fn a_code_signs_in_once_and_the_phone_signs_it_out() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    assert!(phone.get("/account").await.ok().has("a[href='/account/code']"));
    phone.get("/account/code").await.ok();
    let code = code(&phone).await;
    assert_eq!(code.len(), 9);
    assert_eq!(phone.get("/account/code/state").await.ok().body(), "open");
    assert!(!phone.get("/account/code").await.ok().body().contains(&code), "it is shown once");

    let laptop = app.visitor();
    assert!(laptop.get("/sign-in").await.ok().has("a[href^='/sign-in/code']"));
    let typed = code.to_lowercase().replace('-', " ");
    let done = laptop.post("/sign-in/code", &[("code", &typed), ("next", "/account")]).await.expect(303);
    assert_eq!(done.location(), Some("/account"));
    let cookie = done.header("set-cookie");
    assert!(cookie.contains("Max-Age=28800") && cookie.contains("HttpOnly"), "{cookie}");
    let own = laptop.get("/account").await.ok();
    assert_eq!(own.text(".lead strong"), "Ada");
    assert!(own.says("By code, until"), "{own}");
    assert_eq!(type_code(&app.visitor(), &code).await, 422, "a code works once");

    assert_eq!(phone.get("/account/code/state").await.ok().body(), "used");
    let used = phone.get("/account/code").await.ok();
    assert!(used.says("The code was used at") && used.says("127.0.0.1"), "{used}");
    let out = used.attributes("main section form", "action").swap_remove(0);
    phone.post(&out, &[]).await.expect(303);
    laptop.get("/account").await.expect(303);
    assert!(phone.get("/account/code").await.ok().says("signed out again"));
    let log = app.administrator().await.get("/admin/audit").await.ok();
    assert!(log.says("sign in by code") && log.says("make sign-in code") && !log.body().contains(&code));
}

#[tokio::test]
async fn a_new_code_ends_the_old_one_and_so_does_signing_out_everywhere() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    let old = code(&phone).await;
    let new = code(&phone).await;
    assert_eq!(type_code(&app.visitor(), &old).await, 422);
    assert_eq!(type_code(&app.visitor(), &new).await, 303);
    let open = code(&phone).await;
    phone.post("/account/sign-out-everywhere", &[]).await.expect(303);
    assert_eq!(type_code(&app.visitor(), &open).await, 422);
}

#[tokio::test]
async fn one_code_does_not_lead_to_the_next() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    let laptop = app.visitor();
    assert_eq!(type_code(&laptop, &code(&phone).await).await, 303);
    let refused = laptop.post("/account/code", &[]).await.expect(409);
    assert!(refused.says("was signed in by a code"), "{refused}");
    code(&phone).await;
}

#[tokio::test]
async fn a_session_by_code_ends_after_a_working_day() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    assert_eq!(type_code(&app.visitor(), &code(&phone).await).await, 303);
    let mut tx = app.db.read().await.unwrap();
    let sessions = account::sessions(&mut tx, phone.id(), millis(Utc::now())).await.unwrap();
    let lasts = |session: &account::Session| session.expires_at - session.created_at;
    let by_code: Vec<TimeDelta> = sessions.iter().filter(|session| session.by_code).map(lasts).collect();
    assert_eq!(by_code, [TimeDelta::hours(8)]);
}

/// A code made through the desk, and typed so many seconds later.
async fn typed_after(app: &App, id: AccountId, seconds: i64) -> bool {
    let now = millis(Utc::now());
    let who = Who::Account { id, name: "Ada".to_owned(), is_admin: false, may_create: false };
    let caller = Caller { who, address: "192.0.2.1".to_owned() };
    let mut tx = app.db.read().await.unwrap();
    let session = account::sessions(&mut tx, id, now).await.unwrap()[0].id;
    drop(tx);
    let made = device_code::make_code(&Context { db: &app.db, caller: &caller, now, form: None }, Some(session))
        .await
        .unwrap();
    let visitor = Caller { who: Who::Visitor, address: "192.0.2.2".to_owned() };
    let desk = Context { db: &app.db, caller: &visitor, now: now + TimeDelta::seconds(seconds), form: None };
    let counters = device_code::counters(&desk, None).await.unwrap();
    let counted = slow_down::count(&desk, &counters).await.unwrap();
    device_code::sign_in(&desk, &counted, &made.code, device()).await.unwrap().is_some()
}

fn device() -> Device {
    Device { user_agent: "a test".to_owned(), replaces: None::<SessionId>, hours: 8, token: None }
}

#[tokio::test]
async fn a_code_lasts_two_minutes() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    assert!(typed_after(&app, phone.id(), 119).await);
    let later = app.account("Bo", May::Nothing).await;
    assert!(!typed_after(&app, later.id(), 120).await);
}

#[tokio::test]
async fn guessing_codes_makes_strangers_wait_and_nobody_else() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    let known = app.visitor();
    known.sign_in("Ada", PASSWORD).await.expect(303);
    known.sign_out().await;
    for n in 0..16 {
        assert_eq!(type_code(&app.visitor(), &format!("AAAA-AA{n:02}")).await, 422);
    }
    app.shared.clock.skip_waits(false);
    let right = code(&phone).await;
    let (laptop, typed) = (app.visitor(), right.clone());
    let waiting = tokio::spawn(async move { type_code(&laptop, &typed).await });
    app.until_waiting(1).await;
    // The password still does, and so do codes in a browser that somebody has signed in with before.
    app.visitor().sign_in("Ada", PASSWORD).await.expect(303);
    assert_eq!(type_code(&known, "AAAA-AAAA").await, 422);
    assert_eq!(app.shared.waiting.len(), 1);
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    assert_eq!(waiting.await.unwrap(), 303);
}

#[tokio::test]
async fn right_codes_count_for_nothing() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    for _ in 0..12 {
        assert_eq!(type_code(&app.visitor(), &code(&phone).await).await, 303);
    }
}

#[tokio::test]
async fn guesses_of_one_customer_count_together_over_all_copies() {
    let one = db().await;
    let two = one.place().open(Purpose::Maintain).await.expect("a second copy");
    let mut let_through = 0;
    for n in 0..25 {
        let guesses = (0..10).map(|m| {
            let caller = Caller { who: Who::Visitor, address: format!("2001:db8:1:{:x}::1", (n * 10 + m) << 8) };
            let db = if m % 2 == 0 { &*one } else { &two };
            async move {
                let desk = Context { db, caller: &caller, now: millis(Utc::now()), form: None };
                let counters = device_code::counters(&desk, None).await.unwrap();
                i32::from(slow_down::count(&desk, &counters).await.unwrap().wait.is_zero())
            }
        });
        let_through += futures_util::future::join_all(guesses).await.into_iter().sum::<i32>();
    }
    // Of each network that they come from one, and of all of them sixteen times as many.
    assert_eq!(i64::from(let_through), 16 * reeve_limits::WRONG_CODES_FROM_ADDRESS.most);
    two.close().await;
}

#[tokio::test]
async fn of_two_who_type_a_code_at_once_one_wins() {
    let app = app::start().await;
    let phone = app.account("Ada", May::Nothing).await;
    let code = code(&phone).await;
    let (one, two) = (app.visitor(), app.visitor());
    let (first, second) = tokio::join!(type_code(&one, &code), type_code(&two, &code));
    let mut statuses = [first, second];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 422]);
}
