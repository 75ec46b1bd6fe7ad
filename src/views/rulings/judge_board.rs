//! What a judge sees first: the round that is on, its tables, who calls, and which games are paused.

use chrono::{DateTime, Utc};

use crate::rules::tournament::vocabulary::{RoundState, Stage};
use crate::store::Snapshot;
use crate::store::judge_call::JudgeCall;
use crate::store::ruling::KeptRuling;
use crate::store::snapshot::{PlayerLabels, Round, Table};

use crate::views::rounds::RoundAt;
use crate::views::rounds::board::TableState;

/// A table of the round that is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JudgeTable {
    /// Its number.
    pub number: i64,
    /// How far it is.
    pub state: TableState,
    /// Who sits there, by selection position.
    pub players: Vec<String>,
    /// Whether somebody there has called a judge, and waits.
    pub calls: bool,
    /// Since when its game is paused.
    pub paused: Option<DateTime<Utc>>,
}

/// A game that is paused (2.1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PausedGame {
    /// Its round.
    pub round: RoundAt,
    /// Its table.
    pub table: i64,
    /// Since when.
    pub since: DateTime<Utc>,
    /// The ruling that paused it.
    pub ruling: i64,
}

/// The round that judges look after: the one that is played, else the next that is public, else the last one played.
pub fn current_round(snapshot: &Snapshot) -> Option<&Round> {
    let last = |state: RoundState| snapshot.rounds.iter().rev().find(|round| round.row.state == state);
    let first = |state: RoundState| snapshot.rounds.iter().find(|round| round.row.state == state);
    last(RoundState::Playing).or_else(|| first(RoundState::Published)).or_else(|| last(RoundState::Closed))
}

/// The tables of a round.
pub fn tables(labels: &PlayerLabels, round: &Round, open: &[JudgeCall], paused: &[PausedGame]) -> Vec<JudgeTable> {
    let at = RoundAt::of(round);
    let table = |table: &Table| JudgeTable {
        number: table.row.number,
        state: TableState::of(round.row.state, table),
        players: table.seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect(),
        calls: open.iter().any(|call| called_from(call) == (at, table.row.number)),
        paused: paused.iter().find(|one| (one.round, one.table) == (at, table.row.number)).map(|one| one.since),
    };
    round.tables.iter().map(table).collect()
}

/// The round and the table from which a call came.
pub fn called_from(call: &JudgeCall) -> (RoundAt, i64) {
    (RoundAt { stage: call.stage, number: call.round_number }, call.table_number)
}

/// The games that are paused: no later ruling says that they went on.
pub fn paused_games(kept: &[KeptRuling]) -> Vec<PausedGame> {
    let went_on =
        |number: i64| kept.iter().any(|one| one.row.refers_to == Some(number) && one.row.resumed_at.is_some());
    let paused = kept.iter().filter_map(|one| {
        let since = one.row.paused_at.filter(|_| one.row.resumed_at.is_none() && !went_on(one.row.ruling_number))?;
        let (stage, number, table): (Stage, i64, i64) = one.game()?;
        Some(PausedGame { round: RoundAt { stage, number }, table, since, ruling: one.row.ruling_number })
    });
    paused.collect()
}
