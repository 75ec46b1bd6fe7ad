//! The form in which an organizer sets a game up, as it stands: what was typed, and what is usual.

use crate::http::form::Form;
use crate::http::form_state::FormState;

/// The form.
pub(crate) struct SetupForm<'f> {
    /// What was typed.
    pub(crate) form: &'f FormState<Form>,
    /// Whoever plays: positions and names.
    pub(crate) sides: &'f [(String, String)],
    /// Whether the round has a board, whose land can be played on.
    pub(crate) has_board: bool,
}

impl SetupForm<'_> {
    /// What stands in a field: what was typed, and else this.
    pub(crate) fn typed<'p>(&'p self, name: &str, otherwise: &'p str) -> &'p str {
        if self.form.has(name) { self.form.raw(name) } else { otherwise }
    }

    /// Whether a field is there.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.form.has(name)
    }

    /// What is wrong with a field.
    pub(crate) fn fault(&self, name: &str) -> Option<&str> {
        self.form.fault(name)
    }
}
