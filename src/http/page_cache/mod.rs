//! Public pages kept in memory, rendered and compressed once for each version of their tournament.
//!
//! A kept page is given out only while nothing that was announced could have changed it
//! ([`Db::is_current`](reeve_store::Db::is_current)). Where that is not certain, the store is asked in one statement.
//! So a page is never older than the last commit of this copy of Reeve, nor more than 100 ms older than one of another.
//!
//! Freshness is decided in [`kept_page`]. Storing pages, limiting their size and letting one request make a page for
//! all who wait is left to the crate `quick_cache`, in [`storage`]. Moka would share errors of the making with all who
//! wait, and is heavier: 24 crates and 300 kB of program.
//!
//! A page is kept once for each language that its reader may ask for beside the address, by what the request says ([`Wish`]): which
//! one it has, the tournament may decide. So a hit costs no look at the tournament.
//!
//! Only visitors get kept pages; whoever brings a session has pages of their own. The list of routes says which pages
//! are kept, and which names their queries may have.

pub mod kept_page;
pub mod storage;

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use actix_web::body::{BoxBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpMessage, HttpResponse};
use chrono::Utc;
use tokio::time::Instant;

use reeve_store::TournamentId;

use crate::error::Error;
use crate::guard::route_table;
use crate::guard::route_table::matched;
use crate::language::Wish;
use crate::request::Access;
use crate::server::app::App;
use crate::{api, embed, form_key, language, session};

use crate::encodings::Coding;
use crate::page_cache::kept_page::{EncodedPage, KeptPage, etag, newest};
use crate::page_cache::storage::{Lookup, PageKey};

/// The longest address that is kept, in bytes.
const LONGEST: usize = 200;
/// The longest value in the query of a page that is kept, in bytes: the number of a round, a theme.
const LONGEST_VALUE: usize = 10;
/// What any public page looks for in its query. Another name is as if it were not there.
const ASKED: [&str; 15] = [
    "colours", "cursor", "digest", "from", "limit", "page", "place", "player", "q", "round", "series", "state",
    "theme", "until", "year",
];
/// How long a request waits for another one that makes the same page, before it makes its own.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a request waits until it is sure that nothing was committed elsewhere; after that it asks the store itself.
const CONFIRMED_WITHIN: Duration = Duration::from_millis(500);

/// A request that may be answered with a kept page.
struct CachedRequest {
    key: PageKey,
    coding: Coding,
}

impl CachedRequest {
    fn of(req: &ServiceRequest, app: &App) -> Option<CachedRequest> {
        let is_same_for_all = is_same_for_all(req.path());
        let is_somebodys = !is_same_for_all && session::is_brought(req.headers(), app.is_https());
        if !matches!(*req.method(), Method::GET | Method::HEAD) || is_somebodys {
            return None;
        }
        let address = req.uri().path_and_query()?.as_str().to_owned();
        let theme = session::theme(req.headers()).filter(|_| !is_same_for_all);
        let wish = if is_same_for_all { Wish::default() } else { Wish::of(req.headers()).as_kept(app) };
        let key = PageKey { theme, wish, address, day: Utc::now().date_naive() };
        Some(CachedRequest { key, coding: Coding::wanted(req) })
    }
}

/// Answers from memory, without a statement, where that can be done: the answer, and the pattern of the route it is from.
pub fn quick(req: &ServiceRequest, app: &App) -> Option<(HttpResponse, &'static str)> {
    let CachedRequest { key, coding } = CachedRequest::of(req, app)?;
    let requested = app.db.revision();
    let kept = app.page_cache.find(&key)?;
    kept.copy(coding)?;
    if !app.db.is_fresh() || !kept.is_current(&app.db, requested) {
        return None;
    }
    Some((kept.respond(coding, req), kept.pattern))
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
    let Some((pattern, address)) = kept_address(&req) else { return make(req).await };
    let Some(CachedRequest { key, coding }) = CachedRequest::of(&req, app) else { return make(req).await };
    let key = PageKey { address, ..key };
    let miss = match look_up(app, &key).await? {
        Lookup::Hit(kept) => {
            let more = kept.pack(coding).await;
            app.page_cache.grow(&key, &kept, more);
            let answer = kept.respond(coding, &req);
            return Ok(req.into_response(answer));
        }
        Lookup::Miss(miss) => miss,
    };
    // The page is made as it is before compression, which is done here once for everybody.
    req.headers_mut().insert(header::ACCEPT_ENCODING, HeaderValue::from_static("identity"));
    let made = app.db.revision();
    let version_of_all = if is_of_all(pattern) { newest(&app.db, None).await.map_err(Error::from)? } else { None };
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
    let varies = if is_same_for_all(req.path()) { "Accept-Encoding" } else { language::vary_of_kept(&headers) };
    headers.insert(header::VARY, HeaderValue::from_static(varies));
    headers.insert(header::ETAG, etag(&body, Coding::Plain));
    let kept = Arc::new(KeptPage::new(of, version, made, pattern, EncodedPage { body, headers }));
    // Before the others get it, who mostly want it compressed like this too.
    let compressed = kept.pack(coding).await;
    app.page_cache.fill(miss, &key, &kept, compressed);
    let req = ServiceRequest::from_request(req);
    let answer = kept.respond(coding, &req);
    Ok(req.into_response(answer))
}

/// A page that is current for a request that comes in now, or the miss of the one who makes it.
async fn look_up<'s>(app: &'s App, key: &PageKey) -> Result<Lookup<'s>, Error> {
    // After a quiet time, or where the store is busy. All who ask meanwhile wait for one answer of it.
    let is_fresh = app.db.is_fresh() || app.db.becomes_fresh(CONFIRMED_WITHIN).await;
    let requested = app.db.revision();
    let deadline = Instant::now() + PATIENCE;
    let mut outdated: Option<Arc<KeptPage>> = None;
    loop {
        let may_serve = |kept: &Arc<KeptPage>| {
            if is_fresh {
                return kept.is_current(&app.db, requested);
            }
            // The store is asked about it below. What was out of date before is so still.
            outdated.as_ref().is_none_or(|outdated| !Arc::ptr_eq(outdated, kept))
        };
        let kept = match app.page_cache.look_up(key, deadline, may_serve).await {
            Lookup::Hit(kept) => kept,
            miss => return Ok(miss),
        };
        if is_fresh || kept.is_newest(&app.db).await? {
            return Ok(Lookup::Hit(kept));
        }
        outdated = Some(kept);
    }
}

/// Whether programs or other sites ask at a path: they are told the same whoever is signed in.
fn is_same_for_all(path: &str) -> bool {
    api::is_asked(path) || embed::is_asked(path)
}

/// Whether the pages of a route belong to no tournament. Such a page is good as long as no tournament has changed.
fn is_of_all(pattern: &str) -> bool {
    !pattern.contains("{slug}")
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
    if is_of_all(pattern) {
        return Some((None, version_of_all?));
    }
    access.tournament.as_ref().map(|tournament| (Some(tournament.id), tournament.version))
}

fn may_be_kept(response: &ServiceResponse<BoxBody>) -> bool {
    response.status() == StatusCode::OK && !response.headers().contains_key(header::SET_COOKIE)
}

/// Whether the page has a form with a key: a key is for one reader, so such a page is made for each.
fn has_form_key(body: &[u8]) -> bool {
    let field = form_key::FIELD.as_bytes();
    body.windows(field.len()).any(|part| part == field)
}

/// The pattern of the request's route, if its pages are kept, and the address under which this page is kept. Names in
/// the query that no page looks for are left out of that address, so that an invented name does not have the page made
/// anew.
fn kept_address(req: &ServiceRequest) -> Option<(&'static str, String)> {
    static KEPT: OnceLock<HashMap<&'static str, &'static [&'static str]>> = OnceLock::new();
    let kept = KEPT.get_or_init(|| {
        route_table::all().iter().filter_map(|route| route.kept.map(|names| (route.path, names))).collect()
    });
    let (pattern, names) = kept.get_key_value(matched(req)?.as_str())?;
    let address = address_of(req.uri().path(), req.query_string(), names)?;
    Some((*pattern, address))
}

/// An address with only those names of its query that the page looks for. None where the page is not kept under it. An
/// address that is spelt in another way (`%32` for `2`), or has a value that no page has, is answered; but there are
/// endlessly many of those, and they would push the others out of the cache.
fn address_of(path: &str, query: &str, names: &[&str]) -> Option<String> {
    let mut address = path.to_owned();
    // An encoded name may be one that a page looks for, and with a zero byte there is no page at all.
    let name_of = |part: &'_ str| part.split('=').next().unwrap_or_default().to_owned();
    if query.split('&').any(|part| name_of(part).contains(['%', '+'])) || query.contains("%00") {
        return None;
    }
    let mut add = |part: &str| {
        address.push(if address.len() == path.len() { '?' } else { '&' });
        address.push_str(part);
    };
    for part in query.split('&') {
        let name = name_of(part);
        if name == language::NAME {
            // Every page is in the language that its address names, and one that there is not is as if it were not named.
            if let Some(language) = language::asked(part) {
                add(&format!("{}={}", language::NAME, language.tag()));
            }
            continue;
        }
        if !ASKED.contains(&name.as_str()) {
            continue;
        }
        if !names.contains(&name.as_str()) {
            return None;
        }
        let value = part.split_once('=').map_or("", |(_, value)| value);
        if value.len() > LONGEST_VALUE || !value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            return None;
        }
        add(part);
    }
    (address.len() <= LONGEST && !path.contains(['%', '+'])).then_some(address)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn what_a_page_does_not_know_makes_no_other_address() {
        let check = |query: &str, expect: Option<&str>| {
            let address = address_of("/t/a/results", query, &["round", "theme"]);
            assert_eq!(address.as_deref(), expect, "{query}");
        };
        check("", Some("/t/a/results"));
        check("utm_source=a%20b&x", Some("/t/a/results"));
        check("x=1&round=2&y=3&theme=dark", Some("/t/a/results?round=2&theme=dark"));
        check("round=", Some("/t/a/results?round="));
        check("round=12345678901", None);
        check("round=%32", None);
        check("%72ound=2", None);
        check("x=%00", None);
        check("q=Ann", None);
        check("round=prelim-2", Some("/t/a/results?round=prelim-2"));
        check("lang=en-xa&round=2", Some("/t/a/results?lang=en-XA&round=2"));
        check("lang=tlh", Some("/t/a/results"));
        assert_eq!(address_of("/t/%61/results", "", &[]), None);
    }

    /// A page that looks for another name would be given out to those who ask for something else.
    #[test]
    fn the_names_that_public_pages_look_for_are_known() {
        let mut texts = Vec::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates").to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).expect("a folder") {
                let path = entry.expect("a file").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    let public = folder.ends_with("public");
                    texts.push((public, std::fs::read_to_string(&path).expect("a source")));
                }
            }
        }
        let all: String = texts.iter().map(|(_, text)| text.as_str()).collect();
        let mut seen = 0;
        for query in texts.iter().filter(|(public, _)| *public).flat_map(|(_, text)| text.split("web::Query<").skip(1))
        {
            let name = query.split('>').next().unwrap_or_default();
            let Some((_, fields)) = all.split_once(&format!("struct {name} {{")) else { panic!("no {name}") };
            let fields = fields.split('}').next().unwrap_or_default();
            for field in fields.lines().filter(|line| line.contains(": ") && !line.contains("//")) {
                let field = field.split(':').next().unwrap_or_default();
                let field = field.split_whitespace().last().unwrap_or_default();
                assert!(ASKED.contains(&field), "{field}");
                seen += 1;
            }
        }
        assert!(seen >= 4, "{seen}");
    }
}
