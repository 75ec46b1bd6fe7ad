//! `/s/{series}`: a series for everybody, its events and its ranking; the address as a QR code; the ranking and
//! what was played in each event as files.

use askama::Template;
use chrono::{DateTime, NaiveDate, Utc};

use crate::http::error::Error;
use crate::http::request::RequestContext;
use crate::http::response;
use crate::http::response::{HandlerResult, page};
use crate::http::robots;
use crate::http::route::{Listing, Route, get, to};
use crate::ui::layout::{Layout, LinkPreview};
use crate::ui::series_table::EventView;
use crate::ui::standings_table::{DrawingLine, StandingsLine};
use crate::ui::urls::PublicSeries;
use crate::ui::words::capital;
use crate::ui::words::games::{Terms, terms};
use crate::ui::words::phases;
use crate::ui::words::series as words;
use crate::ui::{badges, nav, qr, series_table, time, urls};
use reeve_actions::Permission;
use reeve_files::series as series_file;
use reeve_rules::games::SystemCode;
use reeve_store::Snapshot;
use reeve_store::tournament::Tournament;
use reeve_views::bracket::champion::Champion;
use reeve_views::series::final_day::FinalDay;
use reeve_views::series::frozen::frozen;
use reeve_views::series::is_public;
use reeve_views::series::ranking::{EventLine, SeriesContent, SeriesRanking};
use reeve_views::shown;
use reeve_views::shown::Reader;
use reeve_views::standings::ranking::Ranking;

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
    /// Who won it, once that is declared.
    champion: Option<String>,
    provisional: Option<String>,
    /// That the ranking is frozen, and since when.
    frozen: Option<String>,
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

/// A series as everybody may know it.
struct PublicRanking {
    content: SeriesContent,
    ranking: SeriesRanking,
    /// Since when the ranking is frozen, where it is the frozen one.
    frozen_at: Option<DateTime<Utc>>,
    /// The last day on which an invitation to its final day is answered that waits.
    answer_by: Option<NaiveDate>,
    /// The tournament of its final day, once that is made.
    made: Option<Tournament>,
}

/// Reads and ranks the series as everybody may know it. Once its ranking is frozen, that is the one that counts.
async fn read(request: &RequestContext) -> Result<PublicRanking, Error> {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let content = SeriesContent::read(&mut tx, series).await?;
    let day = FinalDay::read(&mut tx, series.id).await?;
    drop(tx);
    let now = SeriesRanking::of(series, &content, Reader::Everybody)?;
    let Some(day) = day else {
        return Ok(PublicRanking { content, ranking: now, frozen_at: None, answer_by: None, made: None });
    };
    let (ranking, frozen_at) = match frozen(&now, &content, &day)? {
        Some(ranking) => (ranking, Some(day.freeze.frozen_at)),
        None => (now, None),
    };
    let answer_by = day.last_answer().filter(|_| day.takes_answers());
    Ok(PublicRanking { content, ranking, frozen_at, answer_by, made: day.tournament })
}

/// Who won the final day, as everybody may know.
async fn champion(request: &RequestContext, made: &Tournament) -> Result<Option<String>, Error> {
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::of(&mut tx, made.clone()).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    Ok(Champion::of(&snapshot, &ranking).filter(|champion| champion.declared).map(|champion| champion.name))
}

/// The page.
async fn show(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let PublicRanking { content, ranking, frozen_at, answer_by, made } = read(&request).await?;
    let final_day = made.as_ref().filter(|made| shown::is_public(made));
    let champion = match final_day.filter(|made| made.phase.is_finished()) {
        Some(made) => champion(&request, made).await?,
        None => None,
    };
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
        champion,
        attendance: words::attendance(&ranking.format, provisional.is_some()),
        provisional,
        frozen: frozen_at.map(|at| words::final_day::frozen_for_everybody(series, at, answer_by)),
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
    let ranking = read(&request).await?.ranking;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write(&ranking.rows, &names).finish_for_download();
    response::csv(&format!("{}-ranking", request.series()?.slug), text)
}

/// What everybody played in each event as CSV.
async fn events_file(request: RequestContext) -> HandlerResult {
    let ranking = read(&request).await?.ranking;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write_events(&ranking.rows, &names).finish_for_download();
    response::csv(&format!("{}-events", request.series()?.slug), text)
}

/// The public address as a QR code.
async fn picture(request: RequestContext) -> HandlerResult {
    let address = urls::series(&request.series()?.slug).home().on(&request.app.public_url);
    response::svg(qr::svg(&address)?)
}
