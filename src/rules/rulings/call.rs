//! Calls: a player raises a hand, somebody of the staff takes it down, a judge goes (1.3.3).

use crate::refusals::refusals;
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

refusals! {
    /// Why a call is not taken down, claimed or ended, or an objection not claimed.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum CallRefusal {
        /// Nobody sits at the tables of the round: it is not published yet, or closed.
        NobodyThere = "call-from-nobody" in "1.3.3",
        Taken {
            /// The name of that judge's account.
            judge: String,
        } = "call-taken" in "1.3.3",
        Ended = "call-ended" in "1.3.3",
        /// Another judge goes to the table already where somebody objects.
        DisputeTaken {
            /// The number of the table.
            table: i64,
            /// The name of that judge's account.
            judge: String,
        } = "dispute-taken" in "1.3.4",
        /// Nobody at the table objects to the result any more.
        DisputeSettled = "dispute-settled" in "1.3.4",
        /// The game is not being played, so it can't be paused.
        NotPlayed = "pause-without-game" in "2.1.7",
        /// The game is paused already.
        PausedAlready = "game-paused-already" in "2.1.7",
        /// The game is not paused.
        NotPaused = "game-not-paused" in "2.1.7",
    }
}

/// Whether players of a round can call a judge: as long as they sit at its tables.
pub fn may_call(round: RoundState) -> Result<(), CallRefusal> {
    match round {
        RoundState::Published | RoundState::Playing => Ok(()),
        RoundState::Planned | RoundState::Closed => Err(CallRefusal::NobodyThere),
    }
}
