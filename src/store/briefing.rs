//! When a judge explained the rules and the code of conduct to the players (1.3.1).

use chrono::{DateTime, Utc};

use crate::{AccountId, BriefingId, Error, TournamentId, Tx};

/// A briefing that was held.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Briefing {
    /// Its number over all tournaments.
    pub id: BriefingId,
    pub judge: String,
    pub held_at: DateTime<Utc>,
}

/// The briefings of a tournament that stand, the newest first.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<Briefing>, Error> {
    tx.query(
        "select briefing.id, account.name as judge, briefing.held_at from briefing \
         join account on account.id = briefing.account_id \
         where briefing.tournament_id = $1 and briefing.taken_back_at is null order by briefing.id desc",
    )
    .bind(id)
    .all()
    .await
}

/// Whether a briefing of a tournament stands.
pub async fn is_held(tx: &mut Tx, id: TournamentId) -> Result<bool, Error> {
    let count: i64 = tx
        .query("select cast(count(*) as bigint) from briefing where tournament_id = $1 and taken_back_at is null")
        .bind(id)
        .value()
        .await?;
    Ok(count > 0)
}

/// Notes one.
pub async fn insert(tx: &mut Tx, id: TournamentId, judge: AccountId, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("insert into briefing (tournament_id, account_id, held_at) values ($1, $2, $3)")
        .bind(id)
        .bind(judge)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}

/// Takes one back that was noted by mistake; says whether it stood.
pub async fn take_back(tx: &mut Tx, id: TournamentId, briefing: BriefingId, at: DateTime<Utc>) -> Result<bool, Error> {
    let changed = tx
        .query("update briefing set taken_back_at = $3 where id = $2 and tournament_id = $1 and taken_back_at is null")
        .bind(id)
        .bind(briefing)
        .bind(at)
        .execute()
        .await?;
    Ok(changed > 0)
}
