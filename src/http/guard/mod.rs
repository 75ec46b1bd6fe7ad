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
//! 7. The handler. From here on everything is done in the language of the answer ([`crate::language`]), which the tournament decides too.
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
mod moved;
mod panic_page;
mod request_id;
pub mod route_table;

use std::rc::Rc;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::http::{Method, StatusCode};
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
use crate::server::spares::Resent;
use crate::{api, embed, headers, language, page_cache, response, robots};
use reeve_actions::Who;

/// What a device learns of the spares with each answer of its own ([`Spares::moments`](crate::server::spares::Spares::moments)).
pub const MOMENTS: HeaderName = HeaderName::from_static("reeve-spare");
/// Where another machine goes on should this one be gone, for the worker of a device (static/worker.js).
const GOES_ON_AT: HeaderName = HeaderName::from_static("reeve-goes-on");
/// A form that a device had kept comes again.
const AGAIN: HeaderName = HeaderName::from_static("reeve-again");

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
    if let Some(to) = app.spares.moved_to()
        && !moved::is_answered_here(req.path())
    {
        let mut access = Access::default();
        language::note(&req, &app, &mut access);
        let page = || texts::sync_scope(access.language.language, || moved::page(&app, &to));
        let moved = if api::is_asked(req.path()) { api::moved(&to) } else { page() };
        return Ok(carried_out.until_sent(req.into_response(moved)));
    }
    let followed = language::followed(&req);
    if let Some(mut response) = from_memory(&req, &app, &id) {
        language::keep_followed(response.headers_mut(), &app, followed);
        return Ok(carried_out.until_sent(req.into_response(response)));
    }
    // In a box of its own, so that a page from memory does not take the memory that the other layers need.
    let mut answer = Box::pin(through_the_layers(req, next, &app, id)).await?;
    language::keep_followed(answer.headers_mut(), &app, followed);
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
    let by_program = api::is_asked(req.match_info().as_str());
    // Each layer moves the future that it waits for, and so takes twice its memory; in a box only an address is moved.
    let make = |req| Box::pin(handled(req, next, app, id.clone(), &line));
    let answer = Box::pin(page_cache::respond(req, app, make));
    let answer = caught(app, (id.clone(), by_program), &line, answer);
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
    let by_program = api::is_asked(req.match_info().as_str());
    let embedded = embed::is_asked(req.match_info().as_str());
    let mut access = Access { request, by_program, embedded, foot: app.site_foot.kinds(), ..Access::default() };
    language::note(&req, app, &mut access);
    let admission = match by_program && req.method() == Method::OPTIONS {
        true => Err(NotAdmitted::Answered(api::preflight())),
        // What is wrong with the request itself is said in the language of its reader.
        false => texts::scope(access.language.language, Box::pin(admission::admit(&req, app, &mut access))).await,
    };
    access.admitted = admission.is_ok();
    access.language = language::of_access(app, &access);
    let sent = Rc::new(Sent::new());
    req.extensions_mut().insert(Rc::new(access.clone()));
    req.extensions_mut().insert(Rc::clone(&sent));
    let _place = app.queues.place_in(access.waits.first).await;
    let answer = Box::pin(async {
        let response = match admission {
            Ok(()) => next.call(req).await?.map_into_boxed_body(),
            Err(NotAdmitted::First(to)) => {
                req.into_response(HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish())
            }
            Err(NotAdmitted::Moved(to)) => {
                req.into_response(HttpResponse::PermanentRedirect().insert_header((header::LOCATION, to)).finish())
            }
            Err(NotAdmitted::Answered(answer)) => req.into_response(answer),
            Err(NotAdmitted::Error(error)) => {
                log_error(&error, line);
                req.into_response(response::error_page(&access, &error))
            }
        };
        Ok::<_, actix_web::Error>(with_page(response, app, &access, &sent, line).await)
    });
    let mut response = texts::scope(access.language.language, answer).await?;
    let status = response.status();
    let is_page = status.is_success() || status == StatusCode::NOT_MODIFIED;
    let private = access.roles.signed_in || access.player.is_some() || !is_page;
    robots::add_header(response.headers_mut(), &access, is_page);
    language::add_vary(response.headers_mut(), &access);
    if private && let Ok(moments) = HeaderValue::from_str(&app.spares.moments()) {
        response.headers_mut().insert(MOMENTS, moments);
    }
    if (access.roles.signed_in || access.player.is_some())
        && let Some(next) = app.spares.goes_on_at(&app.public_url())
        && let Ok(next) = HeaderValue::from_str(&next)
    {
        response.headers_mut().insert(GOES_ON_AT, next);
    }
    headers::finish(response.headers_mut(), app.is_https(), private);
    if by_program {
        api::open(response.headers_mut());
    }
    if embedded {
        headers::let_frame(response.headers_mut());
    }
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
        if !access.by_program {
            let again = HttpResponse::SeeOther().insert_header((header::LOCATION, location)).finish();
            return response.into_response(again);
        }
        // It was done, and a program that sends it once more with the same key is answered what is there now.
        error = Some(Error::Busy);
    }
    let Some(mut error) = error else {
        if response.request().headers().contains_key(AGAIN) && sent.get().is_some_and(|form| form.stored()) {
            note_resent(app, access, response.request().path());
        }
        return response;
    };
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

/// A form that came again was carried out: no spare had it.
fn note_resent(app: &App, access: &Access, path: &str) {
    let Some(tournament) = access.tournament.as_ref().map(|tournament| tournament.id) else { return };
    let (by, path) = match &access.who {
        Who::Account { name, .. } => (Some(name.clone()), path.to_owned()),
        _ => (None, String::new()),
    };
    app.spares.note_resent(Resent { at: app.clock.now(), tournament, by, path });
}
