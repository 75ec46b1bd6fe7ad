//! The error behind a response, whoever made it: a handler of ours, or actix before any handler ran.

use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::http::{StatusCode, header};

use crate::error::Error;
use crate::guard::route_table::methods_of;

/// The error behind an answer that has no page yet: ours, or one that actix made before any handler ran.
pub(super) fn error_behind(response: &ServiceResponse<BoxBody>) -> Option<Error> {
    let status = response.status();
    let Some(error) = response.response().error() else {
        return match status {
            StatusCode::NOT_FOUND if is_bare(response) => Some(Error::Missing),
            StatusCode::METHOD_NOT_ALLOWED => Some(Error::Method(methods_of(response.request().match_pattern()))),
            StatusCode::NOT_ACCEPTABLE => Some(Error::NotAcceptable),
            _ => None,
        };
    };
    if let Some(ours) = error.as_error::<Error>() {
        return Some(ours.clone());
    }
    Some(match status {
        StatusCode::NOT_FOUND => Error::Missing,
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge(0),
        status if status.is_client_error() => Error::BadRequest(texts::faults::not_understood()),
        _ => Error::Broken(error.to_string()),
    })
}

fn is_bare(response: &ServiceResponse<BoxBody>) -> bool {
    !response.headers().contains_key(header::CONTENT_TYPE)
}
