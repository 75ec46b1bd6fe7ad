//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;
use reeve_rules::standings::lots::LotRefusal;

refusals! {
    /// Why an action of this room is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// No shared rank is left that would be drawn for.
        NobodyNeedsALot = "nobody-needs-a-lot" in "1.4.2",
        /// The witness is too long, or no name.
        NotAWitness {
            /// How many characters the name may have.
            most: usize,
        } = "not-a-witness",
        /// It was not said how the lots are drawn.
        MethodMissing = "lot-method-missing",
        /// A lot is final, and the word that confirms it was not typed.
        NotConfirmed {
            word: &'static str,
        } = "lots-not-confirmed",
        /// The seed does not fit into the store.
        SeedTooLarge = "seed-too-large",
        /// What was typed is no lot.
        NotALot {
            /// The highest lot that there can be.
            most: u32,
        } = "not-a-lot",
        /// The player shares a rank that is drawn for, and has no lot.
        LotMissing = "lot-missing",
        /// The player shares no rank.
        NothingToDrawFor = "nothing-to-draw-for",
        /// The rules refuse the lot.
        Lot(LotRefusal),
    }
}
