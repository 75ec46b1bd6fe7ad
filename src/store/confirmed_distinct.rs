//! Players of a series whom its organizers said to be two people.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, PlayerId, SeriesId, Tx};

/// All pairs of a series, each with the lower number first.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<(PlayerId, PlayerId)>, Error> {
    tx.query("select player_id, other_id from series_apart where series_id = $1 order by player_id, other_id")
        .bind(id)
        .all()
        .await
}

/// Keeps that two players are two people; once is enough.
pub async fn insert(
    tx: &mut Tx,
    id: SeriesId,
    (one, other): (PlayerId, PlayerId),
    by: Option<AccountId>,
    at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into series_apart (series_id, player_id, other_id, said_by, said_at) values ($1, $2, $3, $4, $5) \
         on conflict (series_id, player_id, other_id) do nothing",
    )
    .bind(id)
    .bind(one.min(other))
    .bind(one.max(other))
    .bind(by)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}

/// Forgets it.
pub async fn remove(tx: &mut Tx, id: SeriesId, (one, other): (PlayerId, PlayerId)) -> Result<(), Error> {
    tx.query("delete from series_apart where series_id = $1 and player_id = $2 and other_id = $3")
        .bind(id)
        .bind(one.min(other))
        .bind(one.max(other))
        .execute()
        .await?;
    Ok(())
}
