//! What the rows of a file may not say although each value is one of its column's: found before anything is stored.

use std::collections::{BTreeMap, BTreeSet};

use reeve_files as files;
use reeve_limits as limits;
use reeve_rules::sheets::chain::LinkDigest;
use reeve_rules::sheets::{chain, pin};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::dump::tables::named;
use reeve_store::dump::{ColumnKind, StoredRow, StoredTable, Value};
use reeve_store::log_chain::MOST_FORMER_NAMES;
use reeve_store::schedule_report::ScheduleReport;
use reeve_time_zone as time_zone;

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row::{Row, refuse, rows, rows_of};
use crate::transfer::ruling_content;
use crate::transfer::texts;
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::{ACCOUNTS, FORMER_NAMES, TableRows};
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
        for row in rows_of(content, table) {
            let fault = unknown_word(table, row.cells)
                .or_else(|| no_room(row))
                .or_else(|| impossible_report(row))
                .or_else(|| texts::fault(row))
                .or_else(|| typed::fault(row));
            if let Some(fault) = fault {
                return Err(row.refused(fault));
            }
        }
    }
    typed::merged(content)?;
    of_a_size(content)?;
    sheets_in_order(content)?;
    signed_by_its_seats(content)?;
    marks_agree(content)?;
    ruling_content::check(content)
}

/// The first word of a row that its closed list does not have: once stored, it would be a fault on every page that reads it.
pub(super) fn unknown_word(table: &StoredTable, row: &StoredRow) -> Option<ContentFault> {
    table.columns.iter().zip(row).find_map(|(column, value)| match (column.kind, value) {
        (ColumnKind::Code(known), Value::Text(word)) if !known.contains(&word.as_str()) => {
            Some(ContentFault::UnknownWord { column: column.name.to_owned(), word: word.clone() })
        }
        _ => None,
    })
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
    let check = |table: &str, column: &str, good: &dyn Fn(&str) -> bool, fault: ContentFault| {
        refuse(content, table, fault, |row| matches!(row.value(column), Value::Text(text) if !good(text)))
    };
    check("tournament", "time_zone", &|text| time_zone::find(text) == Some(text), ContentFault::TimeZone)?;
    check("tournament", "name", &is_name, ContentFault::Name)?;
    check("person", "name", &is_name, ContentFault::Name)?;
    check("player", "link_token", &link, ContentFault::Link)?;
    check("player_pin", "pin", &pin::is_pin, ContentFault::Pin)?;
    check("tournament", "identity", &chain::is_identity, ContentFault::Identity)?;
    named_accounts(content)
}

/// Refuses an account without a name as accounts have one.
pub(super) fn named_accounts(content: &TableRows) -> Result<(), Refusal> {
    refuse(content, ACCOUNTS.name, ContentFault::Name, |row| !is_name(row.text("name")) || !are_digests(row))
}

/// Whether the former names of an account are digests, and no more than are kept.
fn are_digests(row: Row<'_>) -> bool {
    let text = row.text(FORMER_NAMES);
    let read: Result<Vec<String>, _> = serde_json::from_str(text);
    let good = |names: Vec<String>| {
        names.len() <= MOST_FORMER_NAMES && names.iter().all(|name| name.parse::<LinkDigest>().is_ok())
    };
    text.is_empty() || read.is_ok_and(good)
}

fn is_name(text: &str) -> bool {
    files::table::name(text).is_ok_and(|name| name == text)
}

fn link(text: &str) -> bool {
    (16..=limits::LINK_TOKEN).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// A number so near its end that the next change would not fit.
pub(super) fn no_room(row: Row<'_>) -> Option<ContentFault> {
    row.table.columns.iter().zip(row.cells).find_map(|(column, value)| {
        let room = match column.kind {
            ColumnKind::Int(bounds::VERSION) => VERSIONS,
            ColumnKind::Int(bounds::PLAYER_NUMBER) if row.table.name == "player" => PLAYER_NUMBERS,
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
fn impossible_report(row: Row<'_>) -> Option<ContentFault> {
    if row.table.name != "schedule" {
        return None;
    }
    match row.value("report") {
        Value::Text(report) if !ScheduleReport::has_form(report) => Some(ContentFault::NoReport),
        Value::Text(report) if ScheduleReport::is_impossible(report) => Some(ContentFault::ImpossibleReport),
        _ => None,
    }
}

/// Refuses more seats in the preliminary rounds than a schedule can have that is brought as a file.
fn of_a_size(content: &TableRows) -> Result<(), Refusal> {
    let players = content.get("player").map_or(0, Vec::len);
    let planned = rows(content, "tournament").find_map(|row| row.number("prelim_rounds"));
    let there = rows(content, "round").filter_map(|row| row.number("number")).max();
    let rounds = planned.max(there).and_then(|rounds| usize::try_from(rounds).ok()).unwrap_or(0);
    let most = limits::SCHEDULE_FILE.rows;
    match players * rounds > most {
        true => Err(Refusal::in_table("tournament", ContentFault::TooManySeats { players, rounds, most })),
        false => Ok(()),
    }
}

/// The versions of the record sheets, by the numbers of their tables.
fn sheet_versions(content: &TableRows) -> BTreeMap<Option<i64>, i64> {
    rows(content, "game_table").filter_map(|row| Some((row.number("id"), row.number("sheet_version")?))).collect()
}

/// Refuses a record sheet of which a version is kept that it has not reached: the next result would have the same number.
fn sheets_in_order(content: &TableRows) -> Result<(), Refusal> {
    let versions = sheet_versions(content);
    refuse(content, "sheet_version", ContentFault::SheetAhead, |row| {
        let now = versions.get(&row.number("table_id"));
        now.zip(row.number("version")).is_some_and(|(now, kept)| kept > *now)
    })
}

/// The tables of signatures and objections, each with the column of the version that they are about.
const SIGNED: [(&str, &str); 2] = [("sheet_signature", "signed_version"), ("sheet_dispute", "disputed_version")];

/// Refuses a signature or an objection of a seat that there is not, or under a version that the sheet has not reached.
fn signed_by_its_seats(content: &TableRows) -> Result<(), Refusal> {
    let versions = sheet_versions(content);
    let place = |row: Row<'_>| (row.number("table_id"), row.number("position"));
    let seats: BTreeSet<_> = rows(content, "seat").map(place).collect();
    for (table, version) in SIGNED {
        refuse(content, table, ContentFault::NobodysSignature, |row| {
            let now = versions.get(&row.number("table_id"));
            let reached = now.zip(row.number(version)).is_some_and(|(now, version)| (1..=*now).contains(&version));
            !reached || !seats.contains(&place(row))
        })?;
    }
    Ok(())
}

/// Refuses a signature or an objection of somebody who does not sit there. Looked at after the digest chain, which names the
/// sheet on which a player was changed.
pub(crate) fn signed_by_its_players(content: &TableRows) -> Result<(), Refusal> {
    let place = |row: Row<'_>| (row.number("table_id"), row.number("position"), row.number("player_id"));
    let seats: BTreeSet<_> = rows(content, "seat").map(place).collect();
    for (table, _) in SIGNED {
        refuse(content, table, ContentFault::NobodysSignature, |row| !seats.contains(&place(row)))?;
    }
    Ok(())
}

/// Refuses a sheet that nobody can have signed or disputed and whose seats say so, that everybody who came has signed and that
/// is not signed, or whose disputes are not those of its seats.
fn marks_agree(content: &TableRows) -> Result<(), Refusal> {
    let mut open: BTreeMap<Option<i64>, BTreeSet<Option<i64>>> = BTreeMap::new();
    for row in rows(content, "sheet_dispute").filter(|row| row.text("outcome").is_empty()) {
        open.entry(row.number("table_id")).or_default().insert(row.number("position"));
    }
    let mut at_table: BTreeMap<Option<i64>, Vec<Row<'_>>> = BTreeMap::new();
    for seat in rows(content, "seat") {
        at_table.entry(seat.number("table_id")).or_default().push(seat);
    }
    for row in rows(content, "game_table") {
        let seats = at_table.get(&row.number("id")).map_or(&[][..], Vec::as_slice);
        let raised = open.remove(&row.number("id")).unwrap_or_default();
        let disputes: BTreeSet<Option<i64>> =
            seats.iter().filter(|seat| seat.is_set("disputes")).map(|seat| seat.number("position")).collect();
        let present = seats.iter().filter(|seat| !seat.is_set("absent"));
        let signed: Vec<bool> = present.map(|seat| seat.is_set("signed")).collect();
        let (all, any) = (!signed.is_empty() && !signed.contains(&false), signed.contains(&true));
        let disputed = row.is_set("disputed");
        let agrees = disputed != disputes.is_empty() && raised == disputes;
        let fits = match SheetState::from_code(row.text("sheet_state")) {
            Some(SheetState::Open) => !any && !disputed && agrees,
            Some(SheetState::Submitted) => !all && agrees,
            // Of one that is final the digest chain is asked, which names the sheet.
            _ => raised.is_empty(),
        };
        if !fits {
            return Err(row.refused(ContentFault::SigningContradicts));
        }
    }
    Ok(())
}
