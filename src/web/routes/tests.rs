//! The routes and the addresses that [`urls`] declares are the same.

use std::collections::BTreeSet;

use actix_web::dev::ResourceDef;
use actix_web::http::Method;

use crate::routes;
use reeve_http::guard::admission::NUMBERS;
use reeve_http::guard::route_table;
use reeve_http::guard::route_table::page_above;
use reeve_http::language::LanguageOf;
use reeve_urls as urls;
use reeve_urls::Url;

/// The pattern of the route that an address leads to: the one with the fewest values, where several have room for it.
pub(crate) fn pattern_of(url: &Url) -> Option<&'static str> {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let matching = routes::all().into_iter().map(|route| route.path);
    let matching = matching.filter(|pattern| ResourceDef::new(*pattern).is_match(path));
    matching.min_by_key(|pattern| pattern.matches('{').count())
}

#[test]
fn every_address_leads_to_a_route_and_every_route_has_its_address() {
    let declared: BTreeSet<&str> = urls::PATTERNS.concat().into_iter().chain([urls::STATIC_FILES]).collect();
    let served: BTreeSet<&str> = routes::all().iter().map(|route| route.path).collect();
    assert!(declared.len() > 300, "only {} addresses were found", declared.len());
    assert_eq!(declared, served);
}

/// What the nodes of a tree lead to, each path as its branches and its rest spell it.
fn spelled(nodes: &[routes::Node], above: &str, into: &mut Vec<(String, &'static str)>) {
    for node in nodes {
        match node {
            routes::Node::Leaf { rest, path } => into.push((format!("{above}{rest}"), path)),
            routes::Node::Branch { head, nodes } => spelled(nodes, &format!("{above}{head}"), into),
        }
    }
}

/// Whether an address can begin with a branch and yet belong to its neighbour. A number is no word.
fn hides(head: &str, neighbour: &str) -> bool {
    let takes = |one: &str, other: &str| one.starts_with('{') && (!NUMBERS.contains(&one) || other.starts_with('{'));
    let mut parts = neighbour.split('/');
    head.split('/').all(|one| parts.next().is_some_and(|other| one == other || takes(one, other) || takes(other, one)))
}

fn hidden(nodes: &[routes::Node], found: &mut Vec<(&'static str, &'static str)>) {
    for node in nodes {
        let routes::Node::Branch { head, nodes: below } = node else { continue };
        for other in nodes.iter().filter(|other| !std::ptr::eq(*other, node)) {
            let neighbour = match other {
                routes::Node::Leaf { rest, .. } => rest,
                routes::Node::Branch { head, .. } => head,
            };
            found.extend(hides(head, neighbour).then_some((*head, *neighbour)));
        }
        hidden(below, found);
    }
}

#[test]
fn the_tree_of_routes_has_every_path_once_and_no_branch_takes_what_is_its_neighbours() {
    let all = routes::all();
    let tree = routes::tree(&all);
    let mut spelled_out = Vec::new();
    spelled(&tree, "", &mut spelled_out);
    for (spelled, path) in &spelled_out {
        assert_eq!(spelled, path);
    }
    let in_tree: BTreeSet<&str> = spelled_out.iter().map(|(_, path)| *path).collect();
    assert_eq!(in_tree.len(), spelled_out.len());
    assert_eq!(in_tree, all.iter().map(|route| route.path).collect());
    let mut found = Vec::new();
    hidden(&tree, &mut found);
    assert!(found.is_empty(), "{found:?}");
    assert!(tree.len() < 50, "{} of {}", tree.len(), in_tree.len());
    assert!(hides("/{slug}/rounds", "/spring/rounds/{stage}") && !hides("/{slug}/rounds", "/{slug}/round"));
}

/// What many read at once, or on paper: in the language of the tournament.
const FOR_MANY: [&str; 18] = [
    "/embed/{slug}/bracket",
    "/embed/{slug}/seats",
    "/embed/{slug}/standings",
    "/p/{token}/calendar.ics",
    "/run/{slug}/boards/{stage}/{number}/paper",
    "/run/{slug}/cards",
    "/run/{slug}/door",
    "/run/{slug}/export/certificates",
    "/run/{slug}/players/{number}/card",
    "/run/{slug}/poster",
    "/run/{slug}/rounds/{stage}/{number}/print/{paper}",
    "/s/{series}/calendar.ics",
    "/stream/{code}",
    "/t/{slug}/calendar.ics",
    "/t/{slug}/champion.png",
    "/t/{slug}/hall",
    "/t/{slug}/picture.png",
    "/t/{slug}/screen/{screen}",
];

/// Where players and visitors read, each with what lies below.
const OF_READERS: [&str; 12] = [
    "/about",
    "/language",
    "/lay",
    "/no-connection",
    "/p",
    "/rules",
    "/s",
    "/screen",
    "/statistics",
    "/t",
    "/tablet",
    "/theme",
];

/// What lies there and is no page, beside files by their ending.
const NO_PAGES: [&str; 5] = [
    "/p/{token}/sheets/{stage}/{number}/photos/{moment}",
    "/s/{series}/live",
    "/t/{slug}/live",
    "/t/{slug}/logo",
    "/t/{slug}/screen/{screen}/seen",
];

#[test]
fn every_route_speaks_the_language_of_those_who_read_it() {
    let mut seen = 0;
    for route in routes::all() {
        let path = route.path;
        let lies_below =
            |area: &str| path.strip_prefix(area).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
        let is_page =
            path == "/" || OF_READERS.iter().any(|area| lies_below(area)) && !is_file && !NO_PAGES.contains(&path);
        let expected = match is_page {
            _ if route.method == Method::GET && FOR_MANY.contains(&path) => LanguageOf::Tournament,
            true => LanguageOf::Reader,
            false => LanguageOf::Nobody,
        };
        seen += usize::from(expected == LanguageOf::Tournament);
        assert_eq!(route.language, expected, "{} {path}", route.method);
    }
    assert_eq!(seen, FOR_MANY.len());
}

#[test]
fn every_address_that_takes_only_forms_lies_below_a_page() {
    route_table::declare(routes::SERVED);
    let table = route_table::all;
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
    assert_eq!(without, ["/admin/spare-key", "/admin/spare-key/withdraw", "/language", "/news", "/sign-out", "/theme"]);
    assert_eq!(page_above("/run/spring/check-in/15").as_deref(), Some("/run/spring/check-in"));
    assert_eq!(page_above("/run/spring/open-registration").as_deref(), Some("/run/spring"));
}
