//! Why a round can't be published, started or closed now, or why that can't be taken back.

use crate::rounds::{RoundAt, RoundStep};
use reeve_rules::refusals::refusals;
use reeve_rules::tournament::format::TableTooSmall;
use reeve_rules::tournament::staff::JudgeMissing;

refusals! {
    /// Why a round can't be published, started or closed now, or why that can't be taken back. Players are named by their numbers in the tournament.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// Seats are published when the players are there, and check-in has not begun.
        CheckInNotStarted = "round-before-check-in",
        TournamentFinished = "rounds-over",
        /// The tournament is called off.
        CalledOff = "rounds-of-called-off",
        /// There is no judge among the staff.
        NoJudge = "no-judge" in JudgeMissing::CLAUSE,
        /// A round before it is not closed.
        EarlierRoundOpen {
            round: RoundAt,
            /// What was to be done with it.
            step: RoundStep,
            /// The first round before it that is not closed.
            open: RoundAt,
        } = "earlier-round-open",
        /// The tables of a later stage are no longer those that the ranking gives.
        TablesOutOfDate = "tables-out-of-date" in "1.1.7",
        /// The standings that its seats were made from have changed since.
        SeatsOutOfDate {
            round: RoundAt,
        } = "seats-out-of-date" in "1.1.5",
        /// There is no table, or one of fewer than two players.
        TableTooSmall {
            round: RoundAt,
        } = "table-too-small" in TableTooSmall::CLAUSE,
        /// People sit in it who are no longer in the tournament.
        SeatedButGone {
            round: RoundAt,
            names: Vec<String>,
        } = "seated-but-gone",
        /// People sit in it who are in the tournament and not checked in.
        SeatedButNotCheckedIn {
            round: RoundAt,
            names: Vec<String>,
        } = "seated-but-not-checked-in",
        /// People sit in it who have to agree to the code of conduct and the photo policy first.
        SeatedButNotAgreed {
            round: RoundAt,
            names: Vec<String>,
        } = "seated-but-not-agreed",
        /// People are checked in and have no seat in it.
        CheckedInButNotSeated {
            round: RoundAt,
            names: Vec<String>,
        } = "checked-in-but-not-seated",
        /// People sit in it elsewhere than at their fixed table.
        SeatedElsewhere {
            round: RoundAt,
            names: Vec<String>,
        } = "not-at-fixed-table",
        /// Players are seated in it and missing, and whoever starts it did not say that it starts without them.
        StartsWithout {
            players: Vec<i64>,
        } = "starts-without-players",
        /// Others are missing than whoever starts it said.
        MissingChanged {
            players: Vec<i64>,
        } = "missing-players-changed",
        /// Of the players who are missing, so many sit at these tables that too few are left for a game.
        TooFewLeft {
            /// The numbers of the tables.
            tables: Vec<i64>,
        } = "too-few-left-at-table" in TableTooSmall::CLAUSE,
        /// No step was taken with it that could be taken back.
        NothingToTakeBack = "no-step-to-take-back",
        /// Another step than the one to be taken back was the last.
        NotTheLastStep = "not-the-last-step",
        /// Results were entered since it started.
        ResultsEntered {
            /// The numbers of their tables.
            tables: Vec<i64>,
        } = "results-entered",
        /// It has started already, with other players marked absent than those.
        StartedOtherwise = "round-started-otherwise",
        /// Another round hangs on it.
        HangsOnIt {
            round: RoundAt,
        } = "round-hangs-on-it",
        /// Lots were drawn by the standings that it gave.
        LotsDrawnSince = "lots-drawn-since",
        /// Its seats are not public yet.
        NotPublished = "round-not-published",
        /// Its games have not started, or it is closed.
        NotPlaying = "round-not-playing",
        /// At tables of semi-finals or final the layout of the board is not confirmed.
        LayoutNotConfirmed {
            /// The numbers of the tables.
            tables: Vec<i64>,
        } = "layout-not-confirmed" in "1.1.7",
        /// No judge is named for the final.
        NoJudgeForFinal = "no-judge-for-final" in "2.0.4",
        /// Record sheets are not final yet.
        SheetsOpen {
            /// The numbers of their tables.
            tables: Vec<i64>,
        } = "sheets-open" in "1.3.4",
    }
}
