//! `/s/{series}`: a series for everybody, its events and its ranking; the address as a QR code; the ranking and
//! what was played in each event as files.

use askama::Template;

use crate::actions::Permission;
use crate::files::series as series_file;
use crate::rules::games::SystemCode;
use crate::store::series_final;
use crate::store::tournament::Tournament;
use crate::views::series::is_public;
use crate::views::series::ranking::{EventLine, SeriesContent, SeriesRanking};
use crate::views::shown;
use crate::views::shown::Reader;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::robots;
use crate::web::http::route::{Listing, Route, get, to};
use crate::web::ui::layout::{Layout, LinkPreview};
use crate::web::ui::series_table::EventView;
use crate::web::ui::standings_table::{DrawingLine, StandingsLine};
use crate::web::ui::urls::PublicSeries;
use crate::web::ui::words::capital;
use crate::web::ui::words::games::{Terms, terms};
use crate::web::ui::words::phases;
use crate::web::ui::words::series as words;
use crate::web::ui::{badges, nav, qr, series_table, time, urls};

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get("/s/{series}", Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always),
        get("/s/{series}/ranking.csv", Permission::SeePublic, || to(file)).kept(&[]),
        get("/s/{series}/events.csv", Permission::SeePublic, || to(events_file)).kept(&[]),
        get("/s/{series}/qr.svg", Permission::SeePublic, || to(picture)).kept(&[]),
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
    provisional: Option<String>,
    attendance: String,
    how: &'static str,
    who: &'static str,
    rows: Vec<StandingsLine>,
    terms: Terms,
    draws: Vec<DrawingLine>,
}

/// The final day of a series.
struct FinalDayLine {
    name: String,
    href: urls::Url,
    /// Day and place.
    line: String,
    /// How far it is, as a mark and in words.
    phase: (&'static str, &'static str),
}

impl FinalDayLine {
    fn of(made: &Tournament) -> FinalDayLine {
        FinalDayLine {
            name: made.name.clone(),
            href: urls::public(&made.slug).home(),
            line: format!("{} · {}", time::day(made.starts_on), made.place),
            phase: (badges::tournament(made.phase), phases::stands_in(made)),
        }
    }
}

/// Reads and ranks the series as everybody may know it; with the tournament of its final day, once that is made.
async fn read(request: &RequestContext) -> Result<(SeriesContent, SeriesRanking, Option<Tournament>), Error> {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let content = SeriesContent::read(&mut tx, series).await?;
    let made = series_final::tournament_of(&mut tx, series.id).await?;
    drop(tx);
    let ranking = SeriesRanking::of(series, &content, Reader::Everybody)?;
    Ok((content, ranking, made))
}

/// The page.
async fn show(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let (content, ranking, made) = read(&request).await?;
    let final_day = made.as_ref().filter(|made| shown::is_public(made));
    let urls = urls::series(&series.slug);
    let mut layout = request.layout(series.name.clone());
    let preview = format!("{}. {}", words::line(series), capital(&words::stands(&ranking)));
    layout.preview = Some(LinkPreview::new(&request.app.public_url, &urls.home(), series.name.clone(), preview));
    layout.paper = Some(series.paper_size);
    let layout = nav::live_in_series(layout, &request, content.tournaments(), made.as_ref())?;
    let event = |event: &EventLine| EventView::new(event, Some(urls::public(&event.slug).home()), None);
    let provisional = words::provisional(&ranking);
    let mut answer = page(&SeriesPage {
        page: layout,
        address: urls.home().on(&request.app.public_url),
        line: words::line(series),
        phase: capital(&words::stands(&ranking)),
        is_draft: !is_public(series),
        staff: request.roles().may(Permission::Run).then(|| urls::run_series(&series.slug).home()),
        events: ranking.events.iter().map(event).collect(),
        final_day: final_day.map(FinalDayLine::of),
        attendance: words::attendance(&ranking.format, provisional.is_some()),
        provisional,
        how: words::HOW,
        who: words::WHO,
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

/// The ranking as CSV.
async fn file(request: RequestContext) -> HandlerResult {
    let (_, ranking, _) = read(&request).await?;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write(&ranking.rows, &names).finish_for_download();
    response::csv(&format!("{}-ranking", request.series()?.slug), text)
}

/// What everybody played in each event as CSV.
async fn events_file(request: RequestContext) -> HandlerResult {
    let (_, ranking, _) = read(&request).await?;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write_events(&ranking.rows, &names).finish_for_download();
    response::csv(&format!("{}-events", request.series()?.slug), text)
}

/// The public address as a QR code.
async fn picture(request: RequestContext) -> HandlerResult {
    let address = urls::series(&request.series()?.slug).home().on(&request.app.public_url);
    response::svg(qr::svg(&address)?)
}
