//! `/api/1/…`: the public facts for programs, as JSON.
//!
//! Each answer is made of the view that its page is made of, in one read, so that the two never differ; nothing here decides what is
//! public. The structs are what is promised to programs: a field is never taken away or given another meaning within `/api/1`.
//! [`endpoints`] says once what there is; the document ([`openapi`]) and the page follow from it and from the structs.

mod bracket;
mod endpoints;
mod log;
mod openapi;
mod page;
mod parts;
mod query;
mod rounds;
mod series;
mod staff;
mod standings;
mod statistics;
#[cfg(test)]
mod tests;
mod tournaments;

use reeve_actions::Permission;
use reeve_http::route::{Route, get, to};
use reeve_urls as urls;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    let mut lines = vec![
        get(urls::site::api, Permission::SeePublic, || to(page::show)).kept(&[]).in_english(),
        get(urls::site::api_document, Permission::SeePublic, || to(openapi::show)).kept(&[]).in_english(),
    ];
    lines.extend(endpoints::routes());
    lines
}
