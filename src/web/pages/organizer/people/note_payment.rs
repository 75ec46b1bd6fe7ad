//! That a player has paid: noted on the player's page, and taken back there.

use actix_web::web::Path;

use crate::pages::organizer::people::player::{PlayerForms, player_page};
use reeve_actions::Permission;
use reeve_actions::people::note_payment::{Payment, note_payment};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, see_other};
use reeve_http::route::{Route, post, to};
use reeve_urls as urls;
use reeve_words::flash::PlayerDone;

/// The routes of payments.
pub fn routes() -> Vec<Route> {
    vec![post(urls::run::payment, Permission::Run, || to(note))]
}

/// Notes it, or takes it back.
async fn note(request: RequestContext, path: Path<(String, i64)>, form: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let (payment, done) = match form.text("paid") {
        "yes" => (Payment::Paid(form.text("amount").to_owned()), PlayerDone::Paid),
        "no" => (Payment::NotPaid, PlayerDone::NotPaid),
        _ => return Err(Error::BadRequest(texts::faults::no_such_move())),
    };
    let saved = request.will_redirect_to(urls::run(&slug).player(number).done(done));
    match note_payment(&request.context(), request.tournament()?.id, number, &payment).await {
        Ok(()) => see_other(saved),
        Err(error) => {
            let amount = FormState::returned(form.text("amount").to_owned(), error)?;
            player_page(&request, number, PlayerForms::paying(amount)).await
        }
    }
}
