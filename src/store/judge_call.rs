//! Calls of judges: a player raised a hand, somebody took it down, a judge went.

use chrono::{DateTime, Utc};

use crate::{AccountId, CallId, Error, TournamentId, Tx};
use reeve_rules::rulings::call::CallOutcome;
use reeve_rules::tournament::vocabulary::Stage;

/// A call that was taken down.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct JudgeCall {
    /// Its number over all tournaments.
    pub id: CallId,
    /// The stage of the round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    /// When it was taken down.
    pub called_at: DateTime<Utc>,
    /// The judge who goes; none while it waits.
    pub claimed_by: Option<AccountId>,
    /// The name of that judge's account.
    pub claimer: Option<String>,
    /// Since when that judge goes.
    pub claimed_at: Option<DateTime<Utc>>,
    /// How it ended; none while it is open.
    pub call_outcome: Option<CallOutcome>,
    pub ended_at: Option<DateTime<Utc>>,
}

impl JudgeCall {
    /// Until when it waited for a judge, so far as that is over.
    pub fn waited_until(&self) -> Option<DateTime<Utc>> {
        self.claimed_at.or(self.ended_at)
    }
}

/// The columns of a call, with the name of the judge who goes.
macro_rules! columns {
    () => {
        "select judge_call.id, judge_call.stage, judge_call.round_number, judge_call.table_number, \
         judge_call.called_at, judge_call.claimed_by, account.name as claimer, judge_call.claimed_at, \
         judge_call.call_outcome, judge_call.ended_at from judge_call \
         left join account on account.id = judge_call.claimed_by "
    };
}

/// Every call of a tournament, the oldest first.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<JudgeCall>, Error> {
    tx.query(concat!(columns!(), "where judge_call.tournament_id = $1 order by judge_call.id")).bind(id).all().await
}

/// The calls of a tournament that are open, the one that has waited longest first.
pub async fn open(tx: &mut Tx, id: TournamentId) -> Result<Vec<JudgeCall>, Error> {
    tx.query(concat!(
        columns!(),
        "where judge_call.tournament_id = $1 and judge_call.call_outcome is null order by judge_call.id"
    ))
    .bind(id)
    .all()
    .await
}

/// How many calls of a tournament wait for a judge to go, and how many results of the rounds that are on are disputed.
pub async fn count_waiting(tx: &mut Tx, id: TournamentId) -> Result<i64, Error> {
    tx.query(
        "select (select count(*) from judge_call \
         where judge_call.tournament_id = $1 and judge_call.call_outcome is null and judge_call.claimed_by is null) + \
         (select count(*) from round join game_table on game_table.round_id = round.id \
         where round.tournament_id = $1 and round.state = 'playing' and game_table.disputed)",
    )
    .bind(id)
    .value()
    .await
}

/// One call of a tournament.
pub async fn by_id(tx: &mut Tx, tournament: TournamentId, id: CallId) -> Result<Option<JudgeCall>, Error> {
    tx.query(concat!(columns!(), "where judge_call.tournament_id = $1 and judge_call.id = $2"))
        .bind(tournament)
        .bind(id)
        .optional()
        .await
}

/// Takes a call down.
pub async fn insert(
    tx: &mut Tx,
    tournament: TournamentId,
    (stage, round, table): (Stage, i64, i64),
    (by, at): (Option<AccountId>, DateTime<Utc>),
) -> Result<(), Error> {
    tx.query(
        "insert into judge_call (tournament_id, stage, round_number, table_number, called_at, called_by) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(tournament)
    .bind(stage)
    .bind(round)
    .bind(table)
    .bind(at)
    .bind(by)
    .execute()
    .await?;
    Ok(())
}

/// Notes which judge goes. How long the call had waited for the first of them stays.
pub async fn claim(tx: &mut Tx, id: CallId, by: Option<AccountId>, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update judge_call set claimed_by = $2, claimed_at = coalesce(claimed_at, $3) where id = $1")
        .bind(id)
        .bind(by)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}

/// Ends a call that is open.
pub async fn end(
    tx: &mut Tx,
    id: CallId,
    outcome: CallOutcome,
    (by, at): (Option<AccountId>, DateTime<Utc>),
) -> Result<(), Error> {
    tx.query(
        "update judge_call set call_outcome = $2, ended_by = $3, ended_at = $4 where id = $1 and call_outcome is null",
    )
    .bind(id)
    .bind(outcome)
    .bind(by)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}
