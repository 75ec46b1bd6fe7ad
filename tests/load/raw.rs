//! The statements of the posts that were recorded, once more on the same state, straight through the driver on one
//! connection: what the database alone takes for the same work.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use reeve_actions::transfer::backup;
use reeve_store::Purpose;
use reeve_store::db::statement_recorder::Recorded;
use reeve_store::db::values::Values;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection, SqliteConnection};

use crate::support::db::{Place, postgres_url};

/// One transaction: its statements, and whether it wrote.
pub struct Transaction {
    write: bool,
    statements: Vec<(&'static str, Values)>,
}

/// What was recorded, as whole transactions, in the order in which they ended. What was given up is left out.
pub fn transactions(recorded: Vec<(u64, Recorded)>) -> Vec<Transaction> {
    let mut found: BTreeMap<u64, (usize, bool, Transaction)> = BTreeMap::new();
    for (at, (number, what)) in recorded.into_iter().enumerate() {
        match what {
            Recorded::Begin { write } => {
                found.insert(number, (at, !write, Transaction { write, statements: Vec::new() }));
            }
            Recorded::Statement(sql, values) => {
                if let Some((last, _, transaction)) = found.get_mut(&number) {
                    *last = at;
                    transaction.statements.push((sql, values));
                }
            }
            Recorded::Commit => {
                if let Some((last, whole, _)) = found.get_mut(&number) {
                    (*last, *whole) = (at, true);
                }
            }
        }
    }
    let mut all: Vec<(usize, bool, Transaction)> = found.into_values().collect();
    all.sort_by_key(|(last, _, _)| *last);
    all.into_iter().filter(|(_, whole, _)| *whole).map(|(_, _, transaction)| transaction).collect()
}

enum Wire {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// A connection to a store in the state before the recording.
pub struct Driver {
    wire: Wire,
    work: Vec<Transaction>,
    posts: usize,
    statements: usize,
    done: usize,
    time: Duration,
    _place: Place,
}

impl Driver {
    /// Restores the backup and connects, with the settings that Reeve's own writer has.
    pub async fn open(before: &Path, work: Vec<Transaction>, posts: usize) -> Driver {
        let place = Place::new().await;
        let db = place.open(Purpose::Maintain).await.unwrap();
        backup::restore(&db, std::fs::File::open(before).unwrap(), true).await.unwrap();
        db.close().await;
        let wire = if postgres_url().is_some() {
            Wire::Postgres(PgConnection::connect(&place.address()).await.unwrap())
        } else {
            let options = SqliteConnectOptions::new()
                .filename(place.file().unwrap())
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .foreign_keys(true)
                .pragma("trusted_schema", "off");
            Wire::Sqlite(options.connect().await.unwrap())
        };
        let statements = work.iter().map(|transaction| transaction.statements.len()).sum();
        Driver { wire, work, posts, statements, done: 0, time: Duration::ZERO, _place: place }
    }

    pub fn statements_per_post(&self) -> f64 {
        self.statements as f64 / self.posts as f64
    }

    /// Runs one of several parts of the work.
    pub async fn run(&mut self, part: usize, parts: usize) {
        let from = self.work.len() * part / parts;
        let to = self.work.len() * (part + 1) / parts;
        let began = Instant::now();
        for transaction in &self.work[from..to] {
            self.wire.run(transaction).await;
        }
        self.time += began.elapsed();
        self.done += to - from;
    }

    /// Results in a second.
    pub fn rate(&self) -> f64 {
        let posts = self.posts as f64 * self.done as f64 / self.work.len() as f64;
        posts / self.time.as_secs_f64()
    }
}

impl Wire {
    async fn run(&mut self, transaction: &Transaction) {
        let (begin, end) = match (&self, transaction.write) {
            (Wire::Sqlite(_), true) => ("begin immediate", "commit"),
            (Wire::Sqlite(_), false) => ("begin", "rollback"),
            (Wire::Postgres(_), true) => (
                "begin; select pg_advisory_xact_lock_shared(1); select pg_advisory_xact_lock(2)",
                "select pg_notify('load', '1 2:3'); commit",
            ),
            (Wire::Postgres(_), false) => ("begin isolation level repeatable read read only", "rollback"),
        };
        self.plain(begin).await;
        for (sql, values) in &transaction.statements {
            match (&mut *self, values.clone()) {
                (Wire::Sqlite(conn), Values::Sqlite(values)) => {
                    sqlx::query_with(*sql, values).fetch_all(conn).await.expect(sql);
                }
                (Wire::Postgres(conn), Values::Postgres(values)) => {
                    sqlx::query_with(*sql, *values).fetch_all(conn).await.expect(sql);
                }
                _ => panic!("values of the other database"),
            }
        }
        self.plain(end).await;
    }

    async fn plain(&mut self, sql: &'static str) {
        match self {
            Wire::Sqlite(conn) => conn.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.map(drop),
            Wire::Postgres(conn) => conn.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.map(drop),
        }
        .expect(sql);
    }
}
