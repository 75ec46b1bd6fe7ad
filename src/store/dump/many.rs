//! Many rows of any table stored by few statements: a whole tournament holds the one writer no longer than it has to. The
//! rows get their ids, are written as JSON and, for SQLite, laid out in a database in memory, before the writer is taken.

use std::mem;
use std::ops::Range;

use serde_json::Value as Json;

use crate::db::Dialect;
use crate::db::beside::{Attached, Beside};
use crate::dump::rows::fits;
use crate::dump::sql::sql;
use crate::dump::stored_table::{Column, ColumnKind, StoredTable};
use crate::dump::{StoredRow, Value, insert};
use crate::time::stored;
use crate::{Db, Error, Tx};

/// How many rows are stored by one statement.
const BLOCK: usize = 2000;
/// How many rows SQLite stores before everybody else who writes has a turn.
const PIECE: usize = 1500;
/// How many rows one with bytes, such as a picture, counts as.
const LARGE: usize = 150;

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

/// Rows of several tables that lie ready to be stored, where SQLite only has to copy them.
#[derive(Debug)]
pub struct RowsLaidOut {
    rows: Vec<ReadyRows>,
    /// There on SQLite, as long as the rows are to be copied from it.
    beside: Option<Attached>,
}

/// Lays rows out, so that storing them takes as little time as it can.
pub async fn lay_out(db: &Db, mut rows: Vec<ReadyRows>) -> Result<RowsLaidOut, Error> {
    if db.dialect() == Dialect::Postgres {
        return Ok(RowsLaidOut { rows, beside: None });
    }
    let mut memory = Beside::new().await?;
    for ready in &mut rows {
        let RowBlocks::Blocks(blocks) = &mut ready.rows else { continue };
        let (table, lines) = sql(ready.table)?.lay_out;
        memory.run(table, None).await?;
        for (block, count) in blocks {
            // From here on it lies there.
            if memory.run(lines, Some(&mem::take(block))).await? != *count {
                return Err(Error::broken(ready.table.name));
            }
        }
    }
    Ok(RowsLaidOut { rows, beside: db.attach(memory).await? })
}

/// Rows that are stored by one transaction: of some tables of those laid out, by their places, the rows from one to before another.
#[derive(Debug, Clone, Default)]
pub struct RowPiece(Vec<(usize, Range<usize>)>);

impl RowsLaidOut {
    /// Cuts the rows into pieces, in the order in which they have to be stored; the row of `whole` is in the first one. On
    /// PostgreSQL, where others don't wait for whoever stores a tournament, there is one piece.
    pub fn pieces(&self, whole: &str) -> Vec<RowPiece> {
        let mut pieces = vec![RowPiece::default()];
        let (mut size, mut has_whole) = (0, false);
        for (at, ReadyRows { table, rows }) in self.rows.iter().enumerate() {
            let (count, each) = match rows {
                RowBlocks::Single(rows) => (rows.len(), LARGE),
                RowBlocks::Blocks(blocks) => (blocks.iter().map(|(_, count)| *count as usize).sum(), 1),
            };
            let mut from = 0;
            while from < count {
                if size >= PIECE && has_whole && self.beside.is_some() {
                    pieces.push(RowPiece::default());
                    size = 0;
                }
                let room = match has_whole && self.beside.is_some() {
                    true => (PIECE.saturating_sub(size) / each).max(1),
                    false => count,
                };
                let until = count.min(from + room);
                if let Some(piece) = pieces.last_mut() {
                    piece.0.push((at, from..until));
                }
                size += (until - from) * each;
                from = until;
            }
            has_whole |= table.name == whole;
        }
        pieces
    }
}

/// Stores a piece of the rows that are laid out.
///
/// Error: [`Error::Broken`] where a table takes fewer rows than there are, which no statement that succeeds does.
pub async fn insert_piece(tx: &mut Tx, laid: &RowsLaidOut, piece: &RowPiece) -> Result<(), Error> {
    for (at, range) in &piece.0 {
        let Some(ReadyRows { table, rows }) = laid.rows.get(*at) else { continue };
        match rows {
            RowBlocks::Single(rows) => {
                for row in rows.get(range.clone()).into_iter().flatten() {
                    insert(tx, table, row).await?;
                }
            }
            RowBlocks::Blocks(_) if laid.beside.is_some() => {
                let [from, until] = [range.start, range.end].map(|row| i64::try_from(row).unwrap_or(i64::MAX));
                let stored = tx.query(sql(table)?.copy).bind(from).bind(until).execute().await?;
                if stored != range.len() as u64 {
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
