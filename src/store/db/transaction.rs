//! A transaction, the same on both databases.

use std::sync::Arc;

use crate::changes::events;
use crate::changes::events::Event;
use crate::db::conn::Conn;
use crate::db::error::{Error, Result};
use crate::db::held_writer::HeldWriter;
use crate::db::metrics::is_counted;
use crate::db::open_store::OpenStore;
use crate::db::query::Query;
use crate::db::scope::Scope;
use crate::db::statement_recorder::{Recorded, Recording};

/// A transaction on either database.
///
/// After a statement has failed nothing more can be done in it, as PostgreSQL has it; SQLite is held to the same.
#[must_use = "a transaction that is dropped is rolled back"]
pub struct Tx {
    conn: Conn,
    recording: Option<Recording>,
    failed: bool,
    /// What it may write, if it may.
    writes: Option<Scope>,
    waiting: Vec<Event>,
    /// Whether nothing is announced where nothing waits to be.
    quiet: bool,
    /// Whether the figures of the store tell of it.
    counted: bool,
    /// There where it writes. Behind the connection, so that it goes after it.
    held: Option<HeldWriter>,
    store: Arc<OpenStore>,
}

impl Tx {
    /// A transaction that has begun; `writes` is what it may write, if it may.
    pub(crate) fn begun(conn: Conn, writes: Option<Scope>, store: &Arc<OpenStore>) -> Tx {
        let recording = store.recording(writes.is_some());
        let counted = is_counted();
        let held = writes.filter(|_| !store.is_scratch && counted).map(|_| HeldWriter::now(store));
        let (waiting, store) = (Vec::new(), Arc::clone(store));
        Tx { conn, recording, failed: false, writes, waiting, quiet: false, counted, held, store }
    }

    /// A statement that both databases understand, with `$1`, `$2`, ... for its values.
    pub fn query(&mut self, sql: &'static str) -> Query<'_> {
        if self.counted {
            self.store.counters.statement();
        }
        let gives_way = self.writes.is_none();
        Query::new(&mut self.conn, &mut self.failed, &self.store.counters, self.recording.as_ref(), gives_way, sql)
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

    /// Lets the transaction commit without a word to anybody, where it emits nothing: for what no page that is kept or listens
    /// shows, and whose being there may not even be guessed from the moment of an announcement.
    pub fn suppress_events(&mut self) {
        self.quiet = true;
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
        if self.waiting.is_empty()
            && !self.quiet
            && matches!(self.writes, Some(Scope::Tournament(_) | Scope::Everything))
        {
            self.waiting.push(Event::Reload);
        }
        let task = tokio::spawn(commit(self.conn, self.recording, self.waiting, self.held, self.counted, self.store));
        task.await.map_err(|fault| Error::Unknown(format!("a commit ended early: {fault}").into()))?
    }
}

/// Commits and announces. A commit whose outcome is in doubt is announced too: it may have changed anything.
async fn commit(
    conn: Conn,
    recording: Option<Recording>,
    waiting: Vec<Event>,
    held: Option<HeldWriter>,
    counted: bool,
    store: Arc<OpenStore>,
) -> Result<()> {
    let done = match conn {
        Conn::Sqlite(tx) => match store.in_place() {
            Ok(()) => {
                store.bus.begin_commit(&waiting);
                tx.commit().await.map_err(Error::from)
            }
            // Rolled back as it is dropped.
            Err(error) => Err(error),
        },
        Conn::Postgres(tx) => tx.commit(&waiting).await,
    };
    drop(held);
    if let Err(error) = &done {
        store.counters.note_fault(error.leaves_doubt());
        store.bus.announce_doubt();
    } else {
        if let Some(recording) = recording {
            recording.add(Recorded::Commit);
        }
        store.counters.note_written();
        if counted {
            store.counters.commit();
        }
        store.committed();
        waiting.iter().for_each(|event| store.bus.announce(*event));
    }
    store.bus.end_commit(&waiting);
    done
}
