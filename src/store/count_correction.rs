//! Corrections of the count of who played round 1 (1.1.3), after the round was closed.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, TournamentId, Tx};

/// A correction as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct CountCorrection {
    /// The players counted before.
    pub was: i64,
    pub count: i64,
    pub reason: String,
    pub corrected_at: DateTime<Utc>,
}

/// The corrections in a tournament, in their order.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<CountCorrection>, Error> {
    tx.query("select was, count, reason, corrected_at from count_correction where tournament_id = $1 order by id")
        .bind(id)
        .all()
        .await
}

/// Stores a correction.
pub async fn insert(tx: &mut Tx, id: TournamentId, new: &CountCorrection, by: Option<AccountId>) -> Result<(), Error> {
    tx.query(
        "insert into count_correction (tournament_id, was, count, reason, corrected_at, corrected_by) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(new.was)
    .bind(new.count)
    .bind(new.reason.as_str())
    .bind(new.corrected_at)
    .bind(by)
    .execute()
    .await?;
    Ok(())
}
