//! Why an action of this room is refused.

use reeve_rules::standings::lots::LotRefusal;

/// Why an action of this room is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// No shared rank is left that would be drawn for.
    NobodyNeedsALot,
    /// The witness is too long, or no name.
    NotAWitness {
        /// How many characters the name may have.
        most: usize,
    },
    /// It was not said how the lots are drawn.
    MethodMissing,
    /// A lot is final, and the word that confirms it was not typed.
    NotConfirmed {
        /// The word.
        word: &'static str,
    },
    /// The seed does not fit into the store.
    SeedTooLarge,
    /// What was typed is no lot.
    NotALot {
        /// The highest lot that there can be.
        most: u32,
    },
    /// The player shares a rank that is drawn for, and has no lot.
    LotMissing,
    /// The player shares no rank.
    NothingToDrawFor,
    /// The rules refuse the lot.
    Lot(LotRefusal),
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NobodyNeedsALot => "nobody-needs-a-lot",
            Refusal::NotAWitness { .. } => "not-a-witness",
            Refusal::MethodMissing => "lot-method-missing",
            Refusal::NotConfirmed { .. } => "lots-not-confirmed",
            Refusal::SeedTooLarge => "seed-too-large",
            Refusal::NotALot { .. } => "not-a-lot",
            Refusal::LotMissing => "lot-missing",
            Refusal::NothingToDrawFor => "nothing-to-draw-for",
            Refusal::Lot(refusal) => refusal.code(),
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::NobodyNeedsALot => Some("1.4.2"),
            Refusal::Lot(refusal) => Some(refusal.clause()),
            _ => None,
        }
    }
}
