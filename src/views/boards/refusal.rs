//! Why the board of a round can't be changed now.

use crate::rounds::RoundAt;
use reeve_rules::refusals::refusals;

refusals! {
    /// Why the board of a round can't be changed now.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        /// The round is closed: its games were played on that board.
        RoundClosed {
            round: RoundAt,
        } = "board-of-a-closed-round",
    }
}
