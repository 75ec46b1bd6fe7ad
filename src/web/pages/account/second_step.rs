//! The second step of signing in: a code of the second factor, after the password.

use actix_web::{HttpRequest, web};
use askama::Template;

use crate::actions;
use crate::actions::Fault;
use crate::actions::accounts::second_factor;
use crate::actions::accounts::second_factor::{PendingSignIn, TypedCode};
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with, see_other};
use crate::web::http::session;
use crate::web::http::sign_in_way::SignInWay;
use crate::web::pages::account::reset_password::kept_by_nobody;
use crate::web::pages::account::sign_in::SignInQuery;
use crate::web::pages::account::{sign_in, slow_down};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls;
use crate::web::ui::words::titles;

#[derive(Template)]
#[template(path = "account/second_step.html")]
struct SecondStepPage {
    page: Layout,
    next: String,
    form: FormState<()>,
}

fn step_page(request: &RequestContext, next: String, form: FormState<()>) -> HandlerResult {
    let layout = request.layout(titles::YOUR_SECOND_FACTOR).crumb(titles::SIGN_IN, urls::sign_in());
    let status = form.status();
    kept_by_nobody(page_with(status, &SecondStepPage { page: layout, next, form })?)
}

/// The sign-in that waits in this browser.
async fn waiting(request: &RequestContext, http: &HttpRequest) -> Result<Option<PendingSignIn>, Error> {
    let is_https = request.app.is_https();
    let Some(token) = session::waiting(http.headers(), is_https) else { return Ok(None) };
    let device = session::device(http.headers(), is_https);
    Ok(second_factor::waiting(&request.context(), &token, device.as_deref()).await?)
}

/// Asks for the code. Without a sign-in that waits for one it leads to the first step.
pub(super) async fn show(request: RequestContext, query: web::Query<SignInQuery>, http: HttpRequest) -> HandlerResult {
    if waiting(&request, &http).await?.is_none() {
        return see_other(urls::sign_in());
    }
    step_page(&request, sign_in::own_path(&query.next), FormState::fresh(()))
}

/// Signs in with the code that was typed.
pub(super) async fn carry_out(request: RequestContext, form: Form, http: HttpRequest) -> HandlerResult {
    let next = sign_in::own_path(form.text("next"));
    let Some(waiting) = waiting(&request, &http).await? else { return sign_in::too_late(&request, &next) };
    let counted = slow_down::admit(&request, &waiting.counters(&request.context())).await?;
    let field = if form.filled("recovery").is_some() { "recovery" } else { "code" };
    let typed = TypedCode::read(form.text(field));
    let device = sign_in::device(&request, &http);
    match second_factor::sign_in(&request.context(), &waiting, &counted, &typed, device).await {
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
            slow_down::note_failure(&request, &counted, SignInWay::SecondFactor, Some(waiting.account())).await?;
            let at_field = |fault: &Fault| Fault { field: field.to_owned(), ..fault.clone() };
            let faults: Vec<Fault> = faults.iter().map(at_field).collect();
            step_page(&request, next, FormState::faulty((), &faults))
        }
        Err(error) => Err(error.into()),
    }
}
