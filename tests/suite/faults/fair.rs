//! A tournament of 48 whose first round is on, another one beside it, and judges who enter results without end.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chrono::{TimeDelta, Utc};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::{NewAccount, NewSession};
use reeve_store::time::millis;
use reeve_store::{AccountId, Db, Purpose, Scope, TournamentId, new_tournament, player, tournament};

use crate::support::day::{blank, someone};

use super::Dice;
use super::server::Server;

const PLAYERS: usize = 48;
/// Tables of the round.
pub const TABLES: usize = PLAYERS / 4;
const SEATS: usize = 4;

/// The tournament, and how to get in.
pub struct Fair {
    /// The tournament where results are entered.
    pub id: TournamentId,
    /// The cookie of an organizer who is signed in.
    pub cookie: String,
    /// How many results were acknowledged until now.
    acknowledged: AtomicUsize,
}

/// One record sheet as its judge knows it.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The number of the table.
    pub table: usize,
    /// The results that were acknowledged, in their order: version 1, 2, ...
    pub acknowledged: Vec<Post>,
    /// A result that was sent and whose answer did not come. Only an answer to its form sent again settles it: that
    /// nothing came of the second sending says nothing of the first.
    pub open: Option<Post>,
    /// Posts that the server said it did not store.
    pub refused: Vec<Post>,
}

/// A result as it is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Post {
    /// The key of its form.
    pub key: String,
    /// VP by selection position.
    pub vp: [u64; SEATS],
    /// The winner's selection position.
    pub winner: usize,
}

impl Fair {
    /// Sets everything up in an empty store.
    pub async fn open(address: &str) -> Fair {
        let db = Db::open(address, Purpose::Maintain).await.expect("an open store");
        let now = millis(Utc::now());
        let mut tx = db.write(Scope::Everything).await.unwrap();
        let organizer = account::insert(&mut tx, &somebody()).await.unwrap();
        let token = secret::token();
        account::insert_session(&mut tx, &session(organizer, &token)).await.unwrap();
        let mut ids = Vec::new();
        for slug in ["fair", "beside"] {
            let mut row = blank();
            row.slug = slug.to_owned();
            let id = new_tournament::insert(&mut tx, &row).await.unwrap().id;
            tournament::add_staff(&mut tx, id, organizer, StaffRole::Organizer, now).await.unwrap();
            tournament::add_staff(&mut tx, id, organizer, StaffRole::Judge, now).await.unwrap();
            for n in 1..=PLAYERS {
                player::insert(&mut tx, &someone(id, &format!("Player {n:02}"))).await.unwrap();
            }
            ids.push(id);
        }
        tx.commit().await.unwrap();
        db.close().await;
        let fair = Fair { id: ids[0], cookie: format!("reeve_session={token}"), acknowledged: AtomicUsize::new(0) };
        let server = Server::start(address);
        for slug in ["fair", "beside"] {
            for step in ["schedule", "rounds/prelim/1/publish", "rounds/prelim/1/start"] {
                let answer = fair.send(&server.url, &format!("/run/{slug}/{step}"), "seed=7").await.expect("an answer");
                assert_eq!(answer.0, 303, "{step}: {}", answer.1);
            }
        }
        fair
    }

    /// Sends a form; the status and the page, or that no answer came.
    pub async fn send(&self, url: &str, path: &str, body: &str) -> Result<(u16, String), reqwest::Error> {
        let request = client().post(format!("{url}{path}")).body(body.to_owned());
        let request = request.header("Content-Type", "application/x-www-form-urlencoded");
        let answer = request.header("Sec-Fetch-Site", "same-origin").header("Cookie", &self.cookie).send().await?;
        Ok((answer.status().as_u16(), answer.text().await?))
    }

    /// Opens a page.
    pub async fn get(&self, url: &str, path: &str) -> Result<(u16, String), reqwest::Error> {
        let answer = client().get(format!("{url}{path}")).header("Cookie", &self.cookie).send().await?;
        Ok((answer.status().as_u16(), answer.text().await?))
    }

    /// Sends the open result of a sheet, or a new one, and notes what came of it. Gives the status, or nothing where
    /// the connection broke.
    pub async fn enter(&self, url: &str, sheet: &mut Sheet, dice: &mut Dice) -> Option<u16> {
        let unsure = sheet.open.is_some();
        let post = sheet.open.take().unwrap_or_else(|| sheet.next(dice));
        let body = post.body(sheet.acknowledged.len());
        let path = format!("/run/fair/rounds/prelim/1/tables/{}", sheet.table);
        let answer = self.send(url, &path, &body).await;
        let status = answer.as_ref().ok().map(|answer| answer.0);
        match answer {
            Err(_) => sheet.open = Some(post),
            Ok((303, _)) => {
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
                sheet.acknowledged.push(post);
            }
            Ok((503, page)) if page.contains("is not known whether") => {
                sheet.open = Some(post);
            }
            Ok((503 | 507, _)) if unsure => sheet.open = Some(post),
            Ok((503 | 507, page)) if page.contains("Nothing") => sheet.refused.push(post),
            Ok((status, page)) => panic!("table {}: {status}\n{page}", sheet.table),
        }
        status
    }

    /// Sends a result once more that was acknowledged, as a device does that can't know whether it is there. Gives the status.
    pub async fn again(&self, url: &str, sheet: &Sheet, at: usize) -> u16 {
        let path = format!("/run/fair/rounds/prelim/1/tables/{}", sheet.table);
        let answer = self.send(url, &path, &sheet.acknowledged[at].body(at)).await.expect("an answer");
        answer.0
    }

    /// Waits until so many more results were acknowledged, or, on a machine that hardly gets to anything, ten seconds.
    pub async fn more(&self, results: usize) {
        let (wanted, began) = (self.acknowledged.load(Ordering::Relaxed) + results, Instant::now());
        while self.acknowledged.load(Ordering::Relaxed) < wanted && began.elapsed() < Duration::from_secs(10) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Enters results at some tables, one after the other, until the server is gone or `posts` are through.
    pub async fn judge(&self, url: &str, sheets: &mut [Sheet], posts: usize, dice: &mut Dice) {
        for _ in 0..posts {
            let at = dice.below(sheets.len() as u64) as usize;
            // What was sent and not answered comes first, as a person would.
            let at = sheets.iter().position(|sheet| sheet.open.is_some()).unwrap_or(at);
            match self.enter(url, &mut sheets[at], dice).await {
                None => return,
                Some(303) => {}
                Some(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
}

impl Post {
    /// The form, for a sheet of this version.
    fn body(&self, version: usize) -> String {
        let mut body = format!("form-key={}&version={version}&winner={}", self.key, self.winner);
        for (vp, position) in self.vp.iter().zip(1..) {
            body.push_str(&format!("&vp-{position}={vp}"));
        }
        body
    }
}

impl Sheet {
    /// The sheets of every table, still empty.
    pub fn all() -> Vec<Sheet> {
        let empty = |table| Sheet { table, acknowledged: Vec::new(), open: None, refused: Vec::new() };
        (1..=TABLES).map(empty).collect()
    }

    /// A result that differs from the one before.
    fn next(&self, dice: &mut Dice) -> Post {
        loop {
            let winner = 1 + dice.below(SEATS as u64) as usize;
            let mut vp = [0; SEATS].map(|_: u64| 2 + dice.below(8));
            vp[winner - 1] = 10;
            let key = format!("{:011}{:011}", dice.below(1 << 31), dice.below(1 << 31));
            let last = self.acknowledged.last();
            if last.is_none_or(|last| last.vp != vp || last.winner != winner) {
                return Post { key, vp, winner };
            }
        }
    }
}

fn client() -> &'static reqwest::Client {
    thread_local! {
        // A client belongs to the runtime of its test.
        static CLIENT: &'static reqwest::Client = Box::leak(Box::new(
            reqwest::Client::builder()
                .redirect(reqwest::redirect::Policy::none())
                .timeout(Duration::from_secs(120))
                .pool_max_idle_per_host(0)
                .build()
                .expect("a client"),
        ));
    }
    CLIENT.with(|client| *client)
}

fn somebody() -> NewAccount {
    NewAccount {
        name: "organizer".to_owned(),
        email: None,
        password_hash: "none".to_owned(),
        is_admin: true,
        may_create: true,
        created_at: millis(Utc::now()),
    }
}

fn session(account: AccountId, token: &str) -> NewSession {
    let now = millis(Utc::now());
    NewSession {
        token_hash: secret::digest(token),
        account_id: account,
        created_at: now,
        last_seen_at: now,
        expires_at: now + TimeDelta::days(1),
        user_agent: "a test".to_owned(),
        address: "192.0.2.1".to_owned(),
        by_code: false,
    }
}
