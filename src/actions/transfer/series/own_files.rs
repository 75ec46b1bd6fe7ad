//! The CSV files in the archive of a series: for spreadsheets, and to be compared when it is read.

use std::collections::BTreeMap;

use reeve_files::series as series_file;
use reeve_store as store;
use reeve_store::series::Series;
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::series::report::SeriesReport;
use reeve_views::visibility::Reader;

/// The names of the files.
pub(super) const CSV_FILES: [&str; 3] = ["events.csv", "ranking.csv", "report.csv"];

/// The files, by name: the ranking as the staff sees it, what everybody played in each event, and the report.
pub(super) fn csv_files(
    series: &Series,
    content: &SeriesContent,
) -> Result<BTreeMap<&'static str, String>, store::Error> {
    let ranking = SeriesRanking::of(series, content, Reader::Staff)?;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let report = SeriesReport::of(series, content)?;
    let [events_csv, ranking_csv, report_csv] = CSV_FILES;
    Ok(BTreeMap::from([
        (events_csv, series_file::write_events(&ranking.rows, &names, &ranking.rules).finish()),
        (ranking_csv, series_file::write(&ranking.rows, &names, &ranking.rules).finish()),
        (report_csv, report.csv(series).finish()),
    ]))
}
