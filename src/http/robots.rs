//! Which pages search engines may list, as the header `X-Robots-Tag` says it: on pages and on files alike.
//!
//! Nothing is listed unless its route says so ([`Listing`]), and a page that names players only if the organizer of its
//! tournament wants it. That keeps nobody from opening a page whose address they have.

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};

use crate::request::Access;
use crate::route::Listing;

/// The header.
pub const HEADER: HeaderName = HeaderName::from_static("x-robots-tag");

/// What it says to those that list nothing, keep no copy and follow no link.
const NEVER: HeaderValue = HeaderValue::from_static("noindex,nofollow,noarchive");

/// Says of an answer whether it may be listed. `is_page` is false for errors and the like.
pub fn add_header(headers: &mut HeaderMap, access: &Access, is_page: bool) {
    let may = match access.listing {
        Listing::Always => true,
        Listing::IfNamesMay => access.tournament.as_ref().is_some_and(|tournament| tournament.indexed),
        Listing::Never => false,
    };
    if !may || !is_page {
        headers.insert(HEADER, NEVER);
    }
}

/// Says of an answer that it is not to be listed, whatever its route says.
pub fn never_listed(headers: &mut HeaderMap) {
    headers.insert(HEADER, NEVER);
}
