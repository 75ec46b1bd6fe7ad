//! Every route, asked for by every role, against the table of who may do what (SPEC, section 3).
//!
//! A new route needs a line here. If its path has a new placeholder, [`World::path`] says what stands for it.

use std::collections::BTreeSet;

use chrono::{NaiveDate, Utc};
use reeve::actions::tournament::create::create_tournament;
use reeve::actions::tournament::details::TypedDetails;
use reeve::actions::{Caller, Context, Who};
use reeve::rules::tournament::vocabulary::{Phase, PlayerSource, PlayerState, StaffRole};
use reeve::store::player;
use reeve::store::player::Player;
use reeve::store::time::millis;
use reeve::store::tournament;
use reeve::store::tournament::Tournament;
use reeve::store::{AccountId, PlayerId, Scope};
use reeve::web::routes;

use crate::support::app::{self, App, May, Page, Person};

/// A row of the table. Some wait for their first route.
#[allow(dead_code)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// Published seats, results, standings, rules, and signing in: anybody.
    Published,
    /// Registering: anybody.
    Register,
    /// The page behind a private link: whoever has the link.
    OwnPage,
    /// One's own account.
    OwnAccount,
    /// Entering a result, and marking a sheet as signed on paper, through the pages of the staff.
    EnterResult,
    /// Correcting a slip of the pen: judges and organizers of the tournament, and no administrator.
    Correct,
    /// Deciding a game: judges of the tournament.
    Decide,
    /// Going to calls, ruling, pausing games: judges of the tournament.
    Rule,
    /// Taking down that a table calls a judge: everybody on the staff.
    Call,
    /// What judges, organizers and administrators do alike: the turn timer, the briefing.
    Judge,
    /// Writing a confidential report as one of the staff, and reading those that one may; which those are is tried in
    /// [`crate::confidential`].
    ReportConduct,
    /// What judges read and organizers change: reading it.
    Read,
    /// What judges read and organizers change: changing it.
    Run,
    /// Archiving a tournament, erasing a person.
    Erase,
    /// Making a tournament like this one: what organizers do who may create tournaments. None of the roles here does both but
    /// the administrator.
    RunAndCreate,
    /// Creating tournaments, if allowed.
    Create,
    /// Accounts, the whole audit log.
    Administer,
}

use Row::*;

/// The line of every route.
pub const TABLE: &[(&str, &str, Row)] = &[
    ("GET", "/", Published),
    ("GET", "/favicon.ico", Published),
    ("GET", "/feed.atom", Published),
    ("GET", "/robots.txt", Published),
    ("GET", "/about/{text}", Published),
    ("GET", "/rules", Published),
    ("GET", "/healthz", Published),
    ("GET", "/readyz", Published),
    ("GET", "/metrics", Published),
    ("GET", "/static/{file:.*}", Published),
    ("POST", "/theme", Published),
    ("GET", "/setup", Published),
    ("POST", "/setup", Published),
    ("GET", "/sign-in", Published),
    ("POST", "/sign-in", Published),
    ("POST", "/sign-out", Published),
    ("GET", "/sign-in/code", Published),
    ("POST", "/sign-in/code", Published),
    ("GET", "/sign-in/second-factor", Published),
    ("POST", "/sign-in/second-factor", Published),
    ("GET", "/forgotten", Published),
    ("POST", "/forgotten", Published),
    ("GET", "/reset/{key}", Published),
    ("POST", "/reset/{key}", Published),
    ("GET", "/invited/{key}", Published),
    ("POST", "/invited/{key}", Published),
    ("POST", "/invited/{key}/accept", OwnAccount),
    ("GET", "/account", OwnAccount),
    ("GET", "/account/code", OwnAccount),
    ("POST", "/account/code", OwnAccount),
    ("GET", "/account/code/state", OwnAccount),
    ("GET", "/account/second-factor", OwnAccount),
    ("POST", "/account/second-factor", OwnAccount),
    ("POST", "/account/second-factor/change", OwnAccount),
    ("GET", "/account/email", OwnAccount),
    ("POST", "/account/email", OwnAccount),
    ("POST", "/account/password", OwnAccount),
    ("POST", "/account/sessions/{session}/end", OwnAccount),
    ("POST", "/account/sign-out-everywhere", OwnAccount),
    ("GET", "/t/{slug}", Published),
    ("GET", "/t/{slug}/bracket", Published),
    ("GET", "/t/{slug}/calendar.ics", Published),
    ("GET", "/t/{slug}/hall", Published),
    ("GET", "/t/{slug}/live", Published),
    ("GET", "/t/{slug}/log", Published),
    ("GET", "/t/{slug}/logo", Published),
    ("GET", "/t/{slug}/players/{number}", Published),
    ("GET", "/t/{slug}/qr.svg", Published),
    ("GET", "/t/{slug}/receipts", Published),
    ("GET", "/t/{slug}/register", Register),
    ("POST", "/t/{slug}/register", Register),
    ("GET", "/t/{slug}/results", Published),
    ("GET", "/t/{slug}/rules", Published),
    ("GET", "/t/{slug}/schedule", Published),
    ("GET", "/t/{slug}/schedule/proof", Published),
    ("GET", "/t/{slug}/seats", Published),
    ("GET", "/t/{slug}/standings", Published),
    ("GET", "/p/{token}", OwnPage),
    ("POST", "/p/{token}/agree", OwnPage),
    ("GET", "/p/{token}/calendar.ics", OwnPage),
    ("GET", "/p/{token}/data.csv", OwnPage),
    ("GET", "/p/{token}/data.json", OwnPage),
    ("POST", "/p/{token}/check-in", OwnPage),
    ("POST", "/p/{token}/edit", OwnPage),
    ("GET", "/p/{token}/qr.svg", OwnPage),
    ("GET", "/p/{token}/sheets/{stage}/{number}", OwnPage),
    ("POST", "/p/{token}/sheets/{stage}/{number}", OwnPage),
    ("POST", "/p/{token}/sheets/{stage}/{number}/dispute", OwnPage),
    ("POST", "/p/{token}/sheets/{stage}/{number}/sign", OwnPage),
    ("POST", "/p/{token}/sheets/{stage}/{number}/take-back", OwnPage),
    ("GET", "/p/{token}/reports", OwnPage),
    ("POST", "/p/{token}/reports", OwnPage),
    ("GET", "/p/{token}/reports/{key}", OwnPage),
    ("POST", "/p/{token}/withdraw", OwnPage),
    ("GET", "/tablet/{key}", Published),
    ("GET", "/tablet/{key}/{position}", Published),
    ("POST", "/tablet/{key}/{position}/dispute", Published),
    ("POST", "/tablet/{key}/{position}/sign", Published),
    ("POST", "/tablet/{key}/{position}/take-back", Published),
    ("GET", "/run", OwnAccount),
    ("GET", "/run/{slug}", Read),
    ("GET", "/run/{slug}/archive", Erase),
    ("POST", "/run/{slug}/archive", Erase),
    ("GET", "/run/{slug}/audit", Read),
    ("GET", "/run/{slug}/audit.csv", Read),
    ("GET", "/run/{slug}/bracket", Read),
    ("POST", "/run/{slug}/bracket/{stage}/decline", Run),
    ("POST", "/run/{slug}/bracket/{stage}/make", Run),
    ("POST", "/run/{slug}/bracket/{stage}/unmake", Run),
    ("POST", "/run/{slug}/bring-back", Erase),
    ("GET", "/run/{slug}/cards", Run),
    ("POST", "/run/{slug}/cards", Run),
    ("GET", "/run/{slug}/check-in", Read),
    ("POST", "/run/{slug}/check-in/{number}", Run),
    ("GET", "/run/{slug}/door", Run),
    ("POST", "/run/{slug}/door", Run),
    ("GET", "/t/{slug}/door/{code}", Published),
    ("GET", "/run/{slug}/details", Read),
    ("POST", "/run/{slug}/details", Run),
    ("GET", "/run/{slug}/export", Read),
    ("GET", "/run/{slug}/export/archive.zip", Run),
    ("GET", "/run/{slug}/export/lots.csv", Read),
    ("GET", "/run/{slug}/export/players.csv", Run),
    ("GET", "/run/{slug}/export/prizes", Read),
    ("GET", "/run/{slug}/export/prizes.csv", Read),
    ("GET", "/run/{slug}/export/report", Run),
    ("GET", "/run/{slug}/export/report.csv", Run),
    ("GET", "/run/{slug}/export/results.csv", Read),
    ("GET", "/run/{slug}/export/schedule.csv", Read),
    ("GET", "/run/{slug}/export/standings.csv", Read),
    ("POST", "/run/{slug}/finish", Run),
    ("GET", "/run/{slug}/face", Read),
    ("POST", "/run/{slug}/face", Run),
    ("POST", "/run/{slug}/face/logo", Run),
    ("GET", "/run/{slug}/prizes", Read),
    ("POST", "/run/{slug}/prizes", Run),
    ("GET", "/run/{slug}/sets", Read),
    ("POST", "/run/{slug}/sets", Run),
    ("GET", "/run/{slug}/invitations", Run),
    ("POST", "/run/{slug}/invitations", Run),
    ("GET", "/run/{slug}/copy", RunAndCreate),
    ("POST", "/run/{slug}/copy", RunAndCreate),
    ("GET", "/run/{slug}/export/certificates", Read),
    ("GET", "/run/{slug}/export/workbook.xlsx", Read),
    ("GET", "/run/{slug}/programme", Read),
    ("POST", "/run/{slug}/programme", Run),
    ("GET", "/run/{slug}/import", Run),
    ("POST", "/run/{slug}/import", Run),
    ("GET", "/run/{slug}/import/{draft}", Run),
    ("POST", "/run/{slug}/import/{draft}", Run),
    ("GET", "/run/{slug}/export/rulings.csv", Read),
    ("GET", "/run/{slug}/judge", Read),
    ("POST", "/run/{slug}/judge/calls/{call}/answer", Rule),
    ("POST", "/run/{slug}/judge/calls/{call}/claim", Rule),
    ("POST", "/run/{slug}/judge/calls/{call}/take-over", Rule),
    ("GET", "/run/{slug}/judge/players/{number}", Read),
    ("GET", "/run/{slug}/judge/rulings", Read),
    ("POST", "/run/{slug}/judge/rulings", Rule),
    ("GET", "/run/{slug}/judge/rulings/new", Rule),
    ("GET", "/run/{slug}/judge/rulings/{ruling}", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/call", Call),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/pause", Rule),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/resume", Rule),
    ("GET", "/run/{slug}/lots", Read),
    ("POST", "/run/{slug}/lots", Run),
    ("POST", "/run/{slug}/open-registration", Run),
    ("GET", "/run/{slug}/players", Read),
    ("POST", "/run/{slug}/players/chosen", Run),
    ("GET", "/run/{slug}/players/doubles", Run),
    ("POST", "/run/{slug}/players/doubles", Run),
    ("POST", "/run/{slug}/players/mail", Run),
    ("POST", "/run/{slug}/players/move-up", Run),
    ("GET", "/run/{slug}/players/new", Run),
    ("POST", "/run/{slug}/players/new", Run),
    ("GET", "/run/{slug}/players/{number}", Read),
    ("POST", "/run/{slug}/players/{number}", Run),
    ("GET", "/run/{slug}/players/{number}/card", Run),
    ("POST", "/run/{slug}/players/{number}/card", Run),
    ("GET", "/run/{slug}/players/{number}/data.json", Run),
    ("GET", "/run/{slug}/players/{number}/erase", Erase),
    ("POST", "/run/{slug}/players/{number}/erase", Erase),
    ("POST", "/run/{slug}/players/{number}/join", Run),
    ("POST", "/run/{slug}/players/{number}/move", Run),
    ("POST", "/run/{slug}/players/{number}/paid", Run),
    ("POST", "/run/{slug}/players/{number}/part", Run),
    ("GET", "/run/{slug}/poster", Read),
    ("POST", "/run/{slug}/reopen-registration", Run),
    ("GET", "/run/{slug}/reports", ReportConduct),
    ("GET", "/run/{slug}/reports/new", ReportConduct),
    ("POST", "/run/{slug}/reports/new", ReportConduct),
    ("GET", "/run/{slug}/reports/{key}", ReportConduct),
    ("POST", "/run/{slug}/reports/{key}/seen", ReportConduct),
    ("POST", "/run/{slug}/reports/{key}/answer", ReportConduct),
    ("GET", "/run/{slug}/rounds", Read),
    ("GET", "/run/{slug}/rounds/{stage}/{number}", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/close", Run),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/take-back", Run),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/print", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/publish", Run),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/start", Run),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/tables/{table}", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}", EnterResult),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/sign", EnterResult),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction", Correct),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/confirm", Correct),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/withdraw", Correct),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/decide", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/decide", Decide),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats", EnterResult),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/back", EnterResult),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/judge", EnterResult),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/layout", EnterResult),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet", EnterResult),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet", EnterResult),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet/close", EnterResult),
    ("GET", "/run/{slug}/schedule", Read),
    ("POST", "/run/{slug}/schedule", Run),
    ("POST", "/run/{slug}/schedule/import", Run),
    ("POST", "/run/{slug}/schedule/pin", Run),
    ("GET", "/run/{slug}/schedule/making", Read),
    ("GET", "/run/{slug}/schedule/proof", Read),
    ("GET", "/run/{slug}/schedule/repair", Run),
    ("POST", "/run/{slug}/schedule/repair", Run),
    ("POST", "/run/{slug}/schedule/stop", Run),
    ("POST", "/run/{slug}/schedule/swap", Run),
    ("POST", "/run/{slug}/schedule/undo", Run),
    ("GET", "/run/{slug}/briefing", Read),
    ("POST", "/run/{slug}/briefing", Judge),
    ("POST", "/run/{slug}/briefing/take-back", Judge),
    ("GET", "/run/{slug}/duty", Read),
    ("POST", "/run/{slug}/duty", Run),
    ("POST", "/run/{slug}/duty/remove", Run),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/timer", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/timer", Judge),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/timer/lift", Judge),
    ("GET", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer", Read),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer", Judge),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer/lift", Judge),
    ("GET", "/run/{slug}/staff/{account}/groups", Read),
    ("POST", "/run/{slug}/staff/{account}/groups", Run),
    ("GET", "/run/{slug}/staff", Read),
    ("POST", "/run/{slug}/staff", Run),
    ("POST", "/run/{slug}/staff/remove", Run),
    ("POST", "/run/{slug}/staff/invite", Run),
    ("POST", "/run/{slug}/staff/invitations/{invitation}/renew", Run),
    ("POST", "/run/{slug}/staff/invitations/{invitation}/withdraw", Run),
    ("POST", "/run/{slug}/stages", Run),
    ("GET", "/run/{slug}/standings", Read),
    ("POST", "/run/{slug}/start-check-in", Run),
    ("GET", "/new", Create),
    ("POST", "/new", Create),
    ("GET", "/admin/accounts", Administer),
    ("GET", "/admin/accounts/new", Administer),
    ("POST", "/admin/accounts/new", Administer),
    ("GET", "/admin/accounts/{account}", Administer),
    ("POST", "/admin/accounts/{account}", Administer),
    ("POST", "/admin/accounts/{account}/link", Administer),
    ("POST", "/admin/accounts/{account}/password", Administer),
    ("POST", "/admin/accounts/{account}/second-factor", Administer),
    ("GET", "/admin/second-factor", Administer),
    ("POST", "/admin/second-factor", Administer),
    ("GET", "/admin/audit", Administer),
    ("GET", "/admin/audit.csv", Administer),
    ("GET", "/admin/backup", Administer),
    ("POST", "/admin/backup", Administer),
    ("POST", "/admin/backup/{file}", Administer),
    ("GET", "/admin/status", Administer),
    ("GET", "/admin/mail", Administer),
    ("POST", "/admin/mail/test", Administer),
    ("POST", "/admin/mail/{mail}/drop", Administer),
    ("POST", "/admin/mail/{mail}/retry", Administer),
    ("GET", "/admin/bans", Administer),
    ("POST", "/admin/bans", Administer),
    ("POST", "/admin/bans/{ban}/end", Administer),
    ("GET", "/admin/texts", Administer),
    ("POST", "/admin/texts", Administer),
    ("GET", "/admin/import", Create),
    ("POST", "/admin/import", Create),
];

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
            Correct => matches!(role, Role::Judge | Role::Organizer),
            Decide | Rule => role == Role::Judge,
            EnterResult | Judge | Call | Read | ReportConduct => {
                matches!(role, Role::Judge | Role::Organizer | Role::Administrator)
            }
            Run | Erase => matches!(role, Role::Organizer | Role::Administrator),
            Create => matches!(role, Role::Administrator | Role::Stranger),
            RunAndCreate | Administer => role == Role::Administrator,
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
            ("{call}", "1"),
            ("{ruling}", "1"),
            ("{key}", "k"),
            ("{position}", "1"),
            ("{mail}", "1"),
            ("{ban}", "1"),
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
    let player = Player {
        id: PlayerId(0),
        tournament_id: tournament.id,
        number: 1,
        state: PlayerState::Registered,
        source: PlayerSource::Hand,
        link_token: token.clone(),
        checked_in_at: None,
        withdrawn_at: None,
        disqualified_clause: None,
        fixed_table: None,
        minor: false,
        code_version: None,
        photo_version: None,
        agreed_at: None,
        paid_at: None,
        paid_amount: None,
        person_version: 1,
        created_at: millis(Utc::now()),
        hidden_at: None,
        merged_into: None,
        version: 1,
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
