//! Rows as lists of values, the same from both databases.

use chrono::{DateTime, NaiveDate, Utc};
use sqlx::Row as _;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{ColumnIndex, Decode, FromRow, Type, TypeInfo, ValueRef};

use crate::dump::stored_table::{Column, ColumnKind, StoredTable};
use crate::{Error, Query};

/// One value of a row.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Null,
    /// A whole number, an id among them.
    Int(i64),
    Flag(bool),
    Text(String),
    Time(DateTime<Utc>),
    Day(NaiveDate),
    Bytes(Vec<u8>),
}

/// A row: one value for each column of its table, in the catalogue's order.
pub type StoredRow = Vec<Value>;

/// A row as a database gives it: SQLite knows neither flags nor times.
pub(crate) struct Raw(Vec<Value>);

/// Reads a value that is there.
fn get<'r, R, T>(row: &'r R, at: usize) -> Result<T, sqlx::Error>
where
    R: sqlx::Row,
    usize: ColumnIndex<R>,
    T: Decode<'r, R::Database> + Type<R::Database>,
{
    row.try_get(at)
}

impl<'r> FromRow<'r, SqliteRow> for Raw {
    fn from_row(row: &'r SqliteRow) -> Result<Self, sqlx::Error> {
        let value = |at: usize| {
            let raw = row.try_get_raw(at)?;
            if raw.is_null() {
                return Ok(Value::Null);
            }
            let kind = raw.type_info().name().to_owned();
            Ok(match kind.as_str() {
                "INTEGER" => Value::Int(get(row, at)?),
                "BLOB" => Value::Bytes(get(row, at)?),
                "TEXT" => Value::Text(get(row, at)?),
                other => return Err(strange(other)),
            })
        };
        (0..row.len()).map(value).collect::<Result<_, _>>().map(Raw)
    }
}

impl<'r> FromRow<'r, PgRow> for Raw {
    fn from_row(row: &'r PgRow) -> Result<Self, sqlx::Error> {
        let value = |at: usize| {
            let raw = row.try_get_raw(at)?;
            if raw.is_null() {
                return Ok(Value::Null);
            }
            let kind = raw.type_info().name().to_owned();
            Ok(match kind.as_str() {
                "INT8" => Value::Int(get(row, at)?),
                "BOOL" => Value::Flag(get(row, at)?),
                "TEXT" => Value::Text(get(row, at)?),
                "TIMESTAMPTZ" => Value::Time(get(row, at)?),
                "DATE" => Value::Day(get(row, at)?),
                "BYTEA" => Value::Bytes(get(row, at)?),
                other => return Err(strange(other)),
            })
        };
        (0..row.len()).map(value).collect::<Result<_, _>>().map(Raw)
    }
}

fn strange(kind: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("a value of the kind {kind}").into())
}

/// Turns rows into what the catalogue says of their columns.
pub(crate) fn fit(table: &StoredTable, raw: Vec<Raw>) -> Result<Vec<StoredRow>, Error> {
    let row = |Raw(values): Raw| {
        table.columns.iter().zip(values).map(|(column, value)| fit_value(table, column, value)).collect()
    };
    raw.into_iter().map(row).collect()
}

fn fit_value(table: &StoredTable, column: &Column, value: Value) -> Result<Value, Error> {
    let fault = |what: &str| Error::broken(format!("{}.{}: {what}", table.name, column.name));
    Ok(match (column.kind, value) {
        (_, Value::Null) => Value::Null,
        (ColumnKind::Flag, Value::Int(number)) => Value::Flag(number != 0),
        (ColumnKind::Time, Value::Text(text)) => {
            let time = DateTime::parse_from_rfc3339(&text).map_err(|_| fault("not a time"))?;
            Value::Time(time.with_timezone(&Utc))
        }
        (ColumnKind::Day, Value::Text(text)) => Value::Day(text.parse().map_err(|_| fault("not a day"))?),
        (kind, value) if fits(kind, &value) => value,
        _ => return Err(fault("not what the catalogue says")),
    })
}

/// Whether a value is of a column's kind.
pub(crate) fn fits(kind: ColumnKind, value: &Value) -> bool {
    matches!(
        (kind, value),
        (_, Value::Null)
            | (ColumnKind::Id | ColumnKind::Ref(_) | ColumnKind::Int(_), Value::Int(_))
            | (ColumnKind::Flag, Value::Flag(_))
            | (ColumnKind::Text | ColumnKind::Code(_) | ColumnKind::Json | ColumnKind::Numbers(_), Value::Text(_))
            | (ColumnKind::Time, Value::Time(_))
            | (ColumnKind::Day, Value::Day(_))
            | (ColumnKind::Bytes, Value::Bytes(_))
    )
}

/// Gives a statement the next value, always with the type of its column.
pub(crate) fn bind<'t>(query: Query<'t>, column: &Column, value: &Value) -> Result<Query<'t>, Error> {
    if !fits(column.kind, value) {
        return Err(Error::broken(format!("a value for {} that is not of its kind", column.name)));
    }
    Ok(match column.kind {
        ColumnKind::Id | ColumnKind::Ref(_) | ColumnKind::Int(_) => {
            query.bind(if let Value::Int(v) = value { Some(*v) } else { None })
        }
        ColumnKind::Flag => query.bind(if let Value::Flag(v) = value { Some(*v) } else { None }),
        ColumnKind::Text | ColumnKind::Code(_) | ColumnKind::Json | ColumnKind::Numbers(_) => {
            query.bind(if let Value::Text(v) = value { Some(v.clone()) } else { None })
        }
        ColumnKind::Time => query.bind(if let Value::Time(v) = value { Some(*v) } else { None }),
        ColumnKind::Day => query.bind(if let Value::Day(v) = value { Some(*v) } else { None }),
        ColumnKind::Bytes => query.bind(if let Value::Bytes(v) = value { Some(v.clone()) } else { None }),
    })
}
