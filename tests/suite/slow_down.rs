//! Guessing is slow, and closes nothing to those whose account it is.

use std::sync::{Arc, Barrier};

use chrono::TimeDelta;
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use reeve_http::server::hashing::queue::Priority;
use reeve_secret as secret;
use reeve_store::known_device;
use tokio::task::JoinHandle;

use crate::logs::Logged;
use crate::support::app::{self, App, May, PASSWORD, Page, Person, browser};
use crate::support::memory::{self, alone, growth_during};

/// Failures after which the next try waits as long as any.
const MANY: usize = 16;

/// Somebody guesses at an account, and waits for none of it.
async fn guess(app: &App, person: &Person, name: &str) {
    app.shared.clock.skip_waits(true);
    for _ in 0..MANY {
        person.sign_in(name, "a wrong password").await.expect(422);
    }
    app.shared.clock.skip_waits(false);
}

/// A sign-in that goes on beside the test.
fn begin(person: &Person, name: &str, password: &'static str) -> JoinHandle<Page> {
    let (person, name) = (person.clone(), name.to_owned());
    tokio::spawn(async move { person.sign_in(&name, password).await })
}

/// Somebody in whose browser the account has signed in before.
async fn known(app: &App, name: &str) -> Person {
    let person = app.visitor();
    person.sign_in(name, PASSWORD).await.expect(303);
    person.sign_out().await.expect(303);
    person
}

#[tokio::test]
async fn a_stranger_waits_and_whoever_signed_in_before_does_not() {
    let app = app::start().await;
    app.insert_account("Ada", May::Nothing).await;
    let own = known(&app, "Ada").await;
    guess(&app, &app.visitor(), "Ada").await;

    let stranger = begin(&app.visitor(), " ADA", PASSWORD);
    app.until_waiting(1).await;
    own.sign_in("Ada", PASSWORD).await.expect(303);
    // From the same address, but it is another account.
    app.visitor().sign_in("administrator", PASSWORD).await.expect(303);
    assert_eq!(app.shared.waiting.len(), 1, "nobody else waits, and the stranger still does");
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    stranger.await.unwrap().expect(303);
    assert_eq!(app.failures_of("Ada").await, 0, "who knows the password starts anew");
}

#[tokio::test]
async fn a_name_that_nobody_has_waits_as_well() {
    let app = app::start().await;
    guess(&app, &app.visitor(), "nobody").await;
    let stranger = begin(&app.visitor(), "nobody", PASSWORD);
    app.until_waiting(1).await;
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    stranger.await.unwrap().expect(422);
}

#[tokio::test]
async fn a_whole_hall_is_slowed_but_for_those_who_signed_in_before() {
    let app = app::start().await;
    let own = known(&app, "administrator").await;
    for n in 0..40 {
        app.visitor().sign_in(&format!("name {n}"), "x").await.expect(422);
    }
    app.shared.clock.skip_waits(false);
    let stranger = begin(&app.visitor(), "administrator", PASSWORD);
    app.until_waiting(1).await;
    own.sign_in("administrator", PASSWORD).await.expect(303);
    assert_eq!(app.shared.waiting.len(), 1);
    app.shared.clock.move_forward(TimeDelta::seconds(15));
    stranger.await.unwrap().expect(303);
}

#[tokio::test]
async fn few_wait_and_the_others_are_told_to_come_again() {
    let app = app::start().await;
    guess(&app, &app.visitor(), "administrator").await;
    let before = app.failures_of("administrator").await;
    let mut tries: FuturesUnordered<_> =
        (0..6).map(|_| begin(&app.visitor(), "administrator", "a wrong password")).collect();
    for _ in 0..4 {
        let sent_away = tries.next().await.unwrap().unwrap().expect(429);
        assert_eq!(sent_away.header("retry-after"), "30");
        assert!(sent_away.says("try again in half a minute"), "{sent_away}");
    }
    app.until_waiting(2).await;
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    while let Some(tried) = tries.next().await {
        tried.unwrap().expect(422);
    }
    assert_eq!(app.failures_of("administrator").await, before + 2);
    assert!(app.shared.waiting.is_empty());
}

/// A new browser is slowed down and not refused while a few networks never stop guessing.
#[tokio::test]
async fn whoever_waits_for_an_account_keeps_no_other_network_out() {
    let app = app::start_with(&["--proxies", "127.0.0.1"]).await;
    guess(&app, &app.visitor(), "administrator").await;
    let from = |network: String, password: &'static str| {
        let visitor = app.visitor();
        let request = visitor.request("POST", "/sign-in").header("X-Forwarded-For", network);
        let request = request.form(&[("name", "administrator"), ("password", password)]);
        tokio::spawn(async move { visitor.send(request).await })
    };
    // Somebody has all the places that there are for everybody, from addresses of one customer, and no more than these.
    let of_one = |n: usize| format!("2001:db8:1:{n:x}00::1");
    let guesses: Vec<_> = (0..6).map(|n| from(of_one(n), "a wrong password")).collect();
    app.until_waiting(6).await;
    for n in [0, 6, 7] {
        from(of_one(n), "a wrong password").await.unwrap().expect(429);
    }
    let honest = from("192.0.2.1".to_owned(), PASSWORD);
    app.until_waiting(7).await;
    // Of that network too only one has more room than the others.
    for address in ["192.0.2.1", "192.0.2.77"] {
        from(address.to_owned(), "a wrong password").await.unwrap().expect(429);
    }
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    honest.await.unwrap().expect(303);
    for guess in guesses {
        guess.await.unwrap().expect(422);
    }
    assert!(app.shared.waiting.is_empty());
}

#[tokio::test]
async fn a_browser_that_signed_in_before_has_its_own_allowance() {
    let app = app::start().await;
    app.insert_account("Ada", May::Nothing).await;
    let (phone, laptop) = (known(&app, "Ada").await, known(&app, "Ada").await);
    guess(&app, &phone, "Ada").await;
    assert_eq!(app.failures_of("Ada").await, 0, "strangers do not feel it");
    let waits = begin(&phone, "Ada", PASSWORD);
    app.until_waiting(1).await;
    laptop.sign_in("Ada", PASSWORD).await.expect(303);
    app.visitor().sign_in("Ada", PASSWORD).await.expect(303);
    assert_eq!(app.shared.waiting.len(), 1);
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    waits.await.unwrap().expect(303);
}

#[tokio::test]
async fn the_own_password_is_not_guessed_at_an_unlocked_screen() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let change = [("old", "a guess"), ("password", "another password"), ("again", "another password")];
    for _ in 0..MANY {
        ada.post("/account/password", &change).await.expect(422);
    }
    app.shared.clock.skip_waits(false);
    let here = ada.clone();
    let right = [("old", PASSWORD), ("password", "another password"), ("again", "another password")];
    let waits = tokio::spawn(async move { here.post("/account/password", &right).await });
    app.until_waiting(1).await;
    app.visitor().sign_in("Ada", PASSWORD).await.expect(303);
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    waits.await.unwrap().expect(303);
}

/// The browser's cookie among those of an answer.
fn device(page: &Page) -> String {
    let cookies = page.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    cookies.into_iter().find(|cookie| cookie.starts_with("reeve_device=")).expect("the browser's cookie").to_owned()
}

fn token(cookie: &str) -> String {
    cookie.split(['=', ';']).nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_browser_keeps_a_token_of_its_own_and_nobody_puts_one_there() {
    let app = app::start().await;
    let ada = app.insert_account("Ada", May::Nothing).await;
    let bo = app.insert_account("Bo", May::Nothing).await;
    let person = app.visitor();
    let cookie = device(&person.sign_in("Ada", PASSWORD).await.expect(303));
    assert!(cookie.contains("HttpOnly") && cookie.contains("Max-Age=31536000"), "{cookie}");
    let first = token(&cookie);
    // Two people at one laptop.
    assert_eq!(token(&device(&person.sign_in("Bo", PASSWORD).await.expect(303))), first);
    let now = app.shared.clock.now();
    let is_known = async |token: &str, account| {
        let mut tx = app.db.read().await.unwrap();
        known_device::is_known(&mut tx, &secret::digest(token), account, now).await.unwrap()
    };
    assert!(is_known(&first, ada).await && is_known(&first, bo).await);

    let made_up = app.visitor();
    let request = made_up.request("POST", "/sign-in").header("Cookie", "reeve_device=made-up");
    let request = request.header("Sec-Fetch-Site", "same-origin").form(&[("name", "Ada"), ("password", PASSWORD)]);
    let given = token(&device(&made_up.send(request).await.expect(303)));
    assert!(given != "made-up" && !is_known("made-up", ada).await && is_known(&given, ada).await);

    // Signed out everywhere, no browser is known any more.
    person.sign_in("Ada", PASSWORD).await.expect(303);
    person.post("/account/sign-out-everywhere", &[]).await.expect(303);
    assert!(!is_known(&first, ada).await && !is_known(&given, ada).await && is_known(&first, bo).await);
}

#[tokio::test]
async fn failures_stand_in_the_audit_log_without_what_was_typed() {
    let app = app::start().await;
    let ada = app.insert_account("Ada", May::Nothing).await;
    app.visitor().sign_in("Ada", "guessed-by-somebody").await.expect(422);
    app.visitor().sign_in("Nepomuk", "guessed-by-somebody").await.expect(422);
    app.visitor().post("/sign-in/code", &[("code", "AAAA-AAAA")]).await.expect(422);
    let log = app.administrator().await.get("/admin/audit?q=failed+sign-in").await.ok();
    let rows: Vec<String> = log.rows("table").into_iter().map(|row| row.join(" ")).collect();
    assert_eq!(rows.len(), 3, "{rows:?}");
    assert!(rows[2].contains(&format!("account {ada}")) && rows[2].contains("127.0.0.1"), "{rows:?}");
    assert!(rows[0].contains("nobody") && rows[1].contains("nobody"), "{rows:?}");
    let body = log.body();
    assert!(!body.contains("Nepomuk") && !body.contains("guessed-by") && !body.contains("AAAA"));
}

/// Lines of the audit log stay for ever.
#[tokio::test]
async fn a_flood_leaves_few_lines_in_the_audit_log() {
    let app = app::start().await;
    for _ in 0..40 {
        app.visitor().sign_in("nobody", "x").await.expect(422);
    }
    let log = app.administrator().await.get("/admin/audit?q=failed+sign-in").await.ok();
    let rows = log.rows("table");
    assert_eq!(rows.len(), 21, "twenty, and the 32nd");
    assert!(rows[0].join(" ").contains("failures: 32"), "{:?}", rows[0]);
}

/// What shuts addresses out reads this line, and the filter for it stands in the documents.
#[tokio::test]
async fn the_log_has_a_line_that_fail2ban_reads() {
    let docs = std::fs::read_to_string("docs/WATCHING.md").unwrap();
    let filter = docs.lines().find_map(|line| line.strip_prefix("failregex = ")).expect("a filter in the documents");
    let (before, after) = filter.split_once("<HOST>").expect("the address in the filter");
    let server = Logged::start(&[]).await;
    browser(&server.url).sign_in("Nepomuk Tippfehler", "guessed-by-somebody").await;
    let log = server.stop();
    let expected =
        format!("{}127.0.0.1{}", before.trim_start_matches('^').trim_start_matches(".*"), after.trim_end_matches('$'));
    let line = log.lines().find(|line| line.contains("sign-in failed")).unwrap_or_else(|| panic!("{log}"));
    assert!(line.contains(&expected) && line.contains("WARN") && line.contains("way=password"), "{expected:?}: {line}");
    assert!(!log.contains("Nepomuk") && !log.contains("guessed-by"));
}

#[tokio::test]
async fn where_too_many_passwords_wait_the_answer_says_when_to_come_again() {
    let app = app::start_with(&["--proxies", "127.0.0.1"]).await;
    let own = known(&app, "administrator").await;
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let threads = reeve_http::server::hashing::threads(cores);
    let gate = Arc::new(Barrier::new(threads + 1));
    let (begun, mut has_begun) = tokio::sync::mpsc::unbounded_channel();
    for n in 0..threads {
        let (shared, gate, begun) = (app.shared.clone(), Arc::clone(&gate), begun.clone());
        tokio::spawn(async move {
            let work = move |_: &mut secret::HashMemory| {
                let _ = begun.send(());
                gate.wait();
            };
            let _ = shared.hashing.run(Priority::Known(format!("holder {n}")), work).await;
        });
        has_begun.recv().await.expect("a thread that is held");
    }
    // From four networks, of which each has its share: 64 wait.
    let from_network = |n: usize| {
        let (visitor, name) = (app.visitor(), format!("name {n}"));
        let request = visitor.request("POST", "/sign-in").header("X-Forwarded-For", format!("192.0.{}.2", n % 4));
        let request = request.form(&[("name", name.as_str()), ("password", "a wrong password")]);
        tokio::spawn(async move { visitor.send(request).await })
    };
    let mut tries: FuturesUnordered<_> = (0..72).map(from_network).collect();
    for _ in 0..8 {
        let sent_away = tries.next().await.unwrap().unwrap().expect(503);
        assert_eq!(sent_away.header("retry-after"), "3");
        assert!(sent_away.says("try again in a moment"), "{sent_away}");
    }
    // Whoever is known still finds room, and is served.
    let honest = begin(&own, "administrator", PASSWORD);
    tokio::task::spawn_blocking(move || gate.wait()).await.unwrap();
    honest.await.unwrap().expect(303);
    while let Some(tried) = tries.next().await {
        tried.unwrap().expect(422);
    }
}

/// Each hash wants 19 MB: of many passwords that come at one time few are hashed at a time, and in memory that was used before.
#[tokio::test]
async fn many_passwords_at_one_time_take_no_memory_for_good() {
    const MB: u64 = 1 << 20;
    if !memory::is_known() || !alone("slow_down::many_passwords_at_one_time_take_no_memory_for_good") {
        return;
    }
    let app = app::start_with(&["--proxies", "127.0.0.1"]).await;
    app.insert_account("Ada", May::Nothing).await;
    let sign_ins = async || {
        let tries: FuturesUnordered<_> = (0..40)
            .map(|n| {
                let visitor = app.visitor();
                // From networks of their own, so that none waits for another.
                let request = visitor.request("POST", "/sign-in").header("X-Forwarded-For", format!("10.{n}.0.1"));
                let name = if n % 2 == 0 { "Ada".to_owned() } else { format!("nobody {n}") };
                let request = request.form(&[("name", name.as_str()), ("password", "a wrong password")]);
                tokio::spawn(async move { visitor.send(request).await.status })
            })
            .collect();
        tries.map(|status| status.unwrap()).collect::<Vec<u16>>().await
    };
    let threads = reeve_http::server::hashing::threads(std::thread::available_parallelism().map_or(2, usize::from));
    let before = memory::now();
    let (first, statuses) = growth_during(sign_ins()).await;
    // Most were looked at; for the account some found no place to wait.
    assert!(statuses.iter().filter(|status| **status == 422).count() >= 20, "{statuses:?}");
    let once = 20 * MB * threads as u64;
    assert!(first < once + 64 * MB, "{} MB", first / MB);
    let (again, _) = growth_during(sign_ins()).await;
    assert!(again < 64 * MB, "{} MB more", again / MB);
    let kept = memory::now().saturating_sub(before);
    assert!(kept < once + 64 * MB, "{} MB are kept", kept / MB);
}
