//! The steps that bring a store up to date, embedded in the program, and the copy made before them on SQLite.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{ConnectOptions, Connection};

use crate::db::error::{AddressFault, OpenError};
use crate::db::lock::beside;
use crate::disk;

static SQLITE: Migrator = sqlx_macros::migrate!("../../migrations/sqlite");
static POSTGRES: Migrator = sqlx_macros::migrate!("../../migrations/postgres");

/// The steps for each database.
#[derive(Debug, Clone, Copy)]
pub struct Migrations<'m> {
    pub sqlite: &'m Migrator,
    pub postgres: &'m Migrator,
}

impl Migrations<'static> {
    /// Those that belong to this program.
    pub fn embedded() -> Self {
        Migrations { sqlite: &SQLITE, postgres: &POSTGRES }
    }
}

/// Migrates a SQLite file if there is something to do, after making a copy of a store that holds something.
pub(crate) async fn sqlite(
    path: &Path,
    options: &SqliteConnectOptions,
    writer: &SqlitePool,
    steps: &Migrator,
) -> Result<(), OpenError> {
    let applied = applied(&mut *writer.acquire().await?).await?;
    if is_done(&applied, steps)? {
        return Ok(());
    }
    if let Some((last, _)) = applied.last() {
        copy(path, writer, *last).await?;
    }
    // With foreign keys on, a table could not be rebuilt; they are checked before the commit instead. Everything is one
    // transaction that begins as a writer, so of two processes the second finds the work done.
    let mut conn = options.clone().foreign_keys(false).connect().await?;
    let mut tx = conn.begin_with("begin immediate").await?;
    steps.run_direct(None, &mut *tx, false).await?;
    let strays: Vec<(String,)> =
        sqlx::query_as(r#"select distinct "table" from pragma_foreign_key_check"#).fetch_all(&mut *tx).await?;
    if !strays.is_empty() {
        return Err(OpenError::Strays(strays.into_iter().map(|(table,)| table).collect()));
    }
    tx.commit().await?;
    conn.close().await?;
    Ok(())
}

/// A step that was applied: its version, and its name in words.
pub(crate) type Applied = (i64, String);

/// How the name of a step begins that only adds: a program that does not know it may work with the store all the same.
const EXPAND: &str = "expand";

/// Whether a step of this name only adds.
pub(crate) fn only_adds(name: &str) -> bool {
    name.starts_with(EXPAND)
}

/// Reads the steps that were applied, in order, where the table of them exists.
pub(crate) const APPLIED: &str = "select version, description from _sqlx_migrations order by version";

/// Whether there is nothing left to do. A store that a newer program has added to is good as it is.
///
/// Error: [`OpenError::Newer`] where a newer program has done more than add, so that this one can't work with it.
pub(crate) fn is_done(applied: &[Applied], steps: &Migrator) -> Result<bool, OpenError> {
    let known: Vec<i64> = steps.iter().map(|step| step.version).collect();
    let newer: Vec<&Applied> = applied.iter().filter(|(version, _)| !known.contains(version)).collect();
    if let Some((version, _)) = newer.iter().find(|(_, name)| !only_adds(name)) {
        return Err(OpenError::Newer(*version));
    }
    let is_done = known.iter().all(|version| applied.iter().any(|(done, _)| done == version));
    match newer.last() {
        // Steps are made in one order. Beside newer ones an older one can't be missing, unless somebody meddled.
        Some((version, _)) if !is_done => Err(OpenError::Newer(*version)),
        Some((version, _)) => {
            tracing::warn!(step = version, "a newer Reeve has added to the store; this one works with what it knows");
            Ok(true)
        }
        None => Ok(is_done),
    }
}

/// The last step that this program knows.
pub(crate) fn last_known() -> Option<i64> {
    SQLITE.iter().map(|step| step.version).max()
}

/// The steps applied so far, in order; none in a file that is new.
pub(crate) async fn applied(conn: &mut SqliteConnection) -> Result<Vec<Applied>, sqlx::Error> {
    let tables: i64 = sqlx::query_scalar("select count(*) from sqlite_schema where name = '_sqlx_migrations'")
        .fetch_one(&mut *conn)
        .await?;
    if tables == 0 {
        return Ok(Vec::new());
    }
    sqlx::query_as(APPLIED).fetch_all(conn).await
}

/// Copies the file to `reeve.db.before-N`, where N is the step after the last one applied, and checks the copy.
async fn copy(path: &Path, writer: &SqlitePool, last: i64) -> Result<PathBuf, OpenError> {
    let target = beside(path, &format!(".before-{:04}", last + 1));
    let unfinished = beside(path, &format!(".copy-{}", std::process::id()));
    let fault = |source| OpenError::File { path: target.clone(), source };
    if let Err(error) = fs::remove_file(&unfinished)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        return Err(fault(error));
    }
    let Some(name) = unfinished.to_str() else {
        return Err(OpenError::Address(AddressFault::NotUtf8));
    };
    // SQLite takes an empty file, and would make one that others may read.
    disk::for_the_owner().write(true).create_new(true).open(&unfinished).map_err(fault)?;
    sqlx::query("vacuum into $1").bind(name).execute(writer).await?;
    let verdict = check(&unfinished).await?;
    if verdict != "ok" {
        return Err(OpenError::Copy { path: target, why: verdict });
    }
    // Windows syncs only what is open for writing.
    OpenOptions::new().write(true).open(&unfinished).and_then(|file| file.sync_all()).map_err(fault)?;
    fs::rename(&unfinished, &target).map_err(fault)?;
    tracing::info!(copy = %target.display(), "copied the store before migrating it");
    Ok(target)
}

/// SQLite's own verdict on a file: `ok`, or what is wrong.
async fn check(path: &Path) -> Result<String, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut conn = SqliteConnection::connect_with(&options).await?;
    let verdict = sqlx::query_scalar("pragma integrity_check").fetch_one(&mut conn).await?;
    conn.close().await?;
    Ok(verdict)
}
