//! A forgotten password: the mail, the administrator's link, and what a link does and does not.

use chrono::{TimeDelta, Utc};
use reeve_actions::accounts::{reset_password, sign_in, slow_down};
use reeve_actions::mail;
use reeve_actions::mail::Next;
use reeve_actions::{Caller, Context, Error, Who};
use reeve_secret as secret;
use reeve_store::time::millis;
use reeve_store::{AccountId, Purpose, Scope, account};

use crate::support::app::{self, App, May, PASSWORD, Page};
use crate::support::{db, letters};

const NEW: [(&str, &str); 2] = [("password", "another password"), ("again", "another password")];

/// Gives an account an e-mail address.
async fn address(app: &App, id: AccountId, email: &str) {
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let mut account = account::by_id(&mut tx, id).await.unwrap().expect("the account");
    account.email = Some(email.to_owned());
    account::update(&mut tx, &account).await.unwrap();
    tx.commit().await.unwrap();
}

/// The path of the link on the page that an administrator gets.
fn shown_link(app: &App, page: &Page) -> String {
    page.text("#link").strip_prefix(app.url.as_str()).expect("a link of this server").to_owned()
}

async fn make_link(app: &App, id: AccountId) -> String {
    let page = app.administrator().await.post(&format!("/admin/accounts/{id}/link"), &[]).await.ok();
    assert_eq!(page.header("cache-control"), "no-store");
    assert!(page.has("img[src^='data:image/svg+xml;base64,']"), "{page}");
    shown_link(app, &page)
}

async fn audit_text(app: &App) -> String {
    app.administrator().await.get("/admin/audit").await.ok().body()
}

async fn until_nothing_waits(app: &App) {
    let administrator = app.administrator().await;
    letters::until("the outbox is empty", async || {
        administrator.get("/admin/mail").await.ok().says("Nothing is waiting")
    })
    .await;
}

#[tokio::test]
async fn an_administrators_link_gives_a_new_password_once() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    for _ in 0..5 {
        app.visitor().sign_in("Ada", "a wrong password").await.expect(422);
    }
    let link = make_link(&app, ada.id()).await;
    let visitor = app.visitor();
    // Programs that look through mails open links, also more than once.
    for _ in 0..3 {
        let page = visitor.get(&link).await.ok();
        assert_eq!(page.header("cache-control"), "no-store");
        assert_eq!(page.header("referrer-policy"), "same-origin");
    }
    let faulty = visitor.post(&link, &[("password", "short"), ("again", "short")]).await.expect(422);
    assert!(faulty.fault("password").contains("at least"), "{faulty}");
    let done = visitor.post(&link, &NEW).await.expect(303);
    assert!(visitor.follow(&done).await.ok().says("The new password is set"));
    ada.get("/account").await.expect(303);
    app.visitor().sign_in("Ada", PASSWORD).await.expect(422);
    // The failures before are forgotten with the password that they were about; the one after is not.
    assert_eq!(app.failures_of("Ada").await, 1);
    visitor.sign_in("Ada", "another password").await.expect(303);

    for answer in [visitor.get(&link).await, visitor.post(&link, &NEW).await] {
        let answer = answer.expect(404);
        assert!(answer.says("used already, it is too old"), "{answer}");
        assert!(answer.has("main a[href='/sign-in']"));
    }
    let log = audit_text(&app).await;
    assert!(log.contains("make one-time link") && log.contains("reset password"));
    let key = link.trim_start_matches("/reset/");
    for secret in [key, &secret::digest(key), "another password", "argon2"] {
        assert!(!log.contains(secret), "the log holds {secret}");
    }
}

#[tokio::test]
async fn a_new_link_ends_the_one_before_and_a_new_password_every_one() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let first = make_link(&app, ada.id()).await;
    let second = make_link(&app, ada.id()).await;
    app.visitor().get(&first).await.expect(404);
    app.visitor().get(&second).await.ok();
    ada.post("/account/password", &[("old", PASSWORD), NEW[0], NEW[1]]).await.expect(303);
    app.visitor().get(&second).await.expect(404);
}

#[tokio::test]
async fn a_link_ends_by_itself_and_with_its_account() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let link = make_link(&app, ada.id()).await;
    let key = link.trim_start_matches("/reset/").to_owned();
    let caller = Caller { who: Who::Visitor, address: "192.0.2.1".to_owned() };
    let open = async |hours: i64| {
        let context =
            Context { db: &app.db, caller: &caller, now: millis(Utc::now()) + TimeDelta::hours(hours), form: None };
        reset_password::is_open(&context, &key).await.unwrap()
    };
    assert!(open(0).await && open(23).await && !open(25).await);
    let late = Context { db: &app.db, caller: &caller, now: millis(Utc::now()) + TimeDelta::hours(25), form: None };
    let hash = secret::hash_password(PASSWORD).unwrap();
    assert!(matches!(reset_password::use_link(&late, &key, hash).await, Err(Error::Missing)));

    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let mut account = account::by_id(&mut tx, ada.id()).await.unwrap().expect("the account");
    account.disabled_at = Some(millis(Utc::now()));
    account::update(&mut tx, &account).await.unwrap();
    tx.commit().await.unwrap();
    app.visitor().post(&link, &NEW).await.expect(404);
    let refused = app.administrator().await.post(&format!("/admin/accounts/{}/link", ada.id()), &[]).await.expect(409);
    assert!(refused.says("switched off"), "{refused}");
    app.administrator().await.post("/admin/accounts/0/link", &[]).await.expect(404);
}

/// Otherwise whoever reads the mail of the old address still gets in.
#[tokio::test]
async fn another_address_ends_the_links_and_stands_in_the_log() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    address(&app, ada.id(), "ada@old.example").await;
    let link = make_link(&app, ada.id()).await;
    let administrator = app.administrator().await;
    let path = format!("/admin/accounts/{}", ada.id());
    let save = async |email: &str| {
        let form = administrator.get(&path).await.ok().form("main form");
        let typed =
            form.iter().map(|(name, value)| if name == "email" { ("email", email) } else { (&**name, &**value) });
        administrator.post(&path, &typed.collect::<Vec<_>>()).await.expect(303);
    };
    save("ada@old.example").await;
    app.visitor().get(&link).await.ok();
    save("ada@new.example").await;
    app.visitor().get(&link).await.expect(404);
    let page = administrator.get("/admin/audit?q=edit+account").await.ok();
    let rows = page.rows("table");
    assert!(rows[0].join(" ").contains("email changed: yes"), "{rows:?}");
    assert_eq!(rows.len(), 1, "what was so already is no change: {rows:?}");
    assert!(!page.body().contains("@new.example"));
}

#[tokio::test]
async fn of_two_who_use_a_link_at_once_one_wins() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let link = make_link(&app, ada.id()).await;
    let other = [("password", "quite another one"), ("again", "quite another one")];
    let (one, two) = (app.visitor(), app.visitor());
    let (first, second) = tokio::join!(one.post(&link, &NEW), two.post(&link, &other));
    let mut statuses = [first.status, second.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 404]);
}

#[tokio::test]
async fn without_mail_the_page_says_whom_to_ask() {
    let app = app::start().await;
    let page = app.visitor().get("/forgotten").await.ok();
    assert!(page.says("ask an administrator") && !page.has("main form"), "{page}");
    app.visitor().post("/forgotten", &[("who", "administrator")]).await.expect(409);
    assert!(app.visitor().get("/sign-in").await.ok().has("a[href='/forgotten']"));
}

#[tokio::test]
async fn a_mail_leads_to_a_new_password_by_name_and_by_address() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let ada = app.account("Ada", May::Nothing).await;
    address(&app, ada.id(), "Ada@Example.org").await;
    let visitor = app.visitor();
    let known = visitor.post("/forgotten", &[("who", " aDA ")]).await.ok();
    let first = letters::in_folder(folder.path(), 1).await;
    visitor.post("/forgotten", &[("who", "ada@example.ORG")]).await.ok();
    let both = letters::in_folder(folder.path(), 2).await;
    let unknown = visitor.post("/forgotten", &[("who", "nobody at all")]).await.ok();
    assert_eq!(unknown.text("main"), known.text("main"), "names can be told apart");
    visitor.post("/forgotten", &[("who", " ")]).await.expect(422);

    assert!(first[0].contains("To: Ada@Example.org") && first[0].contains("Auto-Submitted: auto-generated"));
    let links: Vec<String> = both.iter().map(|mail| letters::link(mail)).collect();
    assert_ne!(links[0], links[1]);
    visitor.post(&links[0], &NEW).await.expect(303);
    visitor.post(&links[1], &NEW).await.expect(404);
    visitor.sign_in("Ada", "another password").await.expect(303);
    until_nothing_waits(&app).await;
    let log = audit_text(&app).await;
    assert!(log.contains("ask for new password") && !log.contains("nobody at all"));
}

/// Whoever gives accounts somebody else's address, or its letters as a name, keeps nobody's mail back.
#[tokio::test]
async fn every_account_with_an_address_gets_its_mail_and_a_line_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let mut names: Vec<String> = (1..=7).map(|n| format!("Hall {n}")).collect();
    names.push("åsa@example.org".to_owned());
    let mut ids = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let email = ["Åsa@Example.org", "åsa@example.org"][at % 2];
        ids.push(app.account(name, May::Nothing).await.id());
        address(&app, ids[at], email).await;
    }
    app.visitor().post("/forgotten", &[("who", "åsa@example.ORG")]).await.ok();
    let mails = letters::in_folder(folder.path(), names.len()).await;
    until_nothing_waits(&app).await;
    assert_eq!(letters::in_folder(folder.path(), 0).await.len(), names.len());
    let links: std::collections::BTreeSet<String> = mails.iter().map(|mail| letters::link(mail)).collect();
    assert_eq!(links.len(), names.len(), "each account has a link of its own");
    let log = app.administrator().await.get("/admin/audit?q=ask+for+new+password").await.ok();
    let lines: Vec<String> = log.rows("table").iter().map(|row| row.join(" ")).collect();
    assert_eq!(lines.len(), ids.len(), "{lines:?}");
    for id in ids {
        assert!(lines.iter().any(|line| line.contains(&format!("account {id}, "))), "no {id}: {lines:?}");
    }
}

/// Who must worry about a stolen account is whoever reads the address that it had before.
#[tokio::test]
async fn the_address_before_is_told_of_the_one_that_comes_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let ada = app.account("Ada", May::Nothing).await;
    address(&app, ada.id(), "ada@old.example").await;
    let own = async |email: &str| {
        let version = ada.get("/account/email").await.ok().form("main form");
        let version = version.into_iter().find(|(name, _)| name == "version").expect("a version").1;
        ada.post("/account/email", &[("version", &version), ("email", email), ("old", PASSWORD)]).await.expect(303);
    };
    own("Ada@Old.example").await;
    until_nothing_waits(&app).await;
    assert!(letters::in_folder(folder.path(), 0).await.is_empty(), "the same address written otherwise");
    own("thief@new.example").await;
    let mail = letters::in_folder(folder.path(), 1).await.swap_remove(0);
    assert!(mail.contains("To: Ada@Old.example") && mail.contains("Hello Ada"), "{mail}");
    assert!(mail.contains("was changed") && !mail.contains("thief@new.example") && !mail.contains("/reset/"), "{mail}");

    // An administrator takes it away, and switches the account off.
    let administrator = app.administrator().await;
    let path = format!("/admin/accounts/{}", ada.id());
    let form = administrator.get(&path).await.ok().form("main form");
    let mut typed: Vec<(&str, &str)> = form.iter().map(|(name, value)| (&**name, &**value)).collect();
    typed.retain(|(name, _)| *name != "email");
    administrator.post(&path, &[&typed[..], &[("email", ""), ("disabled", "yes")]].concat()).await.expect(303);
    let mails = letters::in_folder(folder.path(), 2).await;
    assert!(mails.iter().any(|mail| mail.contains("To: thief@new.example")), "{mails:?}");
    until_nothing_waits(&app).await;
    let mut tx = app.db.read().await.unwrap();
    let kept: i64 = tx.query("select count(*) from outbox").value().await.unwrap();
    assert_eq!(kept, 0, "the address before is kept no longer than its mail");
}

/// Somebody who has the password can't fill a stranger's letter box either.
#[tokio::test]
async fn the_own_address_is_changed_five_times_an_hour() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let own = async |email: &str| {
        let form = ada.get("/account/email").await.ok().form("main form");
        let version = form.into_iter().find(|(name, _)| name == "version").expect("a version").1;
        ada.post("/account/email", &[("version", &version), ("email", email), ("old", PASSWORD)]).await
    };
    for at in 0..5 {
        own(&format!("ada{at}@example.org")).await.expect(303);
    }
    own("ada4@example.org").await.expect(303);
    let refused = own("ada5@example.org").await;
    assert!(refused.body().contains("changed several times"), "{}", refused.body());
    refused.expect(429);
    let form = ada.get("/account/email").await.ok().form("main form");
    assert!(form.contains(&("email".to_owned(), "ada4@example.org".to_owned())), "{form:?}");
}

#[tokio::test]
async fn without_mail_nothing_waits_for_the_address_before() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    address(&app, ada.id(), "ada@old.example").await;
    let form = ada.get("/account/email").await.ok().form("main form");
    let version = form.into_iter().find(|(name, _)| name == "version").expect("a version").1;
    ada.post("/account/email", &[("version", &version), ("email", ""), ("old", PASSWORD)]).await.expect(303);
    let mut tx = app.db.read().await.unwrap();
    assert_eq!(tx.query("select count(*) from outbox").value::<i64>().await.unwrap(), 0);
}

#[tokio::test]
async fn mails_are_not_asked_for_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let ada = app.account("Ada", May::Nothing).await;
    address(&app, ada.id(), "ada@example.org").await;
    for who in ["Ada", "ada@example.org", "Ada", "ada@example.org", "Ada"] {
        let page = app.visitor().post("/forgotten", &[("who", who)]).await.ok();
        assert!(page.says("a mail is on its way"), "{page}");
    }
    for n in 0..5 {
        app.visitor().post("/forgotten", &[("who", &format!("name {n}"))]).await.ok();
    }
    app.visitor().post("/forgotten", &[("who", "one too many")]).await.expect(429);
    assert_eq!(letters::in_folder(folder.path(), 3).await.len(), 3);
    until_nothing_waits(&app).await;
    assert_eq!(letters::in_folder(folder.path(), 3).await.len(), 3, "three an hour for one account");
}

/// A mail server that takes its time keeps nobody from the second and the third mail.
#[tokio::test]
async fn a_mail_that_is_being_sent_counts_once() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    address(&app, ada.id(), "ada@example.org").await;
    let caller = Caller { who: Who::Visitor, address: "192.0.2.7".to_owned() };
    let context = Context { db: &app.db, caller: &caller, now: millis(Utc::now()), form: None };
    for n in 1..=3 {
        reset_password::ask_by_mail(&context, "Ada").await.unwrap();
        let next = mail::next(&app.db, "http://127.0.0.1:8080", context.now).await.unwrap();
        assert!(matches!(next, Next::Send(..)), "mail {n}");
    }
    reset_password::ask_by_mail(&context, "Ada").await.unwrap();
    let next = mail::next(&app.db, "http://127.0.0.1:8080", context.now).await.unwrap();
    assert!(matches!(next, Next::Nothing), "three an hour");
}

#[tokio::test]
async fn the_answer_takes_as_long_for_a_name_that_nobody_has() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let ada = app.account("Ada", May::Nothing).await;
    address(&app, ada.id(), "ada@example.org").await;
    app.shared.clock.skip_waits(false);
    app.shared.clock.stop();
    for who in ["Ada", "nobody"] {
        let waiting = app.shared.clock.waiting();
        let visitor = app.visitor();
        let asked = tokio::spawn(async move { visitor.post("/forgotten", &[("who", who)]).await.ok() });
        letters::until("the answer waits", async || app.shared.clock.waiting() > waiting).await;
        // What looking the name up and queueing a mail took does not come on top: no time has gone by since.
        app.shared.clock.move_forward(TimeDelta::milliseconds(400));
        assert!(asked.await.unwrap().says("a mail is on its way"), "{who}");
    }
}

/// What slows guessing is in the store, so it holds over all copies of Reeve on it.
#[tokio::test]
async fn counters_hold_across_copies() {
    let one = db().await;
    let two = one.place().open(Purpose::Maintain).await.expect("a second copy");
    let caller = Caller { who: Who::Visitor, address: "192.0.2.7".to_owned() };
    let tries = (0..12).map(|n| {
        let context =
            Context { db: if n % 2 == 0 { &one } else { &two }, caller: &caller, now: millis(Utc::now()), form: None };
        async move {
            let applicant = sign_in::applicant(&context, "Ada", None).await.unwrap();
            slow_down::count(&context, &applicant.counters(&context)).await.unwrap().wait.num_seconds()
        }
    });
    let mut waits = futures_util::future::join_all(tries).await;
    waits.sort_unstable();
    assert_eq!(waits, [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30]);
    let asks = (0..20).map(|n| {
        let context =
            Context { db: if n % 2 == 0 { &one } else { &two }, caller: &caller, now: millis(Utc::now()), form: None };
        async move { reset_password::ask_by_mail(&context, &format!("name {n}")).await.is_ok() }
    });
    let taken = futures_util::future::join_all(asks).await;
    assert_eq!(taken.iter().filter(|taken| **taken).count(), 10);
    two.close().await;
}
