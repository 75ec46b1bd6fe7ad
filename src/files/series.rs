//! The ranking of a series as CSV: `rank,player,event,wins,vp,vp_percent,seconds,thirds,games,events`; what everybody played in each
//! event; and the report of its events.

use chrono::NaiveDate;

use crate::table::CsvWriter;
use reeve_rules::series::SeriesRow;
use reeve_rules::standings::Status;

/// The columns.
pub const COLUMNS: [&str; 10] =
    ["rank", "player", "event", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "events"];

/// Writes the ranking, in the order of its rows. `event` is the name of the event that counts, `games` those of it,
/// `events` the number of events that the player took part in.
pub fn write(rows: &[SeriesRow], event_names: &[&str]) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    for row in rows {
        let tally = &row.tally;
        writer.row(&[
            row.rank.map(|rank| rank.to_string()).unwrap_or_default().as_str(),
            &row.name,
            event_names.get(row.event).copied().unwrap_or_default(),
            &tally.wins.to_string(),
            &tally.vp.to_string(),
            &tally.vp_percent.to_string(),
            &tally.seconds.to_string(),
            &tally.thirds.to_string(),
            &tally.games.to_string(),
            &row.events.len().to_string(),
        ]);
    }
    writer
}

/// The columns of what was played in each event.
const EVENT_COLUMNS: [&str; 11] =
    ["rank", "player", "event", "counts", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "status"];

/// Writes one line for each event that a player took part in, the players in the order of the ranking, their events in the order in
/// which they were played. `rank` is that of the series, `counts` 1 for the event that counts and 0 for the others.
pub fn write_events(rows: &[SeriesRow], event_names: &[&str]) -> CsvWriter {
    let mut writer = CsvWriter::new(&EVENT_COLUMNS);
    for row in rows {
        let status = match row.status {
            Status::Disqualified { .. } => "disqualified",
            Status::Withdrawn => "withdrawn",
            Status::Active => "",
        };
        for (event, tally) in &row.events {
            writer.row(&[
                row.rank.map(|rank| rank.to_string()).unwrap_or_default().as_str(),
                &row.name,
                event_names.get(*event).copied().unwrap_or_default(),
                if *event == row.event { "1" } else { "0" },
                &tally.wins.to_string(),
                &tally.vp.to_string(),
                &tally.vp_percent.to_string(),
                &tally.seconds.to_string(),
                &tally.thirds.to_string(),
                &tally.games.to_string(),
                status,
            ]);
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
