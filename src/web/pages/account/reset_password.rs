//! A forgotten password: asking for a mail, and the page of a one-time link.

use std::time::{Duration, Instant};

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::web::pages::account::{fault_at, pairs};
use crate::actions;
use crate::actions::Fault;
use crate::actions::accounts::{manage, reset_password};
use crate::web::http::request::Ask;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::ui::layout::Frame;
use crate::web::server::hashing;
use crate::web::http::response::{Answer, page, page_with, see_other};

/// The answer to a request for a mail takes at least as long as this, so that its time does not tell whether there is
/// such an account: looking it up and queueing a mail take a few milliseconds.
const ANSWER_AFTER: Duration = Duration::from_millis(400);

#[derive(Template)]
#[template(path = "account/forgotten.html")]
struct Forgotten {
    page: Frame,
    mail: bool,
    asked: bool,
    faults: Vec<(String, String)>,
}

impl Forgotten {
    fn fault(&self, field: &str) -> Option<&str> {
        fault_at(&self.faults, field)
    }
}

fn forgotten(ask: &Ask, asked: bool, faults: Vec<Fault>) -> Forgotten {
    let frame = ask.frame("Forgotten your password?").crumb("Sign in", "/sign-in");
    Forgotten { page: frame, mail: ask.app.mail.is_some(), asked, faults: pairs(faults) }
}

/// The query of the page of a forgotten password.
#[derive(serde::Deserialize)]
pub struct Query {
    /// `asked` for the answer to a form that was sent twice.
    #[serde(default)]
    done: String,
}

/// Asks whose password was forgotten, or says whom to ask where no mail is set up.
pub async fn show_forgotten(ask: Ask, query: web::Query<Query>) -> Answer {
    let asked = query.done == "asked" && ask.app.mail.is_some();
    page(&forgotten(&ask, asked, Vec::new()))
}

/// The longest that an e-mail address can be, and longer than any name.
const LONGEST: usize = 254;

/// Queues a mail for whoever the account belongs to. The answer is the same whether there is one.
pub async fn send_mail(ask: Ask, form: Form) -> Answer {
    let began = Instant::now();
    if ask.app.mail.is_none() {
        // Nothing is sent here, and the page says whom to ask.
        return page_with(StatusCode::CONFLICT, &forgotten(&ask, false, Vec::new()));
    }
    let could_be = |typed: &&str| typed.chars().count() <= LONGEST && !typed.chars().any(char::is_control);
    let Some(typed) = form.filled("who").filter(could_be) else {
        let fault = Fault::new("who", "Type the name that you sign in with, or your e-mail address.");
        return page_with(StatusCode::UNPROCESSABLE_ENTITY, &forgotten(&ask, false, vec![fault]));
    };
    ask.leads_to("/forgotten?done=asked");
    reset_password::ask_by_mail(&ask.desk(), typed).await?;
    ask.app.mail_waits.notify_one();
    tokio::time::sleep(ANSWER_AFTER.saturating_sub(began.elapsed())).await;
    page(&forgotten(&ask, true, Vec::new()))
}

#[derive(Template)]
#[template(path = "account/reset_password.html")]
struct Reset {
    page: Frame,
    open: bool,
    mail: bool,
    faults: Vec<(String, String)>,
}

impl Reset {
    fn fault(&self, field: &str) -> Option<&str> {
        fault_at(&self.faults, field)
    }
}

/// The page of a link. Nobody between keeps it: its address is the key to an account.
fn reset_page(ask: &Ask, open: bool, faults: Vec<Fault>) -> Answer {
    let title = if open { "Choose a new password" } else { "This link does not work" };
    let status = match (open, faults.is_empty()) {
        (false, _) => StatusCode::NOT_FOUND,
        (true, true) => StatusCode::OK,
        (true, false) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let shown = Reset { page: ask.frame(title), open, mail: ask.app.mail.is_some(), faults: pairs(faults) };
    kept_by_nobody(page_with(status, &shown)?)
}

/// Says that nobody may keep the page, which shows a secret or has one in its address.
pub(crate) fn kept_by_nobody(mut answer: HttpResponse) -> Answer {
    answer.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    Ok(answer)
}

/// Shows the page of a link; that does not use it up.
pub async fn show(ask: Ask, path: web::Path<String>) -> Answer {
    let open = reset_password::is_open(&ask.desk(), &path).await?;
    reset_page(&ask, open, Vec::new())
}

/// Sets the new password and uses the link up.
pub async fn carry_out(ask: Ask, path: web::Path<String>, form: Form) -> Answer {
    // Before anything is hashed, which takes a core's time that a made-up link is not to have.
    if !reset_password::is_open(&ask.desk(), &path).await? {
        return reset_page(&ask, false, Vec::new());
    }
    let faults = manage::password_faults(form.raw("password"), form.raw("again"));
    if !faults.is_empty() {
        return reset_page(&ask, true, faults);
    }
    let hash = hashing::hash(&ask.app, form.raw("password")).await?;
    ask.leads_to("/sign-in?done=reset");
    match reset_password::use_link(&ask.desk(), &path, hash).await {
        Ok(()) => see_other("/sign-in?done=reset"),
        Err(actions::Error::Missing) => reset_page(&ask, false, Vec::new()),
        Err(error) => Err(Error::from(error)),
    }
}
