//! `/series/{series}/report`: the report for CATAN Studio on all events of a series, to read, to print, and as a file.

use askama::Template;

use crate::pages::organizer::series::frame::below;
use reeve_actions::Permission;
use reeve_actions::permissions::Permitted;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_store::{series_final, tournament};
use reeve_urls as urls;
use reeve_urls::RunSeries;
use reeve_views::series::ranking::SeriesContent;
use reeve_views::series::report::{EventReport, SeriesReport};
use reeve_words::series as words;
use reeve_words::series_archive;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run_series::report, Permission::Run, || to(show)).large(),
        get(urls::run_series::report_file, Permission::Run, || to(download)).large(),
    ]
}

#[derive(Template)]
#[template(path = "organizer/series/report.html")]
struct SeriesReportPage {
    page: Layout,
    urls: RunSeries,
    name: String,
    line: String,
    attendance: String,
    provisional: bool,
    events: Vec<ReportedLine>,
    /// The name of the final day; empty while it is not made.
    final_day: String,
    /// Its report, where the reader may open that.
    final_report: Option<urls::Url>,
    /// Why the reader can't take the archive of the whole series; empty where they can.
    archive_of_others: String,
}

/// An event in the report.
struct ReportedLine {
    name: String,
    day: String,
    place: String,
    participants: String,
    state: &'static str,
}

async fn read(request: &RequestContext) -> Result<SeriesReport, Error> {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let content = SeriesContent::read(&mut tx, series).await?;
    drop(tx);
    Ok(SeriesReport::of(series, &content)?)
}

/// The report, to read and to print.
async fn show(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let report = read(&request).await?;
    let mut tx = request.app.db.read().await?;
    let made = series_final::tournament_of(&mut tx, series.id).await?;
    let theirs = Permitted::of(&mut tx, &request.access.caller(), Permission::Run).await?;
    let events = tournament::of_series(&mut tx, series.id).await?;
    drop(tx);
    let others = events.iter().chain(&made).filter(|part| !theirs.contains(part.id)).map(|part| part.name.clone());
    let others: Vec<String> = others.collect();
    let of_final = made.as_ref().filter(|made| theirs.contains(made.id)).map(|made| urls::run(&made.slug).report());
    let event = |event: &EventReport| ReportedLine {
        name: event.name.clone(),
        day: time::day(event.starts_on),
        place: event.place.clone(),
        participants: event.participants.map(|count| count.to_string()).unwrap_or_default(),
        state: words::state(event.state, event.phase),
    };
    page(&SeriesReportPage {
        page: below(&request, titles::REPORT_FOR_CATAN_STUDIO)?,
        urls: urls::run_series(&series.slug),
        name: series.name.clone(),
        line: words::line(series),
        attendance: words::attendance(&report.format, report.provisional),
        provisional: report.provisional,
        events: report.events.iter().map(event).collect(),
        final_day: made.map(|made| made.name).unwrap_or_default(),
        final_report: of_final,
        archive_of_others: if others.is_empty() { String::new() } else { series_archive::events_of_others(&others) },
    })
}

/// The report as a file.
async fn download(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let report = read(&request).await?;
    response::csv(&format!("{}-report", series.slug), report.csv(series).finish_for_download())
}
