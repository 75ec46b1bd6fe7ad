//! The frozen ranking of a series in an archive: that its lines are in order, that invitations and answers are such as there can be, and
//! that it says what the events and the final day say.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::series::final_day;
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::sheets::chain::LinkState;
use reeve_rules::tournament::format;
use reeve_store::dump::{StoredRow, Value};
use reeve_store::erase::is_pseudonymous;
use reeve_store::series_final::StoredTally;
use reeve_views::series::final_day::FinalDay;
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::transfer::earlier_vp_percent;

use crate::transfer::content::{number, rows, value, word};
use crate::transfer::refusal::Refusal;
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
    let Some((freeze, _)) = rows(own, "series_freeze").next() else {
        return if lines == 0 { Ok(()) } else { Err(within(LINES, SeriesFault::NoFreeze)) };
    };
    let attendance = number("series_freeze", freeze, "attendance").and_then(|count| usize::try_from(count).ok());
    let skip = value("series_freeze", freeze, "skip_semis") == Some(&Value::Flag(true));
    let places = attendance.filter(|count| format::format(*count).valid && *count >= lines);
    if places.is_none_or(|count| final_day::places(count, skip).is_err()) {
        return Err(within("series_freeze", SeriesFault::NoFreeze));
    }
    in_order(own)?;
    let mut there: BTreeSet<i64> = BTreeSet::new();
    for (row, line) in rows(own, LINES) {
        let player = number(LINES, row, "player_id").unwrap_or_default();
        let last = made_final_day(own).and_then(|number| usize::try_from(number - 1).ok());
        if event_of(events, player).is_none_or(|event| Some(event) == last) {
            return Err(at(LINES, line, SeriesFault::NobodysLine));
        }
        if !is_answer(row) {
            return Err(at(LINES, line, SeriesFault::AnswerContradicts));
        }
        if let Some(there_as) = number(LINES, row, "final_player_id") {
            let day = last.and_then(|last| events.get(last)).filter(|day| day.players.contains(&there_as));
            let Some(day) = day.filter(|_| there.insert(there_as)) else {
                return Err(at(LINES, line, SeriesFault::NobodysLine));
            };
            if !brings(day, there_as - day.players.start() + 1, row) {
                return Err(at(LINES, line, SeriesFault::BringsOtherwise));
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

fn is_there(row: &StoredRow, column: &str) -> bool {
    !matches!(value(LINES, row, column), None | Some(Value::Null))
}

/// Whether the lines are numbered from 1 and the ranks grow with them.
fn in_order(own: &TableRows) -> Result<(), Refusal> {
    let pair = |row: &StoredRow| Some((number(LINES, row, "line")?, number(LINES, row, "rank")?));
    let ranks: BTreeMap<i64, i64> = rows(own, LINES).filter_map(|(row, _)| pair(row)).collect();
    let numbered = ranks.keys().copied().eq((1..).take(own.get(LINES).map_or(0, Vec::len)));
    let grow = ranks.values().zip(ranks.values().skip(1)).all(|(one, next)| one <= next);
    match numbered && grow && ranks.iter().all(|(line, rank)| rank <= line) {
        true => Ok(()),
        false => Err(within(LINES, SeriesFault::LinesOutOfOrder)),
    }
}

/// Whether somebody can have been invited and have answered like this.
fn is_answer(row: &StoredRow) -> bool {
    let invited = (is_there(row, "answer_by"), is_there(row, "invited_at"));
    let (answered, plays) = (is_there(row, "answered_at"), is_there(row, "final_player_id"));
    match FinalistState::from_code(word(LINES, row, "state")) {
        Some(FinalistState::Listed) => invited == (false, false) && !answered && !plays,
        Some(FinalistState::Invited) => invited == (true, true) && !answered && !plays,
        Some(_) => invited == (true, true) && answered,
        None => false,
    }
}

/// Whether a player of the final day brings what the line says.
fn brings(day: &EventRead, player: i64, line: &StoredRow) -> bool {
    let brought = rows(&day.content, BROUGHT).find(|(row, _)| number(BROUGHT, row, "player_id") == Some(player));
    brought
        .is_some_and(|(row, _)| SAME.iter().all(|column| number(BROUGHT, row, column) == number(LINES, line, column)))
}

/// Whether a player is archived by now, or erased: the place that they had is free then.
fn is_gone(event: &EventRead, player: i64) -> bool {
    let row = rows(&event.content, "player").find(|(row, _)| number("player", row, "id") == Some(player));
    let Some((row, _)) = row else { return true };
    if value("player", row, "archived_at") != Some(&Value::Null) {
        return true;
    }
    let (own, version) = (number("player", row, "number"), number("player", row, "person_version"));
    let own = own.unwrap_or_default();
    rows(&event.content, "person").any(|(person, _)| {
        number("person", person, "player_id") == Some(player)
            && number("person", person, "version") == version
            && is_pseudonymous(own, word("person", person, "name"), Some(word("person", person, "email")))
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
    let frozen_at = rows(own, "series_freeze").find_map(|(row, _)| value("series_freeze", row, "frozen_at").cloned());
    for (row, place) in rows(own, LINES) {
        let Some(line) = number(LINES, row, "line").and_then(|line| day.lines.iter().find(|one| one.line == line))
        else {
            return Err(at(LINES, place, SeriesFault::NobodysLine));
        };
        let player = number(LINES, row, "player_id").unwrap_or_default();
        let Some(event) = event_of(events, player).and_then(|event| events.get(event)) else { continue };
        // Whoever is out holds none, also where an earlier version left them one.
        let is_away = is_gone(event, player - event.players.start() + 1) || day.is_away(line);
        held += usize::from(line.state.holds_a_place() && !is_away);
        let was_corrected = rows(&event.content, "sheet_link").any(|(link, _)| {
            LinkState::from_code(word("sheet_link", link, "link_state")) == Some(LinkState::Corrected)
                && value("sheet_link", link, "at") > frozen_at.as_ref()
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
            let why = Box::new(at(LINES, place, SeriesFault::AddsUpOtherwise));
            return Err(Refusal::OfEvent { event: event.name.clone(), why });
        }
    }
    if held > day.places() { Err(within(LINES, SeriesFault::TooManyPlaces)) } else { Ok(()) }
}
