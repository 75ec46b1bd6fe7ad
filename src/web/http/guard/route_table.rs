//! What the list of routes says about a request, before any handler runs.

use std::sync::OnceLock;

use actix_web::dev::ServiceRequest;
use actix_web::http::Method;

use crate::web::http::route::Route;
use crate::web::routes;

/// Every route.
fn table() -> &'static [Route] {
    static TABLE: OnceLock<Vec<Route>> = OnceLock::new();
    TABLE.get_or_init(routes::all)
}

/// The route that a request matches.
pub(super) fn route_of(req: &ServiceRequest) -> Option<&'static Route> {
    let pattern = req.match_pattern()?;
    let method = if req.method() == Method::HEAD { &Method::GET } else { req.method() };
    table().iter().find(|route| route.method == *method && route.path == pattern)
}

/// The pattern of the route that a request matches. It is one of ours, so that it can be kept for ever.
pub(super) fn pattern_of(req: &ServiceRequest) -> Option<&'static str> {
    let matched = req.match_pattern()?;
    table().iter().map(|route| route.path).find(|path| *path == matched)
}

/// Whether nobody learns that the address of a request was asked for, by whatever method.
pub(super) fn is_in_confidence(req: &ServiceRequest) -> bool {
    let matched = req.match_pattern();
    table().iter().any(|route| route.in_confidence && Some(route.path) == matched.as_deref())
}

/// The methods that an address takes, as the header `Allow` lists them.
pub(super) fn methods_of(pattern: Option<String>) -> String {
    let mut methods: Vec<&str> = Vec::new();
    for route in table() {
        if Some(route.path) == pattern.as_deref() {
            let is_page = route.method == Method::GET;
            methods.extend(if is_page { vec!["GET", "HEAD"] } else { vec![route.method.as_str()] });
        }
    }
    methods.join(", ")
}
