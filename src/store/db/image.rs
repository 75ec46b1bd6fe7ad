//! The whole SQLite file at one moment, as the database itself gives it out, for copies that follow it page by page.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteOwnedBuf};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::db::error::Result;
use crate::db::open_store::OpenStore;

/// What the file would hold if everything committed until then were written into it and nothing else.
#[derive(Debug)]
pub struct Image {
    bytes: SqliteOwnedBuf,
}

impl Image {
    /// Its pages, one after the other.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// Follows a SQLite file on a connection of its own, so that nobody waits for it.
#[derive(Debug)]
pub struct Follower {
    conn: SqliteConnection,
    store: Arc<OpenStore>,
    /// What the connection said when the last image was made.
    seen: Option<i64>,
}

impl Follower {
    pub(crate) async fn start(options: SqliteConnectOptions, store: Arc<OpenStore>) -> Result<Follower> {
        Ok(Follower { conn: options.connect().await?, store, seen: None })
    }

    /// Whether anything was committed since the last image was made, by this process or another.
    pub async fn has_changed(&mut self) -> Result<bool> {
        // SQLite answers in a microsecond or two.
        let version = self.data_version().await?;
        Ok(self.seen != Some(version))
    }

    /// Makes an image. All of the file is in memory then, and whoever writes does not wait.
    ///
    /// Error: [`Error::Displaced`](crate::Error::Displaced) where the file is no longer where it was opened.
    pub async fn image(&mut self) -> Result<Image> {
        self.store.in_place()?;
        // Asked first: a commit between the two questions is found again the next time.
        let version = self.data_version().await?;
        let mut tx = self.conn.begin().await?;
        sqlx::query("select count(*) from sqlite_schema").execute(&mut *tx).await?;
        let bytes = tx.serialize(None).await?;
        tx.rollback().await?;
        self.seen = Some(version);
        Ok(Image { bytes })
    }

    /// Closes the connection, so that another one is the last and can tidy the file up.
    pub async fn close(self) {
        let _ = self.conn.close().await;
    }

    async fn data_version(&mut self) -> Result<i64> {
        Ok(sqlx::query_scalar("pragma data_version").fetch_one(&mut self.conn).await?)
    }
}
