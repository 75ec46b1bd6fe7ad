//! `/series/{series}/ranking`: the ranking as the organizers see it, with every final record sheet, and its lots.

use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};

use crate::pages::organizer::series::frame::below;
use reeve_actions::Permission;
use reeve_actions::series::draw_lots::{DRAW, draw_series_lots};
use reeve_files::series as series_file;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::standings_table::{DrawingLine, StandingsLine};
use reeve_http::ui::{nav, series_table};
use reeve_rules::games::SystemCode;
use reeve_secret as secret;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::RunSeries;
use reeve_views::series::final_day::FinalDay;
use reeve_views::series::frozen::frozen;
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::visibility::Reader;
use reeve_words::flash::SeriesDone;
use reeve_words::games::{Terms, terms};
use reeve_words::series as words;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run_series::ranking, Permission::Run, || to(show)).large(),
        get(urls::run_series::ranking_file, Permission::Run, || to(file)).large(),
        get(urls::run_series::events_file, Permission::Run, || to(events_file)).large(),
        post(urls::run_series::lots, Permission::Run, || to(draw)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/series/ranking.html")]
struct RankingPage {
    page: Layout,
    urls: RunSeries,
    /// That the ranking is frozen, and since when.
    frozen: Option<String>,
    provisional: Option<String>,
    attendance: String,
    how: String,
    who: String,
    rows: Vec<StandingsLine>,
    terms: Terms,
    draws: Vec<DrawingLine>,
    /// How many need a lot; none where lots can't be drawn.
    to_draw: Option<usize>,
    not_now: String,
    /// The word that draws them, and what is wrong with what was typed.
    word: &'static str,
    fault: Option<String>,
}

/// The ranking, which is the frozen one as soon as there is one, as on the public page.
struct ReadRanking {
    content: SeriesContent,
    ranking: SeriesRanking,
    made: Option<Tournament>,
    /// Since when it is frozen.
    frozen_at: Option<DateTime<Utc>>,
}

async fn read(request: &RequestContext) -> Result<ReadRanking, Error> {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let content = SeriesContent::read(&mut tx, series).await?;
    let day = FinalDay::read(&mut tx, series.id).await?;
    drop(tx);
    let now = SeriesRanking::of(series, &content, Reader::Staff)?;
    let kept = day.as_ref().map(|day| frozen(&now, &content, day)).transpose()?.flatten();
    let frozen_at = day.as_ref().filter(|_| kept.is_some()).map(|day| day.freeze.frozen_at);
    Ok(ReadRanking { ranking: kept.unwrap_or(now), content, made: day.and_then(|day| day.tournament), frozen_at })
}

async fn ranking_page(request: &RequestContext, form: FormState<()>) -> HandlerResult {
    let series = request.series()?;
    let ReadRanking { content, ranking, made, frozen_at } = read(request).await?;
    let (may, provisional) = (ranking.may_draw(), words::provisional(&ranking));
    let layout = below(request, titles::SERIES_RANKING)?;
    let layout = nav::live_in_series(form.status(), layout, request, content.tournaments(), made.as_ref())?;
    let shown = RankingPage {
        page: form.tell(layout),
        urls: urls::run_series(&series.slug),
        attendance: words::attendance(&ranking.format, provisional.is_some()),
        frozen: frozen_at.map(|at| words::final_day::frozen_for_everybody(series, at, None)),
        provisional,
        how: texts::series::how(),
        who: texts::series::who(),
        rows: series_table::lines(&ranking),
        terms: terms(SystemCode::DEFAULT.system()),
        draws: series_table::drawings(series, &content, &ranking),
        to_draw: may.is_ok().then(|| ranking.undrawn().len()),
        not_now: may.err().map(|refusal| words::no_lots(&refusal)).unwrap_or_default(),
        word: DRAW,
        fault: form.fault("confirm").map(str::to_owned),
    };
    page_with(form.status(), &shown)
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    ranking_page(&request, FormState::fresh(()).with_notice(query.notice::<SeriesDone>())).await
}

/// The ranking as CSV.
async fn file(request: RequestContext) -> HandlerResult {
    let ranking = read(&request).await?.ranking;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write(&ranking.rows, &names, &ranking.rules).finish_for_download();
    response::csv(&format!("{}-ranking", request.series()?.slug), text)
}

/// What everybody played in each event as CSV.
async fn events_file(request: RequestContext) -> HandlerResult {
    let ranking = read(&request).await?.ranking;
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let text = series_file::write_events(&ranking.rows, &names, &ranking.rules).finish_for_download();
    response::csv(&format!("{}-events", request.series()?.slug), text)
}

/// Draws lots.
async fn draw(request: RequestContext, form: Form) -> HandlerResult {
    let series = request.series()?;
    let done = request.will_redirect_to(urls::run_series(&series.slug).ranking().done(SeriesDone::LotsDrawn));
    match draw_series_lots(&request.context(), series.id, secret::seed(), form.text("confirm")).await {
        Ok(()) => see_other(done),
        Err(error) => ranking_page(&request, FormState::returned((), error)?).await,
    }
}
