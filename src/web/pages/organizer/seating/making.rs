//! Seats that take longer than a page: how far they are, the way to stop them, and how it ended.

use actix_web::web;
use askama::Template;

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::server::seat_work::Outcome;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_words as words;
use reeve_words::flash::ScheduleDone;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::making, Permission::ReadRun, || to(show)),
        post(urls::run::stop_making, Permission::Run, || to(stop)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/seating/making.html")]
struct MakingPage {
    page: Layout,
    urls: Run,
    /// The address of this page: to look again.
    again: Url,
    may_change: bool,
    /// How far it is, while it is under way.
    progress: Option<String>,
    /// How it ended, where nothing was stored.
    ended: Vec<String>,
}

impl MakingPage {
    fn new(request: &RequestContext, again: Url) -> Result<MakingPage, Error> {
        let urls = urls::run(&request.tournament()?.slug);
        Ok(MakingPage {
            page: nav::staff(request, titles::SEATS_IN_THE_MAKING, StaffSection::Schedule)?
                .crumb(titles::SEAT_SCHEDULE, urls.schedule()),
            urls,
            again,
            may_change: request.may_change(Permission::Run).is_ok(),
            progress: None,
            ended: Vec::new(),
        })
    }
}

/// Which task the page is asked for.
#[derive(Default, serde::Deserialize)]
pub struct MakingQuery {
    #[serde(default)]
    task: String,
}

/// Shows how far a task is, or how it ended. One that is done leads to the schedule.
pub async fn show(request: RequestContext, query: web::Query<MakingQuery>) -> HandlerResult {
    let tournament = request.tournament()?;
    let urls = urls::run(&tournament.slug);
    let task = query.task.parse().ok().and_then(|number| request.app.seat_work.numbered(tournament.id, number));
    let Some(task) = task else { return see_other(urls.schedule()) };
    let mut view = MakingPage::new(&request, urls.making().query("task", task.number))?;
    match task.outcome() {
        None => view.progress = Some(words::seating::progress(request.app.seating.progress(tournament.id))),
        Some(Outcome::Done) => return see_other(urls.schedule().done(task.says)),
        Some(Outcome::Refused(refusal)) => {
            view.ended = vec![words::in_game::refusal_in(&refusal, &words::games::terms(tournament.system.system()))];
        }
        Some(Outcome::Faults(faults)) => view.ended = faults.iter().map(words::fault).collect(),
        Some(Outcome::Stale) => view.ended = vec![words::seating::STALE.to_owned()],
        Some(Outcome::Failed(error)) => return Err(error),
    }
    page(&view)
}

/// The page of something that stores nothing and is looked for anew until it is there.
pub fn not_yet(request: &RequestContext, again: Url) -> HandlerResult {
    let mut view = MakingPage::new(request, again)?;
    view.progress = Some(words::seating::progress(request.app.seating.progress(request.tournament()?.id)));
    page(&view)
}

/// Stops the work on the seats: whoever waits for them is told so.
pub async fn stop(request: RequestContext, _: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let urls = urls::run(&tournament.slug);
    let task = request.app.seat_work.under_way(tournament.id);
    request.app.seating.stop(tournament.id);
    let Some(task) = task else { return see_other(urls.schedule()) };
    task.ends_within(request.app.seat_work.patience()).await;
    see_other(urls.making().query("task", task.number))
}

/// Has something done about the seats and waits a moment for it: how it ended, or the page that tells how far it is.
///
/// `wanted` says what it is: the same that is under way already is joined. `says` is what the page of the schedule
/// says when it is done.
pub async fn carry_out(
    request: &RequestContext,
    wanted: String,
    says: ScheduleDone,
    work: impl Future<Output = actions::Result<()>> + Send + 'static,
) -> Result<Carried, Error> {
    let app = &request.app;
    let tournament = request.tournament()?;
    let form = request.context().form.cloned();
    if let Some(location) = form.as_ref().and_then(|form| app.form_answers.find(form)) {
        return Ok(Carried::GoesOn(location));
    }
    let task = app.seat_work.begin(tournament.id, wanted, says, work);
    if let Some(outcome) = task.ends_within(app.seat_work.patience()).await {
        return Ok(Carried::Ended(outcome.result()?));
    }
    let location: String = urls::run(&tournament.slug).making().query("task", task.number).into();
    if let Some(form) = &form {
        app.form_answers.keep(form, &location);
    }
    Ok(Carried::GoesOn(location))
}

/// What became of something until the request is answered.
pub enum Carried {
    Ended(actions::Result<()>),
    /// It goes on, and this page tells how far it is.
    GoesOn(String),
}
