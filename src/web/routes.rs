//! The list of routes. A route is served only through this list, and every line names the right it asks for;
//! [`crate::web::http::guard`] asks for it before any handler runs.

use actix_web::http::Method;
use actix_web::web;

use crate::actions::Permission;

use crate::web::pages::{account, admin, audit, organizer, player, public};

/// A route: what is asked for, the right it takes, and who answers.
pub struct Route {
    /// The method. A GET line answers HEAD too.
    pub method: Method,
    /// The pattern of the path, such as `/run/{slug}/players`.
    pub path: &'static str,
    /// The right that the caller must hold.
    pub right: Permission,
    /// For a page that visitors get from memory ([`crate::web::http::page_cache`]): the names that its query may have. Such a page must
    /// be made of its tournament and nothing else: no clock, no chance, no reader.
    pub kept: Option<&'static [&'static str]>,
    service: fn() -> actix_web::Route,
}

impl Route {
    /// The same page, kept in memory for visitors. A request with a name in its query that is not among these is made
    /// anew each time.
    #[must_use]
    pub fn kept(mut self, names: &'static [&'static str]) -> Route {
        self.kept = Some(names);
        self
    }
}

/// A page.
pub fn get(path: &'static str, right: Permission, service: fn() -> actix_web::Route) -> Route {
    Route { method: Method::GET, path, right, kept: None, service }
}

/// A form's target.
pub fn post(path: &'static str, right: Permission, service: fn() -> actix_web::Route) -> Route {
    Route { method: Method::POST, path, right, kept: None, service }
}

/// Every route of the program.
pub fn lines() -> Vec<Route> {
    let mut lines = public::routes();
    lines.extend(player::routes());
    lines.extend(account::routes());
    lines.extend(organizer::routes());
    lines.extend(admin::routes());
    lines.extend(audit::routes());
    lines
}

/// Registers every line, those of one path together.
pub fn configure(config: &mut web::ServiceConfig) {
    let lines = lines();
    let mut done: Vec<&str> = Vec::new();
    for line in &lines {
        if done.contains(&line.path) {
            continue;
        }
        done.push(line.path);
        let mut resource = web::resource(line.path);
        for same in lines.iter().filter(|other| other.path == line.path) {
            resource = resource.route((same.service)().method(same.method.clone()));
            if same.method == Method::GET {
                resource = resource.route((same.service)().method(Method::HEAD));
            }
        }
        config.service(resource);
    }
}
