//! A tournament with its organizer, made through the desk, for tests of what happens in it.

use chrono::{NaiveDate, Utc};
use reeve_actions::tournament::create::create_tournament;
use reeve_actions::tournament::details::TypedDetails;
use reeve_actions::{Caller, Context, Who};
use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::time::millis;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, Scope, Snapshot, TournamentId};

use super::app::{self, App, May, Page, Person};

/// A tournament in a running server, and the browser of its organizer.
pub struct Hall {
    /// The server.
    pub app: App,
    /// The organizer.
    pub organizer: Person,
    /// The tournament's number.
    pub id: TournamentId,
    /// Its short address.
    pub slug: &'static str,
}

impl Hall {
    /// A tournament whose registration is open, with this many places (0: no limit).
    pub async fn open(capacity: i64) -> Hall {
        Hall::with(app::start().await, capacity).await
    }

    /// As [`Hall::open`], in a server that runs already.
    pub async fn with(app: App, capacity: i64) -> Hall {
        let organizer = app.account("organizer", May::Nothing).await;
        let caller = Caller { who: Who::Command, address: String::new() };
        let desk = Context { db: &app.db, caller: &caller, now: millis(Utc::now()), form: None };
        let typed = TypedDetails {
            name: "Spring Open".to_owned(),
            slug: "spring-open".to_owned(),
            place: "Hall 1".to_owned(),
            starts_on: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day").to_string(),
            time_zone: "Europe/Berlin".to_owned(),
            edition: "sixth".to_owned(),
            code_version: "1".to_owned(),
            photo_version: "1".to_owned(),
            ..TypedDetails::default()
        };
        let made = create_tournament(&desk, &typed).await.expect("a tournament");
        let hall = Hall { app, organizer, id: made.id, slug: "spring-open" };
        hall.staff(hall.organizer.id(), StaffRole::Organizer).await;
        hall.change(|t| {
            t.phase = Phase::Registration;
            t.capacity = Some(capacity).filter(|places| *places > 0);
        })
        .await;
        hall
    }

    /// Puts an account on the staff.
    pub async fn staff(&self, account: AccountId, role: StaffRole) {
        let mut tx = self.app.db.write(Scope::Tournament(self.id)).await.unwrap();
        tournament::add_staff(&mut tx, self.id, account, role, millis(Utc::now())).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Changes the tournament's own row past the pages.
    pub async fn change(&self, change: impl FnOnce(&mut Tournament)) {
        let mut tx = self.app.db.write(Scope::Tournament(self.id)).await.unwrap();
        let mut row = tournament::by_id(&mut tx, self.id).await.unwrap().expect("the tournament");
        change(&mut row);
        tournament::update(&mut tx, &row).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Everything of the tournament.
    pub async fn snapshot(&self) -> Snapshot {
        let mut tx = self.app.db.read().await.unwrap();
        Snapshot::load(&mut tx, self.id).await.unwrap()
    }

    /// A page of the staff.
    pub fn run(&self, rest: &str) -> String {
        format!("/run/{}{rest}", self.slug)
    }

    /// A player by hand; gives the number within the tournament.
    pub async fn add(&self, name: &str) -> i64 {
        let page = self.organizer.post(&self.run("/players/new"), &[("name", name)]).await.expect(303);
        let location = page.location().expect("a player's page").to_owned();
        let number = location.rsplit('/').next().and_then(|end| end.split('?').next()).expect("a number");
        number.parse().expect("a number")
    }

    /// Somebody registers by the form, with everything agreed to.
    pub async fn register(&self, name: &str, email: &str) -> Page {
        let fields = [("name", name), ("email", email), ("code", "yes"), ("photo", "yes")];
        self.app.visitor().post(&format!("/t/{}/register", self.slug), &fields).await
    }

    /// The names by which players are told apart, with their states.
    pub async fn states(&self) -> Vec<(String, String)> {
        let snapshot = self.snapshot().await;
        snapshot.players.iter().map(|p| (p.label(), p.state.to_string())).collect()
    }
}
