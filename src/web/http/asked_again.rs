//! A page with forms that asks for itself again (`static/live.js`), and is told so where nothing on it has changed: most news of
//! a tournament changes nothing on the page of one player, and two thousand of them in a hall share its network.
//!
//! Only the script is answered so. A browser that goes to the page gets all of it, with forms whose keys are new: were it given
//! an earlier page back, the form of that might be one that was carried out already.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::secret;
use crate::web::http::conditional::has_already;
use crate::web::http::error::Error;
use crate::web::http::response::{HandlerResult, page_of};
use crate::web::ui::layout::Layout;

/// With this the script says that it asks, and what it has by `If-None-Match`.
const ASKED_AGAIN: &str = "reeve-again";
/// Of which version the answer is: one without the page says so here.
const VERSION: &str = "reeve-version";

/// The page with this layout, or that it is as the script has it.
pub(crate) fn page_asked_again(http: &HttpRequest, layout: &Layout, template: &impl Template) -> HandlerResult {
    let html = template.render()?;
    let Some(live) = layout.live.as_ref().filter(|_| http.headers().contains_key(ASKED_AGAIN)) else {
        return page_of(html);
    };
    let version = live.version.to_string();
    let tag = value(&format!("\"{}\"", tag(&html, layout, &version)))?;
    let mut answer = match has_already(http, &tag) {
        true => HttpResponse::NotModified().finish(),
        false => page_of(html)?,
    };
    answer.headers_mut().insert(HeaderName::from_static(VERSION), value(&version)?);
    answer.headers_mut().insert(header::ETAG, tag);
    Ok(answer)
}

fn value(text: &str) -> Result<HeaderValue, Error> {
    HeaderValue::from_str(text).map_err(|error| Error::Broken(error.to_string()))
}

/// A digest of what the page says, without what differs each time: the key of its forms, the time, and the version.
fn tag(html: &str, layout: &Layout, version: &str) -> String {
    let without = |text: String, part: &str| if part.is_empty() { text } else { text.replace(part, "") };
    let text = html.replace(&format!("data-version=\"{version}\""), "");
    let text = without(without(text, &layout.form_key), layout.fresh.as_deref().unwrap_or_default());
    secret::digest_of(&[text.as_bytes()]).chars().take(24).collect()
}
