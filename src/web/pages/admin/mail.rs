//! Mail: whether it is set up, what waits and what was given up.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::{Permission, mail as mails};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_store::outbox::{Listed, MailState};
use reeve_urls as urls;
use reeve_views::site::Mails;
use reeve_words as words;
use reeve_words::flash::MailDone;
use reeve_words::labels;
use reeve_words::time;
use reeve_words::titles;

/// The most mails on the page.
const SHOWN: i64 = 200;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::mails, Permission::Administer, || to(show)),
        post(urls::site::test_mail, Permission::Administer, || to(test)),
        post(urls::site::retry_mail, Permission::Administer, || to(retry)),
        post(urls::site::drop_mail, Permission::Administer, || to(drop_mail)),
    ]
}

#[derive(Template)]
#[template(path = "admin/mail.html")]
struct MailPage {
    page: Layout,
    way: Option<String>,
    waiting: i64,
    failed: i64,
    mails: Vec<MailLine>,
}

struct MailLine {
    id: i64,
    what: &'static str,
    to: String,
    href: String,
    failed: bool,
    stands: String,
    since: String,
}

/// What was just done, from the address.
#[derive(Deserialize)]
struct MailQuery {
    #[serde(default)]
    done: String,
}

/// Shows the mails that wait and those that were given up.
async fn show(request: RequestContext, query: web::Query<MailQuery>) -> HandlerResult {
    let notice = MailDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    shown(&request, FormState::fresh(()).with_notice(notice)).await
}

async fn shown(request: &RequestContext, form: FormState<()>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let Mails { listed, waiting, failed } = Mails::read(&mut tx, SHOWN).await?;
    drop(tx);
    let layout = form.tell(request.layout(titles::MAIL).crumb(titles::YOUR_ACCOUNT, urls::account()));
    let way = request.app.mail.as_ref().map(|sender| words::mail::destination(&sender.destination()));
    let mails = listed.into_iter().map(entry).collect();
    page_with(form.status(), &MailPage { page: layout, way, waiting, failed, mails })
}

fn entry(listed: Listed) -> MailLine {
    let mail = listed.mail;
    let (to, href) = match (listed.account_name, mail.account_id, listed.player_number, listed.slug) {
        (Some(name), Some(id), _, _) => (name, urls::account_of(id).into()),
        (_, _, Some(number), Some(slug)) => (labels::player_of(number, &slug), urls::run(&slug).player(number).into()),
        (_, _, None, Some(slug)) => (labels::invited_to(&slug), urls::run(&slug).staff().into()),
        _ => (labels::NOBODY.to_owned(), String::new()),
    };
    MailLine {
        id: mail.id,
        what: words::mail::kind(mail.kind),
        to,
        href,
        failed: mail.state == MailState::Failed,
        stands: words::mail::stands(&mail),
        since: time::moment(mail.created_at, "UTC"),
    }
}

/// Sends a mail to the administrator's own address.
async fn test(request: RequestContext, _: Form) -> HandlerResult {
    let Some(sender) = &request.app.mail else {
        return shown(&request, FormState::refused((), words::mail::NOT_SET_UP.to_owned())).await;
    };
    if let Err(unsent) = sender.try_folder() {
        let closed = words::mail::folder_closed(&sender.destination(), &unsent);
        return shown(&request, FormState::refused((), format!("{closed}."))).await;
    }
    let what = if sender.folder().is_some() { MailDone::Filed } else { MailDone::Tested };
    let done = request.will_redirect_to(urls::mails().done(what));
    match mails::test(&request.context()).await {
        Ok(()) => {
            request.app.mail_waits.notify_one();
            see_other(done)
        }
        Err(error) => shown(&request, FormState::returned((), error)?).await,
    }
}

/// Tries a mail anew that was given up.
async fn retry(request: RequestContext, path: web::Path<String>, _: Form) -> HandlerResult {
    let done = request.will_redirect_to(urls::mails().done(MailDone::Retried));
    mails::retry(&request.context(), number(&path)?).await?;
    request.app.mail_waits.notify_one();
    see_other(done)
}

/// Takes a mail that was given up off the list.
async fn drop_mail(request: RequestContext, path: web::Path<String>, _: Form) -> HandlerResult {
    let done = request.will_redirect_to(urls::mails().done(MailDone::Dropped));
    mails::drop_mail(&request.context(), number(&path)?).await?;
    see_other(done)
}

fn number(text: &str) -> Result<i64, Error> {
    text.parse().map_err(|_| Error::Missing)
}
