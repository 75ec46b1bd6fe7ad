//! The set-up page: the first administrator, made with the one-time code from the terminal.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;

use crate::actions;
use crate::actions::Fault;
use crate::actions::accounts::manage;
use crate::actions::accounts::manage::AccountDetails;
use crate::actions::accounts::refusal::Refusal;
use crate::store::account;
use crate::store::account::AttemptKind;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with};
use crate::web::pages::account::{fault_at, pairs, sign_in};
use crate::web::server::hashing;
use crate::web::ui::layout::Layout;
use crate::web::ui::urls;

#[derive(Template)]
#[template(path = "account/set_up.html")]
struct SetUp {
    page: Layout,
    form: Form,
    faults: Vec<(String, String)>,
}

impl SetUp {
    fn fault(&self, field: &str) -> Option<&str> {
        fault_at(&self.faults, field)
    }
}

fn filled(request: &RequestContext, form: Form, faults: Vec<Fault>) -> SetUp {
    SetUp { page: request.layout("Set up Reeve"), form, faults: pairs(faults) }
}

/// Shows the page, while there is no administrator.
pub async fn show(request: RequestContext) -> HandlerResult {
    still_open(&request).await?;
    page(&filled(&request, Form::default(), Vec::new()))
}

/// Makes the administrator, signs in, and closes the page for good.
pub async fn carry_out(request: RequestContext, form: Form, http: actix_web::HttpRequest) -> HandlerResult {
    still_open(&request).await?;
    sign_in::slow_down(&request, AttemptKind::SetUp).await?;
    let details = AccountDetails { name: form.text("name").to_owned(), ..AccountDetails::default() };
    let mut faults = Vec::new();
    if !request.app.is_setup_code(form.text("code")) {
        faults.push(Fault::new("code", Refusal::WrongSetUpCode));
    }
    faults.extend(manage::detail_faults(&details));
    faults.extend(manage::password_faults(form.raw("password"), form.raw("again")));
    if !faults.is_empty() {
        return page_with(StatusCode::UNPROCESSABLE_ENTITY, &filled(&request, form, faults));
    }
    let hash = hashing::hash(&request.app, form.raw("password")).await?;
    // Sent again it finds the page closed, and leads where the first one led.
    request.leads_to(urls::tournaments());
    match manage::set_up(&request.context(), details, hash).await {
        Ok(_) => {}
        Err(actions::Error::Faults(faults)) => {
            return page_with(StatusCode::UNPROCESSABLE_ENTITY, &filled(&request, form, faults));
        }
        Err(error) => return Err(error.into()),
    }
    request.app.end_setup();
    let Some(cookie) = sign_in::try_password(&request, &http, form.text("name"), form.raw("password")).await? else {
        return Err(Error::Broken("the administrator just made can't sign in".to_owned()));
    };
    Ok(HttpResponse::SeeOther().cookie(cookie).insert_header((header::LOCATION, urls::tournaments().as_ref())).finish())
}

/// The page is there only until the first administrator is made, here, by a command, or by another copy of
/// the program.
async fn still_open(request: &RequestContext) -> Result<(), Error> {
    if request.app.setup_code().is_none() {
        return Err(Error::Missing);
    }
    let mut tx = request.app.db.read().await?;
    let done = account::has_administrator(&mut tx).await?;
    drop(tx);
    if done {
        request.app.end_setup();
        return Err(Error::Missing);
    }
    Ok(())
}
