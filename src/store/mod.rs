//! The store: the only room that knows SQL. One file per aggregate; [`db`] is the facade over both databases.
//!
//! A read is one snapshot ([`Db::read`]); a write is one transaction with the lock of its tournament ([`Db::write`]).

pub mod account;
pub mod audit;
pub mod cleaning;
pub mod db;
pub mod drafts;
pub mod dump;
pub mod erase;
pub mod error;
pub mod events;
pub mod figures;
pub mod ids;
pub mod lots;
pub mod migrate;
pub mod one_time;
pub mod outbox;
pub mod player;
pub mod query;
pub mod round;
pub mod snapshot;
#[doc(hidden)]
pub mod tape;
pub mod time;
pub mod tournament;
pub mod words;

mod lock;
mod marks;
mod postgres;
mod sqlite;
mod watch;

pub use db::{Db, Purpose, Scope, Tx};
pub use error::{Error, OpenError, Result};
pub use events::Event;
pub use ids::{AccountId, DrawId, ImportDraftId, PlayerId, RoundId, SeatId, SessionId, TableId, TournamentId};
pub use marks::Mark;
pub use query::{Bind, Query, Record};
pub use snapshot::Snapshot;
