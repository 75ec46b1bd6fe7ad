//! The signatures under record sheets: which version was signed, by whom, in which way, and when.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, PlayerId, TableId, TournamentId, Tx};
use reeve_rules::sheets::SignatureWay;

/// A signature, to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewSignature {
    pub table: TableId,
    /// The version of the sheet that was signed.
    pub version: i64,
    pub position: i64,
    pub player: PlayerId,
    pub way: SignatureWay,
    /// Who marked it, where it was given on paper.
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
}

/// A signature that was kept.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct KeptSignature {
    pub signed_version: i64,
    pub position: i64,
    pub way: SignatureWay,
    /// The name of the account that marked it.
    pub account: Option<String>,
    pub at: DateTime<Utc>,
}

/// A signature as the digest chain has it.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct TableSignature {
    pub table_id: TableId,
    pub signed_version: i64,
    pub position: i64,
    pub player_number: i64,
    pub way: SignatureWay,
    pub at: DateTime<Utc>,
}

/// Keeps a signature.
pub async fn insert(tx: &mut Tx, new: NewSignature) -> Result<(), Error> {
    tx.query(
        "insert into sheet_signature (table_id, signed_version, position, player_id, way, account_id, at) \
         values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(new.table)
    .bind(new.version)
    .bind(new.position)
    .bind(new.player)
    .bind(new.way)
    .bind(new.account)
    .bind(new.at)
    .execute()
    .await?;
    Ok(())
}

/// Every signature under the sheet of a table, those of earlier results too, the oldest first.
pub async fn of_table(tx: &mut Tx, table: TableId) -> Result<Vec<KeptSignature>, Error> {
    tx.query(
        "select sheet_signature.signed_version, sheet_signature.position, sheet_signature.way, account.name as account, \
         sheet_signature.at from sheet_signature left join account on account.id = sheet_signature.account_id \
         where sheet_signature.table_id = $1 order by sheet_signature.id",
    )
    .bind(table)
    .all()
    .await
}

/// Every signature under the sheet of a table.
pub(crate) async fn in_link(tx: &mut Tx, table: TableId) -> Result<Vec<TableSignature>, Error> {
    tx.query(
        "select sheet_signature.table_id, sheet_signature.signed_version, sheet_signature.position, \
         player.number as player_number, sheet_signature.way, sheet_signature.at from sheet_signature \
         join player on player.id = sheet_signature.player_id where sheet_signature.table_id = $1 order by sheet_signature.id",
    )
    .bind(table)
    .all()
    .await
}

/// Every signature of a tournament.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<TableSignature>, Error> {
    tx.query(
        "select sheet_signature.table_id, sheet_signature.signed_version, sheet_signature.position, \
         player.number as player_number, sheet_signature.way, sheet_signature.at from sheet_signature \
         join player on player.id = sheet_signature.player_id where player.tournament_id = $1 order by sheet_signature.id",
    )
    .bind(id)
    .all()
    .await
}

/// The version of the sheet that a seat signed last, which may be another one than stands.
pub async fn last_signed(tx: &mut Tx, table: TableId, position: i64) -> Result<Option<i64>, Error> {
    tx.query("select max(signed_version) from sheet_signature where table_id = $1 and position = $2")
        .bind(table)
        .bind(position)
        .value()
        .await
}
