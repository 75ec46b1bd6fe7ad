//! The set-up page, signing in and out, passwords and devices.

use std::io::Write;
use std::process::{Command, Stdio};

use chrono::Utc;
use reeve_rules::tournament::vocabulary::ActorKind;
use reeve_store::Scope;
use reeve_store::audit;
use reeve_store::audit_line::AuditLine;
use reeve_store::time::millis;

use crate::support::app::{self, May, PASSWORD};
use crate::support::hall::Hall;

#[tokio::test]
async fn the_set_up_page_is_open_once() {
    let app = app::start_empty().await;
    let visitor = app.visitor();
    assert_eq!(visitor.get("/").await.location(), Some("/setup"));
    let code = app.shared.setup_code().expect("a code");
    let fields =
        |code| [("code", code), ("name", "Ada"), ("password", "a long sentence"), ("again", "a long sentence")];

    let wrong = visitor.post("/setup", &fields("AAAA-AAAA-AAAA")).await.expect(422);
    assert!(wrong.fault("code").contains("not the code"), "{wrong}");
    assert_eq!(wrong.attributes("[name=name]", "value"), ["Ada"]);
    let typed = code.to_lowercase().replace('-', " ");
    let done = visitor.post("/setup", &fields(&typed)).await.expect(303);
    assert_eq!(done.location(), Some("/run"));
    assert_eq!(visitor.get("/account").await.ok().text("h1"), "Your account");

    app.visitor().get("/setup").await.expect(404);
    app.visitor().post("/setup", &fields(&code)).await.expect(404);
    assert_eq!(app.visitor().sign_in("ada", "a long sentence").await.status, 303);
}

#[tokio::test]
async fn an_administrator_of_the_terminal_closes_the_set_up_page_and_opens_the_first_one() {
    let app = app::start_empty().await;
    assert_eq!(app.visitor().get("/").await.location(), Some("/setup"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(["user", "add", "Ada", "--admin", "--database", &app.place().address()]).env_remove("DATABASE_URL");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("the command");
    writeln!(child.stdin.take().expect("its input"), "{PASSWORD}").expect("a line");
    assert!(child.wait().expect("an end").success());
    app.visitor().get("/").await.ok();
    app.visitor().get("/setup").await.expect(404);
}

#[tokio::test]
async fn of_two_set_ups_at_once_one_wins() {
    let app = app::start_empty().await;
    let code = app.shared.setup_code().expect("a code");
    let (one, two) = (app.visitor(), app.visitor());
    let fields = |name| [("code", code.as_str()), ("name", name), ("password", PASSWORD), ("again", PASSWORD)];
    let (one_fields, two_fields) = (fields("One"), fields("Two"));
    let (first, second) = tokio::join!(one.post("/setup", &one_fields), two.post("/setup", &two_fields));
    let mut statuses = [first.status, second.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 404]);
}

#[tokio::test]
async fn set_up_names_every_fault() {
    let app = app::start_empty().await;
    let code = app.shared.setup_code().expect("a code");
    let fields = [("code", code.as_str()), ("name", " "), ("password", "tiny-pw"), ("again", "tiny-pw")];
    let page = app.visitor().post("/setup", &fields).await.expect(422);
    assert_eq!(page.texts(".faults li").len(), 2, "{page}");
    assert!(!page.fault("name").is_empty() && !page.fault("password").is_empty());
    assert!(!page.body().contains("tiny-pw"), "a password came back");
}

#[tokio::test]
async fn signing_in_leads_to_where_one_wanted_to_go() {
    let app = app::start().await;
    app.insert_account("Åsa", May::Nothing).await;
    let person = app.visitor();
    let sent = person.get("/account").await.expect(303);
    assert_eq!(sent.location(), Some("/sign-in?next=%2Faccount"));
    let form = person.follow(&sent).await.ok();
    assert!(form.form("main form").contains(&("next".to_owned(), "/account".to_owned())));

    let wrong = person.post("/sign-in", &[("name", "åsa"), ("password", "guess"), ("next", "/account")]).await;
    assert_eq!(wrong.status, 422);
    assert_eq!(wrong.attributes("[name=name]", "value"), ["åsa"]);
    assert_eq!(wrong.attributes("[name=next]", "value"), ["/account"]);
    let unknown = person.sign_in("nobody", "guess").await.expect(422);
    assert_eq!(unknown.text(".notice"), wrong.text(".notice"), "names can be told apart");

    let done = person.post("/sign-in", &[("name", " ÅSA "), ("password", PASSWORD), ("next", "//elsewhere")]).await;
    assert_eq!((done.status, done.location()), (303, Some("/run")));
    let cookie = done.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    assert_eq!(person.get("/account").await.ok().text(".lead strong"), "Åsa");
    person.sign_out().await.expect(303);
    person.get("/account").await.expect(303);
}

#[tokio::test]
async fn signing_in_gives_a_new_session_and_ends_the_old_one() {
    let app = app::start().await;
    let person = app.visitor();
    person.sign_in("administrator", PASSWORD).await.expect(303);
    assert_eq!(person.get("/account").await.ok().texts("li.card").len(), 1);
    person.sign_in("administrator", PASSWORD).await.expect(303);
    assert_eq!(person.get("/account").await.ok().texts("li.card").len(), 1, "the old session is still there");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let app = app::start().await;
    let here = app.account("Ada", May::Nothing).await;
    let there = app.signed_in(here.id()).await;
    let change = |old: &'static str| [("old", old), ("password", "another password"), ("again", "another password")];

    let wrong = here.post("/account/password", &change("not the old one")).await.expect(422);
    assert!(wrong.fault("old").contains("not your current password"), "{wrong}");
    there.get("/account").await.ok();

    let done = here.post("/account/password", &change(PASSWORD)).await.expect(303);
    assert!(here.follow(&done).await.ok().says("The new password is set"));
    here.get("/account").await.ok();
    there.get("/account").await.expect(303);
    app.visitor().sign_in("Ada", PASSWORD).await.expect(422);
    app.visitor().sign_in("Ada", "another password").await.expect(303);
}

#[tokio::test]
async fn ones_own_e_mail_address_is_changed_with_the_password() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    assert!(ada.get("/account").await.ok().says("None: nobody can send you a link"));
    let page = ada.get("/account/email").await.ok();
    let version = page.form("main form").into_iter().find(|(name, _)| name == "version").expect("a version").1;
    let send = async |email: &str, old: &str| {
        ada.post("/account/email", &[("version", &version), ("email", email), ("old", old)]).await
    };
    let refused = send("ada", PASSWORD).await.expect(422);
    assert!(refused.fault("email").contains("has an @ in it"), "{refused}");
    let long = format!("{}@example.org", "a".repeat(300 - "@example.org".len()));
    let refused = send(&long, PASSWORD).await.expect(422);
    assert!(refused.fault("email").contains("has 300 characters; at most 254 fit"), "{refused}");
    let refused = send("ada@example.org", "not my password").await.expect(422);
    assert!(refused.fault("old").contains("not your current password"), "{refused}");
    let done = send("ada@example.org", PASSWORD).await.expect(303);
    assert!(ada.follow(&done).await.ok().says("ada@example.org"));
    // Of two at once the second is told.
    send("else@example.org", PASSWORD).await.expect(409);
    let log = app.administrator().await.get("/admin/audit").await.ok();
    assert!(log.says("edit account") && !log.says("ada@example.org"), "{log}");
}

#[tokio::test]
async fn devices_are_signed_out_one_by_one_or_all() {
    let app = app::start().await;
    let here = app.account("Ada", May::Nothing).await;
    let (there, elsewhere) = (app.signed_in(here.id()).await, app.signed_in(here.id()).await);
    let other = app.account("Bo", May::Nothing).await;
    let page = here.get("/account").await.ok();
    assert_eq!(page.texts("li.card").len(), 3);
    let target = page.attributes("li.card form", "action").swap_remove(0);

    other.post(&target, &[]).await.expect(404);
    here.post(&target, &[]).await.expect(303);
    let left = [there.get("/account").await.status, elsewhere.get("/account").await.status];
    assert_eq!(left.iter().filter(|status| **status == 200).count(), 1, "{left:?}");
    here.post("/account/sessions/none/end", &[]).await.expect(404);

    here.post("/account/sign-out-everywhere", &[]).await.expect(303);
    for person in [&here, &there, &elsewhere] {
        person.get("/account").await.expect(303);
    }
    other.get("/account").await.ok();
}

#[tokio::test]
async fn administrators_make_and_change_accounts() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    let new = |name: &'static str| {
        [
            ("name", name),
            ("email", "ada@example.org"),
            ("may_create", "yes"),
            ("password", PASSWORD),
            ("again", PASSWORD),
        ]
    };
    let made = administrator.post("/admin/accounts/new", &new("Ada")).await.expect(303);
    let list = administrator.get(made.location().expect("a way")).await.ok();
    assert!(list.says("Ada can sign in now, and may create tournaments."), "{list}");
    let taken = administrator.post("/admin/accounts/new", &new(" ADA ")).await.expect(422);
    assert!(taken.fault("name").contains("already exists"), "{taken}");
    // Nobody sees the difference.
    let same = administrator.post("/admin/accounts/new", &new("A\u{200D}da")).await.expect(422);
    assert!(same.fault("name").contains("already exists"), "{same}");
    assert_eq!(taken.attributes("[name=email]", "value"), ["ada@example.org"]);
    // It would read as another's name in the audit log.
    let turned = administrator.post("/admin/accounts/new", &new("\u{202E}adA")).await.expect(422);
    assert!(turned.fault("name").contains("invisible"), "{turned}");

    let ada = app.visitor();
    ada.sign_in("Ada", PASSWORD).await.expect(303);
    let list = administrator.get("/admin/accounts").await.ok();
    let rows = list.rows("table");
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0][2], "may create tournaments");
    let path = list.attributes("tbody a", "href").swap_remove(0);

    let form = administrator.get(&path).await.ok().form("main form");
    let mut fields: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fields.push(("disabled", "yes"));
    let saved = administrator.post(&path, &fields).await.expect(303);
    assert!(administrator.get(saved.location().expect("a way")).await.ok().says("Ada is saved."));
    ada.get("/account").await.expect(303);
    app.visitor().sign_in("Ada", PASSWORD).await.expect(422);

    // The same form once more is stale now; nothing typed is lost, and both values are shown.
    fields.pop();
    let stale = administrator.post(&path, &fields).await.expect(409);
    assert!(stale.says("stored: yes; yours: no"), "{stale}");
    let again = stale.form("main form");
    let again: Vec<(&str, &str)> = again.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    administrator.post(&path, &again).await.expect(303);
    app.visitor().sign_in("Ada", PASSWORD).await.expect(303);

    for _ in 0..5 {
        app.visitor().sign_in("Ada", "forgotten, most likely").await.expect(422);
    }
    assert_eq!(app.failures_of("Ada").await, 5);
    let fields = [("password", "a newer password"), ("again", "a newer password")];
    let given = administrator.post(&format!("{path}/password"), &fields).await.expect(303);
    assert!(administrator.get(given.location().expect("a way")).await.ok().says("Ada has the new password"));
    // An address that somebody made up says nothing.
    let list = administrator.get("/admin/accounts?done=added&account=99").await.ok();
    assert!(!list.says("can sign in now"), "{list}");
    // The failures before were about the old password.
    assert_eq!(app.failures_of("Ada").await, 0);
    app.visitor().sign_in("Ada", "a newer password").await.expect(303);
    for path in ["/admin/accounts/0", "/admin/accounts/x", "/admin/accounts/99999999999999999999"] {
        administrator.get(path).await.expect(404);
        administrator.post(path, &[("name", "x")]).await.expect(404);
    }
}

#[tokio::test]
async fn the_last_administrator_stays() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    let path = format!("/admin/accounts/{}", administrator.id());
    let form = administrator.get(&path).await.ok().form("main form");
    let version = form.iter().find(|(name, _)| name == "version").expect("a version").1.clone();
    for change in [vec![("is_admin", "yes"), ("disabled", "yes")], vec![]] {
        let mut fields = vec![("name", "administrator"), ("version", version.as_str())];
        fields.extend(change);
        let refused = administrator.post(&path, &fields).await.expect(409);
        assert!(refused.says("last administrator"), "{refused}");
    }
    app.insert_account("second", May::Administer).await;
    let fields = [("name", "administrator"), ("version", version.as_str())];
    administrator.post(&path, &fields).await.expect(303);
    administrator.get("/admin/accounts").await.expect(403);
}

#[tokio::test]
async fn the_audit_log_says_who_did_what() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    for name in ["Ada", "Bo_1", "Box1"] {
        let fields = [("name", name), ("password", PASSWORD), ("again", PASSWORD)];
        administrator.post("/admin/accounts/new", &fields).await.expect(303);
    }
    let person = app.visitor();
    person.sign_in("Bo_1", PASSWORD).await.expect(303);
    let log = administrator.get("/admin/audit").await.ok();
    let rows = log.rows("table");
    assert_eq!(rows.len(), 4);
    assert!(rows[0][1].starts_with("Bo_1 127.0.0.1") && rows[0][2].starts_with("sign in"), "{rows:?}");
    assert!(rows[1][1].starts_with("administrator") && rows[1][4].contains("administrator: no"), "{rows:?}");
    assert!(!log.body().contains("argon2"));
    assert_eq!(administrator.get("/admin/audit?q=Bo_1").await.ok().rows("table").len(), 1);
    assert_eq!(administrator.get("/admin/audit?q=Add%20ACC").await.ok().rows("table").len(), 3);
    let none = administrator.get("/admin/audit?q=%25").await.ok();
    assert!(none.says("Nothing was found"), "{none}");
    for query in ["below=x", "below=-5", "below=99999999999999999999", "q=%00", "q=%FF", "q='"] {
        let page = administrator.get(&format!("/admin/audit?{query}")).await;
        assert!(matches!(page.status, 200 | 400 | 404 | 422), "{query}: {page}");
    }
}

#[tokio::test]
async fn a_long_audit_log_is_read_page_by_page() {
    let app = app::start().await;
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    for n in 1..=250 {
        let line = AuditLine {
            tournament_id: None,
            at: millis(Utc::now()),
            actor_kind: ActorKind::Command,
            account_id: None,
            player_id: None,
            address: String::new(),
            action: "count".to_owned().into(),
            subject: format!("line {n}"),
            before: None,
            after: None,
        };
        audit::insert(&mut tx, &line).await.unwrap();
    }
    tx.commit().await.unwrap();
    let administrator = app.administrator().await;
    let mut path = "/admin/audit?q=line".to_owned();
    let mut seen = Vec::new();
    loop {
        let page = administrator.get(&path).await.ok();
        seen.extend(page.rows("table").into_iter().map(|row| row[2].clone()));
        let Some(next) = page.attributes("a[rel=next]", "href").pop() else { break };
        path = next;
    }
    let expected: Vec<String> = (1..=250).rev().map(|n| format!("count line {n}")).collect();
    assert_eq!(seen, expected);
}

/// Each refuses a password as long as it should be, which is tried first by whoever guesses.
#[tokio::test]
async fn a_password_that_is_guessed_soon_is_refused_at_every_door() {
    let hall = Hall::open(0).await;
    let app = &hall.app;
    let ada = app.account("Ada", May::Nothing).await;
    let administrator = app.administrator().await;
    let link = administrator.post(&format!("/admin/accounts/{}/link", ada.id()), &[]).await.ok().text("#link");
    let link = link.strip_prefix(app.url.as_str()).expect("a link of this server").to_owned();
    for common in ["1234567890", "password123", "Spring Open", "adaadaada1"] {
        let typed = [("name", "Ada Two"), ("old", PASSWORD), ("password", common), ("again", common)];
        let answers = [
            administrator.post("/admin/accounts/new", &typed).await,
            administrator.post(&format!("/admin/accounts/{}/password", ada.id()), &typed).await,
            ada.post("/account/password", &typed).await,
            app.visitor().post(&link, &typed).await,
        ];
        for answer in answers {
            let answer = answer.expect(422);
            assert!(answer.fault("password").contains("easily guessed"), "{common}: {answer}");
        }
    }
    let empty = app::start_empty().await;
    let code = empty.shared.setup_code().expect("a code");
    let typed = [("code", code.as_str()), ("name", "Ada"), ("password", "password123"), ("again", "password123")];
    let answer = empty.visitor().post("/setup", &typed).await.expect(422);
    assert!(answer.fault("password").contains("easily guessed"), "{answer}");
}
