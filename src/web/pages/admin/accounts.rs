//! Accounts: list, make, change, give a new password.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::actions;
use crate::actions::Fault;
use crate::actions::accounts::manage;
use crate::actions::accounts::manage::AccountDetails;
use crate::actions::accounts::reset_password;
use crate::store::AccountId;
use crate::store::account;
use crate::store::account::Account;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with, see_other};
use crate::web::pages::account::reset_password::kept_by_nobody;
use crate::web::pages::account::{fault_at, pairs};
use crate::web::server::hashing;
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::urls::Url;
use crate::web::ui::{qr, time, urls, words};

#[derive(Template)]
#[template(path = "admin/accounts.html")]
struct List {
    page: Layout,
    accounts: Vec<Entry>,
}

struct Entry {
    id: i64,
    name: String,
    email: String,
    may: &'static str,
    off: bool,
    since: String,
}

/// Lists the accounts.
pub async fn list(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let all = account::all(&mut tx).await?;
    drop(tx);
    let accounts = all
        .into_iter()
        .map(|account| Entry {
            id: account.id.0,
            may: may(&account),
            off: account.disabled_at.is_some(),
            since: time::moment(account.created_at, "UTC"),
            email: account.email.unwrap_or_default(),
            name: account.name,
        })
        .collect();
    page(&List { page: request.layout("Accounts"), accounts })
}

fn may(account: &Account) -> &'static str {
    match (account.is_admin, account.may_create) {
        (true, _) => "administrator",
        (false, true) => "may create tournaments",
        (false, false) => "as tournaments give it",
    }
}

#[derive(Template)]
#[template(path = "admin/new_account.html")]
struct New {
    page: Layout,
    form: Form,
    faults: Vec<(String, String)>,
}

impl New {
    fn fault(&self, field: &str) -> Option<&str> {
        fault_at(&self.faults, field)
    }
}

fn empty(request: &RequestContext, form: Form, faults: Vec<Fault>) -> New {
    New { page: request.layout("New account").crumb("Accounts", urls::accounts()), form, faults: pairs(faults) }
}

/// Shows the form of a new account.
pub async fn new(request: RequestContext) -> HandlerResult {
    page(&empty(&request, Form::default(), Vec::new()))
}

/// Makes an account.
pub async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let details = details(&form);
    let mut faults = manage::detail_faults(&details);
    faults.extend(manage::password_faults(form.raw("password"), form.raw("again")));
    if !faults.is_empty() {
        return page_with(StatusCode::UNPROCESSABLE_ENTITY, &empty(&request, form, faults));
    }
    let hash = hashing::hash(&request.app, form.raw("password")).await?;
    match manage::add_account(&request.context(), details, hash).await {
        Ok(_) => see_other(urls::accounts()),
        Err(actions::Error::Faults(faults)) => {
            page_with(StatusCode::UNPROCESSABLE_ENTITY, &empty(&request, form, faults))
        }
        Err(error) => Err(error.into()),
    }
}

#[derive(Template)]
#[template(path = "admin/account.html")]
struct Show {
    page: Layout,
    id: i64,
    version: i64,
    form: Form,
    faults: Vec<(String, String)>,
    password_faults: Vec<(String, String)>,
    stored: Vec<(&'static str, String)>,
}

impl Show {
    fn fault(&self, field: &str) -> Option<&str> {
        fault_at(&self.faults, field)
    }

    fn password_fault(&self, field: &str) -> Option<&str> {
        fault_at(&self.password_faults, field)
    }
}

/// The page of an account, filled with what was typed or, before that, with what is stored.
async fn shown(request: &RequestContext, id: AccountId, typed: Option<Form>) -> Result<Show, Error> {
    let mut tx = request.app.db.read().await?;
    let account = account::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    drop(tx);
    Ok(Show {
        page: request.layout(account.name.clone()).crumb("Accounts", urls::accounts()),
        id: id.0,
        version: account.version,
        form: typed.unwrap_or_else(|| stored_form(&account)),
        faults: Vec::new(),
        password_faults: Vec::new(),
        stored: Vec::new(),
    })
}

fn stored_form(account: &Account) -> Form {
    let mut pairs = vec![("name", account.name.as_str()), ("email", account.email.as_deref().unwrap_or_default())];
    pairs.extend(account.is_admin.then_some(("is_admin", "yes")));
    pairs.extend(account.may_create.then_some(("may_create", "yes")));
    pairs.extend(account.disabled_at.map(|_| ("disabled", "yes")));
    Form::of(pairs)
}

/// Shows an account.
pub async fn show(request: RequestContext, path: web::Path<(String,)>) -> HandlerResult {
    page(&shown(&request, number(&path.0)?, None).await?)
}

/// Changes an account.
pub async fn save(request: RequestContext, path: web::Path<(String,)>, form: Form) -> HandlerResult {
    let id = number(&path.0)?;
    let version = form.version();
    let error = match manage::edit_account(&request.context(), id, version, details(&form)).await {
        Ok(()) => return see_other(urls::accounts()),
        Err(error) => error,
    };
    let mut again = shown(&request, id, Some(form)).await?;
    let status = match error {
        actions::Error::Faults(faults) => {
            again.faults = pairs(faults);
            StatusCode::UNPROCESSABLE_ENTITY
        }
        actions::Error::Refused(refusal) => {
            again.page = again.page.notice(NoticeKind::Wrong, words::with_clause(&refusal));
            StatusCode::CONFLICT
        }
        actions::Error::Stale => {
            again.stored = differences(&request, id, &again.form).await?;
            again.page = again.page.notice(
                NoticeKind::Attention,
                "Somebody changed this account after you opened it. Nothing of yours is stored yet. Compare \
                 below, and save again what should hold.",
            );
            StatusCode::CONFLICT
        }
        other => return Err(other.into()),
    };
    page_with(status, &again)
}

/// What is stored of an account, beside the form that came too late.
async fn differences(
    request: &RequestContext,
    id: AccountId,
    typed: &Form,
) -> Result<Vec<(&'static str, String)>, Error> {
    let mut tx = request.app.db.read().await?;
    let account = account::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    drop(tx);
    let stored = stored_form(&account);
    let yes = |form: &Form, name: &str| if form.ticked(name) { "yes" } else { "no" }.to_owned();
    let text = |form: &Form, name: &str| form.text(name).to_owned();
    let both = [
        ("Name", text(&stored, "name"), text(typed, "name")),
        ("E-mail address", text(&stored, "email"), text(typed, "email")),
        ("Administrator", yes(&stored, "is_admin"), yes(typed, "is_admin")),
        ("May create tournaments", yes(&stored, "may_create"), yes(typed, "may_create")),
        ("Switched off", yes(&stored, "disabled"), yes(typed, "disabled")),
    ];
    Ok(both
        .into_iter()
        .filter(|(_, stored, typed)| stored != typed)
        .map(|(label, stored, typed)| (label, format!("stored: {stored}; yours: {typed}")))
        .collect())
}

#[derive(Template)]
#[template(path = "admin/link.html")]
struct Link {
    page: Layout,
    back: Url,
    name: String,
    link: String,
    picture: String,
    hours: i64,
}

/// Makes a one-time link for an account and shows it, this once.
pub async fn make_link(request: RequestContext, path: web::Path<(String,)>, _: Form) -> HandlerResult {
    let id = number(&path.0)?;
    let key = match reset_password::make_link(&request.context(), id).await {
        Ok(key) => key,
        Err(actions::Error::Refused(refusal)) => {
            let mut again = shown(&request, id, None).await?;
            again.page = again.page.notice(NoticeKind::Wrong, words::with_clause(&refusal));
            return page_with(StatusCode::CONFLICT, &again);
        }
        Err(error) => return Err(error.into()),
    };
    let mut tx = request.app.db.read().await?;
    let account = account::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    drop(tx);
    let link = urls::reset(&key).on(&request.app.public_url);
    let back = urls::account_of(id);
    let shown = Link {
        page: request
            .layout("One-time link")
            .crumb("Accounts", urls::accounts())
            .crumb(account.name.clone(), back.clone()),
        back,
        name: account.name,
        picture: format!("data:image/svg+xml;base64,{}", STANDARD.encode(qr::svg(&link)?)),
        link,
        hours: reset_password::LINK_HOURS,
    };
    kept_by_nobody(page(&shown)?)
}

/// Gives an account a new password, which signs it out everywhere.
pub async fn give_password(request: RequestContext, path: web::Path<(String,)>, form: Form) -> HandlerResult {
    let id = number(&path.0)?;
    let faults = manage::password_faults(form.raw("password"), form.raw("again"));
    if !faults.is_empty() {
        let mut again = shown(&request, id, None).await?;
        again.password_faults = pairs(faults);
        return page_with(StatusCode::UNPROCESSABLE_ENTITY, &again);
    }
    let hash = hashing::hash(&request.app, form.raw("password")).await?;
    manage::give_password(&request.context(), id, hash).await?;
    see_other(urls::accounts())
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
