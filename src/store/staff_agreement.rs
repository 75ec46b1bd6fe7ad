//! Who of the staff of a tournament agreed to the code of conduct (2.1.2): which version, and when.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, TournamentId, Tx};

/// What somebody on the staff agreed to last.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StaffAgreement {
    pub account_id: AccountId,
    /// The version of the code of conduct.
    pub code_version: String,
    pub agreed_at: DateTime<Utc>,
}

/// What the staff of a tournament agreed to.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<StaffAgreement>, Error> {
    tx.query(
        "select account_id, code_version, agreed_at from staff_agreement where tournament_id = $1 order by account_id",
    )
    .bind(id)
    .all()
    .await
}

/// What one of them agreed to.
pub async fn of_member(tx: &mut Tx, id: TournamentId, account: AccountId) -> Result<Option<StaffAgreement>, Error> {
    tx.query(
        "select account_id, code_version, agreed_at from staff_agreement where tournament_id = $1 and account_id = $2",
    )
    .bind(id)
    .bind(account)
    .optional()
    .await
}

/// Notes that somebody agreed, in place of what was noted.
pub async fn put(tx: &mut Tx, id: TournamentId, agreement: &StaffAgreement) -> Result<(), Error> {
    tx.query(
        "insert into staff_agreement (tournament_id, account_id, code_version, agreed_at) values ($1, $2, $3, $4) \
         on conflict (tournament_id, account_id) \
         do update set code_version = excluded.code_version, agreed_at = excluded.agreed_at",
    )
    .bind(id)
    .bind(agreement.account_id)
    .bind(agreement.code_version.as_str())
    .bind(agreement.agreed_at)
    .execute()
    .await?;
    Ok(())
}

/// Forgets it of somebody who is on the staff no more.
pub async fn forget(tx: &mut Tx, id: TournamentId, account: AccountId) -> Result<(), Error> {
    tx.query("delete from staff_agreement where tournament_id = $1 and account_id = $2")
        .bind(id)
        .bind(account)
        .execute()
        .await?;
    Ok(())
}
