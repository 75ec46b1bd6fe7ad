//! What a route is. The pages say which they have, and [`crate::web::routes`] lists them all.

use actix_web::http::Method;

use crate::actions::Permission;

/// A route: what is asked for, the permission it takes, and who answers.
pub struct Route {
    /// The method. A GET route answers HEAD too.
    pub method: Method,
    /// The pattern of the path, such as `/run/{slug}/players`.
    pub path: &'static str,
    /// The permission that the caller must have.
    pub permission: Permission,
    /// For a page that visitors get from memory ([`crate::web::http::page_cache`]): the names that its query may have.
    /// Such a page must be made of its tournament and nothing else: no clock, no chance, no reader.
    pub kept: Option<&'static [&'static str]>,
    handler: fn() -> actix_web::Route,
}

impl Route {
    /// The handler, as actix registers it.
    pub(crate) fn handler(&self) -> actix_web::Route {
        (self.handler)()
    }

    /// The same page, kept in memory for visitors. A request with a name in its query that is not among these is made
    /// anew each time.
    #[must_use]
    pub fn kept(mut self, names: &'static [&'static str]) -> Route {
        self.kept = Some(names);
        self
    }
}

/// A page.
pub fn get(path: &'static str, permission: Permission, handler: fn() -> actix_web::Route) -> Route {
    Route { method: Method::GET, path, permission, kept: None, handler }
}

/// A form's target.
pub fn post(path: &'static str, permission: Permission, handler: fn() -> actix_web::Route) -> Route {
    Route { method: Method::POST, path, permission, kept: None, handler }
}
