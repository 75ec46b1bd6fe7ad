//! The tables of the round that is on, at a glance.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::Snapshot;
use reeve_store::judge_call::JudgeCall;

use crate::rounds::RoundAt;
use crate::rounds::board::TableState;
use crate::rulings::judge_board::called_from;

/// The tables of a round that is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hall {
    pub round: RoundAt,
    pub tables: Vec<HallTable>,
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HallTable {
    pub number: i64,
    pub state: HallState,
    /// Since when it is so.
    pub since: Option<DateTime<Utc>>,
}

/// What is seen of a table from far, what is most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HallState {
    /// Somebody does not agree with its result.
    Disputed,
    /// A judge is called.
    Called,
    /// Its result is not signed by all.
    Unsigned,
    Playing,
    Final,
}

impl HallState {
    /// All of them, what is most urgent first.
    pub const ALL: [HallState; 5] =
        [HallState::Disputed, HallState::Called, HallState::Unsigned, HallState::Playing, HallState::Final];
}

impl Hall {
    /// The tables of the round that is on, by number; none between rounds.
    pub fn of(snapshot: &Snapshot, calls: &[JudgeCall]) -> Option<Hall> {
        let round = snapshot.rounds.iter().find(|round| round.row.state == RoundState::Playing)?;
        let at = RoundAt::of(round);
        let tables = round.tables.iter().map(|table| {
            let number = table.row.number;
            let call = calls.iter().filter(|call| called_from(call) == (at, number)).map(|call| call.called_at).min();
            let (state, since) = match (TableState::of(round.row.state, table), call) {
                (TableState::Disputed, _) => (HallState::Disputed, table.row.submitted_at),
                (_, Some(called)) => (HallState::Called, Some(called)),
                (TableState::Final, None) => (HallState::Final, table.row.signed_at),
                (TableState::Submitted, None) => (HallState::Unsigned, table.row.submitted_at),
                (TableState::Waiting | TableState::Playing, None) => (HallState::Playing, round.row.started_at),
            };
            HallTable { number, state, since }
        });
        Some(Hall { round: at, tables: tables.collect() })
    }

    /// The same with those first that have waited longest for somebody.
    #[must_use]
    pub fn oldest_first(mut self) -> Hall {
        let waits = |table: &HallTable| table.state <= HallState::Unsigned;
        self.tables.sort_by_key(|table| (!waits(table), table.since.filter(|_| waits(table)), table.state));
        self
    }

    /// How many tables are in each state that some are in.
    pub fn counts(&self) -> Vec<(HallState, usize)> {
        let of = |state: HallState| self.tables.iter().filter(|table| table.state == state).count();
        HallState::ALL.into_iter().map(|state| (state, of(state))).filter(|(_, count)| *count > 0).collect()
    }
}
