//! A store of its own for every test.
//!
//! On SQLite it is a copy of a migrated file; on PostgreSQL a schema that is dropped afterwards. The ids of every table
//! begin a million apart, so an id that is taken for another finds nothing.

use std::ops::Deref;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use reeve::actions::transfer::nested::Nested;
use reeve::actions::transfer::row_json::to_json;
use reeve::store::dump;
use reeve::store::dump::TABLES;
use reeve::store::{Db, OpenError, Purpose};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, SqliteConnection};
use tempfile::TempDir;

/// The variable that names a PostgreSQL database to test on.
const URL: &str = "REEVE_TEST_DATABASE_URL";
/// How far apart the ids of two tables begin.
const APART: i64 = 1_000_000;

/// An open store that is thrown away with this value.
pub struct TestDb {
    db: Db,
    place: Place,
}

impl Deref for TestDb {
    type Target = Db;

    fn deref(&self) -> &Db {
        &self.db
    }
}

impl TestDb {
    /// Where it is, for opening it once more.
    pub fn place(&self) -> &Place {
        &self.place
    }
}

/// A store of its own, migrated and empty.
pub async fn db() -> TestDb {
    let place = prepared().await;
    let db = place.open(Purpose::Serve).await.expect("an open store");
    spread(&place).await;
    TestDb { db, place }
}

/// A place where opening finds little left to do; [`spread`] is to be called afterwards.
pub async fn prepared() -> Place {
    let place = Place::new().await;
    if let Place::File { path, .. } = &place {
        std::fs::copy(template(), path).expect("a copy of the template");
    }
    place
}

/// Moves the ids of a newly opened store apart, where the template has not done it.
pub async fn spread(place: &Place) {
    if let Place::Schema { name } = place {
        spread_sequences(name).await;
    }
}

/// Where a store is kept; nothing is there yet. What is there in the end is removed with this value.
pub enum Place {
    /// A SQLite file in a folder of its own.
    File { path: std::path::PathBuf, _folder: TempDir },
    /// A schema of the PostgreSQL database.
    Schema { name: String },
}

impl Place {
    /// A place of the database that this run tests.
    pub async fn new() -> Self {
        if postgres_url().is_none() {
            return Self::sqlite();
        }
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{count}", std::process::id());
        admin(&format!("drop schema if exists {name} cascade; create schema {name}")).await;
        Place::Schema { name }
    }

    /// A SQLite file, whatever this run tests.
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Place::File { path: folder.path().join("reeve.db"), _folder: folder }
    }

    /// The address that [`Db::open`] takes.
    pub fn address(&self) -> String {
        match self {
            Place::File { path, .. } => path.display().to_string(),
            Place::Schema { name } => {
                let url = postgres_url().expect(URL);
                let sign = if url.contains('?') { '&' } else { '?' };
                format!("{url}{sign}application_name={name}&options[search_path]={name}")
            }
        }
    }

    /// The SQLite file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Place::File { path, .. } => Some(path),
            Place::Schema { .. } => None,
        }
    }

    /// Runs a statement on what is there, without the program.
    pub async fn run(&self, sql: &str) {
        match self {
            Place::File { path, .. } => {
                let mut conn = SqliteConnection::connect(path.to_str().expect("a path")).await.expect("the file");
                sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut conn).await.expect(sql);
                conn.close().await.expect("closed");
            }
            Place::Schema { name } => admin(&format!("set search_path = {name}; {sql}")).await,
        }
    }

    /// Opens what is there.
    pub async fn open(&self, purpose: Purpose) -> Result<Db, OpenError> {
        Db::open(&self.address(), purpose).await
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Place::Schema { name } = self else { return };
        // The test's own runtime stands still here, so what it left open is ended from outside.
        let sql = format!(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = '{name}';
             drop schema {name} cascade"
        );
        thread::scope(|scope| {
            let _ = scope.spawn(|| block_on(admin(&sql))).join();
        });
    }
}

/// The PostgreSQL database to test on, if there is one.
pub fn postgres_url() -> Option<String> {
    std::env::var(URL).ok().filter(|url| !url.is_empty())
}

/// Statements for the PostgreSQL server, outside every store.
pub async fn admin(sql: &str) {
    let url = postgres_url().expect(URL);
    let mut conn = PgConnection::connect(&url).await.expect("PostgreSQL");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut conn).await.expect(sql);
    conn.close().await.expect("a quiet end");
}

async fn spread_sequences(schema: &str) {
    admin(&format!(
        "set client_min_messages = warning;
         select setval(format('%I.%I', schemaname, sequencename)::regclass, {APART} * row_number() over (order by sequencename))
         from pg_sequences where schemaname = '{schema}'"
    ))
    .await;
}

/// A migrated SQLite file, made once per run.
fn template() -> &'static Path {
    static TEMPLATE: OnceLock<Place> = OnceLock::new();
    let place = TEMPLATE.get_or_init(|| {
        // On a thread of its own, since a test that asks for it already runs on a runtime.
        thread::scope(|scope| scope.spawn(|| block_on(make_template())).join().expect("a template"))
    });
    place.file().expect("a SQLite file")
}

async fn make_template() -> Place {
    let place = Place::sqlite();
    place.open(Purpose::Serve).await.expect("a migrated store").close().await;
    let mut conn = SqliteConnection::connect(&place.address()).await.expect("SQLite");
    let tables = sqlx::query("select name from sqlite_schema where sql like '%autoincrement%' order by name")
        .fetch_all(&mut conn)
        .await
        .expect("the tables");
    for (row, number) in tables.iter().zip(1..) {
        sqlx::query("insert into sqlite_sequence (name, seq) values ($1, $2)")
            .bind(row.get::<String, _>(0))
            .bind(APART * number)
            .execute(&mut conn)
            .await
            .expect("a sequence moved");
    }
    conn.close().await.expect("a quiet end");
    place
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(work)
}

/// Every row of every table that a backup knows, as lines of text by table: what is compared where nothing may change.
pub async fn text_of_tables(db: &Db) -> Vec<(&'static str, String)> {
    let mut tx = db.read().await.unwrap();
    let mut tables = Vec::new();
    for table in TABLES {
        let mut text = String::new();
        let mut cursor = dump::Cursor::default();
        loop {
            let rows = dump::page(&mut tx, table, &mut cursor).await.unwrap();
            if rows.is_empty() {
                break;
            }
            for row in rows {
                text += &format!("{}: {}\n", table.name, to_json(table, &row, Nested::AsText));
            }
        }
        tables.push((table.name, text));
    }
    tables
}
