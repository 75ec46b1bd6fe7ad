//! Why a step of Struggle is refused.

use crate::games::struggle::step::{BuildKind, CardColumn, StrugglePhase, TAKEN_BY_TRADES};

/// Why the first line or a step is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// A player or an expansion has a name that means something else.
    NameTaken(String),
    /// A number of the first line is below 0 or beyond what is read.
    Number {
        /// The number.
        found: i64,
        /// The highest.
        most: i64,
    },
    /// The piles don't have a road and a settlement for everybody.
    TooFewToBegin,
    /// The turn has gone further.
    GoingBack(StrugglePhase),
    /// No other player has this name.
    NoSuchOther(String),
    /// Fewer cards than one to trade.
    TradesNothing,
    /// Fewer cards than one to draw.
    DrawsNothing,
    /// More cards than a player may trade in this turn.
    TradesMore {
        /// How many are left.
        left: i64,
    },
    /// Without a road on side A only the pile trades.
    OnlyWithPile,
    /// More than the market has.
    MarketHas(i64),
    /// The player has built one in this turn.
    BuiltAlready(BuildKind),
    /// The pile has none left.
    PileEmpty(BuildKind),
    /// The pile has some, so nothing is stolen.
    PileNotEmpty(CardColumn),
    /// There is none to steal.
    NothingToSteal {
        /// From whom.
        player: String,
        /// What.
        column: CardColumn,
    },
    /// An expansion protects the card.
    Protected {
        /// Whose card.
        player: String,
        /// What.
        column: CardColumn,
        /// How many are protected.
        cards: i64,
        /// By what.
        by: &'static str,
    },
    /// So few players have no destiny card.
    NoDestiny,
    /// The player has no settlement to turn.
    NoSettlement,
    /// The list has no such expansion.
    NoSuchExpansion(String),
    /// The player has this expansion.
    HasExpansion(String),
    /// Every city of the player has an expansion.
    NoCityFree,
    /// More cards than a player may draw.
    DrawsMore {
        /// How many there may be.
        most: i64,
    },
}

impl Refusal {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NameTaken(_) => "struggle-name-taken",
            Refusal::Number { .. } => "struggle-number",
            Refusal::TooFewToBegin => "struggle-too-few-to-begin",
            Refusal::GoingBack(_) => "struggle-going-back",
            Refusal::NoSuchOther(_) => "struggle-no-such-other",
            Refusal::TradesNothing => "struggle-trades-nothing",
            Refusal::DrawsNothing => "struggle-draws-nothing",
            Refusal::TradesMore { .. } => "struggle-trades-more",
            Refusal::OnlyWithPile => "struggle-only-with-pile",
            Refusal::MarketHas(_) => "struggle-market-has",
            Refusal::BuiltAlready(_) => "struggle-built-already",
            Refusal::PileEmpty(_) => "struggle-pile-empty",
            Refusal::PileNotEmpty(_) => "struggle-pile-not-empty",
            Refusal::NothingToSteal { .. } => "struggle-nothing-to-steal",
            Refusal::Protected { .. } => "struggle-protected",
            Refusal::NoDestiny => "struggle-no-destiny",
            Refusal::NoSettlement => "struggle-no-settlement",
            Refusal::NoSuchExpansion(_) => "struggle-no-such-expansion",
            Refusal::HasExpansion(_) => "struggle-has-expansion",
            Refusal::NoCityFree => "struggle-no-city-free",
            Refusal::DrawsMore { .. } => "struggle-draws-more",
        }
    }

    /// The number of the rule in docs/GAMES.md.
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::NameTaken(name) if TAKEN_BY_TRADES.contains(&name.as_str()) => "S1",
            Refusal::NameTaken(_) | Refusal::Number { .. } | Refusal::TooFewToBegin => "S2",
            Refusal::GoingBack(_) => "S3",
            Refusal::TradesMore { .. } | Refusal::OnlyWithPile | Refusal::MarketHas(_) => "S5",
            Refusal::NoSuchOther(_) | Refusal::TradesNothing => "S5",
            Refusal::BuiltAlready(_) | Refusal::PileEmpty(_) => "S6",
            Refusal::PileNotEmpty(_) | Refusal::NothingToSteal { .. } | Refusal::Protected { .. } => "S7",
            Refusal::NoDestiny => "S8",
            Refusal::NoSettlement => "S9",
            Refusal::NoSuchExpansion(_) | Refusal::HasExpansion(_) | Refusal::NoCityFree => "S10",
            Refusal::DrawsNothing | Refusal::DrawsMore { .. } => "S11",
        }
    }
}
