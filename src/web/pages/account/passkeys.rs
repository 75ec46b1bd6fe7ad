//! Passkeys of one's own account: adding one, which takes two steps, and removing it.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::pages::account::passkey_line::PasskeyLine;
use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::account::second_factor::{admitted, codes_page, settled};
use reeve_actions::accounts::passkey;
use reeve_actions::accounts::refusal::Refusal;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::ui::layout::Layout;
use reeve_store::account::Account;
use reeve_store::passkey::Passkey;
use reeve_store::{AccountId, PasskeyId, SessionId};
use reeve_urls as urls;
use reeve_views::accounts;
use reeve_words::flash::SecondFactorDone;

#[derive(Template)]
#[template(path = "account/add_passkey.html")]
struct AddPasskeyPage {
    page: Layout,
    name: String,
    /// Whether it can be done at this address.
    is_possible: bool,
    public_url: String,
    form: FormState<String>,
}

#[derive(Template)]
#[template(path = "account/new_passkey.html")]
struct NewPasskeyPage {
    page: Layout,
    passkey: String,
    options: String,
    public_url: String,
}

#[derive(Template)]
#[template(path = "account/remove_passkey.html")]
struct RemovePasskeyPage {
    page: Layout,
    name: String,
    passkey: PasskeyLine,
    form: FormState<()>,
}

fn layout(request: &RequestContext, title: String) -> Layout {
    request.layout(title).crumb(texts::account::title_your_second_factor(), urls::second_factor())
}

/// Who asks, and the session in which they do.
fn asking(request: &RequestContext) -> Result<(AccountId, SessionId), Error> {
    let id = request.access.caller().account().ok_or(Error::Forbidden)?;
    let (session, _) = request.access.session.ok_or(Error::Forbidden)?;
    Ok((id, session))
}

/// The account of whoever asks, and the session in which they do.
async fn own(request: &RequestContext) -> Result<(Account, SessionId), Error> {
    let (id, session) = asking(request)?;
    Ok((accounts::read(&mut request.app.db.read().await?, id).await?, session))
}

/// Asks for the name of a new passkey, or says why there are none at this address.
pub(super) async fn show_add(request: RequestContext) -> HandlerResult {
    let (account, _) = own(&request).await?;
    add_page(&request, account, FormState::fresh(String::new()))
}

fn add_page(request: &RequestContext, account: Account, form: FormState<String>) -> HandlerResult {
    let shown = AddPasskeyPage {
        page: form.tell(layout(request, texts::account::title_add_a_passkey())),
        name: account.name,
        is_possible: request.app.passkeys.is_some(),
        public_url: request.app.public_url().to_string(),
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// The first step: keeps the name and what the browser will be asked.
pub(super) async fn begin(request: RequestContext, form: Form) -> HandlerResult {
    let (account, session) = own(&request).await?;
    let typed = form.text("passkey_name").to_owned();
    let Some(party) = &request.app.passkeys else {
        let refused = FormState::returned(typed, Refusal::NoPasskeysHere.into())?;
        return add_page(&request, account, refused);
    };
    let next = request.will_redirect_to(urls::new_passkey());
    let counted = match admitted(&request, &account, &form).await? {
        Ok(counted) => counted,
        Err(faulty) => return add_page(&request, account, faulty.map(|()| typed)),
    };
    let begun = passkey::begin(&request.context(), party, session, &account.password_hash, &typed).await;
    match settled(&request, &counted, &account, begun).await? {
        Ok(()) => see_other(next),
        Err(faulty) => add_page(&request, account, faulty.map(|()| typed)),
    }
}

/// Shows the button by which the browser makes the passkey; without a first step it leads back there.
pub(super) async fn show_new(request: RequestContext) -> HandlerResult {
    let (_, session) = asking(&request)?;
    let asked = accounts::new_passkey(&mut request.app.db.read().await?, session, request.now).await?;
    let Some(asked) = asked else {
        return see_other(urls::add_passkey());
    };
    let shown = NewPasskeyPage {
        page: layout(&request, texts::account::title_new_passkey()),
        passkey: asked.name,
        options: asked.question.options,
        public_url: request.app.public_url().to_string(),
    };
    kept_by_nobody(page_with(StatusCode::OK, &shown)?)
}

/// The second step: adds the passkey that the browser made. A question whose answer was wrong is given up, and the first step
/// begins anew.
pub(super) async fn finish(request: RequestContext, form: Form) -> HandlerResult {
    let (account, session) = own(&request).await?;
    let added = request.will_redirect_to(urls::second_factor().done(SecondFactorDone::PasskeyAdded));
    let Some(party) = &request.app.passkeys else {
        let refused = FormState::returned(String::new(), Refusal::NoPasskeysHere.into())?;
        return add_page(&request, account, refused);
    };
    match passkey::finish(&request.context(), party, session, form.text("passkey")).await {
        Ok(Some(codes)) => codes_page(&request, codes),
        Ok(None) => see_other(added),
        Err(error) => add_page(&request, account, FormState::returned(String::new(), error)?),
    }
}

/// Asks for the password before a passkey is removed.
pub(super) async fn show_remove(request: RequestContext, path: web::Path<(String,)>) -> HandlerResult {
    remove_page(&request, number(&path.0)?, FormState::fresh(())).await
}

async fn remove_page(request: &RequestContext, id: PasskeyId, form: FormState<()>) -> HandlerResult {
    let (account, all) = accounts::with_passkeys(&mut request.app.db.read().await?, asking(request)?.0).await?;
    let found: Vec<Passkey> = all.into_iter().filter(|passkey| passkey.id == id).collect();
    let passkey = PasskeyLine::all(request, &found).pop().ok_or(Error::Missing)?;
    let page = form.tell(layout(request, texts::account::title_remove_a_passkey()));
    let shown = RemovePasskeyPage { page, name: account.name, passkey, form };
    page_with(shown.form.status(), &shown)
}

/// Removes a passkey.
pub(super) async fn remove(request: RequestContext, path: web::Path<(String,)>, form: Form) -> HandlerResult {
    let (account, _) = own(&request).await?;
    let id = number(&path.0)?;
    let removed = request.will_redirect_to(urls::second_factor().done(SecondFactorDone::PasskeyRemoved));
    let counted = match admitted(&request, &account, &form).await? {
        Ok(counted) => counted,
        Err(faulty) => return remove_page(&request, id, faulty).await,
    };
    let done = passkey::remove(&request.context(), &account.password_hash, id).await;
    match settled(&request, &counted, &account, done).await? {
        Ok(()) => see_other(removed),
        Err(refused) => remove_page(&request, id, refused).await,
    }
}

fn number(text: &str) -> Result<PasskeyId, Error> {
    text.parse().map_err(|_| Error::Missing)
}
