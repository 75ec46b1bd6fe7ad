//! When the games of a tournament begin next, as its organizers have set it.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, TournamentId, Tx};

/// A start that was set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct NextStart {
    pub starts_at: DateTime<Utc>,
    pub set_at: DateTime<Utc>,
}

/// The start that was set last, if there is one.
pub async fn of(tx: &mut Tx, id: TournamentId) -> Result<Option<NextStart>, Error> {
    tx.query("select starts_at, set_at from next_start where tournament_id = $1").bind(id).optional().await
}

/// Sets a start in place of the one before.
pub async fn put(tx: &mut Tx, id: TournamentId, start: NextStart, by: Option<AccountId>) -> Result<(), Error> {
    tx.query(
        "insert into next_start (tournament_id, starts_at, set_by, set_at) values ($1, $2, $3, $4) \
         on conflict (tournament_id) do update set starts_at = excluded.starts_at, set_by = excluded.set_by, \
         set_at = excluded.set_at",
    )
    .bind(id)
    .bind(start.starts_at)
    .bind(by)
    .bind(start.set_at)
    .execute()
    .await?;
    Ok(())
}

/// Takes it back.
pub async fn remove(tx: &mut Tx, id: TournamentId) -> Result<(), Error> {
    tx.query("delete from next_start where tournament_id = $1").bind(id).execute().await?;
    Ok(())
}
