//! `/new`: create a tournament.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::Datelike;

use crate::actions::tournament::create::create_tournament;
use crate::actions::tournament::details::Typed;
use crate::actions;
use crate::actions::Right;
use crate::web::http::request::Ask;
use crate::web::http::form::Form;
use crate::web::ui::layout::Frame;
use crate::web::http::response::{Answer, page, page_with, see_other};
use crate::web::routes::{Line, get, post};

use crate::web::pages::organizer::tournament::details_form;
use crate::web::pages::organizer::tournament::details_form::DetailsForm;

/// The routes of this page.
pub fn routes() -> Vec<Line> {
    vec![
        get("/new", Right::CreateTournament, || web::to(show)),
        post("/new", Right::CreateTournament, || web::to(create)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/new.html")]
struct New {
    page: Frame,
    form: DetailsForm,
}

fn new(ask: &Ask, form: DetailsForm) -> New {
    New { page: ask.frame("Create a tournament").crumb("My tournaments", "/run"), form }
}

/// The empty form.
pub async fn show(ask: Ask) -> Answer {
    let typed = Typed::blank(ask.now.year());
    page(&new(&ask, DetailsForm::blank(typed, &ask.app.public_url)))
}

/// Creates the tournament, or gives the form back with its faults.
pub async fn create(ask: Ask, form: Form) -> Answer {
    let typed = details_form::typed(&form, None);
    ask.leads_to("/run/{}");
    match create_tournament(&ask.desk(), &typed).await {
        Ok(tournament) => see_other(format!("/run/{}", tournament.slug)),
        Err(actions::Error::Faults(faults)) => {
            let form = DetailsForm::blank(typed, &ask.app.public_url).with_faults(faults);
            page_with(StatusCode::UNPROCESSABLE_ENTITY, &new(&ask, form))
        }
        Err(error) => Err(error.into()),
    }
}
