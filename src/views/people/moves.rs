//! Where staff can put a player, and whether they can now.

use reeve_rules::tournament::vocabulary::{PlayerState, words};
use reeve_store::Snapshot;
use reeve_store::player::Player;

use crate::people::agreement::has_agreed;
use crate::people::now::PlayerNotNow;
use crate::people::{attendance, now, places};

words! {
    /// Where staff put a player. The order is that of the buttons.
    Move {
        /// Back into the lists.
        Unhide = "restore",
        /// Both agreements were signed on paper.
        AgreedOnPaper = "agreed",
        /// Registration approved.
        Approve = "approve",
        /// From the waiting list into the tournament.
        MoveUp = "move-up",
        /// Out of the tournament.
        Withdraw = "withdraw",
        /// Not out of it: whoever asked to leave stays.
        Stay = "stay",
        /// Back into it.
        BringBack = "bring-back",
        /// Out of the lists, with nothing deleted. Pages call it archiving.
        Hide = "archive",
    }
}

/// The moves that make sense for a player. Some may still be refused; the refusal then says why.
pub fn offered(snapshot: &Snapshot, player: &Player) -> Vec<Move> {
    let makes_sense =
        |which: &Move| may_move(snapshot, player, *which).err().is_none_or(|not_now| !not_now.is_pointless());
    Move::ALL.iter().copied().filter(makes_sense).collect()
}

/// Whether a player can be put there now.
pub fn may_move(snapshot: &Snapshot, player: &Player, which: Move) -> Result<(), PlayerNotNow> {
    if which == Move::Unhide {
        return if player.is_hidden() { Ok(()) } else { Err(PlayerNotNow::NotHidden) };
    }
    now::may_be_changed(player)?;
    match which {
        Move::Unhide => Ok(()),
        Move::AgreedOnPaper => may_agree_on_paper(snapshot, player),
        Move::Approve => {
            is(player, PlayerState::Asked, PlayerNotNow::NotAsked)?;
            now::may_come_in(snapshot)
        }
        Move::MoveUp => may_move_up(snapshot, player),
        Move::Withdraw => now::may_withdraw(&snapshot.tournament, player),
        Move::Stay if player.leave_asked_at.is_some() && now::leaves_by_telling(&snapshot.tournament, player) => Ok(()),
        Move::Stay => Err(PlayerNotNow::NotLeaving),
        Move::BringBack => {
            is(player, PlayerState::Withdrawn, PlayerNotNow::NotWithdrawn)?;
            if snapshot.tournament.phase.has_later_stages() { Err(PlayerNotNow::LaterStages) } else { Ok(()) }
        }
        Move::Hide if attendance::is_seated(snapshot, player) => Err(PlayerNotNow::Seated),
        Move::Hide => Ok(()),
    }
}

fn is(player: &Player, state: PlayerState, otherwise: PlayerNotNow) -> Result<(), PlayerNotNow> {
    if player.state == state { Ok(()) } else { Err(otherwise) }
}

fn may_agree_on_paper(snapshot: &Snapshot, player: &Player) -> Result<(), PlayerNotNow> {
    if has_agreed(&snapshot.tournament, player) {
        return Err(PlayerNotNow::AgreedAlready);
    }
    if player.minor && player.person.guardian.is_none() { Err(PlayerNotNow::GuardianFirst) } else { Ok(()) }
}

fn may_move_up(snapshot: &Snapshot, player: &Player) -> Result<(), PlayerNotNow> {
    is(player, PlayerState::Waiting, PlayerNotNow::NotWaiting)?;
    now::may_come_in(snapshot)?;
    match places::free(&snapshot.tournament, &snapshot.players) {
        Some(0) => Err(PlayerNotNow::Full),
        _ => Ok(()),
    }
}
