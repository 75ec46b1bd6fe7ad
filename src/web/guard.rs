//! The outermost layer of every request: is it from our own page, who asks, may they, and does every answer,
//! also an error, leave with its page and its headers.

use std::panic::AssertUnwindSafe;
use std::sync::OnceLock;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpResponse, web};
use chrono::Utc;
use futures_util::FutureExt;

use crate::desk::{Right, Roles, Who};
use crate::secret;
use crate::store::tournament::{self, Tournament};
use crate::store::{self, Tx, account, player};

use super::app::App;
use super::ask::Access;
use super::error::Error;
use super::{page, routes, session};

/// Runs one request through all of it.
pub async fn guard(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let method = req.method().clone();
    let uri = req.uri().to_string();
    let caught = AssertUnwindSafe(answer(req, next)).catch_unwind().await;
    match caught {
        Ok(response) => response,
        Err(_) => {
            tracing::error!(%method, path = %path_only(&uri), "a handler panicked");
            let mut response = page::error_page(&Access::default(), &Error::Broken("panic".to_owned()));
            protect(response.headers_mut(), false);
            Err(actix_web::error::InternalError::from_response("panic", response).into())
        }
    }
}

/// The path without its query, for the log: queries may hold names.
fn path_only(uri: &str) -> &str {
    uri.split('?').next().unwrap_or(uri)
}

async fn answer(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let Some(app) = req.app_data::<web::Data<App>>().cloned() else {
        return Err(actix_web::error::ErrorInternalServerError("the program is not set up"));
    };
    let mut access = Access::default();
    let verdict = admit(&req, &app, &mut access).await;
    req.extensions_mut().insert(std::rc::Rc::new(access.clone()));
    let mut response = match verdict {
        Ok(()) => next.call(req).await?.map_into_boxed_body(),
        Err(Verdict::SignIn(to)) => {
            let response = HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish();
            req.into_response(response)
        }
        Err(Verdict::Error(error)) => {
            log(&error, req.method(), req.path());
            let response = page::error_page(&access, &error);
            req.into_response(response)
        }
    };
    if let Some(error) = own_error(&response) {
        log(&error, response.request().method(), response.request().path());
        let page = page::error_page(&access, &error);
        response = response.into_response(page);
    }
    let signed_in = access.roles.signed_in || access.player.is_some();
    protect(response.headers_mut(), app.is_https());
    if signed_in || response.status().is_client_error() || response.status().is_server_error() {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    Ok(response)
}

/// The error behind an answer that has no page yet: ours, or one that actix made before any handler ran.
fn own_error(response: &ServiceResponse<BoxBody>) -> Option<Error> {
    let status = response.status();
    let Some(error) = response.response().error() else {
        return match status {
            StatusCode::NOT_FOUND if is_bare(response) => Some(Error::Missing),
            StatusCode::METHOD_NOT_ALLOWED => {
                Some(Error::BadRequest("This address does not take that kind of request.".to_owned()))
            }
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

fn log(error: &Error, method: &Method, path: &str) {
    match error {
        Error::Broken(cause) => tracing::error!(%method, path, cause, "a request failed"),
        Error::Busy => tracing::warn!(%method, path, "the store was busy"),
        _ => tracing::debug!(%method, path, %error, "a request was refused"),
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
    access.address = req.peer_addr().map(|address| address.ip().to_string()).unwrap_or_default();
    if has_zero_byte(req.path()) || has_zero_byte(req.query_string()) {
        return Err(Error::Missing.into());
    }
    let cookie = session::cookie(req.headers(), app.is_https());
    if is_unsafe(req.method()) && !is_from_our_page(req.headers(), &app.public_url, cookie.is_some()) {
        return Err(Error::CrossSite.into());
    }
    let Some(right) = right_of(req) else {
        // Nothing is there; the error page still greets who is signed in.
        identify(app, access, cookie, Target::default()).await?;
        return Ok(());
    };
    if req.path().starts_with(super::assets::PREFIX) {
        return Ok(());
    }
    let target = Target::of(req.path());
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
        return Err(if known || is_unsafe(req.method()) { Error::Forbidden.into() } else { sign_in(req) });
    }
    Ok(())
}

fn needs_sign_in(right: Right) -> bool {
    !Roles::default().may(right)
}

fn sign_in(req: &ServiceRequest) -> Verdict {
    let next = req.uri().path_and_query().map_or("/", |path| path.as_str());
    let next: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
    Verdict::SignIn(format!("/sign-in?next={next}"))
}

fn is_unsafe(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// No text that is stored can hold a zero byte, so nothing can be found by one.
fn has_zero_byte(text: &str) -> bool {
    text.contains('\0') || text.contains("%00")
}

/// The right of the route that a request matches, if it matches one.
fn right_of(req: &ServiceRequest) -> Option<Right> {
    static RIGHTS: OnceLock<Vec<(Method, &'static str, Right)>> = OnceLock::new();
    let rights =
        RIGHTS.get_or_init(|| routes::lines().into_iter().map(|line| (line.method, line.path, line.right)).collect());
    let pattern = req.match_pattern()?;
    let method = if req.method() == Method::HEAD { &Method::GET } else { req.method() };
    rights.iter().find(|(m, path, _)| m == method && *path == pattern).map(|(_, _, right)| *right)
}

/// Which tournament or player an address names: `/t/SLUG/...`, `/run/SLUG/...`, `/p/TOKEN/...`.
#[derive(Default)]
struct Target {
    slug: Option<String>,
    token: Option<String>,
}

impl Target {
    fn of(path: &str) -> Target {
        let mut parts = path.split('/').skip(1);
        let area = parts.next().unwrap_or_default();
        let name = parts.next().filter(|name| !name.is_empty()).map(str::to_owned);
        match area {
            "t" | "run" => Target { slug: name, token: None },
            "p" => Target { slug: None, token: name },
            _ => Target::default(),
        }
    }
}

/// Reads who is signed in, the tournament and the roles in it, in one snapshot.
async fn identify(app: &App, access: &mut Access, cookie: Option<String>, target: Target) -> Result<(), store::Error> {
    if cookie.is_none() && target.slug.is_none() && target.token.is_none() {
        return Ok(());
    }
    let now = store::time::millis(Utc::now());
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
    let found = find_tournament(&mut tx, access, target).await?;
    access.roles = Roles::outside(&access.caller());
    if let Some(tournament) = found {
        let roles = Roles::inside(&mut tx, &access.caller(), &tournament).await?;
        let by_link = access.player.is_some();
        access.roles = Roles { player: by_link, ..roles };
        if access.roles.sees(&tournament) || by_link {
            access.tournament = Some(tournament);
        }
    }
    drop(tx);
    note_use(app, access, now).await
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
async fn note_use(app: &App, access: &Access, now: chrono::DateTime<Utc>) -> Result<(), store::Error> {
    let Some((id, last_seen)) = access.session else { return Ok(()) };
    if now - last_seen < chrono::TimeDelta::minutes(1) {
        return Ok(());
    }
    let mut tx = app.db.write(store::Scope::House).await?;
    account::touch_session(&mut tx, id, now).await?;
    tx.commit().await
}

/// Whether an unsafe request came from one of our own pages. Browsers say so in `Sec-Fetch-Site` (to https
/// and to the same machine) or in `Origin` (everywhere); a request with neither is taken only from something
/// that is not signed in.
fn is_from_our_page(headers: &HeaderMap, public_url: &str, signed_in: bool) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match text(header::ORIGIN) {
        Some(origin) => {
            let host = text(header::HOST).unwrap_or_default();
            origin == public_url || origin.split_once("://").is_some_and(|(_, at)| !host.is_empty() && at == host)
        }
        None => !signed_in,
    }
}

/// The headers that every answer carries.
///
/// The policy allows what Reeve serves itself and nothing else: its style sheet, its scripts, its pictures
/// (and `data:` for QR codes), its fonts, and forms that post back to it. Nobody may frame it.
fn protect(headers: &mut HeaderMap, https: bool) {
    let set = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ];
    for (name, value) in set {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        headers
            .insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000; includeSubDomains"));
    }
}
