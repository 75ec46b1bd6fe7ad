//! Finds out what is at the address of a store without making or changing anything.

use std::path::Path;

use chrono::{DateTime, Utc};
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::db::error::{AddressFault, OpenError};
use crate::db::lock;
use crate::db::migrate;
use crate::db::migrate::{Applied, Migrations};
use crate::db::open_store;
use crate::db::ownership;
use crate::db::sqlite;

/// A store that is there.
#[derive(Debug, Clone)]
pub struct Found {
    /// The database with its version, such as `SQLite 3.51.0`.
    pub database: String,
    /// How large it is, in bytes.
    pub bytes: u64,
    /// The last step that was applied.
    pub step: i64,
    /// The steps that this program would make when it opens the store.
    pub waiting: Vec<i64>,
    /// The steps that a newer program has made.
    pub newer: Vec<NewerStep>,
    /// What time the database has, where it is on another machine perhaps.
    pub clock: Option<DateTime<Utc>>,
    /// When the newest line of the audit log was written.
    pub last_change: Option<DateTime<Utc>>,
}

/// A step that a newer program has made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewerStep {
    pub version: i64,
    /// Its name in words, such as `expand prizes`.
    pub name: String,
    /// Whether it only adds, so that this program can work with the store all the same.
    pub only_adds: bool,
}

impl NewerStep {
    fn of((version, name): &Applied) -> NewerStep {
        NewerStep { version: *version, name: name.clone(), only_adds: migrate::only_adds(name) }
    }
}

const LAST_CHANGE: &str = "select at from audit order by id desc limit 1";

/// Looks at an address. None where there is no store: no file, an empty one, an empty database.
///
/// Error: the address is none, the database does not answer, or the file belongs to another program.
pub async fn look(address: &str) -> Result<Option<Found>, OpenError> {
    let steps = Migrations::embedded();
    match open_store::file_of(address)? {
        Some(path) => in_file(path, steps.sqlite).await,
        None => on_postgres(address, steps.postgres).await,
    }
}

/// Whether another process serves the SQLite file at this moment.
pub fn is_served_elsewhere(path: &Path) -> bool {
    lock::is_held_elsewhere(path)
}

async fn in_file(path: &Path, steps: &Migrator) -> Result<Option<Found>, OpenError> {
    let fault = |source| OpenError::File { path: path.to_owned(), source };
    match path.metadata() {
        Ok(known) if known.is_file() => {}
        Ok(_) => return Err(fault(std::io::ErrorKind::IsADirectory.into())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return sqlite::refuse_gone(path).map(|()| None),
        Err(error) => return Err(fault(error)),
    }
    // SQLite itself has only a number for it.
    std::fs::File::open(path).map_err(fault)?;
    in_open_file(path, steps).await.map_err(|error| OpenError::of_file(path, error))
}

async fn in_open_file(path: &Path, steps: &Migrator) -> Result<Option<Found>, OpenError> {
    let plain = SqliteConnectOptions::new().filename(path).create_if_missing(false).busy_timeout(sqlite::BUSY);
    ownership::refuse_foreign(path, plain.clone(), steps).await?;
    let mut conn = plain.connect().await?;
    let applied = migrate::applied(&mut conn).await?;
    if applied.is_empty() {
        conn.close().await?;
        return Ok(None);
    }
    let version: String = sqlx::query_scalar("select sqlite_version()").fetch_one(&mut conn).await?;
    // The file itself may be smaller, while its log holds the rest.
    let bytes: i64 = sqlx::query_scalar("select page_count * page_size from pragma_page_count, pragma_page_size")
        .fetch_one(&mut conn)
        .await?;
    let bytes = u64::try_from(bytes).unwrap_or_default();
    let last_change = sqlx::query_scalar(LAST_CHANGE).fetch_optional(&mut conn).await?;
    conn.close().await?;
    Ok(Some(found(format!("SQLite {version}"), bytes, &applied, steps, (None, last_change))))
}

async fn on_postgres(address: &str, steps: &Migrator) -> Result<Option<Found>, OpenError> {
    let options: PgConnectOptions = address.parse().map_err(|_| OpenError::Address(AddressFault::Unreadable))?;
    let mut conn = PgConnection::connect_with(&options).await?;
    let applied = ownership::applied_on_postgres(&mut conn, steps).await?;
    if applied.is_empty() {
        conn.close().await?;
        return Ok(None);
    }
    let (version, bytes, clock): (String, i64, DateTime<Utc>) = sqlx::query_as(
        "select current_setting('server_version'), pg_database_size(current_database()), clock_timestamp()",
    )
    .fetch_one(&mut conn)
    .await?;
    let last_change = sqlx::query_scalar(LAST_CHANGE).fetch_optional(&mut conn).await?;
    conn.close().await?;
    let bytes = u64::try_from(bytes).unwrap_or_default();
    Ok(Some(found(format!("PostgreSQL {version}"), bytes, &applied, steps, (Some(clock), last_change))))
}

fn found(
    database: String,
    bytes: u64,
    applied: &[Applied],
    steps: &Migrator,
    (clock, last_change): (Option<DateTime<Utc>>, Option<DateTime<Utc>>),
) -> Found {
    let known: Vec<i64> = steps.iter().map(|step| step.version).collect();
    let done: Vec<i64> = applied.iter().map(|(version, _)| *version).collect();
    Found {
        database,
        bytes,
        step: done.last().copied().unwrap_or_default(),
        waiting: known.iter().filter(|step| !done.contains(step)).copied().collect(),
        newer: applied.iter().filter(|(version, _)| !known.contains(version)).map(NewerStep::of).collect(),
        clock,
        last_change,
    }
}
