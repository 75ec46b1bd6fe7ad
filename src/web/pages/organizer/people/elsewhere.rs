//! Who a player is in other tournaments: a part of the player's page.

use reeve_actions::people::join_person::{Elsewhere, OtherPlayer};
use reeve_actions::tournament::named::OwnHosts;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;

/// What stands in the form that joins.
#[derive(Debug, Default)]
pub(crate) struct JoinForm {
    pub(crate) tournament: String,
    pub(crate) number: String,
}

impl JoinForm {
    pub(crate) fn read(form: &Form) -> JoinForm {
        let text = |name: &str| form.text(name).to_owned();
        JoinForm { tournament: text("tournament"), number: text("number") }
    }

    /// `here`: how this Reeve is reached.
    pub(crate) fn command(&self, here: OwnHosts) -> OtherPlayer {
        // No player has the number 0, so what is no number is not found.
        OtherPlayer { tournament: self.tournament.clone(), number: self.number.parse().unwrap_or(0), here }
    }
}

/// The part of the page.
pub(crate) struct Section {
    pub(crate) found: Elsewhere,
    pub(crate) form: FormState<JoinForm>,
}
