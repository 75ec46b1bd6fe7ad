//! A database in memory beside SQLite's own: rows lie ready there, and are copied inside a transaction several times as fast as
//! they are read out of a list.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tokio::sync::{Mutex, OwnedMutexGuard};

/// Counts the databases in memory of this process; a name leads to the same one.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// A database in memory that the writer does not see yet.
#[derive(Debug)]
pub(crate) struct Beside {
    name: String,
    conn: SqliteConnection,
}

impl Beside {
    pub(crate) async fn new() -> Result<Beside, sqlx::Error> {
        let name = format!("/reeve-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        // Databases of this kind are shared by all connections of the process where their name begins with a slash.
        let options = SqliteConnectOptions::new().filename(&name).vfs("memdb").create_if_missing(true);
        Ok(Beside { conn: SqliteConnection::connect_with(&options).await?, name })
    }

    /// Makes a table, or stores lines in one: a list of rows in JSON.
    pub(crate) async fn run(&mut self, sql: &'static str, lines: Option<&str>) -> Result<u64, sqlx::Error> {
        let query = sqlx::query(sql);
        let query = match lines {
            Some(lines) => query.bind(lines),
            None => query,
        };
        Ok(query.execute(&mut self.conn).await?.rows_affected())
    }
}

/// The database in memory under the name `beside` in the writer's connection, until this is dropped.
#[derive(Debug)]
pub(crate) struct Attached {
    write: SqlitePool,
    /// Until the last connection to it is closed, it is there.
    held: Option<(OwnedMutexGuard<()>, SqliteConnection)>,
}

/// Lets the writer see it. Waits until it sees no other.
pub(crate) async fn attach(write: &SqlitePool, one: &Arc<Mutex<()>>, beside: Beside) -> Result<Attached, sqlx::Error> {
    let alone = Arc::clone(one).lock_owned().await;
    let mut conn = write.acquire().await?;
    // The name is a number of our own making.
    let statement = format!("attach 'file:{}?vfs=memdb' as beside", beside.name);
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut *conn).await?;
    Ok(Attached { write: write.clone(), held: Some((alone, beside.conn)) })
}

impl Drop for Attached {
    fn drop(&mut self) {
        let (write, held) = (self.write.clone(), self.held.take());
        let detach = async move {
            // A writer that is closed has let go of it.
            if let Ok(mut conn) = write.acquire().await {
                let _ = sqlx::raw_sql("detach beside").execute(&mut *conn).await;
            }
            drop(held);
        };
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(detach);
        }
    }
}
