//! The SQLite half of the facade: one writer, several readers, one server.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Sqlite, SqliteConnection, Transaction};

use crate::changes::event_bus::EventBus;
use crate::changes::file_watcher::FileWatcher;
use crate::db::checkpoint;
use crate::db::checkpoint::Checkpoints;
use crate::db::error::{Error, OpenError};
use crate::db::lock;
use crate::db::lock::ServerLock;
use crate::db::migrate;
use crate::db::open_files::OpenFiles;
use crate::db::ownership;
use crate::db::scope::Purpose;
use crate::disk;

/// How long a statement waits for a writer of another process.
pub(crate) const BUSY: Duration = Duration::from_secs(5);
/// How long emptying the log waits for somebody who reads, and a writer with it.
const SWEEP: Duration = Duration::from_millis(50);
/// How many rows of an answer may lie ready: more than the seats of a large tournament.
const ROWS: usize = 4096;
/// What a change may need on the disk, in bytes.
const ROOM: usize = 64 << 10;
/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The open file. The lock is held until everything else is gone.
#[derive(Debug)]
pub(crate) struct SqliteStore {
    path: PathBuf,
    files: OpenFiles,
    read: SqlitePool,
    write: SqlitePool,
    watcher: Option<FileWatcher>,
    /// There where the file is served.
    checkpoints: Option<Checkpoints>,
    _lock: Option<ServerLock>,
}

pub(crate) async fn open(
    path: &Path,
    purpose: Purpose,
    steps: &Migrator,
    bus: &Arc<EventBus>,
) -> Result<SqliteStore, OpenError> {
    let path = create(path)?;
    let lock = match purpose {
        Purpose::Serve => Some(ServerLock::take(&path)?),
        Purpose::Maintain => None,
    };
    let plain = SqliteConnectOptions::new().filename(&path).busy_timeout(BUSY);
    if let Err(refused) = ownership::refuse_foreign(&path, plain, steps).await {
        if let Some(lock) = lock {
            lock.leave_nothing();
        }
        return Err(refused);
    }
    let options = options(&path);
    // The writer comes first: it turns the file to WAL, which a reader can't do.
    let writer = match purpose {
        Purpose::Serve => options.clone().pragma("wal_autocheckpoint", checkpoint::BEFORE_COMMITTERS_DO),
        Purpose::Maintain => options.clone(),
    };
    let write = pool(1).connect_with(writer).await?;
    migrate::sqlite(&path, &options, &write, steps).await?;
    ownership::mark(&write).await?;
    let checkpoints = match purpose {
        // Emptying the log waits for readers no longer than this.
        Purpose::Serve => Some(Checkpoints::start(options.clone().busy_timeout(SWEEP)).await?),
        Purpose::Maintain => None,
    };
    let readers = thread::available_parallelism().map_or(2, |cores| cores.get() as u32);
    let options = options.read_only(true);
    let read = pool(readers.max(2)).connect_with(options.clone()).await?;
    let watcher = match purpose {
        Purpose::Serve => FileWatcher::start(options, Arc::clone(bus)).await.map(Some)?,
        Purpose::Maintain => None,
    };
    let files = OpenFiles::of(&path);
    Ok(SqliteStore { path, files, read, write, watcher, checkpoints, _lock: lock })
}

/// A store in memory, which nobody else sees and which goes with its last connection: for trying out what is to be stored.
pub(crate) async fn in_memory(steps: &Migrator) -> Result<SqliteStore, OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(":memory:")
        .journal_mode(SqliteJournalMode::Memory)
        .foreign_keys(false)
        .row_buffer_size(ROWS)
        .pragma("trusted_schema", "off");
    // Each connection would have a store of its own.
    let only = pool(1).connect_with(options).await?;
    let mut conn = only.acquire().await?;
    steps.run_direct(None, &mut *conn, false).await?;
    // As with a file: with foreign keys on, a step could not rebuild a table.
    sqlx::query("pragma foreign_keys = on").execute(&mut *conn).await?;
    drop(conn);
    let path = PathBuf::from(":memory:");
    let files = OpenFiles::of(&path);
    Ok(SqliteStore { path, files, read: only.clone(), write: only, watcher: None, checkpoints: None, _lock: None })
}

impl SqliteStore {
    pub(crate) async fn read(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        self.read.begin().await
    }

    pub(crate) async fn write(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        // A transaction that begins by reading and then writes fails at once when another process wrote in between,
        // whatever the busy timeout; taking the writer's place at the beginning waits instead.
        self.write.begin_with("begin immediate").await
    }

    /// Error: [`Error::Displaced`] where the file is no longer where it was opened. Costs two calls of the system.
    pub(crate) fn in_place(&self) -> Result<(), Error> {
        // Who closes the last connection takes the log away.
        if self.write.is_closed() { Ok(()) } else { self.files.in_place() }
    }

    /// The pools, for reading and for writing.
    pub(crate) fn pools(&self) -> (&SqlitePool, &SqlitePool) {
        (&self.read, &self.write)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// How one more connection is made that only reads.
    pub(crate) fn reading(&self) -> SqliteConnectOptions {
        options(&self.path).read_only(true)
    }

    /// What SQLite finds wrong with its file, at most five faults. On a connection of its own: a large file takes a
    /// while, and pages want the others.
    pub(crate) async fn faults(&self) -> Result<Vec<String>, sqlx::Error> {
        let mut conn = SqliteConnection::connect_with(&self.reading()).await?;
        let said: Vec<String> = sqlx::query_scalar("pragma quick_check(5)").fetch_all(&mut conn).await?;
        conn.close().await?;
        // Several faults may come as one text of several lines, under a heading for each database.
        let lines = said.iter().flat_map(|text| text.lines()).map(str::trim);
        Ok(lines
            .filter(|line| !line.is_empty() && *line != "ok" && !line.starts_with("***"))
            .map(str::to_owned)
            .collect())
    }

    /// Whether a file of some pages can be written beside the store, as its log has to grow for a change.
    pub(crate) async fn has_room(&self) -> bool {
        let path = lock::beside(&self.path, ".room");
        let written = tokio::task::spawn_blocking(move || {
            let mut file = disk::for_the_owner().write(true).create(true).truncate(true).open(&path)?;
            let written = file.write_all(&[0; ROOM]).and_then(|()| file.sync_all());
            written.and(fs::remove_file(&path))
        });
        written.await.is_ok_and(|written| written.is_ok())
    }

    /// Something was committed here.
    pub(crate) fn committed(&self) {
        if let Some(checkpoints) = &self.checkpoints {
            checkpoints.committed();
        }
    }

    /// Writes the log beside the file into the file and cuts it to nothing, unless somebody reads from it. On a
    /// connection of its own, since it is to wait for nobody.
    pub(crate) async fn empty_log(&self) -> Result<(), sqlx::Error> {
        if let Some(checkpoints) = &self.checkpoints {
            return checkpoints.empty_log().await;
        }
        let options = options(&self.path).busy_timeout(SWEEP);
        let mut conn = SqliteConnection::connect_with(&options).await?;
        sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut conn).await?;
        conn.close().await
    }

    pub(crate) async fn close(&self) {
        if let Some(watcher) = &self.watcher {
            watcher.close().await;
        }
        if let Some(checkpoints) = &self.checkpoints {
            checkpoints.close().await;
        }
        self.read.close().await;
        self.write.close().await;
    }
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        // A connection to a file doesn't go away, so asking it first would be a round trip for nothing.
        .test_before_acquire(false)
        .max_lifetime(None)
        .idle_timeout(None)
        .after_release(|conn, _| {
            Box::pin(async move {
                if !conn.is_in_transaction() {
                    return Ok(true);
                }
                // Its rollback is under way. Where SQLite has rolled back by itself, as it does when the disk is full,
                // there is none to answer and the driver counts a transaction for ever: then a new connection is due.
                conn.ping().await?;
                Ok(!conn.is_in_transaction())
            })
        })
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // FULL, so that what was committed survives a loss of power; NORMAL may lose the last commits.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        // The driver's thread hands over a whole tournament without waiting for the one who reads it.
        .row_buffer_size(ROWS)
        .pragma("trusted_schema", "off")
        // What is erased is written over with zeros, not only given up.
        .pragma("secure_delete", "on")
}

/// Refuses a file that is not there while its log is. With a new file of that name SQLite would throw the log away, and with
/// it what was committed last; and a server that still runs could not get its file back.
///
/// Error: [`OpenError::FileGone`].
pub(crate) fn refuse_gone(path: &Path) -> Result<(), OpenError> {
    match !path.exists() && lock::beside(path, "-wal").exists() {
        true => Err(OpenError::FileGone(path.to_owned())),
        false => Ok(()),
    }
}

/// Makes the file if it is not there and returns its one true path, under which the lock is found.
fn create(path: &Path) -> Result<PathBuf, OpenError> {
    let fault = |source| OpenError::File { path: path.to_owned(), source };
    refuse_gone(path)?;
    disk::for_the_owner().read(true).write(true).create(true).truncate(false).open(path).map_err(fault)?;
    path.canonicalize().map_err(fault)
}
