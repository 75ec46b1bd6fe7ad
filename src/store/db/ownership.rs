//! Whose file or schema it is: those of another program are never made into a store.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::db::error::OpenError;
use crate::db::migrate;
use crate::db::migrate::Applied;

/// What stands in the head of every store: the letters `Reev`, as SQLite's `application_id`.
const REEVE: i64 = 0x5265_6576;
/// SQLite's code for a file that is no database.
const NOT_A_DATABASE: &str = "26";
/// Writes [`REEVE`] into the head.
const MARK: &str = "pragma application_id = 1382376822";

/// Refuses a file that holds something other than a store. Looks with plain options, which change nothing in it.
///
/// Error: [`OpenError::Foreign`], or [`OpenError::NoDatabase`] for a file that is not SQLite's.
pub(crate) async fn refuse_foreign(
    path: &Path,
    plain: SqliteConnectOptions,
    steps: &Migrator,
) -> Result<(), OpenError> {
    match is_ours(plain, steps).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(OpenError::Foreign(path.to_owned())),
        Err(sqlx::Error::Database(fault)) if fault.code().as_deref() == Some(NOT_A_DATABASE) => {
            Err(OpenError::NoDatabase(path.to_owned()))
        }
        Err(error) => Err(error.into()),
    }
}

async fn is_ours(plain: SqliteConnectOptions, steps: &Migrator) -> Result<bool, sqlx::Error> {
    let mut conn = plain.connect().await?;
    let is_ours = match application(&mut conn).await? {
        REEVE => true,
        // What no program has marked is new, or a store of a version that marked none.
        0 => is_blank(&mut conn).await? || begins_with_ours(&mut conn, steps).await?,
        _ => false,
    };
    conn.close().await?;
    Ok(is_ours)
}

/// Marks a store as ours, once.
pub(crate) async fn mark(writer: &SqlitePool) -> Result<(), sqlx::Error> {
    let mut conn = writer.acquire().await?;
    if application(&mut conn).await? != REEVE {
        sqlx::query(MARK).execute(&mut *conn).await?;
    }
    Ok(())
}

async fn application(conn: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("pragma application_id").fetch_one(conn).await
}

async fn is_blank(conn: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let things: i64 = sqlx::query_scalar("select count(*) from sqlite_schema").fetch_one(conn).await?;
    Ok(things == 0)
}

/// Whether the first step that was ever applied is ours. Other programs have a table of that name too.
async fn begins_with_ours(conn: &mut SqliteConnection, steps: &Migrator) -> Result<bool, sqlx::Error> {
    let named: i64 = sqlx::query_scalar("select count(*) from sqlite_schema where name = '_sqlx_migrations'")
        .fetch_one(&mut *conn)
        .await?;
    if named == 0 {
        return Ok(false);
    }
    let first: Option<Vec<u8>> = sqlx::query_scalar("select checksum from _sqlx_migrations order by version limit 1")
        .fetch_optional(conn)
        .await?;
    Ok(steps.iter().next().map(|step| step.checksum.to_vec()) == first)
}

/// Everything in the schema that tables are made in but the list of steps and what belongs to an extension.
const THINGS_OF_SCHEMA: &str = "select count(*) from pg_class c \
     where c.relnamespace = (select oid from pg_namespace where nspname = current_schema()) \
     and c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relname <> '_sqlx_migrations' \
     and not exists (select 1 from pg_depend d \
     where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')";

/// The steps that were applied on PostgreSQL, in order; none in an empty schema.
///
/// Error: [`OpenError::ForeignSchema`] where the schema holds something other than a store.
pub(crate) async fn applied_on_postgres(conn: &mut PgConnection, steps: &Migrator) -> Result<Vec<Applied>, OpenError> {
    // The tables before the steps: another copy may be making both, and commits them together.
    let things: i64 = sqlx::query_scalar(THINGS_OF_SCHEMA).fetch_one(&mut *conn).await?;
    let known: Option<String> =
        sqlx::query_scalar("select to_regclass('_sqlx_migrations')::text").fetch_one(&mut *conn).await?;
    let applied: Vec<Applied> = match known {
        Some(_) => sqlx::query_as(migrate::APPLIED).fetch_all(&mut *conn).await?,
        None => Vec::new(),
    };
    let is_ours = match applied.first() {
        Some((version, name)) => steps.iter().any(|step| step.version == *version && step.description == *name),
        None => things == 0,
    };
    if is_ours { Ok(applied) } else { Err(OpenError::ForeignSchema) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_the_one_that_is_looked_for() {
        assert_eq!(MARK.rsplit(' ').next(), Some(REEVE.to_string().as_str()));
    }
}
