//! The key of a form: what is sent twice is done once.
//!
//! Every page gives its forms a random key. A form that was sent is recognized by a digest of that key, of the sender,
//! of the address and of everything typed: the same form with another value in it is another form. The digest is stored
//! in the transaction of the action that the form asks for, so neither is ever there without the other. A form that
//! comes again fails there (or before, because things have changed), and whoever sent it gets the first answer.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use reeve_store::{AccountId, ApiKeyId, Tx, form_key};

use crate::{Caller, Result, Who};

/// Stands in the address that [`FormKey::will_redirect_to`] is given for what the action has yet to make: a number, a
/// token or a short name ([`crate::Action::creates`]). None of these holds it, and in an address it stays as it is.
pub const CREATED: &str = "_CREATED_";

/// A form as it was sent, once or again.
#[derive(Debug)]
pub struct FormKey {
    digest: Option<String>,
    account: Option<AccountId>,
    page: String,
    /// The key with which a program sent it, and its name.
    api_key: Option<(ApiKeyId, String)>,
    redirect: OnceLock<String>,
    location: OnceLock<String>,
    stored: AtomicBool,
}

impl FormKey {
    /// The key of a form that `caller` sent from the page of that address; `content` is everything that was sent.
    /// Without a key, as a script sends it, nothing is stored; it only notes whether its action was carried out.
    pub fn new(key: Option<&str>, caller: &Caller, target: &str, content: &[&[u8]], page: &str) -> FormKey {
        let who = match &caller.who {
            Who::Visitor => "visitor".to_owned(),
            Who::Player { player, .. } => format!("player {player}"),
            Who::Account { id, .. } => format!("account {id}"),
            Who::Command => "command".to_owned(),
        };
        let digest = |key: &str| {
            let mut parts = vec![key.as_bytes(), who.as_bytes(), target.as_bytes()];
            parts.extend(content);
            reeve_secret::digest_of(&parts)
        };
        FormKey {
            digest: key.map(digest),
            account: caller.account(),
            page: page.to_owned(),
            api_key: None,
            redirect: OnceLock::new(),
            location: OnceLock::new(),
            stored: AtomicBool::new(false),
        }
    }

    /// The same, sent by a program with this key.
    #[must_use]
    pub fn sent_with(self, key: Option<(ApiKeyId, String)>) -> FormKey {
        FormKey { api_key: key, ..self }
    }

    /// The key with which a program sent it, and its name.
    pub(crate) fn api_key(&self) -> Option<&(ApiKeyId, String)> {
        self.api_key.as_ref()
    }

    /// What the form is stored under, if it carries a key.
    pub fn digest(&self) -> Option<&str> {
        self.digest.as_deref()
    }

    /// Where the form leads, once this very request has carried it out.
    pub fn location(&self) -> Option<&str> {
        self.location.get().map(String::as_str).filter(|_| self.stored())
    }

    /// Says where the answer will lead, if to another page than the form's own, with [`CREATED`] for what the action
    /// makes. To be said before the action.
    pub fn will_redirect_to(&self, pattern: String) {
        // What was said first counts: one request, one answer.
        let _ = self.redirect.set(pattern);
    }

    /// Whether this very request carried the form out.
    pub fn stored(&self) -> bool {
        self.stored.load(Ordering::Relaxed)
    }

    /// Stores the form in the transaction of its action. A second action of the same request stores nothing more.
    ///
    /// Error: a conflict where the form was carried out before.
    pub(crate) async fn store(&self, tx: &mut Tx, created: &str, now: chrono::DateTime<chrono::Utc>) -> Result<()> {
        if self.stored() {
            return Ok(());
        }
        let location = match self.redirect.get() {
            Some(pattern) => pattern.replace(CREATED, created),
            None => self.page.clone(),
        };
        if let Some(digest) = &self.digest {
            match form_key::insert(tx, digest, self.account, &location, now).await {
                Err(reeve_store::Error::Conflict { .. }) => return Err(crate::Error::Stale),
                done => done?,
            }
        }
        let _ = self.location.set(location);
        Ok(())
    }

    /// To be called when the transaction is committed.
    pub(crate) fn mark_stored(&self) {
        self.stored.store(true, Ordering::Relaxed);
    }
}
