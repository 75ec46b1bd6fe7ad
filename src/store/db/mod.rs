//! The facade over both databases: open, read, write, listen.
//!
//! ```no_run
//! # use reeve::store::{Db, Event, Purpose, Scope, TournamentId, Error};
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let db = Db::open("reeve.db", Purpose::Serve).await?;
//! let tournament = TournamentId(7);
//!
//! let mut tx = db.read().await?;
//! let name: String = tx.query("select name from tournament where id = $1").bind(tournament).value().await?;
//!
//! let mut tx = db.write(Scope::Tournament(tournament)).await?;
//! tx.query("update tournament set name = $2 where id = $1").bind(tournament).bind(name).execute().await?;
//! tx.emit(Event::Changed { tournament, version: 2 });
//! tx.commit().await?;
//! # Ok(()) }
//! ```

pub mod error;
pub mod lock;
pub mod migrate;
pub mod postgres;
pub mod query;
pub mod sqlite;
pub mod statement_log;
pub mod statistics;

use std::path::Path;
use std::sync::Arc;

use sqlx::{Sqlite, Transaction};
use tokio::sync::broadcast;

use crate::store::changes::events;
use crate::store::changes::events::{Event, Hub};
use crate::store::changes::versions::Mark;
use crate::store::db::error::{Error, OpenError, Result};
use crate::store::db::migrate::Migrations;
use crate::store::db::postgres::PgStore;
use crate::store::db::query::Query;
use crate::store::db::sqlite::SqliteStore;
use crate::store::db::statement_log::Moment;
use crate::store::db::statistics::Figures;
use crate::store::ids::TournamentId;

/// What the store is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// By the one server of a SQLite file, which nobody else may serve meanwhile. On PostgreSQL any number of copies
    /// may serve; each listens for the announcements of the others.
    Serve,
    /// By a command that comes and goes, perhaps while a server runs. Its commits are not announced to a server on
    /// SQLite.
    Maintain,
}

/// What a write may touch. At most one write per scope runs at a time, so what it reads stays true until it commits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// One tournament and everything that belongs to it.
    Tournament(TournamentId),
    /// What belongs to no tournament: accounts, sessions, settings, and the making of a tournament.
    WholeStore,
    /// Everything: no other write runs meanwhile. For restoring a backup and the like.
    Whole,
}

/// An open store. Cheap to clone; all clones share the connections.
#[derive(Debug, Clone)]
pub struct Db {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    pools: Pools,
    hub: Arc<Hub>,
}

#[derive(Debug)]
enum Pools {
    Sqlite(SqliteStore),
    Postgres(PgStore),
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
        let hub = Hub::new();
        let pools = if is_postgres(address) {
            Pools::Postgres(postgres::open(address, purpose, steps.postgres, &hub).await?)
        } else {
            Pools::Sqlite(sqlite::open(sqlite_path(address)?, purpose, steps.sqlite, &hub).await?)
        };
        Ok(Db { inner: Arc::new(Inner { pools, hub }) })
    }

    /// Begins a transaction that only reads: everything in it sees one snapshot. It ends when it is dropped; drop it
    /// before a page is rendered.
    pub async fn read(&self) -> Result<Tx> {
        let _waiting = self.inner.hub.counted.wait_to_read();
        let conn = match &self.inner.pools {
            Pools::Sqlite(store) => Conn::Sqlite(store.read().await?),
            Pools::Postgres(store) => Conn::Postgres(store.read().await?),
        };
        Ok(self.begun(conn, None))
    }

    /// Begins a transaction that may write in the scope, and waits until no other write runs there. It is rolled back
    /// unless [`Tx::commit`] is called.
    ///
    /// A write to a tournament or to everything that emits nothing is announced as [`Event::Reload`]: it is slow, and
    /// nobody can forget it.
    pub async fn write(&self, scope: Scope) -> Result<Tx> {
        let _waiting = self.inner.hub.counted.wait_to_write();
        let conn = match &self.inner.pools {
            Pools::Sqlite(store) => Conn::Sqlite(store.write().await?),
            Pools::Postgres(store) => Conn::Postgres(store.write(scope).await?),
        };
        Ok(self.begun(conn, Some(scope)))
    }

    fn begun(&self, conn: Conn, writes: Option<Scope>) -> Tx {
        let number = self.inner.hub.tape.begin(writes.is_some());
        Tx { conn, number, failed: false, writes, waiting: Vec::new(), db: Arc::clone(&self.inner) }
    }

    /// After [`Error::Unknown`]: waits until the database has finished with every transaction of that moment, made or
    /// undone, tells everybody to read again, and gives a transaction that sees how it ended.
    pub async fn settle(&self) -> Result<Tx> {
        // The lost transaction holds its lock until it ends, so whoever gets the lock of everything sees its end.
        let tx = self.write(Scope::Whole).await?;
        self.inner.hub.announce(Event::Reload);
        Ok(tx)
    }

    /// Announcements from now on. A receiver that lagged must treat that as [`Event::Reload`].
    pub fn events(&self) -> broadcast::Receiver<Event> {
        self.inner.hub.subscribe()
    }

    /// Do the announcements of other copies arrive? While this is false, what is kept in memory may be out of date; see
    /// [`Db::is_sure`].
    pub fn listening(&self) -> bool {
        self.inner.hub.listening()
    }

    /// What has been announced until now. Whatever was committed here before this is called is among it.
    pub fn mark(&self) -> Mark {
        self.inner.hub.marks.now()
    }

    /// Whether something made from a tournament of this version, begun at the mark `made`, is still what the store holds,
    /// as far as was announced. Costs no statement.
    pub fn holds(&self, tournament: TournamentId, version: i64, made: Mark) -> bool {
        self.inner.hub.marks.hold(tournament, version, made)
    }

    /// Whether everything had to be asked for again since the mark `made`.
    pub fn reloaded_since(&self, made: Mark) -> bool {
        self.inner.hub.marks.reloaded_since(made)
    }

    /// Whether what was announced is all that there is: no other process can have committed anything that is not known
    /// here for longer than 100 ms. Otherwise the store has to be asked. Costs no statement, and asking keeps it sure:
    /// after a quiet time the first answer is no.
    pub fn is_sure(&self) -> bool {
        self.inner.hub.lease.holds() && self.inner.hub.listening()
    }

    /// How many statements were run since the store was opened, not counting begin and commit.
    pub fn statements(&self) -> u64 {
        self.inner.hub.counted.statements()
    }

    /// Whether the store answers a read. Error: why it does not.
    pub async fn ping(&self) -> Result<()> {
        let mut tx = self.read().await?;
        tx.query("select 1").execute().await?;
        Ok(())
    }

    /// The first few faults that SQLite finds in its own file, each in its words; none where it is sound: a disk that
    /// lost or changed a page is found here before anybody trusts what still reads. PostgreSQL looks after its own files.
    ///
    /// Error: [`Error::Broken`] where the damage is such that the file can't even be looked at.
    pub async fn damage(&self) -> Result<Vec<String>> {
        match &self.inner.pools {
            Pools::Sqlite(store) => Ok(store.faults().await?),
            Pools::Postgres(_) => Ok(Vec::new()),
        }
    }

    /// What whoever watches the server wants to know. Costs no statement.
    pub fn figures(&self) -> Figures {
        let hub = &self.inner.hub;
        let (listening, pools) = match &self.inner.pools {
            Pools::Sqlite(store) => (None, hub.counted.pools(store.pools().0, store.pools().1)),
            Pools::Postgres(store) => (Some(hub.listening()), hub.counted.pools(store.pools().0, store.pools().1)),
        };
        Figures {
            statements: hub.counted.statements(),
            commits: hub.counted.commits(),
            faults: statistics::faults(),
            listening,
            receivers: hub.receivers(),
            pools,
        }
    }

    /// Begins or stops keeping every statement with its values, and gives those kept until now with the number of
    /// their transaction. For the load program, which runs them again without Reeve.
    #[doc(hidden)]
    pub fn tape(&self, on: bool) -> Vec<(u64, Moment)> {
        self.inner.hub.tape.run(on)
    }

    /// Which of the two databases it is.
    pub fn dialect(&self) -> Dialect {
        match self.inner.pools {
            Pools::Sqlite(_) => Dialect::Sqlite,
            Pools::Postgres(_) => Dialect::Postgres,
        }
    }

    /// The SQLite file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match &self.inner.pools {
            Pools::Sqlite(store) => Some(store.path()),
            Pools::Postgres(_) => None,
        }
    }

    /// Waits for running transactions and closes all connections.
    pub async fn close(&self) {
        match &self.inner.pools {
            Pools::Sqlite(store) => store.close().await,
            Pools::Postgres(store) => store.close().await,
        }
    }
}

/// One of the two databases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// SQLite, in a file.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// A transaction on either database.
///
/// After a statement has failed nothing more can be done in it, as PostgreSQL has it; SQLite is held to the same.
#[must_use = "a transaction that is dropped is rolled back"]
pub struct Tx {
    conn: Conn,
    /// Which transaction this is since the store was opened.
    number: u64,
    failed: bool,
    /// What it may write, if it may.
    writes: Option<Scope>,
    waiting: Vec<Event>,
    db: Arc<Inner>,
}

/// The native transaction below.
pub(crate) enum Conn {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(postgres::PgTx),
}

impl Tx {
    /// A statement that both databases understand, with `$1`, `$2`, ... for its values.
    pub fn query(&mut self, sql: &'static str) -> Query<'_> {
        Query::new(&mut self.conn, &mut self.failed, &self.db.hub, self.number, sql)
    }

    /// A statement that has to be written differently for each, with the same values and columns.
    pub fn query_pair(&mut self, sqlite: &'static str, postgres: &'static str) -> Query<'_> {
        let sql = match self.conn {
            Conn::Sqlite(_) => sqlite,
            Conn::Postgres(_) => postgres,
        };
        self.query(sql)
    }

    /// Announces the event once the transaction is committed, and never if it is not.
    pub fn emit(&mut self, event: Event) {
        events::queue(&mut self.waiting, event);
    }

    /// Commits. When this returns `Ok` the change is on the disk (as far as the database promises) and announced.
    ///
    /// An error leaves nothing behind, except [`Error::Unknown`]: a connection that was lost in this very moment leaves
    /// it open whether the change was made. Whoever stops waiting for this does not stop the commit, nor its
    /// announcement.
    pub async fn commit(mut self) -> Result<()> {
        if self.failed {
            return Err(Error::broken("commit after a statement that failed"));
        }
        if self.waiting.is_empty() && matches!(self.writes, Some(Scope::Tournament(_) | Scope::Whole)) {
            self.waiting.push(Event::Reload);
        }
        let task = tokio::spawn(commit(self.conn, self.number, self.waiting, self.db));
        task.await.map_err(|fault| Error::Unknown(format!("a commit ended early: {fault}").into()))?
    }
}

/// Commits and announces. A commit whose outcome is in doubt is announced too: it may have changed anything.
async fn commit(conn: Conn, number: u64, waiting: Vec<Event>, db: Arc<Inner>) -> Result<()> {
    let done = match conn {
        Conn::Sqlite(tx) => tx.commit().await.map_err(Error::from),
        Conn::Postgres(tx) => tx.commit(&waiting).await,
    };
    if done.is_err() {
        db.hub.announce(Event::Reload);
    } else {
        db.hub.tape.keep(number, || Moment::Committed);
        db.hub.counted.commit();
        waiting.into_iter().for_each(|event| db.hub.announce(event));
    }
    done
}

fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// The path in an address of a SQLite file.
fn sqlite_path(address: &str) -> Result<&Path, OpenError> {
    let path = address.strip_prefix("sqlite:").map_or(address, |rest| rest.strip_prefix("//").unwrap_or(rest));
    let fault = if path.is_empty() {
        "the address of the database is empty".to_owned()
    } else if path.contains(":memory:") {
        "a database in memory can't be shared by several connections; give a file".to_owned()
    } else if path.contains("://") {
        format!("{} is neither a SQLite file nor postgres://", path.split("://").next().unwrap_or_default())
    } else if path.contains('?') {
        "options after ? are not taken for a SQLite file".to_owned()
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
