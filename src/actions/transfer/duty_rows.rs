//! What an archive says of turn timers, the judges' duty list, the groups of the staff and what they agreed to, the briefing,
//! announcements, requests to film and what is noted beside the results, as the forms would have made it.

use std::collections::{BTreeMap, BTreeSet};

use reeve_limits as limits;
use reeve_rules::games::SystemCode;
use reeve_rules::media::{FilmAnswer, FilmCondition};
use reeve_rules::sheets::Handler;
use reeve_rules::sheets::decision::{WhatStands, is_reason};
use reeve_rules::sheets::notes::check_ended;
use reeve_rules::sheets::pieces::stock;
use reeve_rules::tournament::vocabulary::{SheetState, StaffRole, Stage};
use reeve_store::dump::Value;

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row::{Row, refuse, rows};
use crate::transfer::tournament_rows::TableRows;

/// Refuses what no form makes: a timer of all tables that a player asked for, times that run backwards, tables that do, a round half
/// named, duties or groups of somebody who is not on the staff, and two notes of one game or two who keep its log.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let staff = StaffRows::of(content);
    refuse(content, "turn_timer", ContentFault::TimerContradicts, |row| {
        let asked = row.has("asked_by") && !row.has("timed_table");
        let lifted = row.has("lifted_by") && !row.has("lifted_at");
        asked || lifted || is_backwards(row, "imposed_at", "lifted_at")
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
    refuse(content, "briefing", ContentFault::DutyContradicts, |row| is_backwards(row, "held_at", "taken_back_at"))?;
    refuse(content, "announcement", ContentFault::AnnouncementContradicts, |row| {
        let half = row.has("stage") != row.has("round_number") || row.has("stage") != row.has("table_number");
        half || is_backwards(row, "made_at", "taken_back_at")
    })?;
    let mut seen = BTreeSet::new();
    refuse(content, "sheet_note", ContentFault::NoteContradicts, |row| {
        let (round, table) = (row.number("round_number"), row.number("table_number"));
        let again = !seen.insert((row.text("stage"), round, table));
        let swapped = row.has("dice_swapped_by") && !row.has("dice_swapped_at");
        again
            || swapped
            || (row.has("log_player") && row.has("log_account"))
            || lasts_too_long(row, "began_at", "ended_at")
    })?;
    // By agreement nothing was handled before that could be noted. Who handled the cards in a final of an earlier version stays.
    let finals: BTreeSet<Option<i64>> = rows(content, "round")
        .filter(|row| row.text("stage") == Stage::Final.code())
        .map(|row| row.number("id"))
        .collect();
    refuse(content, "game_table", ContentFault::NoteContradicts, |row| {
        let agreed = matches!(Handler::from_code(row.text("handler")), Some(Handler::Agreed | Handler::AgreedAtFirst));
        let undecided = row.text("sheet_state") != SheetState::Decided.code();
        agreed && finals.contains(&row.number("round_id")) || undecided && row.has("stands")
    })?;
    let not_counted: BTreeSet<Option<i64>> = rows(content, "game_table")
        .filter(|row| row.text("stands") == WhatStands::Nothing.code())
        .map(|row| row.number("id"))
        .collect();
    refuse(content, "seat", ContentFault::NoteContradicts, |row| {
        row.has("came") != not_counted.contains(&row.number("table_id")) || row.has("came") && !row.is_set("absent")
    })?;
    refuse(content, "count_correction", ContentFault::NoteContradicts, |row| {
        row.number("was") == row.number("count") || !is_reason(row.text("reason"), limits::DECISION)
    })?;
    let system = rows(content, "tournament").find_map(|row| SystemCode::from_code(row.text("system")));
    let things: BTreeSet<String> =
        system.iter().flat_map(|code| stock(code.system())).map(|(thing, _)| thing.code()).collect();
    refuse(content, "game_set", ContentFault::NoteContradicts, |row| {
        let counts: BTreeMap<String, i64> = serde_json::from_str(row.text("piece_counts")).unwrap_or_default();
        let unknown = counts.keys().any(|code| !things.contains(code));
        unknown || (!counts.is_empty() && !row.has("counted_at"))
    })?;
    refuse(content, "missing_part", ContentFault::NoteContradicts, |row| {
        let unsettled = row.has("settled_by") && !row.has("settled_at");
        unsettled || row.text("part").trim().is_empty() || is_backwards(row, "reported_at", "settled_at")
    })?;
    refuse(content, "film_request", ContentFault::FilmContradicts, |row| {
        let half =
            row.has("film_answer") != row.has("answered_at") || (row.has("answered_by") && !row.has("film_answer"));
        let unkept = FilmCondition::ALL.iter().any(|one| !row.is_set(column(*one)));
        half || row.text("asker").trim().is_empty()
            || (row.text("film_answer") == FilmAnswer::Allowed.code() && unkept)
            || is_backwards(row, "asked_at", "answered_at")
    })
}

/// Whether no game goes on from the first time to the second.
fn lasts_too_long(row: Row<'_>, first: &str, second: &str) -> bool {
    match (row.value(first), row.value(second)) {
        (Value::Time(first), Value::Time(second)) => {
            check_ended(Some(first.timestamp()), second.timestamp(), second.timestamp()).is_err()
        }
        _ => false,
    }
}

/// Whether the second time is there and before the first.
fn is_backwards(row: Row<'_>, first: &str, second: &str) -> bool {
    matches!((row.value(first), row.value(second)), (Value::Time(first), Value::Time(second)) if second < first)
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
        let is_judge = |row: &Row<'_>| row.text("role") == StaffRole::Judge.code();
        StaffRows {
            all: rows(content, "staff").map(|row| row.number("account_id")).collect(),
            judges: rows(content, "staff").filter(is_judge).map(|row| row.number("account_id")).collect(),
        }
    }
}
