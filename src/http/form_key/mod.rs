//! A form that is sent twice, by a double click, the way back or a broken connection, gets the first answer.
//!
//! The pages' forms carry a key (`forms::key` in the templates). [`note`] makes a [`FormKey`] of it when the form is
//! read, and the action stores that key together with what it does. When a request ends without having done anything,
//! [`first_answer`] looks whether the same form was carried out before.

pub mod answers;
pub mod sent_again;

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpMessage, HttpRequest};

use reeve_actions::FormKey;
use reeve_limits as limits;
use reeve_store as store;
use reeve_store::form_key;

use crate::request::{Access, Sent};
use crate::server::app::App;
use reeve_urls as urls;

/// The name of the hidden field.
pub const FIELD: &str = "form-key";
/// How long a key is; a text of another length is not one of our keys.
const LENGTH: std::ops::RangeInclusive<usize> = 22..=limits::FORM_KEY;
/// How often, and how far apart, a database that went away in a commit is asked how it ended.
const TRIES: u32 = 12;
const PAUSE: Duration = Duration::from_millis(400);
/// How often, and how far apart, the memory is looked into for the answer of a form that is known to be stored.
const MOMENTS: u32 = 12;
const MOMENT: Duration = Duration::from_millis(40);
/// How long all of it takes at most, also where each question waits for a database that is away.
const LONGEST: Duration = Duration::from_secs(15);

/// Whether a text is as long as a key.
pub(crate) fn fits(key: &str) -> bool {
    LENGTH.contains(&key.len())
}

/// Notes the key and the content of a form that was read, for [`crate::request::RequestContext`] and the
/// guard.
pub fn note(req: &HttpRequest, key: &str, content: &[&[u8]]) {
    let key = Some(key).filter(|key| fits(key));
    let (access, slot) = {
        let extensions = req.extensions();
        (extensions.get::<Rc<Access>>().cloned(), extensions.get::<Rc<Sent>>().cloned())
    };
    if let (Some(access), Some(slot)) = (access, slot) {
        let page = page_of(req, &access);
        let made = FormKey::new(key, &access.caller(), req.path(), content, &page).sent_with(access.key.clone());
        let _ = slot.set(Arc::new(made));
    }
}

/// The page that a form stood on, as the browser says; where it does not, the nearest page that is surely there.
fn page_of(req: &HttpRequest, access: &Access) -> String {
    let app = req.app_data::<actix_web::web::Data<App>>();
    let referer = req.headers().get(header::REFERER).and_then(|value| value.to_str().ok());
    let own = app.zip(referer).and_then(|(app, referer)| referer.strip_prefix(&*app.public_url()));
    if let Some(page) = own.filter(|page| page.starts_with('/') && !page.starts_with("//") && page.len() <= 500) {
        // Without its query: what somebody looked for may be a person's name, and this is stored.
        return page.split(['?', '#']).next().unwrap_or("/").to_owned();
    }
    let nearest = match (&access.player, &access.tournament) {
        (Some(player), _) => urls::own(&player.link_token).home(),
        (None, Some(tournament)) if access.roles.signed_in => urls::run(&tournament.slug).home(),
        (None, Some(tournament)) => urls::public(&tournament.slug).home(),
        (None, None) => urls::home(),
    };
    nearest.into()
}

/// Where the same form led when it was carried out, if it was.
async fn first_answer(app: &App, form: &FormKey) -> Result<Option<String>, store::Error> {
    if let Some(location) = app.form_answers.find(form) {
        return Ok(Some(location));
    }
    let Some(digest) = form.digest() else { return Ok(None) };
    let mut tx = app.db.read().await?;
    let stored = form_key::location(&mut tx, digest).await?;
    drop(tx);
    if stored.is_none() {
        return Ok(None);
    }
    // Of a double click the first has committed, and may be about to answer.
    for _ in 0..MOMENTS {
        tokio::time::sleep(MOMENT).await;
        if let Some(location) = app.form_answers.find(form) {
            return Ok(Some(location));
        }
    }
    Ok(stored)
}

/// How a commit ended whose answer was lost.
enum LostCommit {
    /// The form was carried out, and leads there.
    Done(String),
    Undone,
    /// The database could not be asked.
    Unknown,
}

/// Finds out how a commit ended whose answer was lost, by the key that was stored with it. Nobody waits longer for that
/// than [`LONGEST`].
async fn how_it_ended(app: &App, form: Option<&FormKey>) -> LostCommit {
    tokio::time::timeout(LONGEST, ask_how_it_ended(app, form)).await.unwrap_or(LostCommit::Unknown)
}

async fn ask_how_it_ended(app: &App, form: Option<&FormKey>) -> LostCommit {
    for _ in 0..TRIES {
        // Also without a key: what is kept in memory has to be read again once the transaction has ended.
        if let Ok(mut tx) = app.db.settle().await {
            let Some(digest) = form.and_then(FormKey::digest) else { return LostCommit::Unknown };
            match form_key::location(&mut tx, digest).await {
                Ok(Some(location)) => return LostCommit::Done(location),
                Ok(None) => return LostCommit::Undone,
                Err(_) => {}
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
    LostCommit::Unknown
}
