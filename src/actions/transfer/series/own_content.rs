//! What the rows of a series in an archive may not say although each value is one of its column's: found before anything is stored.

use std::collections::{BTreeMap, BTreeSet};

use reeve_files::archive::data_file;
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::dump::audit_tables::AUDIT;
use reeve_store::dump::{StoredRow, StoredTable, Value};

use crate::transfer::content::{no_room, number, rows, unknown_word};
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::series::fault::SeriesFault;
use crate::transfer::series::frozen;
use crate::transfer::series::own_tables;
use crate::transfer::series::own_tables::{EVENTS, LOG, MOST_LINES};
use crate::transfer::series::parts::{EventRead, at, event_of, final_day, within};
use crate::transfer::texts;
use crate::transfer::tournament_rows::{ACCOUNTS, TableRows};

/// The tables of which the forms make so many rows and no more.
const COUNTS: [(&str, usize); 3] = [
    ("series_organizer", limits::SERIES_ORGANIZERS),
    ("series_event", limits::SERIES_EVENTS),
    (AUDIT.name, MOST_LINES),
];

/// Refuses rows that say what none can, before the archives of the events are read.
pub(super) fn check_rows(own: &TableRows) -> Result<(), Refusal> {
    if own.get("series").map_or(0, Vec::len) != 1 {
        return Err(within("series", SeriesFault::NotOneSeries));
    }
    for (table, most) in COUNTS {
        let rows = own.get(table).map_or(0, Vec::len);
        if rows > most {
            return Err(Refusal::in_table(table, ContentFault::TooManyRows { rows, most }));
        }
    }
    for table in own_tables::tables() {
        for (row, line) in rows(own, table.name) {
            let fault = unknown_word(table, row).or_else(|| no_room(table, row)).or_else(|| texts::fault(table, row));
            let fault = fault.or_else(|| nameless(table, row));
            if let Some(fault) = fault {
                return Err(Refusal::at(&data_file(table.name), line, fault));
            }
        }
    }
    events_once(own)
}

/// An account without a name as accounts have one.
fn nameless(table: &StoredTable, row: &StoredRow) -> Option<ContentFault> {
    let is_name = |text: &str| reeve_files::table::name(text).is_ok_and(|name| name == text);
    match row.get(1) {
        Some(Value::Text(name)) if table.name == ACCOUNTS.name && !is_name(name) => Some(ContentFault::Name),
        _ => None,
    }
}

/// Refuses events that are not each there once, or of which the final day is one. The final day comes last.
fn events_once(own: &TableRows) -> Result<(), Refusal> {
    let listed = own.get(EVENTS.name).map_or(0, Vec::len);
    let there = rows(own, "series_event").filter_map(|(row, _)| number("series_event", row, "tournament_id"));
    let mut there: Vec<i64> = there.collect();
    there.extend(final_day(own));
    match there.into_iter().eq((1..).take(listed)) {
        true => Ok(()),
        false => Err(within("series_event", SeriesFault::EventsOtherwise)),
    }
}

/// Refuses rows that contradict the archives of the events, or each other in what is said of players.
pub(super) fn check_events(own: &TableRows, events: &[EventRead]) -> Result<(), Refusal> {
    let made = final_day(own);
    let identities: BTreeSet<&str> = events.iter().map(|event| event.own("identity")).collect();
    if identities.len() != events.len() {
        return Err(within(EVENTS.name, SeriesFault::EventsOtherwise));
    }
    for (((row, line), event), number) in rows(own, EVENTS.name).zip(events).zip(1..) {
        let said = |at: usize| if let Some(Value::Text(text)) = row.get(at) { text.as_str() } else { "" };
        let says = [event.own("slug"), event.own("name"), event.own("identity"), event.head()];
        if [said(1), said(2), said(3), said(4)] != says {
            let why = Box::new(at(EVENTS.name, line, SeriesFault::OtherEvent));
            return Err(Refusal::OfEvent { event: event.name.clone(), why });
        }
        let is_final = event.own("part") == TournamentPart::Finals.code();
        if is_final != (made == Some(number)) {
            let why = Box::new(within("series_freeze", SeriesFault::NoFinalDay));
            return Err(Refusal::OfEvent { event: event.name.clone(), why });
        }
    }
    people(own, events)?;
    for (row, line) in rows(own, LOG.name) {
        if number(LOG.name, row, "tournament_id").is_some() || number(LOG.name, row, "player_id").is_some() {
            return Err(at(LOG.name, line, SeriesFault::LogOfOthers));
        }
    }
    frozen::check(own, events)
}

/// Refuses what is said of who is who as no form says it.
fn people(own: &TableRows, events: &[EventRead]) -> Result<(), Refusal> {
    for (row, line) in rows(own, "series_apart") {
        let pair = (number("series_apart", row, "player_id"), number("series_apart", row, "other_id"));
        if pair.0 >= pair.1 {
            return Err(at("series_apart", line, SeriesFault::ApartBadly));
        }
    }
    let mut of: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    for (row, _) in rows(own, "individual_player") {
        let of = of.entry(number("individual_player", row, "individual_id").unwrap_or_default()).or_default();
        of.extend(number("individual_player", row, "player_id"));
    }
    for (row, line) in rows(own, "individual") {
        let players = number("individual", row, "id").and_then(|id| of.get(&id)).map_or(&[][..], Vec::as_slice);
        let met: BTreeSet<Option<usize>> = players.iter().map(|player| event_of(events, *player)).collect();
        if players.len() < 2 || met.len() != players.len() {
            return Err(at("individual", line, SeriesFault::NoIndividual));
        }
    }
    Ok(())
}
