//! Mails: what goes out, to whom, what happens when it does not, and never twice.

use std::collections::BTreeSet;

use chrono::{TimeDelta, Utc};
use reeve_actions::mail;
use reeve_actions::mail::Next;
use reeve_limits::MAIL_TRIES;
use reeve_mail::Unsent;
use reeve_store::account;
use reeve_store::account::{Account, NewAccount};
use reeve_store::outbox::{MailKind, MailState};
use reeve_store::time::millis;
use reeve_store::{AccountId, Db, Purpose, Scope, outbox};

use crate::support::app;
use crate::support::db::{self, db};
use crate::support::hall::Hall;
use crate::support::letters::{self, Smtp};

#[tokio::test]
async fn players_with_an_address_get_their_private_link() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let hall = Hall::with(app, 2).await;
    hall.change(|t| t.name = "Spring\u{202E}Open \u{5e9}\u{5dc}\u{5d5}\u{5dd} Bcc: x".to_owned()).await;
    hall.register("Buy now at evil.example", "ada@example.org").await.expect(303);
    let mails = letters::in_folder(folder.path(), 1).await;
    assert!(mails[0].contains("To: ada@example.org") && !mails[0].contains("evil"), "{}", mails[0]);
    assert_eq!(mails[0].matches("\nBcc").count(), 0);
    hall.register("Bo", "").await.expect(303);
    hall.register("Cy", "cy@example.org").await.expect(303);
    letters::in_folder(folder.path(), 2).await;
    hall.organizer.post(&hall.run("/players/new"), &[("name", "Dee"), ("email", "dee@example.org")]).await.expect(303);
    let mails = letters::in_folder(folder.path(), 3).await;
    let tokens: BTreeSet<String> = hall.snapshot().await.players.iter().map(|p| p.link_token.clone()).collect();
    let sent: BTreeSet<String> =
        mails.iter().map(|mail| letters::link(mail).trim_start_matches("/p/").to_owned()).collect();
    assert_eq!(sent.len(), 3);
    assert!(sent.is_subset(&tokens));
}

#[tokio::test]
async fn who_waits_for_approval_gets_it_with_the_approval() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let hall = Hall::with(app, 0).await;
    hall.change(|t| t.approval = true).await;
    hall.register("Ada", "ada@example.org").await.expect(303);
    let mut tx = hall.app.db.read().await.unwrap();
    assert_eq!(outbox::waiting(&mut tx).await.unwrap(), 0);
    drop(tx);
    hall.organizer.post(&hall.run("/players/1/move"), &[("move", "approve")]).await.expect(303);
    let mails = letters::in_folder(folder.path(), 1).await;
    assert!(mails[0].contains("ada@example.org"));
}

#[tokio::test]
async fn an_import_sends_to_everybody_with_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let hall = Hall::with(app, 0).await;
    let csv = "player,email\nAda,ada@example.org\nBo,\nCy,cy@example.org\n";
    let sent = hall.organizer.post_file(&hall.run("/import"), &[], "file", csv.as_bytes()).await.expect(303);
    let preview = hall.organizer.follow(&sent).await.ok();
    let mut form = preview.form("main form[action*='/import/']");
    form.push(("do".to_owned(), "import".to_owned()));
    let fields: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = hall.organizer.post(sent.location().unwrap(), &fields).await;
    assert_eq!(done.status, 303, "{done}");
    assert_eq!(letters::in_folder(folder.path(), 2).await.len(), 2);
}

#[tokio::test]
async fn without_mail_nothing_is_queued() {
    let hall = Hall::open(0).await;
    hall.register("Ada", "ada@example.org").await.expect(303);
    let mut tx = hall.app.db.read().await.unwrap();
    assert_eq!(outbox::waiting(&mut tx).await.unwrap(), 0);
    drop(tx);
    let page = hall.app.administrator().await.get("/admin/mail").await.ok();
    assert!(page.says("Mail is not set up"), "{page}");
    hall.app.administrator().await.post("/admin/mail/test", &[]).await.expect(409);
}

#[tokio::test]
async fn mail_goes_through_a_server_and_is_tried_again() {
    let smtp = Smtp::start(&["550 ada@example.org is unknown here"]).await;
    let app = app::start_with(&["--smtp", &smtp.url, "--mail-from", "Reeve <reeve@hall.example>"]).await;
    let id = owner(&app.db, "Ada", "ada@example.org").await;
    app.visitor().post("/forgotten", &[("who", "Ada")]).await.ok();
    let administrator = app.administrator().await;
    letters::until("the mail is given up", async || {
        administrator.get("/admin/mail").await.ok().says("given up after 1 try")
    })
    .await;
    let page = administrator.get("/admin/mail").await.ok();
    assert!(page.says("the mail server refused it (550)") && !page.body().contains("ada@example.org"), "{page}");
    assert!(page.says("through 127.0.0.1") && page.attributes("tbody a", "href") == [format!("/admin/accounts/{id}")]);
    let retry = page.attributes("tbody form", "action").swap_remove(0);
    administrator.post(&retry, &[]).await.expect(303);
    letters::until("the mail arrives", async || !smtp.taken().is_empty()).await;
    let taken = smtp.taken();
    assert!(taken[0].from.contains("<reeve@hall.example>") && taken[0].to.contains("<ada@example.org>"), "{taken:?}");
    let page = app.visitor().get(&letters::link(&taken[0].message)).await.ok();
    assert_eq!(page.text("h1"), "Choose a new password");
    letters::until("the row is gone", async || administrator.get("/admin/mail").await.ok().says("Nothing is waiting"))
        .await;
    assert!(smtp.asked_often_enough());
    administrator.post(&retry, &[]).await.expect(404);
    administrator.post("/admin/mail/x/drop", &[]).await.expect(404);
}

/// What people paste is peeled, what can't be sent is refused at the field, and the organizers see whose mail was given up until the
/// address is another one.
#[tokio::test]
async fn organizers_see_whose_mail_was_given_up_and_another_address_gets_it() {
    let smtp = Smtp::start(&["550 unknown"]).await;
    let app = app::start_with(&["--smtp", &smtp.url, "--mail-from", "reeve@hall.example"]).await;
    let hall = Hall::with(app, 9).await;
    for wrong in ["x..y@example.org", "x@-example.org", "Ada <ada@example.org>, bo@example.org"] {
        let page = hall.register("Ada", wrong).await.expect(422);
        assert_eq!(page.texts("#x-email").len(), 1, "{page}");
    }
    hall.register("Ada", "Ada Silva <mailto:ada\u{200b}@example.org>").await.expect(303);
    assert_eq!(hall.snapshot().await.players[0].person.email.as_deref(), Some("ada@example.org"));
    let list = async || hall.organizer.get(&hall.run("/players")).await.ok();
    letters::until("the mail is given up", async || list().await.says("not delivered")).await;
    let one = async || hall.organizer.get(&hall.run("/players/1")).await.ok();
    assert!(one().await.says("not delivered: the mail server refused it (550)"), "{}", one().await);
    let version = one().await.attributes("input[name=version]", "value").swap_remove(0);
    let fields = [("name", "Ada"), ("email", "ada@köln.example"), ("version", &version)];
    hall.organizer.post(&hall.run("/players/1"), &fields).await.expect(303);
    letters::until("the mail arrives", async || !smtp.taken().is_empty()).await;
    assert!(smtp.taken()[0].to.contains("<ada@xn--kln-sna.example>"), "{:?}", smtp.taken());
    letters::until("nothing is missing", async || !list().await.says("not delivered")).await;
    assert!(!one().await.says("not delivered"));
    // A server without SMTPUTF8 takes letters of ASCII alone before the @.
    hall.register("Zoë", "zoë@example.org").await.expect(303);
    let two = async || hall.organizer.get(&hall.run("/players/2")).await.ok();
    letters::until("the reason is told", async || two().await.says("it lacks SMTPUTF8")).await;

    // An administrator who takes a mail off the list hides it from nobody else.
    let administrator = hall.app.administrator().await;
    let drops = async || administrator.get("/admin/mail").await.ok().attributes("form[action$='/drop']", "action");
    let [drop] = &*drops().await else { panic!("one mail") };
    administrator.post(drop, &[]).await.expect(303);
    administrator.post(drop, &[]).await.expect(404);
    assert!(drops().await.is_empty() && two().await.says("it lacks SMTPUTF8") && list().await.says("not delivered"));
    hall.register("Bo", "bo＠xn--kln-sna.example").await.expect(303);
    assert_eq!(hall.snapshot().await.players[2].person.email.as_deref(), Some("bo@köln.example"));
    letters::until("the mail arrives", async || smtp.taken().len() == 2).await;
}

#[tokio::test]
async fn organizers_see_which_invitation_was_not_delivered() {
    let smtp = Smtp::start(&["550 unknown"]).await;
    let app = app::start_with(&["--smtp", &smtp.url, "--mail-from", "reeve@hall.example"]).await;
    let hall = Hall::with(app, 9).await;
    let fields = [("invitee", "Ida"), ("email", "ida@example.org"), ("invited_role", "judge")];
    hall.organizer.post(&hall.run("/staff/invite"), &fields).await.ok();
    let staff = async || hall.organizer.get(&hall.run("/staff")).await.ok();
    letters::until("the reason is told", async || {
        staff().await.says("Mail not delivered: the mail server refused it (550)")
    })
    .await;
    let renew = staff().await.attributes("form[action$='/renew']", "action").swap_remove(0);
    hall.organizer.post(&renew, &[]).await.ok();
    letters::until("the mail arrives", async || !smtp.taken().is_empty()).await;
    assert!(!staff().await.says("not delivered"));
}

#[tokio::test]
async fn an_administrator_sends_a_test() {
    let smtp = Smtp::start(&[]).await;
    let app = app::start_with(&["--smtp", &smtp.url, "--mail-from", "reeve@hall.example"]).await;
    let administrator = app.administrator().await;
    let refused = administrator.post("/admin/mail/test", &[]).await.expect(409);
    assert!(refused.says("has no e-mail address"), "{refused}");
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let own = account::by_id(&mut tx, administrator.id()).await.unwrap().expect("the account");
    account::update(&mut tx, &Account { email: Some("desk@example.org".to_owned()), ..own }).await.unwrap();
    tx.commit().await.unwrap();
    administrator.post("/admin/mail/test", &[]).await.expect(303);
    letters::until("the test arrives", async || smtp.taken().len() == 1).await;
    assert!(smtp.taken()[0].message.replace('\n', " ").contains("mail works"), "{:?}", smtp.taken());
}

#[tokio::test]
async fn a_folder_that_takes_no_mail_is_told_before_one_waits() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let administrator = app.administrator().await;
    let refused = administrator.post("/admin/mail/test", &[]).await.expect(409);
    assert!(refused.says("Give it one under Your account"), "{refused}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "what was tried is left behind");
    folder.close().unwrap();
    let refused = administrator.post("/admin/mail/test", &[]).await.expect(409);
    assert!(refused.says("No mail was written into") && refused.says("the folder takes no file"), "{refused}");
    let status = administrator.get("/admin/status").await.ok();
    let rows = status.rows("table");
    let mail = rows.iter().find(|row| row[0] == "Mail").expect("a line about mail");
    assert!(mail[1].starts_with("needs attention") && mail[1].contains("the folder takes no file"), "{mail:?}");
}

/// An account with an address, and so many mails for it.
async fn owner(db: &Db, name: &str, email: &str) -> AccountId {
    let account = NewAccount {
        name: name.to_owned(),
        email: Some(email.to_owned()),
        password_hash: "none".to_owned(),
        is_admin: false,
        may_create: false,
        created_at: millis(Utc::now()),
    };
    let mut tx = db.write(Scope::NoTournament).await.unwrap();
    let id = account::insert(&mut tx, &account).await.unwrap();
    tx.commit().await.unwrap();
    id
}

async fn queue(db: &Db, id: AccountId, count: usize) {
    let mut tx = db.write(Scope::NoTournament).await.unwrap();
    for _ in 0..count {
        outbox::to_account(&mut tx, MailKind::Test, id, millis(Utc::now())).await.unwrap();
    }
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn of_two_copies_one_sends_a_mail() {
    let one = db().await;
    let two = one.place().open(Purpose::Maintain).await.expect("a second copy");
    let id = owner(&one, "Ada", "ada@example.org").await;
    queue(&one, id, 30).await;
    let worker = async |db: &Db| {
        let mut sent = Vec::new();
        for _ in 0..60 {
            if let Next::Send(mail, _) = mail::next(db, "http://x", millis(Utc::now())).await.unwrap() {
                sent.push(mail.id);
                tokio::task::yield_now().await;
                mail::settle(db, &mail, Ok(()), millis(Utc::now())).await.unwrap();
            }
        }
        sent
    };
    let (mut all, more) = tokio::join!(worker(&one), worker(&two));
    all.extend(more);
    let different: BTreeSet<i64> = all.iter().copied().collect();
    assert_eq!((all.len(), different.len()), (30, 30));
    two.close().await;
}

#[tokio::test]
async fn a_mail_is_tried_for_two_hours_and_then_given_up() {
    let db = db().await;
    let id = owner(&db, "Ada", "ada@example.org").await;
    queue(&db, id, 1).await;
    let began = millis(Utc::now());
    let mut now = began;
    let mut tries = 0;
    let fault = || Err(Unsent::NoConnection);
    for _ in 0..1000 {
        if let Next::Send(mail, letter) = mail::next(&db, "http://x", now).await.unwrap() {
            tries += 1;
            assert_eq!(letter.to, "ada@example.org");
            if mail::settle(&db, &mail, fault(), now).await.unwrap() {
                break;
            }
        }
        now += TimeDelta::minutes(1);
    }
    assert_eq!(tries, MAIL_TRIES);
    assert!((TimeDelta::hours(2)..TimeDelta::hours(3)).contains(&(now - began)), "{}", now - began);
    assert!(matches!(mail::next(&db, "http://x", now + TimeDelta::days(9)).await.unwrap(), Next::Nothing));
}

#[tokio::test]
async fn a_mail_whose_sender_died_is_sent_by_another() {
    let db = db().await;
    let id = owner(&db, "Ada", "ada@example.org").await;
    queue(&db, id, 1).await;
    let now = millis(Utc::now());
    let Next::Send(first, letter) = mail::next(&db, "http://x", now).await.unwrap() else { panic!("no mail") };
    let after = async |minutes| mail::next(&db, "http://x", now + TimeDelta::minutes(minutes)).await.unwrap();
    assert!(matches!(after(9).await, Next::Nothing));
    let Next::Send(second, again) = after(11).await else { panic!("no second try") };
    assert_eq!((first.id, letter.message_id), (second.id, again.message_id));
    // Whoever was thought dead has no say any more.
    let fault = Err(Unsent::NoAddress);
    mail::settle(&db, &first, fault, now).await.unwrap();
    let mut tx = db.read().await.unwrap();
    assert_eq!(outbox::list(&mut tx, 9).await.unwrap()[0].mail.state, MailState::Sending);
}

#[tokio::test]
async fn nobody_gets_a_link_that_is_too_late_or_not_theirs_any_more() {
    let db = db().await;
    let id = owner(&db, "Ada", "ada@example.org").await;
    let mut tx = db.write(Scope::NoTournament).await.unwrap();
    let early = millis(Utc::now()) - TimeDelta::minutes(61);
    outbox::to_account(&mut tx, MailKind::Reset, id, early).await.unwrap();
    tx.commit().await.unwrap();
    assert!(matches!(mail::next(&db, "http://x", millis(Utc::now())).await.unwrap(), Next::Dropped));
    queue(&db, id, 1).await;
    let mut tx = db.write(Scope::NoTournament).await.unwrap();
    let own = account::by_id(&mut tx, id).await.unwrap().expect("the account");
    let off = Account { disabled_at: Some(millis(Utc::now())), ..own };
    account::update(&mut tx, &off).await.unwrap();
    tx.commit().await.unwrap();
    assert!(matches!(mail::next(&db, "http://x", millis(Utc::now())).await.unwrap(), Next::Dropped));
    let mut tx = db.read().await.unwrap();
    assert_eq!(outbox::waiting(&mut tx).await.unwrap(), 0);
}

#[tokio::test]
async fn wrong_settings_stop_the_start() {
    let place = db::Place::new().await;
    place.open(Purpose::Maintain).await.unwrap().close().await;
    let address = place.address();
    for wrong in [
        &["--smtp", "smtps://me:secret@mail.example.org"][..],
        &["--smtp", "mail.example.org", "--mail-from", "reeve@example.org"],
        &["--mail-folder", "/no/such/folder"],
    ] {
        let config = app::config(&[&["--database", &address], wrong].concat());
        let error = reeve_http::server::Running::start(config, reeve_web::routes::SERVED)
            .await
            .err()
            .expect("no start")
            .to_string();
        assert!(error.contains("--") && !error.contains("secret"), "{error}");
    }
}
