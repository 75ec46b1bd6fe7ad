//! `/series/{series}/report`: the report for CATAN Studio on all events of a series, to read, to print, and as a file.

use askama::Template;

use crate::pages::organizer::series::frame::below;
use reeve_actions::Permission;
use reeve_actions::permissions::Permitted;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_urls::RunSeries;
use reeve_views::series::ranking::SeriesContent;
use reeve_views::series::report::{EventReport, SeriesReport};
use reeve_words::series as words;
use reeve_words::series_archive;
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
    events: Vec<EventReport>,
    /// The name of the final day; empty while it is not made.
    final_day: String,
    /// Its report, where the reader may open that.
    final_report: Option<urls::Url>,
    /// Why the reader can't take the archive of the whole series; empty where they can.
    archive_of_others: String,
}

/// The report, to read and to print.
async fn show(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let (content, made) = SeriesContent::with_final_day(&mut tx, series).await?;
    let theirs = Permitted::of(&mut tx, &request.access.caller(), Permission::Run).await?;
    drop(tx);
    let report = SeriesReport::of(series, &content)?;
    let others =
        content.tournaments().chain(&made).filter(|part| !theirs.contains(part.id)).map(|part| part.name.clone());
    let others: Vec<String> = others.collect();
    let of_final = made.as_ref().filter(|made| theirs.contains(made.id)).map(|made| urls::run(&made.slug).report());
    page(&SeriesReportPage {
        page: below(&request, titles::REPORT_FOR_CATAN_STUDIO)?,
        urls: urls::run_series(&series.slug),
        name: series.name.clone(),
        line: words::line(series),
        attendance: words::attendance(&report.format, report.provisional),
        provisional: report.provisional,
        events: report.events,
        final_day: made.map(|made| made.name).unwrap_or_default(),
        final_report: of_final,
        archive_of_others: if others.is_empty() { String::new() } else { series_archive::events_of_others(&others) },
    })
}

/// The report as a file.
async fn download(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let content = SeriesContent::read(&mut tx, series).await?;
    drop(tx);
    let report = SeriesReport::of(series, &content)?;
    response::csv(&format!("{}-report", series.slug), report.csv(series).finish_for_download())
}
