//! The facade over both databases: open, read, write, listen.
//!
//! ```no_run
//! # use reeve_store::{ChangeKinds, Db, Event, Purpose, Scope, TournamentId, Error};
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let db = Db::open("reeve.db", Purpose::Serve).await?;
//! let tournament = TournamentId(7);
//!
//! let mut tx = db.read().await?;
//! let name: String = tx.query("select name from tournament where id = $1").bind(tournament).value().await?;
//!
//! let mut tx = db.write(Scope::Tournament(tournament)).await?;
//! tx.query("update tournament set name = $2 where id = $1").bind(tournament).bind(name).execute().await?;
//! tx.emit(Event::Changed { tournament, version: 2, kinds: ChangeKinds::ALL });
//! tx.commit().await?;
//! # Ok(()) }
//! ```

mod checkpoint;
mod conn;
pub mod error;
mod held_writer;
pub mod image;
mod lock;
pub mod metrics;
pub mod migrate;
mod open_files;
mod open_store;
mod ownership;
mod postgres;
pub mod probe;
pub mod query;
pub mod scope;
mod sqlite;
pub mod statement_recorder;
pub mod transaction;
pub mod turns;
pub mod values;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use tokio::sync::broadcast;

use crate::changes::events::Event;
use crate::changes::versions::Revision;
use crate::db::error::{OpenError, Result};
use crate::db::image::Follower;
use crate::db::metrics::StoreMetrics;
use crate::db::migrate::Migrations;
pub use crate::db::open_store::file_of;
use crate::db::open_store::{OpenStore, Pools};
use crate::db::scope::{Purpose, Scope};
use crate::db::statement_recorder::StatementRecorder;
use crate::db::transaction::Tx;
use crate::db::turns::Turn;
use crate::ids::TournamentId;
use crate::upgrade_copies;

/// How long it counts whether something could be written.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// An open store. Cheap to clone; all clones share the connections.
#[derive(Debug, Clone)]
pub struct Db {
    store: Arc<OpenStore>,
}

impl Db {
    /// Opens a store and brings it up to date with this program.
    ///
    /// `address` is `postgres://...`, or a SQLite file as a plain path, `sqlite:path` or `sqlite://path`. A file that is
    /// not there is made, readable by its owner only.
    pub async fn open(address: &str, purpose: Purpose) -> Result<Self, OpenError> {
        Self::open_with(address, purpose, &Migrations::embedded()).await
    }

    /// Opens a store with other migrations than those of this program, for tests.
    #[doc(hidden)]
    pub async fn open_with(address: &str, purpose: Purpose, steps: &Migrations<'_>) -> Result<Self, OpenError> {
        Ok(Db { store: Arc::new(OpenStore::open(address, purpose, steps).await?) })
    }

    /// An empty SQLite store in memory, whichever database this program works with: to try out in one transaction what is to be
    /// stored, with nobody waiting. Nothing of it can be committed.
    pub async fn scratch() -> Result<Self, OpenError> {
        Ok(Db { store: Arc::new(OpenStore::in_memory().await?) })
    }

    /// Begins a transaction that only reads: everything in it sees one snapshot. It ends when it is dropped; drop it
    /// before a page is rendered.
    pub async fn read(&self) -> Result<Tx> {
        Ok(Tx::begun(self.store.begin_read().await?, None, &self.store))
    }

    /// Begins a transaction that may write in the scope, and waits until no other write runs there. It is rolled back
    /// unless [`Tx::commit`] is called.
    ///
    /// A write to a tournament or to everything that emits nothing is announced as [`Event::Reload`]: it is slow, and
    /// nobody can forget it. Only what says so is told to nobody ([`Tx::suppress_events`]).
    pub async fn write(&self, scope: Scope) -> Result<Tx> {
        Ok(Tx::begun(self.store.begin_write(scope).await?, Some(scope), &self.store))
    }

    /// Waits for the turn to work with a whole tournament before its lock is taken: it is kept until the change is committed,
    /// so that nobody else in this process makes what was read old. Never asked for under a lock.
    ///
    /// Error: [`Error::Busy`](error::Error::Busy) after ten seconds.
    pub async fn turn(&self, tournament: TournamentId) -> Result<Turn> {
        self.store.turns.wait(tournament).await
    }

    /// After [`Error::Unknown`](error::Error::Unknown): waits until the database has finished with every transaction of that moment, made or
    /// undone, tells everybody to read again, and gives a transaction that sees how it ended.
    pub async fn settle(&self) -> Result<Tx> {
        // The lost transaction holds its lock until it ends, so whoever gets the lock of everything sees its end.
        let tx = self.write(Scope::Everything).await?;
        self.store.bus.announce(Event::Reload);
        Ok(tx)
    }

    /// Tells everybody here to read again: what pages say beside the store has changed.
    pub fn announce_reload(&self) {
        self.store.bus.announce(Event::Reload);
    }

    /// Announcements from now on. A receiver that lagged must treat that as [`Event::Reload`].
    pub fn events(&self) -> broadcast::Receiver<Event> {
        self.store.bus.subscribe()
    }

    /// Do the announcements of other copies arrive? While this is false, what is kept in memory may be out of date; see
    /// [`Db::is_fresh`].
    pub fn listening(&self) -> bool {
        self.store.bus.is_listening()
    }

    /// How much has been announced until now. Whatever was committed here before this is called is among it.
    pub fn revision(&self) -> Revision {
        self.store.bus.versions.revision()
    }

    /// Whether something made from a tournament of this version, begun at the revision `made`, is still what the store
    /// holds, as far as was announced. Costs no statement.
    pub fn is_current(&self, tournament: TournamentId, version: i64, made: Revision) -> bool {
        self.store.bus.versions.is_current(tournament, version, made)
    }

    /// Whether everything had to be asked for again since the revision `made`.
    pub fn reloaded_since(&self, made: Revision) -> bool {
        self.store.bus.versions.reloaded_since(made)
    }

    /// Whether what was announced is all that there is: no other process can have committed anything that is not known
    /// here for longer than 100 ms. Otherwise the store has to be asked. Costs no statement, and asking keeps it
    /// fresh: after a quiet time the first answer is no.
    pub fn is_fresh(&self) -> bool {
        self.store.bus.freshness.is_fresh() && self.store.bus.is_listening()
    }

    /// Waits until [`Db::is_fresh`], at most so long; whether it is then. Where announcements don't arrive it is not.
    pub async fn becomes_fresh(&self, most: Duration) -> bool {
        self.listening() && self.store.bus.freshness.becomes_fresh(most).await && self.listening()
    }

    /// How many statements were run since the store was opened, not counting begin and commit.
    pub fn statements(&self) -> u64 {
        self.store.counters.statements()
    }

    /// Whether the store answers a read, and takes a change as far as can be told without one. Error: why it does not.
    pub async fn ping(&self) -> Result<()> {
        self.in_place()?;
        let mut tx = self.read().await?;
        tx.query("select 1").execute().await?;
        Ok(())
    }

    /// Whether something can be written. It is tried where there is a reason to doubt it, every two seconds at most: a call
    /// failed since the last commit here, or the disk has little room left.
    pub async fn is_writable(&self) -> bool {
        if !self.store.may_take_nothing() {
            return true;
        }
        let mut tried = self.store.tried.lock().await;
        if let Some((at, could)) = *tried
            && at.elapsed() < TRY_AGAIN
            && !(could && self.store.counters.in_doubt())
        {
            return could;
        }
        let has_room = match &self.store.pools {
            Pools::Sqlite(store) => store.has_room().await,
            Pools::Postgres(_) => true,
        };
        let could = has_room && self.try_to_write().await.is_ok();
        *tried = Some((Instant::now(), could));
        could
    }

    /// Commits a change that leaves nothing behind.
    async fn try_to_write(&self) -> Result<()> {
        let mut tx = self.write(Scope::NoTournament).await?;
        let insert = "insert into attempt (kind, subject, at) values ('set-up', '', $1) returning id";
        let line: i64 = tx.query(insert).bind(DateTime::<Utc>::UNIX_EPOCH).value().await?;
        tx.query("delete from attempt where id = $1").bind(line).execute().await?;
        tx.commit().await
    }

    /// Error: [`Error::Displaced`](error::Error::Displaced) where the SQLite file was moved, removed or replaced while it is
    /// open. Where that is so, what fails otherwise fails because of it.
    pub fn in_place(&self) -> Result<()> {
        self.store.in_place()
    }

    /// The first few faults that SQLite finds in its own file, each in its words; an empty list where it is sound: a
    /// disk that lost or changed a page is found here before anybody trusts what still reads. Nothing for PostgreSQL, which
    /// looks after its own files.
    ///
    /// Error: [`Error::Broken`](error::Error::Broken) where the damage is such that the file can't even be looked at.
    pub async fn damage(&self) -> Result<Option<Vec<String>>> {
        match &self.store.pools {
            Pools::Sqlite(store) => Ok(Some(store.faults().await?)),
            Pools::Postgres(_) => Ok(None),
        }
    }

    /// Begins to follow a SQLite file, for copies that are made page by page. None on PostgreSQL, which has copies of its own.
    pub async fn follow(&self) -> Result<Option<Follower>> {
        match &self.store.pools {
            Pools::Sqlite(store) => Follower::start(store.reading(), Arc::clone(&self.store)).await.map(Some),
            Pools::Postgres(_) => Ok(None),
        }
    }

    /// Sees to it that what was erased does not lie about in the files: SQLite's log beside the file holds pages as they
    /// were until it is written anew. PostgreSQL tidies its files up by itself. Where somebody reads at this moment it is
    /// left for later; nothing waits for it.
    pub async fn sweep(&self) {
        if let Pools::Sqlite(store) = &self.store.pools
            && let Err(error) = store.empty_log().await
        {
            tracing::warn!(%error, "the log beside the store still holds what was erased, until it is written anew");
        }
    }

    /// Removes the copies that upgrades left beside a SQLite file, as [`upgrade_copies::remove`]. Gives those that are gone.
    pub fn forget_upgrade_copies(&self, made_before: Option<DateTime<Utc>>) -> io::Result<Vec<PathBuf>> {
        self.file().map_or(Ok(Vec::new()), |path| upgrade_copies::remove(path, made_before))
    }

    /// What is measured, for whoever watches the server. Costs no statement.
    pub fn metrics(&self) -> StoreMetrics {
        let OpenStore { pools, bus, counters, .. } = &*self.store;
        let (listening, pools) = match pools {
            Pools::Sqlite(store) => (None, counters.pools(store.pools())),
            Pools::Postgres(store) => (Some(bus.is_listening()), counters.pools(store.pools())),
        };
        let (long_writes, longest_write) = counters.writes();
        StoreMetrics {
            statements: counters.statements(),
            commits: counters.commits(),
            long_writes,
            longest_write,
            faults: metrics::faults(),
            listening,
            receivers: bus.receivers(),
            pools,
        }
    }

    /// What records the statements of this store once it is started. For the load program, which runs them again without
    /// Reeve.
    #[doc(hidden)]
    pub fn statement_recorder(&self) -> &StatementRecorder {
        self.store.recorder.get_or_init(Arc::default)
    }

    /// Which of the two databases it is.
    pub fn dialect(&self) -> Dialect {
        match self.store.pools {
            Pools::Sqlite(_) => Dialect::Sqlite,
            Pools::Postgres(_) => Dialect::Postgres,
        }
    }

    /// The SQLite file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match &self.store.pools {
            Pools::Sqlite(store) => Some(store.path()),
            Pools::Postgres(_) => None,
        }
    }

    /// Waits for running transactions and closes all connections.
    pub async fn close(&self) {
        match &self.store.pools {
            Pools::Sqlite(store) => store.close().await,
            Pools::Postgres(store) => store.close().await,
        }
    }
}

/// One of the two databases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}
