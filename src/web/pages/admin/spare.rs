//! The copies that follow the store: how they stand, for the mark on every page of the staff, and what another machine gets that
//! keeps one.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use subtle::ConstantTimeEq;

use crate::pages::account::reset_password::kept_by_nobody;
use reeve_actions::site::spare_key;
use reeve_actions::{Caller, Context, Permission, Who};
use reeve_http::config;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::guard::MOMENTS;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::server::neighbour;
use reeve_http::ui::layout::{Layout, SpareMark};
use reeve_secret as secret;
use reeve_urls as urls;
use reeve_views::site;
use reeve_words as words;
use reeve_words::flash::SpareKeyDone;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::spare, Permission::SeePublic, || to(state)).in_english(),
        post(urls::site::moved, Permission::SeePublic, || to(move_away)).in_english(),
        get(urls::site::spare_here, Permission::SeePublic, || to(here)).in_english(),
        get(urls::site::spare_pages, Permission::SeePublic, || to(pages)).in_english(),
        post(urls::site::spare_key, Permission::Administer, || to(make_key)),
        post(urls::site::withdraw_spare_key, Permission::Administer, || to(withdraw_key)),
    ]
}

/// The mark on one line, and on the next what is to be done where the spare is late; nothing where there is no spare, and for
/// visitors. A device learns what it need not keep any more.
async fn state(request: RequestContext) -> HandlerResult {
    let spares = &request.app.spares;
    let mark = SpareMark::of(&spares.standing()).filter(|_| request.roles().signed_in);
    let body = mark.map(|spare| format!("{}\n{}", spare.mark, spare.late)).unwrap_or_default();
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((MOMENTS, spares.moments()))
        .body(body))
}

/// To whoever asks, from pages of other addresses too: the word by which devices know this machine, which was told to them by the one that
/// it follows. Until it has taken over nobody gets an answer here.
async fn here(request: RequestContext) -> HandlerResult {
    let word = request.app.spares.word().ok_or(Error::Missing)?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .body(word.to_string()))
}

/// Which image the machine has, and where it is.
#[derive(serde::Deserialize)]
struct PagesQuery {
    #[serde(default)]
    run: String,
    #[serde(default)]
    since: u64,
    /// The address at which it goes on, where it knows it.
    #[serde(default)]
    at: String,
    /// The port at which it does.
    #[serde(default)]
    port: u16,
}

/// What another machine lacks of the store, for whoever brings the key.
async fn pages(request: RequestContext, query: web::Query<PagesQuery>, http: HttpRequest) -> HandlerResult {
    bring_key(&request, &http).await?;
    let app = &request.app;
    let from = request.access.address.as_str();
    let by_port = || match from.contains(':') {
        true => format!("http://[{from}]:{}", query.port),
        false => format!("http://{from}:{}", query.port),
    };
    let address = config::checked_url(&query.at).unwrap_or_else(|_| by_port());
    let offered = app.spares.offer((&app.db, &app.public_url()), (&query.run, query.since), (from, &address)).await?;
    let (length, pieces) = offered.pieces()?;
    Ok(HttpResponse::Ok()
        .content_type("application/octet-stream")
        .insert_header((header::CONTENT_LENGTH, length))
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .no_chunking(length)
        .streaming(pieces))
}

/// Error: the request does not bring the key.
async fn bring_key(request: &RequestContext, http: &HttpRequest) -> Result<(), Error> {
    let mut tx = request.app.db.read().await?;
    let key = site::spare_key(&mut tx).await?;
    drop(tx);
    let brought = secret::digest(neighbour::brought_key(http));
    match key.is_some_and(|key| bool::from(key.as_bytes().ct_eq(brought.as_bytes()))) {
        true => Ok(()),
        false => Err(Error::Missing),
    }
}

/// Another machine has taken over, and says where it is. It is not this one, which may have got the address of the one that it was.
async fn move_away(request: RequestContext, http: HttpRequest, form: Form) -> HandlerResult {
    bring_key(&request, &http).await?;
    let to = config::checked_url(form.text("to")).map_err(|fault| Error::Unprocessable(fault.to_string()))?;
    let spares = &request.app.spares;
    if form.text("run") == spares.run() {
        return Err(Error::Stale);
    }
    let caller = Caller { who: Who::Command, address: request.access.address.clone() };
    let context = Context { caller: &caller, ..request.context() };
    spare_key::move_away(&context, &to).await?;
    spares.move_to(Some(&to));
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("moved"))
}

#[derive(Template)]
#[template(path = "admin/spare_key.html")]
struct KeyPage {
    page: Layout,
    command: String,
}

/// Makes a key and shows it, this once.
async fn make_key(request: RequestContext, _: Form) -> HandlerResult {
    let key = spare_key::make(&request.context()).await?;
    let digest = secret::digest(&key);
    request.app.spares.expect_machines(request.app.db.file().map(|_| digest.as_str()));
    let layout = request.layout(titles::SPARE_KEY).crumb(titles::BACKUPS, urls::backups());
    let command = words::spare::key_made(request.app.public_url(), &key);
    kept_by_nobody(page(&KeyPage { page: layout, command })?)
}

/// Takes the key back.
async fn withdraw_key(request: RequestContext, _: Form) -> HandlerResult {
    let done = request.will_redirect_to(urls::backups().done(SpareKeyDone::Withdrawn));
    spare_key::withdraw(&request.context()).await?;
    request.app.spares.expect_machines(None);
    see_other(done)
}
