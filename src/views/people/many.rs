//! What staff can do with several players at once, and whether they can now.

use reeve_rules::tournament::vocabulary::{PlayerState, words};
use reeve_store::Snapshot;
use reeve_store::player::Player;

use crate::people::agreement::has_agreed;
use crate::people::attendance::is_present;
use crate::people::moves::{Move, may_move};
use crate::people::now;
use crate::people::now::PlayerNotNow;

words! {
    /// What staff do with several players at once. The order is that of the choice on the page.
    ManyAct {
        /// Check them in.
        CheckIn = "check-in",
        /// Take their check-in back.
        UndoCheckIn = "undo-check-in",
        /// Approve their registration.
        Approve = "approve",
        /// Note that they signed both agreements on paper.
        AgreedOnPaper = "agreed",
        /// Note that they have paid.
        Paid = "paid",
    }
}

/// Whether the act can be done with anybody now.
pub fn may_be_done(snapshot: &Snapshot, act: ManyAct) -> Result<(), PlayerNotNow> {
    match act {
        ManyAct::CheckIn | ManyAct::UndoCheckIn => now::may_hold_check_in(snapshot),
        ManyAct::Approve => now::may_come_in(snapshot),
        ManyAct::AgreedOnPaper | ManyAct::Paid => Ok(()),
    }
}

/// Whether anything is left to be done with a player: not where it is as wanted already.
///
/// Error: it can't be done with this player.
pub fn is_due(snapshot: &Snapshot, player: &Player, act: ManyAct) -> Result<bool, PlayerNotNow> {
    now::may_be_changed(player)?;
    let is_so = match act {
        ManyAct::CheckIn => is_present(player),
        ManyAct::UndoCheckIn => player.checked_in_at.is_none(),
        ManyAct::Approve => matches!(player.state, PlayerState::Registered | PlayerState::Waiting),
        ManyAct::AgreedOnPaper => has_agreed(&snapshot.tournament, player),
        ManyAct::Paid => player.paid_at.is_some(),
    };
    if is_so {
        return Ok(false);
    }
    match act {
        ManyAct::CheckIn => now::may_check_in(snapshot, player, true)?,
        ManyAct::UndoCheckIn => now::may_check_in(snapshot, player, false)?,
        ManyAct::Approve => may_move(snapshot, player, Move::Approve)?,
        ManyAct::AgreedOnPaper => may_move(snapshot, player, Move::AgreedOnPaper)?,
        // As with one player: whoever is in the lists can have paid.
        ManyAct::Paid => {}
    }
    Ok(true)
}

/// The acts that make sense now: that can be done with anybody, and of which something is left to be done.
pub fn offered(snapshot: &Snapshot) -> Vec<ManyAct> {
    let is_due_for_any = |act: ManyAct| snapshot.players.iter().any(|player| is_due(snapshot, player, act) == Ok(true));
    let makes_sense = |act: &ManyAct| may_be_done(snapshot, *act).is_ok() && is_due_for_any(*act);
    ManyAct::ALL.iter().copied().filter(makes_sense).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event, prelims};
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};

    #[test]
    fn what_is_so_already_is_not_due_and_what_cant_be_says_why() {
        let mut event = event(Phase::CheckIn, 4);
        event.players[0].checked_in_at = None;
        event.players[1].checked_in_at = Some(AT);
        event.players[2].state = PlayerState::Asked;
        event.players[3].state = PlayerState::Withdrawn;
        event.players[3].checked_in_at = None;
        let due = |act: ManyAct| -> Vec<Result<bool, PlayerNotNow>> {
            event.players.iter().map(|player| is_due(&event, player, act)).collect()
        };
        let not_in = |state| Err(PlayerNotNow::NotInTournament(state));
        assert_eq!(
            due(ManyAct::CheckIn),
            [Ok(true), Ok(false), not_in(PlayerState::Asked), not_in(PlayerState::Withdrawn)]
        );
        assert_eq!(due(ManyAct::Approve), [Ok(false), Ok(false), Ok(true), Err(PlayerNotNow::NotAsked)]);
        assert!(offered(&event).contains(&ManyAct::Approve));
    }

    #[test]
    fn a_check_in_is_not_taken_back_while_the_game_is_on() {
        let mut event = event(Phase::Prelim, 12);
        for player in &mut event.players {
            player.checked_in_at = Some(AT);
        }
        assert_eq!(is_due(&event, &event.players[0], ManyAct::UndoCheckIn), Ok(true));
        prelims(&mut event, 0, RoundState::Playing, SheetState::Open);
        assert_eq!(is_due(&event, &event.players[0], ManyAct::UndoCheckIn), Err(PlayerNotNow::GameOn));
        assert!(!offered(&event).contains(&ManyAct::UndoCheckIn));
    }
}
