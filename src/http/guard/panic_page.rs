//! The page for a panic, or for an error without a response. The request is gone by then, so nobody knows any more who
//! asked.

use std::panic::AssertUnwindSafe;

use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use futures_util::FutureExt;

use crate::error::Error;
use crate::guard::log::{RequestLine, log_error};
use crate::request::Access;
use crate::request_id::{HEADER, RequestId};
use crate::server::app::App;
use crate::{api, headers, response};

/// Waits for the answer; whatever goes wrong becomes an error that has its page.
pub(super) async fn caught(
    app: &App,
    (id, by_program): (RequestId, bool),
    line: &RequestLine,
    answer: impl Future<Output = Result<ServiceResponse<BoxBody>, actix_web::Error>>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let answered = AssertUnwindSafe(answer).catch_unwind().await;
    let answered = answered.unwrap_or_else(|_| Err(Error::Broken("a handler panicked".to_owned()).into()));
    answered.map_err(|error| {
        let error = error.as_error::<Error>().cloned().unwrap_or(Error::Broken(error.to_string()));
        log_error(&error, line);
        let number = id.header();
        let mut response = response::error_page(&Access { request: id, by_program, ..Access::default() }, &error);
        headers::protect(response.headers_mut(), app.is_https());
        if by_program {
            api::open(response.headers_mut());
        }
        if let Some(number) = number {
            response.headers_mut().insert(HEADER, number);
        }
        actix_web::error::InternalError::from_response(error, response).into()
    })
}
