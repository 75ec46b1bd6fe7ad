//! What the store measures for `/metrics`.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{Database, Pool};

tokio::task_local! {
    static UNCOUNTED: ();
}

/// Does work whose transactions are not counted: for what not even the figures may tell of.
pub async fn uncounted<T>(work: impl Future<Output = T>) -> T {
    UNCOUNTED.scope((), work).await
}

/// Whether a transaction that begins here is counted.
pub(crate) fn is_counted() -> bool {
    UNCOUNTED.try_with(|()| ()).is_err()
}

/// A transaction that writes for longer than this counts as long: on SQLite everybody else waits for it.
pub(crate) const LONG: Duration = Duration::from_millis(50);

/// The measurements of one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoreMetrics {
    /// Statements run since the store was opened, not counting begin and commit.
    pub statements: u64,
    pub commits: u64,
    /// Transactions since then that wrote for over 50 ms.
    pub long_writes: u64,
    /// How long the longest one that writes took since then, from its beginning to the end of its commit.
    pub longest_write: Duration,
    /// Faults of the database in this process.
    pub faults: Faults,
    /// Whether the announcements of other copies arrive; `None` where there can be no other copy.
    pub listening: Option<bool>,
    /// How many parts of the program wait for announcements.
    pub receivers: usize,
    /// The pools of connections: for reading, for writing.
    pub pools: [PoolMetrics; 2],
}

/// How often a call to the database failed, since the program started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Faults {
    /// It did not get round to it in time.
    pub busy: u64,
    /// A constraint was in the way: somebody has stored the same thing before.
    pub conflict: u64,
    /// There was no room left on its disk.
    pub full: u64,
    /// Anything else: the database is gone, or damaged.
    pub broken: u64,
}

/// A pool of connections.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PoolMetrics {
    /// `read` or `write`.
    pub name: &'static str,
    pub busy: u64,
    /// Connections that are open and idle.
    pub idle: u64,
    /// How many there may be.
    pub most: u64,
    /// Who waits for a transaction to begin: for a connection, or for the lock of a tournament.
    pub waiting: u64,
}

/// The counters of one store.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    statements: AtomicU64,
    commits: AtomicU64,
    long_writes: AtomicU64,
    /// In millionths of a second.
    longest_write: AtomicU64,
    waiting: [AtomicU64; 2],
    /// Whether the database failed since something was committed here.
    in_doubt: AtomicBool,
}

/// Somebody waits for a transaction to begin, until this value goes.
pub(crate) struct BeginWait<'c>(&'c AtomicU64);

impl Drop for BeginWait<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Counters {
    pub(crate) fn statement(&self) {
        self.statements.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn statements(&self) -> u64 {
        self.statements.load(Ordering::Relaxed)
    }

    pub(crate) fn commit(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// A call to the database failed; `leaves_doubt`: in a way in which the next change may fail, too.
    pub(crate) fn note_fault(&self, leaves_doubt: bool) {
        self.in_doubt.fetch_or(leaves_doubt, Ordering::Relaxed);
    }

    /// Something could be committed.
    pub(crate) fn note_written(&self) {
        self.in_doubt.store(false, Ordering::Relaxed);
    }

    /// Whether it is in doubt that something can be written.
    pub(crate) fn in_doubt(&self) -> bool {
        self.in_doubt.load(Ordering::Relaxed)
    }

    /// A transaction that writes took so long.
    pub(crate) fn held(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.longest_write.fetch_max(micros, Ordering::Relaxed);
        tracing::trace!(micros, "the writer was held");
        if time > LONG {
            self.long_writes.fetch_add(1, Ordering::Relaxed);
            tracing::debug!(ms = micros / 1000, "the writer was held for long");
        }
    }

    /// Transactions that wrote for longer than [`LONG`], and how long the longest of all took.
    pub(crate) fn writes(&self) -> (u64, Duration) {
        let longest = Duration::from_micros(self.longest_write.load(Ordering::Relaxed));
        (self.long_writes.load(Ordering::Relaxed), longest)
    }

    /// Somebody begins to wait for a transaction that reads.
    pub(crate) fn wait_to_read(&self) -> BeginWait<'_> {
        self.wait(0)
    }

    /// Somebody begins to wait for a transaction that writes.
    pub(crate) fn wait_to_write(&self) -> BeginWait<'_> {
        self.wait(1)
    }

    fn wait(&self, pool: usize) -> BeginWait<'_> {
        let waiting = &self.waiting[pool];
        waiting.fetch_add(1, Ordering::Relaxed);
        BeginWait(waiting)
    }

    /// The measurements of both pools, for reading and for writing.
    pub(crate) fn pools<DB: Database>(&self, (read, write): (&Pool<DB>, &Pool<DB>)) -> [PoolMetrics; 2] {
        let measure = |name, pool: &Pool<DB>, waiting: &AtomicU64| {
            let (open, idle) = (u64::from(pool.size()), pool.num_idle() as u64);
            PoolMetrics {
                name,
                busy: open.saturating_sub(idle),
                idle,
                most: u64::from(pool.options().get_max_connections()),
                waiting: waiting.load(Ordering::Relaxed),
            }
        };
        let [readers, writers] = &self.waiting;
        [measure("read", read, readers), measure("write", write, writers)]
    }
}

static BUSY: AtomicU64 = AtomicU64::new(0);
static CONFLICT: AtomicU64 = AtomicU64::new(0);
static FULL: AtomicU64 = AtomicU64::new(0);
static BROKEN: AtomicU64 = AtomicU64::new(0);

/// A kind of fault that is counted.
#[derive(Debug, Clone, Copy)]
pub(crate) enum CountedFault {
    Busy,
    Conflict,
    Full,
    Broken,
}

/// Counts a fault.
pub(crate) fn count_fault(kind: CountedFault) {
    let counter = match kind {
        CountedFault::Busy => &BUSY,
        CountedFault::Conflict => &CONFLICT,
        CountedFault::Full => &FULL,
        CountedFault::Broken => &BROKEN,
    };
    counter.fetch_add(1, Ordering::Relaxed);
}

/// The faults until now.
pub(crate) fn faults() -> Faults {
    Faults {
        busy: BUSY.load(Ordering::Relaxed),
        conflict: CONFLICT.load(Ordering::Relaxed),
        full: FULL.load(Ordering::Relaxed),
        broken: BROKEN.load(Ordering::Relaxed),
    }
}
