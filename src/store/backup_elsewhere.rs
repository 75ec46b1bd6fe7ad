//! What came of bringing a timed backup elsewhere, the last time that any copy of Reeve did it.

use chrono::{DateTime, Utc};

use crate::{Error, Tx};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// How the operator's command ended.
    CommandOutcome {
        /// Well.
        Done = "done",
        /// It could not be started.
        NotStarted = "not started",
        /// It ended, and not well.
        Failed = "failed",
        /// It took too long and was ended.
        TooSlow = "too slow",
    }
}

/// The last time that the command was run.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StoredCommandRun {
    /// The name of the backup.
    pub file: String,
    pub ended_at: DateTime<Utc>,
    pub outcome: CommandOutcome,
    /// How the system says that it ended, where it failed.
    pub status: Option<String>,
    /// What it said last, or why it could not be started.
    pub said: Option<String>,
}

/// The last time, if there was one.
pub async fn last(tx: &mut Tx) -> Result<Option<StoredCommandRun>, Error> {
    tx.query("select file, ended_at, outcome, status, said from backup_elsewhere").optional().await
}

/// Notes what came of it, in the place of the time before.
pub async fn put(tx: &mut Tx, run: &StoredCommandRun) -> Result<(), Error> {
    tx.query("delete from backup_elsewhere").execute().await?;
    tx.query("insert into backup_elsewhere (file, ended_at, outcome, status, said) values ($1, $2, $3, $4, $5)")
        .bind(run.file.as_str())
        .bind(run.ended_at)
        .bind(run.outcome)
        .bind(run.status.as_deref())
        .bind(run.said.as_deref())
        .execute()
        .await?;
    Ok(())
}
