//! The store: the only room that knows SQL. One file per aggregate; [`db`] is the facade over both databases.
//!
//! A read is one snapshot ([`Db::read`]); a write is one transaction with the lock of its tournament ([`Db::write`]).

pub mod db;
pub mod error;
pub mod events;
pub mod ids;
pub mod migrate;
pub mod query;
pub mod time;

mod lock;
mod postgres;
mod sqlite;

pub use db::{Db, Purpose, Scope, Tx};
pub use error::{Error, OpenError, Result};
pub use events::Event;
pub use ids::TournamentId;
pub use query::{Bind, Query, Record};
