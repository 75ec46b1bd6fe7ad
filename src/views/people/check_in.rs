//! The list at the door.

use reeve_store::door_code::DoorCode;
use reeve_store::own_check_in::OwnCheckedIn;
use reeve_store::player::Player;
use reeve_store::{Error, Snapshot, TournamentId, Tx, door_code, own_check_in};

use crate::hall::announcements::HallNews;

/// What its page is made of.
pub struct DoorList {
    pub snapshot: Snapshot,
    pub news: HallNews,
    /// Who checked in by themselves.
    pub own: Vec<OwnCheckedIn>,
}

impl DoorList {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<DoorList, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let own = own_check_in::of_tournament(tx, id).await?;
        Ok(DoorList { news: HallNews::read(tx, &snapshot).await?, own, snapshot })
    }
}

/// The code at the door, if one was made.
pub async fn door_code(tx: &mut Tx, id: TournamentId) -> Result<Option<DoorCode>, Error> {
    door_code::of(tx, id).await
}

/// Whether somebody was checked in at this moment, in milliseconds since 1970.
pub fn is_since(player: &Player, at: i64) -> bool {
    player.checked_in_at.is_some_and(|since| since.timestamp_millis() == at)
}
