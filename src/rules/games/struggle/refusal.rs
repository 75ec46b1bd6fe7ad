//! Why a step of Struggle is refused.

use crate::games::struggle::step::{BuildKind, CardColumn, StrugglePhase, TAKEN_BY_TRADES};
use crate::refusals::refusals;

refusals! {
    /// Why the first line or a step is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// A player or an expansion has a name that means something else.
        NameTaken {
            name: String,
        } = "struggle-name-taken" in if TAKEN_BY_TRADES.contains(&name.as_str()) { "S1" } else { "S2" },
        /// A number of the first line is below 0 or beyond what is read.
        Number {
            found: i64,
            /// The highest.
            most: i64,
        } = "struggle-number" in "S2",
        /// The piles don't have a road and a settlement for everybody.
        TooFewToBegin = "struggle-too-few-to-begin" in "S2",
        /// The turn has gone further.
        GoingBack(StrugglePhase) = "struggle-going-back" in "S3",
        /// No other player has this name.
        NoSuchOther(String) = "struggle-no-such-other" in "S5",
        /// Fewer cards than one to trade.
        TradesNothing = "struggle-trades-nothing" in "S5",
        /// Fewer cards than one to draw.
        DrawsNothing = "struggle-draws-nothing" in "S11",
        /// More cards than a player may trade in this turn.
        TradesMore {
            left: i64,
        } = "struggle-trades-more" in "S5",
        /// Without a road on side A only the pile trades.
        OnlyWithPile = "struggle-only-with-pile" in "S5",
        /// More than the market has.
        MarketHas(i64) = "struggle-market-has" in "S5",
        /// The player has built one in this turn.
        BuiltAlready(BuildKind) = "struggle-built-already" in "S6",
        /// The pile has none left.
        PileEmpty(BuildKind) = "struggle-pile-empty" in "S6",
        /// The pile has some, so nothing is stolen.
        PileNotEmpty(CardColumn) = "struggle-pile-not-empty" in "S7",
        /// There is none to steal.
        NothingToSteal {
            player: String,
            column: CardColumn,
        } = "struggle-nothing-to-steal" in "S7",
        /// An expansion protects the card.
        Protected {
            player: String,
            column: CardColumn,
            cards: i64,
            by: &'static str,
        } = "struggle-protected" in "S7",
        /// So few players have no destiny card.
        NoDestiny = "struggle-no-destiny" in "S8",
        /// The player has no settlement to turn.
        NoSettlement = "struggle-no-settlement" in "S9",
        /// The list has no such expansion.
        NoSuchExpansion(String) = "struggle-no-such-expansion" in "S10",
        /// The player has this expansion.
        HasExpansion(String) = "struggle-has-expansion" in "S10",
        /// Every city of the player has an expansion.
        NoCityFree = "struggle-no-city-free" in "S10",
        /// More cards than a player may draw.
        DrawsMore {
            /// How many there may be.
            most: i64,
        } = "struggle-draws-more" in "S11",
    }
}
