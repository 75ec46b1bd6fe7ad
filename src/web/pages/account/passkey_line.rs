//! A passkey in the list of its owner.

use reeve_http::request::RequestContext;
use reeve_store::passkey::Passkey;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words::time;

/// A passkey, as its owner reads of it.
pub(super) struct PasskeyLine {
    /// What its owner calls it.
    pub(super) name: String,
    pub(super) added: String,
    /// When somebody last signed in with it.
    pub(super) last_used: Option<String>,
    /// The domain that it was made for, where passkeys of this Reeve are made for another one, or for none.
    pub(super) elsewhere: Option<String>,
    pub(super) remove: Url,
}

impl PasskeyLine {
    /// The passkeys of an account.
    pub(super) fn all(request: &RequestContext, passkeys: &[Passkey]) -> Vec<PasskeyLine> {
        let party = request.app.passkeys.as_ref();
        let is_here = |passkey: &Passkey| party.is_some_and(|party| party.owns(passkey));
        passkeys
            .iter()
            .map(|passkey| PasskeyLine {
                name: passkey.name.clone(),
                added: time::moment(passkey.added_at, "UTC"),
                last_used: passkey.last_used_at.map(|at| time::moment(at, "UTC")),
                elsewhere: (!is_here(passkey)).then(|| passkey.rp_id.clone()),
                remove: urls::remove_passkey(passkey.id),
            })
            .collect()
    }
}
