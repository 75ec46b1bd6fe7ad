//! An open store: its connections, and what all who use them share.

use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use tokio::sync::Mutex;

use crate::changes::event_bus::EventBus;
use crate::db::conn::Conn;
use crate::db::error::{AddressFault, Error, OpenError, Result};
use crate::db::metrics::Counters;
use crate::db::migrate::Migrations;
use crate::db::postgres;
use crate::db::postgres::PgStore;
use crate::db::scope::{Purpose, Scope};
use crate::db::sqlite;
use crate::db::sqlite::SqliteStore;
use crate::db::statement_recorder::{Recording, StatementRecorder};
use crate::db::turns::Turns;
use crate::disk;

/// With less room than this beside the file, in bytes, it is tried whether something can be written.
const LITTLE: u64 = 8 << 20;

/// What the clones of a [`Db`](crate::Db) and their transactions share.
#[derive(Debug)]
pub(crate) struct OpenStore {
    pub(crate) pools: Pools,
    pub(crate) bus: Arc<EventBus>,
    pub(crate) counters: Counters,
    pub(crate) turns: Turns,
    /// When it was last tried whether something can be written, and whether it could.
    pub(crate) tried: Mutex<Option<(Instant, bool)>>,
    /// Whether it is in memory, for one who tries something out: nobody waits for its writer.
    pub(crate) is_scratch: bool,
    /// There from the moment that somebody asks for it.
    pub(crate) recorder: OnceLock<Arc<StatementRecorder>>,
}

/// The connections to one of the two databases.
#[derive(Debug)]
pub(crate) enum Pools {
    Sqlite(SqliteStore),
    Postgres(PgStore),
}

impl OpenStore {
    pub(crate) async fn open(address: &str, purpose: Purpose, steps: &Migrations<'_>) -> Result<OpenStore, OpenError> {
        let bus = EventBus::new();
        let pools = if is_postgres(address) {
            Pools::Postgres(postgres::open(address, purpose, steps.postgres, &bus).await?)
        } else {
            Pools::Sqlite(sqlite::open(sqlite_path(address)?, purpose, steps.sqlite, &bus).await?)
        };
        Ok(OpenStore::of(pools, bus, false))
    }

    fn of(pools: Pools, bus: Arc<EventBus>, is_scratch: bool) -> OpenStore {
        let (counters, turns, recorder) = (Counters::default(), Turns::default(), OnceLock::new());
        OpenStore { pools, bus, counters, turns, tried: Mutex::default(), is_scratch, recorder }
    }

    /// As [`sqlite::in_memory`].
    pub(crate) async fn in_memory() -> Result<OpenStore, OpenError> {
        let pools = Pools::Sqlite(sqlite::in_memory(Migrations::embedded().sqlite).await?);
        Ok(OpenStore::of(pools, EventBus::new(), true))
    }

    /// Error: [`Error::Displaced`](crate::Error::Displaced) where the SQLite file is no longer where it was opened.
    pub(crate) fn in_place(&self) -> Result<()> {
        match &self.pools {
            Pools::Sqlite(store) => store.in_place(),
            Pools::Postgres(_) => Ok(()),
        }
    }

    /// Something was committed.
    pub(crate) fn committed(&self) {
        if let Pools::Sqlite(store) = &self.pools {
            store.committed();
        }
    }

    /// Begins a native transaction that only reads.
    pub(crate) async fn begin_read(&self) -> Result<Conn> {
        let _waiting = self.counters.wait_to_read();
        Ok(match &self.pools {
            Pools::Sqlite(store) => Conn::Sqlite(store.read().await?),
            Pools::Postgres(store) => Conn::Postgres(store.read().await?),
        })
    }

    /// Begins a native transaction that may write in the scope.
    pub(crate) async fn begin_write(&self, scope: Scope) -> Result<Conn> {
        let _waiting = self.counters.wait_to_write();
        let begun = match &self.pools {
            Pools::Sqlite(store) => store.write().await.map(Conn::Sqlite).map_err(Error::from),
            Pools::Postgres(store) => store.write(scope).await.map(Conn::Postgres).map_err(Error::from),
        };
        begun.inspect_err(|error| self.counters.note_fault(error.leaves_doubt()))
    }

    /// Whether there is a reason to try if something can be written.
    pub(crate) fn may_take_nothing(&self) -> bool {
        let has_little_room = match &self.pools {
            Pools::Sqlite(store) => {
                store.path().parent().and_then(|folder| disk::free(folder).ok()).is_some_and(|free| free < LITTLE)
            }
            Pools::Postgres(_) => false,
        };
        has_little_room || self.counters.in_doubt()
    }

    /// The recording of a transaction that begins, if there is one.
    pub(crate) fn recording(&self, write: bool) -> Option<Recording> {
        self.recorder.get()?.begin(write)
    }
}

/// The SQLite file that an address means, if it means one.
///
/// Error: what is wrong with the address.
pub fn file_of(address: &str) -> Result<Option<&Path>, OpenError> {
    if is_postgres(address) { Ok(None) } else { sqlite_path(address).map(Some) }
}

fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// The path in an address of a SQLite file.
fn sqlite_path(address: &str) -> Result<&Path, OpenError> {
    let path = address.strip_prefix("sqlite:").map_or(address, |rest| rest.strip_prefix("//").unwrap_or(rest));
    let fault = if path.is_empty() {
        AddressFault::Empty
    } else if path.contains(":memory:") {
        AddressFault::InMemory
    } else if path.contains("://") {
        AddressFault::Unknown(path.split("://").next().unwrap_or_default().to_owned())
    } else if path.contains('?') {
        AddressFault::Options
    } else {
        return Ok(Path::new(path));
    };
    Err(OpenError::Address(fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_sqlite_files() {
        let check = |address: &str, path: &str| {
            assert_eq!(sqlite_path(address).expect(address), Path::new(path));
        };
        check("reeve.db", "reeve.db");
        check("/var/lib/reeve/reeve.db", "/var/lib/reeve/reeve.db");
        check("sqlite:reeve.db", "reeve.db");
        check("sqlite://reeve.db", "reeve.db");
        check("sqlite:///var/reeve.db", "/var/reeve.db");
    }

    #[test]
    fn other_addresses_are_refused_without_repeating_a_password() {
        for address in ["", "sqlite:", "sqlite::memory:", "mysql://me:secret@host/db", "a.db?mode=ro"] {
            let fault = sqlite_path(address).expect_err(address).to_string();
            assert!(!fault.contains("secret"), "{fault}");
        }
    }
}
