//! Who checked in without the staff, when and by what.

use chrono::{DateTime, Utc};

use crate::{Error, PlayerId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// By what a player checked in without the staff.
    CheckInWay {
        /// The private link.
        Link = "link",
        /// The private link and the code at the door.
        Door = "door",
    }
}

/// The last time that a player checked in without the staff. It counts while it is the moment at which the player was
/// checked in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct OwnCheckedIn {
    pub player_id: PlayerId,
    pub way: CheckInWay,
    pub at: DateTime<Utc>,
}

/// Notes that a player checked in without the staff.
pub async fn put(tx: &mut Tx, done: OwnCheckedIn) -> Result<(), Error> {
    tx.query(
        "insert into own_check_in (player_id, way, at) values ($1, $2, $3) \
         on conflict (player_id) do update set way = excluded.way, at = excluded.at",
    )
    .bind(done.player_id)
    .bind(done.way)
    .bind(done.at)
    .execute()
    .await?;
    Ok(())
}

/// The players of a tournament who ever checked in without the staff.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<OwnCheckedIn>, Error> {
    tx.query(
        "select own_check_in.player_id, own_check_in.way, own_check_in.at from own_check_in \
         join player on player.id = own_check_in.player_id where player.tournament_id = $1 order by player.number",
    )
    .bind(id)
    .all()
    .await
}
