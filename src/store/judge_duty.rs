//! Which judge goes to which tables.

use crate::{AccountId, DutyId, Error, TournamentId, Tx};
use reeve_rules::rulings::duty::DutyTables;
use reeve_rules::tournament::vocabulary::Stage;

/// A line of the duty list as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct JudgeDuty {
    /// Its number over all tournaments.
    pub id: DutyId,
    pub account_id: AccountId,
    /// The stage of the round; none, like its number, for the whole day.
    pub stage: Option<Stage>,
    pub round_number: Option<i64>,
    pub first_table: i64,
    pub last_table: i64,
}

impl JudgeDuty {
    /// The tables.
    pub fn tables(&self) -> DutyTables {
        DutyTables { round: self.stage.zip(self.round_number), first: self.first_table, last: self.last_table }
    }
}

/// The duty list of a tournament, in the order in which it was written.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<JudgeDuty>, Error> {
    tx.query(
        "select id, account_id, stage, round_number, first_table, last_table from judge_duty \
         where tournament_id = $1 order by id",
    )
    .bind(id)
    .all()
    .await
}

/// Adds a line.
pub async fn insert(tx: &mut Tx, id: TournamentId, judge: AccountId, tables: DutyTables) -> Result<(), Error> {
    tx.query(
        "insert into judge_duty (tournament_id, account_id, stage, round_number, first_table, last_table) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(judge)
    .bind(tables.round.map(|(stage, _)| stage))
    .bind(tables.round.map(|(_, number)| number))
    .bind(tables.first)
    .bind(tables.last)
    .execute()
    .await?;
    Ok(())
}

/// Takes a line off the list.
pub async fn remove(tx: &mut Tx, id: DutyId) -> Result<(), Error> {
    tx.query("delete from judge_duty where id = $1").bind(id).execute().await?;
    Ok(())
}

/// Takes every line of somebody off the list who judges no more; gives how many there were.
pub async fn forget(tx: &mut Tx, id: TournamentId, judge: AccountId) -> Result<u64, Error> {
    tx.query("delete from judge_duty where tournament_id = $1 and account_id = $2").bind(id).bind(judge).execute().await
}
