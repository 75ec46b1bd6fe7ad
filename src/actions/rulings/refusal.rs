//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;
use reeve_rules::rulings::call::CallRefusal;
use reeve_rules::rulings::entry::EntryRefusal;
use reeve_views::rulings::now::RuledPlayerRefusal;

refusals! {
    /// Why a ruling is not kept, or a call is not taken.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        Entry(EntryRefusal),
        /// The call, or the pause.
        Call(CallRefusal),
        Player(RuledPlayerRefusal),
        /// The word that confirms a disqualification was not typed.
        WordMissing {
            word: &'static str,
        } = "disqualify-word-missing",
    }
}
