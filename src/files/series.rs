//! The ranking of a series as CSV: `rank,player,event,wins,vp,vp_percent,seconds,thirds,games,events`; what everybody played in each
//! event; and the report of its events. `points` stand behind `player` where the rule set gives any.

use chrono::NaiveDate;

use crate::standings::{POINTS, POINTS_AT};
use crate::table::CsvWriter;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::series::SeriesRow;
use reeve_rules::standings::{GameTally, Status};

/// The columns.
const COLUMNS: [&str; 10] =
    ["rank", "player", "event", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "events"];

/// A file with these columns, and with one of points where the rule set gives any.
fn begin(columns: &[&'static str], rules: &RuleSet) -> CsvWriter {
    let mut columns = columns.to_vec();
    if rules.gives_points() {
        columns.insert(POINTS_AT, POINTS);
    }
    CsvWriter::new(&columns)
}

/// Adds a row: what stands before the sums of games, these, and what stands behind them.
fn add(writer: &mut CsvWriter, rules: &RuleSet, before: &[&str], tally: &GameTally, behind: &str) {
    let sums = [tally.wins, tally.vp].map(|sum| sum.to_string());
    let more = [tally.seconds, tally.thirds, tally.games].map(|sum| sum.to_string());
    let mut cells: Vec<String> = before.iter().map(|&cell| cell.to_owned()).collect();
    cells.extend(sums);
    cells.push(tally.vp_percent.to_string());
    cells.extend(more);
    cells.push(behind.to_owned());
    if rules.gives_points() {
        cells.insert(POINTS_AT, tally.points.to_string());
    }
    writer.row(&cells);
}

/// Writes the ranking, in the order of its rows. `event` is the name of the event that counts, `games` those of it,
/// `events` the number of events that the player took part in.
pub fn write(rows: &[SeriesRow], event_names: &[&str], rules: &RuleSet) -> CsvWriter {
    let mut writer = begin(&COLUMNS, rules);
    for row in rows {
        let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
        let event = event_names.get(row.event).copied().unwrap_or_default();
        add(&mut writer, rules, &[&rank, &row.name, event], &row.tally, &row.events.len().to_string());
    }
    writer
}

/// The columns of what was played in each event.
const EVENT_COLUMNS: [&str; 11] =
    ["rank", "player", "event", "counts", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "status"];

/// Writes one line for each event that a player took part in, the players in the order of the ranking, their events in the order in
/// which they were played. `rank` is that of the series, `counts` 1 for the event that counts and 0 for the others.
pub fn write_events(rows: &[SeriesRow], event_names: &[&str], rules: &RuleSet) -> CsvWriter {
    let mut writer = begin(&EVENT_COLUMNS, rules);
    for row in rows {
        let status = match row.status {
            Status::Disqualified { .. } => "disqualified",
            Status::Withdrawn => "withdrawn",
            Status::Active => "",
        };
        let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
        for (event, tally) in &row.events {
            let name = event_names.get(*event).copied().unwrap_or_default();
            let counts = if *event == row.event { "1" } else { "0" };
            add(&mut writer, rules, &[&rank, &row.name, name, counts], tally, status);
        }
    }
    writer
}

/// The columns of the report: one row for each event.
const REPORT_COLUMNS: [&str; 7] =
    ["series", "participants_of_series", "valid", "event", "place_of_event", "date", "participants"];

/// An event in the report.
#[derive(Debug, Clone, Copy)]
pub struct ReportedEvent<'a> {
    pub name: &'a str,
    pub place: &'a str,
    pub date: NaiveDate,
    /// Everybody who took part; none before its round 1 has started.
    pub participants: Option<usize>,
}

/// Writes the report: what every row says of the series is its name, how many different people took part in any event, and
/// whether these are enough for the championship (1.1.3).
pub fn report<'a>(
    (series, people, valid): (&str, usize, bool),
    events: impl IntoIterator<Item = ReportedEvent<'a>>,
) -> CsvWriter {
    let mut writer = CsvWriter::new(&REPORT_COLUMNS);
    for event in events {
        writer.row(&[
            series,
            &people.to_string(),
            if valid { "yes" } else { "no" },
            event.name,
            event.place,
            &event.date.to_string(),
            &event.participants.map(|count| count.to_string()).unwrap_or_default(),
        ]);
    }
    writer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_the_series_in_every_row() {
        let event = ReportedEvent {
            name: "=Jena",
            place: "Hall",
            date: "2026-11-21".parse().expect("a day"),
            participants: Some(14),
        };
        let ahead = ReportedEvent { name: "Gera", participants: None, ..event };
        let text = report(("Cup, winter", 31, true), [event, ahead]).finish();
        let expect = "series,participants_of_series,valid,event,place_of_event,date,participants\n\
                      \"Cup, winter\",31,yes,'=Jena,Hall,2026-11-21,14\n\
                      \"Cup, winter\",31,yes,Gera,Hall,2026-11-21,\n";
        assert_eq!(text, expect);
    }
}
