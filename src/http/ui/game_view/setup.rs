//! The form in which an organizer sets a game up, as it stands: what was typed, and what is usual.

use crate::form::Form;
use crate::form_state::FormState;

/// The form.
pub struct SetupForm<'f> {
    /// What was typed.
    pub form: &'f FormState<Form>,
    /// Whoever plays: positions and names.
    pub sides: &'f [(String, String)],
    /// Whether the round has a board, whose land can be played on.
    pub has_board: bool,
}

impl SetupForm<'_> {
    /// What stands in a field: what was typed, and else this.
    pub fn typed<'p>(&'p self, name: &str, otherwise: &'p str) -> &'p str {
        if self.form.has(name) { self.form.raw(name) } else { otherwise }
    }

    /// Whether a field is there.
    pub fn has(&self, name: &str) -> bool {
        self.form.has(name)
    }

    /// What is wrong with a field.
    pub fn fault(&self, name: &str) -> Option<&str> {
        self.form.fault(name)
    }
}
