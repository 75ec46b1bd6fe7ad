//! Uploaded files that wait for their import, between its preview and its confirmation.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, ImportDraftId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// What an uploaded file holds.
    DraftKind {
        /// Players.
        Players = "players",
    }
}

/// An uploaded file that waits for its import.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct ImportDraft {
    pub id: ImportDraftId,
    pub tournament_id: TournamentId,
    pub account_id: AccountId,
    pub kind: DraftKind,
    /// The bytes as they came.
    pub content: Vec<u8>,
    pub at: DateTime<Utc>,
}

/// Keeps an uploaded file; earlier ones of the same account, kind and tournament are deleted.
pub async fn insert(
    tx: &mut Tx,
    id: TournamentId,
    account: AccountId,
    kind: DraftKind,
    content: &[u8],
    at: DateTime<Utc>,
) -> Result<ImportDraftId, Error> {
    tx.query("delete from import_draft where tournament_id = $1 and account_id = $2 and kind = $3")
        .bind(id)
        .bind(account)
        .bind(kind)
        .execute()
        .await?;
    tx.query(
        "insert into import_draft (tournament_id, account_id, kind, content, at) values ($1, $2, $3, $4, $5) \
         returning id",
    )
    .bind(id)
    .bind(account)
    .bind(kind)
    .bind(content)
    .bind(at)
    .value()
    .await
}

/// An uploaded file of a tournament.
pub async fn by_id(tx: &mut Tx, tournament: TournamentId, id: ImportDraftId) -> Result<Option<ImportDraft>, Error> {
    tx.query("select id, tournament_id, account_id, kind, content, at from import_draft where id = $1 and tournament_id = $2")
        .bind(id)
        .bind(tournament)
        .optional()
        .await
}

/// Forgets an uploaded file of a tournament; says whether it was there.
pub async fn delete(tx: &mut Tx, tournament: TournamentId, id: ImportDraftId) -> Result<bool, Error> {
    let gone = tx
        .query("delete from import_draft where id = $1 and tournament_id = $2")
        .bind(id)
        .bind(tournament)
        .execute()
        .await?;
    Ok(gone > 0)
}
