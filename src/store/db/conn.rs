//! The native transaction below one of ours.

use sqlx::{Sqlite, Transaction};

use crate::db::postgres::PgTx;

/// A transaction that was begun on one of the two databases.
pub(crate) enum Conn {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(PgTx),
}
