//! `/admin/bans`: who is banned (2.1.12).

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::site::bans::{TypedBan, add_ban, end_ban};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_store::BanId;
use reeve_store::ban::Ban;
use reeve_urls as urls;
use reeve_views::site;
use reeve_words as words;
use reeve_words::flash::BanDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::bans, Permission::Administer, || to(show)),
        post(urls::site::bans, Permission::Administer, || to(add)),
        post(urls::site::end_ban, Permission::Administer, || to(end)),
    ]
}

/// What was just done, from the address.
#[derive(Debug, Default, serde::Deserialize)]
struct BansQuery {
    #[serde(default)]
    done: String,
}

#[derive(Template)]
#[template(path = "admin/bans.html")]
struct BansPage {
    page: Layout,
    bans: Vec<BanRow>,
    form: FormState<TypedBan>,
}

struct BanRow {
    id: BanId,
    who: String,
    email: String,
    reason: String,
    days: String,
    added: String,
    by: String,
    ended: Option<String>,
}

impl BanRow {
    fn of(ban: Ban) -> BanRow {
        BanRow {
            id: ban.id,
            days: words::bans::days(ban.from_day, ban.until_day),
            added: time::moment(ban.added_at, "UTC"),
            by: ban.by.unwrap_or_default(),
            ended: ban.ended_at.map(|at| time::moment(at, "UTC")),
            who: ban.name.unwrap_or_default(),
            email: ban.email.unwrap_or_default(),
            reason: ban.reason,
        }
    }
}

async fn bans_page(request: &RequestContext, form: FormState<TypedBan>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let bans = site::bans(&mut tx).await?;
    drop(tx);
    let layout = form.tell(request.layout(titles::BANS).crumb(titles::YOUR_ACCOUNT, urls::account()));
    let shown = BansPage { page: layout, bans: bans.into_iter().map(BanRow::of).collect(), form };
    page_with(shown.form.status(), &shown)
}

/// The list, and the form to add to it.
async fn show(request: RequestContext, query: web::Query<BansQuery>) -> HandlerResult {
    let done = BanDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    let form = TypedBan { from_day: request.now.date_naive().to_string(), ..TypedBan::default() };
    bans_page(&request, FormState::fresh(form).with_notice(done)).await
}

/// Puts somebody on the list, or gives the form back.
async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let typed = TypedBan {
        name: form.raw("banned").to_owned(),
        email: form.raw("email").to_owned(),
        reason: form.raw("reason").to_owned(),
        from_day: form.text("from_day").to_owned(),
        until_day: form.text("until_day").to_owned(),
    };
    let done = request.will_redirect_to(urls::bans().done(BanDone::Added));
    match add_ban(&request.context(), &typed).await {
        Ok(()) => see_other(done),
        Err(error) => bans_page(&request, FormState::returned(typed, error)?).await,
    }
}

/// Ends a ban.
async fn end(request: RequestContext, path: web::Path<String>, _: Form) -> HandlerResult {
    let id: BanId = path.parse().map_err(|_| Error::Missing)?;
    let done = request.will_redirect_to(urls::bans().done(BanDone::Ended));
    match end_ban(&request.context(), id).await {
        Ok(()) => see_other(done),
        Err(error) => bans_page(&request, FormState::returned(TypedBan::default(), error)?).await,
    }
}
