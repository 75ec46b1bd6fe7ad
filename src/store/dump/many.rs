//! Many rows of any table stored by few statements: a whole tournament holds the one writer no longer than it has to. The
//! rows get their ids, are written as JSON and, for SQLite, laid out in a database in memory, before the writer is taken.

use serde_json::Value as Json;

use crate::store::db::Dialect;
use crate::store::db::beside::{Attached, Beside};
use crate::store::dump::rows::fits;
use crate::store::dump::sql::sql;
use crate::store::dump::stored_table::{Column, ColumnKind, StoredTable};
use crate::store::dump::{StoredRow, Value, insert};
use crate::store::time::stored;
use crate::store::{Db, Error, Tx};

/// How many rows are stored by one statement.
const BLOCK: usize = 2000;

/// Rows of a table with their ids, ready to be stored.
#[derive(Debug, Clone)]
pub struct ReadyRows {
    table: &'static StoredTable,
    rows: RowBlocks,
}

#[derive(Debug, Clone)]
enum RowBlocks {
    /// Each block a JSON list of rows, with how many there are.
    Blocks(Vec<(String, u64)>),
    /// JSON has no bytes.
    Single(Vec<StoredRow>),
}

impl ReadyRows {
    /// Rows as they are, their ids too. Error: a value is not of its column's kind.
    pub fn of(table: &'static StoredTable, rows: Vec<StoredRow>) -> Result<ReadyRows, Error> {
        if table.columns.iter().any(|column| column.kind == ColumnKind::Bytes) {
            return Ok(ReadyRows { table, rows: RowBlocks::Single(rows) });
        }
        let block = |rows: &[StoredRow]| {
            let lines = rows.iter().map(|row| in_json(table, row)).collect::<Result<Vec<Json>, _>>()?;
            Ok((Json::from(lines).to_string(), rows.len() as u64))
        };
        let blocks = rows.chunks(BLOCK).map(block).collect::<Result<_, Error>>()?;
        Ok(ReadyRows { table, rows: RowBlocks::Blocks(blocks) })
    }
}

fn in_json(table: &StoredTable, row: &StoredRow) -> Result<Json, Error> {
    let value = |(column, value): (&Column, &Value)| {
        if !fits(column.kind, value) {
            return Err(Error::broken(format!("a value for {} that is not of its kind", column.name)));
        }
        Ok(match value {
            Value::Null | Value::Bytes(_) => Json::Null,
            Value::Int(number) => Json::from(*number),
            Value::Flag(flag) => Json::from(*flag),
            Value::Text(text) => Json::from(text.as_str()),
            Value::Time(time) => Json::from(stored(*time)),
            Value::Day(day) => Json::from(day.format("%F").to_string()),
        })
    };
    table.columns.iter().zip(row).map(value).collect::<Result<Vec<Json>, _>>().map(Json::from)
}

/// Rows of several tables that lie ready for one transaction, where SQLite only has to copy them.
#[derive(Debug)]
pub struct RowsLaidOut {
    rows: Vec<ReadyRows>,
    /// There on SQLite, as long as the rows are to be copied from it.
    beside: Option<Attached>,
}

/// Lays rows out, so that storing them takes as little time as it can.
pub async fn lay_out(db: &Db, rows: Vec<ReadyRows>) -> Result<RowsLaidOut, Error> {
    if db.dialect() == Dialect::Postgres {
        return Ok(RowsLaidOut { rows, beside: None });
    }
    let mut memory = Beside::new().await?;
    for ready in &rows {
        let RowBlocks::Blocks(blocks) = &ready.rows else { continue };
        let (table, lines) = sql(ready.table)?.lay_out;
        memory.run(table, None).await?;
        for (block, count) in blocks {
            if memory.run(lines, Some(block)).await? != *count {
                return Err(Error::broken(ready.table.name));
            }
        }
    }
    Ok(RowsLaidOut { rows, beside: db.attach(memory).await? })
}

/// Stores rows that are laid out.
///
/// Error: [`Error::Broken`] where a table takes fewer rows than there are, which no statement that succeeds does.
pub async fn insert_all(tx: &mut Tx, laid: &RowsLaidOut) -> Result<(), Error> {
    for ReadyRows { table, rows } in &laid.rows {
        match rows {
            RowBlocks::Single(rows) => {
                for row in rows {
                    insert(tx, table, row).await?;
                }
            }
            RowBlocks::Blocks(blocks) if laid.beside.is_some() => {
                let count: u64 = blocks.iter().map(|(_, count)| count).sum();
                if tx.query(sql(table)?.copy).execute().await? != count {
                    return Err(Error::broken(table.name));
                }
            }
            RowBlocks::Blocks(blocks) => {
                let statement = sql(table)?.insert_many;
                for (rows, count) in blocks {
                    if tx.query(statement).bind(rows.as_str()).execute().await? != *count {
                        return Err(Error::broken(table.name));
                    }
                }
            }
        }
    }
    Ok(())
}

/// Takes so many ids of a table, in order; nobody else gets them, whether rows are stored under them or not.
pub async fn take_ids(tx: &mut Tx, table: &'static StoredTable, count: usize) -> Result<Vec<i64>, Error> {
    if count == 0 {
        return Ok(Vec::new());
    }
    // SQLite counts them in a table of its own, where a table has no row before its first id.
    tx.query_pair(
        "insert into sqlite_sequence (name, seq) select $1, 0 \
         where not exists (select 1 from sqlite_sequence where name = $1)",
        "select cast($1 as text) where 1 = 0",
    )
    .bind(table.name)
    .execute()
    .await?;
    let (sqlite, postgres) = sql(table)?.take_ids;
    let wanted = i64::try_from(count).map_err(Error::broken)?;
    let mut ids = tx.query_pair(sqlite, postgres).bind(wanted).values::<i64>().await?;
    ids.sort_unstable();
    match ids[..] {
        [last] => Ok((last + 1 - wanted..=last).collect()),
        _ => Ok(ids),
    }
}
