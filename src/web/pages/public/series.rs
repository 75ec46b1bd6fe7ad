//! `/s/{series}`: a series for everybody, its events and its ranking; the address as a QR code; the ranking and
//! what was played in each event as files.

use actix_web::http::StatusCode;
use askama::Template;

use reeve_actions::Permission;
use reeve_files::series as series_file;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::robots;
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::layout::{Layout, LinkPreview};
use reeve_http::ui::series_table::EventView;
use reeve_http::ui::standings_table::{DrawingLine, StandingsLine};
use reeve_http::ui::{nav, qr, series_table};
use reeve_rules::games::SystemCode;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::PublicSeries;
use reeve_views::series::is_public;
use reeve_views::series::public::PublicRanking;
use reeve_views::series::ranking::{EventLine, SeriesRanking};
use reeve_words::badges;
use reeve_words::face;
use reeve_words::games::{Terms, terms};
use reeve_words::phases;
use reeve_words::series as words;
use reeve_words::time;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::series::home, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always),
        get(urls::series::ranking_file, Permission::SeePublic, || to(file)).kept(&[]).in_english(),
        get(urls::series::events_file, Permission::SeePublic, || to(events_file)).kept(&[]).in_english(),
        get(urls::series::qr, Permission::SeePublic, || to(picture)).kept(&[]).in_english(),
    ]
}

#[derive(Template)]
#[template(path = "public/series.html")]
struct SeriesPage {
    page: Layout,
    urls: PublicSeries,
    address: String,
    line: String,
    phase: String,
    /// Only its organizers see it.
    is_draft: bool,
    /// Where its organizers run it.
    staff: Option<urls::Url>,
    events: Vec<EventView>,
    /// The final day, once everybody finds it.
    final_day: Option<FinalDayLine>,
    /// Who won it, once that is declared.
    champion: Option<String>,
    provisional: Option<String>,
    /// That the ranking is frozen, and since when.
    frozen: Option<String>,
    attendance: String,
    rows: Vec<StandingsLine>,
    terms: Terms,
    draws: Vec<DrawingLine>,
}

/// The final day of a series.
struct FinalDayLine {
    name: String,
    href: urls::Url,
    line: String,
    /// How far it is, as a mark and in words.
    phase: (&'static str, String),
}

impl FinalDayLine {
    fn of(made: &Tournament) -> FinalDayLine {
        FinalDayLine {
            name: made.name.clone(),
            href: urls::public(&made.slug).home(),
            line: face::when_where(&time::day(made.starts_on), &made.place),
            phase: (badges::of_tournament(made), phases::stands_in(made)),
        }
    }
}

/// The page.
async fn show(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let public = PublicRanking::read(&mut tx, series).await?;
    let champion = public.champion(&mut tx).await?;
    drop(tx);
    let final_day = public.final_day().map(FinalDayLine::of);
    let PublicRanking { content, ranking, frozen_at, answer_by, made } = public;
    let urls = urls::series(&series.slug);
    let mut layout = request.layout(series.name.clone());
    let preview = format!("{}. {}", words::line(series), words::stands(&ranking));
    layout.preview = Some(LinkPreview::new(&request.app.public_url(), &urls.home(), series.name.clone(), preview));
    layout.paper = Some(series.paper_size);
    let layout = nav::live_in_series(StatusCode::OK, layout, &request, content.tournaments(), made.as_ref())?;
    let event = |event: &EventLine| EventView::new(event, Some(urls::public(&event.slug).home()), None);
    let provisional = words::provisional(&ranking);
    let mut answer = page(&SeriesPage {
        page: layout,
        address: urls.home().on(&request.app.public_url()),
        line: words::line(series),
        phase: words::stands(&ranking),
        is_draft: !is_public(series),
        staff: request.roles().may(Permission::Run).then(|| urls::run_series(&series.slug).home()),
        events: ranking.events.iter().map(event).collect(),
        final_day,
        champion,
        attendance: words::attendance(&ranking.format, provisional.is_some()),
        provisional,
        frozen: frozen_at.map(|at| words::final_day::frozen_for_everybody(series, at, answer_by)),
        rows: series_table::lines(&ranking),
        terms: terms(SystemCode::DEFAULT.system()),
        draws: series_table::drawings(series, &content, &ranking),
        urls,
    })?;
    if !series.indexed && !ranking.rows.is_empty() {
        robots::never_listed(answer.headers_mut());
    }
    Ok(answer)
}

/// The ranking alone, for the files.
async fn ranking(request: &RequestContext) -> Result<SeriesRanking, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(PublicRanking::read(&mut tx, request.series()?).await?.ranking)
}

/// The ranking as CSV.
async fn file(request: RequestContext) -> HandlerResult {
    let ranking = ranking(&request).await?;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write(&ranking.rows, &names, &ranking.rules).finish_for_download();
    response::csv(&format!("{}-ranking", request.series()?.slug), text)
}

/// What everybody played in each event as CSV.
async fn events_file(request: RequestContext) -> HandlerResult {
    let ranking = ranking(&request).await?;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write_events(&ranking.rows, &names, &ranking.rules).finish_for_download();
    response::csv(&format!("{}-events", request.series()?.slug), text)
}

/// The public address as a QR code.
async fn picture(request: RequestContext) -> HandlerResult {
    let address = urls::series(&request.series()?.slug).home().on(&request.app.public_url());
    response::svg(qr::svg(&address)?)
}
