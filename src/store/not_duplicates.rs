//! Pairs of players who are alike and of whom the staff said that they are two people, and the same of groups and clubs.

use std::collections::BTreeSet;

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

/// Notes it of pairs of players, by their numbers.
pub async fn insert_numbered(
    tx: &mut Tx,
    id: TournamentId,
    pairs: &[(i64, i64)],
    at: DateTime<Utc>,
) -> Result<(), Error> {
    if pairs.is_empty() {
        return Ok(());
    }
    let pairs: serde_json::Value = pairs.iter().map(|(one, other)| vec![*one, *other]).collect();
    tx.query_pair(
        "insert into two_people (player_id, other_player_id, at) select one.id, other.id, $3 from json_each($2) as pair \
         cross join player as one on one.tournament_id = $1 and one.number = pair.value ->> 0 \
         cross join player as other on other.tournament_id = $1 and other.number = pair.value ->> 1 \
         where one.id <> other.id on conflict (player_id, other_player_id) do nothing",
        "insert into two_people (player_id, other_player_id, at) select one.id, other.id, $3 \
         from jsonb_array_elements(cast($2 as jsonb)) as pair (value) \
         join player as one on one.tournament_id = $1 and one.number = cast(pair.value ->> 0 as bigint) \
         join player as other on other.tournament_id = $1 and other.number = cast(pair.value ->> 1 as bigint) \
         where one.id <> other.id on conflict (player_id, other_player_id) do nothing",
    )
    .bind(id)
    .bind(pairs.to_string())
    .bind(at)
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

/// The pairs of groups and clubs of a tournament that are two, as digests.
pub async fn groups_of_tournament(tx: &mut Tx, id: TournamentId) -> Result<BTreeSet<String>, Error> {
    Ok(tx.query("select alike from two_groups where tournament_id = $1").bind(id).values().await?.into_iter().collect())
}

/// Notes a pair of groups or clubs.
pub async fn insert_groups(tx: &mut Tx, id: TournamentId, alike: &str) -> Result<(), Error> {
    tx.query("insert into two_groups (tournament_id, alike) values ($1, $2)").bind(id).bind(alike).execute().await?;
    Ok(())
}

/// Forgets a pair of groups or clubs.
pub async fn delete_groups(tx: &mut Tx, id: TournamentId, alike: &str) -> Result<(), Error> {
    tx.query("delete from two_groups where tournament_id = $1 and alike = $2").bind(id).bind(alike).execute().await?;
    Ok(())
}
