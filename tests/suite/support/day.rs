//! A tournament with players who are checked in, its staff, and what they do in the course of a day.

#![allow(dead_code)]

use chrono::{NaiveDate, Utc};
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::settings::Settings;
use reeve_rules::tournament::vocabulary::{Phase, PlayerSource, PlayerState, StaffRole, TournamentPart};
use reeve_secret as secret;
use reeve_store::new_tournament;
use reeve_store::new_tournament::NewTournament;
use reeve_store::player;
use reeve_store::player::{NewPlayer, Player};
use reeve_store::time::millis;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{NotStored, Scope, Snapshot, TournamentId};

use super::app::{self, App, May, Page, Person};

/// A tournament on a running server.
pub struct Day {
    /// The server.
    pub app: App,
    /// Runs the tournament.
    pub organizer: Person,
    /// Judges in it.
    pub judge: Person,
    /// The tournament.
    pub id: TournamentId,
    /// Its address is `/t/SLUG`.
    pub slug: &'static str,
}

/// A tournament in check-in, with a judge, whose players `Player 01`, `Player 02`, ... are all here.
pub async fn day(players: usize) -> Day {
    let names: Vec<String> = (1..=players).map(|n| format!("Player {n:02}")).collect();
    day_of(&names).await
}

/// As [`day`], with players of these names.
pub async fn day_of(names: &[String]) -> Day {
    day_on(app::start().await, names).await
}

/// As [`day_of`], on a server that runs already.
pub async fn day_on(app: App, names: &[String]) -> Day {
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let now = millis(Utc::now());
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let id = new_tournament::insert(&mut tx, &blank()).await.unwrap().id;
    for (account, role) in [(organizer.id(), StaffRole::Organizer), (judge.id(), StaffRole::Judge)] {
        tournament::add_staff(&mut tx, id, account, role, now).await.unwrap();
    }
    for name in names {
        player::insert(&mut tx, &someone(id, name)).await.unwrap();
    }
    tx.commit().await.unwrap();
    Day { app, organizer, judge, id, slug: "spring" }
}

/// A tournament in check-in, not stored yet.
pub fn blank() -> NewTournament {
    NewTournament {
        id: NotStored,
        slug: "spring".to_owned(),
        name: "Spring Open".to_owned(),
        place: "Jena".to_owned(),
        starts_on: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
        time_zone: "Europe/Berlin".to_owned(),
        edition: "5th".to_owned(),
        system: SystemCode::Base,
        capacity: None,
        approval: false,
        code_version: "1".to_owned(),
        photo_version: "1".to_owned(),
        settings: Settings::default(),
        rules: RuleSet::default(),
        prelim_rounds: 3,
        part: TournamentPart::Whole,
        phase: Phase::CheckIn,
        attendance: None,
        attendance_at: None,
        skip_semis: None,
        indexed: false,
        embeds: false,
        registrations_per_hour: None,
        name_order: NameOrder::default(),
        name_language: NameLanguage::default(),
        paper_size: PaperSize::default(),
        language: None,
        created_by: None,
        created_at: millis(Utc::now()),
        hidden_at: None,
        called_off_at: None,
        announced_day: None,
        identity: None,
        version: 1,
    }
}

/// A player who is here, not stored yet.
pub fn someone(id: TournamentId, name: &str) -> NewPlayer {
    let now = millis(Utc::now());
    NewPlayer {
        tournament_id: id,
        state: PlayerState::Registered,
        source: PlayerSource::Hand,
        link_token: secret::link_token(),
        checked_in_at: Some(now),
        minor: false,
        code_version: None,
        photo_version: None,
        no_pictures: false,
        language: None,
        agreed_at: None,
        created_at: now,
        person: player::Person { name: name.to_owned(), ..player::Person::default() },
    }
}

impl Day {
    /// An address of the staff's pages.
    pub fn run(&self, path: &str) -> String {
        format!("/run/{}/{path}", self.slug)
    }

    /// An address of the public pages.
    pub fn public(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.slug)
    }

    /// The tournament as it is stored.
    pub async fn stored(&self) -> Snapshot {
        let mut tx = self.app.db.read().await.unwrap();
        Snapshot::load(&mut tx, self.id).await.unwrap()
    }

    /// Changes the tournament's own row.
    pub async fn change(&self, change: impl FnOnce(&mut Tournament)) {
        let mut tx = self.app.db.write(Scope::Tournament(self.id)).await.unwrap();
        let mut row = tournament::by_id(&mut tx, self.id).await.unwrap().expect("the tournament");
        change(&mut row);
        tournament::update(&mut tx, &row).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Changes a player by name.
    pub async fn change_player(&self, name: &str, change: impl FnOnce(&mut Player)) {
        let mut tx = self.app.db.write(Scope::Tournament(self.id)).await.unwrap();
        let players = player::of_tournament(&mut tx, self.id).await.unwrap();
        let mut found = players.into_iter().find(|player| player.person.name == name).expect("a player of that name");
        let before = found.person.clone();
        change(&mut found);
        player::update(&mut tx, &found).await.unwrap();
        if found.person != before {
            player::insert_next_person(&mut tx, &found).await.unwrap();
        }
        tournament::bump(&mut tx, self.id).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Makes the seats, from seed 7, also over seats that were changed by hand.
    pub async fn make(&self) {
        self.organizer.post(&self.run("schedule"), &[("seed", "7"), ("confirm-seed", "again")]).await.expect(303);
    }

    /// Presses a button of a round: `publish`, `start` or `close`. Before a later stage starts, its layouts are confirmed and the
    /// judge is named.
    pub async fn press(&self, round: &str, button: &str) -> Page {
        if button == "start" && !round.starts_with("prelim") {
            self.before_games(round).await;
        }
        self.organizer.post(&self.run(&format!("rounds/{round}/{button}")), &[]).await
    }

    /// Confirms the layout at every table of a round, and names the judge there.
    pub async fn before_games(&self, round: &str) {
        let stored = self.stored().await;
        let found = stored.rounds.iter().find(|r| format!("{}/{}", r.row.stage, r.row.number) == round);
        for table in found.into_iter().flat_map(|round| &round.tables) {
            let seats = self.run(&format!("rounds/{round}/tables/{}/seats", table.row.number));
            self.judge.confirm_layout(&seats).await;
            self.judge.post(&format!("{seats}/judge"), &[("judge", &self.judge.id().to_string())]).await;
        }
    }

    /// Publishes and starts a round.
    pub async fn open(&self, round: &str) {
        self.press(round, "publish").await.expect(303);
        self.press(round, "start").await.expect(303);
    }

    /// Enters a result at a table, as the judge; the VP by selection position, the first one won.
    pub async fn enter(&self, round: &str, table: i64, version: i64, vp: &[&str], more: &[(&str, &str)]) -> Page {
        let version = version.to_string();
        let names: Vec<String> = (1..=vp.len()).map(|n| format!("vp-{n}")).collect();
        let mut fields: Vec<(&str, &str)> = vec![("version", &version), ("winner", "1")];
        fields.extend(names.iter().map(String::as_str).zip(vp.iter().copied()));
        fields.extend(more);
        self.judge.post(&self.run(&format!("rounds/{round}/tables/{table}")), &fields).await
    }

    /// Plays a round to its end: every table gets a result and is signed, and the round is closed.
    pub async fn play(&self, round: &str) {
        self.open(round).await;
        for (table, seats) in self.tables(round).await {
            let vp = &["10", "8", "7", "5"][..seats];
            self.enter(round, table, 0, vp, &[("sign", "yes")]).await.expect(303);
        }
        self.press(round, "close").await.expect(303);
    }

    /// The tables of a round with the number of seats of each.
    pub async fn tables(&self, round: &str) -> Vec<(i64, usize)> {
        let found = self.stored().await;
        let round = found.rounds.into_iter().find(|r| format!("{}/{}", r.row.stage, r.row.number) == round);
        round.expect("the round").tables.iter().map(|table| (table.row.number, table.seats.len())).collect()
    }
}
