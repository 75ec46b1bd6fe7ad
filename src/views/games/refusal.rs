//! Why a game at a table can't be played now.

use crate::rounds::RoundAt;
use reeve_rules::refusals::refusals;

refusals! {
    /// Why a game at a table can't be played now.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        /// The games of the round have not begun.
        NotStarted {
            round: RoundAt,
        } = "game-before-its-round",
        RoundClosed {
            round: RoundAt,
        } = "game-of-a-closed-round",
        /// The record sheet of the table is final (1.3.4).
        SheetFinal = "game-with-a-final-sheet" in "1.3.4",
        /// The referee alone notes what happens in this game.
        RefereeOnly = "game-noted-by-referees",
        /// The player has left the tournament.
        PlayerGone = "game-of-a-player-who-left",
    }
}
