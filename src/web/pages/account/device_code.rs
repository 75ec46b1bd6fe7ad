//! Signing in on another device: the code on the one that is signed in, and typing it on the other.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};

use crate::web::pages::account::reset_password::kept_by_nobody;
use crate::web::pages::account::{own, sign_in};
use crate::actions::accounts::device_code;
use crate::actions::accounts::device_code::{HOURS, Status};
use crate::actions::accounts::sign_in::Device;
use crate::web::http::request::Ask;
use crate::web::http::form::Form;
use crate::web::ui::layout::{Frame, NoticeKind};
use crate::web::http::response::{Answer, page, page_with, see_other};
use crate::web::http::session;

#[derive(Template)]
#[template(path = "account/device_code.html")]
struct Code {
    page: Frame,
    address: String,
    hours: u32,
    code: Option<String>,
    seconds: i64,
    used: Option<Used>,
}

/// Where a code was used.
struct Used {
    at: String,
    device: Option<(i64, String, String)>,
}

fn shown(ask: &Ask, code: Option<String>, until: Option<DateTime<Utc>>, used: Option<Used>) -> Code {
    Code {
        page: ask.frame("Sign in on another device").crumb("Your account", "/account"),
        address: format!("{}/sign-in/code", ask.app.public_url),
        hours: hours(ask),
        code,
        seconds: until.map_or(0, |until| (until - ask.now).num_seconds().max(1)),
        used,
    }
}

fn hours(ask: &Ask) -> u32 {
    HOURS.min(ask.app.config.session_hours)
}

/// Makes a code and shows it, this once.
pub async fn make(ask: Ask, _: Form) -> Answer {
    let made = match device_code::make_code(&ask.desk(), ask.access.session.map(|(id, _)| id)).await {
        Ok(made) => made,
        Err(crate::actions::Error::Refused(refusal)) => {
            let mut page = shown(&ask, None, None, None);
            page.page = page.page.notice(NoticeKind::Wrong, refusal.to_string());
            return page_with(StatusCode::CONFLICT, &page);
        }
        Err(error) => return Err(error.into()),
    };
    kept_by_nobody(page(&shown(&ask, Some(made.code), Some(made.expires_at), None))?)
}

/// Shows what has become of the newest code.
pub async fn show(ask: Ask) -> Answer {
    let (until, used) = match device_code::status(&ask.desk()).await? {
        Status::None => (None, None),
        Status::Open(until) => (Some(until), None),
        Status::Used(at, session) => {
            let device =
                session.map(|session| (session.id.0, own::browser(&session.user_agent), session.address.clone()));
            (None, Some(Used { at: at.format("%H:%M:%S UTC").to_string(), device }))
        }
    };
    page(&shown(&ask, None, until, used))
}

/// What has become of the newest code, in a word, for the page that waits for it.
pub async fn state(ask: Ask) -> Answer {
    let word = match device_code::status(&ask.desk()).await? {
        Status::None => "none",
        Status::Open(_) => "open",
        Status::Used(..) => "used",
    };
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(word))
}

#[derive(Template)]
#[template(path = "account/type_device_code.html")]
struct TypeCode {
    page: Frame,
    address: String,
    next: String,
    hours: u32,
    fault: Option<&'static str>,
}

fn typing(ask: &Ask, next: &str, fault: Option<&'static str>) -> TypeCode {
    TypeCode {
        page: ask.frame("Sign in with a code").crumb("Sign in", "/sign-in"),
        address: format!("{}/account", ask.app.public_url),
        next: next.to_owned(),
        hours: hours(ask),
        fault,
    }
}

/// Shows where a code is typed; who is signed in already goes on.
pub async fn show_typing(ask: Ask, query: web::Query<sign_in::Query>) -> Answer {
    let next = sign_in::own_path(&query.next);
    if ask.roles().signed_in {
        return see_other(next);
    }
    page(&typing(&ask, next, None))
}

/// Signs in with the code that was typed.
pub async fn carry_out(ask: Ask, form: Form, request: HttpRequest) -> Answer {
    let next = sign_in::own_path(form.text("next"));
    let user_agent = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let device = Device {
        user_agent: user_agent.unwrap_or_default().to_owned(),
        replaces: ask.access.session.map(|(id, _)| id),
        hours: hours(&ask),
    };
    match device_code::sign_in(&ask.desk(), form.text("code"), device).await? {
        Some(token) => {
            let cookie = session::start_for(&ask.app, token, hours(&ask));
            Ok(HttpResponse::SeeOther().cookie(cookie).insert_header((header::LOCATION, next)).finish())
        }
        None => {
            let fault = "This code does not open anything: it is mistyped, used already, or older than two minutes. \
                         Look at the other device, or make a new one there.";
            page_with(StatusCode::UNPROCESSABLE_ENTITY, &typing(&ask, next, Some(fault)))
        }
    }
}
