//! The outermost layer of every request: is it from our own page, who asks, may they, and does every answer,
//! also an error, leave with its page and its headers.

use std::panic::AssertUnwindSafe;
use std::rc::Rc;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpResponse, web};
use futures_util::FutureExt;
use tracing::Instrument;

use crate::actions;
use crate::actions::tournament::refusal::Refusal;
use crate::actions::{FormKey, Permission, Roles, Who};
use crate::secret;
use crate::store;
use crate::store::tournament;
use crate::store::tournament::Tournament;
use crate::store::{Tx, account, audit, player};

use crate::web::http::error::Error;
use crate::web::http::headers::protect;
use crate::web::http::idempotency;
use crate::web::http::idempotency::Ended;
use crate::web::http::request::{Access, Sent};
use crate::web::http::request_id;
use crate::web::http::request_id::RequestId;
use crate::web::http::{origin, page_cache, response, session};
use crate::web::routes;
use crate::web::server::app::App;
use crate::web::ui::urls;

/// Runs one request through all of it.
pub async fn guard(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let Some(app) = req.app_data::<web::Data<App>>().cloned() else {
        return Err(actix_web::error::ErrorInternalServerError("the program is not set up"));
    };
    let id = RequestId::of(&req, &app.config.proxies);
    if let Some(response) = from_memory(&req, &app, &id) {
        return Ok(req.into_response(response));
    }
    // At the level of errors, so that the number is in their lines whatever the log is set to.
    let span = tracing::error_span!("request", %id);
    // In a box of its own, so that a page from memory does not pay for the room that all the others take.
    Box::pin(numbered(req, next, &app, id).instrument(span)).await
}

/// A public page that is kept in memory: no statement, no template.
fn from_memory(req: &ServiceRequest, app: &App, id: &RequestId) -> Option<HttpResponse> {
    let began = Instant::now();
    let (mut response, pattern) = page_cache::quick(req, app)?;
    if let Some(number) = id.header() {
        response.headers_mut().insert(request_id::HEADER, number);
    }
    let took = began.elapsed();
    app.meters.answered(pattern, req.method(), response.status(), took);
    app.meters.from_memory();
    // A span costs as much as the rest, so there is none where nobody would read it.
    if tracing::enabled!(tracing::Level::DEBUG) {
        let _inside = tracing::error_span!("request", %id).entered();
        Asked { method: req.method().clone(), pattern }.note(response.status(), took);
    }
    Some(response)
}

/// Answers a request that has its number, inside its span of the log.
async fn numbered(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    app: &App,
    id: RequestId,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let began = Instant::now();
    let asked = Asked::of(&req);
    let number = id.header();
    let make = |req| answer(req, next, app, id.clone());
    let answered = AssertUnwindSafe(page_cache::answer(req, app, make)).catch_unwind().await;
    let answered = answered.unwrap_or_else(|_| Err(Error::Broken("a handler panicked".to_owned()).into()));
    // The request is gone with what failed; the page can be made without it.
    let mut answered = answered.map_err(|error| {
        let error = error.as_error::<Error>().cloned().unwrap_or(Error::Broken(error.to_string()));
        log(&error, &asked);
        let mut response = response::error_page(&Access { request: id, ..Access::default() }, &error);
        protect(response.headers_mut(), app.is_https());
        if let Some(number) = number.clone() {
            response.headers_mut().insert(request_id::HEADER, number);
        }
        actix_web::error::InternalError::from_response(error, response).into()
    });
    if let (Ok(response), Some(number)) = (&mut answered, number) {
        response.headers_mut().insert(request_id::HEADER, number);
    }
    let status = answered.as_ref().map_or(StatusCode::INTERNAL_SERVER_ERROR, ServiceResponse::status);
    let took = began.elapsed();
    app.meters.answered(asked.pattern, &asked.method, status, took);
    asked.note(status, took);
    answered
}

/// A request that takes longer is worth a line in a log of the ordinary level.
const SLOW: Duration = Duration::from_secs(1);

/// What the log may say of a request.
struct Asked {
    method: Method,
    /// The pattern of the route; never what was asked for.
    pattern: &'static str,
}

impl Asked {
    fn of(req: &ServiceRequest) -> Asked {
        let matched = req.match_pattern();
        let known = rights().iter().map(|(_, path, _)| *path).find(|path| Some(*path) == matched.as_deref());
        let pattern = known.unwrap_or("(no such page)");
        Asked { method: req.method().clone(), pattern }
    }

    /// The one line of every request. It has neither the address nor anything typed: both can name a person or open a
    /// player's page.
    ///
    /// At the level of debugging, since a hall that reloads would write thousands of lines a second to the disk that
    /// the results go to; the figures of `/metrics` count them all, and what failed has a line of its own.
    fn note(&self, status: StatusCode, took: Duration) {
        let Asked { method, pattern: route } = self;
        let (status, ms) = (status.as_u16(), u64::try_from(took.as_millis()).unwrap_or(u64::MAX));
        if took >= SLOW {
            tracing::info!(%method, route, status, ms, "answered slowly");
        } else {
            tracing::debug!(%method, route, status, ms, "answered");
        }
    }
}

async fn answer(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    app: &App,
    request: RequestId,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let asked = Asked::of(&req);
    let mut access = Access { request, ..Access::default() };
    let verdict = admit(&req, app, &mut access).await;
    access.admitted = verdict.is_ok();
    let sent = Rc::new(Sent::new());
    req.extensions_mut().insert(Rc::new(access.clone()));
    req.extensions_mut().insert(Rc::clone(&sent));
    let mut response = match verdict {
        Ok(()) => next.call(req).await?.map_into_boxed_body(),
        Err(Verdict::SignIn(to)) => {
            let response = HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish();
            req.into_response(response)
        }
        Err(Verdict::Error(error)) => {
            log(&error, &asked);
            let response = response::error_page(&access, &error);
            req.into_response(response)
        }
    };
    let mut error = own_error(&response);
    if let Some(location) = resent(app, sent.get().map(|form| &**form), &response, &mut error).await {
        let again = HttpResponse::SeeOther().insert_header((header::LOCATION, location)).finish();
        response = response.into_response(again);
        error = None;
    }
    if let Some(error) = error {
        log(&error, &asked);
        let mut page = response::error_page(&access, &error);
        if let Error::Method(methods) = &error
            && let Ok(methods) = HeaderValue::from_str(methods)
        {
            page.headers_mut().insert(header::ALLOW, methods);
        }
        response = response.into_response(page);
    }
    let status = response.status();
    let is_page = status.is_success() || status == StatusCode::NOT_MODIFIED;
    let private = access.roles.signed_in || access.player.is_some() || !is_page;
    finish(response.headers_mut(), app.is_https(), private);
    Ok(response)
}

/// Where to send a form that was carried out before this request, or in it without our hearing of it. A commit whose
/// answer was lost and that is found undone becomes an error that says so.
async fn resent(
    app: &App,
    form: Option<&FormKey>,
    response: &ServiceResponse<BoxBody>,
    error: &mut Option<Error>,
) -> Option<String> {
    if let Some(Error::Unknown(_)) = error {
        return match idempotency::how_it_ended(app, form).await {
            Ended::Done(location) => Some(location),
            Ended::Undone => {
                *error = Some(Error::Busy);
                None
            }
            Ended::Unknown => None,
        };
    }
    let form = form?;
    let status = response.status();
    if form.stored() {
        if status.is_client_error() || status.is_server_error() {
            // It was done; only the way to the next page failed, and an error page would say that nothing was.
            return form.location().map(str::to_owned);
        }
        if let Some(location) = response.headers().get(header::LOCATION).and_then(|value| value.to_str().ok()) {
            app.answers.keep(form, location);
        }
        return None;
    }
    if !status.is_client_error() {
        return None;
    }
    match idempotency::first_answer(app, form).await {
        Ok(found) => found,
        Err(fault) => {
            // The answer that there is stands: nothing was done in this request.
            tracing::warn!(%fault, "whether a form was sent before could not be looked up");
            None
        }
    }
}

/// Sets the headers that every answer carries, and how long it may be kept where nothing says so yet.
fn finish(headers: &mut HeaderMap, https: bool, private: bool) {
    protect(headers, https);
    let kept_for_ever =
        headers.get(header::CACHE_CONTROL).is_some_and(|value| value == crate::web::http::assets::IMMUTABLE);
    if private && !kept_for_ever {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    } else if !headers.contains_key(header::CACHE_CONTROL) {
        // A page looks otherwise to who is signed in or chose dark, so nobody between may keep it.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
}

/// The error behind an answer that has no page yet: ours, or one that actix made before any handler ran.
fn own_error(response: &ServiceResponse<BoxBody>) -> Option<Error> {
    let status = response.status();
    let Some(error) = response.response().error() else {
        return match status {
            StatusCode::NOT_FOUND if is_bare(response) => Some(Error::Missing),
            StatusCode::METHOD_NOT_ALLOWED => Some(Error::Method(methods_of(response.request().match_pattern()))),
            StatusCode::NOT_ACCEPTABLE => Some(Error::NotAcceptable),
            _ => None,
        };
    };
    if let Some(ours) = error.as_error::<Error>() {
        return Some(ours.clone());
    }
    Some(match status {
        StatusCode::NOT_FOUND => Error::Missing,
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge(0),
        status if status.is_client_error() => {
            Error::BadRequest("The request could not be understood. Nothing was changed.".to_owned())
        }
        _ => Error::Broken(error.to_string()),
    })
}

fn is_bare(response: &ServiceResponse<BoxBody>) -> bool {
    !response.headers().contains_key(header::CONTENT_TYPE)
}

/// The methods that an address takes, as the header `Allow` lists them.
fn methods_of(pattern: Option<String>) -> String {
    let mut methods: Vec<&str> = Vec::new();
    for (method, path, _) in rights() {
        if Some(*path) == pattern.as_deref() {
            methods.extend(if method == Method::GET { vec!["GET", "HEAD"] } else { vec![method.as_str()] });
        }
    }
    methods.join(", ")
}

fn log(error: &Error, asked: &Asked) {
    let Asked { method, pattern: route } = asked;
    match error {
        Error::Broken(cause) => tracing::error!(%method, route, cause, "a request failed"),
        Error::Full(cause) => tracing::error!(%method, route, cause, "no room left on the disk"),
        Error::Unknown(cause) => tracing::error!(%method, route, cause, "not known how a commit ended"),
        Error::Busy => tracing::warn!(%method, route, "the store was busy"),
        _ => tracing::debug!(%method, route, "a request was refused"),
    }
}

enum Verdict {
    SignIn(String),
    Error(Error),
}

impl<E: Into<Error>> From<E> for Verdict {
    fn from(error: E) -> Self {
        Verdict::Error(error.into())
    }
}

/// Finds out who asks and whether they may.
async fn admit(req: &ServiceRequest, app: &App, access: &mut Access) -> Result<(), Verdict> {
    access.theme = session::theme(req.headers());
    access.address = origin::address(req, &app.config.proxies);
    if has_zero_byte(req.path()) || has_zero_byte(req.query_string()) {
        return Err(Error::Missing.into());
    }
    let cookie = session::cookie(req.headers(), app.is_https());
    if is_unsafe(req.method()) && !origin::is_from_our_page(req.headers(), &app.public_url, cookie.is_some()) {
        return Err(Error::CrossSite.into());
    }
    let Some(right) = right_of(req) else {
        // Nothing is there; the error page still greets who is signed in.
        identify(app, access, cookie, Target::default()).await?;
        return Err(match req.match_pattern() {
            Some(pattern) => Error::Method(methods_of(Some(pattern))),
            None => Error::Missing,
        }
        .into());
    };
    if req.path().starts_with(crate::web::http::assets::PREFIX) {
        return Ok(());
    }
    // The path as the routes see it, not as it was sent: what is one letter to them is one letter here.
    let target = Target::of(req.match_info().as_str());
    let names_tournament = target.slug.is_some();
    let names_player = target.token.is_some();
    identify(app, access, cookie, target).await?;
    if names_player && access.player.is_none() {
        return Err(Error::Missing.into());
    }
    if names_tournament && access.tournament.is_none() {
        return Err(if access.roles.signed_in || !needs_sign_in(right) { Error::Missing.into() } else { sign_in(req) });
    }
    if !access.roles.may(right) {
        let known = access.roles.signed_in || access.player.is_some();
        return Err(if known { Error::Forbidden.into() } else { sign_in(req) });
    }
    if is_unsafe(req.method()) && right != Permission::Erase {
        still_open(access)?;
    }
    Ok(())
}

/// In a hidden tournament nothing is changed, except that it is brought back and that people are erased: both take
/// the right [`Permission::Erase`]. The desk asks too; here it is said before anything typed is looked at.
fn still_open(access: &Access) -> Result<(), Error> {
    match &access.tournament {
        Some(tournament) if tournament.archived_at.is_some() => {
            let may_bring_back = access.roles.may(Permission::Erase);
            Err(actions::Error::from(Refusal::Hidden { may_bring_back }).into())
        }
        _ => Ok(()),
    }
}

fn needs_sign_in(right: Permission) -> bool {
    !Roles::default().may(right)
}

/// What somebody gets who is not signed in: the way there and back, or for a form, which can't be sent by itself
/// afterwards, a page that says so. The same whether there is such a tournament or not.
fn sign_in(req: &ServiceRequest) -> Verdict {
    if is_unsafe(req.method()) {
        return Error::SignedOut.into();
    }
    let next = req.uri().path_and_query().map_or("/", |path| path.as_str());
    Verdict::SignIn(urls::sign_in().query("next", next).into())
}

fn is_unsafe(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// No text that is stored can hold a zero byte, so nothing can be found by one.
fn has_zero_byte(text: &str) -> bool {
    text.contains('\0') || text.contains("%00")
}

/// Every route with its right.
fn rights() -> &'static [(Method, &'static str, Permission)] {
    static RIGHTS: OnceLock<Vec<(Method, &'static str, Permission)>> = OnceLock::new();
    RIGHTS.get_or_init(|| routes::lines().into_iter().map(|line| (line.method, line.path, line.right)).collect())
}

/// The right of the route that a request matches, if it matches one.
fn right_of(req: &ServiceRequest) -> Option<Permission> {
    let pattern = req.match_pattern()?;
    let method = if req.method() == Method::HEAD { &Method::GET } else { req.method() };
    rights().iter().find(|(m, path, _)| m == method && *path == pattern).map(|(_, _, right)| *right)
}

/// Which tournament or player an address names: `/t/SLUG/...`, `/run/SLUG/...`, `/p/TOKEN/...`.
#[derive(Default)]
struct Target {
    slug: Option<String>,
    /// Whether the page is for everybody.
    public: bool,
    token: Option<String>,
}

impl Target {
    fn of(path: &str) -> Target {
        let mut parts = path.split('/').skip(1);
        let area = parts.next().unwrap_or_default();
        let name = parts.next().filter(|name| !name.is_empty()).map(str::to_owned);
        match area {
            "t" | "run" => Target { slug: name, public: area == "t", token: None },
            "p" => Target { token: name, ..Target::default() },
            _ => Target::default(),
        }
    }
}

/// Reads who is signed in, the tournament and the roles in it, in one snapshot.
async fn identify(app: &App, access: &mut Access, cookie: Option<String>, target: Target) -> Result<(), store::Error> {
    if cookie.is_none() && target.slug.is_none() && target.token.is_none() {
        return Ok(());
    }
    let now = app.clock.now();
    let mut tx = app.db.read().await?;
    if let Some(token) = cookie {
        let hash = secret::digest(&token);
        if let Some(found) = account::signed_in(&mut tx, &hash, now).await? {
            access.session = Some((found.session_id, found.last_seen_at));
            access.who = Who::Account {
                id: found.account_id,
                name: found.name,
                is_admin: found.is_admin,
                may_create: found.may_create,
            };
        }
    }
    let public = target.public;
    let found = find_tournament(&mut tx, access, target).await?;
    access.roles = Roles::outside(&access.caller());
    if let Some(tournament) = found {
        let roles = Roles::inside(&mut tx, &access.caller(), &tournament).await?;
        let by_link = access.player.is_some();
        access.roles = Roles { player: by_link, ..roles };
        if access.roles.sees(&tournament) || by_link {
            if public {
                access.changed_at = audit::last_change(&mut tx, tournament.id).await?;
            }
            access.tournament = Some(tournament);
        }
    }
    drop(tx);
    if let Err(error) = note_use(app, access, now).await {
        // When a device was last used is worth no failed page.
        tracing::warn!(%error, "the use of a session was not noted");
    }
    Ok(())
}

async fn find_tournament(tx: &mut Tx, access: &mut Access, target: Target) -> Result<Option<Tournament>, store::Error> {
    if let Some(slug) = target.slug {
        return tournament::by_slug(tx, &slug).await;
    }
    let Some(token) = target.token else { return Ok(None) };
    let Some(player) = player::by_token(tx, &token).await? else { return Ok(None) };
    if player.archived_at.is_some() {
        return Ok(None);
    }
    let tournament = tournament::by_id(tx, player.tournament_id).await?;
    if matches!(access.who, Who::Visitor) {
        access.who = Who::Player { player: player.id, tournament: player.tournament_id };
    }
    access.player = Some(player);
    Ok(tournament)
}

/// Notes that a session was used, at most once a minute.
async fn note_use(app: &App, access: &Access, now: chrono::DateTime<chrono::Utc>) -> Result<(), store::Error> {
    let Some((id, last_seen)) = access.session else { return Ok(()) };
    if now - last_seen < chrono::TimeDelta::minutes(1) {
        return Ok(());
    }
    let mut tx = app.db.write(store::Scope::WholeStore).await?;
    account::touch_session(&mut tx, id, now).await?;
    tx.commit().await
}
