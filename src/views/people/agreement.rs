//! Whether a player has agreed to the code of conduct and the photo policy. Whether somebody who has not can be seated
//! is the question of [`attendance`](crate::people::attendance).

use reeve_rules::tournament::vocabulary::{Phase, PlayerState};
use reeve_store::face::Face;
use reeve_store::player::Player;
use reeve_store::staff_agreement::StaffAgreement;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, Error, TournamentId, Tx, face, staff_agreement};

/// Whether a player has agreed to the code of conduct and the photo policy as they are now. With a new version
/// of either, players are asked again.
pub fn has_agreed(tournament: &Tournament, player: &Player) -> bool {
    player.agreed_at.is_some()
        && player.code_version.as_ref() == Some(&tournament.code_version)
        && player.photo_version.as_ref() == Some(&tournament.photo_version)
}

/// Whether somebody on the staff has agreed to the code of conduct as it is now (2.1.2).
pub fn has_agreed_to_code(tournament: &Tournament, agreed: Option<&StaffAgreement>) -> bool {
    agreed.is_some_and(|agreed| agreed.code_version == tournament.code_version)
}

/// Whether a player is asked to agree: not once the player has left the tournament, or all is over.
pub fn is_asked(tournament: &Tournament, player: &Player) -> bool {
    !has_agreed(tournament, player) && player.state != PlayerState::Withdrawn && !tournament.phase.is_finished()
}

/// Whether an account of the staff is still to agree to the code of conduct of a tournament, which is not over.
pub async fn asks_for_code(tx: &mut Tx, t: &Tournament, account: Option<AccountId>) -> Result<bool, Error> {
    let Some(account) = account.filter(|_| t.phase != Phase::Finished) else { return Ok(false) };
    Ok(!has_agreed_to_code(t, staff_agreement::of_member(tx, t.id, account).await?.as_ref()))
}

/// Reads what a tournament says of itself, its code of conduct among that, and whether an account of the staff has agreed to that.
pub async fn read_code(
    tx: &mut Tx,
    id: TournamentId,
    account: Option<AccountId>,
) -> Result<(Face, Option<StaffAgreement>), Error> {
    let agreed = match account {
        Some(account) => staff_agreement::of_member(tx, id, account).await?,
        None => None,
    };
    Ok((face::of_tournament(tx, id).await?, agreed))
}
