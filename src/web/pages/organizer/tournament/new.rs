//! `/new`: create a tournament.

use askama::Template;
use chrono::Datelike;

use crate::actions::Permission;
use crate::actions::tournament::create::create_tournament;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with, see_other};
use crate::web::http::route::{Route, get, post, to};
use crate::web::ui::layout::Layout;

use crate::web::pages::organizer::tournament::details_form;
use crate::web::pages::organizer::tournament::details_form::DetailsForm;
use crate::web::ui::words::titles;
use crate::web::ui::{urls, words};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get("/new", Permission::CreateTournament, || to(show)),
        post("/new", Permission::CreateTournament, || to(create)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/new.html")]
struct NewTournamentPage {
    page: Layout,
    form: FormState<DetailsForm>,
}

fn form_page(request: &RequestContext, form: FormState<DetailsForm>) -> HandlerResult {
    let shown = NewTournamentPage {
        page: request.layout(titles::CREATE_A_TOURNAMENT).crumb(titles::MY_TOURNAMENTS, urls::tournaments()),
        form,
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
    let done = request.will_redirect_to_created(|slug| urls::run(slug).home());
    match create_tournament(&request.context(), &typed).await {
        Ok(tournament) => see_other(done(&tournament.slug)),
        Err(error) => {
            let form = DetailsForm::blank(typed, &request.app);
            form_page(&request, FormState::returned_unless_refused(form, error)?)
        }
    }
}
