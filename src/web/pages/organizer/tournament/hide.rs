//! `/run/{slug}/archive`: hide a tournament, which the page calls archiving, and bring it back.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::tournament::next_step::StepQuery;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::tournament::hide;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::series_final;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::series::final_day::awaits;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::flash::StepDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::hide, Permission::Erase, || to(show)),
        post(urls::run::hide, Permission::Erase, || to(carry_out)),
        post(urls::run::bring_back, Permission::Erase, || to(bring_back)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/hide.html")]
struct HidePage {
    page: Layout,
    slug: String,
    urls: Run,
    since: Option<String>,
    fault: Option<String>,
    /// Why it can't be archived now.
    not_now: Option<String>,
    /// It is a final day that is still to come: what archiving it does to the invitations.
    final_day: bool,
}

async fn view(request: &RequestContext) -> Result<HidePage, Error> {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let awaits = awaits(&mut tx, t.id).await?;
    let final_day = series_final::of_final(&mut tx, t.id).await?.is_some() && !visibility::has_rounds(t);
    drop(tx);
    Ok(HidePage {
        page: nav::staff(request, titles::ARCHIVE, StaffSection::Details)?,
        slug: t.slug.clone(),
        urls: urls::run(&t.slug),
        since: t.hidden_at.map(|at| time::moment(at, &t.time_zone)),
        fault: None,
        not_now: awaits.map(|(series, day)| words::series::final_day::awaited(&series, &day)),
        final_day,
    })
}

/// What hiding does, and the word to type.
pub async fn show(request: RequestContext, query: web::Query<StepQuery>) -> HandlerResult {
    let mut shown = view(&request).await?;
    if let Some(done) = StepDone::from_code(&query.done) {
        shown.page = shown.page.notice(NoticeKind::Good, done.sentence());
    }
    page(&shown)
}

/// Hides the tournament.
pub async fn carry_out(request: RequestContext, form: Form) -> HandlerResult {
    let done = hide::hide(&request.context(), request.tournament()?.id, form.text("confirm")).await;
    answer(&request, done, |run| run.hide().done(StepDone::Archived)).await
}

/// Brings the tournament back.
pub async fn bring_back(request: RequestContext, _: Form) -> HandlerResult {
    let done = hide::bring_back(&request.context(), request.tournament()?.id).await;
    answer(&request, done, |run| run.home().done(StepDone::BroughtBack)).await
}

async fn answer(request: &RequestContext, done: actions::Result<()>, then: fn(&Run) -> Url) -> HandlerResult {
    let mut view = view(request).await?;
    let form = match done {
        Ok(()) => return see_other(then(&view.urls)),
        Err(error) => FormState::returned((), error)?,
    };
    view.page = form.tell(view.page);
    view.fault = form.fault("confirm").map(str::to_owned);
    page_with(form.status(), &view)
}
