//! Why nothing can be done with the semi-finals or the final now.

use reeve_rules::bracket::BracketRefusal;

/// Why the tables of a later stage can't be made, a place can't be declined, or the champion can't be declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Not every preliminary round is closed.
    PrelimsOpen {
        /// How many are.
        closed: usize,
        /// How many there must be.
        of: i64,
    },
    /// Nobody is checked in on the final day of a series yet.
    CheckInAhead,
    /// The final was asked for, and the semi-finals come first.
    SemiFinalsFirst,
    /// The semi-finals were asked for, and there are none.
    NoSemiFinals,
    /// Twelve or fewer players are left, so that there are no semi-finals.
    TooFewForSemiFinals,
    /// The games of the stage have begun.
    GamesBegun,
    /// The stage has no tables that could be taken away.
    NoTables,
    /// The seats are public: first that is taken back.
    TablesPublic,
    /// Who is to decline has no place that could be declined.
    NoPlace,
    /// The final is not closed, or the champion is declared already.
    FinalNotClosed,
    /// The tournament is an event of a series and ends with its preliminary games.
    EndsWithPrelims,
    /// The event is over already.
    EventOver,
    /// Not every round of a side event is closed.
    RoundsOpen {
        /// How many are.
        closed: usize,
        /// How many there must be.
        of: i64,
    },
    /// A side event has its rounds and nothing after them.
    SideEvent,
    /// The side event is over already.
    Finished,
    /// The places can't be given.
    Places(BracketRefusal),
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::PrelimsOpen { .. } => "prelims-open",
            Refusal::CheckInAhead => "check-in-ahead",
            Refusal::SemiFinalsFirst => "semi-finals-first",
            Refusal::NoSemiFinals => "no-semi-finals",
            Refusal::TooFewForSemiFinals => "too-few-left-for-semi-finals",
            Refusal::GamesBegun => "games-begun",
            Refusal::NoTables => "no-tables",
            Refusal::TablesPublic => "tables-public",
            Refusal::NoPlace => "no-place-to-decline",
            Refusal::FinalNotClosed => "final-not-closed",
            Refusal::EndsWithPrelims => "ends-with-prelims",
            Refusal::EventOver => "event-over",
            Refusal::RoundsOpen { .. } => "rounds-open",
            Refusal::SideEvent => "side-event-has-rounds-only",
            Refusal::Finished => "side-event-finished",
            Refusal::Places(refusal) => refusal.code(),
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::PrelimsOpen { .. } => Some("1.1.4"),
            Refusal::SemiFinalsFirst | Refusal::NoSemiFinals => Some("1.1.3"),
            Refusal::TooFewForSemiFinals | Refusal::GamesBegun => Some("1.1.7"),
            Refusal::NoPlace
            | Refusal::NoTables
            | Refusal::TablesPublic
            | Refusal::RoundsOpen { .. }
            | Refusal::SideEvent
            | Refusal::EventOver
            | Refusal::Finished => None,
            Refusal::CheckInAhead => Some("1.2.4"),
            Refusal::EndsWithPrelims => Some("1.2"),
            Refusal::FinalNotClosed => Some("1.1.10"),
            Refusal::Places(refusal) => Some(refusal.clause()),
        }
    }
}

impl From<BracketRefusal> for Refusal {
    fn from(refusal: BracketRefusal) -> Self {
        Refusal::Places(refusal)
    }
}
