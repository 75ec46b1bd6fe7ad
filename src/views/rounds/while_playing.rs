//! Who is there and has no seat, or not the one that was promised, while the games of a preliminary round are on.

use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::Snapshot;
use reeve_store::snapshot::Round;

use crate::people::attendance;
use crate::people::attendance::ChangedPlayers;
use crate::rounds::{RoundStep, take_back};

/// What is wrong with the seats of a round whose games are on, and what can be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhilePlaying {
    /// The preliminary round.
    pub round: i64,
    /// Who is checked in and has no seat in it, by name.
    pub unseated: Vec<String>,
    /// Who sits elsewhere than at their fixed table, by name.
    pub elsewhere: Vec<String>,
    pub start_can_be_taken_back: bool,
    /// Whether a preliminary round comes after it.
    pub is_followed: bool,
}

impl WhilePlaying {
    /// Everybody whom it names.
    pub fn names(&self) -> Vec<&str> {
        self.unseated.iter().chain(&self.elsewhere).map(String::as_str).collect()
    }
}

/// The preliminary round whose games are on, where something is wrong with its seats.
pub fn of_prelims(snapshot: &Snapshot) -> Option<WhilePlaying> {
    snapshot.stage(Stage::Prelim).find_map(|round| while_playing(snapshot, round))
}

/// What is wrong with the seats of this round; none where nothing is, or its games are not on.
pub fn while_playing(snapshot: &Snapshot, round: &Round) -> Option<WhilePlaying> {
    if (round.row.stage, round.row.state) != (Stage::Prelim, RoundState::Playing) {
        return None;
    }
    let ChangedPlayers { unseated, elsewhere, .. } = attendance::seat_differences(snapshot, round).named(snapshot);
    (!unseated.is_empty() || !elsewhere.is_empty()).then(|| WhilePlaying {
        round: round.row.number,
        unseated,
        elsewhere,
        start_can_be_taken_back: take_back::may_take_back(snapshot, round) == Ok(RoundStep::Start),
        is_followed: is_followed(snapshot, round),
    })
}

/// Whether the games of the last preliminary round are on.
pub fn is_last_on(snapshot: &Snapshot) -> bool {
    snapshot.stage(Stage::Prelim).any(|round| round.row.state == RoundState::Playing && !is_followed(snapshot, round))
}

/// Whether a preliminary round comes after this one.
fn is_followed(snapshot: &Snapshot, round: &Round) -> bool {
    round.row.number < snapshot.tournament.prelim_rounds
}
