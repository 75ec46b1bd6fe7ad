//! How states are marked: the kinds that the macro `badges::state` knows.

use crate::rules::tournament::vocabulary::RoundState;
use crate::views::rounds::board::TableState;

/// The mark of a round.
pub fn round(state: RoundState) -> &'static str {
    match state {
        RoundState::Planned | RoundState::Published => "waiting",
        RoundState::Playing => "playing",
        RoundState::Closed => "final",
    }
}

/// The mark of a table; also the word that is read, and what the board is asked for to show such tables only.
pub fn table(state: TableState) -> &'static str {
    match state {
        TableState::Waiting => "waiting",
        TableState::Playing => "playing",
        TableState::Submitted => "submitted",
        TableState::Final => "final",
    }
}
