//! What exchanging two players of a round by hand would make of the rounds: the page shows it before it is made, and the
//! action makes it.

use crate::seating::now::{NotNow, may_exchange, may_swap};
use crate::seating::seats::Seating;
use reeve_rules::seating;
use reeve_rules::seating::{SeatAt, Swapped, round_index};
use reeve_store::{PlayerId, Snapshot};

/// A swap that can be made now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwapPreview {
    /// The round, from 0.
    pub at: usize,
    /// Who sits on the two seats now.
    pub sitting: (PlayerId, PlayerId),
    /// What it makes of the rounds, with the figures before and after it.
    pub swapped: Swapped,
}

/// The swap of two seats in a round (from 1); None where there is no such round or seat.
///
/// Refused: a swap of a seat with itself, one in a public round, and one that takes somebody from the fixed table.
pub fn swap(
    snapshot: &Snapshot,
    seating: &Seating,
    round: i64,
    (one, two): (SeatAt, SeatAt),
) -> Result<Option<SwapPreview>, NotNow> {
    may_swap(snapshot, round, (one, two))?;
    let Some(at) = round_index(round) else { return Ok(None) };
    may_exchange(snapshot, seating, at, (one, two))?;
    let swapped = seating::swap(&seating.rounds, seating.sizes, (seating.players.len(), &seating.groups), at, one, two);
    Ok(swapped.and_then(|swapped| {
        Some(SwapPreview { at, sitting: (seating.sitting(at, one)?, seating.sitting(at, two)?), swapped })
    }))
}
