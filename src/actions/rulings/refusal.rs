//! Why an action of this room is refused.

use reeve_rules::rulings::call::CallRefusal;
use reeve_rules::rulings::entry::EntryRefusal;
use reeve_views::rulings::now::RuledPlayerRefusal;

/// Why a ruling is not kept, or a call is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// What the ruling says.
    Entry(EntryRefusal),
    /// The call, or the pause.
    Call(CallRefusal),
    /// Who it is about.
    Player(RuledPlayerRefusal),
    /// The word that confirms a disqualification was not typed.
    WordMissing {
        /// The word.
        word: &'static str,
    },
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Entry(why) => why.code(),
            Refusal::Call(why) => why.code(),
            Refusal::Player(why) => why.code(),
            Refusal::WordMissing { .. } => "disqualify-word-missing",
        }
    }

    /// The clause of the rules it comes from, where it comes from one.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Entry(why) => why.clause(),
            Refusal::Call(why) => why.clause(),
            Refusal::Player(why) => why.clause(),
            Refusal::WordMissing { .. } => None,
        }
    }
}

impl From<EntryRefusal> for Refusal {
    fn from(why: EntryRefusal) -> Refusal {
        Refusal::Entry(why)
    }
}

impl From<CallRefusal> for Refusal {
    fn from(why: CallRefusal) -> Refusal {
        Refusal::Call(why)
    }
}

impl From<RuledPlayerRefusal> for Refusal {
    fn from(why: RuledPlayerRefusal) -> Refusal {
        Refusal::Player(why)
    }
}
