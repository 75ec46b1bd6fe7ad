//! What the list of routes says about a request, before any handler runs.

use std::sync::OnceLock;

use actix_web::dev::{ResourceDef, ServiceRequest};
use actix_web::http::Method;

use crate::http::route::Route;
use crate::routes;

/// Every route.
fn table() -> &'static [Route] {
    static TABLE: OnceLock<Vec<Route>> = OnceLock::new();
    TABLE.get_or_init(routes::all)
}

/// The pattern that a request matches. The routes see the path decoded, in which `%64oubles` is `doubles`; what Actix says before
/// it has found the route is of the path as it was sent, and would be another route's.
pub(crate) fn matched(req: &ServiceRequest) -> Option<String> {
    req.resource_map().match_pattern(req.match_info().as_str())
}

/// The route that a request matches.
pub(super) fn route_of(req: &ServiceRequest) -> Option<&'static Route> {
    let pattern = matched(req)?;
    let method = if req.method() == Method::HEAD { &Method::GET } else { req.method() };
    table().iter().find(|route| route.method == *method && route.path == pattern)
}

/// The pattern of the route that a request matches. It is one of ours, so that it can be kept for ever.
pub(super) fn pattern_of(req: &ServiceRequest) -> Option<&'static str> {
    let pattern = matched(req)?;
    table().iter().map(|route| route.path).find(|path| *path == pattern)
}

/// Whether nobody learns that the address of a request was asked for, by whatever method.
pub(super) fn is_in_confidence(req: &ServiceRequest) -> bool {
    let pattern = matched(req);
    table().iter().any(|route| route.in_confidence && Some(route.path) == pattern.as_deref())
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

/// The nearest page above an address that takes forms and is no page itself; none where only the start page is. Whether there is
/// such a page, and for whom, is said when it is opened.
pub(super) fn page_above(path: &str) -> Option<String> {
    static PAGES: OnceLock<Vec<ResourceDef>> = OnceLock::new();
    let pages = || {
        table().iter().filter(|route| route.method == Method::GET).map(|route| ResourceDef::new(route.path)).collect()
    };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_that_takes_only_forms_lies_below_a_page() {
        let filled = |pattern: &str| {
            let parts = pattern.split('/').map(|part| match part {
                "{stage}" => "prelim",
                part if part.starts_with('{') => "1",
                part => part,
            });
            parts.collect::<Vec<&str>>().join("/")
        };
        let takes_page = |path: &str| table().iter().any(|route| route.method == Method::GET && route.path == path);
        let mut without = Vec::new();
        for route in table().iter().filter(|route| route.method == Method::POST && !takes_page(route.path)) {
            match page_above(&filled(route.path)) {
                None => without.push(route.path),
                Some(above) => assert!(filled(route.path).starts_with(&format!("{above}/")), "{above}"),
            }
        }
        // For these it is the start page.
        without.sort_unstable();
        assert_eq!(without, ["/sign-out", "/theme"]);
        assert_eq!(page_above("/run/spring/check-in/15").as_deref(), Some("/run/spring/check-in"));
        assert_eq!(page_above("/run/spring/open-registration").as_deref(), Some("/run/spring"));
    }
}
