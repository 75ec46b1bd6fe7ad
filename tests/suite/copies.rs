//! Two copies of Reeve on one PostgreSQL: how far the pages of one are behind the commits of the other, and what
//! happens when it can't hear them. On SQLite there is one copy, and nothing to test here.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use reeve_rules::tournament::settings::StandingsMove;
use reeve_store::db::Dialect;
use reeve_store::{Db, Purpose, Scope, player, tournament};

use crate::support::app::Person;
use crate::support::day::{Day, day};
use crate::support::db::{Place, admin, postgres_url};

/// Longer than a page may be behind another copy, for a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a page asked for so long after a commit of another copy shows.
const BEHIND: Duration = Duration::from_millis(100);

/// Every page that shows a result while the standings move with the record sheets.
const PAGES: &[&str] = &["", "/results", "/standings", "/seats", "/rules", "/schedule", "/bracket"];

/// Gives the first player another name, past every announcement but that of the store.
async fn rename(db: &Db, day: &Day, name: &str) {
    let mut tx = db.write(Scope::Tournament(day.id)).await.unwrap();
    let mut players = player::of_tournament(&mut tx, day.id).await.unwrap();
    name.clone_into(&mut players[0].person.name);
    player::insert_next_person(&mut tx, &players[0]).await.unwrap();
    tournament::bump(&mut tx, day.id).await.unwrap();
    tx.commit().await.unwrap();
}

/// When the first request was sent that was answered with another tag than this one.
async fn changed(visitor: &Person, path: &str, tag: &str, since: Instant) -> Duration {
    loop {
        let asked = since.elapsed();
        if visitor.get(path).await.ok().header("etag") != tag {
            return asked;
        }
        assert!(since.elapsed() < PATIENCE, "{path} never shows what the other copy has stored");
    }
}

#[tokio::test]
async fn each_copy_shows_what_the_other_stored() {
    let day = day(24).await;
    if day.app.db.dialect() == Dialect::Sqlite {
        return;
    }
    day.change(|t| t.settings.standings_move = StandingsMove::Sheet).await;
    day.make().await;
    day.open("prelim/1").await;
    let other = day.app.other().await;
    let (here, there) = (day.app.visitor(), day.app.visitor().at_copy(&other));
    let mut delays = Vec::new();
    for table in 1..=6 {
        // The time of the last change stands on every page, to the second; so that it differs, a second passes on both clocks.
        for copy in [&day.app.shared, &other.shared] {
            copy.clock.move_forward(TimeDelta::milliseconds(1010));
        }
        let (judge, reader) = match table % 2 {
            0 => (day.judge.clone(), &there),
            _ => (day.judge.at_copy(&other), &here),
        };
        let mut tags = Vec::new();
        for page in PAGES {
            let path = format!("/t/{}{page}", day.slug);
            tags.push((reader.get(&path).await.ok().header("etag").to_owned(), path));
        }
        let sheet = day.run(&format!("rounds/prelim/1/tables/{table}"));
        let fields = [("version", "0"), ("winner", "1"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5")];
        judge.post(&sheet, &[&fields[..], &[("sign", "yes")]].concat()).await.expect(303);
        let stored = Instant::now();
        let (tag, path) = &tags[table % tags.len()];
        delays.push(changed(reader, path, tag, stored).await);
        tokio::time::sleep(BEHIND.saturating_sub(stored.elapsed())).await;
        for (tag, path) in &tags {
            assert_ne!(reader.get(path).await.ok().header("etag"), tag, "{path} is as it was before table {table}");
        }
        let results = reader.get(&day.public("results")).await.ok();
        assert_eq!(results.body().matches("not yet").count(), 6 - table, "{results}");
    }
    delays.sort();
    let (middle, longest) = (delays[delays.len() / 2], delays[delays.len() - 1]);
    println!("pages of the other copy, after the answer: half new within {middle:?}, all within {longest:?}");
}

/// The process of the PostgreSQL server that serves the listener: the newest, where one that was given up still ends.
async fn listener(schema: &str) -> String {
    use sqlx::Connection;
    let url = postgres_url().expect("a PostgreSQL");
    let mut conn = sqlx::PgConnection::connect(&url).await.expect("a connection");
    let pid: i32 = sqlx::query_scalar(
        "select pid from pg_stat_activity where application_name = $1 and query like 'LISTEN%' \
         order by backend_start desc limit 1",
    )
    .bind(schema)
    .fetch_one(&mut conn)
    .await
    .expect("a listener");
    pid.to_string()
}

/// A process that stands still; it goes on with the end of this value, also where a test fails.
struct Stopped(String);

impl Stopped {
    /// None where this may not be done to the process, as to that of another machine.
    fn process(pid: String) -> Option<Stopped> {
        signal("-STOP", &pid).then_some(Stopped(pid))
    }
}

impl Drop for Stopped {
    fn drop(&mut self) {
        signal("-CONT", &self.0);
    }
}

fn signal(which: &str, pid: &str) -> bool {
    std::process::Command::new("kill").args([which, pid]).status().is_ok_and(|status| status.success())
}

async fn free_of_charge(day: &Day, visitor: &Person, path: &str) {
    let began = Instant::now();
    loop {
        let before = day.app.db.statements();
        visitor.get(path).await.ok();
        if day.app.db.statements() == before {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{path} costs a statement every time");
    }
}

#[tokio::test]
async fn while_nothing_can_be_heard_the_database_is_asked_every_time() {
    let day = day(12).await;
    let Place::Schema { name: schema, .. } = day.app.place() else { return };
    day.make().await;
    day.open("prelim/1").await;
    let command = day.app.place().open(Purpose::Maintain).await.unwrap();
    let visitor = day.app.visitor();
    free_of_charge(&day, &visitor, &day.public("seats")).await;
    // How many changes fit in before the server notices is the machine's business: again until there were some.
    for attempt in 0..10 {
        // The connection stands, but no word comes through it.
        let Some(stopped) = Stopped::process(listener(schema).await) else {
            assert!(std::env::var_os("CI").is_none(), "the process of the listener can't be stopped");
            println!("LEFT OUT: the process of the listener can't be stopped here");
            return;
        };
        let asked = changes_while_deaf(&day, &command, &visitor, attempt).await;
        drop(stopped);
        free_of_charge(&day, &visitor, &day.public("seats")).await;
        if asked > 0 {
            println!("{asked} changes while the listener was deaf, each shown at once");
            return;
        }
    }
    panic!("the server always noticed before anything was changed");
}

/// Changes a name again and again while the listener hears nothing, and looks for it. How many changes were shown for one
/// question each, before the server could notice.
async fn changes_while_deaf(day: &Day, command: &Db, visitor: &Person, attempt: usize) -> usize {
    let path = day.public("seats");
    let deaf = Instant::now();
    // Longer than what was heard before counts as fresh.
    tokio::time::sleep(Duration::from_millis(110)).await;
    for n in 0..12 {
        let name = format!("Deaf {attempt} {n}");
        rename(command, day, &name).await;
        let before = day.app.db.statements();
        assert!(visitor.get(&path).await.ok().says(&name), "{name} is not there at once");
        let to_make = day.app.db.statements() - before;
        let before = day.app.db.statements();
        visitor.get(&path).await.ok();
        // After two seconds the server notices, and listens on another connection.
        if deaf.elapsed() > Duration::from_millis(1800) {
            return n;
        }
        assert!(to_make > 1);
        assert_eq!(day.app.db.statements() - before, 1, "asked for the version, and no more");
    }
    12
}

#[tokio::test]
async fn a_listener_that_is_cut_off_leaves_no_old_page() {
    let day = day(12).await;
    let Place::Schema { name: schema, .. } = day.app.place() else { return };
    day.make().await;
    day.open("prelim/1").await;
    let command = day.app.place().open(Purpose::Maintain).await.unwrap();
    let visitor = day.app.visitor();
    let path = day.public("seats");
    let mut longest = Duration::ZERO;
    for n in 0..20 {
        free_of_charge(&day, &visitor, &path).await;
        admin(&format!(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = '{schema}' \
             and query like 'LISTEN%'"
        ))
        .await;
        let name = format!("Cut off {n}");
        rename(&command, &day, &name).await;
        let stored = Instant::now();
        while !visitor.get(&path).await.ok().says(&name) {
            assert!(stored.elapsed() < PATIENCE, "{name} never shows");
        }
        longest = longest.max(stored.elapsed());
    }
    println!("20 commits while the listener was cut off: seen within {longest:?}");
}
