//! Which round, and the steps that it goes through.

use reeve_rules::tournament::vocabulary::{Stage, words};
use reeve_store::audit_subject::AuditSubject;
use reeve_store::snapshot::Round;

/// Which round: the stage, and its number within the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundAt {
    pub stage: Stage,
    /// Counts from 1 within the stage.
    pub number: i64,
}

impl RoundAt {
    /// Which round a stored one is.
    pub fn of(round: &Round) -> RoundAt {
        RoundAt { stage: round.row.stage, number: round.row.number }
    }

    /// The one round of a later stage.
    pub fn later(stage: Stage) -> RoundAt {
        RoundAt { stage, number: 1 }
    }

    /// As the audit log has it.
    pub fn subject(&self) -> AuditSubject {
        AuditSubject::Rounds(vec![(self.stage, self.number)])
    }

    /// Whether it is the first of all rounds: with it the settings are locked and the attendance is counted (1.1.3).
    pub fn is_first(&self) -> bool {
        self.stage == Stage::Prelim && self.number == 1
    }
}

words! {
    /// The three steps that a round goes through.
    RoundStep {
        /// Everybody sees the seats.
        Publish = "publish",
        /// The games are on.
        Start = "start",
        /// Every record sheet is final, and nothing changes any more.
        Close = "close",
    }
}
