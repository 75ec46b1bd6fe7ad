//! `/series/{series}`: the events of a series, and how it stands.

use actix_web::{HttpRequest, web};
use askama::Template;

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::permissions::Permitted;
use reeve_actions::series::edit::show_series;
use reeve_actions::series::events::{NewEvent, make_event, may_be_event, take_event};
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::origin::own_hosts;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::series_table::EventView;
use reeve_limits as limits;
use reeve_store::series::Series;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::{PublicSeries, RunSeries, Url};
use reeve_views::series::final_day::FinalDay;
use reeve_views::series::next::SeriesStep;
use reeve_views::series::ranking::{EventLine, SeriesContent, SeriesRanking};
use reeve_views::series::staff;
use reeve_views::series::who::WhoIsWho;
use reeve_views::series::{in_no_series, is_public};
use reeve_views::visibility::Reader;
use reeve_words::flash::SeriesDone;
use reeve_words::series as words;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run_series::home, Permission::Run, || to(show)),
        post(urls::run_series::events, Permission::Run, || to(make)),
        post(urls::run_series::take, Permission::Run, || to(take)),
        post(urls::run_series::show, Permission::Run, || to(open)),
        post(urls::run_series::hide, Permission::Run, || to(close)),
    ]
}

/// How many tournaments are proposed for a series at most; others are typed.
const PROPOSED: i64 = 50;

#[derive(Template)]
#[template(path = "organizer/series/home.html")]
struct SeriesHome {
    page: Layout,
    next: SeriesNextView,
    urls: RunSeries,
    public: PublicSeries,
    address: String,
    line: String,
    stands: String,
    is_public: bool,
    events: Vec<EventView>,
    attendance: String,
    /// How many questions of who is who wait for an answer; empty for none.
    questions: String,
    /// Who is on the staff of one event and plays in another, a sentence each.
    staff_who_play: Vec<String>,
    /// Whether there is room for another event, and the ranking is not frozen.
    has_room: bool,
    /// That the ranking is frozen, and where its final day is, once made.
    frozen: bool,
    final_day: Option<(String, Url)>,
    /// That people with a place in it are gone, and what follows.
    lost: Option<String>,
    may_import: bool,
    make: FormState<NewEvent>,
    take: FormState<String>,
    /// The tournaments that could be added: the address of each, with its name and day.
    proposals: Vec<(String, String)>,
}

/// What is to do now, and what leads there.
struct SeriesNextView {
    says: String,
    button: Option<(&'static str, Url)>,
}

impl SeriesNextView {
    fn of(step: &SeriesStep, urls: &RunSeries, made: Option<&Tournament>) -> SeriesNextView {
        let there = match step {
            SeriesStep::AddEvent => urls.home().anchor("make"),
            SeriesStep::SayWho { .. } => urls.people(),
            SeriesStep::NotYet(_) => urls.ranking(),
            SeriesStep::Freeze
            | SeriesStep::InviteTheBest(_)
            | SeriesStep::Invite(_)
            | SeriesStep::AwaitAnswers(_)
            | SeriesStep::MakeFinalDay
            | SeriesStep::BringBack => urls.final_day(),
            SeriesStep::RunFinalDay => made.map_or_else(|| urls.final_day(), |made| urls::run(&made.slug).home()),
            SeriesStep::Over => urls.report(),
        };
        SeriesNextView { says: words::next::says(step), button: words::next::button(step).map(|label| (label, there)) }
    }
}

/// The page, with its two forms.
async fn home(request: &RequestContext, make: Option<FormState<NewEvent>>, take: FormState<String>) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let content = SeriesContent::read(&mut tx, series).await?;
    let day = FinalDay::read(&mut tx, series.id).await?;
    let theirs = Permitted::of(&mut tx, &request.access.caller(), Permission::ReadRun).await?;
    let playing = staff::of_series(&mut tx, series.id, &content).await?;
    let run = Permitted::of(&mut tx, &request.access.caller(), Permission::Run).await?;
    let own = match request.access.caller().account() {
        Some(account) => in_no_series(&mut tx, account, PROPOSED).await?,
        None => Vec::new(),
    };
    drop(tx);
    let (content, alike) = request.app.alike_cache.of(content).await?;
    let fits = |one: &&Tournament| run.contains(one.id) && may_be_event(series, one).is_ok();
    let proposals = own.iter().filter(fits).map(|one| (one.slug.clone(), words::proposal(one))).collect();
    let ranking = SeriesRanking::of(series, &content, Reader::Staff)?;
    let urls = urls::run_series(&series.slug);
    let event = |event: &EventLine| {
        let page = match theirs.contains(event.id) {
            true => Some(urls::run(&event.slug).home()),
            false => event.has_page.then(|| urls::public(&event.slug).home()),
        };
        let take_out = Some(urls.take_out(&event.slug)).filter(|_| day.is_none());
        EventView::new(event, page, take_out).for_staff(event, series)
    };
    let make = make.unwrap_or_else(|| FormState::fresh(proposed(series, ranking.events.len())));
    let layout = request.layout(series.name.clone()).crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    let status = if make.status().is_success() { take.status() } else { make.status() };
    let made = day.as_ref().and_then(|day| day.tournament.as_ref());
    let layout = nav::live_in_series(status, layout, request, content.tournaments(), made)?;
    let who = WhoIsWho::of(&content, &alike);
    let shown = SeriesHome {
        next: SeriesNextView::of(&SeriesStep::of(&ranking, &who, day.as_ref()), &urls, made),
        page: take.tell(make.tell(layout)),
        public: urls::series(&series.slug),
        address: urls::series(&series.slug).home().on(&request.app.public_url()),
        line: words::line(series),
        stands: words::stands(&ranking),
        is_public: is_public(series),
        events: ranking.events.iter().map(event).collect(),
        attendance: words::attendance(&ranking.format, ranking.open().next().is_some()),
        staff_who_play: playing.iter().map(words::staff_who_plays).collect(),
        questions: words::to_answer(&who),
        has_room: day.is_none() && ranking.events.len() < limits::SERIES_EVENTS,
        frozen: day.is_some(),
        lost: day.as_ref().and_then(words::final_day::lost),
        final_day: made.map(|made| (made.name.clone(), urls::run(&made.slug).home())),
        may_import: request.roles().may(Permission::Administer),
        make,
        take,
        proposals,
        urls,
    };
    page_with(status, &shown)
}

/// What a new event begins with.
fn proposed(series: &Series, events: usize) -> NewEvent {
    NewEvent {
        name: words::event_name(series, events),
        starts_on: series.starts_on.to_string(),
        place: series.place.clone(),
    }
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    home(&request, None, FormState::fresh(String::new()).with_notice(query.notice::<SeriesDone>())).await
}

/// Makes an event, and leads to it.
async fn make(request: RequestContext, form: Form) -> HandlerResult {
    let typed = NewEvent {
        name: form.raw("name").to_owned(),
        starts_on: form.raw("starts_on").to_owned(),
        place: form.raw("place").to_owned(),
    };
    let done = request.will_redirect_to_created(|slug| urls::run(slug).home());
    match make_event(&request.context(), request.series()?.id, &typed).await {
        Ok(slug) => see_other(done(&slug)),
        Err(error) => home(&request, Some(FormState::returned(typed, error)?), FormState::fresh(String::new())).await,
    }
}

/// Takes a tournament as an event.
async fn take(request: RequestContext, form: Form, http: HttpRequest) -> HandlerResult {
    let typed = form.raw("tournament").to_owned();
    let here = own_hosts(&http, &request.app.public_url());
    let result = take_event(&request.context(), request.series()?.id, &typed, &here).await;
    let done = if matches!(result, Ok(true)) { SeriesDone::TakenShorter } else { SeriesDone::Taken };
    answer(&request, result.map(drop), typed, done).await
}

/// Makes the series public.
async fn open(request: RequestContext, _: Form) -> HandlerResult {
    let result = show_series(&request.context(), request.series()?.id, true).await;
    answer(&request, result, String::new(), SeriesDone::Shown).await
}

/// Takes it out of everybody's sight.
async fn close(request: RequestContext, _: Form) -> HandlerResult {
    let result = show_series(&request.context(), request.series()?.id, false).await;
    answer(&request, result, String::new(), SeriesDone::HiddenAgain).await
}

async fn answer(
    request: &RequestContext,
    result: actions::Result<()>,
    typed: String,
    done: SeriesDone,
) -> HandlerResult {
    match result {
        Ok(()) => see_other(urls::run_series(&request.series()?.slug).home().done(done)),
        Err(error) => home(request, None, FormState::returned(typed, error)?).await,
    }
}
