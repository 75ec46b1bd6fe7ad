//! `/run/{slug}/call-off`: call a tournament off, and hold it after all.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::tournament::next_step::StepQuery;
use reeve_actions::Permission;
use reeve_actions::tournament::call_off;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_urls as urls;
use reeve_urls::{Public, Run};
use reeve_views::tournament::{PhaseRefusal, may_call_off};
use reeve_words as words;
use reeve_words::flash::StepDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::call_off, Permission::Run, || to(show)),
        post(urls::run::call_off, Permission::Run, || to(carry_out)),
        post(urls::run::hold_after_all, Permission::Run, || to(take_back)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/call_off.html")]
struct CallOffPage {
    page: Layout,
    urls: Run,
    public: Public,
    /// Since when it is called off.
    since: Option<String>,
    /// Why it can't be called off now.
    not_now: Option<&'static str>,
    /// Whether players can be written to from their list.
    writes: bool,
    /// What the players are told.
    form: FormState<String>,
}

async fn view(request: &RequestContext, form: FormState<String>) -> Result<CallOffPage, Error> {
    request.may_change(Permission::Run)?;
    let snapshot = request.snapshot().await?;
    let t = &snapshot.tournament;
    let not_now = may_call_off(&snapshot).err().filter(|why| *why != PhaseRefusal::CalledOffAlready);
    let layout = nav::staff(request, titles::CALL_OFF, StaffSection::Details)?;
    Ok(CallOffPage {
        page: form.tell(layout),
        urls: urls::run(&t.slug),
        public: urls::public(&t.slug),
        since: t.called_off_at.map(|at| time::moment(at, &t.time_zone)),
        not_now: not_now.map(words::phases::refusal),
        writes: request.app.mail.is_some() && !snapshot.players.is_empty(),
        form,
    })
}

/// What calling it off does, or since when it is called off.
async fn show(request: RequestContext, query: web::Query<StepQuery>) -> HandlerResult {
    let done = StepDone::from_code(&query.done);
    let notice = done.map(|done| (NoticeKind::Good, done.sentence()));
    let shown = view(&request, FormState::fresh(String::new()).with_notice(notice)).await?;
    page_with(shown.form.status(), &shown)
}

/// Calls it off.
async fn carry_out(request: RequestContext, form: Form) -> HandlerResult {
    let said = form.raw("message").to_owned();
    match call_off::call_off(&request.context(), request.tournament()?.id, &said).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).call_off().done(StepDone::CalledOff)),
        Err(error) => again(&request, FormState::returned(said, error)?).await,
    }
}

/// Holds it after all.
async fn take_back(request: RequestContext, form: Form) -> HandlerResult {
    let said = form.raw("message").to_owned();
    match call_off::hold_after_all(&request.context(), request.tournament()?.id, &said).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).home().done(StepDone::TakesPlace)),
        Err(error) => again(&request, FormState::returned(said, error)?).await,
    }
}

async fn again(request: &RequestContext, form: FormState<String>) -> HandlerResult {
    let shown = view(request, form).await?;
    page_with(shown.form.status(), &shown)
}
