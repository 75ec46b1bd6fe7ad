//! Rows of any table, for archives, backups and restoring: the one place where tables are read and written without
//! knowing what their rows mean.
//!
//! [`tables::TABLES`] lists every table and column; a test compares it with the database, so nothing is forgotten.

pub mod added;
mod apart_tables;
pub mod audit_tables;
mod board_tables;
mod duty_tables;
pub mod early_actions;
mod factor_tables;
mod game_tables;
mod hall_tables;
mod judge_tables;
mod mail_tables;
mod people_tables;
mod rows;
pub mod series_tables;
mod sql;
mod stored_table;
pub mod tables;

use std::collections::BTreeMap;

pub use crate::dump::judge_tables::RULINGS;
pub use crate::dump::rows::{StoredRow, Value};
pub use crate::dump::stored_table::{Column, ColumnKind, Owner, StoredTable};
pub use crate::dump::tables::TABLES;

use crate::db::error::AddedByNewer;
use crate::db::migrate;
use crate::dump::sql::{PAGE, sql};
use crate::{Error, SeriesId, TournamentId, Tx};

/// Where reading a table has got to.
#[derive(Debug, Clone, Default)]
pub struct Cursor {
    /// The greatest id seen, or the number of rows seen in a table without one.
    at: i64,
    ended: bool,
}

/// The table of a name that stands in this program.
///
/// Error: the store is broken where the catalogue has no such table, so that a name which was misspelt is no empty list.
pub fn known(name: &str) -> Result<&'static StoredTable, Error> {
    tables::named(name).ok_or_else(|| sql::unknown(name))
}

/// The next rows of a whole table, in the order of its key; none once all were given.
pub async fn page(tx: &mut Tx, table: &'static StoredTable, cursor: &mut Cursor) -> Result<Vec<StoredRow>, Error> {
    if cursor.ended {
        return Ok(Vec::new());
    }
    let sql = sql(table)?;
    let raw = tx.query_pair(sql.page.0, sql.page.1).bind(cursor.at).all::<rows::Raw>().await?;
    cursor.ended = raw.len() < PAGE;
    let rows = rows::fit(table, raw)?;
    cursor.at = match (rows.last().and_then(|row| row.first()), table.has_id()) {
        (Some(Value::Int(id)), true) => *id,
        _ => cursor.at + rows.len() as i64,
    };
    Ok(rows)
}

/// Every row of a table that belongs to a tournament, in the order of its key.
pub async fn of_tournament(
    tx: &mut Tx,
    table: &'static StoredTable,
    id: TournamentId,
) -> Result<Vec<StoredRow>, Error> {
    let Some((sqlite, postgres)) = sql(table)?.of_tournament else { return Ok(Vec::new()) };
    let raw = tx.query_pair(sqlite, postgres).bind(id).all::<rows::Raw>().await?;
    rows::fit(table, raw)
}

/// Every row of a table that belongs to a series, in the order of its key; without those of its events.
pub async fn of_series(tx: &mut Tx, table: &'static StoredTable, id: SeriesId) -> Result<Vec<StoredRow>, Error> {
    let Some((sqlite, postgres)) = sql(table)?.of_series else { return Ok(Vec::new()) };
    let raw = tx.query_pair(sqlite, postgres).bind(id).all::<rows::Raw>().await?;
    rows::fit(table, raw)
}

/// Stores a row as it is, its id too.
pub async fn insert(tx: &mut Tx, table: &'static StoredTable, row: &StoredRow) -> Result<(), Error> {
    let mut query = tx.query(sql(table)?.insert);
    for (column, value) in table.columns.iter().zip(row) {
        query = rows::bind(query, column, value)?;
    }
    query.execute().await?;
    Ok(())
}

/// Stores a row of a table with an id under a new one, and gives that; the id of the value is not looked at.
pub async fn insert_new(tx: &mut Tx, table: &'static StoredTable, row: &StoredRow) -> Result<i64, Error> {
    let mut query = tx.query(sql(table)?.insert_new);
    for (column, value) in table.columns.iter().zip(row).filter(|(column, _)| column.kind != ColumnKind::Id) {
        query = rows::bind(query, column, value)?;
    }
    query.value().await
}

/// Whether no table has a row, those included that a backup leaves out.
pub async fn is_empty(tx: &mut Tx) -> Result<bool, Error> {
    for name in tables::names() {
        let count: i64 = tx.query(sql::count(name)?).value().await?;
        if count > 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Takes every row out of every table, when a whole store takes the place of another: the one way in which lines of the audit log
/// go.
pub async fn clear(tx: &mut Tx) -> Result<(), Error> {
    tx.query_pair("drop trigger audit_is_not_deleted", "select set_config('reeve.restoring', 'yes', true)")
        .execute()
        .await?;
    for name in tables::names() {
        tx.query(sql::clear(name)?).execute().await?;
    }
    // As the migration has it; a test compares the two.
    tx.query_pair(
        "create trigger if not exists audit_is_not_deleted before delete on audit begin\n    \
         select raise(abort, 'lines of the audit log are never deleted');\nend",
        "select set_config('reeve.restoring', '', true)",
    )
    .execute()
    .await?;
    Ok(())
}

/// Makes sure that rows stored from now on get ids above all that were restored.
///
/// SQLite does so by itself.
pub async fn settle_ids(tx: &mut Tx) -> Result<(), Error> {
    for table in TABLES.iter().filter(|table| table.has_id()) {
        let statement = sql(table)?.settle;
        tx.query_pair("select 1 where 1 = 1", statement).optional_value::<i64>().await?;
    }
    Ok(())
}

/// The number of rows in every table of the catalogue.
pub async fn counts(tx: &mut Tx) -> Result<BTreeMap<&'static str, u64>, Error> {
    let mut counts = BTreeMap::new();
    for table in TABLES {
        let count: i64 = tx.query(sql::count(table.name)?).value().await?;
        counts.insert(table.name, u64::try_from(count).map_err(Error::broken)?);
    }
    Ok(counts)
}

/// Refuses where the store holds more than this program knows: a copy that it made would leave that out in silence.
pub async fn refuse_newer_schema(tx: &mut Tx) -> Result<(), Error> {
    let last: Option<i64> = tx.query("select max(version) from _sqlx_migrations").value().await?;
    if last > migrate::last_known() {
        return Err(Error::broken(AddedByNewer));
    }
    Ok(())
}

/// Those of these private links, a JSON list, that a player of any tournament has.
pub async fn links_taken(tx: &mut Tx, tokens: &str) -> Result<Vec<String>, Error> {
    tx.query_pair(
        "select link_token from json_each($1) as line cross join player on player.link_token = line.value",
        "select link_token from jsonb_array_elements_text(cast($1 as jsonb)) as line (token) \
         join player on player.link_token = line.token",
    )
    .bind(tokens)
    .values()
    .await
}
