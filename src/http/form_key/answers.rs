//! Where the last forms led, by their keys. [`crate::form_key`] looks here before it asks the store.

use std::sync::{Mutex, PoisonError};

use reeve_actions::FormKey;

/// How many answers are kept in memory.
const KEPT: usize = 1000;

/// The last answers of this copy: the digest of each form, and the exact address that it led to. Where an answer is not
/// here any more, the store is asked. It has the address that the action stored, which is that of the form's page
/// unless the handler gave a better one
/// ([`RequestContext::will_redirect_to`](crate::request::RequestContext::will_redirect_to)).
#[derive(Debug, Default)]
pub struct FormAnswers(Mutex<std::collections::VecDeque<(String, String)>>);

impl FormAnswers {
    /// Keeps where a form led.
    pub fn keep(&self, form: &FormKey, location: &str) {
        let Some(digest) = form.digest() else { return };
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((digest.to_owned(), location.to_owned()));
    }

    pub fn find(&self, form: &FormKey) -> Option<String> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter()
            .rev()
            .find(|(digest, _)| Some(digest.as_str()) == form.digest())
            .map(|(_, location)| location.clone())
    }
}
