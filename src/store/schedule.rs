//! How the seat schedules of a tournament were made.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, NotStored, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::ScheduleSource;

/// How a tournament's seat schedule was made.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Schedule<Id = i64> {
    /// Counts all schedules ever made.
    pub id: Id,
    /// The seed it was drawn from.
    pub seed: i64,
    pub source: ScheduleSource,
    /// How good it is, as JSON: a [`ScheduleReport`](crate::schedule_report::ScheduleReport).
    pub report: String,
    pub made_by: Option<AccountId>,
    pub made_at: DateTime<Utc>,
}

/// The newest schedule of a tournament.
pub async fn newest(tx: &mut Tx, id: TournamentId) -> Result<Option<Schedule>, Error> {
    tx.query(
        "select id, seed, source, report, made_by, made_at from schedule where tournament_id = $1 \
         order by id desc limit 1",
    )
    .bind(id)
    .optional()
    .await
}

/// Forgets the newest schedule of a tournament, given by its id, so that the one before is the newest again.
/// Gives false and changes nothing where there is none before it.
pub async fn back_to_one_before(tx: &mut Tx, id: TournamentId, newest: i64) -> Result<bool, Error> {
    let done = tx
        .query(
            "delete from schedule where tournament_id = $1 and id = $2 \
             and exists (select 1 from schedule as older where older.tournament_id = $1 and older.id < $2)",
        )
        .bind(id)
        .bind(newest)
        .execute()
        .await?;
    Ok(done > 0)
}

/// Keeps how a schedule was made.
pub async fn insert(tx: &mut Tx, id: TournamentId, schedule: &Schedule<NotStored>) -> Result<(), Error> {
    tx.query(
        "insert into schedule (tournament_id, seed, source, report, made_by, made_at) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(schedule.seed)
    .bind(schedule.source)
    .bind(schedule.report.as_str())
    .bind(schedule.made_by)
    .bind(schedule.made_at)
    .execute()
    .await?;
    Ok(())
}
