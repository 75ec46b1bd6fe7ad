//! `/series/{series}/events/{event}/take-out`: take an event out of its series.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::series::frame::below;
use reeve_actions::Permission;
use reeve_actions::series::events::{REMOVE, remove_event};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::series;
use reeve_views::series::is_public;
use reeve_views::visibility;
use reeve_words::flash::SeriesDone;
use reeve_words::series as words;
use reeve_words::{isolated, titles};

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run_series::take_out, Permission::Run, || to(show)),
        post(urls::run_series::take_out, Permission::Run, || to(carry_out)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/series/take_out.html")]
struct TakeOutPage {
    page: Layout,
    target: Url,
    back: Url,
    heading: String,
    consequence: String,
    /// The word to type, where everybody has seen its results.
    word: Option<&'static str>,
    fault: Option<String>,
}

/// What taking it out means.
async fn show(request: RequestContext, path: web::Path<(String, String)>) -> HandlerResult {
    form_page(&request, &path.1, FormState::fresh(())).await
}

async fn form_page(request: &RequestContext, event: &str, form: FormState<()>) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let snapshot = series::event(&mut tx, series.id, event).await?;
    drop(tx);
    let seen = visibility::has_public_result(&snapshot);
    let urls = urls::run_series(&series.slug);
    let shown = TakeOutPage {
        page: form.tell(below(request, titles::TAKE_AN_EVENT_OUT)?),
        target: urls.take_out(event),
        back: urls.home(),
        heading: isolated(&snapshot.tournament.name),
        consequence: words::taking_out(&snapshot.tournament.name, seen, is_public(series)),
        word: seen.then_some(REMOVE),
        fault: form.fault("confirm").map(str::to_owned),
    };
    page_with(form.status(), &shown)
}

/// Takes it out.
async fn carry_out(request: RequestContext, path: web::Path<(String, String)>, form: Form) -> HandlerResult {
    let series = request.series()?;
    let done = request.will_redirect_to(urls::run_series(&series.slug).home().done(SeriesDone::TakenOut));
    match remove_event(&request.context(), series.id, &path.1, form.text("confirm")).await {
        Ok(()) => see_other(done),
        Err(error) => form_page(&request, &path.1, FormState::returned_unless_refused((), error)?).await,
    }
}
