//! A public page that is kept in memory: no statement, no template.

use std::time::Instant;

use actix_web::HttpResponse;
use actix_web::dev::ServiceRequest;

use crate::guard::log::RequestLine;
use crate::guard::request_id;
use crate::page_cache;
use crate::request_id::{HEADER, RequestId};
use crate::server::app::App;

/// The answer with its number, counted and logged, where there is a kept page.
pub(super) fn from_memory(req: &ServiceRequest, app: &App, id: &RequestId) -> Option<HttpResponse> {
    let began = Instant::now();
    let (mut response, pattern) = page_cache::quick(req, app)?;
    if let Some(number) = id.header() {
        response.headers_mut().insert(HEADER, number);
    }
    let took = began.elapsed();
    app.metrics.answered(pattern, req.method(), response.status(), took);
    app.metrics.from_memory();
    // A span costs as much as the rest, so there is none where nobody would read it.
    if tracing::enabled!(tracing::Level::DEBUG) {
        let _inside = request_id::span(id).entered();
        RequestLine { method: req.method().clone(), pattern, in_confidence: false }.note(response.status(), took);
    }
    Some(response)
}
