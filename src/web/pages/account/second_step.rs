//! The second step of signing in: a code or a passkey, after the password.

use std::collections::BTreeSet;

use actix_web::{HttpRequest, web};
use askama::Template;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::account::sign_in::SignInQuery;
use crate::pages::account::{sign_in, slow_down};
use reeve_actions as actions;
use reeve_actions::Fault;
use reeve_actions::accounts::second_factor;
use reeve_actions::accounts::second_factor::{SignInProof, TypedCode};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::session;
use reeve_http::sign_in_way::SignInWay;
use reeve_http::ui::layout::Layout;
use reeve_secret as secret;
use reeve_store::passkey::Passkey;
use reeve_urls as urls;
use reeve_views::accounts::pending_sign_in::PendingSignIn;

#[derive(Template)]
#[template(path = "account/second_step.html")]
struct SecondStepPage {
    page: Layout,
    next: String,
    has_codes: bool,
    /// What the browser is asked for a passkey of this address.
    options: Option<String>,
    public_url: String,
    /// The domains of passkeys that can't be used, since people reach Reeve under another address.
    elsewhere: Vec<String>,
    form: FormState<()>,
}

fn step_page(request: &RequestContext, waiting: &PendingSignIn, next: String, form: FormState<()>) -> HandlerResult {
    let layout = request
        .layout(texts::account::title_your_second_factor())
        .crumb(texts::account::title_sign_in(), urls::sign_in());
    let party = request.app.passkeys.as_ref();
    let is_here = |passkey: &&Passkey| party.is_some_and(|party| party.owns(passkey));
    let elsewhere = waiting.passkeys.iter().filter(|passkey| !is_here(passkey));
    let elsewhere: BTreeSet<String> = elsewhere.map(|passkey| passkey.rp_id.clone()).collect();
    let shown = SecondStepPage {
        page: layout,
        next,
        has_codes: waiting.has_codes,
        options: waiting.options.clone(),
        public_url: request.app.public_url().to_string(),
        elsewhere: elsewhere.into_iter().collect(),
        form,
    };
    kept_by_nobody(page_with(shown.form.status(), &shown)?)
}

/// The sign-in that waits in this browser.
async fn waiting(request: &RequestContext, http: &HttpRequest) -> Result<Option<PendingSignIn>, Error> {
    let is_https = request.app.is_https();
    let Some(token) = session::waiting(http.headers(), is_https) else { return Ok(None) };
    let device = session::device(http.headers(), is_https).map(|token| secret::digest(&token));
    let mut tx = request.app.db.read().await?;
    Ok(PendingSignIn::read(&mut tx, secret::digest(&token), device, request.now).await?)
}

/// Asks for the code. Without a sign-in that waits for one it leads to the first step.
pub(super) async fn show(request: RequestContext, query: web::Query<SignInQuery>, http: HttpRequest) -> HandlerResult {
    let Some(waiting) = waiting(&request, &http).await? else { return see_other(urls::sign_in()) };
    step_page(&request, &waiting, sign_in::own_path(&query.next), FormState::fresh(()))
}

/// The field that was filled: a passkey that the browser was asked for, or a code.
fn field_of(form: &Form) -> &'static str {
    ["passkey", "recovery"].into_iter().find(|field| form.filled(field).is_some()).unwrap_or("code")
}

/// Signs in with the code that was typed, or with a passkey.
pub(super) async fn carry_out(request: RequestContext, form: Form, http: HttpRequest) -> HandlerResult {
    let next = sign_in::own_path(form.text("next"));
    let Some(waits) = waiting(&request, &http).await? else { return sign_in::too_late(&request, &next) };
    let counted = slow_down::admit(&request, &second_factor::counters(&waits, &request.context())).await?;
    let field = field_of(&form);
    let typed = TypedCode::read(form.text(field));
    let proof = match &request.app.passkeys {
        Some(party) if field == "passkey" => SignInProof::Passkey(party, form.text(field)),
        _ => SignInProof::Code(&typed),
    };
    let device = sign_in::device(&request, &http);
    match second_factor::sign_in(&request.context(), &waits, &counted, proof, device).await {
        Ok(tokens) => {
            let mut answer = sign_in::signed_in(sign_in::cookies(&request, tokens), &next);
            answer.add_cookie(&session::end_waiting(&request.app)).map_err(|error| Error::Broken(error.to_string()))?;
            Ok(answer)
        }
        Err(actions::Error::Missing) => {
            counted.forgive(&request.context()).await?;
            sign_in::too_late(&request, &next)
        }
        Err(actions::Error::Faults(faults)) => {
            slow_down::note_failure(&request, &counted, SignInWay::SecondFactor, Some(waits.account.id)).await?;
            let Some(waits) = waiting(&request, &http).await? else { return sign_in::too_late(&request, &next) };
            let at_field = |fault: &Fault| Fault { field: field.to_owned(), ..fault.clone() };
            let faults: Vec<Fault> = faults.iter().map(at_field).collect();
            step_page(&request, &waits, next, FormState::faulty((), &faults))
        }
        Err(error) => Err(error.into()),
    }
}
