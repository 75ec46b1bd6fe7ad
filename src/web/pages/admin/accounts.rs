//! Accounts: list, make, change, give a new password.

use std::fmt::Display;

use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::pages::account::reset_password::kept_by_nobody;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::manage::AccountDetails;
use reeve_actions::accounts::{password, reset_password, second_factor};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::{other_devices, qr};
use reeve_limits as limits;
use reeve_store::AccountId;
use reeve_store::account::Account;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::accounts;
use reeve_words as words;
use reeve_words::flash::AccountDone;
use reeve_words::time;
use reeve_words::{labels, titles};

#[derive(Template)]
#[template(path = "admin/accounts.html")]
struct AccountsPage {
    page: Layout,
    accounts: Vec<AccountRow>,
}

struct AccountRow {
    href: Url,
    name: String,
    email: String,
    may: &'static str,
    off: bool,
    has_second_factor: bool,
    since: String,
}

/// What was just done with which account, from the address.
#[derive(Default, serde::Deserialize)]
pub(crate) struct AccountsQuery {
    #[serde(default)]
    done: String,
    account: Option<i64>,
}

/// Lists the accounts.
pub(crate) async fn list(request: RequestContext, query: web::Query<AccountsQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (all, with_second_factor) = accounts::all(&mut tx).await?;
    drop(tx);
    let changed = all.iter().find(|account| Some(account.id.0) == query.account);
    let said = changed.and_then(|account| Some(words::accounts::done(AccountDone::from_code(&query.done)?, account)));
    let accounts = all
        .into_iter()
        .map(|account| AccountRow {
            href: urls::account_of(account.id),
            may: words::accounts::rights(&account),
            off: account.disabled_at.is_some(),
            has_second_factor: with_second_factor.contains(&account.id),
            since: time::moment(account.created_at, "UTC"),
            email: account.email.unwrap_or_default(),
            name: account.name,
        })
        .collect();
    let notice = said.map(|said| (NoticeKind::Good, said));
    let layout = FormState::fresh(()).with_notice(notice).tell(request.layout(titles::ACCOUNTS));
    page(&AccountsPage { page: layout, accounts })
}

#[derive(Template)]
#[template(path = "admin/new_account.html")]
struct NewAccountPage {
    page: Layout,
    form: FormState<Form>,
}

fn new_page(request: &RequestContext, form: FormState<Form>) -> HandlerResult {
    let layout = request.layout(titles::NEW_ACCOUNT).crumb(titles::ACCOUNTS, urls::accounts());
    page_with(form.status(), &NewAccountPage { page: layout, form })
}

/// Shows the form of a new account.
pub(crate) async fn new(request: RequestContext) -> HandlerResult {
    new_page(&request, FormState::fresh(Form::default()))
}

/// Makes an account.
pub(crate) async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let details = details(&form);
    let mut faults = manage::detail_faults(&details);
    let known = [details.name.as_str(), &details.email];
    faults.extend(password::faults(&request.context(), form.new_password(), &known).await?);
    if !faults.is_empty() {
        return new_page(&request, FormState::faulty(form, &faults));
    }
    let hash = request.app.hashing.hash(request.priority(), form.raw("password")).await?;
    let added = request.will_redirect_to_created(|id| done(AccountDone::Added, id));
    match manage::add_account(&request.context(), details, hash).await {
        Ok(id) => see_other(added(&id)),
        Err(error) => new_page(&request, FormState::returned_unless_refused(form, error)?),
    }
}

#[derive(Template)]
#[template(path = "admin/account.html")]
struct AccountPage {
    page: Layout,
    id: AccountId,
    version: i64,
    /// Since when it has a second factor.
    second_factor_since: Option<String>,
    form: FormState<Form>,
    password: FormState<()>,
    stored: Vec<(&'static str, String)>,
}

/// The page of an account with its two forms: the details, as typed or else as stored, and the new password.
async fn account_page(
    request: &RequestContext,
    id: AccountId,
    typed: Option<FormState<Form>>,
    password: FormState<()>,
) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (account, second_factor) = accounts::managed(&mut tx, id).await?;
    drop(tx);
    let status = typed.as_ref().map_or(password.status(), FormState::status);
    let form = typed.unwrap_or_else(|| FormState::fresh(stored_form(&account)));
    let layout = request.layout(account.name.clone()).crumb(titles::ACCOUNTS, urls::accounts());
    let shown = AccountPage {
        page: form.tell(password.tell(layout)),
        id,
        version: account.version,
        second_factor_since: second_factor.map(|since| time::moment(since, "UTC")),
        stored: if form.is_stale() { differences(&account, &form) } else { Vec::new() },
        form,
        password,
    };
    page_with(status, &shown)
}

fn stored_form(account: &Account) -> Form {
    let mut pairs = vec![("name", account.name.as_str()), ("email", account.email.as_deref().unwrap_or_default())];
    pairs.extend(account.is_admin.then_some(("is_admin", "yes")));
    pairs.extend(account.may_create.then_some(("may_create", "yes")));
    pairs.extend(account.disabled_at.map(|_| ("disabled", "yes")));
    Form::of(pairs)
}

/// Shows an account.
pub(crate) async fn show(request: RequestContext, path: web::Path<(String,)>) -> HandlerResult {
    account_page(&request, number(&path.0)?, None, FormState::fresh(())).await
}

/// Changes an account.
pub(crate) async fn save(request: RequestContext, path: web::Path<(String,)>, form: Form) -> HandlerResult {
    let id = number(&path.0)?;
    let version = form.version();
    let saved = request.will_redirect_to(done(AccountDone::Saved, id));
    let by_mail = request.app.mail.is_some();
    match manage::edit_account(&request.context(), id, version, details(&form), by_mail).await {
        Ok(()) => {
            request.app.mail_waits.notify_one();
            see_other(saved)
        }
        Err(error) => {
            let form =
                FormState::returned_or_stale(form, error)?.when_stale(NoticeKind::Attention, words::accounts::STALE);
            account_page(&request, id, Some(form), FormState::fresh(())).await
        }
    }
}

/// What is stored of an account, beside the form that came too late.
fn differences(account: &Account, typed: &Form) -> Vec<(&'static str, String)> {
    let stored = stored_form(account);
    let yes = |form: &Form, name: &str| labels::yes(form.ticked(name)).to_owned();
    let text = |form: &Form, name: &str| words::isolated(form.text(name));
    let both = [
        (labels::NAME, text(&stored, "name"), text(typed, "name")),
        (labels::E_MAIL_ADDRESS, text(&stored, "email"), text(typed, "email")),
        (labels::ADMINISTRATOR, yes(&stored, "is_admin"), yes(typed, "is_admin")),
        (labels::MAY_CREATE_TOURNAMENTS, yes(&stored, "may_create"), yes(typed, "may_create")),
        (labels::SWITCHED_OFF, yes(&stored, "disabled"), yes(typed, "disabled")),
    ];
    both.into_iter()
        .filter(|(_, stored, typed)| stored != typed)
        .map(|(label, stored, typed)| (label, labels::stored_and_typed(&stored, &typed)))
        .collect()
}

#[derive(Template)]
#[template(path = "admin/link.html")]
struct AccountLinkPage {
    page: Layout,
    back: Url,
    name: String,
    link: String,
    picture: String,
    hours: i64,
}

/// Makes a one-time link for an account and shows it, this once.
pub(crate) async fn make_link(request: RequestContext, path: web::Path<(String,)>, _: Form) -> HandlerResult {
    let id = number(&path.0)?;
    let key = match reset_password::make_link(&request.context(), id).await {
        Ok(key) => key,
        Err(error) => return account_page(&request, id, None, FormState::returned((), error)?).await,
    };
    let account = accounts::read(&mut request.app.db.read().await?, id).await?;
    let link = urls::reset(&key).on(&request.app.public_url());
    let back = urls::account_of(id);
    let shown = AccountLinkPage {
        page: other_devices::warned(
            request
                .layout(titles::ONE_TIME_LINK)
                .crumb(titles::ACCOUNTS, urls::accounts())
                .crumb(words::isolated(&account.name), back.clone()),
            &request,
        ),
        back,
        name: account.name,
        picture: format!("data:image/svg+xml;base64,{}", STANDARD.encode(qr::svg(&link)?)),
        link,
        hours: limits::HANDED_LINK_HOURS,
    };
    kept_by_nobody(page(&shown)?)
}

/// Takes the second factor off somebody else's account.
pub(crate) async fn reset_second_factor(request: RequestContext, path: web::Path<(String,)>, _: Form) -> HandlerResult {
    let id = number(&path.0)?;
    match second_factor::reset(&request.context(), id, request.app.mail.is_some()).await {
        Ok(()) => {
            request.app.mail_waits.notify_one();
            see_other(urls::account_of(id))
        }
        Err(error) => account_page(&request, id, None, FormState::returned((), error)?).await,
    }
}

/// Gives an account a new password, which signs it out everywhere.
pub(crate) async fn give_password(request: RequestContext, path: web::Path<(String,)>, form: Form) -> HandlerResult {
    let id = number(&path.0)?;
    let account = accounts::read(&mut request.app.db.read().await?, id).await?;
    let faults = password::faults_of(&request.context(), form.new_password(), &account).await?;
    if !faults.is_empty() {
        return account_page(&request, id, None, FormState::faulty((), &faults)).await;
    }
    let hash = request.app.hashing.hash(request.priority(), form.raw("password")).await?;
    let done = request.will_redirect_to(done(AccountDone::NewPassword, id));
    manage::give_password(&request.context(), id, hash).await?;
    see_other(done)
}

/// The list, which says what was done with an account.
fn done(what: AccountDone, id: impl Display) -> Url {
    urls::accounts().done(what).query("account", id)
}

fn details(form: &Form) -> AccountDetails {
    AccountDetails {
        name: form.text("name").to_owned(),
        email: form.text("email").to_owned(),
        is_admin: form.ticked("is_admin"),
        may_create: form.ticked("may_create"),
        disabled: form.ticked("disabled"),
    }
}

fn number(text: &str) -> Result<AccountId, Error> {
    text.parse().map_err(|_| Error::Missing)
}
