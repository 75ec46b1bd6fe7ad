//! The record sheet of one table: what stands on it, what can be done with it now, and every version.

pub mod at_table;
pub mod chain;
pub mod correction;
pub mod equipment;
pub mod log;
pub mod notes;
pub mod of_round;
pub mod own;
pub mod passed;
pub mod pins;
pub mod public_chain;
pub mod records;
pub mod signing;
pub mod waiting;

use chrono::{DateTime, Utc};

use crate::hall::clock::{TableClock, rules_at};
use crate::seating::seat_list::{SeatMark, gone};
use crate::standings::ranking;
use reeve_rules::games::System;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::sheets::check::ended_on_time;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::sheets::{Sheet, StepRefusal, TableResult, Warning};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};
use reeve_store::sheet::{SheetContent, SheetVersion};
use reeve_store::sheet_signature::KeptSignature;
use reeve_store::snapshot::{PlayerLabels, Round, Snapshot, Table};

/// The record sheet of one table.
#[derive(Debug, Clone)]
pub struct SheetView<'s> {
    /// The game system that is played.
    pub system: &'static System,
    /// The rules that the tournament is played by.
    pub rules: RuleSet,
    /// The round, with all its tables.
    pub round: &'s Round,
    pub table: &'s Table,
    /// The names of the players by selection position.
    pub players: Vec<String>,
    /// Which of them are out of the tournament by now.
    pub gone: Vec<Option<SeatMark>>,
    /// What stands on the sheet, and where it stands.
    pub sheet: Sheet,
    /// Whether a result can be entered or changed now.
    pub entry: Result<(), StepRefusal>,
    /// Whether it can be marked as signed on paper now.
    pub signing: Result<(), StepRefusal>,
    /// Whether a slip of the pen can be corrected now.
    pub correction: Result<(), StepRefusal>,
    /// What is unusual about the result that stands.
    pub warnings: Vec<Warning>,
    /// Whether the game ended because its time was up.
    pub on_time: bool,
    /// The clock of the table, while its game is on and has a limit.
    pub clock: Option<TableClock>,
    /// Every version that was kept, the newest first.
    pub versions: Vec<Version>,
}

/// A version of a record sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Version {
    /// Counts from 1.
    pub number: i64,
    pub at: DateTime<Utc>,
    pub author: EnteredBy,
    /// The state that the sheet had then.
    pub state: SheetState,
    /// Whether it corrected the version before it, which was final.
    pub corrects: bool,
    /// What was stated; none where this program can't read it.
    pub result: Option<TableResult>,
    /// The names of those who sat there, by selection position; none where somebody is not in the tournament.
    pub players: Vec<Option<String>>,
    /// Why a judge decided the game like this.
    pub reason: Option<String>,
    /// What the judge let stand, where that was asked.
    pub stands: Option<WhatStands>,
    /// The seats whose players came to a game that is not counted.
    pub not_counted: Vec<bool>,
}

/// Who entered a version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EnteredBy {
    /// The account of that name.
    Account(String),
    /// The player of that name; none where the player is not in the tournament.
    Player(Option<String>),
    Command,
}

impl SheetView<'_> {
    /// The winner, where somebody who signs the sheet states the winner's VP again: where something is unusual.
    pub fn winner_to_confirm(&self) -> Option<&str> {
        let winner = self.sheet.result.seats.iter().position(|seat| seat.winner)?;
        let unusual = self.signing.is_ok() && !self.warnings.is_empty();
        self.players.get(winner).map(String::as_str).filter(|_| unusual)
    }

    /// The VP that win a game; none where no number does.
    pub fn goal(&self) -> Option<u8> {
        if self.system.championship { Some(self.rules.goal) } else { self.system.goal }
    }

    /// Whether a judge handles the resource cards at this table.
    pub fn judge_handles(&self) -> bool {
        judge_handles_cards(self.round)
    }
}

/// Whether a judge handles the resource cards at the tables of a round: in the final (2.0.4).
pub fn judge_handles_cards(round: &Round) -> bool {
    round.row.stage == Stage::Final
}

/// The record sheet of a table, with the versions and the signatures that were kept of it.
fn record_sheet<'s>(
    (snapshot, labels): (&Snapshot, &PlayerLabels),
    (round, table): (&'s Round, &'s Table),
    versions: &[SheetVersion],
    signatures: &[KeptSignature],
) -> SheetView<'s> {
    let system = snapshot.tournament.system.system();
    let sheet = table.sheet();
    let rules = ranking::rules_of(&snapshot.tournament);
    let extra = snapshot.note(table.row.id).map_or(0, |note| note.extra_minutes);
    let entered = versions.iter().find(|row| row.version == table.row.sheet_version).map(|row| row.at);
    let rules_when_entered = entered.map_or_else(|| rules.clone(), |at| rules_at(rules.clone(), &round.row, extra, at));
    let version = |row: &SheetVersion| {
        let content = SheetContent::read(system, &row.content);
        let players = content.iter().flat_map(|content| &content.players);
        Version {
            number: row.version,
            at: row.at,
            author: match (&row.account, row.player_id) {
                (Some(name), _) => EnteredBy::Account(name.clone()),
                (None, Some(id)) => EnteredBy::Player(labels.known(id).map(str::to_owned)),
                (None, None) => EnteredBy::Command,
            },
            state: row.state,
            corrects: versions.iter().any(|before| before.version < row.version && before.state.is_final()),
            reason: row.reason.clone(),
            stands: table.row.stands.filter(|_| row.state == SheetState::Decided),
            not_counted: match row.state {
                SheetState::Decided => table.seats.iter().map(|seat| table.is_not_counted_for(seat)).collect(),
                _ => Vec::new(),
            },
            players: players.map(|id| labels.known(*id).map(str::to_owned)).collect(),
            result: content.map(|content| content.result),
        }
    };
    SheetView {
        system,
        round,
        table,
        players: table.seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect(),
        gone: table.seats.iter().map(|seat| gone(snapshot, seat.player_id)).collect(),
        entry: sheet.may_submit(round.row.state),
        signing: sheet.may_sign(round.row.state),
        correction: signing::correction(snapshot.tournament.settings.transcription_fix, sheet.state, signatures),
        warnings: sheet.warnings(system, &rules_when_entered),
        on_time: ended_on_time(&rules, &sheet.result),
        clock: TableClock::of(snapshot, round, table),
        rules,
        versions: versions.iter().rev().map(version).collect(),
        sheet,
    }
}
