//! Whether the preliminary games are over. Until then players come in, seats are made, and the stages are chosen; from
//! then on places in the later stages are given.

use crate::rules::tournament::vocabulary::{RoundState, Stage};
use crate::store::Snapshot;
use crate::store::snapshot::Round;

/// The preliminary rounds that are closed.
pub fn closed(snapshot: &Snapshot) -> impl Iterator<Item = &Round> {
    snapshot.stage(Stage::Prelim).filter(|round| round.row.state == RoundState::Closed)
}

/// Whether every preliminary round is closed.
pub fn are_closed(snapshot: &Snapshot) -> bool {
    let closed = closed(snapshot).count();
    closed > 0 && i64::try_from(closed).is_ok_and(|closed| closed >= snapshot.tournament.prelim_rounds)
}

/// Whether the preliminary games are over: every round is closed, or the tournament is in a later phase.
pub fn are_over(snapshot: &Snapshot) -> bool {
    snapshot.tournament.phase.has_later_stages() || are_closed(snapshot)
}
