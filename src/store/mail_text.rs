//! What the organizers of a tournament write to players: kept until the last of the mails was sent.

use chrono::{DateTime, Utc};

use crate::{Error, MailTextId, TournamentId, Tx};

/// A text that goes to several players.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct MailText {
    pub id: MailTextId,
    pub tournament_id: TournamentId,
    pub subject: String,
    pub body: String,
    pub created_at: DateTime<Utc>,
}

/// Keeps a text.
pub async fn insert(
    tx: &mut Tx,
    id: TournamentId,
    subject: &str,
    body: &str,
    now: DateTime<Utc>,
) -> Result<MailTextId, Error> {
    tx.query("insert into mail_text (tournament_id, subject, body, created_at) values ($1, $2, $3, $4) returning id")
        .bind(id)
        .bind(subject)
        .bind(body)
        .bind(now)
        .value()
        .await
}

/// The text of this number.
pub async fn by_id(tx: &mut Tx, id: MailTextId) -> Result<Option<MailText>, Error> {
    tx.query("select id, tournament_id, subject, body, created_at from mail_text where id = $1")
        .bind(id)
        .optional()
        .await
}

/// How many texts a tournament has sent since then.
pub async fn count_since(tx: &mut Tx, id: TournamentId, since: DateTime<Utc>) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from mail_text where tournament_id = $1 and created_at > $2")
        .bind(id)
        .bind(since)
        .value()
        .await
}
