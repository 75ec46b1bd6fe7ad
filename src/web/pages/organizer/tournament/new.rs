//! `/new`: create a tournament.

use askama::Template;
use chrono::Datelike;

use reeve_actions::Permission;
use reeve_actions::tournament::create::create_tournament;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;

use crate::pages::organizer::tournament::details_form;
use crate::pages::organizer::tournament::details_form::{DetailsForm, LOOK, tried};
use reeve_urls as urls;
use reeve_words as words;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::site::new_tournament, Permission::CreateTournament, || to(show)),
        post(urls::site::new_tournament, Permission::CreateTournament, || to(create)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/new.html")]
struct NewTournamentPage {
    page: Layout,
    form: FormState<DetailsForm>,
    may_import: bool,
}

fn form_page(request: &RequestContext, form: FormState<DetailsForm>) -> HandlerResult {
    let shown = NewTournamentPage {
        page: request.layout(titles::CREATE_A_TOURNAMENT).crumb(titles::MY_TOURNAMENTS, urls::tournaments()),
        form,
        may_import: request.roles().may(Permission::Administer),
    };
    page_with(shown.form.status(), &shown)
}

/// The empty form.
pub async fn show(request: RequestContext) -> HandlerResult {
    let typed = words::tournament::new_details(request.now.year());
    form_page(&request, FormState::fresh(DetailsForm::blank(typed, &request.app)))
}

/// Creates the tournament, or gives the form back with its faults.
pub async fn create(request: RequestContext, form: Form) -> HandlerResult {
    let typed = details_form::typed(&form, None);
    if form.pressed(LOOK)? {
        return form_page(&request, tried(typed).map(|typed| DetailsForm::blank(typed, &request.app)));
    }
    let done = request.will_redirect_to_created(|slug| urls::run(slug).home());
    match create_tournament(&request.context(), &typed).await {
        Ok(tournament) => see_other(done(&tournament.slug)),
        Err(error) => {
            let form = DetailsForm::blank(typed, &request.app);
            form_page(&request, FormState::returned_unless_refused(form, error)?)
        }
    }
}
