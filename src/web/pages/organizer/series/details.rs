//! `/new-series` and `/series/{series}/details`: make a series, and change what is said of it.

use actix_web::web;
use askama::Template;
use chrono::Datelike;

use crate::pages::organizer::series::frame::below;
use crate::pages::organizer::tournament::details;
use crate::pages::organizer::tournament::details_form;
use crate::pages::organizer::tournament::details_form::DetailsForm;
use reeve_actions::Permission;
use reeve_actions::series::create::create_series;
use reeve_actions::series::details::{SeriesDetails, TypedSeries};
use reeve_actions::series::edit::edit_series;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::series;
use reeve_views::series::is_public;
use reeve_words as words;
use reeve_words::flash::SeriesDone;
use reeve_words::titles;

/// The routes of these pages.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::new_series, Permission::CreateTournament, || to(blank)),
        post(urls::site::new_series, Permission::CreateTournament, || to(create)),
        get(urls::run_series::details, Permission::Run, || to(show)),
        post(urls::run_series::details, Permission::Run, || to(save)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/series/details.html")]
struct SeriesDetailsPage {
    page: Layout,
    target: Url,
    back: Url,
    button: &'static str,
    form: FormState<DetailsForm>,
    final_on: String,
    /// What is stored now where somebody else changed it meanwhile: labels, what is stored, what was typed.
    differs: Vec<(String, String, String)>,
}

fn typed(form: &Form, stored: Option<&TypedSeries>) -> TypedSeries {
    TypedSeries {
        details: details_form::typed(form, stored.map(|stored| &stored.details)),
        final_on: form.raw("final_on").to_owned(),
    }
}

fn new_page(request: &RequestContext, form: FormState<TypedSeries>) -> HandlerResult {
    let final_on = form.final_on.clone();
    let form = form.map(|typed| DetailsForm::blank(typed.details, &request.app));
    let shown = SeriesDetailsPage {
        page: request.layout(titles::CREATE_A_SERIES).crumb(titles::MY_TOURNAMENTS, urls::tournaments()),
        target: urls::new_series(),
        back: urls::tournaments(),
        button: words::series::CREATE,
        final_on,
        form,
        differs: Vec::new(),
    };
    page_with(shown.form.status(), &shown)
}

/// The empty form.
async fn blank(request: RequestContext) -> HandlerResult {
    let details = words::tournament::new_details(request.now.year());
    new_page(&request, FormState::fresh(TypedSeries { details, final_on: String::new() }))
}

/// Makes the series, or gives the form back with its faults.
async fn create(request: RequestContext, form: Form) -> HandlerResult {
    let typed = typed(&form, None);
    let done = request.will_redirect_to_created(|slug| urls::run_series(slug).home());
    match create_series(&request.context(), &typed).await {
        Ok(slug) => see_other(done(&slug)),
        Err(error) => new_page(&request, FormState::returned_unless_refused(typed, error)?),
    }
}

/// The form, filled with what is stored.
async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    let form = FormState::fresh(TypedSeries::stored(request.series()?)).with_notice(query.notice::<SeriesDone>());
    details_page(&request, form, None).await
}

async fn details_page(
    request: &RequestContext,
    form: FormState<TypedSeries>,
    fingerprint: Option<String>,
) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let again = !form.status().is_success();
    let (stored, is_locked) = series::settings(&mut tx, request.series()?, again).await?;
    drop(tx);
    let was = TypedSeries::stored(&stored);
    let differs = if form.is_stale() { differences(&was, &form) } else { Vec::new() };
    let final_on = form.final_on.clone();
    let mut form = form.map(|typed| DetailsForm::blank(typed.details, &request.app));
    form.fingerprint = fingerprint.unwrap_or_else(|| SeriesDetails::stored(&stored).fingerprint());
    form.locked = is_locked.then_some(was.details);
    form.slug_locked = is_public(&stored);
    let urls = urls::run_series(&stored.slug);
    let shown = SeriesDetailsPage {
        page: form.tell(below(request, titles::SERIES_DETAILS)?),
        target: urls.details(),
        back: urls.home(),
        button: words::series::SAVE,
        final_on,
        form,
        differs,
    };
    page_with(shown.form.status(), &shown)
}

/// Stores the changes, or gives the form back with what is in their way.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.series()?.id;
    let typed = typed(&form, Some(&TypedSeries::stored(request.series()?)));
    let fingerprint = form.text("version").to_owned();
    match edit_series(&request.context(), id, &typed, &fingerprint).await {
        Ok(saved) => see_other(urls::run_series(&saved.slug).details().done(SeriesDone::Saved)),
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?;
            // Where there are faults, somebody else's change in between is still noticed when the form is sent again.
            let kept = (!form.faults.is_empty()).then_some(fingerprint);
            details_page(&request, form, kept).await
        }
    }
}

/// What is stored and what was typed, where the two differ.
fn differences(stored: &TypedSeries, typed: &TypedSeries) -> Vec<(String, String, String)> {
    let last = (words::labels::DAY_OF_THE_FINAL.to_owned(), stored.final_on.clone(), typed.final_on.clone());
    let of_both = details::differences(&stored.details, &typed.details);
    let of_both = of_both.into_iter().map(|differs| (differs.label, differs.stored, differs.typed));
    of_both.chain([last].into_iter().filter(|(_, was, is)| was.trim() != is.trim())).collect()
}
