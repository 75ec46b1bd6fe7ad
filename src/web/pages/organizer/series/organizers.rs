//! `/series/{series}/organizers`: who runs a series.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::series::frame::below;
use reeve_actions::Permission;
use reeve_actions::series::organizers::{add_organizer, remove_organizer};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_store::AccountId;
use reeve_store::series::SeriesOrganizer;
use reeve_urls as urls;
use reeve_urls::{RunSeries, Url};
use reeve_views::series;
use reeve_words::flash::SeriesDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run_series::organizers, Permission::Run, || to(show)),
        post(urls::run_series::organizers, Permission::Run, || to(add)),
        post(urls::run_series::remove_organizer, Permission::Run, || to(remove)),
    ]
}

struct Organizer {
    name: String,
    since: String,
    me: bool,
    /// Where the organizer is removed; none for the last one.
    remove: Option<Url>,
}

#[derive(Template)]
#[template(path = "organizer/series/organizers.html")]
struct OrganizersPage {
    page: Layout,
    urls: RunSeries,
    organizers: Vec<Organizer>,
    form: FormState<String>,
}

async fn list(request: &RequestContext, form: FormState<String>) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let there = series::organizers(&mut tx, series.id).await?;
    drop(tx);
    let urls = urls::run_series(&series.slug);
    let me = request.access.caller().account();
    let several = there.len() > 1;
    let organizer = |one: SeriesOrganizer| Organizer {
        since: time::moment(one.added_at, &series.time_zone),
        me: me == Some(one.account_id),
        remove: several.then(|| urls.remove_organizer(one.account_id)),
        name: one.name,
    };
    let organizers = there.into_iter().map(organizer).collect();
    let page = form.tell(below(request, titles::SERIES_ORGANIZERS)?);
    page_with(form.status(), &OrganizersPage { page, organizers, form, urls })
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    list(&request, FormState::fresh(String::new()).with_notice(query.notice::<SeriesDone>())).await
}

/// Adds an organizer.
async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let (series, typed) = (request.series()?, form.raw("name").to_owned());
    let done = request.will_redirect_to(urls::run_series(&series.slug).organizers().done(SeriesDone::OrganizerAdded));
    match add_organizer(&request.context(), series.id, &typed).await {
        Ok(()) => see_other(done),
        Err(error) => list(&request, FormState::returned(typed, error)?).await,
    }
}

/// Removes one. Whoever removes themselves is led to their tournaments.
async fn remove(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let series = request.series()?;
    let account: AccountId = path.1.parse().map_err(|_| Error::Missing)?;
    let still_runs = request.roles().administrator || request.access.caller().account() != Some(account);
    let then = match still_runs {
        true => urls::run_series(&series.slug).organizers().done(SeriesDone::OrganizerRemoved),
        false => urls::tournaments(),
    };
    let done = request.will_redirect_to(then);
    match remove_organizer(&request.context(), series.id, account).await {
        Ok(()) => see_other(done),
        Err(error) => list(&request, FormState::returned(String::new(), error)?).await,
    }
}
