//! Turn timers (1.1.8): at which table or in which round, who asked, and from when to when.
//!
//! A round and a table stand here by their numbers: what was imposed stays in the record when seats are made anew.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, PlayerId, TournamentId, TurnTimerId, Tx};
use reeve_rules::tournament::vocabulary::Stage;

/// A turn timer as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct KeptTimer {
    /// Its number over all tournaments.
    pub id: TurnTimerId,
    /// The stage of its round.
    pub stage: Stage,
    pub round_number: i64,
    /// The table; none for all of the round.
    pub timed_table: Option<i64>,
    /// The player who asked for it; none where the organizers want it.
    pub asked_by: Option<PlayerId>,
    pub imposed_at: DateTime<Utc>,
    /// When it was lifted, if it was.
    pub lifted_at: Option<DateTime<Utc>>,
}

/// The timers of a tournament, the oldest first.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<KeptTimer>, Error> {
    tx.query(
        "select id, stage, round_number, timed_table, asked_by, imposed_at, lifted_at from turn_timer \
         where tournament_id = $1 order by id",
    )
    .bind(id)
    .all()
    .await
}

/// A timer by its number.
pub async fn by_id(tx: &mut Tx, id: TournamentId, timer: TurnTimerId) -> Result<Option<KeptTimer>, Error> {
    tx.query(
        "select id, stage, round_number, timed_table, asked_by, imposed_at, lifted_at from turn_timer \
         where tournament_id = $1 and id = $2",
    )
    .bind(id)
    .bind(timer)
    .optional()
    .await
}

/// A timer to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewTimer {
    pub round: (Stage, i64),
    /// The table; none for all of the round.
    pub table: Option<i64>,
    /// The player who asked for it, if one did.
    pub asked_by: Option<PlayerId>,
    pub by: Option<AccountId>,
    pub at: DateTime<Utc>,
}

/// Stores a timer.
pub async fn insert(tx: &mut Tx, id: TournamentId, new: &NewTimer) -> Result<(), Error> {
    tx.query(
        "insert into turn_timer (tournament_id, stage, round_number, timed_table, asked_by, imposed_by, imposed_at) \
         values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(id)
    .bind(new.round.0)
    .bind(new.round.1)
    .bind(new.table)
    .bind(new.asked_by)
    .bind(new.by)
    .bind(new.at)
    .execute()
    .await?;
    Ok(())
}

/// Notes that a timer was lifted, by whom and when.
pub async fn lift(tx: &mut Tx, id: TurnTimerId, by: Option<AccountId>, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update turn_timer set lifted_by = $2, lifted_at = $3 where id = $1")
        .bind(id)
        .bind(by)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}
