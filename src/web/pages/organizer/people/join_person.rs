//! The forms that say that players of two tournaments are one person, or that they are not.

use actix_web::HttpRequest;
use actix_web::web::Path;

use crate::pages::organizer::people::elsewhere::JoinForm;
use crate::pages::organizer::people::player::{PlayerForms, player_page};
use reeve_actions::Permission;
use reeve_actions::people::join_person::join_person;
use reeve_actions::people::unlink_person::unlink_person;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::origin::own_hosts;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, see_other};
use reeve_http::route::{Route, post, to};
use reeve_urls as urls;
use reeve_words::flash::PlayerDone;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        post(urls::run::join_person, Permission::Run, || to(join)),
        post(urls::run::unlink_person, Permission::Run, || to(part)),
    ]
}

/// Says that the player is the same person as one of another tournament.
async fn join(request: RequestContext, path: Path<(String, i64)>, form: Form, http: HttpRequest) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let here = own_hosts(&http, &request.app.public_url());
    let typed = JoinForm::read(&form);
    let done = request.will_redirect_to(urls::run(&slug).player(number).done(PlayerDone::Joined));
    match join_person(&request.context(), request.tournament()?.id, number, &typed.command(here)).await {
        Ok(()) => see_other(done),
        Err(error) => player_page(&request, number, PlayerForms::joining(FormState::returned(typed, error)?)).await,
    }
}

/// Says that the player is not the person of the other tournaments.
async fn part(request: RequestContext, path: Path<(String, i64)>, _: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let done = request.will_redirect_to(urls::run(&slug).player(number).done(PlayerDone::Parted));
    match unlink_person(&request.context(), request.tournament()?.id, number).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let form = FormState::returned(JoinForm::default(), error)?;
            player_page(&request, number, PlayerForms::joining(form)).await
        }
    }
}
