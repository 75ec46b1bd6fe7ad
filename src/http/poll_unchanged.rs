//! Answers a page that asks for itself again after news (`static/live.js`): it is told if nothing on it has changed. Most news of a
//! tournament changes nothing on the page of one player, and two thousand of them in a hall share its network.
//!
//! Only the script gets this answer. A browser that goes to the page gets all of it, with new form keys: the form of an
//! earlier page might have been carried out already.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::error::Error;
use crate::response::{HandlerResult, page_of};
use crate::ui::layout::Layout;
use reeve_secret as secret;

/// With this the script says that it asks, and what it has by `If-None-Match`.
const ASKED_AGAIN: &str = "reeve-again";
/// Of which version the answer is: one without the page says so here.
const VERSION: &str = "reeve-version";

/// The page with this layout, or for the script that it is as the script has it.
pub fn answer(http: &HttpRequest, layout: &Layout, template: &impl Template) -> HandlerResult {
    let html = template.render()?;
    let Some(live) = layout.live.as_ref().filter(|_| http.headers().contains_key(ASKED_AGAIN)) else {
        return page_of(html);
    };
    let version = live.version.to_string();
    let tag = format!("\"{}\"", digest(&html, layout, &version));
    let known = http.headers().get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let mut answer = match known.is_some_and(|known| known.trim_start_matches("W/") == tag) {
        true => HttpResponse::NotModified().finish(),
        false => page_of(html)?,
    };
    answer.headers_mut().insert(HeaderName::from_static(VERSION), value(&version)?);
    answer.headers_mut().insert(header::ETAG, value(&tag)?);
    Ok(answer)
}

fn value(text: &str) -> Result<HeaderValue, Error> {
    HeaderValue::from_str(text).map_err(|error| Error::Broken(error.to_string()))
}

/// A digest of what the page says, without what differs each time: the key of its forms, the time, and the version. They are left out
/// where `base.html` and `forms.html` have them; the same time in a sentence of the page is part of what it says.
fn digest(html: &str, layout: &Layout, version: &str) -> String {
    let mut text = html.replacen(&format!("data-version=\"{version}\""), "", 1);
    text = text.replace(&format!("name=\"form-key\" value=\"{}\"", layout.form_key), "");
    if let Some(fresh) = &layout.fresh {
        text = text.replacen(&format!("<span class=\"num\">Page {fresh}</span>"), "", 1);
    }
    secret::digest_of(&[text.as_bytes()]).chars().take(24).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page of this time, whose only sentence this is.
    fn said(sentence: &str, time: &str) -> String {
        let layout = Layout { fresh: Some(format!("as of {time}")), ..Layout::new("A page") };
        let html = format!(
            "<body data-version=\"7\"><p>{sentence}</p><input type=\"hidden\" name=\"form-key\" value=\"{}\">\
             <footer><span class=\"num\">Page as of {time}</span></footer></body>",
            layout.form_key
        );
        digest(&html, &layout, "7")
    }

    #[test]
    fn a_time_that_a_page_says_is_part_of_it_and_the_time_of_the_page_is_not() {
        assert_eq!(said("Round 1", "14:03:22"), said("Round 1", "14:03:23"));
        assert_ne!(said("Round 1", "14:03:22"), said("Round 2", "14:03:22"));
        assert_ne!(said("Called as of 14:03:22", "14:03:22"), said("Called as of ", "14:03:22"));
        assert_ne!(said("Called as of 14:03:22", "14:03:22"), said("Called as of 14:03:23", "14:03:23"));
    }
}
