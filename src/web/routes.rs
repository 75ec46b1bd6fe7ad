//! The list of routes. A route is served only through this list, and every line names the right it asks for;
//! [`super::guard`] asks for it before any handler runs.

use actix_web::http::Method;
use actix_web::{Route, web};

use crate::desk::Right;

use super::{account, admin, audit, organizer, player, public};

/// A route: what is asked for, the right it takes, and who answers.
pub struct Line {
    /// The method. A GET line answers HEAD too.
    pub method: Method,
    /// The pattern of the path, such as `/run/{slug}/players`.
    pub path: &'static str,
    /// The right that the caller must hold.
    pub right: Right,
    route: fn() -> Route,
}

/// A page.
pub fn get(path: &'static str, right: Right, route: fn() -> Route) -> Line {
    Line { method: Method::GET, path, right, route }
}

/// A form's target.
pub fn post(path: &'static str, right: Right, route: fn() -> Route) -> Line {
    Line { method: Method::POST, path, right, route }
}

/// Every route of the program.
pub fn lines() -> Vec<Line> {
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
            resource = resource.route((same.route)().method(same.method.clone()));
            if same.method == Method::GET {
                resource = resource.route((same.route)().method(Method::HEAD));
            }
        }
        config.service(resource);
    }
}
