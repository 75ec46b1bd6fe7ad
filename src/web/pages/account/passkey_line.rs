//! A passkey in the list of its owner.

use crate::http::request::RequestContext;
use crate::ui::urls::Url;
use crate::ui::{time, urls};
use reeve_store::passkey::Passkey;

/// A passkey, as its owner reads of it.
pub(super) struct PasskeyLine {
    /// What its owner calls it.
    pub(super) name: String,
    /// When it was added.
    pub(super) added: String,
    /// When somebody last signed in with it.
    pub(super) last_used: Option<String>,
    /// The domain that it was made for, where passkeys of this Reeve are made for another one, or for none.
    pub(super) elsewhere: Option<String>,
    /// Where it is removed.
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
