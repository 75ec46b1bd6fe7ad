//! What the list of routes says about a request, before any handler runs.

use std::sync::OnceLock;

use actix_web::dev::{ResourceDef, ServiceRequest};
use actix_web::http::Method;

use crate::route::{Route, Routes};

static TABLE: OnceLock<Vec<Route>> = OnceLock::new();

/// Says which routes there are, before the first request. What was said first holds.
pub fn declare(routes: Routes) {
    TABLE.get_or_init(routes.all);
}

/// Every route.
pub fn all() -> &'static [Route] {
    TABLE.get().map_or(&[], Vec::as_slice)
}

/// The pattern that a request matches. The routes see the path decoded, in which `%64oubles` is `doubles`; what Actix says before
/// it has found the route is of the path as it was sent, and would be another route's.
pub fn matched(req: &ServiceRequest) -> Option<String> {
    req.resource_map().match_pattern(req.match_info().as_str())
}

/// The route that a request matches.
pub(super) fn route_of(req: &ServiceRequest) -> Option<&'static Route> {
    let pattern = matched(req)?;
    let method = if req.method() == Method::HEAD { &Method::GET } else { req.method() };
    all().iter().find(|route| route.method == *method && route.path == pattern)
}

/// The pattern of the route that a request matches. It is one of ours, so that it can be kept for ever.
pub(super) fn pattern_of(req: &ServiceRequest) -> Option<&'static str> {
    let pattern = matched(req)?;
    all().iter().map(|route| route.path).find(|path| *path == pattern)
}

/// Whether nobody learns that the address of a request was asked for, by whatever method.
pub(super) fn is_in_confidence(req: &ServiceRequest) -> bool {
    let pattern = matched(req);
    all().iter().any(|route| route.in_confidence && Some(route.path) == pattern.as_deref())
}

/// The methods that an address takes, as the header `Allow` lists them.
pub(super) fn methods_of(pattern: Option<String>) -> String {
    let mut methods: Vec<&str> = Vec::new();
    for route in all() {
        if Some(route.path) == pattern.as_deref() {
            let is_page = route.method == Method::GET;
            methods.extend(if is_page { vec!["GET", "HEAD"] } else { vec![route.method.as_str()] });
        }
    }
    methods.join(", ")
}

/// The nearest page above an address that takes forms and is no page itself; none where only the start page is. Whether there is
/// such a page, and for whom, is said when it is opened.
pub fn page_above(path: &str) -> Option<String> {
    static PAGES: OnceLock<Vec<ResourceDef>> = OnceLock::new();
    let pages =
        || all().iter().filter(|route| route.method == Method::GET).map(|route| ResourceDef::new(route.path)).collect();
    let is_page = |path: &str| PAGES.get_or_init(pages).iter().any(|page| page.is_match(path));
    let mut above = path;
    while let Some((shorter, _)) = above.rsplit_once('/').filter(|(shorter, _)| !shorter.is_empty()) {
        if is_page(shorter) {
            return Some(shorter.to_owned());
        }
        above = shorter;
    }
    None
}
