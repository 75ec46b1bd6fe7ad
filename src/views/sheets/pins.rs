//! The PINs by which players sign on a tablet.

use reeve_rules::sheets::pin::MOST_WRONG;
use reeve_store::{Error, PlayerId, RoundId, Tx, player_pin};

/// The players of a round for whom too many wrong PINs were typed.
pub async fn locked(tx: &mut Tx, round: RoundId) -> Result<Vec<PlayerId>, Error> {
    player_pin::locked_in(tx, round, MOST_WRONG).await
}

/// Whether a player has a PIN, and whether it is locked.
pub async fn has_pin(tx: &mut Tx, player: PlayerId) -> Result<(bool, bool), Error> {
    let kept = player_pin::of_player(tx, player).await?;
    Ok((kept.is_some(), kept.is_some_and(|kept| kept.known().is_locked())))
}
