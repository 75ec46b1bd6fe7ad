//! The list of routes. A route is served only through this list, and each names the permission it asks for, which
//! [`reeve_http::guard`] looks up before any handler runs.

#[cfg(test)]
pub(crate) mod tests;

use actix_web::http::Method;
use actix_web::{Resource, Scope, web};

use crate::api;
use crate::pages::{account, admin, audit, judge, laptop, organizer, player, public};
use reeve_http::live;
use reeve_http::route::{Route, Routes};

/// Every route of the program.
pub fn all() -> Vec<Route> {
    let mut routes = public::routes();
    routes.extend(player::routes());
    routes.extend(account::routes());
    routes.extend(judge::routes());
    routes.extend(organizer::routes());
    routes.extend(admin::routes());
    routes.extend(audit::routes());
    routes.extend(laptop::routes());
    routes.extend(api::routes());
    routes.extend(live::routes());
    routes
}

/// What the server serves.
pub const SERVED: Routes = Routes { all, register: configure };

/// Registers every route, those of one path together. Actix tries what it was given one after the other, so the paths go to it as
/// a tree: a request is held against a few branches instead of three hundred patterns.
pub fn configure(config: &mut web::ServiceConfig) {
    let routes = all();
    for node in tree(&routes) {
        match node {
            Node::Leaf { rest, path } => config.service(resource(&routes, rest, path)),
            Node::Branch { head, nodes } => config.service(branch(&routes, head, nodes)),
        };
    }
}

fn branch(routes: &[Route], head: &str, nodes: Vec<Node>) -> Scope {
    nodes.into_iter().fold(web::scope(head), |scope, node| match node {
        Node::Leaf { rest, path } => scope.service(resource(routes, rest, path)),
        Node::Branch { head, nodes } => scope.service(branch(routes, head, nodes)),
    })
}

/// What answers at a path, of which the branches above leave this rest.
fn resource(routes: &[Route], rest: &str, path: &str) -> Resource {
    let mut resource = web::resource(rest);
    for same in routes.iter().filter(|other| other.path == path) {
        resource = resource.route(same.handler().method(same.method.clone()));
        if same.method == Method::GET {
            resource = resource.route(same.handler().method(Method::HEAD));
        }
    }
    resource
}

/// The paths of all routes, those together that begin alike.
fn tree(routes: &[Route]) -> Vec<Node> {
    let mut paths: Vec<(&'static str, &'static str)> = Vec::new();
    for route in routes {
        if !paths.contains(&(route.path, route.path)) {
            paths.push((route.path, route.path));
        }
    }
    grow(&paths)
}

/// A part of the tree.
enum Node {
    /// A path, and what is left of it here.
    Leaf { rest: &'static str, path: &'static str },
    /// What several paths begin with here, and what follows.
    Branch { head: &'static str, nodes: Vec<Node> },
}

/// The tree of paths, each given by what is left of it and whole.
fn grow(paths: &[(&'static str, &'static str)]) -> Vec<Node> {
    let mut done: Vec<&str> = Vec::new();
    let mut nodes = Vec::new();
    for (rest, path) in paths {
        let Some(head) = head(rest) else {
            nodes.push(Node::Leaf { rest, path });
            continue;
        };
        if done.contains(&head) {
            continue;
        }
        done.push(head);
        let same: Vec<(&'static str, &'static str)> =
            { paths.iter().filter(|(rest, _)| self::head(rest) == Some(head)) }
                .filter_map(|(rest, path)| Some((rest.strip_prefix(head)?, *path)))
                .collect();
        nodes.push(if same.len() == 1 { Node::Leaf { rest, path } } else { Node::Branch { head, nodes: grow(&same) } });
    }
    nodes
}

/// A path as far as its first part that is the same for everybody: `/{slug}/rounds` of `/{slug}/rounds/{stage}`. None where there
/// is no such part.
fn head(rest: &'static str) -> Option<&'static str> {
    let mut end = 0;
    for part in rest.split('/').skip(1) {
        end += 1 + part.len();
        if !part.is_empty() && !part.starts_with('{') {
            return rest.get(..end);
        }
    }
    None
}
