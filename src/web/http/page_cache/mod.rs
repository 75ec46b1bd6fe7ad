//! Public pages kept in memory: rendered and compressed once for each version of their tournament.
//!
//! A kept page is given out only while nothing that was announced could have changed it ([`Db::holds`]), and only while
//! that is sure; otherwise the store is asked, in one statement. So a page is never older than the last commit of this
//! copy of Reeve, nor more than 100 ms older than one of another.
//!
//! How long a page is good is not a matter of time, which is what caches are made for: it hangs on what was committed,
//! here and by other copies, and a page found out of date is made again while its place is kept. So the storage and the
//! making by one for all stand here, in [`storage`], and not on a crate for caches.
//!
//! Only visitors get kept pages: who brings a session has pages of their own. Which pages are kept, and which queries
//! they know, stands in the list of routes.

pub mod encodings;
pub mod kept_page;
pub mod storage;

use std::collections::HashMap;
use std::pin::pin;
use std::rc::Rc;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use actix_web::body::{BoxBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpMessage, HttpResponse};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};

use crate::store::{Mark, TournamentId};

use crate::web::http::error::Error;
use crate::web::http::request::Access;
use crate::web::http::{idempotency, session};
use crate::web::routes;
use crate::web::server::app::App;

use crate::web::http::page_cache::encodings::Coding;
use crate::web::http::page_cache::kept_page::{Copy, KeptPage, etag, newest};

/// The longest address that is kept, in bytes.
const LONGEST: usize = 200;
/// How long a request waits for another one that makes the same page, before it makes its own.
const PATIENCE: Duration = Duration::from_secs(2);

/// A request that may be answered with a kept page.
struct CachedRequest<'r> {
    address: &'r str,
    /// Which of the three looks: as the device, light, dark.
    look: usize,
    coding: Coding,
}

impl<'r> CachedRequest<'r> {
    fn of(req: &'r ServiceRequest, app: &App) -> Option<CachedRequest<'r>> {
        if !matches!(*req.method(), Method::GET | Method::HEAD) || session::is_brought(req.headers(), app.is_https()) {
            return None;
        }
        let address = req.uri().path_and_query()?.as_str();
        let look = match session::theme(req.headers()) {
            None => 0,
            Some("light") => 1,
            Some(_) => 2,
        };
        Some(CachedRequest { address, look, coding: Coding::wanted(req) })
    }
}

/// Answers from memory, without a statement, where that can be done.
/// Gives the pattern of its route too.
pub fn quick(req: &ServiceRequest, app: &App) -> Option<(HttpResponse, &'static str)> {
    let wanted = CachedRequest::of(req, app)?;
    let asked = app.db.mark();
    let kept = app.page_cache.find(wanted.look, wanted.address)?;
    let copy = kept.copy(wanted.coding)?;
    if !app.db.is_sure() || !kept.holds(&app.db, asked) {
        return None;
    }
    Some((kept.respond(copy, req), kept.pattern))
}

/// Answers from memory, or has the page made and keeps it. Of requests for the same page one makes it, and the others
/// wait for it. A request whose page is not kept is passed on to `make` as it is.
pub async fn respond<M, F>(
    mut req: ServiceRequest,
    app: &App,
    make: M,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error>
where
    M: FnOnce(ServiceRequest) -> F,
    F: Future<Output = Result<ServiceResponse<BoxBody>, actix_web::Error>>,
{
    let Some(pattern) = kept_pattern(&req) else { return make(req).await };
    let Some(wanted) = CachedRequest::of(&req, app) else { return make(req).await };
    let (look, coding, address) = (wanted.look, wanted.coding, wanted.address.to_owned());
    let asked = app.db.mark();
    let sure = app.db.is_sure();
    let before = app.page_cache.find(look, &address);
    if !sure && let Some(kept) = good(app, before.as_ref(), None).await? {
        return Ok(give(req, app, &kept, look, &address, coding).await);
    }
    let turn = app.page_cache.turn(look, &address);
    let patience = Instant::now() + PATIENCE;
    let held = loop {
        let mut done = pin!(turn.done());
        done.as_mut().enable();
        let held = turn.take();
        // Another request may have made it while this one waited. What was out of date before is so still.
        let is_new = |now: &Arc<KeptPage>| sure || before.as_ref().is_none_or(|old| !Arc::ptr_eq(old, now));
        let now = app.page_cache.find(look, &address).filter(is_new);
        if let Some(kept) = good(app, now.as_ref(), sure.then_some(asked)).await? {
            return Ok(give(req, app, &kept, look, &address, coding).await);
        }
        if held.is_some() || timeout_at(patience, done).await.is_err() {
            break held;
        }
    };
    // The page is made as it is before compression, which is done here once for everybody.
    req.headers_mut().insert(header::ACCEPT_ENCODING, HeaderValue::from_static("identity"));
    let made = app.db.mark();
    let version_of_all = if pattern == "/" { newest(&app.db, None).await.map_err(Error::from)? } else { None };
    let response = make(req).await?;
    let source = source_of(&response, pattern, version_of_all);
    let Some((of, version)) = source.filter(|_| may_be_kept(&response)) else { return Ok(response) };
    let (req, response) = response.into_parts();
    let (head, body) = response.into_parts();
    let body = to_bytes(body).await.map_err(|_| Error::Broken("a page without a body".to_owned()))?;
    if has_form_key(&body) {
        return Ok(ServiceResponse::new(req, head.set_body(BoxBody::new(body))));
    }
    let mut headers = head.headers().clone();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding, Cookie"));
    headers.insert(header::ETAG, etag(&body, Coding::Plain));
    let kept = Arc::new(KeptPage {
        of,
        version,
        good_at: AtomicU64::new(made.number()),
        pattern,
        plain: Copy { body, headers },
        packed: Default::default(),
        packing: Mutex::default(),
    });
    app.page_cache.put(look, &address, &kept);
    let answer = give(ServiceRequest::from_request(req), app, &kept, look, &address, coding).await;
    drop(held);
    Ok(answer)
}

/// A kept page, if it is good enough for a request that came in at a mark; without a mark the store is asked.
async fn good(app: &App, kept: Option<&Arc<KeptPage>>, asked: Option<Mark>) -> Result<Option<Arc<KeptPage>>, Error> {
    let Some(kept) = kept else { return Ok(None) };
    let good = match asked {
        Some(asked) => kept.holds(&app.db, asked),
        None => kept.is_newest(&app.db).await?,
    };
    Ok(good.then(|| Arc::clone(kept)))
}

/// Gives a kept page out, compressed first where it is asked for like that for the first time.
async fn give(
    req: ServiceRequest,
    app: &App,
    kept: &Arc<KeptPage>,
    look: usize,
    address: &str,
    coding: Coding,
) -> ServiceResponse<BoxBody> {
    if kept.copy(coding).is_none() {
        let _one = kept.packing.lock().await;
        if kept.copy(coding).is_none() {
            let more = kept.pack(coding).await;
            app.page_cache.grown(look, address, kept, more);
        }
    }
    let answer = kept.respond(kept.copy(coding).unwrap_or(&kept.plain), &req);
    req.into_response(answer)
}

/// Which tournament a page was made of, and at least which version.
fn source_of(
    response: &ServiceResponse<BoxBody>,
    pattern: &str,
    version_of_all: Option<i64>,
) -> Option<(Option<TournamentId>, i64)> {
    let extensions = response.request().extensions();
    let access = extensions.get::<Rc<Access>>()?;
    if access.roles.signed_in || access.player.is_some() {
        return None;
    }
    if pattern == "/" {
        return Some((None, version_of_all?));
    }
    access.tournament.as_ref().map(|tournament| (Some(tournament.id), tournament.version))
}

fn may_be_kept(response: &ServiceResponse<BoxBody>) -> bool {
    response.status() == StatusCode::OK && !response.headers().contains_key(header::SET_COOKIE)
}

/// Whether the page has a form with a key: a key is for one reader, so such a page is made for each.
fn has_form_key(body: &[u8]) -> bool {
    let field = idempotency::FIELD.as_bytes();
    body.windows(field.len()).any(|part| part == field)
}

/// The pattern of the request's route, if its pages are kept and the query asks for nothing but what they know.
fn kept_pattern(req: &ServiceRequest) -> Option<&'static str> {
    static KEPT: OnceLock<HashMap<&'static str, &'static [&'static str]>> = OnceLock::new();
    let kept = KEPT.get_or_init(|| {
        routes::all().into_iter().filter_map(|route| route.kept.map(|names| (route.path, names))).collect()
    });
    let address = req.uri().path_and_query()?.as_str();
    // Another spelling of an address is answered, but not kept: there is no end of them.
    if address.len() > LONGEST || address.contains(['%', '+']) {
        return None;
    }
    let (pattern, names) = kept.get_key_value(req.match_pattern()?.as_str())?;
    let known = |part: &str| names.contains(&part.split('=').next().unwrap_or_default());
    let query = req.query_string();
    (query.is_empty() || query.split('&').all(known)).then_some(*pattern)
}
