//! The set-up page: the first administrator, made with the one-time code from the terminal.

use actix_web::HttpRequest;
use askama::Template;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::account::sign_in::RightPassword;
use crate::pages::account::{sign_in, slow_down};
use reeve_actions::Fault;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::manage::AccountDetails;
use reeve_actions::accounts::password;
use reeve_actions::accounts::refusal::Refusal;
use reeve_actions::accounts::slow_down::Counter;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with};
use reeve_http::session;
use reeve_http::sign_in_way::SignInWay;
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_views::accounts;

#[derive(Template)]
#[template(path = "account/set_up.html")]
struct SetUp {
    page: Layout,
    form: FormState<Form>,
    /// The code, for the person at the laptop that serves a hall: whoever sits there needs to copy nothing.
    known_code: Option<String>,
}

fn form_page(request: &RequestContext, http: &HttpRequest, form: FormState<Form>) -> HandlerResult {
    let known_code = request.app.setup_code().filter(|_| session::is_at_laptop(&request.app, http.headers()));
    let shown = SetUp { page: request.layout(texts::account::title_set_up_reeve()), known_code, form };
    let answer = page_with(shown.form.status(), &shown)?;
    if shown.known_code.is_some() { kept_by_nobody(answer) } else { Ok(answer) }
}

/// Shows the page, while there is no administrator.
pub(super) async fn show(request: RequestContext, http: HttpRequest) -> HandlerResult {
    still_open(&request).await?;
    form_page(&request, &http, FormState::fresh(Form::default()))
}

/// Makes the administrator, signs in, and closes the page for good.
pub(super) async fn carry_out(request: RequestContext, form: Form, http: HttpRequest) -> HandlerResult {
    still_open(&request).await?;
    let counted = slow_down::admit(&request, &Counter::set_up(&request.context())).await?;
    let details = AccountDetails { name: form.text("name").to_owned(), ..AccountDetails::default() };
    let mut faults = Vec::new();
    if request.app.is_setup_code(form.text("code")) {
        counted.forgive(&request.context()).await?;
    } else {
        slow_down::note_failure(&request, &counted, SignInWay::SetUp, None).await?;
        faults.push(Fault::new("code", Refusal::WrongSetUpCode));
    }
    faults.extend(manage::detail_faults(&details));
    faults.extend(password::faults(&request.context(), form.new_password(), &[&details.name]).await?);
    if !faults.is_empty() {
        return form_page(&request, &http, FormState::faulty(form, &faults));
    }
    let hash = request.app.hashing.hash(request.priority(), form.raw("password")).await?;
    // Sent again it finds the page closed, and leads where the first one led.
    request.will_redirect_to(urls::tournaments());
    if let Err(error) = manage::set_up(&request.context(), details, hash).await {
        return form_page(&request, &http, FormState::returned_unless_refused(form, error)?);
    }
    request.app.end_setup();
    let Some(RightPassword::SignedIn(cookies)) =
        sign_in::try_password(&request, &http, form.text("name"), form.raw("password")).await?
    else {
        return Err(Error::Broken("the administrator just made can't sign in".to_owned()));
    };
    Ok(sign_in::signed_in(cookies, urls::tournaments().as_ref()))
}

/// The page is there only until the first administrator is made, here, by a command, or by another copy of
/// the program.
async fn still_open(request: &RequestContext) -> Result<(), Error> {
    if request.app.setup_code().is_none() {
        return Err(Error::Missing);
    }
    let mut tx = request.app.db.read().await?;
    let done = accounts::has_administrator(&mut tx).await?;
    drop(tx);
    if done {
        request.app.end_setup();
        return Err(Error::Missing);
    }
    Ok(())
}
