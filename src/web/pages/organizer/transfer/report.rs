//! `/run/{slug}/export/report`: the report for CATAN Studio, to read, to print, and as a file.

use askama::Template;

use reeve_actions::Permission;
use reeve_files as files;
use reeve_files::report::{EventRow, FinalistRow};
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::chain_view::ChainView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::tournament::format::Format;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::report;
use reeve_views::report::Report;
use reeve_views::standings::staff;
use reeve_words as words;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::report, Permission::Run, || to(show)).large(),
        get(urls::run::report_file, Permission::Run, || to(download)).large(),
    ]
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
    /// On the final day of a series: whether its semi-finals are skipped.
    skipped_on_final_day: Option<bool>,
    /// Whether the champion is declared.
    declared: bool,
    /// Whether a final is played at all.
    has_final: bool,
    /// Where the rules are not the official ones: what they are.
    rules: Option<String>,
    chain: Option<ChainView>,
}

impl ReportPage {
    /// Why these stages were played.
    fn why(&self, format: &Format) -> String {
        match self.skipped_on_final_day {
            Some(skipped) => words::format::why_on_final_day(format, skipped),
            None => words::format::why(format),
        }
    }
}

/// A side event is reported to nobody.
fn of_championship(t: &Tournament) -> Result<(), Error> {
    if t.system.system().championship { Ok(()) } else { Err(Error::Missing) }
}

/// The report for CATAN Studio, to read and to print.
async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, head) = staff::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let t = &snapshot.tournament;
    of_championship(t)?;
    let urls = urls::run(&t.slug);
    page(&ReportPage {
        page: nav::staff(&request, titles::REPORT_FOR_CATAN_STUDIO, StaffSection::Exports)?
            .crumb(titles::EXPORTS, urls.export()),
        urls,
        name: t.name.clone(),
        place: t.place.clone(),
        day: time::day(t.starts_on),
        edition: t.edition.clone(),
        report: report::report(&snapshot)?,
        skipped_on_final_day: (t.part == TournamentPart::Finals).then_some(t.skip_semis == Some(true)),
        declared: t.phase.is_finished(),
        has_final: !t.ends_with_rounds(),
        rules: (!t.rules.is_official()).then(|| words::rule_sets::summary(&t.rules)),
        chain: head.map(|head| ChainView::of(head, urls::public(&t.slug).log())),
    })
}

/// The report as a file.
async fn download(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let t = &snapshot.tournament;
    of_championship(t)?;
    let report = report::report(&snapshot)?;
    let event = EventRow {
        name: &t.name,
        place: &t.place,
        date: t.starts_on,
        participants: report.participants,
        valid: report.format.filter(|format| format.official).map(|format| format.valid),
    };
    let people = if t.ends_with_rounds() { &report.qualified } else { &report.finalists };
    let rows = people.iter().map(|finalist| FinalistRow {
        place: finalist.place.map(|place| place.0),
        name: &finalist.name,
        vp: finalist.vp,
        champion: finalist.champion,
        email: finalist.email.as_deref(),
        country: finalist.country.as_deref(),
    });
    response::csv(&format!("{}-report", t.slug), files::report::report(&event, rows).finish_for_download())
}
