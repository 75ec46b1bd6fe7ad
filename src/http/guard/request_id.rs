//! The number of a request: in every line of the log about it, and on its answer.

use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use tracing::{Instrument, Span};

use crate::request_id::{HEADER, RequestId};

/// The span around the log lines of a request. It has the level of errors, so that every line has the number, whatever
/// the log is set to.
pub(super) fn span(id: &RequestId) -> Span {
    tracing::error_span!("request", %id)
}

/// Waits for the answer inside the request's span, and puts the number on it.
pub(super) async fn numbered(
    id: RequestId,
    answer: impl Future<Output = Result<ServiceResponse<BoxBody>, actix_web::Error>>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let mut answered = answer.instrument(span(&id)).await;
    if let (Ok(response), Some(number)) = (&mut answered, id.header()) {
        response.headers_mut().insert(HEADER, number);
    }
    answered
}
