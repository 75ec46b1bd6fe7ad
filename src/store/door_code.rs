//! The code at the door of a tournament, by which players who check themselves in show that they are there. It is stored as it
//! is, since it hangs on the wall and is printed again, and opens nothing without a player's private link.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, TournamentId, Tx};

/// A code as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct DoorCode {
    /// The code, such as `K7QM-2XWD`.
    pub code: String,
    pub made_at: DateTime<Utc>,
}

/// The code of a tournament, if one was made.
pub async fn of(tx: &mut Tx, id: TournamentId) -> Result<Option<DoorCode>, Error> {
    tx.query("select code, made_at from door_code where tournament_id = $1").bind(id).optional().await
}

/// Puts a new code in the place of the one before.
pub async fn put(
    tx: &mut Tx,
    id: TournamentId,
    code: &str,
    made_by: Option<AccountId>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into door_code (tournament_id, code, made_by, made_at) values ($1, $2, $3, $4) \
         on conflict (tournament_id) do update set code = excluded.code, made_by = excluded.made_by, \
         made_at = excluded.made_at",
    )
    .bind(id)
    .bind(code)
    .bind(made_by)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}
