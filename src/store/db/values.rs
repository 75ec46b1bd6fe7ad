//! The values that go into a statement and the rows that come out, for both drivers.

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Encode, FromRow, Postgres, Sqlite, Type};

/// A value that both databases take.
pub trait Bind<'q>: Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres> {}

impl<'q, T> Bind<'q> for T where T: Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres> {}

/// A row that can be read from both databases: a tuple, or a struct that derives `sqlx_macros::FromRow`.
pub trait Record: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

impl<T> Record for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// The values of a statement for one of the two drivers.
#[derive(Debug, Clone)]
pub enum Values {
    Sqlite(SqliteArguments),
    Postgres(Box<PgArguments>),
}
