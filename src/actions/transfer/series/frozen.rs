//! The frozen ranking of a series in an archive: that its lines are in order, that invitations and answers are such as there can be, and
//! that it says what the events and the final day say.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::series::final_day;
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::sheets::chain::LinkState;
use reeve_rules::tournament::format;
use reeve_store::dump::Value;
use reeve_store::erase::is_pseudonymous;
use reeve_store::series_final::StoredTally;
use reeve_views::series::final_day::FinalDay;
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::transfer::earlier_vp_percent;

use crate::transfer::refusal::Refusal;
use crate::transfer::row::{Row, rows};
use crate::transfer::series::fault::SeriesFault;
use crate::transfer::series::parts::{EventRead, at, event_of, final_day as made_final_day, within};
use crate::transfer::tournament_rows::TableRows;

/// The lines.
const LINES: &str = "series_finalist";
/// What the players of the final day bring.
const BROUGHT: &str = "brought_result";
/// What both say of the event that counts.
const SAME: [&str; 7] = ["rank", "games", "wins", "vp", "vp_percent", "seconds", "thirds"];

/// Refuses a frozen ranking that nobody can have.
pub(super) fn check(own: &TableRows, events: &[EventRead]) -> Result<(), Refusal> {
    let lines = own.get(LINES).map_or(0, Vec::len);
    let Some(freeze) = rows(own, "series_freeze").next() else {
        return if lines == 0 { Ok(()) } else { Err(within(LINES, SeriesFault::NoFreeze)) };
    };
    let attendance = freeze.number("attendance").and_then(|count| usize::try_from(count).ok());
    let skip = freeze.is_set("skip_semis");
    let places = attendance.filter(|count| format::format(*count).valid && *count >= lines);
    if places.is_none_or(|count| final_day::places(count, skip).is_err()) {
        return Err(within("series_freeze", SeriesFault::NoFreeze));
    }
    in_order(own)?;
    let mut there: BTreeSet<i64> = BTreeSet::new();
    for row in rows(own, LINES) {
        let player = row.number("player_id").unwrap_or_default();
        let last = made_final_day(own).and_then(|number| usize::try_from(number - 1).ok());
        if event_of(events, player).is_none_or(|event| Some(event) == last) {
            return Err(at(row, SeriesFault::NobodysLine));
        }
        if !is_answer(row) {
            return Err(at(row, SeriesFault::AnswerContradicts));
        }
        if let Some(there_as) = row.number("final_player_id") {
            let day = last.and_then(|last| events.get(last)).filter(|day| day.players.contains(&there_as));
            let Some(day) = day.filter(|_| there.insert(there_as)) else {
                return Err(at(row, SeriesFault::NobodysLine));
            };
            if !brings(day, there_as - day.players.start() + 1, row) {
                return Err(at(row, SeriesFault::BringsOtherwise));
            }
        }
    }
    match made_final_day(own).and_then(|_| events.last()) {
        Some(day) if rows(&day.content, BROUGHT).count() != there.len() => {
            Err(within(LINES, SeriesFault::BringsOtherwise))
        }
        _ => Ok(()),
    }
}

/// Whether the lines are numbered from 1 and the ranks grow with them.
fn in_order(own: &TableRows) -> Result<(), Refusal> {
    let pair = |row: Row<'_>| Some((row.number("line")?, row.number("rank")?));
    let ranks: BTreeMap<i64, i64> = rows(own, LINES).filter_map(pair).collect();
    let numbered = ranks.keys().copied().eq((1..).take(own.get(LINES).map_or(0, Vec::len)));
    let grow = ranks.values().zip(ranks.values().skip(1)).all(|(one, next)| one <= next);
    match numbered && grow && ranks.iter().all(|(line, rank)| rank <= line) {
        true => Ok(()),
        false => Err(within(LINES, SeriesFault::LinesOutOfOrder)),
    }
}

/// Whether somebody can have been invited and have answered like this.
fn is_answer(row: Row<'_>) -> bool {
    let invited = (row.has("answer_by"), row.has("invited_at"));
    let (answered, plays) = (row.has("answered_at"), row.has("final_player_id"));
    match FinalistState::from_code(row.text("state")) {
        Some(FinalistState::Listed) => invited == (false, false) && !answered && !plays,
        Some(FinalistState::Invited) => invited == (true, true) && !answered && !plays,
        Some(_) => invited == (true, true) && answered,
        None => false,
    }
}

/// Whether a player of the final day brings what the line says.
fn brings(day: &EventRead, player: i64, line: Row<'_>) -> bool {
    let brought = rows(&day.content, BROUGHT).find(|row| row.number("player_id") == Some(player));
    brought.is_some_and(|row| SAME.iter().all(|column| row.number(column) == line.number(column)))
}

/// Whether a player is archived by now, or erased: the place that they had is free then.
fn is_gone(event: &EventRead, player: i64) -> bool {
    let row = rows(&event.content, "player").find(|row| row.number("id") == Some(player));
    let Some(row) = row else { return true };
    if row.has("archived_at") {
        return true;
    }
    let (own, version) = (row.number("number"), row.number("person_version"));
    let own = own.unwrap_or_default();
    rows(&event.content, "person").any(|person| {
        person.number("player_id") == Some(player)
            && person.number("version") == version
            && is_pseudonymous(own, person.text("name"), Some(person.text("email")))
    })
}

/// Refuses more places than there are, and a line that says of its event something else than its results add up to, unless one of them was
/// corrected after the ranking was frozen. `day` is that of the store in which the import is tried.
pub(super) fn adds_up(
    (own, events): (&TableRows, &[EventRead]),
    day: &FinalDay,
    (content, ranking): (&SeriesContent, &SeriesRanking),
) -> Result<(), Refusal> {
    let mut held = 0;
    let frozen_at = rows(own, "series_freeze").next().map_or(&Value::Null, |freeze| freeze.value("frozen_at"));
    for row in rows(own, LINES) {
        let Some(line) = row.number("line").and_then(|line| day.lines.iter().find(|one| one.line == line)) else {
            return Err(at(row, SeriesFault::NobodysLine));
        };
        let player = row.number("player_id").unwrap_or_default();
        let Some(event) = event_of(events, player).and_then(|event| events.get(event)) else { continue };
        // Whoever is out holds none, also where an earlier version left them one.
        let is_away = is_gone(event, player - event.players.start() + 1) || day.is_away(line);
        held += usize::from(line.state.holds_a_place() && !is_away);
        let was_corrected = rows(&event.content, "sheet_link").any(|link| {
            LinkState::from_code(link.text("link_state")) == Some(LinkState::Corrected) && link.value("at") > frozen_at
        });
        if was_corrected {
            continue;
        }
        let tournament = content.events.iter().find(|event| event.player(line.player_id).is_some());
        let Some(tournament) = tournament.filter(|event| !event.tournament.is_hidden()) else { continue };
        let person = content.persons.person(line.player_id);
        let tally = ranking.rows.iter().find(|row| row.player == person).and_then(|row| {
            let mut events = row.events.iter();
            let is_it = |at: usize| ranking.events.get(at).is_some_and(|event| event.id == tournament.tournament.id);
            events.find(|(event, _)| is_it(*event)).map(|(_, tally)| StoredTally::of(tally))
        });
        // Until the mean stood for missing seats, a game of two had another VP%.
        let is_earlier = |tally: StoredTally| {
            let vp_percent = tally.vp_percent + earlier_vp_percent(tournament, line.player_id);
            StoredTally { vp_percent, ..tally } == line.tally
        };
        if tally != Some(line.tally) && !tally.is_some_and(is_earlier) {
            let why = Box::new(at(row, SeriesFault::AddsUpOtherwise));
            return Err(Refusal::OfEvent { event: event.name.clone(), why });
        }
    }
    if held > day.places() { Err(within(LINES, SeriesFault::TooManyPlaces)) } else { Ok(()) }
}
