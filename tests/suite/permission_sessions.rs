//! Sessions that have ended, were never begun or were stolen open no route: whoever brings one gets what a visitor
//! gets, at every route of the table.

use chrono::{TimeDelta, Utc};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::{Account, NewSession};
use reeve_store::time::millis;
use reeve_store::{AccountId, Scope, tournament};

use crate::permissions::{Role, TABLE, World};
use crate::support::app::{App, May, PASSWORD, Page, Person};

/// A session of an account until that time; gives its token.
async fn session(app: &App, id: AccountId, hours: i64) -> String {
    let token = secret::token();
    let now = millis(Utc::now());
    let session = NewSession {
        token_hash: secret::digest(&token),
        account_id: id,
        created_at: now - TimeDelta::hours(2),
        last_seen_at: now,
        expires_at: now + TimeDelta::hours(hours),
        user_agent: "a test".to_owned(),
        address: "192.0.2.1".to_owned(),
        by_code: false,
    };
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    account::insert_session(&mut tx, &session).await.unwrap();
    tx.commit().await.unwrap();
    token
}

/// An administrator who organizes the tournament too: whoever had such a session could do everything.
async fn mighty(world: &World, name: &str) -> AccountId {
    let id = world.app.insert_account(name, May::Administer).await;
    let now = millis(Utc::now());
    let mut tx = world.app.db.read().await.unwrap();
    let open = tournament::by_slug(&mut tx, "spring-open").await.unwrap().expect("the tournament");
    drop(tx);
    let mut tx = world.app.db.write(Scope::Tournament(open.id)).await.unwrap();
    tournament::add_staff(&mut tx, open.id, id, StaffRole::Organizer, now).await.unwrap();
    tx.commit().await.unwrap();
    id
}

async fn as_bearer(person: &Person, token: &str, method: &str, path: &str) -> Page {
    let request = person.request(method, path).header("Sec-Fetch-Site", "same-origin");
    person.send(request.header("Cookie", format!("reeve_session={token}"))).await
}

async fn change_account(world: &World, id: AccountId, change: impl FnOnce(&mut Account)) {
    let mut tx = world.app.db.write(Scope::NoTournament).await.unwrap();
    let mut row = account::by_id(&mut tx, id).await.unwrap().expect("the account");
    change(&mut row);
    account::update(&mut tx, &row).await.unwrap();
    tx.commit().await.unwrap();
}

/// Tokens that open nothing any more, or never did, each with what became of it.
async fn dead_tokens(world: &World) -> Vec<(&'static str, String)> {
    let app = &world.app;
    let visitor = app.visitor();
    let mut dead = Vec::new();
    dead.push(("expired", session(app, mighty(world, "expired").await, -1).await));

    let token = session(app, mighty(world, "signed out").await, 9).await;
    as_bearer(&visitor, &token, "POST", "/sign-out").await.expect(303);
    dead.push(("signed out", token));

    let id = mighty(world, "switched off").await;
    dead.push(("of an account that is switched off", session(app, id, 9).await));
    change_account(world, id, |row| row.disabled_at = Some(millis(Utc::now()))).await;

    let id = mighty(world, "everywhere").await;
    dead.push(("stolen before a sign-out everywhere", session(app, id, 9).await));
    app.signed_in(id).await.post("/account/sign-out-everywhere", &[]).await.expect(303);

    let id = mighty(world, "changed").await;
    dead.push(("stolen before a change of password", session(app, id, 9).await));
    let fields = [("old", PASSWORD), ("password", "twelve sheep in a boat"), ("again", "twelve sheep in a boat")];
    app.signed_in(id).await.post("/account/password", &fields).await.expect(303);

    let id = mighty(world, "given").await;
    dead.push(("stolen before an administrator gave a password", session(app, id, 9).await));
    let given = [("password", "twelve sheep in a boat"), ("again", "twelve sheep in a boat")];
    let administrator = app.signed_in(world.administrator).await;
    administrator.post(&format!("/admin/accounts/{id}/password"), &given).await.expect(303);

    // What a good one is made into: by who reads the database, and by who guesses or mistypes.
    let good = session(app, mighty(world, "good").await, 9).await;
    assert_eq!(as_bearer(&visitor, &good, "GET", "/admin/accounts").await.status, 200);
    let turned: String = good.chars().rev().collect();
    dead.push(("the digest that is stored", secret::digest(&good)));
    dead.push(("turned round", turned));
    dead.push(("cut short", good.chars().skip(1).collect()));
    dead.push(("one letter more", format!("{good}A")));
    dead.push(("in quotes", format!("\"{good}\"")));
    dead.push(("percent-encoded", good.bytes().map(|byte| format!("%{byte:02x}")).collect()));
    dead.push(("of nobody", secret::token()));
    dead.push(("empty", String::new()));
    dead
}

#[tokio::test]
async fn a_session_that_has_ended_opens_no_route() {
    let world = World::new().await;
    let tokens = dead_tokens(&world).await;
    let visitor = world.app.visitor();
    let mut complaints = Vec::new();
    for (method, pattern, row) in TABLE.iter().filter(|(_, _, row)| !row.allows(Role::Visitor)) {
        let path = world.path(pattern, Role::Visitor);
        let request = visitor.request(method, &path).header("Sec-Fetch-Site", "same-origin");
        let expected = visitor.send(request).await;
        assert!(matches!(expected.status, 303 | 401 | 403 | 404), "{method} {pattern} {row:?}: {expected}");
        for (what, token) in &tokens {
            let page = as_bearer(&visitor, token, method, &path).await;
            let same = page.status == expected.status && page.location() == expected.location();
            if !same || page.text_or_empty("h1") != expected.text_or_empty("h1") {
                complaints.push(format!(
                    "{method} {pattern} with a token {what}: {} {:?}",
                    page.status,
                    page.location()
                ));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[tokio::test]
async fn a_form_sent_after_the_sign_in_ended_says_so_and_names_no_tournament() {
    let world = World::new().await;
    let visitor = world.app.visitor();
    let there = visitor.post("/run/spring-open/players/new", &[("name", "X")]).await.expect(403);
    let nowhere = visitor.post("/run/no-such-open/players/new", &[("name", "X")]).await.expect(403);
    for page in [&there, &nowhere] {
        assert!(page.says("You are not signed in") && page.says("Nothing was changed"), "{page}");
        assert!(!page.says("Spring Open"), "{page}");
    }
}
