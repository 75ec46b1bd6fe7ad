//! A forgotten password: asking for a mail, and the page of a one-time link.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::TimeDelta;

use reeve_actions as actions;
use reeve_actions::Fault;
use reeve_actions::accounts::refusal::Refusal;
use reeve_actions::accounts::{password, reset_password};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::ui::layout::Layout;
use reeve_limits as limits;
use reeve_urls as urls;
use reeve_words::flash::{ForgottenDone, SignInDone};

/// The answer to a request for a mail takes at least as long as this, so that its time does not tell whether there is
/// such an account: looking it up and queueing a mail take a few milliseconds.
const ANSWER_AFTER: TimeDelta = TimeDelta::milliseconds(400);

#[derive(Template)]
#[template(path = "account/forgotten.html")]
struct ForgottenPage {
    page: Layout,
    mail: bool,
    asked: bool,
    form: FormState<()>,
}

fn forgotten(request: &RequestContext, asked: bool, form: FormState<()>) -> ForgottenPage {
    let layout = request
        .layout(texts::account::title_forgotten_your_password())
        .crumb(texts::account::title_sign_in(), urls::sign_in());
    ForgottenPage { page: layout, mail: request.app.mail.is_some(), asked, form }
}

/// The query of the page of a forgotten password.
#[derive(serde::Deserialize)]
pub struct ForgottenQuery {
    /// `asked` for the answer to a form that was sent twice.
    #[serde(default)]
    done: String,
}

/// Asks whose password was forgotten, or says whom to ask where no mail is set up.
pub async fn show_forgotten(request: RequestContext, query: web::Query<ForgottenQuery>) -> HandlerResult {
    let asked = ForgottenDone::from_code(&query.done) == Some(ForgottenDone::Asked) && request.app.mail.is_some();
    page(&forgotten(&request, asked, FormState::fresh(())))
}

/// Queues a mail for whoever the account belongs to. The answer is the same whether there is one.
pub async fn send_mail(request: RequestContext, form: Form) -> HandlerResult {
    if request.app.mail.is_none() {
        // Nothing is sent here, and the page says whom to ask.
        return page_with(StatusCode::CONFLICT, &forgotten(&request, false, FormState::fresh(())));
    }
    let could_be =
        |typed: &&str| typed.chars().count() <= limits::ACCOUNT_EMAIL && !typed.chars().any(char::is_control);
    let Some(typed) = form.filled("who").filter(could_be) else {
        let fault = Fault::new("who", Refusal::WhoMissing);
        let form = FormState::faulty((), &[fault]);
        return page_with(form.status(), &forgotten(&request, false, form));
    };
    request.will_redirect_to(urls::forgotten().done(ForgottenDone::Asked));
    reset_password::ask_by_mail(&request.context(), typed).await?;
    request.app.mail_waits.notify_one();
    // A clock that was set back meanwhile lets nobody wait longer than that.
    let left = request.now + ANSWER_AFTER - request.app.clock.now();
    request.app.clock.wait(left.min(ANSWER_AFTER)).await;
    page(&forgotten(&request, true, FormState::fresh(())))
}

#[derive(Template)]
#[template(path = "account/reset_password.html")]
struct ResetPasswordPage {
    page: Layout,
    open: bool,
    mail: bool,
    form: FormState<()>,
}

/// The page of a link. Nobody between keeps it: its address is the key to an account.
fn reset_page(request: &RequestContext, open: bool, form: FormState<()>) -> HandlerResult {
    let title = if open {
        texts::account::title_choose_a_new_password()
    } else {
        texts::account::title_this_link_does_not_work()
    };
    let status = if open { form.status() } else { StatusCode::NOT_FOUND };
    let shown = ResetPasswordPage { page: request.layout(title), open, mail: request.app.mail.is_some(), form };
    kept_by_nobody(page_with(status, &shown)?)
}

/// Says that nobody may keep the page, which shows a secret or has one in its address.
pub(crate) fn kept_by_nobody(mut answer: HttpResponse) -> HandlerResult {
    answer.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    Ok(answer)
}

/// Shows the page of a link; that does not use it up.
pub async fn show(request: RequestContext, path: web::Path<String>) -> HandlerResult {
    let open = reset_password::is_open(&request.context(), &path).await?;
    reset_page(&request, open, FormState::fresh(()))
}

/// Sets the new password and uses the link up.
pub async fn carry_out(request: RequestContext, path: web::Path<String>, form: Form) -> HandlerResult {
    // Before anything is hashed, which takes a core's time that a made-up link is not to have.
    let Some(account) = reset_password::account_of(&request.context(), &path).await? else {
        return reset_page(&request, false, FormState::fresh(()));
    };
    let faults = password::faults_of(&request.context(), form.new_password(), &account).await?;
    if !faults.is_empty() {
        return reset_page(&request, true, FormState::faulty((), &faults));
    }
    let hash = request.app.hashing.hash(request.priority(), form.raw("password")).await?;
    let done = request.will_redirect_to(urls::sign_in().done(SignInDone::PasswordReset));
    match reset_password::use_link(&request.context(), &path, hash).await {
        Ok(()) => see_other(done),
        Err(actions::Error::Missing) => reset_page(&request, false, FormState::fresh(())),
        Err(error) => Err(Error::from(error)),
    }
}
