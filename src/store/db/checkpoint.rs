//! Writes SQLite's log (the WAL) into the file on a connection of its own. Left to SQLite, the commit that finds a
//! thousand pages in the log does it, and everybody who wants to write waits.
//!
//! Nothing depends on it: what is committed is on the disk, in the log, before anybody hears of it, and the next start
//! reads it there.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{Mutex as Queue, Notify};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// How long commits gather before the log is written.
const PAUSE: Duration = Duration::from_secs(1);
/// How long closing waits for it to end.
const PATIENCE: Duration = Duration::from_secs(2);
/// So many pages of the log, 64 MB, and whoever commits writes it after all: somebody must, where this can't keep up.
pub(crate) const BEFORE_COMMITTERS_DO: &str = "16000";

/// What writes the log of a served file; it ends with this value.
#[derive(Debug)]
pub(crate) struct Checkpoints {
    conn: Arc<Queue<Option<SqliteConnection>>>,
    committed: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Checkpoints {
    pub(crate) async fn start(options: SqliteConnectOptions) -> Result<Checkpoints, sqlx::Error> {
        let conn = Arc::new(Queue::new(Some(options.connect().await?)));
        let committed = Arc::new(Notify::new());
        let task = tokio::spawn(keep_writing(Arc::clone(&conn), Arc::clone(&committed)));
        Ok(Checkpoints { conn, committed, task: Mutex::new(Some(task)) })
    }

    /// Something was committed.
    pub(crate) fn committed(&self) {
        self.committed.notify_one();
    }

    /// Writes the log into the file and cuts it to nothing, unless somebody reads from it. One at a time with what is written
    /// anyway, since two would be in each other's way.
    pub(crate) async fn empty_log(&self) -> Result<(), sqlx::Error> {
        match &mut *self.conn.lock().await {
            Some(conn) => sqlx::query("pragma wal_checkpoint(truncate)").execute(conn).await.map(drop),
            None => Ok(()),
        }
    }

    /// Ends, and closes the connection, so that another one is the last and can tidy the file up.
    pub(crate) async fn close(&self) {
        let close = async {
            if let Some(conn) = self.conn.lock().await.take() {
                let _ = conn.close().await;
            }
        };
        let _ = timeout(PATIENCE, close).await;
        self.end();
    }

    fn end(&self) {
        if let Some(task) = self.task.lock().unwrap_or_else(PoisonError::into_inner).take() {
            task.abort();
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.end();
    }
}

async fn keep_writing(conn: Arc<Queue<Option<SqliteConnection>>>, committed: Arc<Notify>) {
    loop {
        committed.notified().await;
        sleep(PAUSE).await;
        let mut held = conn.lock().await;
        let Some(conn) = held.as_mut() else { return };
        // Passive: it waits for nobody who reads or writes, and leaves for the next time what they still need.
        if let Err(error) = sqlx::query("pragma wal_checkpoint(passive)").execute(conn).await {
            tracing::debug!(%error, "the log beside the store could not be written into it now");
        }
    }
}
