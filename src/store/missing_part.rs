//! Parts that are missing in the game of a table (2.0.6), until somebody has seen to it.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, MissingPartId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::Stage;

/// A missing part as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct MissingPart {
    /// Its number over all tournaments.
    pub id: MissingPartId,
    /// The stage of the round in which it was missed.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    pub part: String,
    /// When it was taken down.
    pub reported_at: DateTime<Utc>,
    /// When somebody had seen to it.
    pub settled_at: Option<DateTime<Utc>>,
}

/// The missing parts of a tournament, in the order in which they were taken down.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<MissingPart>, Error> {
    tx.query(
        "select id, stage, round_number, table_number, part, reported_at, settled_at from missing_part \
         where tournament_id = $1 order by id",
    )
    .bind(id)
    .all()
    .await
}

/// A missing part by its number.
pub async fn by_id(tx: &mut Tx, id: TournamentId, part: MissingPartId) -> Result<Option<MissingPart>, Error> {
    tx.query(
        "select id, stage, round_number, table_number, part, reported_at, settled_at from missing_part \
         where tournament_id = $1 and id = $2",
    )
    .bind(id)
    .bind(part)
    .optional()
    .await
}

/// A missing part to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPart {
    pub round: (Stage, i64),
    pub table: i64,
    pub part: String,
    /// When it was taken down.
    pub at: DateTime<Utc>,
    pub by: Option<AccountId>,
}

/// Stores a missing part.
pub async fn insert(tx: &mut Tx, id: TournamentId, new: &NewPart) -> Result<(), Error> {
    tx.query(
        "insert into missing_part (tournament_id, stage, round_number, table_number, part, reported_at, reported_by) \
         values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(id)
    .bind(new.round.0)
    .bind(new.round.1)
    .bind(new.table)
    .bind(new.part.as_str())
    .bind(new.at)
    .bind(new.by)
    .execute()
    .await?;
    Ok(())
}

/// Notes when somebody had seen to it and who, or that nobody had.
pub async fn settle(
    tx: &mut Tx,
    id: MissingPartId,
    at: Option<DateTime<Utc>>,
    by: Option<AccountId>,
) -> Result<(), Error> {
    tx.query("update missing_part set settled_at = $2, settled_by = $3 where id = $1")
        .bind(id)
        .bind(at)
        .bind(by)
        .execute()
        .await?;
    Ok(())
}
