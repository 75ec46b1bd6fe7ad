//! The cookies: who is signed in, which browser it is, the language that was chosen, and light or dark.
//!
//! Cookies are written by actix and read here, for two reasons: actix gives no cookie at all where one of them can't be
//! read, such as one of another program on the same host; and it takes quotes off, so that a token could be written in
//! two ways.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::header::{self, HeaderMap};
use texts::Language;

use crate::hall_demo;
use crate::server::app::App;
use reeve_limits as limits;
use reeve_secret as secret;

/// The demonstration beside a hall's server has names of its own: browsers send cookies to every port of a host, and that server has the
/// host too.
fn named(https: bool, [secure, plain, beside]: [&'static str; 3]) -> &'static str {
    match (https, hall_demo::is_on()) {
        (true, _) => secure,
        (false, false) => plain,
        (false, true) => beside,
    }
}

/// The name of the session's cookie. Over https it begins with the prefix by which browsers tie a cookie to one host;
/// over plain http, as on a laptop in a hall, browsers refuse such a name.
fn name(https: bool) -> &'static str {
    named(https, ["__Host-session", "reeve_session", "reeve_demo_session"])
}

/// The session's token, if the request brought one.
pub fn cookie(headers: &HeaderMap, https: bool) -> Option<String> {
    value(headers, name(https)).map(str::to_owned)
}

/// Whether the request brought a session's token, a good one or not.
pub fn is_brought(headers: &HeaderMap, https: bool) -> bool {
    value(headers, name(https)).is_some()
}

/// The name of the cookie by which a browser is known.
fn device_name(https: bool) -> &'static str {
    named(https, ["__Host-device", "reeve_device", "reeve_demo_device"])
}

/// The token of a browser in which somebody has signed in before, if the request brought one.
pub fn device(headers: &HeaderMap, https: bool) -> Option<String> {
    value(headers, device_name(https)).map(str::to_owned)
}

/// The name of the cookie of a sign-in that waits for its second factor.
fn waiting_name(https: bool) -> &'static str {
    named(https, ["__Host-signing-in", "reeve_signing_in", "reeve_demo_signing_in"])
}

/// The token of a sign-in that waits for its second factor, if the request brought one.
pub fn waiting(headers: &HeaderMap, https: bool) -> Option<String> {
    value(headers, waiting_name(https)).map(str::to_owned)
}

/// The name of the cookie in which a phone keeps the code that it scanned at a door.
fn door_name(https: bool) -> &'static str {
    named(https, ["__Host-door", "reeve_door", "reeve_demo_door"])
}

/// The code that was scanned at a door, if the request brought one.
pub fn door(headers: &HeaderMap, https: bool) -> Option<String> {
    value(headers, door_name(https)).map(str::to_owned)
}

/// The name of the cookie of a browser on the laptop that serves a hall. With the port, which cookies don't know: a second Reeve on the
/// laptop has its own.
fn laptop_name(app: &App) -> String {
    let begin = if app.is_https() { "__Host-laptop" } else { "reeve_laptop" };
    format!("{begin}_{}", app.config.listen().port())
}

/// Whether the request says that it comes from such a browser, rightly or not.
pub fn says_at_laptop(app: &App, headers: &HeaderMap) -> bool {
    value(headers, &laptop_name(app)).is_some()
}

/// Whether the request comes from a browser that was opened at the laptop.
pub fn is_at_laptop(app: &App, headers: &HeaderMap) -> bool {
    value(headers, &laptop_name(app)).is_some_and(|cookie| app.laptop.is_at_it(cookie))
}

/// `light` or `dark`, where the reader chose.
pub fn theme(headers: &HeaderMap) -> Option<&'static str> {
    match value(headers, "theme")? {
        "light" => Some("light"),
        "dark" => Some("dark"),
        _ => None,
    }
}

/// The language that the reader chose, where there is a catalog of it.
pub fn language(headers: &HeaderMap) -> Option<Language> {
    value(headers, crate::language::NAME).and_then(Language::of_tag)
}

/// The value of a cookie, as it was sent.
fn value<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers
        .get_all(header::COOKIE)
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The cookie of a new session.
pub fn start(app: &App, token: String) -> Cookie<'static> {
    start_for(app, token, app.config.session_hours)
}

/// The cookie of a new session that lasts so many hours.
pub fn start_for(app: &App, token: String, hours: u32) -> Cookie<'static> {
    // Who has just signed in does not wait with those who arrive.
    app.known_sessions.note(&secret::digest(&token), true);
    Cookie::build(name(app.is_https()), token)
        .path("/")
        .secure(app.is_https())
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::hours(i64::from(hours)))
        .finish()
}

/// The cookie by which a browser is known from now on. It signs nobody in, and it stays when somebody signs out.
pub fn keep_device(app: &App, token: String) -> Cookie<'static> {
    Cookie::build(device_name(app.is_https()), token)
        .path("/")
        .secure(app.is_https())
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::days(limits::KNOWN_DEVICES.days))
        .finish()
}

/// The cookie in which a phone keeps the code that it scanned at a door, until its player opens the private link. It opens
/// nothing by itself.
pub fn keep_door(app: &App, code: String) -> Cookie<'static> {
    Cookie::build(door_name(app.is_https()), code)
        .path("/")
        .secure(app.is_https())
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::hours(2))
        .finish()
}

/// The cookie of a browser that was opened at the laptop; it goes when the browser is closed.
pub fn keep_laptop(app: &App, token: String) -> Cookie<'static> {
    Cookie::build(laptop_name(app), token)
        .path("/")
        .secure(app.is_https())
        .http_only(true)
        .same_site(SameSite::Strict)
        .finish()
}

/// The cookie of a sign-in that waits for its second factor.
pub fn start_waiting(app: &App, token: String) -> Cookie<'static> {
    Cookie::build(waiting_name(app.is_https()), token)
        .path("/")
        .secure(app.is_https())
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::minutes(limits::PENDING_SIGN_IN_MINUTES))
        .finish()
}

/// A cookie that takes the session's cookie away.
pub fn end(app: &App) -> Cookie<'static> {
    ended(app, name(app.is_https()))
}

/// A cookie that takes away the cookie of a sign-in that waited for its second factor.
pub fn end_waiting(app: &App) -> Cookie<'static> {
    ended(app, waiting_name(app.is_https()))
}

fn ended(app: &App, name: &'static str) -> Cookie<'static> {
    Cookie::build(name, "")
        .path("/")
        .secure(app.is_https())
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::ZERO)
        .finish()
}

/// The cookie that keeps a choice of light or dark; any other word takes the choice back.
pub fn keep_theme(app: &App, choice: &str) -> Cookie<'static> {
    let kept = matches!(choice, "light" | "dark");
    Cookie::build("theme", if kept { choice.to_owned() } else { String::new() })
        .path("/")
        .secure(app.is_https())
        .same_site(SameSite::Lax)
        .max_age(if kept { Duration::days(365) } else { Duration::ZERO })
        .finish()
}
