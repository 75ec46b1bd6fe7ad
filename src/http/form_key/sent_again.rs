//! A form that was carried out before leads where it led the first time, even if its first commit succeeded while the
//! connection to the database broke.

use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::http::header;

use crate::error::Error;
use crate::form_key;
use crate::form_key::LostCommit;
use crate::server::app::App;
use reeve_actions::FormKey;

/// Where to send a form that was carried out before this request, or in this request although the database's answer to
/// the commit was lost. Where it turns out that such a commit did not happen, the response becomes an error that says
/// so.
pub async fn where_it_led(
    app: &App,
    form: Option<&FormKey>,
    response: &ServiceResponse<BoxBody>,
    error: &mut Option<Error>,
) -> Option<String> {
    if let Some(Error::Unknown(_)) = error {
        return match form_key::how_it_ended(app, form).await {
            LostCommit::Done(location) => Some(location),
            LostCommit::Undone => {
                *error = Some(Error::Busy);
                None
            }
            LostCommit::Unknown => None,
        };
    }
    let form = form?;
    let status = response.status();
    if form.stored() {
        if status.is_client_error() || status.is_server_error() {
            // It was done; only the way to the next page failed, and an error page would say that nothing was.
            return form.location().map(str::to_owned);
        }
        if let Some(location) = response.headers().get(header::LOCATION).and_then(|value| value.to_str().ok()) {
            app.form_answers.keep(form, location);
        }
        return None;
    }
    if !status.is_client_error() {
        return None;
    }
    match form_key::first_answer(app, form).await {
        Ok(found) => found,
        Err(fault) => {
            // The answer that there is stands: nothing was done in this request.
            tracing::warn!(%fault, "whether a form was sent before could not be looked up");
            None
        }
    }
}
