//! One statement with its values: the same words for both databases.

use std::pin::pin;

use futures_util::{Stream, TryStreamExt};
use sqlx::Arguments;
use sqlx::postgres::{PgArguments, PgConnection};
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
#[cfg(debug_assertions)]
use sqlx::{Postgres, Type};

use crate::db::conn::Conn;
use crate::db::error::{Error, Result};
use crate::db::metrics::Counters;
use crate::db::postgres::answered;
use crate::db::statement_recorder::{Recorded, Recording};
use crate::db::values::{Bind, Record, Values};

/// A statement being put together; see [`Tx::query`](crate::Tx::query).
///
/// Write one statement in one place: PostgreSQL remembers a statement by its text, and the same text with values of
/// another type would be misread in silence. Debug builds refuse it.
#[must_use = "a query does nothing until it is run"]
pub struct Query<'t> {
    conn: &'t mut Conn,
    failed: &'t mut bool,
    counters: &'t Counters,
    recording: Option<&'t Recording>,
    /// Whether others may be answered while rows are read: nobody waits for a transaction that reads.
    gives_way: bool,
    sql: &'static str,
    values: Values,
    fault: Option<Error>,
    #[cfg(debug_assertions)]
    types: Vec<String>,
}

impl<'t> Query<'t> {
    pub(crate) fn new(
        conn: &'t mut Conn,
        failed: &'t mut bool,
        counters: &'t Counters,
        recording: Option<&'t Recording>,
        gives_way: bool,
        sql: &'static str,
    ) -> Self {
        let values = match conn {
            Conn::Sqlite(_) => Values::Sqlite(SqliteArguments::default()),
            Conn::Postgres(_) => Values::Postgres(Box::default()),
        };
        Query {
            conn,
            failed,
            counters,
            recording,
            gives_way,
            sql,
            values,
            fault: None,
            #[cfg(debug_assertions)]
            types: Vec::new(),
        }
    }

    /// Gives the next placeholder (`$1`, `$2`, ...) its value.
    pub fn bind<'q, T: Bind<'q>>(mut self, value: T) -> Self {
        #[cfg(debug_assertions)]
        self.types.push(sqlx::TypeInfo::name(&<T as Type<Postgres>>::type_info()).to_owned());
        let added = match &mut self.values {
            Values::Sqlite(values) => values.add(value),
            Values::Postgres(values) => values.add(value),
        };
        if let Err(fault) = added {
            self.fault.get_or_insert(Error::Broken(fault));
        }
        self
    }

    /// The one row that there must be. Error: [`Error::Missing`] when there is none.
    pub async fn one<T: Record>(self) -> Result<T> {
        self.optional().await?.ok_or(Error::Missing)
    }

    /// The row, if there is one.
    pub async fn optional<T: Record>(self) -> Result<Option<T>> {
        let (ready, outcome) = self.ready()?;
        let sql = ready.sql();
        let done = match ready {
            Ready::Sqlite(conn, sql, values) => sqlx::query_as_with(sql, values).fetch_optional(conn).await,
            Ready::Postgres(conn, sql, values) => {
                answered(sqlx::query_as_with(sql, *values).fetch_optional(conn)).await
            }
        };
        settle(sql, done, outcome)
    }

    /// All rows.
    pub async fn all<T: Record>(self) -> Result<Vec<T>> {
        let gives_way = self.gives_way;
        let (ready, outcome) = self.ready()?;
        let sql = ready.sql();
        let done = match ready {
            Ready::Sqlite(conn, sql, values) if gives_way => {
                in_pieces(sqlx::query_as_with(sql, values).fetch(conn)).await
            }
            Ready::Sqlite(conn, sql, values) => sqlx::query_as_with(sql, values).fetch_all(conn).await,
            Ready::Postgres(conn, sql, values) => answered(sqlx::query_as_with(sql, *values).fetch_all(conn)).await,
        };
        settle(sql, done, outcome)
    }

    /// Runs the statement and returns the number of rows that it changed.
    pub async fn execute(self) -> Result<u64> {
        let (ready, outcome) = self.ready()?;
        let sql = ready.sql();
        let done = match ready {
            Ready::Sqlite(conn, sql, values) => {
                sqlx::query_with(sql, values).execute(conn).await.map(|done| done.rows_affected())
            }
            Ready::Postgres(conn, sql, values) => {
                answered(sqlx::query_with(sql, *values).execute(conn)).await.map(|done| done.rows_affected())
            }
        };
        settle(sql, done, outcome)
    }

    /// The single column of the one row that there must be.
    pub async fn value<T>(self) -> Result<T>
    where
        (T,): Record,
    {
        Ok(self.one::<(T,)>().await?.0)
    }

    /// The single column of the row, if there is one.
    pub async fn optional_value<T>(self) -> Result<Option<T>>
    where
        (T,): Record,
    {
        Ok(self.optional::<(T,)>().await?.map(|row| row.0))
    }

    /// The single column of all rows.
    pub async fn values<T>(self) -> Result<Vec<T>>
    where
        (T,): Record,
    {
        Ok(self.all::<(T,)>().await?.into_iter().map(|row| row.0).collect())
    }

    fn ready(self) -> Result<(Ready<'t>, Outcome<'t>)> {
        #[cfg(debug_assertions)]
        habits::check(self.sql, &self.types);
        if *self.failed {
            return Err(Error::broken("a statement after one that failed, in the same transaction"));
        }
        // Until the statement has come back well, the transaction counts as failed: it may be given up on the way.
        *self.failed = true;
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        if let Some(recording) = self.recording {
            recording.add(Recorded::Statement(self.sql, self.values.clone()));
        }
        let ready = match (self.conn, self.values) {
            (Conn::Sqlite(tx), Values::Sqlite(values)) => Ready::Sqlite(&mut *tx, self.sql, values),
            (Conn::Postgres(tx), Values::Postgres(values)) => Ready::Postgres(tx.conn()?, self.sql, values),
            _ => {
                return Err(Error::broken("values of one database with a connection of the other"));
            }
        };
        Ok((ready, Outcome { failed: self.failed, counters: self.counters }))
    }
}

/// So many rows are read before others are answered.
const PIECE: usize = 64;

/// All rows. SQLite's thread is so quick with thousands of them that whoever else is answered by this one would wait for all of
/// them, and whoever holds the writer among those, with everybody who wants it.
async fn in_pieces<T>(rows: impl Stream<Item = Result<T, sqlx::Error>>) -> Result<Vec<T>, sqlx::Error> {
    let mut rows = pin!(rows);
    let mut all = Vec::new();
    while let Some(row) = rows.try_next().await? {
        all.push(row);
        if all.len().is_multiple_of(PIECE) {
            tokio::task::yield_now().await;
        }
    }
    Ok(all)
}

/// A statement with the connection that it runs on.
enum Ready<'t> {
    Sqlite(&'t mut SqliteConnection, &'static str, SqliteArguments),
    Postgres(&'t mut PgConnection, &'static str, Box<PgArguments>),
}

impl Ready<'_> {
    fn sql(&self) -> &'static str {
        match self {
            Ready::Sqlite(_, sql, _) | Ready::Postgres(_, sql, _) => sql,
        }
    }
}

/// What is told how a statement came out.
struct Outcome<'t> {
    failed: &'t mut bool,
    counters: &'t Counters,
}

fn settle<T>(sql: &str, done: std::result::Result<T, sqlx::Error>, outcome: Outcome<'_>) -> Result<T> {
    let value = done
        .map_err(|error| Error::of_statement(sql, error))
        .inspect_err(|e| outcome.counters.note_fault(e.leaves_doubt()))?;
    *outcome.failed = false;
    Ok(value)
}

/// Habits that a debug build insists on.
#[cfg(debug_assertions)]
mod habits {
    use std::collections::HashMap;
    use std::sync::{Mutex, PoisonError};

    static SEEN: Mutex<Option<HashMap<&'static str, Vec<String>>>> = Mutex::new(None);

    /// The same text always with the same types, and a value for every placeholder (SQLite would take null instead).
    pub(crate) fn check(sql: &'static str, types: &[String]) {
        let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = seen.get_or_insert_default().entry(sql).or_insert_with(|| {
            assert_eq!(placeholders(sql), types.len(), "values for the placeholders of: {sql}");
            types.to_vec()
        });
        assert_eq!(known, types, "one text bound with two lists of types: {sql}");
    }

    /// The highest `$n` in the statement.
    fn placeholders(sql: &str) -> usize {
        sql.split('$')
            .skip(1)
            .filter_map(|rest| {
                let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                rest.get(..digits)?.parse().ok()
            })
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn placeholders_are_counted() {
        for (sql, count) in [("select 1", 0), ("select $1, $2, $1", 2), ("select '$', $12", 12)] {
            assert_eq!(placeholders(sql), count, "{sql}");
        }
    }
}
