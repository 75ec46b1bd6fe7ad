//! What the rows of a file may not say although each value is one of its column's: found before anything is stored.

use std::collections::{BTreeMap, BTreeSet};

use reeve_files as files;
use reeve_files::archive::data_file;
use reeve_limits as limits;
use reeve_rules::sheets::{chain, pin};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::dump::tables::named;
use reeve_store::dump::{ColumnKind, StoredRow, StoredTable, Value};
use reeve_store::schedule_report::ScheduleReport;
use reeve_time_zone as time_zone;

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::ruling_content;
use crate::transfer::texts;
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::{ACCOUNTS, TableRows};
use crate::transfer::typed;

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
    sheets_in_order(content)?;
    signed_by_its_seats(content)?;
    marks_agree(content)?;
    ruling_content::check(content)
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
pub(super) fn rows<'c>(content: &'c TableRows, table: &str) -> impl Iterator<Item = (&'c StoredRow, usize)> {
    content.get(table).into_iter().flatten().zip(2..)
}

/// A number of a column in a row.
pub(super) fn number(table: &str, row: &StoredRow, column: &str) -> Option<i64> {
    match value(table, row, column)? {
        Value::Int(number) => Some(*number),
        _ => None,
    }
}

/// What stands in a column of a row.
pub(super) fn value<'r>(table: &str, row: &'r StoredRow, column: &str) -> Option<&'r Value> {
    row.get(named(table)?.column(column)?)
}

/// Whether a flag of a row is set.
pub(super) fn flag(table: &str, row: &StoredRow, column: &str) -> bool {
    value(table, row, column) == Some(&Value::Flag(true))
}

/// The text of a column in a row; empty where there is none.
pub(super) fn word<'r>(table: &str, row: &'r StoredRow, column: &str) -> &'r str {
    match value(table, row, column) {
        Some(Value::Text(text)) => text,
        _ => "",
    }
}

/// The text in a column of a row of a table, counted from 0, to be changed.
pub(super) fn text_of<'c>(content: &'c mut TableRows, table: &str, row: usize, column: &str) -> Option<&'c mut String> {
    let at = named(table)?.column(column)?;
    match content.get_mut(table)?.get_mut(row)?.get_mut(at)? {
        Value::Text(text) => Some(text),
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
    check("player_pin", "pin", &pin::is_pin, ContentFault::Pin)?;
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
pub(super) fn no_room(table: &StoredTable, row: &StoredRow) -> Option<ContentFault> {
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

/// The report of a seat schedule that is no object of JSON, or has numbers that none can have: pages work out from them why nothing
/// better exists.
fn impossible_report(table: &StoredTable, row: &StoredRow) -> Option<ContentFault> {
    if table.name != "schedule" {
        return None;
    }
    match row.get(table.column("report")?)? {
        Value::Text(report) if !ScheduleReport::has_form(report) => Some(ContentFault::NoReport),
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

/// The tables of signatures and objections, each with the column of the version that they are about.
const SIGNED: [(&str, &str); 2] = [("sheet_signature", "signed_version"), ("sheet_dispute", "disputed_version")];

/// Refuses a signature or an objection of a seat that there is not, or under a version that the sheet has not reached.
fn signed_by_its_seats(content: &TableRows) -> Result<(), Refusal> {
    let versions: BTreeMap<i64, i64> = rows(content, "game_table")
        .filter_map(|(row, _)| Some((number("game_table", row, "id")?, number("game_table", row, "sheet_version")?)))
        .collect();
    let place = |table: &str, row: &StoredRow| Some((number(table, row, "table_id")?, number(table, row, "position")?));
    let seats: BTreeSet<(i64, i64)> = rows(content, "seat").filter_map(|(row, _)| place("seat", row)).collect();
    for (table, version) in SIGNED {
        let sits = |row: &StoredRow| place(table, row).is_some_and(|place| seats.contains(&place));
        let reached = |row: &StoredRow| {
            let now = number(table, row, "table_id").and_then(|table| versions.get(&table));
            now.zip(number(table, row, version)).is_some_and(|(now, version)| (1..=*now).contains(&version))
        };
        if let Some((_, line)) = rows(content, table).find(|(row, _)| !sits(row) || !reached(row)) {
            return Err(Refusal::at(&data_file(table), line, ContentFault::NobodysSignature));
        }
    }
    Ok(())
}

/// Refuses a signature or an objection of somebody who does not sit there. Looked at after the digest chain, which names the
/// sheet on which a player was changed.
pub(crate) fn signed_by_its_players(content: &TableRows) -> Result<(), Refusal> {
    let place = |table: &str, row: &StoredRow| {
        let of = |column: &str| number(table, row, column);
        Some((of("table_id")?, of("position")?, of("player_id")?))
    };
    let seats: BTreeSet<(i64, i64, i64)> = rows(content, "seat").filter_map(|(row, _)| place("seat", row)).collect();
    for (table, _) in SIGNED {
        let sits = |row: &StoredRow| place(table, row).is_some_and(|place| seats.contains(&place));
        if let Some((_, line)) = rows(content, table).find(|(row, _)| !sits(row)) {
            return Err(Refusal::at(&data_file(table), line, ContentFault::NobodysSignature));
        }
    }
    Ok(())
}

/// Refuses a sheet that nobody can have signed or disputed and whose seats say so, that everybody who came has signed and that
/// is not signed, or whose disputes are not those of its seats.
fn marks_agree(content: &TableRows) -> Result<(), Refusal> {
    let open: BTreeSet<(i64, i64)> = rows(content, "sheet_dispute")
        .filter(|(row, _)| word("sheet_dispute", row, "outcome").is_empty())
        .filter_map(|(row, _)| {
            Some((number("sheet_dispute", row, "table_id")?, number("sheet_dispute", row, "position")?))
        })
        .collect();
    let mut at_table: BTreeMap<i64, Vec<&StoredRow>> = BTreeMap::new();
    for (seat, _) in rows(content, "seat") {
        at_table.entry(number("seat", seat, "table_id").unwrap_or_default()).or_default().push(seat);
    }
    for (row, line) in rows(content, "game_table") {
        let id = number("game_table", row, "id").unwrap_or_default();
        let seats = at_table.get(&id).map_or(&[][..], Vec::as_slice);
        let disputes: BTreeSet<(i64, i64)> = seats
            .iter()
            .filter(|seat| flag("seat", seat, "disputes"))
            .filter_map(|seat| Some((id, number("seat", seat, "position")?)))
            .collect();
        let present = seats.iter().filter(|seat| !flag("seat", seat, "absent"));
        let signed: Vec<bool> = present.map(|seat| flag("seat", seat, "signed")).collect();
        let (all, any) = (!signed.is_empty() && !signed.contains(&false), signed.contains(&true));
        let disputed = flag("game_table", row, "disputed");
        let fits = match SheetState::from_code(word("game_table", row, "sheet_state")) {
            Some(SheetState::Open) => !any && !disputed,
            Some(SheetState::Submitted) => !all,
            // Of one that is final the digest chain is asked, which names the sheet.
            _ => {
                if open.range((id, i64::MIN)..=(id, i64::MAX)).next().is_some() {
                    return Err(Refusal::at(&data_file("game_table"), line, ContentFault::SigningContradicts));
                }
                continue;
            }
        };
        let raised: BTreeSet<(i64, i64)> = open.range((id, i64::MIN)..=(id, i64::MAX)).copied().collect();
        if !fits || disputed == disputes.is_empty() || raised != disputes {
            return Err(Refusal::at(&data_file("game_table"), line, ContentFault::SigningContradicts));
        }
    }
    Ok(())
}
