//! What every request passes on its way to a handler and back. The order, from the outside in, and why it is so:
//!
//! 1. The request gets its number first ([`numbering`]), so that every line of the log and every answer has it.
//! 2. A page that is kept in memory is given out ([`from_memory`]) before anything else costs time: a hall of phones that
//!    reload is the heaviest load there is.
//! 3. The request is counted and logged once ([`measuring`]), also one that panicked.
//! 4. A panic is caught, and becomes an error with its page ([`last_resort`]): nothing further out may fail.
//! 5. A page to be kept is made once for all who wait for it ([`page_cache`]), so this stands outside of what makes it.
//! 6. Whether the request may go on ([`admission`]). First, was it sent from a page of ours? That comes before the
//!    session is looked at, since a foreign page would use the session of whoever has it open. Then who asks, and for
//!    which tournament ([`caller`]), in one snapshot. Then whether they have the permission of the route
//!    ([`route_table`]).
//! 7. The handler.
//! 8. A form that was carried out before leads where it led ([`sent_again`]): before the error page, since a second
//!    sending often ends in an error and should not look like one.
//! 9. What failed gets its page ([`failure`]), which knows who asks.
//! 10. The headers that every response carries ([`headers`]), last, so that an error page has them too.
//!
//! What is then sent as it is made is sent without chunks to who knows none ([`whole_pieces`]).

pub mod admission;
mod caller;
mod failure;
mod from_memory;
mod http10;
mod log;
mod measuring;
mod panic_page;
mod request_id;
pub mod route_table;

use std::rc::Rc;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpResponse, web};

use crate::error::Error;
use crate::form_key::sent_again;
use crate::guard::admission::NotAdmitted;
use crate::guard::from_memory::from_memory;
use crate::guard::log::{RequestLine, log_error};
use crate::guard::measuring::measured;
use crate::guard::panic_page::caught;
use crate::guard::request_id::numbered;
use crate::request::{Access, Sent};
use crate::request_id::RequestId;
use crate::server::app::App;
use crate::server::connections;
use crate::server::head_limit;
use crate::{headers, page_cache, response, robots};

/// Runs one request through all of it.
pub async fn guard(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let Some(app) = req.app_data::<web::Data<App>>().cloned() else {
        return Err(actix_web::error::ErrorInternalServerError("the program is not set up"));
    };
    let id = RequestId::of(&req, &app.config.proxies);
    let _working = connections::working(req.request());
    let carried_out = head_limit::carried_out(req.request());
    if let Some(response) = from_memory(&req, &app, &id) {
        return Ok(carried_out.until_sent(req.into_response(response)));
    }
    // In a box of its own, so that a page from memory does not take the memory that the other layers need.
    let answer = Box::pin(through_the_layers(req, next, &app, id)).await?;
    Ok(carried_out.until_sent(http10::for_old_readers(answer)))
}

/// The layers that wait for an answer, each around the next.
async fn through_the_layers(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    app: &App,
    id: RequestId,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let line = RequestLine::of(&req);
    // Each layer moves the future that it waits for, and so takes twice its memory; in a box only an address is moved.
    let make = |req| Box::pin(handled(req, next, app, id.clone(), &line));
    let answer = Box::pin(page_cache::respond(req, app, make));
    let answer = caught(app, id.clone(), &line, answer);
    let answer = measured(app, &line, answer);
    numbered(id.clone(), answer).await
}

/// Lets a request through to its handler, or not, and sees to the response.
async fn handled(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    app: &App,
    request: RequestId,
    line: &RequestLine,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let mut access = Access { request, foot: app.site_foot.kinds(), ..Access::default() };
    let admission = admission::admit(&req, app, &mut access).await;
    access.admitted = admission.is_ok();
    let sent = Rc::new(Sent::new());
    req.extensions_mut().insert(Rc::new(access.clone()));
    req.extensions_mut().insert(Rc::clone(&sent));
    let _place = app.queues.place_in(access.waits.first).await;
    let response = match admission {
        Ok(()) => next.call(req).await?.map_into_boxed_body(),
        Err(NotAdmitted::First(to)) => {
            req.into_response(HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish())
        }
        Err(NotAdmitted::Moved(to)) => {
            req.into_response(HttpResponse::PermanentRedirect().insert_header((header::LOCATION, to)).finish())
        }
        Err(NotAdmitted::Error(error)) => {
            log_error(&error, line);
            req.into_response(response::error_page(&access, &error))
        }
    };
    let mut response = with_page(response, app, &access, &sent, line).await;
    let status = response.status();
    let is_page = status.is_success() || status == StatusCode::NOT_MODIFIED;
    let private = access.roles.signed_in || access.player.is_some() || !is_page;
    robots::add_header(response.headers_mut(), &access, is_page);
    headers::finish(response.headers_mut(), app.is_https(), private);
    Ok(response)
}

/// The response that a handler gave; in place of an error without a page, the page, or the way to where the same form
/// led before.
async fn with_page(
    response: ServiceResponse<BoxBody>,
    app: &App,
    access: &Access,
    sent: &Sent,
    line: &RequestLine,
) -> ServiceResponse<BoxBody> {
    let mut error = failure::error_behind(&response);
    if let Some(location) = sent_again::where_it_led(app, sent.get().map(|form| &**form), &response, &mut error).await {
        let again = HttpResponse::SeeOther().insert_header((header::LOCATION, location)).finish();
        return response.into_response(again);
    }
    let Some(mut error) = error else { return response };
    if matches!(error, Error::Broken(_)) && app.db.in_place().is_err() {
        error = Error::Displaced;
    }
    log_error(&error, line);
    let mut page = response::error_page(access, &error);
    if let Error::Method(methods) = &error
        && let Ok(methods) = HeaderValue::from_str(methods)
    {
        page.headers_mut().insert(header::ALLOW, methods);
    }
    if let Some(seconds) = error.retry_after() {
        page.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response.into_response(page)
}
