//! Whether a request gets to its handler: sent from a page of ours, by somebody with the permission, to a tournament
//! that may still be changed.

use actix_web::HttpResponse;
use actix_web::dev::ServiceRequest;
use actix_web::http::Method;

use crate::error::Error;
use crate::guard::caller::{Target, identify, identify_by_key};
use crate::guard::route_table::{matched, methods_of, page_above, route_of};
use crate::queue_policy::{Asking, Waits};
use crate::request::Access;
use crate::server::app::App;
use crate::{api, embed, origin, sender, session};
use reeve_actions::network::network;
use reeve_actions::{Permission, Roles};
use reeve_limits as limits;
use reeve_rules::text::too_long;
use reeve_urls as urls;
use reeve_words::requests;

/// Why a request does not get to its handler.
pub(super) enum NotAdmitted {
    /// To another page first, at this address: to sign in, or to set up a second factor.
    First(String),
    /// For good to this address.
    Moved(String),
    /// With this, which says all that there is to say.
    Answered(HttpResponse),
    /// With the page of this error.
    Error(Error),
}

impl<E: Into<Error>> From<E> for NotAdmitted {
    fn from(error: E) -> Self {
        NotAdmitted::Error(error.into())
    }
}

/// Finds out who asks and whether they may.
pub(super) async fn admit(req: &ServiceRequest, app: &App, access: &mut Access) -> Result<(), NotAdmitted> {
    access.theme = match access.embedded {
        true => embed::colours(req.query_string()),
        false => session::theme(req.headers()),
    };
    access.at_laptop = session::is_at_laptop(app, req.headers());
    access.address = origin::address(req, &app.config.proxies);
    if has_zero_byte(req.path()) {
        return Err(Error::Missing.into());
    }
    check_query(req.query_string(), access.by_program)?;
    let key = route_of(req).and_then(|route| route.key).and_then(|_| api::shown_key(req.headers()));
    // What a program or another site is told is the same for everybody, whoever is signed in in the browser that asks.
    let is_same_for_all = access.by_program || access.embedded;
    let cookie = session::cookie(req.headers(), app.is_https()).filter(|_| !is_same_for_all);
    // A form of theirs needs a sign of where it comes from.
    let is_known = cookie.is_some() || session::says_at_laptop(app, req.headers());
    if access.by_program && key.is_none() {
        app.api_limit.count(&network(&access.address), &app.clock).map_err(Error::TooOften)?;
    } else if !access.by_program
        && is_unsafe(req.method())
        && !origin::is_from_our_page(req.headers(), &app.public_url(), is_known)
    {
        return Err(Error::CrossSite.into());
    }
    if !access.at_laptop && is_of_laptop(req) {
        identify(app, access, cookie, Target::default()).await?;
        return Err(Error::Missing.into());
    }
    let Some(route) = route_of(req) else {
        if let Some(to) = without_last_slash(req) {
            return Err(NotAdmitted::Moved(to));
        }
        // Nothing is there; the error page still greets who is signed in.
        identify(app, access, cookie, Target::default()).await?;
        let Some(pattern) = matched(req) else { return Err(Error::Missing.into()) };
        access.page_above = page_above(req.uri().path());
        return Err(Error::Method(methods_of(Some(pattern))).into());
    };
    let permission = route.permission;
    access.listing = route.listing;
    access.language_of = route.language;
    access.form_bytes = route.form.bytes(app.config.body_limit);
    access.repeated = route.repeated;
    let has_cookie = cookie.is_some();
    let waits = |access: &Access| {
        let in_tournament = access.tournament.is_some();
        let has_query = !req.query_string().is_empty();
        Waits::of(route, Asking { who: &access.who, has_query, has_cookie, in_tournament })
    };
    if req.path().starts_with(crate::assets::PREFIX) {
        access.waits = waits(access);
        return Ok(());
    }
    // The path as the routes see it, not as it was sent: decoded, so that `%61` is the same letter as `a` here too.
    let target = Target::of(req.match_info().as_str());
    let names_tournament = target.slug.is_some();
    let names_player = target.token.is_some();
    let names_series = target.series.is_some();
    match route.key {
        None => identify(app, access, cookie, target).await?,
        Some(scope) => {
            let Some(key) = key else { return Err(Error::KeyRefused.into()) };
            let known = identify_by_key(app, access, (key, scope), target).await;
            // A hall has one address: whoever has a good key does not wait for others there.
            let counted = access.key.as_ref().map_or_else(|| network(&access.address), |(id, _)| format!("key {id}"));
            app.api_limit.count(&counted, &app.clock).map_err(Error::TooOften)?;
            known?;
        }
    }
    if is_unsafe(req.method()) && !sender::is_theirs(req.headers(), access) {
        return Err(Error::OtherSender.into());
    }
    if access.must_set_up && !route.before_second_factor {
        return Err(set_up_second_factor(req));
    }
    if names_player && access.player.is_none() {
        return Err(Error::Missing.into());
    }
    if (names_tournament && access.tournament.is_none()) || (names_series && access.series.is_none()) {
        return Err(if access.roles.signed_in || !needs_sign_in(permission) {
            Error::Missing.into()
        } else {
            sign_in(req)
        });
    }
    if access.embedded && access.tournament.as_ref().is_some_and(|tournament| !tournament.embeds) {
        return Err(Error::Missing.into());
    }
    if !access.roles.may(permission) {
        let known = access.roles.signed_in || access.player.is_some();
        return Err(if known { Error::Forbidden.into() } else { sign_in(req) });
    }
    if !numbers_are_plain(route.path, req.match_info().as_str()) {
        return Err(Error::Missing.into());
    }
    // The action asks too; here it is said before anything typed is looked at.
    if is_unsafe(req.method()) {
        access.may_change(permission)?;
    }
    access.waits = waits(access);
    Ok(())
}

/// Whether it is for the person at the laptop alone, so that nobody else learns of it by whatever method. The page itself looks for the
/// key that opens it.
fn is_of_laptop(req: &ServiceRequest) -> bool {
    let below = req.match_info().as_str().strip_prefix(urls::site::laptop);
    below.is_some_and(|below| {
        below.starts_with('/') || (below.is_empty() && !matches!(*req.method(), Method::GET | Method::HEAD))
    })
}

/// What is a number in the addresses of pages, as their patterns have it.
pub const NUMBERS: [&str; 8] =
    ["{account}", "{ban}", "{draft}", "{mail}", "{number}", "{player}", "{session}", "{table}"];

/// Whether each number of a path is written as Reeve writes it, so that every page has one address: table 2 is not at
/// `02` too, nor at `+2`, which is left as `%2B2` here. What is no number at all is left to the page.
fn numbers_are_plain(pattern: &str, path: &str) -> bool {
    pattern.split('/').zip(path.split('/')).filter(|(part, _)| NUMBERS.contains(part)).all(|(_, value)| {
        let number: Option<i64> = value.parse().ok();
        !value.contains('%') && number.is_none_or(|number| number.to_string() == value)
    })
}

/// The address of a tournament's page that somebody typed with a slash at its end, as many do; none for every other.
fn without_last_slash(req: &ServiceRequest) -> Option<String> {
    let nothing_there = matched(req).is_none() && !is_unsafe(req.method());
    let path = urls::without_last_slash(req.uri().path()).filter(|_| nothing_there)?;
    Some(req.uri().query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}")))
}

fn needs_sign_in(permission: Permission) -> bool {
    !Roles::default().may(permission)
}

/// What somebody gets who is not signed in: the page to sign in, and from there the way back. A form can't be sent
/// again by itself afterwards, so it gets a page that says so. The answer is the same whether there is such a
/// tournament or not.
fn sign_in(req: &ServiceRequest) -> NotAdmitted {
    if is_unsafe(req.method()) {
        return Error::SignedOut(origin::page_before(req.headers())).into();
    }
    let next = req.uri().path_and_query().map_or("/", |path| path.as_str());
    NotAdmitted::First(urls::sign_in().query("next", next).into())
}

/// What somebody gets who has yet to set up a second factor: the way there, or for a form a page that says so.
fn set_up_second_factor(req: &ServiceRequest) -> NotAdmitted {
    if is_unsafe(req.method()) {
        return Error::SecondFactorMissing.into();
    }
    NotAdmitted::First(urls::second_factor().into())
}

fn is_unsafe(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Refuses a query in which a value is longer than the field of that name may be, or holds a zero byte: no text that is
/// stored can have one, so nothing is found by it.
fn check_query(query: &str, by_program: bool) -> Result<(), Error> {
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        let field = |said: String| Error::Field { field: name.chars().take(limits::WORD).collect(), said };
        if name.contains('\0') || value.contains('\0') {
            let said = requests::zero_byte_in_address(&name);
            return Err(if by_program { field(said) } else { Error::Unprocessable(said) });
        }
        if let Some(fault) = too_long(&value, limits::of_field(&name)) {
            let said = requests::too_long_in_address(&name, fault);
            return Err(if by_program { field(said) } else { Error::BadRequest(said) });
        }
    }
    Ok(())
}

/// Whether there is a zero byte in a path, decoded or not. No address has one, so nothing is there.
fn has_zero_byte(text: &str) -> bool {
    text.contains('\0') || text.contains("%00")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_in_an_address_is_written_in_one_way() {
        let check = |path: &str, expected: bool| {
            let pattern = "/run/{slug}/rounds/{stage}/{number}/tables/{table}";
            assert_eq!(numbers_are_plain(pattern, path), expected, "{path}");
        };
        check("/run/007/rounds/prelim/1/tables/20", true);
        check("/run/x/rounds/prelim/1/tables/two", true);
        check("/run/x/rounds/prelim/1/tables/99999999999999999999", true);
        for wrong in ["01/tables/2", "1/tables/02", "1/tables/+2", "1/tables/%2B2", "-0/tables/2", "00/tables/2"] {
            check(&format!("/run/x/rounds/prelim/{wrong}"), false);
        }
    }
}
