//! What the list of routes says about a request, before any handler runs.

use std::sync::OnceLock;

use actix_web::dev::ServiceRequest;
use actix_web::http::Method;

use crate::actions::Permission;
use crate::web::routes;

/// Every route with its permission.
fn permissions() -> &'static [(Method, &'static str, Permission)] {
    static PERMISSIONS: OnceLock<Vec<(Method, &'static str, Permission)>> = OnceLock::new();
    PERMISSIONS
        .get_or_init(|| routes::all().into_iter().map(|route| (route.method, route.path, route.permission)).collect())
}

/// The permission that the route of a request asks for, if it matches one.
pub(super) fn permission_of(req: &ServiceRequest) -> Option<Permission> {
    let pattern = req.match_pattern()?;
    let method = if req.method() == Method::HEAD { &Method::GET } else { req.method() };
    permissions().iter().find(|(m, path, _)| m == method && *path == pattern).map(|(_, _, permission)| *permission)
}

/// The pattern of the route that a request matches. It is one of ours, so that it can be kept for ever.
pub(super) fn pattern_of(req: &ServiceRequest) -> Option<&'static str> {
    let matched = req.match_pattern()?;
    permissions().iter().map(|(_, path, _)| *path).find(|path| *path == matched)
}

/// The methods that an address takes, as the header `Allow` lists them.
pub(super) fn methods_of(pattern: Option<String>) -> String {
    let mut methods: Vec<&str> = Vec::new();
    for (method, path, _) in permissions() {
        if Some(*path) == pattern.as_deref() {
            methods.extend(if method == Method::GET { vec!["GET", "HEAD"] } else { vec![method.as_str()] });
        }
    }
    methods.join(", ")
}
