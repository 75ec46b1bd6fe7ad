//! Signing in and out.

use actix_web::cookie::Cookie;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::pages::account::slow_down;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::sign_in;
use reeve_actions::accounts::sign_in::{Device, Finished, SignInTokens};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::server::hashing::queue::Priority;
use reeve_http::session;
use reeve_http::sign_in_way::SignInWay;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words::flash::SignInDone;

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignIn {
    page: Layout,
    // Not `name`: inside the form macros that is the name of the field.
    typed_name: String,
    /// Where to sign in with a code instead.
    with_code: Url,
    next: String,
}

impl SignIn {
    fn new(page: Layout, typed_name: &str, next: &str) -> SignIn {
        // Nobody needs to be told where people go anyway.
        let next_if_other = if next == &*urls::tournaments() { "" } else { next };
        let with_code = urls::sign_in_with_code().query_if_any("next", next_if_other);
        SignIn { page, typed_name: typed_name.to_owned(), with_code, next: next.to_owned() }
    }
}

/// Where to go after signing in.
#[derive(Deserialize)]
pub struct SignInQuery {
    #[serde(default)]
    pub(crate) next: String,
    #[serde(default)]
    done: String,
}

/// Shows the form; whoever is signed in already goes on.
pub(super) async fn show(request: RequestContext, query: web::Query<SignInQuery>) -> HandlerResult {
    let next = own_path(&query.next);
    if request.roles().signed_in {
        return see_other(next);
    }
    let mut layout = request.layout(texts::account::title_sign_in());
    if let Some(done) = SignInDone::from_code(&query.done) {
        layout = layout.notice(NoticeKind::Good, done.sentence());
    }
    page(&SignIn::new(layout, "", &next))
}

/// Signs in.
pub(super) async fn carry_out(request: RequestContext, form: Form, http: HttpRequest) -> HandlerResult {
    let (name, next) = (form.text("name"), own_path(form.text("next")));
    match try_password(&request, &http, name, form.raw("password")).await? {
        Some(RightPassword::SignedIn(cookies)) => return Ok(signed_in(cookies, &next)),
        Some(RightPassword::SecondFactor(cookie)) => {
            let to = urls::sign_in_second_factor().query("next", &next);
            return Ok(HttpResponse::SeeOther().cookie(cookie).insert_header((header::LOCATION, to.as_ref())).finish());
        }
        None => {}
    }
    let layout =
        request.layout(texts::account::title_sign_in()).notice(NoticeKind::Wrong, texts::account::not_signed_in());
    page_with(StatusCode::UNPROCESSABLE_ENTITY, &SignIn::new(layout, name, &next))
}

/// Asks for the name and the password anew, since the sign-in has waited too long for its second factor.
pub(super) fn too_late(request: &RequestContext, next: &str) -> HandlerResult {
    let layout = request
        .layout(texts::account::title_sign_in())
        .notice(NoticeKind::Attention, texts::account::second_factor_too_late());
    page_with(StatusCode::CONFLICT, &SignIn::new(layout, "", next))
}

/// Signs out of this browser. Whoever is not signed in (any more) is signed out already.
pub(super) async fn sign_out(request: RequestContext, _: Form) -> HandlerResult {
    if let Some((id, _)) = request.access.session {
        match manage::end_session(&request.context(), id).await {
            Ok(()) | Err(reeve_actions::Error::Missing) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(HttpResponse::SeeOther()
        .cookie(session::end(&request.app))
        .insert_header((header::LOCATION, urls::home().as_ref()))
        .finish())
}

/// What comes of a right password.
pub(crate) enum RightPassword {
    /// A session: its cookie and that of the browser.
    SignedIn([Cookie<'static>; 2]),
    /// The second factor is asked for; the cookie of the sign-in that waits for it.
    SecondFactor(Cookie<'static>),
}

/// Counts an attempt, waits where too many have failed, checks the password and begins a session, or lets the sign-in
/// wait for its second factor; gives nothing where name and password don't belong together.
pub(crate) async fn try_password(
    request: &RequestContext,
    http: &HttpRequest,
    name: &str,
    password: &str,
) -> Result<Option<RightPassword>, Error> {
    let device = device(request, http);
    let applicant = sign_in::applicant(&request.context(), name, device.token.as_deref()).await?;
    let counted = slow_down::admit(request, &applicant.counters(&request.context())).await?;
    let priority =
        applicant.known_device().map_or_else(|| request.priority(), |device| Priority::Known(device.to_owned()));
    let account = applicant.account();
    let fits = match request.app.hashing.fits(priority, password, applicant.password_hash()).await {
        Ok(fits) => fits,
        Err(error) => {
            // It was not looked at, so it did not fail.
            counted.forgive(&request.context()).await?;
            return Err(error);
        }
    };
    let mut finished = None;
    if fits {
        let party = request.app.passkeys.as_ref();
        finished = match sign_in::finish(&request.context(), &applicant, &counted, device, party).await {
            Err(reeve_actions::Error::Forbidden) => None,
            other => Some(other?),
        };
    }
    Ok(match finished {
        Some(Finished::SignedIn(tokens)) => Some(RightPassword::SignedIn(cookies(request, tokens))),
        Some(Finished::SecondFactor(token)) => {
            Some(RightPassword::SecondFactor(session::start_waiting(&request.app, token)))
        }
        None => {
            slow_down::note_failure(request, &counted, SignInWay::Password, account).await?;
            None
        }
    })
}

/// The cookies of a session that has begun.
pub(crate) fn cookies(request: &RequestContext, tokens: SignInTokens) -> [Cookie<'static>; 2] {
    [session::start(&request.app, tokens.session), session::keep_device(&request.app, tokens.device)]
}

/// The browser that a session is to begin in.
pub(crate) fn device(request: &RequestContext, http: &HttpRequest) -> Device {
    let user_agent = http.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    Device {
        user_agent: user_agent.unwrap_or_default().to_owned(),
        replaces: request.access.session.map(|(id, _)| id),
        hours: request.app.config.session_hours,
        token: session::device(http.headers(), request.app.is_https()),
    }
}

/// The answer to a sign-in: the cookies, and where to go.
pub(crate) fn signed_in(cookies: [Cookie<'static>; 2], next: &str) -> HttpResponse {
    let [session, device] = cookies;
    HttpResponse::SeeOther().cookie(session).cookie(device).insert_header((header::LOCATION, next)).finish()
}

/// An address on this server: it begins with one slash. Anything else becomes the list of one's tournaments,
/// so that no link to the sign-in page leads elsewhere afterwards.
pub(crate) fn own_path(next: &str) -> String {
    let rest = next.strip_prefix('/').unwrap_or("/");
    let leads_away = rest.starts_with(['/', '\\']) || next.contains(|c: char| c.is_control() || c == '\\');
    // A header line holds ASCII only; our own addresses are percent-encoded.
    if leads_away || !next.is_ascii() || next.contains(' ') { urls::tournaments().into() } else { next.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_addresses_are_gone_to() {
        let check = |next: &str, expected: &str| assert_eq!(own_path(next), expected, "{next:?}");
        check("/run/spring-open?x=1", "/run/spring-open?x=1");
        check("/", "/");
        check("", "/run");
        check("//elsewhere.example", "/run");
        check("/\\elsewhere.example", "/run");
        check("https://elsewhere.example/", "/run");
        check("javascript:alert(1)", "/run");
        check("/\r\nSet-Cookie: a=b", "/run");
        check("/\t/elsewhere.example", "/run");
        check("/ö", "/run");
    }
}
