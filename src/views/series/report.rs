//! The report for CATAN Studio on a series: how many took part in each event, and over all of them.

use chrono::NaiveDate;

use crate::report;
use crate::series::EventState;
use crate::series::ranking::{SeriesContent, SeriesRanking};
use crate::visibility::Reader;
use reeve_files::series as series_file;
use reeve_files::series::ReportedEvent;
use reeve_files::table::CsvWriter;
use reeve_rules::tournament::format::Format;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::series::Series;
use reeve_store::{Error, Snapshot};

/// An event in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventReport {
    pub slug: String,
    pub name: String,
    pub place: String,
    pub starts_on: NaiveDate,
    pub state: EventState,
    pub phase: Phase,
    /// Everybody who took part; none before its round 1 has started.
    pub participants: Option<usize>,
}

/// The report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesReport {
    /// How many different people played in any event, and what follows (1.1.3).
    pub format: Format,
    /// Whether events are still open.
    pub provisional: bool,
    /// The events by their days, without hidden ones.
    pub events: Vec<EventReport>,
}

impl SeriesReport {
    /// Puts it together.
    ///
    /// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
    pub fn of(series: &Series, content: &SeriesContent) -> Result<SeriesReport, Error> {
        let ranking = SeriesRanking::of(series, content, Reader::Staff)?;
        let counted = content.events.iter().filter(|event| !event.tournament.is_hidden());
        let events = counted.map(event).collect();
        let provisional = ranking.open().next().is_some();
        Ok(SeriesReport { format: ranking.format, provisional, events })
    }

    /// The report as a file.
    pub fn csv(&self, series: &Series) -> CsvWriter {
        let of_all = (series.name.as_str(), self.format.attendance, self.format.valid);
        let events = self.events.iter().map(|event| ReportedEvent {
            name: &event.name,
            place: &event.place,
            date: event.starts_on,
            participants: event.participants,
        });
        series_file::report(of_all, events)
    }
}

fn event(event: &Snapshot) -> EventReport {
    let t = &event.tournament;
    EventReport {
        slug: t.slug.clone(),
        name: t.name.clone(),
        place: t.place.clone(),
        starts_on: t.starts_on,
        state: EventState::of(event),
        phase: t.phase,
        participants: Some(report::took_part(event)).filter(|count| *count > 0),
    }
}
