//! Pairs of players who are alike and of whom the staff said that they are two people.

use chrono::{DateTime, Utc};

use crate::{Error, PlayerId, TournamentId, Tx};

/// Two players who are two people, whichever is named first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct TwoPeople {
    pub player_id: PlayerId,
    pub other_player_id: PlayerId,
    pub at: DateTime<Utc>,
}

/// The pairs of a tournament, in the order in which it was said.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<TwoPeople>, Error> {
    tx.query(
        "select two_people.player_id, two_people.other_player_id, two_people.at from two_people \
         join player on player.id = two_people.player_id where player.tournament_id = $1 \
         order by two_people.at, two_people.player_id, two_people.other_player_id",
    )
    .bind(id)
    .all()
    .await
}

/// Notes it of a pair.
pub async fn insert(tx: &mut Tx, pair: TwoPeople) -> Result<(), Error> {
    tx.query("insert into two_people (player_id, other_player_id, at) values ($1, $2, $3)")
        .bind(pair.player_id)
        .bind(pair.other_player_id)
        .bind(pair.at)
        .execute()
        .await?;
    Ok(())
}

/// Forgets it of a pair.
pub async fn delete(tx: &mut Tx, one: PlayerId, two: PlayerId) -> Result<(), Error> {
    tx.query(
        "delete from two_people where (player_id = $1 and other_player_id = $2) or (player_id = $2 and other_player_id = $1)",
    )
    .bind(one)
    .bind(two)
    .execute()
    .await?;
    Ok(())
}
