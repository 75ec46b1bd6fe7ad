//! The forms that say that players of two tournaments are one person, or that they are not.

use actix_web::web::{self, Path};

use crate::actions;
use crate::actions::Permission;
use crate::actions::people::join_person::join_person;
use crate::actions::people::part_person::part_person;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, see_other};
use crate::web::http::route::{Route, post};
use crate::web::pages::organizer::people::players::player_page_with;
use crate::web::pages::organizer::people::same_person::JoinForm;
use crate::web::ui::{urls, words};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        post("/run/{slug}/players/{number}/join", Permission::Run, || web::to(join)),
        post("/run/{slug}/players/{number}/part", Permission::Run, || web::to(part)),
    ]
}

/// Says that the player is the same person as one of another tournament.
async fn join(request: RequestContext, path: Path<(String, i64)>, form: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let typed = JoinForm::read(&form);
    let url = urls::run(&slug).player(number).done("joined");
    request.leads_to(url.clone());
    match join_person(&request.context(), request.tournament()?.id, number, &typed.command()).await {
        Ok(()) => see_other(url),
        Err(actions::Error::Faults(faults)) => {
            let form = Some(typed.with(&faults));
            player_page_with(&request, number, FormState::faulty(None, &[]), form).await
        }
        Err(actions::Error::Refused(refusal)) => refused(&request, number, &refusal, Some(typed)).await,
        Err(other) => Err(other.into()),
    }
}

/// Says that the player is not the person of the other tournaments.
async fn part(request: RequestContext, path: Path<(String, i64)>, _: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let url = urls::run(&slug).player(number).done("parted");
    request.leads_to(url.clone());
    match part_person(&request.context(), request.tournament()?.id, number).await {
        Ok(()) => see_other(url),
        Err(actions::Error::Refused(refusal)) => refused(&request, number, &refusal, None).await,
        Err(other) => Err(other.into()),
    }
}

async fn refused(
    request: &RequestContext,
    number: i64,
    refusal: &actions::Refusal,
    form: Option<JoinForm>,
) -> HandlerResult {
    player_page_with(request, number, FormState::refused(None, words::with_clause(refusal)), form).await
}
