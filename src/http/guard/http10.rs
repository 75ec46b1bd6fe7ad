//! Streamed answers for HTTP/1.0, which knows no chunks and must not be sent any (RFC 9112, 6.1): there the answer ends
//! with its connection.

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::ServiceResponse;
use actix_web::http::{ConnectionType, Version};

/// Sends an answer without a known length so that who asked in HTTP/1.0 can read it.
pub(super) fn for_old_readers(mut answer: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    let is_old = answer.request().version() < Version::HTTP_11;
    if is_old && answer.response().body().size() == BodySize::Stream {
        let head = answer.response_mut().head_mut();
        head.no_chunking(true);
        head.set_connection_type(ConnectionType::Close);
    }
    answer
}
