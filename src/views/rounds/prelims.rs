//! Whether the preliminary games are over. Until then players come in, seats are made, and the stages are chosen; from
//! then on places in the later stages are given.

use reeve_rules::tournament::vocabulary::{RoundState, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_store::snapshot::Round;
use reeve_store::tournament::Tournament;

use crate::rounds::RoundAt;
use crate::visibility::has_public_seats;

/// How many preliminary rounds a tournament plays: none on the final day of a series, whose events were those.
pub fn planned(tournament: &Tournament) -> i64 {
    if tournament.part == TournamentPart::Finals { 0 } else { tournament.prelim_rounds }
}

/// How many of the preliminary rounds, from the first, are seated by the schedule; those after them by the standings.
pub fn scheduled(tournament: &Tournament) -> i64 {
    planned(tournament) - i64::from(tournament.rules.by_rank)
}

/// Whether a round is seated by the standings after the one before.
pub fn is_by_rank(tournament: &Tournament, at: RoundAt) -> bool {
    at.stage == Stage::Prelim && (scheduled(tournament) + 1..=planned(tournament)).contains(&at.number)
}

/// The round that is seated by the standings next: the one before it is closed, and its seats are not public.
pub fn next_by_rank(snapshot: &Snapshot) -> Option<i64> {
    let next = i64::try_from(closed(snapshot).count()).unwrap_or(i64::MAX).saturating_add(1);
    let t = &snapshot.tournament;
    let is_public = || snapshot.round(Stage::Prelim, next).is_some_and(has_public_seats);
    (scheduled(t) < next && next <= planned(t) && !is_public()).then_some(next)
}

/// The preliminary rounds that are closed.
pub fn closed(snapshot: &Snapshot) -> impl Iterator<Item = &Round> {
    snapshot.stage(Stage::Prelim).filter(|round| round.row.state == RoundState::Closed)
}

/// Whether every preliminary round is closed. On the final day of a series they were played elsewhere, and places are given once
/// there is check-in.
pub fn are_closed(snapshot: &Snapshot) -> bool {
    if snapshot.tournament.part == TournamentPart::Finals {
        return snapshot.tournament.phase.has_check_in();
    }
    let closed = closed(snapshot).count();
    closed > 0 && i64::try_from(closed).is_ok_and(|closed| closed >= snapshot.tournament.prelim_rounds)
}

/// Whether the preliminary games are over: every round is closed, or the tournament is in a later phase. The final day of a series
/// is in no other: until its first seats are public people are checked in.
pub fn are_over(snapshot: &Snapshot) -> bool {
    let closed = snapshot.tournament.part != TournamentPart::Finals && are_closed(snapshot);
    closed || snapshot.tournament.phase.has_later_stages()
}
