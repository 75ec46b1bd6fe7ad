//! A hall in the middle of its day: 200 players in their third game, in a store with 99 other tournaments.

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use reeve_actions::transfer::backup;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::NewSession;
use reeve_store::new_tournament::NewTournament;
use reeve_store::time::millis;
use reeve_store::{Scope, new_tournament, player, tournament};
use tempfile::TempDir;

use crate::client::{Connection, Posts, Work, header};
use crate::support::app::{self, App, May};
use crate::support::day::{Day, blank, someone};

/// Tournaments in the store.
const TOURNAMENTS: usize = 100;
/// Players in each.
const PLAYERS: usize = 200;
/// The round that is being played.
const ROUND: &str = "prelim/3";

/// The hall, with its server.
pub struct Hall {
    pub app: App,
    /// Host and port.
    pub address: String,
    pub slug: &'static str,
    pub workers: usize,
    /// The cookie of an organizer who is signed in.
    pub cookie: String,
    /// The version of each record sheet, by table from 1.
    versions: Mutex<Vec<i64>>,
    /// The same as they are in the hall's own store: results are posted to copies of it too.
    stored: Mutex<Vec<i64>>,
    folder: TempDir,
}

impl Hall {
    /// Makes the store and starts the server.
    pub async fn open(workers: usize) -> Hall {
        let app = app::start_with(&["--workers", &workers.to_string()]).await;
        let organizer = app.account("organizer", May::Administer).await;
        let judge = app.account("judge", May::Nothing).await;
        let now = millis(chrono::Utc::now());
        let mut ids = Vec::new();
        for n in 0..TOURNAMENTS {
            let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
            let slug = if n == 0 { "spring".to_owned() } else { format!("open-{n:02}") };
            let id = new_tournament::insert(&mut tx, &NewTournament { slug, ..blank() }).await.unwrap().id;
            for (account, role) in [(organizer.id(), StaffRole::Organizer), (judge.id(), StaffRole::Judge)] {
                tournament::add_staff(&mut tx, id, account, role, now).await.unwrap();
            }
            for p in 1..=PLAYERS {
                player::insert(&mut tx, &someone(id, &format!("Player {p:03} of the Hall"))).await.unwrap();
            }
            tx.commit().await.unwrap();
            ids.push(id);
            if n > 0 {
                let made = organizer.post(&format!("/run/open-{n:02}/schedule"), &[("seed", "7")]).await;
                assert_eq!(made.status, 303, "{made}");
            }
        }
        let cookie = cookie(&app, organizer.id()).await;
        let day = Day { app, organizer, judge, id: ids[0], slug: "spring" };
        day.make().await;
        day.play("prelim/1").await;
        day.play("prelim/2").await;
        day.open(ROUND).await;
        let Day { app, slug, .. } = day;
        let address = app.url.trim_start_matches("http://").to_owned();
        let versions = Mutex::new(vec![0; PLAYERS / 4]);
        let stored = Mutex::new(vec![0; PLAYERS / 4]);
        Hall { app, address, workers, slug, cookie, versions, stored, folder: tempfile::tempdir().unwrap() }
    }

    /// The pages that organizers look at in the course of a round.
    pub fn staff_pages(&self) -> Vec<String> {
        let pages =
            ["", "/players", "/schedule", "/rounds", "/rounds/prelim/3", "/standings", "/rounds/prelim/3/tables/7"];
        pages.iter().map(|page| format!("/run/{}{page}", self.slug)).collect()
    }

    /// A backup of the store as it is now.
    pub async fn backup(&self) -> PathBuf {
        let file = self.folder.path().join("before.zip");
        backup::backup_to(&self.app.db, &file).await.unwrap();
        file
    }

    /// Posts results on some connections, each at tables of its own: as fast as they go in, or so many in a second.
    pub fn post_results(&self, connections: usize, rate: Option<f64>, work: &Work) -> Posts {
        let address = &self.address;
        let posts = post_results(address, &self.cookie, self.slug, &self.versions, connections, rate, work);
        self.stored.lock().unwrap().clone_from(&self.versions.lock().unwrap());
        posts
    }

    /// A copy of the store was made, to which results are posted from now on.
    pub fn begin_copy(&self) {
        self.versions.lock().unwrap().clone_from(&self.stored.lock().unwrap());
    }

    /// The same against another server that holds the same tournament.
    pub fn post_to(&self, address: &str, cookie: &str, rate: f64, work: &Work) -> Posts {
        post_results(address, cookie, self.slug, &self.versions, 1, Some(rate), work)
    }
}

fn post_results(
    address: &str,
    cookie: &str,
    slug: &str,
    versions: &Mutex<Vec<i64>>,
    connections: usize,
    rate: Option<f64>,
    work: &Work,
) -> Posts {
    let began = Instant::now();
    let tables = versions.lock().unwrap().len();
    let one = |from: usize| {
        let mut connection = Connection::open(address);
        let mut posts = Posts::default();
        let mut due = Instant::now();
        for table in (from..tables).step_by(connections).cycle() {
            if let Some(rate) = rate {
                // Who was kept waiting does not hurry afterwards: one side of a comparison would pay for the other.
                due = Instant::now().max(due + Duration::from_secs_f64(1.0 / rate));
                std::thread::sleep(due.saturating_duration_since(Instant::now()));
            }
            if !work.goes_on() {
                break;
            }
            let version = versions.lock().unwrap()[table];
            let asked = Instant::now();
            let request = result(cookie, slug, table + 1, version);
            match connection.ask(&request) {
                Ok(answer) if answer.status == 303 => {
                    versions.lock().unwrap()[table] += 1;
                    posts.done += 1;
                    posts.took.push(asked.elapsed().as_micros() as u32);
                }
                Ok(answer) => {
                    eprintln!("table {}: {} {:?}", table + 1, answer.status, header(&answer.head, "content-type"));
                    posts.errors += 1;
                }
                Err(error) => {
                    eprintln!("table {}: {error}", table + 1);
                    posts.errors += 1;
                    connection = Connection::open(address);
                }
            }
        }
        posts
    };
    let mut all = Posts::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..connections).map(|from| scope.spawn(move || one(from))).collect();
        threads.into_iter().for_each(|thread| all.add(thread.join().unwrap()));
    });
    all.time = began.elapsed();
    all
}

/// The request that enters a result: another one with each version, so that each is a change.
fn result(cookie: &str, slug: &str, table: usize, version: i64) -> Vec<u8> {
    let vp = [10, 3 + version % 6, 2 + version / 6 % 7, 2 + version / 42 % 7];
    let body = format!(
        "version={version}&winner=1&vp-1={}&vp-2={}&vp-3={}&vp-4={}&handler=starting&form-key={}",
        vp[0],
        vp[1],
        vp[2],
        vp[3],
        secret::form_key()
    );
    format!(
        "POST /run/{slug}/rounds/{ROUND}/tables/{table} HTTP/1.1\r\nHost: hall.test\r\nCookie: {cookie}\r\n\
         Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// A session of an account, as a cookie.
async fn cookie(app: &App, id: reeve_store::AccountId) -> String {
    let token = secret::token();
    let now = millis(chrono::Utc::now());
    let session = NewSession {
        token_hash: secret::digest(&token),
        account_id: id,
        created_at: now,
        last_seen_at: now,
        expires_at: now + chrono::TimeDelta::days(1),
        user_agent: "a load".to_owned(),
        address: "192.0.2.1".to_owned(),
        by_code: false,
    };
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    account::insert_session(&mut tx, &session).await.unwrap();
    tx.commit().await.unwrap();
    format!("reeve_session={token}")
}
