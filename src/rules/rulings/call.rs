//! Calls: a player raises a hand, somebody of the staff takes it down, a judge goes (1.3.3).

use crate::tournament::vocabulary::{RoundState, words};

words! {
    /// How a call ended.
    CallOutcome {
        /// With a ruling.
        Ruling = "ruling",
        /// With an answer, and nothing to be ruled.
        Answered = "answered",
        /// With its round: nobody sits at the table any more.
        RoundOver = "round-over",
    }
}

/// For how many minutes a judge who was on the way to a table reads that nobody there disagrees any more.
pub const TOLD_FOR: i64 = 15;

/// Why a call is not taken down, claimed or ended, or an objection not claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallRefusal {
    /// Nobody sits at the tables of the round: it is not published yet, or closed.
    NobodyThere,
    /// Another judge has it.
    Taken {
        /// The name of that judge's account.
        judge: String,
    },
    /// It ended already.
    Ended,
    /// Another judge goes to the table already where somebody objects.
    DisputeTaken {
        /// The number of the table.
        table: i64,
        /// The name of that judge's account.
        judge: String,
    },
    /// Nobody at the table objects to the result any more.
    DisputeSettled,
    /// The game is not being played, so it can't be paused.
    NotPlayed,
    /// The game is paused already.
    PausedAlready,
    /// The game is not paused.
    NotPaused,
}

impl CallRefusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            CallRefusal::NobodyThere => "call-from-nobody",
            CallRefusal::Taken { .. } => "call-taken",
            CallRefusal::Ended => "call-ended",
            CallRefusal::DisputeTaken { .. } => "dispute-taken",
            CallRefusal::DisputeSettled => "dispute-settled",
            CallRefusal::NotPlayed => "pause-without-game",
            CallRefusal::PausedAlready => "game-paused-already",
            CallRefusal::NotPaused => "game-not-paused",
        }
    }

    /// The clause behind it.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            CallRefusal::NobodyThere | CallRefusal::Taken { .. } | CallRefusal::Ended => Some("1.3.3"),
            CallRefusal::DisputeTaken { .. } | CallRefusal::DisputeSettled => Some("1.3.4"),
            CallRefusal::NotPlayed | CallRefusal::PausedAlready | CallRefusal::NotPaused => Some("2.1.7"),
        }
    }
}

/// Whether players of a round can call a judge: as long as they sit at its tables.
pub fn may_call(round: RoundState) -> Result<(), CallRefusal> {
    match round {
        RoundState::Published | RoundState::Playing => Ok(()),
        RoundState::Planned | RoundState::Closed => Err(CallRefusal::NobodyThere),
    }
}
