//! Which round, and the steps that it goes through.

use reeve_rules::tournament::vocabulary::{Stage, words};
use reeve_store::Error;
use reeve_store::audit_subject::AuditSubject;
use reeve_store::snapshot::{Round, Table};

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

    /// A table of it among rounds, with the round.
    ///
    /// Error: [`Error::Missing`].
    pub fn table(self, rounds: &[Round], number: i64) -> Result<(&Round, &Table), Error> {
        let round = rounds.iter().find(|round| RoundAt::of(round) == self).ok_or(Error::Missing)?;
        let table = round.tables.iter().find(|table| table.row.number == number).ok_or(Error::Missing)?;
        Ok((round, table))
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
