//! Why the board of a round can't be changed now.

use crate::rounds::RoundAt;

/// Why the board of a round can't be changed now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The round is closed: its games were played on that board.
    RoundClosed {
        /// The round.
        round: RoundAt,
    },
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            Refusal::RoundClosed { .. } => "board-of-a-closed-round",
        }
    }
}
