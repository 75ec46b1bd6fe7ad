//! What the rows of a file may not say although each value is one of its column's: found before anything is stored.

use std::collections::BTreeMap;

use crate::files;
use crate::files::archive::data_file;
use crate::limits;
use crate::rules::sheets::chain;
use crate::rules::tournament::bounds;
use crate::rules::tournament::bounds::Bounds;
use crate::store::dump::tables::named;
use crate::store::dump::{ColumnKind, StoredRow, StoredTable, Value};
use crate::store::schedule_report::ScheduleReport;
use crate::time_zone;

use crate::actions::transfer::refusal::{ContentFault, Refusal};
use crate::actions::transfer::texts;
use crate::actions::transfer::tournament_rows;
use crate::actions::transfer::tournament_rows::{ACCOUNTS, TableRows};
use crate::actions::transfer::typed;

/// Versions and numbers that grow in a tournament that goes on: an archive has to leave room for what comes.
const VERSIONS: Bounds = Bounds { least: bounds::VERSION.least, most: bounds::VERSION.most / 2 };
const PLAYER_NUMBERS: Bounds =
    Bounds { least: bounds::PLAYER_NUMBER.least, most: bounds::PLAYER_NUMBER.most - 2 * bounds::CAPACITY.most };

/// Refuses an archive of a tournament that says what no tournament can.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    plausible(content)?;
    typed::counts(content)?;
    for table in tournament_rows::tables() {
        for (row, line) in rows(content, table.name) {
            let fault = unknown_word(table, row)
                .or_else(|| no_room(table, row))
                .or_else(|| impossible_report(table, row))
                .or_else(|| texts::fault(table, row))
                .or_else(|| typed::fault(table, row));
            if let Some(fault) = fault {
                return Err(Refusal::at(&data_file(table.name), line, fault));
            }
        }
    }
    if let Some((table, rows)) = named("player").zip(content.get("player")) {
        typed::merged(table, rows)?;
    }
    of_a_size(content)?;
    sheets_in_order(content)
}

/// The first word of a row that its closed list does not have: once stored, it would be a fault on every page that reads it.
pub(crate) fn unknown_word(table: &StoredTable, row: &StoredRow) -> Option<ContentFault> {
    table.columns.iter().zip(row).find_map(|(column, value)| match (column.kind, value) {
        (ColumnKind::Code(known), Value::Text(word)) if !known.contains(&word.as_str()) => {
            Some(ContentFault::UnknownWord { column: column.name.to_owned(), word: word.clone() })
        }
        _ => None,
    })
}

/// The rows of a table with their lines.
fn rows<'c>(content: &'c TableRows, table: &str) -> impl Iterator<Item = (&'c StoredRow, usize)> {
    content.get(table).into_iter().flatten().zip(2..)
}

/// A number of a column in a row.
fn number(table: &str, row: &StoredRow, column: &str) -> Option<i64> {
    match row.get(named(table)?.column(column)?)? {
        Value::Int(number) => Some(*number),
        _ => None,
    }
}

/// What the tables' types don't say, and the pages rely on.
fn plausible(content: &TableRows) -> Result<(), Refusal> {
    let check = |table: &'static str, column: &str, good: &dyn Fn(&str) -> bool, fault: ContentFault| {
        let Some(at) = named(table).and_then(|table| table.column(column)) else { return Ok(()) };
        for (row, line) in rows(content, table) {
            if let Some(Value::Text(text)) = row.get(at)
                && !good(text)
            {
                return Err(Refusal::at(&data_file(table), line, fault));
            }
        }
        Ok(())
    };
    let name = |text: &str| files::table::name(text).is_ok_and(|name| name == text);
    check("tournament", "time_zone", &|text| time_zone::find(text) == Some(text), ContentFault::TimeZone)?;
    check("tournament", "name", &name, ContentFault::Name)?;
    check("person", "name", &name, ContentFault::Name)?;
    check("player", "link_token", &link, ContentFault::Link)?;
    check("tournament", "identity", &chain::is_identity, ContentFault::Identity)?;
    let name_of = |row: &StoredRow| matches!(row.get(1), Some(Value::Text(text)) if name(text));
    match rows(content, ACCOUNTS.name).find(|(row, _)| !name_of(row)) {
        None => Ok(()),
        Some((_, line)) => Err(Refusal::at(&data_file(ACCOUNTS.name), line, ContentFault::Name)),
    }
}

fn link(text: &str) -> bool {
    (16..=limits::LINK_TOKEN).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// A number so near its end that the next change would not fit.
fn no_room(table: &StoredTable, row: &StoredRow) -> Option<ContentFault> {
    table.columns.iter().zip(row).find_map(|(column, value)| {
        let room = match column.kind {
            ColumnKind::Int(bounds::VERSION) => VERSIONS,
            ColumnKind::Int(bounds::PLAYER_NUMBER) if table.name == "player" => PLAYER_NUMBERS,
            _ => return None,
        };
        match *value {
            Value::Int(number) if number > room.most => {
                Some(ContentFault::NoRoom { column: column.name.to_owned(), number, most: room.most })
            }
            _ => None,
        }
    })
}

/// The report of a seat schedule with numbers that none can have: pages work out from them why nothing better exists.
fn impossible_report(table: &StoredTable, row: &StoredRow) -> Option<ContentFault> {
    if table.name != "schedule" {
        return None;
    }
    match row.get(table.column("report")?)? {
        Value::Text(report) if ScheduleReport::is_impossible(report) => Some(ContentFault::ImpossibleReport),
        _ => None,
    }
}

/// Refuses more seats in the preliminary rounds than a schedule can have that is brought as a file.
fn of_a_size(content: &TableRows) -> Result<(), Refusal> {
    let players = content.get("player").map_or(0, Vec::len);
    let planned = rows(content, "tournament").find_map(|(row, _)| number("tournament", row, "prelim_rounds"));
    let there = rows(content, "round").filter_map(|(row, _)| number("round", row, "number")).max();
    let rounds = planned.max(there).and_then(|rounds| usize::try_from(rounds).ok()).unwrap_or(0);
    let most = limits::SCHEDULE_FILE.rows;
    match players * rounds > most {
        true => Err(Refusal::in_table("tournament", ContentFault::TooManySeats { players, rounds, most })),
        false => Ok(()),
    }
}

/// Refuses a record sheet of which a version is kept that it has not reached: the next result would have the same number.
fn sheets_in_order(content: &TableRows) -> Result<(), Refusal> {
    let versions: BTreeMap<i64, i64> = rows(content, "game_table")
        .filter_map(|(row, _)| Some((number("game_table", row, "id")?, number("game_table", row, "sheet_version")?)))
        .collect();
    let ahead = rows(content, "sheet_version").find(|(row, _)| {
        let table = number("sheet_version", row, "table_id").and_then(|table| versions.get(&table));
        table.zip(number("sheet_version", row, "version")).is_some_and(|(now, kept)| kept > *now)
    });
    match ahead {
        None => Ok(()),
        Some((_, line)) => Err(Refusal::at(&data_file("sheet_version"), line, ContentFault::SheetAhead)),
    }
}
