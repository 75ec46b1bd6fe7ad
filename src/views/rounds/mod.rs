//! Rounds: which one, how far its tables are, and what can be done with it now, or why not.

pub mod board;
pub mod papers;
pub mod prelims;
pub mod public;
pub mod refusal;
mod round_at;
pub mod staff;
pub mod steps;
pub mod take_back;
pub mod while_playing;

pub use crate::rounds::refusal::Refusal;
pub use crate::rounds::round_at::{RoundAt, RoundStep};

use reeve_store::snapshot::Round;
use reeve_store::{Error, Snapshot, TournamentId, Tx};

/// Reads the rounds alone, with their tables and seats, in the order in which they are played.
pub async fn read_all(tx: &mut Tx, id: TournamentId) -> Result<Vec<Round>, Error> {
    Snapshot::rounds_of(tx, id).await
}
