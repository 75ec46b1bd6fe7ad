//! Whether a player has agreed to the code of conduct and the photo policy. Whether somebody who has not can be seated
//! is the question of [`attendance`](crate::people::attendance).

use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::player::Player;
use reeve_store::staff_agreement::StaffAgreement;
use reeve_store::tournament::Tournament;

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
