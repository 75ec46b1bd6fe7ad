//! Public pages kept in memory: rendered and compressed once for each version of their tournament.
//!
//! A kept page is given out only while nothing that was announced could have changed it ([`Db::holds`]), and only while
//! that is sure; otherwise the store is asked, in one statement. So a page is never older than the last commit of this
//! copy of Reeve, nor more than 100 ms older than one of another.
//!
//! Only visitors get kept pages: who brings a session has pages of their own. Which pages are kept, and which queries
//! they know, stands in the list of routes.

pub mod encodings;
pub mod storage;

use std::collections::HashMap;
use std::pin::pin;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use actix_web::body::{self, BoxBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::web::{self, Bytes};
use actix_web::{HttpMessage, HttpResponse};
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};

use crate::store;
use crate::store::{Db, Mark, TournamentId, tournament};

use crate::web::http::error::Error;
use crate::web::http::request::Access;
use crate::web::http::{idempotency, session};
use crate::web::routes;
use crate::web::server::app::App;

use crate::web::http::page_cache::encodings::Coding;
pub use crate::web::http::page_cache::storage::PageStorage;

/// The longest address that is kept, in bytes.
const LONGEST: usize = 200;
/// How long a request waits for another one that makes the same page, before it makes its own.
const PATIENCE: Duration = Duration::from_secs(2);

/// A page that is kept.
#[derive(Debug)]
pub struct Kept {
    /// The tournament that it is of; none for the list of all.
    of: Option<TournamentId>,
    /// The version that it was made from, or a later one: of its tournament, or of all of them together.
    version: i64,
    /// The latest mark at which it was known to be good.
    good_at: AtomicU64,
    /// The pattern of its route.
    pattern: &'static str,
    plain: Copy,
    /// Each compressed when it is first asked for; none where it would be no smaller.
    packed: [OnceLock<Option<Copy>>; Coding::PACKED],
    /// Held while it is compressed, which is done once.
    packing: Mutex<()>,
}

/// The same page in one encoding.
#[derive(Debug, Clone)]
struct Copy {
    body: Bytes,
    headers: HeaderMap,
}

impl Kept {
    /// The copy to give to who takes this encoding; `None` while it is still to be made.
    fn copy(&self, coding: Coding) -> Option<&Copy> {
        match coding.packed() {
            None => Some(&self.plain),
            Some(n) => self.packed.get(n)?.get().map(|copy| copy.as_ref().unwrap_or(&self.plain)),
        }
    }

    /// Compresses the page, away from the threads that answer requests. Gives its size in bytes.
    async fn pack(&self, coding: Coding) -> usize {
        let Some(cell) = coding.packed().and_then(|n| self.packed.get(n)) else { return 0 };
        let body = self.plain.body.clone();
        let packed = web::block(move || coding.pack(&body)).await.ok().flatten();
        let copy = packed.filter(|packed| packed.len() < self.plain.body.len()).map(|packed| {
            let mut headers = self.plain.headers.clone();
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
            headers.insert(header::ETAG, etag(&self.plain.body, coding));
            Copy { body: packed, headers }
        });
        let size = copy.as_ref().map_or(0, |copy| copy.body.len());
        if cell.set(copy).is_ok() { size } else { 0 }
    }

    fn holds(&self, db: &Db, asked: Mark) -> bool {
        if self.good_at.load(Ordering::Relaxed) >= asked.number() {
            return true;
        }
        let made = Mark::from_number(self.good_at.load(Ordering::Relaxed));
        let good = self.of.is_some_and(|id| db.holds(id, self.version, made));
        if good {
            self.good_at.fetch_max(asked.number(), Ordering::Relaxed);
        }
        good
    }

    /// Asks the store whether the page is up to date.
    async fn is_newest(&self, db: &Db) -> Result<bool, store::Error> {
        let made = Mark::from_number(self.good_at.load(Ordering::Relaxed));
        Ok(newest(db, self.of).await? == Some(self.version) && !db.reloaded_since(made))
    }

    fn answer(&self, copy: &Copy, req: &ServiceRequest) -> HttpResponse {
        let known = is_known(req.headers(), copy.headers.get(header::ETAG));
        let mut answer = if known {
            HttpResponse::with_body(StatusCode::NOT_MODIFIED, BoxBody::new(body::None::new()))
        } else {
            HttpResponse::with_body(StatusCode::OK, BoxBody::new(copy.body.clone()))
        };
        *answer.headers_mut() = copy.headers.clone();
        answer
    }
}

/// The version of a tournament, or that of all together, as the store has it now.
async fn newest(db: &Db, of: Option<TournamentId>) -> Result<Option<i64>, store::Error> {
    let mut tx = db.read().await?;
    match of {
        Some(id) => tournament::version(&mut tx, id).await,
        None => tournament::version_of_all(&mut tx).await.map(Some),
    }
}

/// A strong tag: the same bytes have the same tag, whichever copy of Reeve made them.
fn etag(body: &[u8], coding: Coding) -> HeaderValue {
    let digest = Sha256::digest(body);
    let hex: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hex}{}\"", coding.ending());
    HeaderValue::try_from(tag).unwrap_or_else(|_| HeaderValue::from_static("\"\""))
}

/// Whether the browser has this very page already.
fn is_known(headers: &HeaderMap, tag: Option<&HeaderValue>) -> bool {
    let Some(tag) = tag.and_then(|tag| tag.to_str().ok()) else { return false };
    headers
        .get_all(header::IF_NONE_MATCH)
        .filter_map(|line| line.to_str().ok())
        .any(|line| line.trim() == "*" || line.split(',').any(|known| known.trim().trim_start_matches("W/") == tag))
}

/// A request that may be answered with a kept page.
struct Wish<'r> {
    address: &'r str,
    /// Which of the three looks: as the device, light, dark.
    look: usize,
    coding: Coding,
}

impl<'r> Wish<'r> {
    fn of(req: &'r ServiceRequest, app: &App) -> Option<Wish<'r>> {
        if !matches!(*req.method(), Method::GET | Method::HEAD) || session::is_brought(req.headers(), app.is_https()) {
            return None;
        }
        let address = req.uri().path_and_query()?.as_str();
        let look = match session::theme(req.headers()) {
            None => 0,
            Some("light") => 1,
            Some(_) => 2,
        };
        Some(Wish { address, look, coding: Coding::wanted(req.headers()) })
    }
}

/// Answers from memory, without a statement, where that can be done.
/// Gives the pattern of its route too.
pub fn quick(req: &ServiceRequest, app: &App) -> Option<(HttpResponse, &'static str)> {
    let wish = Wish::of(req, app)?;
    let asked = app.db.mark();
    let kept = app.shelf.find(wish.look, wish.address)?;
    let copy = kept.copy(wish.coding)?;
    if !app.db.is_sure() || !kept.holds(&app.db, asked) {
        return None;
    }
    Some((kept.answer(copy, req), kept.pattern))
}

/// Answers from memory, or has the page made and keeps it. Of requests for the same page one makes it, and the others
/// wait for it. A request whose page is not kept is passed on to `make` as it is.
pub async fn answer<M, F>(
    mut req: ServiceRequest,
    app: &App,
    make: M,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error>
where
    M: FnOnce(ServiceRequest) -> F,
    F: Future<Output = Result<ServiceResponse<BoxBody>, actix_web::Error>>,
{
    let Some(pattern) = kept_pattern(&req) else { return make(req).await };
    let Some(wish) = Wish::of(&req, app) else { return make(req).await };
    let (look, coding, address) = (wish.look, wish.coding, wish.address.to_owned());
    let asked = app.db.mark();
    let sure = app.db.is_sure();
    let before = app.shelf.find(look, &address);
    if !sure && let Some(kept) = good(app, before.as_ref(), None).await? {
        return Ok(give(req, app, &kept, look, &address, coding).await);
    }
    let turn = app.shelf.turn(look, &address);
    let patience = Instant::now() + PATIENCE;
    let held = loop {
        let mut done = pin!(turn.done());
        done.as_mut().enable();
        let held = turn.take();
        // Another request may have made it while this one waited. What was out of date before is so still.
        let is_new = |now: &Arc<Kept>| sure || before.as_ref().is_none_or(|old| !Arc::ptr_eq(old, now));
        let now = app.shelf.find(look, &address).filter(is_new);
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
    let kept = Arc::new(Kept {
        of,
        version,
        good_at: AtomicU64::new(made.number()),
        pattern,
        plain: Copy { body, headers },
        packed: Default::default(),
        packing: Mutex::default(),
    });
    app.shelf.put(look, &address, &kept);
    let answer = give(ServiceRequest::from_request(req), app, &kept, look, &address, coding).await;
    drop(held);
    Ok(answer)
}

/// A kept page, if it is good enough for a request that came in at a mark; without a mark the store is asked.
async fn good(app: &App, kept: Option<&Arc<Kept>>, asked: Option<Mark>) -> Result<Option<Arc<Kept>>, Error> {
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
    kept: &Arc<Kept>,
    look: usize,
    address: &str,
    coding: Coding,
) -> ServiceResponse<BoxBody> {
    if kept.copy(coding).is_none() {
        let _one = kept.packing.lock().await;
        if kept.copy(coding).is_none() {
            let more = kept.pack(coding).await;
            app.shelf.grown(look, address, kept, more);
        }
    }
    let answer = kept.answer(kept.copy(coding).unwrap_or(&kept.plain), &req);
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
        routes::lines().into_iter().filter_map(|line| line.kept.map(|names| (line.path, names))).collect()
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
