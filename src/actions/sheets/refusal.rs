//! Why a result is not entered, or a record sheet not signed.

use crate::rules::sheets;
use crate::rules::sheets::{StepRefusal, What};

/// Why a result is not entered, or a record sheet not signed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The sheet or its round stands where this is not done.
    Step(StepRefusal),
    /// No such result can be.
    Result(sheets::Refusal),
    /// What was typed is no whole number.
    NotWhole(What),
    /// No player of this table has that seat.
    NoSuchSeat,
    /// Nobody of whom it is said could have handled the resource cards.
    NoSuchHandler,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Step(refusal) => refusal.code(),
            Refusal::Result(refusal) => refusal.code(),
            Refusal::NotWhole(_) => "not-whole",
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::NoSuchHandler => "no-such-handler",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Step(refusal) => refusal.clause(),
            Refusal::Result(refusal) => refusal.clause(),
            Refusal::NotWhole(_) | Refusal::NoSuchSeat | Refusal::NoSuchHandler => None,
        }
    }
}

impl From<StepRefusal> for Refusal {
    fn from(refusal: StepRefusal) -> Refusal {
        Refusal::Step(refusal)
    }
}
