//! The list of routes. A route is served only through this list, and each names the permission it asks for, which
//! [`crate::web::http::guard`] looks up before any handler runs.

#[cfg(test)]
pub(crate) mod tests;

use actix_web::http::Method;
use actix_web::web;

use crate::web::http::route::Route;
use crate::web::live;
use crate::web::pages::{account, admin, audit, judge, organizer, player, public};

/// Every route of the program.
pub fn all() -> Vec<Route> {
    let mut routes = public::routes();
    routes.extend(player::routes());
    routes.extend(account::routes());
    routes.extend(judge::routes());
    routes.extend(organizer::routes());
    routes.extend(admin::routes());
    routes.extend(audit::routes());
    routes.extend(live::routes());
    routes
}

/// Registers every route, those of one path together.
pub fn configure(config: &mut web::ServiceConfig) {
    let routes = all();
    let mut done: Vec<&str> = Vec::new();
    for route in &routes {
        if done.contains(&route.path) {
            continue;
        }
        done.push(route.path);
        let mut resource = web::resource(route.path);
        for same in routes.iter().filter(|other| other.path == route.path) {
            resource = resource.route(same.handler().method(same.method.clone()));
            if same.method == Method::GET {
                resource = resource.route(same.handler().method(Method::HEAD));
            }
        }
        config.service(resource);
    }
}
