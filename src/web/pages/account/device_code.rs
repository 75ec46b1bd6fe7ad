//! Signing in on another device: the code on the one that is signed in, and typing it on the other.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::account::{own, sign_in, slow_down};
use reeve_actions::accounts::device_code;
use reeve_actions::accounts::device_code::CodeState;
use reeve_actions::accounts::sign_in::Device;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::session;
use reeve_http::sign_in_way::SignInWay;
use reeve_http::ui::layout::Layout;
use reeve_limits as limits;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words::time;

#[derive(Template)]
#[template(path = "account/device_code.html")]
struct NewCodePage {
    page: Layout,
    address: String,
    hours: u32,
    code: Option<String>,
    seconds: i64,
    used: Option<UsedCodePage>,
}

/// Where a code was used.
struct UsedCodePage {
    at: String,
    /// Where it is signed out, its browser, and its network address.
    device: Option<(Url, String, String)>,
}

fn shown(
    request: &RequestContext,
    code: Option<String>,
    until: Option<DateTime<Utc>>,
    used: Option<UsedCodePage>,
) -> NewCodePage {
    NewCodePage {
        page: request
            .layout(texts::account::title_sign_in_on_another_device())
            .crumb(texts::account::title_your_account(), urls::account()),
        address: urls::sign_in_with_code().on(&request.app.public_url()),
        hours: hours(request),
        code,
        seconds: until.map_or(0, |until| (until - request.now).num_seconds().max(1)),
        used,
    }
}

fn hours(request: &RequestContext) -> u32 {
    limits::DEVICE_HOURS.min(request.app.config.session_hours)
}

/// Makes a code and shows it, this once.
pub async fn make(request: RequestContext, _: Form) -> HandlerResult {
    let made = match device_code::make_code(&request.context(), request.access.session.map(|(id, _)| id)).await {
        Ok(made) => made,
        Err(error) => {
            let form = FormState::returned((), error)?;
            let mut page = shown(&request, None, None, None);
            page.page = form.tell(page.page);
            return page_with(form.status(), &page);
        }
    };
    kept_by_nobody(page(&shown(&request, Some(made.code), Some(made.expires_at), None))?)
}

/// Shows what has become of the newest code.
pub async fn show(request: RequestContext) -> HandlerResult {
    let (until, used) = match device_code::status(&request.context()).await? {
        CodeState::None => (None, None),
        CodeState::Open(until) => (Some(until), None),
        CodeState::Used(at, session) => {
            let device = session.map(|session| {
                (urls::end_session(session.id), own::browser(&session.user_agent), session.address.clone())
            });
            (None, Some(UsedCodePage { at: time::clock_to_second(at, "UTC"), device }))
        }
    };
    page(&shown(&request, None, until, used))
}

/// What has become of the newest code, in a word, for the page that waits for it.
pub async fn state(request: RequestContext) -> HandlerResult {
    let word = match device_code::status(&request.context()).await? {
        CodeState::None => "none",
        CodeState::Open(_) => "open",
        CodeState::Used(..) => "used",
    };
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(word))
}

#[derive(Template)]
#[template(path = "account/type_device_code.html")]
struct TypeCodePage {
    page: Layout,
    address: String,
    next: String,
    hours: u32,
    fault: Option<String>,
}

fn typing(request: &RequestContext, next: &str, fault: Option<String>) -> TypeCodePage {
    TypeCodePage {
        page: request
            .layout(texts::account::title_sign_in_with_a_code())
            .crumb(texts::account::title_sign_in(), urls::sign_in()),
        address: urls::account().on(&request.app.public_url()),
        next: next.to_owned(),
        hours: hours(request),
        fault,
    }
}

/// Shows where a code is typed; whoever is signed in already goes on.
pub async fn show_typing(request: RequestContext, query: web::Query<sign_in::SignInQuery>) -> HandlerResult {
    let next = sign_in::own_path(&query.next);
    if request.roles().signed_in {
        return see_other(next);
    }
    page(&typing(&request, &next, None))
}

/// Signs in with the code that was typed.
pub async fn carry_out(request: RequestContext, form: Form, http: HttpRequest) -> HandlerResult {
    let next = sign_in::own_path(form.text("next"));
    let device = Device { hours: hours(&request), ..sign_in::device(&request, &http) };
    let counters = device_code::counters(&request.context(), device.token.as_deref()).await?;
    let counted = slow_down::admit(&request, &counters).await?;
    match device_code::sign_in(&request.context(), &counted, form.text("code"), device).await? {
        Some(token) => {
            let cookie = session::start_for(&request.app, token, hours(&request));
            Ok(HttpResponse::SeeOther().cookie(cookie).insert_header((header::LOCATION, next)).finish())
        }
        None => {
            slow_down::note_failure(&request, &counted, SignInWay::Code, None).await?;
            let page = typing(&request, &next, Some(texts::account::code_does_not_open()));
            page_with(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
    }
}
