//! `/run/{slug}/details`: change what is said of a tournament.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::tournament::details::{Details, TypedDetails, settings_locked, slug_locked};
use crate::actions::tournament::edit::{EditTournament, edit_tournament};
use crate::rules::tournament::settings::Setting;
use crate::store::tournament::Tournament;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with, see_other};
use crate::web::routes::{Route, get, post};
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::{nav, urls};

use crate::web::pages::organizer::tournament::details_form;
use crate::web::pages::organizer::tournament::details_form::DetailsForm;
use crate::web::ui::words;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/details", Permission::ReadRun, || web::to(show)),
        post("/run/{slug}/details", Permission::Run, || web::to(save)),
    ]
}

/// A detail that somebody else changed meanwhile: its name, what is stored, and what was typed here.
struct Differs {
    label: &'static str,
    stored: String,
    typed: String,
}

#[derive(Template)]
#[template(path = "organizer/tournament/details.html")]
struct DetailsPage {
    page: Layout,
    slug: String,
    form: DetailsForm,
    differs: Vec<Differs>,
    runs: bool,
    archived: bool,
}

fn details(request: &RequestContext, stored: &Tournament, typed: TypedDetails) -> Result<DetailsPage, Error> {
    let mut form = DetailsForm::blank(typed, &request.app.public_url);
    form.mark = Details::stored(stored).mark();
    form.settings_locked = settings_locked(stored.phase);
    form.slug_locked = slug_locked(stored.phase);
    Ok(DetailsPage {
        page: nav::staff(request, "Details", "details")?,
        slug: stored.slug.clone(),
        form,
        differs: Vec::new(),
        runs: request.roles().may(Permission::Run),
        archived: stored.archived_at.is_some(),
    })
}

/// The form, filled with what is stored.
pub async fn show(request: RequestContext) -> HandlerResult {
    let stored = request.tournament()?;
    page(&details(&request, stored, TypedDetails::stored(stored))?)
}

/// Stores the changes, or gives the form back with what is in their way.
pub async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let typed = details_form::typed(&form, Some(&TypedDetails::stored(request.tournament()?)));
    let command = EditTournament { typed: typed.clone(), mark: form.text("version").to_owned() };
    let error = match edit_tournament(&request.context(), id, &command).await {
        Ok(saved) => return see_other(urls::run(&saved.slug).details()),
        Err(error) => error,
    };
    // What is stored now, which may be more than the request began with.
    let stored = request.snapshot().await?.tournament;
    let mut again = details(&request, &stored, typed.clone())?;
    let status = match error {
        actions::Error::Faults(faults) => {
            again.form.mark = command.mark;
            again.form = again.form.with_faults(faults);
            StatusCode::UNPROCESSABLE_ENTITY
        }
        actions::Error::Refused(refusal) => {
            again.page = again.page.notice(NoticeKind::Wrong, words::with_clause(&refusal));
            StatusCode::CONFLICT
        }
        actions::Error::Stale => {
            again.differs = differences(&TypedDetails::stored(&stored), &typed);
            StatusCode::CONFLICT
        }
        error => return Err(error.into()),
    };
    page_with(status, &again)
}

/// What is stored and what was typed, where the two differ.
fn differences(stored: &TypedDetails, typed: &TypedDetails) -> Vec<Differs> {
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let pairs = [
        ("Name", stored.name.clone(), typed.name.clone()),
        ("Short address", stored.slug.clone(), typed.slug.clone()),
        ("Place", stored.place.clone(), typed.place.clone()),
        ("Day", stored.starts_on.clone(), typed.starts_on.clone()),
        ("Time zone", stored.time_zone.clone(), typed.time_zone.clone()),
        ("Edition", stored.edition.clone(), typed.edition.clone()),
        ("Places", stored.capacity.clone(), typed.capacity.clone()),
        ("Approval", yes(stored.approval), yes(typed.approval)),
        ("Code of conduct", stored.code_version.clone(), typed.code_version.clone()),
        ("Photo policy", stored.photo_version.clone(), typed.photo_version.clone()),
    ];
    let settings = Setting::ALL.iter().map(|setting| {
        let label = words::tournament::setting(*setting);
        (label, stored.setting(*setting).to_owned(), typed.setting(*setting).to_owned())
    });
    pairs
        .into_iter()
        .chain(settings)
        .filter(|(_, stored, typed)| stored.trim() != typed.trim())
        .map(|(label, stored, typed)| Differs { label, stored, typed })
        .collect()
}
