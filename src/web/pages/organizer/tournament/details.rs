//! `/run/{slug}/details`: change what is said of a tournament.

use askama::Template;

use reeve_actions::Permission;
use reeve_actions::tournament::details::{TournamentDetails, TypedDetails};
use reeve_actions::tournament::edit::{EditTournament, edit_tournament};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_rules::tournament::settings::Setting;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::tournament::{rounds_are_locked, settings_are_locked, slug_is_locked, system_is_locked};
use reeve_words as words;

use crate::pages::organizer::tournament::details_form;
use crate::pages::organizer::tournament::details_form::{DetailsForm, LOOK, tried};
use reeve_http::ui::nav::StaffSection;
use reeve_words::{labels, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::details, Permission::ReadRun, || to(show)),
        post(urls::run::details, Permission::Run, || to(save)),
    ]
}

/// A detail that somebody else changed meanwhile: its name, what is stored, and what was typed here.
pub(in crate::pages::organizer) struct Differs {
    pub(in crate::pages::organizer) label: String,
    pub(in crate::pages::organizer) stored: String,
    pub(in crate::pages::organizer) typed: String,
}

#[derive(Template)]
#[template(path = "organizer/tournament/details.html")]
struct DetailsPage {
    page: Layout,
    urls: Run,
    form: FormState<DetailsForm>,
    differs: Vec<Differs>,
    runs: bool,
    may_copy: bool,
    may_change: bool,
    hidden: bool,
    /// What leads to where it is called off, or held after all; none where neither can be done.
    call_off: Option<&'static str>,
}

fn details(
    request: &RequestContext,
    stored: &Tournament,
    typed: FormState<TypedDetails>,
) -> Result<DetailsPage, Error> {
    let differs = if typed.is_stale() { differences(&TypedDetails::stored(stored), &typed) } else { Vec::new() };
    let mut form = typed.map(|typed| DetailsForm::blank(typed, &request.app));
    form.fingerprint = TournamentDetails::stored(stored).fingerprint();
    form.locked = settings_are_locked(stored).then(|| TypedDetails::stored(stored));
    form.slug_locked = slug_is_locked(stored);
    form.system_locked = system_is_locked(stored).then_some(stored.system);
    form.rounds_locked = rounds_are_locked(stored) || stored.system.system().championship && system_is_locked(stored);
    Ok(DetailsPage {
        page: form.tell(nav::staff(request, titles::DETAILS, StaffSection::Details)?),
        urls: urls::run(&stored.slug),
        form,
        differs,
        runs: request.roles().may(Permission::Run),
        may_copy: request.roles().may(Permission::Run) && request.roles().may(Permission::CreateTournament),
        may_change: request.may_change(Permission::Run).is_ok(),
        hidden: stored.is_hidden(),
        call_off: call_off(stored).filter(|_| request.may_change(Permission::Run).is_ok()),
    })
}

/// What leads to where a tournament is called off, or held after all. As long as round 1 has not begun its players are not counted.
fn call_off(stored: &Tournament) -> Option<&'static str> {
    match stored.phase {
        _ if stored.is_called_off() => Some(labels::HOLD_AFTER_ALL),
        Phase::Registration | Phase::CheckIn => Some(labels::CALL_OFF),
        Phase::Prelim if stored.attendance_at.is_none() => Some(labels::CALL_OFF),
        _ => None,
    }
}

/// The form, filled with what is stored.
pub async fn show(request: RequestContext) -> HandlerResult {
    let stored = request.tournament()?;
    page(&details(&request, stored, FormState::fresh(TypedDetails::stored(stored)))?)
}

/// Stores the changes, or gives the form back with what is in their way.
pub async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let typed = details_form::typed(&form, Some(&TypedDetails::stored(request.tournament()?)));
    if form.pressed(LOOK)? {
        let mut again = details(&request, request.tournament()?, tried(typed))?;
        // Somebody else's change in between is still noticed when the form is saved.
        again.form.fingerprint = form.text("version").to_owned();
        return page_with(again.form.status(), &again);
    }
    let command = EditTournament { typed: typed.clone(), fingerprint: form.text("version").to_owned() };
    let form = match edit_tournament(&request.context(), id, &command).await {
        Ok(saved) => return see_other(urls::run(&saved.slug).details()),
        Err(error) => FormState::returned_or_stale(typed, error)?,
    };
    // What is stored now, which may be more than the request began with.
    let stored = request.snapshot().await?.tournament;
    let mut again = details(&request, &stored, form)?;
    if !again.form.faults.is_empty() {
        // Somebody else's change in between is still noticed when the form is sent again.
        again.form.fingerprint = command.fingerprint;
    }
    page_with(again.form.status(), &again)
}

/// What is stored and what was typed, where the two differ.
pub(in crate::pages::organizer) fn differences(stored: &TypedDetails, typed: &TypedDetails) -> Vec<Differs> {
    let yes = |is: bool| labels::yes(is).to_owned();
    let pairs = [
        (labels::NAME, stored.name.clone(), typed.name.clone()),
        (labels::SHORT_ADDRESS, stored.slug.clone(), typed.slug.clone()),
        (labels::PLACE, stored.place.clone(), typed.place.clone()),
        (labels::DAY, stored.starts_on.clone(), typed.starts_on.clone()),
        (labels::TIME_ZONE, stored.time_zone.clone(), typed.time_zone.clone()),
        (labels::EDITION, stored.edition.clone(), typed.edition.clone()),
        (labels::GAME, stored.system.clone(), typed.system.clone()),
        (labels::RULES, stored.rules.clone(), typed.rules.clone()),
        (labels::RULES_TEXT, stored.rules_text.clone(), typed.rules_text.clone()),
        (labels::ROUNDS, stored.rounds.clone(), typed.rounds.clone()),
        (labels::PLACES, stored.capacity.clone(), typed.capacity.clone()),
        (labels::APPROVAL, yes(stored.approval), yes(typed.approval)),
        (labels::PER_ADDRESS, stored.registrations_per_hour.clone(), typed.registrations_per_hour.clone()),
        (labels::NAMES_SORTED, stored.name_order.clone(), typed.name_order.clone()),
        (labels::LANGUAGE_OF_THE_ORDER, stored.name_language.clone(), typed.name_language.clone()),
        (labels::PAPER, stored.paper_size.clone(), typed.paper_size.clone()),
        (labels::LANGUAGE, stored.language.clone(), typed.language.clone()),
        (labels::CODE_OF_CONDUCT, stored.code_version.clone(), typed.code_version.clone()),
        (labels::PHOTO_POLICY, stored.photo_version.clone(), typed.photo_version.clone()),
        (labels::SEARCH_ENGINES, yes(stored.indexed), yes(typed.indexed)),
    ];
    let settings = Setting::ALL.iter().map(|setting| {
        let label = words::tournament::setting(*setting, texts::Game::USUAL);
        (label, stored.setting(*setting).to_owned(), typed.setting(*setting).to_owned())
    });
    pairs
        .into_iter()
        .map(|(label, stored, typed)| (label.to_owned(), stored, typed))
        .chain(settings)
        .filter(|(_, stored, typed)| stored.trim() != typed.trim())
        .map(|(label, stored, typed)| Differs { label, stored, typed })
        .collect()
}
