//! How many days confidential reports and photos of boards are kept on this server.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::site::keep::{TypedDays, keep};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_limits as limits;
use reeve_store::setting::Keeping;
use reeve_urls as urls;
use reeve_views::site;
use reeve_words as words;
use reeve_words::flash::KeepingDone;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::keeping, Permission::Administer, || to(show)),
        post(urls::site::keeping, Permission::Administer, || to(choose)),
    ]
}

#[derive(Template)]
#[template(path = "admin/keeping.html")]
struct KeepingPage {
    page: Layout,
    form: FormState<TypedDays>,
    /// What the form showed, for the next who changes it.
    seen: String,
    report_help: String,
    photo_help: String,
}

/// What was just done, from the address.
#[derive(serde::Deserialize)]
struct KeepingQuery {
    #[serde(default)]
    done: String,
}

fn written(keeping: Keeping) -> String {
    format!("{} {}", keeping.reports, keeping.photos)
}

fn read(seen: &str) -> Option<Keeping> {
    let (reports, photos) = seen.split_once(' ')?;
    Some(Keeping { reports: reports.parse().ok()?, photos: photos.parse().ok()? })
}

/// Shows the days.
async fn show(request: RequestContext, query: web::Query<KeepingQuery>) -> HandlerResult {
    let done = KeepingDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence().to_owned()));
    shown(&request, done, None).await
}

/// The form with what is stored, or as it came back, with what it showed where that still counts.
async fn shown(
    request: &RequestContext,
    done: Option<(NoticeKind, String)>,
    sent: Option<(FormState<TypedDays>, String)>,
) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let stored = site::keeping(&mut tx).await?;
    drop(tx);
    let fresh = || TypedDays { reports: stored.reports.to_string(), photos: stored.photos.to_string() };
    let (form, seen) = match sent {
        Some((form, seen)) if !form.is_stale() => (form, seen),
        Some((form, _)) => (form.when_stale(NoticeKind::Wrong, words::site::KEEPING_STALE), written(stored)),
        None => (FormState::fresh(fresh()).with_notice(done), written(stored)),
    };
    let layout = form.tell(request.layout(titles::KEEPING).crumb(titles::YOUR_ACCOUNT, urls::account()));
    let page = KeepingPage {
        page: layout,
        seen,
        report_help: words::site::days_help(limits::REPORT_DAYS, stored.reports),
        photo_help: words::site::days_help(limits::PHOTO_DAYS, stored.photos),
        form,
    };
    page_with(page.form.status(), &page)
}

/// Chooses the days.
async fn choose(request: RequestContext, form: Form) -> HandlerResult {
    let typed = TypedDays { reports: form.text("report-days").to_owned(), photos: form.text("photo-days").to_owned() };
    let seen = form.raw("seen").to_owned();
    let done = request.will_redirect_to(urls::keeping().done(KeepingDone::Chosen));
    match keep(&request.context(), read(&seen), &typed).await {
        Ok(()) => see_other(done),
        Err(error) => shown(&request, None, Some((FormState::returned_or_stale(typed, error)?, seen))).await,
    }
}
