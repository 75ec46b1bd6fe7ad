//! Whether the players are still to be briefed (1.3.1).

use reeve_rules::tournament::vocabulary::{Phase, TournamentPart};
use reeve_store::Snapshot;

/// Whether the staff is asked for the briefing where none is noted: from check-in until the games of round 1 begin.
pub fn is_asked(snapshot: &Snapshot) -> bool {
    let begun = || snapshot.rounds.iter().any(|round| round.row.state.has_begun());
    match snapshot.tournament.phase {
        Phase::CheckIn | Phase::Prelim => !snapshot.players.is_empty() && !begun(),
        Phase::Semi | Phase::Final if snapshot.tournament.part == TournamentPart::Finals => !begun(),
        Phase::Draft | Phase::Registration | Phase::Semi | Phase::Final | Phase::Finished => false,
    }
}
