//! A store of its own for every test.
//!
//! On SQLite it is a copy of a migrated file; on PostgreSQL a copy of a migrated database, or a schema where nothing is to be there
//! yet, dropped afterwards. The ids of every table begin a million apart, so an id that is taken for another finds nothing.

use std::ops::Deref;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use reeve_actions::transfer::nested::Nested;
use reeve_actions::transfer::row_json::to_json;
use reeve_store::dump;
use reeve_store::dump::TABLES;
use reeve_store::{Db, OpenError, Purpose};
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
    TestDb { db, place }
}

/// A place where opening finds little left to do.
pub async fn prepared() -> Place {
    if postgres_url().is_some() {
        return copied_database().await;
    }
    let place = Place::new().await;
    if let (Place::File { path, .. }, Place::File { path: template, .. }) = (&place, template()) {
        std::fs::copy(template, path).expect("a copy of the template");
    }
    place
}

/// A copy of the migrated database, in which the schema is called as there.
async fn copied_database() -> Place {
    let Place::Schema { database: Some(template), .. } = template() else { panic!("no database to copy") };
    let name = next_name();
    // Whoever looks after tables in the background may look at the template just then.
    admin(&format!("create database {name} template {template}")).await;
    Place::Schema { database: Some(name.clone()), name }
}

/// Where a store is kept; nothing is there yet. What is there in the end is removed with this value.
pub enum Place {
    /// A SQLite file in a folder of its own.
    File { path: std::path::PathBuf, _folder: TempDir },
    /// A schema of the PostgreSQL database that the tests were given, or of one of its own. Connections tell the name too.
    Schema { name: String, database: Option<String> },
}

impl Place {
    /// A place of the database that this run tests.
    pub async fn new() -> Self {
        if postgres_url().is_none() {
            return Self::sqlite();
        }
        let name = next_name();
        admin(&format!("drop schema if exists {name} cascade; create schema {name}")).await;
        Place::Schema { name, database: None }
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
            Place::Schema { name, database } => {
                let mut url: reqwest::Url = postgres_url().expect(URL).parse().expect(URL);
                if let Some(database) = database {
                    url.set_path(database);
                }
                let schema = if database.is_some() { IN_COPIES } else { name };
                let sign = if url.query().is_some() { '&' } else { '?' };
                format!("{url}{sign}application_name={name}&options[search_path]={schema}")
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
            Place::Schema { .. } => statements(&self.address(), sql).await,
        }
    }

    /// Opens what is there.
    pub async fn open(&self, purpose: Purpose) -> Result<Db, OpenError> {
        Db::open(&self.address(), purpose).await
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Place::Schema { name, database } = self else { return };
        // The test's own runtime stands still here, so what it left open is ended from outside.
        let ended = match database {
            Some(database) => format!("drop database {database} with (force)"),
            None => format!(
                "select pg_terminate_backend(pid) from pg_stat_activity where application_name = '{name}';
                 drop schema {name} cascade"
            ),
        };
        thread::scope(|scope| {
            let _ = scope.spawn(|| block_on(admin(&ended))).join();
        });
    }
}

/// The PostgreSQL database to test on, if there is one.
pub fn postgres_url() -> Option<String> {
    std::env::var(URL).ok().filter(|url| !url.is_empty())
}

/// Statements for the PostgreSQL server, outside every store.
pub async fn admin(sql: &str) {
    statements(&postgres_url().expect(URL), sql).await;
}

async fn statements(url: &str, sql: &str) {
    let mut conn = PgConnection::connect(url).await.expect("PostgreSQL");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut conn).await.expect(sql);
    conn.close().await.expect("a quiet end");
}

/// A name for a schema or a database that no other test has.
fn next_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("test_{}_{count}", std::process::id())
}

/// A migrated store that is copied for the tests, made once per run.
fn template() -> &'static Place {
    static TEMPLATE: OnceLock<Place> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        // On a thread of its own, since a test that asks for it already runs on a runtime.
        let made =
            || if postgres_url().is_some() { block_on(postgres_template()) } else { block_on(sqlite_template()) };
        thread::scope(|scope| scope.spawn(made).join().expect("a template"))
    })
}

/// The schema in a database that is copied.
const IN_COPIES: &str = "of_the_test";
/// What the database is called that is copied. A run that ended leaves it, and the next one makes it anew.
const COPIED: &str = "reeve_tests_copy_this";

async fn postgres_template() -> Place {
    let place = Place::Schema { name: COPIED.to_owned(), database: Some(COPIED.to_owned()) };
    admin(&format!("drop database if exists {COPIED} with (force)")).await;
    admin(&format!("create database {COPIED}")).await;
    place.run(&format!("create schema {IN_COPIES}")).await;
    place.open(Purpose::Serve).await.expect("a migrated store").close().await;
    place
        .run(&format!(
            "select setval(format('%I.%I', schemaname, sequencename)::regclass, {APART} * row_number() over (order by sequencename))
             from pg_sequences where schemaname = '{IN_COPIES}'"
        ))
        .await;
    place
}

async fn sqlite_template() -> Place {
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
