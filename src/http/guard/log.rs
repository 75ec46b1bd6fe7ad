//! What the log says of a request.

use std::time::Duration;

use actix_web::dev::ServiceRequest;
use actix_web::http::{Method, StatusCode};

use crate::error::Error;
use crate::guard::route_table::{is_in_confidence, pattern_of};

/// A request that takes longer is worth a line in a log of the ordinary level.
const SLOW: Duration = Duration::from_secs(1);

/// What the log may say of a request.
pub(super) struct RequestLine {
    pub(super) method: Method,
    /// The pattern of the route; never what was asked for.
    pub(super) pattern: &'static str,
    /// Whether nothing is said of it unless it breaks.
    pub(super) in_confidence: bool,
}

impl RequestLine {
    pub(super) fn of(req: &ServiceRequest) -> RequestLine {
        let pattern = pattern_of(req).unwrap_or("(no such page)");
        RequestLine { method: req.method().clone(), pattern, in_confidence: is_in_confidence(req) }
    }

    /// The one line of every request. It has neither the address nor anything typed: both can name a person or open a
    /// player's page.
    ///
    /// At the level of debugging, since a hall that reloads would write thousands of lines a second to the disk that
    /// the results go to; the figures of `/metrics` count them all, and what failed has a line of its own.
    pub(super) fn note(&self, status: StatusCode, took: Duration) {
        let RequestLine { method, pattern: route, .. } = self;
        // Whoever did not send a whole form was waited for: that says nothing of how fast Reeve is.
        let was_awaited = matches!(status, StatusCode::REQUEST_TIMEOUT | StatusCode::BAD_REQUEST);
        let (status, ms) = (status.as_u16(), u64::try_from(took.as_millis()).unwrap_or(u64::MAX));
        if took >= SLOW && !was_awaited {
            tracing::info!(%method, route, status, ms, "answered slowly");
        } else {
            tracing::debug!(%method, route, status, ms, "answered");
        }
    }
}

/// The line of what went wrong with a request.
pub(super) fn log_error(error: &Error, line: &RequestLine) {
    let RequestLine { method, pattern: route, in_confidence } = line;
    match error {
        Error::Broken(cause) => tracing::error!(%method, route, cause, "a request failed"),
        Error::Full(cause) => tracing::error!(%method, route, cause, "no room left on the disk"),
        Error::Unknown(cause) => tracing::error!(%method, route, cause, "not known how a commit ended"),
        Error::Busy => tracing::warn!(%method, route, "the store was busy"),
        Error::Crowded => tracing::warn!(%method, route, "too many passwords wait to be checked"),
        _ if *in_confidence => {}
        _ => tracing::debug!(%method, route, "a request was refused"),
    }
}
