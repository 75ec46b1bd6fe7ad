//! What the first line and the steps of Struggle say.

use crate::tournament::vocabulary::words;

/// What no player is called, since a trade names it (S1).
pub const TAKEN_BY_TRADES: [&str; 2] = ["pile", "market"];
/// What no expansion is called, since a build names it (S2).
pub const TAKEN_BY_BUILDS: [&str; 4] = ["road", "knight", "settlement", "city"];

words! {
    /// A column of cards, whose sides alternate.
    CardColumn {
        /// Roads.
        Road = "road",
        /// Knights.
        Knight = "knight",
    }
}

words! {
    /// Where a turn stands.
    StrugglePhase {
        /// Nothing was built yet.
        Trade = "trade",
        /// Something was built.
        Build = "build",
        /// Cards were drawn.
        Drawn = "drawn",
    }
}

words! {
    /// What is built once a turn at most (S6).
    BuildKind {
        /// A road.
        Road = "road",
        /// A knight.
        Knight = "knight",
        /// A settlement.
        Settlement = "settlement",
        /// A city.
        City = "city",
        /// An expansion.
        Expansion = "expansion",
    }
}

/// Cards of the piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildingCards {
    pub road: i64,
    /// Settlements, whose other sides are cities.
    pub settlement: i64,
    pub knight: i64,
    pub expansion: i64,
}

/// The piles of the source (S2).
impl Default for BuildingCards {
    fn default() -> Self {
        BuildingCards { road: 9, settlement: 15, knight: 5, expansion: 9 }
    }
}

/// VP of the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardValues {
    pub settlement: i64,
    pub city: i64,
    /// A road on side A.
    pub road_a: i64,
    /// A road on side B.
    pub road_b: i64,
    /// A knight on side A.
    pub knight_a: i64,
    /// A knight on side B.
    pub knight_b: i64,
    pub expansion: i64,
}

impl Default for CardValues {
    fn default() -> Self {
        CardValues { settlement: 1, city: 2, road_a: 0, road_b: 1, knight_a: 0, knight_b: 1, expansion: 1 }
    }
}

/// The expansions, where the first line does not say which.
pub const EXPANSIONS: [&str; 3] = ["castle", "church", "university"];

/// The first line of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StruggleOpening {
    /// The players, in the order of their turns.
    pub players: Vec<String>,
    pub cards: BuildingCards,
    pub expansions: Vec<String>,
    pub values: CardValues,
}

/// A step. Players and expansions are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StruggleStep {
    /// Cards of the hand are traded.
    Trade {
        /// With the pile, the market or a player.
        with: String,
        count: i64,
    },
    /// A road or a knight is built.
    Build {
        column: CardColumn,
        /// From whom the card is stolen.
        from: Option<String>,
    },
    Settlement {
        /// Whether the destiny card is turned.
        flip: bool,
    },
    /// A settlement becomes a city.
    City {
        event: Option<String>,
    },
    Expansion(String),
    Draw(i64),
    End,
}
