//! `/reached/{code}`: where the QR code on the page of the laptop leads a phone, which thereby has shown that it gets through.

use std::net::IpAddr;

use actix_web::http::header;
use actix_web::{HttpRequest, web};
use askama::Template;
use chrono::DateTime;

use super::page::beside;
use crate::pages::account::reset_password::kept_by_nobody;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::server::own_addresses::own_addresses;
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words as words;
use reeve_words::titles;

/// The most letters of the name under which a phone has found the laptop that are kept.
const NAME: usize = 100;

/// The query of the page: the clock of the phone, in milliseconds since 1970.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct ReachedQuery {
    #[serde(default)]
    clock: String,
}

#[derive(Template)]
#[template(path = "laptop/reached.html")]
struct ReachedPage {
    page: Layout,
    /// Whether it is a phone, and not the laptop itself.
    is_phone: bool,
    says: &'static str,
    home: Url,
}

/// Notes the phone and tells it so.
pub(super) async fn show(
    request: RequestContext,
    http: HttpRequest,
    path: web::Path<String>,
    query: web::Query<ReachedQuery>,
) -> HandlerResult {
    let laptop = &request.app.laptop;
    if laptop.code().as_deref() != Some(path.as_str()) {
        return Err(Error::Missing);
    }
    let phone = match request.access.address.parse::<IpAddr>() {
        Ok(from) => (!is_of_laptop(from).await?).then_some(from),
        Err(_) => None,
    };
    if let Some(from) = phone {
        let by = http.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let by: String = by.chars().take(NAME).collect();
        let clock = query.clock.parse().ok().and_then(DateTime::from_timestamp_millis);
        laptop.note_reached(from, &by, clock, request.now);
    }
    let (title, says) = match phone {
        Some(_) => (titles::THIS_PHONE_CAN_REACH_REEVE, words::laptop::REACHES),
        None => (titles::THIS_IS_THE_LAPTOP, words::laptop::REACHES_ITSELF),
    };
    kept_by_nobody(page(&ReachedPage {
        page: request.layout(title).by_link(),
        is_phone: phone.is_some(),
        says,
        home: urls::home(),
    })?)
}

/// Whether a request comes from the laptop itself.
async fn is_of_laptop(from: IpAddr) -> Result<bool, Error> {
    Ok(from.is_loopback() || beside(own_addresses).await?.iter().any(|own| own.ip == from))
}
