//! Counts each answer for `/metrics` and writes its one line into the log, unless its route is one [in
//! confidence](crate::route::Route::in_confidence).

use std::time::Instant;

use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::http::StatusCode;

use crate::guard::log::RequestLine;
use crate::server::app::App;
use reeve_store::db::metrics::uncounted;

/// Waits for the answer, and counts and logs how it came out and how long it took.
pub(super) async fn measured(
    app: &App,
    line: &RequestLine,
    answer: impl Future<Output = Result<ServiceResponse<BoxBody>, actix_web::Error>>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    if line.in_confidence {
        return uncounted(answer).await;
    }
    let began = Instant::now();
    let answered = answer.await;
    let status = answered.as_ref().map_or(StatusCode::INTERNAL_SERVER_ERROR, ServiceResponse::status);
    let took = began.elapsed();
    app.metrics.answered(line.pattern, &line.method, status, took);
    line.note(status, took);
    answered
}
