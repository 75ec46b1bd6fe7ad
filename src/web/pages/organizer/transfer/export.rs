//! `/run/{slug}/export`: what goes out as files and on paper; the report for CATAN Studio, the prize list.

use askama::Template;

use crate::actions::Permission;
use crate::files;
use crate::files::report::{EventRow, FinalistRow, PrizeRow};
use crate::rules::tournament::format::Format;
use crate::store::Snapshot;
use crate::views::report;
use crate::views::report::{Prize, Report};
use crate::views::shown;
use crate::web::http::request::RequestContext;
use crate::web::http::response;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::StaffSection;
use crate::web::ui::urls::{Run, Url};
use crate::web::ui::words::format as stages;
use crate::web::ui::words::standings as words;
use crate::web::ui::words::titles;
use crate::web::ui::words::transfer;
use crate::web::ui::words::transfer::ExportWords;
use crate::web::ui::{nav, time, urls};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/export", Permission::ReadRun, || to(show)),
        get("/run/{slug}/export/report", Permission::Run, || to(show_report)).large(),
        get("/run/{slug}/export/report.csv", Permission::Run, || to(report_csv)).large(),
        get("/run/{slug}/export/prizes", Permission::ReadRun, || to(show_prizes)).large(),
        get("/run/{slug}/export/prizes.csv", Permission::ReadRun, || to(prizes_csv)).large(),
    ]
}

struct Download {
    name: &'static str,
    href: Url,
    words: &'static str,
    ready: bool,
    later: &'static str,
}

#[derive(Template)]
#[template(path = "organizer/transfer/export.html")]
struct ExportPage {
    page: Layout,
    urls: Run,
    files: Vec<Download>,
    runs: bool,
    finished: bool,
    ranked: bool,
}

/// The files and papers there are.
pub async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let t = &snapshot.tournament;
    let urls = urls::run(&t.slug);
    let runs = request.roles().may(Permission::Run);
    let seated = snapshot.rounds.iter().any(|round| !round.tables.is_empty());
    let played = shown::has_rounds(t);
    let file = |href: Url, words: ExportWords, ready| Download {
        name: words.name,
        href,
        words: words.holds,
        ready,
        later: words.later,
    };
    let mut files = vec![
        file(urls.schedule_file(), transfer::SCHEDULE, seated),
        file(urls.results_file(), transfer::RESULTS, played),
        file(urls.standings_file(), transfer::STANDINGS, played),
    ];
    if runs {
        files.insert(0, file(urls.players_file(), transfer::PLAYERS, !snapshot.players.is_empty()));
    }
    page(&ExportPage {
        page: nav::staff(&request, titles::EXPORTS, StaffSection::Exports)?,
        files,
        runs,
        finished: t.phase.is_finished(),
        ranked: played,
        urls,
    })
}

#[derive(Template)]
#[template(path = "organizer/transfer/report.html")]
struct ReportPage {
    page: Layout,
    urls: Run,
    name: String,
    place: String,
    day: String,
    edition: String,
    report: Report,
}

impl ReportPage {
    /// Why these stages were played.
    fn why(&self, format: &Format) -> String {
        stages::why(format)
    }
}

/// The report for CATAN Studio, to read and to print.
async fn show_report(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let t = &snapshot.tournament;
    let urls = urls::run(&t.slug);
    page(&ReportPage {
        page: nav::staff(&request, titles::REPORT_FOR_CATAN_STUDIO, StaffSection::Other)?
            .crumb(titles::EXPORTS, urls.export()),
        urls,
        name: t.name.clone(),
        place: t.place.clone(),
        day: time::day(t.starts_on),
        edition: t.edition.clone(),
        report: report::report(&snapshot)?,
    })
}

/// The report as a file.
async fn report_csv(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let t = &snapshot.tournament;
    let report = report::report(&snapshot)?;
    let event = EventRow {
        name: &t.name,
        place: &t.place,
        date: t.starts_on,
        participants: report.format.map(|format| format.attendance),
        valid: report.format.map(|format| format.valid),
    };
    let rows = report.finalists.iter().map(|finalist| FinalistRow {
        place: finalist.place,
        name: &finalist.name,
        vp: finalist.vp,
        won: finalist.won,
        email: finalist.email.as_deref(),
        country: finalist.country.as_deref(),
    });
    response::csv(&format!("{}-report", t.slug), files::report::report(&event, rows).finish_for_download())
}

struct Circle {
    name: &'static str,
    prizes: Vec<Prize>,
}

#[derive(Template)]
#[template(path = "organizer/transfer/prizes.html")]
struct Prizes {
    page: Layout,
    urls: Run,
    circles: Vec<Circle>,
    finished: bool,
}

/// The prize list, to read and to print.
async fn show_prizes(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let urls = urls::run(&snapshot.tournament.slug);
    page(&Prizes {
        page: nav::staff(&request, titles::PRIZE_LIST, StaffSection::Other)?.crumb(titles::EXPORTS, urls.export()),
        urls,
        circles: circles(&snapshot)?,
        finished: snapshot.tournament.phase.is_finished(),
    })
}

fn circles(snapshot: &Snapshot) -> Result<Vec<Circle>, crate::web::http::error::Error> {
    let prizes = report::prizes(snapshot)?;
    let chunks = prizes.chunk_by(|one, other| one.circle == other.circle);
    Ok(chunks
        .filter_map(|chunk| Some(Circle { name: words::circle(chunk.first()?.circle), prizes: chunk.to_vec() }))
        .collect())
}

/// The prize list as a file.
async fn prizes_csv(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let prizes = report::prizes(&snapshot)?;
    let rows = prizes.iter().map(|prize| PrizeRow {
        rank: prize.rank.0,
        name: &prize.name,
        prize: words::circle(prize.circle),
        withdrawn: prize.withdrawn,
    });
    let name = format!("{}-prizes", snapshot.tournament.slug);
    response::csv(&name, files::report::prizes(rows).finish_for_download())
}
