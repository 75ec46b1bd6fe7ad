//! The turn timer of a round (1.1.8): imposed on all its tables by the organizers, and the way to that of each table.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::pages::organizer::rounds::board::{RoundPath, round_at};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::duty::refusal::Refusal;
use reeve_actions::duty::time_turns::{lift_at_all, role, time_all};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::timer_view::{TimerLine, lines};
use reeve_rules::rulings::turn_timer::{TimedTables, TimerRefusal, may_lift};
use reeve_store::ChangeKind;
use reeve_store::snapshot::Round;
use reeve_store::turn_timer;
use reeve_store::turn_timer::KeptTimer;
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Url};
use reeve_views::duty::timers;
use reeve_views::rounds::RoundAt;
use reeve_words as words;
use reeve_words::flash::TimerDone;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::timer, Permission::ReadRun, || to(show)),
        post(urls::round::timer, Permission::TimeTurns, || to(impose)),
        post(urls::round::lift_timer, Permission::TimeTurns, || to(lift)),
    ]
}

/// What was just done, from the address.
#[derive(Default, Deserialize)]
pub(super) struct TimerQuery {
    #[serde(default)]
    pub(super) done: String,
}

impl TimerQuery {
    /// What the page says of it.
    pub(super) fn notice(&self) -> Option<(NoticeKind, String)> {
        TimerDone::from_code(&self.done).map(|done| (NoticeKind::Good, done.sentence()))
    }
}

#[derive(Template)]
#[template(path = "organizer/duty/round_timer.html")]
struct RoundTimerPage {
    page: Layout,
    urls: RoundUrls,
    lines: Vec<TimerLine>,
    /// The tables, whether their turns are timed, and the timer of each.
    tables: Vec<(i64, bool, Url)>,
    /// What came of the form.
    form: FormState<()>,
    /// Whether whoever looks can have the turns at all tables timed now.
    may_impose: bool,
    /// The timer of all tables, where whoever looks can lift it.
    lift: Option<i64>,
    /// Whether anybody takes turns in the game.
    has_turns: bool,
    /// Why nothing can be timed now.
    closed: Option<String>,
}

/// The timer of the round.
async fn show(request: RequestContext, path: RoundPath, query: web::Query<TimerQuery>) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    timer_page(&request, at, FormState::fresh(()).with_done(query.notice())).await
}

async fn timer_page(request: &RequestContext, at: RoundAt, form: FormState<()>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    let kept = turn_timer::of_tournament(&mut request.app.db.read().await?, snapshot.tournament.id).await?;
    let run = urls::run(&snapshot.tournament.slug);
    let urls = run.round(at);
    let layout = nav::staff(request, titles::TURN_TIMER, StaffSection::Rounds)?
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(words::rounds::title(at), urls.board());
    let may =
        request.may_change(Permission::TimeTurns).is_ok() && may_lift(role(&request.roles()), TimedTables::All).is_ok();
    let possible = timers::may_time_all(snapshot.tournament.system.system(), &kept, &round.row);
    let lift = timers::at_all(&kept, &round.row).filter(|_| may).map(|timer| timer.id.0);
    let view = RoundTimerPage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::Course])?),
        lines: lines(&timers::of_round(&snapshot, round, &kept), &snapshot.tournament.time_zone),
        tables: tables(round, &kept, &urls),
        may_impose: may && possible.is_ok(),
        has_turns: snapshot.tournament.system.system().turns,
        closed: possible
            .err()
            .filter(|why| *why != TimerRefusal::TimedAlready)
            .map(|why| words::duty::refusal(Refusal::Timer(why))),
        lift,
        form,
        urls,
    };
    page_with(view.form.status(), &view)
}

fn tables(round: &Round, kept: &[KeptTimer], urls: &RoundUrls) -> Vec<(i64, bool, Url)> {
    let tables = round.tables.iter();
    let view = tables.map(|table| {
        let timed = timers::at_table(kept, &round.row, table).is_some();
        (table.row.number, timed, urls.table_timer(table.row.number))
    });
    view.collect()
}

/// Imposes the timer on all tables.
async fn impose(request: RequestContext, path: RoundPath, _: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let done = time_all(&request.context(), request.tournament()?.id, at).await;
    answer(&request, at, done, TimerDone::Imposed).await
}

/// Lifts it.
async fn lift(request: RequestContext, path: RoundPath, form: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let timer = seen(&form)?;
    let done = lift_at_all(&request.context(), request.tournament()?.id, at, timer).await;
    answer(&request, at, done, TimerDone::Lifted).await
}

/// The timer that the form was about.
pub(super) fn seen(form: &Form) -> Result<reeve_store::TurnTimerId, Error> {
    form.text("timer").parse().map_err(|_| Error::Missing)
}

async fn answer(request: &RequestContext, at: RoundAt, done: actions::Result<()>, said: TimerDone) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).round(at).timer().done(said)),
        Err(error) => timer_page(request, at, FormState::returned((), error)?).await,
    }
}
