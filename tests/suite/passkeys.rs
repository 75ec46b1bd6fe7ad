//! Passkeys as a second factor: added, used, removed, and nothing else taken for one.

use chrono::TimeDelta;
use reeve_actions::accounts::time_code;
use reeve_actions::transfer::backup;
use reeve_limits as limits;
use reeve_store::{Purpose, Scope, account, expiry, passkey, second_factor};
use serde_json::{Value, json};

use crate::costs::transactions;
use crate::support::app::{self, App, May, PASSWORD, Page, Person};
use crate::support::authenticator::Authenticator;
use crate::support::db;
use crate::support::event::{Event, filled, send};
use crate::support::letters;

/// Where the browsers of these tests are.
const ORIGIN: &str = "http://localhost:4280";
const DOMAIN: &str = "localhost";
const PAGE: &str = "/account/second-factor";
const STEP: &str = "/sign-in/second-factor";
const ADD: &str = "/account/passkeys/add";
const NEW: &str = "/account/passkeys/new";

async fn start() -> App {
    app::start_with(&["--public-url", ORIGIN]).await
}

fn device() -> Authenticator {
    Authenticator::new(ORIGIN, DOMAIN)
}

/// What the browser is asked on a page.
#[track_caller]
fn asked(page: &Page) -> String {
    page.attributes("[data-passkey]", "data-options").pop().unwrap_or_else(|| panic!("nothing is asked: {page}"))
}

/// The first step of adding one: its name and the password; gives the page with the question.
async fn name_it(person: &Person, name: &str) -> Page {
    let page = person.get(ADD).await.ok();
    let fields = filled(&page, "main form", &[("passkey_name", name), ("old", PASSWORD)]);
    let named = send(person, ADD, &fields).await.expect(303);
    assert_eq!(named.location(), Some(NEW));
    person.follow(&named).await.ok()
}

/// Adds one through the pages; gives the answer to the second step.
async fn add(person: &Person, device: &mut Authenticator, name: &str) -> Page {
    let page = name_it(person, name).await;
    assert!(page.header("cache-control") == "no-store" && page.has("script[src*='passkey.']"), "{page}");
    let answer = device.create(&asked(&page));
    send(person, NEW, &filled(&page, "main form", &[("passkey", &answer)])).await
}

/// Somebody whose first second factor is a passkey, with the recovery codes.
async fn with_passkey(app: &App, name: &str) -> (Person, Authenticator, Vec<String>) {
    let (person, mut device) = (app.account(name, May::Nothing).await, device());
    let done = add(&person, &mut device, "Phone").await.ok();
    (person, device, done.texts("#codes li"))
}

/// Types name and password; gives the browser and the page that asks for more.
async fn first_step(app: &App, name: &str) -> (Person, Page) {
    let person = app.visitor();
    let to = person.sign_in(name, PASSWORD).await.expect(303);
    assert!(to.location().is_some_and(|to| to.starts_with(STEP)), "{:?}", to.location());
    let page = person.follow(&to).await.ok();
    (person, page)
}

async fn answer(person: &Person, answer: &str) -> Page {
    person.post(STEP, &[("passkey", answer), ("next", "/account")]).await
}

/// Asserts that a sign-in is refused with these words, and that it opened nothing.
async fn refused(person: &Person, what: &str, words: &str) -> Page {
    let page = answer(person, what).await.expect(422);
    assert!(page.fault("passkey").contains(words), "{page}");
    person.get("/account").await.expect(303);
    page
}

async fn passkeys_of(app: &App, person: &Person) -> Vec<passkey::Passkey> {
    let mut tx = app.db.read().await.unwrap();
    passkey::of_account(&mut tx, person.id()).await.unwrap()
}

#[tokio::test]
async fn a_passkey_is_added_and_asked_for_after_the_password() {
    let app = start().await;
    let (ada, mut phone) = (app.account("Ada", May::Nothing).await, device());
    let elsewhere = app.signed_in(ada.id()).await;
    assert!(ada.get(PAGE).await.ok().has(&format!("a[href='{ADD}']")));
    assert_eq!(ada.get(NEW).await.expect(303).location(), Some(ADD), "nothing was asked yet");

    let done = add(&ada, &mut phone, "  Phone ").await.ok();
    assert_eq!((done.header("cache-control"), done.texts("#codes li").len()), ("no-store", 10));
    elsewhere.get("/account").await.expect(303);
    let page = ada.get(PAGE).await.ok();
    assert_eq!(page.texts("#passkeys h3"), ["Phone"]);
    assert!(page.says("Not used yet") && page.says("use a passkey") && !page.has("input[name=code]"), "{page}");
    assert!(ada.get("/account").await.ok().says("10 of your recovery codes"));

    let (laptop, page) = first_step(&app, "Ada").await;
    assert!(page.has("script[src*='passkey.']") && !page.has("input[name=code]") && page.has("input[name=recovery]"));
    laptop.get("/account").await.expect(303);
    let options: Value = serde_json::from_str(&asked(&page)).unwrap();
    assert_eq!(options["publicKey"]["rpId"], DOMAIN);
    assert_eq!(options["publicKey"]["userVerification"], "preferred");
    assert_eq!(options["publicKey"]["allowCredentials"].as_array().map(Vec::len), Some(1));
    let done = answer(&laptop, &phone.get(&asked(&page))).await.expect(303);
    assert_eq!(done.location(), Some("/account"));
    assert_eq!(laptop.get("/account").await.ok().text(".lead strong"), "Ada");
    assert!(ada.get(PAGE).await.ok().says("Last used"));

    let log = app.administrator().await.get("/admin/audit").await.ok();
    for words in ["add passkey", "second factor: passkey"] {
        assert!(log.says(words), "{words}: {log}");
    }
}

#[tokio::test]
async fn codes_and_passkeys_stand_side_by_side() {
    let app = start().await;
    let (ada, mut phone, recovery) = with_passkey(&app, "Ada").await;
    let page = ada.get(&format!("{PAGE}?codes=new")).await.ok();
    let secret = page.text("#secret").replace(' ', "");
    let code = |app: &App| time_code::code_at(&secret, app.shared.clock.now()).expect("a code");
    let typed = [("code", code(&app)), ("old", PASSWORD.to_owned())];
    let typed: Vec<(&str, &str)> = typed.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let on = send(&ada, PAGE, &filled(&page, "main form", &typed)).await.expect(303);
    assert!(ada.follow(&on).await.ok().says("Codes are on"), "the recovery codes stay");

    app.shared.clock.move_forward(TimeDelta::seconds(30));
    let (one, page) = first_step(&app, "Ada").await;
    assert!(page.has("input[name=code]") && page.has("[data-passkey]"), "{page}");
    one.post(STEP, &[("code", &code(&app))]).await.expect(303);
    let (two, page) = first_step(&app, "Ada").await;
    answer(&two, &phone.get(&asked(&page))).await.expect(303);
    let (three, _) = first_step(&app, "Ada").await;
    three.post(STEP, &[("recovery", &recovery[0])]).await.expect(303);

    // Codes off: the passkey stays, and with it the recovery codes.
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    let page = ada.get(PAGE).await.ok();
    let (now, change) = (code(&app), "/account/second-factor/change");
    let off = filled(&page, "main form", &[("code", &now), ("old", PASSWORD), ("do", "off")]);
    let done = send(&ada, change, &off).await.expect(303);
    let page = ada.follow(&done).await.ok();
    assert!(page.says("Your passkeys go on working"), "{page}");
    let mut tx = app.db.read().await.unwrap();
    assert_eq!(second_factor::recovery_codes_left(&mut tx, ada.id()).await.unwrap(), 9);
    drop(tx);

    // Who has passkeys alone makes new recovery codes with the password.
    let fields = filled(&page, "main form", &[("old", "not my password"), ("do", "codes")]);
    send(&ada, change, &fields).await.expect(422);
    let fields = filled(&ada.get(PAGE).await.ok(), "main form", &[("old", PASSWORD), ("do", "codes")]);
    let shown = send(&ada, change, &fields).await.ok();
    assert_eq!(shown.texts("#codes li").len(), 10);
    ada.post(change, &[("old", PASSWORD), ("do", "off")]).await.expect(404);
}

#[tokio::test]
async fn only_the_right_answer_to_the_last_question_opens() {
    let app = start().await;
    let (_, mut phone, _) = with_passkey(&app, "Ada").await;
    let (_, mut other, _) = with_passkey(&app, "Ben").await;
    let not_accepted = "was not accepted";
    let (laptop, page) = first_step(&app, "Ada").await;
    let first = asked(&page);

    // No JSON, another challenge, another account's passkey, an unknown one, one that says it is the other.
    refused(&laptop, "no answer at all", not_accepted).await;
    let early = phone.get(&first);
    refused(&laptop, &early, not_accepted).await;
    let made_up = phone.get_for(&json!("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"));
    let mut again = refused(&laptop, &made_up, not_accepted).await;
    let foreign = other.get(&asked(&again));
    again = refused(&laptop, &foreign, not_accepted).await;
    let id = std::mem::replace(&mut other.id, phone.id.clone());
    let pretended = other.get(&asked(&again));
    other.id = id;
    again = refused(&laptop, &pretended, not_accepted).await;

    // Another address, another domain.
    phone.origin = "http://localhost.example.org:4280".to_owned();
    let fished = phone.get(&asked(&again));
    again = refused(&laptop, &fished, not_accepted).await;
    (phone.origin, phone.domain) = (ORIGIN.to_owned(), "example.org".to_owned());
    let fished = phone.get(&asked(&again));
    again = refused(&laptop, &fished, not_accepted).await;
    phone.domain = DOMAIN.to_owned();

    // A signature that does not fit, and the answer to a question of another browser.
    let mut spoilt: Value = serde_json::from_str(&phone.get(&asked(&again))).unwrap();
    spoilt["response"]["signature"] = json!("AAAA");
    refused(&laptop, &spoilt.to_string(), not_accepted).await;
    let (_, elsewhere) = first_step(&app, "Ada").await;
    let foreign = phone.get(&asked(&elsewhere));
    again = refused(&laptop, &foreign, not_accepted).await;

    let right = phone.get(&asked(&again));
    answer(&laptop, &right).await.expect(303);
    laptop.get("/account").await.ok();
    // Sent again it opens nothing: neither in that browser nor in another.
    laptop.sign_out().await.expect(303);
    answer(&laptop, &right).await.expect(409);
    let (next, _) = first_step(&app, "Ada").await;
    refused(&next, &right, not_accepted).await;
    let log = app.administrator().await.get("/admin/audit?q=failed+sign-in").await.ok();
    assert_eq!(log.rows("table").len(), 10, "each is logged: {log}");
}

#[tokio::test]
async fn a_counter_that_goes_back_and_a_finger_that_is_missing_are_refused() {
    let app = start().await;
    let (ada, mut phone, _) = with_passkey(&app, "Ada").await;
    let (laptop, page) = first_step(&app, "Ada").await;
    answer(&laptop, &phone.get(&asked(&page))).await.expect(303);
    // A copy has counted as far as the phone had.
    phone.counter -= 1;
    let (thief, page) = first_step(&app, "Ada").await;
    let page = refused(&thief, &phone.get(&asked(&page)), "did not go up").await;
    phone.verifies = false;
    let page = refused(&thief, &phone.get(&asked(&page)), "did not check that it is you").await;
    phone.verifies = true;
    answer(&thief, &phone.get(&asked(&page))).await.expect(303);
    // Of two browsers that were asked at one time, the one that answers later has to count on.
    let (one, first) = first_step(&app, "Ada").await;
    let (two, second) = first_step(&app, "Ada").await;
    let (low, high) = (phone.get(&asked(&first)), phone.get(&asked(&second)));
    answer(&two, &high).await.expect(303);
    refused(&one, &low, "did not go up").await;
    // One that counts nothing, as those on several devices do, stays good.
    let mut kept = device();
    kept.counts = false;
    add(&ada, &mut kept, "Kept in step").await.expect(303);
    for _ in 0..2 {
        let (laptop, page) = first_step(&app, "Ada").await;
        answer(&laptop, &kept.get(&asked(&page))).await.expect(303);
    }
}

#[tokio::test]
async fn guesses_are_slowed_down_as_those_at_codes() {
    let app = start().await;
    let (_, mut phone, recovery) = with_passkey(&app, "Ada").await;
    let (stranger, _) = first_step(&app, "Ada").await;
    let (other, page) = first_step(&app, "Ada").await;
    for _ in 0..12 {
        refused(&stranger, "{}", "was not accepted").await;
    }
    app.shared.clock.skip_waits(false);
    let waits = {
        let stranger = stranger.clone();
        tokio::spawn(async move { answer(&stranger, "{}").await })
    };
    app.until_waiting(1).await;
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    waits.await.unwrap().expect(422);
    app.shared.clock.skip_waits(true);
    // However many were wrong: nobody guesses one, so the right one opens.
    answer(&other, &phone.get(&asked(&page))).await.expect(303);
    let (laptop, _) = first_step(&app, "Ada").await;
    laptop.post(STEP, &[("code", "123456")]).await.expect(422);
    laptop.post(STEP, &[("recovery", &recovery[2])]).await.expect(303);
}

#[tokio::test]
async fn what_was_asked_lasts_some_minutes() {
    let app = start().await;
    let (ada, mut phone, _) = with_passkey(&app, "Ada").await;
    let (late, page) = first_step(&app, "Ada").await;
    let right = phone.get(&asked(&page));
    let named = name_it(&ada, "Stick").await;
    let mut stick = device();
    let made = stick.create(&asked(&named));
    let questions = async || {
        let mut tx = app.db.read().await.unwrap();
        tx.query("select cast(count(*) as bigint) from passkey_question").value::<i64>().await.unwrap()
    };
    assert_eq!(questions().await, 2);
    app.shared.clock.move_forward(TimeDelta::minutes(limits::PENDING_SIGN_IN_MINUTES) + TimeDelta::seconds(1));
    assert!(answer(&late, &right).await.expect(409).says("Too much time passed"));
    let refused = send(&ada, NEW, &filled(&named, "main form", &[("passkey", &made)])).await.expect(409);
    assert!(refused.says("Too much time passed"), "{refused}");
    assert_eq!(passkeys_of(&app, &ada).await.len(), 1);
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    expiry::clean(&mut tx, app.shared.clock.now()).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(questions().await, 0);
}

#[tokio::test]
async fn a_new_passkey_is_the_one_that_was_asked_for() {
    let app = start().await;
    let ada = app.account("Ada", May::Nothing).await;
    // The first step: password and name.
    let page = ada.get(ADD).await.ok();
    let long = "x".repeat(limits::PASSKEY_NAME + 1);
    let tries = [
        ("Phone", "wrong", "old"),
        ("  ", PASSWORD, "passkey_name"),
        (long.as_str(), PASSWORD, "passkey_name"),
        ("a\u{202e}b", PASSWORD, "passkey_name"),
    ];
    for (name, password, field) in tries {
        let fields = filled(&page, "main form", &[("passkey_name", name), ("old", password)]);
        let again = send(&ada, ADD, &fields).await.expect(422);
        assert!(!again.fault(field).is_empty(), "{name}: {again}");
    }
    // A wrong password is a guess that the log tells of; a name that is none is not.
    let mut tx = app.db.read().await.unwrap();
    let guesses: i64 = tx.query("select count(*) from audit where action = 'fail-sign-in'").value().await.unwrap();
    drop(tx);
    assert_eq!(guesses, 1);
    // Answers that are wrong, each to a question of its own; the one before is never taken again.
    let mut phone = device();
    let stale = phone.create(&asked(&name_it(&ada, "Phone").await));
    type Spoil = fn(&mut Authenticator);
    let wrong: [(&str, Spoil); 3] = [
        ("another challenge", |_| ()),
        ("another address", |phone| phone.origin = "https://localhost:4280".to_owned()),
        ("another domain", |phone| phone.domain = "example.org".to_owned()),
    ];
    for (what, spoil) in wrong {
        let page = name_it(&ada, "Phone").await;
        let mut phone = device();
        spoil(&mut phone);
        let made = if what == "another challenge" { stale.clone() } else { phone.create(&asked(&page)) };
        let again = send(&ada, NEW, &filled(&page, "main form", &[("passkey", &made)])).await.expect(422);
        assert!(again.says("was not accepted"), "{what}: {again}");
        assert_eq!(ada.get(NEW).await.expect(303).location(), Some(ADD), "{what}");
    }
    for nothing in ["", "{}", "[1]", "\u{1F600}"] {
        let page = name_it(&ada, "Phone").await;
        send(&ada, NEW, &filled(&page, "main form", &[("passkey", nothing)])).await.expect(422);
    }
    assert!(passkeys_of(&app, &ada).await.is_empty());
    // What one session was asked, another doesn't answer.
    let page = name_it(&ada, "Phone").await;
    let made = phone.create(&asked(&page));
    let (ben, twin) = (app.account("Ben", May::Nothing).await, app.signed_in(ada.id()).await);
    for other in [&ben, &twin] {
        other.post(NEW, &[("passkey", &made)]).await.expect(409);
    }
    let done = send(&ada, NEW, &filled(&page, "main form", &[("passkey", &made)])).await.ok();
    assert_eq!(done.texts("#codes li").len(), 10);
    ada.post(NEW, &[("passkey", &made)]).await.expect(409);
    // A key that another account has is nobody else's.
    let page = name_it(&ben, "Stolen").await;
    let known = phone.create(&asked(&page));
    let refused = send(&ben, NEW, &filled(&page, "main form", &[("passkey", &known)])).await.expect(409);
    assert!(refused.says("added already"), "{refused}");
    assert!(passkeys_of(&app, &ben).await.is_empty());
}

#[tokio::test]
async fn ten_are_kept_and_no_more() {
    let app = start().await;
    let ada = app.account("Ada", May::Nothing).await;
    for number in 0..limits::PASSKEYS {
        let done = add(&ada, &mut device(), &format!("Stick {number}")).await;
        done.expect(if number == 0 { 200 } else { 303 });
    }
    let page = ada.get(ADD).await.ok();
    let fields = filled(&page, "main form", &[("passkey_name", "One more"), ("old", PASSWORD)]);
    let refused = send(&ada, ADD, &fields).await.expect(409);
    assert!(refused.says("You have 10 passkeys already"), "{refused}");
    assert_eq!(passkeys_of(&app, &ada).await.len(), 10);
}

#[tokio::test]
async fn a_removed_passkey_opens_nothing() {
    let app = start().await;
    let (ada, mut phone, _) = with_passkey(&app, "Ada").await;
    let mut stick = device();
    add(&ada, &mut stick, "Stick").await.expect(303);
    let first = passkeys_of(&app, &ada).await.swap_remove(0);
    let path = format!("/account/passkeys/{}/remove", first.id);
    let (laptop, page) = first_step(&app, "Ada").await;
    let early = phone.get(&asked(&page));

    app.db.statement_recorder().start();
    let shown = ada.get(&path).await.ok();
    let recorded = app.db.statement_recorder().stop();
    assert!(shown.says("Phone"), "{shown}");
    // Whose it is and what it is are of one moment.
    let of_key = transactions(&recorded, "from passkey where account_id");
    assert_eq!(of_key.len(), 1);
    assert!(of_key.is_subset(&transactions(&recorded, " from account where id = $1")), "{recorded:?}");
    let again = send(&ada, &path, &filled(&shown, "main form", &[("old", "wrong")])).await.expect(422);
    assert!(!again.fault("old").is_empty(), "{again}");
    let ben = app.account("Ben", May::Nothing).await;
    ben.get(&path).await.expect(404);
    ben.post(&path, &[("old", PASSWORD)]).await.expect(404);
    for none in ["/account/passkeys/x/remove", "/account/passkeys/999999999/remove"] {
        ada.get(none).await.expect(404);
        ada.post(none, &[("old", PASSWORD)]).await.expect(404);
    }
    let done = send(&ada, &path, &filled(&shown, "main form", &[("old", PASSWORD)])).await.expect(303);
    let page = ada.follow(&done).await.ok();
    assert_eq!(page.texts("#passkeys h3"), ["Stick"]);
    // It was asked for while it was there.
    refused(&laptop, &early, "was not accepted").await;
    let (laptop, page) = first_step(&app, "Ada").await;
    refused(&laptop, &phone.get(&asked(&page)), "was not accepted").await;

    // With the last one the second factor and its recovery codes go.
    let last = passkeys_of(&app, &ada).await.swap_remove(0);
    ada.post(&format!("/account/passkeys/{}/remove", last.id), &[("old", PASSWORD)]).await.expect(303);
    assert_eq!(app.visitor().sign_in("Ada", PASSWORD).await.expect(303).location(), Some("/run"));
    let mut tx = app.db.read().await.unwrap();
    assert_eq!(second_factor::recovery_codes_left(&mut tx, ada.id()).await.unwrap(), 0);
    drop(tx);
    assert!(app.administrator().await.get("/admin/audit").await.ok().says("remove passkey"));
}

#[tokio::test]
async fn a_passkey_is_a_second_factor_where_one_is_required() {
    let app = start().await;
    let event = Event::on(app, &[]).await;
    let app = &event.app;
    let boss = app.administrator().await;
    add(&boss, &mut device(), "Stick").await.ok();
    let page = boss.get("/admin/second-factor").await.ok();
    send(&boss, "/admin/second-factor", &filled(&page, "main form", &[("rule", "everybody")])).await.expect(303);
    let page = boss.get("/admin/second-factor").await.ok();
    assert!(page.says("Jan Judge") && !page.texts("main ul").join("").contains("admin"), "{page}");
    let judge = &event.judge;
    assert_eq!(judge.get("/run").await.expect(303).location(), Some(PAGE));
    assert!(judge.get(PAGE).await.ok().has(&format!("a[href='{ADD}']")));
    judge.post("/account/passkeys/1/remove", &[]).await.expect(403);
    let mut phone = device();
    add(judge, &mut phone, "Phone").await.ok();
    judge.get("/run").await.ok();

    // The only one stays; another takes its place.
    let only = passkeys_of(app, judge).await.swap_remove(0);
    let path = format!("/account/passkeys/{}/remove", only.id);
    let told = judge.post(&path, &[("old", PASSWORD)]).await.expect(409);
    assert!(told.says("is the only one you have"), "{told}");
    add(judge, &mut device(), "Stick").await.expect(303);
    judge.post(&path, &[("old", PASSWORD)]).await.expect(303);
    judge.get("/run").await.ok();
}

#[tokio::test]
async fn a_reset_takes_passkeys_too() {
    let mails = tempfile::tempdir().unwrap();
    let folder = mails.path().display().to_string();
    let app =
        app::start_with(&["--public-url", ORIGIN, "--mail-folder", &folder, "--mail-from", "reeve@example.org"]).await;
    let (ada, mut phone, _) = with_passkey(&app, "Ada").await;
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let mut row = account::by_id(&mut tx, ada.id()).await.unwrap().expect("the account");
    row.email = Some("ada@example.org".to_owned());
    account::update(&mut tx, &row).await.unwrap();
    tx.commit().await.unwrap();
    let boss = app.administrator().await;
    assert!(boss.get(&format!("/admin/accounts/{}", ada.id())).await.ok().says("passkeys"));
    let (laptop, page) = first_step(&app, "Ada").await;
    let early = phone.get(&asked(&page));
    boss.post(&format!("/admin/accounts/{}/second-factor", ada.id()), &[]).await.expect(303);
    let mail = &letters::in_folder(mails.path(), 1).await[0];
    assert!(mail.contains("codes and passkeys"), "{mail}");
    assert!(passkeys_of(&app, &ada).await.is_empty());
    answer(&laptop, &early).await.expect(409);
    assert_eq!(app.visitor().sign_in("Ada", PASSWORD).await.expect(303).location(), Some("/run"));

    // And at the machine.
    add(&boss, &mut device(), "Stick").await.ok();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_reeve"));
    let place = app.place().address();
    let done =
        command.args(["user", "reset-second-factor", "administrator", "--database", &place]).output().expect("reeve");
    assert!(done.status.success(), "{done:?}");
    assert_eq!(app.visitor().sign_in("administrator", PASSWORD).await.expect(303).location(), Some("/run"));
}

#[tokio::test]
async fn where_browsers_know_no_passkeys_the_page_says_why() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let page = ada.get(ADD).await.ok();
    assert!(page.says("There are no passkeys here") && page.says("127.0.0.1") && !page.has("main form"), "{page}");
    ada.post(ADD, &[("passkey_name", "Phone"), ("old", PASSWORD)]).await.expect(409);
    ada.post(NEW, &[("passkey", "{}")]).await.expect(409);
    assert!(ada.get(PAGE).await.ok().has("#secret"), "codes go on working");
}

/// Backups hold them, archives don't; and under another address they can't be used.
#[tokio::test]
async fn under_another_address_passkeys_wait_and_recovery_codes_open() {
    let app = start().await;
    let event = Event::on(app, &[]).await;
    let mut phone = device();
    let codes = add(&event.organizer, &mut phone, "Phone").await.ok().texts("#codes li");
    let id = crate::support::authenticator::written(&phone.id);
    let archive = event.get("/export/archive.zip").await.ok();
    assert!(!unpacked(&archive.bytes).contains(&id));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.zip");
    backup::backup_to(&event.app.db, &file).await.unwrap();
    let bytes = std::fs::read(&file).unwrap();
    assert!(unpacked(&bytes).contains(&id));
    let place = db::prepared().await;
    let other = place.open(Purpose::Maintain).await.unwrap();
    backup::restore(&other, std::io::Cursor::new(bytes), true).await.unwrap();
    other.close().await;
    // The restored server is reached by a number.
    let restored = app::start_on(place).await;
    let (laptop, page) = first_step(&restored, "Olga Organizer").await;
    assert!(page.says("were made for localhost") && !page.has("[data-passkey]"), "{page}");
    laptop.post(STEP, &[("recovery", &codes[0])]).await.expect(303);
    let page = laptop.get(PAGE).await.ok();
    assert!(page.says("Made for localhost"), "{page}");
}

/// Everything in a zip file as one text.
fn unpacked(bytes: &[u8]) -> String {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    for index in 0..archive.len() {
        std::io::Read::read_to_string(&mut archive.by_index(index).unwrap(), &mut text).unwrap();
    }
    text
}
