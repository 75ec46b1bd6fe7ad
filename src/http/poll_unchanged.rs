//! Answers a page that asks for itself again after news (`static/live.js`): it is told if nothing on it has changed.
//! Most news of a tournament changes nothing on the page of one player, and two thousand of them in a hall share its
//! network.
//!
//! If only other tables had results, and results are shown when the round is closed, the audit log says so in a
//! statement or two and the page is not made. Otherwise it is made and compared.
//!
//! Only the script gets this answer. A browser that goes to the page gets all of it, with new form keys: the form of an
//! earlier page might have been carried out already.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::error::Error;
use crate::request::RequestContext;
use crate::response::{HandlerResult, page_of};
use crate::ui::layout::Layout;
use reeve_secret as secret;
use reeve_store::audit;
use reeve_views::changes_since::DoneSince;
use reeve_views::visibility;

/// With this the script says that it asks, and what it has by `If-None-Match`.
const ASKED_AGAIN: &str = "reeve-again";
/// Of which version the answer is: one without the page says so here.
const VERSION: &str = "reeve-version";

/// A question for a player's page by its script.
pub struct AskedAgain {
    known: Option<KnownPage>,
    /// The newest line of the audit log, from before the page is made; none: it is no script that asks.
    newest: Option<i64>,
    /// The version of the tournament, from before that.
    version: i64,
    /// Whether nothing was done since that concerns the player.
    is_untouched: bool,
}

/// What a script has, as its tag says: the digest of a page, and the line of the audit log up to which it is known to hold.
struct KnownPage {
    digest: String,
    line: i64,
}

impl KnownPage {
    fn of(http: &HttpRequest) -> Option<KnownPage> {
        let sent = http.headers().get(header::IF_NONE_MATCH)?.to_str().ok()?;
        let tag = sent.trim_start_matches("W/").strip_prefix('"')?.strip_suffix('"')?;
        let (digest, line) = tag.split_once('.')?;
        Some(KnownPage { digest: digest.to_owned(), line: line.parse().ok()? })
    }
}

impl AskedAgain {
    /// What is asked for, and what was done since.
    pub async fn read(request: &RequestContext, http: &HttpRequest) -> Result<AskedAgain, Error> {
        let (tournament, player) = (request.tournament()?, request.player()?);
        let version = tournament.version;
        if !http.headers().contains_key(ASKED_AGAIN) {
            return Ok(AskedAgain { known: None, newest: None, version, is_untouched: false });
        }
        let known = KnownPage::of(http);
        let mut tx = request.app.db.read().await?;
        let (newest, is_untouched) = match &known {
            Some(page) => {
                let done = DoneSince::read(&mut tx, tournament.id, page.line, player.id).await?;
                // Where nothing at all was done here, something else made the page ask, such as news of a series.
                let is_untouched = done.newest > page.line && done.is_elsewhere;
                (done.newest, is_untouched && !visibility::moves_with_sheets(tournament))
            }
            None => (audit::newest(&mut tx, tournament.id).await?, false),
        };
        Ok(AskedAgain { known, newest: Some(newest), version, is_untouched })
    }

    /// The answer where nothing has changed for sure.
    pub fn untouched(&self) -> Result<Option<HttpResponse>, Error> {
        match (&self.known, self.newest) {
            (Some(known), Some(newest)) if self.is_untouched => {
                Ok(Some(self.told(HttpResponse::NotModified().finish(), &known.digest, newest)?))
            }
            _ => Ok(None),
        }
    }

    /// The page with this layout, or that it is as the script has it.
    pub fn answer(&self, layout: &Layout, template: &impl Template) -> HandlerResult {
        let html = template.render()?;
        let (Some(newest), Some(live)) = (self.newest, &layout.live) else { return page_of(html) };
        let digest = digest(&html, layout, &live.version.to_string());
        let answer = match self.known.as_ref().is_some_and(|known| known.digest == digest) {
            true => HttpResponse::NotModified().finish(),
            false => page_of(html)?,
        };
        self.told(answer, &digest, newest)
    }

    fn told(&self, mut answer: HttpResponse, digest: &str, newest: i64) -> HandlerResult {
        let headers = answer.headers_mut();
        headers.insert(HeaderName::from_static(VERSION), value(&self.version.to_string())?);
        headers.insert(header::ETAG, value(&format!("\"{digest}.{newest}\""))?);
        Ok(answer)
    }
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
