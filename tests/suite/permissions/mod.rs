//! Every route, asked for by every role, against the table of who may do what (SPEC, section 3).
//!
//! A new route needs a line here. If its path has a new placeholder, [`World::path`] says what stands for it.

mod table;

use std::collections::BTreeSet;

use chrono::{NaiveDate, Utc};
use reeve_actions::tournament::create::create_tournament;
use reeve_actions::tournament::details::TypedDetails;
use reeve_actions::{Caller, Context, Who};
use reeve_rules::tournament::vocabulary::{Phase, PlayerSource, PlayerState, StaffRole};
use reeve_store::player;
use reeve_store::player::NewPlayer;
use reeve_store::time::millis;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, Scope};
use reeve_web::routes;

use crate::support::app::{self, App, May, Page, Person};

pub use self::table::TABLE;

use self::table::Row;
use self::table::Row::*;

/// A kind of person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Visitor,
    /// Somebody with a player's private link and no account.
    Player,
    Judge,
    Organizer,
    Administrator,
    /// Somebody with an account and no part in any tournament.
    Account,
    /// The organizer of another tournament, who may create tournaments.
    Stranger,
}

/// All of them.
pub const ROLES: [Role; 7] =
    [Role::Visitor, Role::Player, Role::Judge, Role::Organizer, Role::Administrator, Role::Account, Role::Stranger];

impl Row {
    /// Whether somebody of that role may.
    pub fn allows(self, role: Role) -> bool {
        match self {
            Published | Register => true,
            OwnPage => role == Role::Player,
            OwnAccount => !matches!(role, Role::Visitor | Role::Player),
            Correct | Agree => matches!(role, Role::Judge | Role::Organizer),
            Decide | Rule => role == Role::Judge,
            EnterResult | Judge | Call | Read | ReportConduct => {
                matches!(role, Role::Judge | Role::Organizer | Role::Administrator)
            }
            Run | Erase => matches!(role, Role::Organizer | Role::Administrator),
            Create => matches!(role, Role::Administrator | Role::Stranger),
            RunAndCreate | Administer => role == Role::Administrator,
            AtLaptop | ByKey => false,
        }
    }
}

/// A tournament with its people, and another one beside it.
pub struct World {
    /// The server.
    pub app: App,
    judge: AccountId,
    organizer: AccountId,
    /// The administrator.
    pub administrator: AccountId,
    account: AccountId,
    stranger: AccountId,
    token: String,
}

impl World {
    /// Makes it.
    pub async fn new() -> World {
        let app = app::start().await;
        let judge = app.insert_account("judge", May::Nothing).await;
        let organizer = app.insert_account("organizer", May::Nothing).await;
        let account = app.insert_account("account", May::Nothing).await;
        let stranger = app.insert_account("stranger", May::Create).await;
        let administrator = app.administrator().await.id();
        let ours = tournament(&app, "spring-open").await;
        staff(&app, &ours, organizer, StaffRole::Organizer).await;
        staff(&app, &ours, judge, StaffRole::Judge).await;
        let other = tournament(&app, "autumn-open").await;
        staff(&app, &other, stranger, StaffRole::Organizer).await;
        let token = player(&app, &ours).await;
        app.insert_series("spring-series", organizer, &[ours.id]).await;
        World { app, judge, organizer, administrator, account, stranger, token }
    }

    /// Somebody of a role, in a browser of their own: what an earlier request did to a session is forgotten.
    async fn person(&self, role: Role) -> Person {
        let id = match role {
            Role::Visitor | Role::Player => return self.app.visitor(),
            Role::Judge => self.judge,
            Role::Organizer => self.organizer,
            Role::Administrator => self.administrator,
            Role::Account => self.account,
            Role::Stranger => self.stranger,
        };
        self.app.signed_in(id).await
    }

    /// A path of a pattern, with something that exists in place of each placeholder.
    pub fn path(&self, pattern: &str, role: Role) -> String {
        let token = if role == Role::Player { self.token.clone() } else { "a".repeat(24) };
        let account = self.account.to_string();
        let stand_ins = [
            ("{slug}", "spring-open"),
            ("{token}", token.as_str()),
            ("{stage}", "prelim"),
            ("{number}", "1"),
            ("{table}", "1"),
            ("{session}", "1"),
            ("{passkey}", "1"),
            ("{call}", "1"),
            ("{ruling}", "1"),
            ("{moment}", "start"),
            ("{request}", "1"),
            ("{key}", "k"),
            ("{position}", "1"),
            ("{mail}", "1"),
            ("{ban}", "1"),
            ("{screen}", "1"),
            ("{stream}", "1"),
            ("{hook}", "1"),
            ("{list}", "players"),
            ("{series}", "spring-series"),
            ("{event}", "spring-open"),
            ("{paper}", "pack"),
            ("{invitation}", "1"),
            ("{code}", "K7QM-2XWD"),
            ("{draft}", "1"),
            ("{account}", account.as_str()),
            ("{text}", "privacy"),
            ("{file:.*}", "mark.svg"),
            ("{file}", "reeve-20261121T070000Z.zip"),
        ];
        let path = stand_ins.iter().fold(pattern.to_owned(), |path, (name, value)| path.replace(name, value));
        assert!(!path.contains('{'), "what stands for the placeholder in {pattern}? Say it in World::path");
        path
    }

    async fn ask(&self, role: Role, method: &str, pattern: &str) -> Page {
        let person = self.person(role).await;
        let path = self.path(pattern, role);
        match method {
            "GET" => person.get(&path).await,
            "POST" => person.post(&path, &[]).await,
            other => panic!("a route with the method {other}"),
        }
    }
}

async fn tournament(app: &App, slug: &str) -> Tournament {
    let caller = Caller { who: Who::Command, address: String::new() };
    let desk = Context { db: &app.db, caller: &caller, now: millis(Utc::now()), form: None };
    let typed = TypedDetails {
        name: slug.to_owned(),
        slug: slug.to_owned(),
        place: "Hall 1".to_owned(),
        starts_on: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day").to_string(),
        time_zone: "Europe/Berlin".to_owned(),
        edition: "sixth".to_owned(),
        code_version: "1".to_owned(),
        photo_version: "1".to_owned(),
        ..TypedDetails::default()
    };
    let made = create_tournament(&desk, &typed).await.expect("a tournament");
    let open = Tournament { phase: Phase::Registration, ..made };
    let mut tx = app.db.write(Scope::Tournament(open.id)).await.unwrap();
    tournament::update(&mut tx, &open).await.unwrap();
    tx.commit().await.unwrap();
    open
}

async fn staff(app: &App, tournament: &Tournament, account: AccountId, role: StaffRole) {
    let mut tx = app.db.write(Scope::Tournament(tournament.id)).await.unwrap();
    tournament::add_staff(&mut tx, tournament.id, account, role, millis(Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
}

/// A registered player; gives the token of the private link.
async fn player(app: &App, tournament: &Tournament) -> String {
    let token = "p".repeat(24);
    let player = NewPlayer {
        tournament_id: tournament.id,
        state: PlayerState::Registered,
        source: PlayerSource::Hand,
        link_token: token.clone(),
        checked_in_at: None,
        minor: false,
        code_version: None,
        photo_version: None,
        no_pictures: false,
        language: None,
        agreed_at: None,
        created_at: millis(Utc::now()),
        person: player::Person { name: "Imani Okoro".to_owned(), ..player::Person::default() },
    };
    let mut tx = app.db.write(Scope::Tournament(tournament.id)).await.unwrap();
    player::insert(&mut tx, &player).await.unwrap();
    tx.commit().await.unwrap();
    token
}

#[test]
fn every_route_has_a_line_and_every_line_a_route() {
    let all = routes::all();
    let routes: BTreeSet<(String, &str)> = all.iter().map(|route| (route.method.to_string(), route.path)).collect();
    let table: BTreeSet<(String, &str)> = TABLE.iter().map(|(method, path, _)| ((*method).to_owned(), *path)).collect();
    assert_eq!(routes.len(), all.len(), "a route is listed twice");
    assert_eq!(table.len(), TABLE.len(), "a line of the table is there twice");
    let missing: Vec<_> = routes.difference(&table).collect();
    let stale: Vec<_> = table.difference(&routes).collect();
    assert!(missing.is_empty(), "routes without a line in TABLE: {missing:#?}");
    assert!(stale.is_empty(), "lines of TABLE without a route: {stale:#?}");
}

/// What is refused: 401, 403, 404 (where its existence is not told), or being sent to the sign-in page.
fn refused(page: &Page) -> bool {
    let to_sign_in = page.location().is_some_and(|to| to.starts_with("/sign-in?next="));
    matches!(page.status, 401 | 403 | 404) || to_sign_in
}

/// What is let in may still find nothing (404), be too early (409) or incomplete (422).
fn let_in(page: &Page) -> bool {
    let to_sign_in = page.location().is_some_and(|to| to.starts_with("/sign-in?next="));
    !matches!(page.status, 401 | 403) && !to_sign_in && page.status < 500
}

#[tokio::test]
async fn nobody_does_what_is_not_theirs() {
    let world = World::new().await;
    let mut complaints = Vec::new();
    for (method, pattern, row) in TABLE {
        for role in ROLES.into_iter().filter(|role| !row.allows(*role)) {
            let page = world.ask(role, method, pattern).await;
            if !refused(&page) {
                complaints.push(format!("{method} {pattern} lets in {role:?}: {}", page.status));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[tokio::test]
async fn everybody_does_what_is_theirs() {
    let world = World::new().await;
    let mut complaints = Vec::new();
    // Pages first: what is sent afterwards may change what there is to see.
    for wanted in ["GET", "POST"] {
        for (method, pattern, row) in TABLE.iter().filter(|(method, _, _)| *method == wanted) {
            for role in ROLES.into_iter().filter(|role| row.allows(*role)) {
                let page = world.ask(role, method, pattern).await;
                if !let_in(&page) {
                    complaints.push(format!("{method} {pattern} refuses {role:?}: {}", page.status));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[tokio::test]
async fn a_draft_and_a_hidden_tournament_are_seen_by_their_staff_only() {
    let world = World::new().await;
    for change in ["draft", "hidden"] {
        let mut tx = world.app.db.read().await.unwrap();
        let found = tournament::by_slug(&mut tx, "spring-open").await.unwrap().expect("the tournament");
        drop(tx);
        let changed = match change {
            "draft" => Tournament { phase: Phase::Draft, ..found },
            _ => Tournament { phase: Phase::Registration, hidden_at: Some(millis(Utc::now())), ..found },
        };
        let mut tx = world.app.db.write(Scope::Tournament(changed.id)).await.unwrap();
        tournament::update(&mut tx, &changed).await.unwrap();
        tx.commit().await.unwrap();
        for role in [Role::Visitor, Role::Account, Role::Stranger] {
            let page = world.ask(role, "GET", "/t/{slug}/seats").await;
            assert_eq!(page.status, 404, "{change} {role:?}");
            assert!(refused(&world.ask(role, "GET", "/run/{slug}").await), "{change} {role:?}");
        }
        for role in [Role::Judge, Role::Organizer, Role::Administrator] {
            assert_eq!(world.ask(role, "GET", "/run/{slug}").await.status, 200, "{change} {role:?}");
        }
        let start = world.ask(Role::Visitor, "GET", "/").await;
        assert!(!start.body().contains("spring-open"), "{change}");
    }
}

/// A path that is spelled otherwise is the same path to the guard and to the routes, or no path at all.
#[tokio::test]
async fn no_spelling_of_a_path_goes_around_the_guard() {
    let world = World::new().await;
    for path in [
        "/%72un/spring-open",
        "/run/spring%2Dopen",
        "/run//spring-open",
        "//run/spring-open",
        "/run/spring-open/",
        "/run/./spring-open",
        "/run/spring-open%2Fdetails",
        "/RUN/spring-open",
        "/t/../run/spring-open",
        "/t/spring-open/../../run/spring-open/details",
        "/run/spring-open/details;x=1",
        "/run/spring-open/details?slug=autumn-open",
    ] {
        for role in [Role::Visitor, Role::Account, Role::Stranger] {
            let page = world.person(role).await.get(path).await;
            assert!(refused(&page), "{path} {role:?}: {page}");
        }
    }
}

/// A word of an address with one letter encoded is the same word: nobody gets in by it as if it were a name or a number.
#[tokio::test]
async fn an_encoded_letter_asks_for_the_same_permission() {
    let world = World::new().await;
    let mut let_in_somewhere = 0;
    for (folder, word) in [
        ("/run/spring-open/players", "doubles"),
        ("/run/spring-open/players", "new"),
        ("/run/spring-open/judge/rulings", "new"),
        ("/run/spring-open", "details"),
        ("/run/spring-open", "players"),
        ("/t/spring-open", "standings"),
    ] {
        for role in ROLES {
            let person = world.person(role).await;
            let plain = person.get(&format!("{folder}/{word}")).await;
            let_in_somewhere += usize::from(plain.status == 200);
            for at in 0..word.len() {
                let (before, rest) = word.split_at(at);
                let (letter, after) = rest.split_at(1);
                let spelled = format!("{folder}/{before}%{:02x}{after}", letter.as_bytes()[0]);
                let page = person.get(&spelled).await;
                assert_eq!(page.status, plain.status, "{spelled} {role:?}: {page}");
            }
        }
    }
    assert!(let_in_somewhere > 12, "{let_in_somewhere}");
    let judge = world.person(Role::Judge).await;
    judge.get("/run/spring-open/players/%64oubles?one=1&two=2").await.expect(403);
}
