//! One's own e-mail address.

use askama::Template;

use crate::pages::account::slow_down;
use reeve_actions::Fault;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::refusal::Refusal;
use reeve_actions::accounts::slow_down::Counter;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::sign_in_way::SignInWay;
use reeve_http::ui::layout::Layout;
use reeve_store::account::Account;
use reeve_urls as urls;
use reeve_views::accounts;
use reeve_words::flash::OwnAccountDone;
use reeve_words::requests::{OddForm, odd_form};

#[derive(Template)]
#[template(path = "account/email.html")]
struct OwnEmailPage {
    page: Layout,
    name: String,
    version: i64,
    form: FormState<String>,
}

/// Shows the address.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let account = own(&request).await?;
    let email = account.email.clone().unwrap_or_default();
    form_page(&request, &account, account.version, FormState::fresh(email))
}

/// The form for an account; `version` is the one that the person has seen.
fn form_page(request: &RequestContext, account: &Account, version: i64, form: FormState<String>) -> HandlerResult {
    let layout =
        request.layout(texts::account::title_your_email()).crumb(texts::account::title_your_account(), urls::account());
    let name = account.name.clone();
    page_with(form.status(), &OwnEmailPage { page: form.tell(layout), name, version, form })
}

async fn own(request: &RequestContext) -> Result<Account, Error> {
    let id = request.access.caller().account().ok_or(Error::Forbidden)?;
    Ok(accounts::read(&mut request.app.db.read().await?, id).await?)
}

/// Keeps another address, or none. The password is asked for: whoever gets links to a new password has the account.
pub(super) async fn change(request: RequestContext, form: Form) -> HandlerResult {
    let account = own(&request).await?;
    // A form without the field would take the address away.
    if !form.has("email") {
        return Err(Error::Unprocessable(odd_form(OddForm::CutShort)));
    }
    let (email, version) = (form.text("email").to_owned(), form.version());
    let faults: Vec<Fault> = manage::email_fault(&email).into_iter().collect();
    if !faults.is_empty() {
        return form_page(&request, &account, version, FormState::faulty(email, &faults));
    }
    let counted = slow_down::admit(&request, &[Counter::own_password(account.id)]).await?;
    if !request.app.hashing.fits(request.priority(), form.raw("old"), Some(&account.password_hash)).await? {
        slow_down::note_failure(&request, &counted, SignInWay::OwnPassword, Some(account.id)).await?;
        let fault = Fault::new("old", Refusal::NotYourPassword);
        return form_page(&request, &account, version, FormState::faulty(email, &[fault]));
    }
    counted.forgive(&request.context()).await?;
    manage::change_email(&request.context(), version, &email, request.app.mail.is_some()).await?;
    request.app.mail_waits.notify_one();
    see_other(urls::account().done(OwnAccountDone::Email))
}
