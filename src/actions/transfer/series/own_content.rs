//! What the rows of a series in an archive may not say although each value is one of its column's: found before anything is stored.

use std::collections::{BTreeMap, BTreeSet};

use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::dump::audit_tables::AUDIT;

use crate::transfer::content::{named_accounts, no_room, unknown_word};
use crate::transfer::refusal::Refusal;
use crate::transfer::row::{rows, rows_of};
use crate::transfer::series::fault::SeriesFault;
use crate::transfer::series::frozen;
use crate::transfer::series::own_tables;
use crate::transfer::series::own_tables::{EVENTS, LOG, MOST_LINES};
use crate::transfer::series::parts::{EventRead, at, event_of, final_day, within};
use crate::transfer::texts;
use crate::transfer::tournament_rows::TableRows;
use crate::transfer::typed;

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
    typed::at_most(own, &COUNTS)?;
    named_accounts(own)?;
    for table in own_tables::tables() {
        for row in rows_of(own, table) {
            let fault = unknown_word(table, row.cells).or_else(|| no_room(row)).or_else(|| texts::fault(row));
            if let Some(fault) = fault {
                return Err(row.refused(fault));
            }
        }
    }
    events_once(own)
}

/// Refuses events that are not each there once, or of which the final day is one. The final day comes last.
fn events_once(own: &TableRows) -> Result<(), Refusal> {
    let listed = own.get(EVENTS.name).map_or(0, Vec::len);
    let there = rows(own, "series_event").filter_map(|row| row.number("tournament_id"));
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
    for ((row, event), number) in rows_of(own, &EVENTS).zip(events).zip(1..) {
        let said = [row.text("slug"), row.text("name"), row.text("identity"), row.text("head")];
        if said != [event.own("slug"), event.own("name"), event.own("identity"), event.head()] {
            let why = Box::new(at(row, SeriesFault::OtherEvent));
            return Err(Refusal::OfEvent { event: event.name.clone(), why });
        }
        let is_final = event.own("part") == TournamentPart::Finals.code();
        if is_final != (made == Some(number)) {
            let why = Box::new(within("series_freeze", SeriesFault::NoFinalDay));
            return Err(Refusal::OfEvent { event: event.name.clone(), why });
        }
    }
    people(own, events)?;
    for row in rows(own, LOG.name) {
        if row.has("tournament_id") || row.has("player_id") {
            return Err(at(row, SeriesFault::LogOfOthers));
        }
    }
    frozen::check(own, events)
}

/// Refuses what is said of who is who as no form says it.
fn people(own: &TableRows, events: &[EventRead]) -> Result<(), Refusal> {
    for row in rows(own, "series_apart") {
        let pair = (row.number("player_id"), row.number("other_id"));
        if pair.0 >= pair.1 {
            return Err(at(row, SeriesFault::ApartBadly));
        }
    }
    let mut of: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    for row in rows(own, "individual_player") {
        let of = of.entry(row.number("individual_id").unwrap_or_default()).or_default();
        of.extend(row.number("player_id"));
    }
    for row in rows(own, "individual") {
        let players = row.number("id").and_then(|id| of.get(&id)).map_or(&[][..], Vec::as_slice);
        let met: BTreeSet<Option<usize>> = players.iter().map(|player| event_of(events, *player)).collect();
        if players.len() < 2 || met.len() != players.len() {
            return Err(at(row, SeriesFault::NoIndividual));
        }
    }
    Ok(())
}
