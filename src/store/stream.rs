//! Addresses for streams. Whoever makes one gives it to OBS once, and says on a page of each event what it shows.

use crate::{AccountId, Error, StreamId, TournamentId, Tx};
use reeve_rules::tournament::streams::StreamPlan;

/// An address as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Stream {
    pub id: StreamId,
    /// Whose it is.
    pub account_id: AccountId,
    /// What they call it.
    pub name: String,
    /// What stands in the address.
    pub token: String,
    /// The tournament that it shows at the moment.
    pub tournament_id: Option<TournamentId>,
    /// What it shows of it, as [`StreamPlan::text`].
    pub stream_plan: String,
    /// Grows with every change of it.
    pub version: i64,
}

impl Stream {
    /// What it shows.
    pub fn plan(&self) -> StreamPlan {
        StreamPlan::read(&self.stream_plan)
    }
}

/// The addresses of an account, the oldest first.
pub async fn of_account(tx: &mut Tx, account: AccountId) -> Result<Vec<Stream>, Error> {
    tx.query(
        "select id, account_id, name, token, tournament_id, stream_plan, version from stream \
         where account_id = $1 order by id",
    )
    .bind(account)
    .all()
    .await
}

/// The address with this token.
pub async fn by_token(tx: &mut Tx, token: &str) -> Result<Option<Stream>, Error> {
    tx.query("select id, account_id, name, token, tournament_id, stream_plan, version from stream where token = $1")
        .bind(token)
        .optional()
        .await
}

/// Stores a new address that shows nothing yet.
pub async fn insert(tx: &mut Tx, account: AccountId, (name, token): (&str, &str)) -> Result<StreamId, Error> {
    tx.query(
        "insert into stream (account_id, name, token, stream_plan, version) values ($1, $2, $3, $4, 1) returning id",
    )
    .bind(account)
    .bind(name)
    .bind(token)
    .bind(StreamPlan::default().text())
    .value()
    .await
}

/// Writes back which tournament an address shows and what of it; counts its version up.
pub async fn update(tx: &mut Tx, stream: &Stream) -> Result<(), Error> {
    tx.query("update stream set tournament_id = $2, stream_plan = $3, version = version + 1 where id = $1")
        .bind(stream.id)
        .bind(stream.tournament_id)
        .bind(stream.stream_plan.as_str())
        .execute()
        .await?;
    Ok(())
}

/// Takes an address away.
pub async fn remove(tx: &mut Tx, stream: StreamId) -> Result<(), Error> {
    tx.query("delete from stream where id = $1").bind(stream).execute().await?;
    Ok(())
}
