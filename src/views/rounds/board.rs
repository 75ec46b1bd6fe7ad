//! The board of a round: how far each table is, what its record sheet still takes, what the next step of the round does,
//! and why it can't be taken yet.

use chrono::{DateTime, Utc};

use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::Snapshot;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{PlayerLabels, Round, Table};
use reeve_store::tournament::Tournament;

use crate::people::attendance;
use crate::people::attendance::AbsentBefore;
use crate::rounds::steps::StepEffect;
use crate::rounds::while_playing;
use crate::rounds::while_playing::WhilePlaying;
use crate::rounds::{Refusal, RoundAt, RoundStep, steps, take_back};
use crate::seating::seat_list::{SeatMark, gone};
use crate::visibility;

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableState {
    /// Its game has not begun.
    Waiting,
    /// Its game is on, and no result is entered.
    Playing,
    /// A result is entered, and not final.
    Submitted,
    /// Somebody does not agree with the result that is entered, so a judge is waited for.
    Disputed,
    Final,
}

impl TableState {
    /// All of them, in the order in which a table goes through them.
    pub const ALL: [TableState; 5] =
        [TableState::Waiting, TableState::Playing, TableState::Submitted, TableState::Disputed, TableState::Final];

    /// The state of a table in a round of this state.
    pub fn of(round: RoundState, table: &Table) -> TableState {
        match (round, table.row.sheet_state) {
            (_, SheetState::Signed | SheetState::Decided) => TableState::Final,
            (_, SheetState::Submitted) if table.sheet().is_disputed() => TableState::Disputed,
            (_, SheetState::Submitted) => TableState::Submitted,
            (RoundState::Playing, SheetState::Open) => TableState::Playing,
            (_, SheetState::Open) => TableState::Waiting,
        }
    }
}

/// What a record sheet still takes before it is final.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingOnSheet {
    Result,
    Signatures,
}

impl MissingOnSheet {
    /// What a record sheet in this state still takes.
    fn of(sheet: SheetState) -> Option<MissingOnSheet> {
        match sheet {
            SheetState::Open => Some(MissingOnSheet::Result),
            SheetState::Submitted => Some(MissingOnSheet::Signatures),
            SheetState::Signed | SheetState::Decided => None,
        }
    }
}

/// A round in a list of rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundSummary {
    pub at: RoundAt,
    pub state: RoundState,
    /// The last step that was taken with it, and when; none while it is planned.
    pub last_step: Option<(RoundStep, DateTime<Utc>)>,
    pub tables: usize,
    /// How many of these have a final record sheet.
    pub final_tables: usize,
}

impl RoundSummary {
    /// A round in short.
    pub fn of(round: &Round) -> RoundSummary {
        let row = &round.row;
        let steps = [
            (RoundStep::Close, row.closed_at),
            (RoundStep::Start, row.started_at),
            (RoundStep::Publish, row.published_at),
        ];
        RoundSummary {
            at: RoundAt::of(round),
            state: row.state,
            last_step: steps
                .into_iter()
                .filter(|_| row.state != RoundState::Planned)
                .find_map(|(step, at)| at.map(|at| (step, at))),
            tables: round.tables.len(),
            final_tables: round.tables.iter().filter(|table| table.row.sheet_state.is_final()).count(),
        }
    }
}

/// A round with its tables, as its staff see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundBoard {
    pub round: RoundSummary,
    pub tables: Vec<BoardTable>,
    /// The step that comes next; none once the round is closed.
    pub next: Option<NextRoundStep>,
    /// The step that can be taken back, and whether the seats of all preliminary rounds go with it.
    pub taken_back: Option<(RoundStep, bool)>,
    /// Who has no seat, or not the one that was promised, while its games are on.
    pub while_playing: Option<WhilePlaying>,
    pub version: i64,
}

/// A table on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardTable {
    pub number: i64,
    pub state: TableState,
    /// Whether a judge decided its game.
    pub decided: bool,
    /// What the judge let stand, where that was asked.
    pub stands: Option<WhatStands>,
    /// What its record sheet still takes; nothing where that is final.
    pub missing: Option<MissingOnSheet>,
    /// How many of its seats have signed, and how many sign.
    pub signed: (usize, usize),
    /// Its seats by selection position.
    pub seats: Vec<BoardSeat>,
}

/// A seat on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSeat {
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// VP as stated, once they are.
    pub vp: Option<i64>,
    /// Whether the record sheet names this seat as the winner.
    pub won: bool,
    /// Whether the player did not come.
    pub absent: bool,
    /// Whether the player came, and a judge decided that the game is not counted.
    pub not_counted: bool,
    /// Whether the player has signed the record sheet.
    pub signed: bool,
    /// Whether the player is out of the tournament; none where everybody reads it.
    pub gone: Option<SeatMark>,
}

/// The next step of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextRoundStep {
    pub effect: StepEffect,
    /// Whether it can be taken now, or why not.
    pub allowed: Result<(), Refusal>,
    /// Who has a seat in the round and was absent in the last one; only before its games begin.
    pub absent_before: Vec<AbsentBefore>,
}

impl NextRoundStep {
    fn of(snapshot: &Snapshot, round: &Round) -> Option<NextRoundStep> {
        let step = steps::next(round)?;
        let begun = round.row.state.has_begun();
        Some(NextRoundStep {
            effect: steps::effect(snapshot, round, step),
            allowed: steps::may(snapshot, round, step),
            absent_before: if begun { Vec::new() } else { attendance::absent_before(snapshot, round) },
        })
    }
}

impl RoundBoard {
    /// The board of a round.
    pub fn of(snapshot: &Snapshot, round: &Round) -> RoundBoard {
        let labels = snapshot.labels();
        RoundBoard {
            round: RoundSummary::of(round),
            tables: round.tables.iter().map(|table| board_table(snapshot, &labels, round, table)).collect(),
            next: NextRoundStep::of(snapshot, round),
            version: round.row.version,
            taken_back: take_back::may_take_back(snapshot, round)
                .ok()
                .map(|step| (step, take_back::taken_back_together(snapshot, round).len() > 1)),
            while_playing: while_playing::while_playing(snapshot, round),
        }
    }

    /// How many tables are in a state.
    pub fn count(&self, state: TableState) -> usize {
        self.tables.iter().filter(|table| table.state == state).count()
    }
}

fn board_table(snapshot: &Snapshot, labels: &PlayerLabels, round: &Round, table: &Table) -> BoardTable {
    let seats = seats(labels, table, true).into_iter().zip(&table.seats);
    BoardTable {
        number: table.row.number,
        state: TableState::of(round.row.state, table),
        decided: table.row.sheet_state == SheetState::Decided,
        stands: table.row.stands,
        missing: MissingOnSheet::of(table.row.sheet_state),
        signed: (table.sheet().signed(), table.sheet().signers()),
        seats: seats.map(|(seat, row)| BoardSeat { gone: gone(snapshot, row.player_id), ..seat }).collect(),
    }
}

/// The seats of a table, with the result where its reader may see it.
fn seats(labels: &PlayerLabels, table: &Table, result: bool) -> Vec<BoardSeat> {
    let seat = |seat: &Seat| BoardSeat {
        number: labels.number_of(seat.player_id),
        name: labels.of(seat.player_id).to_owned(),
        vp: seat.vp.filter(|_| result),
        won: result && table.won(seat),
        absent: result && seat.absent,
        not_counted: result && table.is_not_counted_for(seat),
        signed: result && seat.signed,
        gone: None,
    };
    table.seats.iter().map(seat).collect()
}

/// A table of a published round as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicTable {
    pub number: i64,
    /// How far it is. Nobody learns that a result is entered before it is public.
    pub state: TableState,
    /// Whether a judge decided its game.
    pub decided: bool,
    /// What the judge let stand, where that was asked.
    pub stands: Option<WhatStands>,
    /// Its seats by selection position.
    pub seats: Vec<BoardSeat>,
}

/// How far a table is, as everybody sees it: that a result is entered stays unknown until it is public.
pub fn public_state(tournament: &Tournament, round: &Round, table: &Table) -> TableState {
    match round.row.state {
        _ if visibility::is_result_public(tournament, round, table) => TableState::Final,
        RoundState::Playing => TableState::Playing,
        _ => TableState::Waiting,
    }
}

/// The tables of a published round as everybody sees them.
pub fn public_tables(snapshot: &Snapshot, round: &Round) -> Vec<PublicTable> {
    let labels = snapshot.labels();
    let table = |table: &Table| {
        let result = visibility::is_result_public(&snapshot.tournament, round, table);
        let state = public_state(&snapshot.tournament, round, table);
        let decided = result && table.row.sheet_state == SheetState::Decided;
        let stands = table.row.stands.filter(|_| decided);
        PublicTable { number: table.row.number, state, decided, stands, seats: seats(&labels, table, result) }
    };
    round.tables.iter().map(table).collect()
}

/// The numbers of the tables of a round whose record sheets still take this.
pub fn tables_missing(round: &Round, missing: MissingOnSheet) -> impl Iterator<Item = i64> + '_ {
    let rows = round.tables.iter().map(|table| &table.row);
    rows.filter(move |row| MissingOnSheet::of(row.sheet_state) == Some(missing)).map(|row| row.number)
}

/// The next table after `after` that has no result, then any before it; 0 starts at the first.
pub fn next_without_result(round: &Round, after: i64) -> Option<i64> {
    let open = || tables_missing(round, MissingOnSheet::Result).filter(|number| *number != after);
    open().find(|number| *number > after).or_else(|| open().next())
}

#[cfg(test)]
mod tests;
