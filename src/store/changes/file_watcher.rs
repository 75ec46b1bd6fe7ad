//! Commits of other processes on a SQLite file: a command that works beside the server announces nothing, so the server
//! looks for itself.
//!
//! SQLite tells a connection in a microsecond or two whether anything was committed since it was last asked. Only then
//! the versions of all tournaments are read, in one statement on a connection of its own, which holds nobody up.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::changes::event_bus::EventBus;
use crate::changes::events::Event;
use crate::changes::freshness::CONFIRM_EVERY;
use crate::ids::TournamentId;

/// The pause after the file could not be asked.
const FAULT: Duration = Duration::from_secs(1);
/// How long closing waits for the watcher to end.
const PATIENCE: Duration = Duration::from_secs(2);

/// The watcher of a served file; it ends with this value.
#[derive(Debug)]
pub(crate) struct FileWatcher {
    stop: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl FileWatcher {
    /// Begins to watch. What was committed before is not announced.
    pub(crate) async fn start(options: SqliteConnectOptions, bus: Arc<EventBus>) -> Result<FileWatcher, sqlx::Error> {
        let stop = Arc::new(Notify::new());
        let seen = Seen::at_first(options.connect().await?).await?;
        let task = tokio::spawn(keep_watching(seen, options, bus, Arc::clone(&stop)));
        Ok(FileWatcher { stop, task: Mutex::new(Some(task)) })
    }

    /// Ends the watcher and closes its connection, so that another one is the last and can tidy the file up.
    pub(crate) async fn close(&self) {
        self.stop.notify_one();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = timeout(PATIENCE, task).await;
        }
    }
}

impl Drop for FileWatcher {
    fn drop(&mut self) {
        if let Some(task) = self.task.lock().unwrap_or_else(PoisonError::into_inner).take() {
            task.abort();
        }
    }
}

async fn keep_watching(mut seen: Seen, options: SqliteConnectOptions, bus: Arc<EventBus>, stop: Arc<Notify>) {
    loop {
        let sent = Instant::now();
        let pause = match seen.look(&bus).await {
            Ok(()) => {
                bus.freshness.confirm(sent);
                CONFIRM_EVERY
            }
            Err(error) => {
                tracing::warn!(%error, "the file can't be watched for the changes of other programs");
                if let Ok(conn) = options.connect().await {
                    seen.conn = conn;
                    // Each connection counts for itself, so the next look is at the tournaments.
                    seen.data_version = None;
                }
                FAULT
            }
        };
        let pause = async {
            sleep(pause).await;
            bus.wanted().await;
        };
        tokio::select! {
            () = stop.notified() => break,
            () = pause => {}
        }
    }
    let _ = seen.conn.close().await;
}

/// What the watcher has seen.
struct Seen {
    conn: SqliteConnection,
    /// What this connection said last; None where it has not been asked.
    data_version: Option<i64>,
    versions: BTreeMap<i64, i64>,
}

impl Seen {
    async fn at_first(mut conn: SqliteConnection) -> Result<Seen, sqlx::Error> {
        let data_version = data_version(&mut conn).await?;
        // Nothing is kept in memory yet, so the versions can wait for the first change.
        Ok(Seen { conn, data_version: Some(data_version), versions: BTreeMap::new() })
    }

    /// Announces what has changed since the last look. What the server itself committed is among it and says nothing
    /// new.
    async fn look(&mut self, bus: &EventBus) -> Result<(), sqlx::Error> {
        // Asked first: a commit between the two questions is found again the next time.
        let data_version = data_version(&mut self.conn).await?;
        if self.data_version == Some(data_version) {
            return Ok(());
        }
        let versions = versions(&mut self.conn).await?;
        let known = |(id, version): (&i64, &i64)| versions.get(id).is_some_and(|now| now >= version);
        if !self.versions.iter().all(known) {
            bus.announce(Event::Reload);
        }
        for (id, version) in &versions {
            if self.versions.get(id) != Some(version) {
                bus.hear_version(TournamentId(*id), *version);
            }
        }
        self.data_version = Some(data_version);
        self.versions = versions;
        Ok(())
    }
}

async fn data_version(conn: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("pragma data_version").fetch_one(conn).await
}

async fn versions(conn: &mut SqliteConnection) -> Result<BTreeMap<i64, i64>, sqlx::Error> {
    let rows: Vec<(i64, i64)> = sqlx::query_as("select id, version from tournament").fetch_all(conn).await?;
    Ok(rows.into_iter().collect())
}
