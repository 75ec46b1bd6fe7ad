//! What an archive says of turn timers, the judges' duty list, the groups of the staff and what they agreed to, the briefing,
//! announcements, requests to film and what is noted beside the results, as the forms would have made it.

use std::cell::RefCell;
use std::collections::BTreeSet;

use reeve_files::archive::data_file;
use reeve_rules::media::{FilmAnswer, FilmCondition};
use reeve_rules::sheets::notes::check_ended;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::dump::tables::named;
use reeve_store::dump::{StoredRow, Value};

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::tournament_rows::TableRows;

/// A row of a table, by the names of its columns.
#[derive(Clone, Copy)]
pub(super) struct NamedRow<'r> {
    pub(super) table: &'static str,
    pub(super) row: &'r StoredRow,
}

impl NamedRow<'_> {
    pub(super) fn value(&self, column: &str) -> &Value {
        let at = named(self.table).and_then(|table| table.column(column));
        at.and_then(|at| self.row.get(at)).unwrap_or(&Value::Null)
    }

    pub(super) fn has(&self, column: &str) -> bool {
        *self.value(column) != Value::Null
    }

    pub(super) fn number(&self, column: &str) -> Option<i64> {
        match self.value(column) {
            Value::Int(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn text(&self, column: &str) -> String {
        match self.value(column) {
            Value::Text(text) => text.clone(),
            _ => String::new(),
        }
    }

    /// Whether no game goes on from the first time to the second.
    fn lasts_too_long(&self, first: &str, second: &str) -> bool {
        match (self.value(first), self.value(second)) {
            (Value::Time(first), Value::Time(second)) => {
                check_ended(Some(first.timestamp()), second.timestamp(), second.timestamp()).is_err()
            }
            _ => false,
        }
    }

    /// Whether the second time is there and before the first.
    fn is_backwards(&self, first: &str, second: &str) -> bool {
        matches!((self.value(first), self.value(second)), (Value::Time(first), Value::Time(second)) if second < first)
    }
}

/// Refuses what no form makes: a timer of all tables that a player asked for, times that run backwards, tables that do, a round half
/// named, duties or groups of somebody who is not on the staff, and two notes of one game or two who keep its log.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let staff = StaffRows::of(content);
    refuse(content, "turn_timer", ContentFault::TimerContradicts, |row| {
        let asked = row.has("asked_by") && !row.has("timed_table");
        let lifted = row.has("lifted_by") && !row.has("lifted_at");
        asked || lifted || row.is_backwards("imposed_at", "lifted_at")
    })?;
    refuse(content, "judge_duty", ContentFault::DutyContradicts, |row| {
        let half = row.has("stage") != row.has("round_number");
        half || row.number("last_table") < row.number("first_table")
            || !staff.judges.contains(&row.number("account_id"))
    })?;
    refuse(content, "staff_ties", ContentFault::DutyContradicts, |row| !staff.all.contains(&row.number("account_id")))?;
    refuse(content, "staff_agreement", ContentFault::DutyContradicts, |row| {
        !staff.all.contains(&row.number("account_id"))
    })?;
    refuse(content, "briefing", ContentFault::DutyContradicts, |row| row.is_backwards("held_at", "taken_back_at"))?;
    refuse(content, "announcement", ContentFault::AnnouncementContradicts, |row| {
        let half = row.has("stage") != row.has("round_number") || row.has("stage") != row.has("table_number");
        half || row.is_backwards("made_at", "taken_back_at")
    })?;
    let seen = RefCell::new(BTreeSet::new());
    refuse(content, "sheet_note", ContentFault::NoteContradicts, |row| {
        let (round, table) = (row.number("round_number"), row.number("table_number"));
        let again = !seen.borrow_mut().insert((row.text("stage"), round, table));
        let swapped = row.has("dice_swapped_by") && !row.has("dice_swapped_at");
        again
            || swapped
            || (row.has("log_player") && row.has("log_account"))
            || row.lasts_too_long("began_at", "ended_at")
    })?;
    refuse(content, "missing_part", ContentFault::NoteContradicts, |row| {
        let unsettled = row.has("settled_by") && !row.has("settled_at");
        unsettled || row.text("part").trim().is_empty() || row.is_backwards("reported_at", "settled_at")
    })?;
    refuse(content, "film_request", ContentFault::FilmContradicts, |row| {
        let half =
            row.has("film_answer") != row.has("answered_at") || (row.has("answered_by") && !row.has("film_answer"));
        let unkept = FilmCondition::ALL.iter().any(|one| *row.value(column(*one)) != Value::Flag(true));
        half || row.text("asker").trim().is_empty()
            || (row.text("film_answer") == FilmAnswer::Allowed.code() && unkept)
            || row.is_backwards("asked_at", "answered_at")
    })
}

/// The column of what whoever films keeps to.
fn column(condition: FilmCondition) -> &'static str {
    match condition {
        FilmCondition::BoardOnly => "board_only",
        FilmCondition::Tripod => "tripod",
        FilmCondition::NoStream => "no_stream",
        FilmCondition::NoCommentary => "no_commentary",
    }
}

/// Who is on the staff, and who of them judges.
struct StaffRows {
    all: BTreeSet<Option<i64>>,
    judges: BTreeSet<Option<i64>>,
}

impl StaffRows {
    fn of(content: &TableRows) -> StaffRows {
        let rows = || content.get("staff").into_iter().flatten().map(|row| NamedRow { table: "staff", row });
        let is_judge = |row: &NamedRow<'_>| *row.value("role") == Value::Text(StaffRole::Judge.code().to_owned());
        StaffRows {
            all: rows().map(|row| row.number("account_id")).collect(),
            judges: rows().filter(is_judge).map(|row| row.number("account_id")).collect(),
        }
    }
}

fn refuse(
    content: &TableRows,
    table: &'static str,
    fault: ContentFault,
    is_wrong: impl Fn(NamedRow<'_>) -> bool,
) -> Result<(), Refusal> {
    let rows = content.get(table).into_iter().flatten().zip(2..);
    match rows.into_iter().find(|(row, _)| is_wrong(NamedRow { table, row })) {
        None => Ok(()),
        Some((_, line)) => Err(Refusal::at(&data_file(table), line, fault)),
    }
}
