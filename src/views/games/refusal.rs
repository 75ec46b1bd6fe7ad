//! Why a game at a table can't be played now.

use crate::rounds::RoundAt;

/// Why a game at a table can't be played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The games of the round have not begun.
    NotStarted {
        /// The round.
        round: RoundAt,
    },
    /// The round is closed.
    RoundClosed {
        /// The round.
        round: RoundAt,
    },
    /// The record sheet of the table is final (1.3.4).
    SheetFinal,
    /// The referee alone notes what happens in this game.
    RefereeOnly,
    /// The player has left the tournament.
    PlayerGone,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            Refusal::NotStarted { .. } => "game-before-its-round",
            Refusal::RoundClosed { .. } => "game-of-a-closed-round",
            Refusal::SheetFinal => "game-with-a-final-sheet",
            Refusal::RefereeOnly => "game-noted-by-referees",
            Refusal::PlayerGone => "game-of-a-player-who-left",
        }
    }

    /// The clause behind it, where there is one.
    pub fn clause(self) -> Option<&'static str> {
        match self {
            Refusal::SheetFinal => Some("1.3.4"),
            _ => None,
        }
    }
}
