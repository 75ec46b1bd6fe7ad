//! Why a round can't be published, started or closed now, or why that can't be taken back.

use crate::rounds::{RoundAt, RoundStep};
use reeve_rules::tournament::format::TableTooSmall;
use reeve_rules::tournament::staff::JudgeMissing;

/// Why a round can't be published, started or closed now, or why that can't be taken back. Players are named by their numbers in the tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Seats are published when the players are there, and check-in has not begun.
    CheckInNotStarted,
    /// The champion is declared.
    TournamentFinished,
    /// There is no judge among the staff.
    NoJudge,
    /// A round before it is not closed.
    EarlierRoundOpen {
        /// The round.
        round: RoundAt,
        /// What was to be done with it.
        step: RoundStep,
        /// The first round before it that is not closed.
        open: RoundAt,
    },
    /// The tables of a later stage are no longer those that the ranking gives.
    TablesOutOfDate,
    /// There is no table, or one of fewer than two players.
    TableTooSmall {
        /// The round.
        round: RoundAt,
    },
    /// People sit in it who are no longer in the tournament.
    SeatedButGone {
        /// The round.
        round: RoundAt,
        /// Who, by name.
        names: Vec<String>,
    },
    /// People sit in it who are in the tournament and not checked in.
    SeatedButNotCheckedIn {
        /// The round.
        round: RoundAt,
        /// Who, by name.
        names: Vec<String>,
    },
    /// People sit in it who have to agree to the code of conduct and the photo policy first.
    SeatedButNotAgreed {
        /// The round.
        round: RoundAt,
        /// Who, by name.
        names: Vec<String>,
    },
    /// People are checked in and have no seat in it.
    CheckedInButNotSeated {
        /// The round.
        round: RoundAt,
        /// Who, by name.
        names: Vec<String>,
    },
    /// People sit in it elsewhere than at their fixed table.
    SeatedElsewhere {
        /// The round.
        round: RoundAt,
        /// Who, by name.
        names: Vec<String>,
    },
    /// Players are seated in it and missing, and whoever starts it did not say that it starts without them.
    StartsWithout {
        /// Who.
        players: Vec<i64>,
    },
    /// Others are missing than whoever starts it said.
    MissingChanged {
        /// Who is missing now.
        players: Vec<i64>,
    },
    /// Of the players who are missing, so many sit at these tables that too few are left for a game.
    TooFewLeft {
        /// The numbers of the tables.
        tables: Vec<i64>,
    },
    /// No step was taken with it that could be taken back.
    NothingToTakeBack,
    /// Another step than the one to be taken back was the last.
    NotTheLastStep,
    /// Results were entered since it started.
    ResultsEntered {
        /// The numbers of their tables.
        tables: Vec<i64>,
    },
    /// It has started already, with other players marked absent than those.
    StartedOtherwise,
    /// Another round hangs on it.
    HangsOnIt {
        /// The round.
        round: RoundAt,
    },
    /// Lots were drawn by the standings that it gave.
    LotsDrawnSince,
    /// Its seats are not public yet.
    NotPublished,
    /// Its games have not started, or it is closed.
    NotPlaying,
    /// At tables of semi-finals or final the layout of the board is not confirmed.
    LayoutNotConfirmed {
        /// The numbers of the tables.
        tables: Vec<i64>,
    },
    /// No judge is named for the final.
    NoJudgeForFinal,
    /// Record sheets are not final yet.
    SheetsOpen {
        /// The numbers of their tables.
        tables: Vec<i64>,
    },
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::CheckInNotStarted => "round-before-check-in",
            Refusal::TournamentFinished => "rounds-over",
            Refusal::NoJudge => "no-judge",
            Refusal::EarlierRoundOpen { .. } => "earlier-round-open",
            Refusal::TablesOutOfDate => "tables-out-of-date",
            Refusal::TableTooSmall { .. } => "table-too-small",
            Refusal::SeatedButGone { .. } => "seated-but-gone",
            Refusal::SeatedButNotCheckedIn { .. } => "seated-but-not-checked-in",
            Refusal::SeatedButNotAgreed { .. } => "seated-but-not-agreed",
            Refusal::CheckedInButNotSeated { .. } => "checked-in-but-not-seated",
            Refusal::SeatedElsewhere { .. } => "not-at-fixed-table",
            Refusal::StartsWithout { .. } => "starts-without-players",
            Refusal::MissingChanged { .. } => "missing-players-changed",
            Refusal::TooFewLeft { .. } => "too-few-left-at-table",
            Refusal::NothingToTakeBack => "no-step-to-take-back",
            Refusal::NotTheLastStep => "not-the-last-step",
            Refusal::ResultsEntered { .. } => "results-entered",
            Refusal::StartedOtherwise => "round-started-otherwise",
            Refusal::HangsOnIt { .. } => "round-hangs-on-it",
            Refusal::LotsDrawnSince => "lots-drawn-since",
            Refusal::NotPublished => "round-not-published",
            Refusal::NotPlaying => "round-not-playing",
            Refusal::LayoutNotConfirmed { .. } => "layout-not-confirmed",
            Refusal::NoJudgeForFinal => "no-judge-for-final",
            Refusal::SheetsOpen { .. } => "sheets-open",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::NoJudge => Some(JudgeMissing::CLAUSE),
            Refusal::TablesOutOfDate | Refusal::LayoutNotConfirmed { .. } => Some("1.1.7"),
            Refusal::NoJudgeForFinal => Some("2.0.4"),
            Refusal::TableTooSmall { .. } | Refusal::TooFewLeft { .. } => Some(TableTooSmall::CLAUSE),
            Refusal::SheetsOpen { .. } => Some("1.3.4"),
            _ => None,
        }
    }
}
