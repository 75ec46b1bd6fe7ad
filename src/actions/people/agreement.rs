//! What a player, or a guardian, agrees to before anybody plays: asked for when somebody registers, and again on the
//! player's own page when a new version of either paper came out.

use crate::Fault;
use crate::people::refusal::Refusal;

/// What a player, or a guardian, agrees to.
#[derive(Debug, Clone, Default)]
pub struct Agreement {
    pub code: bool,
    pub photo: bool,
    /// The player wants to be in no photo and no film. That answers the photo policy, too: it keeps nobody from playing (3.1.1).
    pub no_pictures: bool,
    /// The player is a minor.
    pub minor: bool,
    pub guardian: String,
    pub guardian_agrees: bool,
}

impl Agreement {
    /// What is not agreed to, by field.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let guardian = self.minor && !self.guardian_agrees;
        [
            (!self.code, "code", Refusal::CodeNotAgreed),
            (!self.photo && !self.no_pictures, "photo", Refusal::PhotoNotAgreed),
            (guardian, "guardian_agrees", Refusal::GuardianDisagrees),
        ]
        .into_iter()
        .filter_map(|(missing, field, refusal)| missing.then(|| Fault::new(field, refusal)))
        .collect()
    }
}
